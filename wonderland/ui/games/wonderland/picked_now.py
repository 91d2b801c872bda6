"""What the panel's box speaks of now: a card, a being, or who acted last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.demonstration import Demonstration
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.highlighter import Highlighter
from wonderland.ui.games.wonderland.highlights import acted_last, being_for, card_for, each_level
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.games.wonderland.picked_box import LEAST
from wonderland.ui.games.wonderland.presentation import TablePresentation
from wonderland.ui.games.wonderland.under_hoods import UnderHoods
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.kept import Kept


class PickedNow:
    """Finds it: what is pointed at before what is picked, and last who acted last.

    Args:
        control: what the player has begun.
        presentation: what is still to be seen.
        highlighter: what is said of what is picked.
        demonstration: what a lesson shows in motion.
        hoods: what is known of unknown beings.
        frame: what a lesson or a puzzle lays over the table, None without one.
        open_now: whether a side's pool may be seen now.
    """

    def __init__(
        self, control: Intent, presentation: TablePresentation, highlighter: Highlighter,
        demonstration: Demonstration, hoods: UnderHoods, frame: Callable[[], Frame[Layout] | None],
        open_now: Callable[[str], bool],
    ) -> None:  # fmt: skip
        self._control, self._presentation = control, presentation
        self._highlighter, self._demonstration = highlighter, demonstration
        self._hoods, self._frame, self._open = hoods, frame, open_now
        self._last = Kept[Picked | None]()
        self._last_shown: Picked | None = None

    @property
    def may_summon(self) -> bool:
        """Whether a card may be summoned now, and what fell may be told."""
        return self._control.mode == modes.SUMMONING and self._presentation.before is None

    def said(self, canvas: Canvas, best: Picked | None, *, coach: bool) -> Picked | None:
        """What the panel's box says; while dice tumble nothing, for it would tell how they fall.

        Args:
            canvas: what is drawn on, with the pointer.
            best: the being that did most, once that is to be shown.
            coach: whether a path is spoken of while it is laid.
        """
        if self._presentation.before:
            return None
        said = best or self._pointed_card(canvas) or self._highlighter.picked(coach=coach)
        said = said or self._pointed_being() or self._acted_last(canvas)
        return said or (each_level(self._control) if self._open(self._control.seat) else None)

    def _acted_last(self, canvas: Canvas) -> Picked | None:
        """The being that acted last, where there is room for it and nothing else is to be said.

        What is known of hoods comes first. What is still being shown is not told before.
        """
        control = self._control
        busy = self._frame() is not None or control.mode in (modes.SUMMONING, modes.LAYING)
        if busy or self._hoods.known() or canvas.height < LEAST:
            return None
        if not self._presentation.show.running:
            key = (control.match, len(control.match.lines))
            self._last_shown = self._last.of(key, lambda: acted_last(control))
        return self._last_shown

    def _pointed_being(self) -> Picked | None:
        """The card of the being that a lesson points at, where it speaks of that one alone."""
        if self.may_summon:
            return None  # the cards of those who may come are shown
        frame = self._frame()
        squares = frame.squares() if frame else ()
        beings = [b["id"] for b in self._control.state["beings"] if b["square"] in squares]
        said = being_for(self._control, beings[0]) if len(beings) == 1 else None
        return replace(said, count=self._demonstration.count) if said else None

    def _pointed_card(self, canvas: Canvas) -> Picked | None:
        """What the card under the mouse would be, while cards are chosen."""
        verb, _, name = canvas.pointer.hover.partition("-")
        choosing = self._control.mode in (modes.CHOOSING, modes.SUMMONING)
        cards = queries.fixed(self._control.match).cards[self._control.seat]
        if not choosing or verb not in ("card", "summon") or name not in cards:
            return None
        if self.may_summon and name not in self._control.path.summonable():
            return None  # the mouse rests where it chose a die
        return card_for(self._control, name)
