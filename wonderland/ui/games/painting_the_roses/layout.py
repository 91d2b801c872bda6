"""Where everything lies on the screen of the garden, in logical pixels (look sheet, "Layout")."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from wonderland.ui.boards.ring import Ring, RingPoint, Track
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.spaces import GAP, HAIR, NEAR, TIGHT

PER_GARDEN = 5
BAR, FOOT = 50.0, 48.0
WINDOW = (1280.0, 720.0)
"""The smallest common window, for which sizes are given."""
PANEL, PANEL_MOST, PANEL_SLIM, WIDE = 312.0, 400.0, 280.0, 1180.0
"""How wide the side panel is: in that window, at most, and in windows that are less than so wide."""
FIELD = WINDOW[0] - PANEL
"""How wide the field is in the smallest common window."""
EDGE, ABOVE, BELOW = 58.0, 54.0, 178.0
"""From the field's edges to the centre line of the ring: sideways, below the bar, above the foot."""
RING_HIGH = WINDOW[1] - BAR - ABOVE - BELOW - FOOT
"""How high the ring's centre line is in the smallest common window."""
RADIUS = 140.0
RIM, NEAR_BAR, NEAR_CARDS = 8.0, 4.0, 10.0
"""How much wider the bed is with its rims; how near it comes to the bar and to the row of cards."""
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
BESIDE, INTO, FAN_DOWN = 5.0, 3.0, 5.0
"""How far from its hedge a figure stands that is beside it, how far into it one that is below, and how
much lower the next of several stands."""
CARD, BELOW_CARDS, CARD_GAP = (80.0, 112.0), 10.0, 6.0
"""A card of the hand, what stays free below the row of cards, and between two of them."""
TOWER, TOWER_EDGE, BELOW_TOWER = (98.0, 128.0), 4.0, 30.0
"""The tower, and what stays free at its left and below it."""
PILE, PILE_GAP, PILE_EDGE, DISCARDS_UP = 0.8, 46.0, 24.0, 2.0
"""The piles in cards of the hand, the room between them and at their right; how much higher the
discards lie."""
HAND_GAP = 24.0
"""From the hand's room to the tower and to the piles."""
ANSWER_HAND, QUESTION, QUESTION_HIGH = 0.24, 470.0, 120.0
"""The share of the hand's room in which it stands beside a question; how wide that is at most, and
how high, in the smallest common window."""
STEP = 2.0
"""Hedges grow in whole steps of so many pixels."""


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
    def _sides(self) -> list[Box]:
        wide = min(PANEL_MOST, max(PANEL, self.width - FIELD)) if self.width >= WIDE else PANEL_SLIM
        return Box(0, 0, self.width, self.height).columns(REST, wide)

    @cached_property
    def _rows(self) -> list[Box]:
        return self._sides[0].rows(BAR, REST, FOOT)

    @property
    def panel(self) -> Box:
        """The side panel."""
        return self._sides[1]

    @property
    def bar(self) -> Box:
        """The bar above the field."""
        return self._rows[0]

    @property
    def field(self) -> Box:
        """All that is left of the panel, between the bars."""
        return self._rows[1]

    @property
    def foot(self) -> Box:
        """The bar below the field."""
        return self._rows[2]

    # --- the ring ------------------------------------------------------------------------------
    @cached_property
    def zoom(self) -> float:
        """How much larger the ring's things are than in the smallest common window."""
        room = self.field.inset(EDGE, 0).without(top=ABOVE, bottom=BELOW)
        return max(0.5, min(room.width / (FIELD - 2 * EDGE), room.height / RING_HIGH))

    @cached_property
    def ring(self) -> Ring:
        """The ring of hedges."""
        z = self.zoom
        bed = (BED + RIM) * z / 2
        room = self.field.above(self._cards).inset(EDGE * z, 0)
        line = room.without(top=max(ABOVE * min(z, 1.4), bed + NEAR_BAR * z), bottom=bed + NEAR_CARDS * z)
        track = Track(line.x, line.y, line.right, line.bottom, RADIUS * z)
        return Ring(track, len(self.seats), PER_GARDEN)

    @cached_property
    def card(self) -> tuple[float, float]:
        """The size of a card of the hand."""
        z = min(self.zoom, 1.6)
        return round(CARD[0] * z), round(CARD[1] * z)

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

    def has(self, name: str) -> bool:
        """Whether a hedge is called so."""
        return name[:1] in self.seats and name[1:] in map(str, range(1, PER_GARDEN + 1))

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
        return Box.round((at.x, at.y), size, size)

    def figure_box(self, hedge: str, size: tuple[float, float], number: int = 0, of: int = 1) -> Box:
        """The box of a figure that stands inside a hedge; several fan out so that none is hidden."""
        return self.figure_at(float(self.place(hedge)), size, number, of)

    def figure_at(self, place: float, size: tuple[float, float], number: int = 0, of: int = 1) -> Box:
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
        inwards = self.hedge / 2 + across * (wide / 2 + BESIDE) + down * high / 2 - INTO
        inwards += number * wide * FAN_INWARDS * across
        x = at.x + at.inward_x * inwards - at.inward_y * aside - wide / 2
        y = at.y + at.inward_y * inwards + at.inward_x * aside - high / 2 + number * FAN_DOWN * across
        return Box(x, y, wide, high)

    # --- what lies below the ring ----------------------------------------------------------------
    @cached_property
    def _cards(self) -> Box:
        """The row of cards, over the whole field."""
        return self.field.rows(REST, self.card[1], BELOW_CARDS)[1]

    @property
    def row(self) -> float:
        """The top of the row of cards."""
        return self._cards.y

    @property
    def tower(self) -> Box:
        """The tower."""
        z = min(self.zoom, 1.5)
        wide, high = TOWER[0] * z, TOWER[1] * z
        row = self.field.rows(REST, high, BELOW_TOWER)[1]
        return row.columns(TOWER_EDGE * z, wide, REST)[1]

    @cached_property
    def _piles(self) -> list[Box]:
        """The draw pile, the room beside it, and the discards."""
        z = min(1.0, self.zoom)
        wide, high = PILE * self.card[0], PILE * self.card[1]
        row, _ = self._cards.rows(high, REST)
        return row.columns(REST, wide, PILE_GAP * z, wide, PILE_EDGE * z)[1:4]

    @property
    def pile(self) -> Box:
        """The draw pile."""
        return self._piles[0]

    @property
    def discards(self) -> Box:
        """The discards."""
        return self._piles[2].moved(down=-DISCARDS_UP)

    @cached_property
    def hand(self) -> Box:
        """The room for one's own hand, between tower and piles."""
        return self._cards.after(self.tower, HAND_GAP).before(self.pile, HAND_GAP)

    def hand_card(self, number: int, of: int) -> Box:
        """Where a card of one's hand lies; they overlap where there are many."""
        wide, high = self.card
        room = self.hand
        step = min(wide + CARD_GAP, (room.width - wide) / max(1, of - 1))
        left = room.x + (room.width - step * (of - 1) - wide) / 2
        return Box(left + step * number, room.y, wide, high)

    def answer_card(self, number: int, of: int) -> Box:
        """The same while the hand's owner is asked about a King: close together, at the left."""
        wide, high = 0.85 * self.card[0], 0.85 * self.card[1]
        room = self.hand.fitted(height=high)
        step = min(wide * 0.37, room.width * ANSWER_HAND / max(1, of))
        return Box(room.x + step * number, room.y, wide, high)

    @cached_property
    def _question_room(self) -> Box:
        """Where a question may lie: the hand's room and a little more."""
        return self.hand.without(top=-NEAR, right=-TIGHT, bottom=-HAIR)

    def question(self, of: int) -> Box:
        """The box of a question beside a hand of so many cards."""
        room = self._question_room
        if of:
            room = room.after(self.answer_card(of - 1, of), GAP)
        return room.columns(min(QUESTION * self.wording, room.width), REST)[0]

    @property
    def wording(self) -> float:
        """How much larger a question's words are than usual, as its box is higher."""
        return max(1.0, self._question_room.height / QUESTION_HIGH)

    @property
    def lawn(self) -> Box:
        """The lawn inside the walk, where name plates stand and cards are played."""
        track = self.ring.track
        whole = Box(track.left, track.top, track.right - track.left, track.bottom - track.top)
        return whole.inset(LAWN_INSET * self.zoom)
