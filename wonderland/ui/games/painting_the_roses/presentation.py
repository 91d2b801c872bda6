"""Events shown in the garden: walks along the ring, paint, cards on the lawn, the Queen's coming."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.games.painting_the_roses.named_line import guard_of, played_of
from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.animation import effects_of
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.garden import Figure, Garden, Moving, on_lawn
from wonderland.ui.games.painting_the_roses.layout import KING, QUEEN, Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.name_plates import draw_king
from wonderland.ui.games.painting_the_roses.verdict import draw_verdict
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, Share, box_of, line_in, text_width
from wonderland.ui.kit.motion import CHIP, Effect, EffectPlayer
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import GAP, NEAR
from wonderland.ui.table.film import FilmPlayer

THROWN, LAID, DOTTED, COME_UP, SLIDES = 0.5, 0.3, 0.65, 0.35, 0.7
"""In shares of the effect's time: when a card has come to the discards, or to the lawn, and its dots
to their hedge; when a King has come from his place, and when what he forbids slides off."""
FORBIDS = 1.6
"""How much larger than waiting a King is who forbids."""
CHIP_PAD, CHIP_HIGH, CHIP_AT, CHIP_RISES = 9.0, 24.0, 0.4, 22.0
"""Words that rise from a hedge: at both ends of them, how high their chip is, where in the hedge's
height it begins, and how far it rises."""
LEAVES = 0.6
"""How much of a hedge's height is leaves."""
HOP = 9.0
"""How high a walker hops, in logical pixels."""


