"""Lesson files and the progress file: what is wrong in them is told with its place."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import game, start
from tests.games.wonderland.lessons.helpers import LESSONS, lesson_of
from tests.lessons import assert_answers_lead_to_the_end, do_step
from tests.pages import shown
from wonderland.cli.main import run as call
from wonderland.core.errors import BadInput
from wonderland.games.wonderland.lesson_words import LessonWords, UntilModel
from wonderland.learn import library
from wonderland.learn.patterns import Patterns
from wonderland.learn.runner import LeftLesson
from wonderland.session.lesson import LessonSession, take
from wonderland.session.progress import read_progress

SOURCE = (library.folder("wonderland") / "07-attacking.lesson.yaml").read_text()

PATTERNS = Patterns(LessonWords())


def written(tmp_path, *changes):
    text = SOURCE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "07-attacking.lesson.yaml"
    path.write_text(text)
    return path


def test_the_step_that_the_page_shows_is_played_by_its_answer(tmp_path):
    """It takes the place of the lesson's own step of this name."""
    name = "11-barricade.lesson.yaml"
    before, *steps = (library.folder("wonderland") / name).read_text("utf-8").split("  - title: ")
    (step,) = shown("add-a-lesson", "yaml")
    title = step.removeprefix("  - title: ").partition("\n")[0]
    (at,) = (at for at, own in enumerate(steps) if own.startswith(title))
    path = tmp_path / name
    parts = ["  - title: " + own for own in steps]
    path.write_text("".join([before, *parts[:at], step, *parts[at + 1 :]]))
    assert_answers_lead_to_the_end(library.read(path))


