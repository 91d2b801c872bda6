"""What mouse and keyboard do at the table, where no control took them."""

from __future__ import annotations

from functools import partial

import pygame

from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.lookout import Lookout
from wonderland.ui.games.dungeon_dice.pointing import SQUARE, focused, next_square
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.table import input as table_input
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.table import Table


class TableInput(table_input.TableInput):
    """Turns events into what the player means.

    Args:
        table: the table, at which he does it.
        control: what he has begun.
        view: what is drawn.
        asides: what can be put away.
        lookout: the camera.
    """

    def __init__(
        self, table: Table, control: Intent, view: MatchView, asides: Asides,
        lookout: Lookout,
    ) -> None:  # fmt: skip
        super().__init__(table, asides, lookout.zoom)
        self._control = control
        self._view = view
        self._layout = lookout.layout
        self._mouse: tuple[int, int] | None = None

    # --- the mouse -----------------------------------------------------------------------------------
    def _square_at(self, position: tuple[int, int]) -> str:
        """The square at a place; ``""`` off the table, or where something lies over it."""
        over = [self._view.asked, *self._view.noted]
        if frame := self._view.frame:
            over.append(frame.where(self._app.canvas, self._layout()))
        if any(box and box.collidepoint(position) for box in over):
            return ""
        return self._layout().at(position) or ""

    def _moved(self, at: tuple[int, int]) -> bool:
        stirred = self._view.panel.log.point(at)
        self._mouse = at
        square = self._square_at(at)
        if square == self._view.pointed:
            return stirred
        self._view.pointed = square
        if square and self._control.mode == modes.LAYING:
            self._control.laying.move_to(square)
        return True

    def _pressed(self, event: pygame.event.Event) -> bool:
        """A press on the table beside every control, or with another button."""
        control = self._control
        if event.button == 3 and control.mode == modes.LAYING:
            self._table.do(control.laying.turn)
            return True
        if event.button != 1:
            return event.button == 3 and self._put_back()
        square = self._square_at(event.pos)
        return self._press_square(square) if square else self._put_back()

    def _press_square(self, square: str) -> bool:
        """A press on a square of the table."""
        control = self._control
        if control.mode == modes.LAYING:
            self._table.do(partial(self._lay_at, square))
        elif control.mode in (modes.ACTING, modes.PLACING):
            self._table.do(partial(control.acting.press, square))
        elif control.mode == modes.ANSWERING:
            self._aim_answer(square)
        else:
            return self._put_back()
        return True

    def _lay_at(self, square: str) -> str | None:
        """The line that unfolds where the net lies already; elsewhere it is only shifted there."""
        laying = self._control.laying
        if laying.start != square:
            laying.move_to(square)
            return None
        return laying.unfold()

    def _aim_answer(self, square: str) -> None:
        """A click on a monster chooses its answer, or aims the one that is chosen at it."""
        asking, standing = self._control.asking, self._control.acting.standing(square)
        for name in (square, standing):
            if name and asking.aim_at(name):
                return
        for index, answer in enumerate(asking.answers()):
            if answer.monster == standing:
                asking.choose(index)
                return

    def _wheel(self, event: pygame.event.Event) -> bool:
        over = self._mouse and self._layout().felt.collidepoint(self._mouse)
        if over and self._control.mode == modes.LAYING:
            self._control.laying.turn(-1 if event.y > 0 else 1)
        elif over:
            self._zoom(event.y)
        else:
            self._table.board.log.scroll(event.y)
        return True

    # --- the keyboard --------------------------------------------------------------------------------
    def _zooms(self) -> bool:
        return self._control.mode != modes.LAYING

    def _put_back(self) -> bool:
        return super()._put_back() | self._leave_square()

    def _own_key(self, event: pygame.event.Event) -> bool:
        """Keys of what has no control of its own."""
        means, control = self._app.means, self._control
        laying, answering = control.mode == modes.LAYING, control.mode == modes.ANSWERING
        if laying and means(event, "next-place"):
            self._table.do(control.laying.next_place)
            self._app.pointer.focus_shown = False
        elif laying and not means(event, "next-one"):
            return self._pick_net(event)
        elif not means(event, "next-one"):
            return False
        elif laying:
            self._table.do(control.laying.pick_next)
            self._app.pointer.focus_shown = False
        elif control.mode == modes.ACTING:
            self._table.do(control.acting.pick_next)
            self._focus_picked()
        elif answering:
            self._table.do(control.asking.choose_next)
        else:
            return False
        return True

    def _pick_net(self, event: pygame.event.Event) -> bool:
        """1 to 9 take up the nets from the first on."""
        for number, letter in enumerate(self._control.facts.letters[:9], start=1):
            if self._app.means(event, f"pick-{number}"):
                self._table.do(partial(self._control.laying.pick, letter))
                self._app.pointer.focus_shown = False
                return True
        return False

    def _focus_picked(self) -> None:
        """Let the focus follow who was taken up by a key."""
        control = self._control
        if control.acting.picked:
            slot, picked = self._layout().slots[control.seat], control.acting.picked
            square = slot if picked == MASTER else control.acting.square_now(picked)
            pointer = self._app.pointer
            pointer.focus, pointer.focus_shown = f"{SQUARE}{square}", True

    def _leave_square(self) -> bool:
        """Take the focus from the squares, so that Enter is the primary button; whether it was there."""
        pointer = self._app.pointer
        there = bool(focused(pointer)) and self._control.mode in (modes.ACTING, modes.PLACING)
        if there:
            pointer.focus_shown = False
            self._view.pointed = ""
        return there

    def _arrow(self, dx: int, dy: int) -> bool:
        """Arrows shift the net in hand, and go from square to square on the table."""
        control, pointer = self._control, self._app.pointer
        if control.mode == modes.LAYING:
            control.laying.shift(dx, dy)
            pointer.focus_shown = False  # Enter unfolds it now, whatever had the focus before
            return True
        if control.mode not in (modes.ACTING, modes.PLACING):
            return False
        now, regions = focused(pointer), self._app.canvas.regions
        if not now:
            first = next((r.key for r in regions if r.key.startswith(SQUARE)), "")
            if not first or (pointer.focus_shown and pointer.focus):
                return False
            pointer.focus, pointer.focus_shown = first, True
        elif square := next_square(regions, now, dx, dy):
            pointer.focus = f"{SQUARE}{square}"
        return True
