"""What may be done now: complete and exact, counted, drawn and listed as far as someone looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from math import factorial

from wonderland.core.game import Random
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses.powers import POWERS, UNLEASHING
from wonderland.games.painting_the_roses.state import (
    ACT,
    ANSWER,
    DEALER,
    DISCARD,
    DRAW,
    FACED,
    GUARD,
    HAND,
    HEDGES,
    MOVED,
    NONE,
    PAINTED,
    RECRUITED,
    ROW,
    State,
)
from wonderland.kit import chance
from wonderland.kit.codes import Choices, FewChoices
from wonderland.kit.grammar import WHOLE, Branch, Later, Word, Words, tree


class RowChoices(Choices[act.Code]):
    """Every order of a garden's cards (PR-13), and to resign where that may be done (PR-95)."""

    def __init__(self, cards: Sequence[int], resign: Sequence[act.Code]) -> None:
        self.cards = cards
        self.resign = tuple(resign)

    def count(self) -> int:
        """How many there are, from the factorials; equal cards make no new order."""
        orders = factorial(len(self.cards))
        for same in Counter(self.cards).values():
            orders //= factorial(same)
        return orders + len(self.resign)

    def __iter__(self) -> Iterator[act.Code]:
        seen = set()
        for order in permutations(self.cards):
            if order not in seen:
                seen.add(order)
                yield act.LayRow(order)
        yield from self.resign

    def draw(self, rng: Random) -> act.Code:
        """Draw one: a shuffled row is every order alike."""
        at = int(rng.random() * self.count())
        if at < len(self.resign):
            return self.resign[at]
        cards = list(self.cards)
        for last in range(len(cards) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        return act.LayRow(tuple(cards))

    def in_words(self, words: Callable[[act.Code], Words]) -> Branch:
        """In a row any card follows that is left."""
        verb, *row = words(act.LayRow(tuple(self.cards)))
        return {**tree(map(words, self.resign)), verb: _orders(Counter(row))}


def _orders(left: Counter[Word]) -> Branch:
    """What may follow in a row, word by word."""
    return Later(lambda: {card: _orders(left - Counter([card])) for card in left} or {WHOLE: {}})


def choices(state: State) -> Choices[act.Code]:
    """The legal actions of whoever acts; at a chance point chance's, of single cards."""
    phase = state.phase
    if phase == ACT:
        return FewChoices(_actions(state))
    if phase in (DEALER, HEDGES, HAND, DRAW) or state.to_act == -1:
        return FewChoices([code for code, _ in chance_weights(state)])
    seat = state.to_act
    if seat is None:
        return FewChoices([])
    resign: list[act.Code] = _resigning(state)
    if phase == ROW:
        return RowChoices([state.hedges[hedge] for hedge in state.garden(seat)], resign)
    codes: list[act.Code]
    if phase == GUARD:
        codes = [act.PostGuard(card) for card in guards(state, seat)]
    elif phase == ANSWER:
        codes = [act.Cancel(king) for king in _distinct(state.kings[seat])]
        codes.append(act.Allow())
    else:
        assert phase == DISCARD
        codes = [act.Discard((card,)) for card in _distinct(state.hands[seat])]
    return FewChoices(codes + resign)


def guards(state: State, seat: int) -> list[int]:
    """The cards that may be a seat's first guardsman (PR-15, PR-16; option ``guard``)."""
    config = state.config
    cards = [card for card in _distinct(state.hands[seat]) if card != config.stalker]
    if config.options.guard == "number":
        numbers = [card for card in cards if config.steps[card]]
        return numbers or cards
    return cards


def _actions(state: State) -> list[act.Code]:
    """What the action step allows (PR-22)."""
    config, seat, done = state.config, state.active, state.done
    codes: list[act.Code] = []
    if not done & RECRUITED:
        hand = _distinct(state.hands[seat])
        numbers = [card for card in hand if config.steps[card]]
        post = state.posts[seat]
        if not done & MOVED:
            if post != NONE:
                codes += [act.Move(c, h) for c in numbers for h in config.reached(post, c)]
            if state.queen != NONE:
                queen = state.queen
                codes += [act.Stalk(c, h) for c in numbers for h in config.reached(queen, c)]
        if not done & PAINTED and post != NONE and not state.paint >> post & 1:
            rank = config.rank
            least = rank[state.hedges[post]]
            codes += [act.Paint(card) for card in hand if rank[card] >= least]
        if not done & FACED:
            for card in hand:
                if power := config.power[card]:
                    codes += [act.Play(card, t) for t in POWERS[power].targets(state, seat)]
                    if card == config.stalker:
                        codes += [act.Play(card, t) for t in UNLEASHING.targets(state, seat)]
        if not done and post == NONE:
            codes += [act.Recruit(card) for card in numbers]
    codes.append(act.End())
    return codes + _resigning(state)


def _resigning(state: State) -> list[act.Code]:
    """To resign, with two players (PR-95)."""
    return [act.Resign()] if state.config.players == 2 else []


def _distinct(hand: Sequence[int]) -> list[int]:
    """The cards of a sorted hand, equal ones once."""
    return [card for at, card in enumerate(hand) if not at or hand[at - 1] != card]


# --- chance --------------------------------------------------------------------------------------
def chance_weights(state: State) -> list[tuple[act.Code, int]]:
    """The outcomes at a chance point, and how many cards each stands for (PR-10)."""
    phase = state.phase
    if phase == DEALER:
        return [(act.NameDealer(seat), 1) for seat in range(state.config.players)]
    pile = enumerate(state.pile)
    if phase == HEDGES:
        steps, due = state.config.steps, state.due
        return [(act.DealHedges(due, (c,)), n) for c, n in pile if n and steps[c]]
    if phase == HAND:
        return [(act.DealHand(state.due, (c,)), n) for c, n in pile if n]
    if phase == DRAW:
        return [(act.DrawCard(state.active, c), n) for c, n in pile if n]
    return [(act.Reveal(c), n) for c, n in pile if n] if state.to_act == -1 else []


def chances(state: State) -> list[tuple[act.Code, float]]:
    """The outcomes at a chance point with their probabilities, else nothing."""
    return chance.probabilities(chance_weights(state))


def drawn(state: State, number: int) -> act.Code:
    """The outcome at a chance point that a uniform 64-bit number draws."""
    return chance.drawn(chance_weights(state), number)
