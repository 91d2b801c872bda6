"""How a match went, seat by seat: the places, each one's share of the win, the costliest turns, luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.kit.looking_back import Analysis, Mistake
from wonderland.kit.looking_back_lines import signed
from wonderland.kit.sealed import Sealed, sealed
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, LEAST_SIZE, READ, TITLE
from wonderland.ui.kit.graph import Band, Graph, Mark, draw_mark
from wonderland.ui.kit.layout import REST, Box, line_in, text_width
from wonderland.ui.kit.seats import FRAMES, seat_colour
from wonderland.ui.kit.sizes import FINE_PRINT, HEADING, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, PAD, TIGHT
from wonderland.ui.shell import seal
from wonderland.ui.shell.last_table import LastTable
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.shell.seal import draw_seal
from wonderland.ui.table.compared import Compared
from wonderland.ui.table.curtain import called
from wonderland.ui.table.exits import FinishExits

ROW, MARK, HEAD_ROW = 96.0, 20.0, 22.0
"""Of a costly decision: its height, its number, and a line of whose it was."""
LEADING = 1.25
BROAD = 0.55
"""How high the table below the seal is for its width, before the seal has bars."""
LUCK_HEAD, LUCK_HEADS, LUCK_ROW, ROOMY = 36.0, 32.0, 24.0, 62.0
"""Of the table of luck: its heading, the row of its columns' headings, and another; and how wide a
column is in which words are set a little larger."""
WORKING = say("Going through the match, line by line.")
GIVEN_UP = say("The match could not be analysed. The log says why.")


class RowParts(NamedTuple):
    """Where the parts of a costly decision lie, and how large its turn is set."""

    mark: Box
    turn: Box
    seat: Box
    loss: Box
    words: Box
    play: Box
    show: Box
    size: float


class SharesResult(PlainResult):
    """The result with its analysis: shares of the win, the costliest decisions, luck.

    Args:
        app: the window.
        match: where it ended, or has come to.
        study: its analysis; it is closed when the screen goes away.
        exits: where the screen leads.

    Attributes:
        chosen: the number of the costly decision that is looked at, 0 for none.
        cursor: the turn that is looked at on the graph, None for none.
        by_turn: whether the table shows that turn, and not the costly decision.
        table: the table as it was left.
    """

    def __init__(self, app: App, match: Match, study: Study, exits: FinishExits) -> None:
        super().__init__(app, match, study.record, exits)
        self.study = study
        self.chosen = 0
        self.cursor: int | None = None
        self.by_turn = False
        self.table = LastTable(match, study.seat)
        self._graph: Graph | None = None
        if study.seat:
            self.note = self.as_known(study.seat)

    def as_known(self, seat: str) -> str:
        """What is said where no more is told than a seat knows."""
        return say(
            "As far as {own} knows: what others hold is guessed, and their decisions are not judged.",
            own=self.game.info.name_of(seat),
        )

    @property
    def found(self) -> Analysis | None:
        """The analysis, once it is there."""
        return self.study.found

    def leave(self) -> None:
        """Whatever is being worked out is given up."""
        self.study.close()

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """See how far the analysis is."""
        return self.study.poll()

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right go along the graph, turn by turn, unless something else has the focus."""
        pointer = self.app.pointer
        if event.type != pygame.KEYDOWN or (pointer.focus_shown and pointer.focus != "graph"):
            return False
        way = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if way and self.found:
            last = len(self.found.turns)
            self.move((last if self.cursor is None and way < 0 else self.cursor or 0) + way)
        return bool(way)

    def move(self, turn: int) -> None:
        """Look at a turn on the graph, and at the table then."""
        last = len(self.found.turns) if self.found else 0
        self.cursor = max(0, min(last, turn))
        self.by_turn = True

    def pick(self, number: int) -> None:
        """Look at one of the costliest decisions, by its number, on the table too."""
        self.chosen = number
        self.by_turn = False

    @property
    def at_cursor(self) -> int:
        """How many lines of the record lead to the turn that is looked at on the graph."""
        turns, cursor = self.found.turns if self.found else (), self.cursor or 0
        return turns[cursor].line if cursor < len(turns) else len(self.study.record.moves)

    def play_from(self, mistake: Mistake) -> None:
        """Play the match again from where a decision was to be made."""
        record = self.study.record
        moves = [*record.moves[: mistake.line], *([mistake.part] if mistake.part else [])]
        self.exits.play(replace(record, moves=moves, lines=[]))

    # --- drawing -----------------------------------------------------------------------------
    def draw_told(self, canvas: Canvas, box: Box) -> None:
        """Draw the course of the match and the costliest decisions, or how far the analysis is."""
        found = self.found
        if found is None:
            self.draw_waiting(canvas, box)
            return
        pointer = canvas.pointer
        for key in [pointer.hover] + ([pointer.focus] if pointer.focus_shown else []):
            kind, _, number = key.rpartition("-")
            if kind in ("dot", "show", "play") and number.isdigit():
                self.pick(int(number))
        self.chosen = self.chosen or bool(found.costliest)
        self.draw_course(canvas, found, box)

    def draw_waiting(self, canvas: Canvas, box: Box) -> None:
        """Say how far the analysis is."""
        lines = [GIVEN_UP] if self.study.failed else [WORKING, say("{done:.0%}", done=self.study.done)]
        self.words.draw(canvas, box.inset(0, PAD), lines)

    def draw_beside(self, canvas: Canvas, box: Box) -> None:
        """Draw the places, luck and play below them, and the table as it was left."""
        low = self.draw_places(canvas, box.inset(0, PAD)).without(top=GAP)
        low = self._draw_seal_above(canvas, low)
        if self.found is None:
            self.table.draw(canvas, low)
            return
        luck = self.found.rows()
        high = LUCK_HEAD + LUCK_HEADS + LUCK_ROW * (len(luck) - 1) + GAP
        if high > low.height:
            return
        card, table = low.rows(high, REST, gap=APART)
        at = self.found.costliest[self.chosen - 1].line if self.chosen else None
        at = self.at_cursor if self.by_turn else at
        self.table.draw(canvas, table, at)
        rect = card.rect(canvas)
        canvas.fill(rect, "front", CORNER)
        heights = [LUCK_HEADS, *[LUCK_ROW] * (len(luck) - 1)]
        head, *lines, _ = card.inset(GAP, 0).rows(LUCK_HEAD, *heights, REST)
        line_in(canvas, head, say("Luck and play"), TITLE, 19, within=rect)
        wides, fits = _columns(canvas, luck, card.inset(GAP, 0).width)
        for index, ((label, *cells), line) in enumerate(zip(luck, lines, strict=True)):
            name, *places = line.columns(*wides)
            line_in(canvas, name, label, BOLD, FINE_PRINT * fits, within=rect, high=True)
            for at, (cell, place) in enumerate(zip(cells, places, strict=True)):
                role, ink = (BOLD, "text") if index and at < 2 else (LABEL, "quiet")
                size = (SMALL if place.width > ROOMY else FINE_PRINT) * fits
                line_in(canvas, place.without(left=TIGHT), cell, role, size, ink, RIGHT, rect, high=True)

    # --- the seal ----------------------------------------------------------------------------
    def judged(self) -> tuple[str, Sealed] | None:
        """The seat that is graded, and how it played: the only person's, or else the winner's.

        None where there is neither, and where not all is known.
        """
        outcome, people = self.match.outcome, self.sitting.people
        one = people if len(people) == 1 else outcome.winners if outcome else ()
        if self.found is None or self.study.seat or len(one) != 1:
            return None
        (seat,) = one
        how = sealed(self.found, seat)
        return (seat, how) if how else None

    def draw_seal(self, canvas: Canvas, box: Box, seat: str, how: Sealed) -> None:
        """Draw the seal of a seat that is graded."""
        seats, info, outcome = self.sitting.seats, self.game.info, self.match.outcome
        others = [called(seats, info, other) for other in seats if other != seat]
        rivals = say("{name} lost", name=others[0]) if len(others) == 1 else say("the others lost")
        title = how.decided(outcome, seat) if outcome else say("So far")
        about = say("{name}, graded without luck", name=called(seats, info, seat))
        draw_seal(canvas, box, how, title, about, rivals)

    def _draw_seal_above(self, canvas: Canvas, low: Box) -> Box:
        """Draw the seal where luck has room below it still; return what is left."""
        judged = self.judged()
        if judged is None or self.found is None:
            return low
        luck = LUCK_HEAD + LUCK_HEADS + LUCK_ROW * len(self.found.totals)
        spare = low.height - luck - APART - GAP
        if spare < seal.LEAST:
            return low
        high = seal.WITH_BARS if spare - seal.WITH_BARS > low.width * BROAD else seal.LEAST
        card, rest = low.rows(high, REST, gap=GAP)
        self.draw_seal(canvas, card, *judged)
        return rest

    # --- the course of the match -------------------------------------------------------------
    def draw_course(self, canvas: Canvas, found: Analysis, box: Box) -> None:
        """Draw the costliest decisions first, and each seat's share of the win over the match below."""
        most, marks = len(found.costliest), self.marks(found)
        room = box.height * 0.77 / max(1, most) - GAP
        high = min(self._row_high(canvas, found, box), room)
        low = most * (high + GAP) or 34
        costly, course = box.inset(0, PAD).rows(low, REST, gap=GAP)
        head, plot = course.rows(30, REST)
        line_in(canvas, head, say("Each seat’s share of the win"), TITLE, HEADING)
        self.graph_of(found).draw(canvas, plot, marks, self.chosen, self.pick, self.cursor, self.move)
        if not most:
            line_in(canvas, costly, found.nothing_costly, READ, PLAIN)
        rows = costly.pile(most, high, GAP)
        for mistake, mark, row in zip(found.costliest, marks, rows, strict=True):
            self.draw_row(canvas, found, mistake, mark, row)

    def _row_high(self, canvas: Canvas, found: Analysis, box: Box) -> float:
        """How high the rows of decisions are, so that what is said in each can be read."""
        wide = self.row_parts(box).words.width
        said = [_lines(canvas, self._said(found, one), FINE_PRINT, wide) for one in found.costliest]
        return max(ROW, 2 * GAP + max(said, default=0) * FINE_PRINT * LEADING)

    def graph_of(self, found: Analysis) -> Graph:
        """The graph of an analysis, made once."""
        if self._graph is None:
            self._graph = Graph(self.bands(found))
        return self._graph

    def bands(self, found: Analysis) -> list[Band]:
        """What the graph draws."""
        info = self.game.info
        return [
            Band(info.name_of(seat), seat_colour(info, seat),
                 (found.start[seat], *(turn.after[seat] for turn in found.turns)))
            for seat in found.start
        ]  # fmt: skip

    def marks(self, found: Analysis) -> list[Mark]:
        """How the costliest decisions are marked; the record may begin in the middle of a match."""
        first = found.turns[0].number if found.turns else 1
        return [
            Mark(number, mistake.turn - first + 1, *self.marked(found, mistake.seat))
            for number, mistake in enumerate(found.costliest, start=1)
        ]

    def marked(self, found: Analysis, seat: str) -> tuple[int, str, str]:
        """A seat's band, and the colour and shape of its marks."""
        return list(found.start).index(seat), "now", FRAMES[0]

    # --- the costliest decisions -------------------------------------------------------------
    def draw_row(self, canvas: Canvas, found: Analysis, mistake: Mistake, mark: Mark, row: Box) -> None:
        """Draw a costly decision, with what was better and where it leads."""
        number, chosen, parts = mark.number, self.chosen == mark.number, self.row_parts(row)
        rect = self.draw_card(canvas, row)
        if chosen:
            canvas.outline(rect, "quiet", 2, CORNER)
        draw_mark(canvas, parts.mark.rect(canvas), mark, chosen=chosen)
        name = self.game.info.name_of(mistake.seat)
        line_in(canvas, parts.turn, say("turn {n}", n=mistake.turn), BOLD, parts.size, within=rect)
        line_in(canvas, parts.seat, name, LABEL, NOTE, "quiet", within=rect)
        line_in(canvas, parts.loss, signed(-mistake.loss), BOLD, PLAIN, "refusal", within=rect)
        self.draw_advice(canvas, found, mistake, parts.words)
        compared = Compared.of(found, mistake, name)
        for key, place, word, act in (
            ("play", parts.play, say("Play from here"), partial(self.play_from, mistake)),
            ("show", parts.show, say("Show"), partial(self.exits.replay, mistake.line, compared)),
        ):
            canvas.button(f"{key}-{number}", place.rect(canvas), word, act, size=parts.size - 1)

    def row_parts(self, row: Box) -> RowParts:
        """Where the parts of a row lie."""
        mark, head, words, buttons = row.inset(APART, GAP).columns(MARK, 78, REST, 116, gap=GAP)
        turn, seat, loss = head.lines(HEAD_ROW, HEAD_ROW, HEAD_ROW)
        play, show = buttons.rows(REST, REST, gap=GAP)
        return RowParts(mark.fitted(MARK, MARK), turn, seat, loss, words, play, show, NOTE)

    def draw_card(self, canvas: Canvas, place: Box) -> Rect:
        """Draw what a part of the screen is written on."""
        rect = place.rect(canvas)
        canvas.fill(rect, "front", CORNER)
        return rect

    def draw_advice(self, canvas: Canvas, found: Analysis, mistake: Mistake, box: Box) -> None:
        """Say what was played and what would have been better, both in one size."""
        said, size = self._said(found, mistake), PLAIN
        while size > LEAST_SIZE and _lines(canvas, said, size, box.width) * size * LEADING > box.height:
            size -= 0.5
        for words, colour in zip(said, ("quiet", "text"), strict=True):
            lines = canvas.fonts.wrap(words, READ, size, canvas.px(box.width))
            *places, box = box.rows(*[size * LEADING] * len(lines), REST)
            for line, place in zip(lines, places, strict=True):
                canvas.text(line, *place.left, READ, size, colour)

    @staticmethod
    def _said(found: Analysis, mistake: Mistake) -> tuple[str, str]:
        """What was played, and what would have been better."""
        return found.played(mistake), found.advice(mistake)


def _lines(canvas: Canvas, said: Sequence[str], size: float, wide: float) -> int:
    """How many lines texts take together."""
    return sum(len(canvas.fonts.wrap(words, READ, size, canvas.px(wide))) for words in said)


def _columns(canvas: Canvas, table: Sequence[Sequence[str]], wide: float) -> tuple[list[float], float]:
    """How wide the columns of a table are, and how much smaller its letters are where all are too wide.

    Each column is as wide as its longest needs, and what is left is shared evenly. Headings may take
    several lines.
    """
    heads, *rows = table
    words = [max(canvas.fonts.told(head).split() or [""], key=len) for head in heads]
    found = [
        max(text_width(canvas, cell, BOLD, FINE_PRINT) for cell in column) + TIGHT
        for column in zip(words, *rows, strict=True)
    ]
    needed = sum(found)
    if needed > wide:
        return [one * wide / needed for one in found], wide / needed
    return [one + (wide - needed) / len(found) for one in found], 1.0
