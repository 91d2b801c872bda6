"""The command line from outside: output, exit codes, nothing but clear messages."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys

import pytest

from tests import works
from tests.games.wonderland.helpers import random_match
from tests.unit.test_worker import wait_for
from wonderland.cli.main import run
from wonderland.cli.progress import Bar
from wonderland.content import files, records
from wonderland.games import registry
from wonderland.session import thinking


@pytest.fixture
def kept(tmp_path):
    match = random_match(7, 60, preset="quick")
    path = tmp_path / "kept.wonder.yaml"
    files.save(path, records.write(match.record()))
    return path, match


@pytest.fixture
def bad(tmp_path):
    path = tmp_path / "bad.wonder.yaml"
    path.write_text("format: wonderland-record/1\ngame: wonderland\nseed: 1\nmoves: ['* first w', 'w end']\n")
    return path


def call(capsys, *arguments):
    code = run([str(a) for a in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_replay_each_and_seat(capsys, kept):
    path, match = kept
    code, out, _ = call(capsys, "replay", path, "--json", "--each", "--seat", "w")
    states = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [state["line"] for state in states] == list(range(61))
    assert all("e" not in state["pools"] for state in states)
    assert states[-1]["laid"] == match.state()["laid"]


def test_a_bad_record_does_not_stop_the_others(capsys, kept, bad):
    code, out, err = call(capsys, "replay", bad, kept[0], "--json")
    first, second = (json.loads(line) for line in out.splitlines())
    assert code == 2
    assert first["record"] == str(bad)
    assert (first["line"], first["error"]["rule"]) == (2, "W-31")
    assert second["game"] == "wonderland"
    assert err == ""
    code, out, err = call(capsys, "replay", bad, kept[0])
    assert code == 2
    assert f"{bad}:4" in err
    assert str(kept[0]) in out


def test_check(capsys, kept, bad, tmp_path):
    assert call(capsys, "check", kept[0])[0] == 0
    code, _, err = call(capsys, "check", bad, tmp_path / "none.yaml")
    assert code == 2
    assert str(bad) in err
    assert "none.yaml" in err
    wrong = tmp_path / "griffin.yaml"
    wrong.write_text(
        "griffin:\n  name: Griffin\n  cards: [{ranks: ['6']}]\n  components:\n    strike: {reach: far}\n"
        "    mobil: {}\n    court: {ability: roar}\n"
    )
    code, _, err = call(capsys, "check", wrong)
    assert code == 2
    assert f"{wrong}:5" in err
    assert f"{wrong}:6" in err
    assert "mobile" in err, "it says what would be right"


def test_games(capsys):
    code, out, _ = call(capsys, "games", "--json")
    assert code == 0
    assert json.loads(out)[0]["levels"][:2] == ["random", "easy"]
    assert all(f"{name}:" in call(capsys, "games")[1] for name in registry.names())


def test_rules(capsys):
    assert "W-34" in call(capsys, "rules", "wonderland", "--rule", "W-34")[1]
    assert call(capsys, "rules", "wonderland", "--rule", "W-99")[0] == 2
    printed = call(capsys, "rules", "wonderland")[1]
    assert "W-76" in printed
    assert "Ten, red and black: Rook, level 4" in printed


def test_the_beings_of_a_rank(capsys):
    printed = call(capsys, "rules", "wonderland", "--being", "10")[1]
    assert "Str 4  The fullest column holds 4 pips." in printed
    assert "Bishop" not in printed
    kings = call(capsys, "rules", "wonderland", "--being", "k")[1]
    assert all(f"King, {colour}: King" in kings for colour in ("red", "black"))
    code, _, error = call(capsys, "rules", "wonderland", "--being", "1")
    assert code == 2
    assert "no being of rank 1" in error
    assert call(capsys, "rules", "wonderland", "--being", "9", "--rule", "W-1")[0] == 2


def test_simulate_gives_the_same_for_any_number_of_jobs(capsys, tmp_path):
    results = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.csv"
        code, table, _ = call(capsys, "simulate", "wonderland", "--games", 4, "--jobs", jobs, "--seed", 5,
                              "--preset", "quick", "--seat", "e=ai:random", "--out", out,
                              "--records", tmp_path / f"r{jobs}")  # fmt: skip
        assert code == 0
        results.append((table, out.read_text(), sorted(p.read_text() for p in (tmp_path / f"r{jobs}").iterdir())))
    assert results[0] == results[1]
    assert "West (ai:easy)" in results[0][0]


@pytest.mark.parametrize(
    "arguments",
    [["replay", "no-such-file"], ["legal", "no-such-file"], ["simulate", "chess", "--games", "1"],
     ["simulate", "wonderland", "--games", "0"], ["simulate", "wonderland", "--games", "1", "--seat", "w=human"],
     ["simulate", "wonderland", "--games", "1", "--seat", "x=ai:easy"], ["play", "chess", "--text"],
     ["play", "--text", "--preset", "huge"], ["rules", "go"], ["fly"], ["shots", "x", "no-such-screen"],
     ["play", "--size", "12"], ["watch", "no-such-file"], ["learn", "chess"], ["learn", "go"],
     ["learn", "wonderland", "99"], ["play", "--text", "--think", "soon"],
     ["play", "--text", "--think", "0"]],
)  # fmt: skip
def test_wrong_use_is_told_with_exit_code_2(capsys, arguments):
    code, out, err = call(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.strip()
    assert "Traceback" not in err


def test_names_may_follow_options(capsys, tmp_path, kept):
    folder = tmp_path / "shots"
    code, out, _ = call(capsys, "shots", folder, "--size", "960x600", "menu", "match")
    assert code == 0
    assert out.split() == [str(folder / "menu.png"), str(folder / "match.png")]
    assert call(capsys, "replay", kept[0], "--json", kept[0])[1].count("\n") == 2
    assert call(capsys, "shots", folder, "--bogus")[0] == 2


def play_text(capsys, monkeypatch, lines, *arguments):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*lines, "quit"])))
    return call(capsys, "play", "--text", "--seed", 3, "--preset", "quick", *arguments)


def test_play_text_gives_hints_in_two_steps(capsys, monkeypatch):
    code, out, err = play_text(capsys, monkeypatch, ["hint", "hint"])
    assert (code, err) == (0, "")
    first, second = out.split("> ")[1:3]
    assert "dice" not in first
    assert " dice " in second
    assert "Choose the " in second


def test_play_text_says_why(capsys, monkeypatch):
    _, out, _ = play_text(capsys, monkeypatch, ["why"])
    assert "nobody has said why yet" in out
    code, out, err = play_text(capsys, monkeypatch, ["why"], "--seat", "e=ai:easy")
    assert (code, err) == (0, "")
    found = out.split("West> ")[1].splitlines()
    assert found[0].strip().startswith("e dice")
    assert all(": " in line for line in found if line.startswith("  "))


def test_play_text_tells_of_a_thought_that_failed(capsys, monkeypatch):
    monkeypatch.setattr(thinking, "choose", works.fail)
    code, out, _ = play_text(capsys, monkeypatch, [], "--seat", "e=ai:hard")
    assert code == 0
    assert "East could not think" in out


def test_think_is_handed_to_the_table(capsys, monkeypatch):
    from wonderland.cli import play

    given = []
    monkeypatch.setattr(play.Terminal, "run", lambda self: given.append(self.session.seconds) or 0)
    assert call(capsys, "play", "--text", "--think", "2.5")[0] == 0
    assert call(capsys, "play", "--text")[0] == 0
    assert given == [2.5, None]


@pytest.fixture
def hearing_ctrl_c():
    """A shell starts its background jobs deaf to Ctrl-C, these tests and what they start among them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_ctrl_c_ends_a_text_match_and_all_its_processes(tmp_path, hearing_ctrl_c):
    command = [sys.executable, "-m", "wonderland", "play", "--text", "--seed", "3",
               "--seat", "w=ai:master", "--seat", "e=ai:master"]  # fmt: skip
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "WONDERLAND_HOME": str(tmp_path)}, start_new_session=True,
    )  # fmt: skip
    assert "Turn 1" in program.stdout.readline()
    os.killpg(program.pid, signal.SIGINT)
    _, err = program.communicate(timeout=60)
    assert program.returncode == 130
    assert err == ""

    def none_left():
        try:
            os.killpg(program.pid, 0)
        except ProcessLookupError:
            return True
        return False

    wait_for(none_left)


