"""What is known of a game before it is loaded: its name, its seats, where its parts are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from wonderland.core.game import CHANCE
from wonderland.core.message import all_of, say


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as people know it.

    Attributes:
        letter: what records and commands call it, such as ``w``.
        name: what people call it.
        colour: the theme's colour that marks it, ``""`` for the next free one.
        shape: the shape that marks it beside the colour, ``""`` for the next free one.
    """

    letter: str
    name: str
    colour: str = ""
    shape: str = ""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game's ``info.yaml``.

    Attributes:
        name: the name by which commands and records know it.
        title: the name by which people know it.
        tagline: what it is about, in a short sentence.
        players: how many can play, in words.
        length: how long a match lasts at the screen, in words, ``""`` where nobody knows.
        aim: what one wins by, in a sentence, ``""`` for the tagline.
        mood: what it is like to play, in a few words, ``""`` for none.
        motto: the line below its title in the menu, ``""`` for the tagline.
        picture: the sprite by which it is shown on a shelf, ``""`` for none.
        seats: all seats that it allows, in order of play; a match may have fewer.
        folder: where its definitions are.
        parts: where each of its parts is in Python, as ``package.module:NAME``; none while it is
            not built.
        screens: the same of its screens; the plain ones serve for those that it does not name.
        builders: the same of further screens of the menu, each by its label.
        ends: each word of a result for what decided a match, as people say it.
    """

    name: str
    title: str
    tagline: str
    players: str
    picture: str
    seats: tuple[SeatInfo, ...]
    folder: Path
    length: str = ""
    aim: str = ""
    mood: str = ""
    motto: str = ""
    parts: Mapping[str, str] = field(default_factory=dict)
    screens: Mapping[str, str] = field(default_factory=dict)
    builders: Mapping[str, str] = field(default_factory=dict)
    ends: Mapping[str, str] = field(default_factory=dict)

    @property
    def built(self) -> bool:
        """Whether it can be played."""
        return bool(self.parts)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of all its seats."""
        return tuple(seat.letter for seat in self.seats)

    def name_of(self, seat: str | None) -> str:
        """What people call a seat, or chance."""
        if seat == CHANCE:
            return say("chance")
        return next((known.name for known in self.seats if known.letter == seat), say("nobody"))

    def names_of(self, seats: Sequence[str]) -> str:
        """What people call some seats, as a sentence lists them."""
        return all_of([self.name_of(seat) for seat in seats])
