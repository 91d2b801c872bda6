"""``wonderland replay``: the states that records lead to."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from wonderland import api
from wonderland.cli.parser import set_language
from wonderland.content import files
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.match import Match
from wonderland.core.message import say, told
from wonderland.core.record import Record
from wonderland.session.books import book_file


def command(arguments: argparse.Namespace) -> int:
    """Replay each file; a bad one is told and the others are still replayed."""
    if arguments.book:
        return _write_book(arguments.files, Path(arguments.book))
    problems: list[Problem] = []
    bad = False
    for name in arguments.files:
        try:
            match = _played(name, arguments.seat)
        except BadInput as error:
            bad = True
            if arguments.json:
                print(json.dumps(problem_json(name, error.problems[0])))
            else:
                problems.extend(error.problems)
            continue
        for step in _steps(match, arguments.each, arguments.seat):
            _show(name, step, arguments)
    if problems:
        raise BadInput(problems)
    return 2 if bad else 0


def _write_book(names: Sequence[str], to: Path) -> int:
    """Write the story of a record, in the language that is set: people read it.

    Raises:
        BadInput: if there are several records, its game tells none, or it can't be written.
    """
    if len(names) != 1:
        raise BadInput([Problem("--book", 0, say("a book is written of one record"))])
    record = api.read_record(Path(names[0]))
    spoken = set_language()
    files.save(to, book_file(record, to, lambda text: told(text, spoken)))
    return 0


def problem_json(name: str, problem: Problem) -> dict[str, object]:
    """What is wrong with a record, as JSON has it."""
    error = {"rule": problem.rule or None, "message": problem.message}
    return {"record": name, "line": problem.move or 0, "error": error}


class Step(NamedTuple):
    """A place in a record, as a seat knows it or as it is.

    Attributes:
        number: how many lines lead to it.
        line: the last of them, ``""`` at the start.
        sentences: what followed from it, in sentences.
        state: where the match stands.
        words: the same in words.
    """

    number: int
    line: str
    sentences: tuple[str, ...]
    state: Mapping[str, object]
    words: str


def _played(name: str, seat: str | None) -> Match:
    """The match of a record, played to its end: nothing is shown of one with a fault in it.

    Raises:
        BadInput: if there is a fault in it, or no such seat.
    """
    record = api.read_record(Path(name))
    game = api.game_of(record)
    match = game.open(record)
    if seat is not None and seat not in match.seats:
        what = say("there is no seat {seat}; there is {known}", seat=seat, known=", ".join(match.seats))
        raise BadInput([Problem(name, record.line_of(("game",)), what, move=0)])
    for number, line in enumerate(record.moves, start=1):
        _play(match, record, number, line)
    return match


def _steps(match: Match, each: bool, seat: str | None) -> Iterator[Step]:
    """The end of a match, or each place in it from its beginning on: one at a time, for many are large."""
    game = api.Game(match.game)
    if not each:
        yield _step(game, match, seat)
        return
    match.go(0)
    yield _step(game, match, seat)
    while match.taken_back:
        match.redo()
        yield _step(game, match, seat)


def _step(game: api.Game, match: Match, seat: str | None) -> Step:
    state = dict(match.view(seat)) if seat else match.state()
    line = match.known_by((seat,) if seat else (), -1) if match.lines else ""
    events = match.events_for(seat) if seat else match.last_events
    text = game.text
    sentences = tuple(words for event in events if (words := text.sentence(event, match)))
    return Step(len(match.lines), line, sentences, state, text.state(state))


def _play(match: Match, record: Record, number: int, line: str) -> None:
    try:
        match.play(line)
    except IllegalAction as refused:
        raise BadInput([api.refused_line(record, number, match)]) from refused


def _show(name: str, step: Step, arguments: argparse.Namespace) -> None:
    if arguments.json:
        head: dict[str, object] = {"record": name}
        if arguments.each:
            head["line"] = step.number
        print(json.dumps({**head, **step.state}))
        return
    if arguments.each:
        print(f"{name}, line {step.number}: {step.line}".removesuffix(": "))
        for words in step.sentences:
            print(f"  {words}")
    else:
        print(name)
    print(step.words)
    print()
