"""The pool as a hand, while dice are chosen: a fan for each level before the lower edge (picture 33)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.pairs import front_of
from wonderland.ui.boards.chips import dashed
from wonderland.ui.boards.playing_card import TALL
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.chance_strip import draw_strip
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pair_cards import draw_pair
from wonderland.ui.games.wonderland.pool_cards import Levels, PoolCard, by_level
from wonderland.ui.kit import easing, shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, Region
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.kept import Kept

DRAWN_FOR = (921.0, 598.0)
"""The hole of the table that the lengths below are given for; a smaller one has a smaller hand."""
CARD, LARGE = 98.0, 112.0
"""How wide a card is, and one that is pointed at."""
STEP, TURN, SINK = 45.0, 7.5, 5.0
"""From a card to the next, in lengths and in degrees; how far the outer ones sink, in squares of places."""
LOW = 8.0
"""How far the middle of a fan stands above the bar."""
CHOSEN_UP = 38.0
"""How far chosen cards rise."""
TAB, TAB_UP, TAB_TEXT = (132.0, 30.0), 8.0, 15.0
"""A level's tab, how far it stands above the bar, and how large its words are."""
NUMERALS = ("I", "II", "III", "IV")
NUMBER = 15.0
"""The radius of the disc with a chosen card's number."""
DEAL_MS, DEAL_APART, DEALT_FROM = 180.0, 25.0, (-140.0, 150.0)
"""In what time a card is dealt, how much later the next is, and from where."""
LIFT_MS = 90.0
"""In what time a card rises."""
EDGE = 4
"""What is left free round a card that is turned, for its smooth edge and its frame, in pixels."""
DARK, LIGHT = 0.46, 0.66
"""Where the lower part of the felt begins to go dark, and where it is darkest, in its heights."""
OUT = (0.24, 0.52)
"""Where on a card that is gone that is written, in its widths."""
REST_HIGH = 150.0
"""How high the hand reaches above the bar while no card of it is chosen."""


class Place(NamedTuple):
    """A card in its fan: its middle in pixels while it rests, and how it is turned, in degrees."""

    card: PoolCard
    x: float
    y: float
    turn: float
    left: float
    right: float


