"""Mutated records and definitions are read or refused with a message, never a fault."""

from __future__ import annotations

import random
from pathlib import Path

from tests.fuzz import mutated, read_or_refused
from wonderland import api
from wonderland.content.places import config_folder
from wonderland.games.storytellers.definitions import FILES

GOLDEN = Path(__file__).parent.parent / "golden"
BITS = [
    b"{", b"}", b"[", b"]", b":", b"- ", b"\x00", b"\xff", b"null", b"true", b"-1", b"1e309", b"'", b'"', b"\n",
    b"who09", b"who99", b"@z", b"@b", b"a skill", b"* theme thm99", b"* hand a who01 who01", b"players: 9",
    b"99999999999999", b"themes: fair", b"first: q", b"chr10 used", b"\\", b"ratings: {b: boring}", b"Who+Crown",
]  # fmt: skip
CUSTOM = b"""format: wonderland-record/1
game: storytellers
options: {strict: true, grades: all}
position:
  players: 3
  round: 2
  active: a
  phase: play
  to_play: [b, c]
  last: a
  theme: thm04
  area: {when: when05@a when03, who: who12@b who09, where: where26, what: what11}
  told: {when: when03, who: who09}
  hands: {a: when07 who01, b: what02, c: where10 what05}
  collections: {a: who02}
  achievements: {a: ach13 ach14 ach25}
  characters: {a: chr01 up, b: chr11 down, c: chr07 used}
  boring_used: {a: 1}
  decks: {who: who03 who04}
moves:
  - b play what02
  - c play what05
  - "* draw b what09"
  - 'a tell "At six, \\"tea\\"."'
  - b rate wondering
"""


def test_mutated_records_are_read_or_refused(tmp_path):
    rng = random.Random(7)
    seeds = [CUSTOM, CUSTOM, (GOLDEN / "shared.wonder.yaml").read_bytes()]
    inputs = (mutated(rng.choice(seeds), rng, BITS) for _ in range(600))
    read, refused = read_or_refused(inputs, tmp_path / "fuzz.wonder.yaml", api.load)
    assert read > 10 and refused > 200


def test_mutated_definitions_are_read_or_refused(tmp_path):
    rng, read, refused = random.Random(8), 0, 0
    folder = config_folder() / "games" / "storytellers"
    for _ in range(150):
        source = folder / rng.choice(["achievements.yaml", "characters.yaml", "telling.yaml", "options.yaml"])
        raw = mutated(source.read_bytes(), rng, BITS)
        alone = tmp_path / source.stem
        alone.mkdir(exist_ok=True)
        found = read_or_refused([raw], alone / source.name, FILES.check)
        read, refused = read + found[0], refused + found[1]
    assert read > 10 and refused > 40
