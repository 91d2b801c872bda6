"""Nim with a stash as a drawn table."""

from wonderland.core.game import Event, View
from wonderland.core.message import say
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseBoard, Picture, Touch

COUNTER, NAME = 44.0, 40.0


class Heaps(Picture):
    """The heaps side by side."""

    def __init__(self, board: HouseBoard) -> None:
        super().__init__(board)
        self.places: dict[str, Rect] = {}

    def draw(self, canvas: Canvas, box: Box, seen: View, hand: Hand, touch: Touch) -> None:
        canvas.fill(box.rect(canvas), "felt", 8)
        heaps = seen["heaps"]
        assert isinstance(heaps, list)
        for heap, place in enumerate(box.columns(REST, REST, REST), 1):
            self.places[f"heap-{heap}"] = place.rect(canvas)
            above, name = place.rows(REST, NAME)
            line_in(canvas, name, say("Heap {n}", n=heap), colour="bar-text", align=CENTRE)
            act, spoken = touch(attempt=f"add {heap}"), say("Add your stash to heap {n}", n=heap)
            canvas.ring(canvas.region(f"add-{heap}", name.rect(canvas), act, spoken))
            count = heaps[heap - 1]
            side = min(COUNTER, above.height / max(1, count))
            for n, counter in enumerate(above.rows(REST, *[side] * count)[1:], 1):
                rect = counter.fitted(side).rect(canvas)
                canvas.disc(rect.center, 0.42 * rect.width, "west")
                spoken = say("Take {n} of heap {heap}", n=n, heap=heap)
                act = touch(attempt=f"take {heap} {n}")
                canvas.ring(canvas.region(f"take-{heap}-{n}", rect, act, spoken))

    def asks(self, hand: Hand, seen: View) -> Foot:
        return Foot(say("Click a counter: it goes with all above it. A name adds your stash."))

    def length(self, event: Event) -> float:
        return 500.0  # for so many milliseconds each event is looked at

    def place(self, name: str) -> Rect | None:
        return self.places.get(name)  # a lesson points at it

    def about(self, seat: str, seen: View) -> str:
        stashes = seen["stashes"]
        assert isinstance(stashes, dict)
        return say("stash {n}", n="?" if stashes[seat] is None else stashes[seat])
