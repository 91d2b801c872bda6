"""The puzzles in the window: each solved by typed lines, some by clicks; slips, help, what is kept."""

from __future__ import annotations

import pygame
import pytest

import wonderland
from tests import works
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.test_lessons import SIZES, key
from tests.ui.apps import new_app
from tests.ui.devices import type_line
from tests.ui.test_window import crossing_texts
from wonderland.cli.main import run as call
from wonderland.games.wonderland.named_line import in_short
from wonderland.learn.puzzles import puzzles
from wonderland.session.progress import HINT, LINE, SHOWN, Progress, Solved, read_progress
from wonderland.session.puzzle import PuzzleSession
from wonderland.session.worker import AtOnce, Worker
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.lessons import LessonsScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.school import School

PUZZLES = puzzles("wonderland")
NAMES = [puzzle.name for puzzle in PUZZLES]
CLICKED = [p.name for grade in (1, 2, 3) for p in [q for q in PUZZLES[:-1] if q.grade == grade][1::3]]
"""Some of each grade; behind the last of all there is no next."""
SLIP = "the-king-goes-first", "w attack AS eKC"
"""A puzzle, and a line by which it is let slip."""


def sit(app, name, progress=None, solver=AtOnce):
    school = School(app, "wonderland", progress or read_progress(), solver)
    school.open(name)
    Inside(app).settle()
    return Hand(app, Inside(app))


def table_of(app) -> PuzzleSession:
    assert isinstance(app.scene, MatchScene)
    return app.scene.solving


def shown_words(app):
    app.draw()
    return " ".join(box.text for box in app.canvas.texts)


def solve(app, play):
    """Solve the puzzle by the lines that a solver of one's own would play; return them."""
    session, said = table_of(app), []
    while session.verdict is None:
        assert session.match.to_act == session.puzzle.side
        session.ask()
        session.ask()
        session.attend()
        line = session.advice
        session.help = 0
        said.append(line)
        before = len(session.lines)
        play(line)
        assert line in " | ".join(session.lines[before:]) or " move " in line, line
        assert not session.slipped, session.lines
    return said


def label_of(app, name):
    return next(region.spoken for region in app.canvas.regions if region.key == name)


# --- solving -------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_solved_by_typed_lines(app, name):
    sit(app, name)
    solve(app, lambda line: type_line(app, line))
    session = table_of(app)
    assert session.verdict is True
    kept = read_progress().of_puzzle("wonderland", name)
    assert kept == Solved(done=1, actions=session.puzzle.length)
    words = shown_words(app)
    assert "Solved" in words
    assert "straight off" in words
    ways = session.puzzle.winning_lines
    assert ("no other as short" if ways == 1 else f"{ways} are as short") in words
    assert app.scene.first_focus() == "next"


@pytest.mark.parametrize("name", CLICKED)
def test_a_puzzle_is_solved_by_clicks(app, name):
    hand = sit(app, name)
    solve(app, hand.play)
    assert table_of(app).verdict is True
    assert read_progress().of_puzzle("wonderland", name).done == 1
    hand.press("next")
    assert table_of(app).puzzle is not None
    assert table_of(app).puzzle.number == NAMES.index(name) + 2
    assert table_of(app).lines == ()


def test_another_way_than_the_shortest_is_one_too(app):
    sit(app, "straight-at-the-glass")
    session = table_of(app)
    type_line(app, "w move AS g5 f5 g5 g4 h4 i4")
    assert session.feedback, "its Move does not reach so far"
    type_line(app, "w move 4H d5")
    assert session.slipped
    key(app, pygame.K_z, "z")
    solve(app, lambda line: type_line(app, line))
    assert session.result == Solved(slips=1, actions=5)


# --- slips ---------------------------------------------------------------------------------------
def test_a_slip_is_told_at_once_and_taken_back(app):
    name, line = SLIP
    hand = sit(app, name)
    type_line(app, line)
    session = table_of(app)
    assert session.slipped
    assert session.verdict is None
    assert session.lines == (line, "e use KC wAS 1")
    assert "From here the win can’t be forced any more." in shown_words(app)
    hint = next(r for r in app.canvas.regions if r.key == "hint")
    assert hint.act is None
    assert "take back" in hint.why
    hand.press("take-back")
    assert session.lines == ()
    assert not session.slipped
    assert "can’t be forced" not in shown_words(app)
    assert app.scene.board.log.lines == []
    assert session.slips == 1


