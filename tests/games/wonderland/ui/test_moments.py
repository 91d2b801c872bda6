"""From moment to moment: nothing is told early, declined by a slip, or asked out of sight."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from tests.games.wonderland.ui.tables import POOLS, POSITION, match_scene, positioned, summoning
from tests.games.wonderland.ui.test_ahead import sit_down
from tests.games.wonderland.ui.test_so_far import sit
from tests.ui.apps import new_app
from wonderland import api
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.queries import bearing
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.progress import Progress
from wonderland.ui.boards.overview import OverviewBox, corner
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland import seat
from wonderland.ui.games.wonderland.finish import Finish
from wonderland.ui.kit.log import LogLine, LogPanel
from wonderland.ui.kit.portrait import portrait_of
from wonderland.ui.shell.faults import watch_over
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.studio import Studio


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


def key(app, code):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=0))
    app.step(16)


def words(app):
    app.draw()
    return " ".join(text.text for text in app.canvas.texts)


def wait(app, done):
    for _ in range(600):
        if done():
            return
        app.step(16)
    raise AssertionError("it never came")


def choosing(**changes):
    return api.game("wonderland").new(pools=POOLS, seed=3, position={**POSITION, "phase": "choose", **changes})


# --- factors ---------------------------------------------------------------------------------
def test_a_pool_rises_when_a_factor_has_come_and_not_before(moving):
    match = choosing(factors={"w": {}, "e": {}})
    scene = sit_down(moving, match)
    scene.control.dice.pick_cards(["5S", "6C", "7H"])
    scene.do(scene.control.dice.roll)
    seen = scene.board.film
    wait(moving, lambda: seen.dice is not None)
    wait(moving, lambda: seen.dice is None)
    brought = match.state()["factors"]["w"]
    letter = next(name for name, count in brought.items() if count)
    moving.draw()
    assert seen.flights.flights, "they are on their way"
    assert counted(scene, letter) < brought[letter]
    wait(moving, lambda: not seen.flights.flights)
    moving.draw()
    assert counted(scene, letter) == brought[letter]


def counted(scene, letter):
    """How many of a factor West's seat says."""
    x, y = scene.board.view.panel.seats.factor_at["w", letter]
    place = pygame.Rect(0, 0, 40, 10)
    place.center = x, y
    texts = [t.text for t in scene.app.canvas.texts if t.rect.colliderect(place)]
    return int("".join(texts))


# --- declining -------------------------------------------------------------------------------
@pytest.mark.rule("W-19")
def test_a_summon_is_declined_by_the_key_that_lets_pass_and_by_no_other(studio):
    scene = summoning(studio)
    for code in (pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_e):
        key(studio.app, code)
        assert scene.session.match.state()["phase"] == "summon"
    key(studio.app, pygame.K_x)
    assert scene.session.match.lines[-1] == "w skip"
    assert "The summon was declined." in words(studio.app)


def test_a_path_that_was_begun_is_taken_up_again_by_a_key_and_escape_leaves_it(studio):
    scene = summoning(studio)
    key(studio.app, pygame.K_p)
    assert (scene.control.mode, len(scene.control.path.laid)) == (modes.LAYING, 6)
    for _ in range(2):
        key(studio.app, pygame.K_ESCAPE)
    assert (studio.app.scene, scene.control.mode) == (scene, modes.LAYING)
    key(studio.app, pygame.K_BACKSPACE)
    assert (scene.control.mode, scene.control.path.laid) == (modes.SUMMONING, [])


def test_no_word_of_stars_to_whoever_had_them_and_declined(studio):
    match = positioned(studio, phase="choose", beings=[], laid={"w": [], "e": []})
    for line in ("w dice 5S 6C 2D", "* roll S S M", "w skip"):
        match.play(line)
    match_scene(studio, match)
    told = words(studio.app)
    assert "The summon was declined." in told
    assert "Two stars" not in told
    assert queries.no_summon(match) == queries.DECLINED


