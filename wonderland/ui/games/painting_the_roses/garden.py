"""The garden drawn: hedges, guardsmen, the Queen, name plates with Kings, tower and piles.

It shows a seat's view (section 13) and nothing else, so that what is hidden can't be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import hypot
from typing import NamedTuple

import pygame

from wonderland.core.message import say
from wonderland.games.painting_the_roses.named_line import guard_of, played_of
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.games.painting_the_roses.words import by_suit
from wonderland.ui.games.painting_the_roses.cards import draw_card, ink_of, rank_of
from wonderland.ui.games.painting_the_roses.chips import draw_fate, draw_landing
from wonderland.ui.games.painting_the_roses.counts import counts, draw_count
from wonderland.ui.games.painting_the_roses.ground import ground_svg
from wonderland.ui.games.painting_the_roses.hand_places import HandPlaces
from wonderland.ui.games.painting_the_roses.layout import LAWN_INSET, PER_GARDEN, QUEEN, QUEEN_WIDER, WALK, Layout
from wonderland.ui.games.painting_the_roses.looks import QUEEN_CHIP, WALK_CHIP, sprite
from wonderland.ui.games.painting_the_roses.marks import Marks, Way
from wonderland.ui.games.painting_the_roses.name_plates import draw_kings, draw_plate, plate_wide
from wonderland.ui.games.painting_the_roses.plate_places import APART, AWAY, PLATE_HIGH, Place, Plate, places
from wonderland.ui.games.painting_the_roses.standing import standing, with_sceptre
from wonderland.ui.games.painting_the_roses.things import Thing, draw_things, lying, tightness
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import Box

UNKNOWN = "?*"
"""A painted hedge whose rank is to be remembered, as views print it."""
GUARD_NUMBER, GUARD_SUIT, GUARD_WIDE = (40.0, 73.5), (54.0, 65.0), (2.0, 4.0)
"""On a guardsman, in hundredths of his width: the middle of his rank, the upper left of his suit; and
how much further right the two are for a Ten."""


class Figure(NamedTuple):
    """A figure under way: where it is on the ring, which may be between two hedges."""

    place: float
    lifted: float = 0.0


@dataclass(slots=True)
class Moving:
    """What the animation puts elsewhere than the view says.

    Attributes:
        guards: guardsmen by seat.
        queen: the Queen of Hearts, None where the view is right.
        gone: seats whose guardsman is not drawn.
        kings: waiting Kings, by seat, that left their place.
        cleared: whether the card that was played has left the lawn.
        aim: of a card that is being laid on the lawn, the hedge that it is about, and how far the
            dots to it have come, from 0 to 1; None for no such card.
    """

    guards: dict[str, Figure] = field(default_factory=dict)
    queen: Figure | None = None
    gone: set[str] = field(default_factory=set)
    kings: dict[str, str] = field(default_factory=dict)
    cleared: bool = False
    aim: tuple[str, float] | None = None


STILL = Moving()


class Garden:
    """Draws the garden of a view.

    Args:
        names: what the seats are called.

    Attributes:
        names: as they were given.
        named: whether the names stand on the lawn.
        hand: where the cards of a hand lie.
    """

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = dict(names)
        self.named = True
        self.hand = HandPlaces()
        self._hedges: dict[tuple[object, ...], pygame.Surface] = {}
        self._ground_drawn = Kept[pygame.Surface]()
        self._base_drawn = Kept[pygame.Surface]()
        self._places, self._awaited = Kept[dict[str, Place]](), Kept[dict[str, Place]]()

    def draw(self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, moving: Moving = STILL) -> None:
        """Draw everything between the bars, back to front, but for what cards would do."""
        canvas.surface.blit(self._base(canvas, layout, view), (0, 0))
        self._draw_reach(canvas, layout, view, marks)
        for way in marks.ways:
            self._draw_way(canvas, layout, way)
        played = played_of(view)
        if moving.aim:
            self._draw_aim(canvas, layout, *moving.aim)
        elif played and played.hedge and not moving.cleared:
            self._draw_aim(canvas, layout, played.hedge)
        for _, draw in sorted(self._standing(canvas, layout, view, marks, moving), key=_by_feet):
            draw()
        self._draw_corner(canvas, layout, view)
        if played and not moving.cleared:
            draw_card(canvas, played.card, on_lawn(layout))

    def _draw_aim(self, canvas: Canvas, layout: Layout, hedge: str, share: float = 1.0) -> None:
        """Draw dots from the card on the lawn to the hedge that it is about, so far."""
        z = layout.zoom
        x, y = on_lawn(layout).centre
        at, near = layout.point(hedge), layout.hedge / 2
        end = at.x + at.inward_x * near, at.y + at.inward_y * near
        points = list(_spaced([(x, y), end], 15 * z))
        for x, y in points[: round(len(points) * share)]:
            place = (x * canvas.scale, y * canvas.scale)
            canvas.disc(place, canvas.px(6.4 * z), "text")
            canvas.disc(place, canvas.px(4.6 * z), "refused")

    def draw_chips(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Say at each hedge that a card leads to what it would do there, over everything else."""
        for hedge, landing in marks.walks.items():
            draw_landing(canvas, layout, hedge, landing, WALK_CHIP, 0)
        for hedge, landing in marks.stalks.items():
            above = 1 if hedge in marks.walks else 0
            draw_landing(canvas, layout, hedge, landing, QUEEN_CHIP, above)
        for hedge, fate in marks.fates.items():
            draw_fate(canvas, layout, hedge, fate, QUEEN_CHIP)

    # --- ground ------------------------------------------------------------------------------
    def _base(self, canvas: Canvas, layout: Layout, view: StateForm) -> pygame.Surface:
        """The ground with all hedges on it, composed anew when something of it changes."""
        planted = tuple((seat, *garden) for seat, garden in view["gardens"].items())
        things, worn = self._lying(canvas, layout, view), tightness(view)
        key = (layout, canvas.scale, canvas.theme.name, planted, things, worn)

        def compose() -> pygame.Surface:
            onto = canvas.onto(self._ground(canvas, layout).copy())
            self._draw_names(onto, layout)
            draw_things(onto, layout, things, worn)
            for seat, *garden in planted:
                for number, card in enumerate(garden):
                    self._draw_hedge(onto, layout, seat, number, card)
            return onto.surface

        return self._base_drawn.of(key, compose)

    def _lying(self, canvas: Canvas, layout: Layout, view: StateForm) -> tuple[Thing, ...]:
        """What lies about on the lawn, where no name stands and no King waits."""
        if not self.named:
            return ()
        placed = self.places(canvas, layout, view).values()
        return lying(canvas, layout, [part for place in placed for part in place.parts])

    def _ground(self, canvas: Canvas, layout: Layout) -> pygame.Surface:
        key = (layout, canvas.scale, canvas.theme.name)

        def draw() -> pygame.Surface:
            width, height = canvas.px(layout.field.width), canvas.px(layout.height)
            body = f'<g transform="scale({canvas.scale})">'
            body += ground_svg(layout, sharp=canvas.theme.sharp) + "</g>"
            return shapes.picture(body, width, height).convert()

        return self._ground_drawn.of(key, draw)

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
        return layout.hedge_box(hedge).rect(canvas).inflate(canvas.px(2 * grown), canvas.px(2 * grown))

    def _corners(self, canvas: Canvas, rect: pygame.Rect, length: float) -> None:
        long, wide = canvas.px(length), max(3, canvas.px(3.6))
        left, top, right, bottom = rect.left, rect.top, rect.right - 1, rect.bottom - 1
        for x, y, dx, dy in ((left, top, 1, 1), (right, top, -1, 1), (left, bottom, 1, -1), (right, bottom, -1, -1)):
            canvas.line([(x, y + dy * long), (x, y), (x + dx * long, y)], "refused", wide)

    def _draw_way(self, canvas: Canvas, layout: Layout, way: Way) -> None:
        inset, sign = 87 * layout.zoom, 1 if way.steps > 0 else -1  # on the inner edge of the sand
        start = layout.place(way.start)
        points = layout.ring.way(start + 0.2 * sign, way.steps - 0.35 * sign, inset)
        for x, y in _spaced(points, 11 * layout.zoom):
            at = (x * canvas.scale, y * canvas.scale)
            canvas.disc(at, canvas.px(4.6), "text")
            canvas.disc(at, canvas.px(3), "now")
        tip = layout.ring.at(start + way.steps, inset)
        back = layout.ring.at(start + way.steps - 0.22 * sign, inset)
        dx, dy = tip.x - back.x, tip.y - back.y
        head = [(tip.x, tip.y), (back.x - dy * 0.5, back.y + dx * 0.5), (back.x + dy * 0.5, back.y - dx * 0.5)]
        canvas.polygon([(x * canvas.scale, y * canvas.scale) for x, y in head], "now", "text", 2)

    # --- what stands ---------------------------------------------------------------------------
    def _standing(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, moving: Moving
    ) -> list[tuple[float, Callable[[], None]]]:
        """What stands in the garden, each with the height of its feet."""
        found: list[tuple[float, Callable[[], None]]] = []
        found += self._guards(canvas, layout, view, marks, moving)
        queen = standing(layout, view, moving.gone).queen
        if moving.queen:
            size = QUEEN[0] * layout.zoom, QUEEN[1] * layout.zoom
            queen = layout.figure_at(moving.queen.place, size)
            queen = with_sceptre(queen).moved(down=-moving.queen.lifted * layout.zoom)
        if queen:
            found.append(self._queen(canvas, layout, queen))
        for seat in layout.seats if self.named else ():
            found.append(self._name_plate(canvas, layout, view, marks, seat, moving))
        return found

    def _draw_hedge(self, canvas: Canvas, layout: Layout, seat: str, number: int, card: str) -> None:
        box = layout.hedge_box(f"{seat}{number + 1}")
        pixels = canvas.px(box.width)
        key = (pixels, canvas.scale, canvas.theme.name, seat, number, card)
        if key not in self._hedges:
            third = number == PER_GARDEN // 2
            self._hedges[key] = compose_hedge(canvas, pixels, seat, card, third=third)
        canvas.surface.blit(self._hedges[key], canvas.pixels(box.x, box.y))

    def _guards(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, moving: Moving
    ) -> list[tuple[float, Callable[[], None]]]:
        """The guardsmen; several on one hedge fan out."""
        found = []
        for seat, stands in standing(layout, view, moving.gone).guards.items():
            box = stands
            if under_way := moving.guards.get(seat):
                box = layout.figure_at(under_way.place, layout.guard)
                box = box.moved(down=-under_way.lifted * layout.zoom)
            guard = guard_of(view, seat)
            card = guard.card if guard else ""
            found.append((box.bottom, self._guard_drawer(canvas, box, seat, card, marks)))
        return found

    def _guard_drawer(self, canvas: Canvas, box: Box, seat: str, card: str, marks: Marks) -> Callable[[], None]:
        def draw() -> None:
            size = canvas.pixels(box.width, box.height)
            if seat == marks.own:
                ring = Box(0.03 * box.width, 0.86 * box.height, 0.94 * box.width, 0.17 * box.height)
                feet = ring.moved(box.x, box.y).rect(canvas)
                canvas.outline(feet, "now", 3, feet.h / canvas.scale / 2)
            canvas.surface.blit(canvas.sprites.get(sprite(f"guardsman-{seat}"), size), canvas.pixels(box.x, box.y))
            unit = box.width / 100
            ink = ink_of(card)
            number_right, suit_right = GUARD_WIDE if card[0] == "T" else (0.0, 0.0)
            (number_x, number_y), (suit_x, suit_y) = GUARD_NUMBER, GUARD_SUIT
            x, y = box.x + (number_x + number_right) * unit, box.y + number_y * unit
            canvas.text(rank_of(card), x, y, BOLD, 30 * unit, ink, CENTRE)
            pixels = max(6, canvas.px(16 * unit))
            suit = canvas.sprites.get(f"suits/{card[1]}", (pixels, pixels))
            x, y = box.x + (suit_x + suit_right) * unit, box.y + suit_y * unit
            canvas.surface.blit(suit, canvas.pixels(x, y))

        return draw

    def _queen(self, canvas: Canvas, layout: Layout, box: Box) -> tuple[float, Callable[[], None]]:
        def draw() -> None:
            wider, above, high = 8 * layout.zoom, 22 * layout.zoom, 28 * layout.zoom
            gown = box.width / QUEEN_WIDER + 2 * wider
            red = canvas.rect(box.x - wider, box.bottom - above, gown, high)
            canvas.veil(red, "target", 96, high / 2)
            canvas.outline(red, "target", 2, high / 2)
            size = canvas.pixels(box.width, box.height)
            canvas.surface.blit(canvas.sprites.get(sprite("queen"), size), canvas.pixels(box.x, box.y))

        return box.bottom, draw

    def places(self, canvas: Canvas, layout: Layout, view: StateForm) -> dict[str, Place]:
        """Where the seats' names stand, the Kings with them; they make room for what else stands."""
        kings = {seat: len(view["kings"][seat]) for seat in layout.seats}
        return self._placed(self._places, canvas, layout, view, kings)

    def _placed(
        self, kept: Kept[dict[str, Place]], canvas: Canvas, layout: Layout, view: StateForm, kings: Mapping[str, int]
    ) -> dict[str, Place]:
        posts = [guard and guard.hedge for guard in (guard_of(view, seat) for seat in view["guards"])]
        key = (layout, canvas.fonts, canvas.theme.name, view["queen"], *kings.values(), *posts)

        def make() -> dict[str, Place]:
            stand = standing(layout, view)
            figures = [*stand.guards.values(), on_lawn(layout)]
            if stand.queen:
                figures.append(stand.queen)
            plates = {seat: Plate(plate_wide(canvas, self.names[seat]), number) for seat, number in kings.items()}
            return places(layout, plates, figures)

        return kept.of(key, make)

    def king_place(self, canvas: Canvas, layout: Layout, seat: str, view: StateForm, king: str) -> Box:
        """Where a King waits beside his seat's name, or would."""
        waiting = view["kings"]
        if king in waiting[seat]:
            return self.places(canvas, layout, view)[seat].kings[waiting[seat].index(king)]
        kings = {s: len(waiting[s]) + (s == seat) for s in layout.seats}
        return self._placed(self._awaited, canvas, layout, view, kings)[seat].kings[-1]

    def _name_plate(
        self, canvas: Canvas, layout: Layout, view: StateForm, marks: Marks, seat: str, moving: Moving
    ) -> tuple[float, Callable[[], None]]:
        place = self.places(canvas, layout, view)[seat]

        def draw() -> None:
            draw_plate(canvas, place.plate, seat, self.names[seat])
            draw_kings(canvas, place, view["kings"][seat], asked=seat in marks.asked, gone=moving.kings.get(seat, ""))

        return place.plate.bottom, draw

    def draw_plates_over(self, canvas: Canvas, layout: Layout, view: StateForm, cards: Sequence[Box]) -> None:
        """Draw again the names that a card under way would hide, so that it passes below them."""
        for seat, place in self.places(canvas, layout, view).items():
            if any(place.plate.rect(canvas).colliderect(card.rect(canvas)) for card in cards):
                draw_plate(canvas, place.plate, seat, self.names[seat])

    # --- corners ---------------------------------------------------------------------------------
    def _draw_corner(self, canvas: Canvas, layout: Layout, view: StateForm) -> None:
        """Draw lamps, the tower, the draw pile and the discards, each with its number."""
        z = min(layout.zoom, 1.5)
        wide, high = 34 * z, 80 * z
        lamp = canvas.sprites.get(sprite("lamp"), canvas.pixels(wide, high))
        for x in (16 * z, layout.field.width - 16 * z - wide):
            canvas.surface.blit(lamp, canvas.pixels(x, 56))
        tower, pile, discards = layout.tower, layout.pile, layout.discards
        size = canvas.px(tower.width), canvas.px(tower.height)
        drawn = canvas.sprites.get(sprite("tower-open" if view["tower"] else "tower"), size)
        canvas.surface.blit(drawn, canvas.pixels(tower.x, tower.y))
        for sheet in range(min(3, view["pile_size"])):
            draw_card(canvas, "??", pile.moved(-2.0 * sheet, -2.4 * sheet))
        if view["discards"]:
            draw_card(canvas, view["discards"][-1], discards)
        says = say("Discarded: {cards}.", cards=by_suit(view["discards"]))
        self._let_look(canvas, discards, "discards", says, view["discards"])
        says = say("In the tower: {cards}.", cards=by_suit(view["tower"]))
        self._let_look(canvas, tower, "tower", says, view["tower"])
        for count in counts(canvas, layout, view):
            draw_count(canvas, count)

    @staticmethod
    def _let_look(canvas: Canvas, box: Box, key: str, says: str, cards: Sequence[str]) -> None:
        """Let cards that lie open be looked through: by pointing, or with the focus."""
        if cards:
            canvas.ring(canvas.region(key, box.rect(canvas), None, says, says))


