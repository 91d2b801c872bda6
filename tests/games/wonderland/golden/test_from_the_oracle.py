"""The worked examples of the rules, and random matches: their states were written by the oracle."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from tests.games.wonderland.helpers import game
from tests.games.wonderland.oracle.oracle import Oracle
from wonderland.content import records

HERE = Path(__file__).parent
RECORDS = sorted([*HERE.glob("examples/*.wonder.yaml"), *HERE.glob("random/*.wonder.yaml")])


def told(path):
    states = path.with_name(path.name.replace(".wonder.yaml", ".states.jsonl")).read_text()
    return [json.loads(line) for line in states.splitlines()]


def test_all_fourteen_examples_are_here():
    names = {p.name for p in RECORDS}
    assert {f"ex{n:02}.wonder.yaml" for n in range(1, 15)} <= names


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.name)
def test_the_engine_agrees(path):
    record = records.read(path)
    match, states = game().open(record), told(path)
    assert len(states) == len(record.moves) + 1
    for number, line in enumerate(["", *record.moves]):
        if line:
            match.play(line)
        assert {"line": number, **match.state()} == states[number], line


@pytest.mark.parametrize("path", [*RECORDS, *sorted(HERE.glob("*.wonder.yaml"))], ids=lambda p: p.name)
def test_the_oracle_agrees(path):
    record, states = yaml.safe_load(path.read_text()), told(path)
    moves = record.pop("moves")
    oracle = Oracle.from_record(record)
    for number, line in enumerate(["", *moves]):
        if line:
            oracle.play(line)
        assert {"line": number, **oracle.state()} == states[number], line
