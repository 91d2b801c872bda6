"""What the camera over the table shows: what is laid and may be laid next, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.queries import laying
from wonderland.ui.boards.camera import BoardRegion, region_of
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.boards.overview import Overview, Spot
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import TRIMS
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table import lookout

MARGIN = 1.0
"""How many squares are seen beyond what matters."""
NEAR = 4.0
"""Enemies so many squares from what a side has laid matter to it."""
ALL_WORTH = 1.35
"""How much larger squares must become for it to leave out anything that lies on the table."""
HEAD = 0.35
"""How far whoever stands in a square rises above it, in squares."""
ELSEWHERE = (modes.OVER, modes.WAITING)
"""While others act, the whole table is seen."""
LAID = {"w": "front", "e": "bar"}
"""The colours of what each side laid, on the table in small."""


class Lookout(lookout.Lookout[Layout]):
    """Holds the camera over the table.

    Args:
        control: what the player has begun.
        questions: what he is asked.
        whole: where things lie while the camera sees the whole table.
        pointed: the squares that something points at.

    Attributes:
        below: says how much of the table's lower part a box covers, in logical pixels.
        calm: whether it comes close to all that lies on the table, whoever acts, and stays there.
    """

    most = 112.0
    apart = 6

    def __init__(
        self, control: Intent, questions: Questions, whole: Callable[[], Layout], pointed: Callable[[], Sequence[str]]
    ) -> None:
        super().__init__(whole)
        self.calm = False
        self.below: Callable[[], float] = lambda: 0.0
        self._control = control
        self._questions = questions
        self._pointed = pointed
        self._region = Kept[BoardRegion | None]()
        self._small = Kept[tuple[list[tuple[str, Spot]], list[tuple[str, Spot]]]]()

    @property
    def close(self) -> bool:
        """Whether less than the whole table is seen."""
        return self.layout().square > self._whole().square

    def update(self, elapsed: float, speed: float, *, fits: bool) -> bool:
        """Look anew at what matters and go on by some milliseconds; whether that shows.

        Args:
            elapsed: milliseconds.
            speed: how fast things move; 0 where they are there at once.
            fits: whether the camera comes closer by itself.
        """
        about, whole, state = self._questions.about(), self._whole(), self._control.state
        rows = queries.fixed(self._control.match).rows
        squares = [*about, *self._pointed()]
        asked = must = region_of(squares, rows, above=HEAD)
        covered = self._questions.high if about else 0.0
        if (fits or not self.calm) and not about and (lying := self.below()):
            covered, must = lying, self._fitted()
        close = self._fitted() if fits else None
        acts = state["active"], state["turn"], self._control.mode in ELSEWHERE
        turn = None if self.calm else acts
        return self._look_at(close, must, round(covered * whole.scale), elapsed, speed,
                             asked=asked, hidden=self._hides(squares), turn=turn)  # fmt: skip

    def overview(self) -> Overview:
        """The whole table in small, in the corner away from what is asked or laid."""
        layout, fixed = self.layout(), queries.fixed(self._control.match)
        laid, dots = self._small.of((self._control.state, fixed.images), self._in_small)
        goal = self._must or self._fits
        left = bool(goal and goal.centre[0] * layout.square + layout.board.left > layout.room.centerx)
        return Overview(layout, layout.room, laid, dots, fixed.rows, left=left)

    def _in_small(self) -> tuple[list[tuple[str, Spot]], list[tuple[str, Spot]]]:
        """The squares that are laid, and who stands where, each with its colour."""
        state, images = self._control.state, queries.fixed(self._control.match).images
        dots = [(TRIMS[b["id"][0]], column_and_row(b["square"])) for b in state["beings"]]
        dots += [(TRIMS[side], column_and_row(square)) for side, square in images.items()]
        laid = [(LAID[side], column_and_row(name)) for side in "we" for name in state["laid"][side]]
        return laid, dots

    # --- what it comes close to ----------------------------------------------------------------
    def _fitted(self) -> BoardRegion | None:
        """What the camera comes close to; None for the whole table, while others act."""
        control = self._control
        pointed = tuple(self._pointed()) if self.calm else ()
        key = (len(control.match.lines), control.match.to_act, control.match, pointed)
        return self._region.of(key, self._found)

    def _found(self) -> BoardRegion | None:
        control, state = self._control, self._control.state
        fixed, side = queries.fixed(control.match), control.seat
        if self.calm:
            return self._around({*self._lying(), *self._pointed()}, MARGIN / 2)
        if control.mode in ELSEWHERE or not state["laid"][side]:
            return None  # an Image alone is nothing to come near to
        own = {*state["laid"][side], fixed.images[side]}
        if state["phase"] == "summon":
            own.update(square for path in laying.whole(control.match, ()) for square in path)
        else:
            own.update(laying.first_squares(control.match) if state["active"] == side else ())
        own.update(b["square"] for b in state["beings"] if b["id"][0] == side)
        region = region_of(own, fixed.rows)
        assert region is not None
        near = region.grown(NEAR)
        others = [*(b["square"] for b in state["beings"]), *fixed.images.values()]
        own.update(square for square in others if near.holds(square, fixed.rows))
        close, everything = self._around(own, MARGIN), self._around(own | self._lying(), MARGIN)
        worth = self._square(close) > ALL_WORTH * self._square(everything)
        return close if worth else everything

    def _square(self, region: BoardRegion) -> float:
        """How large a square may be, in pixels, while all of a region is in the room."""
        room = self._whole().room
        return min(room.width / (region.right - region.left), room.height / (region.bottom - region.top))

    def _lying(self) -> set[str]:
        """The squares of all that is laid and that stands."""
        state, fixed = self._control.state, queries.fixed(self._control.match)
        squares = {square for laid in state["laid"].values() for square in laid}
        squares.update(b["square"] for b in state["beings"])
        return squares | set(fixed.images.values())

    def _around(self, squares: set[str], margin: float) -> BoardRegion:
        """The part of the table that holds some squares, of which there are some, and a margin."""
        fixed = queries.fixed(self._control.match)
        found = region_of(squares, fixed.rows)
        assert found is not None
        return found.grown(margin).within(fixed.columns, fixed.rows)
