"""Where a box that asks something lies on the felt."""

import pytest

from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from wonderland.ui.boards.table_edge import hole_of
from wonderland.ui.games.wonderland.ask_box import place
from wonderland.ui.shell.studio import Studio

SIZES = [(960, 600), (1280, 720), (1920, 1080)]


@pytest.fixture(params=SIZES, ids=str)
def room(request):
    """A way to ask where a box would lie, and the layout that it lies in."""
    studio = Studio(request.param, None, "wonderland")
    scene = match_scene(studio, positioned(studio))
    studio.app.draw()
    canvas, layout = studio.app.canvas, scene.board.lay_out()

    def where(about, beings=(), high=236, upper=True):
        return place(canvas, layout, (520, high), list(about), list(beings), upper=upper)

    return where, layout


@pytest.mark.parametrize("about", [["a1"], ["t13"], ["j2", "k2"], ["j7", "k7"], ["c13"], ["s1", "s2"]])
def test_a_box_covers_no_square_that_it_is_about_and_stays_on_the_felt(room, about):
    where, layout = room
    box = where(about)
    assert layout.felt.contains(box)
    assert not [name for name in about if layout.standing(name).colliderect(box)]


def test_a_box_lies_low_and_away_from_what_it_is_about(room):
    where, layout = room
    west, east = where(["b9"]), where(["s9"])
    assert west.bottom == east.bottom > layout.board.centery
    assert west.right > layout.board.centerx > east.left
    assert west.left > east.left


def test_a_box_spares_beings_where_it_can(room):
    where, layout = room
    crowd = [f"{column}{row}" for column in "abcdefghij" for row in (1, 2)]
    box = where(["s9"], crowd)
    assert not [name for name in crowd if layout.standing(name).colliderect(box)]


def test_a_box_would_rather_cover_beings_than_what_it_is_about(room):
    where, layout = room
    crowd = [f"{column}{row}" for column in "abcdefghijklmnopqrs" for row in (1, 2, 11, 12)]
    box = where(["t2"], crowd)
    assert not layout.standing("t2").colliderect(box)


def test_a_box_leaves_the_upper_edge_to_a_puzzle(room):
    where, layout = room
    low = ["e2", "j2", "o2"]
    assert where(low).centery < layout.board.centery
    assert where(low, upper=False).centery > layout.board.centery


def test_no_box_covers_the_names_of_the_files(room):
    where, layout = room
    for square in ("j9", "a1", "t13"):
        assert where([square]).bottom <= hole_of(layout.felt, layout.scale).bottom


def test_the_names_of_the_files_stay_in_sight_where_they_stand_at_the_foot_bar():
    studio = Studio(SIZES[1], None, "wonderland")
    scene = summoning(studio)
    scene.control.path.summon("6C")
    studio.app.draw()
    assert scene.board.questions.rack.rect.bottom <= scene.layout.board.bottom
    aiming = match_scene(studio, positioned(studio))
    aiming.control.being.take_up("wJD")
    aiming.control.being.aiming = True
    studio.app.draw()
    assert aiming.board.questions.aim.rect.width
    assert aiming.board.questions.aim.rect.bottom <= aiming.layout.board.bottom


def test_whoever_answers_is_told_what_is_his_and_what_is_not():
    studio = Studio(SIZES[1], None, "wonderland")
    match = positioned(studio)
    match.play("w attack 6H e5C")
    box = match_scene(studio, match).board.questions.answer
    assert box.sentence() == "West’s Six of Hearts is about to attack your Five of Clubs for 2 points."
    answers = [line for line in map(str, match.legal()) if line.startswith("e use")]
    match.play(answers[0])
    assert match.to_act == "w"
    box = match_scene(studio, match).board.questions.answer
    assert box.sentence().startswith("Your Six of Hearts is about to attack East’s Five of Clubs")
