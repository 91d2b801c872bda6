"""``python -m tools.fit.dice``: fits the weights of Dungeon Dice to matches of its own.

Agents that search (with weights as they are, misjudging more or less) and scripts of other styles
play one another on both presets, with pools drawn among those that ship. Logistic regression, held
near the weights that there were, then finds those that would have told best who won. The same seed
gives the same matches and the same weights.

``--keep`` is a CSV file of samples, one a line: the match, its preset, who plays the side that is
spoken of and who the other, the turn, how many turns the match still took, whether that side's turn
begins (``next``) or ends (``wait``), whether it won, and each feature of it less the other side's.
Matches that are in it already are not played again, so that a run may be broken off.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter
from collections.abc import Iterator
from operator import sub
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tools.fit.regression import fit
from tools.partners.dice.registry import PARTNERS
from wonderland import api
from wonderland.cli.progress import Bar
from wonderland.content.places import game_folder
from wonderland.content.weights import FILE
from wonderland.core.agent import Agent
from wonderland.core.game import CHANCE
from wonderland.games.dungeon_dice.ai.agents import search_agent
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator, read_evaluator
from wonderland.games.dungeon_dice.ai.features import NAMES, features
from wonderland.games.dungeon_dice.ai.levels import SearchSettings
from wonderland.games.dungeon_dice.definition_reader import load_definitions
from wonderland.games.dungeon_dice.definitions import NAME
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.state import CHOOSE, State

GAME = "dungeon-dice"
SIDES = "we"
HASTY = SearchSettings(states=40, width=3, depth=5, nets=3)
"""Quick play: many matches teach more than few good ones."""
CAREFUL = SearchSettings(states=50, width=4, depth=6, nets=3, plans=3, worlds=6, reply_states=10)
"""Play that looks at the other side's turn."""
NOISES = (0.0, 0.3, 0.6, 1.2)
"""How far the quick search misjudges, drawn for each side of each match."""
PENALTY = 100.0
"""Keeps the weights near those that there were: the positions of one match say nearly the same."""
LATE = 16
"""How many turns before the end are learnt from: what came earlier decided little."""
HEAD = ("match", "preset", "mover", "other", "turn", "left", "when", "won", *NAMES)
Sample = dict[str, str]


