"""``check`` of the flagship's own files: cards, pools, lessons."""

from __future__ import annotations

import pytest

from tests.house.test_check import config, told
from wonderland.content import records

__all__ = ["config"]
RECORD = f"format: {records.FORMAT}\ngame: wonderland\nseed: 1\n"


def test_own_pools_and_progress(tmp_path, capsys):
    pools, progress = tmp_path / "pools.yaml", tmp_path / "progress.yaml"
    pools.write_text('"a\\0b": [4H]\nother: [4H, 4H]\n')
    assert "U+0000" in told(capsys, pools)
    progress.write_text("format: wonderland-progress/1\ntips: 5\n")
    assert f"{progress}:2: tips can't be 5" in told(capsys, progress)


@pytest.mark.parametrize("part", ["names", "pips", "levels", "suits", "ranks"])
def test_cards_with_a_part_missing(config, capsys, part):
    path = config / "games" / "wonderland" / "cards.yaml"
    lines = path.read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{part}:"))
    inside = at + 1 if not lines[at].rstrip().endswith("]") else at
    path.write_text("".join(lines[:inside] + lines[inside + 1 :]), "utf-8")
    assert str(path) in told(capsys, path)


def test_a_later_start_of_a_lesson_and_the_files_after_it(config, capsys, tmp_path):
    lesson = config / "games" / "wonderland" / "lessons" / "06-actions.lesson.yaml"
    lesson = lesson if lesson.exists() else sorted(lesson.parent.glob("*"))[5]
    text = lesson.read_text("utf-8")
    start = text.index("    start:", text.index("steps:"))
    at = text.index("\n", start)
    indent = "      "
    spoilt = text[:at] + f'\n{indent}moves: ["w move 9H a1"]' + text[at:]
    lesson.write_text(spoilt, "utf-8")
    line = spoilt[: spoilt.index("moves: [")].count("\n") + 1
    bad = tmp_path / "bad.wonder.yaml"
    bad.write_text(RECORD + "seats: {w: {player: ai:nobody}}\n")
    said = told(capsys, lesson, bad)
    assert f"{lesson}:{line}: 'w move 9H a1'" in said
    assert f"{bad}:4: seat w is human or one of" in said
