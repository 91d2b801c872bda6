"""The match on the screen: it asks the match, draws the answer, and hands input to the control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from wonderland.games.wonderland.events import DiceChosen, Rolled, TurnBegan, WindowOpened
from wonderland.games.wonderland.hints import reason
from wonderland.games.wonderland.words import SIDE_NAMES, other, sentence
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.action_bar import foot
from wonderland.ui.games.wonderland.animation import SPEEDS, Show
from wonderland.ui.games.wonderland.board import Board, squares_of
from wonderland.ui.games.wonderland.dice_tray import DiceBox, inner_size
from wonderland.ui.games.wonderland.flight import Flights
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.held import HeldDomino
from wonderland.ui.games.wonderland.hint import HintBox
from wonderland.ui.games.wonderland.input import MatchInput
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lesson_frame import Frame
from wonderland.ui.games.wonderland.note import Avoid
from wonderland.ui.games.wonderland.panel import LogLine, Panel
from wonderland.ui.games.wonderland.prompts import AimBar, AnswerBox, DefenseBox, Rack
from wonderland.ui.games.wonderland.space import standing
from wonderland.ui.games.wonderland.thinking_mark import Musing
from wonderland.ui.games.wonderland.tips import TipBox
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.games.wonderland.why import WhyBox, why_of
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.notation_box import NotationBox
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.curtain import Curtain

AI_PAUSE_MS = 260
TOAST_MS = 4500


class MatchScene(Scene):
    """A sitting at the table.

    Args:
        app: the window.
        table: the match and its seats.
        finished: called once when the match is over and all of it was seen.
        leave: called when the player leaves for the menu.
    """

    def __init__(
        self, app: App, table: MatchSession, finished: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.table = table
        self.control = Intent(table, app.settings.values.ask)
        self.board = Board(table.match)
        self.panel = Panel(table)
        self.answer = AnswerBox(self.control)
        self.defense = DefenseBox(self.control)
        self.rack = Rack(self.control)
        self.aim = AimBar(self.control)
        self.held = HeldDomino()
        self.hint = HintBox(self)
        self.why = WhyBox(self)
        self.musing = Musing()
        self.lesson: Frame | None = None  # what a lesson or a puzzle lays over it
        self.tips: TipBox | None = None
        self.analyse: Callable[[], None] | None = None  # says how the match has gone so far
        self.covers: list[Rect] = []
        self.flick: tuple[float, float] = (0.0, 0.0)
        self.notation: NotationBox | None = None
        self.dice: DiceBox | None = None
        self.flights = Flights()
        self.log: list[LogLine] = []
        self.log_back = 0
        self.cursor: str | None = None
        self.hover: str | None = None
        self.mouse: tuple[int, int] | None = None
        self.threats = False
        self.leave_table = leave
        self._finished = finished
        self._told_finish = False
        self._turn = 1
        self._past = False
        self.as_notation = False
        self._pause = 0.0
        self._toast = 0.0
        self._looking = table.match.to_act if table.match.to_act in ("w", "e") else "w"
        values = app.settings.values
        speed = 0.0 if app.fast else SPEEDS[values.motion]
        self.show = Show(speed, app.sounds.play, reduced=values.reduced)
        self.view = MatchView(self)
        self.input = MatchInput(self)
        self._write_past_log()
        if table.fault:
            self.log.append(LogLine(f"This match is not being saved. {table.fault}", 0, ""))

    @property
    def match(self) -> Any:
        """The match."""
        return self.table.match

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        config = self.match.config
        return lay_out(self.app.surface.get_size(), self.app.scale, config.columns, config.rows)

    def _write_past_log(self) -> None:
        """Put into words the lines of a record that is gone on with."""
        self._past = True
        past = self.table.game.open(self.match.record())
        for line in self.match.lines:
            past.play(line)
            for event in past.last_events:
                self._write(event, len(past.lines))
        self._past = False

    def _write(self, event: Any, before: int) -> None:
        if isinstance(event, TurnBegan):
            self._turn = event.turn
        words = sentence(event, self.match)
        if not words:
            return
        if self.app.settings.values.speak and not self._past:
            print(words, flush=True)
        turn = self._turn if isinstance(event, DiceChosen) else 0
        square = getattr(event, "target", "") or getattr(event, "square", "")
        on_table = square if square in self.match.config.grid.squares else ""
        why = reason(self.match, why_of(event, self.table.reasons, before))
        self.log.append(LogLine(words, turn, on_table, why))

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        self.app.sounds.end_air()
        values = self.app.settings.values
        self.control.ask = values.ask
        self.show.speed = 0.0 if self.app.fast else SPEEDS[values.motion]
        self.show.reduced = values.reduced
        if self.tips:
            self.tips.look(self.control.mode, ())

    def leave(self) -> None:
        """The table is left; an unfinished match stays in the autosave."""
        self.table.close()

    def update(self, elapsed: float) -> bool:
        """Go on: dice, effects, agents, and at the end the result."""
        if self._toast > 0:
            self._toast -= elapsed
            if self._toast <= 0:
                self.control.refused = None
                return True
        stirred = self._update_asides(elapsed)
        flying = self.flights.update(elapsed) | self._update_held(elapsed)
        if self.dice:
            return self._update_dice(elapsed)
        if self.show.running:
            self.show.update(elapsed)
            return True
        return self._go_on(elapsed) or flying or stirred

    def _update_asides(self, elapsed: float) -> bool:
        """Let hints come in and the mark of a thinker move; whether that shows."""
        thinking, moving = self.table.thinking, bool(self.show.speed) and not self.show.reduced
        mused = self.musing.update(elapsed, thinking=thinking, moving=moving)
        return self.hint.update() or mused

    def _update_held(self, elapsed: float) -> bool:
        """Let the domino in hand follow the mouse."""
        laying = self.control.mode == modes.LAYING and len(self.control.laid) < 6
        at = self.mouse if laying and not self.cursor else None
        fits = None
        pair, refused = self.view.tried(self.hover) if at and self.hover else (None, None)
        if pair and refused is None:
            fits = self.layout.cell(pair[0]).union(self.layout.cell(pair[1]))
        self.held.aim(at, self.control.turn, fits)
        return bool(self.held.update(elapsed)) and bool(self.show.speed)

    def _update_dice(self, elapsed: float) -> bool:
        assert self.dice is not None
        self.dice.update(elapsed)
        if self.dice.over:
            self.flights.send(self.dice, self.layout, self.panel, self.show.speed)
            self.dice = None
            self.app.sounds.play("factor-in")
        return True

    def _go_on(self, elapsed: float) -> bool:
        if self.match.to_act is None:
            if not self._told_finish:
                self._told_finish = True
                self._finished()
            return False
        if self._curtain():
            return True
        waits = self.control.mode == modes.WAITING and self.match.to_act != "*"
        self._pause += elapsed
        if waits and self.show.speed and self._pause < AI_PAUSE_MS * self.show.speed:
            return False
        before = squares_of(self.match.state()["beings"])
        moved = self.control.advance()
        if notice := self.table.take_notice():
            self.log.append(LogLine(notice, 0, ""))
        if moved:
            self._pause = 0.0
            self.take_news(before)
        return moved

    def _curtain(self) -> bool:
        """Hang the curtain where the screen changes hands between two people (W-76)."""
        state = self.match.state()
        side = state["active"] if state["phase"] == "choose" else None
        if side is None or not self.table.human(side) or side == self._looking:
            return False
        if not self.table.human(other(side)) or not self.app.settings.values.curtain:
            self._looking = side
            return False
        names = SIDE_NAMES[side], SIDE_NAMES[other(side)]
        self._looking = side
        self.app.push(
            Curtain(self.app, side, *names, then=lambda: self.app.sounds.play("your-turn"))
        )
        return True

    def in_sight(self, about: Sequence[Rect]) -> Avoid:
        """What a note should leave in sight: questions, what it is about, beings."""
        mode, aiming = self.control.mode, self.control.aiming
        boxes = {modes.ANSWERING: self.answer.rect, modes.DEFENDING: self.defense.rect,
                 modes.LAYING: self.rack.rect}  # fmt: skip
        over = (boxes.get(mode), self.aim.rect if aiming else None, *self.covers)
        taken = [box for box in over if box]
        beings = [standing(self.layout, b["square"]) for b in self.match.state()["beings"]]
        return Avoid(taken, about, beings)

    def log_lines(self) -> list[LogLine]:
        """The log in words, or in notation."""
        if not self.as_notation:
            return self.log
        return [LogLine(line, 0, "") for line in self.match.lines]

    def flip_log(self) -> None:
        """Show the log in words or in notation."""
        self.as_notation = not self.as_notation
        self.log_back = 0

    def take_news(self, before: dict[str, str]) -> None:
        """Show what happened: the log, the dice, and motion."""
        news, self.control.news = self.control.news, []
        for event in news:
            self._write(event, len(self.match.lines))
            if isinstance(event, Rolled) and self.show.speed and not self.show.reduced:
                layout = self.layout
                seed = len(self.match.lines)
                self.dice = DiceBox(event, self.match.config.definitions, inner_size(layout),
                                    self.app.scale, self.app.sounds.play, seed, self.flick)  # fmt: skip
                self.flick = (0.0, 0.0)
            if isinstance(event, TurnBegan) and self.table.human(event.side):
                self.app.sounds.play("your-turn")
            if isinstance(event, WindowOpened) and self.control.mode == modes.ANSWERING:
                self.app.sounds.play("ask")
        if self.tips:
            self.tips.look(self.control.mode, news)
        self.show.stage(news, before)
        self.log_back = 0
        self.app.dirty = True

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something, and show what came of it."""
        self.show.skip()
        before = squares_of(self.match.state()["beings"])
        act()
        if self.control.refused:
            self._toast = TOAST_MS
            self.app.sounds.play("domino-refused" if self.control.mode == modes.LAYING else "error")
        self.take_news(before)

    def square_at(self, position: tuple[int, int]) -> str | None:
        """The square at a place on the screen; None where something lies over the table."""
        covered = any(rect.collidepoint(position) for rect in self.covers)
        return None if covered else self.layout.at(position)

    def first_focus(self) -> str:
        """Enter is the primary button."""
        mode = self.control.mode
        if mode == modes.ANSWERING:
            return "answer"
        if mode == modes.DEFENDING:
            return "done"
        buttons = foot(self.control, None).buttons
        return str(buttons[-1]["key"]) if buttons else ""

    @property
    def looking(self) -> str:
        """The side whose pool and seat are shown as one's own."""
        people = [side for side in "we" if self.table.human(side)]
        if len(people) == 1:
            return people[0]
        return str(self._looking)

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return (self.notation and self.notation.rule) or self.view.rule_now()

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        self.view.draw(canvas)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took."""
        return self.input.handle(event)

    # --- what the other side did -------------------------------------------------------------
    def other_turn(self) -> int | None:
        """Where in the lines the other side's last turn began; None if it had none."""
        enemy = other(self.control.side)
        lines = self.match.lines
        for index in range(len(lines) - 1, -1, -1):
            if lines[index].startswith(f"{enemy} dice"):
                return index
        return None

    def recap(self) -> None:
        """Show the other side's last turn again, step by step."""
        from wonderland.ui.shell.viewer import Viewer  # noqa: PLC0415 - the viewer shows tables too

        begin = self.other_turn()
        if begin is not None:
            viewer = Viewer(self.app, self.table.record(), None)
            self.app.push(viewer)
            viewer.looking = self.looking
            viewer.go(begin)
            viewer.playing = True

    # --- undo --------------------------------------------------------------------------------
    def can_undo(self) -> bool:
        """Whether the setting lets the last line be taken back now."""
        rule = self.app.settings.values.undo
        return (rule == "free" and bool(self.match.lines)) or (
            rule == "revealed" and self.table.can_undo()
        )

    def undo(self) -> None:
        """Take the last line back, and the log with it."""
        if self.control.undo(self.app.settings.values.undo):
            self.log.clear()
            self._turn = 1
            self._write_past_log()
            self.board = Board(self.match)
