"""Small pictures beside lists of matches: what they say, and that long lists stay quick."""

from __future__ import annotations

import pygame

from tests.ui.test_window import clipped_texts
from wonderland import api
from wonderland.content.places import records_folder
from wonderland.session import autosave
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.saves import keep
from wonderland.ui.kit.layout import Box
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.stills import Still

SIZE = (96, 62)


def begun(seed=3, lines=1):
    """A match of the flagship, some lines on."""
    game = api.game("wonderland")
    match = game.new(options={"preset": "quick"}, seed=seed)
    agent = game.agent("random", 1)
    for _ in range(lines):
        if match.to_act == "*":
            match.draw()
        else:
            match.play(str(agent.choose(match.view(match.to_act)).action))
    return game, match


def words(app):
    app.draw()
    return [text.text for text in app.canvas.texts]


def test_a_record_says_who_played_and_how_it_ended(app):
    game, match = begun(lines=2)
    table = MatchSession(game, match, {"w": Seat("Ann"), "e": Seat("Hatter", "ai:hard")})
    while match.to_act == "*":
        match.draw()
    match.play(f"{match.to_act} resign")
    keep(table.record())
    Navigator(app).open_records()
    assert "Ann against Hatter" not in words(app), "the list is there before its records are read"
    assert app.step(20)
    said = words(app)
    assert "Ann against Hatter" in said
    ended = game.parts.text.ending(match)
    assert any(text.startswith(ended) for text in said)
    assert clipped_texts(app) == []


def test_only_what_is_in_sight_is_read_and_one_in_a_frame(app, monkeypatch):
    for seed in range(40):
        _, match = begun(seed)
        keep(match.record())
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


def test_the_menu_shows_an_unfinished_match_with_its_turn_and_time(app):
    game, match = begun(lines=3)
    seats = {"w": Seat("Ann"), "e": Seat("Hatter", "ai:hard")}
    table = MatchSession(game, match, seats, autosave.begin(game.name))
    while match.to_act == "*":
        table.draw()
    table.play(str(match.legal()[0]))
    table.close()
    house = Navigator(app)
    house.open_menu()
    for _ in range(4):
        app.step(20)
    said = next(
        text for text in words(app) if text.startswith(f"Ann against Hatter, turn {match.turn}, ")
    )
    assert said[-3] == ":"
    width, height = app.surface.get_size()
    free = pygame.Rect(width * 0.55, height * 0.1, width * 0.4, height * 0.65)
    draw = screens_of("wonderland").picture
    shown, of_match, of_none = (
        pygame.image.tobytes(picture.subsurface(free), "RGB")
        for picture in (
            app.surface,
            *(draw(app.canvas, (width, height), m, "w") for m in (match, None)),
        )
    )
    assert shown == of_match != of_none
    house.resuming.show_all()
    for _ in range(3):
        app.step(20)
    assert clipped_texts(app) == []


def test_the_picture_is_of_the_match(app):
    app.push(RecordsScreen(app, lambda _: "", lambda _: ""))
    app.draw()
    draw = screens_of("wonderland").thumbnail
    _, match = begun()
    game = api.game("wonderland")
    later = game.new(position={"laid": {"w": ["b7", "b8", "c8", "c9"]}}, seed=1)
    first, second = (draw(app.canvas, one, "", SIZE) for one in (match, later))
    assert first.get_size() == second.get_size() == SIZE
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")


def test_what_stands_nowhere_has_an_empty_frame(app):
    house = Navigator(app)
    house.open_records()
    app.draw()
    house.resuming.stills.draw(app.canvas, Box(10, 100, 96, 62), Still(None))
    assert app.surface.get_at((50, 130)) == app.canvas.theme["felt"]
