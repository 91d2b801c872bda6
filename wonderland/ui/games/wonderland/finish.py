"""After the match: how it went, how lucky it was, and what it was lost by (picture 09)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from wonderland.core.match import Match
from wonderland.core.message import capital, commas, say
from wonderland.core.message import rows as beside
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.analysis.report import LOST_BY, Analysis, best_being
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.words import other, words_of
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Mistake, Turn
from wonderland.kit.looking_back_lines import percent, signed, so_far
from wonderland.session.analysing import Study
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.games.wonderland.moment_board import MomentBoard
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.graph import Band
from wonderland.ui.kit.layout import REST, Box, Share, buttons_in, text_width
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.seats import FRAMES
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR, TIGHT
from wonderland.ui.shell import seal
from wonderland.ui.shell.shares_result import GIVEN_UP, RowParts, SharesResult
from wonderland.ui.table.exits import FinishExits
from wonderland.ui.table.sitters import face_of

ROW, ROW_GAP, NO_ROWS = 98.0, 8.0, 32.0
"""The height of a costly decision, what is between two, and what is said where there was none."""
SLIM = 440.0
"""The width below which what stands in the line of a row is set closely."""
STACKED, STACKED_ROW, TALL_ROW, HEAD_LINE = 640.0, 110.0, 150.0, 28.0
"""The width below which a row has its words below a line of the rest; its height then, the most height where
there is room, and the line's."""
HEAD = 44.0
"""The height of the heading."""
LEADING, ALMOST, NARROW = 1.28, 0.1, 340
"""From line to line in sizes; what may be wanting of a line that still has room; the width of a row's
text below which it is set smaller."""
WIDE, SIDE, SIDE_NARROW = 1116, 390, 330
"""The width of the right side, on a screen so wide between its edges and on a narrower one."""
BEST_HIGH = 130.0
"""The height below which what is said of the best being is set closely."""
ROOMY_HIGH, CURVE_HIGH, BEST_WIDE = 640.0, 190.0, 210.0
SEAL_MOST, SEAL_LOW, SEALED_WIDE = 220.0, 84.0, 264.0
"""The most height of the seal's card between the turns and luck; its height, and its width, above what is
said of the best being, where it has no room there."""
"""The height from which the table is drawn where a decision was made; then how high the curve is, and how
wide what is said of the best being."""
LUCK_HEAD, LUCK_ROW, LUCK_FOOT = 41.5, 25, 6.5
LUCK_COLUMNS = (96, 96)
FACE, SIDE_GAP, LOST_HIGH = 36.0, 10.0, 100.0
WORKING = say("Going through the match, turn by turn.")
AS_KNOWN = say("As {own} knows it: {other}’s unseen cards are guessed, its choices of dice left out (W-76).")


