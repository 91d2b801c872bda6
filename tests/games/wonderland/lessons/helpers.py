"""The flagship's lessons, for tests."""

from __future__ import annotations

from wonderland.learn import library

LESSONS = library.lessons("wonderland")
NAMES = [lesson.name for lesson in LESSONS]


def lesson_of(name):
    return LESSONS[NAMES.index(name)]
