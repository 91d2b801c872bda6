"""What a lesson's step shows in motion: a path laid domino by domino, a card's pips counted."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.lesson_words import MarksModel
from wonderland.games.wonderland.named_line import ends
from wonderland.games.wonderland.queries import laying
from wonderland.ui.games.wonderland.board import Ghost
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pip_count import PipCount, counting
from wonderland.ui.games.wonderland.pointing import DominoInHand
from wonderland.ui.kit.beats import Beats


class Demonstration:
    """Shows it again and again, until the player himself begins to lay a path.

    Args:
        control: what the player has begun.
        domino: what he is about to put down.
        shows: what is to be shown, as the lessons mark it; None for nothing.
    """

    def __init__(self, control: Intent, domino: DominoInHand, shows: Callable[[], object]) -> None:
        self._control = control
        self._domino = domino
        self._shows = shows
        self._beats = Beats()
        self._moving = False

    def update(self, elapsed: float, *, moving: bool) -> bool:
        """Go on by some milliseconds; whether something else is seen.

        Args:
            elapsed: milliseconds.
            moving: whether things may move.
        """
        self._moving = moving
        marks = self._marks()
        parts = len(self._path(marks)) or len(self._counting(marks))
        subject = (marks, len(self._control.match.lines)) if parts else None
        return self._beats.update(elapsed, subject, parts, moving=moving)

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """The dominoes of the path that are seen now, and whether each may lie there."""
        return tuple(self._path(self._marks())[: self._beats.shown])

    @property
    def squares(self) -> tuple[str, ...]:
        """The squares of the whole path, which have to be in sight from the first."""
        path = self._path(self._marks())
        return tuple(square for pair, _ in path for square in pair)

    @property
    def count(self) -> PipCount | None:
        """How far the pips are counted; None where nothing is, or nothing may move."""
        found = self._counting(self._marks())
        shown = self._beats.shown
        return found[shown - 1] if self._moving and 0 < shown <= len(found) else None

    def _marks(self) -> MarksModel | None:
        marks = self._shows()
        return marks if isinstance(marks, MarksModel) else None

    def _path(self, marks: MarksModel | None) -> list[Ghost]:
        """The dominoes up to the first that the rules refuse; none once the player lays his own."""
        found: list[Ghost] = []
        if marks is None or self._lays():
            return found
        squares: list[str] = []
        for domino in marks.path:
            squares += ends(domino)
            fits = laying.refusal(self._control.match, squares) is None
            found.append((ends(domino), fits))
            if not fits:
                break
        return found

    def _lays(self) -> bool:
        """Whether the player has laid a domino, or sees on the table where one would lie."""
        domino = self._domino
        return bool(self._control.path.laid or domino.whole or domino.route.drawn or domino.tried[0])

    def _counting(self, marks: MarksModel | None) -> list[PipCount]:
        if marks is None or not marks.pips:
            return []
        definitions = queries.fixed(self._control.match).definitions
        return counting(definitions.pips[definitions.cards[marks.beings[0][1:]].rank])
