"""What is seen of each event in the garden (look sheet, "Motion"): effects, which draw themselves."""

# ruff: noqa: ARG002, D102 - an effect looks only at what it needs, and its class says what is seen
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

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
from wonderland.ui.kit.motion import Effect
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import GAP, NEAR

HIDDEN = "??"
PAINT_MS, FACE_MS = 420.0, 900.0
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
            return self.layout.hand_card(hand.index(card), len(hand))
        return self.by_name(seat)

    def king_place(self, seat: str, king: str) -> Box:
        """Where a King waits beside his seat's name, or would."""
        return self.garden.king_place(self.canvas, self.layout, seat, self.view, king)


class GardenEffect(Effect):
    """Something seen in the garden for a while."""

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        """Say what it puts elsewhere than the view says."""

    def draw(self, sight: Sight) -> None:
        """Draw what it shows over the garden."""


# --- who walks -----------------------------------------------------------------------------------
@dataclass
class Walk(GardenEffect):
    """Somebody walks along the ring, hopping from one hedge to the next."""

    ms = 1200.0
    source: str
    target: str
    right: bool

    def figure(self, layout: Layout, now: float) -> Figure:
        """Where the walker is."""
        start, end = layout.place(self.source), layout.place(self.target)
        ring, share = layout.ring.places, self.share(now)
        way = (end - start) % ring
        if not self.right:
            way -= ring
        place = start + way * share
        lifted = HOP * abs(((place % 1.0) * 2) - 1) if 0 < share < 1 else 0.0
        return Figure(place, HOP - lifted if lifted else 0.0)


@dataclass
class GuardWalks(Walk):
    """A guardsman walks."""

    ms, sound = 720.0, "roses-gravel"
    seat: str

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.guards[self.seat] = self.figure(layout, now)


class QueenWalks(Walk):
    """The Queen of Hearts walks."""

    sound = "roses-queen-step"

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.queen = self.figure(layout, now)


@dataclass
class QueenRises(GardenEffect):
    """The Queen of Hearts comes out of the ground, and the lamps dim meanwhile."""

    ms, sound = 700.0, "roses-queen-comes"
    hedge: str

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.queen = Figure(layout.place(self.hedge), -QUEEN[1] * 0.4 * (1 - self.share(now)))

    def draw(self, sight: Sight) -> None:
        rect, share = sight.layout.field.rect(sight.canvas), self.share(sight.now)
        sight.canvas.veil(rect, "grid", round(51 * (1 - abs(2 * share - 1))))


@dataclass
class QueenLands(GardenEffect):
    """The Queen of Hearts lands on wet paint: a scene over the whole garden."""

    ms, sound, still = 1400.0, "roses-gavel", True
    hedge: str

    def draw_scene(
        self, canvas: Canvas, layout: Layout, view: StateForm, now: float, *, moves: bool
    ) -> None:
        """Draw that scene; where nothing moves about it is a still."""
        share = 1 - self.left(now) if moves else 1.0
        gardens = [view["gardens"][seat] for seat in layout.seats]
        found = found_on(self.hedge, layout.seats, view)
        draw_verdict(canvas, layout, gardens, self.hedge, found, share)


@dataclass
class GuardTaken(GardenEffect):
    """A guardsman who is found out flies to the tower, arms up."""

    ms, sound = FACE_MS, "roses-door"
    seat: str
    hedge: str

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.gone.add(self.seat)

    def draw(self, sight: Sight) -> None:
        canvas, share = sight.canvas, self.share(sight.now)
        start, tower = sight.layout.figure_box(self.hedge, sight.layout.guard), sight.layout.tower
        x = start.x + (tower.x + tower.width * 0.3 - start.x) * share
        y = start.y + (tower.y - start.y) * share - 120 * share * (1 - share)
        size = (canvas.px(start.width), canvas.px(start.height))
        drawn = canvas.sprites.get(sprite(f"guardsman-{self.seat}-found"), size)
        canvas.surface.blit(drawn, (canvas.px(x), canvas.px(y)))


@dataclass
class GuardPosted(GardenEffect):
    """A guardsman takes his post."""

    ms, sound = 300.0, "roses-heels"
    seat: str
    hedge: str

    def draw(self, sight: Sight) -> None:
        canvas, share = sight.canvas, self.share(sight.now)
        box = sight.layout.figure_box(self.hedge, sight.layout.guard)
        size = (canvas.px(box.width), canvas.px(box.height))
        drawn = canvas.sprites.faded(sprite(f"guardsman-{self.seat}"), size, round(255 * share))
        canvas.surface.blit(drawn, (canvas.px(box.x), canvas.px(box.y - 30 * (1 - share))))