class PoolHand:
    """Shows the pool of the side that chooses its dice as a hand of cards.

    Args:
        control: what the player has begun.
        open_to: whether a side's pool may be seen as a hand now.
    """

    def __init__(self, control: Intent, open_to: Callable[[str], bool]) -> None:
        self._control, self._open_to = control, open_to
        self._levels = Kept[Levels]()
        self._dealt = 0.0
        self._lifts: dict[str, float] = {}
        self._hover = ""
        self._moving = False

    @property
    def shown(self) -> bool:
        """Whether the pool is a hand now: its side chooses dice, and nothing else lies there."""
        control = self._control
        return control.mode == modes.CHOOSING and self._open_to(control.seat)

    def high(self, layout: Layout) -> int:
        """How much of the table's lower part it covers, in pixels; nothing while it is not shown."""
        if not self.shown:
            return 0
        return round((REST_HIGH + NUMBER) * _unit(layout)) - (layout.felt.bottom - layout.room.bottom)

    def box(self, layout: Layout) -> Rect:
        """Where it lies, with the cards that are chosen; nowhere while it is not shown."""
        high = self.high(layout) and self.high(layout) + round(CHOSEN_UP * _unit(layout))
        low = layout.room.bottom - 2
        return Rect(layout.room.left, low - high, layout.room.width, high)

    def update(self, elapsed: float, *, moving: bool) -> bool:
        """Let cards be dealt and rise; whether any moves.

        Args:
            elapsed: milliseconds.
            moving: whether things may move.
        """
        self._moving = moving
        if not self.shown:
            self._dealt, self._lifts = 0.0, {}
            return False
        whole = DEAL_MS + DEAL_APART * sum(map(len, self._cards.values()))
        stirred = moving and self._dealt < whole
        self._dealt += elapsed
        for name in {*self._control.dice.cards, self._hover, *self._lifts} - {""}:
            before = self._lifts.get(name, 0.0)
            goal = 1.0 if name == self._hover or name in self._control.dice.cards else 0.0
            by = elapsed / LIFT_MS if moving else 1.0
            after = min(goal, before + by) if goal > before else max(goal, before - by)
            stirred |= after != before
            self._lifts[name] = after
        return stirred

    @property
    def _cards(self) -> Levels:
        """The cards of the side that chooses."""
        match, side = self._control.match, self._control.seat
        fixed = queries.fixed(match)
        key = (fixed.pools[side], fixed.definitions)
        return self._levels.of(key, lambda: by_level(match, side))

    # --- drawing -----------------------------------------------------------------------------
    def draw(
        self, canvas: Canvas, layout: Layout, do: Callable[[Callable[[], object]], None],
        hinted: Sequence[str], *, strips: bool,
    ) -> list[Rect]:  # fmt: skip
        """Draw the hand, and what the card that is pointed at would change; where it lies.

        Args:
            canvas: what is drawn on.
            layout: where the felt is.
            do: lets the player do something.
            hinted: the cards that a hint means.
            strips: whether it is told what the card that is pointed at would change.
        """
        if not self.shown:
            return []
        control, unit = self._control, _unit(layout)
        with canvas.clipped(layout.felt):
            canvas.surface.blit(_dark(canvas, layout.felt.size), layout.felt)
            held = set(map(front_of, control.state["pools"][control.seat]))
            fans = _fans(layout, self._cards, unit)
            places = [place for fan in fans for place in fan]
            regions = [self._region(canvas, layout, place, unit, do, held=place.card.name in held) for place in places]
            pointer = canvas.pointer
            focused = pointer.focus if pointer.focus_shown else ""
            self._hover = ""
            front: tuple[Place, Region] | None = None
            for number, (place, region) in enumerate(zip(places, regions, strict=True)):
                if region.act and region.key in (pointer.hover, focused):
                    self._hover, front = place.card.name, (place, region)
                    continue
                self._draw_card(canvas, place, unit, self._dealt_at(number),
                                held=place.card.name in held, hinted=place.card.name in hinted)  # fmt: skip
            if front:
                self._draw_large(canvas, front[0], unit, focused=front[1].key == focused)
            self._draw_tabs(canvas, layout, fans, unit, held, do)
        for place in places:
            self._draw_number(canvas, place, unit)
        top = min(region.rect.top for region in regions) - round((CHOSEN_UP + NUMBER) * unit)
        found = [Rect(layout.felt.left, top, layout.felt.width, layout.felt.bottom - top)]
        if front and strips:
            found.append(draw_strip(canvas, layout, control, front[0].card, top, round(front[0].x)))
        return found

    def _dealt_at(self, number: int) -> float:
        """How far a card has been dealt, from 0 to 1."""
        if not self._moving:
            return 1.0
        begin = DEAL_APART * number
        return easing.out_cubic(easing.between(self._dealt, begin, begin + DEAL_MS))

    def _region(
        self, canvas: Canvas, layout: Layout, place: Place, unit: float,
        do: Callable[[Callable[[], object]], None], *, held: bool,
    ) -> Region:  # fmt: skip
        """The strip of a card that is not under its neighbour."""
        dice, card = self._control.dice, place.card
        top = round(place.y - CARD * TALL / 2 * unit)
        low = layout.felt.bottom - round((TAB_UP + TAB[1] + 2) * unit)
        rect = Rect(round(place.left), top, round(place.right) - round(place.left), low - top)
        act = partial(do, partial(dice.pick_card, card.name)) if held else None
        region = canvas.region(f"card-{card.name}", rect, act, card.title, card.held if held else card.gone)
        region.picks, region.told = True, held
        full = len(dice.cards) >= dice.most_dice()
        # Whoever takes one card after another by Enter doesn't roll too few dice by it.
        region.chosen_by_space = full or card.name in dice.cards or not held
        return region

    def _draw_card(self, canvas: Canvas, place: Place, unit: float, dealt: float, *, held: bool, hinted: bool) -> None:
        name, chosen = place.card.name, place.card.name in self._control.dice.cards
        lift = self._lifts.get(name, 0.0) if self._moving else float(chosen)
        turn = place.turn * (0.5 if chosen else 1.0)
        drawn = self._turned(canvas, place.card, round(CARD * unit), turn, "now" if chosen else "", held=held)
        x = place.x + DEALT_FROM[0] * unit * (1 - dealt)
        y = place.y - CHOSEN_UP * unit * lift + DEALT_FROM[1] * unit * (1 - dealt)
        rect = drawn.get_rect(center=(round(x), round(y)))
        canvas.surface.blit(drawn, rect)
        if hinted:
            dashed(canvas, rect, "ghost-edge")

    def _draw_large(self, canvas: Canvas, place: Place, unit: float, *, focused: bool) -> None:
        """Draw the card that is pointed at: upright, larger, before its neighbours."""
        chosen = place.card.name in self._control.dice.cards
        edge = "now" if chosen or focused else "front"
        drawn = self._turned(canvas, place.card, round(LARGE * unit), 0.0, edge, held=True)
        share = self._lifts.get(place.card.name, 0.0) if self._moving else 1.0
        up = (CHOSEN_UP if chosen else 30.0) * (1.0 if chosen else share)
        at = (round(place.x), round(place.y - up * unit))
        canvas.surface.blit(drawn, drawn.get_rect(center=at))

    def _turned(
        self, canvas: Canvas, card: PoolCard, wide: int, turn: float, edge: str, *, held: bool
    ) -> pygame.Surface:
        """A card as it is turned in the hand."""
        definitions = queries.fixed(self._control.match).definitions
        side, theme = self._control.seat, canvas.theme.name

        def make() -> pygame.Surface:
            return _made(canvas, definitions, card, (side, wide, turn, edge), held=held)

        return canvas.sprites.kept(("hand", card.card.label, side, wide, turn, edge, held, theme), make)

    def _draw_number(self, canvas: Canvas, place: Place, unit: float) -> None:
        """Draw the number of a chosen card on a disc at its upper edge."""
        chosen = self._control.dice.cards
        if place.card.name not in chosen:
            return
        lift = self._lifts.get(place.card.name, 0.0) if self._moving else 1.0
        wide = LARGE if place.card.name == self._hover else CARD
        x, y = round(place.x), round(place.y - (CHOSEN_UP * lift + wide * TALL / 2) * unit)
        canvas.disc((x, y), (NUMBER + 2) * unit, "chip")
        canvas.disc((x, y), NUMBER * unit, "now")
        at = (x / canvas.scale, y / canvas.scale)
        number = str(chosen.index(place.card.name) + 1)
        canvas.text(number, *at, BOLD, max(13.0, 17 * unit / canvas.scale), "text", CENTRE)

    def _draw_tabs(
        self, canvas: Canvas, layout: Layout, fans: Sequence[Sequence[Place]], unit: float,
        held: set[str], do: Callable[[Callable[[], object]], None],
    ) -> None:  # fmt: skip
        """Draw a tab for each level: a click takes dice of it alone."""
        for fan in fans:
            level = fan[0].card.card.level
            own = [place.card.name for place in fan if place.card.name in held]
            wide, high = (round(side * unit) for side in TAB)
            tab = Rect(0, 0, wide, max(high, canvas.px(22)))
            tab.midbottom = (round((fan[0].x + fan[-1].x) / 2), layout.felt.bottom - round(TAB_UP * unit))
            tab.clamp_ip(layout.felt)
            self._draw_tab(canvas, tab, level, own, len(fan), do)

    def _draw_tab(
        self, canvas: Canvas, tab: Rect, level: int, own: Sequence[str], all_of_it: int,
        do: Callable[[Callable[[], object]], None],
    ) -> None:  # fmt: skip
        dice = self._control.dice
        wanted = own[: dice.most_dice()]
        act = partial(do, partial(dice.pick_cards, wanted)) if wanted else None
        label = say("Level {level}: {n} of {all}", level=level, n=len(own), all=all_of_it)
        why = say("Takes dice of this level alone") if own else say("None of this level is left")
        region = canvas.region(f"level-{level}", tab, act, label, why)
        radius = 7.0
        canvas.fill(tab.inflate(canvas.px(2), canvas.px(2)), "chip", radius + 1)
        canvas.fill(tab, f"tag-{level}", radius)
        if canvas.pointer.hover == region.key and act:
            canvas.outline(tab, "front", 2, radius)
        x, y = (side / canvas.scale for side in tab.center)
        told = say("{level}   {n} of {all}", level=NUMERALS[level - 1], n=len(own), all=all_of_it)
        size = canvas.size_for(told, BOLD, TAB_TEXT, tab.width / canvas.scale - 10)
        canvas.text(told, x, y, BOLD, size, "chip-text", CENTRE, tab)
        canvas.ring(region, radius)


