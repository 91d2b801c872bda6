"""What is written otherwise than it must be is told in words with an example, never as a pattern."""

from __future__ import annotations

import shutil

import pytest

from wonderland.cli.main import run as call
from wonderland.content.places import config_folder


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("tips.yaml", "rule: W-", "rule: W", "a rule’s number, such as W-34"),
        ("cards.yaml", '"o.o"', '"oxo"', "three signs, o for a pip"),
    ],
)
def test_a_form_is_told_in_words(tmp_path, capsys, file, old, new, says):
    folder = tmp_path / "games" / "wonderland"
    shutil.copytree(config_folder() / "games" / "wonderland", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert call(["check", str(folder / file)]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "^" not in said
    assert "this" not in said
