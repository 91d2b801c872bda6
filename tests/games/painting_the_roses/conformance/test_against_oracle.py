"""The engine and a literal reading of the rules agree on state, legal lines and result."""

from __future__ import annotations

import random

import pytest

from tests.games.painting_the_roses.conformance.test_examples import EXAMPLES, check_part
from tests.games.painting_the_roses.oracle.roses import Oracle
from tests.games.painting_the_roses.tools import opened

MATCHES = 60
"""Matches played in CI; thousands agree, see CONTRIBUTING.md on running more."""


def any_options(rng):
    """Options of every kind, each often left as it is."""
    players = rng.choice((2, 2, 3, 4, 5, 6))
    drawn = {
        "players": players,
        "packs": 2 if players > 4 else rng.choice((1, 2)),
        "dealer": rng.choice("abcdef"[:players]),
        "rounds": rng.choice((0, 2, 5, 25)),
        "quiet": rng.choice((1, 2, 5)),
        "queen": rng.choice(("proud", "fierce", "furious")),
        "guard": rng.choice(("any", "number")),
        "kings": rng.choice(("standing", "next")),
        "ranks": rng.choice(("open", "memory")),
        "rows": rng.choice(("free", "dealt")),
        "preset": rng.choice(("standard", "quick", "fierce", "furious", "grand")),
    }
    kept = {key: value for key, value in drawn.items() if rng.random() < 0.5}
    kept["players"] = players
    if players > 4 and kept.get("packs") == 1:
        del kept["packs"]
    if kept.get("rounds") == 0:
        kept["quiet"] = 2
    if kept.get("preset") == "quick" and "rounds" not in kept:
        kept["rounds"] = 12
    return kept


def choose(rng, lines):
    """Random play that seldom resigns, and rather acts than ends its turn."""
    free = [line for line in lines if not line.endswith(("resign", "end"))]
    if free and rng.random() < 0.85:
        return rng.choice(free)
    rest = [line for line in lines if not line.endswith("resign")]
    return rng.choice(lines if rng.random() < 0.02 or not rest else rest)


def agree(seed, most=1500):
    rng = random.Random(seed)
    options = any_options(rng)
    match, oracle = opened(options=options, seed=seed), Oracle(options)
    for _ in range(most):
        state = oracle.state()
        assert match.state() == state, (seed, options, match.lines)
        lines = oracle.legal()
        assert sorted(map(str, match.legal())) == lines, (seed, options, match.lines)
        if not lines:
            break
        line = choose(rng, lines)
        match.play(line)
        oracle.play(line)
    return match


@pytest.mark.parametrize("seed", range(MATCHES))
def test_engine_and_oracle_agree(seed):
    agree(seed)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_oracle_plays_the_worked_examples(example):
    oracle = Oracle(example.get("options"), example.get("position"))
    for line in example["moves"]:
        oracle.play(line)
    check_part(oracle.state(), example.get("expect", {}))
    assert not set(example.get("refused", {})) & set(oracle.legal())
