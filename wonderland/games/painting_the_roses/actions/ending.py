"""Ending a turn: draws, discards and the check (section 10); or the match, by giving up (PR-95)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses import outcome, queen, signs, turn
from wonderland.games.painting_the_roses.actions import base
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.state import ACT, DISCARD, DRAW, REVEAL, State, distinct
from wonderland.kit.grammar import written


@written("b end")
class End(NamedTuple):
    """The action step ends (PR-23)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """It may end at any time (PR-23)."""
        return base.misplaced(state, ACT)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Go on to the draws (PR-23, PR-77)."""
        if events is not None:
            events.append(ev.ActionsEnded(state.config.seats[actor]))
        state.drawn = 0
        if state.recall is not None:
            state.recall = state.recall.with_sign(actor, signs.of_turn(state, actor))
        turn.draw_next(state, events)


@written("* draw b 7H")
class DrawCard(NamedTuple):
    """Chance draws a card for a seat (PR-77)."""

    seat: base.Seat
    card: base.HiddenCard

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A card of the pile for the active seat (PR-10, PR-77)."""
        if refused := base.misplaced(state, DRAW):
            return refused
        if self.seat != state.active:
            return Refusal("PR-97", say("{seat} is to draw", seat=SEAT_NAMES[state.config.seats[state.active]]))
        return base.not_in_pile(state, self.card)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Take the card from the pile into the active hand (PR-77, PR-78)."""
        state.draw_out(self.card)
        state.give(self.seat, self.card)
        state.drawn += 1
        if events is not None:
            config = state.config
            events.append(ev.Drawn(config.seats[self.seat], config.names[self.card]))
        turn.draw_next(state, events)


@written("b discard 3C 4C")
class Discard(NamedTuple):
    """Cards are let go down to five (PR-77)."""

    cards: base.Cards

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Cards of the hand, no more than are too many (PR-18, PR-77)."""
        if refused := base.misplaced(state, DISCARD):
            return refused
        hand = state.hands[actor]
        for card, count in Counter(self.cards).items():
            if count > hand.count(card):
                return Refusal("PR-18", say("{card} is not in the hand", card=state.config.said(card)))
        over = len(hand) - state.config.definitions.kept
        if len(self.cards) > over:
            return Refusal("PR-77", say("{over} must go, not {n}", over=over, n=len(self.cards)))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Let the cards go; with five left the check follows (PR-77)."""
        config = state.config
        for card in self.cards:
            state.spend(actor, card)
            if events is not None:
                events.append(ev.Discarded(config.seats[actor], config.names[card]))
        if len(state.hands[actor]) <= config.definitions.kept:
            turn.check(state, events)


@written("* reveal QH")
class Reveal(NamedTuple):
    """Chance turns up the top card (PR-79)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A card of the pile (PR-10, PR-79)."""
        return base.misplaced(state, REVEAL) or base.not_in_pile(state, self.card)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It is the Queen of Hearts, or a card for the discards (PR-79 to PR-81)."""
        config, card, seat = state.config, self.card, state.active
        state.draw_out(card)
        if card != config.stalker:
            state.throw(card)
        if events is not None:
            events.append(ev.Revealed(config.seats[seat], config.names[card]))
        if card == config.stalker:
            queen.come(state, seat, events, revealed=True)
        elif config.furious and state.queen >= 0 and config.steps[card]:
            # She was at large before the check, for it was not she who was revealed (option).
            hedge = (state.queen + config.steps[card]) % config.ring
            queen.walk(state, seat, card, hedge, events)
        turn.finish(state, events)


@written("a resign")
class Resign(NamedTuple):
    """One of two players gives up (PR-95)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """With two players only (PR-95)."""
        if state.config.players > 2:
            return Refusal("PR-95", say("a seat can resign with two players only"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The match ends; the other wins (PR-95)."""
        outcome.resign(state, actor, events)


Ending: TypeAlias = End | DrawCard | Discard | Reveal | Resign


def legal_discards(state: State) -> list[Discard]:
    """Each card, equal ones once, of which the active seat may let go."""
    return [Discard((card,)) for card in distinct(state.hands[state.active])]


def chance(state: State) -> tuple[Sequence[int], Callable[[int], Ending]]:
    """How many of each card chance may turn up, and what that is (PR-10)."""
    return state.pile, partial(DrawCard, state.active) if state.phase == DRAW else Reveal
