"""The garden drawn: hedges, guardsmen, the Queen, name plates with Kings, tower and piles.

It shows a seat's view (section 13) and nothing else, so that what is hidden can't be drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot, inf
from typing import NamedTuple

import pygame

from wonderland.core.message import commas, say
from wonderland.games.painting_the_roses.named_line import guard_of, played_of
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.cards import REDS, draw_card, rank_of
from wonderland.ui.games.painting_the_roses.ground import ground_svg
from wonderland.ui.games.painting_the_roses.layout import KING, PER_GARDEN, QUEEN, WALK, Box, Layout
from wonderland.ui.games.painting_the_roses.looks import QUEEN_CHIP, SEATS, WALK_CHIP, sprite
from wonderland.ui.games.painting_the_roses.marks import Chip, Landing, Marks, Way
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE

UNKNOWN = "?*"
"""A painted hedge whose rank is to be remembered, as views print it."""
CHIP_HIGH, CHIP_TEXT = 24.0, 16.0
CHIP_SIGN, CHIP_PAD, CHIP_GAP, CHIP_STEP = 19.0, 8.0, 5.0, 25.0
"""In a chip the room of a sign, what is free at its ends and after words; from one to the next."""
CHIP_ABOVE, CHIP_ASIDE = 20.0, 30.0
"""How far above a hedge a chip begins, and above one at the garden's sides."""
FIELD_EDGE = (6.0, 3.0)
"""How near chips come to the field's sides, and to its top and foot."""
TO_SIDE, FAR_SIDE = 0.8, -0.3
"""By the way inwards from a hedge: from this much across on it stands at the garden's sides; from
this much upwards on it is at the near side, where chips stand below it."""
SIGNS = {"walk": "icons/move", "brush": sprite("sign-brush"), "crown": sprite("sign-crown"),
         "cross": sprite("sign-cross")}  # fmt: skip
DOT_EVERY = 11.0
WAY_FROM, WAY_TO, WAY_HEAD = 0.2, 0.15, 0.22
"""In hedges: how far from its start a walk's dots begin, how far before its end they stop, and how
long the head of the arrow is."""
GUARD_NUMBER, GUARD_SUIT, GUARD_SUIT_SIDE = (40.0, 73.5), (54.0, 65.0), 16.0
GUARD_WIDE = (2.0, 4.0)
"""On a guardsman, in hundredths of his width: the middle of his rank, the upper left of his suit,
its side; and how much further right the two are for a Ten."""
FEET = (0.03, 0.86, 0.94, 0.17)
"""Where the ring at one's own guardsman's feet lies, in parts of him: left, top, width, height."""
QUEEN_FEET, QUEEN_WIDER = (8.0, 22.0, 28.0), 176 / 160
"""The ground at the Queen's feet: how much wider than she, how far above them, how high; and how
much wider than her place she is drawn, for her sceptre."""
PLATE_HIGH, PLATE_TAB, PLATE_PAD, PLATE_EDGE, PLATE_SIGN = 28.0, 29.0, 10.0, 1.5, 17.0
"""A name plate: its height, the tab in the seat's colour, free beside the name, its outline, and
the seat's sign."""
PLATE_AWAY, PLATE_CORNER = 70.0, (44.0, 64.0)
"""How far inwards from a hedge its plate lies, how much further at a corner, and how far aside."""
SHY, SHY_FROM = 96.0, 0.2
"""How far a plate makes room for the Queen, and from how much of a corner on it does."""
KING_STEP, KING_GAP, KING_BELOW, KING_ABOVE = 0.85, 4.0, 2.0, 11.0
"""Kings who wait: from one to the next in widths; free beside the plate; how far their feet reach
below it; and how far above it they stand at the garden's sides."""
KING_FEET = (2.0, 14.0, 20.0)
"""The ground at a King's feet: how much wider than he, how far above them, how high."""
KING_TAG, KING_TAG_ABOVE, KING_SUIT = (30.0, 19.0), 10.0, 11.5
KING_LETTER, KING_SUIT_AT = 9.5, 15.5
"""The tag at a King's feet, how far it reaches above them, his suit's side, and on the tag the
middle of his letter and the left of his suit."""
LAMP, LAMP_EDGE, LAMP_TOP = (34.0, 80.0), 16.0, 56.0
COUNT_HIGH, COUNT_PAD, COUNT_ABOVE, COUNT_GAP = 24.0, 9.0, 15.0, 3.0
"""The plate of a number: its height, free at its ends, how far its middle is above the foot, and
between two."""
COUNT_EDGE = 5.0
"""How near such a plate comes to the field's left."""
TOWER_COUNT = 4.0
"""How far right of the tower's middle its number stands."""
SHEETS, SHEET = 3, (2.0, 2.4)
"""Of the draw pile so many cards are seen, each so far left of and above the one below."""
PLAYED, PLAYED_FROM = (86.0, 120.0), 140.0
"""A card that is played, and from how far below it comes."""
WAY_INSET = 87.0
"""How far inside the ring a walk is drawn: along the inner edge of the sand."""


