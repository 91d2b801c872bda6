"""The table drawn: felt, floors, marks, Masters, chests, figures, and above all of them the chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from wonderland.games.dungeon_dice.state_form import ItemForm, StateForm
from wonderland.ui.boards.aims import cased, draw_corners, draw_feared, draw_near
from wonderland.ui.boards.grid import column_and_row, square_name
from wonderland.ui.boards.table_edge import draw_names, draw_table
from wonderland.ui.boards.verdict_tag import draw_verdict
from wonderland.ui.games.dungeon_dice import figures as draw
from wonderland.ui.games.dungeon_dice.bodies import Body, Cell
from wonderland.ui.games.dungeon_dice.embroidery import draw_embroidery
from wonderland.ui.games.dungeon_dice.floors import draw_floor, draw_ghost
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.marks import Blow, Danger, Ghost, Marks
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import felt
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.kept import Kept

FIGURE, MASTER, CHEST = 54, 64, 44
"""Sizes on a square of 46."""
PILL = 20
START = 8
"""The ring where a net may start: a small one of those that floors have on their start squares."""
BEHIND = 0.1
"""How many rows further back a Master counts, so that what stands in its row is drawn over it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A monster as it is drawn.

    Attributes:
        code, kind, side: who it is.
        square: where.
        left, full: the HP that it has left, and has when it is unhurt.
        states: what holds of it, as discs.
        flying: whether it hangs on its peg.
    """

    code: str
    kind: str
    side: str
    square: str
    left: int
    full: int
    states: tuple[str, ...] = ()
    flying: bool = False


@dataclass(slots=True)
class Moving:
    """How effects draw monsters that are on their way.

    Attributes:
        shift: by how many pixels each is moved.
        alpha: how much of each is seen; of a chest by its square.
        rise: how much higher each stands, in pixels; below 0 it sinks.
    """

    shift: dict[str, tuple[float, float]] = field(default_factory=dict)
    alpha: dict[str, int] = field(default_factory=dict)
    rise: dict[str, int] = field(default_factory=dict)


class Board:
    """Draws a table; what does not change from frame to frame is kept."""

    def __init__(self) -> None:
        self._ground = Kept[pygame.Surface]()
        self._whole = Kept[pygame.Surface]()

    # --- the ground ------------------------------------------------------------------------------
    def draw_gliding(
        self, canvas: Canvas, layout: Layout, whole: Layout, bodies: Sequence[Body]
    ) -> None:
        """Draw the ground while the camera moves: a part of the whole, larger.

        Args:
            canvas: what is drawn on.
            layout: where things lie as the camera sees them.
            whole: where they lie while it sees the whole table.
            bodies: the pieces of dungeon.
        """
        key = (*_key(canvas, whole), tuple(bodies))
        ground = self._whole.of(key, lambda: self._made(canvas, whole, tuple(bodies)))
        cloth = felt(canvas, layout.room.size)
        canvas.surface.blit(ground, layout.felt)
        canvas.surface.blit(cloth, layout.room)
        share, board = layout.square / whole.square, whole.board.clip(whole.room)
        seen = Rect(layout.board.left + round((board.left - whole.board.left) * share),
                    layout.board.top + round((board.top - whole.board.top) * share),
                    round(board.width * share), round(board.height * share))  # fmt: skip
        shown = seen.clip(layout.room)
        part = Rect(round((shown.left - seen.left) / share), round((shown.top - seen.top) / share),
                    round(shown.width / share), round(shown.height / share))  # fmt: skip
        part.move_ip(board.left - whole.felt.left, board.top - whole.felt.top)
        part = part.clip(ground.get_rect())
        if part.width and part.height:
            grown = pygame.transform.smoothscale(ground.subsurface(part), shown.size)
            canvas.surface.blit(grown, shown)

    def draw_ground(self, canvas: Canvas, layout: Layout, bodies: Sequence[Body]) -> None:
        """Draw felt, names of rows and columns, and floors."""
        seen = tuple(bodies)
        key = (*_key(canvas, layout), seen)
        ground = self._ground.of(key, lambda: self._made(canvas, layout, seen))
        canvas.surface.blit(ground, layout.felt)

    def _made(self, canvas: Canvas, layout: Layout, bodies: Sequence[Body]) -> pygame.Surface:
        ground = pygame.Surface(layout.felt.size)
        on = canvas.onto(ground)
        dx, dy = layout.felt.topleft
        draw_table(on, ground.get_rect())
        ground.set_clip(layout.within.move(-dx, -dy))
        slots = {side: layout.cell(name).move(-dx, -dy) for side, name in layout.slots.items()}
        laid = sum(len(body.cells) for body in bodies)
        draw_embroidery(on, layout.board.move(-dx, -dy), slots, layout.unit, laid)
        for column in range(layout.columns):
            for row in range(layout.rows):
                x, y = layout.cell(square_name(column, row)).center
                on.disc((x - dx, y - dy), 1.5 * layout.unit, "grid", 153)

        def at(cell: Cell) -> tuple[int, int]:
            x, y = _corner(layout, cell)
            return x - dx, y - dy

        for body in bodies:
            draw_floor(on, body.cells, body.side, layout.square, at, start=body.start)
        ground.set_clip(None)
        draw_names(
            on, ground.get_rect(),
            [(square_name(column, 0)[0], layout.cell(square_name(column, 0)).centerx - dx)
             for column in range(layout.columns)],
            [(str(row + 1), layout.cell(square_name(0, row)).centery - dy)
             for row in range(layout.rows)],
        )  # fmt: skip
        return ground

    # --- marks on the ground -----------------------------------------------------------------------
    def draw_marks(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Draw what is marked below the figures."""
        inset = round(5 * layout.unit)
        for name in marks.near:
            draw_near(canvas, layout.cell(name))
        for name in marks.feared:
            draw_feared(canvas, layout.cell(name).inflate(-4, -4))
        for name in marks.glow:
            box = layout.cell(name).inflate(-2 * inset, -2 * inset)
            radius = 8 * layout.unit / canvas.scale
            canvas.veil(box, "now", 33, radius)
            canvas.outline(box, "glow", 1.6, radius)
        for cells in marks.shadows:
            draw_ghost(canvas, cells, layout.square, lambda cell: _corner(layout, cell), fits=True)
        for name in marks.starts:
            canvas.hoop(layout.cell(name).center, START * layout.unit, 2 * layout.unit, "glow")
        for name in marks.reach:
            self._draw_reach(canvas, layout.cell(name), layout.unit, strong=name in marks.way)
        for name in marks.places:
            self._draw_reach(canvas, layout.cell(name), layout.unit, strong=False)
        for name in marks.asked:
            box = layout.cell(name).inflate(-4, -4)
            canvas.veil(box, "halt", 64, 8)
            canvas.dashes(box, "halt", 3, 7, 8)
        for name in marks.pointed:
            box = layout.cell(name).inflate(-2, -2)
            canvas.veil(box, "near", 60, 8)
            canvas.dashes(box, "now", 3, 8, 7)

    def _draw_reach(self, canvas: Canvas, cell: Rect, unit: float, *, strong: bool) -> None:
        box = cell.inflate(-2 * round(4 * unit), -2 * round(4 * unit))
        radius = 7 * unit / canvas.scale
        alpha = 190 if strong or canvas.theme.sharp else 127
        canvas.veil(box, "reach", alpha, radius)
        cased(canvas, box, radius)

    # --- what stands -------------------------------------------------------------------------------
    def draw_standing(
        self, canvas: Canvas, layout: Layout, view: StateForm,
        standing: Mapping[str, Standing], marks: Marks, moving: Moving, full: int,
    ) -> None:  # fmt: skip
        """Draw chests, Masters and figures from north to south, then the chips of all."""
        unit = layout.unit
        blocked = round(38 * unit)
        for name in view["blocks"]:
            rect = layout.cell(name).inflate(blocked - layout.square, blocked - layout.square)
            bricks = canvas.sprites.get(sprite("bricks"), (layout.square, layout.square))
            canvas.surface.blit(bricks, bricks.get_rect(center=rect.center))
        order: list[tuple[float, int, str]] = []
        order += [(-column_and_row(name)[1], 0, name) for name in view["items"]]
        order += [
            (-column_and_row(name)[1] - BEHIND, 1, side) for side, name in layout.slots.items()
        ]
        order += [(-column_and_row(one.square)[1], 2, key) for key, one in standing.items()]
        for _, sort, key in sorted(order):
            if sort == 0:
                seen = moving.alpha.get(key, 255)
                self._draw_chest(canvas, layout, key, view["items"][key], seen)
            elif sort == 1:
                self._draw_master(canvas, layout, key, marks, fallen=view["masters"][key] <= 0)
            else:
                self._draw_monster(canvas, layout, key, standing[key], marks, moving)
        for side in layout.slots:
            self._draw_hearts(canvas, layout, side, view["masters"][side], full)
        for name in marks.hits:
            draw_corners(canvas, layout.cell(name).inflate(-6, -6), "aim")
        for name in marks.aims:
            draw_corners(canvas, layout.cell(name).inflate(-6, -6), "halt")
        for name in marks.dangers:
            draw_corners(canvas, layout.cell(name).inflate(-6, -6), "aim")
        for key, one in sorted(
            standing.items(), key=lambda pair: -column_and_row(pair[1].square)[1]
        ):
            if moving.alpha.get(key, 255) == 255:
                self._draw_chips(canvas, layout, one, moving.shift.get(key, (0.0, 0.0)))

    def _draw_chest(
        self, canvas: Canvas, layout: Layout, name: str, item: ItemForm, alpha: int
    ) -> None:
        cell, unit = layout.cell(name), layout.unit
        code = str(item["id"])[1:4] if item["up"] and item["id"] else ""
        draw.draw_chest(canvas, item["side"], item["kind"], code, (cell.left + unit, cell.top - unit),
                        round(CHEST * unit), alpha=alpha)  # fmt: skip

    def _draw_master(
        self, canvas: Canvas, layout: Layout, side: str, marks: Marks, *, fallen: bool
    ) -> None:
        cell, unit = layout.cell(layout.slots[side]), layout.unit
        self._draw_ground_of(canvas, layout, layout.slots[side], marks)
        at = (cell.left - 9 * unit, cell.top - 22 * unit)
        draw.draw_master(canvas, side, at, round(MASTER * unit), fallen=fallen)

    def _draw_hearts(self, canvas: Canvas, layout: Layout, side: str, life: int, full: int) -> None:
        cell, unit = layout.cell(layout.slots[side]), layout.unit
        size = min(15.0, 46.0 / max(1, full)) * unit
        draw.draw_hearts(
            canvas, life, full, (cell.left + 0.5 * unit, cell.top + 44 * unit), size, light=True
        )

    def _draw_ground_of(self, canvas: Canvas, layout: Layout, name: str, marks: Marks) -> None:
        """Draw the ground of who is taken up or can be struck."""
        cell, radius = layout.cell(name), 9 * layout.unit / canvas.scale
        if name == marks.picked:
            canvas.veil(cell, "now", 90, radius)
            canvas.outline(cell.inflate(2, 2), "text", 6, radius)
            canvas.outline(cell, "now", 3.6, radius)
        elif name in marks.hits:
            canvas.veil(cell.inflate(-4, -4), "target", 107, radius)

    def _draw_monster(
        self, canvas: Canvas, layout: Layout, key: str, one: Standing, marks: Marks, moving: Moving
    ) -> None:
        cell, unit = layout.cell(one.square), layout.unit
        dx, dy = moving.shift.get(key, (0.0, 0.0))
        if not (dx or dy):
            self._draw_ground_of(canvas, layout, one.square, marks)
        at = (cell.left - 4 * unit + dx, cell.top - 12 * unit + dy)
        draw.draw_figure(
            canvas, one.code, one.kind, one.side, at, round(FIGURE * unit), flying=one.flying,
            alpha=moving.alpha.get(key, 255), rise=moving.rise.get(key, 0),
        )  # fmt: skip

    def _draw_chips(
        self, canvas: Canvas, layout: Layout, one: Standing, shift: tuple[float, float]
    ) -> None:
        cell, unit = layout.cell(one.square), layout.unit
        chip = max(unit, 0.86 * canvas.scale)
        x, y = cell.left + shift[0], cell.top + shift[1]
        foot = y + layout.square - 16 * unit - (chip - unit) * 4
        draw.draw_chip(
            canvas, one.side, (x + 2 * unit - (chip - unit) * 6, foot), chip, one.left, one.full
        )
        mark = 18 * chip
        right = x + layout.square - 0.5 * unit + (chip - unit) * 5
        draw.draw_mark(canvas, one.kind, (right - mark / 2, foot + mark / 2 - unit * 0.5), mark)
        draw.draw_states(canvas, one.states, x + layout.square + 4 * unit, y - 3 * unit, unit)

    # --- above all -----------------------------------------------------------------------------------
    def draw_above(
        self, canvas: Canvas, layout: Layout, marks: Marks, standing: Iterable[Standing]
    ) -> None:
        """Draw prices, what blows would do, and the net in hand."""
        taken = [_with_chips(layout, name) for name in layout.slots.values()]
        taken += [_with_chips(layout, one.square) for one in standing]
        for name, price in marks.reach.items():
            _draw_price(canvas, layout.cell(name), layout.unit, str(price))
        dangers = {name: one for name, one in marks.dangers.items() if name not in marks.hits}
        for name, box in danger_boxes(canvas, layout, dangers).items():
            _draw_danger(canvas, layout, box, dangers[name])
        for name, blow in marks.hits.items():
            _draw_pill(canvas, layout, layout.cell(name), blow)
        if marks.verdict:
            name, verdict = marks.verdict
            pills = [pill_box(canvas, layout, layout.cell(n), b) for n, b in marks.hits.items()]
            draw_verdict(canvas, layout.cell(name), verdict, [*taken, *pills],
                         [layout.cell(reached) for reached in marks.reach])  # fmt: skip
        if marks.ghost:
            self._draw_held(canvas, layout, marks.ghost)
            self._draw_through(canvas, layout, marks, marks.ghost)

    @staticmethod
    def _draw_through(canvas: Canvas, layout: Layout, marks: Marks, ghost: Ghost) -> None:
        """Draw what is pointed out under the net in hand, such as the net of a hint, over it again."""
        for name in marks.pointed:
            if column_and_row(name) in ghost.cells:
                canvas.dashes(layout.cell(name).inflate(-8, -8), "ghost-edge", 3, 8, 7)

    def _draw_held(self, canvas: Canvas, layout: Layout, ghost: Ghost) -> None:
        unit = layout.unit

        def at(cell: Cell) -> tuple[int, int]:
            return _corner(layout, cell)

        draw_ghost(canvas, ghost.cells, layout.square, at, fits=ghost.fits)
        x, y = at(ghost.cells[0])
        middle = (x + layout.square / 2, y + layout.square / 2)
        edge = "ghost-edge" if ghost.fits else "refusal"
        canvas.disc(middle, 21 * unit, edge)
        canvas.disc(middle, 17.6 * unit, "front")
        for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            points = [
                (middle[0] + dx * far * unit, middle[1] + dy * far * unit) for far in (16.0, 22.5)
            ]
            canvas.line(points, edge, 3.4 * unit)
        code, kind = ghost.figure
        if kind.endswith("K"):
            draw.draw_chest(
                canvas, ghost.side, kind, "", (x + 4 * unit, y - 2 * unit), round(38 * unit)
            )
            return
        size = round(48 * unit)
        draw.draw_figure(canvas, code, kind, ghost.side, (x - unit, y - 14 * unit), size)


