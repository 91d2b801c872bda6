"""The match on the screen: it asks the match, shows the answer, and lets time go on.

What the player has begun is in ``intent``, where he points in ``pointing``; what is still to be
seen in ``presentation``; what he is asked in ``questions``; what is said beside in ``asides``;
``view`` draws all of it, and ``input`` takes the mouse and the keyboard.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.core.message import rows, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.events import TurnBegan, WindowOpened
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.state_form import StateForm
from wonderland.games.wonderland.words import SIDE_NAMES, other
from wonderland.session.match_session import MatchSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.boards.overview import OverviewBox
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.action_bar import foot
from wonderland.ui.games.wonderland.asides import Asides
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.input import MatchInput
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lookout import Lookout
from wonderland.ui.games.wonderland.match_log import MatchLog
from wonderland.ui.games.wonderland.picked_box import Picked
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.presentation import TablePresentation
from wonderland.ui.games.wonderland.puzzle import PuzzleFrame
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.replay_table import ReplayTable
from wonderland.ui.games.wonderland.room import MOST_MARKED, Felt
from wonderland.ui.games.wonderland.victory import Ending, ending_of, stage_of
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import KEY, Canvas
from wonderland.ui.kit.kept import Kept
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.drawn_table import DrawnTable
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.input import Acts
from wonderland.ui.table.puzzle_frame import PuzzleActs
from wonderland.ui.table.table_menu import MenuChoice
from wonderland.ui.table.table_scene import Guide
from wonderland.ui.table.victory import VictoryStage

NO_THREATS = say("With what they hold now they can attack nowhere.")
THREATS = say("What the enemy could attack; once more, and it is gone")


class MatchScene(DrawnTable[Layout, StateForm]):
    """A sitting at the table.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.

    Attributes:
        pointing: where the player points.
        domino: what he is about to put down.
        questions: what he is asked.
    """

    control: Intent
    presentation: TablePresentation
    asides: Asides
    log: MatchLog

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app, session, exits)
        self.control = Intent(session, app.settings.values.ask)
        self.pointing = Pointing()
        self.domino = DominoInHand(self.control, self.pointing, self._neighbour)
        self.presentation = TablePresentation(app.sounds.play, lambda: self.layout)
        self._attend()
        self.questions = Questions(self.control, self.do)
        self.asides = Asides(
            session, self.control, exits.tips, self._hints_wanted, lambda: self.looking
        )
        self.log = MatchLog(session, app.speak)
        self.view = MatchView(
            session, self.control, self.pointing, self.domino, self.presentation, self.questions,
            self.asides, self.log, lambda: self.looking, app.open_rules,
        )  # fmt: skip
        self.view.top_bar.menu = self.open_menu
        self.view.top_bar.analyse = self.look_back()
        self.lookout = Lookout(self.control, self.questions, self.lay_out, self._in_sight)
        acts = Acts(self.do, self._show_at_once, self.asides.close, lambda: self.type_line(self.control),
                    exits.leave, self.lookout.zoom)  # fmt: skip
        self.input = MatchInput(
            app, acts, self.control, self.pointing, self.domino, self.presentation, self.questions,
            self.view, lambda: self.layout,
        )  # fmt: skip
        self._laid_out = Kept[Layout]()
        self._ended = Kept[Ending]()
        self._untold: list[Event] = []
        self._overview = OverviewBox()
        self.tell_opening(self.log.note)

    @property
    def match(self) -> Match:
        """The match."""
        return self.session.match

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        return self.lookout.layout()

    def lay_out(self) -> Layout:
        """Where things lie while the camera sees the whole table."""
        fixed = queries.fixed(self.match)
        key = (self.app.room, self.app.scale, fixed.columns, fixed.rows)
        return self._laid_out.of(key, lambda: lay_out(*key))

    def _neighbour(self, square: str, dx: int, dy: int) -> str | None:
        return self.lay_out().neighbour(square, dx, dy)

    def _hints_wanted(self) -> bool:
        wanted = self.app.settings.values.hints and self.frame is None
        return wanted and self.presentation.dice is None

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        super().enter()
        self.control.ask = "always" if self.guide else self.app.settings.values.ask
        self.asides.look(self._moment(), ())

    def _stir(self, elapsed: float) -> bool:
        """The camera, factors on their way and the domino in hand hold nothing up."""
        speed = self.presentation.show.speed
        stirred = super()._stir(elapsed)
        stirred |= self.lookout.update(elapsed, speed, fits=self._comes_close())
        show = self.presentation.show
        stirred |= self.view.demonstration.update(elapsed, moving=show.moving)
        return stirred | self.presentation.flights.update(elapsed) | self._carry(elapsed)

    def _showing(self) -> bool:
        return self.presentation.busy

    def _tells(self) -> bool:
        return self.presentation.dice is not None

    def _show_on(self, elapsed: float) -> None:
        self.presentation.update(elapsed, self.view.panel.seats.factor_at)
        if self.presentation.dice is None:
            self._tell()

    def _comes_close(self) -> bool:
        """Whether the camera comes closer by itself: what is said beside needs room, and speaks of all."""
        wanted = self.app.settings.values.camera and not self.asides.asked
        return wanted and (self.lookout.calm or not self.frame) and not self.victory

    def _in_sight(self) -> Sequence[str]:
        """The squares that something points at, and that have to be in sight."""
        marks = self.view.marks()
        squares = [*marks.reach, *marks.targets, *marks.pointed, *self.view.demonstration.squares]
        squares += [square for places, _ in marks.hinted for square in places]
        squares += [square for square in (marks.cursor, marks.watched, marks.start) if square]
        return squares

    def _carry(self, elapsed: float) -> bool:
        """Let the domino in hand follow the mouse."""
        at = self.pointing.mouse if self.domino.held and not self.pointing.cursor else None
        pair, refused = self.domino.tried if at else (None, None)
        fits = None
        if self.domino.whole or self.domino.route.drawn is not None:
            at = None
        if self.control.mode == modes.SUMMONING and not pair:
            at = None
        if pair and refused is None:
            layout = self.layout
            fits = layout.cell(pair[0]).union(layout.cell(pair[1]))
        return self.presentation.carry(at, self.control.turn, fits, elapsed)

    def _now(self) -> StateForm:
        return self.control.state

    def stage(self) -> VictoryStage:
        """The table under the lamp."""
        return stage_of(self.match, self.layout, self._ending().why)

    def _ending(self) -> Ending:
        """What is told of the match, once it is over."""
        return self._ended.of((len(self.match.lines),), lambda: ending_of(self.session))

    def _may_only_end(self) -> bool:
        """Asked of the rules, since there may be very many lines."""
        return self.control.mode == modes.ACTING and not queries.may_act(self.match)

    def _curtain(self) -> bool:
        """Hang the curtain where the screen changes hands between two people (W-76)."""
        state = self.control.state
        side = state["active"] if state["phase"] == "choose" else None
        if side is None or not self.session.human(side) or side == self._looking:
            return False
        self._looks_on(side)
        if not self.session.human(other(side)) or not self.app.settings.values.curtain:
            return False
        names = SIDE_NAMES[side], SIDE_NAMES[other(side)]
        self.hang_curtain(f"pieces/{side}-red-queen", *names, say("pool"))
        return True

    def take_news(self, before: StateForm) -> None:
        """Show what happened: the dice, motion, and once the dice rest the log.

        Args:
            before: the state before it.
        """
        film, self.control.news = self.control.news, []
        news = [frame.event for frame in film]
        self._untold += news
        definitions = queries.fixed(self.match).definitions
        self.presentation.stage(news, before, definitions, len(self.match.lines))
        if self.presentation.dice is None:
            self._tell()
        self.app.dirty = True

    def _tell(self) -> None:
        """Say what happened: nothing tells a roll while its dice tumble."""
        news, self._untold = self._untold, []
        self.log.write(news)
        for event in news:
            if isinstance(event, TurnBegan) and self.session.human(event.side):
                self.app.sounds.play("your-turn")
            if isinstance(event, WindowOpened) and self.control.mode == modes.ANSWERING:
                self.app.sounds.play("ask")
        self.asides.look(self._moment(), news)

    def _moment(self) -> str:
        """What a tip may be about: what is asked; nothing, where nothing could be done of it."""
        control = self.control
        idle = control.mode == modes.ACTING and not queries.may_act(control.match)
        return "" if idle else control.mode

    def _show_at_once(self) -> None:
        self.presentation.drop()
        self._tell()

    def _sound_refusal(self) -> None:
        laying = self.control.mode == modes.LAYING
        self.app.sounds.play("domino-refused" if laying else self.refusal_sound)

    # --- input and drawing -------------------------------------------------------------------
    def _focus(self) -> str:
        """Enter is the primary button."""
        if self.victory:
            return "went"
        if asked := self.questions.primary():
            return asked
        buttons = foot(self.control, self.domino, ()).buttons
        return str(buttons[-1]["key"]) if buttons else ""

    def only_choice(self) -> str:
        """What is to be done where nothing else leads on: to end the turn, or to defend no more."""
        control = self.control
        if control.mode == modes.ACTING and not queries.may_act(control.match):
            return "end"
        paid = control.state["factors"][control.side]["D"]
        if control.mode == modes.DEFENDING and not paid:
            return "done"
        return super().only_choice()

    def asked(self) -> Sequence[pygame.Rect]:
        """The squares that a question is about, or that a lesson points at."""
        layout, questions = self.layout, self.questions
        squares: Sequence[str] = self.frame.squares() if self.frame else ()
        if questions.open:
            squares = questions.about()
        many = len(squares) > MOST_MARKED
        return [] if many else [layout.standing(square) for square in squares]

    def offered(self) -> Sequence[pygame.Rect]:
        """The squares that are marked, and those of the beings that may be taken up."""
        marks, layout = self.view.marks(), self.layout
        squares = [*marks.reach, *marks.targets, *marks.glow]
        if self.control.mode == modes.ACTING and not squares:
            beings = self.control.state["beings"]
            squares = [b["square"] for b in beings if self.control.own(b["id"])]
        return [layout.cell(square) for square in squares]

    def place(self, name: str) -> pygame.Rect | None:
        """A square of the table."""
        return self.layout.named(name)

    def pointed(self) -> pygame.Rect | None:
        """The dice that are thrown, the square under the keyboard's cursor, or the end's banner."""
        cursor = self.pointing.cursor
        here = self.layout.standing(cursor) if cursor else None
        return super().pointed() or self.presentation.thrown or here

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return (self.notation and self.notation.rule) or self.view.rule_now()

    def _take(self, event: pygame.event.Event) -> bool:
        return self.input.take(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        if not self.presentation.show.speed:
            self.lookout.update(0.0, 0.0, fits=self._comes_close())
        layout = self.layout
        self.view.best = self._best()
        self.view.draw(canvas, layout, self._foot(), self.do, coach=self.app.settings.values.coach)
        if self.lookout.close and not self.lookout.calm and not self._says_something():
            self._draw_overview(canvas, layout)
        if self.victory:
            self.victory.draw(canvas)
        if self.notation:
            self.notation.draw(canvas, layout.foot)

    def _best(self) -> Picked | None:
        """The being that did most, once the match is over and held over the table."""
        return self._ending().best if self.victory else None

    def _draw_overview(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the whole table in small, where it covers nobody and nothing that is marked."""
        shown = self.lookout.overview()
        beings = [layout.standing(b["square"]) for b in self.control.state["beings"]]
        moment = self.match.turn
        if box := self._overview.place(canvas, shown, [*beings, *self.offered()], moment):
            self._overview.draw(canvas, shown, box, lambda: self.lookout.zoom(0))
            self.view.covers.append(box)

    def _says_something(self) -> bool:
        """Whether a box or the tray lies over the table, or a domino is in hand: the table in small gives way."""
        tip = self.asides.tips and self.asides.tips.tip
        in_hand = self.control.state["phase"] == "summon" or self.presentation.thrown
        return bool(in_hand or self.questions.taken() or self.asides.asked or tip or self.victory)

    def _foot(self) -> Foot:
        if (instead := self.foot_instead()) is not None:
            return instead
        offers = foot(self.control, self.domino, self._tools())
        if self.frame:
            return self.frame.foot(offers)
        if self.control.mode == modes.CHOOSING and self.other_turn() is not None:
            offers.buttons.insert(0, button("recap", say("Their turn"), self.recap, KEY, "recap",
                                          why=say("Shows again what the other side did")))  # fmt: skip
        if self._sees_no_threat():
            return offers._replace(sentence=rows(NO_THREATS, offers.sentence))
        return offers

    def _sees_no_threat(self) -> bool:
        """Whether threats are to be shown, and there are none: that is to be said."""
        looked_for = self.control.mode in (modes.ACTING, modes.CHOOSING) and self.pointing.threats
        return looked_for and not self.view.marks().threats

    # --- the menu ----------------------------------------------------------------------------
    def out_of_turn(self) -> Sequence[MenuChoice]:
        """To offer a draw, and to resign (W-69, W-70)."""
        return (
            self.talk("offer", say("Offer a draw"), "offer draw"),
            self.talk("resign", say("Resign"), "resign"),
        )

    def _tools(self) -> list[Spec]:
        """What may be looked at or taken back beside what is asked."""
        if self.control.mode not in (modes.ACTING, modes.CHOOSING):
            return self.back.buttons()
        return [
            button("threats", say("Threats"), self._threats, KEY, "threats", why=THREATS),
            *self.back.buttons(),
        ]

    def _threats(self) -> None:
        """Show what the enemy could attack, until it is pressed again."""
        self.pointing.threats = not self.pointing.threats

    # --- what the other side did -------------------------------------------------------------
    def other_turn(self) -> int | None:
        """Where in the lines the other side's last turn began; None if it had none."""
        enemy = other(self.control.side)
        lines = self.match.lines
        for index in range(len(lines) - 1, -1, -1):
            line = in_names(lines[index])
            if line.side == enemy and line.verb == "dice":
                return index
        return None

    def recap(self) -> None:
        """Show the other side's last turn again, step by step."""
        begin = self.other_turn()
        if begin is not None:
            self._show_from(begin)

    def _show_from(self, line: int) -> None:
        """Show the match again from a line on."""
        viewer = Viewer(self.app, self.session.record(), ReplayTable)
        self.app.push(viewer)
        viewer.board.looking = self.looking
        viewer.go(line)
        viewer.playing = True

    def stands_anew(self) -> None:
        """Let go of what was begun, and tell and show the match as it stands."""
        super().stands_anew()
        self.view.renew()

    def _show_no_more(self) -> None:
        self.presentation.drop()
        self._untold.clear()

    # --- under a lesson or a puzzle ----------------------------------------------------------
    def under(self) -> Felt:
        """The felt, as a frame knows it."""
        return Felt(self.control, self.questions, self.app.logical_width)

    def puzzle_frame(self, session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> PuzzleFrame:
        """The frame of a puzzle, of so many, and what its controls do."""
        return PuzzleFrame(self.under(), session, puzzles, acts)

    def guide_by(self, guide: Guide[Layout]) -> None:
        """Lay a lesson or a puzzle over the table; every window is asked then."""
        super().guide_by(guide)
        self.view.frame = guide.frame
        self.questions.framed = True
        self.control.ask = "always"

    def let_go(self) -> None:
        """Walk no further, and put back what the player has taken up."""
        self.control.stay()
        self.control.clear()
        self.control.take_up(None)

    def show_anew(self) -> None:
        """Let go of all that was begun or is being shown, and show the table as it stands."""
        self.pointing.cursor = None
        self.pointing.threats = False
        super().show_anew()
