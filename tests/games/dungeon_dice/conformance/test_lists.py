"""What is listed is what is accepted: every line that could be meant, in crowds where anything may happen."""

from __future__ import annotations

import random

import pytest

from tests.games.dungeon_dice.oracle.ground import data
from tests.games.dungeon_dice.tools import game, lines, why_not
from tests.games.dungeon_dice.wild import wild_position

BESIDE = ((0, 1), (0, -1), (1, 0), (-1, 0))


def crowd(seed):
    """A crowd in the action step, some of it on its way: crests of every sort, abilities used."""
    rng = random.Random(seed)
    options = {"columns": rng.randrange(9, 14), "rows": rng.choice([5, 7]), "quiet": 0, "turns": 0}
    pools, position = wild_position(rng, game().options.values(options))
    position |= {"phase": "action", "crests": {side: dict.fromkeys("MADXT", 3) for side in "we"}}
    match = game().new(options=options, seed=seed, pools=pools, position=position)
    for _ in range(rng.randrange(8)):
        if match.to_act not in ("w", "e"):
            break
        able = [line for line in lines(match) if line.split()[1] != "end"]
        if not able:
            break
        match.play(rng.choice(able))
    while match.to_act is not None and match.state()["phase"] != "action":
        match.play(rng.choice(lines(match)))
    return match


def paths(square, most):
    """Every walk of so many squares at most, over the table's edge too."""
    column, row = ord(square[0]) - 97, int(square[1:])
    walks = [((column, row),)]
    for _ in range(most):
        walks = [(*walk, (walk[-1][0] + x, walk[-1][1] + y)) for walk in walks for x, y in BESIDE]
        for walk in walks:
            if all(0 <= x < 26 and y > 0 for x, y in walk):
                yield "-".join(f"{chr(97 + x)}{y}" for x, y in walk[1:])


def meant(match):
    """The lines that the side which acts could mean, however wrong."""
    state, side = match.state(), match.to_act
    mine = [name for name in state["monsters"] if name[0] == side]
    everybody = list(state["monsters"])
    for who in mine:
        yield from (f"{side} attack {who[1:]} {whom}" for whom in [*everybody, "master"])
        for path in paths(state["monsters"][who]["square"], 3):
            yield f"{side} move {who[1:]} {path}"
        for word, ability in data()["monsters"][who[1:4]].get("abilities", {}).items():
            use = f"{side} use {who[1:]} {word}"
            target = ability["target"].split()[0]
            if target in ("friend", "own"):
                yield from (f"{use} {whom.removeprefix(side)}" for whom in everybody)
            elif target in ("enemy", "line"):
                yield from (f"{use} {whom}" for whom in everybody)
            elif target == "crest":
                yield from (f"{use} {crest}" for crest in "MADXT")
            elif target in ("square", "item"):
                near = paths(state["monsters"][who]["square"], 2)
                yield from (f"{use} {path.split('-')[-1]}" for path in near)
            else:
                yield use
    yield from (f"{side} attack master {whom}" for whom in [*everybody, "master"])


@pytest.mark.rule("DD-41", "DD-94")
@pytest.mark.parametrize("seed", range(24))
def test_a_line_is_listed_if_and_only_if_it_is_accepted(seed):
    match = crowd(seed)
    listed, tried = set(lines(match)), set(meant(match))
    far = {line for line in listed - tried if line.split()[1] in ("use", "move")}
    assert listed - tried - far <= {f"{match.to_act} end"}
    for line in tried:
        assert (why_not(match, line) is None) == (line in listed), line
