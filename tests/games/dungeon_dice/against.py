"""Random matches in which the engine is held against the second implementation."""

from __future__ import annotations

import random

import wonderland
from tests.games.dungeon_dice.oracle.dice import Oracle
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.wild import wild_position


def setting(rng):
    """Options and pools of every sort; half of the matches begin from a crowded custom start."""
    options = {
        "preset": rng.choice(["standard", "quick", "quick"]),
        "life": rng.choice([1, 2, 3]),
        "cap": rng.choice([3, 10, 30]),
        "lethal": rng.choice(["reach", "exceed"]),
        "open_items": rng.random() < 0.3,
        "quiet": rng.choice([0, 3, 30]),
        "turns": rng.choice([0, 30, 200]),
    }
    if rng.random() < 0.5:
        options |= {"columns": rng.randrange(9, 20), "rows": rng.randrange(5, 14, 2)}
    if rng.random() < 0.5:
        options["first"] = rng.choice("we")
    return options


def compare(seed, most=400):
    """Play a match; how many lines agreed, and how it ended.

    Raises:
        AssertionError: where the two differ.
    """
    rng = random.Random(seed)
    game, options = wonderland.game(GAME), setting(rng)
    position = pools = None
    if rng.random() < 0.6:
        options.pop("first", None)
        values = game.options.values(options)
        pools, position = wild_position(rng, values)
    setup = {} if position is None else {"position": position, "pools": pools}
    match = game.new(options=options, seed=seed, **setup)
    if position is None:
        pools = match.record().setup["pools"]
    oracle = Oracle(game.options.values(options), pools, position)
    agree(match, oracle, seed)
    while match.to_act is not None and len(match.lines) < most:
        line = chosen(match, rng)
        match.play(line)
        oracle.play(line)
        agree(match, oracle, seed)
    return len(match.lines), match.result["reason"] if match.result else "unfinished"


def chosen(match, rng):
    if match.to_act == "*":
        return str(match.copy().draw())
    if rng.random() < 0.001:
        side = rng.choice("we")
        return f"{side} resign" if rng.random() < 0.5 else f"{side} offer draw"
    legal = match.legal()
    line = str(legal.choose(rng))
    for _ in range(4):  # what does something is preferred, or little would happen
        if line.split()[1] not in ("end", "skip", "pass") or rng.random() < 0.15:
            break
        line = str(legal.choose(rng))
    return line


def agree(match, oracle, seed):
    where = f"seed {seed}, line {len(match.lines)}: {match.lines[-3:]}"
    mine, other = match.state(), oracle.state()
    if mine != other:
        differ = {key: (mine[key], other[key]) for key in mine if mine[key] != other[key]}
        raise AssertionError(f"{where}: {differ}")
    for key, order in (("laid", list), ("monsters", list), ("items", list), ("blocks", list)):
        assert order(mine[key]) is not None
    lines, others = sorted(str(action) for action in match.legal()), oracle.legal()
    if lines != others:
        extra, missing = set(lines) - set(others), set(others) - set(lines)
        raise AssertionError(
            f"{where}: only the engine {sorted(extra)[:5]}, only here {sorted(missing)[:5]}"
        )