def _with_chips(layout: Layout, name: str) -> Rect:
    """A square with the head of who stands there, and the chips or hearts at its foot."""
    cell, unit = layout.cell(name), layout.unit
    return Rect(cell.left - round(5 * unit), cell.top - round(14 * unit),
                cell.width + round(10 * unit), cell.height + round(20 * unit))  # fmt: skip


def _key(canvas: Canvas, layout: Layout) -> tuple[object, ...]:
    """What a ground looks like depends on, besides what lies on it."""
    return (layout.felt.size, layout.board.topleft, layout.square, canvas.theme.name, canvas.scale,
            canvas.fonts)  # fmt: skip


def _corner(layout: Layout, cell: Cell) -> tuple[int, int]:
    """The upper left corner of a square, which may lie off the table, in pixels."""
    return (
        layout.board.left + cell[0] * layout.square,
        layout.board.top + (layout.rows - 1 - cell[1]) * layout.square,
    )


def _draw_price(canvas: Canvas, cell: Rect, unit: float, text: str) -> None:
    size = max(unit, 0.86 * canvas.scale)
    box = Rect(0, 0, round(19 * size), round(17 * size))
    box.topright = (cell.right - round(4 * unit), cell.top + round(4 * unit))
    canvas.fill(box, "reach-chip", 8 * size / canvas.scale)
    draw.set_number(
        canvas, text, box.center, max(13.0, 13 * size / canvas.scale), "reach-chip-text"
    )


