"""Reading a record's head: its options, and every fault that is in it (``form`` reads the rest).

Whatever is wrong is said at once and in full: ``SetupError`` carries every fault with the path of
the key it is about, and ``set_up`` names the line of each in the record.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from wonderland.core.errors import BadInput, Problem, WonderlandError
from wonderland.core.message import say
from wonderland.core.quoting import word
from wonderland.core.record import Record
from wonderland.kit.options import PRESET, OptionsModel

Path: TypeAlias = tuple[str | int, ...]
"""Keys from the top of a record."""
S = TypeVar("S")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a match's head: where (keys from the top), what, which rule."""

    path: Path
    message: str
    rule: str = ""


class SetupError(WonderlandError):
    """A match that can't be set up; carries every fault."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"{'.'.join(map(str, f.path))}: {f.message}" for f in faults))
        self.faults = list(faults)


def set_up(game: str, record: Record, keys: Collection[str], begin: Callable[[], S]) -> S:
    """Set up a match from a record's head.

    Args:
        game: the game's name.
        record: the record.
        keys: what the head of a record of this game may hold beside the options.
        begin: makes the first state, or raises a ``SetupError``.

    Raises:
        BadInput: with all that is wrong in the head.
    """
    name = record.source or "record"
    problems = [
        Problem(name, record.line_of((key,)), say("{game} has no key {key}", game=game, key=word(key)), move=0)
        for key in record.setup
        if key not in keys
    ]
    try:
        state = begin()
    except SetupError as error:
        problems += [
            Problem(name, record.line_of(fault.path), fault.message, move=0, rule=fault.rule) for fault in error.faults
        ]
        raise BadInput(problems) from error
    if problems:
        raise BadInput(problems)
    return state


def read_options(
    kind: Callable[..., T],
    model: OptionsModel,
    given: Mapping[str, object],
    seats: Sequence[str],
    faults: list[Fault],
    rule: str,
) -> T | None:
    """The options of a match, every one with its value; None where some are wrong.

    Args:
        kind: makes them of the preset's name and each option's value, by their keys.
        model: the game's options.
        given: as in a record.
        seats: the letters that an option may name.
        faults: takes what is wrong.
        rule: the number of the rule that says what options there are.
    """
    wrong = model.faults(given, seats)
    faults += [Fault(("options", key), message, rule) for key, message in wrong]
    preset = given.get(PRESET, model.usual)
    return None if wrong else kind(preset=preset, **model.values(given))
