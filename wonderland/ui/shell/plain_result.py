"""How a match of any game ended: the places, and what one may do next."""

from __future__ import annotations

from functools import partial

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.session.match_session import MatchSession, seats_of
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import ButtonSpec, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, screen
from wonderland.ui.kit.lists import LongText
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.seats import frame_of, seat_colour
from wonderland.ui.kit.sizes import HEADING, LARGE, NOTE, SMALL
from wonderland.ui.kit.spaces import BAR, CORNER, GAP, PAD, TIGHT
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import FinishExits
from wonderland.ui.table.sitters import face_of, who_plays

FOOT, ROW = 40.0, 56.0
"""The height of the note below, and of a place."""
PLACES, WORDS = Share(1, least=260.0), Share(1.6)
NAME_ROW, WHO_ROW = 28.0, 18.0
"""The rows of a seat's name and of whoever played it."""
NO_ANALYSIS = say("Replay shows the match again, line by line.")
NOT_OVER = say("Not over yet")


class PlainResult(Scene):
    """The result: who took which place, and what one may do next.

    Args:
        app: the window.
        match: where it ended, or has come to.
        record: what was played, and by whom.
        exits: where the screen leads.

    Attributes:
        game: what was played.
        record: what was played, and by whom.
        note: what is said at the foot.
        sitting: who played.
        words: what is told where nothing is drawn.
    """

    def __init__(self, app: App, match: Match, record: Record, exits: FinishExits) -> None:
        super().__init__(app)
        self.game = api.Game(match.game)
        self.match, self.record = match, record
        self.exits = exits
        self.note = ""
        self.sitting = MatchSession(self.game, match, seats_of(record))
        self.words = LongText()

    def first_focus(self) -> str:
        """Enter plays again, or leaves."""
        return "again" if self.exits.again else "leave"

    def keep(self) -> None:
        """Keep the record, and say where it is."""
        if self.exits.save:
            self.note = self.exits.save()

    def draw(self, canvas: Canvas) -> None:
        """Draw the places, and what else is told."""
        canvas.surface.fill(canvas.theme["panel"])
        _, middle, foot = screen(canvas).inset(32, 0).rows(BAR, REST, self.foot())
        self._draw_bar(canvas)
        beside, told = self.parted(middle)
        self.draw_told(canvas, told)
        self.draw_beside(canvas, beside)
        if self.note:
            line_in(canvas, foot, self.note, LABEL, NOTE, "quiet")

    def foot(self) -> float:
        """The height of the foot."""
        return FOOT

    def parted(self, box: Box) -> tuple[Box, Box]:
        """The screen in two: what stands beside, and what is told."""
        beside, told = box.columns(PLACES, WORDS, gap=PAD)
        return beside, told

    def _draw_bar(self, canvas: Canvas) -> None:
        exits, last = self.exits, len(self.match.lines)
        buttons: list[ButtonSpec] = [
            {"key": "leave", "label": say("Menu") if exits.again else say("Back"), "act": exits.leave,
             "hint": "" if exits.again else say("Esc"), "shortcut": "leave", "primary": not exits.again},
            {"key": "replay", "label": say("Replay"), "act": lambda: exits.replay(0 if exits.again else last, None),
             "shortcut": "replay"},
        ]  # fmt: skip
        if book := screens_of(self.game.name).book:
            opened = partial(book, self.app, self.record)
            buttons.append({"key": "book", "label": say("The story"), "act": opened, "shortcut": "told-story"})
        if exits.save:
            buttons.append({"key": "save", "label": say("Save record"), "act": self.keep, "shortcut": "save"})
        if exits.again:
            buttons.append(
                {"key": "again", "label": say("Again"), "hint": say("Enter"), "act": exits.again, "primary": True}
            )
        title, note = self.heading()
        draw_title_bar(canvas, title, buttons, note)

    def heading(self) -> tuple[str, str]:
        """How the match ended, and what else the bar says of it."""
        return self.game.text.ending(self.match) or NOT_OVER, ""

    def draw_told(self, canvas: Canvas, box: Box) -> None:
        """Draw what is told of the match."""
        self.words.draw(canvas, box.inset(0, PAD), [NO_ANALYSIS])

    def draw_beside(self, canvas: Canvas, box: Box) -> None:
        """Draw the places."""
        self.draw_places(canvas, box.inset(0, PAD))

    def draw_places(self, canvas: Canvas, box: Box) -> Box:
        """Draw the seats by their places, those that share one together; return what is below."""
        outcome = self.match.outcome
        placed = outcome.places if outcome else dict.fromkeys(self.match.seats, 0)
        seats = sorted(placed, key=lambda seat: placed[seat])
        row = min(ROW, box.height / max(1, len(seats)) - GAP)
        *rows, below = box.rows(*[row] * len(seats), REST, gap=GAP)
        deed = screens_of(self.game.name).deed
        for seat, place in zip(seats, rows, strict=True):
            rect = place.rect(canvas)
            canvas.fill(rect, "front", CORNER)
            face = min(46.0, place.height)
            strip, number_box, face_box, name_box, done = place.columns(
                7, 32.0, face, REST, place.width * 0.42 if deed else 0.0
            )
            canvas.fill(strip.rect(canvas), seat_colour(self.game.info, seat), 4)
            number = f"{placed[seat]}." if placed[seat] else ""
            line_in(canvas, number_box.without(left=GAP), number, BOLD, LARGE, within=rect)
            self._draw_sitter(canvas, seat, face_box, name_box.without(left=TIGHT, right=TIGHT))
            if deed:
                deed(canvas, done.without(right=GAP).inset(0, TIGHT), self.match, seat)
            if outcome and seat in outcome.winners:
                canvas.lit(rect, 2.5, CORNER)
        return below

    def _draw_sitter(self, canvas: Canvas, seat: str, face: Box, words: Box) -> None:
        """Draw the face of whoever played a seat, its name, and his own where there is room."""
        info, within = self.game.info, words.rect(canvas)
        side = min(face.width, face.height) - TIGHT
        portrait, frame = face_of(self.sitting, seat), frame_of(info, seat)
        draw_portrait(canvas, portrait, face.rect(canvas).center, canvas.px(side), frame)
        name = info.name_of(seat)
        who = who_plays(self.sitting, seat, name)
        if who and words.height >= NAME_ROW + WHO_ROW:
            named, below = words.lines(NAME_ROW, WHO_ROW)
            line_in(canvas, below, who, LABEL, SMALL, "quiet", within=within)
        else:
            named = words
        sizes = (
            canvas.lines_in(info.name_of(one), TITLE, HEADING, named.width, NAME_ROW)[1] for one in self.match.seats
        )
        line_in(canvas, named, name, TITLE, min(sizes), within=within)  # all of them alike
