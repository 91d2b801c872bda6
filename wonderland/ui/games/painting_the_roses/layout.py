"""Where everything lies on the screen of the garden, in logical pixels (look sheet, "Layout")."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from wonderland.ui.boards.ring import Ring, RingPoint, Track

PER_GARDEN = 5
BAR, FOOT = 50.0, 48.0
PANEL, PANEL_MOST = 312.0, 400.0
EDGE, ABOVE, BELOW = 58.0, 54.0, 178.0
"""From the field's edges to the centre line of the ring: sideways, below the bar, above the foot."""
RADIUS = 140.0
BED, RAIL, WALK, LAWN = 84.0, 37.0, 71.0, 44.0
"""The bed's width; and, inside the centre line: the rails, the walk's middle, the lawn's edge."""
LAWN_INSET = 94.0
"""How far inside the centre line of the ring is the room of what stands on the lawn."""
STONE = (30.0, 22.0)
"""A stone on the walk, with the name of its hedge."""
FAN_ASIDE, FAN_INWARDS = 0.8, 0.86
"""From one figure to the next on one hedge, in widths: along the walk, and at the sides inwards."""
LEVEL = 0.95
"""From how much on a hedge that faces up or down counts as one of a level part of the ring."""
LARGE, SMALL, LARGE_UP_TO = 76.0, 62.0, 20
"""A hedge's size up to twenty hedges, and beyond."""
GUARD_LARGE, GUARD_SMALL = 50.0, 43.0
QUEEN, QUEEN_WIDER = (104.0, 130.0), 176 / 160
"""The Queen's place, and how much wider than it she is drawn, for her sceptre."""
KING = (54.0, 67.5)
ANSWER_HAND, QUESTION, QUESTION_HIGH = 0.24, 470.0, 120.0
"""The share of the hand's room in which it stands beside a question; how wide that is at most, and
how high, in the smallest common window."""
STEP = 2.0
"""Hedges grow in whole steps of so many pixels."""


