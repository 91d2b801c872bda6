"""The replay viewer: a record on the board of its game's table, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from wonderland.core.film import told
from wonderland.core.message import commas, say, say_as
from wonderland.core.record import Record
from wonderland.session.following import Follower
from wonderland.session.sharing import UNKNOWN, as_text, looks_on, shown_to
from wonderland.session.watched import WatchedSession
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, box_of, buttons_in, line_in, text_width
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.sizes import BAR_TITLE, PLAIN
from wonderland.ui.kit.spaces import TIGHT
from wonderland.ui.shell.dates import at_turn
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.compared import Compared, draw_compared
from wonderland.ui.table.guides import under_a_frame

PLAY_MS = 650
MARGIN, CONTROL = 20.0, 32.0
LOOK_MS = 500
"""How often a record that may grow is looked at."""

PLAYING = (say_as("to let a record run", "Play"), say("Pause"))
"""What the button that plays says while nothing is played, and while it is."""


class Viewer(Scene):
    """Watches a record.

    Args:
        app: the window.
        record: what is watched; it must replay without a fault.
        play_on: begins a match from where the viewer stands; None where that is not offered.
        analyse: shows a seat how a match went, or says why it can't; None where that is not offered.
        follower: looks whether the record grows; None where it does not.

    Attributes:
        board: the board of the game's table.
        at: how many lines are played.
        playing: whether it goes on by itself.
        compared: a decision that is shown where it was made, beside what was better; None for none.
    """

    def __init__(
        self,
        app: App,
        record: Record,
        play_on: Callable[[Record], None] | None = None,
        analyse: Callable[[Record, str], str] | None = None,
        follower: Follower | None = None,
    ) -> None:
        super().__init__(app)
        self.record = record
        self._follower = follower
        self._unasked = 0.0
        self.session = WatchedSession(record)
        self.board = table_of(record.game)(app, self.session, under_a_frame(app.pop)).board
        self.board.looking = looks_on(self.session.seats)
        self.at = 0
        self.playing = False
        self.compared: Compared | None = None
        screens = screens_of(record.game)
        self._where, self._book = screens.where, screens.book
        self._since = 0.0
        self._notice = ""
        self._play_on = play_on
        self._analyse = analyse

    def first_focus(self) -> str:
        """Enter plays and pauses."""
        return "play"

    # --- time --------------------------------------------------------------------------------
    def go(self, to: int) -> None:
        """Go to the state after line ``to``; one line further is shown in motion."""
        match, board = self.session.match, self.board
        to = max(0, min(len(self.record.moves), to))
        one_on = to == self.at + 1
        before = board.now()
        board.film.drop()
        board.film.take_seen()
        if one_on:
            match.play(self.record.moves[self.at])
        else:
            match.follow(self.record.moves[:to])
        self.at = to
        if one_on:
            news = board.known(match)
            board.stage(told(match.film(), news), before)
            board.tell(news)
        else:
            board.renew()
        self.app.dirty = True

    def update(self, elapsed: float) -> bool:
        """Play on, if it is playing, and follow the record as it grows."""
        self._unasked += elapsed
        if self._follower and self._unasked >= LOOK_MS and not self.board.film.running:
            self._unasked = 0.0
            self._follow(self._follower)
        film = self.board.film
        if film.running:
            film.update(elapsed)
            return True
        if not self.playing:
            return False
        self._since += elapsed
        if self._since >= PLAY_MS * max(0.3, film.show.speed):
            self._since = 0.0
            self.go(self.at + 1)
            self.playing = self.at < len(self.record.moves)
            return True
        return False

    def _follow(self, follower: Follower) -> None:
        """Take over what is new in the record; who stands at its end goes with it."""
        news = follower.poll()
        if news is None:
            return
        if news.other:
            self._follower = None  # another match is written there now; this one stays as it was
            return
        at_end = self.at == len(self.record.moves)
        if self.at > news.same:
            self.go(news.same)
        self.record = news.record
        if at_end:
            self.go(len(self.record.moves))
        self.app.dirty = True

    def _copy(self) -> None:
        """Put the record on the clipboard, to be pasted into a letter or another window.

        Of a match under way no more goes out than the seat knows that looks on.
        """
        session, seat = self.session, self.board.looking
        try:
            record = shown_to(session.game, self.record, seat, session.secret)
            pygame.scrap.put_text(as_text(record))
            self._notice = say("The record is on the clipboard.")
            if record is not self.record:
                name = session.game.info.name_of(seat)
                self._notice = say("The record is on the clipboard, as {name} knows it.", name=name)
        except LookupError:
            self._notice = UNKNOWN
        except pygame.error as error:
            self._notice = say("There is no clipboard: {error}", error=error)

    def _look_back(self, analyse: Callable[[Record, str], str]) -> None:
        self._notice = analyse(self.record, self.board.looking)

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the board and the transport bar."""
        top, foot = self.board.edges()
        self.board.draw_watched(canvas)
        self._draw_compared(canvas, Rect(top.left, top.bottom, top.width, foot.top - top.bottom))
        canvas.fill(top, "bar")
        place = say("line {at} of {count}", at=self.at, count=len(self.record.moves))
        if "turn" in self.session.match.state():
            place = commas([place, at_turn(self.session.match.turn)])
        row = box_of(canvas, top).inset(MARGIN, 0)
        row, at = row.columns(REST, text_width(canvas, place, LABEL, PLAIN), gap=MARGIN)
        line_in(canvas, at, place, LABEL, PLAIN, "bar-quiet", RIGHT, foot=(TITLE, BAR_TITLE))
        buttons: list[ButtonSpec] = [{"key": "copy", "label": say("Copy"), "act": self._copy, "shortcut": "copy"}]
        if self._book:
            opened = partial(self._book, self.app, self.record)
            buttons.append({"key": "book", "label": say("The story"), "act": opened, "shortcut": "story"})
        if self._analyse:
            buttons.append({"key": "analyse", "label": say("Analyse"), "act": partial(
                self._look_back, self._analyse), "shortcut": "review"})  # fmt: skip
        row = buttons_in(canvas, row, CONTROL, buttons, MARGIN)
        title = self._notice or self.record.title or say("Replay")
        line_in(canvas, row.inset(0, TIGHT), title, TITLE, BAR_TITLE, "bar-text", high=True)
        self._draw_foot(canvas, foot)

    def _draw_compared(self, canvas: Canvas, felt: Rect) -> None:
        """Show a decision on the table where it was made, as long as one stands there."""
        compared, where = self.compared, self._where
        if compared is None or compared.line != self.at or self.board.film.running:
            return
        table = self.board.table
        draw_compared(canvas, felt, compared, lambda lines: where(table, lines) if where else ())

    def _draw_foot(self, canvas: Canvas, foot: Rect) -> None:
        canvas.fill(foot, "bar")
        last = len(self.record.moves)
        buttons: list[ButtonSpec] = [
            {"key": "leave", "label": say("Leave"), "hint": say("Esc"), "act": self.app.pop, "shortcut": "leave"},
            {"key": "from", "label": say("Play from here"), "act": self._from_here, "shortcut": "play-from"},
            {"key": "start", "label": say("Start"), "act": lambda: self.go(0), "shortcut": "to-start"},
            {"key": "back", "label": say("Back"), "act": lambda: self.go(self.at - 1), "shortcut": "line-back"},
            {"key": "on", "label": say("On"), "act": lambda: self.go(self.at + 1), "shortcut": "line-on"},
            {"key": "end", "label": say("End"), "act": lambda: self.go(last), "shortcut": "to-end"},
            {"key": "play", "label": PLAYING[self.playing], "hint": say("Enter"),
             "act": self._toggle, "primary": True, "keeps": [(word, say("Enter")) for word in PLAYING]},
        ]  # fmt: skip
        if self._play_on is None:
            del buttons[1]
        row = buttons_in(canvas, box_of(canvas, foot).inset(MARGIN, 0), CONTROL, buttons, 26)
        if row.width > 80:
            share = self.at / last if last else 0.0
            canvas.slider("line", row.right, row.centre[1], row.width, share,
                          lambda to: self.go(round(to * last)),
                          say("Line {at} of {last}", at=self.at, last=last))  # fmt: skip

    def _toggle(self) -> None:
        self.playing = not self.playing and self.at < len(self.record.moves)

    def _from_here(self) -> None:
        if self._play_on:
            self._play_on(self.session.record())

    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows step."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.go(self.at + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        return False
