"""What the camera over the table shows: in lessons and puzzles what lies there, always what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.camera import BoardRegion, Camera, Wish, best
from wonderland.ui.boards.grid import RISE, column_and_row
from wonderland.ui.games.dungeon_dice import intent as modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout

MARGIN, REACH = 1.0, 4.0
"""How many squares are seen beyond what lies there; and while a net is laid, which may go so far."""
NEAR = 3.0
"""A Master so many squares from all that lies there is left out."""
MOST = 84.0
"""The largest that squares may become, in logical pixels."""
APART = 8


class Wanted(Protocol):
    """What the camera asks of the screen."""

    def about(self) -> Sequence[str]:
        """The squares that a question is about, or else those that are pointed at."""
        ...

    @property
    def shown(self) -> StateForm:
        """The view that is shown."""
        ...


class Lookout:
    """Holds the camera over the table.

    Args:
        control: what the player has begun.
        seen: what is drawn.
        whole: where things lie while the camera sees the whole table.

    Attributes:
        camera: it.
        below: says how much of the table's lower part something covers, in pixels.
        fits: whether it comes close to what lies there, as in lessons and puzzles.
        moving: whether it is on its way.
    """

    def __init__(self, control: Intent, seen: Wanted, whole: Callable[[], Layout]) -> None:
        self.camera = Camera()
        self.below: Callable[[], int] = lambda: 0
        self.fits = False
        self.moving = False
        self._control = control
        self._seen = seen
        self._whole = whole
        self._wished: Wish | None = None

    def layout(self) -> Layout:
        """Where things lie as the camera sees them now."""
        whole = self._whole()
        wish = self._wished
        if wish is None or wish.room != whole.room or wish.rest != whole.rest:
            wish = self._wish(whole)
            self._wished = wish
        return whole.seen(self.camera.see(wish))

    def update(self, elapsed: float, speed: float, *, wanted: bool) -> bool:
        """Look anew at what matters and go on by some milliseconds; whether that shows.

        Args:
            elapsed: milliseconds.
            speed: how fast things move; 0 where they are there at once.
            wanted: whether it comes close by itself.
        """
        whole = self._whole()
        if self._control.mode == modes.LAYING and not self.fits:
            self.camera.closer = 1.0  # a net may go anywhere
        closer = self.camera.closer > 1.0
        self._wished = self._wish(whole, close=closer or (wanted and self.fits))
        went = self.camera.update(self._wished, elapsed, speed)
        goal = best(self._wished, self.camera.closer)
        self.moving = went and self.camera.see(self._wished) != goal
        return went

    def zoom(self, notches: int) -> None:
        """Bring the camera closer to what lies there by notches of the wheel; 0 for the whole table."""
        if self.fits:
            self.camera.zoom(notches) if notches else self.camera.whole()
            return
        self.camera.zoom(notches)
        self.camera.closer = max(1.0, self.camera.closer) if notches else 1.0

    def _wish(self, whole: Layout, *, close: bool = False) -> Wish:
        asked = self._control.mode in modes.ASKED  # then there is too little room beside a frame
        fits = self._fitted(whole) if close and not asked else None
        must = region_of(self._seen.about(), whole.rows) if asked else None
        covered = self.below() if fits or must else 0
        must = must or (fits if covered else None)
        return Wish(
            room=whole.room, columns=whole.columns, rows=whole.rows, fits=fits, must=must,
            covered=covered + APART if covered else 0, most=MOST * whole.scale, rest=whole.rest,
        )  # fmt: skip

    def _fitted(self, whole: Layout) -> BoardRegion | None:
        """What lies on the table and is pointed at, with room for a net where one is laid."""
        shown = self._seen.shown
        lying = {square for laid in shown["laid"].values() for square in laid}
        lying |= {str(one["square"]) for one in shown["monsters"].values()}
        lying |= set(self._seen.about())
        found = region_of(lying, whole.rows)
        if found is None:
            return None
        near = found.grown(NEAR)
        lying |= {slot for slot in whole.slots.values() if near.holds(slot, whole.rows)}
        found = region_of(lying, whole.rows)
        assert found is not None
        margin = REACH if self._control.mode in (modes.LAYING, modes.CHOOSING) else MARGIN
        return found.grown(margin).within(whole.columns, whole.rows)


def region_of(squares: Iterable[str], rows: int) -> BoardRegion | None:
    """The smallest part of the table that holds some squares and who stands there; None for none."""
    places = [column_and_row(name) for name in squares]
    if not places:
        return None
    columns, ranks = [column for column, _ in places], [row for _, row in places]
    top = rows - 1 - max(ranks) - 2 * RISE
    return BoardRegion(min(columns), top, max(columns) + 1, rows - min(ranks))