def _unit(layout: Layout) -> float:
    """How many pixels a length of the hand is."""
    return min(layout.room.width / DRAWN_FOR[0], layout.room.height / DRAWN_FOR[1])


def _fans(layout: Layout, levels: Levels, unit: float) -> list[list[Place]]:
    """Where the cards of each level stand that has any."""
    fans = [cards for cards in levels.values() if cards]
    room, gaps = layout.room.width, len(fans) + 1
    between = sum(len(cards) - 1 for cards in fans)
    free = room - len(fans) * CARD * unit - gaps * 12.0 * unit
    step = min(STEP * unit, free / max(1, between))
    gap = (room - len(fans) * CARD * unit - between * step) / gaps
    found, x = [], layout.room.left + gap
    for cards in fans:
        found.append(list(_fan(cards, x, layout.felt.bottom, step, unit)))
        x += CARD * unit + (len(cards) - 1) * step + gap
    return found


def _fan(cards: Sequence[PoolCard], left: float, foot: float, step: float, unit: float) -> Iterator[Place]:
    """Where the cards of a fan stand, from the left."""
    last = len(cards) - 1
    degrees = TURN * min(1.0, step / (STEP * unit)) * min(1.0, 3 / max(1, last))
    for number, card in enumerate(cards):
        at = number - last / 2
        begin = left + number * step
        sunk = SINK * at * at * min(1.0, (3 / max(1, last)) ** 2)
        y = foot - (CARD * TALL / 2 + LOW - sunk) * unit
        end = begin + (CARD * unit if number == last else step)
        yield Place(card, begin + CARD / 2 * unit, y, -degrees * at, begin, end)


