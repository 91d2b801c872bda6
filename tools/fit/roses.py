"""``python -m tools.fit.roses``: fits the weights of Painting the Roses to matches of its own.

Agents that play out their own turn, overlooking more or less, and scripts of other styles play one
another with two seats; whoever ends an action step is noted with the features of both, and whether it
won. Logistic regression gives the weights, drawn towards those that there are.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

import wonderland
from tools.partners.roses.registry import PARTNERS
from wonderland.content.places import game_folder
from wonderland.content.weights import FILE
from wonderland.core.agent import Agent
from wonderland.games.painting_the_roses.ai.agents import search_agent
from wonderland.games.painting_the_roses.ai.evaluator import shipped_evaluator
from wonderland.games.painting_the_roses.ai.features import HELD, OPEN, hand_features, open_features
from wonderland.games.painting_the_roses.ai.levels import SearchSettings
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.state import State
from wonderland.games.painting_the_roses.view import View

GAME = "painting-the-roses"
STYLES = ("planner", "planner", "planner", "careful")
"""The scripts that play too, the strongest most."""
SCRIPTED = 0.2
"""How often a seat is a script's."""
SLIPS = (0.0, 0.0, 0.3, 1.0)
"""How often the others overlook something, each as likely."""
Row = list[float]


def samples(games: int, seed: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Play matches; return a row of features for each turn that was ended, and who won."""
    rows: list[Row] = []
    won: list[float] = []
    rng = Random(seed)
    for _ in range(games):
        options = {"packs": rng.choice((1, 2)), "rows": rng.choice(("free", "dealt"))}
        match = wonderland.game(GAME).new(options=options, seed=rng.getrandbits(32))
        agents = {seat: _player(rng) for seat in match.seats}
        noted: list[tuple[int, Row]] = []
        while match.to_act is not None:
            if match.to_act == "*":
                match.draw()
                continue
            seat = match.to_act
            view = match.view(seat)
            assert isinstance(view, View)
            action = agents[seat].choose(view).action
            if str(action).endswith(" end"):
                noted.append((match.seats.index(seat), _row(view.known, match.seats.index(seat))))
            match.play(str(action))
        winner = (match.result or {})["winner"]
        if winner is not None:
            rows += [row for _, row in noted]
            won += [float(match.seats[seat] == winner) for seat, _ in noted]
    return np.array(rows), np.array(won)


def _player(rng: Random) -> Agent:
    """Somebody to play a seat."""
    seed = rng.getrandbits(32)
    if rng.random() < SCRIPTED:
        return PARTNERS[rng.choice(STYLES)](seed)
    settings = SearchSettings(states=1500, overlooks=rng.choice(SLIPS))
    return search_agent(settings, seed, None, shipped_evaluator())


def _row(state: State, seat: int) -> Row:
    mine, theirs = open_features(state, seat), open_features(state, 1 - seat)
    held = hand_features(state, seat, state.hands[seat])
    return [float(a) - float(b) for a, b in zip(mine, theirs, strict=True)] + [float(h) for h in held]


def fit(
    rows: NDArray[np.float64], won: NDArray[np.float64], prior: NDArray[np.float64], pull: float
) -> NDArray[np.float64]:
    """The weights and the worth of the turn's being the other's, by logistic regression."""
    whole = np.hstack([rows, np.ones((len(rows), 1))])
    start = np.append(prior, 0.0)

    def loss(weights: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        z = whole @ weights
        away = weights - start
        value = np.logaddexp(0, -z * (2 * won - 1)).sum() + pull * (away**2).sum()
        slope = whole.T @ (1 / (1 + np.exp(-z)) - won) + 2 * pull * away
        return float(value), slope

    found = minimize(loss, start, jac=True, method="L-BFGS-B")
    return np.asarray(found.x)


def main() -> int:
    """Play, fit, print the weights in the form of their file."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.roses", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--pull", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    now = shipped_evaluator()
    rows, won = samples(chosen.games, chosen.seed)
    weights = fit(rows, won, np.array([*now.open, *now.held]), chosen.pull)
    print(f"# {len(won)} turns of {chosen.games} matches; bias {weights[-1]:.3f}")
    print(f"# {Path(game_folder(NAME) / FILE)}")
    print("open:")
    for name, weight in zip(OPEN, weights, strict=False):
        print(f"  {name}: {weight:.3f}")
    print("held:")
    for name, weight in zip(HELD, weights[len(OPEN) :], strict=False):
        print(f"  {name}: {weight:.3f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
