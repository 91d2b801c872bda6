"""Partners that play as people do who have just read the rules: one carefully, one without care."""

from __future__ import annotations

from collections.abc import Sequence

from tools.partners.roses.script import Painter, played, red
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.acting import Move, Paint, Play, Stalk
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.state import NONE, State

AHEAD = 3
"""So many red hedges of a rival's are a threat."""
FORGETS = 0.2
"""How often the careless one ends its turn though there was more to do."""


class Careful(Painter):
    """Paints and walks thriftily, keeps a Queen for who is ahead, and minds where the Queen walks."""

    def face(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """A Jack where it can; a Queen against who is ahead; a King to wait."""
        jack = next(iter(played(state, codes, "paint")), None)
        king = next(iter(played(state, codes, "wait")), None)
        return jack or self.undo(state, seat, codes) or king

    def undo(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """A Queen on the highest red hedge of a rival that is ahead."""
        config = state.config
        aimed = [
            code
            for code in played(state, codes, "unpaint")
            if code.target != UNLEASH
            and code.target not in state.garden(seat)
            and red(state, code.target // config.size) >= AHEAD
        ]
        return max(aimed, key=lambda code: config.rank[state.hedges[code.target]], default=None)

    def walk(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """As the painter; else the Queen is walked onto a rival, or the guardsman off the red."""
        post = state.posts[seat]
        walk = super().walk(state, seat, codes)
        if walk or state.queen == NONE:
            return walk
        own = state.garden(seat)
        found = [
            code
            for code in codes
            if isinstance(code, Stalk)
            and state.paint >> code.hedge & 1
            and code.hedge not in own
            and code.hedge != post
        ]
        if found:
            return found[0]
        if post == NONE or not state.paint >> post & 1:
            return None
        off = [c for c in codes if isinstance(c, Move) and not state.paint >> c.hedge & 1]
        return min(off, key=lambda code: state.config.rank[code.card], default=None)

    def answer(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Forbids what is aimed at its own garden, and a last hedge."""
        last = red(state, state.active) == state.config.size - 1
        return codes[0] if last else super().answer(state, seat, codes)

    def kept(self) -> str:
        """It keeps Queens."""
        return "unpaint"


class Careless(Painter):
    """Does what comes to its mind: paints with any card, walks to any silver, plays what it holds."""

    def do(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Any deed of the first kind that there is; sometimes it thinks that it is done."""
        if state.done and self.rng.random() < FORGETS:
            return End()
        return super().do(state, seat, codes)

    def paint(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """With any card that pays, in its own garden."""
        if state.posts[seat] not in state.garden(seat):
            return None
        return self.any([code for code in codes if isinstance(code, Paint)])

    def face(self, state: State, seat: int, codes: Sequence[Code]) -> Code | None:
        """Any face card, at anything but its own garden unless a Jack paints there."""
        own, power = state.garden(seat), state.config.power
        return self.any(
            [
                code
                for code in codes
                if isinstance(code, Play) and (power[code.card] != "unpaint" or code.target not in own)
            ]
        )

    def best_walk(self, state: State, seat: int, codes: Sequence[Code], goal: int) -> Code | None:
        """To any silver hedge of its own, whether it can pay there or not."""
        return self.any([c for c in codes if isinstance(c, Move) and goal >> c.hedge & 1])

    def answer(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Forbids or not, as it likes."""
        return self.rng.choice(codes)

    def let_go(self, state: State, seat: int, codes: Sequence[Code]) -> Code:
        """Any card."""
        return self.rng.choice(codes)

    def any(self, codes: Sequence[Code]) -> Code | None:
        """One of some, each as likely; None where there is none."""
        return self.rng.choice(codes) if codes else None
