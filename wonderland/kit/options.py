"""The options of a game as data: what there is, what it may be, and what the presets make of it.

A game's ``options.yaml`` has this form; the command line, the set-up form of the window and the
game's own reading of a record all go by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from pydantic import Field

from wonderland.core.message import Phrase, one_of, say
from wonderland.core.quoting import word
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

One: TypeAlias = int | bool | str | None
"""The value of an option for all seats."""
Value: TypeAlias = One | Mapping[str, int | bool | str]
"""The value of an option: one for all seats, or one for each that is named."""

Place: TypeAlias = tuple[str, ...]
"""The keys on the way to a value in the file."""

SHOWN = 40
"""So much of a wrong value is shown."""
PRESET = "preset"
"""The key of a record's options that names a preset."""
_SIZE = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)")
_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def truth(value: object) -> object:
    """A word for true or false as what it means, as YAML allows them; anything else as it is."""
    return _TRUTH.get(value.lower(), value) if isinstance(value, str) else value


class Uneven(Strict):
    """What the set-up form offers first where seats have different choices of an option.

    Attributes:
        preset: a preset that is fair then.
        each: other options that seats may have of their own: what each choice brings with it.
    """

    preset: str
    each: dict[str, dict[str, int | bool | str]] = Field(default={})


class Scant(Strict):
    """When a number is allowed and yet too small for a good match.

    Attributes:
        per: another option, a number too.
        least: so many for each of it there should be.
        says: what the set-up form says where there are fewer.
    """

    per: str
    least: float
    says: Text


class OptionModel(Strict):
    """An option of ``options.yaml``.

    Attributes:
        kind: ``number``, ``switch`` (true or false), ``choice`` (one of ``choices``), ``seat`` (the
            letter of one), or ``size`` (columns by rows: ``8x6``; ``8`` is ``8x8``).
        name, says: what a player is told of it.
        default: its value where no preset gives another.
        least, most: between what a number lies, and both numbers of a size.
        by_seat: whether each seat may have a value of its own.
        odd: whether a number must be odd.
        choices: what may be chosen, and what that is called; of a number, words that may stand in
            its place.
        uneven: what makes a choice by seats fair where they differ.
        offers: of a number, presets that the set-up form offers first where it has a value.
        scant: of a number, when it is too small beside another.
        needs: of a switch, the switch without which it is never on; ``""`` where it needs none.
    """

    kind: Literal["number", "switch", "choice", "seat", "size"]
    name: Text
    says: Text
    default: One
    least: int = 0
    most: int = 0
    by_seat: bool = False
    odd: bool = False
    choices: dict[str, Text] = Field(default={})
    uneven: Uneven | None = None
    offers: dict[int, str] = Field(default={})
    scant: Scant | None = None
    needs: str = ""

    def wrong(self, key: str, value: object, seats: Sequence[str]) -> str:
        """Say what is wrong with a value, ``""`` if nothing is: ``"rows is from 3 to 25, not 2"``."""
        if self.by_seat and isinstance(value, Mapping):
            return self._wrong_by_seat(key, value, seats)
        if self.kind == "size":
            return self._wrong_size(key, value)
        if self.kind == "switch":
            if isinstance(truth(value), bool):
                return ""
            return say("{key} is true or false, not {value!r}", key=key, value=value)
        if self.kind == "number":
            return self._wrong_number(key, value)
        known = tuple(self.choices) if self.kind == "choice" else tuple(seats)
        if value in known:
            return ""
        return say("{key} is {known}, not {value!r}", key=key, known=one_of(known), value=value)

    def _wrong_by_seat(self, key: str, value: Mapping[str, object], seats: Sequence[str]) -> str:
        """What is wrong with a map of seats."""
        for seat, own in value.items():
            if seat not in tuple(seats):
                return say("{key} has no seat {seat!r}", key=key, seat=str(seat)[:SHOWN])
            if wrong := self.wrong(f"{key}.{seat}", own if not isinstance(own, Mapping) else None, seats):
                return wrong
        return ""

    def _wrong_size(self, key: str, value: object) -> str:
        size = size_of(value)
        if size and all(self.least <= side <= self.most for side in size):
            return ""
        return say(
            "{key} is columns by rows, each from {least} to {most}, such as 8x8; not {value!r}",
            key=key,
            least=self.least,
            most=self.most,
            value=str(value)[:SHOWN],
        )

    def _wrong_number(self, key: str, value: object) -> str:
        if isinstance(value, str) and value in self.choices:
            return ""
        if self.choices and (isinstance(value, bool) or not isinstance(value, int)):
            words = one_of(self.choices)
            return say("{key} is a number, {words}, not {value!r}", key=key, words=words, value=value)
        if isinstance(value, bool) or not isinstance(value, int):
            return say("{key} is a whole number, not {value!r}", key=key, value=value)
        if not self.least <= value <= self.most:
            return say(
                "{key} is from {least} to {most}, not {value}",
                key=key,
                least=self.least,
                most=self.most,
                value=word(value),
            )
        if self.odd and value % 2 == 0:
            return say("{key} is an odd number, not {value}", key=key, value=word(value))
        return ""

    def read(self, text: str) -> Value:
        """Read a value that was typed; a text that is none of its kind is left as it is."""
        if self.by_seat and ":" in text:
            pairs = [part.partition(":") for part in text.split(",")]
            return {seat.strip(): self._read_one(own.strip()) for seat, _, own in pairs}
        return self._read_one(text)

    def _read_one(self, text: str) -> int | bool | str:
        if self.kind == "switch":
            return _TRUTH.get(text.lower(), text)
        if self.kind == "number":
            digits = text.removeprefix("-")
            return int(text) if digits.isascii() and digits.isdigit() else text
        return text

    def of_seats(self, value: Value, seats: Sequence[str]) -> tuple[One, ...]:
        """The value of each seat; a seat that a map doesn't name has the usual one."""
        if isinstance(value, Mapping):
            return tuple([value.get(seat, self.default) for seat in seats])
        return (value,) * len(seats)


