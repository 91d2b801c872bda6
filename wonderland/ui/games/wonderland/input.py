"""What mouse and keyboard do at the table, where no control took it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.kit.notation_box import NotationBox

if TYPE_CHECKING:
    from wonderland.ui.games.wonderland.scene import MatchScene

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, 1),
    pygame.K_DOWN: (0, -1),
}


class MatchInput:
    """Turns events into what the player means."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.pressed_at: str | None = None
        self._lets_go = self._carries = False
        self._shaken: tuple[int, int, int] | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took."""
        if self.scene.notation:
            return self._to_notation(event)
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if kind == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(event.pos)
        if kind == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if kind == pygame.KEYUP and event.key == pygame.K_t:
            self.scene.threats = False
            return True
        if kind == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _to_notation(self, event: pygame.event.Event) -> bool:
        assert self.scene.notation is not None
        taken = self.scene.notation.handle(event)
        if self.scene.notation.done:
            self.scene.notation = None
            self.scene.app.dirty = True
        return taken

    def _moved(self, position: tuple[int, int]) -> bool:
        stirred = self.scene.panel.point(position)
        square = self.scene.square_at(position)
        self.scene.mouse = position if self.scene.layout.felt.collidepoint(position) else None
        if square == self.scene.hover:
            return stirred
        self.scene.hover = square
        self.scene.cursor = None
        return stirred or self.scene.control.mode == modes.LAYING

    def _skip(self) -> bool:
        """Skip what is being shown; whether there was anything."""
        if self.scene.dice:
            self.scene.dice.skip()
            return True
        if self.scene.show.running:
            self.scene.show.skip()
            return True
        return False

    def _pressed(self, event: pygame.event.Event) -> bool:
        if event.button == 3 and self.scene.control.mode == modes.LAYING:
            self.scene.control.turn = (self.scene.control.turn + 1) % 4
            self.scene.app.sounds.play("domino-turn")
            return True
        if event.button == 3:
            self.scene.control.take_up(None)
            return True
        if event.button != 1:
            return False
        if self._skip():
            return True
        self.scene.cursor = None
        self.pressed_at = self.scene.square_at(event.pos)
        if self.scene.panel.tray_rect.collidepoint(event.pos) and self.scene.control.cards:
            self._shaken = (*event.pos, pygame.time.get_ticks())
            self.scene.app.sounds.play("dice-shake")
            return True
        if self.scene.rack.rect.collidepoint(event.pos) and self.scene.control.mode == modes.LAYING:
            self.scene.app.sounds.play("domino-lift")
            self.pressed_at = "rack"
            return True
        if self.pressed_at:
            self._take_hold(self.pressed_at)
        return True

    def _take_hold(self, square: str) -> None:
        """Act on the square where the mouse went down.

        The being that is in hand already is let go of when the mouse comes up there, for it may
        be about to be dragged.
        """
        control = self.scene.control
        there = control.standing_on(square)
        acting = control.mode == modes.ACTING
        self._lets_go = acting and control.picked in there
        if not self._lets_go:
            self._act_on(square)
        self._carries = acting and control.picked in there

    def _released(self, position: tuple[int, int]) -> bool:
        """A drag ends: a domino from the rack, or a being to a square."""
        if self._shaken:
            self._throw(position)
            return True
        began, self.pressed_at = self.pressed_at, None
        lets_go, carries = self._lets_go, self._carries
        self._lets_go = self._carries = False
        square = self.scene.square_at(position)
        if square is None or began is None or (square == began and not lets_go):
            return False
        if began == "rack" or carries:
            self._act_on(square, onto=square != began)
            return True
        return False

    def _throw(self, position: tuple[int, int]) -> None:
        """Throw the dice that were picked, as hard as the tray was flicked."""
        assert self._shaken is not None
        x, y, then = self._shaken
        self._shaken = None
        seconds = max(0.03, (pygame.time.get_ticks() - then) / 1000)
        self.scene.flick = ((position[0] - x) / seconds, (position[1] - y) / seconds)
        self.scene.do(self.scene.control.roll)

    def _act_on(self, square: str, *, onto: bool = False) -> None:
        """Do what a square stands for; ``onto`` where a being was dragged there."""
        mode = self.scene.control.mode
        if mode == modes.LAYING:
            self.scene.do(lambda: self._lay_on(square))
        elif mode == modes.ACTING:
            self.scene.do(lambda: self.scene.control.touch(square, onto=onto))
        elif mode not in (modes.OVER,):
            there = self.scene.control.standing_on(square)
            self.scene.control.take_up(there[-1] if there else None)
            self.scene.app.dirty = True

    def _lay_on(self, square: str) -> None:
        if len(self.scene.control.laid) == 6:
            if square in self.scene.control.starts():
                self.scene.control.start = square
            return
        pair = self.scene.view.pair_at(square)
        if pair is None:
            self.scene.control.turn = (self.scene.control.turn + 2) % 4
            pair = self.scene.view.pair_at(square)
        if pair and self.scene.control.put(pair):
            self.scene.app.sounds.play("domino-lay")

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self.scene.layout.panel.collidepoint(pygame.mouse.get_pos()):
            self.scene.log_back = max(0, min(len(self.scene.log), self.scene.log_back + event.y))
            return True
        if self.scene.control.mode == modes.LAYING:
            self.scene.control.turn = (self.scene.control.turn + (1 if event.y > 0 else -1)) % 4
            self.scene.app.sounds.play("domino-turn")
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.unicode == ":":
            self.scene.notation = NotationBox(
                self.scene.control, self.scene.do, self.scene.app.open_rules
            )
            return True
        if event.key in ARROWS and not event.mod & pygame.KMOD_ALT:
            return self._move_cursor(*ARROWS[event.key])
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self._skip():
                return True
            if self.scene.cursor and not self.scene.app.pointer.focus_shown:
                square, done = self.scene.cursor, self._finished_laying()
                if not done:
                    self._act_on(square)
                    return True
            return False
        if event.key == pygame.K_SPACE and self._skip():
            return True
        if event.key == pygame.K_t and self.scene.control.mode != modes.ANSWERING:
            self.scene.threats = True
            return True
        if event.key == pygame.K_ESCAPE:
            return self._escape()
        if event.key == pygame.K_n and self.scene.control.mode == modes.ACTING:
            return self._next_being()
        return False

    def _finished_laying(self) -> bool:
        """Whether Enter means to lay the path, the cursor being on its start already."""
        done = self.scene.control.mode == modes.LAYING and len(self.scene.control.laid) == 6
        return done and self.scene.cursor in (self.scene.control.start, None)

    def _move_cursor(self, dx: int, dy: int) -> bool:
        if self.scene.control.mode not in (modes.LAYING, modes.ACTING):
            return False
        self.scene.app.pointer.focus_shown = False
        here = self.scene.cursor or self.scene.hover or self._home()
        self.scene.cursor = self.scene.layout.neighbour(here, dx, dy) or here
        return True

    def _home(self) -> str:
        """Where the cursor begins: the picked being, or the side's Image."""
        for being in self.scene.match.state()["beings"]:
            if being["id"] == self.scene.control.picked:
                return str(being["square"])
        table = self.scene.match.config.grid
        return str(table.names[table.images["we".index(self.scene.control.side)]])

    def _next_being(self) -> bool:
        """Take up the side's next being."""
        mine = [
            b["id"] for b in self.scene.match.state()["beings"] if self.scene.control.own(b["id"])
        ]
        if not mine:
            return False
        at = mine.index(self.scene.control.picked) + 1 if self.scene.control.picked in mine else 0
        self.scene.control.take_up(mine[at % len(mine)])
        self.scene.cursor = self._home()
        return True

    def _escape(self) -> bool:
        if self.scene.hint.close() or self.scene.why.close():
            return True
        if self.scene.control.picked or self.scene.cursor or self.scene.control.aiming:
            self.scene.control.take_up(None)
            self.scene.cursor = None
            return True
        if self.scene.control.mode in (modes.SUMMONING, modes.LAYING):
            return False  # Escape declines: the button's key
        self.scene.leave_table()
        return True
