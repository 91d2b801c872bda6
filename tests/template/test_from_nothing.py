"""The game of docs/a-game-from-nothing.md: the page shows parts of its files, which are played."""

from __future__ import annotations

import io
import re
import sys
from random import Random

import pytest

import wonderland
from tests.house.faces import FACES, IN_WINDOW
from tests.house.twins import pairs
from tests.lessons import assert_answers_lead_to_the_end, assert_wrong_lines_are_explained
from tests.pages import DOCS
from tests.template.test_house import call
from tests.template.test_window import click, lift, shown, sit
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland.content import places
from wonderland.core.errors import IllegalAction
from wonderland.games import registry
from wonderland.learn import library
from wonderland.session.match_session import Seat
from wonderland.ui.shell.plain_result import PlainResult

PAGE, SHELF = DOCS / "a-game-from-nothing.md", DOCS / "shelf"
SHOWN = re.compile(r"^`(nim/\S+)`:$|^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""The name of a file, and what the page shows of it."""
NIM = "nim"


@pytest.fixture(autouse=True)
def _among_the_games(monkeypatch):
    """Every test here is about that game."""
    monkeypatch.setenv(places.FURTHER, str(SHELF))
    monkeypatch.setattr(sys, "path", [*sys.path])
    registry._read.cache_clear()
    yield
    registry._read.cache_clear()


def begun(*lines):
    match = wonderland.game(NIM).new(seed=1)
    for line in ("* deal a 2", "* deal b 3", *lines):
        match.play(line)
    return match


def flat(text):
    """The lines of a text, however deep they stand, but for empty ones."""
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


def test_what_the_page_shows_stands_in_its_files():
    text, shown = "", set()
    for name, code in SHOWN.findall(PAGE.read_text("utf-8")):
        text = flat((SHELF / name).read_text("utf-8")) if name else text
        assert name or flat(code) in text, code
        shown.add(name)
    assert len(shown) > 6


def test_its_rules():
    match = begun("a take 3 5", "b add 1", "a take 1 2")
    assert match.state()["heaps"] == [4, 4, 0]
    for line in ("b add 2", "b take 3 1", "b take 1 5", "a take 1 1", "* deal a 1"):
        with pytest.raises(IllegalAction, match="N-2"):
            match.play(line)
    with pytest.raises(IllegalAction):
        begun("a take 3 5").play("b add 3")
    match.play("b take 1 4")
    match.play("a take 2 4")
    assert (match.outcome.winners, match.to_act) == (("a",), None)
    assert wonderland.game(NIM).text.ending(match) == "Ann wins"


def test_every_file_is_checked_and_the_lesson_leads_to_its_end(capsys):
    code, _, err = call(capsys, "check", *(SHELF / NIM).glob("*.yaml"), SHELF / NIM / "lessons")
    assert (code, err) == (0, "")
    assert call(capsys, "rules", NIM, "--rule", "N-3")[0] == 0
    assert "Balance" in call(capsys, "learn", NIM, "--list")[1]
    (lesson,) = library.lessons(NIM)
    assert_answers_lead_to_the_end(lesson)
    assert_wrong_lines_are_explained(lesson)


def test_it_is_played_as_text_against_its_agent(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("a take 1 1\na add 2\nhint\nstate\nquit\n"))
    code, out, _ = call(capsys, "play", NIM, "--text", "--seed", "3", "--seat", "b=ai:sums")
    assert code == 0
    assert "* deal b ??" in out and "* deal a ??" not in out
    assert "Ann adds a stash of 1." in out and "'b': None" in out


def test_its_levels_are_worth_what_the_page_says(capsys):
    _, out, _ = call(
        capsys, "simulate", NIM, "--games", "20", "--jobs", "1", "--seat", "a=ai:sums", "--seat", "b=ai:random"
    )
    won = re.search(r"Ann \(ai:sums\) +(\d+)", out)
    assert won and int(won[1]) > 15


@pytest.mark.parametrize("face", sorted({*FACES} - {*IN_WINDOW}))
def test_a_seat_is_shown_the_same_whatever_is_hidden(face, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert pairs(NIM)
    for match, twin, seat in pairs(NIM):
        assert FACES[face](twin, seat) == FACES[face](match, seat)


@pytest.mark.parametrize("lined", [(), ("a add 3", "b take 3 7")])
def test_a_match_under_way_is_shown_with_any_stash_that_fits(lined):
    game, match = wonderland.game(NIM), begun("a take 1 3", "b add 2", *lined)
    seen = set()
    for seed in range(30):
        record = game.known(match.record(), "b", Random(seed))
        assert record.moves[1:] == match.lines[1:]
        seen.add(record.moves[0])
    assert len(seen) == (1 if lined else 3), "whoever has added a stash has shown it"


def test_it_is_played_in_the_window(app):
    _, match = sit(app, {"a": Seat("Ann"), "b": Seat("Bob")}, game=NIM)
    assert "stash ?" in shown(app)
    for key, line in (("take-3-5", "a take 3 5"), ("add-1", "b add 1")):
        click(app, key)
        lift(app)
        assert match.lines[-1] == line
        assert clipped_texts(app) == crossing_texts(app) == []
    click(app, "add-3")
    assert any("can't be played now" in words for words in shown(app))
    while match.to_act:
        lift(app)
        app.draw()
        click(app, next(r.key for r in app.canvas.regions if r.key.startswith("take-")))
    assert isinstance(app.scene, PlainResult)
