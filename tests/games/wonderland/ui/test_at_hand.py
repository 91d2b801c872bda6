"""What is always at hand: the menu in the match, what a roll means, what a card would be."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from tests.games.wonderland.ui.test_so_far import sit
from tests.ui.apps import new_app
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland import api
from wonderland.ai.levels import levels
from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession, Reason, Seat
from wonderland.session.progress import read_progress
from wonderland.ui.games.wonderland import highlights
from wonderland.ui.games.wonderland.pool_builder import PoolBuilder
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.shell.display import FullScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table_menu import TableMenu


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


def words(app):
    app.draw()
    return " ".join(text.text for text in app.canvas.texts)


def press(app, key):
    Hand(app, Inside(app)).press(key)


def keys(app):
    app.draw()
    return {region.key for region in app.canvas.regions}


# --- the menu --------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((960, 600), 100), ((1280, 720), 200)])
def test_the_menu_can_be_reached_at_every_size_and_scale(app, size, scale):
    app.surface = pygame.Surface(size)
    app.settings.values = app.settings.values.model_copy(update={"scale": scale})
    app.refit()
    sit(app)
    if scale > 100:  # the table is larger than the window: its corner is scrolled to
        app.magnifier.show(next(one.rect for one in app.canvas.regions if one.key == "table-menu"))
        app.draw()
    press(app, "table-menu")
    assert isinstance(app.scene, TableMenu)
    found = keys(app)
    wanted = {"undo", "offer", "resign", "rematch", "analyse", "rules", "settings", "leave"}
    assert {f"menu-{key}" for key in wanted} | {"back"} == found
    assert clipped_texts(app) == crossing_texts(app) == []


def test_the_menu_leads_on_and_back(app):
    session = sit(app)
    press(app, "table-menu")
    press(app, "back")
    assert app.scene is session
    press(app, "table-menu")
    press(app, "menu-settings")
    assert isinstance(app.scene, SettingsScreen)


@pytest.mark.rule("W-70")
def test_one_resigns_only_when_one_has_said_so_twice(app):
    session = sit(app)
    press(app, "table-menu")
    press(app, "menu-resign")
    assert not session.session.match.result
    assert "Yes: Resign" in words(app)
    press(app, "menu-resign")
    assert session.session.match.result["winner"] == "e"


def test_a_rematch_has_the_same_cards_and_players_and_this_match_is_kept(app):
    session = sit(app, east="human")
    press(app, "table-menu")
    press(app, "menu-rematch")
    press(app, "menu-rematch")
    again = app.scene
    assert isinstance(again, MatchScene)
    assert again is not session
    assert again.session.match.record().setup["pools"] == session.session.match.record().setup["pools"]
    assert [seat.name for seat in again.session.seats.values()] == ["Ann", "Hatter"]
    assert len(again.session.match.lines) < len(session.session.match.lines)


def why(app, key):
    """What is said of a control that can't be used."""
    app.draw()
    return next(region.why for region in app.canvas.regions if region.key == key)


# --- after a roll ----------------------------------------------------------------------------
@pytest.mark.rule("W-19")
@pytest.mark.parametrize(
    ("faces", "told"),
    [("S M A", "One star only: no summon."), ("M M A", "No star: no summon."),
     ("S A S", "Two stars, all of different levels: no summon.")],
)  # fmt: skip
def test_it_is_said_why_a_roll_brings_no_summon(studio, faces, told):
    match = positioned(studio, phase="choose")
    match.play("w dice 5S 6C 7H")
    match.play(f"* roll {faces}")
    assert match.state()["phase"] == "action"
    match_scene(studio, match)
    assert told in words(studio.app)


