"""What opponents say: something for every occasion, in every language, none twice in a match, and not to all."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from tests.house.test_blows import Event, struck
from wonderland.cli.main import run
from wonderland.content.languages import language
from wonderland.content.places import config_folder
from wonderland.session import talk as talking
from wonderland.session.match_session import Seat
from wonderland.session.talk import APART, BLOW, LOST, MOST, Occasion, Talk, opponents
from wonderland.ui.kit.portrait import LEVELS
from wonderland.ui.table.lively import _may_be_said

OCCASIONS = get_args(Occasion)
ROWS = 2 * 34
"""The letters that a slip has room for."""


def lines():
    return [words for said in opponents().values() for occasion in OCCASIONS for words in said[occasion]]


def test_each_of_the_five_has_words_of_its_own_for_every_occasion():
    assert set(opponents()) == set(LEVELS)
    assert all(len(said[occasion]) >= 2 for said in opponents().values() for occasion in OCCASIONS)
    assert len(set(lines())) == len(lines())


def test_every_line_is_told_in_german_and_has_room():
    german = language("de")
    assert [words for words in lines() if german.find(words, "") in ("", words)] == []
    assert [words for words in lines() if len(german.find(words, "")) > ROWS] == []


@pytest.mark.parametrize("level", LEVELS)
def test_no_line_comes_twice_in_a_match(level):
    talk, said = Talk({"a": level}, opponents(), "seed"), []
    for turn in range(0, 400, 2):
        for occasion in OCCASIONS[:4]:
            if line := talk.hear("a", occasion, turn):
                said.append((turn, line.words))
    assert len(said) == len({words for _, words in said}) == MOST
    turns = [turn for turn, _ in said]
    assert all(later - turn >= APART for turn, later in pairwise(turns))
    assert talk.hear("a", LOST, 401), "the last word is free"


def test_a_person_says_nothing():
    assert Talk({"a": ""}, opponents(), "seed").hear("a", BLOW, 1) is None


def spoken(name, **values):
    """Whether the second seat, a Hatter, says something of a blow, at a table of a game."""
    app, table = struck(name, **values)
    first, second = table.session.match.seats[:2]
    table.session.seats[second] = Seat("Hatter", "ai:hard")
    table.lively.talk._levels = {first: "", second: "hard"}
    table.skip()
    table.lively.tell(Event())
    app.step(16)
    return [text.text for text in app.canvas.texts], table.lively.talk


def test_a_slip_says_it_at_every_table(name):
    told, talk = spoken(name)
    assert talk.now
    assert talk.now.words.split()[0] in " ".join(told)
    assert talk.go_on(10_000)
    assert talk.now is None


def test_whoever_wants_no_talk_has_none(name):
    _, talk = spoken(name, talk=False)
    assert talk.said == []


def test_the_file_of_lines_is_checked_as_what_it_is(capsys):
    assert run(["check", str(config_folder() / talking.FILE)]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("raw", [b"\x00\xff: [", b"format: wonderland-opponents/1", None])
def test_a_damaged_file_of_lines_costs_no_match(tmp_path: Path, monkeypatch, capsys, raw):
    path = tmp_path / talking.FILE
    if raw is not None:
        path.write_bytes(raw)
    monkeypatch.setattr(talking, "config_folder", lambda: tmp_path)
    opponents.cache_clear()
    assert _may_be_said() == {}, "no table opened before"
    assert run(["check", str(path)]) == 2
    assert talking.FILE in capsys.readouterr().err
