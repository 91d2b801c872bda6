"""What is seen of each event in the garden (look sheet, "Motion"): effects, which draw themselves."""

# ruff: noqa: ARG002, D102 - an effect looks only at what it needs, and its class says what is seen
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Never

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.named_line import guard_of, played_of
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit import dispatch
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.garden import Figure, Garden, Moving, on_lawn
from wonderland.ui.games.painting_the_roses.layout import KING, QUEEN, Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.name_plates import draw_king
from wonderland.ui.games.painting_the_roses.verdict import draw_verdict
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, Share, box_of, line_in, text_width
from wonderland.ui.kit.motion import E_contra, Effect
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import GAP, NEAR
from wonderland.ui.table.lamp import dark_round

PAINT_MS, FACE_MS = 420.0, 900.0
HUSHED = ((0, 0.0), (14, 0.1), (42, 0.82), (100, 0.9))
"""How dark it is round the light in which the Queen comes (``lamp.Stops``)."""
HOP = 9.0
"""How high a walker hops, in logical pixels."""


@dataclass(slots=True)
class Sight:
    """What effects are drawn on, and about.

    Attributes:
        canvas, layout, garden: where, and where things lie there.
        view: what is seen of the match meanwhile.
        now: the moment of the show, in milliseconds.
        flown: where cards under way were drawn.
    """

    canvas: Canvas
    layout: Layout
    garden: Garden
    view: StateForm
    now: float
    flown: list[Box] = field(default_factory=list)

    def slide(self, card: str, start: Box, end: Box, share: float) -> None:
        """Draw a card on its way."""
        box = _between(start, end, share)
        draw_card(self.canvas, card, box)
        self.flown.append(box)

    def by_name(self, seat: str) -> Box:
        """Where a card lies that somebody holds whose hand isn't seen: at his name."""
        plate = self.garden.places(self.canvas, self.layout, self.view)[seat].plate
        pile = self.layout.pile
        return Box(plate.x, plate.y, pile.width * 0.6, pile.height * 0.6)

    def held_at(self, seat: str, card: str) -> Box | None:
        """Where a card lies before it is given: in the hand below, or somebody's that isn't seen.

        None for a card that nobody held, being turned up (option ``furious``).
        """
        if card in self.view["discards"]:
            return None
        hand = self.view["hands"][seat]
        if isinstance(hand, list) and card in hand:
            return self.garden.hand.boxes(self.layout, self.view, seat, hand)[hand.index(card)]
        return self.by_name(seat)

    def king_place(self, seat: str, king: str) -> Box:
        """Where a King waits beside his seat's name, or would."""
        return self.garden.king_place(self.canvas, self.layout, seat, self.view, king)


class GardenEffect(Effect[E_contra]):
    """Something seen in the garden for a while."""

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        """Say what it puts elsewhere than the view says."""

    def draw(self, sight: Sight) -> None:
        """Draw what it shows over the garden."""


# --- who walks -----------------------------------------------------------------------------------
class Walk(GardenEffect[ev.Moved | ev.QueenWalked]):
    """Somebody walks along the ring, hopping from one hedge to the next."""

    ms = 1200.0

    def figure(self, layout: Layout, now: float) -> Figure:
        """Where the walker is."""
        start, end = layout.place(self.event.source), layout.place(self.event.target)
        ring, share = layout.ring.places, self.share(now)
        way = (end - start) % ring
        if not self.event.right:
            way -= ring
        place = start + way * share
        lifted = HOP * abs(((place % 1.0) * 2) - 1) if 0 < share < 1 else 0.0
        return Figure(place, HOP - lifted if lifted else 0.0)


class GuardWalks(Walk):
    """A guardsman walks."""

    ms, sound = 720.0, "roses-gravel"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.guards[self.event.seat] = self.figure(layout, now)


class QueenWalks(Walk):
    """The Queen of Hearts walks."""

    sound = "roses-queen-step"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.queen = self.figure(layout, now)


class Hush(GardenEffect[ev.QueenCame]):
    """The lamps go down but for where the Queen will come, and nothing is heard."""

    ms = 500.0

    def draw(self, sight: Sight) -> None:
        _draw_hush(sight, self.event.hedge, self.share(sight.now))


