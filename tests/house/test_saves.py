"""Saves by name, records as text, branches, records that grow, and those of older versions."""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest

import wonderland
from tests.house.matches import FIRST, GAMES, begun, play_any, saved_as, sit, table_of
from wonderland import api
from wonderland.content import records, upgrades
from wonderland.content.places import saves_folder
from wonderland.session import autosave, named, saves, sharing
from wonderland.session.following import Follower


# --- by name ---------------------------------------------------------------------------------------
def test_a_save_keeps_its_picture_and_three_versions_before_it(name):
    for lines in (1, 2, 3, 4, 5):
        save = named.save_as("At the door", begun(name, lines).record(), b"\x89PNG")
    assert len(records.read(save.path).moves) == 5
    assert [len(records.read(old).moves) for old in save.backups] == [4, 3, 2]
    assert save.picture.read_bytes() == b"\x89PNG"
    (again,) = named.saved()
    assert again == save


def test_saves_stand_beside_unfinished_matches(name):
    session = sit(name)
    session.close()
    named.save_as("mine", session.record())
    assert [save.name for save in named.saved()] == ["mine"]
    assert [one.path.name for one in saves.Saves().unfinished()] == [saved_as(name)]


@pytest.mark.parametrize(
    "called",
    ["", " ", "a/b", "../x", ".x", "a\0b", "a\nb", f"autosave-{FIRST}", "x" * 101, "ü" * 90, "a:b",
     "a ", "\x1b[31m", 5, None],
)  # fmt: skip
def test_names_that_no_file_can_have_are_refused(called):
    with pytest.raises(wonderland.BadInput, match="the name of a save"):
        named.save_as(called, begun(FIRST, 5).record())
    assert not saves_folder().exists()


def test_a_disk_that_refuses_leaves_what_was_saved(monkeypatch):
    save = named.save_as("mine", begun(FIRST, 10).record())
    monkeypatch.setattr(named.files.os, "fsync", _full)
    with pytest.raises(wonderland.BadInput, match="No room"):
        named.save_as("mine", begun(FIRST, 20).record())
    assert len(records.read(save.path).moves) == 10


def _full(number):
    raise OSError(28, "No room is left")


# --- as text ---------------------------------------------------------------------------------------
def test_a_record_is_copied_and_pasted_whatever_stands_around_it(name):
    record = begun(name, 30).record()
    text = sharing.as_text(record)
    indented = "\n".join("    " + line for line in text.splitlines())
    for letter in (
        text, "\ufeff" + text, text.replace("\n", "\r\n"), text.rstrip(), f"Look:\n```yaml\n{text}```\nBye",
        f"See below.\n\n{indented}\n",
    ):  # fmt: skip
        assert sharing.pasted(letter).moves == record.moves


@pytest.mark.parametrize("text", ["", "hello", "format: x", "\0", "format: wonderland-record/1\n", "x" * 6_000_000])
def test_text_that_is_no_record_is_refused(text):
    with pytest.raises(wonderland.BadInput, match="clipboard"):
        sharing.pasted(text)


def test_a_record_is_taken_out_of_an_answered_letter(name):
    """Marks before the lines, as often as it was answered, and words after it."""
    record = begun(name, 12).record()
    text = records.write(record)
    after = ("\nSee you,\nAnn\n", "-- \nAnn\n", "\n- one more thing\n", "regards: Ann\n", "")
    for mark in ("> ", ">", "> > ", ">> ", "  > "):
        quoted = "".join(f"{mark}{line}\n" for line in text.splitlines())
        for words in after:
            for letter in (f"Ann wrote:\n{quoted}{words}", f"Look:\n\n{text}{words}"):
                assert sharing.pasted(letter).moves == record.moves, letter
                assert sharing.pasted(letter).options == record.options
    fresh = records.write(begun(name, 0).record()).replace("moves:\n", "moves: []\n")
    assert sharing.pasted(f"{fresh}\nYours, Ann").moves == []


def test_words_in_the_midst_of_a_record_are_no_words_after_it(name):
    lines = records.write(begun(name, 12).record()).splitlines()
    lines.insert(len(lines) - 3, "and then I thought for a while")
    with pytest.raises(wonderland.BadInput):
        sharing.pasted("\n".join(lines))


