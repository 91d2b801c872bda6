"""The match on the screen: it asks the match, shows the answer, and lets time go on.

What the player has begun is in ``intent``, where he points in ``pointing``; what is still to be
seen in ``presentation``; what he is asked in ``questions``; what is said beside in ``asides``;
``view`` draws all of it, and ``input`` takes the mouse and the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.film import Frame as Still
from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.events import Summoned, TurnBegan, WindowOpened
from wonderland.games.wonderland.state_form import StateForm, factors_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.action_bar import foot
from wonderland.ui.games.wonderland.asides import Asides
from wonderland.ui.games.wonderland.asking import ALWAYS
from wonderland.ui.games.wonderland.at_screen import FlagshipScreen
from wonderland.ui.games.wonderland.bars import Bars
from wonderland.ui.games.wonderland.blows import BLOWS
from wonderland.ui.games.wonderland.board import Marks
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.input import MatchInput
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lookout import Lookout
from wonderland.ui.games.wonderland.panel import PanelContent
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.presentation import TablePresentation
from wonderland.ui.games.wonderland.puzzle import PuzzleFrame
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.room import MOST_MARKED, Felt
from wonderland.ui.games.wonderland.small_table import SmallTable
from wonderland.ui.games.wonderland.table_log import TableLog
from wonderland.ui.games.wonderland.things import tightness
from wonderland.ui.games.wonderland.useful import unspent
from wonderland.ui.games.wonderland.victory import EndingTold, stage_of
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.kit.action_bar import meant_by_enter
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.guides import LessonGuide
from wonderland.ui.table.heard import ear
from wonderland.ui.table.table import Board, Table
from wonderland.ui.table.turn_end import TurnEnd
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.ways import TALKS, Ways

FAR = (modes.SUMMONING, modes.LAYING, modes.ANSWERING, modes.DEFENDING)
"""What a learner is asked for while the camera sees the whole table."""


def _moment(control: Intent) -> str:
    """What a tip may be about: what is asked; nothing, where nothing could be done of it."""
    idle = control.mode == modes.ACTING and not queries.may_act(control.match)
    return "" if idle or control.unasked() else control.mode


class MatchBoard(Board[Layout, StateForm]):
    """The flagship's table.

    Attributes:
        pointing: where the player points.
        domino: what he is about to put down.
        questions: what he is asked.
    """

    control: Intent
    film: TablePresentation
    asides: Asides
    log: TableLog
    ends: TurnEnd
    puzzle_frame = PuzzleFrame
    ways = Ways(slip="domino-refused", talks=TALKS, tightness=tightness, blows=BLOWS, arrivals=[Summoned])

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        app, session = self.app, self.session
        self.control = Intent(session, app.settings.values.ask, lambda: self.looking)
        self.screen = FlagshipScreen(app, session, lambda: self.looking, self.control)
        self.pointing = Pointing()
        self.domino = DominoInHand(self.control, self.pointing, lambda *at: self.lay_out().neighbour(*at))
        self.film = TablePresentation(
            ear(app, self.place),
            lambda: self.layout,
            lambda: self.view.panel.seats.factor_at,
            throws=not session.watched,
        )
        self.questions = Questions(self.control, table.do)

        def hints_wanted() -> bool:
            wanted = app.settings.values.hints and table.frame is None
            return wanted and self.film.dice is None

        self.asides = Asides(session, self.control, table.exits.tips, hints_wanted, lambda: self.looking)
        self.log = log = TableLog(session, app.speak, self.known)
        self.view = MatchView(
            session, self.control, self.pointing, self.domino, self.film, self.questions,
            self.asides, log, lambda: self.looking, app.open_rules,
        )  # fmt: skip
        self.view.top_bar.menu = table.open_menu
        self.view.top_bar.analyse = table.look_back if table.exits.analyse else None
        self.lookout = Lookout(self.control, self.questions, self.lay_out, self.view.in_sight)
        self.take = MatchInput(
            table, self.control, self.pointing, self.domino, self.film, self.questions, self.view,
            self.asides, self.lookout,
        ).take  # fmt: skip
        self.ends = TurnEnd(table, partial(unspent, self.control))
        self.bars = Bars(table, self.control, self.pointing, self.domino, self.view, self.ends)
        self.lookout.boxes = self._boxes
        self.lookout.below = lambda: self.view.hand.high(self.lay_out()) / app.scale
        self._laid_out = Kept[Layout]()
        self._told = EndingTold(session)
        self.small = SmallTable(table, self.control, self.lookout, self.view, self.questions, self.asides)

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        return self.lookout.layout()

    def lay_out(self) -> Layout:
        """Where things lie while the camera sees the whole table."""
        fixed = queries.fixed(self.session.match)
        key = (self.app.room, self.app.scale, fixed.columns, fixed.rows)
        whole, frame = self._laid_out.of(key, lambda: lay_out(*key)), self.table.frame
        if not isinstance(frame, PuzzleFrame):
            return whole
        return lay_out(*key, frame.above(self.app.fonts, whole.felt))

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        self.control.asking.wish = ALWAYS if self.table.frame else self.app.settings.values.ask
        self.asides.look(_moment(self.control), ())

    def stir(self, elapsed: float) -> bool:
        """The camera, factors on their way and the domino in hand hold nothing up."""
        show = self.film.show
        stirred = self.asides.update(elapsed, moving=show.moving)
        stirred |= self.lookout.update(elapsed, show.speed, fits=comes_close(self))
        stirred |= self.view.demonstration.update(elapsed, moving=show.moving)
        stirred |= self.view.hand.update(elapsed, moving=show.moving)
        return (
            stirred
            | self.film.flights.update(elapsed)
            | self.film.carry(*self.domino.at_mouse(self.layout), self.control.path.turn, elapsed)
        )

    def _boxes(self, layout: Layout) -> list[Rect]:
        """Where a frame and a question lie while the table lies so."""
        frame, canvas = self.table.frame, self.app.canvas
        framed = [frame.where(canvas, layout)] if frame else []
        return [*framed, *self.questions.where(canvas, layout)]

    def now(self) -> StateForm:
        """The state of the match."""
        return self.control.state

    def lamp(self) -> VictoryStage:
        """The table under the lamp."""
        return stage_of(self.session.match, self.layout, self._told.why)

    def may_only_end(self) -> bool:
        """Asked of the rules, since there may be very many lines."""
        return self.control.mode == modes.ACTING and not queries.may_act(self.control.match)

    def stage(self, film: Sequence[Still], before: StateForm) -> None:
        """Show the dice, and motion."""
        match = self.session.match
        definitions = queries.fixed(match).definitions
        self.film.stage(film, before, definitions, len(match.lines))

    def tell(self, news: Sequence[Event]) -> None:
        """Write down what has been seen and let it be heard; a tip may matter now."""
        self.log.write(news)
        for event in news:
            self.view.tell(event)
            if isinstance(event, TurnBegan) and self.session.human(event.side):
                self.app.sounds.play("your-turn")
            if isinstance(event, WindowOpened) and self.questions.open:
                self.app.sounds.play("ask")
        self.asides.look(_moment(self.control), news)

    @property
    def refusal_sound(self) -> str:
        """What is heard where something was refused."""
        return "domino-refused" if self.control.mode == modes.LAYING else super().refusal_sound

    # --- input and drawing -------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter is the primary button."""
        if self.table.ending.victory:
            return "went"
        if asked := self.questions.primary():
            return asked
        return meant_by_enter(foot(self.control, self.domino, (), self.ends))

    def only_choice(self) -> str:
        """What is to be done where nothing else leads on: to end the turn, or to defend no more."""
        control = self.control
        if control.mode == modes.ACTING and not queries.may_act(control.match):
            return "end"
        paid = factors_of(control.state, control.seat)["D"]
        if control.mode == modes.DEFENDING and not paid:
            return "done"
        return super().only_choice()

    def asked(self) -> Sequence[Rect]:
        """The squares that a question is about, or that a lesson points at."""
        layout, questions = self.layout, self.questions
        squares: Sequence[str] = self.table.frame.squares() if self.table.frame else ()
        if questions.open:
            squares = questions.about()
        many = len(squares) > MOST_MARKED
        return [] if many else [layout.standing(square) for square in squares]

    def offered(self) -> Sequence[Rect]:
        """The squares that are marked, and those of the beings that may be taken up."""
        marks, layout = self.view.marks(), self.layout
        squares = [*marks.reach, *marks.targets, *marks.glow]
        if self.control.mode == modes.ACTING and not squares:
            beings = self.control.state["beings"]
            squares = [b["square"] for b in beings if self.control.own(b["id"])]
        return [layout.cell(square) for square in squares]

    def place(self, name: str) -> Rect | None:
        """A square of the table."""
        return self.layout.named(name)

    def pointed(self) -> Rect | None:
        """The dice that are thrown, or the square under the keyboard's cursor."""
        cursor = self.pointing.cursor
        here = self.layout.standing(cursor) if cursor else None
        return self.film.thrown or here

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return self.view.rule_now()

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        if not self.film.show.speed:
            self.lookout.update(0.0, 0.0, fits=comes_close(self))
        layout = self.layout
        self.view.best = self._told.best if self.table.ending.victory else None
        self.view.covered = self.screen.covered
        asked = self.screen.acts not in ("", self.looking)
        self.view.uncover = None if asked else partial(self.table.hang_curtain, self.looking)
        self.view.draw(canvas, layout, self.bars.foot(), self.table.do, coach=self.app.settings.values.coach)
        if not self.film.thrown:
            self.small.draw(canvas, layout, self.offered())
        self.bar = layout.foot

    def renew(self) -> None:
        """Tell and show the match as it stands."""
        if self.table.frame:
            self.pointing.cursor, self.pointing.threats = None, False
        super().renew()
        self.view.renew()

    # --- a record ----------------------------------------------------------------------------
    def known(self, past: Match) -> Sequence[Event]:
        """What the last line of a match did, as all may know it who play or played it."""
        return self.session.known(past.last_events, past)

    def edges(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the table lie."""
        layout = self.layout
        return layout.top, layout.foot

    def draw_watched(self, canvas: Canvas) -> None:
        """Draw the table and the panel."""
        layout, view = self.layout, self.view
        view.board.draw(canvas, layout, Marks(), self.film.show)
        content = PanelContent(self.looking, self.control.state, self.log.lines)
        view.panel.draw(canvas, layout, content)

    # --- under a lesson or a puzzle ----------------------------------------------------------
    def under(self) -> Felt:
        """The felt, as a frame knows it."""
        return Felt(self.control, self.questions, self.app.logical_width, self.view.hand.box)

    def framed(self, frame: Frame[Layout]) -> None:
        """A lesson or a puzzle lies over the table; every window is asked then.

        Questions keep below a puzzle's strip at the upper edge, and the camera above all that lies there.
        """
        self.view.frame = frame
        self.questions.framed = self.lookout.calm = True
        self.control.asking.wish = ALWAYS
        self.control.dice.asks = False
        if isinstance(frame, PuzzleFrame):
            self.questions.keep_low()
        else:
            self.lookout.below = lambda: _covered_below(self, frame)

    def let_go(self) -> None:
        """Walk no further, and put back what was taken up; dominoes laid in a lesson stay."""
        if not isinstance(self.table.guide, LessonGuide):
            self.control.being.way.clear()
            self.control.clear()
        self.control.being.take_up(None)


class MatchScene(Table):
    """A sitting at the flagship's table."""

    board: MatchBoard
    control: Intent
    brings: Callable[[Table], MatchBoard] = MatchBoard


def _covered_below(board: MatchBoard, frame: Frame[Layout]) -> float:
    """How high a frame reaches from the table's lower edge, in logical pixels; 0 above its middle."""
    room, box = board.layout.room, frame.where(board.app.canvas, board.layout)
    return (room.bottom - box.top) / board.app.scale if box.bottom >= room.centery else 0.0


def comes_close(board: MatchBoard) -> bool:
    """Whether the camera comes closer by itself: what is said beside needs room, and speaks of all.

    In a lesson a path may lead anywhere, and a question leaves too little room beside the frame.
    """
    table = board.table
    far = isinstance(table.guide, LessonGuide) and board.control.mode in FAR
    wanted = board.app.settings.values.camera and not board.asides.asked and not far
    return wanted and (board.lookout.calm or not table.frame) and not table.ending.victory
