"""How a match of any game ended: the places, and what its analysis says in words."""

from __future__ import annotations

from wonderland import api
from wonderland.core.match import Match
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, screen
from wonderland.ui.kit.lists import LongText
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.shell.exits import FinishExits
from wonderland.ui.shell.screens import screens_of

BAR, MARGIN, GAP, ROW = 54.0, 32.0, 16.0, 56.0
DEED_SHARE = 0.55
"""How much of a row shows what the seat did, where a game draws that."""
WORKING = "Going through the match, line by line."
GIVEN_UP = "The match could not be analysed. The log says why."
NO_ANALYSIS = "Replay shows the match again, line by line."
NOT_OVER = "Not over yet"


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
        top, middle, foot = screen(canvas).rows(BAR, REST, 40)
        self._draw_bar(canvas, top)
        places, told = middle.inset(MARGIN, GAP).columns(Share(1, least=260), Share(1.6), gap=GAP)
        self._draw_places(canvas, places)
        self._words.draw(canvas, told, self._told())
        if self.note:
            note = canvas.fitted(self.note, LABEL, 15, foot.width - 2 * MARGIN)
            canvas.text(note, MARGIN, foot.centre[1], LABEL, 15, "quiet")

    def _draw_bar(self, canvas: Canvas, top: Box) -> None:
        canvas.fill(top.rect(canvas), "bar")
        exits, last = self.exits, len(self.match.lines)
        buttons: list[dict[str, object]] = [
            {"key": "leave", "label": "Menu" if exits.again else "Back", "act": exits.leave,
             "shortcut": "leave", "primary": not exits.again},
            {"key": "replay", "label": "Replay", "act": lambda: exits.replay(0 if exits.again else last),
             "shortcut": "replay"},
        ]  # fmt: skip
        if exits.save:
            save = {"key": "save", "label": "Save record", "act": self.keep, "shortcut": "save"}
            buttons.append(save)
        if exits.again:
            buttons.append({"key": "again", "label": "Again", "hint": "Enter", "act": exits.again,
                            "primary": True})  # fmt: skip
        left = canvas.buttons_right(top.right - 24, 11, 32, buttons)
        words = self.game.parts.text.ending(self.match) or NOT_OVER
        canvas.text(canvas.fitted(words, TITLE, 25, left - 40), 24, 27, TITLE, 25, "bar-text")

    def _draw_places(self, canvas: Canvas, box: Box) -> None:
        """Draw the seats by their places; seats that share one stand together."""
        outcome = self.match.outcome
        placed = outcome.places if outcome else dict.fromkeys(self.match.seats, 0)
        seats = sorted(placed, key=lambda seat: placed[seat])
        row = min(ROW, box.height / max(1, len(seats)) - 8)
        for seat, place in zip(seats, box.pile(len(seats), row, 8), strict=True):
            rect = place.rect(canvas)
            canvas.fill(rect, "front", 8)
            strip = canvas.rect(place.x, place.y, 7, place.height)
            canvas.fill(strip, seat_colour(self.game.info, seat), 4)
            middle = place.centre[1]
            number = f"{placed[seat]}." if placed[seat] else ""
            canvas.text(number, place.x + 24, middle, BOLD, 18, within=rect)
            name = self.game.info.name_of(seat)
            canvas.text(name, place.x + 60, middle, TITLE, 20, within=rect)
            if deed := screens_of(self.game.name).deed:
                done = place.inset(10, 4)
                deed(canvas, done.columns(REST, done.width * DEED_SHARE)[1], self.match, seat)
            if outcome and seat in outcome.winners:
                canvas.outline(rect, "now", 2.5, 8)

    def _told(self) -> list[str]:
        """The analysis in words, or how far it is."""
        study, analysis = self.study, self.game.parts.analysis
        if study is None or analysis is None:
            return [NO_ANALYSIS]
        if study.failed:
            return [GIVEN_UP]
        if study.found is None:
            return [WORKING, f"{study.done:.0%}"]
        return analysis.as_lines(study.found, self.match)
