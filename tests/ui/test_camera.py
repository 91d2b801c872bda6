"""The camera over a board: as close as it can come, never past what must be seen."""

from __future__ import annotations

import pytest
from pygame import Rect

from tests.ui.devices import settle
from tests.ui.moments import show
from tools.usability.boxes import studio_of, with_lessons
from wonderland.games import registry
from wonderland.session.moments import moments
from wonderland.session.progress import Progress
from wonderland.session.worker import AtOnce
from wonderland.ui.boards.camera import BoardRegion, Camera, CameraView, Wish, best
from wonderland.ui.shell.school import School
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.lookout import Lookout

ROOM = Rect(30, 60, 920, 598)
COLUMNS, ROWS = 20, 13
REST = CameraView(46.0, 10.0, 6.5)


def wish(fits=None, must=None, covered=0, **others):
    turn = others.pop("turn", 1)
    return Wish(ROOM, COLUMNS, ROWS, fits, must, covered, 112.0, REST, turn=turn, **others)


def seen(view, region):
    """Where a region of the board lies on the screen."""
    board = view.board(ROOM, COLUMNS, ROWS)
    square = board.width // COLUMNS
    return Rect(board.left + round(region.left * square), board.top + round(region.top * square),
                round((region.right - region.left) * square),
                round((region.bottom - region.top) * square))  # fmt: skip


def test_without_a_wish_the_whole_board_is_seen():
    assert best(wish()) == REST


def test_it_comes_as_close_as_what_fits_and_shows_no_more_emptiness_than_it_must():
    corner = BoardRegion(0, 4, 6, 9)
    view = best(wish(corner))
    assert view.square == 112
    assert ROOM.contains(seen(view, corner))
    board = view.board(ROOM, COLUMNS, ROWS)
    assert board.left <= ROOM.left


def test_it_stays_where_little_would_be_won():
    assert best(wish(BoardRegion(0, 0, 19, 13))) == REST


@pytest.mark.parametrize("must", [BoardRegion(17, 11, 19, 13), BoardRegion(0, 0, 1, 1), BoardRegion(2, 3, 18, 12)])
@pytest.mark.parametrize("fits", [None, BoardRegion(0, 4, 6, 9)])
@pytest.mark.parametrize("covered", [0, 190])
def test_what_must_be_seen_is_seen_above_what_covers_the_lower_edge(must, fits, covered):
    view = best(wish(fits, must, covered))
    free = ROOM.copy()
    free.height -= covered
    assert free.inflate(3, 3).contains(seen(view, must))


def test_it_goes_there_softly_and_arrives():
    camera, goal = Camera(), best(wish(BoardRegion(0, 4, 6, 9)))
    assert camera.see(wish()) == REST
    frames = 0
    while camera.update(wish(BoardRegion(0, 4, 6, 9), turn=2), 16, 1.0):
        frames += 1
    assert 5 < frames < 60
    assert camera.see(wish()) == goal
    assert not camera.update(wish(BoardRegion(0, 4, 6, 9), turn=2), 16, 1.0)


def test_without_motion_or_in_another_room_it_is_there_at_once():
    camera = Camera()
    camera.see(wish())
    assert camera.update(wish(BoardRegion(0, 4, 6, 9), turn=2), 16, 0.0)
    assert camera.see(wish()).square == 112
    other = Wish(Rect(0, 0, 400, 260), COLUMNS, ROWS, None, None, 0, 112.0, CameraView(20, 10, 6.5))
    assert camera.see(other) == CameraView(20, 10, 6.5)


def test_the_wheel_brings_it_closer_and_back_to_the_whole():
    camera = Camera()
    camera.see(wish())
    camera.zoom(3)
    camera.update(wish(), 16, 0.0)
    assert camera.see(wish()).square > 60
    camera.zoom(-20)
    camera.update(wish(), 16, 0.0)
    assert camera.see(wish()) == REST
    camera.whole()
    assert camera.closer == 1.0


