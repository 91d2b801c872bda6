"""What ``bench`` and ``simulate`` say of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.storytellers.definitions import NAME
from wonderland.games.storytellers.game import Storytellers
from wonderland.games.storytellers.match_config import USUAL_ROUNDS, rounds_of
from wonderland.games.storytellers.position import Position
from wonderland.kit.measuring import Clock, by_players

TRIED = {2: 83, 3: 83, 4: 61, 5: 54, 6: 62, 7: 48, 8: 14}
"""In how many of 100 matches plain players completed more missions than failed, by seats (section 17)."""
TRIED_FAIR = {5: 81, 7: 82, 8: 76}
"""The same where all tell equally often."""


def measure(scale: int, clock: Clock, rng: Random) -> dict[str, float]:
    """Measure random play and copying.

    Args:
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    return by_players(Storytellers(), NAME, (2, 8), "first", scale, clock, rng)


class TaleDeciding:
    """What decides a match: whether more missions were completed than failed (ST-74, ST-76)."""

    def decided(self, result: Mapping[str, object]) -> str:
        """All share the fate of all missions."""
        completed, failed = (int(str(result[key])) for key in ("completed", "failed"))
        return "won" if completed > failed else "lost"

    def expected(self, match: Match) -> str:
        """What was measured while the rules were written; ``""`` where nothing was."""
        if not isinstance(position := match.position, Position):
            raise TypeError("a match of another game")
        config = position.config
        options = config.options
        if options.grades != "auto" or options.boring_limit != "auto" or not options.skills:
            return ""
        if config.rounds == USUAL_ROUNDS:
            tried = TRIED[config.players]
        elif config.rounds == rounds_of("fair", config.players):
            tried = TRIED_FAIR[config.players]
        else:
            return ""
        return say("missions won in {n} of 100, by the rules’ trial", n=tried)


DECIDING = TaleDeciding()
