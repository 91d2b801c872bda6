"""What mouse and keyboard do at the table, where no control took it."""

from __future__ import annotations

from functools import partial

import pygame

from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.asides import Asides
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lookout import Lookout
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.presentation import TablePresentation
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.tracing import PATH_SQUARES
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.table.input import TableInput
from wonderland.ui.table.table import Meant, Table

CLICK = 0.16
"""How far the mouse may go while its button is down, in squares, for it to be a click still."""


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
        self._pressed_at: str | None = None
        self._pressed_place = (0, 0)
        self._lets_go = self._carries = False
        self._shaken: tuple[int, int, int] | None = None

    def _square_at(self, at: tuple[int, int]) -> str | None:
        """The square at a place; None off the table, or where something lies over it."""
        return self._view.square_at(self._layout(), at)

    def _hear(self, sound: str) -> None:
        self._app.sounds.play(sound)

    # --- the mouse ---------------------------------------------------------------------------
    def _moved(self, at: tuple[int, int]) -> bool:
        stirred = self._view.panel.log.point(at)
        square = self._square_at(at)
        on_felt = self._layout().felt.collidepoint(at)
        self._pointing.mouse = at if on_felt else None
        if square != self._pointing.hover:
            self._pointing.hover = square
            self._pointing.cursor = None
            self._points_elsewhere()
            stirred = stirred or self._domino.held or self._laid_out()
        if square and self._domino.held:
            if self._domino.route.drawn is not None:
                self._domino.route.draw_to(square)
            stirred = self._lean(square, at) or stirred
        return stirred

    def _lean(self, square: str, position: tuple[int, int]) -> bool:
        """The domino in hand lies to where the mouse is within its square; whether it turned."""
        cell, turn = self._layout().cell(square), self._control.path.turn
        right, down = position[0] - cell.centerx, position[1] - cell.centery
        self._domino.lean(square, right / cell.width, -down / cell.height)
        return turn != self._control.path.turn

    def _laid_out(self) -> bool:
        """Whether a whole path lies and wants only its start."""
        control = self._control
        return control.mode == modes.LAYING and len(control.path.laid) == PATH_SQUARES

    def _points_elsewhere(self) -> None:
        """Another square is pointed at: the domino in hand turns to fit, a refusal is over."""
        self._pointing.moved()
        square = self._pointing.square
        if self._domino.held:
            self._domino.route.pass_over(square)
            self._domino.settle()
        elif square and self._laid_out() and square in self._control.path.starts():
            self._control.path.start_on(square)

    def _pressed(self, event: pygame.event.Event) -> Meant:
        if event.button == 3 and self._domino.held:
            self._turn(1)
            return True
        if event.button == 3:
            self._control.being.take_up(None)
            return True
        if event.button != 1:
            return False
        self._pointing.cursor = None
        self._pressed_place = event.pos
        self._pressed_at = self._square_at(event.pos)
        if self._control.being.way:
            self._table.do(self._control.finish)
        if self._view.panel.tray.collidepoint(event.pos) and self._control.dice.cards:
            self._shaken = (*event.pos, pygame.time.get_ticks())
            self._hear("dice-shake")
            return True
        if self._questions.rack.rect.collidepoint(event.pos) and self._control.mode == modes.LAYING:
            self._hear("domino-lift")
            self._pressed_at = "rack"
            return True
        if self._pressed_at and self._may_draw(self._pressed_at):
            self._domino.route.begin(self._pressed_at)
        elif self._pressed_at:
            return self._take_hold(self._pressed_at)
        return True

    def _may_draw(self, square: str) -> bool:
        """Whether a path may be drawn from a square on: a click there is told when it is let go."""
        laying = self._control.mode == modes.LAYING
        return self._domino.held and (laying or square in self._domino.route.onward())

    def _take_hold(self, square: str) -> Meant:
        """Act on the square where the mouse went down.

        The being that is in hand already is let go of when the mouse comes up there, for it may
        be about to be dragged.
        """
        there = self._control.standing_on(square)
        acting = self._control.mode == modes.ACTING
        self._lets_go = self._carries = acting and self._control.being.picked in there
        return self._lets_go or self._act_on(square)

    def _touch(self, square: str, *, onto: bool) -> str | None:
        """Touch a square; a being that is taken up there may be dragged on."""
        line = self._control.being.touch(square, onto=onto)
        self._carries = self._control.being.picked in self._control.standing_on(square)
        return line

    def _released(self, at: tuple[int, int]) -> Meant:
        """A drag ends: a domino from the rack, or a being to a square."""
        if self._shaken:
            return self._throw(at)
        if self._domino.route.drawn is not None:
            return self._drew(at)
        began, self._pressed_at = self._pressed_at, None
        lets_go, carries = self._lets_go, self._carries
        self._lets_go = self._carries = False
        square = self._square_at(at)
        if began != "rack" and self._near(at):
            square = began  # the camera, or who was pressed, may have moved meanwhile
        if square is None or began is None or (square == began and not lets_go):
            return False
        if began == "rack" or carries:
            return self._act_on(square, onto=square != began)
        return False

    def _near(self, position: tuple[int, int]) -> bool:
        """Whether the mouse has hardly moved since the button went down: that is a click."""
        x, y = self._pressed_place
        far = self._layout().square * CLICK
        return abs(position[0] - x) <= far and abs(position[1] - y) <= far

    def _drew(self, position: tuple[int, int]) -> Meant:
        """The button came up after it drew a path; where it went nowhere, that was a click."""
        began, self._pressed_at = self._pressed_at, None
        drawn = self._domino.route.end()
        if drawn:
            return partial(self._lay_drawn, drawn)
        if began and (self._near(position) or self._square_at(position) == began):
            return self._act_on(began)
        return True

    def _suggest(self) -> None:
        """Suggest a path for the card that Enter would take."""
        self._control.path.summon(self._control.path.summonable()[-1])
        if self._control.path.card:
            self._control.path.suggest()

    def _lay_drawn(self, squares: list[str]) -> None:
        if self._control.mode == modes.SUMMONING:
            self._control.path.summon(self._control.path.summonable()[-1])
        if self._control.path.card and self._domino.put_drawn(squares):
            self._hear("domino-lay")

    def _throw(self, position: tuple[int, int]) -> Meant:
        """Throw the dice that were picked, as hard as the tray was flicked."""
        assert self._shaken is not None
        x, y, then = self._shaken
        self._shaken = None
        seconds = max(0.03, (pygame.time.get_ticks() - then) / 1000)
        self._film.flick = ((position[0] - x) / seconds, (position[1] - y) / seconds)
        return self._control.dice.roll

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self._layout().panel.collidepoint(event.pos):
            self._view.scroll(event.y)
            return True
        if self._domino.held:
            self._turn(1 if event.y > 0 else -1)
            return True
        if self._laid_out():
            self._control.path.next_start(1 if event.y > 0 else -1)
            return True
        self._zoom(event.y)
        return True

    def _turn(self, way: int) -> None:
        """Turn the domino in hand."""
        self._domino.turn(way)
        self._hear("domino-turn")

    # --- what a square stands for ------------------------------------------------------------
    def _act_on(self, square: str, *, onto: bool = False) -> Meant:
        """What a square stands for; ``onto`` where a being was dragged there."""
        control = self._control
        if control.mode == modes.LAYING:
            return partial(self._lay_on, square)
        if control.mode == modes.SUMMONING and (self._domino.fits(square) or self._domino.whole):
            return partial(self._begin_on, square)
        if control.mode == modes.ACTING:
            return partial(self._touch, square, onto=onto)
        if control.mode == modes.ANSWERING and self._questions.point_at(square):
            self._hear("button")
        elif control.mode != modes.OVER:
            there = control.standing_on(square)
            control.being.take_up(there[-1] if there else None)
        return True

    def _begin_on(self, square: str) -> None:
        """Summon the card that Enter would take, with its first domino on a square."""
        self._control.path.summon(self._control.path.summonable()[-1])
        self._lay_on(square)

    def _lay_on(self, square: str) -> str | None:
        """Put the domino down there, or choose the start of a finished path: the line that lays it."""
        if len(self._control.path.laid) == PATH_SQUARES:
            return self._control.path.lay() if self._control.path.start_on(square) else None
        if self._domino.put_on(square):
            self._hear("domino-lay")
        return None

    # --- the keyboard ------------------------------------------------------------------------
    def _zooms(self) -> bool:
        return not self._domino.held

    def _own_key(self, event: pygame.event.Event) -> Meant:
        means, mode = self._app.means, self._control.mode
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._enter()
        if means(event, "threats") and mode != modes.ANSWERING:
            self._pointing.threats = not self._pointing.threats
        elif means(event, "turn") and mode == modes.SUMMONING:
            self._turn(1)
        elif means(event, "suggest") and mode == modes.SUMMONING:
            return self._suggest
        elif means(event, "next-being") and mode == modes.ACTING:
            return self._next_being()
        else:
            return False
        return True

    def _enter(self) -> Meant:
        square = self._pointing.cursor
        if square and not self._app.pointer.focus_shown and not self._finished_laying():
            return self._act_on(square)
        return False

    def _finished_laying(self) -> bool:
        """Whether Enter means to lay the path, the cursor being on no other start."""
        path = self._control.path
        done = self._control.mode == modes.LAYING and len(path.laid) == PATH_SQUARES
        others = [start for start in path.starts() if start != path.start] if done else []
        return done and self._pointing.cursor not in others

    def _arrow(self, dx: int, dy: int) -> bool:
        if self._control.mode not in (modes.SUMMONING, modes.LAYING, modes.ACTING):
            return False
        self._app.pointer.focus_shown = False
        here = self._pointing.square or self._home()
        self._pointing.cursor = self._layout().neighbour(here, dx, dy) or here
        self._points_elsewhere()
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
        at = mine.index(control.being.picked) + 1 if control.being.picked in mine else 0
        control.being.take_up(mine[at % len(mine)])
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
