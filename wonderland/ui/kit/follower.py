"""What a magnifier moves to by itself: what has come up on a screen that is larger than its window."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.ui.kit.canvas import Canvas, Rect, Region
from wonderland.ui.kit.magnifier import Magnifier
from wonderland.ui.kit.shown import Shown


class Follower:
    """Moves a magnifier over what is asked, a box that has come up, and where one points.

    Args:
        magnifier: it.

    Attributes:
        asked: where on the page is what is asked for now: what Enter means, and what may be taken.
    """

    def __init__(self, magnifier: Magnifier) -> None:
        self._magnifier = magnifier
        self.asked: Sequence[Rect] = ()
        self._known: tuple[object, ...] = ()
        self._meant: tuple[object, ...] = ()
        self._boxes: set[tuple[int, ...]] = set()
        self._pointed: tuple[int, ...] = ()

    def follow(self, scene: Shown, canvas: Canvas) -> None:
        """Move to what has come up since the last drawing; what matters most comes last."""
        if not self._magnifier.larger:
            self.asked = ()
            return
        boxed = self._follow_boxes(canvas)
        self._follow_asked(scene, canvas, boxed=boxed)
        self._follow_pointed(scene)

    def _follow_asked(self, scene: Shown, canvas: Canvas, *, boxed: bool) -> None:
        """To what is asked for, where that is something else now, or a box has come up to ask it."""
        meant, open_now = _meant(scene, canvas), _open(scene, canvas)
        self.asked = [meant.rect, *open_now] if meant else open_now
        meaning = (id(scene), meant.key, meant.spoken) if meant else ()
        known = (id(scene), meaning, tuple(map(tuple, open_now)))
        came = meaning not in ((), () if boxed else self._meant)
        another = boxed or known != self._known
        self._meant, self._known = meaning, known
        if another and self.asked:
            self._bring(_row(meant, canvas) if meant and came else None, open_now)

    def _bring(self, row: Rect | None, open_now: Sequence[Rect]) -> None:
        """Bring what is asked for into view, all of it if that has room there.

        Args:
            row: what Enter means now and did not before, with the words beside it.
            open_now: what else may be taken.
        """
        view, asked = self._magnifier, list(self.asked)
        if view.fits(whole := asked[0].unionall([*asked, row] if row else asked)):
            view.show(whole)
        elif row:
            view.show(row if view.fits(row) else asked[0])
        elif open_now and not any(view.seen.contains(one) for one in self.asked):
            view.show(view.nearest(open_now))

    def _follow_boxes(self, canvas: Canvas) -> bool:
        """To a box that has come up and can be answered; whether one has."""
        boxes = {
            tuple(cover.rect)
            for cover in canvas.covers
            if any(cover.rect.contains(one.rect) for one in canvas.regions[cover.under :])
        }
        new, self._boxes = sorted(boxes - self._boxes), boxes
        for box in new:
            self._magnifier.show(Rect(box))
        return bool(new)

    def _follow_pointed(self, scene: Shown) -> None:
        """To where one looks, where that is elsewhere now."""
        pointed = scene.pointed()
        place = tuple(pointed) if pointed else ()
        if pointed and place != self._pointed:
            self._magnifier.show(pointed)
        self._pointed = place


def _meant(scene: Shown, canvas: Canvas) -> Region | None:
    """The control that Enter means, where it can be used."""
    wanted = scene.first_focus() if scene.leads else ""
    found = (one for one in canvas.regions if one.key == wanted and one.act)
    return next(found, None)


def _row(meant: Region, canvas: Canvas) -> Rect:
    """A control with the words at its left, which say what is asked."""
    rect = meant.rect
    words = [one.rect for one in canvas.texts if rect.top <= one.rect.centery <= rect.bottom]
    left = min([one.left for one in words], default=rect.left)
    return rect.union(Rect(left, rect.top, 1, rect.height))


def _open(scene: Shown, canvas: Canvas) -> list[Rect]:
    """What else may be taken now, or is asked about."""
    picks = [one.rect for one in canvas.regions if one.picks and one.act]
    found = [*picks, *scene.asked(), *scene.offered()] if scene.leads else []
    return [one for one in found if one.width and one.height]
