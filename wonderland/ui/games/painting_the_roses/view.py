"""The match on the screen, drawn: bars, garden, hand, question, panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.games.painting_the_roses.words import SEAT_NAMES
from wonderland.ui.games.painting_the_roses import intent as modes
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import Box, Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.marks import Marks
from wonderland.ui.games.painting_the_roses.panel import Info, Panel, SeatRow, card_name, draw_token
from wonderland.ui.games.painting_the_roses.presentation import Presentation
from wonderland.ui.games.painting_the_roses.question import RULES, why_nothing
from wonderland.ui.kit.action_bar import Foot, draw_foot
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.frame import Frame
from wonderland.ui.kit.log import LogBook
from wonderland.ui.kit.note import Avoid, Note, draw_note

LIFT = 13.0
"""How far a card that is taken up stands above the others."""
LIFTED = 1.1
TOKENS = ("move", "paint", "face")
TOKEN_ROOM = 320.0


class MatchView:
    """Draws a match.

    Args:
        intent: what the player has begun.
        presentation: what is still to be seen.
        garden: draws the garden.
        log: what has happened.

    Attributes:
        panel: the side panel.
        hinted: the lines of a hint, whose hedges and cards are marked.
        frame: what a lesson or a puzzle says in it, None without one.
    """

    def __init__(
        self, intent: Intent, presentation: Presentation, garden: Garden, log: LogBook
    ) -> None:
        self._intent = intent
        self._presentation = presentation
        self._garden = garden
        self._log = log
        self.panel = Panel()
        self._watched = ""
        self.frame: Frame[Layout] | None = None
        self.hinted: Sequence[str] = ()

    def draw(
        self, canvas: Canvas, layout: Layout, looking: str, title: str, foot: Foot,
        rows: Mapping[str, SeatRow], do: Callable[[Callable[[], object]], None],
        *, open_rules: Callable[[str], object],
    ) -> None:  # fmt: skip
        """Draw the whole screen for a seat that looks on."""
        intent, presentation = self._intent, self._presentation
        now = intent.match.view(looking)
        shown = presentation.view(dict(now))
        quiet = presentation.show.running
        intent.hovered = self._pointed(canvas, looking)
        marks = Marks() if shown.get("turn") != now["turn"] else intent.marks(looking)
        if self._watched:
            marks.pointed = (self._watched,)
        elif about := self._about():
            marks.pointed = tuple(name for name in about if name[0] in shown["gardens"])
        self._garden.draw(canvas, layout, shown, marks, presentation.moving(layout))
        self._hedge_regions(canvas, layout, looking, do)
        self._draw_hand(canvas, layout, shown, looking, do)
        self._garden.draw_chips(canvas, layout, marks)
        if intent.mode == modes.ANSWERING and not quiet:
            self._draw_question(canvas, layout)
        presentation.draw(canvas, layout)
        frame = self.frame
        self._draw_bar(canvas, layout, shown, frame.title if frame else title, open_rules)
        draw_foot(canvas, canvas.rect(*layout.foot), foot, do, quiet=False,
                  framed=frame is not None, refused=bool(frame and frame.refused))  # fmt: skip
        floor = frame.where(canvas, layout).top / canvas.scale if frame else None
        watched = self.panel.draw(
            canvas, layout, shown, rows, self._info(looking), self._log.shown(self._notation(looking)),
            self._log.back, self._log.flip, floor,
        )  # fmt: skip
        if frame:
            frame.draw(canvas, layout)
        self._watched = watched or ""

    def _about(self) -> tuple[str, ...]:
        """The hedges and cards that a lesson, a puzzle or a hint points at."""
        if self.frame:
            return self.frame.squares()
        return (*hedges_of(self.hinted), *cards_of(self.hinted))

    def draw_note(self, canvas: Canvas, layout: Layout, note: Note) -> Rect:
        """Draw a note over the log, where it covers nobody in the garden."""
        below = canvas.rect(*layout.panel)
        seats = self.panel.seats_end(layout, len(layout.seats))
        below = Rect(below.left, canvas.px(seats), below.width, below.bottom - canvas.px(seats))
        return draw_note(canvas, below, below.bottom, note, Avoid([], [], []))

    def _notation(self, looking: str) -> Sequence[str]:
        return self._intent.match.lines_for(looking) if self._log.as_notation else ()

    # --- the hand ------------------------------------------------------------------------------
    def _cards(self, view: Mapping[str, Any], looking: str) -> list[str]:
        """The cards below the ring: one's hand, or in the set-up the hedges to be laid."""
        if self._intent.mode == modes.ROW and self._intent.seat == looking:
            return list(view["gardens"][looking])
        held = view["hands"][looking]
        return list(held) if isinstance(held, list) else ["??"] * int(held)

    def _pointed(self, canvas: Canvas, looking: str) -> str:
        """The card under the mouse, or with the focus of the keyboard."""
        pointer = canvas.pointer
        keys = [pointer.hover, pointer.focus if pointer.focus_shown else ""]
        cards = self._cards(dict(self._intent.match.view(looking)), looking)
        for key in keys:
            if key.startswith("card-"):
                number = int(key.removeprefix("card-"))
                if number < len(cards):
                    return cards[number]
        return ""

    def _draw_hand(
        self, canvas: Canvas, layout: Layout, view: Mapping[str, Any], looking: str,
        do: Callable[[Callable[[], object]], None],
    ) -> None:  # fmt: skip
        intent = self._intent
        cards = self._cards(view, looking)
        mine = intent.seat == looking and intent.mode in (
            modes.ROW, modes.POST, modes.ACTING, modes.DISCARDING,
        )  # fmt: skip
        playable = intent.playable() if mine else set()
        chosen = intent.row + intent.given + [intent.picked]
        pointed = self._about() if mine else ()
        for number, card in enumerate(cards):
            box = layout.hand_card(number, len(cards))
            key = f"card-{number}"
            up = card in chosen or canvas.pointer.hover == key
            if up:
                grown = (box.w * (LIFTED - 1) / 2, box.h * (LIFTED - 1))
                box = Box(box.x - grown[0], box.y - LIFT, box.w * LIFTED, box.h * LIFTED)
            draw_card(canvas, card, box, faded=mine and card not in playable)
            if card in chosen:
                canvas.outline(canvas.rect(*box), "now", 4, 9)
            elif card in pointed:
                canvas.dashes(canvas.rect(*box), "now", 4, 9)
            self._draw_order(canvas, box, card)
            if mine and card != "??":
                region = canvas.region(key, canvas.rect(*box), self._picker(card, do),
                                       card_name(card), shortcut=f"pick-{number + 1}")  # fmt: skip
                canvas.ring(region, 9)

    def _picker(self, card: str, do: Callable[[Callable[[], object]], None]) -> Callable[[], None]:
        return lambda: do(lambda: self._intent.pick(card))

    def _draw_order(self, canvas: Canvas, box: Box, card: str) -> None:
        """Number the hedges as they will stand."""
        if card in self._intent.row:
            number = self._intent.row.index(card) + 1
            at = (canvas.px(box.x + box.w / 2), canvas.px(box.y))
            canvas.disc(at, canvas.px(14), "now")
            canvas.text(str(number), box.x + box.w / 2, box.y, BOLD, 17, "now-text", CENTRE)

    # --- the garden's controls -------------------------------------------------------------------
    def _hedge_regions(
        self, canvas: Canvas, layout: Layout, looking: str,
        do: Callable[[Callable[[], object]], None],
    ) -> None:  # fmt: skip
        """Make the hedges controls while a card is taken up, so that all can be reached."""
        intent = self._intent
        if intent.mode != modes.ACTING or intent.seat != looking or not intent.picked:
            return
        says: dict[str, str] = {}
        for use in intent.uses():
            words = use.words.split()
            there = words[2] if len(words) > 2 else intent.post() if words[0] == "paint" else ""
            if there and there != "unleash":
                says.setdefault(there, use.says)
        for seat in layout.seats:
            for number in range(1, 6):
                hedge = f"{seat}{number}"
                rect = canvas.rect(*layout.hedge_box(hedge))
                if hedge in says:
                    region = canvas.region(f"hedge-{hedge}", rect, self._toucher(hedge, do),
                                           f"{hedge}: {says[hedge]}", why=says[hedge])  # fmt: skip
                    canvas.ring(region, 16)

    def _toucher(
        self, hedge: str, do: Callable[[Callable[[], object]], None]
    ) -> Callable[[], None]:
        return lambda: do(lambda: self._intent.touch(hedge))

    # --- bars and boxes --------------------------------------------------------------------------
    def _draw_bar(
        self, canvas: Canvas, layout: Layout, view: Mapping[str, Any], title: str,
        open_rules: Callable[[str], object],
    ) -> None:  # fmt: skip
        bar = layout.bar
        canvas.fill(canvas.rect(*bar), "bar")
        answering = self._intent.mode == modes.ANSWERING
        seat = self._intent.seat if answering else view["active"] or self._intent.seat
        size = (canvas.px(34), canvas.px(34))
        canvas.surface.blit(
            canvas.sprites.get(sprite(f"emblem-{seat}"), size), (canvas.px(18), canvas.px(8))
        )
        right = bar.w - 20
        rules = {"key": "rules", "label": "Rules", "act": lambda: open_rules(""), "why": "The rules",
                 "size": 15}  # fmt: skip
        right = canvas.buttons_right(right, 11, 28, [rules]) - 14
        room = right - TOKEN_ROOM if view["turn"] else right
        words = canvas.fitted(title, TITLE, 24, max(120.0, room - 62 - 110))
        drawn = canvas.text(words, 62, 25, TITLE, 24, "bar-text")
        if view["round"]:
            canvas.text(
                f"round {view['round']}",
                drawn.right / canvas.scale + 14,
                27,
                LABEL,
                15,
                "bar-quiet",
            )
        if not view["turn"] or right < 700:
            return
        x = right - TOKEN_ROOM
        for name in TOKENS:
            x = draw_token(canvas, x, 25, name, used=name in view["done"])

    def _info(self, looking: str) -> Info | None:
        """What is said of the card that is shown."""
        intent = self._intent
        if intent.mode == modes.ACTING and intent.shown and intent.seat == looking:
            uses = intent.uses()
            if uses:
                return Info(card_name(intent.shown), uses)
            return Info(card_name(intent.shown), says=why_nothing(intent))
        return None

    def _draw_question(self, canvas: Canvas, layout: Layout) -> None:
        """Draw what the asked seat is asked, below the ring."""
        intent = self._intent
        state = intent.state
        card, *target = str(state["playing"]).split()
        hand = layout.hand
        wide = min(470.0, hand.w)
        box = Box(hand.x + (hand.w - wide) / 2, hand.y - 6, wide, min(112.0, hand.h + 8))
        rect = canvas.rect(*box)
        canvas.shadow(rect, 130, 10)
        canvas.fill(rect, "front", 10)
        canvas.outline(rect, "now", 3, 10)
        asked, actor = SEAT_NAMES[intent.seat], SEAT_NAMES[state["active"]]
        canvas.text(f"{asked}, will you cancel?", box.x + 18, box.y + 24, TITLE, 22, within=rect)
        where = f" on {target[0]}" if target and target[0] != "unleash" else ""
        loose = " to let her loose" if target == ["unleash"] else ""
        says = f"{actor} plays the {card_name(card)}{where}{loose}. {self._meant(card, target)}"
        canvas.paragraph(says, box.x + 18, box.y + 42, box.w - 36, READ, 15)

    def _meant(self, card: str, target: list[str]) -> str:
        if card[0] == "K":
            return "That King would wait, and could cancel later."
        if target == ["unleash"]:
            return "The Queen of Hearts would be at large."
        if card[0] == "J":
            return "The hedge would be painted."
        return "The hedge would be silver again."

    def rule_now(self) -> str:
        """The rule of the refusal that is shown, or the one that says what may be done now."""
        refused = self._intent.refused
        return refused.rule if refused and refused.rule else RULES.get(self._intent.mode, "")
