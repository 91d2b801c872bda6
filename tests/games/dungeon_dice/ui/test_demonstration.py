"""A lesson of the dungeon shows what it speaks of in motion: a net unfolding, a net turned."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.oracle.ground import oriented
from tests.games.dungeon_dice.ui.test_lessons import at_step
from tests.ui.apps import new_app
from wonderland.ui.kit.beats import BEAT_MS, REST

CROSS = "E/1"
TURNED = ["F/0", "F/1", "F/2", "F/4", "F/6", "F/7"]


@pytest.fixture
def app():
    app = new_app(motion="normal")
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def shape(cells):
    """Squares as a net has them: from their start square."""
    (x, y), *_ = cells
    return {(a - x, b - y) for a, b in cells}


def beats(app, scene, n):
    seen = []
    for _ in range(n):
        app.step(BEAT_MS)
        seen.append(scene.board.view.demonstration.cells)
    return seen


@pytest.mark.rule("DD-13", "DD-35")
def test_a_net_unfolds_square_by_square_from_its_start(app):
    scene = at_step(app, "unfolding", 1)
    seen = beats(app, scene, 2 * (6 + REST))
    grown = {len(cells): cells for cells in seen}
    assert sorted(grown) == list(range(7))
    assert all(grown[n][: n - 1] == grown[n - 1] for n in range(1, 7))
    assert shape(grown[6]) == set(oriented()[CROSS])
    whole = [cells for cells in seen if len(cells) == 6]
    assert len(whole) >= REST


@pytest.mark.rule("DD-14")
def test_a_net_is_turned_and_mirrored_before_ones_eyes(app):
    scene = at_step(app, "unfolding", 5)
    shown = [cells for cells in beats(app, scene, len(TURNED) + REST) if cells]
    laid = {name for squares in scene.session.match.state()["laid"].values() for name in squares}
    wanted = [set(oriented()[net]) for net in TURNED]
    assert len({frozenset(cells) for cells in shown}) >= 4, "some may lie where the learner laid"
    assert all(shape(cells) in wanted for cells in shown)
    assert laid.isdisjoint(scene.board.view.demonstration.squares)
    assert scene.taken.runner.reading


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_whole_net_is_in_sight_at_once_where_nothing_may_move(size):
    app = new_app(size)
    for step in (1, 5):
        scene = at_step(app, "unfolding", step)
        app.step(30)
        app.draw()
        frame = scene.frame.where(app.canvas, scene.layout)
        cells = [scene.layout.cell(name) for name in scene.board.view.demonstration.squares]
        assert len(scene.board.view.demonstration.cells) == 6
        assert all(scene.layout.felt.contains(cell) for cell in cells), step
        assert not any(frame.colliderect(cell) for cell in cells), step
