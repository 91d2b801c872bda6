"""``wonderland learn``: lessons in the window, or with ``--list`` what there is to learn."""

from __future__ import annotations

import argparse

from wonderland import api
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry
from wonderland.lessons import library
from wonderland.session.progress import Progress, Taken, read_progress


def command(arguments: argparse.Namespace) -> int:
    """Open the window on a lesson or on the list of them, or print that list.

    Raises:
        BadInput: if the game has no lessons, or none of that name.
    """
    game, word = _meant(arguments)
    lessons = library.lessons(game.name)
    if not lessons:
        what = f"{game.title} has no lessons in this version"
        mend = f"The rules in plain words: wonderland rules {game.name}"
        raise BadInput([Problem("learn", 0, what, mend)])
    lesson = library.find(lessons, word) if word else None
    if arguments.list:
        _print(lessons if lesson is None else [lesson], read_progress())
        return 0
    from wonderland.cli.window import open_window  # noqa: PLC0415 - a list needs no window

    return open_window(arguments, None, learn=lesson.name if lesson else "")


def _meant(arguments: argparse.Namespace) -> tuple[api.Game, str | None]:
    """The game and the lesson that were named; a lesson may stand without its game."""
    first, second = arguments.game, arguments.lesson
    known = (*registry.names(), *registry.COMING)
    if second is None and first not in known:
        return api.game(registry.names()[0]), first
    return api.game(first), second


def _print(lessons: list[library.Lesson], progress: Progress) -> None:
    for lesson in lessons:
        taken = progress.of(lesson.game, lesson.name)
        words = f"{lesson.model.title}  ({lesson.name})"
        print(f"{lesson.number:2}  {words:48} {standing(lesson, taken)}".rstrip())


def standing(lesson: library.Lesson, taken: Taken) -> str:
    """How far a lesson was taken, in words."""
    if taken.step is not None:
        at = f"at step {taken.step + 1} of {len(lesson.steps)}"
        return f"done, again {at}" if taken.done else at
    if not taken.done:
        return ""
    return "done" if not taken.misses else f"done, misses: {taken.misses}"