@pytest.mark.rule("W-30")
def test_it_is_said_when_there_is_no_room_for_a_path(studio):
    match = studio.game.new(
        {"rows": 3, "line": 1, "first": "w"},
        pools={"w": ["4H", "AS"], "e": ["4D", "AC"]},
        position={
            "phase": "choose",
            "laid": {"w": ["a1", "b1", "c1"], "e": ["a3", "b3", "c3"]},
            "factors": {"w": {}, "e": {}},
        },
    )
    match.play("w dice 4H AS")
    match.play("* roll S S")
    assert match.state()["phase"] == "action"
    match_scene(studio, match)
    said = words(studio.app)
    assert "There is no room for a path: no summon." in said
    assert "You have no being to act with: end the turn." in said


# --- before an input is whole ----------------------------------------------------------------
@pytest.mark.rule("W-16")
def test_what_is_wanted_of_dice_is_what_the_rules_say(studio):
    match = positioned(studio, phase="choose")
    match_scene(studio, match)
    refused = queries.choice_refusal(match, [])
    assert refused
    assert refused.rule == "W-16"
    assert why(studio.app, "roll") == "From 1 to 3 dice are chosen, not 0 (W-16)"
    assert refused.message.lower() in why(studio.app, "roll").lower()


@pytest.mark.rule("W-21")
def test_what_is_wanted_of_a_path_is_what_the_rules_say(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    assert why(studio.app, "lay") == "A path is 3 dominoes, not 0 (W-21)"
    assert scene.control.path.put(("j8", "j9"))
    assert why(studio.app, "lay") == "A path is 3 dominoes, not 1 (W-21)"
    assert scene.control.path.suggest()
    assert why(studio.app, "lay") == ""


@pytest.mark.rule("W-50")
def test_why_an_ability_cannot_be_used_is_what_the_rules_say(studio):
    match = positioned(studio, factors={"w": {"M": 3}, "e": {}})
    scene = match_scene(studio, match)
    ability = next(own for own in queries.abilities(match, "w") if not own.most)
    scene.control.being.take_up(ability.being)
    refused = queries.why_not(match, ability)
    assert refused
    told = f"{refused.message[0].upper()}{refused.message[1:]} ({refused.rule})"
    assert why(studio.app, "ability") == told
    assert "and there is none (W-50)" in told


@pytest.mark.rule("W-31")
def test_it_is_said_when_nothing_can_be_done(studio):
    match = positioned(studio, factors={"w": {}, "e": {}})
    match_scene(studio, match)
    assert not queries.may_act(match)
    assert "Nothing can be done now: end the turn." in words(studio.app)
    busy = positioned(studio)
    assert queries.may_act(busy)


# --- choosing --------------------------------------------------------------------------------
@pytest.mark.rule("W-16")
def test_the_same_dice_are_one_key_away(studio):
    scene = match_scene(studio, positioned(studio, phase="choose"))
    assert "same" not in keys(studio.app)
    scene.session.match.play("w dice 5S 6C 7H")
    scene.session.match.play("* roll S M A")
    while scene.session.match.to_act != "w" or scene.session.match.state()["phase"] != "choose":
        said = {"choose": "dice 4S", "action": "end", "window": "pass", "defend": "done", "summon": "skip"}
        if scene.session.match.to_act == "*":
            scene.session.match.draw()
        else:
            scene.session.match.play(f"{scene.session.match.to_act} {said[scene.session.match.state()['phase']]}")
    assert "same" in keys(studio.app)
    press(studio.app, "same")
    assert sorted(scene.control.dice.cards) == sorted(["5S", "6C", "7H"])


@pytest.mark.rule("W-2")
def test_the_card_under_the_mouse_says_what_it_would_be(studio):
    scene = match_scene(studio, positioned(studio, phase="choose"))
    studio.app.draw()
    region = next(r for r in studio.app.canvas.regions if r.key == "card-KS")
    Inside(studio.app).move(*region.rect.center)
    said = words(studio.app)
    card = queries.fixed(scene.session.match).definitions.cards["KS"]
    assert "King of Spades" in said
    assert f"{card.title} of level {card.level}" in said


def test_threats_are_shown_by_a_button(studio):
    scene = match_scene(studio, positioned(studio))
    studio.app.draw()
    press(studio.app, "threats")
    assert scene.board.view.marks().threats
    press(studio.app, "threats")
    assert not scene.board.view.marks().threats


# --- words -----------------------------------------------------------------------------------
@pytest.mark.rule("W-43")
def test_a_refusal_begins_with_no_beings_id_made_large(studio):
    scene = match_scene(studio, positioned(studio))
    scene.control.play(scene.control.line("attack 6H e5C"))
    while scene.session.match.to_act != "w":
        scene.session.match.play("e pass")
    scene.control.play(scene.control.line("attack 6H e5C"))
    assert not scene.control.refused.message.startswith("W6H")


@pytest.mark.rule("W-65")
def test_an_attacked_image_is_marked(studio):
    beings = [{"id": "w6H", "square": "s7"}, {"id": "e5C", "square": "k7"}]
    match = positioned(studio, beings=beings, factors={"w": {"A": 3}, "e": {}})
    scene = match_scene(studio, match)
    assert queries.struck(match) == ()
    studio.app.draw()
    cell = scene.layout.cell("t7").inflate(12, 12)
    before = studio.app.surface.subsurface(cell).copy()
    scene.do(lambda: scene.control.line("attack 6H image"))
    assert queries.struck(match) == ("e",)
    Inside(studio.app).settle()
    studio.app.draw()
    after = studio.app.surface.subsurface(cell)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


@pytest.mark.rule("W-29")
def test_a_lesson_marks_no_square_that_it_would_refuse(app):
    house = Navigator(app)
    house.open_menu()
    house.learn("1")
    scene = app.scene
    while scene.taken.runner.reading:
        scene.taken.go_on()
    scene.control.being.take_up("w6H")
    assert set(scene.board.view.marks().reach) == {"s7"}


# --- the window ------------------------------------------------------------------------------
def test_leaving_full_screen_gives_the_window_its_size_back():
    app = new_app((1100, 700))
    whole = FullScreen(app, filled=False)
    whole.toggle()
    assert whole.filled
    whole.toggle()
    assert app.surface.get_size() == (1100, 700)
    assert pygame.display.get_surface().get_size() == (1100, 700)


def test_the_menu_offers_the_lesson_that_comes_next(app):
    house = Navigator(app)
    house.open_menu()
    first = house.school.lessons[0]
    assert "First lesson" in words(app)
    house.school.progress.finish(first.game, first.name, 0)
    house.open_menu()
    assert "Next lesson" in words(app)
    assert house.school.lessons[1].model.title in words(app)


def test_whoever_learns_reads_in_the_menu_which_lesson_comes_next(app):
    progress = read_progress()
    house = Navigator(app)
    for lesson in house.school.lessons[:6]:
        progress.finish(lesson.game, lesson.name, 0)
    house = Navigator(app)  # another day
    house.open_menu()
    spoken = [region.spoken for region in (app.draw(), app.canvas.regions)[1]]
    assert f"Learn, lesson 7 of {len(house.school.lessons)}" in spoken
    assert "Quick match" in spoken  # it stays where it was
    for lesson in house.school.lessons[6:]:
        progress.finish(lesson.game, lesson.name, 0)
    taught = len(house.school.lessons)
    assert Navigator(app).school.standing == f"{taught} of {taught}"


def test_a_lone_person_without_a_name_is_you_in_every_match(app):
    house = Navigator(app)
    house.open_menu()
    house.matches.begin(house.game, house.wishes)
    assert app.scene.session.seats["w"].name == "You"
    house.open_menu()
    wishes = house.wishes
    wishes.players.update(w="human", e="human")
    house.matches.begin(house.game, wishes)
    assert [seat.name for seat in app.scene.session.seats.values()] == ["West", "East"]


def test_light_on_a_card_that_is_pointed_at_leaves_its_pieces_as_bright(app):
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.draw()
    card = next(one.rect for one in app.canvas.regions if one.key == "pool-croquet")

    def dark():
        app.draw()
        picture = app.surface.subsurface(card.left, card.top, card.width // 4, card.height)
        return min(sum(picture.get_at((x, y))[:3]) for x in range(picture.get_width())
                   for y in range(0, picture.get_height(), 2))  # fmt: skip

    before = dark()
    app.canvas.pointer.hover = "pool-croquet"
    assert dark() == before


@pytest.mark.parametrize("level", ["easy", "master"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((960, 600), 100), ((1280, 720), 150)])
def test_who_plays_stands_in_one_row_beside_why(app, size, scale, level):
    app.surface = pygame.Surface(size)
    app.settings.values = app.settings.values.model_copy(update={"scale": scale})
    app.refit()
    game = api.game("wonderland")
    match = game.new(options={"life": 3}, seed=1)
    name = levels("wonderland")[level].character
    session = MatchSession(game, match, {"w": Seat("You"), "e": Seat(name, f"ai:{level}")})
    session.reasons.append(Reason(0, 1, True, "e end", "for no reason"))
    app.push(MatchScene(app, session, TableExits(lambda: None, lambda: None)))
    app.draw()
    shown = [text.text for text in app.canvas.texts]
    assert "Why?" in shown
    assert any(one.startswith(name) for one in shown)


# --- pace ------------------------------------------------------------------------------------
@pytest.mark.rule("W-31")
@pytest.mark.parametrize("alone", [True, False])
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself_where_that_is_set(app, alone):
    app.settings.values = app.settings.values.model_copy(update={"end_alone": alone})
    studio = Studio((1280, 720), None, "wonderland")
    studio.app.settings.values = app.settings.values
    scene = match_scene(studio, positioned(studio, factors={"w": {}, "e": {}}))
    for _ in range(3):
        studio.app.step(16)
    assert ("w end" in scene.session.match.lines) is alone


def test_what_is_held_says_what_it_is_good_for(studio):
    match_scene(studio, positioned(studio))
    said = words(studio.app)
    assert "What you hold" in said
    assert "5 Move: steps of your beings" in said
    assert "2 Chance: " in said


@pytest.mark.rule("W-33")
def test_a_click_while_something_moves_means_faster_and_nothing_else(studio):
    scene = match_scene(studio, positioned(studio, factors={"w": {"M": 5}, "e": {}}))
    scene.board.film.show.speed = 1.0
    scene.do(lambda: scene.control.line("move 6H j6"))
    studio.app.step(10)
    assert scene.board.film.show.running
    at = scene.layout.cell("d6").center
    for picked in (None, "wKH"):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            studio.app.handle(pygame.event.Event(kind, pos=at, button=1))
        assert scene.control.being.picked == picked
        assert not scene.board.film.show.running


# --- screens beside the table ----------------------------------------------------------------
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_a_notice_covers_no_line_of_the_menu(size):
    app = new_app(size)
    house = Navigator(app)
    house.open_menu()
    app.scene.notice = "Your settings were damaged and lie aside as settings.yaml.damaged. " * 3
    app.draw()
    notice = [text.rect for text in app.canvas.texts if "damaged" in text.text]
    assert notice
    lines = [region.rect for region in app.canvas.regions if region.key.startswith("menu:")]
    assert not [rect for rect in notice if rect.collidelist(lines) >= 0]


@pytest.mark.parametrize("name", ["", "Quite the longest name there is"])
def test_the_pool_builder_has_room_at_the_smallest_size(name):
    studio = Studio((960, 600), None, "wonderland")
    builder = PoolBuilder(studio.app, studio.game)
    if name:
        builder.kept.name = name
    studio.app.push(builder)
    studio.app.draw()
    assert clipped_texts(studio.app) == crossing_texts(studio.app) == []
    regions = {region.key: region.rect for region in studio.app.canvas.regions}
    first = min(regions[key].left for key in ("back", "next", "save"))
    title = min((t.rect for t in studio.app.canvas.texts), key=lambda rect: (rect.top > 54, rect.left))
    assert title.right < first
    suits = [rect for key, rect in regions.items() if key.startswith("pool-")]
    assert not [a for i, a in enumerate(suits) for b in suits[i + 1 :] if a.colliderect(b)]
    ranks = [t.rect for t in studio.app.canvas.texts if t.text == "10"]
    levels = [t.rect for t in studio.app.canvas.texts if t.text in "1234" and t.text]
    assert ranks
    assert not [rect for rect in ranks if rect.collidelist(levels) >= 0]


# --- the only choice -------------------------------------------------------------------------
@pytest.mark.rule("W-31")
def test_a_double_click_takes_the_only_choice_and_nothing_else(studio):
    busy = match_scene(studio, positioned(studio))
    assert busy.only_choice() == ""
    match = positioned(studio, beings=[], factors={"w": {}, "e": {}})
    scene = match_scene(studio, match)
    studio.app.draw()
    assert scene.only_choice() == "end"
    assert "your first being" in words(studio.app)
    hand, middle = Inside(studio.app), scene.layout.felt.center
    hand.click(*middle)
    assert match.lines == []
    hand.click(*middle)
    assert match.lines[0] == "w end"


@pytest.mark.rule("W-19")
def test_dice_that_cannot_summon_say_why(studio):
    scene = match_scene(studio, positioned(studio, phase="choose"))
    scene.do(lambda: scene.control.dice.pick_card("5S"))
    studio.app.draw()
    assert "it takes two dice of one level" in words(studio.app)
    scene.do(lambda: scene.control.dice.pick_card("6C"))
    studio.app.draw()
    assert "A summon: " in words(studio.app)


# --- the last window -------------------------------------------------------------------------
@pytest.mark.rule("W-61")
@pytest.mark.parametrize(("defends", "means"), [(1, "answer"), (0, "pass")], ids=["it could defend", "it can't defend"])
def test_the_last_answer_is_about_whom_points_wait_on_and_never_wasted(studio, defends, means):
    scene = match_scene(studio, last_window(studio, True, defends))
    box = scene.board.questions.answer
    ability = box.current()
    assert ability.being == "eQD"
    assert ability.usable[box.aimed_at(ability)] == "e5D"
    assert (box.outcomes() is not None) == bool(defends)
    assert scene.first_focus() == means


@pytest.mark.rule("W-61")
def test_where_no_points_wait_the_last_window_is_let_pass(studio):
    scene = match_scene(studio, last_window(studio, False, 1))
    assert scene.board.questions.answer.choices()
    assert scene.first_focus() == "pass"


def test_what_threatens_is_not_shown_on_another_table(studio):
    scene = match_scene(studio, positioned(studio))
    press(studio.app, "threats")
    assert scene.board.view.marks().threats
    scene.stand_anew()
    assert scene.board.view.marks().threats, "a line was taken back at the same table"
    scene.guide.frame = object()
    scene.stand_anew()
    assert not scene.board.view.marks().threats


def last_window(studio, attacked, defends):
    """East, with a Queen beside a Five, is asked once West has ended its actions."""
    match = studio.game.new(
        {"first": "w"},
        pools={"w": ["6S", "AH"], "e": ["5D", "QD"]},
        position={
            "phase": "action",
            "laid": {"w": ["i7"], "e": ["j7", "k7"]},
            "factors": {"w": {"A": 1}, "e": {"C": 1, "D": defends}},
            "beings": [{"id": "w6S", "square": "i7"}, {"id": "e5D", "square": "j7"}, {"id": "eQD", "square": "k7"}],
        },
    )
    if attacked:
        match.play("w attack 6S e5D")
        match.play("e pass")
    match.play("w end")
    return match


def test_dice_of_several_levels_are_told_as_several():
    studio = Studio((1280, 720), None, "wonderland")
    control = match_scene(studio, positioned(studio, phase="choose")).control
    control.dice.pick_card("5S")
    control.dice.pick_card("6C")
    assert highlights.picked_for(control, coach=False).note == "of level 2"
    control.dice.pick_card("7H")
    assert highlights.picked_for(control, coach=False).note == "of levels 2 and 3"