class Finish(SharesResult):
    """The result, the course of the match turn by turn, luck and play, the best being.

    Args:
        app: the window.
        match: where it ended, or has come to.
        study: its analysis; it is closed when the screen goes away.
        exits: where the screen leads.

    Attributes:
        rows: where the costly decisions lie.
    """

    def __init__(self, app: App, match: Match, study: Study, exits: FinishExits) -> None:
        super().__init__(app, match, study, exits)
        self.rows: list[Rect] = []
        self._moment = MomentBoard(match, study.seat)
        self._roomy = self._seal_left = False

    def as_known(self, seat: str) -> str:
        """What is said where no more is told than a side knows (W-76, W-77)."""
        if queries.hides(self.match):
            return super().as_known(seat)
        return AS_KNOWN.format(own=SIDE_NAMES[seat], other=SIDE_NAMES[other(seat)])

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """The row under the mouse is looked at."""
        return self._look(event.pos) if event.type == pygame.MOUSEMOTION else super().handle(event)

    def _look(self, at: tuple[int, int]) -> bool:
        for number, box in enumerate(self.rows, start=1):
            if box.collidepoint(at) and self.chosen != number:
                self.pick(number)
                return True
        return False

    # --- drawing -----------------------------------------------------------------------------
    def heading(self) -> tuple[str, str]:
        """How the match ended, and in which turn."""
        turn = say("turn {turn}", turn=self.match.turn) if self.match.result else ""
        return so_far(self.match, self.game.text.ending(self.match)), turn

    def foot(self) -> float:
        """It is low where nothing is said there."""
        return 40 if self.note else 20

    def parted(self, box: Box) -> tuple[Box, Box]:
        """The course of the match takes what the right side leaves."""
        side = SIDE if box.width >= WIDE else SIDE_NARROW
        self._roomy = box.width >= WIDE and box.height >= ROOMY_HIGH and self.found is not None
        if self._roomy:
            told, beside = box.columns(side, REST, gap=24)
            return beside, told
        course, beside = box.columns(REST, side, gap=24)
        return beside, course

    def draw_waiting(self, canvas: Canvas, place: Box) -> None:
        """Say how far the analysis is."""
        _, head, box, _ = place.rows(6, HEAD, 120, REST)
        canvas.text(say("How it went"), head.x, head.centre[1], TITLE, 22)
        self.draw_card(canvas, box)
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
    def bands(self, found: looking_back.Analysis) -> list[Band]:
        """West's chance alone: a curve."""
        chances = found.start["w"], *(turn.after["w"] for turn in found.turns)
        return [Band(say("West’s chance to win"), SEAT_COLOURS["w"], chances)]

    def marked(self, found: looking_back.Analysis, seat: str) -> tuple[int, str, str]:  # noqa: ARG002
        """A dot on the curve, by the side's own colour and shape."""
        return 0, SEAT_COLOURS[seat], FRAMES["we".index(seat)]

    def draw_course(self, canvas: Canvas, found: looking_back.Analysis, box: Box) -> None:
        """Draw the curve, say what is at the cursor, and draw the costliest decisions below."""
        most, marks = len(found.costliest), self.marks(found)
        if self._roomy:
            self._draw_list(canvas, found, box)
            return
        row_high = STACKED_ROW if box.width < STACKED else ROW
        low = most * (row_high + ROW_GAP) - ROW_GAP if most else NO_ROWS
        _, head, course, _, below = box.rows(6, HEAD, Share(1, 120, 440), 10, low)
        canvas.text(say("How it went"), head.x, head.centre[1], TITLE, 22)
        if self.cursor is not None:
            self._draw_readout(canvas, found, self.cursor, head)
        graph = self.graph_of(found)
        graph.draw(canvas, course, marks, self.chosen, self.pick, self.cursor, self.move)
        if not most:
            canvas.text(found.nothing_costly, below.x, below.centre[1], READ, 17)
        rows = below.pile(most, row_high, ROW_GAP)
        self.rows = [row.rect(canvas) for row in rows]
        for mistake, mark, row in zip(found.costliest, marks, rows, strict=True):
            self.draw_row(canvas, found, mistake, mark, row)

    def _draw_list(self, canvas: Canvas, found: looking_back.Analysis, box: Box) -> None:
        """Draw the costliest decisions first, and luck and play below them."""
        table, most = found.rows(), len(found.costliest)
        luck_high = LUCK_HEAD + LUCK_ROW * len(table) + LUCK_FOOT
        judged = self.judged()
        tall = self._tall(canvas, found, box.width)
        spare = box.height - 6 - HEAD - luck_high - most * (tall + ROW_GAP) - SIDE_GAP
        self._seal_left = judged is not None and spare >= seal.LEAST + SIDE_GAP
        high = min(SEAL_MOST, spare - SIDE_GAP) if self._seal_left else -SIDE_GAP
        _, head, listed, medal, _, luck = box.rows(6, HEAD, REST, high, SIDE_GAP, luck_high)
        if judged and self._seal_left:
            self.draw_seal(canvas, medal, *judged)
        canvas.text(say("The costliest turns"), head.x, head.centre[1], TITLE, 22)
        if not most:
            canvas.text(found.nothing_costly, listed.x, listed.y + NO_ROWS / 2, READ, 17)
        high = min(tall, (listed.height - SIDE_GAP) / max(1, most) - ROW_GAP)
        rows = listed.pile(most, high, ROW_GAP)
        self.rows = [row.rect(canvas) for row in rows]
        for mistake, mark, row in zip(found.costliest, self.marks(found), rows, strict=True):
            self.draw_row(canvas, found, mistake, mark, row)
        self._draw_luck(canvas, table, luck)

    def _tall(self, canvas: Canvas, found: looking_back.Analysis, wide: float) -> float:
        """How high rows of the list are for all that is said in them, if they may be so high."""
        words, size = self._stacked(Box(0, 0, wide, STACKED_ROW)).words, NOTE
        said = [(found.played(one), found.advice(one)) for one in found.costliest]
        lines = [
            sum(len(canvas.fonts.wrap(part, READ, size, canvas.px(words.width))) for part in parts) for parts in said
        ]
        high = STACKED_ROW - words.height + max(lines, default=0) * size * LEADING + TIGHT
        return min(TALL_ROW, max(STACKED_ROW, high))

    def _draw_moment(self, canvas: Canvas, found: Analysis, box: Box) -> None:
        """Draw the table where the decision was made that is looked at, the curve, and the best being."""
        _, board, head, below = box.rows(12, REST, HEAD, CURVE_HIGH)
        cursor = self.cursor
        if self.by_turn:
            self._moment.draw(canvas, board, self.at_cursor, None)
        elif self.chosen:
            mistake = found.costliest[self.chosen - 1]
            self._moment.draw(canvas, board, mistake.line, mistake)
        else:
            self._moment.draw(canvas, board, len(self.match.lines), None)
        canvas.text(say("How it went"), head.x, head.centre[1], TITLE, 22)
        if cursor is not None:
            self._draw_readout(canvas, found, cursor, head)
        judged = None if self._seal_left else self.judged()
        wide = SEALED_WIDE if judged else BEST_WIDE
        course, best = below.columns(REST, wide, gap=SIDE_GAP)
        if judged:
            medal, best = best.rows(SEAL_LOW, REST, gap=SIDE_GAP)
            self.draw_seal(canvas, medal, *judged)
        self.graph_of(found).draw(canvas, course, self.marks(found), self.chosen, self.pick, cursor, self.move)
        self._draw_best(canvas, found, best)

    def row_parts(self, row: Box) -> RowParts:
        """Where the parts of a row lie: its words below the rest, where they have little room beside it."""
        if row.width < STACKED:
            return self._stacked(row)
        _, mark, _, when, words, _, doing, _ = row.columns(15, 20, 15, 66, REST, 14, 124, 10)
        turn, seat, loss = when.fitted(None, 60).pile(3, 20)
        play, show = doing.fitted(None, 66).rows(30, 30, gap=6)
        return RowParts(mark.fitted(None, 20), turn, seat, loss, words.inset(0, 5), play, show, PLAIN)

    @staticmethod
    def _stacked(row: Box) -> RowParts:
        """The parts of a row that is narrow: a line of them, and the words below it."""
        inner = row.inset(APART, TIGHT)
        line, words = inner.rows(HEAD_LINE, REST, gap=HAIR)
        wides, gap, size = ((20, 62, 56, 56, REST, 132, 84), GAP, PLAIN)
        if inner.width < SLIM:
            wides, gap, size = ((26, 54, 42, 44, REST, 112, 58), TIGHT, NOTE)
        mark, turn, seat, loss, _, play, show = line.columns(*wides, gap=gap)
        return RowParts(mark.fitted(20, 20), turn, seat, loss, words, play, show, size)

    def draw_card(self, canvas: Canvas, place: Box) -> Rect:
        """Draw what a part of the screen is written on, with an edge in a theme that has edges."""
        rect = super().draw_card(canvas, place)
        if canvas.theme.sharp:
            canvas.outline(rect, "text", 1, CORNER)
        return rect

    def draw_advice(self, canvas: Canvas, found: looking_back.Analysis, mistake: Mistake, box: Box) -> None:
        """Say what was played and what would have been better, in the middle of the row."""
        size = self._size(canvas, found, mistake, box)
        leading = size * LEADING
        most = int(box.height / leading + ALMOST)
        wide = canvas.px(box.width)

        def lines(words: str) -> int:
            return len(canvas.fonts.wrap(words, READ, size, wide))

        did, sentence = found.played(mistake), found.advice(mistake)
        if lines(did) + lines(sentence) > most:
            sentence = found.advice(mistake, brief=True)
        above = min(2, lines(did))
        below = min(most - above, lines(sentence))
        told = box.fitted(None, (above + below) * leading)
        line, more = told.rows(above * leading, REST)
        parts, small = canvas.lines_in(did, READ, size, line.width, line.height + TIGHT, LEADING)
        for part, place in zip(parts, line.pile(len(parts), line.height / len(parts)), strict=True):
            canvas.text(part, place.x, place.centre[1], READ, small, "quiet", room=line.width)
        _wrapped(canvas, sentence, more, READ, size)

    @staticmethod
    def _size(canvas: Canvas, found: looking_back.Analysis, mistake: Mistake, box: Box) -> float:
        """How large what is said in a row can be set, so that it has room at least where it is brief."""
        size = NOTE if box.width > NARROW else SMALL
        said = found.played(mistake), found.advice(mistake, brief=True)
        while size > FINE_PRINT and sum(
            len(canvas.fonts.wrap(words, READ, size, canvas.px(box.width))) for words in said
        ) > int(box.height / (size * LEADING) + ALMOST):
            size -= 0.5
        return size

    def _draw_readout(self, canvas: Canvas, found: looking_back.Analysis, cursor: int, head: Box) -> None:
        """Say what is at the cursor, and offer to show it."""
        turns, line = found.turns, self.at_cursor
        show: ButtonSpec = {"key": "show-turn", "label": say("Show"),
                            "act": partial(self.exits.replay, line, None), "size": 14}  # fmt: skip
        _, said = buttons_in(canvas, head, 28, [show], 12).columns(130, REST)
        words = (
            _readout(turns[cursor - 1])
            if cursor
            else say("At the start: West at {chance}", chance=percent(found.start["w"]))
        )
        canvas.text(words, said.right, said.centre[1], LABEL, 15, "text", RIGHT, room=said.width)

    # --- luck, play, the best being ------------------------------------------------------------
    def draw_beside(self, canvas: Canvas, box: Box) -> None:
        """Draw luck and play, the best being, and the table as it was left."""
        found = self.found
        if not isinstance(found, Analysis):
            return
        if self._roomy:
            self._draw_moment(canvas, found, box)
            return
        table = found.rows()
        _, box = box.rows(12, REST)
        luck_high = LUCK_HEAD + LUCK_ROW * len(table) + LUCK_FOOT
        told = [LOST_HIGH] if found.lost_by else []
        luck, best, *lost, lines = box.rows(luck_high, 96, *told, REST, gap=SIDE_GAP)
        self._draw_luck(canvas, table, luck)
        self._draw_best(canvas, found, best)
        for place in lost:
            self.draw_card(canvas, place)
            _draw_lost(canvas, found.lost_by, place.inset(14, 4))
        if self.rows:
            foot = self.rows[-1].bottom / canvas.scale
            lines, _ = lines.rows(foot - lines.y, REST)
            self.table.draw(canvas, lines)

    def _draw_luck(self, canvas: Canvas, table: Sequence[Sequence[str]], place: Box) -> None:
        box = self.draw_card(canvas, place)
        inner = place.inset(14, 0)
        head, _ = inner.rows(44, REST)
        title, *sides = head.columns(REST, *LUCK_COLUMNS)
        canvas.text(say("Luck and play"), title.x, title.centre[1], TITLE, 20, within=box, room=title.width)
        for at, frame, (side, name) in zip(sides, FRAMES, SIDE_NAMES.items(), strict=True):
            canvas.text(name, at.right, at.centre[1] + 2, BOLD, 16, "text", RIGHT, box)
            _, face, _ = at.columns(REST, FACE, text_width(canvas, name, BOLD, 16) + TIGHT)
            portrait, middle = face_of(self.sitting, side), face.rect(canvas).center
            draw_portrait(canvas, portrait, middle, canvas.px(FACE), frame)
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
        box = self.draw_card(canvas, place)
        words, low = place.inset(14, 0), place.height < BEST_HIGH
        head, size = (26, 16) if low else (40, 20)
        title, _ = words.rows(head, REST)
        canvas.text(say("Best being"), title.x, title.centre[1], TITLE, size, within=box)
        if found.best:
            card = queries.fixed(self.match).card(found.best.being)
            _, cell, _, words, _ = place.columns(12, 46, 12, REST, 14)
            _, cell, _ = cell.rows(head, 50, REST)
            draw_piece(canvas, found.best.being[0], card, cell.rect(canvas), canvas.px(54))
        _, said, _ = words.rows(head - 4, REST, 4)
        deeds = best_being(words_of(self.match), found.best)
        _wrapped(canvas, capital(deeds), said, READ, 15)


def _draw_lost(canvas: Canvas, told: Sequence[str], box: Box) -> None:
    """Draw what the match was lost by, as its record alone shows it."""
    title, words = box.rows(30, REST)
    canvas.text(LOST_BY, title.x, title.centre[1], TITLE, 20, within=box.rect(canvas))
    _wrapped(canvas, beside(*told), words, READ, 15)


def _readout(turn: Turn) -> str:
    """What is at the end of a turn."""
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
    return commas(parts)


def _wrapped(canvas: Canvas, text: str, box: Box, role: str, size: float) -> None:
    """Draw wrapped text in a box, smaller where that is full."""
    lines, size = canvas.lines_in(text, role, size, box.width, box.height, LEADING)
    for line, place in zip(lines, box.pile(len(lines), size * LEADING), strict=True):
        canvas.text(line, place.x, place.centre[1], role, size)