def test_a_pasted_record_must_replay():
    text = sharing.as_text(begun(FIRST, 10).record()) + "  - w fly\n"
    with pytest.raises(wonderland.BadInput, match="clipboard:"):
        sharing.pasted(text)


# --- branches ----------------------------------------------------------------------------------
def cut(record, lines):
    """A record as far as so many of its lines, of no file."""
    return replace(record, moves=record.moves[:lines], lines=[], source=None)


def test_a_branch_goes_another_way_from_any_point_and_leaves_the_record(name):
    record = begun(name, 40).record()
    whole = len(record.moves)
    other = api.game(name).load(cut(record, whole // 2))
    assert other.lines == record.moves[: whole // 2]
    assert other.seed == record.seed
    session = table_of(other)
    play_any(session, random.Random(9))
    assert len(record.moves) == whole
    assert records.read(autosave.autosave_path(name)).moves == session.match.lines
    session.close()


# --- growing ---------------------------------------------------------------------------------------
def test_a_record_is_followed_as_it_grows_and_as_lines_are_taken_back(name, tmp_path):
    path, whole = tmp_path / "x.wonder.yaml", begun(name, 14).record()
    most = len(whole.moves)
    record = cut(whole, most - 2)
    next_line, last_line = (records.line_text(line) for line in whole.moves[-2:])
    text = records.write(record)
    path.write_text(text)
    follower = Follower(path, records.read(path))
    assert follower.poll() is None
    with path.open("a") as file:
        file.write(next_line + last_line[:7])
    news = follower.poll()
    assert (news.record.moves, news.same) == (whole.moves[:-1], most - 2)
    with path.open("a") as file:
        file.write(last_line[7:])
    assert follower.poll().record.moves == whole.moves
    with path.open("a") as file:
        file.write("  - w fly\n")
    assert follower.poll() is None
    path.write_text(records.write(cut(record, 5)))
    assert follower.poll().same == 5
    path.write_text("format: ")
    assert follower.poll() is None
    path.unlink()
    assert follower.poll() is None
    path.write_text(records.write(begun(name, 3, seed=4).record()))
    assert follower.poll().other


# --- formats ---------------------------------------------------------------------------------------
def test_formats_are_upgraded_one_step_after_another():
    def second(data):
        data["game"] = data.pop("play")
        return data

    steps = {1: lambda data: {**data, "play": data.pop("spiel")}, 2: second}
    old = {"format": "wonderland-record/1", "spiel": "chess"}
    new = upgrades.upgraded(old, 3, {1: lambda d: {"play": d["spiel"]}, 2: second})
    assert new == {"format": "wonderland-record/3", "game": "chess"}
    assert old == {"format": "wonderland-record/1", "spiel": "chess"}
    assert upgrades.upgraded(new, 3, steps) == new
    for wrong, why in (("4", "later version"), ("0", "number"), ("x", "number"), ("99999", "number")):
        with pytest.raises(upgrades.UnknownFormatError, match=why):
            upgrades.upgraded({"format": f"wonderland-record/{wrong}"}, 3, steps)
    with pytest.raises(upgrades.UnknownFormatError, match="any more"):
        upgrades.upgraded({"format": "wonderland-record/1"}, 2, {})


def test_a_record_names_every_option_that_is_not_the_usual_one(name):
    """So no later change of a preset touches it."""
    game = api.game(name)
    for preset in game.options.presets or {"": {}}:
        given = {"preset": preset} if preset else {}
        text = records.write(game.new(options=given, seed=1).record())
        assert text.startswith("format: wonderland-record/2\n")
        named = dict(records.from_text(text, "x").options)
        assert named.pop("preset", "") == preset
        wanted, found = game.options.values(given), game.options.values(named)
        assert {key: found[key] for key, value in wanted.items() if value is not None} == {
            key: value for key, value in wanted.items() if value is not None
        }
        assert game.asked_for({**given, **named}) == given


def test_the_game_that_was_played_last_is_known_by_its_newest_record(name):
    assert saves.last_game() == ""
    other = next(one for one in GAMES if one != name)
    for age, game in enumerate((name, other)):
        os.utime(saves.keep(begun(game, 3).record()), (1000 - age, 1000 - age))
    assert saves.last_game() == name
    saves_folder().mkdir(parents=True)
    (saves_folder() / "autosave-damaged.wonder.yaml").write_text("[", encoding="utf-8")
    assert saves.last_game() == name
