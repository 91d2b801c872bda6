"""A turn to play (section 3): a card, or passing where no card is legal."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import turn
from wonderland.games.storytellers.actions import base
from wonderland.games.storytellers.continuity import breaks
from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.state import PLAY, State
from wonderland.kit.grammar import written

NOT_IN_HAND = say("that card is not in the hand")
NOTHING_KEPT = say("after that none of When, Who and Where would be as in the last story")


@written("b play who07")
class Play(NamedTuple):
    """A card of the hand on the pile of its type (ST-21)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A card of the hand (ST-21), on a pile that is not closed (ST-31)."""
        if refused := base.misplaced(state, PLAY):
            return refused
        if self.card not in state.hands[actor]:
            return Refusal("ST-21", NOT_IN_HAND)
        if not may_lie(state, actor, self.card):
            return Refusal("ST-31", NOTHING_KEPT)
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It covers the card below; the seat is the last to have played (ST-22, ST-48)."""
        turn.turn_taken(state, actor)
        state.last = actor
        turn.play(state, actor, self.card, events)


@written("b pass what")
class Pass(NamedTuple):
    """No card is legal: the deck to draw from, or none (ST-24, ST-52)."""

    deck: base.DeckOrNone

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Without a legal card (ST-23), from a deck that can be named if there is one (ST-24, ST-52)."""
        if refused := base.misplaced(state, PLAY):
            return refused
        if playable(state, actor):
            return Refusal("ST-23", say("there is a card that may be played"))
        if self.deck != base.DECLINED:
            return turn.no_deck(state, self.deck)
        if any(map(state.can_be_named, range(len(TYPES)))):
            return Refusal("ST-24", say("whoever passes draws a card"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Draw, and the turn is over (ST-24)."""
        turn.turn_taken(state, actor)
        if events is not None:
            deck = None if self.deck == base.DECLINED else TYPES[self.deck]
            events.append(ev.Passed(state.config.seats[actor], deck))
        if self.deck == base.DECLINED:
            turn.after_play(state)
        else:
            turn.draw(state, actor, self.deck, events)


Playing: TypeAlias = Play | Pass


def may_lie(state: State, seat: int, card: int) -> bool:
    """Whether ST-31 lets a seat play a card; it does not bind the King of Hearts (ST-64)."""
    return state.has(seat, "free") or not breaks(state, state.config.kinds[card])


def playable(state: State, seat: int) -> list[int]:
    """The cards that a seat may play in its turn (ST-21, ST-31)."""
    return [card for card in state.hands[seat] if may_lie(state, seat, card)]