def danger_boxes(canvas: Canvas, layout: Layout, dangers: Mapping[str, Danger]) -> dict[str, Rect]:
    """Where it stands how likely whoever is on each square is struck: above him, above one another."""
    size, letters, edge = _danger_sizes(canvas, layout)
    found: dict[str, Rect] = {}
    for name, danger in dangers.items():
        wide = canvas.fonts.size(danger.chance, BOLD, letters)[0] + round(12 * size)
        box = Rect(0, 0, wide + 2 * edge, round(18 * size) + 2 * edge)
        cell = layout.cell(name)
        box.midbottom = (cell.centerx, cell.top - round(9 * layout.unit) + edge)
        box.clamp_ip(layout.felt)
        while (other := box.collidelist([*found.values()])) >= 0:
            box.bottom = [*found.values()][other].top
        found[name] = box
    return found


def _danger_sizes(canvas: Canvas, layout: Layout) -> tuple[float, float, int]:
    """How large such a pill is drawn, its letters, and its edge."""
    size = max(layout.unit, 0.9 * canvas.scale)
    return size, max(13.0, 13 * size / canvas.scale), round(2 * size)


def _draw_danger(canvas: Canvas, layout: Layout, box: Rect, danger: Danger) -> None:
    """Write how likely somebody is struck; red where it is the last blow."""
    _, letters, edge = _danger_sizes(canvas, layout)
    canvas.fill(box, "target", 11)
    canvas.fill(box.inflate(-2 * edge, -2 * edge), "target" if danger.deadly else "front", 9)
    ink = "front" if danger.deadly else "target"
    draw.set_number(canvas, danger.chance, box.center, letters, ink, box)


