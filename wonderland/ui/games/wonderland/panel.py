"""The panel beside the table: seats, dice, the being in hand, the log, the pool."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.card import Card, hooded, is_hooded
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.state_form import StateForm
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.games.wonderland.words import other
from wonderland.session.match_session import MatchSession
from wonderland.ui.boards.cards import draw_card
from wonderland.ui.boards.chips import dashed, draw_tag
from wonderland.ui.boards.die_body import Body, draw_die
from wonderland.ui.boards.playing_card import TALL
from wonderland.ui.boards.tray import draw_brackets, draw_tray
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.hood_list import draw_hoods
from wonderland.ui.games.wonderland.pair_cards import draw_pair
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.games.wonderland.picked_box import draw_picked
from wonderland.ui.games.wonderland.pool_cards import Levels, PoolCard, by_level
from wonderland.ui.games.wonderland.seat import SEAT, Badge, Landed, SeatBox, all_landed
from wonderland.ui.games.wonderland.snapshot import Snapshot
from wonderland.ui.kit import log as logs
from wonderland.ui.kit.canvas import Canvas, Rect, Region
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, Share, box_of
from wonderland.ui.kit.log import LogLine
from wonderland.ui.kit.spaces import CONTROL
from wonderland.ui.table.frontispiece import log_panel

PAD, GAP = 10, 8
YAWS = (18.0, 33.0, 12.0, 27.0)
"""How the dice lie in the tray, in degrees."""
CARD, PAIR, CARD_STEP, LEANS = 44, 56, 62.5, (7.0, -4.0, -9.0, 5.0)
"""The width of a card and of a pair in the tray, from one to the next, and how each is turned."""
FOOT = 0.66
"""How far down the dice stand in the tray."""
EDGE = 3
"""What is left free round a card that is turned, for its smooth edge, in pixels."""
POOL_GAP = 4.0
"""What is free between the pool's levels."""
COVERED = say("It stays covered while the other side is asked, and comes up behind the curtain.")
CARD_GAP = 2.0
"""Between cards."""


@dataclass(frozen=True, slots=True)
class PanelContent:
    """What the panel shows.

    Attributes:
        looking: the side whose pool and seat lie nearest.
        state: the state that may be seen: while dice tumble, the one before them.
        log: its lines.
        back: how many rows up one reads in it.
        flip: turns the log between words and notation; None where that is not offered.
        picked: what the box in the middle says, None where there is none.
        instead: draws at the top of a box what is shown where it says nothing, and tells how much
            that takes; None where nothing is.
        cards: the cards that are chosen.
        full: whether no card more may be chosen: then Enter is the primary button on each.
        lit: the cards whose dice make a summon.
        hinted: the cards that a hint points at.
        click: what a card of the pool does; None while it does nothing.
        badges: what stands in each side's seat.
        landed: how many of a side's factor are seen in its pool, of so many that it holds.
        hoods: what the looking side knows of the other's unknown beings.
        covered: whether what is the looking side's own may not be seen.
        uncover: shows it once its person is there; None where that can't be now.
        in_hand: whether the pool is a hand on the table: its room is the log's then.
    """

    looking: str
    state: StateForm
    log: Sequence[LogLine]
    back: int = 0
    flip: Callable[[], None] | None = None
    picked: Picked | None = None
    instead: Callable[[Canvas, Box], float] | None = None
    cards: Sequence[str] = ()
    full: bool = False
    lit: Collection[str] = ()
    hinted: Sequence[str] = ()
    click: Callable[[str], None] | None = None
    badges: Mapping[str, Badge] = field(default_factory=dict)
    landed: Landed = all_landed
    hoods: Sequence[queries.Hood] = ()
    covered: bool = False
    uncover: Callable[[], object] | None = None
    in_hand: bool = False


