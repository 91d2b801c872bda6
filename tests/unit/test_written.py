"""What is written otherwise than it must be is told in words with an example, never as a pattern."""

from __future__ import annotations

import shutil

import pytest

from wonderland.cli.main import run as call
from wonderland.content.places import config_folder
from wonderland.games import registry

CASES = [
    ("dungeon-dice", "monsters.yaml", "\nRAB:", "\nrabbit:", "three capitals, such as RAB"),
    ("dungeon-dice", "dice.yaml", "  1W: S", "  7W: S", "a level and a colour, such as 2G"),
    ("dungeon-dice", "dice.yaml", "  1W: S S S S M X2", "  1W: [S, S]", "faces.1W can't be a list"),
    ("dungeon-dice", "dice.yaml", "  1W: S S S S M X2", "  1W: {S: 2}", "faces.1W can't be a mapping"),
    ("wonderland", "tips.yaml", "rule: W-", "rule: W", "a rule’s number, such as W-34"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "file", "old", "new", "says"), CASES)
def test_a_form_is_told_in_words(tmp_path, capsys, game, file, old, new, says):
    folder = tmp_path / "games" / game
    shutil.copytree(config_folder() / "games" / game, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert call(["check", str(folder / file)]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "^" not in said
    assert "this" not in said


def test_no_field_of_a_file_is_held_to_a_pattern_that_nobody_can_read():
    assert registry.names()
    letters = ("^[we]$", "^[a-f]$", "^[A2-9TJQK]$", "^[HSDC]$")
    root = config_folder().parent / "wonderland"
    for path in root.rglob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            if 'pattern=r"' in line:
                assert any(f'r"{known}"' in line for known in letters), (path, line)
