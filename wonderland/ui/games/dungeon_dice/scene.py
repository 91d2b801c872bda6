"""A match of Dungeon Dice on the screen: it asks the match, shows the answer, lets time go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.film import Frame as Still
from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.asks import primary
from wonderland.ui.games.dungeon_dice.at_screen import DungeonScreen
from wonderland.ui.games.dungeon_dice.bars import Bars
from wonderland.ui.games.dungeon_dice.blows import BLOWS
from wonderland.ui.games.dungeon_dice.bodies import nets_of
from wonderland.ui.games.dungeon_dice.foot import RULES, unspent
from wonderland.ui.games.dungeon_dice.framed import Felt
from wonderland.ui.games.dungeon_dice.hinted import Hinted, hinted
from wonderland.ui.games.dungeon_dice.input import TableInput, focused
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout, lay_out
from wonderland.ui.games.dungeon_dice.lookout import Lookout
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.games.dungeon_dice.match_log import MatchLog
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.puzzle import PuzzleFrame
from wonderland.ui.games.dungeon_dice.things import tightness
from wonderland.ui.games.dungeon_dice.victory import stage_of
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.kit.action_bar import meant_by_enter
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.kit.note import Avoid, Note, draw_note
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.guides import LessonGuide
from wonderland.ui.table.heard import ear
from wonderland.ui.table.table import Board, Table
from wonderland.ui.table.turn_end import TurnEnd
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.ways import TALKS, Ways

MOMENTS = {
    modes.CHOOSING: "choosing-dice", modes.LAYING: "unfolding", modes.ACTING: "own-dungeon",
    modes.ANSWERING: "chain", modes.DEFENDING: "defence", modes.PLACING: "rabbit-hole",
}  # fmt: skip
"""What tips are given at, by what the player is asked for (``LessonWords.moments``)."""


def moment(control: Intent) -> str:
    """What a tip may be given at; one about monsters waits until there is one to be moved."""
    idle = control.mode == modes.ACTING and not control.acting.able()
    return "" if idle else MOMENTS.get(control.mode, "")


class DungeonBoard(Board[Layout, StateForm]):
    """The table of Dungeon Dice."""

    control: Intent
    film: Presentation
    asides: Asides
    log: MatchLog
    ends: TurnEnd
    puzzle_frame = PuzzleFrame
    ways = Ways(tightness=tightness,
        rules=RULES,
        agents=320, chance=30, refusal=5500.0, slip="dungeon-refused",
        rematch=say("The same pools and players; this match is kept"), talks=TALKS,
        blows=BLOWS, arrivals=[ev.Summoned],
    )  # fmt: skip
    refusal_sound = "dungeon-refused"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        app, session = self.app, self.session
        self.control = Intent(session)
        self.screen = DungeonScreen(app, session, lambda: self.looking, self.control)
        show = EffectPlayer(1.0, ear(app, self.place))
        self.film = Presentation(show, self.control.facts)
        self.log = log = MatchLog(session, app.speak, self.known)
        self.view = MatchView(self.control, self.film, log, app.open_rules)
        self.lookout = Lookout(self.control, self.view, self.lay_out)
        self.lookout.below = self._covered_below
        self.lookout.boxes = self._boxes
        self._laid_out = Kept[Layout]()
        self._hinted = Kept[Hinted]()
        self.view.top_bar.menu = table.open_menu
        self.view.top_bar.analyse = table.look_back if table.exits.analyse else None
        idle = modes.WAITING, modes.OVER
        acts = lambda: self.control.mode not in idle  # noqa: E731 - whether a hint is to be had
        self.asides = Asides.at(table, acts, SIDE_COLOURS.__getitem__)
        self.ends = TurnEnd(table, partial(unspent, self.control))
        self.bars = Bars(table, self.control, self.film, self.view, self.ends)
        self.take = TableInput(table, self.control, self.view, self.asides, self.lookout).take
        self.control.laying.settle()

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        return self.lookout.layout()

    def lay_out(self) -> Layout:
        """Where things lie while the camera sees the whole table."""
        options = at_table.options(self.session.match)
        key = (self.app.room, self.app.scale, options.columns, options.rows)
        return self._laid_out.of(key, lambda: lay_out(*key))

    # --- time --------------------------------------------------------------------------------------
    def enter(self) -> None:
        """The first question may be worth a tip."""
        self._tell_tip(())

    def stir(self, elapsed: float) -> bool:
        """The camera holds nothing up."""
        show, table = self.film.show, self.table
        stirred = self.asides.update(elapsed, moving=show.moving)
        free = isinstance(table.guide, LessonGuide) and table.guide.free
        wanted = self.app.settings.values.camera and not table.ending.victory and not free
        stirred |= self.view.demonstration.update(elapsed, moving=show.moving)
        speed = show.speed if show.moving else 0.0
        return self.lookout.update(elapsed, speed, wanted=wanted) or stirred

    def _covered_below(self) -> int:
        """How many pixels at the table's lower edge a question or a frame takes."""
        whole, canvas = self.lay_out(), self.app.canvas
        boxes = [box.height for box in self.view.question_boxes(canvas, whole)]
        if not boxes and self.table.frame:
            boxes = [self.table.frame.where(canvas, self.layout).height]
        low = whole.room.bottom - whole.low
        return max(boxes) + low if boxes else 0

    def _boxes(self, layout: Layout) -> list[Rect]:
        """Where a frame and a question lie while the table lies so."""
        frame, canvas = self.table.frame, self.app.canvas
        framed = [frame.where(canvas, layout)] if frame else []
        return [*framed, *self.view.question_boxes(canvas, layout)]

    def now(self) -> StateForm:
        """What the side that looks on knows."""
        return self.control.view_of(self.looking)

    def lamp(self) -> VictoryStage:
        """The table under the lamp."""
        return stage_of(self.control, self.layout, self.now())

    def turn_to(self, seat: str) -> None:
        """No chest stays open that another looked into."""
        super().turn_to(seat)
        self.view.open_items = False

    def stage(self, film: Sequence[Still], before: StateForm) -> None:
        """Show a film."""
        self.film.stage(film, before, self.looking, self.layout.slots)

    def tell(self, seen: Sequence[Event]) -> None:
        """Write down what has been seen and let it be heard; a tip may matter now."""
        self.log.write(seen)
        self._tell_tip(seen)
        for event in seen:
            if isinstance(event, ev.TurnBegan) and self.session.human(event.side):
                self.app.sounds.play("your-turn")
                self.view.pointed = ""  # what the mouse rests on hides no dice to choose from
            asked = isinstance(event, ev.Asked | ev.DefendAsked | ev.PlaceAsked)
            answers = self.control.mode in (*modes.ASKED, modes.PLACING)
            if asked and answers and not self.control.asking.unasked():
                self.app.sounds.play("ask")

    def _tell_tip(self, seen: Sequence[Event]) -> None:
        """See whether a tip matters now; none stands beside a lesson."""
        if self.table.frame is None and not self.film.holding and not self.control.asking.unasked():
            self.asides.look(moment(self.control), seen)

    # --- input -------------------------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter is the primary button."""
        if self.table.ending.victory:
            return "went"
        if self.film.telling:
            return "skip"
        if asked := primary(self.control):
            return asked
        return meant_by_enter(self.bars.foot())

    def asked(self) -> Sequence[Rect]:
        """The squares that a question is about, with what its blow would do, or that a lesson points at."""
        layout, canvas = self.layout, self.app.canvas
        pills = self.view.pills(canvas, layout) if self.view.question_boxes(canvas, layout) else []
        return [*(layout.standing(square) for square in self.view.about()), *pills]

    def place(self, name: str) -> Rect | None:
        """A square of the table."""
        return self.layout.named(name)

    # --- drawing -----------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        if not self.film.show.speed:
            self.stir(0.0)
        layout = self.layout
        self.view.glides_over = self.lay_out() if self.lookout.moving else None
        if self.app.pointer.focus_shown:
            self.view.pointed = focused(self.app.pointer)
        self.view.covered = self.screen.covered
        match, lines = self.session.match, self.asides.hint.lines
        self.view.hinted = self._hinted.of((*self.control.stamp, lines), lambda: hinted(match, lines))
        self.view.draw(canvas, layout, self.looking, self.asides.sitters(), self.table.do, self.bars.said)
        notes = [self._draw_note(canvas, layout, note) for note in self.asides.notes()]
        tip = self._draw_tip(canvas, layout)
        self.view.noted = [*notes, tip] if tip else notes
        self.bar = layout.foot

    def _draw_tip(self, canvas: Canvas, layout: Layout) -> Rect | None:
        """Draw a tip, unless something is to be seen or was asked for, and return where it is."""
        tips = self.asides.unasked
        if not tips or self.table.frame or self.table.ending.victory or self.film.telling:
            return None
        marked = [layout.standing(name) for name in self.view.needed()]
        asked = [self.view.asked] if self.view.asked else []
        return tips.draw(canvas, layout.felt, marked, asked)

    def _draw_note(self, canvas: Canvas, layout: Layout, note: Note) -> Rect:
        monsters = self.control.view["monsters"].values()
        beings = [layout.standing(str(one["square"])) for one in monsters]
        about = [layout.standing(name) for name in self.view.hinted.squares]
        boxes = [self.view.asked] if self.view.asked else []
        return draw_note(canvas, layout.felt, layout.low, note, Avoid(boxes, about, beings))

    # --- a record ----------------------------------------------------------------------------------
    def edges(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the table lie."""
        layout = self.layout
        return layout.top, layout.foot

    def draw_watched(self, canvas: Canvas) -> None:
        """Draw the table and the panel."""
        seats = self.asides.sitters()
        self.view.draw(canvas, self.layout, self.looking, seats, lambda _: None)

    # --- lessons, puzzles --------------------------------------------------------------------------
    def under(self) -> Felt:
        """The table, as a frame knows it."""
        return Felt(self.view, self.control, self.app.logical_width)

    def let_go(self) -> None:
        """Put back what the player has taken up."""
        self.control.acting.let_go()
        self.control.choosing.clear()

    def framed(self, frame: Frame[Layout]) -> None:
        """Let a lesson or a puzzle lead the player, seen from near."""
        self.control.asking.ask_everything()
        self.lookout.fits = True
        self.view.frame = frame


class MatchScene(Table):
    """A sitting at the table of Dungeon Dice."""

    board: DungeonBoard
    control: Intent
    brings = DungeonBoard


def recall(scene: Scene, known: Sequence[str]) -> None:
    """Know the nets that were unfolded before the match began (``screens.Screens.recall``)."""
    assert isinstance(scene, MatchScene)
    scene.board.view.nets.known = tuple(nets_of(scene.control.facts, known))
