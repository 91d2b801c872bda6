"""The match on the screen, drawn: bars, table, panel, question, the net in hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.grid import column_and_row, square_name
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.asks import question_of
from wonderland.ui.games.dungeon_dice.board import Board, pill_box
from wonderland.ui.games.dungeon_dice.bodies import Body, bodies_of
from wonderland.ui.games.dungeon_dice.card_shown import CardShown
from wonderland.ui.games.dungeon_dice.demonstration import Demonstration
from wonderland.ui.games.dungeon_dice.effects import Anchors
from wonderland.ui.games.dungeon_dice.foot import STEP_OF, STEPS, fits_foot
from wonderland.ui.games.dungeon_dice.highlights import marks_of
from wonderland.ui.games.dungeon_dice.hinted import Hinted
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.marks import Marks
from wonderland.ui.games.dungeon_dice.net_hints import draw_net_hints
from wonderland.ui.games.dungeon_dice.nets import Nets
from wonderland.ui.games.dungeon_dice.odds import lit
from wonderland.ui.games.dungeon_dice.panel import Panel, PanelSays
from wonderland.ui.games.dungeon_dice.pool_row import PoolLeft
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.question import draw_question, question_box
from wonderland.ui.games.dungeon_dice.slips import chain_says, slips_of
from wonderland.ui.games.dungeon_dice.standing import masked, standing_of
from wonderland.ui.games.dungeon_dice.threatening import Threatening
from wonderland.ui.games.dungeon_dice.tray_box import TrayDie
from wonderland.ui.kit.action_bar import Foot, draw_foot
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.log import LogBook, LogLine
from wonderland.ui.table.asides import Sitter
from wonderland.ui.table.top_bar import TopBar

Do = Callable[[Callable[[], object]], None]
NOTHING_YET = (
    LogLine(say("Nothing has happened yet. Point at a figure to see what it can do."), 0, ""),
)
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
        cards: whose card the panel shows.
        nets: which squares are one net.
        threatening: what the other side could strike, while that is asked for.
        demonstration: what a lesson shows in motion.
        pointed: the square that is pointed at, ``""`` for none.
        hinted: what a hint points out.
        other_pool: whether the other side's dice and figures are shown instead of one's own.
        open_items: whether one's own face-down items are shown open.
        covered: whether what is the own of the side that looks on may not be seen.
        frame: what a lesson or a puzzle says in it, None without one.
        asked: where the question lies, None where there is none.
        noted: where notes and tips lie that were drawn over the table last.
        glides_over: while the camera moves, where things lie on the whole table; else None.
    """

    def __init__(
        self, intent: Intent, presentation: Presentation, log: LogBook,
        open_rules: Callable[[str], object],
    ) -> None:  # fmt: skip
        self._intent = intent
        self._presentation = presentation
        self._log = log
        self.table = Board()
        self.panel = Panel(intent)
        self.top_bar = TopBar(STEPS, open_rules)
        self.cards = CardShown(intent)
        self.nets = Nets(intent)
        self.threatening = Threatening(intent)
        self.demonstration = Demonstration(intent, lambda: self.frame.shows if self.frame else None)
        self.pointed = ""
        self.hinted = Hinted()
        self.other_pool = False
        self.open_items = self.covered = False
        self.frame: Frame[Layout] | None = None
        self.asked: Rect | None = None
        self.noted: Sequence[Rect] = ()
        self.glides_over: Layout | None = None
        self._watched: tuple[str, ...] = ()

    # --- the whole screen ------------------------------------------------------------------------
    def draw(
        self, canvas: Canvas, layout: Layout, looking: str, title: str, foot: Foot,
        seats: Mapping[str, Sitter], do: Do, *, bars: bool = True,
    ) -> None:  # fmt: skip
        """Draw the whole screen for a side that looks on; ``bars`` where nobody else draws them."""
        intent, presentation = self._intent, self._presentation
        true = intent.view_of(looking)
        shown = presentation.view(true)
        shut = not self.open_items or self.covered or self._another_asked(looking)
        view = masked(shown) if shut else shown
        quiet = presentation.holding
        options = at_table.options(intent.match)
        self.cards.look(canvas)
        marks = Marks() if quiet else self._marks(view, looking)
        self._draw_table(canvas, layout, view, marks, options.life)
        if not quiet:
            self._square_regions(canvas, layout, marks, view, do)
        if intent.mode == modes.LAYING and not quiet:
            squares = [
                *layout.slots.values(),
                *(str(one["square"]) for one in view["monsters"].values()),
            ]
            standing = [layout.standing(square) for square in squares]
            laying = intent.laying
            draw_net_hints(canvas, layout, marks.ghost, laying.refusal(), self.noted, standing,
                           ways=len(laying.fitting()))  # fmt: skip
        presentation.draw(canvas, layout, shown)
        self.asked = None
        question = None if quiet else question_of(intent)
        if question:
            pills = self.pills(canvas, layout)
            self.asked = draw_question(canvas, layout, question, pills, do)
        frame = self.frame
        if bars:
            step = self._step(shown)
            self.top_bar.draw_bar(canvas, layout.top, title, _turn(shown, options.quiet), step)
            denied = bool(frame and frame.refused) or bool(intent.refused)
            rows = frame is not None or denied or not fits_foot(canvas, layout.foot, foot)
            draw_foot(
                canvas, layout.foot, foot, do, framed=rows, refused=denied, brief=frame is not None
            )
        watched = self.panel.draw(
            canvas, layout, view, looking, self._panel_says(shown, view, looking, seats, do, quiet=quiet),
            do, cap=options.cap, life=options.life, quiet=quiet,
        )  # fmt: skip
        presentation.anchors = Anchors(tuple(self.panel.tray.places), self.panel.seats.crest_at)
        if frame:
            frame.draw(canvas, layout)
        self._watched = watched

    def _draw_table(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, life: int
    ) -> None:
        moving = self._presentation.moving(layout)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(layout.felt.clip(before))
        if self.glides_over is None:
            self.table.draw_ground(canvas, layout, self.bodies(view))
        else:
            self.table.draw_gliding(canvas, layout, self.glides_over, self.bodies(view))
        canvas.surface.set_clip(layout.within.clip(before))
        self.table.draw_marks(canvas, layout, marks)
        standing = standing_of(self._intent.facts, view)
        self.table.draw_standing(canvas, layout, view, standing, marks, moving, life)
        self.table.draw_above(canvas, layout, marks, standing.values())
        canvas.surface.set_clip(before)

    # --- what is seen where ------------------------------------------------------------------------
    # --- for a frame over the table --------------------------------------------------------------
    @property
    def shown(self) -> StateForm:
        """The view that is shown."""
        return self._presentation.view(self._intent.view)

    def _step(self, shown: StateForm) -> str:
        """The step that the bar names: what is seen to happen, or else what is to be done now."""
        if not self._presentation.telling:
            return STEP_OF.get(self._intent.view["phase"], "")
        return self._presentation.step() or STEP_OF.get(shown["phase"], "")

    def _idle(self) -> frozenset[int]:
        """The links that will do nothing: as has been seen, or as it comes if nobody adds anything."""
        if self._presentation.holding or self._intent.mode != modes.ANSWERING:
            return self._presentation.idle
        return frozenset(self._intent.asking.outlook("pass").idle)

    def question_boxes(self, canvas: Canvas, layout: Layout) -> list[Rect]:
        """Where the player is asked over the table."""
        question = None if self._presentation.holding else question_of(self._intent)
        pills = self.pills(canvas, layout)
        return [question_box(canvas, layout, question, pills)] if question else []

    def pills(self, canvas: Canvas, layout: Layout) -> list[Rect]:
        """Where it stands what a blow would do."""
        hits = marks_of(self._intent, "").hits
        return [pill_box(canvas, layout, layout.cell(name), hits[name]) for name in hits]

    def about(self) -> list[str]:
        """The squares that a question is about, or else those that a frame points at."""
        question = None if self._presentation.holding else question_of(self._intent)
        if question:
            return list(question.fighting)
        return [*self.pointed_at(), *self.demonstration.squares]

    def pointed_at(self) -> list[str]:
        """The squares that a frame points at."""
        pointed = self.frame.squares() if self.frame else ()
        return [name for name in pointed if not name.startswith(DIE)]

    def needed(self) -> list[str]:
        """The squares that the player may want to click for what he has begun."""
        marks = marks_of(self._intent, "")
        found = [*marks.reach, *marks.hits, *marks.aims, *marks.places]
        if marks.ghost:
            found += [square_name(*cell) for cell in self._intent.laying.put]
        found += sorted(marks.glow)
        return [name for name in found if name[0].islower() and name[1:].isdigit()]

    def _lit_in_panel(self) -> frozenset[str]:
        """The kinds of dice that a lesson points at, or what a hint marks there."""
        squares = self.frame.squares() if self.frame else ()
        return self.hinted.marked | frozenset(
            name.removeprefix(DIE) for name in squares if name.startswith(DIE)
        )

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
            lit = self.frame.lit() if self.frame else ()
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
    def _square_regions(
        self, canvas: Canvas, layout: Layout, marks: Marks, view: StateForm, do: Do
    ) -> None:
        """Make the squares that can be used controls, so that all can be reached."""
        intent = self._intent
        if intent.mode not in (modes.ACTING, modes.PLACING):
            return
        says: dict[str, str] = {}
        done = False
        if intent.mode == modes.ACTING:
            able = intent.acting.able()
            done = not able
            for key, one in view["monsters"].items():
                if key[0] == intent.seat:
                    idle = () if key in able else (say("nothing to do"),)
                    hp = say("{hp} HP", hp=one["hp"])
                    says[str(one["square"])] = commas([intent.facts.called(key), hp, *idle])
            if MASTER in able:
                says[layout.slots[intent.seat]] = say("Your Master")
        for square, price in marks.reach.items():
            says[square] = say("To {square} for {price} Move", square=square, price=price)
        for square, blow in marks.hits.items():
            says[square] = say("Attack on {square}: {damage}", square=square, damage=blow.plain)
        for square in (*marks.aims, *marks.places):
            what = intent.facts.ability(intent.acting.aimed) or say("Place")
            says[square] = say("{what} at {square}", what=what, square=square)
        for square in sorted(
            says, key=lambda name: (-column_and_row(name)[1], column_and_row(name)[0])
        ):
            rect = layout.cell(square)
            act = partial(do, partial(intent.acting.press, square))
            region = canvas.region(f"square-{square}", rect, act, says[square])
            region.chosen_by_space = done  # Enter ends the turn where nothing else can be done
            canvas.ring(region, 8)

    # --- the panel ---------------------------------------------------------------------------------
    def flip_pool(self) -> None:
        """Show what the other side has left instead of one's own, or one's own again."""
        self.other_pool = not self.other_pool

    def _panel_says(
        self, shown: StateForm, view: StateForm, looking: str,
        seats: Mapping[str, Sitter], do: Do, *, quiet: bool,
    ) -> PanelSays:  # fmt: skip
        intent = self._intent
        dice, slots, tumbling = self._tray(shown)
        chain = [str(link) for link in shown["chain"]]
        away = self._presentation.slips()
        coming = self._presentation.coming()
        long = len(chain) > 1 or bool(away) or bool(coming) or intent.mode in modes.ASKED
        slips = slips_of(intent.facts, chain, away, coming, self._idle()) if long else []
        notation = intent.session.lines_known if self._log.as_notation else ()
        left, cards = self._left(view, looking), self.cards
        return PanelSays(
            seats, left, card=cards.card(view, looking, self.pointed, left.side, quiet=quiet),
            pointed=cards.asked_for(view, self.pointed),
            flip_pool=partial(do, self.flip_pool), marked=self._lit_in_panel(), slips=slips,
            chain=chain_says(shown, unwinds=self._presentation.unwinds), dice=dice, slots=slots, tumbling=tumbling,
            pick=partial(self._picker, do), log=self._log.shown(notation) or NOTHING_YET,
            back=self._log.back, flip=self._log.flip,
        )  # fmt: skip

    def _tray(self, view: StateForm) -> tuple[list[TrayDie], int, float]:
        """The dice in the tray, how many places it has, how far the throw has come."""
        facts, intent = self._intent.facts, self._intent
        if throw := self._presentation.throw():
            thrown, shown, share = throw
            dice = [
                TrayDie(k, f, False, facts.faces(k)) for k, f in zip(thrown, shown, strict=True)
            ]
            return dice, len(dice), share
        if intent.mode == modes.CHOOSING and not self._presentation.holding:
            chosen = intent.choosing.chosen
            return [TrayDie(kind) for kind in chosen], intent.choosing.count, 1.0
        kinds = [str(die["kind"]) for die in view["dice"]]
        faces = [str(die["face"] or "") for die in view["dice"]]
        marked = lit(kinds, faces)
        dice = [TrayDie(k, f, on) for k, f, on in zip(kinds, faces, marked, strict=True)]
        return dice, len(dice), 1.0

    def _another_asked(self, looking: str) -> bool:
        """Whether a question is put to another at the same screen than the one who looks on (DD-93)."""
        return self._intent.mode in modes.ASKED and self._intent.seat != looking

    def _left(self, view: StateForm, looking: str) -> PoolLeft:
        intent = self._intent
        side = looking
        if self.other_pool and not (intent.mode == modes.LAYING and intent.seat == looking):
            side = "e" if looking == "w" else "w"
        known = intent.view if self._another_asked(looking) else view
        if self.covered:
            known = intent.view_of("e" if side == "w" else "w")
        pool = known["pools"][side]
        facts = intent.facts
        figures = [(str(code), facts.kind(str(code))) for code in pool["figures"]]
        laying = intent.mode == modes.LAYING and intent.seat == side
        laying = laying and not self._presentation.holding
        calling = intent.laying.calling
        code = calling.code if laying else ""
        open_ = frozenset(calling.codes) if laying else frozenset()
        lit_ = frozenset({facts.kind(code)}) if code else frozenset()
        return PoolLeft(side, [str(kind) for kind in pool["dice"]], figures, open_, lit_,
                    code, int(view["summoned"][side]),
                    named="" if side == looking else SIDE_NAMES[side])  # fmt: skip

    def _picker(self, do: Do, code: str) -> Callable[[], object] | None:
        intent = self._intent
        if intent.mode == modes.LAYING and code in intent.laying.calling.codes:
            return partial(do, partial(intent.laying.calling.pick, code))
        return None


def _turn(view: StateForm, quiet_most: int) -> str:
    """Which turn it is, and how many were quiet when past half of the limit."""
    turn, quiet = say("turn {n}", n=view["turn"]), view["quiet"]
    if not quiet_most or quiet * 2 <= quiet_most:
        return turn
    return say("{turn}, {quiet} of {most} quiet", turn=turn, quiet=quiet, most=quiet_most)
