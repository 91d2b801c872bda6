"""What a line says, in names: for those who look at lines and don't carry them out."""

from __future__ import annotations

import re
from typing import NamedTuple

from wonderland.games.dungeon_dice.actions import GRAMMAR
from wonderland.games.dungeon_dice.actions.base import (
    ABILITY,
    AIM,
    DOER,
    FACE,
    FIGURE,
    FOE,
    KIND,
    NET,
    SIDE,
    SQUARE,
    STRIDE,
)
from wonderland.kit import grammar

MASTER = "master"
"""What an attack names for a Master who attacks or is attacked."""
ITEM = "item"
"""The verb of a link that is an item's effect (DD-80); it is no action, so no line has it."""
_ID = re.compile(r"([we]?)([A-Z]{3}[1-9][0-9]*)\Z")
_UNKNOWN = "??"
_PLAIN = ("", SIDE.name, KIND.name, FACE.name)
"""Words that say nothing else."""


class Net(NamedTuple):
    """A net as it lies: which, and its orientation (DD-14)."""

    letter: str
    orientation: int

    def __str__(self) -> str:
        return f"{self.letter}/{self.orientation}"


class NamedLine(NamedTuple):
    """A line, or a link of a chain.

    Attributes:
        side: who says it, ``*`` for chance; of an item's effect whose the item is.
        verb: its verb; ``item`` for an item's effect.
        who: a monster that moves, attacks or uses, by its id with its side, ``w master`` for a
            Master; for an item's effect who touched it.
        target: what is aimed at: an id with its side, ``e master``, a square or a crest.
        ability: the word of what is used.
        squares: where it leads, one by one; for a summon where its net begins.
        strides: in how many strides a move goes there.
        figure: the code of whom a summon calls, or the kind of an item that may not be known.
        net: the net that a summon lays.
        item: the id of the item whose effect it is, ``""`` where it is not known.
        words: those of lines that say nothing else: dice, faces.
    """

    side: str
    verb: str
    who: str = ""
    target: str = ""
    ability: str = ""
    squares: tuple[str, ...] = ()
    strides: int = 0
    figure: str = ""
    net: Net | None = None
    item: str = ""
    words: tuple[str, ...] = ()

    @property
    def by_master(self) -> bool:
        """Whether it is the Master who does it."""
        return self.who.endswith(MASTER)

    @property
    def on_master(self) -> bool:
        """Whether it is a Master at whom it is aimed."""
        return self.target.endswith(MASTER)

    @property
    def code(self) -> str:
        """The code of the figure that does it, ``""`` for a Master and where nobody does."""
        return "" if self.by_master else self.who[1:4]

    @property
    def other(self) -> str:
        """The side that does not say it."""
        return "e" if self.side == "w" else "w"

    @property
    def end(self) -> str:
        """The square to which it leads, ``""`` for none."""
        return self.squares[-1] if self.squares else ""


def in_names(line: str) -> NamedLine:
    """What a line or a link of a chain says, as records and states have them (section 11)."""
    side, verb, *words = line.split()
    if side not in ("w", "e", "*"):
        return _item(side, verb, words[-1])
    one = grammar.NamedLine(*GRAMMAR.parted(line))
    other, strides, net = "e" if side == "w" else "w", one.all(STRIDE), one.one(NET)
    return NamedLine(
        side,
        verb,
        who=_named(one.one(DOER), side),
        target=_named(one.one(FOE), other) or _named(one.one(AIM), side),
        ability=one.one(ABILITY),
        squares=tuple(square for word in strides for square in stride(word)) + one.all(SQUARE),
        strides=len(strides),
        figure=one.one(FIGURE),
        net=read_net(net) if net else None,
        words=tuple(word.text for word in one.words if word.role in _PLAIN),
    )


def calling(line: str, figure: str) -> str:
    """The summon of a line, but of another figure, or of an item of which only the kind is known."""
    return str(grammar.NamedLine(*GRAMMAR.parted(line)).with_all(FIGURE, [figure]))


def _item(square: str, item: str, finder: str) -> NamedLine:
    """An item's effect: ``k7 eHOL1 wRAB1``."""
    known = "" if item == _UNKNOWN else item
    return NamedLine((known or finder)[0], ITEM, finder, item=known, squares=(square,))


def _named(word: str, side: str) -> str:
    """Whom a word means, with his side; what names nobody stays as it is."""
    if word == MASTER:
        return f"{side} {MASTER}"
    found = _ID.match(word)
    return f"{found[1] or side}{found[2]}" if found else word


def is_square(name: str) -> bool:
    """Whether a target is a square, and neither a crest nor somebody."""
    return name[:1].islower() and name[1:].isdigit()


def stride(word: str) -> tuple[str, ...]:
    """The squares of a stride as lines write it: ``c7-d7`` passes one."""
    return tuple(word.split("-"))


def stride_end(word: str) -> str:
    """The square on which a stride ends."""
    return stride(word)[-1]


def read_net(text: str) -> Net:
    """A net as lines write it: ``C/3``."""
    letter, orientation = text.split("/")
    return Net(letter, int(orientation))


def as_walks(lines: list[NamedLine]) -> list[NamedLine]:
    """The same, the strides of one monster in a row as one walk."""
    found: list[NamedLine] = []
    for line in lines:
        last = found[-1] if found else None
        if last and last.verb == line.verb == "move" and last.who == line.who:
            squares, strides = last.squares + line.squares, last.strides + line.strides
            found[-1] = last._replace(squares=squares, strides=strides)
        else:
            found.append(line)
    return found