def test_after_a_slip_enter_takes_back_and_the_turn_may_still_be_ended(app):
    hand = sit(app, "straight-at-the-glass")
    type_line(app, "w move AS g5")
    assert not table_of(app).slipped
    type_line(app, "w move AS f5")
    assert table_of(app).slipped
    app.draw()
    assert app.scene.first_focus() == "take-back"
    assert label_of(app, "end") == "End actions"
    key(app, pygame.K_RETURN)
    assert table_of(app).lines == ("w move AS g5",)
    type_line(app, "w move AS f5")
    hand.press("end")
    assert table_of(app).verdict is False
    assert "East still stands" in shown_words(app)
    key(app, pygame.K_RETURN)
    assert table_of(app).lines == ("w move AS g5", "w move AS f5")
    hand.press("again")
    assert table_of(app).lines == ()
    assert app.scene.board.view.board.match is app.scene.session.match


def test_a_lost_match_is_told_and_taken_back(app):
    sit(app, "the-open-line")
    type_line(app, "w end")
    session = table_of(app)
    while session.verdict is None:
        if app.scene.control.mode == "answering":
            type_line(app, "w pass")
        Inside(app).settle()
    assert session.verdict is False
    assert "That lost the match." in shown_words(app)
    while session.lines:
        key(app, pygame.K_z, "z")
    assert session.verdict is None
    assert not session.slipped


def test_a_walk_ends_where_the_goal_slips(app):
    hand = sit(app, "before-you-set-out")
    hand.square("j5" if hand.where("wJD") == "j5" else hand.where("wJD"))
    control = app.scene.control
    squares = [s for s in wonderland_reach(app) if len(s[1]) > 2]
    hand.square(squares[0][0])
    Inside(app).settle()
    session = table_of(app)
    assert session.slipped
    assert sum(line.startswith("w move") for line in session.lines) < len(squares[0][1])
    assert control.refused is None


def wonderland_reach(app):
    from wonderland.games.wonderland import queries

    control = app.scene.control
    reach = queries.reach(control.match, control.being.picked)
    return [(square, way.path) for square, way in reach.items()]


def test_what_the_rules_refuse_is_told_in_the_foot_bar(app):
    sit(app, "straight-at-the-glass")
    app.scene.do(lambda: app.scene.control.line("move AS f6"))
    assert app.scene.control.refused is None
    assert "W-32" in table_of(app).rule
    assert "(W-32)" in shown_words(app)
    app.scene.do(lambda: app.scene.control.line("move AS g5"))
    assert "(W-32)" not in shown_words(app)


@pytest.mark.parametrize("line", ["e resign", "e pass", "* roll S S S"])
def test_nobody_speaks_for_the_other_side(app, line):
    sit(app, "straight-at-the-glass")
    session = table_of(app)
    with pytest.raises(wonderland.IllegalAction, match="East speaks for itself"):
        session.play(line)
    assert session.lines == ()


# --- help ----------------------------------------------------------------------------------------
def test_help_is_the_hint_then_the_line(app):
    hand = sit(app, "long-legs")
    session = table_of(app)
    assert label_of(app, "hint") == "Hint"
    key(app, pygame.K_h)
    assert session.help == HINT
    assert session.puzzle.hint.split(".")[0] in shown_words(app)
    assert label_of(app, "hint") == "Next line"
    key(app, pygame.K_h)
    assert session.help == LINE
    assert session.advice == session.puzzle.solution[0]
    assert session.advised in shown_words(app)
    assert session.advice not in shown_words(app)
    assert hand.where("w6H") in app.scene.frame.squares()
    type_line(app, session.advice)
    assert session.advice == ""
    solve(app, lambda line: type_line(app, line))


def test_the_help_that_was_had_is_kept(app):
    sit(app, "long-legs")
    key(app, pygame.K_h)
    for line in table_of(app).puzzle.solution:
        type_line(app, line)
    assert read_progress().of_puzzle("wonderland", "long-legs").help == HINT
    assert "with the hint" in shown_words(app)