# --- paint and words -----------------------------------------------------------------------------
@dataclass
class Brush(GardenEffect):
    """Paint spreads over a hedge."""

    ms, sound = PAINT_MS, "roses-brush"
    hedge: str

    def draw(self, sight: Sight) -> None:
        canvas, share = sight.canvas, self.share(sight.now)
        box = sight.layout.hedge_box(self.hedge)
        size = box.width * 0.55
        pixels = canvas.px(size)
        drawn = canvas.sprites.get(sprite("paint-pot"), (pixels, pixels))
        x = box.x - size * 0.3 + (box.width - size * 0.4) * share
        canvas.surface.blit(drawn, (canvas.px(x), canvas.px(box.y - size * 0.35)))
        wet, _ = _leaves(box).columns(Share(share), Share(1 - share))
        canvas.veil(wet.rect(canvas), "target", 120, 12)


@dataclass
class Rinse(GardenEffect):
    """Paint runs off a hedge."""

    ms, sound = PAINT_MS, "roses-rinse"
    hedge: str

    def draw(self, sight: Sight) -> None:
        share, box = self.share(sight.now), sight.layout.hedge_box(self.hedge)
        dry, _ = _leaves(box).columns(Share(1 - share), Share(share))
        sight.canvas.veil(dry.rect(sight.canvas), "front", 150, 12)


@dataclass
class Words(GardenEffect):
    """A few words that rise from a hedge."""

    ms, holds = 900.0, False
    hedge: str
    words: str
    colour: str
    sound: str = ""

    def draw(self, sight: Sight) -> None:
        canvas, layout, box = sight.canvas, sight.layout, sight.layout.hedge_box(self.hedge)
        wide = text_width(canvas, self.words, BOLD, PLAIN) + 2 * CHIP_PAD
        up = box.height * CHIP_AT - CHIP_RISES * self.share(sight.now)
        rect = Box.round((box.centre[0], box.y + up), wide, CHIP_HIGH).rect(canvas)
        room = layout.field.inset(NEAR, 0).rect(canvas)
        rect.left = max(room.left, min(rect.left, room.right - rect.width))
        canvas.fill(rect, self.colour, CHIP_HIGH / 2)
        chip = box_of(canvas, rect)
        line_in(canvas, chip, self.words, BOLD, PLAIN, "chip-text", CENTRE, rect)


# --- cards ---------------------------------------------------------------------------------------
@dataclass
class Given(GardenEffect):
    """A card leaves a hand."""

    seat: str
    card: str


@dataclass
class Spent(Given):
    """A card that was given goes to the discards, and lies there while its deed is still seen."""

    sound = "roses-card"
    ms: float

    def draw(self, sight: Sight) -> None:
        if start := sight.held_at(self.seat, self.card):
            share = self.part(sight.now, 0.0, THROWN)
            sight.slide(self.card, start, sight.layout.discards, share)


@dataclass
class Laid(Given):
    """A face card is laid on the lawn, and dots go from it to its hedge."""

    ms, sound = FACE_MS, "roses-court"
    target: str

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        if self.target[1:].isdigit():
            moving.aim = (self.target, self.part(now, LAID, DOTTED))

    def draw(self, sight: Sight) -> None:
        lawn = on_lawn(sight.layout)
        start = sight.held_at(self.seat, self.card) or on_lawn(sight.layout, 0.0)
        sight.slide(self.card, start, lawn, self.part(sight.now, 0.0, LAID))


@dataclass
class Cleared(GardenEffect):
    """The card on the lawn goes to the discards; a King to his place, the Queen into the ring."""

    ms: float

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.cleared = True

    def draw(self, sight: Sight) -> None:
        if (played := played_of(sight.view)) and played.hedge:
            share = self.part(sight.now, 0.0, 1.0)
            sight.slide(played.card, on_lawn(sight.layout), sight.layout.discards, share)


@dataclass
class Forbidden(GardenEffect):
    """A King comes from his place and forbids: the card goes grey and slides off."""

    ms, sound = FACE_MS, "roses-forbid"
    seat: str
    card: str
    king: str

    def move(self, moving: Moving, layout: Layout, now: float) -> None:
        moving.kings[self.seat] = self.king
        moving.cleared = True

    def draw(self, sight: Sight) -> None:
        card, z = on_lawn(sight.layout), sight.layout.zoom
        wide, high = KING[0] * FORBIDS * z, KING[1] * FORBIDS * z
        beside = Box(card.x - wide, card.bottom - high, wide, high)
        share = self.part(sight.now, 0.0, COME_UP)
        card = _between(card, sight.layout.discards, self.part(sight.now, SLIDES, 1.0))
        draw_card(sight.canvas, self.card, card, faded=share == 1.0)
        sight.flown.append(card)
        place = sight.king_place(self.seat, self.king)
        draw_king(sight.canvas, _between(place, beside, share), self.king)


@dataclass
class KingWaits(GardenEffect):
    """A King goes to wait before his seat."""

    ms, sound = FACE_MS, "roses-court"
    seat: str
    king: str

    def draw(self, sight: Sight) -> None:
        place = sight.king_place(self.seat, self.king)
        sight.slide(self.king, on_lawn(sight.layout), place, self.share(sight.now))


