"""Reading a record's head: its options and a custom start, with every fault that is in them.

Whatever is wrong is said at once and in full: ``SetupError`` carries every fault with the path of
the key it is about, and ``set_up`` names the line of each in the record.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from wonderland.core.errors import BadInput, Problem, WonderlandError
from wonderland.core.message import all_of, one_of, say
from wonderland.core.record import Record
from wonderland.kit.options import OptionsModel

Path: TypeAlias = tuple[str | int, ...]
"""Keys from the top of a record."""
S = TypeVar("S")


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
        Problem(
            name, record.line_of((key,)), say("{game} has no key {key}", game=game, key=key), move=0
        )
        for key in record.setup
        if key not in keys
    ]
    try:
        state = begin()
    except SetupError as error:
        problems += [
            Problem(name, record.line_of(fault.path), fault.message, move=0, rule=fault.rule)
            for fault in error.faults
        ]
        raise BadInput(problems) from error
    if problems:
        raise BadInput(problems)
    return state


def read_options(
    model: OptionsModel,
    given: Mapping[str, object],
    seats: Sequence[str],
    faults: list[Fault],
    rule: str,
) -> dict[str, object] | None:
    """Every option with its value; None where some are wrong, with a fault for each.

    Args:
        model: the game's options.
        given: as in a record.
        seats: the letters that an option may name.
        faults: takes what is wrong.
        rule: the number of the rule that says what options there are.
    """
    wrong = model.faults(given, seats)
    faults += [Fault(("options", key), message, rule) for key, message in wrong]
    return None if wrong else model.values(given)


class PositionReader:
    """What every reading of a custom start needs: numbers, lists and seats, each fault noted.

    Args:
        seats: the letters of the match's seats.
        faults: takes what is wrong.
    """

    def __init__(self, seats: Sequence[str], faults: list[Fault]) -> None:
        self.seats = tuple(seats)
        self.faults = faults

    def fault(self, path: Path, message: str, rule: str = "") -> None:
        """Note what is wrong at a place below ``position``."""
        self.faults.append(Fault(("position", *path), message, rule))

    def number(
        self, path: Path, value: object, least: int, most: int, rule: str = ""
    ) -> int | None:
        """A whole number, None where it is none or lies outside."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            what = say(
                "{key} is a whole number from {least} to {most}, not {value!r}",
                key=path[-1],
                least=least,
                most=most,
                value=value,
            )
            self.fault(path, what, rule)
            return None
        return value

    def listed(self, path: Path, value: object) -> Sequence[object]:
        """A list; an empty one where it is none."""
        if isinstance(value, Sequence) and not isinstance(value, str):
            return value
        self.fault(
            path, say("{key} is a list, not {value!r}", key=".".join(map(str, path)), value=value)
        )
        return ()

    def seat(self, path: Path, value: object, rule: str = "") -> int | None:
        """The number of a seat that is named by its letter, None where there is none such."""
        if isinstance(value, str) and value in self.seats:
            return self.seats.index(value)
        self.fault(
            path,
            say(
                "{key} is {known}, not {value!r}",
                key=path[-1],
                known=one_of(self.seats),
                value=value,
            ),
            rule,
        )
        return None

    def by_seat(self, key: str, value: object) -> Iterator[tuple[int, str, object]]:
        """For each seat that is a key of a mapping its number, its letter and what stands there."""
        listed = all_of(self.seats)
        if not isinstance(value, Mapping):
            self.fault((key,), say("{key} has {listed}", key=key, listed=listed))
            return
        for letter in value:
            if letter not in self.seats:
                self.fault(
                    (key, letter),
                    say(
                        "{key} has {listed}; there is no seat {letter}",
                        key=key,
                        listed=listed,
                        letter=letter,
                    ),
                )
        for number, letter in enumerate(self.seats):
            if letter in value:
                yield number, letter, value[letter]