def _made(
    canvas: Canvas, definitions: Definitions, card: PoolCard, how: tuple[str, int, float, str], *, held: bool
) -> pygame.Surface:
    """Draw a card: whose it is, how wide, how it is turned and its frame; one that is gone is dark."""
    side, wide, turn, edge = how
    place = Rect(EDGE * 2, EDGE * 2, wide, round(wide * TALL))
    size = place.inflate(EDGE * 4, EDGE * 4).size
    sheet = canvas.onto(pygame.Surface(size, pygame.SRCALPHA))
    draw_pair(sheet, place, definitions, card.card, side, shadow=False)
    radius = wide * 0.07 / canvas.scale
    if not held:
        sheet.veil(place, "bar", 184, radius)
        at = ((place.left + wide * OUT[0]) / canvas.scale, (place.top + wide * OUT[1]) / canvas.scale)
        sheet.text(say("away"), *at, BOLD, max(13.0, wide * 0.15 / canvas.scale), "bar-text", CENTRE)
    if edge and not (card.card.back and edge == "front"):  # a pair has no edge of its own
        sheet.outline(place.inflate(EDGE, EDGE), edge, 4, radius + 2)
    return pygame.transform.rotozoom(sheet.surface, turn, 1) if turn else sheet.surface


def _dark(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """The dark over the lower part of the felt, on which the hand is seen."""

    def make() -> pygame.Surface:
        width, height = 4, max(1, size[1] // 4)
        body = (
            '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" '
            f'y1="{height * DARK:.1f}" x2="0" y2="{height * LIGHT:.1f}">'
            '<stop offset="0%" stop-color="#06120e" stop-opacity="0"/>'
            '<stop offset="100%" stop-color="#06120e" stop-opacity="0.8"/></linearGradient></defs>'
            f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
        )
        return pygame.transform.smoothscale(shapes.picture(body, width, height), size)

    return canvas.sprites.kept(("hand-dark", size), make)
