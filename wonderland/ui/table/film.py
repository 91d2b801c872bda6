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
    """

    def __init__(self, show: EffectPlayer) -> None:
        self.show = show
        self._shown: Form | None = None
        self._see: Callable[[Frame], Form] | None = None
        self._ahead: list[Ahead] = []
        self._seen: list[Event] = []

    def begin(self, before: Form, see: Callable[[Frame], Form]) -> None:
        """Begin a film, after what is still under way.

        Args:
            before: the view before it.
            see: gives the view of whoever looks on.
        """
        self._see = see
        if not self.show.holding:
            self._shown = self.view(before)

    def add(self, frame: Frame) -> None:
        """Go on with a frame, whose effects have just been staged."""
        self._ahead.append(Ahead(frame, self.show.end))

    @property
    def under_way(self) -> Event | None:
        """The event that is being seen, None where all have been."""
        return self._ahead[0].frame.event if self.show.holding and self._ahead else None

    @property
    def holding(self) -> bool:
        """Whether something is still to be seen that holds the table up."""
        return self.show.holding

    @property
    def running(self) -> bool:
        """Whether anything is still to be seen."""
        return self.show.running

    @property
    def moves(self) -> bool:
        """Whether how things came is still to be seen: a press means only faster then."""
        return self.holding

    @property
    def holds_up(self) -> bool:
        """Whether agents and chance wait for it."""
        return self.holding

    @property
    def telling(self) -> bool:
        """Whether it is how a roll or a question comes out."""
        return False

    def update(self, elapsed: float) -> None:
        """Show on by some milliseconds."""
        self.show.update(elapsed)

    def drop(self) -> None:
        """Show the truth at once."""
        self.show.skip()

    def hasten(self) -> None:
        """Show at once what moves, as whoever asks for no more of it is to see it."""
        self.drop()

    def take_seen(self) -> list[Event]:
        """The events that have been seen since this was asked last."""
        self._go_on()
        seen, self._seen = self._seen, []
        return seen

    def forget(self) -> None:
        """Show and tell nothing of what has happened: the match stands elsewhere now."""
        self.drop()
        self._ahead.clear()
        self._go_on()
        self._seen.clear()

    @property
    def shown(self) -> Form | None:
        """The view that is shown while anything is under way."""
        return self._shown

    def view(self, now: Form) -> Form:
        """The view that is shown; ``now`` is the match's own."""
        self._go_on()
        return now if self._shown is None else self._shown

    def _go_on(self) -> None:
        """Come to what has been seen by now; all has, where nothing holds the table up."""
        holding, frame = self.show.holding, None
        while self._ahead and (not holding or self._ahead[0].by <= self.show.now):
            frame = self._ahead.pop(0).frame
            self._seen.append(frame.event)
            self.told(frame.event)
        if not holding:
            self._shown = None
        elif frame and self._see:
            self._shown = self._see(frame)

    def told(self, event: Event) -> None:
        """Hear of an event that has just been seen."""