class QueenRises(GardenEffect[ev.QueenCame]):
    """The Queen of Hearts comes out of the ground, and the lamps go up again."""

    ms, sound = 700.0, "roses-queen-comes"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        place, low = layout.place(self.event.hedge), QUEEN[1] * 0.4 * (1 - self.share(now))
        moving.queen = Figure(place, -low)

    def draw(self, sight: Sight) -> None:
        _draw_hush(sight, self.event.hedge, self.left(sight.now))


def _draw_hush(sight: Sight, hedge: str, share: float) -> None:
    """Draw the dark round a hedge, so deep."""
    field = sight.layout.field.rect(sight.canvas)
    middle = sight.layout.figure_box(hedge, QUEEN).rect(sight.canvas).center
    dark = dark_round(sight.canvas, field, middle, HUSHED)
    dark.set_alpha(round(255 * share))
    sight.canvas.surface.blit(dark, field)


class QueenLands(GardenEffect[ev.QueenLanded]):
    """The Queen of Hearts lands on wet paint: a scene over the whole garden."""

    ms, sound, still = 1400.0, "roses-gavel", True

    def draw_scene(self, canvas: Canvas, layout: Layout, view: StateForm, now: float, *, moves: bool) -> None:
        """Draw that scene; where nothing moves about it is a still."""
        share = 1 - self.left(now) if moves else 1.0
        gardens = [view["gardens"][seat] for seat in layout.seats]
        found = found_on(self.event.hedge, layout.seats, view)
        draw_verdict(canvas, layout, gardens, self.event.hedge, found, share)


class GuardTaken(GardenEffect[ev.GuardTaken]):
    """A guardsman who is found out flies to the tower, arms up."""

    ms, sound = FACE_MS, "roses-door"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.gone.add(self.event.seat)

    def draw(self, sight: Sight) -> None:
        canvas, share = sight.canvas, self.share(sight.now)
        layout, tower = sight.layout, sight.layout.tower
        start = layout.figure_box(self.event.hedge, layout.guard)
        x = start.x + (tower.x + tower.width * 0.3 - start.x) * share
        y = start.y + (tower.y - start.y) * share - 120 * share * (1 - share)
        size = canvas.pixels(start.width, start.height)
        drawn = canvas.sprites.get(sprite(f"guardsman-{self.event.seat}-found"), size)
        canvas.surface.blit(drawn, canvas.pixels(x, y))


class GuardPosted(GardenEffect[ev.GuardPosted]):
    """A guardsman takes his post."""

    ms, sound = 300.0, "roses-heels"

    def draw(self, sight: Sight) -> None:
        canvas, share = sight.canvas, self.share(sight.now)
        box = sight.layout.figure_box(self.event.hedge, sight.layout.guard)
        size = canvas.pixels(box.width, box.height)
        name = sprite(f"guardsman-{self.event.seat}")
        drawn = canvas.sprites.faded(name, size, round(255 * share))
        canvas.surface.blit(drawn, canvas.pixels(box.x, box.y - 30 * (1 - share)))


# --- paint and words -----------------------------------------------------------------------------
class Brush(GardenEffect[ev.Painted]):
    """Paint spreads over a hedge."""

    ms, sound = PAINT_MS, "roses-brush"

    def draw(self, sight: Sight) -> None:
        canvas, share = sight.canvas, self.share(sight.now)
        box = sight.layout.hedge_box(self.event.hedge)
        size = box.width * 0.55
        pixels = canvas.px(size)
        drawn = canvas.sprites.get(sprite("paint-pot"), (pixels, pixels))
        x = box.x - size * 0.3 + (box.width - size * 0.4) * share
        canvas.surface.blit(drawn, canvas.pixels(x, box.y - size * 0.35))
        wet, _ = _leaves(box).columns(Share(share), Share(1 - share))
        canvas.veil(wet.rect(canvas), "target", 120, 12)


class Rinse(GardenEffect[ev.Unpainted]):
    """Paint runs off a hedge."""

    ms, sound = PAINT_MS, "roses-rinse"

    def draw(self, sight: Sight) -> None:
        share, box = self.share(sight.now), sight.layout.hedge_box(self.event.hedge)
        dry, _ = _leaves(box).columns(Share(1 - share), Share(share))
        sight.canvas.veil(dry.rect(sight.canvas), "front", 150, 12)