class Figure(NamedTuple):
    """A figure under way: where it is on the ring, which may be between two hedges."""

    place: float
    lifted: float = 0.0


class Moving(NamedTuple):
    """What the animation puts elsewhere than the view says.

    Attributes:
        guards: guardsmen by seat.
        queen: the Queen of Hearts, None where the view is right.
        gone: seats whose guardsman is not drawn.
    """

    guards: Mapping[str, Figure] = {}
    queen: Figure | None = None
    gone: tuple[str, ...] = ()


STILL = Moving()


class Garden:
    """Draws the garden of a view.

    Args:
        names: what the seats are called.
    """

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = dict(names)
        self._hedges: dict[tuple[object, ...], pygame.Surface] = {}
        self._ground_key: tuple[object, ...] = ()
        self._base_key: tuple[object, ...] = ()
        self._ground_drawn = self._base_drawn = pygame.Surface((1, 1))
        self._discards: Sequence[str] = ()
        self._top = ""

    def draw(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks,
        moving: Moving = STILL,
    ) -> None:  # fmt: skip
        """Draw everything between the bars, back to front, but for what cards would do."""
        canvas.surface.blit(self._base(canvas, layout, view["gardens"]), (0, 0))
        self._draw_reach(canvas, layout, view, marks)
        for way in marks.ways:
            self._draw_way(canvas, layout, way)
        for _, draw in sorted(self._standing(canvas, layout, view, marks, moving), key=_by_feet):
            draw()
        self._draw_corner(canvas, layout, view)
        if played := played_of(view):
            draw_card(canvas, played.card, on_lawn(layout))

    def draw_chips(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Say at each hedge that a card leads to what it would do there, over everything else."""
        for hedge, landing in marks.walks.items():
            self._draw_landing(canvas, layout, hedge, landing, WALK_CHIP, 0)
        for hedge, landing in marks.stalks.items():
            above = 1 if hedge in marks.walks else 0
            self._draw_landing(canvas, layout, hedge, landing, QUEEN_CHIP, above)
        for hedge, fate in marks.fates.items():
            box = layout.hedge_box(hedge)
            y = box.y - _chip_above(layout, hedge)
            draw_chip(canvas, layout, box.middle[0], y, fate, QUEEN_CHIP)

    # --- ground ------------------------------------------------------------------------------
    def _base(
        self, canvas: Canvas, layout: Layout, gardens: Mapping[str, Sequence[str]]
    ) -> pygame.Surface:
        """The ground with all hedges on it, composed anew when one of them changes."""
        planted = tuple((seat, *garden) for seat, garden in gardens.items())
        key = (layout, canvas.scale, canvas.theme.name, planted)
        if key != self._base_key:
            self._base_key = key
            self._base_drawn = self._ground(canvas, layout).copy()
            onto = canvas.onto(self._base_drawn)
            self._draw_names(onto, layout)
            for seat, *garden in planted:
                for number, card in enumerate(garden):
                    self._draw_hedge(onto, layout, seat, number, card)
        return self._base_drawn

    def _ground(self, canvas: Canvas, layout: Layout) -> pygame.Surface:
        key = (layout, canvas.scale, canvas.theme.name)
        if key != self._ground_key:
            self._ground_key = key
            width, height = canvas.px(layout.field.w), canvas.px(layout.height)
            body = f'<g transform="scale({canvas.scale})">'
            body += ground_svg(layout, sharp=canvas.theme.sharp) + "</g>"
            self._ground_drawn = shapes.picture(body, width, height).convert()
        return self._ground_drawn

    def _draw_names(self, canvas: Canvas, layout: Layout) -> None:
        """Set each hedge's name on its stone."""
        size = max(11.0, 14 * min(1.3, layout.zoom))
        for place in range(layout.ring.places):
            at = layout.ring.at(place, WALK * layout.zoom)
            canvas.text(layout.hedge_name(place), at.x, at.y, LABEL, size, "text", CENTRE)

    def _draw_reach(self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks) -> None:
        for hedge, landing in marks.walks.items():
            rect = self._plate(canvas, layout, hedge, 6)
            canvas.veil(rect, "now", 158 if landing.pays else 41, 16)
            if landing.pays:
                canvas.outline(rect, "now", 3.4, 16)
            else:
                canvas.dashes(rect, "now", 3, 16)
        for hedge in (*marks.stalks, *marks.targets, *((marks.aimed,) if marks.aimed else ())):
            aimed = hedge == marks.aimed
            rect = self._plate(canvas, layout, hedge, 7 if aimed else 5)
            canvas.veil(rect, "target", 150 if aimed else 128, 14)
            self._corners(canvas, rect, 18 if aimed else 14)
        for hedge in (*marks.walks, *marks.stalks, *marks.targets, *filter(None, [marks.aimed])):
            seat, number = hedge[0], int(hedge[1:]) - 1
            self._draw_hedge(canvas, layout, seat, number, view["gardens"][seat][number])
        for hedge in marks.pointed:
            canvas.outline(self._plate(canvas, layout, hedge, 8), "now", 4, 16)
        if marks.cursor:
            canvas.outline(self._plate(canvas, layout, marks.cursor, 9), "front", 3, 16)

    def _plate(self, canvas: Canvas, layout: Layout, hedge: str, grown: float) -> pygame.Rect:
        return canvas.rect(*layout.hedge_box(hedge)).inflate(
            canvas.px(2 * grown), canvas.px(2 * grown)
        )

    def _corners(self, canvas: Canvas, rect: pygame.Rect, length: float) -> None:
        long, wide = canvas.px(length), max(3, canvas.px(3.6))
        left, top, right, bottom = rect.left, rect.top, rect.right - 1, rect.bottom - 1
        for x, y, dx, dy in ((left, top, 1, 1), (right, top, -1, 1), (left, bottom, 1, -1),
                             (right, bottom, -1, -1)):  # fmt: skip
            canvas.line([(x, y + dy * long), (x, y), (x + dx * long, y)], "refused", wide)

    def _draw_way(self, canvas: Canvas, layout: Layout, way: Way) -> None:
        inset, sign = WAY_INSET * layout.zoom, 1 if way.steps > 0 else -1
        start = layout.place(way.start)
        points = layout.ring.way(
            start + WAY_FROM * sign, way.steps - (WAY_FROM + WAY_TO) * sign, inset
        )
        for x, y in _spaced(points, DOT_EVERY * layout.zoom):
            at = (x * canvas.scale, y * canvas.scale)
            canvas.disc(at, canvas.px(4.6), "text")
            canvas.disc(at, canvas.px(3), "now")
        tip = layout.ring.at(start + way.steps, inset)
        back = layout.ring.at(start + way.steps - WAY_HEAD * sign, inset)
        dx, dy = tip.x - back.x, tip.y - back.y
        head = [(tip.x, tip.y), (back.x - dy * 0.5, back.y + dx * 0.5),
                (back.x + dy * 0.5, back.y - dx * 0.5)]  # fmt: skip
        canvas.polygon([(x * canvas.scale, y * canvas.scale) for x, y in head], "now", "text", 2)

    # --- what stands ---------------------------------------------------------------------------
    def _standing(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, moving: Moving
    ) -> list[tuple[float, Callable[[], None]]]:
        """What stands in the garden, each with the height of its feet."""
        found: list[tuple[float, Callable[[], None]]] = []
        found += self._guards(canvas, layout, view, marks, moving)
        queen = moving.queen or (view["queen"] and Figure(layout.place(view["queen"])))
        if queen:
            found.append(self._queen(canvas, layout, queen))
        for seat in layout.seats:
            found.append(self._name_plate(canvas, layout, view, marks, seat))
        return found

    def _draw_hedge(
        self, canvas: Canvas, layout: Layout, seat: str, number: int, card: str
    ) -> None:
        box = layout.hedge_box(f"{seat}{number + 1}")
        pixels = canvas.px(box.w)
        key = (pixels, canvas.scale, canvas.theme.name, seat, number, card)
        if key not in self._hedges:
            third = number == PER_GARDEN // 2
            self._hedges[key] = compose_hedge(canvas, pixels, seat, card, third=third)
        canvas.surface.blit(self._hedges[key], (canvas.px(box.x), canvas.px(box.y)))

    def _guards(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, moving: Moving
    ) -> list[tuple[float, Callable[[], None]]]:
        """The guardsmen; several on one hedge fan out."""
        there: dict[str, list[tuple[str, str]]] = {}
        for seat in view["guards"]:
            guard = guard_of(view, seat)
            if guard and seat not in moving.gone:
                there.setdefault(guard.hedge, []).append((seat, guard.card))
        found = []
        for hedge, seats in there.items():
            for number, (seat, card) in enumerate(seats):
                if under_way := moving.guards.get(seat):
                    box = layout.figure_at(under_way.place, layout.guard)
                    box = box._replace(y=box.y - under_way.lifted * layout.zoom)
                else:
                    box = layout.figure_box(hedge, layout.guard, number, len(seats))
                found.append((box.y + box.h, self._guard_drawer(canvas, box, seat, card, marks)))
        return found

    def _guard_drawer(
        self, canvas: Canvas, box: Box, seat: str, card: str, marks: Marks
    ) -> Callable[[], None]:
        def draw() -> None:
            size = (canvas.px(box.w), canvas.px(box.h))
            if seat == marks.own:
                left, top, wide, high = FEET
                feet = canvas.rect(
                    box.x + left * box.w, box.y + top * box.h, wide * box.w, high * box.h
                )
                canvas.outline(feet, "now", 3, feet.h / canvas.scale / 2)
            canvas.surface.blit(
                canvas.sprites.get(sprite(f"guardsman-{seat}"), size),
                (canvas.px(box.x), canvas.px(box.y)),
            )
            unit = box.w / 100
            ink = "red" if card[1] in REDS else "black"
            number_right, suit_right = GUARD_WIDE if card[0] == "T" else (0.0, 0.0)
            (number_x, number_y), (suit_x, suit_y) = GUARD_NUMBER, GUARD_SUIT
            x, y = box.x + (number_x + number_right) * unit, box.y + number_y * unit
            canvas.text(rank_of(card), x, y, BOLD, 30 * unit, ink, CENTRE)
            pixels = max(6, canvas.px(GUARD_SUIT_SIDE * unit))
            suit = canvas.sprites.get(f"suits/{card[1]}", (pixels, pixels))
            x, y = box.x + (suit_x + suit_right) * unit, box.y + suit_y * unit
            canvas.surface.blit(suit, (canvas.px(x), canvas.px(y)))

        return draw

    def _queen(
        self, canvas: Canvas, layout: Layout, queen: Figure
    ) -> tuple[float, Callable[[], None]]:
        z = layout.zoom
        box = layout.figure_at(queen.place, (QUEEN[0] * z, QUEEN[1] * z))
        box = box._replace(y=box.y - queen.lifted * z)

        def draw() -> None:
            wider, above, high = (length * z for length in QUEEN_FEET)
            red = canvas.rect(box.x - wider, box.y + box.h - above, box.w + 2 * wider, high)
            canvas.veil(red, "target", 96, high / 2)
            canvas.outline(red, "target", 2, high / 2)
            size = (canvas.px(box.w * QUEEN_WIDER), canvas.px(box.h))
            canvas.surface.blit(
                canvas.sprites.get(sprite("queen"), size), (canvas.px(box.x), canvas.px(box.y))
            )

        return box.y + box.h, draw

    # --- name plates -----------------------------------------------------------------------------
    def plate_box(self, canvas: Canvas, layout: Layout, seat: str, *, shy: bool = False) -> Box:
        """Where a seat's name stands: on the lawn at its third hedge.

        Args:
            canvas: measures the name.
            layout: where things lie.
            seat: whose.
            shy: whether the Queen stands in that garden, so that the plate makes room.
        """
        z = layout.zoom
        at = layout.point(f"{seat}{PER_GARDEN // 2 + 1}")
        name = canvas.fonts.size(self.names[seat], TITLE, 18)[0] / canvas.scale
        wide = PLATE_TAB + 2 * PLATE_PAD - 1 + name
        corner = abs(at.inward_x * at.inward_y)
        inwards = layout.hedge / 2 + (PLATE_AWAY + PLATE_CORNER[0] * corner) * z
        room = SHY if shy and corner > SHY_FROM else 0
        aside = wide / 2 * abs(at.inward_x) + (PLATE_CORNER[1] * corner + room) * z
        x = at.x + at.inward_x * (inwards + aside)
        y = at.y + at.inward_y * (inwards + PLATE_HIGH / 2)
        return Box(x - wide / 2, y - PLATE_HIGH / 2, wide, PLATE_HIGH)

    def _name_plate(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, seat: str
    ) -> tuple[float, Callable[[], None]]:
        shy = (view["queen"] or "").startswith(seat)
        box = self.plate_box(canvas, layout, seat, shy=shy)
        kings = view["kings"][seat]

        def draw() -> None:
            rect = canvas.rect(*box)
            canvas.shadow(rect, 110, 6)
            canvas.fill(rect, "front", 6)
            left, middle = box.x + PLATE_EDGE, box.y + box.h / 2
            tab = canvas.rect(left, box.y + PLATE_EDGE, PLATE_TAB, box.h - 2 * PLATE_EDGE)
            tone = pygame.Color(f"#{SEATS[seat].colour}")
            canvas.surface.blit(_patch(tab.size, canvas.px(5), tone), tab)
            emblem = (canvas.px(PLATE_SIGN), canvas.px(PLATE_SIGN))
            canvas.surface.blit(
                canvas.sprites.get(sprite(f"sign-{seat}"), emblem),
                (
                    canvas.px(left + (PLATE_TAB - PLATE_SIGN) / 2),
                    canvas.px(middle - PLATE_SIGN / 2),
                ),
            )
            canvas.outline(rect, "text", 2.4, 6)
            x = box.x + PLATE_TAB + PLATE_PAD - 1
            canvas.text(self.names[seat], x, middle, TITLE, 18, within=rect)
            for number, king in enumerate(kings):
                self._draw_king(canvas, self._king_box(layout, box, seat, number, len(kings)), king,
                                asked=seat in marks.asked)  # fmt: skip

        return box.y + box.h, draw

    def _king_box(self, layout: Layout, plate: Box, seat: str, number: int, of: int) -> Box:
        """Where a waiting King stands: beside his seat's plate, or above it at the sides."""
        wide, high = KING[0] * layout.zoom, KING[1] * layout.zoom
        at = layout.point(f"{seat}{PER_GARDEN // 2 + 1}")
        step = wide * KING_STEP
        if abs(at.inward_y) > 0.5:
            right = at.inward_x > -0.3
            x = (
                plate.x + plate.w + KING_GAP + number * step
                if right
                else plate.x - KING_GAP - wide - number * step
            )
            return Box(x, plate.y + plate.h + KING_BELOW - high, wide, high)
        x = plate.middle[0] - wide / 2 + (number - (of - 1) / 2) * step
        return Box(x, plate.y - high - KING_ABOVE, wide, high)

    def _draw_king(self, canvas: Canvas, box: Box, king: str, *, asked: bool) -> None:
        if asked:
            wider, above, high = KING_FEET
            feet = canvas.rect(box.x - wider, box.y + box.h - above, box.w + 2 * wider, high)
            canvas.veil(feet, "now", 115, high / 2)
            canvas.outline(feet, "now", 3, high / 2)
        size = (canvas.px(box.w), canvas.px(box.h))
        canvas.surface.blit(
            canvas.sprites.get(sprite(f"king-{king[1]}"), size),
            (canvas.px(box.x), canvas.px(box.y)),
        )
        wide, high = KING_TAG
        left = box.x + box.w / 2 - wide / 2
        tag = canvas.rect(left, box.y + box.h - KING_TAG_ABOVE, wide, high)
        canvas.fill(tag, "front", 5)
        canvas.outline(tag, "text", 1.8, 5)
        ink = "red" if king[1] in REDS else "black"
        x, y = tag.left / canvas.scale, tag.centery / canvas.scale
        canvas.text("K", x + KING_LETTER, y, BOLD, 15, ink, CENTRE, tag)
        pixels = canvas.px(KING_SUIT)
        canvas.surface.blit(
            canvas.sprites.get(f"suits/{king[1]}", (pixels, pixels)),
            (canvas.px(x + KING_SUIT_AT), tag.centery - pixels // 2),
        )

    # --- corners ---------------------------------------------------------------------------------
    def _draw_corner(self, canvas: Canvas, layout: Layout, view: StateForm) -> None:
        """Draw lamps, the tower, the draw pile and the discards, each with its number."""
        z = min(layout.zoom, 1.5)
        wide, high = LAMP[0] * z, LAMP[1] * z
        lamp = canvas.sprites.get(sprite("lamp"), (canvas.px(wide), canvas.px(high)))
        for x in (LAMP_EDGE * z, layout.field.w - LAMP_EDGE * z - wide):
            canvas.surface.blit(lamp, (canvas.px(x), canvas.px(LAMP_TOP)))
        tower = layout.tower
        opened = "tower-open" if view["tower"] else "tower"
        drawn = canvas.sprites.get(sprite(opened), (canvas.px(tower.w), canvas.px(tower.h)))
        canvas.surface.blit(drawn, (canvas.px(tower.x), canvas.px(tower.y)))
        below = layout.foot.y - COUNT_ABOVE
        self._tag(
            canvas, tower.middle[0] + TOWER_COUNT, below, say("{n} in tower", n=len(view["tower"]))
        )
        pile, discards = layout.pile, layout.discards
        for sheet in range(min(SHEETS, view["pile_size"])):
            x, y = pile.x - SHEET[0] * sheet, pile.y - SHEET[1] * sheet
            draw_card(canvas, "??", pile._replace(x=x, y=y))
        if top := self.top_of(view["discards"]):
            draw_card(canvas, top, discards)
        self._let_look(canvas, discards, "discards", say("Discarded: {cards}.", cards=commas(view["discards"])),
                       view["discards"])  # fmt: skip
        self._let_look(canvas, tower, "tower", say("In the tower: {cards}.", cards=commas(view["tower"])),
                       view["tower"])  # fmt: skip
        end = layout.field.w - COUNT_GAP
        end = self._tag(canvas, discards.middle[0], below,
                        say("{n} discarded", n=len(view["discards"])), end)  # fmt: skip
        self._tag(
            canvas, pile.middle[0], below, say("{n} to draw", n=view["pile_size"]), end - COUNT_GAP
        )

    def top_of(self, discards: Sequence[str]) -> str:
        """The card that came to the discards last, as far as that was seen; ``""`` for none."""
        came = list((Counter(discards) - Counter(self._discards)).elements())
        if came:
            self._top = came[-1]
        elif self._top not in discards:
            self._top = discards[-1] if discards else ""
        self._discards = tuple(discards)
        return self._top

    @staticmethod
    def _let_look(canvas: Canvas, box: Box, key: str, says: str, cards: Sequence[str]) -> None:
        """Let cards that lie open be looked through: by pointing, or with the focus."""
        if cards:
            canvas.ring(canvas.region(key, canvas.rect(*box), None, says, says))

    def _tag(self, canvas: Canvas, x: float, y: float, words: str, end: float = inf) -> float:
        """Write a number below what it counts, on a plate that ends before ``end``; its left."""
        wide = canvas.fonts.size(words, BOLD, 14)[0] / canvas.scale + 2 * COUNT_PAD
        x = min(max(x, wide / 2 + COUNT_EDGE), end - wide / 2)
        rect = canvas.rect(x - wide / 2, y - COUNT_HIGH / 2, wide, COUNT_HIGH)
        canvas.fill(rect, "bar", COUNT_HIGH / 2)
        canvas.outline(rect, "bar-quiet", 1.5, COUNT_HIGH / 2)
        canvas.text(words, x, y, BOLD, 14, "bar-text", CENTRE, rect)
        return x - wide / 2

    # --- chips -------------------------------------------------------------------------------------
    def _draw_landing(
        self, canvas: Canvas, layout: Layout, hedge: str, landing: Landing, ground: str, row: int
    ) -> None:
        box, at = layout.hedge_box(hedge), layout.point(hedge)
        below = at.inward_y < FAR_SIDE and not _at_side(layout, hedge)
        y = box.y + box.h + 1 if below else box.y - _chip_above(layout, hedge)
        draw_chip(canvas, layout, box.middle[0], y - CHIP_STEP * row, landing.chip, ground)


def _at_side(layout: Layout, hedge: str) -> bool:
    return abs(layout.point(hedge).inward_x) > TO_SIDE


def _chip_above(layout: Layout, hedge: str) -> float:
    """How far above a hedge a chip begins."""
    return CHIP_ASIDE if _at_side(layout, hedge) else CHIP_ABOVE


def on_lawn(layout: Layout, share: float = 1.0) -> Box:
    """Where a card that is played lies; it comes there from the hand's side."""
    x, y = layout.lawn.middle
    wide, high = PLAYED[0] * layout.zoom, PLAYED[1] * layout.zoom
    return Box(x - wide / 2, y - high / 2 + (1 - share) * PLAYED_FROM * layout.zoom, wide, high)


def draw_chip(
    canvas: Canvas, layout: Layout, x: float, y: float, chip: Chip, ground: str
) -> pygame.Rect:
    """Draw a chip centred on ``x``, its top at ``y``, kept inside the field; returns where it is."""
    widths = [
        CHIP_SIGN if part.sign
        else canvas.fonts.size(part.text, BOLD, CHIP_TEXT)[0] / canvas.scale + CHIP_GAP
        for part in chip
    ]  # fmt: skip
    wide = sum(widths) + 2 * CHIP_PAD
    across, down = FIELD_EDGE
    left = min(max(x - wide / 2, across), layout.field.w - wide - across)
    top = min(max(y, layout.field.y + down), layout.foot.y - CHIP_HIGH - down)
    rect = canvas.rect(left, top, wide, CHIP_HIGH)
    tone = pygame.Color(f"#{ground}")
    canvas.surface.blit(_patch(rect.size, rect.height // 2, tone), rect)
    canvas.outline(rect, "front", 1.8, CHIP_HIGH / 2)
    at = left + CHIP_PAD + 1
    for part, width in zip(chip, widths, strict=True):
        if part.sign:
            pixels = canvas.px(15)
            white = canvas.theme["refused" if part.sign == "cross" else "chip-text"]
            drawn = canvas.sprites.tinted(SIGNS[part.sign], (pixels, pixels), white)
            canvas.surface.blit(drawn, (canvas.px(at), rect.centery - pixels // 2))
        else:
            canvas.text(part.text, at + 1, rect.centery / canvas.scale, BOLD, CHIP_TEXT, "chip-text",
                        within=rect)  # fmt: skip
        at += width
    return rect


def _patch(size: tuple[int, int], radius: int, tone: pygame.Color) -> pygame.Surface:
    """A box with round corners in a colour that no theme names."""
    width, height = size
    body = f'<rect width="{width}" height="{height}" rx="{radius}" {shapes.paint(tone)}/>'
    return shapes.picture(body, width, height)


def _spaced(points: Sequence[tuple[float, float]], gap: float) -> Iterator[tuple[float, float]]:
    """Points at even distances along a line."""
    left = 0.0
    for (x, y), (to_x, to_y) in pairwise(points):
        long = hypot(to_x - x, to_y - y)
        while left <= long:
            yield x + (to_x - x) * left / long, y + (to_y - y) * left / long
            left += gap
        left -= long


def _by_feet(standing: tuple[float, Callable[[], None]]) -> float:
    return standing[0]


def compose_hedge(
    canvas: Canvas, pixels: int, seat: str, card: str, *, third: bool
) -> pygame.Surface:
    """Lay a hedge's layers over one another and set its rank (look sheet, "Sprites")."""
    red, unknown = card.endswith("*"), card == UNKNOWN
    rank = "?" if unknown else rank_of(card)
    paint, ending = "red" if red else "silver", "-third" if third else ""
    wide = "-wide" if rank == "10" else ""
    roses = "0" if unknown else "1" if rank == "A" else rank
    names = (f"pot-{seat}{ending}", f"bush-{roses}-{paint}", f"rim-{seat}{ending}",
             f"plate-{paint}{wide}")  # fmt: skip
    made = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    for name in names:
        made.blit(canvas.sprites.get(sprite(name), (pixels, pixels)), (0, 0))
    unit = pixels / 100
    size = (23 if red else 27) * unit / canvas.scale
    ink = tuple(canvas.theme["red" if red else "text"])
    number = canvas.fonts.render(rank, BOLD, size, ink)
    middle = (62 + (16.5 if wide else 13), 87) if red else (50, 85.5)
    made.blit(number, number.get_rect(center=(middle[0] * unit, middle[1] * unit)))
    return made
