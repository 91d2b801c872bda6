"""A game that keeps ``core/game.py`` and brings nothing besides: every command and the window take it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import wonderland
from tests.template.test_house import call
from tests.template.test_window import play_by_mouse, shown, sit
from wonderland.content import places, records
from wonderland.core.errors import BadInput
from wonderland.core.record import FORMAT
from wonderland.games import registry
from wonderland.session.match_session import Seat
from wonderland.ui.shell.plain_result import PlainResult

GAME = "low-card"
DEAL = [f"* deal {seat} {hand}" for seat, hand in zip("pqrst", (12, 32, 31, 13, 22), strict=True)]
LAID = ["p lay 1", "q lay 3", "r lay 3", "s lay 1", "t lay 2"]


@pytest.fixture(autouse=True)
def _among_the_games(monkeypatch):
    """Every test here is about that game."""
    monkeypatch.setenv(places.FURTHER, str(Path(__file__).parent / "bare"))


def played(*lines):
    match = wonderland.game(GAME).new(seed=4)
    for line in lines:
        match.play(line)
    return match


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "low.wonder.yaml"
    path.write_text(records.write(played(*DEAL, *LAID).record()))
    return path


def test_it_is_told_key_by_key_as_each_seat_knows_it(capsys, record):
    code, out, _ = call(capsys, "replay", "--each", "--seat", "q", record)
    assert code == 0
    assert "line 1: * deal p ??" in out and "line 2: * deal q 32" in out
    assert "Laid: seat p, card 1" in out
    assert "hands:\n  p: ??\n  q: 32\n" in out and "laid: -\n" in out
    assert wonderland.game(GAME).text.ending(played(*DEAL, *LAID)) == "Won by Pim and Sue"
    assert wonderland.game(GAME).text.ending(played(*DEAL)) == ""


@pytest.mark.parametrize("words", [
    ("games",), ("rules", GAME), ("replay", "--json", "RECORD"), ("check", "RECORD"),
    ("simulate", GAME, "--games", "4", "--seed", "1"), ("simulate", GAME, "--games", "1", "--seat", "p=ai:trials"),
])  # fmt: skip
def test_commands_take_it(capsys, record, words):
    code, out, err = call(capsys, *[record if word == "RECORD" else word for word in words])
    assert (code, err) == (0, "")
    assert out.strip()


def test_what_it_has_not_is_said(capsys, record):
    for words in (("analyse", record), ("learn", GAME), ("rules", GAME, "--rule", "LC-1")):
        code, out, err = call(capsys, *words)
        assert (code, out) == (2, "")
        assert "Low Card" in err


def test_it_is_played_as_text_to_its_end(capsys, monkeypatch):
    seats = [f"{seat}=ai:random" for seat in "qrst"]
    arguments = [word for seat in seats for word in ("--seat", seat)]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"p lay {card}\n" for card in (1, 2, 3))))
    code, out, _ = call(capsys, "play", GAME, "--text", "--seed", "4", *arguments)
    assert code == 0
    assert "* deal q ??" in out and "Won by" in out


def test_five_people_play_it_in_the_window_to_its_end(app):
    _, match = sit(app, {seat: Seat(seat.upper()) for seat in "pqrst"}, game=GAME)
    play_by_mouse(app, match)
    assert isinstance(app.scene, PlainResult)
    assert any(line.startswith("Won by") for line in shown(app))


def test_a_module_that_can_not_be_read_is_named_with_its_line(tmp_path, monkeypatch):
    monkeypatch.setenv(places.FURTHER, str(tmp_path / "games"))
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "games" / "broken").mkdir(parents=True)
    info = tmp_path / "games" / "broken" / "info.yaml"
    for number, (code, what) in enumerate(
        (
            ("x = 1\ny = 1 / 0\n", "{path}:2: it can't be read: ZeroDivisionError: division by zero"),
            ("def f(:\n", "{path}:1: it can't be read: SyntaxError"),
            ("import no_such_thing\n", "{path}:1: it can't be read: ModuleNotFoundError"),
        )
    ):
        path = tmp_path / f"broken_{number}.py"
        path.write_text(code)
        info.write_text(
            f"title: T\ntagline: T.\nplayers: two\nseats:\n  a: {{name: A}}\nparts: {{rules: {path.stem}:P}}\n"
        )
        registry._read.cache_clear()
        with pytest.raises(BadInput) as caught:
            wonderland.game("broken")
        assert str(caught.value).startswith(what.format(path=path))
    registry._read.cache_clear()


def test_a_record_without_its_format_is_checked_as_one(capsys, tmp_path):
    path = tmp_path / "a.yaml"
    path.write_text("game: low-card\nseed: 4\nmoves: []\n")
    for command in ("check", "replay"):
        code, _, err = call(capsys, command, path)
        assert code == 2
        assert err.strip() == (f"{path}:1: there is no format; a record begins with format: {FORMAT}")
