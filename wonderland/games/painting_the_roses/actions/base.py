"""What actions share: the roles of their words, and the rules that forbid several of them.

An action is a named tuple of cards, hedges and seats as numbers. Its class tells how its line is
written, why it is refused (``refusal``: the first rule that forbids it in the order of section 14,
None if nothing does) and what it does where nothing forbids it (``perform``). Who acts stands beside
an action, not in it; chance's actions name the seat they are about.
"""

from __future__ import annotations

from typing import Annotated

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.state import State
from wonderland.kit.grammar import SEAT, Role

CARD, HEDGE = Role("card"), Role("hedge")
TARGET = Role("target").or_none()
"""What a face card is aimed at: a hedge, or ``unleash``."""

Seat = Annotated[int, SEAT]
Card = Annotated[int, CARD]
Cards = Annotated[tuple[int, ...], CARD.several()]
HiddenCard = Annotated[int, CARD.hidden()]
HiddenCards = Annotated[tuple[int, ...], CARD.several().hidden()]
Row = Annotated[tuple[int, ...], CARD.several(0)]
Hedge = Annotated[int, HEDGE]
Target = Annotated[int, TARGET]

_STEP_NAMES = (
    say("the Dealer is to be named"), say("hedges are to be dealt"), say("a row is to be laid"),
    say("hands are to be dealt"), say("a guardsman is to be posted"), say("it is the action step"),
    say("a King’s holder is to answer"), say("a card is to be drawn"), say("the hand is to be cut down"),
    say("a card is to be revealed"),
)  # fmt: skip


def misplaced(state: State, phase: int) -> Refusal | None:
    """An action of another step has no place now (PR-97)."""
    if state.phase == phase:
        return None
    return Refusal("PR-97", say("that has no place now: {step}", step=_STEP_NAMES[state.phase]))


def not_held(state: State, actor: int, card: int) -> Refusal | None:
    """A card is played from the hand (PR-18)."""
    if card in state.hands[actor]:
        return None
    return Refusal("PR-18", say("{card} is not in the hand", card=state.config.said(card)))


def not_in_pile(state: State, card: int) -> Refusal | None:
    """Chance turns up what lies in the draw pile (PR-10)."""
    if state.pile[card]:
        return None
    return Refusal("PR-10", say("{card} is not in the draw pile", card=state.config.said(card)))


def post_guard(state: State, seat: int, card: int, events: ev.Events | None, *, recruited: bool) -> None:
    """Put a card on a seat's central hedge as its guardsman (PR-15, PR-72)."""
    config = state.config
    hedge = config.central[seat]
    state.post(seat, card, hedge)
    if events is not None:
        name = config.names[card]
        events.append(ev.GuardPosted(config.seats[seat], name, config.hedges[hedge], recruited))