def line_of(path, words):
    return next(n for n, line in enumerate(path.read_text().splitlines(), 1) if words in line)


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("hint: ", "hnit: ", "hnit", "Did you mean hint?"),
        ("until: {being: w5C, square: g6}", "until: {bieng: w5C}", "bieng", "there is no such key"),
        ("marks: {squares: [g7], ", "marks: {panel: sky, ", "panel: sky", "It is one of 'tray'"),
        ("They are counted at once.", "So. They are. Counted.", "So. They", "more than two sentences"),
        ("allow: [w move 5C g6]", "done: Yes.", "Once a turn", "allow is missing"),
        ("pools: {w: [4S, 5C, AS]", "pols: {w: [4S, 5C, AS]", "pols", "a record has no key pols"),
        ("answer: [w move 5C g6]", "answer: [w move 5C e6]", "Once a turn", "step 4: That square is not beside"),
        ("answer: [w move 5C g6]", "answer: [w move 5C f7]", "Once a turn", "step 4"),
        ("squares: [g6]", "squares: [z6]", "Once a turn", "there is no square z6"),
        ("marks: {beings: [e3D]}", "marks: {beings: [e9D]}", "title: Attack points", "e9D is not in play"),
        ("marks: {beings: [e3D]}", "marks: {pips: true}", "title: Attack points", "the pips of one being"),
        ("marks: {beings: [e3D]}", "marks: {path: [c5c4, z1z2]}", "title: Attack points", "no square z1"),
        ("marks: {beings: [e3D]}", "marks: {path: [c5c4, d4d5, e5e4, f4f3]}", "title: Attack points",
         "a path is 3 dominoes"),
        ("points: 6", "points: 7", "Adding up", "does not bring about what it waits for"),
        ("task: true", "task: false", "On your own", "no step is a task"),
        ("game: wonderland", "game: chess", "game: chess", "there is no game chess"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_file_and_line(tmp_path, capsys, old, new, where, what):
    path = written(tmp_path, (old, new))
    assert call(["check", str(path)]) == 2
    printed = capsys.readouterr().err
    assert f"{path}:{line_of(path, where)}: " in printed
    assert what in printed


def test_the_lessons_that_ship_are_in_order(capsys):
    assert call(["check", str(library.folder("wonderland"))]) == 0
    assert capsys.readouterr().out == "19 checked, nothing wrong\n"


def test_patterns():
    assert PATTERNS.fits("w move 6H k7", "w move 6H k7")
    assert not PATTERNS.fits("w move 6H k7", "w move 6H k7 k8")
    assert PATTERNS.fits("w move 6H k7|k8", "w move 6H k8")
    assert PATTERNS.fits("w attack ? e9S", "w attack 4H e9S")
    assert PATTERNS.fits("w summon 4H ...", "w summon 4H b7b8 c8c9 d9e9 b7")
    assert not PATTERNS.fits("w summon 4H ...", "w summon AS b7b8 c8c9 d9e9 b7")
    assert PATTERNS.fits("w dice 4H AS", "w dice AS 4H")
    assert not PATTERNS.fits("w dice 4H AS", "w dice AS")
    assert not PATTERNS.fits("w dice ? ? ...", "w dice AS")
    assert PATTERNS.single_steps("w move 6H b7 b8") == ["w move 6H b7", "w move 6H b8"]
    assert PATTERNS.fits_any(["w move 6H b7|b8"], "w move 6H b7 b8")
    assert not PATTERNS.fits_any(["w move 6H b7"], "w move 6H b7 b8")


def test_conditions():
    match = start(
        laid={"w": ["b7", "b8"]}, beings=[{"id": "w4H", "square": "b7"}],
        factors={"w": {"M": 2}}, images={"e": 2}, discards={"e": ["4C"]},
    )  # fmt: skip

    def now(**until):
        return LessonWords().holds(UntilModel(**until), match)

    assert now(being="w4H", square="b7", strength=2, points=0)
    assert not now(being="w4H", square="b8")
    assert not now(being="wAS")
    assert now(phase="action", turn=1, to_act="w", life={"e": 2}, factors={"w": {"M": 2, "A": 0}})
    assert not now(phase="action", life={"e": 3})
    assert now(laid=["b7", "b8"], removed=["e4C"])
    assert not now(laid=["b9"])
    assert not now(result="any")
    match.play("e resign")
    assert LessonWords().holds(UntilModel(result="w"), match)
    assert LessonWords().holds(UntilModel(result="any"), match)
    assert not LessonWords().holds(UntilModel(result="draw"), match)


def test_progress_is_kept_and_read_again():
    progress = read_progress()
    left = LeftLesson(3, 1, ("w move 6H i9", "* roll S A"), 2)
    progress.leave("wonderland", "table", left)
    progress.see_tip("choose")
    again = read_progress()
    assert again.of("wonderland", "table").left == left
    assert again.tips == ["choose"]
    again.finish("wonderland", "table", 1)
    taken = read_progress().of("wonderland", "table")
    assert (taken.done, taken.misses, taken.left) == (1, 1, None)
    again.leave("wonderland", "table", left)
    assert read_progress().of("wonderland", "table").done == 1
    again.restart("wonderland", "table")
    assert read_progress().of("wonderland", "table").left is None


def test_a_damaged_progress_file_is_kept_aside():
    path = read_progress().path
    path.parent.mkdir(parents=True)
    path.write_text("format: wonderland-progress/1\nlessons: {wonderland: {table: {done: often}}}\n")
    progress = read_progress()
    assert "progress.yaml:2" in progress.fault
    assert "kept as" in progress.fault
    assert progress.lessons == {}
    assert [p.name[:22] for p in path.parent.iterdir()] == ["progress.yaml.damaged-"]


def test_progress_holds_for_the_sitting_if_the_disk_refuses():
    progress = read_progress()
    progress.path.parent.parent.mkdir(exist_ok=True)
    progress.path.parent.write_text("in the way")
    progress.see_tip("choose")
    assert progress.fault
    assert progress.tips == ["choose"]


def test_a_sitting_is_remembered_step_by_step():
    lesson = LESSONS[0]
    progress = read_progress()
    session = LessonSession(game(), take(game(), lesson, progress), progress)
    session.play(session.runner.step.answer[0])
    assert read_progress().of("wonderland", "table").step == 1
    while not session.runner.over:
        do_step(session.runner)
        session.poll()
    assert read_progress().of("wonderland", "table").done == 1
    assert take(game(), lesson, read_progress()).at == 0


def test_the_list_tells_what_is_done(capsys):
    progress = read_progress()
    progress.finish("wonderland", "table", 0)
    progress.finish("wonderland", "beings", 3)
    progress.leave("wonderland", "path", LeftLesson(2, 0, ()))
    assert call(["learn", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines.index("") == 19, "the puzzles follow"
    assert lines[0].endswith(" done")
    assert lines[1].endswith("done, misses: 3")
    assert lines[4].endswith(f"at step 3 of {len(lesson_of('path').steps)}")
    assert call(["learn", "wonderland", "5", "--list"]) == 0
    assert "Laying a path" in capsys.readouterr().out


def test_a_lesson_that_is_not_there_is_told():
    with pytest.raises(BadInput, match="can't be read"):
        library.read(library.folder("wonderland") / "no-such.lesson.yaml")
