"""The engine agrees with the second implementation on every state and every legal list."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.against import compare

SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_match_is_the_same_by_both(seed):
    lines, _ = compare(seed, most=70)
    assert lines
