"""``wonderland replay``: the states that records lead to."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wonderland import api
from wonderland.cli.words import describe
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.match import Match
from wonderland.core.record import Record


def command(arguments: argparse.Namespace) -> int:
    """Replay each file; a bad one is told and the others are still replayed."""
    problems: list[Problem] = []
    bad = False
    for name in arguments.files:
        try:
            states = list(_states(name, arguments.each, arguments.seat))
        except BadInput as error:
            bad = True
            if arguments.json:
                print(json.dumps(told(name, error.problems[0])))
            else:
                problems.extend(error.problems)
            continue
        for number, state in states:
            _show(name, number, state, arguments)
    if problems:
        raise BadInput(problems)
    return 2 if bad else 0


def told(name: str, problem: Problem) -> dict[str, Any]:
    """What is wrong with a record, as JSON has it."""
    error = {"rule": problem.rule or None, "message": problem.message}
    return {"record": name, "line": problem.move or 0, "error": error}


def _states(name: str, each: bool, seat: str | None) -> Iterator[tuple[int, dict[str, Any]]]:
    record = api.read_record(Path(name))
    match = api.game_of(record).open(record)
    if each:
        yield 0, _seen(match, seat)
    for number, line in enumerate(record.moves, start=1):
        _play(match, record, number, line)
        if each:
            yield number, _seen(match, seat)
    if not each:
        yield len(record.moves), _seen(match, seat)


def _play(match: Match, record: Record, number: int, line: str) -> None:
    try:
        match.play(line)
    except IllegalAction as refused:
        raise BadInput([api.refused_line(record, number, refused)]) from refused


def _seen(match: Match, seat: str | None) -> dict[str, Any]:
    return dict(match.view(seat)) if seat else match.state()  # type: ignore[call-overload]


def _show(name: str, number: int, state: dict[str, Any], arguments: argparse.Namespace) -> None:
    if arguments.json:
        head: dict[str, Any] = {"record": name}
        if arguments.each:
            head["line"] = number
        print(json.dumps({**head, **state}))
        return
    print(f"{name}, line {number}" if arguments.each else name)
    print(describe(state))
    print()