class Words(GardenEffect[ev.Painted | ev.Unpainted | ev.QueenLanded]):
    """A few words that rise from a hedge."""

    ms, holds = 900.0, False

    def __init__(
        self, event: ev.Painted | ev.Unpainted | ev.QueenLanded, words: str, colour: str, sound: str = ""
    ) -> None:
        super().__init__(event)
        self.words, self.colour, self.sound = words, colour, sound

    def draw(self, sight: Sight) -> None:
        canvas, layout, box = sight.canvas, sight.layout, sight.layout.hedge_box(self.event.hedge)
        wide = text_width(canvas, self.words, BOLD, PLAIN) + 2 * 9
        up = box.height * 0.4 - 22 * self.share(sight.now)
        rect = Box.round((box.centre[0], box.y + up), wide, 24).rect(canvas)
        room = layout.field.inset(NEAR, 0).rect(canvas)
        rect.left = max(room.left, min(rect.left, room.right - rect.width))
        canvas.fill(rect, self.colour, 24 / 2)
        chip = box_of(canvas, rect)
        line_in(canvas, chip, self.words, BOLD, PLAIN, "chip-text", CENTRE, rect)


# --- cards ---------------------------------------------------------------------------------------
class Spent(GardenEffect[ev.Moved | ev.QueenWalked | ev.Painted | ev.Discarded]):
    """A card that was given goes to the discards, and lies there while its deed is still seen."""

    sound = "roses-card"

    def draw(self, sight: Sight) -> None:
        if start := sight.held_at(self.event.seat, self.event.card):
            share = self.part(sight.now, 0.0, 0.5)
            sight.slide(self.event.card, start, sight.layout.discards, share)


class Laid(GardenEffect[ev.FacePlayed]):
    """A face card is laid on the lawn, and dots go from it to its hedge."""

    ms, sound = FACE_MS, "roses-court"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        if self.event.target[1:].isdigit():
            moving.aim = (self.event.target, self.part(now, 0.3, 0.65))

    def draw(self, sight: Sight) -> None:
        lawn = on_lawn(sight.layout)
        start = sight.held_at(self.event.seat, self.event.card) or on_lawn(sight.layout, 0.0)
        sight.slide(self.event.card, start, lawn, self.part(sight.now, 0.0, 0.3))


class Cleared(GardenEffect[object]):
    """The card on the lawn goes to the discards; a King to his place, the Queen into the ring."""

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.cleared = True

    def draw(self, sight: Sight) -> None:
        if (played := played_of(sight.view)) and played.hedge:
            share = self.part(sight.now, 0.0, 1.0)
            sight.slide(played.card, on_lawn(sight.layout), sight.layout.discards, share)


class Forbidden(GardenEffect[ev.Cancelled]):
    """A King comes from his place and forbids: the card goes grey and slides off."""

    ms, sound = FACE_MS, "roses-forbid"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.kings[self.event.seat] = self.event.king
        moving.cleared = True

    def draw(self, sight: Sight) -> None:
        card, z = on_lawn(sight.layout), sight.layout.zoom
        wide, high = KING[0] * 1.6 * z, KING[1] * 1.6 * z
        beside = Box(card.x - wide, card.bottom - high, wide, high)
        share = self.part(sight.now, 0.0, 0.35)
        card = _between(card, sight.layout.discards, self.part(sight.now, 0.7, 1.0))
        draw_card(sight.canvas, self.event.card, card, faded=share == 1.0)
        sight.flown.append(card)
        place = sight.king_place(self.event.seat, self.event.king)
        draw_king(sight.canvas, _between(place, beside, share), self.event.king)


class KingWaits(GardenEffect[ev.KingLaid]):
    """A King goes to wait before his seat."""

    ms, sound = FACE_MS, "roses-court"

    def draw(self, sight: Sight) -> None:
        place = sight.king_place(self.event.seat, self.event.card)
        sight.slide(self.event.card, on_lawn(sight.layout), place, self.share(sight.now))


