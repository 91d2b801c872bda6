"""The actions of the game, each a named tuple: entities, squares, faces and sizes as numbers.

The engine works with these; ``notation`` writes and reads them as text. Who acts stands beside an
action, not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Final, NamedTuple, TypeAlias, TypeVar

from wonderland.kit.grammar import Grammar, Role, written

IMAGE: Final = -1
"""The target that stands for the enemy Image."""

SIDE, FACE, DOMINO = Role("side"), Role("face", rule="W-5"), Role("domino", rule="W-22")
DIE = Role("die", rule="W-16")
"""A card of the own pool whose die is chosen."""
CARD = Role("card", rule="W-19")
"""A card of the own pool that is summoned."""
BEING = Role("being")
"""Who acts, by its card."""
TARGET = Role("target")
SQUARE = Role("square", rule="W-32")
ABILITY, SIZE = Role("ability"), Role("size")
"""An ability's name, where it is not the being's first, and for how much it is used."""

_Action = TypeVar("_Action", bound=tuple[object, ...])


def _ranked(rank: int) -> Callable[[type[_Action]], type[_Action]]:
    """Tell actions apart by what they are, then by their fields.

    As bare tuples a pass and an end would be the same, and so would a step and an attack. Actions
    of different kinds stand in the order of their ranks, so that a tie is always broken alike.
    """

    def equal(self: _Action, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def unequal(self: _Action, other: object) -> bool:
        return type(self) is not type(other) or tuple.__ne__(self, other)

    def less(self: _Action, other: _Action) -> bool:
        if type(self) is type(other):
            return tuple.__lt__(self, other)
        return rank < other.rank  # type: ignore[attr-defined, no-any-return]

    def greater(self: _Action, other: _Action) -> bool:
        if type(self) is type(other):
            return tuple.__gt__(self, other)
        return rank > other.rank  # type: ignore[attr-defined, no-any-return]

    def hashed(self: _Action) -> int:
        return hash((rank, tuple.__hash__(self)))

    def true(_: _Action) -> bool:
        return True

    def decorate(kind: type[_Action]) -> type[_Action]:
        methods: dict[str, object] = {
            "rank": rank, "__eq__": equal, "__ne__": unequal, "__lt__": less, "__gt__": greater,
            "__hash__": hashed, "__bool__": true,
        }  # fmt: skip
        for name, method in methods.items():
            setattr(kind, name, method)
        return kind

    return decorate


@_ranked(0)
@written("* first w", "W-15")
class FirstSide(NamedTuple):
    """Chance draws the side that begins (W-15)."""

    side: Annotated[int, SIDE]


@_ranked(1)
@written("* roll S A M", "W-18")
class RollFaces(NamedTuple):
    """Chance rolls the dice: a face for each (W-18)."""

    faces: Annotated[tuple[int, ...], FACE.several()]


@_ranked(2)
@written("w four", "W-71")
class FourDice(NamedTuple):
    """A fourth die is paid for (W-71)."""


@_ranked(3)
@written("w dice 4H AS JS")
class ChooseDice(NamedTuple):
    """A die is chosen for each of these cards (W-16)."""

    cards: Annotated[tuple[int, ...], DIE.several(0).hidden()]


@_ranked(4)
@written("w summon 4H b7b8 c8c9 d9e9 b7", "W-21", [CARD, DOMINO, DOMINO, DOMINO, SQUARE.by("W-28")])
class Summon(NamedTuple):
    """A path is laid, and a being is put on it (W-21, W-28).

    Attributes:
        card: the entity that is summoned.
        first: the path's first square.
        shape: the index of its shape.
        start: the square on which the being begins.
    """

    card: int
    first: int
    shape: int
    start: int


@_ranked(5)
@written("w skip", "W-19")
class Decline(NamedTuple):
    """No summon is made (W-19)."""


@_ranked(6)
@written("w move 4H c7 c8", "W-32", [BEING.by("W-31"), SQUARE.several()])
class Step(NamedTuple):
    """A being takes one step (W-32)."""

    being: int
    square: int


@_ranked(7)
@written("w halt 4H", "W-36")
class Halt(NamedTuple):
    """A being stops on a friend's square (W-36)."""

    being: Annotated[int, BEING]


