"""Setting up: the Dealer, the gardens, the hands, the first guardsmen (section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.actions import base
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.state import DEALER, GUARD, HAND, HEDGES, NONE, ROW, State, distinct
from wonderland.games.painting_the_roses.turn import begin_turn
from wonderland.kit.grammar import written


@written("* dealer b")
class NameDealer(NamedTuple):
    """Chance names the Dealer (PR-11)."""

    seat: base.Seat

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any seat may be the Dealer (PR-11)."""
        return base.misplaced(state, DEALER)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The Dealer is known; the first hedges are his (PR-11, PR-12)."""
        state.dealer = state.due = self.seat
        state.phase = HEDGES
        if events is not None:
            events.append(ev.DealerNamed(state.config.seats[self.seat]))


@written("* hedges b 4C 4H 8S 6D AC")
class DealHedges(NamedTuple):
    """Chance deals number cards for a garden (PR-12)."""

    seat: base.Seat
    cards: base.Cards

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Number cards of the pile, no more than the garden lacks (PR-10, PR-12)."""
        due = state.config.size - state.dealt(state.due)
        return base.misplaced(state, HEDGES) or _not_due(state, self, due, numbers=True)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Deal hedges to the seat that is due (PR-12)."""
        config, seat, cards = state.config, self.seat, self.cards
        at = config.size * seat + state.dealt(seat)
        for card in cards:
            state.draw_out(card)
        state.hedges = (*state.hedges[:at], *cards, *state.hedges[at + len(cards) :])
        if events is not None:
            names = tuple([config.names[card] for card in cards])
            events.append(ev.HedgesDealt(config.seats[seat], names))
        if state.dealt(seat) == config.size:
            state.due = _after(state, seat)
            if state.due == NONE and config.options.rows == "dealt":
                _deal_hands(state)
            elif state.due == NONE:
                state.phase, state.active = ROW, state.dealer


@written("b row 8S 4H AC 4C 6D")
class LayRow(NamedTuple):
    """A garden's order, left to right (PR-13)."""

    cards: base.Row

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A row holds what was dealt (PR-13)."""
        if refused := base.misplaced(state, ROW):
            return refused
        if sorted(self.cards) == sorted(state.hedges[hedge] for hedge in state.garden(actor)):
            return None
        return Refusal("PR-13", say("a row holds the cards dealt to that garden, each once"))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Lay the garden; it is final (PR-13)."""
        config, cards = state.config, self.cards
        at = config.size * actor
        state.hedges = (*state.hedges[:at], *cards, *state.hedges[at + config.size :])
        if events is not None:
            names = tuple([config.names[card] for card in cards])
            events.append(ev.RowLaid(config.seats[actor], names))
        state.active = _after(state, actor)
        if state.active == NONE:
            _deal_hands(state)


@written("* hand b QH 2C 5D 6H JS KD")
class DealHand(NamedTuple):
    """Chance deals cards for a hand (PR-14)."""

    seat: base.Seat
    cards: base.HiddenCards

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Cards of the pile, no more than the hand lacks (PR-10, PR-14)."""
        due = state.config.definitions.dealt - len(state.hands[state.due])
        return base.misplaced(state, HAND) or _not_due(state, self, due, numbers=False)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Deal cards to the hand that is due (PR-14)."""
        config, seat = state.config, self.seat
        for card in self.cards:
            state.draw_out(card)
            state.give(seat, card)
        if events is not None:
            names = tuple([config.names[card] for card in self.cards])
            events.append(ev.HandDealt(config.seats[seat], names))
        if len(state.hands[seat]) == config.definitions.dealt:
            state.due = _after(state, seat)
            if state.due == NONE:
                state.phase, state.active = GUARD, state.dealer


@written("b guard 2C")
class PostGuard(NamedTuple):
    """The first guardsman (PR-15)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Not the Queen of Hearts; by an option a number card, if there is one (PR-16)."""
        if refused := base.misplaced(state, GUARD) or base.not_held(state, actor, self.card):
            return refused
        config = state.config
        if self.card == config.stalker:
            return Refusal("PR-16", say("the Queen of Hearts can’t be a guardsman"))
        face = config.options.guard == "number" and not config.steps[self.card]
        if face and any(config.steps[card] for card in state.hands[actor]):
            return Refusal("PR-16", say("a number card must be the guardsman, and there is one"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Lay the guardsman; after the last the Dealer begins (PR-15, PR-20)."""
        state.take(actor, self.card)
        base.post_guard(state, actor, self.card, events, recruited=False)
        state.active = _after(state, actor)
        if state.active == NONE:
            begin_turn(state, state.dealer, events)


SettingUp: TypeAlias = NameDealer | DealHedges | LayRow | DealHand | PostGuard


def _not_due(state: State, deal: DealHedges | DealHand, due: int, *, numbers: bool) -> Refusal | None:
    """Cards are dealt from the pile, to whom and as many as are due (PR-10, PR-97)."""
    config, cards = state.config, deal.cards
    if deal.seat != state.due:
        return Refusal("PR-97", say("{seat} is dealt to now", seat=SEAT_NAMES[config.seats[state.due]]))
    if len(cards) > due:
        return Refusal("PR-97", say("{due} cards are due, not {n}", due=due, n=len(cards)))
    for card, count in Counter(cards).items():
        name = config.said(card)
        if numbers and not config.steps[card]:
            return Refusal("PR-10", say("{card} is no number card, so no hedge", card=name))
        if count > state.pile[card]:
            return Refusal("PR-10", say("{card} is not there to be dealt", card=name))
    return None


def _deal_hands(state: State) -> None:
    state.phase, state.active, state.due = HAND, NONE, state.dealer


def _after(state: State, seat: int) -> int:
    """The seat that is next, from the Dealer clockwise; ``NONE`` after the last."""
    following = (seat + 1) % state.config.players
    return NONE if following == state.dealer else following


def legal_guards(state: State) -> list[PostGuard]:
    """The first guardsmen that the active seat may post (PR-15, PR-16; option ``guard``)."""
    config = state.config
    cards = [card for card in distinct(state.hands[state.active]) if card != config.stalker]
    if config.options.guard == "number":
        cards = [card for card in cards if config.steps[card]] or cards
    return [*map(PostGuard, cards)]


def chance(state: State) -> tuple[Sequence[int], Callable[[int], SettingUp]]:
    """How many there are of each card, or seat, that chance may take, and what that does (PR-10, PR-11)."""
    if state.phase == DEALER:
        return [1] * state.config.players, NameDealer
    due, steps = state.due, state.config.steps
    if state.phase == HEDGES:
        hedges = [n if steps[card] else 0 for card, n in enumerate(state.pile)]
        return hedges, lambda card: DealHedges(due, (card,))
    return state.pile, lambda card: DealHand(due, (card,))
