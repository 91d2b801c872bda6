"""The screen after the match, driven by events: what is shown, and where it leads."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland.content import files, records
from wonderland.content.places import records_folder
from wonderland.core.message import all_of
from wonderland.games.wonderland.analysis.analyse import analyse
from wonderland.session.analysing import Study
from wonderland.session.match_session import Seat
from wonderland.ui.games.wonderland.finish import Finish
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.layout import Box
from wonderland.ui.shell.menu import Menu
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.shares_result import GIVEN_UP
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.exits import FinishExits

GOLDEN = Path(__file__).parents[1] / "golden" / "quick-image.wonder.yaml"


@cache
def known():
    record = records.read(GOLDEN)
    return record, analyse(game().rules, record, "low")


def key(app, code, mod=0):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=mod))
    app.step(16)


def opened(app, found=True):
    """The screen as the house opens it for a record, its analysis known."""
    record, analysis = known()
    house = Navigator(app)
    house.open_menu()
    house.watching.analyse_record(record, "w")
    scene = app.scene
    scene.study = Study(record, found=analysis if found else None)
    app.step(16)
    return scene, Hand(app, Inside(app))


def texts(app):
    return [box.text for box in app.canvas.texts]


def test_it_says_how_it_went(app):
    _, analysis = known()
    scene, _ = opened(app)
    shown = texts(app)
    assert "How it went" in shown
    assert {"100 %", "50 %", "0 %", "Luck and play", "Best being"} <= set(shown)
    seat, how = scene.judged()
    assert {how.grade, how.decided(scene.match.outcome, seat)} <= set(shown)
    for mistake in analysis.costliest:
        assert f"turn {mistake.turn}" in shown
    assert f"{analysis.totals['w'].summons.rolled}" in shown


def test_what_was_better_is_told_briefly_where_there_is_no_room_for_all(app):
    _, analysis = known()
    mistake = replace(
        analysis.costliest[0],
        kind="play",
        advised=", ".join(["attack the Six of Spades"] * 6),
        why=all_of(["keeps beings out of danger", "bars the enemy’s way"]),
    )
    scene, _ = opened(app)
    scene.study = Study(scene.study.record, found=replace(analysis, costliest=(mistake,)))
    app.draw()
    words = " ".join(texts(app))
    assert "out of danger." in words
    assert "bars the enemy’s way" not in words


def test_a_decision_is_played_again_from_there_with_the_same_seats(app):
    record, analysis = known()
    record = replace(
        record, seats={"w": {"name": "Ann", "player": "human"}, "e": {"name": "Easy", "player": "ai:easy"}}
    )
    house = Navigator(app)
    house.open_menu()
    house.watching.analyse_record(record, "w")
    app.scene.study = Study(record, found=analysis)
    app.step(16)
    Hand(app, Inside(app)).press("play-2")
    assert isinstance(app.scene, MatchScene)
    mistake = analysis.costliest[1]
    assert app.scene.session.match.lines[: mistake.line] == record.moves[: mistake.line]
    assert not any(isinstance(scene, Finish) for scene in app.scenes)
    assert app.scene.session.seats == {"w": Seat("Ann"), "e": Seat("Easy", "ai:easy")}


def test_people_take_over_where_only_programs_played(app):
    record, analysis = known()
    by_programs = {side: {"name": side, "player": "ai:easy"} for side in "we"}
    house = Navigator(app)
    house.open_menu()
    house.matches.play_on(replace(record, seats=by_programs, moves=record.moves[:4], lines=[]))
    assert all(seat.human for seat in app.scene.session.seats.values())
    assert analysis.turns


def test_a_decision_is_shown_on_the_table(app):
    _, analysis = known()
    _, hand = opened(app)
    hand.press("show-1")
    assert isinstance(app.scene, Viewer)
    assert app.scene.at == analysis.costliest[0].line
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Finish)
    assert app.scene.found is analysis, "it is not worked out anew"


def test_row_dot_and_focus_are_linked(app):
    scene, hand = opened(app)
    assert scene.chosen == 1
    box = scene.rows[2]
    at = (box.left + 5, box.top + 5)
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.chosen == 3
    hand.press("dot-2")
    assert scene.chosen == 2
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)))
    for _ in app.canvas.regions:
        key(app, pygame.K_TAB)
        if app.pointer.focus == "play-3":
            break
    assert scene.chosen == 3


def test_the_graph_is_read_turn_by_turn(app):
    _, analysis = known()
    scene, hand = opened(app)
    key(app, pygame.K_LEFT)
    assert scene.cursor == len(analysis.turns) - 1, "no control need have the focus"
    scene.move(1)
    for _ in app.canvas.regions:
        key(app, pygame.K_TAB)
        if app.pointer.focus == "graph":
            break
    key(app, pygame.K_LEFT)
    assert scene.cursor == 0
    for _ in range(3):
        key(app, pygame.K_RIGHT)
    assert scene.cursor == 3
    assert any("’s turn 3: West at" in text for text in texts(app))
    hand.press("show-turn")
    assert app.scene.at == analysis.turns[3].line
    key(app, pygame.K_ESCAPE)
    graph = next(region for region in app.canvas.regions if region.key == "graph")
    Inside(app).click(graph.rect.right - 10, graph.rect.bottom - 5)
    assert scene.cursor == len(analysis.turns)


def test_while_it_is_worked_out(app):
    scene, _ = opened(app, found=False)
    scene.study.poll = lambda: False
    scene.study.done = 0.4
    for size in ((960, 600), (1280, 720), (640, 400)):
        app.surface = pygame.Surface(size)
        app.refit()
        app.draw()
        assert "40 %" in texts(app)
        assert clipped_texts(app) == []
    scene.study.failed = True
    app.draw()
    assert GIVEN_UP.split(".")[0] in " ".join(texts(app))


def test_it_is_worked_out_while_the_window_goes_on(app):
    record = replace(known()[0], moves=known()[0].moves[:30], lines=[])
    match = game().load(record)
    exits = FinishExits(app.pop, lambda _: None, lambda _: None)
    scene = Finish(app, match, Study(record, "low"), exits)
    app.push(scene)
    while not scene.found:
        app.step(10)
        pygame.time.wait(10)
    assert scene.found == analyse(game().rules, record, "low")
    app.step(16)
    assert "Luck and play" in texts(app)
    before = app.drawn
    for _ in range(50):
        app.step(16)
    assert app.drawn == before, "nothing is drawn at rest"


def test_leaving_gives_it_up(app):
    scene, _ = opened(app, found=False)
    app.step(16)
    assert scene.study.pid is not None
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Menu)
    assert scene.study.pid is None


def test_records_are_analysed(app):
    files.save(records_folder() / "kept.wonder.yaml", GOLDEN.read_text())
    (records_folder() / "a-bad.wonder.yaml").write_text("nonsense")
    house = Navigator(app)
    house.open_menu()
    app.push(RecordsScreen(app, house.watching.watch, house.watching.analyse))
    app.step(16)
    names = [kept.path.name for kept in app.scene._items]
    hand = Hand(app, Inside(app))
    hand.press(f"analyse-{names.index('a-bad.wonder.yaml')}")
    assert "a-bad" in app.scene._fault
    hand.press(f"analyse-{names.index('kept.wonder.yaml')}")
    assert isinstance(app.scene, Finish)
    assert app.scene.match.result["winner"]


def test_the_viewer_leads_to_it(app):
    house = Navigator(app)
    house.open_menu()
    assert house.watching.watch(GOLDEN) == ""
    for size in ((1280, 720), (960, 600)):
        app.surface = pygame.Surface(size)
        app.refit()
        app.draw()
        assert clipped_texts(app) == []
        assert crossing_texts(app) == []
    key(app, pygame.K_a)
    assert isinstance(app.scene, Finish)


def test_an_empty_match_has_a_screen_too(app):
    match = game().new(seed=1)
    record = match.record()
    study = Study(record, found=analyse(game().rules, record, "low"))
    app.push(Finish(app, match, study, FinishExits(app.pop, lambda _: None, lambda _: None)))
    app.step(16)
    assert "Not over yet: turn 1" in texts(app)
    assert "No decision cost more than 1 %." in texts(app)
    key(app, pygame.K_TAB)
    key(app, pygame.K_RIGHT)
    assert clipped_texts(app) == []


def test_the_table_stands_beside_the_costliest_turns_as_it_was(app):
    scene, _ = opened(app)
    pictures = set()
    for number in (1, 2, 3):
        scene.pick(number)
        app.draw()
        board = app.surface.subsurface((scene.rows[0].right + 40, 80, 700, 360))
        pictures.add(pygame.image.tobytes(board, "RGB"))
    assert len(pictures) == 3
    assert scene.rows[0].right < app.canvas.surface.get_width() / 2, "the list comes first"


@pytest.mark.parametrize("width", [390.0, 600.0])
def test_the_edge_of_a_chosen_number_does_not_meet_the_turn_beside_it(width):
    edge = 3
    parts = Finish._stacked(Box(0.0, 0.0, width, 110.0))
    assert parts.mark.right + edge + 3 <= parts.turn.x
