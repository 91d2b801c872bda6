"""What happened, in plain facts: the window animates them, the log puts them into words.

Sides are ``w`` and ``e``, monsters and items ids (``"wRAB1"``), squares names (``"c7"``), crests
letters. They come in the order in which they happen. What the onlooker may not see is None (DD-93).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Events: TypeAlias = list[object]


# --- turn and summon -----------------------------------------------------------------------------
class SideNamed(NamedTuple):
    """The side that begins is known (DD-25)."""

    side: str


class TurnBegan(NamedTuple):
    """A turn began (DD-27)."""

    turn: int
    side: str


class DiceChosen(NamedTuple):
    """Dice were chosen, by kind (DD-28)."""

    side: str
    kinds: tuple[str, ...]


class Rolled(NamedTuple):
    """They were rolled (DD-29): what each shows."""

    side: str
    kinds: tuple[str, ...]
    faces: tuple[str, ...]


class CrestsGained(NamedTuple):
    """Crests were added; ``lost`` were more than the player may hold (DD-30)."""

    side: str
    crest: str
    gained: int
    lost: int


class CrestsLost(NamedTuple):
    """Crests were drained (DD-11)."""

    side: str
    crest: str
    lost: int


class SummonDeclined(NamedTuple):
    """A summon was declined (DD-32)."""

    side: str


class Summoned(NamedTuple):
    """A figure was called and its die unfolded (DD-34 to DD-38).

    ``squares`` are those of the net, the start square first; ``id`` and ``code`` are None for an
    item that the onlooker may not see.
    """

    side: str
    id: str | None
    code: str | None
    kind: str
    is_item: bool
    net: str
    start: str
    squares: tuple[str, ...]


# --- the chain -----------------------------------------------------------------------------------
class LinkAdded(NamedTuple):
    """Something was declared and paid: link ``number`` of the chain, from 1 (DD-66).

    ``line`` is as the state's ``chain`` has it; ``crest`` and ``paid`` say what it cost.
    """

    number: int
    side: str
    line: str
    crest: str
    paid: int


class Asked(NamedTuple):
    """A side is asked whether it adds to the chain (DD-67)."""

    side: str


class Passed(NamedTuple):
    """A side added nothing (DD-67)."""

    side: str


class LinkResolved(NamedTuple):
    """A link takes effect now, or does nothing: ``why`` is ``""``, ``cancelled``, ``left``, ``void``."""

    number: int
    line: str
    why: str


class Cancelled(NamedTuple):
    """A link will do nothing (DD-11)."""

    number: int


# --- monsters ------------------------------------------------------------------------------------
class Moved(NamedTuple):
    """A monster went from square to square (the first is where it stood).

    ``how`` is ``stride``, ``push``, ``pull``, ``teleport``, ``swap`` or ``place``.
    """

    id: str
    squares: tuple[str, ...]
    how: str


class Attacked(NamedTuple):
    """An attack strikes (DD-53); ``attacker`` and ``target`` are ids, or ``w master``."""

    attacker: str
    target: str


class DefendAsked(NamedTuple):
    """A side is asked whether it pays to defend (DD-55): the damage if it does, and if not."""

    side: str
    target: str
    defended: int
    undefended: int


class Defended(NamedTuple):
    """A monster defends; ``paid`` is whether it cost a Defend (DD-55, ``parry``)."""

    id: str
    paid: bool


class Damaged(NamedTuple):
    """A monster took damage (DD-56); ``left`` of its HP."""

    id: str
    damage: int
    left: int


class Healed(NamedTuple):
    """Damage was taken off (DD-11)."""

    id: str
    healed: int
    left: int


class Destroyed(NamedTuple):
    """A monster is out of play (DD-58, DD-59)."""

    id: str
    code: str
    square: str


class MasterHurt(NamedTuple):
    """A Master lost 1 HP (DD-54)."""

    side: str
    left: int


class StatChanged(NamedTuple):
    """``atk`` or ``def`` changed until the end of the ``battle``, the ``turn`` or ``always``."""

    id: str
    stat: str
    by: int
    until: str
    now: int


class MarkSet(NamedTuple):
    """Something holds of a monster for this turn: ``free``, ``slow``, ``hold``, ``reach``, ``again``, ``parry``."""

    id: str
    mark: str
    by: int


class TraitChanged(NamedTuple):
    """A general ability was given or taken for this turn (DD-11)."""

    id: str
    trait: str
    has: bool


class Guarded(NamedTuple):
    """A monster stepped in and is the target now (DD-11)."""

    id: str


# --- squares and items ---------------------------------------------------------------------------
class Blocked(NamedTuple):
    """A square is blocked to the end of a turn (DD-11)."""

    square: str
    until: int


class Unblocked(NamedTuple):
    """A block went (DD-74)."""

    square: str


class ItemTouched(NamedTuple):
    """A monster came onto an item's square (DD-78)."""

    square: str
    monster: str


class ItemTurned(NamedTuple):
    """An item is face up for good (DD-80)."""

    square: str
    id: str
    code: str


class ItemGone(NamedTuple):
    """An item is out of play (DD-82, DD-59)."""

    square: str
    id: str | None
    code: str | None


class PlaceAsked(NamedTuple):
    """A side chooses where a monster goes (DD-81)."""

    side: str
    monster: str


# --- ends ----------------------------------------------------------------------------------------
class TurnEnded(NamedTuple):
    """A turn is over; ``quiet`` turns in a row so far (DD-74, DD-87)."""

    turn: int
    side: str
    quiet: int


class Resigned(NamedTuple):
    """A side gave up (DD-89)."""

    side: str


class DrawOffered(NamedTuple):
    """A draw is offered (DD-89)."""

    side: str


class MatchOver(NamedTuple):
    """The match is over (section 8)."""

    winner: str | None
    reason: str


Event: TypeAlias = (
    SideNamed | TurnBegan | DiceChosen | Rolled | CrestsGained | CrestsLost | SummonDeclined
    | Summoned | LinkAdded | Asked | Passed | LinkResolved | Cancelled | Moved | Attacked
    | DefendAsked | Defended | Damaged | Healed | Destroyed | MasterHurt | StatChanged | MarkSet
    | TraitChanged | Guarded | Blocked | Unblocked | ItemTouched | ItemTurned | ItemGone
    | PlaceAsked | TurnEnded | Resigned | DrawOffered | MatchOver
)  # fmt: skip
