"""What happened, in plain facts: the window animates them, the log puts them into words.

Seats are letters, cards names (``"7H"``), hedges names (``"b3"``). They come in the order in which
they happen. A card that the onlooker may not see is None (section 13).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias


class DealerNamed(NamedTuple):
    """The Dealer is known (PR-11)."""

    seat: str


class HedgesDealt(NamedTuple):
    """Number cards were dealt for a garden (PR-12)."""

    seat: str
    cards: tuple[str, ...]


class RowLaid(NamedTuple):
    """A garden is laid, left to right (PR-13)."""

    seat: str
    cards: tuple[str, ...]


class HandDealt(NamedTuple):
    """Cards were dealt to a hand (PR-14)."""

    seat: str
    cards: tuple[str | None, ...]


class GuardPosted(NamedTuple):
    """A guardsman took his post: the first (PR-15) or a recruit (PR-72)."""

    seat: str
    card: str
    hedge: str
    recruited: bool


class TurnBegan(NamedTuple):
    """A turn began (PR-20)."""

    turn: int
    round: int
    seat: str


class Moved(NamedTuple):
    """A guardsman walked; ``right`` tells the way, which may be both (PR-26)."""

    seat: str
    card: str
    source: str
    target: str
    right: bool


class QueenWalked(NamedTuple):
    """The Queen of Hearts walked: for a seat's card, or for a card revealed (``furious``)."""

    seat: str
    card: str
    source: str
    target: str
    right: bool


class Painted(NamedTuple):
    """A hedge was painted: by a card paid (PR-32), or by a Jack (PR-40)."""

    seat: str
    hedge: str
    card: str
    by_jack: bool


class Unpainted(NamedTuple):
    """A hedge lost its paint: to a Queen played (PR-43), or to the Queen of Hearts (PR-65)."""

    hedge: str
    card: str


class FacePlayed(NamedTuple):
    """A face card was played; ``target`` is a hedge, ``"unleash"`` or ``""`` (PR-39)."""

    seat: str
    card: str
    target: str


class Asked(NamedTuple):
    """A seat with a waiting King is asked about the card being played (PR-53)."""

    seat: str
    card: str


class Allowed(NamedTuple):
    """A seat let the card pass (PR-53)."""

    seat: str


class Cancelled(NamedTuple):
    """A King cancelled the card being played (PR-51, PR-52)."""

    seat: str
    king: str
    card: str


class KingLaid(NamedTuple):
    """A King waits (PR-47)."""

    seat: str
    card: str


class KingsGone(NamedTuple):
    """Waiting Kings went unused, by the strict reading (option ``kings: next``)."""

    seat: str
    cards: tuple[str, ...]


class QueenCame(NamedTuple):
    """The Queen of Hearts is at large: unleashed (PR-49) or revealed (PR-80)."""

    seat: str
    hedge: str
    revealed: bool


class QueenLanded(NamedTuple):
    """The Queen of Hearts landed on a hedge (PR-63); ``painted`` tells what she found there."""

    hedge: str
    painted: bool


class GuardTaken(NamedTuple):
    """A guardsman went to the tower (PR-66)."""

    seat: str
    card: str
    hedge: str


class QueenLeft(NamedTuple):
    """The Queen of Hearts went to the discards (PR-66)."""

    hedge: str


class ActionsEnded(NamedTuple):
    """The action step ended (PR-23)."""

    seat: str


class Drawn(NamedTuple):
    """A card was drawn (PR-77)."""

    seat: str
    card: str | None


class Discarded(NamedTuple):
    """A card was let go (PR-77)."""

    seat: str
    card: str


class Revealed(NamedTuple):
    """A card was turned up at the end of a seat's turn (PR-79)."""

    seat: str
    card: str


class NoCards(NamedTuple):
    """A draw or the check was left out, for want of cards (PR-84)."""

    seat: str
    check: bool


class Shuffled(NamedTuple):
    """The discards went back into the draw pile (PR-82, or PR-83 if it was empty)."""

    cards: int
    by_dealer: bool


class Resigned(NamedTuple):
    """A seat gave up (PR-95)."""

    seat: str


class MatchOver(NamedTuple):
    """The match is over; ``winner`` is None for a shared first place (PR-92)."""

    winner: str | None
    reason: str
    places: Mapping[str, int]


Events: TypeAlias = list[object]
SECRETS: Mapping[type, Sequence[str]] = {HandDealt: ("cards",), Drawn: ("card",)}
"""What of an event only its own seat may know (section 13)."""