@_ranked(8)
@written("w attack 4H e9S, or w attack 4H image", "W-44")
class Strike(NamedTuple):
    """A being attacks an entity or ``IMAGE`` (W-44)."""

    being: Annotated[int, BEING.by("W-31")]
    target: Annotated[int, TARGET]


@_ranked(9)
@written(
    "w use KH w4H 2, or w use KH rouse w4H 2", "W-49", [BEING, ABILITY.or_none(), TARGET, SIZE]
)
class Use(NamedTuple):
    """A being uses an ability that is aimed at a being, for n (W-49, W-50).

    ``which`` is the ability's place among the being's.
    """

    being: int
    target: int
    n: int
    which: int = 0


@_ranked(10)
@written("w blast TH 2", "W-56", [BEING, ABILITY.or_none(), SIZE])
class Blast(NamedTuple):
    """A being uses an ability that is not aimed, such as a blast, for n (W-56).

    ``which`` is the ability's place among the being's.
    """

    being: int
    n: int
    which: int = 0


@_ranked(11)
@written("w end", "W-61")
class EndActions(NamedTuple):
    """The action step ends (W-61)."""


@_ranked(12)
@written("e pass", "W-58")
class Pass(NamedTuple):
    """A window is let pass (W-58)."""


@_ranked(13)
@written("e defend 9S", "W-62")
class Defend(NamedTuple):
    """A being's defense is paid for (W-62)."""

    being: Annotated[int, BEING]


@_ranked(14)
@written("e done", "W-62")
class Done(NamedTuple):
    """No more defenses (W-62)."""


@_ranked(15)
@written("w resign", "W-69", ())
class Resign(NamedTuple):
    """A side gives up (W-69)."""

    side: int


@_ranked(16)
@written("w offer draw", "W-69", ())
class OfferDraw(NamedTuple):
    """A side offers a draw (W-69)."""

    side: int


@_ranked(17)
@written("e accept draw", "W-69", ())
class AcceptDraw(NamedTuple):
    """A side takes the other's offer of a draw (W-69)."""

    side: int


AbilityCode: TypeAlias = Use | Blast
AimedCode: TypeAlias = Strike | Use
TalkCode: TypeAlias = Resign | OfferDraw | AcceptDraw
SilentCode: TypeAlias = Pass | Done
"""What a side that is asked means by saying nothing (section 8)."""
IdleCode: TypeAlias = EndActions | SilentCode
"""By which a side does no more."""
Code: TypeAlias = (
    FirstSide | RollFaces | ChooseDice | Summon | Step | Halt | Strike | Defend
    | AbilityCode | TalkCode | FourDice | Decline | IdleCode
)  # fmt: skip
GRAMMAR = Grammar(Code)
FOUR: Code = FourDice()
DECLINE: Code = Decline()
END: Code = EndActions()
PASS: Code = Pass()
DONE: Code = Done()
OfBeing: TypeAlias = Step | Halt | Strike | Defend | AbilityCode
"""Actions of one being."""


def concerned(code: Code) -> tuple[int, ...]:
    """The beings that an action is of and aimed at."""
    if isinstance(code, AimedCode):
        return (code.being, code.target)
    return (code.being,) if isinstance(code, OfBeing) else ()


def renumbered(code: Code, to: Mapping[int, int]) -> Code:
    """The same action where beings have other numbers."""
    if isinstance(code, AimedCode):
        target = IMAGE if code.target == IMAGE else to[code.target]
        return code._replace(being=to[code.being], target=target)
    return code._replace(being=to[code.being]) if isinstance(code, OfBeing) else code


def verb_of(code: Code) -> str:
    """The verb of an action's lines."""
    return GRAMMAR.of_kind[type(code)].verb


def walks_on(before: Code, code: Code) -> bool:
    """Whether an action is a further step of the being that took the one before it."""
    return isinstance(before, Step) and isinstance(code, Step) and before.being == code.being
