"""A match kept for every way in which one can end: it ends so for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wonderland
from tests.games.painting_the_roses.golden.write import KINDS, digest
from tests.games.painting_the_roses.oracle.roses import Oracle
from tests.games.painting_the_roses.tools import GAME
from wonderland.cli.main import run
from wonderland.content import records

HERE = Path(__file__).parent
ENDS = json.loads((HERE / "ends.json").read_text(encoding="utf-8"))
REASONS = {"garden", "stalled", "rounds", "resigned"}


def test_every_end_is_kept():
    assert set(ENDS) == set(KINDS)
    assert {end["result"]["reason"] for end in ENDS.values()} == REASONS
    assert None in {end["result"]["winner"] for end in ENDS.values()}


@pytest.mark.parametrize("kind", ENDS)
def test_it_ends_as_it_did(kind):
    match = wonderland.game(GAME).load(HERE / f"{kind}.wonder.yaml")
    end = ENDS[kind]
    assert (match.result, len(match.lines), digest(match)) == tuple(end.values())


@pytest.mark.parametrize("kind", ENDS)
def test_the_oracle_agrees_line_by_line(kind):
    record = records.read(HERE / f"{kind}.wonder.yaml")
    match, oracle = wonderland.game(GAME).open(record), Oracle(record.options)
    for line in record.moves:
        assert line in oracle.legal()
        match.play(line)
        oracle.play(line)
        assert match.state() == oracle.state()


@pytest.mark.parametrize("kind", ENDS)
def test_the_command_line_replays_it(kind, capsys):
    path = str(HERE / f"{kind}.wonder.yaml")
    assert run(["replay", path, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["result"] == ENDS[kind]["result"]
    assert run(["replay", path, "--each", "--seat", "a"]) == 0
    assert run(["legal", path]) == 0
    assert run(["check", path]) == 0