class TurnedUp(GardenEffect[ev.Revealed]):
    """A card is turned up and goes to the discards."""

    ms, sound = 600.0, "roses-reveal"

    def draw(self, sight: Sight) -> None:
        layout, share = sight.layout, self.share(sight.now)
        card = self.event.card if share > 0.35 else "??"
        sight.slide(card, layout.pile, layout.discards, share)


class CardDrawn(GardenEffect[ev.Drawn]):
    """A card goes from the pile to a seat, face down unless it is one's own."""

    ms, sound = 220.0, "roses-card"

    def draw(self, sight: Sight) -> None:
        layout, card = sight.layout, self.event.card
        target = layout.hand_card(2, 5) if card else sight.by_name(self.event.seat)
        sight.slide(card or "??", layout.pile, target, self.share(sight.now))


def _leaves(hedge: Box) -> Box:
    """The part of a hedge that paint covers: its leaves."""
    return hedge.inset(NEAR, 0).rows(GAP, 0.6 * hedge.height, REST)[1]


def _between(start: Box, end: Box, share: float) -> Box:
    """A box on the way from one to another."""
    one, other = ((box.x, box.y, box.width, box.height) for box in (start, end))
    return Box(*(a + (b - a) * share for a, b in zip(one, other, strict=True)))


def found_on(hedge: str, seats: Sequence[str], view: StateForm) -> list[tuple[str, str]]:
    """The guardsmen on a hedge: their seats and their cards."""
    guards = [(seat, guard_of(view, seat)) for seat in seats]
    return [(seat, guard.card) for seat, guard in guards if guard and guard.hedge == hedge]


# --- which event is seen how ---------------------------------------------------------------------
def steps_of(event: Event) -> list[list[GardenEffect[Never]]]:
    """The effects of an event, step by step."""
    hush: list[GardenEffect[Never]] = [Hush(event)] if isinstance(event, ev.QueenCame) else []
    return [hush, effects_of(event)]


def effects_of(event: Event) -> list[GardenEffect[Never]]:
    """The effects of an event, which begin together; none where it is not seen."""
    maker = _MAKERS.get(type(event))
    return maker(event) if maker else []


def _painted(event: ev.Painted) -> list[GardenEffect[Never]]:
    given = Cleared(event, Brush.ms) if event.by_jack else Spent(event, Brush.ms)
    return [given, Brush(event), Words(event, say("painted"), "reach-chip", "roses-drip")]


def _unpainted(event: ev.Unpainted) -> list[GardenEffect[Never]]:
    words = Words(event, say("silver again"), "target")
    return [Cleared(event, Rinse.ms), Rinse(event), words]


def _landed(event: ev.QueenLanded) -> list[GardenEffect[Never]]:
    if event.painted:
        return [QueenLands(event)]
    return [Words(event, say("no harm"), "reach-chip")]


_MAKERS: Mapping[type, Callable[[object], list[GardenEffect[Never]]]] = dict(
    [
        dispatch.first(ev.Moved, lambda event: [Spent(event, GuardWalks.ms), GuardWalks(event)]),
        dispatch.first(ev.QueenWalked, lambda event: [Spent(event, QueenWalks.ms), QueenWalks(event)]),
        dispatch.first(ev.Painted, _painted),
        dispatch.first(ev.Unpainted, _unpainted),
        dispatch.first(ev.FacePlayed, lambda event: [Laid(event)]),
        dispatch.first(ev.Cancelled, lambda event: [Forbidden(event)]),
        dispatch.first(ev.QueenCame, lambda event: [Cleared(event, QueenRises.ms), QueenRises(event)]),
        dispatch.first(ev.QueenLanded, _landed),
        dispatch.first(ev.GuardTaken, lambda event: [GuardTaken(event)]),
        dispatch.first(ev.GuardPosted, lambda event: [GuardPosted(event)]),
        dispatch.first(ev.Revealed, lambda event: [TurnedUp(event)]),
        dispatch.first(ev.Drawn, lambda event: [CardDrawn(event)]),
        dispatch.first(ev.Discarded, lambda event: [Spent(event, 440.0)]),
        dispatch.first(ev.KingLaid, lambda event: [Cleared(event, KingWaits.ms), KingWaits(event)]),
    ]
)
