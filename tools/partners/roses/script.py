"""The script that all styles share: one decision at a time, by rules of thumb of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from wonderland.core.agent import Choice
from wonderland.core.game import View
from wonderland.games.painting_the_roses import legal
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.acting import Move, Paint, Play, Recruit
from wonderland.games.painting_the_roses.actions.ending import Discard, End, Resign
from wonderland.games.painting_the_roses.actions.setting_up import PostGuard
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.state import ANSWER, DISCARD, GUARD, NONE, ROW, State

SPARE = 6
"""The highest rank of a hand's card that is good for walking rather than for paint."""


class Painter:
    """Paints whatever of its own it stands on, walks to the nearest hedge it can pay, in that order."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        known: Any = view
        state: State = known.known
        seat = state.config.seats.index(view.seat)
        return Choice(Action(state.config, seat, self.decide(state, seat)), "By its script.")

    def decide(self, state: State, seat: int) -> Code:
        """The action for a state in which the seat is to act."""
        codes = [code for code in legal.choices(state) if not isinstance(code, Resign)]
        if state.phase == ROW:
            return codes[0]
        if state.phase == GUARD:
            rank = state.config.rank
            return min(codes, key=lambda c: rank[c.card] if isinstance(c, PostGuard) else 0)
        if state.phase == ANSWER:
            return self.answer(state, seat, codes)
        if state.phase == DISCARD:
            return self.let_go(state, seat, codes)
        return self.do(state, seat, codes)

    # --- what styles change --------------------------------------------------------------------
    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """An action of the action step: the first of its wishes that can be had."""
        wished = (
            self.paint(state, seat, codes)
            or self.face(state, seat, codes)
            or self.walk(state, seat, codes)
            or self.recruit(state, codes)
        )
        return wished or End()

    def answer(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Forbids what is aimed at its own garden."""
        return codes[0] if state.target in state.garden(seat) else codes[-1]

    def let_go(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Lets the lowest face card go that it has no use for, else the lowest number."""
        config = state.config

        def use(code: Code) -> tuple[bool, int]:
            assert isinstance(code, Discard)
            card = code.cards[0]
            return config.power[card] == self.kept(), config.rank[card]

        return min(codes, key=use)

    def kept(self) -> str:
        """The power of the face cards that it never lets go."""
        return "paint"

    def face(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """Plays a Jack where it can."""
        return next((c for c in played(state, codes, "paint")), None)

    # --- what they share -------------------------------------------------------------------------
    def paint(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """Pay with the lowest card, in its own garden only."""
        if state.posts[seat] not in state.garden(seat):
            return None
        pays = [c for c in codes if isinstance(c, Paint)]
        rank = state.config.rank
        return min(pays, key=lambda c: rank[c.card], default=None)

    def walk(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """Walk to a silver hedge of its own, best to one that another card of the hand can pay."""
        silver = state.config.gardens[seat] & ~state.paint
        here = state.posts[seat]
        if here != NONE and silver >> here & 1:
            return None
        return self.best_walk(state, seat, codes, silver)

    def best_walk(self, state: State, seat: int, codes: Sequence[Code], goal: int) -> Code | None:
        """The walk to a goal's hedge that costs least; where the rest of the hand pays comes first."""
        rank, hand = state.config.rank, state.hands[seat]

        def cost(code: Move) -> tuple[bool, int, int]:
            rest = list(hand)
            rest.remove(code.card)
            hedge = rank[state.hedges[code.hedge]]
            return max(map(rank.__getitem__, rest), default=0) < hedge, rank[code.card], -hedge

        walks = [c for c in codes if isinstance(c, Move) and goal >> c.hedge & 1]
        return min(walks, key=cost, default=None)

    def recruit(self, state: State, codes: Sequence[Code]) -> Code | None:
        """Recruit with the lowest card."""
        found = [c for c in codes if isinstance(c, Recruit)]
        return min(found, key=lambda c: state.config.rank[c.card], default=None)


def played(state: State, codes: Sequence[Code], power: str) -> list[Play]:
    """The face cards of a power that can be played now."""
    config = state.config
    return [c for c in codes if isinstance(c, Play) and config.power[c.card] == power]


def red(state: State, seat: int) -> int:
    """How many hedges of a seat's garden are painted."""
    return (state.paint & state.config.gardens[seat]).bit_count()