def on_lawn(layout: Layout, share: float = 1.0) -> Box:
    """Where a card that is played lies; it comes there from the hand's side."""
    x, y = layout.lawn.centre
    names = PLATE_HIGH + APART + (layout.hedge / 2 + (AWAY - LAWN_INSET) * layout.zoom)
    high = min(112 * layout.zoom, layout.lawn.height - 2 * names)
    return Box.round((x, y), high * 80 / 112, high).moved(down=(1 - share) * 140 * layout.zoom)


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


def compose_hedge(canvas: Canvas, pixels: int, seat: str, card: str, *, third: bool) -> pygame.Surface:
    """Lay a hedge's layers over one another and set its rank (look sheet, "Sprites")."""
    red, unknown = (card.endswith("*"), card == "?*")  # a painted hedge whose rank is to be remembered
    rank = "?" if unknown else rank_of(card)
    paint, ending = "red" if red else "silver", "-third" if third else ""
    wide = "-wide" if rank == "10" else ""
    roses = "5" if unknown else "1" if rank == "A" else rank
    names = (f"pot-{seat}-third" if third else "pot", f"bush-{roses}-{paint}", f"rim-{seat}{ending}",
             f"plate-{paint}{wide}")  # fmt: skip
    made = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    for name in names:
        made.blit(canvas.sprites.get(sprite(name), (pixels, pixels)), (0, 0))
    unit = pixels / 100
    size = (23 if red else 27) * unit / canvas.scale
    ink = tuple(canvas.theme["red" if red else "text"])
    number = canvas.fonts.render(rank, BOLD, size, ink)
    # a red one's plate lies aside, a ten's further
    x, y = (78.5 if wide else 75.0, 87.0) if red else (50.0, 85.5)
    made.blit(number, number.get_rect(center=(x * unit, y * unit)))
    return made
