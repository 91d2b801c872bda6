"""Events shown in the garden: walks along the ring, paint, cards on the lawn, the Queen's coming."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.core.game import Event
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.animation import effects_of
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.garden import Figure, Garden, Moving, on_lawn
from wonderland.ui.games.painting_the_roses.layout import KING, PER_GARDEN, QUEEN, Box, Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.shown import after
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.motion import CHIP, Effect, EffectPlayer

HOP = 9.0
"""How high a walker hops, in logical pixels."""


class Seen(NamedTuple):
    """An event, and when it will have been seen, in milliseconds of the show."""

    event: Event
    by: float


class GardenPresentation:
    """Shows what happened, one thing after another.

    Args:
        show: the effects that are under way.
        garden: draws the garden, whose places effects need.
    """

    def __init__(self, show: EffectPlayer, garden: Garden) -> None:
        self.show = show
        self._garden = garden
        self._shown: StateForm | None = None
        self._ahead: list[Seen] = []

    def stage(self, events: Sequence[Event], before: StateForm) -> None:
        """Show events.

        Args:
            events: in the order in which they happened.
            before: the view before them, which is shown until they were seen.
        """
        ring = len(before["gardens"]) * PER_GARDEN
        if not self.holding:
            self._shown = before
            self._ahead.clear()
        for event in events:
            self.show.stage(effects_of([event], ring))
            ends = [e.begin + e.length for e in self.show.effects if e.kind != CHIP]
            self._ahead.append(Seen(event, max([self.show.now, *ends])))

    @property
    def holding(self) -> bool:
        """Whether something is still to be seen that holds the table up."""
        return any(effect.kind != CHIP for effect in self.show.effects)

    @property
    def under_way(self) -> Event | None:
        """The event that is being seen, None where all have been."""
        return self._ahead[0].event if self.holding and self._ahead else None

    def view(self, now: StateForm) -> StateForm:
        """The view that is shown: each event is in it once it was seen, all of them at the end."""
        if not self.holding or self._shown is None:
            self._shown = None
            self._ahead.clear()
            return now
        while self._ahead and self._ahead[0].by <= self.show.now:
            self._shown = after(self._shown, self._ahead.pop(0).event)
        return self._shown

    # --- where things are meanwhile --------------------------------------------------------------
    def moving(self, layout: Layout) -> Moving:
        """Where effects put figures that walk."""
        guards: dict[str, Figure] = {}
        queen = None
        gone = []
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
        return Moving(guards, queen, tuple(gone))

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

    # --- drawing ---------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw what is over the garden: cards on the lawn, paint, chips, the Queen's verdict."""
        for effect in self.show.effects:
            if self.show.now < effect.begin:
                continue
            if drawer := _DRAWERS.get(effect.kind):
                drawer(self, canvas, layout, effect, effect.share(self.show.now))

    def chip(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A few words that rise from a hedge."""
        box = layout.hedge_box(effect.origin)
        wide = canvas.fonts.size(effect.text, BOLD, 16)[0] / canvas.scale + 18
        x = min(max(box.middle[0], wide / 2 + 6), layout.field.w - wide / 2 - 6)
        y = box.y + box.h * 0.4 - 22 * share
        rect = canvas.rect(x - wide / 2, y - 12, wide, 24)
        canvas.fill(rect, effect.colour, 12)
        canvas.text(effect.text, x, y, BOLD, 16, "chip-text", CENTRE, rect)

    def brush(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """Paint spreads over a hedge."""
        box = layout.hedge_box(effect.origin)
        size = box.w * 0.55
        pixels = canvas.px(size)
        drawn = canvas.sprites.get(sprite("paint-pot"), (pixels, pixels))
        x = box.x - size * 0.3 + (box.w - size * 0.4) * share
        canvas.surface.blit(drawn, (canvas.px(x), canvas.px(box.y - size * 0.35)))
        wet = canvas.rect(box.x + 6, box.y + 8, (box.w - 12) * share, box.h * 0.6)
        canvas.veil(wet, "target", 120, 12)

    def rinse(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """Paint runs off a hedge."""
        box = layout.hedge_box(effect.origin)
        dry = canvas.rect(box.x + 6, box.y + 8, (box.w - 12) * (1 - share), box.h * 0.6)
        canvas.veil(dry, "front", 150, 12)

    def lay(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A face card is laid on the lawn."""
        draw_card(canvas, effect.origin, on_lawn(layout, share))

    def forbid(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A King forbids: the card goes grey and slides off."""
        box = on_lawn(layout, 1.0)
        draw_card(canvas, effect.origin, box._replace(x=box.x + 60 * share), faded=True)
        wide, high = KING[0] * 1.6 * layout.zoom, KING[1] * 1.6 * layout.zoom
        king = canvas.sprites.get(
            sprite(f"king-{effect.target[1]}"), (canvas.px(wide), canvas.px(high))
        )
        at = (canvas.px(box.x - wide), canvas.px(box.y + box.h - high))
        canvas.surface.blit(king, at)

    def rise(self, canvas: Canvas, layout: Layout, _: Effect, share: float) -> None:
        """The lamps dim while she comes."""
        field = layout.field
        canvas.veil(canvas.rect(*field), "grid", round(51 * (1 - abs(2 * share - 1))))

    def landing(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """Her verdict: the light goes red round the hedge, and she points."""
        canvas.veil(canvas.rect(*layout.field), "curtain", round(120 * min(1.0, 3 * (1 - share))))
        x, y = layout.lawn.middle
        high = layout.lawn.h * 1.25
        wide = high * 176 / 200
        queen = canvas.sprites.get(sprite("queen-landing"), (canvas.px(wide), canvas.px(high)))
        rise = 30 * (1 - min(1.0, 3 * share))
        canvas.surface.blit(queen, (canvas.px(x - wide / 2), canvas.px(y - high / 2 + rise)))
        rect = canvas.rect(*layout.hedge_box(effect.origin))
        canvas.outline(rect.inflate(canvas.px(14), canvas.px(14)), "target", 5, 16)

    def taken(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A guardsman who is found out flies to the tower, arms up."""
        start = layout.figure_box(effect.origin, layout.guard)
        tower = layout.tower
        x = start.x + (tower.x + tower.w * 0.3 - start.x) * share
        y = start.y + (tower.y - start.y) * share - 120 * share * (1 - share)
        size = (canvas.px(start.w), canvas.px(start.h))
        drawn = canvas.sprites.get(sprite(f"guardsman-{effect.being}-found"), size)
        canvas.surface.blit(drawn, (canvas.px(x), canvas.px(y)))

    def post(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A guardsman takes his post."""
        box = layout.figure_box(effect.origin, layout.guard)
        size = (canvas.px(box.w), canvas.px(box.h))
        drawn = canvas.sprites.faded(sprite(f"guardsman-{effect.being}"), size, round(255 * share))
        canvas.surface.blit(drawn, (canvas.px(box.x), canvas.px(box.y - 30 * (1 - share))))

    def turned(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A card is turned up and goes to the discards."""
        self._slide(
            canvas, effect.origin if share > 0.35 else "??", layout.pile, layout.discards, share
        )

    def drawn_card(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A card goes from the pile to a seat, face down unless it is one's own."""
        plate = self._garden.plate_box(canvas, layout, effect.being)
        pile = layout.pile
        target = Box(plate.x, plate.y, pile.w * 0.6, pile.h * 0.6)
        if effect.origin != "??":
            target = layout.hand_card(2, 5)
        self._slide(canvas, effect.origin, pile, target, share)

    def wait(self, canvas: Canvas, layout: Layout, effect: Effect, share: float) -> None:
        """A King goes to wait before his seat."""
        plate = self._garden.plate_box(canvas, layout, effect.being)
        card = on_lawn(layout, 1.0)
        self._slide(
            canvas,
            effect.origin,
            card,
            Box(plate.x, plate.y - 40, card.w * 0.5, card.h * 0.5),
            share,
        )

    def _slide(self, canvas: Canvas, card: str, start: Box, end: Box, share: float) -> None:
        between = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        draw_card(canvas, card, Box(*between))


_DRAWERS = {
    CHIP: GardenPresentation.chip,
    "brush": GardenPresentation.brush,
    "rinse": GardenPresentation.rinse,
    "lay": GardenPresentation.lay,
    "forbid": GardenPresentation.forbid,
    "rise": GardenPresentation.rise,
    "landing": GardenPresentation.landing,
    "taken": GardenPresentation.taken,
    "post": GardenPresentation.post,
    "turned": GardenPresentation.turned,
    "draw": GardenPresentation.drawn_card,
    "wait": GardenPresentation.wait,
}
