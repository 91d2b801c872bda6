"""Record files: reading them strictly, writing them readably (contract, "A match record")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from pathlib import Path

import yaml

from wonderland.content.files import read_bytes
from wonderland.content.text import fault_of_name, fault_of_seed, fault_of_title
from wonderland.content.upgrades import UnknownFormatError, upgraded
from wonderland.content.yamlfile import Document, Path_, load, parse
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.quoting import shown, word
from wonderland.core.record import FORMAT, Record

SUFFIX = ".wonder.yaml"
AUTOSAVE = "autosave-"
"""How the names of unfinished matches begin."""
MOST_LINES = 100_000
_KEYS = ("format", "game", "title", "seats", "seed", "options", "mods", "pools", "position", "moves")
BEGINNINGS = tuple(f"{key}:" for key in _KEYS)
"""How lines of a record begin that name a key."""
_SEAT_KEYS = ("name", "player")
_SEAT = re.compile(r"[a-z]\Z")
"""A seat's letter; which ones there are, the game says."""
_PLAYER = re.compile(r"(human|ai:[a-z0-9][a-z0-9-]*)\Z")
_MOD = re.compile(r"[^/\\\x00-\x1f\x7f]{1,200}\.yaml\Z")
_PLAIN = re.compile(r"([0-9][A-Z]|[A-Za-z][A-Za-z0-9_.'-]*(:[A-Za-z0-9_.'-]+)*( [A-Za-z0-9_.'-]+)*)\Z")
"""Text that needs no quotes anywhere: a colon only within a word, for before a space it is YAML's."""


def read(path: Path, *, tolerant: bool = False) -> Record:
    """Read a record file; its lines are not played.

    Args:
        path: the file.
        tolerant: whether a last line without an end is left out, as a file may have one that is
            being written; in an autosave it always is.

    Raises:
        BadInput: with all that is wrong in it; problems of the head stand at move 0.
    """
    try:
        if tolerant or path.name.startswith(AUTOSAVE):
            return from_document(parse(_whole_lines(path), str(path)))
        return from_document(load(path))
    except BadInput as bad:
        raise BadInput([_at_head(problem) for problem in bad.problems]) from bad


def from_text(text: str, name: str) -> Record:
    """Read a record from text; ``name`` stands for the file in messages.

    Raises:
        BadInput: with all that is wrong in it.
    """
    return from_document(parse(text.encode("utf-8", "surrogatepass"), name))


def _whole_lines(path: Path) -> bytes:
    raw = read_bytes(path)
    return raw[: raw.rfind(b"\n") + 1]


def _at_head(problem: Problem) -> Problem:
    if problem.move is not None:
        return problem
    return Problem(problem.file, problem.line, problem.message, problem.mend, 0, problem.rule)


def from_document(document: Document) -> Record:
    """Make a record of what was read from a file, or of the part of one that holds a record.

    Raises:
        BadInput: with all that is wrong in it.
    """
    data = document.data
    if not isinstance(data, dict):
        raise BadInput(
            [
                Problem(
                    document.name,
                    1,
                    say("a record is a mapping"),
                    say("It begins with format: {format}.", format=FORMAT),
                )
            ]
        )
    faults = _Faults(document)
    try:
        data = upgraded(data, int(FORMAT.rpartition("/")[2]))
    except UnknownFormatError as unknown:
        faults.add(("format",), str(unknown))
    for key in data:
        if key not in _KEYS:
            faults.add(
                (key,), say("a record has no key {key}", key=word(key)), say("It has {known}.", known=", ".join(_KEYS))
            )
    game = data.get("game")
    faults.need(isinstance(game, str), ("game",), say("game is missing; it is text such as wonderland"))
    title, seed = data.get("title"), data.get("seed")
    for path, message in head_faults(title, seed, {}):
        faults.add(path, message)
    options = data.get("options")
    faults.need(isinstance(options, dict | None), ("options",), say("options is a mapping"))
    seats = _seats(data.get("seats"), faults)
    moves = _moves(data.get("moves"), faults)
    mods = _mods(data.get("mods"), faults)
    if faults.problems:
        raise BadInput(faults.problems)
    return Record(
        game=str(game),
        moves=moves,
        title=title if isinstance(title, str) else None,
        seats=seats,
        seed=seed if isinstance(seed, int) else None,
        options={str(k): v for k, v in options.items()} if isinstance(options, dict) else {},
        setup={key: data[key] for key in ("pools", "position") if data.get(key) is not None},
        mods=mods,
        source=document.name,
        lines=[document.line_of(("moves", index)) for index in range(len(moves))],
        head_lines={path: line for path, line in document.lines.items() if path[:1] != ("moves",)},
    )


def head_faults(title: object, seed: object, seats: Mapping[str, object]) -> Iterator[tuple[Path_, str]]:
    """Say what in a record's head can't be kept: for each fault where it is and what it is."""
    if title is not None and (wrong := fault_of_title(title)):
        yield ("title",), wrong
    if seed is not None and (wrong := fault_of_seed(seed)):
        yield ("seed",), wrong
    for side, seat in seats.items():
        for key, value in seat.items() if isinstance(seat, Mapping) else ():
            if wrong := fault_of_name(value, word(key)):
                yield ("seats", side, key), wrong
            elif key == "player" and not _PLAYER.match(value):
                yield (("seats", side, key), say("player is human or ai: and a level, not {value}", value=shown(value)))


