"""The match on the screen, drawn: bars, table, panel, question, the net in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.grid import column_and_row, square_name
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.asks import question_of
from wonderland.ui.games.dungeon_dice.board import Board, masked, pill_box, standing_of
from wonderland.ui.games.dungeon_dice.bodies import Body, Nets, bodies_of
from wonderland.ui.games.dungeon_dice.demonstration import Demonstration
from wonderland.ui.games.dungeon_dice.foot import STEP_OF, STEPS, fits_foot
from wonderland.ui.games.dungeon_dice.highlights import marks_of
from wonderland.ui.games.dungeon_dice.hinted import Hinted
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.marks import Marks
from wonderland.ui.games.dungeon_dice.net_hints import draw_net_hints
from wonderland.ui.games.dungeon_dice.panel import Panel, Seen, asked_of_another
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.question import Question, draw_question, question_box
from wonderland.ui.games.dungeon_dice.things import lying
from wonderland.ui.games.dungeon_dice.threatening import Threatening
from wonderland.ui.kit.action_bar import Do, Foot, draw_foot
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.log import LogBook
from wonderland.ui.table.asides import Sitter
from wonderland.ui.table.top_bar import TopBar

DIE = "die-"
"""What stands before a kind of die among what a frame points at."""


class MatchView:
    """Draws a match.

    Args:
        intent: what the player has begun.
        presentation: what is still to be seen.
        log: what has happened.
        open_rules: opens the rules at a number.

    Attributes:
        panel: the side panel.
        top_bar: the bar over the table.
        nets: which squares are one net.
        threatening: what the other side could strike, while that is asked for.
        demonstration: what a lesson shows in motion.
        pointed: the square that is pointed at, ``""`` for none.
        hinted: what a hint points out.
        open_items: whether one's own face-down items are shown open.
        covered: whether what is the own of the side that looks on may not be seen.
        frame: what a lesson or a puzzle says in it, None without one.
        asked: where the question lies, None where there is none.
        noted: where notes and tips lie that were drawn over the table last.
        glides_over: while the camera moves, where things lie on the whole table; else None.
    """

    def __init__(
        self, intent: Intent, presentation: Presentation, log: LogBook, open_rules: Callable[[str], object]
    ) -> None:
        self._intent, self._presentation = intent, presentation
        self.table = Board()
        self.panel = Panel(intent, presentation, log)
        self.top_bar = TopBar(STEPS, open_rules)
        self.nets = Nets(intent)
        self.threatening = Threatening(intent)
        self.demonstration = Demonstration(intent, lambda: self.frame.shows if self.frame else None)
        self.pointed = ""
        self._watched: tuple[str, ...] = ()
        self.hinted = Hinted()
        self.open_items = self.covered = False
        self.frame: Frame[Layout] | None = None
        self.asked: Rect | None = None
        self.noted: Sequence[Rect] = ()
        self.glides_over: Layout | None = None

    # --- the whole screen ------------------------------------------------------------------------
    def draw(
        self, canvas: Canvas, layout: Layout, looking: str, seats: Mapping[str, Sitter], do: Do,
        bars: Callable[[], tuple[str, Foot]] | None = None,
    ) -> None:  # fmt: skip
        """Draw the whole screen for a side that looks on; ``bars`` say the title and the foot, if they are drawn."""
        intent, presentation = self._intent, self._presentation
        shown = presentation.view(intent.view_of(looking))
        shut = not self.open_items or self.covered or asked_of_another(intent, looking)
        view, quiet = masked(shown) if shut else shown, presentation.holding
        seen = Seen(shown, view, looking, quiet, self.pointed, self.covered, self._lit_in_panel())
        marks = Marks() if quiet else self._marks(view, looking)
        self._draw_table(canvas, layout, view, marks)
        if not quiet:
            self._square_regions(canvas, layout, marks, view, do)
        if intent.mode == modes.LAYING and not quiet:
            squares = (str(one["square"]) for one in view["monsters"].values())
            standing = [layout.standing(name) for name in (*layout.slots.values(), *squares)]
            draw_net_hints(canvas, layout, intent.laying, self.noted, standing)
        presentation.draw(canvas, layout, shown)
        question = self._question()
        pills = self.pills(canvas, layout) if question else []
        self.asked = draw_question(canvas, layout, question, pills, do) if question else None
        if bars:
            self._draw_bars(canvas, layout, shown, *bars(), do)
        self._watched = self.panel.draw(canvas, layout, seen, seats, do)
        if self.frame:
            self.frame.draw(canvas, layout)

    def _draw_bars(self, canvas: Canvas, layout: Layout, shown: StateForm, title: str, foot: Foot, do: Do) -> None:
        turn = _turn(shown, at_table.options(self._intent.match).quiet)
        self.top_bar.draw_bar(canvas, layout.top, title, turn, self._step(shown))
        framed = self.frame is not None
        denied = bool(self.frame and self.frame.refused) or bool(self._intent.refused)
        rows = framed or denied or not fits_foot(canvas, layout.foot, foot)
        draw_foot(canvas, layout.foot, foot, do, framed=rows, refused=denied, brief=framed)

    def _draw_table(self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks) -> None:
        moving = self._presentation.moving(layout)
        about = lying(layout, view, self._presentation.unfolding)
        with canvas.clipped(layout.felt):
            if self.glides_over is None:
                self.table.draw_ground(canvas, layout, self.bodies(view), about)
            else:
                self.table.draw_gliding(canvas, layout, self.glides_over, self.bodies(view), about)
        with canvas.clipped(layout.within):
            self.table.draw_marks(canvas, layout, marks)
            standing = standing_of(self._intent.facts, view)
            life = at_table.options(self._intent.match).life
            self.table.draw_standing(canvas, layout, view, standing, marks, moving, life)
            self.table.draw_above(canvas, layout, marks, standing.values())

    # --- what is seen where ------------------------------------------------------------------------
    @property
    def shown(self) -> StateForm:
        """The view that is shown."""
        return self._presentation.view(self._intent.view)

    def _step(self, shown: StateForm) -> str:
        """The step that the bar names: what is seen to happen, or else what is to be done now."""
        if not self._presentation.telling:
            return STEP_OF.get(self._intent.view["phase"], "")
        return self._presentation.step() or STEP_OF.get(shown["phase"], "")

    def _question(self) -> Question | None:
        """What the player is asked over the table."""
        return None if self._presentation.holding else question_of(self._intent)

    def question_boxes(self, canvas: Canvas, layout: Layout) -> list[Rect]:
        """Where the player is asked over the table."""
        question = self._question()
        return [question_box(canvas, layout, question, self.pills(canvas, layout))] if question else []

    def pills(self, canvas: Canvas, layout: Layout) -> list[Rect]:
        """Where it stands what a blow would do."""
        hits = marks_of(self._intent, "").hits
        return [pill_box(canvas, layout, name, hits[name]) for name in hits]

    def about(self) -> list[str]:
        """The squares that a question is about, or else those that a frame points at."""
        if question := self._question():
            return list(question.fighting)
        return [*self.pointed_at(), *self.demonstration.squares]

    def pointed_at(self) -> list[str]:
        """The squares that a frame points at."""
        pointed = self.frame.squares() if self.frame else ()
        return [name for name in pointed if not name.startswith(DIE)]

    def needed(self) -> list[str]:
        """The squares that the player may want to click for what he has begun."""
        marks = marks_of(self._intent, "")
        put = self._intent.laying.put if marks.ghost else ()
        under = (square_name(*cell) for cell in put)
        found = [*marks.reach, *marks.hits, *marks.aims, *marks.places, *under, *sorted(marks.glow)]
        return [name for name in found if name[0].islower() and name[1:].isdigit()]

    def _lit_in_panel(self) -> frozenset[str]:
        """The kinds of dice that a lesson points at, or what a hint marks there."""
        squares = self.frame.squares() if self.frame else ()
        return self.hinted.marked | frozenset(name.removeprefix(DIE) for name in squares if name.startswith(DIE))

    def bodies(self, view: StateForm) -> tuple[Body, ...]:
        """The pieces of dungeon as they are drawn."""
        return bodies_of(view["laid"], self.nets.all())

    def _marks(self, view: StateForm, looking: str) -> Marks:
        marks = marks_of(self._intent, self.pointed)
        marks.dangers = self.threatening.marks(looking)
        marks.feared = self.threatening.attackers(looking)
        if found := {*self._watched} & {*view["laid"]["w"], *view["laid"]["e"]}:
            marks.pointed = tuple(place for place in self._watched if place in found)
        elif self.frame:
            lit = self.frame.lit()
            marks.pointed = tuple(name for name in self.pointed_at() if name in lit)
            if cells := self.demonstration.cells:
                marks.shadows = (*marks.shadows, cells)
                marks.starts |= {square_name(*cells[0])}
        elif self.hinted.squares:
            marks.pointed = self.hinted.squares
            if start := self.hinted.start:  # beside it one's own possibilities would be noise
                marks.starts, marks.glow = frozenset({start}), frozenset()
        return marks

    # --- controls on the table ---------------------------------------------------------------------
    def _square_regions(self, canvas: Canvas, layout: Layout, marks: Marks, view: StateForm, do: Do) -> None:
        """Make the squares that can be used controls, so that all can be reached."""
        intent = self._intent
        if intent.mode not in (modes.ACTING, modes.PLACING):
            return
        able = intent.acting.able()
        says = self._own_squares(view, able, layout) if intent.mode == modes.ACTING else {}
        for square, price in marks.reach.items():
            says[square] = say("To {square} for {price} Move", square=square, price=price)
        for square, blow in marks.hits.items():
            says[square] = say("Attack on {square}: {damage}", square=square, damage=blow.plain)
        for square in (*marks.aims, *marks.places):
            what = intent.facts.ability(intent.acting.aimed) or say("Place")
            says[square] = say("{what} at {square}", what=what, square=square)
        for square in sorted(says, key=_north_west):
            act = partial(do, partial(intent.acting.press, square))
            region = canvas.region(f"square-{square}", layout.cell(square), act, says[square])
            # Enter ends the turn where nothing else can be done
            region.chosen_by_space = intent.mode == modes.ACTING and not able
            canvas.ring(region, 8)

    def _own_squares(self, view: StateForm, able: Collection[str], layout: Layout) -> dict[str, str]:
        """What is said of the squares of one's own, and of one's Master if he can do anything."""
        intent, says = self._intent, {}
        for key, one in view["monsters"].items():
            if key[0] == intent.seat:
                idle = () if key in able else (say("nothing to do"),)
                words = [intent.facts.called(key), say("{hp} HP", hp=one["hp"]), *idle]
                says[one["square"]] = commas(words)
        if MASTER in able:
            says[layout.slots[intent.seat]] = say("Your Master")
        return says


def _north_west(square: str) -> tuple[int, int]:
    """The order in which squares are reached: row by row from the north, each from the west."""
    column, row = column_and_row(square)
    return -row, column


def _turn(view: StateForm, quiet_most: int) -> str:
    """Which turn it is, and how many were quiet when past half of the limit."""
    turn, quiet = say("turn {n}", n=view["turn"]), view["quiet"]
    if not quiet_most or quiet * 2 <= quiet_most:
        return turn
    return say("{turn}, {quiet} of {most} quiet", turn=turn, quiet=quiet, most=quiet_most)
