"""Holding a lesson against the rules: its marks exist, and its answers bring it to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.learn.library import Lesson, read
from wonderland.learn.runner import Adviser, Runner

MOST_LINES = 5000
"""Lines after which a step is held never to end."""
Rules = Callable[[str], Game]


def check(path: Path, rules: Rules, adviser: Callable[[str, str], Adviser]) -> None:
    """Check a lesson's file.

    Args:
        path: the file.
        rules: loads a game's rules by name.
        adviser: an agent of a game and a level.

    Raises:
        BadInput: with all that is wrong in it.
    """
    lesson = read(path)
    try:
        game = rules(lesson.game)
    except BadInput as unknown:
        line = lesson.document.line_of(("game",))
        raise BadInput([_problem(lesson, line, p.message) for p in unknown.problems]) from unknown
    if problems := _bad_starts(lesson, game):
        raise BadInput(problems)
    runner = Runner(lesson, game, _adviser(lesson, adviser))
    if problems := play_through(lesson, runner):
        raise BadInput(problems)


def _adviser(lesson: Lesson, adviser: Callable[[str, str], Adviser]) -> Adviser | None:
    against = lesson.model.against
    try:
        return adviser(lesson.game, against) if against else None
    except BadInput as unknown:
        line = lesson.document.line_of(("against",))
        raise BadInput([_problem(lesson, line, p.message) for p in unknown.problems]) from unknown


def _bad_starts(lesson: Lesson, game: Game) -> list[Problem]:
    """What is wrong with the positions that are laid out, by the rules."""
    problems: list[Problem] = []
    laid = [0, *(at for at, step in enumerate(lesson.steps) if at and step.start is not None)]
    for at in laid:
        record = lesson.start_of(at)
        try:
            match = Match(game, record)
        except BadInput as bad:
            problems += bad.problems
            continue
        for line, where in zip(record.moves, record.lines, strict=True):
            try:
                match.play(line)
            except IllegalAction as refused:
                problems.append(_problem(lesson, where, f"{line!r}: {refused}"))
                break
    return problems


def play_through(lesson: Lesson, runner: Runner) -> list[Problem]:
    """Take a lesson by its own answers; say what is in the way."""
    problems: list[Problem] = []
    while not runner.over:
        at = runner.at
        line = lesson.line_of_step(at)
        problems += [_problem(lesson, line, what) for what in _unknown_marks(runner)]
        if runner.reading:
            runner.go_on()
            continue
        try:
            _answer(runner)
        except IllegalAction as refused:
            return [*problems, _problem(lesson, line, say("step {n}: {refused}", n=at + 1, refused=str(refused)))]
        if runner.achieved:
            runner.go_on()
        if runner.at == at and not runner.over:
            what = say("step {n}: its answer does not bring about what it waits for", n=at + 1)
            return [*problems, _problem(lesson, line, what)]
    return problems


def _answer(runner: Runner) -> None:
    """Say the answer of a step as a learner would, and let the others act in between."""
    at = runner.at
    answer = list(runner.step.answer)
    for _ in range(MOST_LINES):
        if runner.over or runner.achieved or runner.at != at:
            break
        if runner.waits:
            runner.advance()
        elif answer:
            runner.play(answer.pop(0))
        elif runner.step.free and runner.match.to_act == runner.learner:
            runner.show()
        else:
            return
    if answer:
        raise IllegalAction("", say("{answer!r} of its answer is not needed", answer=answer[0]))


def _unknown_marks(runner: Runner) -> list[str]:
    lesson = runner.lesson
    wrong = lesson.vocabulary.unknown(lesson.marks[runner.at], runner.match)
    return [say("step {n} marks what is not there: {what}", n=runner.at + 1, what=what) for what in wrong]


def _problem(lesson: Lesson, line: int, message: str) -> Problem:
    return Problem(lesson.document.name, line, message)
