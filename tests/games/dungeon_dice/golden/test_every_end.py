"""A match kept for every way in which one can end: it ends so for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wonderland
from tests.games.dungeon_dice.golden.write import KINDS, digest
from tests.games.dungeon_dice.oracle.dice import Oracle
from tests.games.dungeon_dice.tools import GAME, game
from wonderland.cli.main import run
from wonderland.content import records

HERE = Path(__file__).parent
ENDS = json.loads((HERE / "ends.json").read_text(encoding="utf-8"))


def test_every_end_is_kept():
    assert set(ENDS) == set(KINDS)
    reasons = {"master", "deadlock", "stalled", "turns", "resigned", "agreement"}
    assert {end["result"]["reason"] for end in ENDS.values()} == reasons


@pytest.mark.parametrize("kind", ENDS)
def test_it_ends_as_it_did(kind):
    match = wonderland.game(GAME).load(HERE / f"{kind}.wonder.yaml")
    end = ENDS[kind]
    assert (match.result, len(match.lines), digest(match)) == tuple(end.values())


@pytest.mark.parametrize("kind", ENDS)
def test_the_second_implementation_agrees_line_by_line(kind):
    record = records.read(HERE / f"{kind}.wonder.yaml")
    match = wonderland.game(GAME).open(record)
    values = game().options.values(record.options)
    oracle = Oracle(values, record.setup["pools"], record.setup.get("position"))
    for line in record.moves:
        assert line in oracle.legal() or line.split()[1] in ("resign", "offer", "accept")
        match.play(line)
        oracle.play(line)
        assert match.state() == oracle.state()


@pytest.mark.parametrize("kind", ENDS)
def test_the_command_line_replays_it(kind, capsys):
    path = str(HERE / f"{kind}.wonder.yaml")
    assert run(["replay", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == ENDS[kind]["result"]
    for words in (["replay", path, "--each", "--seat", "w"], ["legal", path], ["check", path]):
        assert run(words) == 0
