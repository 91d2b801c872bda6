"""The match on the screen, drawn: table, panel, questions, what is said beside, bars, the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.events import Rolled
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.state_form import BeingForm
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.asides import Asides
from wonderland.ui.games.wonderland.board import Board, Marks
from wonderland.ui.games.wonderland.demonstration import Demonstration
from wonderland.ui.games.wonderland.dice import words_for
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.highlighter import Highlighter
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.other_eyes import OtherEyes
from wonderland.ui.games.wonderland.panel import Panel, PanelContent
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.games.wonderland.picked_now import PickedNow
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.pool_hand import PoolHand
from wonderland.ui.games.wonderland.presentation import TablePresentation
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.refusal import draw_refusal
from wonderland.ui.games.wonderland.summon_box import draw_summons
from wonderland.ui.games.wonderland.table_log import TableLog
from wonderland.ui.games.wonderland.top_bar import TopBar
from wonderland.ui.games.wonderland.under_hoods import UnderHoods
from wonderland.ui.games.wonderland.unveiling import KnownNote
from wonderland.ui.kit.action_bar import Do, Foot, draw_foot
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.note import Avoid
from wonderland.ui.table.table_control import Refused

RULES = {
    modes.CHOOSING: "W-16", modes.SUMMONING: "W-19", modes.LAYING: "W-21", modes.ACTING: "W-31",
    modes.ANSWERING: "W-58", modes.DEFENDING: "W-62", modes.OVER: "W-67",
}  # fmt: skip
"""The rule that says what a player is asked for."""


class MatchView:
    """Draws a match.

    Args:
        session: the match and its seats.
        control: what the player has begun.
        pointing: where he points.
        domino: what he is about to put down.
        presentation: what is still to be seen.
        questions: what he is asked.
        asides: what is said beside.
        log: what has happened.
        looking: the side that looks on.
        open_rules: opens the rules at a number.

    Attributes:
        board, panel, top_bar: the parts of the screen.
        hand: the pool, while dice are chosen.
        demonstration: what a lesson shows in motion.
        other_eyes: the table as the other side knows it.
        best: the being that did most, once that is to be shown.
        frame: what a lesson or a puzzle lays over it, None without one.
        covers: where something lies over the table.
        covered, uncover: whether the pool may not be seen, and what shows it (``PanelContent``).
    """

    def __init__(
        self, session: MatchSession, control: Intent, pointing: Pointing, domino: DominoInHand,
        presentation: TablePresentation, questions: Questions, asides: Asides, log: TableLog,
        looking: Callable[[], str], open_rules: Callable[[str], object],
    ) -> None:  # fmt: skip
        self._session = session
        self._control = control
        self._pointing = pointing
        self._domino = domino
        self._presentation = presentation
        self._questions = questions
        self._asides = asides
        self._log = log
        self._looking = looking
        self._open_rules = open_rules
        self._highlighter = Highlighter(control, pointing, domino, looking)
        self.demonstration = Demonstration(control, domino, lambda: self.frame.shows if self.frame else None)
        self.board = Board(control.match)
        self.panel = Panel(session)
        self.hand = PoolHand(control, self._hand_open)
        self.other_eyes = OtherEyes(session, pointing, log, looking)
        self._hoods = UnderHoods(session, looking)
        self._picked = PickedNow(
            control, presentation, self._highlighter, self.demonstration, self._hoods,
            lambda: self.frame, self._hand_open,
        )  # fmt: skip
        self.top_bar = TopBar(control, open_rules)
        self.frame: Frame[Layout] | None = None
        self.best: Picked | None = None
        self.covers: list[Rect] = []
        self.covered = False
        self.uncover: Callable[[], object] | None = None

    # --- asked by others ---------------------------------------------------------------------
    def scroll(self, rows: int) -> None:
        """Go up in the log by some rows."""
        self._log.scroll(rows)

    def in_sight(self) -> Sequence[str]:
        """The squares that something points at, and that have to be in sight."""
        marks = self.marks()
        squares = [*marks.reach, *marks.targets, *self.demonstration.squares]
        squares += self.frame.squares() if self.frame else marks.pointed
        squares += [square for places, _ in marks.hinted for square in places]
        squares += [square for square in (marks.cursor, *marks.watched, marks.start) if square]
        return squares

    def square_at(self, layout: Layout, position: tuple[int, int]) -> str | None:
        """The square at a place on the screen; None where something lies over the table.

        Where somebody is seen on his way it is the square on which he stands already; and a
        square to which an enemy is seen to come is none before he is there.
        """
        square = layout.at(position)
        if square is None or any(rect.collidepoint(position) for rect in self.covers):
            return None
        for being, seen in self._walkers(layout):
            if seen.collidepoint(position):
                return being["square"]
            if being["square"] == square and not self._control.own(being["id"]):
                return None
        return square

    def _walkers(self, layout: Layout) -> list[tuple[BeingForm, Rect]]:
        return self.board.walkers(layout, self._presentation.show)

    def hooded_squares(self) -> set[str]:
        """The squares on which beings stand that are unknown to whoever looks on."""
        beings = self._control.state["beings"]
        return {being["square"] for being in beings if is_hooded(being["id"][1:])}

    def refused(self) -> Refused | None:
        """What was refused last, or is about to be."""
        return self._control.refused or self._domino.refused

    def rule_now(self) -> str:
        """The rule of the refusal that is shown, or the one that says what may be done now."""
        refused = self.refused() or self._control.being.dropped
        if refused and refused.rule:
            return refused.rule
        return RULES.get(self._control.mode, "")

    def marks(self) -> Marks:
        """What is marked on the table now."""
        pointed = self.frame.lit() if self.frame else ()
        shown = self.demonstration.ghosts
        return self._highlighter.marks(self._asides.hint.shown, pointed, shown)

    def tell(self, event: Event) -> None:
        """Hear of an event that was seen."""
        self._highlighter.trail.tell(event)

    def renew(self) -> None:
        """Draw the table anew: another match may lie on it, or dominoes were taken up."""
        self._highlighter.trail.clear()
        self.board = Board(self._control.match)

    def _hand_open(self, side: str) -> bool:
        """Whether a side's pool may be seen as a hand: it looks on, and nothing else lies there."""
        busy = self.covered or self._presentation.dice is not None
        busy = busy or bool(self._asides.why.side)  # which needs the room
        return side == self._looking() and not busy and not self.other_eyes.shown

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, layout: Layout, foot: Foot, do: Do, *, coach: bool) -> None:
        """Draw the whole screen.

        Args:
            canvas: what is drawn on.
            layout: where things lie.
            foot: what the foot bar says and offers.
            do: carries out what its buttons do.
            coach: whether a path is spoken of while it is laid.
        """
        presentation, control = self._presentation, self._control
        if self.other_eyes.shown:
            self.covers = []
            self.other_eyes.draw(canvas, layout, self.panel)
            self._draw_foot(canvas, layout, foot, do)
            self.top_bar.draw(canvas, layout.top, "", None)
            return
        self.board.draw(canvas, layout, self.marks(), presentation.show)
        self._draw_panel(canvas, layout, do, coach=coach)
        self._questions.draw_tools(canvas, layout)
        if not presentation.draw_dice(canvas, layout) and not presentation.show.running:
            self._questions.draw(canvas, layout)
        rolling = presentation.dice is not None
        strips = self.frame is None  # which would lie over its words
        self.covers = self.hand.draw(canvas, layout, do, self._asides.hint.shown.cards, strips=strips)
        if self.frame and not rolling:
            self.covers.insert(0, self.frame.draw(canvas, layout))
        noted = any(presentation.show.begun(KnownNote))  # where a tip would lie over it
        if not rolling and not noted:
            asked = [*self._questions.taken(), *self.covers]
            self.covers += self._asides.draw_tip(canvas, layout, self._in_use(layout), asked)
        self._draw_foot(canvas, layout, foot, do)
        self.top_bar.draw(canvas, layout.top, self.frame.title if self.frame else "", presentation.before)
        presentation.flights.draw(canvas)
        if self._domino.held:
            presentation.draw_held(canvas, layout, control.seat, len(control.match.lines))
        if refused := self.refused():
            draw_refusal(canvas, layout, refused, self._open_rules)
        self.covers += self._asides.draw_notes(canvas, layout, lambda about: self._in_sight(layout, about))

    def _in_use(self, layout: Layout) -> list[Rect]:
        """Where something lies, stands or may be laid: a tip had better not lie there."""
        control = self._control
        squares = [square for laid in control.state["laid"].values() for square in laid]
        squares += queries.fixed(control.match).images.values()
        if control.state["phase"] == "summon":
            squares += queries.laying.onward(control.match, ())
        return [layout.standing(square) for square in squares]

    def _in_sight(self, layout: Layout, about: Sequence[Rect]) -> Avoid:
        """What a note should leave in sight: questions, what it is about, beings."""
        beings = [layout.standing(b["square"]) for b in self._control.state["beings"]]
        return Avoid([*self._questions.taken(), *self.covers], about, beings)

    def _draw_panel(self, canvas: Canvas, layout: Layout, do: Do, *, coach: bool) -> None:
        control, log = self._control, self._log
        laying = control.mode == modes.LAYING and control.path.card
        choosing = control.mode == modes.CHOOSING
        self._pointing.watched = self.panel.draw(
            canvas,
            layout,
            PanelContent(
                looking=self._looking(),
                state=self._presentation.before or control.state,
                log=log.read("" if self.covered else self._looking(), seen=not self._presentation.running),
                back=log.back,
                flip=log.flip,
                picked=self._picked.said(canvas, self.best, coach=coach),
                instead=partial(_summons, control, do) if self._picked.may_summon else None,
                cards=[control.path.card] if laying and control.path.card else list(control.dice.cards),
                full=choosing and len(control.dice.cards) >= control.dice.most_dice(),
                lit=self._lit(),
                hinted=self._asides.hint.shown.cards,
                click=(lambda card: do(lambda: control.dice.pick_card(card))) if choosing else None,
                badges=self._asides.badges(),
                landed=self._presentation.flights.landed,
                hoods=self._hoods.known(),
                covered=self.covered,
                uncover=self.uncover,
                in_hand=self.hand.shown,
            ),
        )
        area = self.frame.panel if self.frame else None
        if area in self.panel.areas:
            canvas.outline(self.panel.areas[str(area)].inflate(4, 4), "west", 4, 9)
        elif area == "pool" and self.hand.shown:
            canvas.outline(self.hand.box(layout), "west", 4, 9)

    def _lit(self) -> set[str]:
        """The cards whose dice make a summon."""
        dice = (self._presentation.before or self._control.state)["dice"]
        if not dice or not dice[0]["face"]:
            return set()
        cards, levels, faces = zip(
            *((front_of(die["card"] or ""), die["level"], die["face"] or "") for die in dice), strict=True
        )
        roll = Rolled(self._control.seat, cards, levels, faces)
        return words_for(roll, queries.fixed(self._session.match).definitions)[1]

    def _draw_foot(self, canvas: Canvas, layout: Layout, foot: Foot, do: Do) -> None:
        frame, rolling = self.frame, self._presentation.before
        if rolling:
            foot = Foot(say("{side_names} rolls.", side_names=SIDE_NAMES[str(rolling["active"])]), [])
        draw_foot(
            canvas, layout.foot, foot, do, quiet=self._presentation.dice is not None,
            framed=frame is not None, refused=bool(frame and frame.refused),
        )  # fmt: skip


def _summons(control: Intent, do: Do, canvas: Canvas, rest: Box) -> float:
    """Draw the cards that may be summoned."""
    return draw_summons(canvas, rest, control, lambda card: do(lambda: control.path.summon(card)))
