"""Sparring partners of other styles than the painter's."""

from __future__ import annotations

from collections.abc import Sequence

from tools.partners.roses.script import SPARE, Painter, played, red
from wonderland.games.painting_the_roses import actions, legal
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.acting import Move, Play, Stalk
from wonderland.games.painting_the_roses.actions.ending import End, Resign
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.state import ACT, ANSWER, NONE, State


class Spoiler(Painter):
    """Undoes: a Queen for whoever leads as soon as it has one, before it thinks of its own garden."""

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Undo first, then do as the painter does."""
        return self.undo(state, seat, codes) or super().do(state, seat, codes)

    def undo(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """A Queen on the highest red hedge of the rival that has most of them."""
        config = state.config

        def harm(code: Play) -> tuple[int, int]:
            return red(state, code.target // config.size), config.rank[state.hedges[code.target]]

        aimed = [
            c for c in played(state, codes, "unpaint") if c.target != UNLEASH and c.target not in state.garden(seat)
        ]
        return max(aimed, key=harm, default=None)

    def kept(self) -> str:
        """It keeps Queens."""
        return "unpaint"


class Warden(Painter):
    """Lays down every King and forbids whatever anybody plays."""

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Kings first."""
        kings = played(state, codes, "wait")
        return kings[0] if kings else super().do(state, seat, codes)

    def answer(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Always forbids."""
        return codes[0]

    def kept(self) -> str:
        """It keeps Kings."""
        return "wait"


class Huntress(Spoiler):
    """Lets the Queen of Hearts loose and walks her onto others' red hedges, people before paint."""

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Hunt first."""
        return self.hunt(state, seat, codes) or Painter.do(self, state, seat, codes)

    def hunt(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """The walk that takes most guardsmen, or else paint; or her coming."""
        own = state.garden(seat)

        def prey(code: Stalk) -> int:
            return 2 * sum(post == code.hedge for post in state.posts) + 1

        walks = [
            c
            for c in codes
            if isinstance(c, Stalk)
            and state.paint >> c.hedge & 1
            and c.hedge not in own
            and c.hedge != state.posts[seat]
        ]
        if walks:
            return max(walks, key=prey)
        loosed = [c for c in codes if isinstance(c, Play) and c.target == UNLEASH]
        return loosed[0] if loosed else self.undo(state, seat, codes)


class Hoarder(Painter):
    """Keeps high cards and Queens for the end: undoes only a rival at four, paints thriftily."""

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Stop who would win next, else lay Kings, else paint and walk with what is lowest."""
        for other in range(state.config.players):
            if other != seat and red(state, other) >= state.config.size - 1:
                stops = [
                    c
                    for c in played(state, codes, "unpaint")
                    if c.target != UNLEASH and c.target in state.garden(other)
                ]
                if stops:
                    return max(stops, key=lambda c: state.config.rank[state.hedges[c.target]])
        kings = played(state, codes, "wait")
        return kings[0] if kings else super().do(state, seat, codes)

    def kept(self) -> str:
        """It keeps Queens."""
        return "unpaint"

    def best_walk(self, state: State, seat: int, codes: Sequence[Code], goal: int) -> Code | None:
        """As the painter, but never with a card that could pay for a high hedge."""
        rank = state.config.rank
        low = [c for c in codes if not isinstance(c, Move) or rank[c.card] <= SPARE]
        return super().best_walk(state, seat, low, goal)


class Sampler(Painter):
    """Plays random whole turns of its own and takes the one with most red at home and least abroad."""

    turns = 150
    stops = 0.15

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._left: list[Code] = []

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Go on with the turn that was taken, for as long as it can be."""
        if not self._left or actions.refusal(state, seat, self._left[0]):
            self._left = self.best(state, seat)
        return self._left.pop(0)

    def best(self, state: State, seat: int) -> list[Code]:
        """The best of many random turns."""
        tried = [self.sampled(state, seat) for _ in range(self.turns)]
        return max(tried, key=lambda pair: pair[0])[1]

    def sampled(self, state: State, seat: int) -> tuple[float, list[Code]]:
        """A random turn, in which a King forbids every other time, and what it comes to."""
        here, said = state.copy(), []
        while here.result is None and here.active == seat and here.phase == ACT:
            codes = [c for c in legal.choices(here) if not isinstance(c, Resign)]
            code = self.rng.choice(codes)
            if isinstance(code, End) or self.rng.random() < self.stops:
                break
            said.append(code)
            code.perform(here, seat, None)
            while here.phase == ANSWER:
                answers = list(legal.choices(here))
                self.rng.choice(answers).perform(here, here.asked[0], None)
        return self.count(here, seat), [*said, End()]

    def count(self, state: State, seat: int) -> float:
        """Red at home and Kings, less the most red elsewhere; cards left are worth a little."""
        others = [red(state, s) for s in range(state.config.players) if s != seat]
        post = state.posts[seat]
        on_silver = post in state.garden(seat) and not state.paint >> post & 1
        return (
            3.0 * red(state, seat) * (1 + red(state, seat) / 5)
            - 2.0 * max(others)
            + (on_silver or 0) * 0.8
            + 0.5 * bool(state.kings[seat])
            + 0.15 * len(state.hands[seat])
            - 2.0 * (post == NONE)
        )
