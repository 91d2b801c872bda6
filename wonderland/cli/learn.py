"""``wonderland learn``: lessons and puzzles in the window, or with ``--list`` what there is."""

from __future__ import annotations

import argparse

from wonderland import api
from wonderland.cli.printing import spoken
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say, told
from wonderland.core.puzzle import Puzzle
from wonderland.games import registry
from wonderland.learn import library, puzzles
from wonderland.learn.library import Lesson
from wonderland.learn.puzzles import GRADES, MEANT, PuzzleSet
from wonderland.session.progress import Progress, Taken, read_progress


def command(arguments: argparse.Namespace) -> int:
    """Open the window on a lesson, a puzzle or the list of them, or print that list.

    Raises:
        BadInput: if the game has no lessons, or nothing of that name.
    """
    game, word = _meant(arguments)
    lessons = library.lessons(game.name)
    if not lessons:
        what = say("{title} has no lessons in this version", title=game.title)
        mend = say("The rules in plain words: wonderland rules {name}", name=game.name)
        raise BadInput([Problem("learn", 0, what, mend)])
    shelf = PuzzleSet(game.name)
    found = (puzzles.named(shelf, word) or library.find(lessons, word)) if word else None
    if arguments.list:
        _print_list(found, lessons, shelf)
        return 0
    from wonderland.cli.window import open_window  # noqa: PLC0415 - a list needs no window

    return open_window(arguments, None, learn=_word_for(found), game=game.name)


def _meant(arguments: argparse.Namespace) -> tuple[api.Game, str | None]:
    """The game and what was named of it; a lesson or puzzle may stand without its game."""
    first, second = arguments.game, arguments.lesson
    known = [info.name for info in registry.infos()]
    if first is None or (second is None and first not in known):
        return api.shipped(registry.names()[0]), first
    return api.shipped(first), second


def _word_for(found: Lesson | Puzzle | None) -> str:
    """The word by which the window finds it again."""
    if found is None:
        return ""
    return found.name if isinstance(found, Lesson) else f"{MEANT}{found.number}"


def _print_list(found: Lesson | Puzzle | None, lessons: list[Lesson], shelf: PuzzleSet) -> None:
    """Print what was found, or all lessons and puzzles."""
    progress = read_progress()
    if found is not None and not isinstance(found, Lesson):
        _print_puzzle(found, progress)
        return
    _print(lessons if found is None else [found], progress)
    if found is None:
        _print_puzzles(shelf, progress)


def _print(lessons: list[Lesson], progress: Progress) -> None:
    for lesson in lessons:
        taken = progress.of(lesson.game, lesson.name)
        words = f"{_told(lesson.model.title)}  ({lesson.name})"
        print(f"{lesson.number:2}  {words:48} {_told(standing(lesson, taken))}".rstrip())


def _print_puzzles(shelf: PuzzleSet, progress: Progress) -> None:
    for grade, words in GRADES.items():
        puzzles = [puzzle for puzzle in shelf.all() if puzzle.grade == grade]
        if puzzles:
            print()
            print(say("Puzzles of grade {grade}: {what}", grade=grade, what=words))
        for puzzle in puzzles:
            _print_puzzle(puzzle, progress)


def _print_puzzle(puzzle: Puzzle, progress: Progress) -> None:
    best = progress.of_puzzle(puzzle.game, puzzle.name)
    words = f"{_told(puzzle.title)}  ({MEANT}{puzzle.number})"
    print(f"{puzzle.number:2}  {words:48} {_told(best.summary) if best.done else ''}".rstrip())


def _told(text: str) -> str:
    """A text as it is printed, where it is measured before."""
    return told(text, spoken())


def standing(lesson: Lesson, taken: Taken) -> str:
    """How far a lesson was taken, in words."""
    if taken.step is not None:
        at = say("at step {number} of {count}", number=taken.step + 1, count=len(lesson.steps))
        return say("done, again {at}", at=at) if taken.done else at
    if not taken.done:
        return ""
    return say("done, misses: {n}", n=taken.misses) if taken.misses else say("done")
