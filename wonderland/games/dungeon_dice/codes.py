"""The actions of the game, each a named tuple: squares, kinds, figures and monsters as numbers.

Who acts stands beside an action, not in it; chance's name the side that they are about.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

NONE = -1
MASTER = -2
"""Stands where a monster's number would, for a Master who attacks or is attacked."""


class First(NamedTuple):
    """Chance names the side that begins (DD-25)."""

    side: int


class Dice(NamedTuple):
    """The dice that are rolled, by kind (DD-28)."""

    kinds: tuple[int, ...]


class Roll(NamedTuple):
    """The faces of the dice chosen, in their order (DD-29)."""

    faces: tuple[int, ...]


class Summon(NamedTuple):
    """A figure, an oriented net and the square on which its start lies (DD-31 to DD-38)."""

    figure: int
    net: int
    start: int


class Skip(NamedTuple):
    """The summon is declined (DD-32)."""


class Stride(NamedTuple):
    """A stride: the squares passed and the one on which it ends (DD-43)."""

    monster: int
    squares: tuple[int, ...]


class Attack(NamedTuple):
    """An attack by a monster or the Master on a monster or the Master (DD-49, DD-52)."""

    attacker: int
    target: int


class Use(NamedTuple):
    """A special ability: its place among the monster's, and what the line names (DD-61).

    ``target`` is a monster, a square or a crest as the ability has it, ``NONE`` where it names
    nothing.
    """

    monster: int
    which: int
    target: int


class Pass(NamedTuple):
    """Nothing is added to the chain, or an attack is not defended (DD-55, DD-67)."""


class Defend(NamedTuple):
    """A Defend is paid (DD-55)."""


class Place(NamedTuple):
    """The square for a monster that an item puts somewhere (DD-81)."""

    square: int


class End(NamedTuple):
    """The active player ends his actions (DD-41)."""


class Resign(NamedTuple):
    """A side gives up (DD-89)."""


class OfferDraw(NamedTuple):
    """A draw is offered (DD-89)."""


class AcceptDraw(NamedTuple):
    """A draw that was offered is accepted (DD-89)."""


class ItemEffect(NamedTuple):
    """No action: the link of a chain that is an item's effect (DD-80)."""

    square: int
    finder: int


Code: TypeAlias = (
    First | Dice | Roll | Summon | Skip | Stride | Attack | Use | Pass | Defend | Place | End
    | Resign | OfferDraw | AcceptDraw
)  # fmt: skip
LinkCode: TypeAlias = Stride | Attack | Use | End | ItemEffect


class Link(NamedTuple):
    """A link of a chain: whose it is, and what (DD-66, DD-80)."""

    side: int
    code: LinkCode
