"""A match of Painting the Roses on the screen: what the garden is at a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.film import Frame as Still
from wonderland.core.game import Event
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.at_screen import GardenScreen
from wonderland.ui.games.painting_the_roses.bars import Bars
from wonderland.ui.games.painting_the_roses.blows import BLOWS
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.deed import draw_deed
from wonderland.ui.games.painting_the_roses.framed import PuzzleFrame, Side
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.input import GardenInput
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN, Layout
from wonderland.ui.games.painting_the_roses.marks import Marks
from wonderland.ui.games.painting_the_roses.match_log import MatchLog
from wonderland.ui.games.painting_the_roses.presentation import GardenPresentation
from wonderland.ui.games.painting_the_roses.question import RULES, unspent
from wonderland.ui.games.painting_the_roses.red_garden import LIE_AT, draw_red_garden
from wonderland.ui.games.painting_the_roses.things import tightness
from wonderland.ui.games.painting_the_roses.view import MatchView
from wonderland.ui.kit.action_bar import meant_by_enter
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.heard import ear
from wonderland.ui.table.table import Board, Table
from wonderland.ui.table.turn_end import TurnEnd
from wonderland.ui.table.victory import Told, VictoryStage
from wonderland.ui.table.ways import Ways

MOMENTS = {
    modes.ROW: "laying-the-row", modes.POST: "first-guardsman", modes.ACTING: "own-turn",
    modes.ANSWERING: "King-asked", modes.DISCARDING: "hand-too-full",
}  # fmt: skip
"""What tips are given at, by what the player is asked for (``LessonWords.moments``)."""
HOMELESS = "homeless"
GUARD = "guard "
"""What the name of a place begins with where somebody stands."""


class GardenBoard(Board[Layout, StateForm]):
    """The garden, and what is done in it."""

    control: Intent
    film: GardenPresentation
    asides: Asides
    ends: TurnEnd
    log: MatchLog
    puzzle_frame = PuzzleFrame
    ways = Ways(agents=420, chance=30, rules=RULES, tightness=tightness, blows=BLOWS, arrivals=[ev.GuardPosted])

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        app, session = self.app, self.session
        first, *_ = session.people or session.match.seats
        self.looking = first  # none sees a hand before he is there
        self.control = Intent(session)
        self.screen: GardenScreen = GardenScreen(app, session, lambda: self.looking, self.control)
        self._laid_out = Kept[Layout]()
        self.garden = Garden(SEAT_NAMES)
        self.film = GardenPresentation(EffectPlayer(1.0, ear(app, self.place)), self.garden)
        self.log = log = MatchLog(session, app.speak, self.known)
        self.view = MatchView(self.control, self.film, self.garden, log)
        self.view.open_menu = table.open_menu
        self.view.analyse = table.look_back if table.exits.analyse else None
        self.asides = Asides.at(table, self._acts, lambda _: "west")
        self.ends = TurnEnd(table, partial(unspent, self.control))
        self.bars = Bars(table, self.control, self.film, self.screen.awaited, self.asides, self.ends)
        self.input = GardenInput(table, self.control, self.view, self.asides, lambda: self.layout)
        self.take = self.input.take

    def _acts(self) -> bool:
        idle = self.control.mode in (modes.WAITING, modes.OVER)
        return not idle and not self.screen.awaited()

    @property
    def layout(self) -> Layout:
        """Where things lie now: one's own garden at the bottom, on a shared screen the first seat's."""
        width, height = self.app.room
        seats = self.session.match.seats
        own = self.session.watched or len(self.session.people) == 1
        first = seats.index(self.looking) if own else 0
        scale = self.app.scale
        key = (width / scale, height / scale, seats[first:] + seats[:first])
        return self._laid_out.of(key, lambda: Layout(*key))

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """What is asked may be worth a tip."""
        self._tell_tip(())

    def stir(self, elapsed: float) -> bool:
        """Let hints come in, and the mark of who thinks move."""
        return self.asides.update(elapsed, moving=self.film.show.moving)

    def now(self) -> StateForm:
        """What the seat that looks on knows."""
        return seen(self.session.match, self.looking)

    def lamp(self) -> VictoryStage:
        """The garden under the lamp, which shines on the winner's hedges."""
        layout, canvas = self.layout, self.app.canvas
        field = layout.field.rect(canvas)
        outcome = self.session.match.outcome
        winners = outcome.winners if outcome else ()
        low = field.bottom - canvas.px(10)
        if len(winners) != 1:
            return VictoryStage(field, low, deed=draw_deed)
        lamp = layout.hedge_box(f"{winners[0]}{PER_GARDEN // 2 + 1}").rect(canvas).center
        hedges = seen(self.session.match, self.looking)["gardens"][winners[0]]
        if not all(card.endswith("*") for card in hedges):
            return VictoryStage(field, low, lamp, deed=draw_deed)

        def scene(canvas: Canvas, told: Told) -> Rect:
            return draw_red_garden(canvas, layout, winners[0], hedges, told)

        return VictoryStage(field, low, lamp, deed=draw_deed, scene=scene, scene_ms=LIE_AT)

    def may_only_end(self) -> bool:
        """Nobody's turn ends before he has said that he is there."""
        return not self.screen.awaited() and super().may_only_end()

    def stage(self, film: Sequence[Still], before: StateForm) -> None:
        """Show a film."""
        self.film.stage(film, before, self.looking)

    def tell(self, news: Sequence[Event]) -> None:
        """Write down what has been seen, and let it be heard."""
        self.log.write(news)
        for event in news:
            if isinstance(event, ev.TurnBegan) and self.session.human(event.seat):
                self.app.sounds.play("your-turn")
            if isinstance(event, ev.Asked) and self.session.human(event.seat):
                self.app.sounds.play("ask")
        if news:
            self._tell_tip(news)

    def _tell_tip(self, news: Sequence[object]) -> None:
        """See whether a tip matters now; none stands beside a lesson."""
        if self.asides.tips is None or self.table.frame or not self.session.people:
            return
        mode, control = self.control.mode, self.control
        moment = MOMENTS.get(mode, "")
        if mode == modes.ACTING and control.state["guards"][control.seat] is None:
            moment = HOMELESS
        self.asides.look(moment, news)

    # --- input and drawing -------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter is the primary button."""
        return meant_by_enter(self.bars.foot())

    def asked(self) -> Sequence[Rect]:
        """The hedges that a lesson, a puzzle or a hint points at."""
        layout, canvas = self.layout, self.app.canvas
        return [layout.hedge_box(hedge).rect(canvas) for hedge in self.view.hedges_about()]

    def place(self, name: str) -> Rect | None:
        """A hedge by its name, or who stands there: ``guard a3``."""
        hedge, layout = name.removeprefix(GUARD), self.layout
        if not layout.has(hedge):
            return None
        box = layout.figure_box(hedge, layout.guard) if hedge != name else layout.hedge_box(hedge)
        return box.rect(self.app.canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        layout, view, table = self.layout, self.view, self.table
        view.hinted = self.asides.hint.lines
        view.notes = self.asides.notes()
        view.covered = self.screen.covered
        tips = None if table.ending.victory else self.asides.unasked
        end = table.ending.victory
        self.garden.named = not (end and end.shown and self.lamp().scene)
        view.draw(canvas, layout, self.looking, self.bars.title(), self.bars.foot(),
                  self.bars.rows(layout), table.do, open_rules=self.app.open_rules, tips=tips)  # fmt: skip
        self.input.carrying.draw(canvas, layout)
        self.bar = layout.foot.rect(canvas)

    # --- a record ----------------------------------------------------------------------------
    def edges(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the garden lie."""
        layout, canvas = self.layout, self.app.canvas
        return layout.bar.rect(canvas), layout.foot.rect(canvas)

    def draw_watched(self, canvas: Canvas) -> None:
        """Draw the garden, the hand below it, what is under way, and the panel."""
        layout, film = self.layout, self.film
        view = film.view(self.now())
        if verdict := film.verdict:
            film.draw_verdict(canvas, layout, verdict, view)
        else:
            self.garden.draw(canvas, layout, view, Marks(), film.moving(layout))
            hand = view["hands"][self.looking]
            cards = hand if isinstance(hand, list) else ["??"] * int(hand)
            leaving = film.leaving(cards, self.looking)
            boxes = self.garden.hand.boxes(layout, view, self.looking, cards)
            for number, (card, box) in enumerate(zip(cards, boxes, strict=True)):
                if number != leaving:
                    draw_card(canvas, card, box)
            film.draw(canvas, layout, view)
        rows = self.bars.rows(layout)
        self.view.panel.draw(canvas, layout, view, rows, None, self.log.lines, 0, None)

    # --- under a lesson or a puzzle ----------------------------------------------------------
    def under(self) -> Side:
        """The side panel, in which a frame stands."""
        return Side(lambda: self.control.mode == modes.ACTING, self.app.logical_width)

    def framed(self, frame: Frame[Layout]) -> None:
        """Let a lesson or a puzzle stand in the panel."""
        self.view.frame = frame

    def let_go(self) -> None:
        """Put the cards back that the player has picked."""
        self.control.clear()


class MatchScene(Table):
    """A sitting in the garden."""

    board: GardenBoard
    control: Intent
    brings = GardenBoard