@pytest.mark.parametrize("name", NAMES)
def test_a_solution_is_shown_line_by_line_and_is_not_the_players(app, name):
    hand = sit(app, name)
    session = table_of(app)
    hand.press("show")
    for _ in range(60):
        if session.verdict is not None:
            break
        assert not session.human(session.puzzle.side)
        before = session.lines
        key(app, pygame.K_RETURN)
        assert len(session.lines) > len(before)
    assert session.verdict is True
    assert session.result is None
    assert read_progress().of_puzzle("wonderland", name).done == 0
    assert "That is one way" in shown_words(app)
    key(app, pygame.K_RETURN)
    assert session.lines == ()
    assert session.human(session.puzzle.side)
    assert session.help == SHOWN


def test_from_a_slip_the_solution_is_shown_from_the_beginning(app):
    name, line = SLIP
    sit(app, name)
    type_line(app, line)
    key(app, pygame.K_m, "m")
    session = table_of(app)
    assert session.showing
    assert session.lines[0] == session.puzzle.solution[0]
    key(app, pygame.K_b, "b")
    assert session.lines == ()
    assert not session.showing


# --- what is kept --------------------------------------------------------------------------------
def test_the_best_time_is_kept():
    progress = Progress()
    progress.solve("wonderland", "x", Solved(help=HINT, actions=3))
    progress.solve("wonderland", "x", Solved(slips=2, actions=5))
    assert progress.of_puzzle("wonderland", "x") == Solved(done=2, slips=2, actions=5)
    progress.solve("wonderland", "x", Solved(slips=2, actions=6))
    assert progress.of_puzzle("wonderland", "x") == Solved(done=3, slips=2, actions=5)
    assert progress.of_puzzle("wonderland", "x").summary == "5 actions, 2 slips"


def test_again_after_the_goal_is_a_new_go(app):
    name, line = SLIP
    sit(app, name)
    type_line(app, line)
    key(app, pygame.K_b, "b")
    assert table_of(app).slips == 1
    solve(app, lambda line: type_line(app, line))
    assert table_of(app).result.slips == 1
    key(app, pygame.K_b, "b")
    assert table_of(app).slips == 0
    solve(app, lambda line: type_line(app, line))
    assert read_progress().of_puzzle("wonderland", name).slips == 0


def test_the_list_says_what_is_solved_and_how(app):
    progress = read_progress()
    progress.solve("wonderland", NAMES[0], Solved(slips=1, actions=5))
    hand = sit(app, "", progress)
    hand.press("part-puzzles")
    Inside(app).settle()
    words = shown_words(app)
    assert "5 actions, 1 slip" in words
    assert "1 of 42 solved" in words
    keys = set()
    for grade in (3, 2, 1):
        hand.press(f"grade-{grade}")
        shown = {region.key for region in app.canvas.regions if region.key.startswith("puzzle-")}
        assert shown == {f"puzzle-{p.number}" for p in PUZZLES if p.grade == grade}
        keys |= shown
    assert len(keys) == len(PUZZLES) == 42
    key(app, pygame.K_RETURN)
    assert table_of(app).puzzle.number == 2
    key(app, pygame.K_ESCAPE)
    hand.press("menu-leave")
    hand.press("grade-3")
    hand.press("puzzle-30")
    assert table_of(app).puzzle.number == 30
    hand.press("leave")
    key(app, pygame.K_l, "l")
    assert app.scene.part == "lessons"


def test_after_the_last_puzzle_comes_the_list(app):
    hand = sit(app, NAMES[-1])
    solve(app, lambda line: type_line(app, line))
    hand.press("next")
    assert isinstance(app.scene, LessonsScreen)
    assert app.scene.part == "puzzles"


def test_the_menu_counts_both(app):
    progress = read_progress()
    progress.finish("wonderland", "table", 0)
    progress.solve("wonderland", NAMES[0], Solved(actions=5))
    house = Navigator(app)
    house.open_menu()
    app.draw()
    spoken = [region.spoken for region in app.canvas.regions]
    assert "Learn, lesson 2 of 19" in spoken
    at = spoken.index(f"Puzzles, 1 of {len(NAMES)}")
    app.activate(app.canvas.regions[at])
    assert app.scene.part == "puzzles"


# --- the solver at work --------------------------------------------------------------------------
def wait_for(app, done):
    """Let time go on until the solver is done; a test that waits for ever is ended from outside."""
    while not done():
        app.step(30)
        pygame.time.wait(5)


