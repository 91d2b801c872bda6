"""A match of Dungeon Dice on the screen: it asks the match, shows the answer, lets time go on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.session.match_session import MatchSession
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.games.dungeon_dice import intent as modes
from wonderland.ui.games.dungeon_dice.asks import primary
from wonderland.ui.games.dungeon_dice.facts import SIDE_NAMES
from wonderland.ui.games.dungeon_dice.foot import foot, title, wish_button
from wonderland.ui.games.dungeon_dice.framed import Felt
from wonderland.ui.games.dungeon_dice.input import TableInput
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout, lay_out
from wonderland.ui.games.dungeon_dice.lookout import Lookout
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS, sprite
from wonderland.ui.games.dungeon_dice.match_log import MatchLog
from wonderland.ui.games.dungeon_dice.named_squares import squares_of
from wonderland.ui.games.dungeon_dice.nets import nets_of
from wonderland.ui.games.dungeon_dice.pointing import focused
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.puzzle import PuzzleFrame
from wonderland.ui.games.dungeon_dice.seat import SeatSays
from wonderland.ui.games.dungeon_dice.victory import stage_of
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.kit.action_bar import Foot, button, meant_by_enter
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.kit.note import Avoid, Note, draw_note
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.drawn_table import DrawnTable
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.guides import LessonGuide
from wonderland.ui.table.hint_box import HintBox
from wonderland.ui.table.input import Acts
from wonderland.ui.table.puzzle_frame import PuzzleActs
from wonderland.ui.table.sitters import face_of, who_plays
from wonderland.ui.table.table_menu import MenuChoice
from wonderland.ui.table.table_scene import Guide
from wonderland.ui.table.victory import VictoryStage
from wonderland.ui.table.why_box import WhyBox

MOMENTS = {
    modes.CHOOSING: "choosing-dice", modes.LAYING: "unfolding", modes.ACTING: "own-dungeon",
    modes.ANSWERING: "chain", modes.DEFENDING: "defence", modes.PLACING: "rabbit-hole",
}  # fmt: skip
"""What tips are given at, by what the player is asked for (``LessonWords.moments``)."""


class MatchScene(DrawnTable[Layout, StateForm]):
    """A sitting at the table.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.
    """

    control: Intent
    presentation: Presentation
    pause = 320
    pause_for_chance = 30
    refusal_stays = 5500.0
    refusal_sound = slip_sound = "dungeon-refused"
    rematch_keeps = say("The same pools and players; this match is kept")

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app, session, exits)
        self.control = Intent(session)
        show = EffectPlayer(1.0, app.sounds.play)
        self.presentation = Presentation(show, self.control.facts)
        self.log = MatchLog(session, app.speak)
        self.view = MatchView(self.control, self.presentation, self.log, app.open_rules)
        self.lookout = Lookout(self.control, self.view, self.lay_out)
        self.lookout.below = self._covered_below
        self._laid_out = Kept[Layout]()
        self.view.top_bar.menu = self.open_menu
        self.view.top_bar.analyse = self.look_back()
        hint = HintBox(session, self._hints_wanted, lambda: SIDE_COLOURS[self.looking])
        why = WhyBox(session, lambda: self.looking, lambda side: SIDE_COLOURS[side])
        self.asides = Asides(session, hint, why, TipBox(exits.tips) if exits.tips else None)
        acts = Acts(self.do, self._show_at_once, self._put_back, self._open_notation, exits.leave,
                    self.lookout.zoom)  # fmt: skip
        self.input = TableInput(app, self.control, self.view, self.presentation,
                                lambda: self.layout, acts)  # fmt: skip
        self._attend()
        self.control.laying.settle()
        self.tell_opening(self.log.note)

    def recall(self, known: Sequence[str]) -> None:
        """Know the nets that were unfolded before the match began (``shell.screens.Screens``)."""
        self.view.nets.known = tuple(nets_of(self.control.facts, known))

    def _hints_wanted(self) -> bool:
        wanted = self.app.settings.values.hints and self.guide is None
        return wanted and self.control.mode not in (modes.WAITING, modes.OVER)

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
        super().enter()
        self._tell_tip(())

    def _stir(self, elapsed: float) -> bool:
        """The camera holds nothing up."""
        stirred = super()._stir(elapsed)
        free = isinstance(self.guide, LessonGuide) and self.guide.free
        wanted = self.app.settings.values.camera and not self.victory and not free
        show = self.presentation.show
        stirred |= self.view.demonstration.update(elapsed, moving=show.moving)
        return (
            self.lookout.update(elapsed, show.speed if show.moving else 0.0, wanted=wanted)
            or stirred
        )

    def _covered_below(self) -> int:
        """How many pixels at the table's lower edge a question or a frame takes."""
        whole, canvas = self.lay_out(), self.app.canvas
        boxes = [box.height for box in self.view.question_boxes(canvas, whole)]
        if not boxes and self.frame:
            boxes = [self.frame.where(canvas, self.layout).height]
        low = whole.room.bottom - whole.low
        return max(boxes) + low if boxes else 0

    def _show_on(self, elapsed: float) -> None:
        super()._show_on(elapsed)
        self._tell()

    def _holds_up(self) -> bool:
        return self.presentation.holding

    def _tells(self) -> bool:
        return self.presentation.telling

    def _now(self) -> StateForm:
        return self.control.view_of(self.looking)

    def stage(self) -> VictoryStage:
        """The table under the lamp."""
        return stage_of(self.control, self.layout, self._now())

    def _curtain(self) -> bool:
        """Hang the curtain where the screen changes hands and something hidden comes up (DD-93)."""
        control = self.control
        if control.mode in (modes.WAITING, modes.OVER) or control.seat == self._looking:
            return False
        if control.mode in modes.ASKED:
            return False  # a question shows nothing that is hidden
        seat, before = control.seat, self._looking
        self._looks_on(seat)
        control.clear()
        self.view.open_items = False
        if (
            len(self.session.people) < 2
            or not self.app.settings.values.curtain
            or not self._hides()
        ):
            return False
        names = SIDE_NAMES[seat], SIDE_NAMES[before]
        self.hang_curtain(sprite(f"master-{seat}"), *names, say("chests"))
        return True

    def _hides(self) -> bool:
        """Whether anybody at the table has an item that the other side may not know."""
        match = self.session.match
        if at_table.options(match).open_items:
            return False
        return any(at_table.hides(match, side) for side in self.session.people)

    def take_news(self, before: StateForm) -> None:
        """Show what happened: the log, and motion."""
        film, self.control.news = self.control.news, []
        self.presentation.stage(film, before, self.looking, self.layout.slots)
        self._tell()
        self.app.dirty = True

    def _tell(self) -> None:
        """Write into the log what has been seen: nothing is told before it is shown."""
        seen = self.presentation.take_seen()
        self.log.write(seen)
        self._tell_tip(seen)
        for event in seen:
            if isinstance(event, ev.TurnBegan) and self.session.human(event.side):
                self.app.sounds.play("your-turn")
                self.view.pointed = ""  # what the mouse rests on hides no dice to choose from
            asked = isinstance(event, ev.Asked | ev.DefendAsked | ev.PlaceAsked)
            answers = self.control.mode in (*modes.ASKED, modes.PLACING)
            if asked and answers and not self.control.unasked():
                self.app.sounds.play("ask")

    def _tell_tip(self, seen: Sequence[Event]) -> None:
        """See whether a tip matters now; none stands beside a lesson."""
        if self.frame is None and not self.presentation.holding and not self.control.unasked():
            self.asides.look(self._moment(), seen)

    def _moment(self) -> str:
        """What a tip may be given at; one about monsters waits until there is one to be moved."""
        control = self.control
        idle = control.mode == modes.ACTING and not control.able()
        return "" if idle else MOMENTS.get(control.mode, "")

    def _show_at_once(self) -> None:
        self.presentation.skip()
        self._tell()

    # --- input -------------------------------------------------------------------------------------
    def _focus(self) -> str:
        """Enter is the primary button."""
        if self.victory:
            return "went"
        if self.presentation.telling:
            return "skip"
        if asked := primary(self.control):
            return asked
        return meant_by_enter(self._foot())

    def asked(self) -> Sequence[Rect]:
        """The squares that a question is about, or that a lesson points at."""
        layout = self.layout
        return [layout.standing(square) for square in self.view.about()]

    def place(self, name: str) -> pygame.Rect | None:
        """A square of the table."""
        return self.layout.named(name)

    def rule_now(self) -> str:
        """The rule that refused something last, or the one that the moment is about."""
        return (self.notation and self.notation.rule) or self.view.rule_now()

    def _take(self, event: pygame.event.Event) -> bool:
        return self.input.take(event)

    def _put_back(self) -> bool:
        """A click beside everything skips what is shown, or puts back what was begun."""
        if self.presentation.show.running:
            self._show_at_once()
        elif not (self.asides.put_away() or self.control.clear()):
            return False
        self.app.dirty = True
        return True

    def _open_notation(self) -> None:
        self.type_line(self.control)

    # --- drawing -----------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        if not self.presentation.show.speed:
            self._stir(0.0)
        layout = self.layout
        self.view.glides_over = self.lay_out() if self.lookout.moving else None
        if self.app.pointer.focus_shown:
            self.view.pointed = focused(self.app.pointer)
        said = self._title()
        self.view.hinted = self._hinted(layout)
        self.view.draw(canvas, layout, self.looking, said, self._foot(), self._seats(), self.do)
        notes = [self._draw_note(canvas, layout, note) for note in self.asides.notes()]
        tip = self._draw_tip(canvas, layout)
        self.view.noted = [*notes, tip] if tip else notes
        if self.victory:
            self.victory.draw(canvas)
        if self.notation:
            self.notation.draw(canvas, layout.foot)

    def _title(self) -> str:
        """What the bar over the table says; while something is still to be seen, nothing of it."""
        frame, result = self.frame, self.session.match.result
        if self.presentation.telling:
            side = self.presentation.view(self._now())["active"]
            rolls = self.presentation.throw() is not None
            who = SIDE_NAMES[side]
            return say("{name} rolls", name=who) if rolls else say("{name}’s turn", name=who)
        if frame:
            return frame.title
        if result:
            winner = next((SIDE_NAMES[side] for side in SIDE_NAMES if side == result["winner"]), "")
            return say("{name} wins", name=winner) if winner else say("A draw")
        return title(self.control)

    def _hinted(self, layout: Layout) -> list[str]:
        """The squares that a hint names."""
        found = squares_of(self.asides.hint.lines, self.control.view)
        return [name for name in found if layout.neighbour(name, 0, 0)]

    def _draw_tip(self, canvas: Canvas, layout: Layout) -> Rect | None:
        """Draw a tip, unless something is to be seen or was asked for, and return where it is."""
        tips = self.asides.unasked
        if not tips or self.frame or self.victory or self.presentation.telling:
            return None
        marked = [layout.standing(name) for name in self.view.needed()]
        asked = [self.view.asked] if self.view.asked else []
        return tips.draw(canvas, layout.felt, marked, asked)

    def _draw_note(self, canvas: Canvas, layout: Layout, note: Note) -> Rect:
        monsters = self.control.view["monsters"].values()
        beings = [layout.standing(str(one["square"])) for one in monsters]
        about = [layout.standing(name) for name in self.view.hinted]
        boxes = [self.view.asked] if self.view.asked else []
        return draw_note(canvas, layout.felt, layout.low, note, Avoid(boxes, about, beings))

    def _foot(self) -> Foot:
        if (instead := self.foot_instead()) is not None:
            return instead
        if self.presentation.telling:
            return Foot(
                "",
                [
                    button(
                        "skip",
                        say("Skip"),
                        self._show_at_once,
                        say("Enter"),
                        why=say("Show at once what follows"),
                    )
                ],
            )
        frame = self.frame
        told = foot(self.control, () if frame else self.back.buttons(), self.view.pointed)
        if self.control.mode in (modes.ACTING, modes.CHOOSING) and self._own_chests():
            label = say("Shut chests") if self.view.open_items else say("Own chests")
            told.buttons.insert(0, button("peep", label, self._peep, KEY, "peep",
                                          why=say("Look into your own face-down chests")))  # fmt: skip
        if self.control.mode in (modes.ACTING, modes.CHOOSING) and not frame:
            told = self._with_threats(told)
        if self.control.mode == modes.WAITING and len(self.session.people) == 1 and not frame:
            told.buttons.append(wish_button(self.control))
        return frame.foot(told) if frame else told

    def _with_threats(self, told: Foot) -> Foot:
        """What the foot bar says, with whom the other side could strike where that is asked for."""
        threatening, control = self.view.threatening, self.control
        what = say(
            "Whom the other side could walk to and strike in its next turn; abilities are not counted"
        )
        flip = button("threats", say("Threats"), threatening.flip, KEY, "threats", why=what)
        idle = not (control.picked or control.aimed or control.refused)
        sentence = told.sentence
        if threatening.shown and idle:
            sentence = threatening.says(self.looking, self.view.pointed)
        return Foot(sentence, [flip, *told.buttons])

    def _own_chests(self) -> bool:
        view = self._now()
        return any(
            item["side"] == self.looking and not item["up"] for item in view["items"].values()
        )

    def _peep(self) -> None:
        """Show one's own face-down items; on a shared screen behind the curtain."""
        if self.view.open_items or len(self.session.people) < 2:
            self.view.open_items = not self.view.open_items
            return
        other = "e" if self.looking == "w" else "w"
        names = SIDE_NAMES[self.looking], SIDE_NAMES[other]
        self.app.push(Curtain(self.app, sprite(f"master-{self.looking}"), *names, say("chests"),
                              then=self._open_items))  # fmt: skip

    def _open_items(self) -> None:
        self.view.open_items = True

    def _seats(self) -> dict[str, SeatSays]:
        match = self.session.match
        found = {}
        for side in match.seats:
            who = who_plays(self.session, side, SIDE_NAMES[side])
            button, thinks = self.asides.seat_button(side), self.asides.thinks(side)
            acts, face = match.to_act == side, face_of(self.session, side)
            found[side] = SeatSays(SIDE_NAMES[side], who, button, thinks, acts, face)
        return found

    def out_of_turn(self) -> Sequence[MenuChoice]:
        """To offer a draw, and to resign (DD-89)."""
        return (
            self.talk("offer", say("Offer a draw"), "offer draw"),
            self.talk("resign", say("Resign"), "resign"),
        )

    # --- undo, lessons, puzzles --------------------------------------------------------------------
    def _show_no_more(self) -> None:
        self.presentation.forget()

    def under(self) -> Felt:
        """The table, as a frame knows it."""
        return Felt(self.view, self.control, self.app.logical_width)

    def puzzle_frame(self, session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> PuzzleFrame:
        """The frame of a puzzle, of so many, and what its controls do."""
        return PuzzleFrame(self.under(), session, puzzles, acts)

    def let_go(self) -> None:
        """Put back what the player has taken up."""
        self.control.picked = self.control.aimed = ""
        self.control.choosing.clear()

    def guide_by(self, guide: Guide[Layout]) -> None:
        """Let a lesson or a puzzle lead the player, seen from near."""
        super().guide_by(guide)
        self.control.asking.ask_everything()
        self.lookout.fits = True
        self.view.frame = guide.frame
