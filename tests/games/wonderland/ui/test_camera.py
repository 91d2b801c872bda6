"""The camera over the table: what it comes close to, how it is moved, that a click means its square."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.ui.tables import match_scene, played, positioned, summoning
from tools.usability.fingers import Fingers
from tools.usability.naive import take_what_is_offered
from wonderland.games.wonderland import queries
from wonderland.ui.boards.overview import RIM
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.lookout import LAID
from wonderland.ui.shell.studio import Studio


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


def test_pieces_are_large_while_little_is_laid(studio):
    scene = match_scene(studio, played(studio, 20))
    assert scene.layout.square > 1.5 * scene.board.lay_out().square
    assert scene.board.lookout.close
    studio.app.draw()
    assert "overview" in [region.key for region in studio.app.canvas.regions]
    box = next(region.rect for region in studio.app.canvas.regions if region.key == "overview")
    name, key = (text.rect for text in studio.app.canvas.texts if box.contains(text.rect))
    assert not name.colliderect(key)


def shown(studio, key):
    studio.app.draw()
    return key in [region.key for region in studio.app.canvas.regions]


def test_the_table_in_small_gives_way_to_dice_that_are_thrown(studio):
    match = played(studio, 20)
    before = queries.form_of(match)
    scene = match_scene(studio, match)  # which rolls
    assert match.lines[-1].startswith("* roll")
    assert shown(studio, "overview")
    scene.board.film.show.speed = 1.0
    scene.control.news = match.film()
    scene.show(before)
    studio.app.draw()
    assert scene.board.film.thrown
    assert not shown(studio, "overview"), "it would lie bright beside the tray, over the dimmed felt"


@pytest.mark.parametrize("theme", ["classic", "high-contrast"])
def test_dark_dominoes_are_told_from_the_ground_of_the_table_in_small(theme):
    studio = Studio((1280, 720), theme, "wonderland")
    scene = match_scene(studio, played(studio, 20))
    app = studio.app
    assert shown(studio, "overview")
    box = next(region.rect for region in app.canvas.regions if region.key == "overview")
    small = app.surface.subsurface(box.inflate(-16, -50).move(0, 10))
    ground = small.get_at((0, 0))
    colours = {tuple(small.get_at((x, y))) for x in range(small.width) for y in range(small.height)}
    dark = app.canvas.theme[LAID["e"]], app.canvas.theme[RIM]
    assert all(tuple(pygame.Color(colour)) in colours for colour in dark)
    assert abs(pygame.Color(dark[1]).grayscale().r - ground.grayscale().r) > 60
    assert scene.board.lookout.close


def test_where_nothing_can_be_attacked_it_is_said(studio):
    scene = match_scene(studio, played(studio, 0))
    while scene.control.mode != modes.CHOOSING:
        scene.control.advance()
    Fingers(studio.app).key(pygame.K_t)
    studio.app.draw()
    assert any("they can attack nowhere" in text.text for text in studio.app.canvas.texts)


def test_a_click_means_the_square_that_is_seen_there(studio):
    scene = match_scene(studio, played(studio, 20))
    fingers = Fingers(studio.app)
    studio.app.draw()
    being = next(b for b in scene.session.match.state()["beings"] if scene.control.own(b["id"]))
    for notches in (0, 4, -2):
        scene.control.being.take_up(None)
        pygame.mouse.set_pos(scene.layout.felt.center)
        for _ in range(abs(notches)):
            fingers.wheel(1 if notches > 0 else -1)
        fingers.settle()
        at = scene.layout.cell(being["square"]).center
        assert scene.layout.at(at) == being["square"]
        if scene.board.view.square_at(scene.layout, at):
            fingers.click(at)
            assert scene.control.being.picked == being["id"]


def test_the_whole_table_is_seen_by_a_key_and_nearer_again(studio):
    scene = match_scene(studio, played(studio, 20))
    fingers, near = Fingers(studio.app), scene.layout.square
    fingers.key(pygame.K_0)
    assert scene.layout.square == scene.board.lay_out().square
    fingers.key(pygame.K_0)
    assert scene.layout.square == near


def test_the_setting_keeps_it_back(studio):
    studio.app.settings.values = studio.app.settings.values.model_copy(update={"camera": False})
    scene = match_scene(studio, played(studio, 20))
    assert scene.layout.square == scene.board.lay_out().square


@pytest.mark.rule("W-22")
def test_all_squares_of_a_path_are_in_sight_and_the_wheel_turns_the_domino_in_hand(studio):
    scene = summoning(studio)
    squares = {square for path in queries.laying.whole(scene.session.match, ()) for square in path}
    felt = scene.layout.felt
    assert all(felt.contains(scene.layout.cell(square)) for square in squares)
    fingers, before = Fingers(studio.app), scene.layout.square
    fingers.wheel(1)
    fingers.settle()
    assert scene.layout.square == before


def test_what_a_picked_being_can_reach_is_in_sight(studio):
    scene = match_scene(studio, positioned(studio))
    for being in scene.session.match.state()["beings"]:
        scene.control.being.take_up(being["id"])
        studio.app.step(16)
        studio.app.draw()
        marks = scene.board.view.marks()
        for square in (*marks.reach, *marks.targets):
            assert scene.layout.at(scene.layout.cell(square).center) == square


@pytest.mark.parametrize("far", ["t13", "t1", "a13", "a1"])
def test_what_is_laid_is_seen_whole_wherever_the_cursor_is(studio, far):
    """The camera goes back rather than away from what lies there."""
    scene = match_scene(studio, played(studio, 20))
    own = scene.session.match.state()["laid"][scene.control.seat]
    assert own
    scene.board.pointing.cursor = far
    for _ in range(3):
        studio.app.step(400)
    layout = scene.layout
    seen = layout.felt.inflate(2, 2)
    assert seen.contains(layout.cell(far))
    assert all(seen.contains(layout.cell(square)) for square in own)


def test_what_the_table_offers_is_not_refused():
    found = take_what_is_offered("wonderland", 7, 60)
    assert found.refused == 0
    assert found.moments == 60


def test_an_image_alone_is_nothing_to_come_near_to(studio):
    scene = match_scene(studio, played(studio, 0))
    assert scene.layout.square == scene.board.lay_out().square
    assert not scene.board.lookout.close
