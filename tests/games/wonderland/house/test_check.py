"""``check`` checks: every kind of file, every fault with its place, and all of the files."""

from __future__ import annotations

import shutil

import pytest

from wonderland.cli.main import run
from wonderland.content import records
from wonderland.content.places import config_folder
from wonderland.session.settings import read_settings

RECORD = f"format: {records.FORMAT}\ngame: wonderland\nseed: 1\n"


def told(capsys, *paths):
    """What ``check`` says of files that are not right."""
    assert run(["check", *map(str, paths)]) == 2
    return capsys.readouterr().err


@pytest.fixture
def config(tmp_path):
    """The definitions, to be spoilt."""
    shutil.copytree(config_folder(), tmp_path / "config")
    return tmp_path / "config"


@pytest.mark.parametrize(
    ("now", "what"),
    [
        ('  felt-light: "zzz"', "felt-light can't be 'zzz'"),
        ("", "felt-light has no colour"),
        ('  sky: "2f6150"', "there is no part sky"),
        ("  felt-light: 5", "felt-light can't be 5"),
    ],
)
def test_a_theme(config, capsys, now, what):
    path = config / "themes" / "classic.yaml"
    lines = path.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.strip().startswith("felt-light:"))
    path.write_text("\n".join([*lines[:at], now, *lines[at + 1 :], ""]), "utf-8")
    assert what in told(capsys, path)
    assert run(["check", str(config / "themes" / "high-contrast.yaml")]) == 0


@pytest.mark.parametrize("theme", ["../../x", "../games/wonderland/cards", "", "nosuch"])
def test_a_theme_is_one_of_those_that_there_are(theme, capsys, tmp_path):
    assert run(["shots", str(tmp_path), "menu", "--theme", theme]) == 2
    assert "there is no theme" in capsys.readouterr().err


def test_settings(config, capsys, tmp_path):
    path = tmp_path / "settings.yaml"
    read_settings(path).change(scale=150)
    assert run(["check", str(path), str(config / "settings.yaml")]) == 0
    path.write_text("scale: 9000\n")
    assert f"{path}:1: scale can't be 9000" in told(capsys, path)


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


@pytest.mark.parametrize("player", ["robot", "ai:", "ai:nobody", "", "5"])
def test_a_player_is_one_that_there_is(player, tmp_path, capsys):
    path = tmp_path / "x.wonder.yaml"
    path.write_text(f"{RECORD}seats: {{w: {{player: {player!r}}}}}\n")
    assert f"{path}:4: " in told(capsys, path)


def test_an_empty_folder(tmp_path, capsys):
    assert "nothing to check" in told(capsys, tmp_path)
