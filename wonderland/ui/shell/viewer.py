"""The replay viewer: a record on the table, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from wonderland import api
from wonderland.core.record import Record
from wonderland.games.wonderland.events import DiceChosen, TurnBegan
from wonderland.games.wonderland.words import sentence
from wonderland.session.match_session import MatchSession, seats_of
from wonderland.ui.games.wonderland.animation import SPEEDS, Show
from wonderland.ui.games.wonderland.board import Board, Marks, squares_of
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.panel import LogLine, Panel
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.scene import Scene

PLAY_MS = 650


class Viewer(Scene):
    """Watches a record.

    Args:
        app: the window.
        record: what is watched; it must replay without a fault.
        play_on: begins a match from where the viewer stands; None where that is not offered.
        analyse: says how a match went; None where that is not offered.
    """

    def __init__(
        self,
        app: App,
        record: Record,
        play_on: Callable[[Record], None] | None,
        analyse: Callable[[Record], None] | None = None,
    ) -> None:
        super().__init__(app)
        self.record = record
        self.game = api.game(record.game)
        self.table = MatchSession(self.game, self.game.open(record), seats_of(record))
        self.board = Board(self.table.match)
        self.panel = Panel(self.table)
        self.at = 0
        self.playing = False
        self.looking = "w"
        self._since = 0.0
        self._turn = 1
        self._play_on = play_on
        self._analyse = analyse
        self.log: list[LogLine] = []
        speed = 0.0 if app.fast else SPEEDS[app.settings.values.motion]
        self.show = Show(speed, app.sounds.play, reduced=app.settings.values.reduced)

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        config = self.table.match.config
        return lay_out(self.app.surface.get_size(), self.app.scale, config.columns, config.rows)

    def first_focus(self) -> str:
        """Enter plays and pauses."""
        return "play"

    # --- time --------------------------------------------------------------------------------
    def go(self, to: int) -> None:
        """Go to the state after line ``to``; one line further is shown in motion."""
        match = self.table.match
        to = max(0, min(len(self.record.moves), to))
        one_on = to == self.at + 1
        before = squares_of(match.state()["beings"])
        self.show.skip()
        while self.at > to:
            match.undo()
            self.at -= 1
        while self.at < to:
            match.play(self.record.moves[self.at])
            self.at += 1
        if one_on:
            self.show.stage(match.last_events, before)
            self._write(match.last_events)
        else:
            self._rewrite()
        self.app.dirty = True

    def _write(self, events: list[object]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self._turn = event.turn
            if words := sentence(event, self.table.match):
                turn = self._turn if isinstance(event, DiceChosen) else 0
                self.log.append(LogLine(words, turn, ""))

    def _rewrite(self) -> None:
        """Write the log anew up to here."""
        self.log.clear()
        self._turn = 1
        past = self.game.open(self.record)
        for line in self.record.moves[: self.at]:
            past.play(line)
            self._write(past.last_events)

    def update(self, elapsed: float) -> bool:
        """Play on, if it is playing."""
        if self.show.running:
            self.show.update(elapsed)
            return True
        if not self.playing:
            return False
        self._since += elapsed
        if self._since >= PLAY_MS * max(0.3, self.show.speed):
            self._since = 0.0
            self.go(self.at + 1)
            self.playing = self.at < len(self.record.moves)
            return True
        return False

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the transport bar."""
        layout = self.layout
        self.board.draw(canvas, layout, Marks(), self.show)
        canvas.fill(layout.top, "bar")
        state = self.table.match.state()
        place = f"line {self.at} of {len(self.record.moves)}, turn {state['turn']}"
        drawn = canvas.text(
            place, layout.top.right / canvas.scale - 20, 26, LABEL, 16, "bar-quiet", "right"
        )
        left = drawn.left / canvas.scale - 20
        if self._analyse:
            analyse = {"key": "analyse", "label": "Analyse", "act": partial(
                self._analyse, self.record), "shortcut": "a"}  # fmt: skip
            left = canvas.buttons_right(left, 10, 32, [analyse]) - 20
        title = self.record.title or "Replay"
        canvas.text(canvas.fitted(title, TITLE, 24, left - 20), 20, 25, TITLE, 24, "bar-text")
        self.panel.draw(canvas, layout, self.looking, picked=None, log=self.log, back=0, cards=(),
                        lit=(), click=None, watch=lambda _: None)  # fmt: skip
        self._draw_foot(canvas, layout)

    def _draw_foot(self, canvas: Canvas, layout: Layout) -> None:
        canvas.fill(layout.foot, "bar")
        s = canvas.scale
        y = layout.foot.top / s
        last = len(self.record.moves)
        buttons: list[dict[str, object]] = [
            {"key": "leave", "label": "Leave", "hint": "Esc", "act": self.app.pop, "shortcut": "escape"},
            {"key": "from", "label": "Play from here", "act": self._from_here, "shortcut": "p"},
            {"key": "start", "label": "Start", "act": lambda: self.go(0), "shortcut": "home"},
            {"key": "back", "label": "Back", "act": lambda: self.go(self.at - 1), "shortcut": "b"},
            {"key": "on", "label": "On", "act": lambda: self.go(self.at + 1), "shortcut": "n"},
            {"key": "end", "label": "End", "act": lambda: self.go(last), "shortcut": "end"},
            {"key": "play", "label": "Pause" if self.playing else "Play", "hint": "Enter",
             "act": self._toggle, "primary": True},
        ]  # fmt: skip
        if self._play_on is None:
            del buttons[1]
        left = canvas.buttons_right(layout.foot.right / s - 20, y + 8, 32, buttons)
        width = left - 50
        if width > 80:
            share = self.at / last if last else 0.0
            canvas.slider("line", 24 + width, y + 24, width, share,
                          lambda to: self.go(round(to * last)), f"Line {self.at} of {last}")  # fmt: skip

    def _toggle(self) -> None:
        self.playing = not self.playing and self.at < len(self.record.moves)

    def _from_here(self) -> None:
        if self._play_on:
            self._play_on(self.table.record())

    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows step, Tab changes the side that is looking."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.go(self.at + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        return False
