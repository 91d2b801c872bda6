"""What happened, in plain facts: the window animates them, the log puts them into words.

Sides are ``"w"`` and ``"e"``, beings ids (``"w4H"``), squares names (``"b7"``), factors and faces
letters. They come in the order in which they happen.
"""

from __future__ import annotations

from typing import NamedTuple


class FirstDrawn(NamedTuple):
    """Chance named the side that begins (W-15)."""

    side: str


class TurnBegan(NamedTuple):
    """A turn began."""

    turn: int
    side: str


class FourDicePaid(NamedTuple):
    """A Chance was paid for a fourth die (W-71)."""

    side: str


class DiceChosen(NamedTuple):
    """Cards were chosen, a die of its level for each (W-16)."""

    side: str
    cards: tuple[str, ...]
    levels: tuple[int, ...]


class Rolled(NamedTuple):
    """The dice came to rest on these faces (W-18)."""

    side: str
    cards: tuple[str, ...]
    levels: tuple[int, ...]
    faces: tuple[str, ...]


class FactorsGained(NamedTuple):
    """Rolled factors went to the pool (W-18)."""

    side: str
    factors: dict[str, int]


class SummonDeclined(NamedTuple):
    """The player summoned nothing (W-19)."""

    side: str


class PathLaid(NamedTuple):
    """Three dominoes were laid, on these six squares in order (W-21)."""

    side: str
    squares: tuple[str, ...]


class Summoned(NamedTuple):
    """A being came into play (W-21)."""

    side: str
    being: str
    square: str


class WindowOpened(NamedTuple):
    """A side may answer a declared line, or the end of actions (``line`` is ``""``) (W-58, W-61)."""

    side: str
    line: str


class Passed(NamedTuple):
    """A side let a window pass (W-58)."""

    side: str


class WindowClosed(NamedTuple):
    """Both passed; the declared action is judged again (W-58)."""


class Voided(NamedTuple):
    """A declared action can't happen any more; nothing is paid (W-58)."""

    line: str
    rule: str
    message: str


class Moved(NamedTuple):
    """A being took a step and paid this much Move (W-32, W-33)."""

    being: str
    origin: str
    target: str
    paid: int


class Halted(NamedTuple):
    """A being stepped beside an enemy that bars the way (W-40)."""

    being: str
    by: str


class Attacked(NamedTuple):
    """An attack was made: points on a being, or the mark on an Image (W-45, W-47)."""

    being: str
    target: str
    points: int
    bonus: bool


class AbilityUsed(NamedTuple):
    """A court piece used its ability, of size ``n``, paid in ``factor`` (W-50)."""

    being: str
    ability: str
    target: str
    n: int
    factor: str


class Shifted(NamedTuple):
    """A being was put on another square without stepping there."""

    being: str
    origin: str
    target: str


class Blasted(NamedTuple):
    """A being went up in a blast; who was hit for how much, and which Images (W-56, W-57)."""

    being: str
    square: str
    n: int
    hits: tuple[tuple[str, int], ...]
    images: tuple[str, ...]


class MadeKnown(NamedTuple):
    """A being that the other side didn't know is known to it for good (W-80)."""

    being: str
    square: str
    number: int


class Removed(NamedTuple):
    """A being left play; the reason is ``passing``, ``blast`` or ``defense``."""

    being: str
    square: str
    reason: str


class ActionsEnded(NamedTuple):
    """The active side ended its actions (W-61)."""

    side: str


class Defended(NamedTuple):
    """A Defend was paid for a being; its Def takes this much (W-63)."""

    being: str
    absorbed: int


class Damaged(NamedTuple):
    """Points landed: of ``points``, ``amount`` lowered Str to ``strength`` (W-64)."""

    being: str
    points: int
    amount: int
    strength: int


class LifeLost(NamedTuple):
    """An Image lost a life (W-65)."""

    side: str
    left: int


class TurnEnded(NamedTuple):
    """A turn ended (W-66)."""

    turn: int
    side: str


class DrawOffered(NamedTuple):
    """A side offered a draw (W-69)."""

    side: str


class MatchOver(NamedTuple):
    """The match ended; ``winner`` is None for a draw."""

    winner: str | None
    reason: str


Event = (
    FirstDrawn | TurnBegan | FourDicePaid | DiceChosen | Rolled | FactorsGained | SummonDeclined
    | PathLaid | Summoned | WindowOpened | Passed | WindowClosed | Voided | Moved | Halted
    | Attacked | AbilityUsed | Shifted | Blasted | MadeKnown | Removed | ActionsEnded | Defended | Damaged | LifeLost
    | TurnEnded | DrawOffered | MatchOver
)  # fmt: skip
Events = list[object]
