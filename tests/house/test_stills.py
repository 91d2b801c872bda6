"""Small pictures beside lists of matches: what they say, and that long lists stay quick."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.house.matches import GAMES, against_agents, awaited, begun, ending, play_any, table_of, who_plays
from tests.ui.test_window import clipped_texts
from wonderland import api
from wonderland.content.places import records_folder
from wonderland.session import autosave
from wonderland.session.match_session import MatchSession
from wonderland.session.saves import keep
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.shell.dates import at_turn
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.stills import Still, still_of

SIZE = (96, 62)


def left(name):
    """A match that was played on for some lines and left."""
    match = awaited(begun(name, lines=3))
    session = MatchSession(api.game(name), match, against_agents(match), autosave.begin(name))
    play_any(session, random.Random(1))
    session.close()
    return match


def words(app):
    app.draw()
    return [text.text for text in app.canvas.texts]


def test_a_record_says_who_played_and_how_it_ended(name, app):
    match, line = ending(name)
    game, seats = api.game(name), against_agents(match)
    match.play(line)
    keep(MatchSession(game, match, seats).record())
    Navigator(app).open_records()
    against = who_plays(seats)
    assert against not in words(app), "the list is there before its records are read"
    assert app.step(20)
    said = words(app)
    assert against in said
    ended = app.fonts.told(game.text.ending(match))
    assert any(text.startswith(ended) for text in said)
    assert game.title in said
    assert clipped_texts(app) == []


def test_a_record_that_is_analysed_says_by_which_key_it_is_left(name, app):
    match, last = ending(name)
    match.play(last)
    path = keep(match.record())
    house = Navigator(app)
    house.open_records()
    assert house.watching.analyse(path) == ""
    assert "Esc" in words(app)


def test_only_what_is_in_sight_is_read_and_one_in_a_frame(name, app, monkeypatch):
    for seed in range(40):
        keep(begun(name, lines=1, seed=seed).record())
    read = []
    whole = api.read_record
    monkeypatch.setattr(api, "read_record", lambda path: read.append(path) or whole(path))
    app.push(RecordsScreen(app, lambda _: "", lambda _: ""))
    app.draw()
    assert not read
    app.step(20)
    assert len(read) == 1
    for _ in range(60):
        app.step(20)
    in_sight = sum(region.key.startswith("record-") for region in app.canvas.regions)
    assert len(read) == len(set(read)) == in_sight < 40


def test_a_damaged_record_stands_in_the_list_without_a_picture(app):
    records_folder().mkdir(parents=True, exist_ok=True)
    (records_folder() / "broken.wonder.yaml").write_text("moves: [")
    Navigator(app).open_records()
    app.draw()
    app.step(20)
    assert "broken" in words(app)


@pytest.mark.parametrize("other", [False, True], ids=["its menu", "another game's menu"])
def test_the_menu_shows_an_unfinished_match_with_its_turn_and_time(name, other, app):
    match = left(name)
    menu = next(one for one in GAMES if (one != name) == other)
    house = Navigator(app, menu)
    house.open_menu()
    for _ in range(4):
        app.step(20)
    seats = against_agents(match)
    of = who_plays(seats) if len(seats) == 2 else f"{len(seats)} players"
    if other:
        of = api.game(name).title
    turn = f"{of}, {at_turn(match.turn)}, "
    said = next(text for text in words(app) if text.startswith(turn))
    assert said[-3] == ":"
    house.resuming.show_all()
    for _ in range(3):
        app.step(20)
    assert clipped_texts(app) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_is_still_set_up_is_said_to_be(name):
    match = begun(name)
    still = still_of(match.record(), match)
    assert still.result == ("setting up" if match.turn == 0 else f"turn {match.turn}")
    assert (at_turn(0), at_turn(3)) == ("setting up", "turn 3")


@pytest.mark.parametrize("name", [name for name in GAMES if screens_of(name).picture])
def test_the_menu_is_drawn_before_the_table_as_it_was_left(name, app):
    match = left(name)
    Navigator(app, name).open_menu()
    for _ in range(4):
        app.step(20)
    width, height = app.surface.get_size()
    free = pygame.Rect(width * 0.55, height * 0.1, width * 0.4, height * 0.65)
    draw, own = screens_of(name).picture, match.seats[0]
    shown, of_match, of_none = (
        pygame.image.tobytes(picture.subsurface(free), "RGB")
        for picture in (app.surface, *(draw(app.canvas, (width, height), m, own) for m in (match, None)))
    )
    assert shown == of_match != of_none


@pytest.mark.parametrize("name", [name for name in GAMES if screens_of(name).thumbnail])
def test_the_picture_is_of_the_match(name, app):
    app.push(RecordsScreen(app, lambda _: "", lambda _: ""))
    app.draw()
    draw = screens_of(name).thumbnail
    whole = begun(name, lines=80)
    first, second = (draw(app.canvas, one, "", SIZE) for one in (begun(name), whole))
    assert first.get_size() == second.get_size() == SIZE
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")


def test_what_stands_nowhere_has_an_empty_frame(app):
    house = Navigator(app)
    house.open_records()
    app.draw()
    house.resuming.stills.draw(app.canvas, Box(10, 100, 96, 62), Still(None))
    assert app.surface.get_at((50, 130)) == app.canvas.theme["felt"]


def test_a_match_of_another_window_is_named_in_words_that_can_be_read(name, app):
    mine = table_of(awaited(begun(name, lines=3)))
    Navigator(app, next(one for one in GAMES if one != name)).open_menu()
    for _ in range(4):
        app.step(20)
    app.draw()
    note = f"{api.game(name).title}, in another window"
    told = next(text for text in app.canvas.texts if text.text == note)
    full = app.canvas.fonts.size(note, LABEL, app.canvas.px(NOTE))[0]
    assert told.rect.width >= full * LEAST_SHARE
    mine.close()


LEAST_SHARE = 0.85
"""How much smaller than it would like to be a note may be set."""
