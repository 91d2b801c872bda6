"""What becomes of a time where there is ten times as much: lines, records, mods.

A figure of 10 is linear; what takes the same time at any size has 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from tools.speed.long_matches import GAME, LONGEST, decision, long_record
from tools.speed.rows import Row, milliseconds
from wonderland import api
from wonderland.content import records
from wonderland.core.match import Match
from wonderland.games.sound_mods import sound_mods
from wonderland.games.wonderland import victory
from wonderland.games.wonderland.definitions import FILES
from wonderland.session import saves
from wonderland.session.watched import WatchedSession

LINEAR = 12.0
"""Ten times as much may take so many times as long; what is more is no noise."""
UNIT = "times as long for 10 times as many"


def rows() -> Iterator[Row]:
    """Measure each at two sizes or more."""
    with patch.object(victory, "QUIET_TURNS", 10**9):
        for fewer in (100, LONGEST // 10):
            yield from _lines(fewer)
    with TemporaryDirectory() as folder:
        for fewer in (10, 50, 500):
            yield _grown(
                f"list of records, {fewer:,} to {10 * fewer:,}",
                _records(Path(folder), fewer),
                _records(Path(folder), 10 * fewer),
            )
        for fewer in (1, 10):
            yield _grown(
                f"loading of mods, {fewer} to {10 * fewer}", _mods(Path(folder), fewer), _mods(Path(folder), 10 * fewer)
            )


def _grown(what: str, few: Callable[[], object], many: Callable[[], object]) -> Row:
    return Row(what, milliseconds(many) / milliseconds(few), UNIT, LINEAR)


def _lines(fewer: int) -> Iterator[Row]:
    """What is done with a match of so many lines, and of ten times as many."""
    few, many = long_record(fewer), long_record(10 * fewer)
    game, range_ = api.game(GAME), f"{fewer:,} to {10 * fewer:,} lines"
    played = [game.load(record) for record in (few, many)]
    sessions = [WatchedSession(replace(record, seats={})) for record in (few, many)]
    for session, match in zip(sessions, played, strict=True):
        session.match.follow(match.lines)
    yield _grown(f"replaying, {range_}", lambda: game.load(few), lambda: game.load(many))
    yield _grown(f"a step back, {range_}", *(partial(_back, match) for match in played))
    yield _grown(f"the last line as all know it, {range_}", *(partial(_last_lines, session) for session in sessions))
    yield Row(f"an agent's start, {range_}", decision(10 * fewer) / decision(fewer), UNIT, LINEAR)


def _last_lines(session: WatchedSession) -> None:
    for _ in range(1000):
        assert session.last_line


def _back(match: Match) -> None:
    match.undo()
    match.redo()


def _records(folder: Path, count: int) -> Callable[[], object]:
    """Looks through so many kept records."""
    home = folder / f"records-{count}"
    home.mkdir(exist_ok=True)
    text = records.write(long_record(20))
    for number in range(count):
        (home / f"{number}{records.SUFFIX}").write_text(text, encoding="utf-8")
    return lambda: saves.listed(home)


def _mods(folder: Path, count: int) -> Callable[[], object]:
    """Loads so many sound files of mods, read anew each time."""
    home = folder / f"mods-{count}"
    home.mkdir(exist_ok=True)
    files = [home / f"{number:03}.yaml" for number in range(count)]

    def load() -> object:
        for number, file in enumerate(files):
            file.write_text(f"factors: {{}}\n# {number}\n", encoding="utf-8")
        return sound_mods(files, FILES.read)

    return load
