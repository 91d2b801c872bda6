"""The lessons in the window: each taken by clicks and keys, refused, helped, left and gone on with."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.lessons.helpers import LESSONS, NAMES
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.ui.apps import new_app
from tests.ui.test_window import crossing_texts
from tests.unit.test_worker import wait_for
from tools.usability.boxes import faults
from wonderland import api
from wonderland.cli.main import run as call
from wonderland.learn.tips import tips
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.progress import Progress, read_progress
from wonderland.session.tips import TipBook
from wonderland.ui.games.wonderland.room import MOST_MARKED
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.lessons import LessonsScreen
from wonderland.ui.shell.menu import Menu
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.school import School
from wonderland.ui.shell.shots import shots
from wonderland.ui.shell.studio import Studio

MOST_LINES = 3000
SIZES = ((960, 600), (1280, 720), (1920, 1080))


def sit(app, word, progress=None):
    school = School(app, "wonderland", progress or read_progress())
    school.open(word)
    Inside(app).settle()
    return school, Hand(app, Inside(app))


def key(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode))
    Inside(app).settle()


def runner_of(app):
    assert isinstance(app.scene, MatchScene)
    return app.scene.taken.runner


def take_step(app, hand):
    """Take the step that is shown as a learner who knows the answer."""
    runner = runner_of(app)
    at = runner.at
    if runner.reading:
        key(app, pygame.K_RETURN)
        return
    for line in runner.step.answer:
        hand.play(line)
        assert not runner.feedback, (line, runner.feedback)
    while runner.step.free and runner.at == at and not runner.over:
        app.scene.do(runner.show)
        hand.device.settle()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_taken_by_clicks(app, name):
    _, hand = sit(app, name)
    runner = runner_of(app)
    for _ in range(MOST_LINES):
        if runner.over:
            break
        before = runner.at, runner.achieved
        take_step(app, hand)
        assert (runner.at, runner.achieved) != before or runner.over, runner.feedback
    assert runner.over
    assert runner.all_misses == 0
    assert read_progress().of("wonderland", name).done == 1
    labels = {region.key for region in app.canvas.regions}
    assert {"next", "again", "leave"} <= labels


@pytest.mark.parametrize("name", [n for n in NAMES if n != "first-match"])
def test_a_lesson_is_shown_by_f1_alone(app, name):
    sit(app, name)
    runner = runner_of(app)
    for _ in range(80):
        if runner.over:
            break
        key(app, pygame.K_RETURN if runner.reading else pygame.K_h)
    assert runner.over


def boxes_of(app):
    """The frame, and the squares that a step is about; there may be too many to be left free."""
    scene = app.scene
    frame = scene.frame.draw(app.canvas, scene.layout)
    marked = scene.frame.squares()
    beings = [b["square"] for b in scene.session.match.state()["beings"]]
    shown = scene.board.view.demonstration.squares
    return frame, {*beings, *shown, *(marked if len(marked) <= MOST_MARKED else ())}


LOOKS = [*((size, 100) for size in SIZES), ((1280, 720), 150), ((1920, 1080), 130), ((1920, 1080), 150)]
"""Windows, each with a size of the text."""


@pytest.mark.parametrize(
    ("name", "size", "scale"),
    [(name, *look) for n, name in enumerate(NAMES) for look in LOOKS[n % 3 :: 3] if name != "first-match"],
)
def test_the_frame_covers_nobody_and_no_text_is_cut(name, size, scale):
    app = new_app(size, scale=scale)
    sit(app, name, Progress())
    runner = runner_of(app)
    while not runner.over:
        assert faults(app) == [], runner.at
        for text in app.canvas.texts:
            assert text.within.inflate(4, 4).contains(text.rect), (runner.at, text.text)
        assert crossing_texts(app) == [], runner.at
        frame, about = boxes_of(app)
        assert app.scene.layout.felt.contains(frame)
        half = [
            text.text for text in app.canvas.texts if frame.colliderect(text.rect) and not frame.contains(text.rect)
        ]
        assert half == [], runner.at
        covered = [n for n in about if app.scene.layout.standing(n).colliderect(frame)]
        assert covered == [], (runner.at, covered)
        for region in app.canvas.regions:
            if region.key in ("answer", "pass", "done") or region.key.startswith("defend-"):
                assert not region.rect.colliderect(frame), (runner.at, region.key)
        if not runner.reading:
            app.scene.do(runner.show)
            Inside(app).settle()
        if runner.reading:
            app.scene.do(app.scene.taken.go_on)
            Inside(app).settle()


def test_a_wrong_choice_is_explained_in_the_foot_bar(app):
    _, hand = sit(app, "moving")
    runner = runner_of(app)
    hand.press("end")
    assert runner.feedback == runner.step.refuse["w end"] if "w end" in runner.step.refuse else True
    assert runner.feedback
    assert runner.match.lines == []
    shown = " ".join(box.text for box in app.canvas.texts)
    assert runner.feedback in shown
    assert app.scene.control.refused is None
    hand.press("end")
    assert runner.hint in " ".join(box.text for box in app.canvas.texts)
    app.scene.do(lambda: app.scene.control.being.take_up("w6H"))
    assert not runner.feedback, "a refusal does not outlive its cause"
    app.scene.do(app.scene.control.clear)
    hand.play("w move 6H c6")
    assert not runner.feedback


def test_a_step_that_the_lesson_does_not_mean_is_explained_by_the_lesson_alone(app):
    sit(app, "moving")
    runner, scene = runner_of(app), app.scene
    scene.do(lambda: scene.control.being.take_up("wAS"))
    for square in ("d7", "e7"):  # a step, and a way of two
        scene.do(lambda to=square: scene.control.being.touch(to))
        assert runner.feedback == "The Ace can wait. It is the Six that steps now."
        assert scene.control.being.picked == "wAS", "she is in hand still"
        assert scene.control.refused is None
    assert runner.match.lines == []


def test_what_a_step_points_at_is_marked(app):
    sit(app, "moving")
    assert set(app.scene.board.view.marks().pointed) == {"b6", "c6"}
    sit(app, "table")
    assert set(app.scene.board.view.marks().pointed) == {"r7", "s7"}


def test_the_menu_leads_to_the_list_and_enter_goes_on_there(app):
    _, hand = sit(app, "table")
    while runner_of(app).at < 3:
        take_step(app, hand)
    key(app, pygame.K_ESCAPE)
    hand.press("menu-leave")
    assert isinstance(app.scene, LessonsScreen)
    app.step(16)
    assert "step 4 of 7" in [box.text for box in app.canvas.texts]
    key(app, pygame.K_RETURN)
    assert runner_of(app).at == 3
    hand.press("leave")
    hand.press("anew-1")
    assert runner_of(app).at == 0


def test_skip_leads_to_the_next_lesson_and_the_last_to_the_list(app):
    _, hand = sit(app, NAMES[-2])
    hand.press("skip")
    assert runner_of(app).lesson.name == NAMES[-1]
    hand.press("skip")
    assert isinstance(app.scene, LessonsScreen)


def test_a_step_is_begun_anew(app):
    _, hand = sit(app, "barricade")
    key(app, pygame.K_RETURN)
    hand.play("w move 6H f7")
    assert hand.where("w6H") == "f7"
    hand.press("put-back")
    assert hand.where("w6H") == "e7"
    assert app.scene.board.view.board.match is app.scene.session.match


def test_the_end_says_what_was_learnt_and_leads_on(app):
    sit(app, "barricade")
    runner = runner_of(app)
    while not runner.over:
        key(app, pygame.K_RETURN if runner.reading else pygame.K_h)
    shown = " ".join(box.text for box in app.canvas.texts)
    assert all(words.split()[0] in shown for words in runner.lesson.model.learnt)
    key(app, pygame.K_b, "b")
    assert runner_of(app).at == 0
    runner = runner_of(app)
    while not runner.over:
        key(app, pygame.K_RETURN if runner.reading else pygame.K_h)
    key(app, pygame.K_RETURN)
    assert runner_of(app).lesson.name == "blast"


def test_the_first_start_offers_a_lesson_or_a_match(app):
    house = Navigator(app)
    house.open_menu()
    app.step(16)
    labels = [region.spoken for region in app.canvas.regions]
    assert labels[0] == "First lesson, two minutes"
    assert [label.partition(",")[0] for label in labels[1:4]] == ["Learn", "Puzzles", "Quick match"]
    Hand(app, Inside(app)).press("menu:3")
    assert isinstance(app.scene, MatchScene)
    assert app.scene.session.match.position.config.options.preset == "quick"


def test_later_the_menu_says_learn(app):
    read_progress().finish("wonderland", "table", 0)
    house = Navigator(app)
    house.open_menu()
    app.step(16)
    assert app.canvas.regions[0].spoken.startswith("Next lesson, ")
    assert app.canvas.regions[1].spoken == f"Learn, lesson 2 of {len(NAMES)}"
    Hand(app, Inside(app)).press("menu:1")
    assert isinstance(app.scene, LessonsScreen)
    assert app.scene.following() is app.scene.lessons[1]
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Menu)


def test_the_picture_of_the_menu_has_the_lines_of_the_menu(app):
    read_progress().finish("wonderland", "table", 0)
    Navigator(app).open_menu()
    lines = lines_of(app)
    studio = Studio((1280, 720), None, "wonderland")
    shots()["menu"][1](studio)
    assert lines_of(studio.app) == ["Go on", *lines[1:]]


def lines_of(app):
    app.draw()
    return [r.spoken.partition(",")[0] for r in app.canvas.regions if r.key.startswith("menu:")]


def test_damaged_progress_is_told_in_the_menu(app):
    path = read_progress().path
    path.parent.mkdir(parents=True)
    path.write_text("nonsense")
    Navigator(app).open_menu()
    assert "kept as" in app.scene.notice


def test_every_lesson_is_on_the_list(app):
    Navigator(app).learn()
    app.step(16)
    keys = {region.key for region in app.canvas.regions}
    assert {f"lesson-{lesson.number}" for lesson in LESSONS} <= keys


def test_a_tip_is_given_once_and_goes_with_a_click(app):
    game, house = api.game("wonderland"), Navigator(app)
    seats = {"w": Seat("Ann"), "e": Seat("Hatter", "ai:random")}  # who is soon done
    house.matches.sit_down(MatchSession(game, game.new(seed=7), seats))
    Inside(app).settle()
    scene, hand = app.scene, Hand(app, Inside(app))

    def asked():
        app.step(30)
        return scene.control.mode == "choosing" and scene.board.asides.tips.tip

    wait_for(asked)
    app.draw()
    assert "choosing" in read_progress().tips
    box = scene.board.view.covers[0]
    assert scene.board.view.square_at(scene.layout, box.center) is None
    hand.press("tip-close")
    assert scene.board.asides.tips.tip is None
    scene.enter()
    assert scene.board.asides.tips.tip is None


def test_no_more_tips_where_none_are_wanted(app):
    house = Navigator(app)
    progress = house.school.progress
    book = TipBook(tips("wonderland"), progress, app.settings)
    assert book.at(["nothing", "acting"]) is not None
    assert book.at(["acting"]) is None
    book.no_more()
    assert not app.settings.values.tips
    assert book.at(["laying"]) is None
    assert progress.tips == ["acting"]


def test_a_click_on_the_frame_does_not_reach_the_table(app):
    sit(app, "moving")
    frame, _ = boxes_of(app)
    assert app.scene.layout.at(frame.center) is not None
    assert app.scene.board.view.square_at(app.scene.layout, frame.center) is None


@pytest.mark.parametrize(("name", "size"), [(name, SIZES[n % len(SIZES)]) for n, name in enumerate(NAMES[:-1])])
def test_a_refusal_is_read_in_full(name, size):
    app = new_app(size)
    sit(app, name, Progress())
    runner = runner_of(app)
    while not runner.over:
        if not runner.reading:
            for _ in range(3):
                app.scene.do(lambda: app.scene.control.line("move 9H a1"))
            app.draw()
            shown = " ".join(box.text for box in app.canvas.texts)
            assert runner.feedback
            assert runner.feedback[1:] in shown, (runner.at, runner.feedback)
            for text in app.canvas.texts:
                assert text.within.inflate(4, 4).contains(text.rect), (runner.at, text.text)
            app.scene.do(runner.show)
            Inside(app).settle()
        if runner.reading:
            app.scene.do(app.scene.taken.go_on)
            Inside(app).settle()


@pytest.mark.parametrize(("words", "scene"), [(["11"], "barricade"), (["wonderland", "knights"], "knights"), ([], "")])
def test_the_command_opens_the_window_at_the_lesson(monkeypatch, words, scene):
    seen = []
    monkeypatch.setattr(App, "run", lambda app: seen.append(app.scene))
    assert call(["learn", *words, "--mute", "--fast"]) == 0
    if scene:
        assert seen[0].taken.runner.lesson.name == scene
    else:
        assert isinstance(seen[0], LessonsScreen)


def test_what_a_step_does_not_want_is_refused_at_the_first_click(app):
    """Lesson 5: Enter summons the Four, the Ace is refused, and so is a domino that leads elsewhere."""
    _, hand = sit(app, "5")
    runner, control = runner_of(app), app.scene.control
    while runner.reading:
        key(app, pygame.K_RETURN)
    assert control.path.summonable()[-1] == "4H"
    app.scene.do(lambda: control.path.summon("AS"))
    assert control.path.card is None
    assert runner.feedback == "The Four is wanted here."
    while runner.step.title != "Far ends":
        take_step(app, hand)
    app.scene.do(lambda: control.path.summon("4H"))
    assert not control.path.put(("b5", "b4"))  # f8, g8 and g7 can't be covered from there
    assert "f8, g8 and g7 are wanted" in runner.feedback
    assert control.path.put(("f8", "g8"))


def test_a_square_too_far_is_refused_for_its_price_and_not_for_what_lies_beside(app):
    _, hand = sit(app, NAMES[0])
    while not runner_of(app).step.task:
        take_step(app, hand)
    control = app.scene.control
    for square in ("i9", "d8"):
        app.scene.do(lambda square=square: control.being.touch(square))
    assert control.being.picked == "w6H"
    assert (control.refused.message, control.refused.rule) == ("d8 is 6 Move away, and there is 3", "W-33")
    app.scene.do(lambda: control.being.touch("i10"))
    assert control.refused.message == "i10 is not laid"


@pytest.mark.rule("W-16")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_under_a_lesson_the_pool_is_a_hand_too_and_the_box_stands_above_it(size):
    app = new_app(size)
    _, hand = sit(app, "dice")
    view, under = app.scene.board.view, app.scene.frame
    for _ in range(2):
        box = view.hand.box(app.scene.layout)
        assert view.hand.shown and box.height
        assert not under.where(app.canvas, app.scene.layout).colliderect(box)
        assert "card-AS" in {region.key for region in app.canvas.regions}
        key(app, pygame.K_RETURN)
    for card in ("4H", "AS", "JS"):
        hand.press(f"card-{card}")
    hand.press("roll")
    assert not view.hand.shown
    assert not runner_of(app).feedback
