"""Mutated records and definitions are read or refused with a message, never a fault."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

from tests.fuzz import mutated, read_or_refused
from wonderland import api
from wonderland.content.places import config_folder
from wonderland.games.dungeon_dice.definition_reader import FILES

GOLDEN = Path(__file__).parent.parent / "golden"
BITS = [
    b"{", b"}", b"[", b"]", b":", b"- ", b"\x00", b"\xff", b"null", b"true", b"-1", b"1e309", b"'", b'"', b"\n",
    b"RAB", b"wRAB1", b"z9", b"b7-s7", b"* roll S S S", b"w end", b"e pass", b"columns: 99", b"99999999999999",
    b"4R 4R 4R 4R", b"enemy 2", b"damage 30", b"S S S S", b"O###", b"2K", b"w use CHE1 fade d7",
]  # fmt: skip
CUSTOM = b"""format: wonderland-record/1
game: dungeon-dice
options: {preset: standard, cap: 12}
pools: {w: croquet-ground, e: {dice: 1B 1B 2K, figures: DUM HOL}}
position:
  active: w
  turn: 7
  phase: action
  masters: {w: 3, e: 2}
  crests: {w: {M: 3, A: 1, X: 2}, e: {D: 1, T: 2}}
  laid: {w: b7-d7 d8, e: e7}
  blocks: {d8: 8}
  monsters: [wCHE1 b7, {id: eKOB1, square: e7, damage: 10, atk: 30, moved: true, attacked: true}]
  items: [eHOL1 d7, {id: eTAR1, square: c7, up: true}]
  gone: {w: DOR}
  master_attacked: true
  quiet: 3
moves:
  - w move CHE1 c7
  - w use CHE1 fade b7
  - w end
  - e dice 1B 1B 2K
"""


WORDS = [
    b"RAB", b"wRAB1", b"z9", b"b7", b"0", b"-1", b"9999", b"KOB1", b"e", b"fade", b"2K", b"S", b"CHE", b"null", b"c7",
    b"master", b"E/0", b"true", b"pass", b"[]", b"{}",
]  # fmt: skip


def reworded(raw, rng):
    """A word or two replaced by others: mostly good YAML, and seldom a good record."""
    for _ in range(rng.randint(1, 2)):
        found = list(re.finditer(rb"\w+", raw))
        word = rng.choice(found)
        raw = raw[: word.start()] + rng.choice(WORDS) + raw[word.end() :]
    return raw


def test_mutated_records_are_read_or_refused(tmp_path):
    rng = random.Random(7)
    seeds = [CUSTOM, CUSTOM, (GOLDEN / "stalled.wonder.yaml").read_bytes()]

    def inputs():
        for _ in range(700):
            seed = rng.choice(seeds)
            yield mutated(seed, rng, BITS) if rng.random() < 0.3 else reworded(seed, rng)

    read, refused = read_or_refused(inputs(), tmp_path / "fuzz.wonder.yaml", api.load)
    assert read > 3 and refused > 200


def test_mutated_definitions_are_read_or_refused(tmp_path):
    rng, read, refused = random.Random(8), 0, 0
    folder = Path(shutil.copytree(config_folder() / "games" / "dungeon-dice", tmp_path / "dice"))
    names = ["monsters.yaml", "items.yaml", "dice.yaml", "nets.yaml", "pools.yaml", "options.yaml"]
    for _ in range(120):
        path = folder / rng.choice(names)
        whole = path.read_bytes()
        found = read_or_refused([mutated(whole, rng, BITS)], path, FILES.check)
        read, refused = read + found[0], refused + found[1]
        path.write_bytes(whole)
    assert read > 3 and refused > 40