class GardenPresentation:
    """Shows what happened, one thing after another.

    Args:
        show: the effects that are under way.
        garden: draws the garden, whose places effects need.
    """

    def __init__(self, show: EffectPlayer, garden: Garden) -> None:
        self.show = show
        self._garden = garden
        self._film = FilmPlayer[StateForm](show)
        self._flown: list[Box] = []

    def stage(self, film: Sequence[Frame], before: StateForm, seat: str) -> None:
        """Show a film.

        Args:
            film: what happened.
            before: the view before it.
            seat: who looks on.
        """
        self._film.begin(before, partial(seen, seat=seat))
        for frame in film:
            self.show.stage(effects_of([frame.event]))
            self._film.add(frame)

    @property
    def holding(self) -> bool:
        """Whether something is still to be seen that holds the table up."""
        return self.show.holding

    @property
    def under_way(self) -> Event | None:
        """The event that is being seen, None where all have been."""
        return self._film.under_way

    def view(self, now: StateForm) -> StateForm:
        """The view that is shown: each event is in it once it was seen, all of them at the end."""
        return self._film.view(now)

    # --- where things are meanwhile --------------------------------------------------------------
    def moving(self, layout: Layout) -> Moving:
        """Where effects put figures that walk."""
        guards: dict[str, Figure] = {}
        queen = None
        gone = []
        kings, cleared, aim = {}, False, None
        for effect in self.show.effects:
            share = effect.share(self.show.now)
            begun = self.show.now >= effect.begin
            if effect.kind == "walk" and (begun or effect.being not in guards):
                guards[effect.being] = self._on_the_way(layout, effect, share)
            elif effect.kind == "stalk" and (begun or queen is None):
                queen = self._on_the_way(layout, effect, share)
            elif effect.kind == "rise" and begun:
                place = layout.place(effect.origin)
                queen = Figure(place, -QUEEN[1] * 0.4 * (1 - share))
            elif effect.kind == "taken" and begun:
                gone.append(effect.being)
            elif effect.kind == "forbid" and begun:
                kings[effect.being], cleared = effect.target, True
            elif effect.kind == "clear" and begun:
                cleared = True
            elif effect.kind == "lay" and begun and effect.target[1:].isdigit():
                aim = (effect.target, self._part(effect, LAID, DOTTED))
        return Moving(guards, queen, tuple(gone), kings, cleared, aim)

    def _on_the_way(self, layout: Layout, effect: Effect, share: float) -> Figure:
        """A walker between two hedges, hopping from one to the next."""
        start, end = layout.place(effect.origin), layout.place(effect.target)
        ring = layout.ring.places
        way = (end - start) % ring
        if effect.text == "-":
            way -= ring
        place = start + way * share
        lifted = HOP * abs(((place % 1.0) * 2) - 1) if 0 < share < 1 else 0.0
        return Figure(place, HOP - lifted if lifted else 0.0)

    @property
    def verdict(self) -> Effect | None:
        """The Queen’s landing on wet paint, while that scene is seen."""
        for effect in self.show.effects:
            if effect.kind == "landing" and self.show.now >= effect.begin:
                return effect
        return None

    def draw_verdict(
        self, canvas: Canvas, layout: Layout, verdict: Effect, view: StateForm
    ) -> None:
        """Draw that scene; where nothing moves about it is a still."""
        share = 1.0 if self.show.reduced else 1 - verdict.left(self.show.now)
        hedge = verdict.origin
        gardens = [view["gardens"][seat] for seat in layout.seats]
        draw_verdict(canvas, layout, gardens, hedge, found_on(hedge, layout.seats, view), share)

    # --- drawing ---------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw what is over the garden: cards on the lawn, paint, chips, the Queen's verdict."""
        self._flown.clear()
        for effect in self.show.effects:
            if self.show.now < effect.begin:
                continue
            if drawer := _DRAWERS.get(effect.kind):
                drawer(self, canvas, layout, effect, effect.share(self.show.now))
        if self._flown and self._film.shown:
            self._garden.draw_plates_over(canvas, layout, self._film.shown, self._flown)

    def chip(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A few words that rise from a hedge."""
        box = layout.hedge_box(effect.origin)
        wide = text_width(canvas, effect.text, BOLD, PLAIN) + 2 * CHIP_PAD
        middle = box.centre[0], box.y + box.height * CHIP_AT - CHIP_RISES * share
        rect = Box.round(middle, wide, CHIP_HIGH).rect(canvas)
        room = layout.field.inset(NEAR, 0).rect(canvas)
        rect.left = max(room.left, min(rect.left, room.right - rect.width))
        canvas.fill(rect, effect.colour, CHIP_HIGH / 2)
        line_in(canvas, box_of(canvas, rect), effect.text, BOLD, PLAIN, "chip-text", CENTRE, rect)

    def brush(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """Paint spreads over a hedge."""
        box = layout.hedge_box(effect.origin)
        size = box.width * 0.55
        pixels = canvas.px(size)
        drawn = canvas.sprites.get(sprite("paint-pot"), (pixels, pixels))
        x = box.x - size * 0.3 + (box.width - size * 0.4) * share
        canvas.surface.blit(drawn, (canvas.px(x), canvas.px(box.y - size * 0.35)))
        wet, _ = _leaves(box).columns(Share(share), Share(1 - share))
        canvas.veil(wet.rect(canvas), "target", 120, 12)

    def rinse(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """Paint runs off a hedge."""
        box = layout.hedge_box(effect.origin)
        dry, _ = _leaves(box).columns(Share(1 - share), Share(share))
        canvas.veil(dry.rect(canvas), "front", 150, 12)

    def spend(self, canvas: Canvas, layout: Layout, effect: Effect, _: float) -> None:
        """A card that was given goes to the discards and stays there."""
        start = self._held_at(canvas, layout, effect.being, effect.origin)
        if start:
            share = self._part(effect, 0.0, THROWN)
            self._slide(canvas, effect.origin, start, layout.discards, share)

    def lay(self, canvas: Canvas, layout: Layout, effect: Effect, _: float) -> None:
        """A face card is laid on the lawn."""
        start = self._held_at(canvas, layout, effect.being, effect.origin) or on_lawn(layout, 0.0)
        self._slide(canvas, effect.origin, start, on_lawn(layout), self._part(effect, 0.0, LAID))

    def clear(self, canvas: Canvas, layout: Layout, effect: Effect, _: float) -> None:
        """The card on the lawn goes to the discards; a King to his place, the Queen into the ring."""
        played = played_of(self._film.shown) if self._film.shown else None
        if played and played.hedge:
            share = self._part(effect, 0.0, 1.0)
            self._slide(canvas, played.card, on_lawn(layout), layout.discards, share)

    def forbid(self, canvas: Canvas, layout: Layout, effect: Effect, _: float) -> None:
        """A King comes from his place and forbids: the card goes grey and slides off."""
        card, z = on_lawn(layout), layout.zoom
        wide, high = KING[0] * FORBIDS * z, KING[1] * FORBIDS * z
        beside = Box(card.x - wide, card.bottom - high, wide, high)
        share = self._part(effect, 0.0, COME_UP)
        card = _between(card, layout.discards, self._part(effect, SLIDES, 1.0))
        draw_card(canvas, effect.origin, card, faded=share == 1.0)
        self._flown.append(card)
        view = self._film.shown
        place = beside
        if view:
            place = self._garden.king_place(canvas, layout, effect.being, view, effect.target)
        draw_king(canvas, _between(place, beside, share), effect.target)

    def _part(self, effect: Effect, begin: float, end: float) -> float:
        """How far a part of an effect has come, from 0 to 1, slowing down.

        Args:
            effect: what it is a part of.
            begin: when the part begins, in shares of the effect's time.
            end: when it ends, likewise.
        """
        gone = 1 - effect.left(self.show.now)
        left = 1 - max(0.0, min(1.0, (gone - begin) / (end - begin)))
        return 1 - left**3

    def _held_at(self, canvas: Canvas, layout: Layout, seat: str, card: str) -> Box | None:
        """Where a card lies before it is given: in the hand below, or somebody's that isn't seen.

        None for a card that nobody held, being turned up (option ``furious``).
        """
        view = self._film.shown
        if view is None or card in view["discards"]:
            return None
        hand = view["hands"][seat]
        if isinstance(hand, list) and card in hand:
            return layout.hand_card(hand.index(card), len(hand))
        plate = self._garden.places(canvas, layout, view)[seat].plate
        wide, high = layout.pile.width * 0.6, layout.pile.height * 0.6
        return Box(plate.x, plate.y, wide, high)

    def leaving(self, cards: Sequence[str], seat: str) -> int | None:
        """Which of a seat's cards is on its way out of the hand; its place stays empty meanwhile."""
        for effect in self.show.effects:
            leaves = effect.kind in ("spend", "lay") and effect.being == seat
            if leaves and self.show.now >= effect.begin and effect.origin in cards:
                return cards.index(effect.origin)
        return None

    def rise(self, canvas: Canvas, layout: Layout, _: Effect, share: float) -> None:
        """The lamps dim while she comes."""
        field = layout.field
        canvas.veil(field.rect(canvas), "grid", round(51 * (1 - abs(2 * share - 1))))

    def taken(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A guardsman who is found out flies to the tower, arms up."""
        start = layout.figure_box(effect.origin, layout.guard)
        tower = layout.tower
        x = start.x + (tower.x + tower.width * 0.3 - start.x) * share
        y = start.y + (tower.y - start.y) * share - 120 * share * (1 - share)
        size = (canvas.px(start.width), canvas.px(start.height))
        drawn = canvas.sprites.get(sprite(f"guardsman-{effect.being}-found"), size)
        canvas.surface.blit(drawn, (canvas.px(x), canvas.px(y)))

    def post(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A guardsman takes his post."""
        box = layout.figure_box(effect.origin, layout.guard)
        size = (canvas.px(box.width), canvas.px(box.height))
        drawn = canvas.sprites.faded(sprite(f"guardsman-{effect.being}"), size, round(255 * share))
        canvas.surface.blit(drawn, (canvas.px(box.x), canvas.px(box.y - 30 * (1 - share))))

    def turned(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A card is turned up and goes to the discards."""
        self._slide(
            canvas, effect.origin if share > 0.35 else "??", layout.pile, layout.discards, share
        )

    def drawn_card(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A card goes from the pile to a seat, face down unless it is one's own."""
        if (view := self._film.shown) is None:
            return
        plate = self._garden.places(canvas, layout, view)[effect.being].plate
        pile = layout.pile
        target = Box(plate.x, plate.y, pile.width * 0.6, pile.height * 0.6)
        if effect.origin != "??":
            target = layout.hand_card(2, 5)
        self._slide(canvas, effect.origin, pile, target, share)

    def wait(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A King goes to wait before his seat."""
        if (view := self._film.shown) is None:
            return
        place = self._garden.king_place(canvas, layout, effect.being, view, effect.origin)
        self._slide(canvas, effect.origin, on_lawn(layout), place, share)

    def _slide(self, canvas: Canvas, card: str, start: Box, end: Box, share: float) -> None:
        box = _between(start, end, share)
        draw_card(canvas, card, box)
        self._flown.append(box)


def _leaves(hedge: Box) -> Box:
    """The part of a hedge that paint covers: its leaves."""
    return hedge.inset(NEAR, 0).rows(GAP, LEAVES * hedge.height, REST)[1]


def _between(start: Box, end: Box, share: float) -> Box:
    """A box on the way from one to another."""

    def between(one: float, other: float) -> float:
        return one + (other - one) * share

    x, y = between(start.x, end.x), between(start.y, end.y)
    return Box(x, y, between(start.width, end.width), between(start.height, end.height))


_DRAWERS = {
    CHIP: GardenPresentation.chip,
    "brush": GardenPresentation.brush,
    "rinse": GardenPresentation.rinse,
    "lay": GardenPresentation.lay,
    "spend": GardenPresentation.spend,
    "clear": GardenPresentation.clear,
    "forbid": GardenPresentation.forbid,
    "rise": GardenPresentation.rise,
    "taken": GardenPresentation.taken,
    "post": GardenPresentation.post,
    "turned": GardenPresentation.turned,
    "draw": GardenPresentation.drawn_card,
    "wait": GardenPresentation.wait,
}


def found_on(hedge: str, seats: Sequence[str], view: StateForm) -> list[tuple[str, str]]:
    """The guardsmen on a hedge: their seats and their cards."""
    guards = [(seat, guard_of(view, seat)) for seat in seats]
    return [(seat, guard.card) for seat, guard in guards if guard and guard.hedge == hedge]
