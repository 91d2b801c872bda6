"""A finished match for every way to end, kept as text; each replays to the same states for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.wonderland.helpers import game
from wonderland.content import records

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*.wonder.yaml"))
ENDS = {
    ("winner", "image"), ("drawn", "image"), ("winner", "no-summons"), ("drawn", "no-summons"),
    ("drawn", "agreement"), ("drawn", "stalled"), ("winner", "resigned"),
}  # fmt: skip


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.name)
def test_golden(path):
    record = records.read(path)
    match = game().open(record)
    states = path.with_name(path.name.replace(".wonder.yaml", ".states.jsonl")).read_text().splitlines()
    assert len(states) == len(record.moves) + 1
    assert {"line": 0, **match.state()} == json.loads(states[0])
    for number, line in enumerate(record.moves, start=1):
        match.play(line)
        assert {"line": number, **match.state()} == json.loads(states[number]), line
    assert match.result
    assert [record.moves, match.lines] == [match.lines, record.moves]


def test_every_end_has_a_golden_match():
    found = set()
    for path in GOLDEN:
        result = game().load(path).result
        found.add(("winner" if result["winner"] else "drawn", result["reason"]))
    assert found == ENDS
    assert (HERE / "rooks-only.wonder.yaml").exists()
