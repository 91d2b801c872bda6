"""Every command takes every registered game by its name: output, exit codes, clear messages."""

from __future__ import annotations

import io
import json
import re
import sys

import pytest

from tests.house.matches import awaited, begun
from wonderland import api
from wonderland.cli.main import run
from wonderland.cli.play import LISTED, Terminal
from wonderland.content import files, records
from wonderland.content.places import logs_folder
from wonderland.games import registry

LINES = 30


@pytest.fixture
def kept(name, tmp_path):
    """A record of random play, and its match."""
    match = awaited(begun(name, LINES, seed=7))
    path = tmp_path / "kept.wonder.yaml"
    files.save(path, records.write(match.record()))
    return path, match


@pytest.fixture
def bad(name, tmp_path):
    """A record whose second line is none of the game's."""
    whole = records.write(begun(name, 1).record())
    path = tmp_path / "bad.wonder.yaml"
    path.write_text(whole + "  - a dances\n")
    return path


def call(capsys, *arguments):
    code = run([str(a) for a in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_replay_prints_the_state_as_it_is_and_as_a_seat_sees_it(capsys, kept):
    path, match = kept
    code, out, err = call(capsys, "replay", path, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {"record": str(path), **match.state()}
    seat = match.seats[0]
    code, out, _ = call(capsys, "replay", path, "--json", "--each", "--seat", seat)
    states = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [state["line"] for state in states] == list(range(len(match.lines) + 1))
    seen = json.loads(json.dumps(dict(match.view(seat))))
    assert {key: states[-1][key] for key in seen} == seen


def test_replay_says_the_state_in_words(capsys, kept):
    path, match = kept
    code, out, err = call(capsys, "replay", path)
    assert (code, err) == (0, "")
    assert str(path) in out
    assert api.Game(match.game).text.state(match.state()) in out


def test_a_bad_record_does_not_stop_the_others(capsys, name, kept, bad):
    code, out, err = call(capsys, "replay", bad, kept[0], "--json")
    first, second = (json.loads(line) for line in out.splitlines())
    assert (code, err) == (2, "")
    assert (first["record"], first["line"]) == (str(bad), 2)
    assert "dances" in first["error"]["message"]
    assert second["record"] == str(kept[0])
    code, out, err = call(capsys, "replay", bad, kept[0])
    assert code == 2
    assert f"{bad}:{len(bad.read_text().splitlines())}" in err
    assert str(kept[0]) in out


def test_legal_lists_what_may_be_said(capsys, kept):
    path, match = kept
    said = sorted(map(str, match.legal()))
    code, out, _ = call(capsys, "legal", path, "--json")
    assert (code, json.loads(out)) == (0, said)
    assert call(capsys, "legal", path)[1].splitlines() == said


def test_check_takes_a_record_and_says_what_is_wrong_with_another(capsys, kept, bad):
    assert call(capsys, "check", kept[0])[0] == 0
    code, _, err = call(capsys, "check", bad)
    assert code == 2
    assert str(bad) in err


def test_games_and_rules_tell_of_each(capsys, name):
    code, out, _ = call(capsys, "games", "--json")
    assert code == 0
    (told,) = (one for one in json.loads(out) if one["name"] == name)
    assert told["levels"] == list(api.game(name).levels)
    printed = call(capsys, "rules", name)[1]
    if not registry.rules_text(name):
        return
    number = re.search(r"\b[A-Z]+-\d+\b", printed).group()
    assert number in call(capsys, "rules", name, "--rule", number)[1]
    assert call(capsys, "rules", name, "--rule", "X-99")[0] == 2


def test_what_is_simulated_replays(capsys, name, tmp_path):
    seats = [f"{seat}=ai:random" for seat in api.game(name).seats]
    code, _, _ = call(capsys, "simulate", name, "--games", 1, "--jobs", 1, "--seed", 3,
                      "--records", tmp_path / "r", *(w for s in seats for w in ("--seat", s)))  # fmt: skip
    assert code == 0
    (path,) = (tmp_path / "r").iterdir()
    assert api.game(name).load(path).result


def test_a_match_is_played_in_the_terminal_and_saved(capsys, monkeypatch, name, tmp_path):
    save = tmp_path / "saved.wonder.yaml"
    lines = ["?", "state", "a dances", "undo", f"save {save}", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    last = api.game(name).seats[-1]
    code, out, err = call(capsys, "play", name, "--text", "--seed", 3, "--seat", f"{last}=ai:random")
    assert code == 0
    match = api.game(name).load(save)
    first = match.legal(match.to_act)
    told = f"{len(first)} legal lines" if len(first) > LISTED else "\n".join(sorted(map(str, first)))
    assert told in out
    assert "refused" in err
    assert records.read(save).seats[last]["player"] == "ai:random"


def test_lines_are_taken_in_capitals_in_the_terminal(capsys, monkeypatch, name, tmp_path):
    """With the seat and without it, as the same line written exactly."""
    match = begun(name, 0, seed=3)
    while match.to_act == "*":
        match.draw()
    line = str(match.legal()[0])
    for typed in (line.upper(), line.upper().partition(" ")[2]):
        save = tmp_path / f"{len(typed)}.wonder.yaml"
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\nsave {save}\nquit\n"))
        code, _, err = call(capsys, "play", name, "--text", "--seed", 3)
        assert (code, "refused" in err) == (0, False)
        assert line in records.read(save).moves


def test_a_fault_in_the_terminal_leaves_a_record_that_can_be_run(capsys, monkeypatch, name):
    monkeypatch.setattr(Terminal, "_tell", lambda self: 1 / 0)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert run(["play", name, "--text", "--seed", "3"]) == 1
    (report,) = logs_folder().glob("fault-*.wonder.yaml")
    assert str(report) in capsys.readouterr().err
    assert "ZeroDivisionError" in report.read_text()
    assert (records.read(report).game, records.read(report).seed) == (name, 3)
