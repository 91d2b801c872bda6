"""The match on the screen, drawn: bars, garden, hand, question, panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wonderland.core.message import rows, say
from wonderland.games.painting_the_roses.actions.base import CARD
from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.games.painting_the_roses.named_line import Played, played_of
from wonderland.games.painting_the_roses.names import SEAT_NAMES, named
from wonderland.games.painting_the_roses.position import options_of
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.counts import counts
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.marking import marked
from wonderland.ui.games.painting_the_roses.marks import Marks
from wonderland.ui.games.painting_the_roses.panel import Info, Panel, draw_token
from wonderland.ui.games.painting_the_roses.presentation import GardenPresentation
from wonderland.ui.games.painting_the_roses.question import why_nothing
from wonderland.ui.kit.action_bar import Do, Foot, draw_foot
from wonderland.ui.kit.canvas import CENTRE, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.layout import REST, Box, Share, buttons_in, line_in
from wonderland.ui.kit.log import LogBook
from wonderland.ui.kit.note import Avoid, Note, draw_note, note_place
from wonderland.ui.kit.sizes import BAR_TITLE, NOTE
from wonderland.ui.kit.spaces import GAP, LOW_CONTROL, PAD, TIGHT
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.table.asides import Sitter
from wonderland.ui.table.hand import Pick
from wonderland.ui.table.top_bar import ANALYSE

LIFTED = 1.1
"""How much larger a card is that is taken up."""
TOKENS = ("move", "paint", "face")
ACTING_PHASES = ("act", "answer")
"""The phases of a turn in which its actions are taken."""
NOWHERE = Avoid([], [], [])
"""What a note in the panel may lie on: nothing is there that it could cover."""


class MatchView:
    """Draws a match.

    Args:
        intent: what the player has begun.
        presentation: what is still to be seen.
        garden: draws the garden.
        log: what has happened.

    Attributes:
        panel: the side panel.
        open_menu: opens what may be done at any time.
        notes: what is said beside on request; the log ends above it.
        hinted: the lines of a hint, whose hedges and cards are marked.
        frame: what a lesson or a puzzle says in it, None without one.
        analyse: says how the match has gone so far; None where that is not offered.
    """

    def __init__(self, intent: Intent, presentation: GardenPresentation, garden: Garden, log: LogBook) -> None:
        self._intent = intent
        self._presentation = presentation
        self._garden = garden
        self._log = log
        self.panel = Panel(intent.session)
        self._watched: tuple[str, ...] = ()
        self.frame: Frame[Layout] | None = None
        self.notes: Sequence[Note] = ()
        self.covered = False
        self.open_menu: Callable[[], object] = lambda: None
        self.hinted: Sequence[str] = ()
        self.analyse: Callable[[], None] | None = None

    def draw(
        self, canvas: Canvas, layout: Layout, looking: str, title: str, foot: Foot,
        rows: Mapping[str, Sitter], do: Do,
        *, open_rules: Callable[[str], object], tips: TipBox | None = None,
    ) -> None:  # fmt: skip
        """Draw the whole screen for a seat that looks on, a tip below the log."""
        intent, presentation = self._intent, self._presentation
        now = intent.own.seen_by(looking)
        shown = presentation.view(now)
        quiet = presentation.show.running
        intent.uses.hovered = self._pointed(canvas, looking)
        marks = Marks() if shown["turn"] != now["turn"] else marked(intent, looking)
        if self._watched:
            marks.pointed = self._watched
        elif about := self.hedges_about():
            marks.pointed = about
        if verdict := presentation.verdict:
            presentation.draw_verdict(canvas, layout, verdict, shown)
        else:
            self._garden.draw(canvas, layout, shown, marks, presentation.moving(layout))
            self._hedge_regions(canvas, layout, looking, do)
            self._draw_hand(canvas, layout, shown, looking, do)
            self._garden.draw_chips(canvas, layout, marks)
            if intent.mode == modes.ANSWERING and not quiet:
                self._draw_question(canvas, layout, shown, looking)
            presentation.draw(canvas, layout, shown)
        frame = self.frame
        self._draw_bar(canvas, layout, shown, frame.title if frame else title, open_rules)
        draw_foot(
            canvas, layout.foot.rect(canvas), foot, do, framed=frame is not None, refused=bool(frame and frame.refused)
        )
        floor = frame.where(canvas, layout).top / canvas.scale if frame else None
        if tips and tips.tip and frame is None:
            floor = layout.panel.bottom - tips.high(canvas, layout.panel.width) - 14.0
        below = self._below_seats(canvas, layout)
        places = [note_place(canvas, below, below.bottom, note, NOWHERE) for note in self.notes]
        log_floor = min([place.top / canvas.scale for place in places], default=floor)
        watched = self.panel.draw(
            canvas, layout, shown, rows, self._info(looking), self._log.shown(self._notation()),
            self._log.back, self._log.flip, log_floor,
        )  # fmt: skip
        for note in self.notes:
            draw_note(canvas, below, below.bottom, note, NOWHERE)
        if frame:
            frame.draw(canvas, layout)
        elif tips and floor is not None:
            tips.draw(canvas, canvas.rect(layout.panel.x, floor, layout.panel.width, layout.height - floor))
        self._watched = watched

    def _about(self) -> tuple[str, ...]:
        """The hedges and cards that a lesson, a puzzle or a hint points at."""
        if self.frame:
            return self.frame.lit()
        return (*hedges_of(self.hinted), *cards_of(self.hinted))

    def hedges_about(self) -> tuple[str, ...]:
        """The hedges among what is pointed at."""
        seats = self._intent.match.seats
        return tuple(name for name in self._about() if name[0] in seats)

    def _below_seats(self, canvas: Canvas, layout: Layout) -> Rect:
        """The panel below the seats, where a note covers nobody in the garden."""
        panel, top = layout.panel.rect(canvas), self.panel.seats_end(layout, len(layout.seats))
        return Rect(panel.left, canvas.px(top), panel.width, panel.bottom - canvas.px(top))

    def _notation(self) -> Sequence[str]:
        return self._intent.session.lines_known if self._log.as_notation else ()

    # --- the hand ------------------------------------------------------------------------------
    def _cards(self, view: StateForm, looking: str) -> list[str]:
        """The cards below the ring: one's hand, or in the set-up the hedges to be laid."""
        if self._intent.mode == modes.ROW and self._intent.seat == looking:
            return list(view["gardens"][looking])
        held = view["hands"][looking]
        return list(held) if isinstance(held, list) else ["??"] * int(held)

    def _pointed(self, canvas: Canvas, looking: str) -> str:
        """The card under the mouse, or with the focus of the keyboard."""
        pointer = canvas.pointer
        cards = self._cards(self._intent.own.seen_by(looking), looking)
        for key in (pointer.hover, pointer.focus if pointer.focus_shown else ""):
            number = key.removeprefix("card-")
            if number != key and int(number) < len(cards):
                return cards[int(number)]
        return ""

    def _draw_hand(self, canvas: Canvas, layout: Layout, view: StateForm, looking: str, do: Do) -> None:
        intent = self._intent
        cards = self._cards(view, looking)
        leaving = self._presentation.leaving(cards, looking)
        if self.covered:
            cards = ["??"] * len(cards)
        mine = (
            not self.covered
            and intent.seat == looking
            and intent.mode in (modes.ROW, modes.POST, modes.ACTING, modes.DISCARDING)
        )
        asked = intent.mode == modes.ANSWERING and not self._presentation.show.running
        playable = intent.uses.playable() if mine else set()
        pointed = self._about() if mine else ()
        boxes = self._garden.hand.boxes(layout, view, looking, cards)
        for number, card in enumerate(cards):
            box = layout.answer_card(number, len(cards)) if asked else boxes[number]
            key = f"card-{number}"
            held = (card, cards[:number].count(card))
            up = intent.uses.is_up(*held) or canvas.pointer.hover == key
            if up:
                grown = (box.width * (LIFTED - 1) / 2, box.height * (LIFTED - 1))
                box = Box(box.x - grown[0], box.y - 13.0, box.width * LIFTED, box.height * LIFTED)
            if number != leaving:
                draw_card(canvas, card, box, faded=mine and card not in playable)
            if intent.uses.is_up(*held):
                canvas.outline(box.rect(canvas), "now", 4, 9)
            elif card in pointed:
                canvas.dashes(box.rect(canvas), "now", 4, 9)
            self._draw_order(canvas, box, *held)
            if mine and card != "??":
                act, shortcut = partial(do, partial(intent.pick, *held)), f"pick-{number + 1}"
                region = canvas.region(key, box.rect(canvas), act, named(card), shortcut=shortcut)
                region.picks = True
                region.chosen_by_space = intent.mode in (modes.POST, modes.DISCARDING) or (
                    intent.mode == modes.ROW and len(intent.chosen) == len(cards)
                )
                canvas.ring(region, 9)

    def _draw_order(self, canvas: Canvas, box: Box, card: str, copy: int) -> None:
        """Number the hedges as they will stand."""
        if self._intent.mode == modes.ROW and self._intent.uses.is_up(card, copy):
            number = self._intent.hand.picks.index(Pick(CARD.word(card), copy)) + 1
            at = canvas.pixels(box.x + box.width / 2, box.y)
            canvas.disc(at, canvas.px(14), "now")
            canvas.text(str(number), box.x + box.width / 2, box.y, BOLD, 17, "now-text", CENTRE)

    # --- the garden's controls -------------------------------------------------------------------
    def _hedge_regions(self, canvas: Canvas, layout: Layout, looking: str, do: Do) -> None:
        """Make the hedges controls while a card is taken up, so that all can be reached."""
        intent = self._intent
        if intent.mode == modes.ROW and intent.seat == looking:
            self._row_regions(canvas, layout, looking, do)
        if intent.mode != modes.ACTING or intent.seat != looking or not intent.picked:
            return
        says: dict[str, str] = {}
        for use in intent.uses.now():
            line = use.line
            there = intent.own.post() if line.verb == "paint" else line.hedge
            if there:
                says.setdefault(there, use.says)
        for hedge in (f"{seat}{number}" for seat in layout.seats for number in range(1, 6)):
            if what := says.get(hedge):
                rect, act = layout.hedge_box(hedge).rect(canvas), partial(intent.touch, hedge)
                name = say("{hedge}: {what}", hedge=hedge, what=what)
                region = canvas.region(f"hedge-{hedge}", rect, partial(do, act), name, why=what)
                canvas.ring(region, 16)

    def _row_regions(self, canvas: Canvas, layout: Layout, looking: str, do: Do) -> None:
        """Let the hedges of a row that is to be laid be chosen where they stand, as by their cards."""
        cards = self._intent.own.garden_cards()
        for number, card in enumerate(cards, start=1):
            box = layout.hedge_box(f"{looking}{number}")
            held = (card, cards[: number - 1].count(card))
            act, key = partial(do, partial(self._intent.pick, *held)), f"hedge-{looking}{number}"
            region = canvas.region(key, box.rect(canvas), act, named(card))
            region.picks = True
            region.chosen_by_space = len(self._intent.chosen) == len(cards)
            self._draw_order(canvas, box, *held)
            canvas.ring(region, 16)

    # --- bars and boxes --------------------------------------------------------------------------
    def _draw_bar(
        self, canvas: Canvas, layout: Layout, view: StateForm, title: str, open_rules: Callable[[str], object]
    ) -> None:
        bar = layout.bar
        canvas.fill(bar.rect(canvas), "bar")
        answering = self._intent.mode == modes.ANSWERING
        seat = self._intent.seat if answering else view["active"] or self._intent.seat
        why = say("What may be done at any time")
        rules: ButtonSpec = {
            "key": "rules", "label": say("Rules"), "act": lambda: open_rules(""),
            "why": say("The rules"), "size": 15,
        }  # fmt: skip
        menu: ButtonSpec = {
            "key": "table-menu", "label": say("Menu"), "act": self.open_menu, "why": why,
            "size": 15, "shortcut": "leave",
        }  # fmt: skip
        row = buttons_in(canvas, bar.inset(20, TIGHT), LOW_CONTROL, [rules, menu], PAD)
        place, said = row.columns(34, REST, gap=GAP)
        emblem = place.fitted(height=34).rect(canvas)
        canvas.surface.blit(canvas.sprites.get(sprite(f"emblem-{seat}"), emblem.size), emblem)
        worded = row.right >= 700
        if view["phase"] in ACTING_PHASES and (worded or not self._presentation.verdict):
            said, tokens = said.columns(REST, 320.0 if worded else 112.0)
            x, y = tokens.left
            for name in TOKENS:
                x = draw_token(canvas, x, y, name, used=name in view["done"], worded=worded)
        if not worded and self.frame:  # whose title is long, and the round is nothing to a lesson
            line_in(canvas, said, title, TITLE, BAR_TITLE, "bar-text", high=True)
            return
        room, _ = said.columns(Share(least=120), 110)
        drawn = line_in(canvas, room, title, TITLE, BAR_TITLE, "bar-text", high=True)
        if view["round"]:
            self._draw_round(canvas, said.after(drawn, PAD), self._round(view))

    def _draw_round(self, canvas: Canvas, box: Box, said: str) -> None:
        """Write the round, which opens the analysis of the match so far where that is offered."""
        foot = (TITLE, BAR_TITLE)
        drawn = line_in(canvas, box, said, LABEL, NOTE, "bar-quiet", foot=foot).rect(canvas)
        if self.analyse is None:
            return
        rect = drawn.inflate(canvas.px(12), canvas.px(8))
        region = canvas.region("analyse", rect, self.analyse, say("Analyse"), why=ANALYSE, shortcut="analyse")
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
            line_in(canvas, box, said, LABEL, NOTE, "button-text", foot=foot)
        canvas.ring(region, 14)

    def _round(self, view: StateForm) -> str:
        """Which round it is, of how many, and how near the match is to a stall (PR-90, PR-91)."""
        options = options_of(self._intent.match)
        said = say("round {n}", n=view["round"])
        if options.rounds:
            said = say("round {n} of {most}", n=view["round"], most=options.rounds)
        most = options.quiet * len(view["gardens"])
        if 2 * view["quiet"] <= most:
            return said
        quiet = say("{n} of {most} quiet turns", n=view["quiet"], most=most)
        return say("{round}, {quiet}", round=said, quiet=quiet)

    def _info(self, looking: str) -> Info | None:
        """What is said of the card that is shown."""
        intent, shown = self._intent, self._intent.uses.shown
        if intent.mode != modes.ACTING or not shown or intent.seat != looking:
            return None
        uses = intent.uses.now()
        return Info(named(shown), uses, "" if uses else why_nothing(intent))

    def _draw_question(self, canvas: Canvas, layout: Layout, shown: StateForm, looking: str) -> None:
        """Draw what the asked seat is asked, below the ring and beside the hand."""
        intent = self._intent
        state = intent.state
        played = played_of(state)
        assert played is not None
        box = layout.question(len(self._cards(shown, looking)))
        end = counts(canvas, layout, shown).pile.box.x - 6
        box = box.without(right=max(0.0, box.right - end))
        rect = box.rect(canvas)
        canvas.cover(rect)
        canvas.shadow(rect, 130, 10)
        canvas.fill(rect, "front", 10)
        canvas.outline(rect, "now", 3, 10)
        asked, actor = SEAT_NAMES[intent.seat], SEAT_NAMES[str(state["active"])]
        tall, larger = box.height >= 100, layout.wording
        pad, title, below = 18 * larger, 27 * larger, 48 * larger
        if tall:
            words = say("{name}, will you cancel?", name=asked)
            canvas.text(words, box.x + pad, box.y + title, TITLE, 22 * larger, within=rect)
        gaps = {"seat": actor, "card": named(played.card), "hedge": played.hedge}
        plays = say("{seat} plays the {card}.")
        if played.unleashes:
            plays = say("{seat} plays the {card} to let her loose.")
        elif played.hedge:
            plays = say("{seat} plays the {card} on {hedge}.")
        says = rows(plays.format(**gaps), self._meant(played))
        top = box.y + (below if tall else 8)
        canvas.paragraph(says, box.x + pad, top, box.width - 2 * pad, READ, 16.5 * larger)

    def _meant(self, played: Played) -> str:
        """What the card would do, and what the asked seat's own garden would come to by it."""
        state, seat = self._intent.state, self._intent.seat
        if played.hedge[:1] == seat:
            red = sum(hedge.endswith("*") for hedge in state["gardens"][seat])
            return say(
                "{hedge} would be silver again: you fall from {now}/5 to {then}/5.",
                hedge=played.hedge,
                now=red,
                then=red - 1,
            )
        if played.card[0] == "K":
            return say("That King would wait, and could cancel later.")
        if played.unleashes:
            return say("The Queen of Hearts would be at large.")
        if played.card[0] == "J":
            return say("The hedge would be painted.")
        return say("The hedge would be silver again.")
