"""What ``bench`` and ``simulate`` say of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.storytellers.definitions import NAME
from wonderland.games.storytellers.game import Storytellers
from wonderland.games.storytellers.match_config import USUAL_ROUNDS, rounds_of
from wonderland.games.storytellers.position import Position
from wonderland.kit.measuring import Clock

MOST = 2000
"""Lines after which a random match is broken off."""
COPIES = 2000
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
    rules = Storytellers()
    found: dict[str, float] = {}
    for players in (2, 8):
        begun, decisions = clock(), 0
        for _ in range(2 * scale):
            decisions += _play(rules.open(Record(NAME, options={"players": players})), rng, MOST)
        rate = decisions / (clock() - begun)
        found[f"decisions a second in random play, {players} players"] = rate
    position = rules.open(Record(NAME, options={"players": 8, "first": "a"}))
    _play(position, rng, 120)
    begun = clock()
    for _ in range(COPIES * scale):
        position.copy()
    found["copying a position, microseconds"] = (clock() - begun) / COPIES / scale * 1e6
    return found


def _play(position: Position, rng: Random, most: int) -> int:
    """Play on at random; return how many lines were played."""
    for played in range(most):
        to_act = position.to_act
        if to_act is None:
            return played
        if to_act == CHANCE:
            position.perform(position.drawn(rng.getrandbits(64)), None)
            continue
        position.perform(position.legal().choose(rng), None)
    return most


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
