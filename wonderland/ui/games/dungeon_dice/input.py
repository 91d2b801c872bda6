"""What mouse and keyboard do at the table, where no control took them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.lookout import Lookout
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.kit.canvas import Pointer, Region
from wonderland.ui.table import input as table_input
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.table import Table

SQUARE = "square-"


class TableInput(table_input.TableInput):
    """Turns events into what the player means.

    Args:
        table: the table, at which he does it.
        control: what he has begun.
        view: what is drawn.
        asides: what can be put away.
        lookout: the camera.
    """

    def __init__(self, table: Table, control: Intent, view: MatchView, asides: Asides, lookout: Lookout) -> None:
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
        laying = self._control.mode == modes.LAYING
        if event.button == 3 and laying:
            self._table.do(self._control.laying.turn)
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
        control = self._control
        if control.mode == modes.LAYING:
            return self._key_of_net(event)
        if not self._app.means(event, "next-one"):
            return False
        if control.mode == modes.ACTING:
            self._table.do(control.acting.pick_next)
            self._focus_picked()
        elif control.mode == modes.ANSWERING:
            self._table.do(control.asking.choose_next)
        return control.mode in (modes.ACTING, modes.ANSWERING)

    def _key_of_net(self, event: pygame.event.Event) -> bool:
        """The next place, the next net; 1 to 9 take up the nets from the first on."""
        laying, letters = self._control.laying, self._control.facts.letters[:9]
        acts: dict[str, Callable[[], None]] = {
            "next-place": laying.next_place,
            "next-one": laying.pick_next,
            **{f"pick-{n}": partial(laying.pick, net) for n, net in enumerate(letters, start=1)},
        }
        for action, act in acts.items():
            if self._app.means(event, action):
                self._table.do(act)
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


def focused(pointer: Pointer) -> str:
    """The square whose control has the focus, ``""`` for none."""
    shown = pointer.focus_shown and pointer.focus.startswith(SQUARE)
    return pointer.focus.removeprefix(SQUARE) if shown else ""


def next_square(regions: Sequence[Region], now: str, dx: int, dy: int) -> str:
    """The control of a square that lies nearest in a direction; ``""`` where there is none.

    Args:
        regions: the controls drawn last.
        now: the square from which one goes.
        dx: the direction to the east.
        dy: the direction to the north.
    """
    x, y = column_and_row(now)
    best: list[tuple[int, str]] = []
    for square in (one.key.removeprefix(SQUARE) for one in regions if one.key.startswith(SQUARE)):
        u, v = column_and_row(square)
        along, aside = (u - x) * dx + (v - y) * dy, abs((u - x) * dy) + abs((v - y) * dx)
        if along > 0:
            best.append((along + 3 * aside, square))
    return min(best)[1] if best else ""
