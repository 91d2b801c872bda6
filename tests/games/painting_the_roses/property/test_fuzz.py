"""Mutated records and definitions are read or refused with a message, never a fault."""

from __future__ import annotations

import random
from pathlib import Path

from tests.fuzz import mutated, read_or_refused
from wonderland import api
from wonderland.content.places import config_folder
from wonderland.games.painting_the_roses.definitions import FILES

GOLDEN = Path(__file__).parent.parent / "golden"
BITS = [
    b"{", b"}", b"[", b"]", b":", b"- ", b"\x00", b"\xff", b"null", b"true", b"-1", b"1e309", b"'", b'"', b"\n",
    b"QH", b"a5", b"z9", b"a end", b"* reveal QH", b"* hand a KD KD", b"pile: ''", b"players: 9", b"99999999999999",
    b"kings: next", b"dealer: q", b"7H*", b"unleash",
]  # fmt: skip
CUSTOM = b"""format: wonderland-record/1
game: painting-the-roses
options: {queen: fierce, kings: next}
position:
  dealer: a
  active: b
  round: 2
  done: [move]
  gardens: {a: 3H 7C* 9D 2S TD, b: 4C 4H 8S 6D AC}
  guards: {a: 4D b2}
  queen: b2
  kings: {a: KC}
  hands: {a: 5C 6H, b: JS}
  pile: 2C 3C 4S 5H 7S 8C 9C
  discards: QC 3S
  tower: 5D
  quiet: 3
moves:
  - b end
  - "* draw b 2C"
  - "* draw b 3C"
  - "* reveal 4S"
  - a move 6H a1
  - a end
"""


def test_mutated_records_are_read_or_refused(tmp_path):
    rng = random.Random(7)
    seeds = [CUSTOM, CUSTOM, (GOLDEN / "shared.wonder.yaml").read_bytes()]
    inputs = (mutated(rng.choice(seeds), rng, BITS) for _ in range(900))
    read, refused = read_or_refused(inputs, tmp_path / "fuzz.wonder.yaml", api.load)
    assert read > 20 and refused > 300


def test_mutated_definitions_are_read_or_refused(tmp_path):
    rng, read, refused = random.Random(8), 0, 0
    folder = config_folder() / "games" / "painting-the-roses"
    for _ in range(400):
        source = folder / rng.choice(["cards.yaml", "options.yaml"])
        raw = mutated(source.read_bytes(), rng, BITS)
        alone = tmp_path / source.stem
        alone.mkdir(exist_ok=True)
        found = read_or_refused([raw], alone / source.name, FILES.check)
        read, refused = read + found[0], refused + found[1]
    assert read > 20 and refused > 100
