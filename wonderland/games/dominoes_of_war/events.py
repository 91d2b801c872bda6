"""What happened, in plain facts: the window animates them, the log puts them into words.

Seats are letters, squares and edges as lines write them, troops their types' keys. They come in the
order in which they happen. What an onlooker may not see is None (DW-99).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Tossed(NamedTuple):
    """A seat has won the toss (DW-23)."""

    seat: str


class FirstNamed(NamedTuple):
    """A seat goes first (DW-23)."""

    seat: str


class BaseLaid(NamedTuple):
    """A base is laid (DW-24)."""

    seat: str
    squares: tuple[str, ...]


class WallBuilt(NamedTuple):
    """A wall stands (DW-30)."""

    seat: str
    edge: str


class Stocked(NamedTuple):
    """Troops were put on base tiles (DW-33)."""

    seat: str
    squares: tuple[str, ...]
    troops: tuple[str | None, ...]


class Shown(NamedTuple):
    """All have stocked: what stands in the bases is open from now on (DW-34)."""


class TurnBegan(NamedTuple):
    """A turn began (DW-35, DW-88)."""

    turn: int
    round: int
    seat: str


class Moved(NamedTuple):
    """A troop moved (DW-41)."""

    seat: str
    troop: str
    source: str
    target: str


class Flipped(NamedTuple):
    """A tile was turned up (DW-46); ``what`` is ``mine``, ``blank`` or what the bonus is."""

    square: str
    face: str
    what: str


class Spared(NamedTuple):
    """A mine did nothing to who stands on it (DW-48)."""

    seat: str
    troop: str
    square: str


class Replaced(NamedTuple):
    """A mine went to the discards, and a new tile lies face down in its place (DW-47)."""

    square: str
    face: str


class BonusForfeited(NamedTuple):
    """A bonus was given up, or could not be used (DW-49)."""

    seat: str
    total: int
    unasked: bool


class Attacked(NamedTuple):
    """A troop attacked (DW-55)."""

    seat: str
    troop: str
    source: str
    targets: tuple[str, ...]


class Charged(NamedTuple):
    """A troop ran onto an enemy (DW-69)."""

    seat: str
    troop: str
    source: str
    target: str


class Breached(NamedTuple):
    """A troop ran into a wall, which is gone (DW-70, DW-72)."""

    seat: str
    troop: str
    source: str
    near: str
    edge: str


class Exploded(NamedTuple):
    """A blast went off, and what it set off (DW-78, DW-80): the centres, ring by ring."""

    rings: tuple[tuple[str, ...], ...]


class Removed(NamedTuple):
    """Troops left play, all together: seat, troop and square of each (DW-55, DW-80)."""

    troops: tuple[tuple[str, str, str], ...]


class Brought(NamedTuple):
    """A troop came into play: by who spawns (``by``, DW-61), or as a bonus (DW-51)."""

    seat: str
    troop: str
    square: str
    by: str


class Built(NamedTuple):
    """A base has a new tile (DW-53)."""

    seat: str
    square: str


class Shifted(NamedTuple):
    """A wall stands elsewhere (DW-54)."""

    seat: str
    source: str
    target: str


class ActionsEnded(NamedTuple):
    """The action step ended (DW-39)."""

    seat: str


class Faced(NamedTuple):
    """A sniper has a facing (DW-65)."""

    seat: str
    square: str
    facing: str


class WentOut(NamedTuple):
    """Seats are out (DW-83, DW-93)."""

    seats: tuple[str, ...]


class Offered(NamedTuple):
    """A seat offered a draw (DW-94)."""

    seat: str


class Accepted(NamedTuple):
    """A seat accepted it (DW-94)."""

    seat: str


class Resigned(NamedTuple):
    """A seat gave up (DW-93)."""

    seat: str


class MatchOver(NamedTuple):
    """The match is over; ``winner`` is a seat, a team (``ac``), or None where the first place is shared."""

    winner: str | None
    reason: str
    places: Mapping[str, int]


Events: TypeAlias = list[object]
SECRETS: Mapping[type, Sequence[str]] = {Stocked: ("troops",)}
"""What of an event only its own seat may know (DW-99)."""
