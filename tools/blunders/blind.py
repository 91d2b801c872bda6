"""A second judge, blind to the first: it plays a match on to its end, again and again, by rules of thumb.

The review weighs positions by the weights by which the levels play. What those don't see, it can't see
either. This judge knows no weights: only who won in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import SeededAgent
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.state import SIDES
from wonderland.games.wonderland.view import View
from wonderland.kit.looking_back import Mistake

PATHS = 20
"""At how many paths the players look that play a match on."""


def gain(record: Record, mistake: Mistake, playouts: int, seed: int = 0) -> float:
    """What the better lines of a decision win more often than those played, from -1 to 1.

    Args:
        record: of the match.
        mistake: what the review says was better.
        playouts: how often each is played on; one by one they have the same dice.
        seed: what those are drawn from.
    """
    shares = [
        _share(record, mistake, lines, derived(seed, number, "playout")) - 0.5
        for lines in (mistake.better, mistake.played)
        for number in range(playouts)
    ]
    better, played = shares[:playouts], shares[playouts:]
    return (sum(better) - sum(played)) / playouts


def _share(record: Record, mistake: Mistake, lines: Sequence[str], seed: int) -> float:
    """The share of the win that a side has which says some lines and then plays by rules of thumb."""
    match = _at(record, mistake.line, seed)
    for line in lines:
        if match.to_act != mistake.seat or match.check(line):
            break  # an answer came between
        match.play(line)
    by_thumb = partial(heuristics.choose, paths=PATHS)
    agents = {side: SeededAgent(View, by_thumb, f"{seed}:{side}") for side in SIDES}
    while play_on(match, agents):
        pass
    assert match.outcome is not None
    winner = match.outcome.winner
    return 0.5 if winner is None else float(winner == mistake.seat)


def _at(record: Record, line: int, seed: int) -> Match:
    """The match after so many lines, with other dice from there on."""
    cut = replace(record, moves=list(record.moves[:line]), lines=[], seed=seed)
    return api.game(record.game).load(cut)