# --- larger than the window --------------------------------------------------------------------
@pytest.fixture
def large():
    app = new_app((960, 600), scale=150, curtain=False)
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def in_view(app, rect):
    view = app.magnifier
    return pygame.Rect((view.left, view.top), view.window).contains(rect)


def primary(app):
    return next(r.rect for r in app.canvas.regions if r.key == app.scene.first_focus())


def test_what_enter_means_comes_into_view_when_it_changes(large):
    scene = sit_down(large, choosing())
    assert large.magnifier.larger
    assert any(in_view(large, one.rect) for one in large.canvas.regions if one.picks), "the hand"
    scene.do(lambda: scene.control.dice.pick_cards(["5S", "6C", "7H"]))
    large.draw()
    assert in_view(large, primary(large)), "to roll"
    large.magnifier.show(scene.layout.felt.move(-900, -900))
    large.step(16)
    large.draw()
    assert not in_view(large, primary(large)), "one may look elsewhere meanwhile"
    scene.do(lambda: scene.control.line("dice 5S 6C 7H"))
    wait(large, lambda: scene.control.mode in (modes.ACTING, modes.SUMMONING))
    large.draw()
    assert in_view(large, primary(large)), "to end the turn, or to summon"


def test_a_resting_mouse_does_not_push_away_what_came_into_view(large):
    scene = sit_down(large, choosing())
    large.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(80):
        large.step(16)
    assert (large.magnifier.left, large.magnifier.top) == (0, 0)
    scene.do(lambda: scene.control.line("dice 5S 6C 7H"))
    wait(large, lambda: scene.control.mode in (modes.ACTING, modes.SUMMONING))
    for _ in range(80):
        large.step(16)
    assert in_view(large, primary(large))


def test_the_square_under_the_keyboard_comes_into_view(large):
    scene = sit_down(large, choosing(phase="action"))
    for code in [pygame.K_RIGHT] * 14 + [pygame.K_DOWN] * 5:
        key(large, code)
        large.draw()
        assert in_view(large, scene.layout.cell(scene.board.pointing.cursor)), scene.board.pointing.cursor


# --- saved -----------------------------------------------------------------------------------
def test_that_a_match_was_saved_moves_nothing_and_covers_no_control(app):
    scene = sit(app)
    watch_over(app, lambda: None, Progress)
    app.draw()
    before = {region.key: tuple(region.rect) for region in app.canvas.regions}
    app.on_save()
    app.step(16)
    app.draw()
    said = [text for text in app.canvas.texts if "Saved as" in text.text]
    assert len(said) == 1
    assert {region.key: tuple(region.rect) for region in app.canvas.regions} == before
    spared = [region.rect for region in app.canvas.regions] + list(scene.asked())
    assert said[0].within.collidelist(spared) < 0


# --- the table in small ------------------------------------------------------------------------
def test_the_table_in_small_stays_in_its_corner_for_a_turn(studio):
    canvas, box = studio.app.canvas, OverviewBox()
    scene = match_scene(studio, positioned(studio))
    shown = replace(scene.board.lookout.overview(), left=True)
    left, right = (corner(canvas, shown, left=side) for side in (True, False))
    assert box.place(canvas, shown, [], 1) == left
    assert box.place(canvas, replace(shown, left=False), [], 1) == left
    assert box.place(canvas, shown, [left], 1) is None, "it gives way, and does not jump"
    assert box.place(canvas, shown, [], 1) == left
    assert box.place(canvas, shown, [left], 2) == right, "another turn"


# --- faces -----------------------------------------------------------------------------------
def test_two_people_have_two_faces(studio, monkeypatch):
    scene, drawn = match_scene(studio, positioned(studio)), []
    assert not scene.session.seats["e"].level
    monkeypatch.setattr(seat, "draw_portrait", lambda _, name, *rest: drawn.append(name))
    studio.app.draw()
    assert len(drawn) == len(set(drawn)) == 2
    assert portrait_of("hare", 1) == portrait_of("hare", 7) != portrait_of("hare", 0)
    assert portrait_of("normal", 1) == "hare"


