"""Laying a path is no trouble: it takes few clicks, and whole paths can be had and taken."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.ui.hand import Inside
from tests.games.wonderland.ui.tables import summoning
from tools.usability import summons
from tools.usability.fingers import Fingers
from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland.path_begun import DIRECTIONS
from wonderland.ui.shell.studio import Studio

MEAN = 4
SEED, TRIED = 7, 8


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


@pytest.mark.rule("W-21")
@pytest.mark.parametrize("way", summons.WAYS.values(), ids=lambda way: way.__name__)
def test_any_summon_takes_four_clicks_and_keys_on_average(studio, way):
    counts = [summons.counted(way, scene, line) for scene, line in summons.summons(studio, SEED, TRIED)]
    assert sum(counts) / len(counts) <= MEAN, counts


@pytest.mark.rule("W-24")
def test_a_path_is_drawn_over_its_squares_and_drawn_back(studio):
    scene = summoning(studio)
    hand, cell = Inside(studio.app), scene.layout.cell
    path = queries.laying.whole(scene.session.match, ())[0]
    astray = next(s for s in sorted(queries.laying.onward(scene.session.match, path[:3])) if s not in path)
    places = [cell(square).center for square in (*path[:3], astray, path[2], *path[3:])]
    fingers = Fingers(studio.app)
    fingers.drag(places)
    assert scene.control.path.laid == list(path)
    assert fingers.count == 1
    hand.move(*cell(path[0]).center)
    assert len(scene.session.match.lines) == 2, "a path that was drawn waits for its start"


@pytest.mark.rule("W-24")
def test_a_line_that_leaves_the_ways_of_a_path_lays_what_was_drawn_rightly(studio):
    scene = summoning(studio)
    cell = scene.layout.cell
    path = queries.laying.whole(scene.session.match, ())[0]
    Fingers(studio.app).drag([cell(s).center for s in (*path[:2], "t13")])
    assert scene.control.path.laid == list(path[:2])


@pytest.mark.rule("W-24")
def test_a_path_that_turns_back_is_laid_by_its_end_though_a_domino_fits_there(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    fingers, cell = Fingers(studio.app), scene.layout.cell
    tried = 0
    for path in sorted(queries.laying.whole(scene.session.match, ())):
        middle = (cell(path[1]).center, cell(path[-1]).center)
        apart = [abs(a - b) // cell(path[0]).width for a, b in zip(*middle, strict=True)]
        if sorted(apart) != [0, 2] or tried == 12:
            continue
        tried += 1
        assert scene.control.path.put((path[0], path[1]))
        for square in path[1:]:
            fingers.point(cell(square).center)
        fits = scene.board.domino.fits(path[-1])
        fingers.click(cell(path[-1]).center)
        assert scene.control.path.laid == list(path)
        scene.control.path.give_up()
        scene.control.path.summon("6C")
        assert scene.control.path.put((path[0], path[1]))
        fingers.point(middle[0])
        fingers.point(tuple(sum(c) // 2 for c in zip(*middle, strict=True)))
        fingers.click(cell(path[-1]).center)
        if fits:
            assert scene.control.path.laid[3:] == [path[-1]], "straight on, it is a domino"
        scene.control.path.give_up()
        scene.control.path.summon("6C")
    assert tried


@pytest.mark.rule("W-22")
def test_the_wheel_goes_through_the_paths_that_end_where_one_points(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    fingers, cell = Fingers(studio.app), scene.layout.cell
    ends = sorted({path[-1] for path in queries.laying.whole(scene.session.match, ())})
    end = next(
        s for s in ends if not scene.board.domino.fits(s) and len(queries.laying.whole(scene.session.match, (), s)) > 3
    )
    fingers.point(cell(end).center)
    meant = queries.laying.whole(scene.session.match, (), end)
    seen = []
    for _ in meant:
        seen.append(scene.board.domino.whole)
        fingers.wheel(1)
    assert sorted(seen) == sorted(meant)
    fingers.click(cell(end).center)
    assert tuple(scene.control.path.laid) == seen[0]
    scene.control.path.take_back()
    assert len(scene.control.path.laid) == 4


@pytest.mark.rule("W-22")
def test_a_domino_lies_to_the_side_of_the_square_where_the_mouse_is(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    fingers = Fingers(studio.app)
    found = 0
    for square in sorted(queries.laying.onward(scene.session.match, ())):
        cell = scene.layout.cell(square)
        for turn in scene.board.domino.fits(square):
            dx, dy = DIRECTIONS[turn]
            fingers.point(cell.center)
            fingers.point((cell.centerx + dx * cell.width // 3, cell.centery - dy * cell.width // 3))
            assert scene.control.path.turn == turn
            found += 1
    assert found > 20


@pytest.mark.rule("W-28")
def test_a_click_on_the_being_where_it_would_start_lays_the_path(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    assert scene.control.path.suggest()
    studio.app.draw()
    start = scene.control.path.start
    other = next(square for square in scene.control.path.starts() if square != start)
    hand, lines = Inside(studio.app), len(scene.session.match.lines)
    hand.move(*scene.layout.cell(other).center)
    assert scene.control.path.start == other
    assert scene.board.view.marks().arrival == ("w6C", other)
    assert len(scene.session.match.lines) == lines
    hand.click(*scene.layout.cell(other).center)
    assert scene.session.match.lines[lines].endswith(other)


@pytest.mark.rule("W-28")
def test_suggested_paths_go_round_and_the_being_stands_where_it_would_start(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    studio.app.draw()
    hand, seen = Fingers(studio.app), []
    for _ in queries.suggestions(scene.session.match):
        hand.key(pygame.K_p)
        seen.append(scene.control.path.suggested)
        assert queries.laying.refusal(scene.session.match, scene.control.path.laid) is None
        assert scene.board.view.marks().arrival == ("w6C", scene.control.path.start)
        words = " ".join(text.text for text in studio.app.canvas.texts)
        assert "Path coach" in words
        assert "To their Image: " in words
    assert seen[0] == "way"
    assert len(set(seen)) == len(seen) > 1
    hand.key(pygame.K_z)
    assert scene.control.path.laid == []
    assert scene.control.path.suggested == ""


@pytest.mark.rule("W-22")
def test_a_suggestion_goes_on_from_the_dominoes_that_lie(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    assert scene.control.path.put(("j8", "j9"))
    for _ in range(3):
        assert scene.control.path.suggest()
        assert scene.control.path.laid[:2] == ["j8", "j9"]
        assert len(scene.control.path.laid) == 6
    scene.control.path.take_back()
    assert scene.control.path.laid == ["j8", "j9"]


@pytest.mark.rule("W-21")
def test_suggestions_are_the_best_of_all_paths_in_what_they_are_for(studio):
    scene = summoning(studio)
    match = scene.session.match
    seen = {path.aim: path for path in queries.suggestions(match)}
    judged = {aim: queries.coach(match, path.squares) for aim, path in seen.items()}
    ways = [queries.route_cost(found.own_after) for found in judged.values()]
    assert queries.route_cost(judged["way"].own_after) == min(ways)
    if "room" in judged:
        assert judged["room"].room == max(found.room for found in judged.values())


def test_the_coach_speaks_plainly(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    assert scene.control.path.suggest()
    studio.app.draw()
    words = " ".join(text.text for text in studio.app.canvas.texts)
    assert "to lay)" not in words
    assert "step" in words
