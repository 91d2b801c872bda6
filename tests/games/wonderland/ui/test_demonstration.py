"""A lesson shows what it speaks of in motion: a path laid domino by domino, a card's pips counted."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.hand import Inside
from tests.games.wonderland.ui.test_lessons import runner_of, sit
from tests.ui.apps import new_app
from wonderland.games.wonderland.definitions import load_definitions
from wonderland.session.progress import Progress
from wonderland.ui.games.wonderland.pip_count import ATK, DEF, STR, counting
from wonderland.ui.kit.beats import BEAT_MS, REST, Beats

PATH = [(("c5", "d5"), True), (("e5", "e4"), True), (("f4", "g4"), True)]
FAR_ENDS = [None, "d5", "e4", "g4"]


@pytest.fixture
def app():
    app = new_app(motion="normal")
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def go_to(app, lesson, step):
    sit(app, lesson, Progress())
    runner = runner_of(app)
    while runner.at < step:
        app.scene.do(app.scene.taken.go_on if runner.reading else runner.show)
        Inside(app).settle()
    app.draw()
    return app.scene


def beats(app, n):
    """What is seen at each of so many beats."""
    seen = []
    for _ in range(n):
        marks = app.scene.board.view.marks()
        seen.append((list(marks.ghosts), marks.far_end))
        app.step(BEAT_MS)
    return seen


def test_parts_appear_beat_by_beat_and_again():
    shown = Beats()
    seen = []
    for _ in range(3 + REST + 2):
        shown.update(BEAT_MS, "path", 3, moving=True)
        seen.append(shown.shown)
    assert seen == [0, 1, 2, 3, *[3] * (REST - 1), 0, 1]
    shown.update(BEAT_MS, "another", 3, moving=True)
    assert shown.shown == 0, "another picture begins at its beginning"
    assert shown.update(0, "another", 3, moving=False)
    assert shown.shown == 3, "where nothing may move the whole picture is seen"


def test_a_path_goes_on_from_its_far_end_before_ones_eyes(app):
    go_to(app, "path", 0)
    seen = beats(app, 3 + REST + 1)
    order = [ghosts for ghosts, _ in seen]
    begin = order.index([])
    turned = [*order[begin:-1], *order[:begin]]
    assert [len(ghosts) for ghosts in turned] == [0, 1, 2, *[3] * REST]
    assert turned[3] == PATH
    assert {len(ghosts): far for ghosts, far in seen} == dict(enumerate(FAR_ENDS))


def test_what_the_rules_refuse_is_shown_refused(app):
    go_to(app, "path", 3)
    fits = [[fit for _, fit in ghosts] for ghosts, _ in beats(app, 2 + REST)]
    assert [True] in fits and [True, False] in fits


def test_the_picture_gives_way_to_the_player(app):
    scene = go_to(app, "path", 2)
    beats(app, 3)
    assert scene.board.view.demonstration.ghosts
    scene.control.path.summon("4H")
    assert scene.control.path.put(("f8", "g8"))
    assert scene.board.view.demonstration.ghosts == ()
    assert scene.board.view.marks().ghosts == [(("f8", "g8"), True)]
    app.step(BEAT_MS)
    assert scene.board.view.marks().ghosts == [(("f8", "g8"), True)]


@pytest.mark.parametrize("values", [{"motion": "off"}, {"motion": "normal", "reduced": True}])
def test_where_nothing_may_move_the_whole_path_lies_there(values):
    app = new_app(**values)
    app.fast = False
    scene = go_to(app, "path", 0)
    app.step(30)
    assert scene.board.view.marks().ghosts == PATH
    assert scene.board.view.demonstration.count is None
    assert not app.step(BEAT_MS)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_whole_path_is_in_sight_and_nothing_lies_over_it(size):
    app = new_app(size)
    for step in (0, 2, 3, 4, 5):
        scene = go_to(app, "path", step)
        for _ in range(40):
            app.step(30)
        app.draw()
        cells = [scene.layout.cell(square) for square in scene.board.view.demonstration.squares]
        assert cells, step
        assert all(scene.layout.felt.contains(cell) for cell in cells), step
        over = [cell for cell in cells if any(map(cell.colliderect, scene.board.view.covers))]
        assert over == [], step


@pytest.mark.rule("W-2")
def test_pips_are_counted_to_the_numbers_of_each_card():
    definitions = load_definitions()
    for card in definitions.cards.values():
        found = counting(definitions.pips[card.rank])
        most = {count.number: len(count.counted) for count in found}
        assert most == {STR: card.strength, ATK: card.attack, DEF: card.defense}, card.name
        assert [count.number for count in found] == sorted(count.number for count in found)


def test_the_pips_of_the_card_are_counted_in_the_panel(app):
    scene = go_to(app, "beings", 1)
    seen = []
    for _ in range(6 + REST):
        app.draw()
        count = scene.board.view.demonstration.count
        numbers = [t.text for t in app.canvas.texts if t.text in "123" and count]
        seen.append(count and (count.number, len(count.counted)))
        assert count is None or all(str(n + 1) in numbers for n in range(len(count.counted)))
        app.step(BEAT_MS)
    assert {(STR, 1), (STR, 2), (ATK, 1), (ATK, 2), (ATK, 3), (DEF, 1)} <= set(seen)