@dataclass
class TurnedUp(GardenEffect):
    """A card is turned up and goes to the discards."""

    ms, sound = 600.0, "roses-reveal"
    card: str

    def draw(self, sight: Sight) -> None:
        layout, share = sight.layout, self.share(sight.now)
        card = self.card if share > 0.35 else HIDDEN
        sight.slide(card, layout.pile, layout.discards, share)


@dataclass
class CardDrawn(GardenEffect):
    """A card goes from the pile to a seat, face down unless it is one's own."""

    ms, sound = 220.0, "roses-card"
    seat: str
    card: str

    def draw(self, sight: Sight) -> None:
        layout = sight.layout
        own = self.card != HIDDEN
        target = layout.hand_card(2, 5) if own else sight.by_name(self.seat)
        sight.slide(self.card, layout.pile, target, self.share(sight.now))


def _leaves(hedge: Box) -> Box:
    """The part of a hedge that paint covers: its leaves."""
    return hedge.inset(NEAR, 0).rows(GAP, LEAVES * hedge.height, REST)[1]


def _between(start: Box, end: Box, share: float) -> Box:
    """A box on the way from one to another."""

    def between(one: float, other: float) -> float:
        return one + (other - one) * share

    x, y = between(start.x, end.x), between(start.y, end.y)
    return Box(x, y, between(start.width, end.width), between(start.height, end.height))


def found_on(hedge: str, seats: Sequence[str], view: StateForm) -> list[tuple[str, str]]:
    """The guardsmen on a hedge: their seats and their cards."""
    guards = [(seat, guard_of(view, seat)) for seat in seats]
    return [(seat, guard.card) for seat, guard in guards if guard and guard.hedge == hedge]


# --- which event is seen how ---------------------------------------------------------------------
def effects_of(event: Event) -> list[GardenEffect]:
    """The effects of an event, which begin together; none where it is not seen."""
    maker = _MAKERS.get(type(event))
    return maker(event) if maker else []


def _moved(event: ev.Moved) -> list[GardenEffect]:
    walk = GuardWalks(event.source, event.target, event.right, event.seat)
    return [Spent(event.seat, event.card, walk.ms), walk]


def _queen_walked(event: ev.QueenWalked) -> list[GardenEffect]:
    walk = QueenWalks(event.source, event.target, event.right)
    return [Spent(event.seat, event.card, walk.ms), walk]


def _painted(event: ev.Painted) -> list[GardenEffect]:
    given = Cleared(PAINT_MS) if event.by_jack else Spent(event.seat, event.card, PAINT_MS)
    words = Words(event.hedge, say("painted"), "reach-chip", "roses-drip")
    return [given, Brush(event.hedge), words]


def _unpainted(event: ev.Unpainted) -> list[GardenEffect]:
    words = Words(event.hedge, say("silver again"), "target")
    return [Cleared(PAINT_MS), Rinse(event.hedge), words]


def _landed(event: ev.QueenLanded) -> list[GardenEffect]:
    if event.painted:
        return [QueenLands(event.hedge)]
    return [Words(event.hedge, say("no harm"), "reach-chip")]


def _came(event: ev.QueenCame) -> list[GardenEffect]:
    return [Cleared(QueenRises.ms), QueenRises(event.hedge)]


def _king_laid(event: ev.KingLaid) -> list[GardenEffect]:
    return [Cleared(KingWaits.ms), KingWaits(event.seat, event.card)]


_MAKERS: Mapping[type, Callable[[object], list[GardenEffect]]] = dict([
    dispatch.first(ev.Moved, _moved),
    dispatch.first(ev.QueenWalked, _queen_walked),
    dispatch.first(ev.Painted, _painted),
    dispatch.first(ev.Unpainted, _unpainted),
    dispatch.first(ev.FacePlayed, lambda event: [Laid(event.seat, event.card, event.target)]),
    dispatch.first(ev.Cancelled, lambda event: [Forbidden(event.seat, event.card, event.king)]),
    dispatch.first(ev.QueenCame, _came),
    dispatch.first(ev.QueenLanded, _landed),
    dispatch.first(ev.GuardTaken, lambda event: [GuardTaken(event.seat, event.hedge)]),
    dispatch.first(ev.GuardPosted, lambda event: [GuardPosted(event.seat, event.hedge)]),
    dispatch.first(ev.Revealed, lambda event: [TurnedUp(event.card)]),
    dispatch.first(ev.Drawn, lambda event: [CardDrawn(event.seat, event.card or HIDDEN)]),
    dispatch.first(ev.Discarded, lambda event: [Spent(event.seat, event.card, 440.0)]),
    dispatch.first(ev.KingLaid, _king_laid),
])  # fmt: skip
