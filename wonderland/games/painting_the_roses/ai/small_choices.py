"""The choices beside a turn: the row, the first guardsman, what to let go, a King's answer."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.games.painting_the_roses import legal
from wonderland.games.painting_the_roses.actions.ending import Discard, End
from wonderland.games.painting_the_roses.actions.setting_up import LayRow, PostGuard, legal_guards
from wonderland.games.painting_the_roses.state import State
from wonderland.kit.codes import CHANCE_ACTOR

Worth = Callable[[State, int], float]
"""Says what a position is worth to a seat."""


def row(state: State, seat: int) -> LayRow:
    """Lay the lowest hedge in the middle, where the guardsman begins, and mix the others."""
    config = state.config
    cards = sorted((state.hedges[hedge] for hedge in state.garden(seat)), key=config.rank.__getitem__)
    middle = config.definitions.central
    order = sorted(range(config.size), key=lambda place: (abs(place - middle), place % 2))
    laid = [0] * config.size
    for place, card in zip(order, cards, strict=True):
        laid[place] = card
    return LayRow(tuple(laid))


def guard(state: State) -> PostGuard:
    """Post the card that is least useful in the hand: a low number, else a Jack."""
    config = state.config

    def use(code: PostGuard) -> tuple[bool, int]:
        return not config.steps[code.card], config.rank[code.card]

    return min(legal_guards(state), key=use)


def discard(state: State, seat: int, worth: Worth) -> Discard:
    """Let go of the card without which the hand is worth most."""

    def left(card: int) -> float:
        after = state.copy()
        after.take(seat, card)
        return worth(after, seat)

    return Discard((max(dict.fromkeys(state.hands[seat]), key=left),))


def end_step(state: State, seat: int, worth: Worth, number: Callable[[], int]) -> None:
    """End a seat's turn: draws and the check by chance, discards as the seat would choose.

    Args:
        state: the seat's action step; the turn that follows has begun in it afterwards.
        seat: whose turn ends.
        worth: by what it discards.
        number: draws uniform 64-bit numbers.
    """
    this = state.turn
    End().perform(state, seat, None)
    while state.result is None and state.turn == this:
        if state.to_act == seat:
            discard(state, seat, worth).perform(state, seat, None)
        else:
            legal.drawn(state, number()).perform(state, CHANCE_ACTOR, None)