def size_of(value: object) -> tuple[int, int] | None:
    """Columns and rows of a size (``8x6``, or ``8`` for both); None where it is none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value, value
    found = _SIZE.fullmatch(value) if isinstance(value, str) else None
    return (int(found[1]), int(found[2])) if found else None


class OptionsModel(Strict):
    """``options.yaml``: the options and the presets; the first preset is the usual one.

    Attributes:
        options: each by its key.
        presets: for each the options to which it gives another value.
    """

    options: dict[str, OptionModel]
    presets: dict[str, dict[str, int | bool | str | dict[str, int | bool | str]]] = Field(default={})

    @property
    def usual(self) -> str:
        """The preset that holds where none is named, ``""`` where there are none."""
        return next(iter(self.presets), "")

    def preset_names(self) -> dict[str, str]:
        """The presets, each with what it is called."""
        return {key: Phrase(key.capitalize()) for key in self.presets}

    def values(self, given: Mapping[str, object]) -> dict[str, object]:
        """Every option with its value: as given, else as the preset has it, else by default."""
        preset = given.get(PRESET, self.usual)
        found: dict[str, object] = {key: option.default for key, option in self.options.items()}
        found |= self.presets.get(str(preset), {})
        for key, value in given.items():
            if key in self.options:
                found[key] = truth(value) if self.options[key].kind == "switch" else value
        return found

    def players(self, given: Mapping[str, object], seats: Sequence[str], *own: object) -> int:
        """How many play by the option ``players``; the usual number where what is said is wrong.

        Args:
            given: as in a record.
            seats: the letters of all seats that the game has.
            own: what else says it, and counts before the option.
        """
        option = self.options["players"]
        for players in (*own, self.values(given)["players"], option.default):
            if isinstance(players, int) and not option.wrong("players", players, seats):
                return players
        return option.least

    def written(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options as a record names them: what was given, and all that is not the usual.

        So no later change of a preset touches the record.
        """
        usual, values = self.values({}), self.values(given)
        own = {key: value for key, value in values.items() if key in given or value != usual[key]}
        return {key: value for key, value in given.items() if key not in own} | own

    def warnings(self, values: Mapping[str, object]) -> Iterator[str]:
        """What may be said against options that are allowed, each in a sentence.

        Args:
            values: every option with its value (``values``).
        """
        for key, option in self.options.items():
            if (scant := option.scant) is None:
                continue
            number, of = values[key], values[scant.per]
            if isinstance(number, int) and isinstance(of, int) and number < scant.least * of:
                yield scant.says

    def _kind_of(self, key: str) -> str:
        return self.options[key].kind if key in self.options else ""

    def faults(self, given: Mapping[str, object], seats: Sequence[str]) -> list[tuple[str, str]]:
        """Say what is wrong with options: for each wrong one its key, and a sentence."""
        found = []
        for key, value in given.items():
            option = self.options.get(key)
            if key == PRESET and self.presets:
                if not isinstance(value, str) or value not in self.presets:
                    found.append((key, self._no_preset(value)))
            elif option is None:
                found.append((key, self._no_option(key)))
            elif wrong := option.wrong(key, value, seats):
                found.append((key, wrong))
        return found

    def own_faults(self, seats: Sequence[str]) -> Iterator[tuple[Place, str]]:
        """Say what is wrong in the file itself: defaults and presets that a match would refuse.

        Args:
            seats: the letters of all seats that the game has.
        """
        for key, option in self.options.items():
            place = ("options", key)
            if option.kind == "number" and option.least > option.most:
                yield (
                    (*place, "least"),
                    say(
                        "the least of {key}, {least}, is more than its most, {most}",
                        key=key,
                        least=option.least,
                        most=option.most,
                    ),
                )
            elif option.kind == "choice" and not option.choices:
                yield place, say("{key} has nothing to choose from", key=key)
            elif option.default is not None and (wrong := option.wrong(key, option.default, seats)):
                yield (*place, "default"), wrong
            for value, preset in option.offers.items():
                if preset not in self.presets:
                    yield (*place, "offers", str(value)), self._no_preset(preset)
                elif option.kind != "number" or option.wrong(key, value, seats):
                    yield ((*place, "offers", str(value)), say("{key} is never {value}", key=key, value=value))
            yield from self._beside_faults(place, option)
            if option.uneven is not None:
                yield from self._uneven_faults((*place, "uneven"), option, option.uneven)
        for preset, values in self.presets.items():
            for key, wrong in self.faults(values, seats):
                yield ("presets", preset, key), wrong

    def _beside_faults(self, place: Place, option: OptionModel) -> Iterator[tuple[Place, str]]:
        """Say what is wrong with the other options that one names."""
        if option.needs and self._kind_of(option.needs) != "switch":
            yield (*place, "needs"), say("there is no switch {key}", key=word(option.needs))
        if option.scant is not None and self._kind_of(option.scant.per) != "number":
            what = say("{key} is no number", key=word(option.scant.per))
            yield (*place, "scant", "per"), what

    def _uneven_faults(self, place: Place, option: OptionModel, uneven: Uneven) -> Iterator[tuple[Place, str]]:
        """Say what is wrong with what evens an option out."""
        if uneven.preset not in self.presets:
            yield (*place, "preset"), self._no_preset(uneven.preset)
        for other, each in uneven.each.items():
            there = (*place, "each", other)
            if other not in self.options:
                yield there, self._no_option(other)
            elif {*each} != {*option.choices}:
                known = ", ".join(option.choices)
                yield (there, say("{other} needs a value for each of {known}", other=other, known=known))
            else:
                wrong = [self.options[other].wrong(other, value, ()) for value in each.values()]
                yield from ((there, one) for one in wrong if one)

    def read(self, key: str, text: str) -> Value:
        """Read the value of an option that was typed; ``faults`` says what is wrong with it."""
        option = self.options.get(key)
        return option.read(text) if option else text

    def _no_preset(self, value: object) -> str:
        known = ", ".join(self.presets)
        return say("there is no preset {value}: {known}", value=word(value), known=known)

    def _no_option(self, key: str) -> str:
        known = ", ".join([*([PRESET] if self.presets else []), *self.options])
        if not known:
            return say("there is no option {key}; there are none", key=word(key))
        return say("there is no option {key}; there are {known}", key=word(key), known=known)
