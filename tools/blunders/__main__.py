"""``python -m tools.blunders``: plant a blunder in matches, and see whether the review names its turn.

Both sides play as well as the review's own search, or by a level that knows nothing of it. In one turn
a side plays at random instead, where that costs it something; the review should call that turn the
costliest of the match. ``--playouts`` asks a second judge too (``blind``), who shares nothing with the review.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import fmean
from typing import NamedTuple

from tools.blunders.blind import gain
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.simulate.figures import wilson
from wonderland.core.agent import Agent, SeededAgent
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.games.wonderland.ai.agents import Searcher, analyst
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.analysis.analyse import EFFORTS, analyse
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES
from wonderland.games.wonderland.view import View

FIRST_TURN, LAST_TURN = 6, 40
"""The turns in which a blunder is planted: before, little is at stake."""
LOSS = 0.05
"""What it must cost at least, in chance to win, by a quick look."""
AFTER = 2
"""The turns that are played after it, if not told otherwise."""
OWN = "own"
"""The players whose search is the review's."""


class Review(NamedTuple):
    """What the review made of a planted blunder.

    Attributes:
        planted: the turn of the blunder.
        named: the turn that the review calls the costliest, 0 for none.
        gain: what the second judge says that the better lines there win more; None if nobody asked it,
            or another turn was named.
    """

    planted: int
    named: int
    gain: float | None = None


def main() -> int:
    """Plant the blunders and say how many were found."""
    parser = argparse.ArgumentParser(prog="python -m tools.blunders", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--effort", choices=EFFORTS, default="usual")
    parser.add_argument("--preset", default="quick")
    parser.add_argument("--players", choices=(OWN, *LEVELS.shipped()), default=OWN)
    parser.add_argument("--after", type=int, default=AFTER, help="turns that follow the blunder")
    parser.add_argument("--playouts", type=int, default=0, help="of each of two decisions")
    chosen = parser.parse_args()
    found = hits = seed = 0
    gains = []
    while found < chosen.matches:
        review = reviewed(seed, chosen.effort, chosen.preset, chosen.players, chosen.after, chosen.playouts)
        seed += 1
        if review is None:
            continue
        found += 1
        hits += review.named == review.planted
        told = "" if review.gain is None else f"; played on, the better wins {review.gain:+.0%}"
        print(f"seed {seed - 1}: planted in turn {review.planted}, named {review.named}{told}")
        gains += [] if review.gain is None else [review.gain]
    low, high = wilson(hits, found)
    print(f"{hits} of {found} named: {hits / found:.0%}, 95 % interval {low:.0%} to {high:.0%}")
    if gains:
        borne_out = sum(gain > 0 for gain in gains)
        print(f"{borne_out} of {len(gains)} borne out; on average {fmean(gains):+.1%}")
    return 0


def reviewed(
    seed: int, effort: str, preset: str, players: str = OWN, after: int = AFTER, playouts: int = 0
) -> Review | None:
    """Play a match, plant a blunder and review it; None if there was no place for one.

    Args:
        seed: of the match, its players and the blunder.
        effort: of the review.
        preset: of the match.
        players: who plays both sides, ``own`` or a level.
        after: how many turns are played after the blunder.
        playouts: of the second judge; 0 if it is not asked.
    """
    game = api.game("wonderland")
    match = game.new(options={"preset": preset}, seed=seed)
    agents = {side: _player(players, effort, seed) for side in SIDES}
    planted = 0
    while match.to_act is not None:
        if match.turn > (planted + after if planted else LAST_TURN):
            break
        if not planted and _at_its_actions(match) and _blundered(match, Random(seed)):
            planted = match.turn
            _play_at_random(match, Random(seed))
        else:
            play_on(match, agents)
    if not planted:
        return None
    record = match.record()
    costliest = analyse(game.rules, record, effort).costliest
    named = costliest[0].turn if costliest else 0
    asked = bool(playouts) and named == planted
    return Review(planted, named, gain(record, costliest[0], playouts) if asked else None)


def _player(players: str, effort: str, seed: int) -> Agent:
    if players == OWN:
        return SeededAgent(View, Searcher(EFFORTS[effort], None).choose, seed)
    return api.game("wonderland").agent(players, seed)


def _at_its_actions(match: Match) -> bool:
    rolled = match.lines and match.lines[-1].startswith(f"{CHANCE} roll")
    return bool(match.turn >= FIRST_TURN and match.state()["phase"] == "action" and rolled)


def _blundered(match: Match, rng: Random) -> bool:
    """Whether playing at random now would cost enough."""
    state = _position(match).value
    agent = analyst(EFFORTS["low"], state.config.options.line)
    side, evaluator = state.active, agent.evaluator
    best = agent.plan(state, Random(0))[0]
    wrong = match.copy()
    _play_at_random(wrong, rng)
    return evaluator.chance(best.after, side) - _chance(evaluator, wrong, side) >= LOSS


def _play_at_random(match: Match, rng: Random) -> None:
    """Play the rest of a turn at random; whoever is asked lets it pass."""
    turn, active = match.turn, match.state()["active"]
    while match.to_act is not None and match.turn == turn:
        if match.to_act == active and match.state()["phase"] == "action":
            match.play(match.legal().choose(rng))
        else:
            last = "done" if match.state()["phase"] == "defend" else "pass"
            match.play(f"{match.to_act} {last}")


def _chance(evaluator: Evaluator, match: Match, side: int) -> float:
    return evaluator.chance(_position(match).value, side)


def _position(match: Match) -> Position:
    assert isinstance(match.position, Position)
    return match.position


if __name__ == "__main__":
    sys.exit(main())
