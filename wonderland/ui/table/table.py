"""A sitting at a table: it lets the player act, lets time go on, and is composed of its parts.

A game brings a ``Board``: a picture of where the match stands, and what is done on it. How a table
opens, ends, is left, typed at and taken back, and how a lesson or a puzzle leads at it, is the same
for all. The board says a line, the table plays it and hands the board what happened.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, Self, TypeVar

import pygame

from wonderland.core.film import Frame as Still
from wonderland.core.game import CHANCE, Event
from wonderland.core.match import Match
from wonderland.core.message import rows, say
from wonderland.session.lesson import LessonSession
from wonderland.session.match_session import MatchSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame, Under
from wonderland.ui.kit.log import LogBook
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.shown import Shown
from wonderland.ui.table import heard
from wonderland.ui.table.at_screen import AtScreen
from wonderland.ui.table.curtain import Curtain, called, onlookers_of
from wonderland.ui.table.ending import Ending
from wonderland.ui.table.exits import LessonExits, PuzzleExits, TableExits
from wonderland.ui.table.film import FilmPlayer
from wonderland.ui.table.guides import Guide, LessonGuide, PuzzleGuide, under_a_frame
from wonderland.ui.table.lively import Lively
from wonderland.ui.table.menu_choices import choices_at
from wonderland.ui.table.puzzle_frame import PuzzleFrame
from wonderland.ui.table.table_control import OVER, WAITING, Refused, TableControl, only_line
from wonderland.ui.table.table_menu import TableMenu
from wonderland.ui.table.taking_back import TakingBack
from wonderland.ui.table.typed_line import TypedLine
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.ways import END, RESIGN, Ways

Layout = TypeVar("Layout")
Form = TypeVar("Form")
Act = Callable[[], object]
"""Something that the player does; a string that it returns is the line to be played."""
Meant = bool | Act
"""What comes of an event: what the player does by it, or whether it was taken at all."""
HURRIED_MS = 1000.0
"""A wait as long as nobody need wait."""


class Beside(Protocol):
    """What is said beside a table."""

    def put_away(self) -> bool:
        """Close what lies over the table; whether anything was open."""
        ...


class Board(Shown, Generic[Layout, Form]):
    """What a game brings to a table: it fills the window, and takes what no control took.

    Args:
        table: the table, whose parts it may ask.

    Attributes:
        control: what the player has begun.
        film: what is still to be seen.
        log: what has happened.
        take: takes an event that no control took.
        asides: what is said beside.
        looking: the seat whose knowledge is shown.
        screen: who is known to sit there.
        bar: where the foot bar lay when it was drawn last.
        puzzle_frame: the frame of a puzzle that lies over it.
    """

    control: TableControl
    film: FilmPlayer[Form]
    log: LogBook
    take: Callable[[pygame.event.Event], Meant]
    asides: Beside
    ways = Ways()
    puzzle_frame: type[PuzzleFrame[Layout]]

    def __init__(self, table: Table) -> None:
        self.table = table
        self.app, self.session = table.app, table.session
        people, acting = self.session.people or self.session.match.seats, self.session.match.to_act
        self.looking = str(acting) if acting in people else people[0]
        self.screen: AtScreen[object] = AtScreen(self.app, self.session, lambda: self.looking, None)
        self.bar = Rect(0, 0, 0, 0)

    # --- what is shown -----------------------------------------------------------------------
    @property
    @abstractmethod
    def layout(self) -> Layout:
        """Where things lie now."""

    @abstractmethod
    def now(self) -> Form:
        """What is known of the match as it stands."""

    @abstractmethod
    def stage(self, film: Sequence[Still], before: Form) -> None:
        """Show a film, of which ``before`` is what was known before it."""

    @abstractmethod
    def tell(self, seen: Sequence[Event]) -> None:
        """Write down what has been seen."""

    def known(self, past: Match) -> Sequence[Event]:
        """What the last line of a match did, as whoever reads the log may know it."""
        if self.session.watched:
            return past.events_for(self.looking)
        return self.session.known(past.last_events, past)

    @abstractmethod
    def lamp(self) -> VictoryStage:
        """Where the end of the match is held over the table."""

    def stir(self, elapsed: float) -> bool:  # noqa: ARG002 - a still board does not
        """Let what holds nothing up go on; whether that shows."""
        return False

    # --- what is done ------------------------------------------------------------------------
    @abstractmethod
    def let_go(self) -> None:
        """Put back what the player has taken up."""

    def turn_to(self, seat: str) -> None:
        """Show what a seat knows from now on, and let go of what another had begun."""
        self.looking, self.app.dirty = seat, True
        self.control.clear()

    def may_only_end(self) -> bool:
        """Whether the player can do nothing but end his turn, or give up."""
        return {*self.control.own_lines()} - {RESIGN} == {END}

    @property
    def refusal_sound(self) -> str:
        """What is heard where something was refused."""
        return "error"

    def renew(self) -> None:
        """Show the match as it stands: a line was taken back, or another match laid out."""
        self.log.rewrite()

    # --- a record ----------------------------------------------------------------------------
    @abstractmethod
    def edges(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the table lie."""

    @abstractmethod
    def draw_watched(self, canvas: Canvas) -> None:
        """Draw all between the bars for those who only look: nothing is asked, nothing can be done."""

    # --- what the window asks ----------------------------------------------------------------
    def only_choice(self) -> str:
        """The primary control, where the player has one line only that he can say."""
        return self.first_focus() if only_line(self.control) else ""

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        refused = self.control.refused
        if refused and refused.rule:
            return refused.rule
        return self.ways.rules.get(self.control.mode, "")

    # --- under a lesson or a puzzle ----------------------------------------------------------
    @abstractmethod
    def under(self) -> Under[Layout]:
        """The table, as a lesson's or a puzzle's frame knows it."""

    def framed(self, frame: Frame[Layout]) -> None:
        """A lesson or a puzzle lies over the table from now on."""


