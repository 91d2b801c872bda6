"""After the match: how it went, how lucky it was, and what it was lost by (picture 09)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.analysis.analyse import Analysis, Mistake
from wonderland.games.wonderland.analysis.report import (
    NOTHING_COSTLY,
    advice,
    best_being,
    outcome,
    percent,
    played,
    rows,
    signed,
)
from wonderland.games.wonderland.words import SIDE_NAMES, other, words_of
from wonderland.session.analysing import Study
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.graph import Dot, Graph, draw_mark
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.exits import FinishExits

TOP = 54
MARGIN = 32
ROW, ROW_GAP = 82, 8
MOST_GRAPH = 440.0
LUCK_ROW = 25
LEADING = 1.28
NARROW = 340
"""Logical pixels of a row's text below which it is set smaller."""
WORKING = "Going through the match, turn by turn."
AS_KNOWN = (
    "As {own} knows it: {other}’s unseen cards are guessed, its choices of dice left out (W-76)."
)
GIVEN_UP = "The match could not be analysed. The log says why."


class Finish(Scene):
    """The result, the course of the match, and what one may do next.

    Args:
        app: the window.
        match: where the match ended, or has come to.
        study: its analysis; it is closed when the screen goes away.
        exits: where the screen leads.

    Attributes:
        note: what is said at the foot.
    """

    def __init__(self, app: App, match: Match, study: Study, exits: FinishExits) -> None:
        super().__init__(app)
        self.match = match
        self.study = study
        self.exits = exits
        own, enemy = SIDE_NAMES.get(study.seat, ""), SIDE_NAMES.get(other(study.seat), "")
        self.note = AS_KNOWN.format(own=own, other=enemy) if study.seat else ""
        self.chosen = 0
        self.cursor: int | None = None
        self._graph: Graph | None = None
        self._row_boxes: list[Rect] = []

    @property
    def found(self) -> Analysis | None:
        """The analysis, once it is there."""
        found: Analysis | None = self.study.found
        return found

    def first_focus(self) -> str:
        """Enter plays again, or leaves."""
        return "again" if self.exits.again else "leave"

    def leave(self) -> None:
        """Whatever is being worked out is given up."""
        self.study.close()

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """See how far the analysis is."""
        return self.study.poll()

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """The row under the mouse is looked at; arrows move the cursor along the graph."""
        if event.type == pygame.MOUSEMOTION:
            return self._look(event.pos)
        if event.type != pygame.KEYDOWN or self.app.pointer.focus != "graph":
            return False
        way = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if way and self._graph and self.app.pointer.focus_shown:
            self.move((self.cursor or 0) + way)
        return bool(way)

    def _look(self, at: tuple[int, int]) -> bool:
        for number, box in enumerate(self._row_boxes, start=1):
            if box.collidepoint(at) and self.chosen != number:
                self.pick(number)
                return True
        return False

    def pick(self, number: int) -> None:
        """Look at one of the costliest decisions, by its number."""
        self.chosen = number

    def move(self, turn: int) -> None:
        """Look at a turn on the graph."""
        last = self._graph.last if self._graph else 0
        self.cursor = max(0, min(last, turn))

    def _line_at_cursor(self, found: Analysis) -> int:
        """How many lines have been said once the turn at the cursor is over."""
        if self.cursor is None or self.cursor >= len(found.turns):
            return len(self.study.record.moves)
        return found.turns[self.cursor].line

    def play_from(self, mistake: Mistake) -> None:
        """Play the match again from where a decision was to be made."""
        record = self.study.record
        moves = [*record.moves[: mistake.line], *([mistake.part] if mistake.part else [])]
        self.exits.play(replace(record, moves=moves, lines=[]))

    def keep(self) -> None:
        """Keep the record, and say where it is."""
        if self.exits.save:
            self.note = self.exits.save()

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the outcome, the graph, the costliest decisions, luck and play, the best being."""
        canvas.surface.fill(canvas.theme["panel"])
        self._draw_bar(canvas)
        side = 390 if canvas.width >= 1180 else 330
        left = canvas.width - 2 * MARGIN - 24 - side
        foot = canvas.height - (40 if self.note else 20)
        found = self.found
        if found is None:
            self._draw_waiting(canvas, left)
        else:
            self._follow_focus(canvas)
            self._draw_course(canvas, found, left, foot)
            self._draw_side(canvas, found, canvas.width - MARGIN - side, side, foot)
        if self.note:
            note = canvas.fitted(self.note, LABEL, 15, canvas.width - 2 * MARGIN)
            canvas.text(note, MARGIN, canvas.height - 22, LABEL, 15, "quiet")

    def _draw_bar(self, canvas: Canvas) -> None:
        canvas.fill(canvas.rect(0, 0, canvas.width, TOP), "bar")
        exits, last = self.exits, len(self.study.record.moves)
        buttons: list[dict[str, object]] = [
            {"key": "leave", "label": "Menu" if exits.again else "Back", "act": exits.leave,
             "hint": "" if exits.again else "Esc", "shortcut": "leave", "primary": not exits.again},
            {"key": "replay", "label": "Replay", "act": lambda: exits.replay(0 if exits.again else last),
             "shortcut": "replay"},
        ]  # fmt: skip
        if exits.save:
            buttons.append(
                {"key": "save", "label": "Save record", "act": self.keep, "shortcut": "save"}
            )
        if exits.again:
            buttons.append({"key": "again", "label": "Again", "hint": "Enter", "act": exits.again,
                            "primary": True})  # fmt: skip
        else:
            buttons.append(buttons.pop(0))
        left = canvas.buttons_right(canvas.width - 24, 11, 32, buttons)
        title = canvas.fitted(outcome(self.match), TITLE, 25, left - 24 - 16)
        drawn = canvas.text(title, 24, 27, TITLE, 25, "bar-text")
        told = f"turn {self.match.state()['turn']}" if self.match.result else ""
        right = drawn.right / canvas.scale + 15
        if told and right + canvas.fonts.size(told, LABEL, 17)[0] / canvas.scale < left - 12:
            canvas.text(told, right, 29, LABEL, 17, "bar-quiet")

    def _box(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> Rect:
        box = canvas.rect(x, y, width, height)
        canvas.fill(box, "front", 8)
        if canvas.theme.sharp:
            canvas.outline(box, "text", 1, 8)
        return box

    def _draw_waiting(self, canvas: Canvas, width: float) -> None:
        """Say how far the analysis is."""
        canvas.text("How it went", MARGIN, 82, TITLE, 22)
        self._box(canvas, MARGIN, 104, width, 120)
        failed = self.study.failed
        canvas.paragraph(GIVEN_UP if failed else WORKING, MARGIN + 24, 124, width - 48, READ, 17)
        if failed:
            return
        bar = canvas.rect(MARGIN + 24, 180, width - 48 - 60, 10)
        canvas.fill(bar, "panel", 5)
        if canvas.theme.sharp:
            canvas.outline(bar, "text", 0, 5)
        full = Rect(bar.left, bar.top, round(bar.width * self.study.done), bar.height)
        if full.width:
            canvas.fill(full, "reach", 5)
        told = percent(self.study.done)
        canvas.text(told, MARGIN + width - 24, 185, BOLD, 15, "text", RIGHT)

    # --- the course of the match ---------------------------------------------------------------
    def _follow_focus(self, canvas: Canvas) -> None:
        """What has the focus, or the mouse over its dot, is what is looked at."""
        pointer = canvas.pointer
        keys = [pointer.hover] + ([pointer.focus] if pointer.focus_shown else [])
        for key in keys:
            kind, _, number = key.rpartition("-")
            if kind in ("dot", "show", "play") and number.isdigit():
                self.chosen = int(number)

    def _draw_course(self, canvas: Canvas, found: Analysis, width: float, foot: float) -> None:
        if self._graph is None:
            self._graph = Graph([found.start, *(turn.after for turn in found.turns)])
        self.chosen = self.chosen or bool(found.costliest)
        canvas.text("How it went", MARGIN, 82, TITLE, 22)
        if self.cursor is not None:
            self._draw_readout(canvas, found, width)
        rows_high = len(found.costliest) * (ROW + ROW_GAP) if found.costliest else 40
        high = max(120.0, min(MOST_GRAPH, foot - 104 - rows_high - 2))
        dots = [Dot(i, m.turn, m.side) for i, m in enumerate(found.costliest, start=1)]
        self._graph.draw(canvas, (MARGIN, 104, width, high), dots, self.chosen, self.cursor,
                         self.pick, self.move)  # fmt: skip
        y = 104 + high + 10
        if not found.costliest:
            canvas.text(NOTHING_COSTLY, MARGIN, y + 16, READ, 17)
        self._row_boxes = []
        for number, mistake in enumerate(found.costliest, start=1):
            self._draw_row(canvas, mistake, number, y, width)
            y += ROW + ROW_GAP

    def _draw_readout(self, canvas: Canvas, found: Analysis, width: float) -> None:
        """Say what is at the cursor, and offer to show it."""
        assert self.cursor is not None
        right = MARGIN + width
        show = {"key": "show-turn", "label": "Show", "act": partial(
            self.exits.replay, self._line_at_cursor(found)), "size": 14}  # fmt: skip
        left = canvas.buttons_right(right, 68, 28, [show])
        room = left - 12 - MARGIN - 130
        told = canvas.fitted(self._readout(found), LABEL, 15, room)
        canvas.text(told, left - 12, 82, LABEL, 15, "text", RIGHT)

    def _readout(self, found: Analysis) -> str:
        if not self.cursor:
            return f"At the start: West at {percent(found.start)}"
        turn = found.turns[self.cursor - 1]
        told = [f"{SIDE_NAMES[turn.side]}’s turn {turn.number}: West at {percent(turn.after)}"]
        if turn.luck is not None:
            told.append(f"luck {signed(turn.luck)}")
        lost = (turn.dice_loss or 0.0) + (turn.play_loss or 0.0)
        told.append(f"lost {percent(lost)}")
        return ", ".join(told)

    def _draw_row(
        self, canvas: Canvas, mistake: Mistake, number: int, y: float, width: float
    ) -> None:
        """Draw a costly decision, with what was better and where it leads."""
        chosen = self.chosen == number
        box = self._box(canvas, MARGIN, y, width, ROW)
        self._row_boxes.append(box)
        if chosen:
            canvas.outline(box, "quiet", 2, 8)
        mark = canvas.rect(MARGIN + 15, y + ROW / 2 - 10, 20, 20)
        draw_mark(canvas, mark, mistake.side, str(number), chosen=chosen)
        x = MARGIN + 50
        canvas.text(f"turn {mistake.turn}", x, y + 22, BOLD, 16, within=box)
        canvas.text(SIDE_NAMES[mistake.side], x, y + 42, LABEL, 15, "quiet", within=box)
        canvas.text(signed(-mistake.loss), x, y + 62, BOLD, 16, "refusal", within=box)
        right = MARGIN + width - 10
        wide = 124.0
        self._row_button(canvas, "play", "Play from here", number, right - wide, y + 8, wide,
                         partial(self.play_from, mistake))  # fmt: skip
        self._row_button(canvas, "show", "Show", number, right - wide, y + 44, wide,
                         partial(self.exits.replay, mistake.line))  # fmt: skip
        x += 66
        room = right - wide - 14 - x
        size = 15 if room > NARROW else 14
        self._draw_advice(canvas, mistake, (x, y + 5, room, ROW - 10), size)

    def _draw_advice(
        self, canvas: Canvas, mistake: Mistake, box: tuple[float, float, float, float], size: float
    ) -> None:
        """What was played, in one line, and what would have been better, in the middle of a row."""
        x, y, width, height = box
        leading = size * LEADING
        most = int(height / leading + 0.1) - 1
        told = advice(mistake)
        lines = len(canvas.fonts.wrap(told, READ, size, canvas.px(width)))
        if lines > most:
            told = advice(mistake, brief=True)
            lines = len(canvas.fonts.wrap(told, READ, size, canvas.px(width)))
        y += (height - (1 + min(most, lines)) * leading) / 2
        did = canvas.fitted(played(mistake), READ, size, width)
        canvas.text(did, x, y + leading / 2, READ, size, "quiet")
        _lines(canvas, told, (x, y + leading, width, most * leading), READ, size)

    def _row_button(
        self, canvas: Canvas, key: str, label: str, number: int, x: float, y: float, width: float,
        act: Callable[[], None],
    ) -> None:  # fmt: skip
        rect = canvas.rect(x, y, width, 30)
        canvas.button(f"{key}-{number}", rect, label, act, size=15)

    # --- luck, play, the best being ------------------------------------------------------------
    def _draw_side(
        self, canvas: Canvas, found: Analysis, x: float, width: float, foot: float
    ) -> None:
        y = self._draw_luck(canvas, found, x, 66, width) + 10
        y = self._draw_best(canvas, found, x, y, width) + 10
        if self._row_boxes:
            foot = self._row_boxes[-1].bottom / canvas.scale
            mistake = found.costliest[max(0, self.chosen - 1)]
            self._draw_lines(canvas, mistake, x, y, width, foot - y)

    def _draw_luck(
        self, canvas: Canvas, found: Analysis, x: float, y: float, width: float
    ) -> float:
        table = rows(found)
        high = 48 + LUCK_ROW * len(table)
        box = self._box(canvas, x, y, width, high)
        canvas.text("Luck and play", x + 14, y + 22, TITLE, 20, within=box)
        columns = (x + width - 110, x + width - 14)
        for at, name in zip(columns, SIDE_NAMES.values(), strict=True):
            canvas.text(name, at, y + 24, BOLD, 16, "text", RIGHT, box)
        for index, (label, *values) in enumerate(table):
            middle = y + 54 + LUCK_ROW * index
            quiet = label[0].islower()
            canvas.text(label, x + (26 if quiet else 14), middle, LABEL, 16,
                        "quiet" if quiet else "text", within=box)  # fmt: skip
            for at, value in zip(columns, values, strict=True):
                role, ink = (LABEL, "quiet") if quiet else (BOLD, "text")
                canvas.text(value, at, middle, role, 16, ink, RIGHT, box)
        return y + high

    def _draw_best(
        self, canvas: Canvas, found: Analysis, x: float, y: float, width: float
    ) -> float:
        high = 96.0
        box = self._box(canvas, x, y, width, high)
        canvas.text("Best being", x + 14, y + 20, TITLE, 20, within=box)
        left = x + 14
        if found.best:
            card = queries.fixed(self.match).definitions.cards[found.best.being[1:]]
            cell = canvas.rect(x + 12, y + 40, 46, 50)
            draw_piece(canvas, found.best.being[0], card, cell, canvas.px(54))
            left = x + 70
        told = best_being(words_of(self.match), found.best)
        told = told[0].upper() + told[1:]
        _lines(canvas, told, (left, y + 36, x + width - 14 - left, high - 42), READ, 15)
        return y + high

    def _draw_lines(
        self, canvas: Canvas, mistake: Mistake, x: float, y: float, width: float, high: float
    ) -> None:
        """Draw what was played and what was better, in notation."""
        box = self._box(canvas, x, y, width, high)
        title = f"Turn {mistake.turn} in notation"
        canvas.text(title, x + 14, y + 20, TITLE, 20, within=box)
        half = (width - 42) / 2
        for index, (head, lines) in enumerate(
            (("played", mistake.played), ("better", mistake.better))
        ):
            left = x + 14 + index * (half + 14)
            canvas.text(head, left, y + 44, BOLD, 14, "quiet", within=box)
            told = "\n".join(lines)
            _lines(canvas, told, (left, y + 54, half, high - 60), LABEL, 14)


def _lines(
    canvas: Canvas, text: str, box: tuple[float, float, float, float], role: str, size: float
) -> None:
    """Draw wrapped text in a box, cut with an ellipsis where it is full."""
    x, y, width, height = box
    leading = size * LEADING
    lines = list(canvas.fonts.wrap(text, role, size, canvas.px(width)))
    most = max(1, int(height / leading + 0.1))
    if len(lines) > most:
        lines[most:] = []
        lines[-1] = canvas.fitted(f"{lines[-1]} …", role, size, width)
    for index, line in enumerate(lines):
        shown = canvas.fitted(line, role, size, width)
        canvas.text(shown, x, y + (index + 0.5) * leading, role, size)
