"""The rules in the game: read, searched, opened from whatever was refused; pictures and beings."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland.content import files
from wonderland.content.places import records_folder
from wonderland.content.records import SUFFIX
from wonderland.games import registry
from wonderland.games.wonderland import being_cards as beingcards
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.definitions import stats_of_pips
from wonderland.games.wonderland.figures import FiguresModel, figure_of
from wonderland.ui.games.wonderland.pool_builder import PoolBuilder
from wonderland.ui.games.wonderland.rulebook.pictures import set_up, shown
from wonderland.ui.games.wonderland.rulebook.screen import BEINGS, Rulebook
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit import rule_link as ruling
from wonderland.ui.shell import rule_text as book
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.rulebook import open_rules
from wonderland.ui.shell.studio import Studio

SIZES = ((640, 400), (960, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
EVERY = [f"W-{number}" for number in range(1, 94)]


@pytest.fixture
def rules(app):
    Navigator(app).open_menu()
    open_rules(app, "wonderland")
    app.draw()
    return app.scene


def key(app, code, unicode="", mod=0):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod))
    app.draw()


def type_in(app, text):
    for letter in text:
        key(app, 0, letter)


def regions(app):
    return {region.key: region for region in app.canvas.regions}


def texts(app):
    return [text.text for text in app.canvas.texts]


def point_at(app, rect):
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(0, 0), buttons=(0, 0, 0)))


# --- the text ------------------------------------------------------------------------------------
def test_every_rule_is_told_once_in_order():
    assert [rule.number for rule in book.read_rules("wonderland")] == EVERY


@pytest.mark.parametrize("number", EVERY)
def test_the_rules_open_at_any_number(rules, number):
    rules.open_at(number)
    rules.app.draw()
    view = [text for text in rules.app.canvas.texts if text.text == number]
    assert view, "its number is in view"
    assert rules.lit == number
    chapter = next(rule.chapter for rule in rules.rules if rule.number == number)
    assert rules.now() == chapter


def test_a_search_shows_what_fits_and_nothing_else(rules):
    type_in(rules.app, "enemy rook")
    assert [rule.number for rule in rules.found] == ["W-40", "W-44", "W-68"]
    assert "W-40" in texts(rules.app)
    assert "W-39" not in texts(rules.app)
    key(rules.app, pygame.K_BACKSPACE)
    assert rules.query == "enemy roo"
    key(rules.app, pygame.K_ESCAPE)
    assert rules.query == ""
    assert rules.app.scene is rules, "the first Escape ends the search"
    key(rules.app, pygame.K_ESCAPE)
    assert rules.app.scene is not rules


@pytest.mark.parametrize(("query", "first"), [("34", "W-34"), ("w-3", "W-3"), ("W-40", "W-40"), ("doesn't", "W-27")])
def test_what_a_search_finds_first(query, first):
    assert book.find(book.read_rules("wonderland"), query)[0].number == first


def test_a_search_without_fruit_says_so(rules):
    type_in(rules.app, "jabberwock")
    assert rules.found == []
    assert any("0 rules" in text for text in texts(rules.app))
    assert rules.first_focus() == "back"


def test_enter_opens_what_was_found_in_its_chapter(rules):
    type_in(rules.app, "rook")
    key(rules.app, pygame.K_RETURN)
    assert (rules.query, rules.lit) == ("", "W-3")


def test_a_found_rule_or_being_is_opened_by_a_click(rules):
    hand = Hand(rules.app, Inside(rules.app))
    type_in(rules.app, "barricade")
    assert rules.found == []
    for _ in "barricade":
        key(rules.app, pygame.K_BACKSPACE)
    type_in(rules.app, "hobble")
    hand.press("rule-W-37")
    assert (rules.query, rules.lit) == ("", "W-37")
    type_in(rules.app, "hobble")
    for _ in range(8):
        key(rules.app, pygame.K_PAGEDOWN)
    hand.press("found-JS")
    assert rules.being.card.being == "black-knight"


def test_matches_are_marked():
    assert book.spans("A Rook beside a rook", ("rook",)) == [(2, 6), (16, 20)]
    assert book.spans("A Rook", ()) == []
    assert book.spans("1 + 1 (one)", ("+", "(")) == [(2, 3), (6, 7)]


def test_the_wheel_arrows_and_the_bar_scroll(rules):
    app = rules.app
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-3, x=0))
    wheeled = rules.scroll
    assert wheeled > 0
    key(app, pygame.K_UP)
    assert 0 < rules.scroll < wheeled
    key(app, pygame.K_END)
    longest = rules.scroll
    assert texts(app).count("W-85") == 1
    key(app, pygame.K_DOWN)
    assert rules.scroll == longest
    track = rules._track
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=track.midtop, button=1))
    assert rules.scroll == 0


def test_chapters_are_chosen_by_mouse_and_by_arrows(rules):
    hand = Hand(rules.app, Inside(rules.app))
    hand.press("chapter:Attacking")
    assert "W-43" in texts(rules.app)
    assert rules.now() == "Attacking"
    key(rules.app, pygame.K_RIGHT)
    assert rules.now() == "Abilities and blasts"
    hand.press(f"chapter:{BEINGS}")
    assert rules.being.card.rank == "A"
    key(rules.app, pygame.K_RIGHT)
    assert rules.being.card.rank == "2"


# --- from everywhere -----------------------------------------------------------------------------
def test_the_menu_leads_there_and_f2_goes_and_comes(app):
    Navigator(app).open_menu()
    menu = app.scene
    app.draw()
    next(r for r in app.canvas.regions if r.spoken == "Rules").act()
    assert isinstance(app.scene, Rulebook)
    key(app, pygame.K_F2)
    assert app.scene is menu
    app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=4))
    assert isinstance(app.scene, Rulebook)


@pytest.fixture
def session():
    studio = Studio((1280, 720), None, "wonderland")
    return match_scene(studio, positioned(studio))


def test_a_refused_click_links_to_its_rule(session):
    app, hand = session.app, Hand(session.app, Inside(session.app))
    hand.square("j7")
    hand.square("d3")
    number = session.control.refused.rule
    assert number in texts(app)
    hand.press("refused")
    assert app.scene.lit == number
    key(app, pygame.K_ESCAPE)
    assert app.scene is session
    assert session.control.refused.rule == number, "still there to be read"


def test_the_link_is_reached_by_keyboard(session):
    app, hand = session.app, Hand(session.app, Inside(session.app))
    hand.square("j7")
    hand.square("d3")
    for _ in app.canvas.regions:
        key(app, pygame.K_TAB)
        if app.pointer.focus == "refused":
            break
    key(app, pygame.K_RETURN)
    assert app.scene.lit == session.control.refused.rule


def test_a_domino_held_where_it_may_not_lie_links_to_its_rule():
    studio = Studio((1280, 720), None, "wonderland")
    scene = summoning(studio)
    scene.control.path.summon("6C")
    point_at(studio.app, scene.layout.cell("k8"))
    studio.app.draw()
    assert "refused" in regions(studio.app)
    key(studio.app, pygame.K_F2)
    assert studio.app.scene.lit == "W-22"


def test_a_typed_line_that_is_refused_links_to_its_rule(session):
    app = session.app
    key(app, pygame.K_COLON, ":")
    for _ in range(2):
        key(app, pygame.K_BACKSPACE)
    type_in(app, "w move 6H a1")
    key(app, pygame.K_RETURN)
    number = session.typed.box.rule
    assert number.startswith("W-")
    assert number in texts(app)
    Hand(app, Inside(app)).press("refused")
    assert app.scene.lit == number
    key(app, pygame.K_F2)
    assert app.scene is session
    key(app, pygame.K_F2)
    assert app.scene.lit == number
    key(app, pygame.K_F2)
    key(app, pygame.K_BACKSPACE)
    assert session.typed.box.rule == ""


def test_a_control_that_is_refused_says_why_and_links_to_it():
    """The tip stays while the mouse goes from the control to the number in it."""
    studio = Studio((1280, 720), None, "wonderland")
    app, scene = studio.app, match_scene(studio, positioned(studio, phase="choose"))
    app.draw()
    roll = regions(app)["roll"]
    assert roll.act is None
    point_at(app, roll.rect)
    for _ in range(40):
        app.step(16)
    link = regions(app)["tip-rule"]
    assert "W-16" in texts(app)
    way = [roll.rect.move(0, -roll.rect.height * step // 6) for step in range(1, 7)]
    for rect in (*way[:4], link.rect):
        point_at(app, rect)
        app.step(16)
        assert "tip-rule" in regions(app), rect
    Inside(app).click(*link.rect.center)
    assert app.scene.lit == "W-16"
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene


def test_a_refused_control_says_why_to_the_keyboard_too():
    studio = Studio((1280, 720), None, "wonderland")
    app = studio.app
    match_scene(studio, positioned(studio, phase="choose"))
    app.draw()
    for _ in app.canvas.regions:
        key(app, pygame.K_TAB)
        if app.pointer.focus == "roll":
            break
    key(app, pygame.K_RETURN)
    assert "From 1 to 3 dice are chosen, not 0" in texts(app)
    key(app, pygame.K_F2)
    assert app.scene.lit == "W-16"


def test_a_tip_goes_when_the_mouse_leaves():
    studio = Studio((1280, 720), None, "wonderland")
    app = studio.app
    match_scene(studio, positioned(studio, phase="choose"))
    app.draw()
    point_at(app, regions(app)["roll"].rect)
    for _ in range(40):
        app.step(16)
    assert "tip-rule" in regions(app)
    point_at(app, pygame.Rect(200, 200, 2, 2))
    app.step(16)
    assert "tip-rule" not in regions(app)


def test_the_steps_of_the_turn_say_what_they_are(session):
    Hand(session.app, Inside(session.app)).press("step-Defend")
    assert session.app.scene.lit == "W-62"


@pytest.mark.parametrize(("phase", "number"), [("choose", "W-16"), ("action", "W-31")])
def test_f2_opens_the_rules_where_the_moment_is(phase, number):
    studio = Studio((1280, 720), None, "wonderland")
    match_scene(studio, positioned(studio, phase=phase))
    key(studio.app, pygame.K_F2)
    assert studio.app.scene.lit == number


def test_a_pool_that_is_refused_links_to_its_rule(app):
    app.push(PoolBuilder(app, game()))
    app.scene.draft.cards = []
    app.scene.save()
    app.draw()
    Hand(app, Inside(app)).press("refused")
    assert app.scene.lit == "W-14"


def test_a_record_that_is_refused_links_to_its_rule(app):
    wrong = "bad: move 3: it is no step (W-32)"
    files.save(records_folder() / f"a-bad{SUFFIX}", "nonsense")
    app.push(RecordsScreen(app, lambda _: wrong, lambda _: wrong))
    app.step(16)
    hand = Hand(app, Inside(app))
    names = [kept.path.name for kept in app.scene._items]
    hand.press(f"record-{names.index(f'a-bad{SUFFIX}')}")
    hand.press("refused")
    assert app.scene.lit == "W-32"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("No Force (W-50)", ("No Force", "W-50")),
        ("No Force (W-50).", ("No Force.", "W-50")),
        ("No Force", ("No Force", "")),
        ("(W-50) or not", ("(W-50) or not", "")),
    ],
)
def test_a_sentence_is_parted_from_its_rule(text, parts):
    assert ruling.parted(text) == parts


# --- pictures ------------------------------------------------------------------------------------
FIGURES = FiguresModel.shipped().rules


def test_pictures_stand_beside_rules_that_there_are():
    assert {number for figure in FIGURES.values() for number in figure.rules} <= set(EVERY)


@pytest.mark.parametrize("name", [n for n, figure in FIGURES.items() if figure.position])
def test_a_picture_shows_what_the_rules_say(name):
    figure = FIGURES[name]
    control = set_up(game(), figure)
    marks = shown(control, figure)
    refused = control.refused.rule if control.refused else ""
    assert refused == figure.refused
    assert [fits for _, fits in marks.ghosts] == [True] * (len(figure.lay) - bool(refused)) + (
        [False] if refused else []
    )


@pytest.mark.parametrize(
    ("name", "targets"),
    [
        ("straight", {"d2": 2}), ("diagonal", {"d3": 3}), ("points", {"d2": 3, "c3": 2}),
        ("blast", {"d4": 3, "g3": 4}), ("the-image", {"h2": None}),
    ],
)  # fmt: skip
def test_the_points_in_pictures(name, targets):
    marks = shown(set_up(game(), FIGURES[name]), FIGURES[name])
    assert dict(marks.targets) == targets


def test_the_prices_in_pictures():
    def reach(name):
        return dict(shown(set_up(game(), FIGURES[name]), FIGURES[name]).reach)

    assert reach("passing") == {"b2": 1, "c3": 1, "d3": 2}
    assert reach("beside-the-rook") == {"c3": 1, "c2": 2, "e3": 2}
    halted = set_up(game(), FIGURES["barricade"]).state["beings"]
    assert next(b for b in halted if b["id"] == "w6H")["halted"]


def test_the_starts_in_their_picture():
    figure = FIGURES["starts"]
    assert set(shown(set_up(game(), figure), figure).glow) == {"c4", "e4", "e3"}


def test_points_wait_in_their_pictures():
    def points(name, being):
        state = set_up(game(), FIGURES[name]).state
        return next(b for b in state["beings"] if b["id"] == being)["points"]

    assert points("points-wait", "e3D") == 6
    match = set_up(game(), FIGURES["the-bonus"]).match
    assert points("the-bonus", "eAS") == 3
    row = queries.defence(match, "e")[0]
    assert (row.defense, row.bonus) in ((1, True), (2, True), (1, 1), (2, 1))


# --- beings --------------------------------------------------------------------------------------
def cards():
    return beingcards.being_cards(game().rules.definitions)


@pytest.mark.rule("W-2, W-3, W-4")
@pytest.mark.parametrize("being", cards(), ids=lambda b: b.card.name)
def test_a_being_is_told_from_its_pips(being):
    card = being.card
    assert stats_of_pips(being.pips) == (card.strength, card.attack, card.defense)
    assert [value for _, value, _ in being.derivations] == [
        max(being.columns),
        sum(map(bool, being.columns)),
        being.columns[1],
    ]
    assert len(being.faces) == 6
    figure = figure_of(card, being.rank)
    assert "{" not in figure.says
    marks = shown(set_up(game(), figure), figure)
    assert marks.targets, "its picture shows whom it reaches"


@pytest.mark.parametrize("being", cards(), ids=lambda b: b.card.name)
def test_the_example_of_a_being_counts_as_the_rules_do(being):
    figure = figure_of(being.card, being.rank)
    marks = shown(set_up(game(), figure), figure)
    points = [value for value in marks.targets.values() if value is not None]
    assert points == ([being.card.attack] if not any(own.kind.aimed for own in being.card.abilities) else [])


def test_every_being_has_its_card(rules):
    hand = Hand(rules.app, Inside(rules.app))
    hand.press(f"chapter:{BEINGS}")
    for colour in ("red", "black"):
        hand.press(f"colour:{colour}")
        for being in [b for b in rules.beings if b.card.colour == colour]:
            hand.press(f"being-{being.card.name}")
            drawn = texts(rules.app)
            assert being.card.title in drawn
            assert all(how in drawn for _, _, how in being.derivations)
    hand.press("being-TS")
    hand.press("see-W-40")
    assert rules.lit == "W-40"


def test_the_numbers_are_read_off_one_after_another(app):
    app.fast = False
    open_screen = Rulebook(app)
    app.push(open_screen)
    open_screen.open_being(open_screen.beings[8])
    seen = []
    for _ in range(200):
        moving = app.step(16)
        seen.append(open_screen._shown())
        if not moving:
            break
    assert seen == sorted(seen)
    assert set(seen) == {0, 1, 2, 3}
    assert not app.step(16)


# --- the look ------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("theme", ["classic", "high-contrast"])
def test_nothing_is_clipped_or_covered_at_any_size(size, theme):
    studio = Studio(size, theme, "wonderland")
    screen = Rulebook(studio.app)
    studio.app.push(screen)
    for scale in (100, 75, 200):
        values = {"scale": scale, "legible": scale == 200}
        studio.app.settings.values = studio.app.settings.values.model_copy(update=values)
        studio.app.refit()
        for show in (
            lambda: screen.open_at("W-25"),
            lambda: screen.open_chapter("Options"),
            lambda: screen.look_for("a"),
            lambda: screen.look_for("white pieces and other long words that"),
            lambda: screen.open_being(screen.beings[9]),
            lambda: screen.open_being(screen.beings[-3]),
        ):
            show()
            studio.app.draw()
            assert clipped_texts(studio.app) == [], scale
            assert crossing_texts(studio.app) == [], scale


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_menu_has_room_for_all_its_lines(size):
    studio = Studio(size, None, "wonderland")
    Navigator(studio.app).open_menu()
    studio.app.draw()
    assert clipped_texts(studio.app) == []
    assert crossing_texts(studio.app) == []
    lowest = max(region.rect.bottom for region in studio.app.canvas.regions)
    assert lowest < studio.app.room[1]


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_whole_text_can_be_read_in_a_small_window(size):
    studio = Studio(size, None, "wonderland")
    screen = Rulebook(studio.app)
    studio.app.push(screen)
    studio.app.draw()
    seen = set()
    for _ in range(400):
        seen |= set(texts(studio.app))
        before = screen.scroll
        key(studio.app, pygame.K_DOWN)
        if screen.scroll == before:
            break
    page = screen._page
    lines = {line for row in page.rows for line in row.lines}
    assert lines <= seen
    assert set(EVERY) <= seen


def beings_told(key=""):
    return game().parts.reference.paragraphs(game().rules, key)


def test_the_terminal_prints_the_same_text():
    printed = {n: t for rules in registry.rules_text("wonderland").values() for n, t in rules.items()}
    for rule in book.read_rules("wonderland"):
        assert rule.says.replace("’", "'") == printed[rule.number]
    found = beings_told()
    assert len(found) == 16
    assert len(beings_told("K")) == 2
    assert sum(being.card.title in "\n".join(found) for being in cards()) == 26


def test_the_match_scene_is_a_scene_that_knows_its_rule(session):
    assert isinstance(session, MatchScene)
    assert session.rule_now() == "W-31"
