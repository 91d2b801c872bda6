"""The puzzles of a game: their files, read one after another, and what is meant by a word."""

from __future__ import annotations

from pathlib import Path

from wonderland.content.yamlfile import load as load_yaml
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.puzzle import FORMAT, SUFFIX, Puzzle, Puzzles
from wonderland.games import registry

__all__ = ["FORMAT", "GRADES", "MEANT", "SUFFIX", "PuzzleSet", "check", "named", "paths", "puzzles", "puzzles_of"]
FOLDER = "puzzles"
GRADES = {1: say("one idea"), 2: say("two ideas together"), 3: say("in the right order")}
"""What the grades are called."""
MEANT = "puzzle:"
"""What stands before a puzzle's number, since lessons have numbers too."""


def puzzles_of(game: str) -> Puzzles:
    """The part of a game that knows its puzzles.

    Raises:
        BadInput: if it has none.
    """
    part = registry.parts(game).puzzles
    if part is None:
        raise BadInput([Problem(game, 0, say("{title} has no puzzles", title=registry.info(game).title))])
    return part


def check(path: Path) -> None:
    """Read a puzzle file and prove it.

    Raises:
        BadInput: with what is wrong in it, the first of what the proof finds.
    """
    data = load_yaml(path).data
    record = data.get("record") if isinstance(data, dict) else None
    game = record.get("game") if isinstance(record, dict) else None
    known = game if game in registry.names() else registry.names()[0]
    part = puzzles_of(str(known))
    part.prove(part.load(path))


class PuzzleSet:
    """A game's puzzles, read one after another, so that a window need not wait for all of them.

    Attributes:
        game: the game.
        paths: their files, in order.
        read: those that were read so far.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.paths = paths(game)
        self.read: list[Puzzle] = []

    def __len__(self) -> int:
        """How many there are, read or not."""
        return len(self.paths)

    def read_one(self) -> bool:
        """Read one more; whether there was one.

        Raises:
            BadInput: with all that is wrong in it.
        """
        if len(self.read) == len(self.paths):
            return False
        self.read.append(puzzles_of(self.game).load(self.paths[len(self.read)]))
        return True

    def all(self) -> list[Puzzle]:
        """Read the rest, and return all of them.

        Raises:
            BadInput: with what is wrong in the first that is wrong.
        """
        while self.read_one():
            pass
        return self.read


def paths(game: str) -> list[Path]:
    """List the files of a game's puzzles, in order; none where a game has none."""
    return sorted((registry.info(game).folder / FOLDER).glob(f"*{SUFFIX}"))


def named(shelf: PuzzleSet, word: str) -> Puzzle | None:
    """Find a puzzle by its name, or by ``puzzle:`` and its number or name; None where none is meant.

    Raises:
        BadInput: if the word says ``puzzle:`` and there is none of that.
    """
    meant = word.lower().removeprefix(MEANT)
    says_so = meant != word.lower()
    if not says_so and not any(meant in path.name for path in shelf.paths):
        return None
    for puzzle in shelf.all():
        names = (puzzle.name, f"{puzzle.number:02}-{puzzle.name}")
        if meant in names or (says_so and meant in (str(puzzle.number), f"{puzzle.number:02}")):
            return puzzle
    if says_so:
        what = say("there is no puzzle {meant}; there is puzzle:1 to puzzle:{last}", meant=meant, last=len(shelf))
        raise BadInput([Problem("learn", 0, what)])
    return None


def puzzles(game: str) -> list[Puzzle]:
    """Return a game's puzzles, in the order of their files; none where a game has none.

    Raises:
        BadInput: with all that is wrong in any of them.
    """
    found: list[Puzzle] = []
    problems: list[Problem] = []
    for path in paths(game):
        try:
            found.append(puzzles_of(game).load(path))
        except BadInput as bad:
            problems.extend(bad.problems)
    if problems:
        raise BadInput(problems)
    return found
