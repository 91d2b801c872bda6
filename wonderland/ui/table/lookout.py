"""What the camera over a table of squares shows: what it comes close to is the game's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from pygame import Rect

from wonderland.ui.boards.board_layout import BoardLayout
from wonderland.ui.boards.camera import BoardRegion, Camera, Wish
from wonderland.ui.kit.kept import Kept

LAP = 4
"""By how many pixels a box may lie over the edge of a square."""
Layout = TypeVar("Layout", bound=BoardLayout)


class Lookout(Generic[Layout]):
    """Holds the camera over a table of squares.

    Args:
        whole: where things lie while the camera sees the whole table.

    Attributes:
        camera: it.
        most: the largest that squares may become, in logical pixels.
        apart: how many pixels stay free above what covers the table's lower part.
        boxes: says where boxes lie over the table, as the camera sees it.
    """

    most: float
    apart: int

    def __init__(self, whole: Callable[[], Layout]) -> None:
        self.camera = Camera()
        self.boxes: Callable[[Layout], Sequence[Rect]] = lambda _: ()
        self._whole = whole
        self._fits: BoardRegion | None = None
        self._must: BoardRegion | None = None
        self._asked: BoardRegion | None = None
        self._covered = 0
        self._hidden = False
        self._turn: object = None
        self._seen = Kept[Layout]()

    def layout(self) -> Layout:
        """Where things lie as the camera sees them now."""
        whole = self._whole()
        view = self.camera.see(self._wish(whole))
        return self._seen.of((whole, view), lambda: whole.seen(view))

    def _hides(self, squares: Iterable[str]) -> bool:
        """Whether a box lies over one of some squares."""
        layout = self.layout()
        cells = [layout.cell(square) for square in squares]
        return bool(cells) and any(box.inflate(-LAP, -LAP).collidelist(cells) >= 0 for box in self.boxes(layout))

    def _look_at(
        self, fits: BoardRegion | None, must: BoardRegion | None, covered: int,
        elapsed: float, speed: float, *, asked: BoardRegion | None, hidden: bool, turn: object,
    ) -> bool:  # fmt: skip
        """Go on by some milliseconds to what is wished for (``camera.Wish``); whether that shows."""
        self._fits, self._must, self._covered = fits, must, covered
        self._asked, self._hidden, self._turn = asked, hidden, turn
        return self.camera.update(self._wish(self._whole()), elapsed, speed)

    def _wish(self, whole: Layout) -> Wish:
        covered = self._covered + self.apart if self._covered else 0
        return Wish(
            room=whole.room, columns=whole.columns, rows=whole.rows, fits=self._fits,
            must=self._must, covered=covered, most=self.most * whole.scale, rest=whole.rest,
            asked=self._asked, hidden=self._hidden, turn=self._turn,
        )  # fmt: skip

    def zoom(self, notches: int) -> None:
        """Bring the camera closer by notches of the wheel; 0 for the whole table, or back."""
        self.camera.zoom(notches) if notches else self.camera.whole()
