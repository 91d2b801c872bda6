"""How many positions a second master's search evaluates, in whole decisions of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unittest.mock import patch

from wonderland import api
from wonderland.ai.play import play_on
from wonderland.core.game import CHANCE
from wonderland.games.wonderland.ai.weighing import Scales
from wonderland.games.wonderland.state import State

LEVEL = "master"
TURNS = 24


class Positions:
    """Plays matches of master against itself, decision by decision."""

    def __init__(self) -> None:
        self._seen = 0
        self._weigh = Scales.weigh
        self._decisions = self._play()

    def work(self, _: int) -> int:
        """Make one decision and return how many positions were evaluated for it."""
        before = self._seen
        with patch.object(Scales, "weigh", self._counted()):
            next(self._decisions)
        return self._seen - before

    def _counted(self) -> object:
        weigh = self._weigh

        def counted(scales: Scales, states: Sequence[State], mover: int) -> list[float]:
            self._seen += len(states)
            return weigh(scales, states, mover)

        return counted

    def _play(self) -> Iterator[None]:
        game, seed = api.game("wonderland"), 100
        while True:
            match = game.new(seed=seed)
            agents = {side: game.agent(LEVEL, seed) for side in match.seats}
            while match.to_act is not None and match.turn < TURNS:
                decided = match.to_act != CHANCE
                play_on(match, agents)
                if decided:
                    yield
            seed += 1
