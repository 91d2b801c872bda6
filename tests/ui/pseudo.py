"""A screen in a language that is two fifths longer: all of it is told, and all of it has room."""

from __future__ import annotations

import re

NAMES = {
    "Ann", "Bill", "Hatter", "Bob", "Carol", "Dan", "Eve", "Fay", "Gus", "Hare", "Dormouse", "Duchess",
    "Gryphon", "rook", "Deutsch", "English", "Har", "Atkinson", "Hyperlegible", "pool", "example",
    "easy", "agents", "from",
    "the", "first", "roll", "last", "two", "Duc", "Gryph", "Dorm",
    "LIO", "master", "Atk", "III",
}  # fmt: skip
"""What players are called in these pictures, what they have typed, and names that stay."""
LINE = re.compile(r"(^| )(([a-z*]|\d) [a-z]+ ?\S*|[wea-f][0-9AJQKT]{1,2}[HSDC])")
"""Notation, which is the same in every language."""


def plain_words(text):
    """Words of a text that were told in no other language: their vowels have no accents."""
    words = re.findall(r"[^\W\d_]+", text)
    return [
        word
        for word in words
        if len(word) > 2 and re.search("[aeiouyAEIOUY]", word) and word.isascii()
        if word not in NAMES
    ]


def cut(app):
    """The texts that end with an ellipsis, since they had no room.

    A line of the log that is too long is told whole by its tip.
    """
    log = next((one.rect for one in app.canvas.regions if one.key == "log"), None)
    return [box.text for box in app.canvas.texts if box.text.endswith("…") and not (log and log.contains(box.rect))]


def assert_all_is_told(app):
    """No text is left in English; the app is set to the language ``pseudo``."""
    written = [one.rect for one in app.canvas.regions if one.drag]  # in a text box, by a player
    told = [box for box in app.canvas.texts if not any(map(box.rect.colliderect, written))]
    shown = [box.text for box in told if not LINE.search(box.text)]
    shown += [
        app.fonts.told(text)
        for region in app.canvas.regions
        for text in (region.spoken, region.why)
        if not LINE.search(text)
    ]
    assert [text for text in shown if plain_words(text)] == []
    assert [text for text in shown if re.search(r"\d\.\d", text)] == [], "numbers have commas here"
