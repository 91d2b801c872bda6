"""What the table tells beside the field: who is left, how far the match is, what a figure can do."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dominoes_of_war.tools import GAME, standing
from tests.games.dominoes_of_war.ui.test_clicks import table_of
from tests.ui.devices import region, settle
from tests.ui.moments import show
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.obstacles import obstacles
from wonderland.games.dominoes_of_war.troop_words import does
from wonderland.ui.shell.studio import Studio

SIZES = [(1280, 720), (1920, 1080)]


def shown(moment, size=(1280, 720)):
    app = show(Studio(size, None, GAME), moment).app
    app.draw()
    return app


def written(app):
    return [str(box.text) for box in app.canvas.texts]


def point(app, square):
    at = region(app, square).rect.center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    app.draw()


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_tells_the_round_and_the_actions_left(size):
    said = written(shown("match", size))
    assert "turn 9, round 5 of 60" in said
    assert said[said.index("Actions") + 1] == "2"


def test_with_four_seats_a_figure_has_a_card_only_while_it_is_told_of():
    """Else the log has the room, for what the others did."""
    app = shown("four-seats")
    at_rest = written(app)
    point(app, "m9")
    assert not any("Walks" in said or said.startswith("Point at") for said in at_rest)
    assert any("Walks" in said for said in written(app))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", ["match", "four-seats"])
def test_each_seat_tells_its_figures_type_by_type(moment, size):
    app = shown(moment, size)
    view, said = app.scene.board.now(), written(app)
    for seat in view.known.config.seats:
        known = queries.force(view, seat)
        assert sum(one.in_play for one in known) == len(view.form["troops"][seat])
        for one in known:
            assert f"+{one.left}" in said
    sums = [f"+{one.left}" for seat in view.known.config.seats for one in queries.force(view, seat)]
    assert [text for text in said if text in set(sums)] == sums


def test_what_another_stocks_in_secret_is_not_counted():
    app = shown("stocking")
    view = app.scene.board.now()
    assert [one.left for one in queries.force(view, "b")] == [None] * 5
    assert written(app).count("?") == 5


def test_the_card_tells_who_is_picked_and_then_who_is_pointed_at():
    app = shown("match")
    assert "j9, may act" in written(app)
    point(app, "p12")
    said = " ".join(written(app))
    assert "p12" in written(app)
    assert "Walks 1 square, any way." in said


def test_pills_tell_what_is_in_the_way_and_the_chance_of_a_mine():
    app = shown("match")
    assert {"wall in the way", "Grunt in the way"} <= {*written(app)}
    assert "13 % mine" not in written(app)
    point(app, "k9")
    assert "13 % mine" in written(app)


def test_who_can_be_hit_is_no_obstacle():
    view = shown("match").scene.board.now()
    for who in queries.figures(view):
        hit = queries.targets(view, who.square)
        assert not {one.enemy for one in obstacles(view, who.square)} & {*hit}


def test_each_type_is_told_in_words_of_its_own():
    view = shown("match").scene.board.now()
    told = {kind.key: " ".join(does(kind)) for kind in view.known.config.definitions.troops}
    alike = {("chieftain", "general")}
    for one, words in told.items():
        for other, again in told.items():
            if one < other and words == again:
                assert (one, other) in alike
    assert "Throws over all" in told["spear"]
    assert "Fears no mine" in told["lightfoot"]


def test_the_step_is_told_beside_undo_and_redo(app):
    match = standing({"j2": "grunt", "j5": "grunt"})
    table = table_of(app, match)
    for line in ("a move j2 j3", "a move j5 j6"):
        table.do(lambda line=line: line)
    settle(app)
    table.back.undo()
    app.draw()
    assert {"undo", "redo", "dot-Act"} <= {one.key for one in app.canvas.regions}
    assert "Act" in written(app)


def test_a_long_name_of_a_type_takes_the_room_of_short_ones():
    app = show(Studio((1280, 720), None, GAME, "de"), "match").app
    app.draw()
    assert written(app).count("Scharfschütze") == 2


@pytest.mark.parametrize(
    ("language", "size", "named", "dotted"),
    [("de", (1280, 720), "Handeln", "Umdrehen"), ("en", (1100, 700), "Act", "Flip"), ("en", (960, 600), "Act", "Flip")],
)
def test_every_step_has_its_place_where_its_name_has_none(language, size, named, dotted):
    app = show(Studio(size, None, GAME, language), "match").app
    app.draw()
    assert sum(one.key.startswith("dot-") for one in app.canvas.regions) == 4
    assert named in written(app)
    assert dotted not in written(app)


def test_a_wall_stands_as_a_ghost_on_the_edge_pointed_at():
    app = shown("walls")
    at = region(app, "j9j10").rect
    before = app.surface.copy()
    point(app, "j9j10")
    now = app.surface
    assert any(
        before.get_at((x, y)) != now.get_at((x, y)) for x in range(at.left, at.right) for y in range(at.top, at.bottom)
    )


@pytest.mark.rule("DW-47")
def test_the_mines_that_are_gone_are_told_by_their_numbers(app):
    table_of(app, standing({"j8": "grunt"}, discards="12-12 0-0 7-7"))
    app.draw()
    assert "mines gone: double 0, 7, 12" in " ".join(written(app))