class Panel:
    """Draws the panel from the top down; what each part shows is handed in.

    Args:
        session: the match and its seats.

    Attributes:
        log: the log's rows as they were drawn.
        areas: where each part lies, by its name.
        seats: the seats as they were drawn.
    """

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        self.log = log_panel(session)
        self._snapshot = Snapshot(lambda: session.match)
        self.areas: dict[str, Rect] = {}
        self.seats = SeatBox(session)
        self._levels = Kept[Levels]()

    @property
    def tray(self) -> Rect:
        """Where the dice lie."""
        return self.areas.get("tray", Rect(0, 0, 0, 0))

    def draw(self, canvas: Canvas, layout: Layout, shown: PanelContent) -> tuple[str, ...]:
        """Draw the whole panel; return the squares that the log points out."""
        state = shown.state
        canvas.surface.fill(canvas.theme["panel"], layout.panel)
        column = box_of(canvas, layout.panel).inset(PAD)
        above, tray, rest, below = column.rows(SEAT, 96, REST, SEAT, gap=GAP)
        self._seat(canvas, above, other(shown.looking), shown)
        self.areas = {"tray": self._tray(canvas, tray, state, shown), "factors": below.rect(canvas)}
        self._seat(canvas, below, shown.looking, shown)
        if not shown.in_hand:
            rest, pool = rest.rows(REST, 100, gap=GAP)
            self._pool(canvas, pool, state, shown)
            self.areas["pool"] = pool.rect(canvas)
        if shown.picked:
            fixed, being = queries.fixed(self.session.match), shown.picked.being
            unknown = hooded(being[1:]) if is_hooded(being[1:]) else None
            card = unknown or (fixed.card(being) if being else None)
            high = draw_picked(
                canvas, rest.x, rest.y, rest.width, shown.picked, fixed.definitions, card, state["beings"]
            )
            _, rest = rest.rows(high, REST, gap=GAP)
        elif shown.instead and (high := shown.instead(canvas, rest)):
            _, rest = rest.rows(high, REST, gap=GAP)
        if shown.hoods and (high := draw_hoods(canvas, rest, shown.hoods, logs.LEAST + GAP)):
            _, rest = rest.rows(high, REST, gap=GAP)
        if rest.height <= logs.LEAST:
            return ()
        box = self.areas["log"] = rest.rect(canvas)
        return self.log.draw(canvas, box, shown.log, shown.back, shown.flip)

    def _seat(self, canvas: Canvas, box: Box, side: str, shown: PanelContent) -> None:
        badge = shown.badges.get(side, Badge())
        at = box.x, box.y, box.width
        self.seats.draw(canvas, *at, side, shown.state, badge, shown.landed)

    # --- dice --------------------------------------------------------------------------------
    def _tray(self, canvas: Canvas, place: Box, state: StateForm, onlooker: PanelContent) -> Rect:
        lit: Collection[str] = onlooker.lit
        box = place.rect(canvas)
        draw_tray(canvas, box)
        dice = state["dice"]
        if state["result"]:  # they stay where they fell
            dice = dice or self._snapshot.last_dice
        fixed = queries.fixed(self.session.match)
        definitions = fixed.definitions
        if onlooker.in_hand:
            chosen = [fixed.card(onlooker.looking + card) for card in onlooker.cards]
            self._cards_in_tray(canvas, box, chosen, definitions)
            return box
        if not dice:
            return box
        onlooking = other(onlooker.looking) if onlooker.covered else onlooker.looking
        known = self._snapshot.dice(onlooking)  # W-70: some may lie face down
        cards = [definitions.cards[die["card"]] for die in known if die["card"]]
        if all(die["face"] is None for die in dice) and len(cards) == len(dice):
            self._cards_in_tray(canvas, box, cards, definitions)
            return box
        order = sorted(range(len(dice)), key=lambda index: front_of(dice[index]["card"] or "") not in lit)
        pair = len(set(lit)) > 1
        foot = box.top + round(box.height * FOOT)
        places = [round(x) for x in _standing(box, len(dice), drawn_together=pair)]
        side = canvas.px(34)
        if pair:
            frame = Rect(places[0] - side, foot - round(side * 1.3), 0, round(side * 1.95))
            frame.width = places[len(set(lit)) - 1] + side - frame.left
            draw_brackets(canvas, frame, 10)
        faces, letters = definitions.faces, definitions.face_letters
        for at, index in enumerate(order):
            die = dice[index]
            top = die["face"] or "S"
            others = dict.fromkeys(letters[face] for face in reversed(faces[die["level"]]))
            shown = (top, *(face for face in others if top not in (face, CONCEALED)))
            body = Body(str(die["level"]), shown, YAWS[at % len(YAWS)])
            draw_die(canvas, body, (places[at], foot), side, f"level-{die['level']}", faint=die["face"] is None)
        return box

    def _cards_in_tray(self, canvas: Canvas, box: Rect, cards: Sequence[Card], definitions: Definitions) -> None:
        """Lay the cards that the dice stand for into the tray, until the dice lie there."""
        paired = any(card.back for card in cards)
        wide, tall = canvas.px(PAIR if paired else CARD), canvas.px(CARD * TALL)
        for index, card in enumerate(cards):
            lean = LEANS[index % len(LEANS)]

            def make(card: Card = card, lean: float = lean) -> pygame.Surface:
                place = Rect(EDGE, EDGE, wide, tall)
                sheet = canvas.onto(pygame.Surface(place.inflate(2 * EDGE, 2 * EDGE).size, pygame.SRCALPHA))
                draw_pair(sheet, place, definitions, card, shadow=False)
                return pygame.transform.rotozoom(sheet.surface, lean, 1)

            key = ("tray", card.label, wide, lean, canvas.theme.name)
            drawn = canvas.sprites.kept(key, make)
            x = box.centerx + round((index - (len(cards) - 1) / 2) * canvas.px(CARD_STEP))
            canvas.surface.blit(drawn, drawn.get_rect(center=(x, box.centery + canvas.px(4))))

    # --- the pool ----------------------------------------------------------------------------
    def _pool(self, canvas: Canvas, box: Box, state: StateForm, shown: PanelContent) -> None:
        """Draw the pool of the side that is looking, by level; or that it is covered."""
        if shown.covered:
            label = say("Show {side}’s pool", side=SIDE_NAMES[shown.looking])
            canvas.fill(box.rect(canvas), "box", 7)
            at = box.inset(6).fitted(height=CONTROL).rect(canvas)
            canvas.button("uncover", at, label, shown.uncover, why=COVERED)
            return
        fixed, side = queries.fixed(self.session.match), shown.looking
        key = (fixed.pools[side], fixed.definitions)
        levels = self._levels.of(key, lambda: by_level(self.session.match, side))
        most = max(4, *(len(cards) for cards in levels.values()))
        canvas.fill(box.rect(canvas), "box", 7)
        held = set(map(front_of, state["pools"][side]))
        rows = box.inset(6).rows(REST, REST, gap=POOL_GAP)
        places = [half for row in rows for half in row.columns(REST, REST, gap=POOL_GAP)]
        for (level, cards), place in zip(levels.items(), places, strict=True):
            tag, row = place.columns(16, REST, gap=CARD_GAP)
            draw_tag(canvas, tag, level, 14)
            widths = [Share(most=27)] * most
            for card, lies in zip(cards, row.columns(*widths, gap=CARD_GAP), strict=False):
                rect = lies.rect(canvas)
                told = shown.picked is not None and shown.picked.being == side + card.name
                region = self._card(canvas, rect, card, chosen=card.name in shown.cards,
                                    held=card.name in held, told=told, click=shown.click)  # fmt: skip
                # Whoever takes one card after another by Enter doesn't roll too few dice by it.
                region.picks = True
                region.chosen_by_space = shown.full or card.name in shown.cards or not region.act
                if card.name in shown.hinted:
                    dashed(canvas, rect.inflate(canvas.px(4), canvas.px(4)), "ghost-edge")

    def _card(
        self, canvas: Canvas, rect: Rect, card: PoolCard, *,
        chosen: bool, held: bool, told: bool, click: Callable[[str], None] | None,
    ) -> Region:  # fmt: skip
        draw_card(canvas, rect, card.name)
        if not held:
            canvas.veil(rect, "box", 175, 4)
        act = (lambda: click(card.name)) if click and held else None
        why = card.held if held else card.gone
        region = canvas.region(f"card-{card.name}", rect, act, card.title, why)
        region.told = held and told
        if chosen:
            canvas.outline(rect.inflate(canvas.px(3), canvas.px(3)), "now", 3, 5)
        elif canvas.pointer.hover == region.key and act:
            canvas.outline(rect, "west", 2, 4)
        canvas.ring(region, 4)
        return region


def _standing(box: Rect, count: int, *, drawn_together: bool) -> list[float]:
    """Where dice stand beside one another in a tray; the first two closer if they match."""
    places = [box.left + box.width * (at + 0.5) / count for at in range(count)]
    if drawn_together:
        closer = 0.12 * box.width / count
        places[:2] = places[0] + closer, places[1] - closer
    return places
