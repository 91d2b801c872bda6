"""Pools as the house chooses them, and ``wonderland balance`` for a figure of one's own."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.dungeon_dice.tools import GAME, opened
from wonderland.cli.main import run
from wonderland.games import registry
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import pool_faults

POOLS = registry.parts(GAME).pools
OX = """
OXX:
  name: Ox of the Meadow
  kind: 2G
  atk: 20
  def: 10
  hp: 50
"""


def faults(rules, words):
    dice = tuple(word for word in words if word in rules.definitions.kind)
    codes = tuple(word for word in words if word in rules.definitions.codes)
    return pool_faults(rules.definitions, Pool(dice, codes))


@pytest.mark.parametrize("chosen", [[], ["JAB"], ["4B", "4R", "4G"], ["1K"] * 5, ["RAB"] * 10])
def test_what_is_chosen_is_filled_to_a_legal_pool(chosen):
    rules = registry.shipped(GAME)
    words = POOLS.filled(rules, chosen, POOLS.most)
    assert faults(rules, words) == [] and not any(POOLS.faults(rules, words))
    assert all(words.count(word) >= chosen.count(word) for word in chosen)


def test_pools_by_chance_are_legal_and_not_the_same():
    rules = registry.shipped(GAME)
    drawn = [POOLS.random(rules, POOLS.most, Random(seed)) for seed in range(20)]
    assert all(faults(rules, words) == [] for words in drawn)
    assert len({tuple(words) for words in drawn}) == 20


def test_each_word_that_is_wrong_is_told():
    rules = registry.shipped(GAME)
    assert POOLS.faults(rules, ["RAB", "ZZZ", 3])[0] == ""
    assert all(POOLS.faults(rules, ["ZZZ", 3]))
    assert [bool(f) for f in POOLS.faults(rules, ["4B"] * 4)] == [False] * 3 + [True]
    needy = POOLS.faults(rules, ["1B"] * 15 + ["DEE", "RAB"])
    assert needy[-2:] == ["", "RAB needs a die 1G too: a pool has 15 dice, not 16"]
    full = POOLS.faults(rules, ["1B"] * 10 + ["DEE"] * 10 + ["RAB"])
    assert full[-1].startswith("RAB is too many")
    assert [bool(f) for f in POOLS.faults(rules, ["RAB"] * 11)] == [False] * 10 + [True]
    assert [bool(f) for f in POOLS.faults(rules, ["1K"] * 15 + ["RAB"])] == [False] * 15 + [True]


def test_a_match_takes_a_pool_as_one_list_and_tells_what_was_brought():
    rules = registry.shipped(GAME)
    words = POOLS.random(rules, POOLS.most, Random(1))
    match = opened(pools={"w": words, "e": words})
    assert [*POOLS.brought(match, "w")] == words and POOLS.used(match, "w") == ()


def test_a_new_monster_is_held_against_the_game_as_it_ships(tmp_path, capsys):
    path = tmp_path / "ox.yaml"
    path.write_text(OX)
    assert run(["balance", str(path), "--games", "1", "--jobs", "1", "--level", "random"]) == 0
    printed = capsys.readouterr().out
    assert "changes OXX" in printed and "what the file does" in printed
