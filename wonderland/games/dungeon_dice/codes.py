"""The actions of the game, each a named tuple: squares, kinds, figures and monsters as numbers.

Who acts stands beside an action, not in it; chance's name the side that they are about.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from wonderland.kit.grammar import Grammar, Role, written

NONE = -1
MASTER = -2
"""Stands where a monster's number would, for a Master who attacks or is attacked."""

SIDE, KIND, FACE, FIGURE, NET = map(Role, ("side", "kind", "face", "figure", "net"))
SQUARE, STRIDE = Role("square"), Role("stride")
DOER, FOE = Role("doer"), Role("foe")
"""Who does it, and whom it is done to: a monster, or a Master."""
ABILITY = Role("ability")
AIM = Role("aim").or_none()
"""What an ability is aimed at: a monster, a square or a crest, as it has it."""


@written("* first w")
class First(NamedTuple):
    """Chance names the side that begins (DD-25)."""

    side: Annotated[int, SIDE]


@written("w dice 1G 1G 2B")
class Dice(NamedTuple):
    """The dice that are rolled, by kind (DD-28)."""

    kinds: Annotated[tuple[int, ...], KIND.several()]


@written("* roll S M2 S")
class Roll(NamedTuple):
    """The faces of the dice chosen, in their order (DD-29)."""

    faces: Annotated[tuple[int, ...], FACE.several()]


@written("w summon RAB C/3 c7")
class Summon(NamedTuple):
    """A figure, an oriented net and the square on which its start lies (DD-31 to DD-38)."""

    figure: Annotated[int, FIGURE.hidden()]
    net: Annotated[int, NET]
    start: Annotated[int, SQUARE]


@written("w skip")
class Skip(NamedTuple):
    """The summon is declined (DD-32)."""


@written("w move RAB1 c7 d7, or with a leap w move RAB1 c7-d7")
class Stride(NamedTuple):
    """A stride: the squares passed and the one on which it ends (DD-43)."""

    monster: Annotated[int, DOER]
    squares: Annotated[tuple[int, ...], STRIDE.several()]


@written("w attack RAB1 KOB1, w attack RAB1 master or w attack master KOB1")
class Attack(NamedTuple):
    """An attack by a monster or the Master on a monster or the Master (DD-49, DD-52)."""

    attacker: Annotated[int, DOER]
    target: Annotated[int, FOE]


@written("w use CHE1 fade d7, with the target if the ability names one")
class Use(NamedTuple):
    """A special ability: its place among the monster's, and what the line names (DD-61).

    ``target`` is a monster, a square or a crest as the ability has it, ``NONE`` where it names
    nothing.
    """

    monster: Annotated[int, DOER]
    which: Annotated[int, ABILITY]
    target: Annotated[int, AIM]


@written("e pass")
class Pass(NamedTuple):
    """Nothing is added to the chain, or an attack is not defended (DD-55, DD-67)."""


@written("e defend")
class Defend(NamedTuple):
    """A Defend is paid (DD-55)."""


@written("e place d7")
class Place(NamedTuple):
    """The square for a monster that an item puts somewhere (DD-81)."""

    square: Annotated[int, SQUARE]


@written("w end")
class End(NamedTuple):
    """The active player ends his actions (DD-41)."""


@written("w resign")
class Resign(NamedTuple):
    """A side gives up (DD-89)."""


@written("w offer draw")
class OfferDraw(NamedTuple):
    """A draw is offered (DD-89)."""


@written("e accept draw")
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
GRAMMAR = Grammar(Code)
LinkCode: TypeAlias = Stride | Attack | Use | End | ItemEffect


class Link(NamedTuple):
    """A link of a chain: whose it is, and what (DD-66, DD-80)."""

    side: int
    code: LinkCode
