"""What mouse and keyboard do at the table, where no control took it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.asides import Asides
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lookout import Lookout
from wonderland.ui.games.wonderland.path_by_hand import PathByHand
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.presentation import TablePresentation
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.table.input import TableInput
from wonderland.ui.table.table import Meant, Table

CLICK = 0.16
"""How far the mouse may go while its button is down, in squares, for it to be a click still."""
RACK = "rack"
"""Where the button went down on the rack of dominoes, and on no square."""


@dataclass(slots=True)
class Press:
    """The left button while it is down.

    Attributes:
        place: where it went down, in pixels.
        on: the square there as it was seen then, or ``RACK``.
        lets_go: whether whoever is in hand is let go of when it comes up there again.
        carries: whether whoever is in hand is dragged.
        shaken: when the dice were taken up, in milliseconds; None where they weren't.
    """

    place: tuple[int, int] = (0, 0)
    on: str | None = None
    lets_go: bool = False
    carries: bool = False
    shaken: int | None = None

    def near(self, at: tuple[int, int], square: int) -> bool:
        """Whether the mouse has hardly moved since, for squares so large: that is a click."""
        far = square * CLICK
        return abs(at[0] - self.place[0]) <= far and abs(at[1] - self.place[1]) <= far

    def flick(self, at: tuple[int, int]) -> tuple[float, float]:
        """How fast the mouse was taken away, in pixels a second."""
        assert self.shaken is not None
        seconds = max(0.03, (pygame.time.get_ticks() - self.shaken) / 1000)
        return (at[0] - self.place[0]) / seconds, (at[1] - self.place[1]) / seconds


class MatchInput(TableInput):
    """Turns events into what the player means.

    Args:
        table: the table, at which he does it.
        control: what he has begun.
        pointing: where he points.
        domino: what he is about to put down.
        film: how hard dice are thrown.
        questions: what he is asked.
        view: what is drawn.
        asides: what can be put away.
        lookout: the camera.
    """

    def __init__(
        self, table: Table, control: Intent, pointing: Pointing, domino: DominoInHand,
        film: TablePresentation, questions: Questions, view: MatchView, asides: Asides, lookout: Lookout,
    ) -> None:  # fmt: skip
        super().__init__(table, asides, lookout.zoom)
        self._control = control
        self._pointing = pointing
        self._domino = domino
        self._film = film
        self._questions = questions
        self._view = view
        self._layout = lookout.layout
        self._path = PathByHand(control, pointing, domino, self._app.sounds.play)
        self._press = Press()

    def _square_at(self, at: tuple[int, int]) -> str | None:
        """The square at a place; None off the table, or where something lies over it."""
        return self._view.square_at(self._layout(), at)

    def take(self, event: pygame.event.Event) -> Meant:
        """Take an event that no control took; the other side's eyes close as their key comes up."""
        shown = self._pointing.other_eyes
        if shown and event.type == pygame.KEYUP and "other-eyes" in self._app.actions_of(event):
            self._pointing.other_eyes = False
            return True
        return super().take(event)

    # --- the mouse ---------------------------------------------------------------------------
    def _moved(self, at: tuple[int, int]) -> bool:
        stirred = self._view.panel.log.point(at)
        square = self._square_at(at)
        on_felt = self._layout().felt.collidepoint(at)
        self._pointing.mouse = at if on_felt else None
        if square != self._pointing.hover:
            hooded = {self._pointing.hover, square} & self._view.hooded_squares()
            self._pointing.hover = square
            self._pointing.cursor = None
            self._path.points_elsewhere()
            stirred = stirred or self._domino.held or self._path.whole or bool(hooded)
        if square and self._domino.held:
            if self._domino.route.drawn is not None:
                self._domino.route.draw_to(square)
            stirred = self._path.lean(self._layout(), square, at) or stirred
        return stirred

    def _pressed(self, event: pygame.event.Event) -> Meant:
        if event.button == 3 and self._domino.held:
            self._path.turn(1)
            return True
        if event.button == 3:
            self._control.being.take_up(None)
            return True
        if event.button != 1:
            return False
        self._pointing.cursor = None
        self._press = press = Press(event.pos, self._square_at(event.pos))
        if self._control.being.way:
            self._table.do(self._control.finish)
        if self._view.panel.tray.collidepoint(event.pos) and self._control.dice.cards:
            press.shaken = pygame.time.get_ticks()
            self._app.sounds.play("dice-shake")
        elif self._questions.rack.rect.collidepoint(event.pos) and self._control.mode == modes.LAYING:
            self._app.sounds.play("domino-lift")
            press.on = RACK
        elif press.on and self._path.may_draw(press.on):
            self._domino.route.begin(press.on)
        elif press.on:
            return self._take_hold(press.on)
        return True

    def _take_hold(self, square: str) -> Meant:
        """Act on the square where the mouse went down.

        The being that is in hand already is let go of when the mouse comes up there, for it may
        be about to be dragged.
        """
        there, press = self._control.standing_on(square), self._press
        acting = self._control.mode == modes.ACTING
        press.lets_go = press.carries = acting and self._control.being.picked in there
        return press.lets_go or self._act_on(square)

    def _touch(self, square: str, *, onto: bool) -> str | None:
        """Touch a square; a being that is taken up there may be dragged on."""
        line = self._control.being.touch(square, onto=onto)
        self._press.carries = self._control.being.picked in self._control.standing_on(square)
        return line

    def _released(self, at: tuple[int, int]) -> Meant:
        """A drag ends: a domino from the rack, or a being to a square."""
        press, self._press = self._press, Press()
        if press.shaken is not None:
            self._film.flick = press.flick(at)
            return self._control.dice.roll
        near, square = press.near(at, self._layout().square), self._square_at(at)
        if self._domino.route.drawn is not None:
            return self._drew(press.on, near=near or press.on == square)
        if press.on != RACK and near:
            square = press.on  # the camera, or who was pressed, may have moved meanwhile
        if square is None or press.on is None or (square == press.on and not press.lets_go):
            return False
        if press.on == RACK or press.carries:
            return self._act_on(square, onto=square != press.on)
        return False

    def _drew(self, began: str | None, *, near: bool) -> Meant:
        """The button came up after it drew a path; where it went nowhere, that was a click."""
        if drawn := self._domino.route.end():
            return partial(self._path.lay_drawn, drawn)
        return self._act_on(began) if began and near else True

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self._layout().panel.collidepoint(event.pos):
            self._view.scroll(event.y)
        elif not self._path.wheel(event.y):
            self._zoom(event.y)
        return True

    # --- what a square stands for ------------------------------------------------------------
    def _act_on(self, square: str, *, onto: bool = False) -> Meant:
        """What a square stands for; ``onto`` where a being was dragged there."""
        control = self._control
        if control.mode == modes.LAYING:
            return partial(self._path.lay_on, square)
        if control.mode == modes.SUMMONING and (self._domino.fits(square) or self._domino.whole):
            return partial(self._path.lay_on, square)
        if control.mode == modes.ACTING:
            return partial(self._touch, square, onto=onto)
        if control.mode == modes.ANSWERING and self._questions.point_at(square):
            self._app.sounds.play("button")
        elif control.mode != modes.OVER:
            there = control.standing_on(square)
            control.being.take_up(there[-1] if there else None)
        return True

    # --- the keyboard ------------------------------------------------------------------------
    def _zooms(self) -> bool:
        return not self._domino.held

    def _own_key(self, event: pygame.event.Event) -> Meant:
        means, mode = self._app.means, self._control.mode
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._enter()
        if means(event, "threats") and mode != modes.ANSWERING:
            self._pointing.threats = not self._pointing.threats
        elif means(event, "other-eyes") and queries.hides(self._control.match):
            self._pointing.other_eyes = True
        elif means(event, "turn") and mode == modes.SUMMONING:
            self._path.turn(1)
        elif means(event, "suggest") and mode == modes.SUMMONING:
            return self._path.suggest
        elif means(event, "next-being") and mode == modes.ACTING:
            return self._next_being()
        else:
            return False
        return True

    def _enter(self) -> Meant:
        square = self._pointing.cursor
        if square and not self._app.pointer.focus_shown and not self._path.entered:
            return self._act_on(square)
        return False

    def _arrow(self, dx: int, dy: int) -> bool:
        if self._control.mode not in (modes.SUMMONING, modes.LAYING, modes.ACTING):
            return False
        self._app.pointer.focus_shown = False
        here = self._pointing.square or self._home()
        self._pointing.cursor = self._layout().neighbour(here, dx, dy) or here
        self._path.points_elsewhere()
        return True

    def _home(self) -> str:
        """Where the cursor begins: the picked being, or the side's Image."""
        for being in self._control.state["beings"]:
            if being["id"] == self._control.being.picked:
                return str(being["square"])
        return queries.fixed(self._control.match).images[self._control.seat]

    def _next_being(self) -> bool:
        """Take up the side's next being."""
        control = self._control
        mine = [b["id"] for b in control.state["beings"] if control.own(b["id"])]
        if not mine:
            return False
        control.being.take_up(next_of(mine, control.being.picked))
        self._pointing.cursor = self._home()
        return True

    def _put_back(self) -> bool:
        control, cursor = self._control, self._pointing.cursor
        self._pointing.cursor = None
        if control.being.picked or cursor or control.being.aiming:
            control.being.take_up(None)
        elif control.mode == modes.LAYING:
            control.path.give_up()
        else:
            return self._asides.close()
        return True
