"""How a match of any game ended: the places, and what its analysis says in words."""

from __future__ import annotations

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.session.analysing import Study
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

EDGE, FOOT, ROW = 32.0, 40.0, 56.0
"""From the edges of the screen to what is on it; the height of the note below, and of a place."""
PLACES, WORDS = Share(1, least=260.0), Share(1.6)
STRIP, NUMBER, FACE = 7.0, 40.0, 46.0
"""How wide the strip of a seat's colour is, the number of its place, and who played it."""
NAME_ROW, WHO_ROW = 28.0, 18.0
"""The rows of a seat's name and of whoever played it."""
DEED_SHARE = 0.48
"""How much of a row shows what the seat did, where a game draws that."""
WORKING = say("Going through the match, line by line.")
GIVEN_UP = say("The match could not be analysed. The log says why.")
NO_ANALYSIS = say("Replay shows the match again, line by line.")
NOT_OVER = say("Not over yet")


class PlainResult(Scene):
    """The result: who took which place, and what one may do next.

    Args:
        app: the window.
        game: what was played.
        match: where it ended, or has come to.
        study: its analysis, None where the game has none.
        exits: where the screen leads.

    Attributes:
        note: what is said at the foot.
    """

    def __init__(
        self, app: App, game: api.Game, match: Match, study: Study | None, exits: FinishExits
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.game = game
        self.match = match
        self.study = study
        self.exits = exits
        self.note = ""
        record = study.record if study else match.record()
        self._played = MatchSession(game, match, seats_of(record))
        self._words = LongText()

    def first_focus(self) -> str:
        """Enter plays again, or leaves."""
        return "again" if self.exits.again else "leave"

    def leave(self) -> None:
        """Whatever is being worked out is given up."""
        if self.study:
            self.study.close()

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """See how far the analysis is."""
        return self.study.poll() if self.study else False

    def keep(self) -> None:
        """Keep the record, and say where it is."""
        if self.exits.save:
            self.note = self.exits.save()

    def draw(self, canvas: Canvas) -> None:
        """Draw the places, and the analysis."""
        canvas.surface.fill(canvas.theme["panel"])
        _, middle, foot = screen(canvas).inset(EDGE, 0).rows(BAR, REST, FOOT)
        self._draw_bar(canvas)
        places, words_box = middle.inset(0, PAD).columns(PLACES, WORDS, gap=PAD)
        low = self._draw_places(canvas, places)
        self.draw_below(canvas, low.without(top=GAP))
        self.draw_analysis(canvas, words_box)
        if self.note:
            line_in(canvas, foot, self.note, LABEL, NOTE, "quiet")

    def _draw_bar(self, canvas: Canvas) -> None:
        exits, last = self.exits, len(self.match.lines)
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
        draw_title_bar(canvas, self.game.text.ending(self.match) or NOT_OVER, buttons)

    def draw_analysis(self, canvas: Canvas, box: Box) -> None:
        """Draw what the analysis says."""
        self._words.draw(canvas, box, self._result_lines())

    def draw_below(self, canvas: Canvas, box: Box) -> None:
        """Draw what stands below the places; nothing in the plain screen."""

    def _draw_places(self, canvas: Canvas, box: Box) -> Box:
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
            face = min(FACE, place.height)
            strip, number_box, face_box, name_box, done = place.columns(
                STRIP, NUMBER, face, REST, place.width * DEED_SHARE if deed else 0.0
            )
            canvas.fill(strip.rect(canvas), seat_colour(self.game.info, seat), 4)
            number = f"{placed[seat]}." if placed[seat] else ""
            line_in(canvas, number_box.without(left=GAP), number, BOLD, LARGE, within=rect)
            self._draw_sitter(canvas, seat, face_box, name_box.without(left=TIGHT, right=TIGHT))
            if deed:
                deed(canvas, done.without(right=GAP).inset(0, TIGHT), self.match, seat)
            if outcome and seat in outcome.winners:
                canvas.outline(rect, "now", 2.5, CORNER)
        return below

    def _draw_sitter(self, canvas: Canvas, seat: str, face: Box, words: Box) -> None:
        """Draw the face of whoever played a seat, its name, and his own where there is room."""
        info, within = self.game.info, words.rect(canvas)
        side = min(face.width, face.height) - TIGHT
        portrait, frame = face_of(self._played, seat), frame_of(info, seat)
        draw_portrait(canvas, portrait, face.rect(canvas).center, canvas.px(side), frame)
        name = info.name_of(seat)
        who = who_plays(self._played, seat, name)
        if who and words.height >= NAME_ROW + WHO_ROW:
            named, below = words.lines(NAME_ROW, WHO_ROW)
            line_in(canvas, below, who, LABEL, SMALL, "quiet", within=within)
        else:
            named = words
        line_in(canvas, named, name, TITLE, HEADING, within=within)

    def _result_lines(self) -> list[str]:
        """The analysis in words, or how far it is."""
        study = self.study
        if study is None:
            return [NO_ANALYSIS]
        if study.failed:
            return [GIVEN_UP]
        if study.found is None:
            return [WORKING, f"{study.done:.0%}"]
        return study.found.as_lines(self.match)
