"""What may be done now: complete and exact, counted, drawn and listed as far as someone looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from math import factorial
from typing import TypeAlias

from wonderland.core.game import Random
from wonderland.games.painting_the_roses.actions import GRAMMAR, Code, acting, answering, ending, setting_up
from wonderland.games.painting_the_roses.actions.setting_up import LayRow
from wonderland.games.painting_the_roses.match_config import MatchConfig
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.state import (
    ACT,
    ANSWER,
    CHANCE_PHASES,
    DISCARD,
    GUARD,
    OVER,
    ROW,
    SETUP_PHASES,
    State,
)
from wonderland.kit import chance
from wonderland.kit.codes import Choices, CodedLegal, FewChoices
from wonderland.kit.grammar import WHOLE, Branch, Later, Word, Words

Legal: TypeAlias = CodedLegal[MatchConfig, Code, Action]


def legal_of(state: State, *, nothing: bool = False) -> Legal:
    """The legal actions of a state as they stand now; none where ``nothing`` may be done."""
    found = FewChoices[Code]([]) if nothing else choices(state)
    return CodedLegal(Action, state.config, state.to_act, found, GRAMMAR)


def choices(state: State) -> Choices[Code]:
    """The legal actions of whoever acts; at a chance point chance's, of single cards.

    To resign is not among them, though two may (PR-95).
    """
    phase = state.phase
    if phase == ACT:
        return FewChoices([*acting.legal(state), ending.End()])
    if phase in CHANCE_PHASES:
        return FewChoices([code for code, _ in chance_weights(state)])
    if phase == OVER:
        return FewChoices([])
    if phase == ROW:
        return RowChoices([state.hedges[hedge] for hedge in state.garden(state.active)])
    if phase == GUARD:
        return FewChoices([*setting_up.legal_guards(state)])
    if phase == ANSWER:
        return FewChoices([*answering.legal(state)])
    assert phase == DISCARD
    return FewChoices([*ending.legal_discards(state)])


class RowChoices(Choices[Code]):
    """Every order of a garden's cards (PR-13)."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = cards

    def count(self) -> int:
        """How many there are, from the factorials; equal cards make no new order."""
        orders = factorial(len(self.cards))
        for same in Counter(self.cards).values():
            orders //= factorial(same)
        return orders

    def __iter__(self) -> Iterator[Code]:
        seen = set()
        for order in permutations(self.cards):
            if order not in seen:
                seen.add(order)
                yield LayRow(order)

    def draw(self, rng: Random) -> Code:
        """Draw one: a shuffled row is every order alike."""
        cards = list(self.cards)
        for last in range(len(cards) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        return LayRow(tuple(cards))

    def in_words(self, words: Callable[[Code], Words]) -> Branch:
        """In a row any card follows that is left."""
        verb, *row = words(LayRow(tuple(self.cards)))
        return {verb: _orders(Counter(row))}


def _orders(left: Counter[Word]) -> Branch:
    """What may follow in a row, word by word."""
    return Later(lambda: {card: _orders(left - Counter([card])) for card in left} or {WHOLE: {}})


# --- chance --------------------------------------------------------------------------------------
def chance_weights(state: State) -> Sequence[tuple[Code, int]]:
    """The outcomes at a chance point, and how many cards each stands for (PR-10)."""
    if state.phase not in CHANCE_PHASES:
        return []
    weights, code = _chance(state)
    return [(code(at), weight) for at, weight in enumerate(weights) if weight]


def _chance(state: State) -> tuple[Sequence[int], Callable[[int], Code]]:
    return setting_up.chance(state) if state.phase in SETUP_PHASES else ending.chance(state)


def chances(state: State) -> list[tuple[Code, float]]:
    """The outcomes at a chance point with their probabilities, else nothing."""
    return chance.probabilities(chance_weights(state))


def drawn(state: State, number: int) -> Code:
    """The outcome at a chance point that a uniform 64-bit number draws."""
    weights, code = _chance(state) if state.phase in CHANCE_PHASES else ((), ending.Reveal)
    return code(chance.index_drawn(weights, number))
