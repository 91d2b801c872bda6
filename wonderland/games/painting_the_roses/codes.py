"""The actions of the game, each a named tuple: cards, hedges and seats as numbers.

Who acts stands beside an action, not in it; chance's actions name the seat they are about.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class NameDealer(NamedTuple):
    """Chance names the Dealer (PR-11)."""

    seat: int


class DealHedges(NamedTuple):
    """Chance deals number cards for a garden (PR-12)."""

    seat: int
    cards: tuple[int, ...]


class LayRow(NamedTuple):
    """A garden's order, left to right (PR-13)."""

    cards: tuple[int, ...]


class DealHand(NamedTuple):
    """Chance deals cards for a hand (PR-14)."""

    seat: int
    cards: tuple[int, ...]


class PostGuard(NamedTuple):
    """The first guardsman (PR-15)."""

    card: int


class Recruit(NamedTuple):
    """A new guardsman (PR-72)."""

    card: int


class Move(NamedTuple):
    """The guardsman walks (PR-24)."""

    card: int
    hedge: int


class Stalk(NamedTuple):
    """The Queen of Hearts walks (PR-61)."""

    card: int
    hedge: int


class Paint(NamedTuple):
    """A card pays for the hedge the guardsman stands on (PR-32)."""

    card: int


class Play(NamedTuple):
    """A face card is played (PR-39); ``target`` is a hedge, ``UNLEASH`` or ``NONE``."""

    card: int
    target: int


class Cancel(NamedTuple):
    """A waiting King cancels the card being played (PR-51)."""

    card: int


class Allow(NamedTuple):
    """The card being played is let pass (PR-53)."""


class End(NamedTuple):
    """The action step ends (PR-23)."""


class DrawCard(NamedTuple):
    """Chance draws a card for a seat (PR-77)."""

    seat: int
    card: int


class Discard(NamedTuple):
    """Cards are let go down to five (PR-77)."""

    cards: tuple[int, ...]


class Reveal(NamedTuple):
    """Chance turns up the top card (PR-79)."""

    card: int


class Resign(NamedTuple):
    """One of two players gives up (PR-95)."""


Code: TypeAlias = (
    NameDealer | DealHedges | LayRow | DealHand | PostGuard | Recruit | Move | Stalk | Paint | Play
    | Cancel | Allow | End | DrawCard | Discard | Reveal | Resign
)  # fmt: skip