class Table(Scene):
    """A sitting at a table.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.

    Attributes:
        brings: makes what the game brings to its tables.
        session, exits: as they were given.
        board: what the game brings.
        control: what the player has begun.
        back: takes lines back and plays them again.
        lively: shows blows, and what opponents say.
        typed: the line that is being typed, if any.
        ending: the end, held over the table.
        guide: what leads the player: a lesson, a puzzle, or nothing.
    """

    leads, decides_by_space = True, False
    brings: Callable[[Table], Board[Any, Any]]

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app)
        self.session, self.exits = session, exits
        self.typed = TypedLine(app, self.do)
        self.ending = Ending(app, session, exits)
        self.guide: Guide[Any] = Guide()
        self._match_shown = session.match
        self._pause = self._refusal_left = 0.0
        self._looked_at = -1
        self.board = type(self).brings(self)
        self.control = self.board.control
        self.back = TakingBack(app, session, self.stand_anew, self.control.unasked)
        self.board.film.show.attend(app.settings.values, fast=app.fast)
        self.lively = Lively(
            app, session, self.board.film.show, self.board.ways, self.board.place, lambda: self.frame is not None
        )
        for note in (exits.note, self._unsaved()):
            if note:
                self.board.log.note(note)

    def _unsaved(self) -> str:
        fault = self.session.fault
        return rows(say("This match is not being saved."), fault) if fault else ""

    # --- under a lesson or a puzzle ----------------------------------------------------------
    @classmethod
    def lesson(cls, app: App, session: LessonSession, lessons: int, exits: LessonExits) -> Self:
        """A lesson on the table, of so many, and where it leads."""
        table = cls(app, session, under_a_frame(exits.leave))
        board, film = table.board, table.board.film
        guide = LessonGuide(table, board.under(), session, lessons, exits, lambda: film.holding or film.telling)
        table.led(guide)
        return table

    @classmethod
    def puzzle(cls, app: App, session: PuzzleSession, puzzles: int, exits: PuzzleExits) -> Self:
        """A puzzle on the table, of so many, and where it leads."""
        table = cls(app, session, under_a_frame(exits.leave))
        board = table.board
        framed = partial(board.puzzle_frame, board.under(), session, puzzles)
        table.led(PuzzleGuide(table, session, exits, framed, board.ways.slip))
        return table

    def led(self, guide: Guide[Any]) -> None:
        """Let a lesson or a puzzle lead the player from now on."""
        self.guide = guide
        if guide.frame:
            self.board.framed(guide.frame)

    @property
    def taken(self) -> LessonSession:
        """The lesson that is taken here."""
        assert isinstance(self.session, LessonSession), "a match, or a puzzle"
        return self.session

    @property
    def solving(self) -> PuzzleSession:
        """The puzzle that is solved here."""
        assert isinstance(self.session, PuzzleSession), "a match, or a lesson"
        return self.session

    @property
    def frame(self) -> Frame[Any] | None:
        """What a lesson or a puzzle lays over the table."""
        return self.guide.frame

    @property
    def layout(self) -> Any:
        """Where things lie now."""
        return self.board.layout

    @property
    def looking(self) -> str:
        """The seat whose knowledge is shown."""
        return self.board.looking

    # --- what the player does ----------------------------------------------------------------
    def do(self, act: Act) -> None:
        """Let the player do something, play the line that it says, and show what came of it."""
        board, control = self.board, self.control
        board.screen.note()
        self.guide.begin()
        self.skip()
        before = board.now()
        control.finish()
        line = act()
        if isinstance(line, str):
            control.play(line)
        if control.refused:
            self._refusal_left = board.ways.refusal
            self.app.sounds.play(board.refusal_sound)
        self.show(before)
        self.guide.end()
        if control.refused and self.guide.explains(control.refused.message):
            control.refused = None
        self._follow()

    def show(self, before: object) -> None:
        """Show what has happened since something was known."""
        self.board.stage(self.control.take_news(), before)
        self._tell()
        heard.under(
            self.app,
            self.session.match,
            partial(self.board.ways.tightness, self.board.now()),
            led=self.frame is not None,
        )
        self.app.dirty = True

    def _tell(self) -> None:
        """Tell what has been seen: nothing before it was."""
        film = self.board.film
        seen = film.take_seen()
        if seen or not film.running:
            self.board.tell(seen)
        for event in seen:
            self.lively.tell(event)

    def skip(self) -> None:
        """Show and tell at once all that is still to be seen."""
        self.board.film.drop()
        self._tell()

    def _follow(self) -> None:
        """Show another match if one was laid out."""
        if self._match_shown is not self.session.match:
            self._match_shown = self.session.match
            self.stand_anew()
        self.guide.follow()

    def stand_anew(self) -> None:
        """Let go of what was begun, and tell the match as it stands."""
        self.ending.forget()
        self.lively.forget()
        self.board.film.forget()
        self.board.screen.fresh = True
        self.control.begin_anew()
        self.board.renew()
        self.app.dirty = True

    def let_go(self) -> None:
        """Put back what the player has taken up."""
        self.board.let_go()

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """What lies under the table is heard; settings may have changed in another screen."""
        heard.under(
            self.app,
            self.session.match,
            partial(self.board.ways.tightness, self.board.now()),
            led=self.frame is not None,
        )
        self.board.film.show.attend(self.app.settings.values, fast=self.app.fast)
        self.board.enter()
        if not self.board.film.running:
            self.board.screen.hand_over(self.board.turn_to, self.hang_curtain)

    def leave(self) -> None:
        """The table is left; an unfinished match stays in the autosave."""
        self.session.close()

    def update(self, elapsed: float) -> bool:
        """Go on: what is shown, agents, chance, and at the end the result."""
        self.board.screen.note()
        if self._refusal_goes(elapsed):
            return True
        film = self.board.film
        stirred, showing = self.board.stir(elapsed) | self.lively.go_on(elapsed), film.running
        if self.frame:
            stirred |= self.frame.stir(elapsed, moving=film.show.moving)
        if showing:
            film.update(elapsed)
            self._tell()
            if film.holds_up:
                return True
        moved = self.guide.go_on(partial(self._go_on, elapsed))
        self._follow()
        return moved or stirred or showing

    def _refusal_goes(self, elapsed: float) -> bool:
        """Count how long a refusal has stood; whether it goes now."""
        if self._refusal_left <= 0:
            return False
        self._refusal_left -= elapsed
        if self._refusal_left > 0:
            return False
        self.control.refused = None
        return True

    def _go_on(self, elapsed: float) -> bool:
        """Let chance, agents and the end of the match come; whether anything moved."""
        match, board = self.session.match, self.board
        if match.to_act is None:
            framed = self.frame is not None
            if not framed and self.lively.again():
                return True
            moved = self.ending.celebrate(elapsed, board.lamp, self.looking, framed=framed)
            self.celebrated = self.ending.victory is not None
            return moved
        if board.screen.hand_over(board.turn_to, self.hang_curtain):
            return True
        self._pause += elapsed
        pause = board.ways.chance if match.to_act == CHANCE else board.ways.agents
        if self.control.mode == WAITING and self._pause < pause * board.film.show.speed:
            return False
        before = board.now()
        moved = self._ends_by_itself() or self.control.advance()
        if notice := self.session.take_notice():
            board.log.note(notice)
        if moved:
            self._pause = 0.0
            self.show(before)
        return moved

    def _ends_by_itself(self) -> bool:
        """End the turn where nothing can be done in it and the settings say so; whether it did."""
        lines, control = len(self.session.match.lines), self.control
        wished = self.app.settings.values.end_alone and not self.frame
        if not wished or control.mode in (WAITING, OVER) or self._looked_at == lines:
            return False
        self._looked_at = lines  # asked once for each position
        return self.board.may_only_end() and control.play(control.line(END))

    def hurry(self) -> None:
        """Wait no longer for what comes next."""
        self._pause = HURRIED_MS

    @property
    def moves(self) -> bool:
        """Whether how things came is still to be seen."""
        return self.board.film.moves

    def hasten(self) -> bool:
        """Show at once what moves; whether anything did that a press is used up by."""
        if not self.moves:
            return False
        self.board.film.hasten()
        self._tell()
        self.app.dirty = True
        return True

    # --- input -------------------------------------------------------------------------------
    @property
    def types(self) -> bool:
        """Whether a line of notation is being typed, or a text on the board."""
        return self.typed.box is not None or self.board.types

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took."""
        if self.typed.box is not None:
            return self.typed.handle(event, self.guide.explains)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        if not self.types and self.app.means(event, "skip") and self.board.film.running:
            self.skip()
            self.app.dirty = True
            return True
        meant = self.board.take(event)
        if isinstance(meant, bool):
            return meant
        self.do(meant)
        return True

    def _escape(self) -> None:
        """Leave the text that is written, or what lies over the table; else open the menu, or leave."""
        if self.board.types:
            self.app.pointer.focus = ""
        elif self.board.asides.put_away():
            self.app.dirty = True
        elif self.ending.victory or self.guide.over:
            self.exits.leave()
        else:
            self.open_menu()

    def first_focus(self) -> str:
        """Enter is what the guide means, else the primary button."""
        found = self.guide.focus()
        return self.board.first_focus() if found is None else found

    def only_choice(self) -> str:
        """The primary control, where the player has one line only that he can say."""
        shut = self.board.film.running or self.control.mode in (WAITING, OVER)
        return "" if shut else self.board.only_choice()

    def asked(self) -> Sequence[Rect]:
        """Where is what the player is asked for."""
        return self.board.asked()

    def offered(self) -> Sequence[Rect]:
        """Where a click takes something, beside the controls."""
        return self.board.offered()

    def place(self, name: str) -> Rect | None:
        """Where a place of the board is, by its name."""
        return self.board.place(name)

    def pointed(self) -> Rect | None:
        """The banner of the end, or where one looks now."""
        return self.ending.banner or self.board.pointed()

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return self.typed.rule or self.board.rule_now()

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the board, the end over it, and the line that is typed."""
        if self.frame:
            self.frame.away = self.lively.blows.seen
        self.board.draw(canvas)
        if self.ending.victory:
            self.ending.victory.draw(canvas)
        banner = [self.ending.banner] if self.ending.banner else []
        spared = [*(one.rect for one in canvas.regions), *self.asked(), *self.offered(), *banner]
        self.lively.draw(canvas, self.board.lamp, spared)
        self.typed.draw(canvas, self.board.bar)

    def foot_instead(self) -> Foot | None:
        """What the foot bar says at the end, and nothing while a line is typed there; None else."""
        if self.ending.victory:
            return self.ending.victory.foot()
        return Foot("") if self.typed.box is not None else None

    # --- where it leads ----------------------------------------------------------------------
    def open_menu(self) -> None:
        """Open what may be done at any time."""
        ways, framed = self.board.ways, self.frame is not None
        choices = choices_at(self, ways.talks, ways.rematch, framed=framed)
        self.app.push(TableMenu(self.app, self, choices))

    def look_back(self) -> None:
        """Show how the match has gone so far, or say why that can't be told.

        Once the match is over nothing is hidden from anybody, and it leads on as Enter does.
        """
        if self.session.match.result is not None:
            self.exits.finished()
        elif self.exits.analyse and (self.board.screen.covered or self.board.screen.discreet):
            self.hang_curtain(self.looking, self.look_back)
        elif self.exits.analyse:
            words = self.exits.analyse(self.looking)
            self.control.refused = Refused(words, "") if words else None

    def hang_curtain(self, seat: str, then: Callable[[], object] = bool) -> None:
        """Hide the table until a seat's person sits down at it; what is its own is shown then.

        Args:
            seat: whose.
            then: what is done as soon as he sits there.
        """
        seats, people = self.session.seats, self.session.people
        name_of = partial(called, seats, self.session.game.info)
        others = [name_of(other) for other in people if other != seat]
        other = others[0] if len(others) == 1 else say("Everybody else")
        picture, hidden = self.board.screen.curtain(seat)

        def lifted() -> None:
            self.board.screen.sits_down(seat)
            self.app.sounds.play("your-turn")
            then()

        title, there = self.board.screen.title(seat), onlookers_of(self.session, seat)
        hung = Curtain(self.app, picture, name_of(seat), other, hidden, lifted, title, there)
        self.app.push(hung)
