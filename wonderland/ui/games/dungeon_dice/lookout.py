"""What the camera over the table shows: in lessons and puzzles what lies there, always what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wonderland.ui.boards.camera import BoardRegion, region_of
from wonderland.ui.boards.grid import RISE
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.table import lookout

MARGIN, REACH = 1.0, 4.0
"""How many squares are seen beyond what lies there; and while a net is laid, which may go so far."""
NEAR = 3.0
"""A Master so many squares from all that lies there is left out."""


class Lookout(lookout.Lookout[Layout]):
    """Holds the camera over the table.

    Args:
        control: what the player has begun.
        seen: what is drawn.
        whole: where things lie while the camera sees the whole table.

    Attributes:
        below: says how much of the table's lower part something covers, in pixels.
        fits: whether it comes close to what lies there, as in lessons and puzzles.
        moving: whether it is on its way.
    """

    most = 84.0
    apart = 8

    def __init__(self, control: Intent, seen: MatchView, whole: Callable[[], Layout]) -> None:
        super().__init__(whole)
        self.below: Callable[[], int] = lambda: 0
        self.fits = False
        self.moving = False
        self._control = control
        self._seen_on = seen

    def update(self, elapsed: float, speed: float, *, wanted: bool) -> bool:
        """Look anew at what matters and go on by some milliseconds; whether that shows.

        Args:
            elapsed: milliseconds.
            speed: how fast things move; 0 where they are there at once.
            wanted: whether it comes close by itself.
        """
        if self._control.mode == modes.LAYING and not self.fits:
            self.camera.closer = 1.0  # a net may go anywhere
        whole, asked = self._whole(), self._control.mode in modes.ASKED
        close = self.camera.closer > 1.0 or (wanted and self.fits)
        # While something is asked there is too little room beside a frame.
        fits = self._fitted(whole) if close and not asked else None
        about = self._seen_on.about()
        marked = _region(about, whole)
        must = marked if asked else None
        covered = self.below() if fits or must else 0
        must = must or (fits if covered else None)
        match = self._control.match
        hidden, turn = self._hides(about), (match.active, match.turn, close)
        went = self._look_at(fits, must, covered, elapsed, speed, asked=marked, hidden=hidden, turn=turn)
        wish = self._wish(whole)
        self.moving = went and self.camera.see(wish) != self.camera.goal(wish)
        return went

    def zoom(self, notches: int) -> None:
        """Bring the camera closer to what lies there by notches of the wheel; 0 for the whole table."""
        super().zoom(notches)
        if not self.fits:
            self.camera.closer = max(1.0, self.camera.closer) if notches else 1.0

    def _fitted(self, whole: Layout) -> BoardRegion | None:
        """What lies on the table and is pointed at, with room for a net where one is laid."""
        shown = self._seen_on.shown
        lying = {*self._seen_on.about(), *(one["square"] for one in shown["monsters"].values())}
        lying.update(*shown["laid"].values())
        found = _region(lying, whole)
        if found is None:
            return None
        near = found.grown(NEAR)
        lying |= {slot for slot in whole.slots.values() if near.holds(slot, whole.rows)}
        found = _region(lying, whole)
        assert found is not None
        margin = REACH if self._control.mode in (modes.LAYING, modes.CHOOSING) else MARGIN
        return found.grown(margin).within(whole.columns, whole.rows)


def _region(squares: Iterable[str], whole: Layout) -> BoardRegion | None:
    """The smallest part of the table that holds some squares and who stands there; None for none."""
    return region_of(squares, whole.rows, above=2 * RISE)
