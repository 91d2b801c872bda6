"""Every text of a data file that people are shown is in the catalogues: none is left to English alone."""

from __future__ import annotations

import re

import pytest

from tools.languages import catalogues
from tools.languages.__main__ import gather
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import load
from wonderland.games import registry

SHOWN = (
    "says", "title", "hint", "name", "short", "learnt", "otherwise", "gains", "denies", "done", "themes", "again",
    "character", "does", "tagline", "players", "class", "task", "motto", "length", "aim", "mood",
)  # fmt: skip
"""The keys under which files say what people read."""
AS_KEYS = ("refuse", "ends")
"""Those whose values are shown, whatever key each stands under: lines that are answered, words of results."""
PRESETS = "presets"
"""Where values of options stand: their words stand with the option."""
UNTOLD = {"moments", "languages", "templates", "formats.yaml"}
"""Folders and files with no texts for those who play; a template is written anew in one's own language."""


def scalars(value, keys=()):
    """Every text of a file, with the names of the keys that lead to it."""
    if isinstance(value, str):
        yield value, keys
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from scalars(inner, (*keys, str(key)))
    elif isinstance(value, list):
        for inner in value:
            yield from scalars(inner, keys)


def shown(path):
    """What a file says to people."""
    data = load(path).data
    if path.name == registry.RULES:
        return {*data, *(text for chapter in data.values() for text in chapter.values())}
    found = set()
    for text, keys in scalars(data):
        if keys[:1] == (PRESETS,):
            continue
        last, before = keys[-1:] or ("",), keys[-2:-1]
        if (last[0] in SHOWN or (before[:1] and before[0] in AS_KEYS)) and re.search("[a-z]{2}", text):
            found.add(text)
    return found


@pytest.fixture(scope="module")
def templates():
    return gather()[0]


@pytest.fixture(scope="module")
def gathered(templates):
    return {
        str(message.id if isinstance(message.id, str) else message.id[0])
        for catalogue in templates.values()
        for message in catalogue
    }


def test_all_that_is_said_is_told_in_german(templates):
    for owner, template in templates.items():
        catalogue = catalogues.read(catalogues.folder_of(owner) / "de.po", "de")
        assert list(catalogues.missing(template, catalogue)) == [], owner


def files():
    folder = config_folder()
    return [p for p in sorted(folder.rglob("*.yaml")) if not UNTOLD & {*p.relative_to(folder).parts}]


def test_every_text_of_every_data_file_is_in_the_catalogue(gathered):
    told, left = 0, []
    for path in files():
        texts = shown(path)
        told += len(texts)
        left += [f"{path.name}: {text}" for text in sorted(texts - gathered)]
    assert left == []
    assert told > 1500


def test_what_moments_say_are_templates_of_the_catalogues(gathered):
    """Else a picture shows in English what the game tells in every language."""
    said = {
        text
        for path in config_folder().glob("games/*/moments/*.yaml")
        if not path.name.endswith(".wonder.yaml")
        for text, keys in scalars(load(path).data)
        if keys[-1] == "say"
    }
    assert said
    assert said - gathered == set()
