"""How a match went, seat by seat: the places, each one's share of the win, the costliest turns, luck."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.kit.looking_back import Analysis, Mistake
from wonderland.kit.looking_back_lines import NOTHING_COSTLY, advice, played, signed
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.shares import Band, Mark, Shares, draw_number
from wonderland.ui.kit.sizes import HEADING, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR
from wonderland.ui.shell.last_table import LastTable
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.table.exits import FinishExits

ROW, MARK, HEAD_WIDE, HEAD_ROW, BUTTON = 96.0, 20.0, 78.0, 22.0, 116.0
"""Of a costly decision: its height, its number, whose it was with a line of that, its buttons."""
LEADING = 1.4
NONE_HIGH, COURSE_HEAD = 34.0, 30.0
"""The height of what is said where none was costly, and of the heading of the shares."""
LUCK_HEAD, LUCK_ROW, LUCK_NAME, LUCK_NARROW = 36.0, 24.0, 92.0, 62.0
"""Of the table of luck: its heading, a row, the names, and the width below which columns are set
smaller."""


class SharesResult(PlainResult):
    """The result with its analysis: shares of the win, the costliest decisions, luck.

    Args:
        app: the window.
        match: where it ended, or has come to.
        study: its analysis.
        exits: where the screen leads.
    """

    def __init__(self, app: App, match: Match, study: Study, exits: FinishExits) -> None:
        super().__init__(app, api.Game(match.game), match, study, exits)
        self.looked: Study = study
        self.chosen = 0
        self._shares: Shares | None = None
        self._table = LastTable(match, study.seat)
        if study.seat:
            self.note = say(
                "As far as {own} knows: what others hold is guessed, and their decisions are not judged.",
                own=self.game.info.name_of(study.seat),
            )

    @property
    def found(self) -> Analysis | None:
        """The analysis, once it is there."""
        return self.looked.found

    def pick(self, number: int) -> None:
        """Look at one of the costliest decisions, by its number."""
        self.chosen = number

    def play_from(self, mistake: Mistake) -> None:
        """Play the match again from where a decision was to be made."""
        record = self.looked.record
        self.exits.play(replace(record, moves=list(record.moves[: mistake.line]), lines=[]))

    # --- drawing -----------------------------------------------------------------------------
    def draw_analysis(self, canvas: Canvas, box: Box) -> None:
        """Draw the analysis, or how far it is."""
        found = self.found
        if found is None:
            super().draw_analysis(canvas, box)
            return
        low = len(found.costliest) * (ROW + GAP) or NONE_HIGH
        course, costly = box.rows(REST, low, gap=GAP)
        self._draw_course(canvas, found, course)
        self._draw_costliest(canvas, found, costly)

    def draw_below(self, canvas: Canvas, box: Box) -> None:
        """Draw luck and play below the places, and the table as it was left."""
        if self.found is None:
            self._table.draw(canvas, box)
            return
        luck = self.found.rows()
        high = LUCK_HEAD + LUCK_ROW * len(luck) + GAP
        if high > box.height:
            return
        card, table = box.rows(high, REST, gap=APART)
        self._table.draw(canvas, table)
        rect = card.rect(canvas)
        canvas.fill(rect, "front", CORNER)
        head, *lines, _ = card.inset(APART, 0).rows(LUCK_HEAD, *[LUCK_ROW] * len(luck), REST)
        line_in(canvas, head, say("Luck and play"), TITLE, 19, within=rect)
        for index, ((label, *cells), line) in enumerate(zip(luck, lines, strict=True)):
            name, *places = line.columns(LUCK_NAME, *[REST] * len(cells))
            line_in(canvas, name, label, BOLD, NOTE, within=rect, high=True)
            for at, (cell, place) in enumerate(zip(cells, places, strict=True)):
                role, ink = (BOLD, "text") if index and at < 2 else (LABEL, "quiet")
                size = 14 if place.width > LUCK_NARROW else 12
                line_in(canvas, place.without(left=HAIR), cell, role, size, ink, RIGHT, rect,
                        high=True)  # fmt: skip

    def _draw_course(self, canvas: Canvas, found: Analysis, box: Box) -> None:
        """Draw each seat's share of the win over the match."""
        info = self.game.info
        if self._shares is None:
            self._shares = Shares([
                Band(
                    info.name_of(seat), seat_colour(info, seat),
                    (found.start[seat], *(turn.after[seat] for turn in found.turns)),
                )
                for seat in found.start
            ])  # fmt: skip
        self.chosen = self.chosen or bool(found.costliest)
        pointer = canvas.pointer
        for key in [pointer.hover] + ([pointer.focus] if pointer.focus_shown else []):
            kind, _, number = key.rpartition("-")
            if kind in ("dot", "show", "play") and number.isdigit():
                self.chosen = int(number)
        head, plot = box.rows(COURSE_HEAD, REST)
        line_in(canvas, head, say("Each seat’s share of the win"), TITLE, HEADING)
        seats = list(found.start)
        marks = [
            Mark(number, self._turns_in(found, mistake.turn), seats.index(mistake.seat))
            for number, mistake in enumerate(found.costliest, start=1)
        ]
        self._shares.draw(canvas, plot, marks, self.chosen, self.pick)

    @staticmethod
    def _turns_in(found: Analysis, number: int) -> int:
        """Where a turn lies in the course: a record may begin in the middle of a match."""
        first = found.turns[0].number if found.turns else 1
        return number - first + 1

    def _draw_costliest(self, canvas: Canvas, found: Analysis, box: Box) -> None:
        if not found.costliest:
            line_in(canvas, box, NOTHING_COSTLY, READ, PLAIN)
        for number, (mistake, row) in enumerate(
            zip(found.costliest, box.pile(len(found.costliest), ROW, GAP), strict=True), start=1
        ):
            self._draw_row(canvas, mistake, number, row)

    def _draw_row(self, canvas: Canvas, mistake: Mistake, number: int, row: Box) -> None:
        """Draw a costly decision, with what was better and where it leads."""
        rect = row.rect(canvas)
        canvas.fill(rect, "front", CORNER)
        chosen = self.chosen == number
        if chosen:
            canvas.outline(rect, "quiet", 2, CORNER)
        mark, head, told, buttons = row.inset(APART, GAP).columns(
            MARK, HEAD_WIDE, REST, BUTTON, gap=GAP
        )
        draw_number(canvas, mark.fitted(MARK, MARK).rect(canvas), number, chosen=chosen)
        turn, seat, loss = head.lines(HEAD_ROW, HEAD_ROW, HEAD_ROW)
        line_in(canvas, turn, say("turn {n}", n=mistake.turn), BOLD, NOTE, within=rect)
        name = self.game.info.name_of(mistake.seat)
        line_in(canvas, seat, name, LABEL, NOTE, "quiet", within=rect)
        line_in(canvas, loss, signed(-mistake.loss), BOLD, PLAIN, "refusal", within=rect)
        half = told.height / 2
        both = ((played(mistake), "quiet"), (advice(mistake), "text"))
        size = min(
            canvas.lines_in(words, READ, SMALL, told.width, half, LEADING)[1] for words, _ in both
        )
        for words, colour in both:
            lines, _ = canvas.lines_in(words, READ, size, told.width, half, LEADING)
            *places, told = told.rows(*[size * LEADING] * len(lines), REST)
            for line, place in zip(lines, places, strict=True):
                canvas.text(line, *place.left, READ, size, colour)
        play, show = buttons.rows(REST, REST, gap=GAP)
        canvas.button(
            f"play-{number}", play.rect(canvas), say("Play from here"),
            partial(self.play_from, mistake), size=SMALL,
        )  # fmt: skip
        canvas.button(
            f"show-{number}", show.rect(canvas), say("Show"),
            partial(self.exits.replay, mistake.line), size=SMALL,
        )  # fmt: skip
