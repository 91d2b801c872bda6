"""Lessons, puzzles and tips name no key: every key can be changed, and the buttons show what they are."""

from __future__ import annotations

import re

import pytest

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import load

NAMED = re.compile(
    r"\b(?:F\d{1,2}|Enter|Esc|Escape|Space|Tab|Shift)\b"  # keys that have names
    r"|\b[Pp]ress [A-Z]\b"
    r"|(?:^|[.;] )[B-HJ-Z](?:,| or)|\b[B-HJ-Z] (?:turns|mirrors|says|gives)\b"  # A and I are words
)
FILES = sorted(
    file
    for pattern in ("lessons/*.yaml", "puzzles/*.yaml", "tips.yaml")
    for file in (config_folder() / "games").glob(f"*/{pattern}")
)


def texts(data):
    """Every sentence of a file."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        return [text for part in data for text in texts(part)]
    return [data] if isinstance(data, str) else []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_no_text_that_teaches_names_a_key(file):
    named = [text for text in texts(load(file).data) if NAMED.search(text)]
    assert named == []


@pytest.mark.parametrize(
    "text",
    [
        "The yellow button, or Enter.", "F1 gives advice, F1 again plays it.",
        "Click the Rook on f7, press U, leave n at 1.", "Turn it. R, the wheel or a right click turns it.",
        "R or the wheel turns a net, F mirrors it.", "It costs nothing. Q says when to ask you.",
    ],
)  # fmt: skip
def test_a_named_key_would_be_found(text):
    assert NAMED.search(text)
