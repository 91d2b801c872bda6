"""The engine against the oracle: the same states, the same legal lines, the same refusals."""

from __future__ import annotations

import copy
import random

import pytest

import wonderland
from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle, Refused
from tests.games.wonderland.oracle.randomplay import (
    choose,
    random_pool,
    random_position,
    random_record,
)

OPTIONS = [
    {"first": "w"},
    {"preset": "quick"},
    {"preset": "quick", "four_dice": True, "face_down": True},
    {"rows": 5, "line": 3, "life": 1, "pool": 12, "first": "e"},
    {"rows": 7, "line": 2, "life": 4, "pool": 26, "dice": 4},
]


def mutated(rng, line, words):
    """A line that is likely wrong: words dropped, doubled, swapped, added or taken from elsewhere."""
    parts = line.split()
    at = rng.randrange(len(parts))
    kind = rng.randrange(7)
    if kind == 0:
        parts.pop(at)
    elif kind == 1:
        parts.insert(at, parts[at])
    elif kind == 2 and len(parts) > 2:
        other = rng.randrange(2, len(parts))
        at = max(2, at)
        parts[at], parts[other] = parts[other], parts[at]
    elif kind == 3:
        parts.append(rng.choice(words))
    elif kind == 4:
        parts[0] = rng.choice("we*")
    else:
        parts[at] = rng.choice(words)
    return " ".join(parts)


def verdict(oracle, line):
    """The state after a line, or None if it is refused; the oracle itself stays."""
    trial = copy.copy(oracle)
    trial.s = copy.deepcopy(oracle.s)
    try:
        trial.play(line)
    except Refused:
        return None
    return trial.state()


def engine_verdict(match, line):
    trial = match.copy()
    try:
        trial.play(line)
    except wonderland.IllegalAction:
        assert match.check(line) is not None
        return None
    assert match.check(line) is None
    return trial.state()


def compare(oracle, match, rng, heard):
    """Hold one position against the other, with a few wrong lines thrown in."""
    assert match.state() == oracle.state()
    lines = oracle.legal()
    assert sorted(str(action) for action in match.legal()) == lines
    if not lines:
        return
    heard.extend(rng.choice(lines) for _ in range(3))
    words = [w for line in heard[-30:] for w in line.split()] + ["image", "0", "a1", "w4H", "x"]
    for _ in range(5):
        wrong = mutated(rng, rng.choice(heard[-30:] + lines[:20]), words)
        assert engine_verdict(match, wrong) == verdict(oracle, wrong), wrong


def walk(seed, options, pools, position=None, lines=120):
    """Play one random match through both, comparing at every line."""
    rng, heard = random.Random(seed), []
    custom = {"position": position} if position else {}
    match = wonderland.game("wonderland").new(options=options, pools=pools, seed=seed, **custom)
    oracle, played = Oracle(options, pools, position), []
    try:
        compare(oracle, match, rng, heard)
        while oracle.to_act is not None and len(played) < lines:
            played.append(choose(rng, oracle.legal()))
            oracle.play(played[-1])
            match.play(played[-1])
            compare(oracle, match, rng, heard)
    except (AssertionError, wonderland.IllegalAction, Refused) as fault:
        record = {"options": options, "pools": pools, "position": position, "moves": played}
        fault.add_note(f"seed {seed}: {record}")
        raise
    return played


@pytest.mark.parametrize("seed", range(40))
def test_in_the_thick_of_it(seed):
    assert walk(seed, *random_position(seed))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_matches(options):
    rng = random.Random(str(options))
    size = Oracle(options, {"w": [], "e": []}).options["pool"]
    pools = {x: random_pool(rng, size) for x in t.SIDES}
    assert len(walk(7, options, pools, lines=100)) > 10


def shortened(moves):
    """The same match as a person would write it: no passes, no dones, steps joined into moves."""
    short = []
    for line in moves:
        side, verb, *rest = line.split()
        last = short[-1].split() if short else []
        if verb in ("pass", "done"):
            continue
        if verb == "move" and last[:3] == [side, "move", rest[0]]:
            short[-1] += f" {rest[1]}"
        else:
            short.append(line)
    return short


@pytest.mark.parametrize("seed", range(100, 140))
def test_what_may_be_left_out(seed):
    options, pools, position = random_position(seed)
    record = random_record(seed, options, pools, max_lines=60, position=position)
    match = wonderland.game("wonderland").new(
        options=options, pools=pools, seed=seed, position=position
    )
    oracle, taken = Oracle(options, pools, position), 0
    for line in shortened(record["moves"]):
        # Without its pass a use may become an answer, and the rest another match: both must agree.
        after = verdict(oracle, line)
        assert engine_verdict(match, line) == after, line
        if after is None:
            break
        oracle.play(line)
        match.play(line)
        taken += 1
    assert taken