def test_analyse(capsys, kept):
    path, match = kept
    code, out, err = call(capsys, "analyse", path, "--effort", "low")
    assert (code, err) == (0, "")
    assert out.startswith(f"Not over yet: turn {match.state()['turn']}.")
    assert "Summons rolled" in out
    assert "Best being: " in out


def test_analyse_json(capsys, kept):
    path, match = kept
    code, out, _ = call(capsys, "analyse", path, "--json", "--effort", "low")
    found = json.loads(out)
    assert code == 0
    assert (found["record"], found["effort"], found["result"]) == (str(path), "low", None)
    assert [turn["number"] for turn in found["turns"]] == list(range(1, match.state()["turn"] + 1))
    assert set(found["totals"]) == {"w", "e"}


def test_analyse_bad_input(capsys, kept, bad, tmp_path):
    code, out, err = call(capsys, "analyse", bad)
    assert (code, out) == (2, "")
    assert f"{bad}:4" in err
    code, out, err = call(capsys, "analyse", bad, "--json")
    assert (code, err) == (2, "")
    assert json.loads(out)["error"]["rule"] == "W-31"
    code, out, err = call(capsys, "analyse", tmp_path / "none.wonder.yaml")
    assert (code, out) == (2, "")
    assert "none.wonder.yaml" in err
    code, _, err = call(capsys, "analyse", kept[0], "--effort", "mighty")
    assert code == 2
    assert "there is low, usual, high" in err


def test_a_bar_is_drawn_for_those_who_watch(capsys, monkeypatch):
    with Bar() as quiet:
        quiet.show(1, 2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Bar() as bar:
        bar.show(1, 2)
        bar.show(2, 2)
    drawn = capsys.readouterr().err
    assert "2/2" in drawn
    assert drawn.endswith("\n")