@pytest.mark.parametrize("game", registry.names())
def test_where_things_lie_never_asks_where_things_lie(game, monkeypatch):
    """A question, a lesson or a puzzle over the table, and the window changes its size meanwhile."""
    plain, within = Lookout.layout, []

    def watched(self):
        assert not within, "a layout asks for itself"
        within.append(self)
        try:
            return plain(self)
        finally:
            within.pop()

    monkeypatch.setattr(Lookout, "layout", watched)
    found = {False: 0, True: 0}
    for name in moments(game):
        stage = Studio((1280, 720), None, game)
        board = getattr(show(stage, name), "board", None)
        lookout = getattr(board, "lookout", None)
        if lookout is None:
            continue
        over = bool(lookout.below() or board.asked())
        found[over] += 1
        if not over:
            continue
        for scale in (125, 100):
            values = stage.app.settings.values.model_copy(update={"scale": scale})
            stage.app.settings.values = values
            stage.app.refit()
            stage.app.draw()
            stage.app.step(30)
    assert found[True] >= 3 or not any(found.values()), found


def gone_to(camera, wished):
    camera.update(wished, 16, 0.0)
    return camera.see(wished)


def test_in_one_turn_squares_stay_where_they_are():
    camera, close = Camera(), BoardRegion(2, 2, 9, 8)
    here = gone_to(camera, wish(close))
    for other in (BoardRegion(3, 3, 8, 8), BoardRegion(1.5, 2, 9.5, 8), None):
        assert gone_to(camera, wish(other)) == here
    asked = BoardRegion(4, 4, 6, 6)
    assert gone_to(camera, wish(close, asked, 190, asked=asked)) == here, "no box hides it"
    assert gone_to(camera, wish(close, close, 330, asked=asked)) == here, "nor does a lesson's card"


def test_it_goes_where_what_is_asked_lies_outside_or_under_a_box_and_stays_there():
    camera, close = Camera(), BoardRegion(2, 2, 9, 8)
    here = gone_to(camera, wish(close))
    far = BoardRegion(15, 9, 17, 11)
    there = gone_to(camera, wish(close, far, asked=far))
    assert there != here
    assert ROOM.contains(seen(there, far))
    low = BoardRegion(14, 10, 16, 12)
    above = gone_to(camera, wish(close, low, 200, asked=low, hidden=True))
    assert seen(above, low).bottom <= ROOM.bottom - 200 + 1
    assert gone_to(camera, wish(close, low, 200, asked=low)) == above, "it stays there"
    assert gone_to(camera, wish(close, turn=2)) == here


def test_who_saw_the_whole_board_sees_it_again_after_a_question():
    camera, low = Camera(), BoardRegion(9, 11, 11, 13)
    assert gone_to(camera, wish()) == REST
    assert gone_to(camera, wish(None, low, 200, asked=low, hidden=True)) != REST
    assert gone_to(camera, wish()) == REST


def lies(game, *scales):
    """Where everything lies in a lesson, after letters had these sizes in turn."""
    studio = studio_of(game, (1280, 720), scales[0])
    app = studio.app
    school = School(app, studio.game.name, Progress(), AtOnce)
    school.open(school.lessons[7].name)
    settle(app)
    for scale in scales[1:]:
        app.settings.values = app.settings.values.model_copy(update={"scale": scale})
        app.refit()
        app.step(30)  # at once, so nobody sees it go there
    layout = getattr(app.scene.board, "layout", None)
    squares = {square: layout.cell(square) for square in ("c3", "g7") if hasattr(layout, "cell")}
    return squares, {one.key: tuple(one.rect) for one in app.canvas.regions}


@pytest.mark.parametrize("game", with_lessons())
def test_letters_of_another_size_leave_the_table_as_if_they_had_always_been_so_large(game):
    assert lies(game, 75, 200) == lies(game, 200)