# --- check defense -----------------------------------------------------------------------------
@pytest.mark.rule("W-63")
@pytest.mark.parametrize(("defense", "primary"), [(1, "defend-e5C"), (0, "done")])
def test_enter_pays_a_defend_only_where_that_saves_something(studio, monkeypatch, defense, primary):
    match = positioned(studio)
    for line in ("w attack 6H e5C", "w end", "e pass"):
        match.play(line)
    scene = match_scene(studio, match)
    (row,) = queries.defence(match, "e")
    less = row._replace(strength=4, points=2, defense=defense, bonus=False, keeps=2 + defense,
                        falls_undefended=False, falls_defended=False)  # fmt: skip
    assert less.saves == defense
    monkeypatch.setattr(queries, "defence", lambda *_: [less])
    monkeypatch.setattr(bearing, "defence", lambda *_: [less])
    assert scene.board.questions.primary() == primary
    assert ("it saves nothing" in words(studio.app)) == (primary == "done")


# --- the log ---------------------------------------------------------------------------------
def test_the_first_row_of_the_log_begins_a_line(studio):
    canvas, panel = studio.app.canvas, LogPanel()
    long = "West chooses the Five of Spades, the Six of Clubs and the Two of Diamonds, all at once."
    log = [LogLine(f"{number} {long}", 0, "") for number in range(9)]
    box = pygame.Rect(0, 0, 300, 14 + 7 * 21)
    for back in range(5):
        canvas.texts.clear()
        panel.draw(canvas, box, log, back)
        assert canvas.texts[0].text[0].isdigit(), back


def test_a_line_that_is_long_for_the_log_is_set_more_closely(studio):
    canvas, panel = studio.app.canvas, LogPanel()
    log = [LogLine("East rolls Summon, Summon, 2 Magic and so calls somebody", 0, "")]
    canvas.texts.clear()
    panel.draw(canvas, pygame.Rect(0, 0, 260, 14 + 30), log, 0)
    assert " ".join(text.text for text in canvas.texts) == log[0].words
    assert {text.size for text in canvas.texts} == {13}


def test_of_a_line_too_long_for_the_log_its_beginning_is_shown(studio):
    canvas, panel = studio.app.canvas, LogPanel()
    log = [LogLine("East rolls Summon, Summon, 2 Magic and so calls somebody", 0, "")]
    canvas.texts.clear()
    panel.draw(canvas, pygame.Rect(0, 0, 260, 38), log, 0)
    (row,) = [text.text for text in canvas.texts]
    assert row.startswith("East rolls Summon") and row.endswith(" …")
    canvas.regions.clear()
    panel.mouse = panel.rows[0].center
    panel.draw(canvas, pygame.Rect(0, 0, 260, 38), log, 0, lambda: None)
    assert canvas.regions[0].why == log[0].words, "all of it is in the tip"


# --- again -----------------------------------------------------------------------------------
def test_again_begins_with_the_players_and_options_of_the_match(app):
    house = Navigator(app)
    house.open_menu()
    match = api.game("wonderland").begin({"preset": "quick", "life": 1}, {})
    seats = {"w": Seat("Ann"), "e": Seat("Bob")}
    house.matches.sit_down(MatchSession(api.game("wonderland"), match, seats))
    app.scene.exits.finished()
    app.step(16)
    assert isinstance(app.scene, Finish)
    app.scene.exits.again()
    assert isinstance(app.scene, NewMatch)
    wishes = app.scene.wishes
    assert wishes.players == {"w": "human", "e": "human"}
    assert wishes.names == {"w": "Ann", "e": "Bob"}
    assert (wishes.preset, wishes.values) == ("quick", {"life": 1})
