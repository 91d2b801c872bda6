"""Lessons of any game and runners for them, for tests."""

from __future__ import annotations

import re
from copy import copy

import pytest

from wonderland import api
from wonderland.core.errors import IllegalAction
from wonderland.learn.check import play_through
from wonderland.learn.runner import READ_FIRST, Runner
from wonderland.session.lesson import adviser

MOST = 3000
SAMPLE = 40
"""Legal lines that are tried at a point; where there are more, evenly chosen ones."""


def run(lesson, left=None):
    game, level = api.game(lesson.game), lesson.model.against
    return Runner(lesson, game.rules, adviser(game, level) if level else None, left)


def fork(runner):
    """A runner that goes its own way from here."""
    new = copy(runner)
    new.match = runner.match.copy()
    for name in ("_rolls", "_script", "_showing"):
        setattr(new, name, list(getattr(runner, name)))
    return new


def settle(runner):
    """Let everything happen in a step that is not the learner's."""
    at = runner.at
    for _ in range(MOST):
        if not runner.waits or runner.at != at:
            return
        runner.advance()
    raise AssertionError("it never comes to the learner's turn")


def do_step(runner):
    """Take the step that a runner is at, by its answer."""
    at = runner.at
    if runner.reading:
        runner.go_on()
        return
    for line in runner.step.answer:
        settle(runner)
        runner.play(line)
    while runner.step.free and runner.at == at and not runner.over:
        settle(runner)
        if runner.at == at and not runner.over and runner.match.to_act == runner.learner:
            runner.show()
    if runner.at == at:
        settle(runner)
    if runner.achieved:
        runner.go_on()


def run_to(lesson, at):
    runner = run(lesson)
    while runner.at < at:
        do_step(runner)
    return runner


def tried(runner):
    lines = [str(action) for action in runner.match.legal()]
    return lines[:: max(1, len(lines) // SAMPLE)]


def assert_wrong_lines_do_no_harm(runner):
    """Try what is legal here: it is explained and changes nothing, or it leads on all the same."""
    at = runner.at
    for line in tried(runner):
        other = fork(runner)
        state, misses = other.match.state(), other.all_misses
        try:
            other.play(line)
        except IllegalAction as refused:
            assert refused.message, line
            assert other.feedback == refused.message
            assert other.match.state() == state
            assert other.all_misses == misses + 1
            continue
        settle(other)
        if other.at == at and not (other.over or other.achieved or other.step.free):
            other.show()
            settle(other)
            assert other.over or other.achieved or other.at == at + 1, (line, "it can't be brought to its end")


def assert_answers_lead_to_the_end(lesson):
    """A lesson's own answers bring it to its end, without a miss."""
    runner = run(lesson)
    assert play_through(lesson, runner) == []
    assert runner.over
    assert runner.all_misses == 0


def assert_wrong_lines_are_explained(lesson):
    """Against its answers a lesson explains itself and changes nothing; what is to be read comes first."""
    runner = run(lesson)
    while not runner.over:
        at, step = runner.at, runner.step
        if runner.reading:
            with pytest.raises(IllegalAction, match=re.escape(READ_FIRST)):
                runner.play(f"{runner.learner} end")
            do_step(runner)
            continue
        settle(runner)
        for line in step.answer or [""]:
            settle(runner)
            assert_wrong_lines_do_no_harm(runner)
            if line:
                runner.play(line)
        if step.free:
            do_step(runner)
        settle(runner)
        if runner.achieved:
            runner.go_on()
        assert runner.over or runner.at == at + 1


def assert_goes_on_where_it_was_left(lesson):
    """A lesson that is left at any step is taken up there."""
    runner = run(lesson)
    while not runner.over:
        again = run(lesson, runner.left)
        assert (again.at, again.match.state()) == (runner.at, runner.match.state())
        assert again.left == runner.left
        do_step(runner)


def taught(lessons):
    """The numbers of the rules that lessons tell of."""
    return {rule for lesson in lessons for step in lesson.steps for rule in step.rules}


def refused_at(lesson, step, line):
    """The rule by which a line is refused at a step."""
    runner = run_to(lesson, step)
    with pytest.raises(IllegalAction) as error:
        runner.play(line)
    return error.value.rule


def words_of(lesson):
    """Everything that a lesson's steps say."""
    return [str(value) for value in _texts(lesson.document.data["steps"])]


def _texts(value):
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("title", "says", "hint", "again", "done"):
                yield part
            elif key == "refuse":
                yield from part.values()
            elif isinstance(part, (dict, list)):
                yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