class Box(NamedTuple):
    """A box in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True)
class Layout:
    """Where things lie for a number of seats, in a window of some logical size.

    What the rest is measured by is worked out once: a frame asks for it hundreds of times.

    Attributes:
        width, height: the window, in logical pixels.
        seats: the seats from the viewer's own on, in order of play.
    """

    width: float
    height: float
    seats: tuple[str, ...]

    # --- the frame -----------------------------------------------------------------------------
    @cached_property
    def panel(self) -> Box:
        """The side panel."""
        wide = min(PANEL_MOST, max(PANEL, self.width - 968.0)) if self.width >= 1180 else 280.0
        return Box(self.width - wide, 0, wide, self.height)

    @cached_property
    def field(self) -> Box:
        """All that is left of the panel, between the bars."""
        return Box(0, BAR, self.width - self.panel.w, self.height - BAR - FOOT)

    @property
    def bar(self) -> Box:
        """The bar above the field."""
        return Box(0, 0, self.field.w, BAR)

    @property
    def foot(self) -> Box:
        """The bar below the field."""
        return Box(0, self.height - FOOT, self.field.w, FOOT)

    # --- the ring ------------------------------------------------------------------------------
    @cached_property
    def zoom(self) -> float:
        """How much larger the ring's things are than in the smallest common window."""
        across = (self.field.w - 2 * EDGE) / (968.0 - 2 * EDGE)
        down = (self.height - ABOVE - BAR - BELOW - FOOT) / 390.0
        return max(0.5, min(across, down))

    @cached_property
    def ring(self) -> Ring:
        """The ring of hedges."""
        z = self.zoom
        edge = EDGE * min(1.0, z) if z < 1 else EDGE * z
        top = BAR + max(ABOVE * min(z, 1.4), (BED / 2 + 8) * z)
        bottom = self.row - 10 * z - (BED + 8) * z / 2
        track = Track(edge, top, self.field.w - edge, bottom, RADIUS * z)
        return Ring(track, len(self.seats), PER_GARDEN)

    @cached_property
    def hand_high(self) -> float:
        """How much room the row of cards takes above the foot bar."""
        return self.card[1] + 18

    @cached_property
    def card(self) -> tuple[float, float]:
        """The size of a card of the hand."""
        z = min(self.zoom, 1.6)
        return round(80 * z), round(112 * z)

    @cached_property
    def hedge(self) -> float:
        """The size of a hedge."""
        ring = len(self.seats) * PER_GARDEN
        size = (LARGE if ring <= LARGE_UP_TO else SMALL) * self.zoom
        return max(30.0, STEP * round(size / STEP))

    @property
    def guard(self) -> tuple[float, float]:
        """The size of a guardsman."""
        large = len(self.seats) * PER_GARDEN <= LARGE_UP_TO
        wide = (GUARD_LARGE if large else GUARD_SMALL) * self.zoom
        return wide, 1.4 * wide

    def place(self, hedge: str) -> int:
        """A hedge's place on the ring, from the first of the viewer's own on."""
        return self.seats.index(hedge[0]) * PER_GARDEN + int(hedge[1:]) - 1

    def hedge_name(self, place: int) -> str:
        """The hedge at a place of the ring."""
        garden, number = divmod(place % (len(self.seats) * PER_GARDEN), PER_GARDEN)
        return f"{self.seats[garden]}{number + 1}"

    def point(self, hedge: str, inset: float = 0.0) -> RingPoint:
        """Where a hedge lies; ``inset`` is given for the smallest common window."""
        return self.ring.at(self.place(hedge), inset * self.zoom)

    def hedge_box(self, hedge: str) -> Box:
        """The box of a hedge."""
        at, size = self.point(hedge), self.hedge
        return Box(at.x - size / 2, at.y - size / 2, size, size)

    def figure_box(
        self, hedge: str, size: tuple[float, float], number: int = 0, of: int = 1
    ) -> Box:
        """The box of a figure that stands inside a hedge; several fan out so that none is hidden."""
        return self.figure_at(float(self.place(hedge)), size, number, of)

    def figure_at(
        self, place: float, size: tuple[float, float], number: int = 0, of: int = 1
    ) -> Box:
        """The box of a figure at a place of the ring, which may lie between two hedges."""
        down = abs(self.ring.at(place).inward_y)
        aside = (number - (of - 1) / 2) * size[0] * FAN_ASIDE * down**0.5
        return self._stand(place, size, number, aside)

    def queen_box(self, hedge: str, inwards: float = 0.0) -> Box:
        """The box of the Queen of Hearts at a hedge, so many of her widths further in than usual."""
        size = QUEEN[0] * self.zoom, QUEEN[1] * self.zoom
        return self._stand(float(self.place(hedge)), size, inwards, 0.0)

    def beside_queen(self, hedge: str, number: int) -> Box:
        """The box of the n-th guardsman at a hedge of hers where the ring runs level: at both sides."""
        wide = self.guard[0]
        aside = (QUEEN[0] * QUEEN_WIDER * self.zoom + wide) / 2 + number // 2 * wide * FAN_ASIDE
        side = -aside if number % 2 else aside
        return self._stand(float(self.place(hedge)), self.guard, 0, side)

    def level(self, hedge: str) -> bool:
        """Whether the ring runs from left to right at a hedge."""
        return abs(self.point(hedge).inward_y) > LEVEL

    def _stand(self, place: float, size: tuple[float, float], number: float, aside: float) -> Box:
        """The box of a figure inside a hedge, the n-th inwards where the ring is upright."""
        wide, high = size
        at = self.ring.at(place)
        across, down = abs(at.inward_x), abs(at.inward_y)
        inwards = self.hedge / 2 + across * (wide / 2 + 5) + down * high / 2 - 3
        inwards += number * wide * FAN_INWARDS * across
        x = at.x + at.inward_x * inwards - at.inward_y * aside - wide / 2
        y = at.y + at.inward_y * inwards + at.inward_x * aside - high / 2 + number * 5 * across
        return Box(x, y, wide, high)

    # --- what lies below the ring ----------------------------------------------------------------
    @cached_property
    def row(self) -> float:
        """The top of the row of cards."""
        return self.height - FOOT - self.hand_high + 8

    @property
    def tower(self) -> Box:
        """The tower."""
        z = min(self.zoom, 1.5)
        wide, high = 98 * z, 128 * z
        return Box(4 * z, self.height - FOOT - high - 30, wide, high)

    @cached_property
    def pile(self) -> Box:
        """The draw pile."""
        wide, high = 0.8 * self.card[0], 0.8 * self.card[1]
        return Box(self.field.w - 2 * wide - 70 * min(1.0, self.zoom), self.row, wide, high)

    @property
    def discards(self) -> Box:
        """The discards."""
        pile = self.pile
        return Box(self.field.w - pile.w - 24 * min(1.0, self.zoom), pile.y - 2, pile.w, pile.h)

    @cached_property
    def hand(self) -> Box:
        """The room for one's own hand, between tower and piles."""
        left, right = self.tower.x + self.tower.w + 24, self.pile.x - 24
        return Box(left, self.row, right - left, self.card[1])

    def hand_card(self, number: int, of: int) -> Box:
        """Where a card of one's hand lies; they overlap where there are many."""
        wide, high = self.card
        room = self.hand
        step = min(wide + 6, (room.w - wide) / max(1, of - 1))
        left = room.x + (room.w - step * (of - 1) - wide) / 2
        return Box(left + step * number, room.y, wide, high)

    def answer_card(self, number: int, of: int) -> Box:
        """The same while the hand's owner is asked about a King: close together, at the left."""
        wide, high = 0.85 * self.card[0], 0.85 * self.card[1]
        room = self.hand
        step = min(wide * 0.37, room.w * ANSWER_HAND / max(1, of))
        return Box(room.x + step * number, room.y + 8, wide, high)

    def question(self, of: int) -> Box:
        """The box of a question beside a hand of so many cards."""
        last, room = self.answer_card(max(0, of - 1), of), self.hand
        left = last.x + last.w + 8 if of else room.x
        wide = min(QUESTION * self.wording, room.x + room.w + 4 - left)
        return Box(left, room.y - 6, wide, room.h + 8)

    @property
    def wording(self) -> float:
        """How much larger a question's words are than usual, as its box is higher."""
        return max(1.0, (self.hand.h + 8) / QUESTION_HIGH)

    @property
    def lawn(self) -> Box:
        """The lawn inside the walk, where name plates stand and cards are played."""
        track, inset = self.ring.track, LAWN_INSET * self.zoom
        return Box(
            track.left + inset, track.top + inset,
            track.right - track.left - 2 * inset, track.bottom - track.top - 2 * inset,
        )  # fmt: skip