def test_the_solver_works_in_a_process_and_the_player_may_act_meanwhile(app):
    name, line = SLIP
    sit(app, name, solver=Worker)
    session = table_of(app)
    type_line(app, line)
    assert session.lines == (line,)
    wait_for(app, lambda: session.slipped)
    key(app, pygame.K_b, "b")
    for line in session.puzzle.solution:
        wait_for(app, lambda: session.match.to_act == session.puzzle.side)
        type_line(app, line)
    wait_for(app, lambda: session.verdict)
    app.pop()


def test_a_solver_that_dies_begins_again_and_in_the_end_works_here(app):
    sit(app, *SLIP[:1], solver=Mortal)
    session = table_of(app)
    type_line(app, SLIP[1])
    wait_for(app, lambda: session.slipped)
    assert isinstance(session._solver, AtOnce)
    assert len(session.lines) == 2


class Mortal(Worker):
    """Dies of whatever it is asked."""

    def start(self, work, *arguments):
        super().start(works.vanish)


# --- how it looks --------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "size"), [(name, SIZES[n % len(SIZES)]) for n, name in enumerate(NAMES)])
def test_the_frame_covers_no_square_and_cuts_no_text(name, size):
    app = new_app(size)
    hand = sit(app, name, Progress())
    app.draw()
    before = app.scene.layout
    for _ in range(40):
        app.draw()
        for text in app.canvas.texts:
            assert text.within.inflate(4, 4).contains(text.rect), text.text
        assert crossing_texts(app) == []
        frame = app.scene.frame.draw(app.canvas, app.scene.layout)
        now = app.scene.layout
        assert now.board.size == before.board.size, "it may make way for a question, but no more"
        shown = {square for laid in app.scene.control.state["laid"].values() for square in laid}
        shown |= {being["square"] for being in app.scene.control.state["beings"]}
        assert not [square for square in shown if now.cell(square).colliderect(frame)]
        assert app.scene.layout.felt.contains(frame)
        session = table_of(app)
        if session.verdict is not None:
            break
        if session.help < LINE:
            key(app, pygame.K_h)
        elif session.showing:
            key(app, pygame.K_RETURN)
        else:
            hand.press("show")
    assert session.verdict is True


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_long_way_to_the_goal_is_cut_to_the_room_there_is(size, monkeypatch):
    app = new_app(size)
    sit(app, "straight-at-the-glass", Progress())
    session = table_of(app)
    for line in session.puzzle.solution:
        type_line(app, line)
    long = (*(f"w attack {card} e8H" for card in ("AS", "4H") * 30), *session.lines)
    monkeypatch.setattr(type(session), "lines", property(lambda _: long))
    session.result = Solved(help=SHOWN, slips=10, actions=20)
    app.draw()
    for text in app.canvas.texts:
        assert text.within.inflate(4, 4).contains(text.rect), text.text
    assert any(text.text.endswith(" …") for text in app.canvas.texts)


def test_lines_are_told_in_short():
    lines = ["w move JD e5", "e pass", "w move JD f5 g5", "e use KC w4H 1", "w move JD h5", "w end", "e done"]
    found = ["w move JD e5 f5 g5", "e use KC w4H 1", "w move JD h5", "w end"]
    assert in_short(lines) == found


# --- the command ---------------------------------------------------------------------------------
@pytest.mark.parametrize("word", ["puzzle:7", "puzzle:07", "long-legs", "puzzle:long-legs"])
def test_the_command_opens_the_window_at_the_puzzle(monkeypatch, word):
    seen = []
    monkeypatch.setattr(App, "run", lambda app: seen.append(app.scene))
    assert call(["learn", "wonderland", word, "--mute", "--fast"]) == 0
    assert seen[0].solving.puzzle.name == "long-legs"


def test_the_command_lists_puzzles_and_what_is_solved(capsys):
    read_progress().solve("wonderland", NAMES[6], Solved(actions=8))
    assert call(["learn", "--list"]) == 0
    said = capsys.readouterr().out
    assert all(puzzle.title in said for puzzle in PUZZLES)
    row = next(row for row in said.splitlines() if "(puzzle:7)" in row)
    assert row.endswith("8 actions, straight off")
    assert call(["learn", "puzzle:7", "--list"]) == 0
    assert capsys.readouterr().out.strip() == row.strip()


def test_a_puzzle_that_is_not_there_is_refused(capsys):
    assert call(["learn", "puzzle:99"]) == 2
    assert "there is no puzzle 99; there is puzzle:1 to puzzle:42" in capsys.readouterr().err
