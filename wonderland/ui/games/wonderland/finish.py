"""After the match: how it went, how lucky it was, and what it was lost by (picture 09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.message import capital, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.analysis.report import (
    NOTHING_COSTLY,
    Analysis,
    advice,
    best_being,
    outcome,
    played,
)
from wonderland.games.wonderland.words import SIDE_NAMES, other, words_of
from wonderland.kit.looking_back import Mistake
from wonderland.kit.looking_back_lines import percent, signed
from wonderland.session.analysing import Study
from wonderland.session.match_session import MatchSession, seats_of
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.graph import Dot, Graph, draw_mark
from wonderland.ui.kit.layout import REST, Box, Share, buttons_in, screen, text_width
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.seats import FRAMES
from wonderland.ui.kit.spaces import TIGHT
from wonderland.ui.shell.last_table import LastTable
from wonderland.ui.table.exits import FinishExits
from wonderland.ui.table.sitters import face_of

TOP = 54
MARGIN = 32
ROW, ROW_GAP = 98, 8
WIDE, SIDE, SIDE_NARROW = 1180, 390, 330
"""The width of the right side, in a window of some logical width and in a narrower one."""
NOTED, UNNOTED = 40, 20
"""The height of the foot, with a note and without."""
HEAD, LEAST_GRAPH, MOST_GRAPH, NO_ROWS = 44.0, 120.0, 440.0, 32.0
LUCK_HEAD, LUCK_ROW, LUCK_FOOT = 41.5, 25, 6.5
LUCK_COLUMNS = (96, 96)
BEST, FACE, NOTATED, SIDE_GAP = 96.0, 36.0, 150.0, 10.0
LEADING, ALMOST = 1.28, 0.1
"""From line to line in sizes; what may be wanting of a line that still has room."""
NARROW = 340
"""Logical pixels of a row's text below which it is set smaller."""
WORKING = say("Going through the match, turn by turn.")
AS_KNOWN = say(
    "As {own} knows it: {other}’s unseen cards are guessed, its choices of dice left out (W-76)."
)
GIVEN_UP = say("The match could not be analysed. The log says why.")


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
        self._table = LastTable(match, study.seat)
        self._played = MatchSession(api.game_of(study.record), match, seats_of(study.record))
        self.chosen = 0
        self.cursor: int | None = None
        self._graph: Graph | None = None
        self._row_boxes: list[Rect] = []

    @property
    def found(self) -> Analysis | None:
        """The analysis, once it is there."""
        found = self.study.found
        assert found is None or isinstance(found, Analysis)
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
        _, body, foot = screen(canvas).rows(TOP, REST, NOTED if self.note else UNNOTED)
        side = SIDE if canvas.width >= WIDE else SIDE_NARROW
        course, beside = body.inset(MARGIN, 0).columns(REST, side, gap=24)
        found = self.found
        if found is None:
            self._draw_waiting(canvas, course)
        else:
            self._follow_focus(canvas)
            self._draw_course(canvas, found, course)
            self._draw_side(canvas, found, beside)
        if self.note:
            note = foot.inset(MARGIN, 0)
            canvas.text(self.note, note.x, note.centre[1] - 2, LABEL, 15, "quiet", room=note.width)

    def _draw_bar(self, canvas: Canvas) -> None:
        bar, _ = screen(canvas).rows(TOP, REST)
        canvas.fill(bar.rect(canvas), "bar")
        exits, last = self.exits, len(self.study.record.moves)
        buttons: list[ButtonSpec] = [
            {"key": "leave", "label": say("Menu") if exits.again else say("Back"), "act": exits.leave,
             "hint": "" if exits.again else say("Esc"), "shortcut": "leave", "primary": not exits.again},
            {"key": "replay", "label": say("Replay"), "act": lambda: exits.replay(0 if exits.again else last),
             "shortcut": "replay"},
        ]  # fmt: skip
        if exits.save:
            buttons.append(
                {"key": "save", "label": say("Save record"), "act": self.keep, "shortcut": "save"}
            )
        if exits.again:
            buttons.append({"key": "again", "label": say("Again"), "hint": say("Enter"), "act": exits.again,
                            "primary": True})  # fmt: skip
        else:
            buttons.append(buttons.pop(0))
        row = buttons_in(canvas, bar.inset(24, 0), 32, buttons, 16)
        drawn = canvas.text(
            outcome(self.match), row.x, row.centre[1], TITLE, 25, "bar-text", room=row.width
        )
        turn_words = say("turn {turn}", turn=self.match.turn) if self.match.result else ""
        _, beside = row.columns(drawn.width / canvas.scale, REST, gap=15)
        if turn_words and text_width(canvas, turn_words, LABEL, 17) < beside.width:
            canvas.text(turn_words, beside.x, beside.centre[1] + 2, LABEL, 17, "bar-quiet")

    def _box(self, canvas: Canvas, place: Box) -> Rect:
        box = place.rect(canvas)
        canvas.fill(box, "front", 8)
        if canvas.theme.sharp:
            canvas.outline(box, "text", 1, 8)
        return box

    def _draw_waiting(self, canvas: Canvas, place: Box) -> None:
        """Say how far the analysis is."""
        _, head, box, _ = place.rows(6, HEAD, 120, REST)
        canvas.text(say("How it went"), head.x, head.centre[1], TITLE, 22)
        self._box(canvas, box)
        failed, words = self.study.failed, box.inset(24, 20)
        canvas.paragraph(GIVEN_UP if failed else WORKING, words.x, words.y, words.width, READ, 17)
        if failed:
            return
        _, line, _ = box.inset(24, 0).rows(76, 10, REST)
        track, beside = line.columns(REST, 60)
        bar = track.rect(canvas)
        canvas.fill(bar, "panel", 5)
        if canvas.theme.sharp:
            canvas.outline(bar, "text", 0, 5)
        full = Rect(bar.left, bar.top, round(bar.width * self.study.done), bar.height)
        if full.width:
            canvas.fill(full, "reach", 5)
        share = percent(self.study.done)
        canvas.text(share, beside.right, beside.centre[1], BOLD, 15, "text", RIGHT)

    # --- the course of the match ---------------------------------------------------------------
    def _follow_focus(self, canvas: Canvas) -> None:
        """What has the focus, or the mouse over its dot, is what is looked at."""
        pointer = canvas.pointer
        keys = [pointer.hover] + ([pointer.focus] if pointer.focus_shown else [])
        for key in keys:
            kind, _, number = key.rpartition("-")
            if kind in ("dot", "show", "play") and number.isdigit():
                self.chosen = int(number)

    def _draw_course(self, canvas: Canvas, found: Analysis, place: Box) -> None:
        if self._graph is None:
            self._graph = Graph(
                [found.start["w"], *(turn.after["w"] for turn in found.turns)],
                say("West’s chance to win"),
                SEAT_COLOURS["w"],
            )
        self.chosen = self.chosen or bool(found.costliest)
        most = len(found.costliest)
        rows_high = most * (ROW + ROW_GAP) - ROW_GAP if most else NO_ROWS
        graph_high = Share(least=LEAST_GRAPH, most=MOST_GRAPH)
        _, head, graph, _, below = place.rows(6, HEAD, graph_high, 10, rows_high)
        canvas.text(say("How it went"), head.x, head.centre[1], TITLE, 22)
        if self.cursor is not None:
            self._draw_readout(canvas, found, head)
        dots = [Dot(i, m.turn, *_mark(m.seat)) for i, m in enumerate(found.costliest, start=1)]
        self._graph.draw(canvas, graph, dots, self.chosen, self.cursor,
                         self.pick, self.move)  # fmt: skip
        if not most:
            canvas.text(NOTHING_COSTLY, below.x, below.centre[1], READ, 17)
        self._row_boxes = []
        places = below.pile(most, ROW, ROW_GAP)
        for number, (mistake, row) in enumerate(zip(found.costliest, places, strict=True), start=1):
            self._draw_row(canvas, mistake, number, row)

    def _draw_readout(self, canvas: Canvas, found: Analysis, head: Box) -> None:
        """Say what is at the cursor, and offer to show it."""
        assert self.cursor is not None
        show: ButtonSpec = {"key": "show-turn", "label": say("Show"), "act": partial(
            self.exits.replay, self._line_at_cursor(found)), "size": 14}  # fmt: skip
        _, said = buttons_in(canvas, head, 28, [show], 12).columns(130, REST)
        words = self._readout(found)
        canvas.text(words, said.right, said.centre[1], LABEL, 15, "text", RIGHT, room=said.width)

    def _readout(self, found: Analysis) -> str:
        if not self.cursor:
            return say("At the start: West at {chance}", chance=percent(found.start["w"]))
        turn = found.turns[self.cursor - 1]
        parts = [
            say(
                "{side}’s turn {turn}: West at {chance}",
                side=SIDE_NAMES[turn.seat],
                turn=turn.number,
                chance=percent(turn.after["w"]),
            )
        ]
        if turn.luck is not None:
            parts.append(say("luck {share}", share=signed(turn.luck)))
        parts.append(say("lost {share}", share=percent(turn.lost)))
        return ", ".join(parts)

    def _draw_row(self, canvas: Canvas, mistake: Mistake, number: int, place: Box) -> None:
        """Draw a costly decision, with what was better and where it leads."""
        chosen = self.chosen == number
        box = self._box(canvas, place)
        self._row_boxes.append(box)
        if chosen:
            canvas.outline(box, "quiet", 2, 8)
        _, mark, _, when, words, _, doing, _ = place.columns(15, 20, 15, 66, REST, 14, 124, 10)
        draw_mark(
            canvas,
            mark.fitted(None, 20).rect(canvas),
            _mark(mistake.seat),
            str(number),
            chosen=chosen,
        )
        turn, side, loss = when.fitted(None, 60).pile(3, 20)
        canvas.text(
            say("turn {turn}", turn=mistake.turn), turn.x, turn.centre[1], BOLD, 16, within=box
        )
        canvas.text(
            SIDE_NAMES[mistake.seat], side.x, side.centre[1], LABEL, 15, "quiet", within=box
        )
        canvas.text(signed(-mistake.loss), loss.x, loss.centre[1], BOLD, 16, "refusal", within=box)
        play, show = doing.fitted(None, 66).rows(30, 30, gap=6)
        canvas.button(f"play-{number}", play.rect(canvas), say("Play from here"),
                      partial(self.play_from, mistake), size=15)  # fmt: skip
        canvas.button(f"show-{number}", show.rect(canvas), say("Show"),
                      partial(self.exits.replay, mistake.line), size=15)  # fmt: skip
        inner = words.inset(0, 5)
        size = 15 if inner.width > NARROW else 14
        self._draw_advice(canvas, mistake, inner, size)

    def _draw_advice(self, canvas: Canvas, mistake: Mistake, box: Box, size: float) -> None:
        """What was played and what would have been better, in the middle of a row."""
        leading = size * LEADING
        most = int(box.height / leading + ALMOST)
        wide = canvas.px(box.width)

        def lines(words: str) -> int:
            return len(canvas.fonts.wrap(words, READ, size, wide))

        did, sentence = played(mistake), advice(mistake)
        if lines(did) + lines(sentence) > most:
            sentence = advice(mistake, brief=True)
        above = min(2, lines(did))
        below = min(most - above, lines(sentence))
        told = box.fitted(None, (above + below) * leading)
        line, more = told.rows(above * leading, REST)
        parts, small = canvas.lines_in(did, READ, size, line.width, line.height + TIGHT, LEADING)
        for part, place in zip(parts, line.pile(len(parts), line.height / len(parts)), strict=True):
            canvas.text(part, place.x, place.centre[1], READ, small, "quiet", room=line.width)
        _lines(canvas, sentence, more, READ, size)

    # --- luck, play, the best being ------------------------------------------------------------
    def _draw_side(self, canvas: Canvas, found: Analysis, place: Box) -> None:
        table = found.rows()
        _, place = place.rows(12, REST)
        luck_high = LUCK_HEAD + LUCK_ROW * len(table) + LUCK_FOOT
        luck, best, lines = place.rows(luck_high, BEST, REST, gap=SIDE_GAP)
        self._draw_luck(canvas, table, luck)
        self._draw_best(canvas, found, best)
        if self._row_boxes:
            foot = self._row_boxes[-1].bottom / canvas.scale
            lines, _ = lines.rows(foot - lines.y, REST)
            lines, picture = self._table.below(lines, NOTATED, SIDE_GAP)
            self._draw_lines(canvas, found.costliest[max(0, self.chosen - 1)], lines)
            self._table.draw(canvas, picture)

    def _draw_luck(self, canvas: Canvas, table: Sequence[Sequence[str]], place: Box) -> None:
        box = self._box(canvas, place)
        inner = place.inset(14, 0)
        head, _ = inner.rows(44, REST)
        title, *sides = head.columns(REST, *LUCK_COLUMNS)
        canvas.text(say("Luck and play"), title.x, title.centre[1], TITLE, 20, within=box)
        for at, (side, name) in zip(sides, SIDE_NAMES.items(), strict=True):
            canvas.text(name, at.right, at.centre[1] + 2, BOLD, 16, "text", RIGHT, box)
            _, face, _ = at.columns(REST, FACE, text_width(canvas, name, BOLD, 16) + TIGHT)
            portrait, middle = face_of(self._played, side), face.rect(canvas).center
            draw_portrait(canvas, portrait, middle, canvas.px(FACE), _mark(side)[1])
        _, *lines, _ = inner.rows(LUCK_HEAD, *(LUCK_ROW for _ in table), LUCK_FOOT)
        for (label, *values), line in zip(table, lines, strict=True):
            name_at, *places = line.columns(REST, *LUCK_COLUMNS)
            quiet = label[0].islower()
            canvas.text(label, name_at.x + (12 if quiet else 0), line.centre[1], LABEL, 16,
                        "quiet" if quiet else "text", within=box)  # fmt: skip
            for at, value in zip(places, values, strict=True):
                role, ink = (LABEL, "quiet") if quiet else (BOLD, "text")
                canvas.text(value, at.right, at.centre[1], role, 16, ink, RIGHT, box)

    def _draw_best(self, canvas: Canvas, found: Analysis, place: Box) -> None:
        box = self._box(canvas, place)
        words = place.inset(14, 0)
        title, _ = words.rows(40, REST)
        canvas.text(say("Best being"), title.x, title.centre[1], TITLE, 20, within=box)
        if found.best:
            card = queries.fixed(self.match).definitions.cards[found.best.being[1:]]
            _, cell, _, words, _ = place.columns(12, 46, 12, REST, 14)
            _, cell, _ = cell.rows(40, REST, 6)
            draw_piece(canvas, found.best.being[0], card, cell.rect(canvas), canvas.px(54))
        _, said, _ = words.rows(36, REST, 6)
        deeds = best_being(words_of(self.match), found.best)
        _lines(canvas, capital(deeds), said, READ, 15)

    def _draw_lines(self, canvas: Canvas, mistake: Mistake, place: Box) -> None:
        """Draw what was played and what was better, in notation."""
        box = self._box(canvas, place)
        inner = place.inset(14, 0)
        title, _ = inner.rows(40, REST)
        words = say("Turn {turn} in notation", turn=mistake.turn)
        canvas.text(words, title.x, title.centre[1], TITLE, 20, within=box)
        parts = ((say("played"), mistake.played), (say("better"), mistake.better))
        for (word, lines), half in zip(parts, inner.columns(REST, REST, gap=14), strict=True):
            _, head, told, _ = half.rows(34, 20, REST, 6)
            canvas.text(word, head.x, head.centre[1], BOLD, 14, "quiet", within=box)
            _lines(canvas, "\n".join(lines), told, LABEL, 14)


def _lines(canvas: Canvas, text: str, box: Box, role: str, size: float) -> None:
    """Draw wrapped text in a box, smaller where that is full."""
    lines, size = canvas.lines_in(text, role, size, box.width, box.height, LEADING)
    for line, place in zip(lines, box.pile(len(lines), size * LEADING), strict=True):
        canvas.text(line, place.x, place.centre[1], role, size)


def _mark(side: str) -> tuple[str, str]:
    """A side's colour, and the shape of its mark."""
    return SEAT_COLOURS[side], FRAMES["we".index(side)]
