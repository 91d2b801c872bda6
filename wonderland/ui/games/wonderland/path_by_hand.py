"""What a hand does with the dominoes of a path: turn them, lean them, put them down, draw the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.tracing import PATH_SQUARES


class PathByHand:
    """The dominoes of a path under the mouse and the keys.

    Args:
        control: what the player has begun.
        pointing: where he points.
        domino: what he is about to put down.
        hear: plays a sound.
    """

    def __init__(
        self, control: Intent, pointing: Pointing, domino: DominoInHand, hear: Callable[[str], object]
    ) -> None:
        self._control, self._pointing, self._domino = control, pointing, domino
        self._hear = hear

    @property
    def whole(self) -> bool:
        """Whether all of a path lies and wants only its start."""
        control = self._control
        return control.mode == modes.LAYING and len(control.path.laid) == PATH_SQUARES

    @property
    def entered(self) -> bool:
        """Whether Enter means to lay the path, the cursor being on no other start."""
        path = self._control.path
        others = [start for start in path.starts() if start != path.start] if self.whole else []
        return self.whole and self._pointing.cursor not in others

    def may_draw(self, square: str) -> bool:
        """Whether a path may be drawn from a square on: a click there is told when it is let go."""
        laying = self._control.mode == modes.LAYING
        return self._domino.held and (laying or square in self._domino.route.onward())

    def points_elsewhere(self) -> None:
        """Another square is pointed at: the domino in hand turns to fit, a refusal is over."""
        self._pointing.moved()
        square = self._pointing.square
        if self._domino.held:
            self._domino.route.pass_over(square)
            self._domino.settle()
        elif square and self.whole and square in self._control.path.starts():
            self._control.path.start_on(square)

    def lean(self, layout: Layout, square: str, at: tuple[int, int]) -> bool:
        """The domino in hand lies to where the mouse is within its square; whether it turned."""
        cell, turn = layout.cell(square), self._control.path.turn
        right, down = at[0] - cell.centerx, at[1] - cell.centery
        self._domino.lean(square, right / cell.width, -down / cell.height)
        return turn != self._control.path.turn

    def turn(self, way: int) -> None:
        """Turn the domino in hand."""
        self._domino.turn(way)
        self._hear("domino-turn")

    def wheel(self, notches: int) -> bool:
        """Turn the domino in hand, or go through the starts of a whole path; whether there is any."""
        way = 1 if notches > 0 else -1
        if self._domino.held:
            self.turn(way)
        elif self.whole:
            self._control.path.next_start(way)
        else:
            return False
        return True

    # --- putting down ----------------------------------------------------------------------------
    def lay_on(self, square: str) -> str | None:
        """Put the domino down there, or choose the start of a finished path: the line that lays it.

        Where no card is chosen yet, that which Enter would take is summoned.
        """
        self._take_card()
        if len(self._control.path.laid) == PATH_SQUARES:
            return self._control.path.lay() if self._control.path.start_on(square) else None
        if self._domino.put_on(square):
            self._hear("domino-lay")
        return None

    def lay_drawn(self, squares: Sequence[str]) -> None:
        """Put down the dominoes that were drawn."""
        self._take_card()
        if self._control.path.card and self._domino.put_drawn(squares):
            self._hear("domino-lay")

    def suggest(self) -> None:
        """Suggest a path for the card that Enter would take."""
        self._take_card()
        if self._control.path.card:
            self._control.path.suggest()

    def _take_card(self) -> None:
        """Summon the card that Enter would take, where none is chosen yet."""
        if self._control.mode == modes.SUMMONING:
            self._control.path.summon(self._control.path.summonable()[-1])
