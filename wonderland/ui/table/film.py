"""A film as it is played: of a line's events only those are in the picture that were seen.

The match is already where the line led. Shown is first the view before it, then what each frame's
view says, once all the effects that tell of its event have been seen; at the end the match's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.ui.kit.motion import EffectPlayer

Form = TypeVar("Form")


class Ahead(NamedTuple):
    """A frame that is still to be seen, and when it will have been, in milliseconds of the show."""

    frame: Frame
    by: float


class FilmPlayer(Generic[Form]):
    """Plays films beside the effects that tell them.

    Args:
        show: the effects that are under way.
        told: hears of each event once it has been seen.
    """

    def __init__(
        self, show: EffectPlayer, told: Callable[[Event], object] = lambda _: None
    ) -> None:
        self._show = show
        self._told = told
        self._shown: Form | None = None
        self._see: Callable[[Frame], Form] | None = None
        self._ahead: list[Ahead] = []

    def begin(self, before: Form, see: Callable[[Frame], Form]) -> None:
        """Begin a film, after what is still under way.

        Args:
            before: the view before it.
            see: gives the view of whoever looks on.
        """
        self._see = see
        if not self._show.holding:
            self._shown = self.view(before)

    def add(self, frame: Frame) -> None:
        """Go on with a frame, whose effects have just been staged."""
        self._ahead.append(Ahead(frame, self._show.end))

    @property
    def under_way(self) -> Event | None:
        """The event that is being seen, None where all have been."""
        return self._ahead[0].frame.event if self._show.holding and self._ahead else None

    @property
    def unseen(self) -> int:
        """How many frames are still to be seen."""
        return len(self._ahead) if self._show.holding else 0

    @property
    def shown(self) -> Form | None:
        """The view that is shown while anything is under way."""
        return self._shown

    def view(self, now: Form) -> Form:
        """The view that is shown; ``now`` is the match's own."""
        holding, frame = self._show.holding, None
        while self._ahead and (not holding or self._ahead[0].by <= self._show.now):
            frame = self._ahead.pop(0).frame
            self._told(frame.event)
        if not holding:
            self._shown = None
        elif frame and self._see:
            self._shown = self._see(frame)
        return now if self._shown is None else self._shown