def main() -> int:
    """Play what is missing, fit, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.dice", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, default=game_folder(NAME) / FILE, help="the weights to begin with")
    parser.add_argument("--keep", type=Path, required=True, help="the samples")
    parser.add_argument("--out", type=Path, default=None, help="where to write; nowhere if left out")
    parser.add_argument("--penalty", type=float, default=PENALTY)
    parser.add_argument("--held", nargs="*", default=[], metavar="FEATURE", help="keep their weights")
    chosen = parser.parse_args()
    evaluator = read_evaluator(chosen.start)
    gather(chosen.keep, chosen.games, chosen.seed, evaluator)
    samples = [s for s in read(chosen.keep) if int(s["left"]) <= LATE and s["won"] != "0.5"]
    weights, slope, loss = fitted(samples, evaluator, chosen.penalty, chosen.held)
    print(f"{len(samples)} samples, log-loss {loss:.4f}, slope {slope:.3f}", file=sys.stderr)
    lines = [f"{name}: {weight:.3f}" for name, weight in zip(NAMES, weights, strict=True)]
    if chosen.out is None:
        print("\n".join(lines))
        return 0
    said = [line for line in chosen.start.read_text(encoding="utf-8").splitlines() if line[:1] == "#"]
    chosen.out.write_text("\n".join(said + lines) + "\n", encoding="utf-8")
    return 0


# --- matches -------------------------------------------------------------------------------------
def gather(path: Path, games: int, seed: int, evaluator: Evaluator) -> None:
    """Play the matches that are not kept yet."""
    done = {int(sample["match"]) for sample in read(path)}
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file, Bar() as bar:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(HEAD)
        for match in range(games):
            if match not in done:
                writer.writerows(play(match, seed, evaluator))
                file.flush()
            bar.show(match + 1, games)


def read(path: Path) -> list[Sample]:
    """Read samples."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def play(number: int, seed: int, evaluator: Evaluator) -> Iterator[list[object]]:
    """Play a match; a row for each side's turn as it begins, and one as it ends."""
    rng = Random(f"{seed}:{number}")
    preset = rng.choice(("quick", "standard"))
    names = sorted(load_definitions().pools)
    game = api.game(GAME)
    pools = {side: rng.choice(names) for side in SIDES}
    match = game.new(options={"preset": preset}, seed=rng.getrandbits(32), pools=pools)
    players = [rng.choice(("hasty", "hasty", "hasty", "careful", *PARTNERS)) for _ in SIDES]
    if all(player in PARTNERS for player in players):
        players[rng.randrange(2)] = "hasty"
    agents = {side: agent_of(player, rng, evaluator) for side, player in zip(SIDES, players, strict=True)}
    noted: list[tuple[int, int, str, list[float]]] = []
    while (to_act := match.to_act) is not None:
        if to_act == CHANCE:
            match.draw()
            continue
        state = position_of(match).value
        side = state.active
        if state.phase == CHOOSE:
            noted.append((side, state.turn, "next", numbers(state, side, side)))
        action = agents[to_act].choose(match.view(to_act)).action
        assert action is not None
        if str(action).endswith(" end"):
            noted.append((side, state.turn, "wait", numbers(state, side, 1 - side)))
        match.play(action)
    winner = (match.result or {})["winner"]
    for side, turn, when, found in noted:
        won = 0.5 if winner is None else float(SIDES[side] == winner)
        who = players[side], players[1 - side]
        yield [number, preset, *who, turn, match.turn - turn, when, won, *found]


def agent_of(player: str, rng: Random, evaluator: Evaluator) -> Agent:
    """Who plays a side."""
    if player in PARTNERS:
        return PARTNERS[player](rng.getrandbits(32))
    settings = CAREFUL if player == "careful" else HASTY
    if player == "hasty":
        settings = settings.model_copy(update={"noise": rng.choice(NOISES)})
    return search_agent(settings, rng.getrandbits(32), None, evaluator)


def numbers(state: State, side: int, following: int) -> list[float]:
    """Each feature of a side less the other's."""
    mine, other = features(state, side, following), features(state, 1 - side, following)
    return [round(number, 5) for number in map(sub, mine, other)]


# --- weights -------------------------------------------------------------------------------------
def fitted(samples: list[Sample], start: Evaluator, penalty: float, held: list[str]) -> tuple[Any, float, float]:
    """The weights, on the scale of those that there were; how far that is from log-odds; the mean log-loss.

    A match counts by the root of its samples: long ones tell little more than short ones.
    """
    columns = np.array([[float(s[name]) for name in NAMES] for s in samples])
    tempo = np.array([1.0 if s["when"] == "next" else -1.0 for s in samples])
    won = np.array([float(s["won"]) for s in samples])
    many = Counter(s["match"] for s in samples)
    counts = np.array([many[s["match"]] ** -0.5 for s in samples])
    names = sorted({s["mover"] for s in samples} | {s["other"] for s in samples})
    players = np.zeros((len(samples), len(names)))
    for row, sample in enumerate(samples):
        players[row, names.index(sample["mover"])] += 1
        players[row, names.index(sample["other"])] -= 1
    rows = np.hstack([columns, tempo[:, None]])
    known = np.array([*start.weights, 0.0, 0.0])
    kept = np.array([*(name in held for name in NAMES), False])
    found, slope, loss = fit(rows, won, counts, known, penalty, kept, players)
    return found[: len(NAMES)] / slope, slope, loss


if __name__ == "__main__":
    sys.exit(main())