def check(record: Record) -> None:
    """See that a record made by a program, not read from a file, could be written and read again.

    Raises:
        BadInput: with all that is wrong with it.
    """
    given: object = record
    if not isinstance(given, Record):
        raise BadInput([Problem("record", 0, say("this is no record: {given}", given=shown(given)), move=0)])
    kinds = {"game": str, "seats": Mapping, "options": Mapping, "setup": Mapping, "moves": list}
    found = [
        say("{name} can't be {given}", name=name, given=shown(getattr(record, name)))
        for name, kind in kinds.items()
        if not isinstance(getattr(record, name), kind)
    ]
    if not found:
        found = [message for _, message in head_faults(record.title, record.seed, record.seats)]
        found += [say("a line is text, not {line}", line=shown(m)) for m in record.moves if not isinstance(m, str)]
    if found:
        raise BadInput([Problem(record.source or "record", 0, what, move=0) for what in found])


class _Faults:
    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Problem] = []

    def add(self, path: tuple[str | int, ...], message: str, mend: str = "") -> None:
        line = self.document.line_of(path)
        self.problems.append(Problem(self.document.name, line, message, mend, 0))

    def need(self, holds: bool, path: tuple[str | int, ...], message: str) -> None:
        if not holds:
            self.add(path, message)


def _seats(given: object, faults: _Faults) -> dict[str, dict[str, str]]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        faults.add(("seats",), say("seats names the players of each side"))
        return {}
    seats: dict[str, dict[str, str]] = {}
    for path, message in head_faults(None, None, given):
        faults.add(path, message)
    for side, seat in given.items():
        faults.need(bool(_SEAT.match(str(side))), ("seats", side), say("there is no seat {side}", side=word(side)))
        if not isinstance(seat, Mapping):
            faults.add(("seats", side), say("a seat has a name and a player"))
            continue
        for key in seat:
            faults.need(key in _SEAT_KEYS, ("seats", side, key), say("a seat has no {key}", key=word(key)))
        seats[str(side)] = {str(k): str(v) for k, v in seat.items()}
    return seats


def _mods(given: object, faults: _Faults) -> tuple[str, ...]:
    if given is None:
        return ()
    if not isinstance(given, list) or not all(isinstance(n, str) and _MOD.match(n) for n in given):
        faults.add(("mods",), say("mods lists names of files, such as gryphon.yaml"))
        return ()
    return tuple(given)


def _moves(given: object, faults: _Faults) -> list[str]:
    if given is None:
        return []
    if not isinstance(given, list):
        faults.add(("moves",), say("moves is a list of lines"))
        return []
    if len(given) > MOST_LINES:
        faults.add(("moves",), say("moves has more than {most} lines", most=MOST_LINES))
        return []
    for index, line in enumerate(given):
        if not isinstance(line, str):
            faults.add(("moves", index), say("a line is text, not {line}", line=shown(line)), say("Put it in quotes."))
    return given


# --- writing -------------------------------------------------------------------------------------
def write(record: Record) -> str:
    """Write a record as text that reads back as the same record."""
    return "".join([head(record), *(line_text(line) for line in record.moves)])


def head(record: Record) -> str:
    """Write a record's head, up to the ``moves:`` that its lines follow."""
    lines = [f"format: {FORMAT}", f"game: {record.game}"]
    if record.title is not None:
        lines.append(f"title: {flow(record.title)}")
    if record.seats:
        lines.append(f"seats: {flow(record.seats)}")
    if record.seed is not None:
        lines.append(f"seed: {record.seed}")
    if record.options:
        lines.append(f"options: {flow(record.options)}")
    if record.mods:
        lines.append(f"mods: {flow(record.mods)}")
    for key, value in record.setup.items():
        if isinstance(value, Mapping):
            lines.append(f"{key}:" if value else f"{key}: {{}}")
            lines.extend(f"  {flow(name)}: {flow(part)}" for name, part in value.items())
    return "\n".join([*lines, "moves:", ""])


def line_text(line: str) -> str:
    """Write a line as an item of ``moves``."""
    return f"  - {flow(line)}\n"


def flow(value: object) -> str:
    """Write plain data in YAML's flow style, text quoted only where it must be."""
    if isinstance(value, str):
        return value if _is_plain(value) else _quoted(value)
    return _emitted(value)


@lru_cache(maxsize=4096)
def _quoted(text: str) -> str:
    """A text in quotes; what was written last is kept, for what dice showed comes again and again."""
    return _emitted(text)


def _emitted(value: object) -> str:
    events = [
        yaml.StreamStartEvent(),
        yaml.DocumentStartEvent(explicit=False),
        *_events([value]),
        yaml.DocumentEndEvent(explicit=False),
        yaml.StreamEndEvent(),
    ]
    listed: str = yaml.emit(events, width=inf, allow_unicode=True)
    return listed.strip()[1:-1]  # of a list alone: other roots would end the document


def _events(value: object) -> Iterator[yaml.Event]:
    """What the emitter is told of plain data."""
    if isinstance(value, Mapping):
        yield yaml.MappingStartEvent(anchor=None, tag=None, implicit=True, flow_style=True)
        for key, part in value.items():
            yield from _events(key)
            yield from _events(part)
        yield yaml.MappingEndEvent()
    elif isinstance(value, Sequence) and not isinstance(value, str):
        yield yaml.SequenceStartEvent(anchor=None, tag=None, implicit=True, flow_style=True)
        for part in value:
            yield from _events(part)
        yield yaml.SequenceEndEvent()
    else:
        quoted = isinstance(value, str) and not _is_plain(value)
        text = "null" if value is None else str(value)
        told = text.lower() if isinstance(value, bool) else text
        yield yaml.ScalarEvent(anchor=None, tag=None, implicit=(True, True), value=told, style='"' if quoted else None)


def _is_plain(text: str) -> bool:
    words = ("true", "false", "null", "yes", "no", "on", "off")
    return bool(_PLAIN.match(text)) and text.lower() not in words
