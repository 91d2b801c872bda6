"""``python -m tools.fit.dice_match NEW OLD``: two files of weights for Dungeon Dice against one another.

Agents that search alike, one with each file, play each deal on both sides; printed is what NEW wins.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from tools.ladder.dice import met
from wonderland.cli.simulate.figures import wilson
from wonderland.core.agent import Agent
from wonderland.games.dungeon_dice.ai.agents import search_agent
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator, read_evaluator
from wonderland.games.dungeon_dice.ai.levels import LEVELS


def main() -> int:
    """Play, and print the share of wins with its interval."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.dice_match", description=__doc__)
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="normal", help="whose search, without its errors")
    parser.add_argument("--preset", default="quick")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    agents = [partial(_agent, read_evaluator(path), chosen.level) for path in (chosen.new, chosen.old)]
    won = 0.0
    for number in range(chosen.games):
        won += met((agents[0], agents[1]), number, chosen.preset, chosen.seed)[0]
        if number % 20 == 19 or number + 1 == chosen.games:
            low, high = wilson(round(won), number + 1)
            print(f"{won:g} of {number + 1}: {won / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)
    return 0


def _agent(evaluator: Evaluator, level: str, seed: int) -> Agent:
    search = LEVELS.shipped()[level].search
    assert search is not None
    exact = search.model_copy(update={"noise": 0.0})
    return search_agent(exact, seed, None, evaluator)


if __name__ == "__main__":
    raise SystemExit(main())
