"""The actions of the game, each a named tuple: cards, hedges and seats as numbers.

Who acts stands beside an action, not in it; chance's actions name the seat they are about.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from wonderland.kit.grammar import SEAT, Grammar, Role, written

CARD, HEDGE = Role("card"), Role("hedge")
TARGET = Role("target").or_none()
"""What a face card is aimed at: a hedge, or ``unleash``."""

_Seat = Annotated[int, SEAT]
_Card = Annotated[int, CARD]
_Cards = Annotated[tuple[int, ...], CARD.several()]
_HiddenCard = Annotated[int, CARD.hidden()]
_HiddenCards = Annotated[tuple[int, ...], CARD.several().hidden()]
_Row = Annotated[tuple[int, ...], CARD.several(0)]
_Hedge = Annotated[int, HEDGE]
_Target = Annotated[int, TARGET]


@written("* dealer b")
class NameDealer(NamedTuple):
    """Chance names the Dealer (PR-11)."""

    seat: _Seat


@written("* hedges b 4C 4H 8S 6D AC")
class DealHedges(NamedTuple):
    """Chance deals number cards for a garden (PR-12)."""

    seat: _Seat
    cards: _Cards


@written("b row 8S 4H AC 4C 6D")
class LayRow(NamedTuple):
    """A garden's order, left to right (PR-13)."""

    cards: _Row


@written("* hand b QH 2C 5D 6H JS KD")
class DealHand(NamedTuple):
    """Chance deals cards for a hand (PR-14)."""

    seat: _Seat
    cards: _HiddenCards


@written("b guard 2C")
class PostGuard(NamedTuple):
    """The first guardsman (PR-15)."""

    card: _Card


@written("b recruit 4D")
class Recruit(NamedTuple):
    """A new guardsman (PR-72)."""

    card: _Card


@written("b move 5C c2")
class Move(NamedTuple):
    """The guardsman walks (PR-24)."""

    card: _Card
    hedge: _Hedge


@written("b stalk 5C c2")
class Stalk(NamedTuple):
    """The Queen of Hearts walks (PR-61)."""

    card: _Card
    hedge: _Hedge


@written("b paint 9D")
class Paint(NamedTuple):
    """A card pays for the hedge the guardsman stands on (PR-32)."""

    card: _Card


@written("b play JS b2, b play QH unleash or b play KC")
class Play(NamedTuple):
    """A face card is played (PR-39); ``target`` is a hedge, ``UNLEASH`` or ``NONE``."""

    card: _Card
    target: _Target


@written("c cancel KC")
class Cancel(NamedTuple):
    """A waiting King cancels the card being played (PR-51)."""

    card: _Card


@written("c allow")
class Allow(NamedTuple):
    """The card being played is let pass (PR-53)."""


@written("b end")
class End(NamedTuple):
    """The action step ends (PR-23)."""


@written("* draw b 7H")
class DrawCard(NamedTuple):
    """Chance draws a card for a seat (PR-77)."""

    seat: _Seat
    card: _HiddenCard


@written("b discard 3C 4C")
class Discard(NamedTuple):
    """Cards are let go down to five (PR-77)."""

    cards: _Cards


@written("* reveal QH")
class Reveal(NamedTuple):
    """Chance turns up the top card (PR-79)."""

    card: _Card


@written("a resign")
class Resign(NamedTuple):
    """One of two players gives up (PR-95)."""


Code: TypeAlias = (
    NameDealer | DealHedges | LayRow | DealHand | PostGuard | Recruit | Move | Stalk | Paint | Play
    | Cancel | Allow | End | DrawCard | Discard | Reveal | Resign
)  # fmt: skip
GRAMMAR = Grammar(Code)