def pill_box(canvas: Canvas, layout: Layout, cell: Rect, blow: Blow) -> Rect:
    """Where it stands what a blow would do: on the side of the square away from who strikes."""
    size, letters, shield = _pill_sizes(canvas, layout)
    wide = canvas.fonts.size(blow.plain, BOLD, letters)[0] + round(14 * size)
    if blow.defended:
        wide += canvas.fonts.size(blow.defended, BOLD, letters)[0] + shield + round(12 * size)
    box = Rect(0, 0, wide, round(PILL * size))
    gap = round(2 * size)
    if blow.away == "e":
        box.midleft = (cell.right + gap, cell.top + round(16 * layout.unit))
    elif blow.away == "w":
        box.midright = (cell.left - gap, cell.top + round(16 * layout.unit))
    elif blow.away == "n":
        box.midbottom = (cell.centerx, cell.top - round(14 * layout.unit))
    else:
        box.midtop = (cell.centerx, cell.bottom + gap)
    box.clamp_ip(layout.felt)
    return box


def _pill_sizes(canvas: Canvas, layout: Layout) -> tuple[float, float, int]:
    """How large a pill is drawn, its letters, and its shield."""
    size = max(layout.unit, 0.9 * canvas.scale)
    return size, max(13.0, 14 * size / canvas.scale), round(11 * size)


def _draw_pill(canvas: Canvas, layout: Layout, cell: Rect, blow: Blow) -> None:
    """Write what a blow would do."""
    box = pill_box(canvas, layout, cell, blow)
    size, letters, shield = _pill_sizes(canvas, layout)
    gap = round(2 * size)
    canvas.fill(box.inflate(2 * gap, 2 * gap), "front", 12)
    canvas.fill(box, "target", 10)
    s, middle = canvas.scale, box.centery / canvas.scale
    x = (box.left + round(7 * size)) / s
    drawn = canvas.text(blow.plain, x, middle, BOLD, letters, "front", within=box)
    if not blow.defended:
        return
    bar = drawn.right + round(4 * size)
    canvas.surface.fill(
        canvas.theme["ghost"], (bar, box.top + gap * 2, max(1, gap // 2), box.height - 4 * gap)
    )
    left = bar + round(4 * size)
    draw.draw_sign(canvas, "crest-D", (left + shield / 2, box.centery), shield, "front")
    canvas.text(
        blow.defended, (left + shield + gap) / s, middle, BOLD, letters, "front", within=box
    )
