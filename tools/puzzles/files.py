"""Writing a composed puzzle as a file, with all that the solver knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tools.puzzles.sketch import Sketch, state_of
from wonderland.content import records
from wonderland.core.record import FORMAT as RECORD
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.puzzles.solver import Goal, Kind, Solver, in_lines
from wonderland.games.wonderland.puzzles.themes import THEMES, Theme, matters
from wonderland.games.wonderland.state import State
from wonderland.learn.puzzles import FORMAT
from wonderland.search.forced import FAR

PLAIN = {
    "win": "West wins this turn. East may answer.",
    "save": "East has no card left, so it rolls nothing. West must not lose in East's next turn.",
}
"""What a puzzle says that nobody has found words for."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a player is told of a puzzle."""

    title: str
    says: str
    hint: str


def plain_words(kind: Kind, title: str, first: str) -> Words:
    """The words of a puzzle that has just been composed."""
    return Words(title, PLAIN[kind], f"It begins with: {first}")


def text_of(game: Wonderland, sketch: Sketch, kind: Kind, grade: int, words: Words | str) -> str:
    """Write a sketch as a puzzle file.

    Args:
        game: the flagship.
        sketch: the position, West to act.
        kind: the goal.
        grade: 1 to 3.
        words: what the player is told, or the title alone.

    Raises:
        ValueError: if West can't reach the goal.
    """
    record = sketch.record()
    state, goal = state_of(game.open(record)), Goal(kind, 0, 1)
    search = Solver(state, goal)
    length = search.length(state)
    if length >= FAR:
        raise ValueError("the goal can't be forced")
    ways = search.ways(state)
    solution = in_lines(state, next(search.solutions(state)))
    if isinstance(words, str):
        words = plain_words(kind, words, solution[0])
    lines = [
        f"format: {FORMAT}",
        f"title: {records.flow(words.title)}",
        f"grade: {grade}",
        f"goal: {kind}",
        f"themes: {records.flow(_themes(state, goal, (length, ways)))}",
        f"says: {records.flow(words.says)}",
        f"hint: {records.flow(words.hint)}",
        "solution:",
        *(f"  - {records.flow(line)}" for line in solution),
        f"winning_lines: {ways}",
        "record:",
        f"  format: {RECORD}",
        f"  game: {record.game}",
        f"  options: {records.flow(record.options)}",
    ]
    for key, value in record.setup.items():
        assert isinstance(value, Mapping)
        lines.append(f"  {key}:")
        lines.extend(f"    {name}: {records.flow(part)}" for name, part in value.items())
    return "\n".join([*lines, ""])


def _themes(state: State, goal: Goal, now: tuple[int, int]) -> list[Theme]:
    """The themes that matter; moving only where nothing else does."""
    found = [theme for theme in THEMES if matters(state, goal, theme, now)]
    return [theme for theme in found if theme != "moving"] or list(found)
