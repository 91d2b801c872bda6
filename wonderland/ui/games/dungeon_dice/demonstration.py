"""What a lesson's step shows in motion: a net unfolding from its start square, or turned again and again."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.lesson_words import MarksModel, NetModel
from wonderland.ui.boards.grid import column_and_row, square_name
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.marks import Cell
from wonderland.ui.kit.beats import Beats

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Demonstration:
    """Shows it again and again, until the player himself has a net in hand.

    Args:
        intent: what the player has begun.
        shows: what is to be shown, as the lessons mark it; None for nothing.
    """

    def __init__(self, intent: Intent, shows: Callable[[], object]) -> None:
        self._intent = intent
        self._shows = shows
        self._beats = Beats()

    def update(self, elapsed: float, *, moving: bool) -> bool:
        """Go on by some milliseconds; whether something else is seen.

        Args:
            elapsed: milliseconds.
            moving: whether things may move.
        """
        pictures = self._pictures()
        return self._beats.update(elapsed, tuple(pictures), len(pictures), moving=moving)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The squares that are seen as floor now, the start square first."""
        shown = self._pictures()[: self._beats.shown]
        return shown[-1] if shown else ()

    @property
    def squares(self) -> tuple[str, ...]:
        """Every square that is floor at any time, which has to be in sight."""
        return tuple({square_name(*cell): None for cells in self._pictures() for cell in cells})

    def _pictures(self) -> list[tuple[Cell, ...]]:
        """The floor from beat to beat: a single net grows square by square."""
        marks = self._shows()
        if not isinstance(marks, MarksModel) or self._intent.mode == modes.LAYING:
            return []
        nets = [cells for one in marks.nets if (cells := self._cells(one))]
        return nets if len(nets) != 1 else [nets[0][: n + 1] for n in range(len(nets[0]))]

    def _cells(self, shown: NetModel) -> tuple[Cell, ...]:
        """The squares of a net on its start square, each beside one before it.

        None of them where it may not lie there: what the learner has laid may be in its way.
        """
        intent = self._intent
        ghost = queries.laying.ghost(intent.match, intent.seat, shown.net, shown.start)
        if ghost.refused:
            return ()
        left = [column_and_row(name) for name in ghost.squares]
        found = [left.pop(0)]
        for x, y in found:
            for dx, dy in STEPS:
                if (x + dx, y + dy) in left:
                    left.remove((x + dx, y + dy))
                    found.append((x + dx, y + dy))
        return tuple(found)
