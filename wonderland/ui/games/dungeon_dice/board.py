"""The table drawn: felt, floors, marks, Masters, chests, figures, and above all of them the chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import pygame

from wonderland.games.dungeon_dice.state_form import ItemForm, MonsterForm, StateForm
from wonderland.ui.boards.aims import cased, draw_corners, draw_feared, draw_near
from wonderland.ui.boards.grid import column_and_row, square_name
from wonderland.ui.boards.lying_about import draw_things
from wonderland.ui.boards.table_edge import draw_names, draw_table
from wonderland.ui.boards.verdict_tag import draw_verdict
from wonderland.ui.games.dungeon_dice import figures as draw
from wonderland.ui.games.dungeon_dice.bodies import Body
from wonderland.ui.games.dungeon_dice.embroidery import draw_embroidery
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.floors import draw_floor, draw_ghost
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.marks import Blow, Danger, Ghost, Marks
from wonderland.ui.games.dungeon_dice.things import Lying
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import felt
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.kept import Kept

FIGURE, MASTER, CHEST = 54, 64, 44
"""Sizes on a square of 46."""


class Standing(NamedTuple):
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


def standing_of(facts: Facts, view: StateForm) -> dict[str, Standing]:
    """Every monster in play by its id."""
    return {key: _one(facts, key, one) for key, one in view["monsters"].items()}


def _one(facts: Facts, key: str, one: MonsterForm) -> Standing:
    figure, attacked = facts.figure(key[1:4]), one["attacks"] >= one["may_attack"]
    states = {
        "flying": one["flying"], "tunnel": one["tunnel"], "held": one["held"],
        "slowed": one["slow"], "attacked": attacked, "moved": one["moved"] and not attacked,
    }  # fmt: skip
    holding = tuple(name for name, holds in states.items() if holds)
    known = key[1:4], figure.kind_name, key[0], one["square"], one["hp"], figure.hp
    return Standing(*known, holding, flying=one["flying"])


def masked(view: StateForm) -> StateForm:
    """A view whose face-down items are those that nobody may look into: for a shared screen."""
    seen = view.copy()
    seen["items"] = {square: _shut(item) for square, item in view["items"].items()}
    return seen


def _shut(item: ItemForm) -> ItemForm:
    shut = item.copy()
    shut["id"] = item["id"] if item["up"] else None
    return shut


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
    def draw_gliding(self, canvas: Canvas, layout: Layout, whole: Layout, bodies: Sequence[Body], lying: Lying) -> None:
        """Draw the ground while the camera moves: a part of the whole, larger.

        Args:
            canvas: what is drawn on.
            layout: where things lie as the camera sees them.
            whole: where they lie while it sees the whole table.
            bodies: the pieces of dungeon.
            lying: what lies about on the table.
        """
        key = (*_key(canvas, whole), tuple(bodies), lying)
        ground = self._whole.of(key, lambda: self._made(canvas, whole, tuple(bodies), lying))
        cloth = felt(canvas, layout.room.size)
        canvas.surface.blit(ground, layout.felt)
        canvas.surface.blit(cloth, layout.room)
        share, board = layout.square / whole.square, whole.board.clip(whole.room)
        seen = _scaled(board.move(-whole.board.left, -whole.board.top), share)
        seen.move_ip(layout.board.topleft)
        shown = seen.clip(layout.room)
        part = _scaled(shown.move(-seen.left, -seen.top), whole.square / layout.square)
        part.move_ip(board.left - whole.felt.left, board.top - whole.felt.top)
        part = part.clip(ground.get_rect())
        if part.width and part.height:
            grown = pygame.transform.smoothscale(ground.subsurface(part), shown.size)
            canvas.surface.blit(grown, shown)

    def draw_ground(self, canvas: Canvas, layout: Layout, bodies: Sequence[Body], lying: Lying) -> None:
        """Draw felt, names of rows and columns, what lies about, and floors."""
        seen = tuple(bodies)
        key = (*_key(canvas, layout), seen, lying)
        ground = self._ground.of(key, lambda: self._made(canvas, layout, seen, lying))
        canvas.surface.blit(ground, layout.felt)

    def _made(self, canvas: Canvas, layout: Layout, bodies: Sequence[Body], lying: Lying) -> pygame.Surface:
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

        board = layout.board.move(-dx, -dy)
        draw_things(on, replace(layout, board=board), lying.things, lying.worn)

        def at(cell: tuple[int, int]) -> tuple[int, int]:
            x, y = layout.corner(cell)
            return x - dx, y - dy

        for body in bodies:
            draw_floor(on, body.cells, body.side, layout.square, at, start=body.start)
        ground.set_clip(None)
        draw_names(
            on,
            ground.get_rect(),
            [
                (square_name(column, 0)[0], layout.cell(square_name(column, 0)).centerx - dx)
                for column in range(layout.columns)
            ],
            [(str(row + 1), layout.cell(square_name(0, row)).centery - dy) for row in range(layout.rows)],
        )
        return ground

    # --- marks on the ground -----------------------------------------------------------------------
    def draw_marks(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Draw what is marked below the figures."""
        unit, inset = layout.unit, -2 * round(5 * layout.unit)
        for name in marks.near:
            draw_near(canvas, layout.cell(name))
        for name in marks.feared:
            draw_feared(canvas, layout.cell(name).inflate(-4, -4))
        for name in marks.glow:
            box, radius = layout.cell(name).inflate(inset, inset), 8 * unit / canvas.scale
            canvas.veil(box, "now", 33, radius)
            canvas.outline(box, "glow", 1.6, radius)
        for cells in marks.shadows:
            draw_ghost(canvas, cells, layout.square, layout.corner, fits=True)
        for name in marks.starts:  # a small one of the rings that floors have on their start squares
            canvas.hoop(layout.cell(name).center, 8 * unit, 2 * unit, "glow")
        for name in (*marks.reach, *marks.places):
            edge, radius = -2 * round(4 * unit), 7 * unit / canvas.scale
            box, strong = layout.cell(name).inflate(edge, edge), name in marks.way
            canvas.veil(box, "reach", 190 if strong or canvas.theme.sharp else 127, radius)
            cased(canvas, box, radius)
        for name in marks.asked:
            box = layout.cell(name).inflate(-4, -4)
            canvas.veil(box, "halt", 64, 8)
            canvas.dashes(box, "halt", 3, 7, 8)
        for name in marks.pointed:
            box = layout.cell(name).inflate(-2, -2)
            canvas.veil(box, "near", 60, 8)
            canvas.dashes(box, "now", 3, 8, 7)

    # --- what stands -------------------------------------------------------------------------------
    def draw_standing(
        self, canvas: Canvas, layout: Layout, view: StateForm,
        standing: Mapping[str, Standing], marks: Marks, moving: Moving, full: int,
    ) -> None:  # fmt: skip
        """Draw chests, Masters and figures from north to south, then the chips of all."""
        unit = layout.unit
        for name in view["blocks"]:
            canvas.stamp(sprite("bricks"), (layout.square, layout.square), layout.cell(name).center)
        chests = [(_south(name), 0, name) for name in view["items"]]
        masters = [(_south(name) - 0.1, 1, side) for side, name in layout.slots.items()]
        figures = [(_south(one.square), 2, key) for key, one in standing.items()]
        for _, sort, key in sorted([*chests, *masters, *figures]):
            if sort == 0:
                item, cell = view["items"][key], layout.cell(key)
                code = str(item["id"])[1:4] if item["up"] and item["id"] else ""
                at, alpha = (cell.left + unit, cell.top - unit), moving.alpha.get(key, 255)
                size = round(CHEST * unit)
                draw.draw_chest(canvas, item["side"], item["kind"], code, at, size, alpha=alpha)
            elif sort == 1:
                self._draw_ground_of(canvas, layout, layout.slots[key], marks)
                cell = layout.cell(layout.slots[key])
                at, fallen = (cell.left - 9 * unit, cell.top - 22 * unit), view["masters"][key] <= 0
                draw.draw_master(canvas, key, at, round(MASTER * unit), fallen=fallen)
            else:
                self._draw_monster(canvas, layout, key, standing[key], marks, moving)
        for side, name in layout.slots.items():
            heart, cell = min(15.0, 46.0 / max(1, full)) * unit, layout.cell(name)
            at = cell.left + 0.5 * unit, cell.top + 44 * unit
            draw.draw_hearts(canvas, view["masters"][side], full, at, heart, light=True)
        for names, colour in ((marks.hits, "aim"), (marks.aims, "halt"), (marks.dangers, "aim")):
            for name in names:
                draw_corners(canvas, layout.cell(name).inflate(-6, -6), colour)
        for key, one in sorted(standing.items(), key=lambda pair: _south(pair[1].square)):
            if moving.alpha.get(key, 255) == 255:
                self._draw_chips(canvas, layout, one, moving.shift.get(key, (0.0, 0.0)))

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

    def _draw_chips(self, canvas: Canvas, layout: Layout, one: Standing, shift: tuple[float, float]) -> None:
        cell, unit = layout.cell(one.square), layout.unit
        chip = max(unit, 0.86 * canvas.scale)
        x, y = cell.left + shift[0], cell.top + shift[1]
        foot = y + layout.square - 16 * unit - (chip - unit) * 4
        at = x + 2 * unit - (chip - unit) * 6, foot
        draw.draw_chip(canvas, one.side, at, chip, one.left, one.full)
        mark, right = 18 * chip, x + layout.square - 0.5 * unit + (chip - unit) * 5
        at = right - mark / 2, foot + mark / 2 - unit * 0.5
        draw.draw_mark(canvas, one.kind, at, mark)
        draw.draw_states(canvas, one.states, x + layout.square + 4 * unit, y - 3 * unit, unit)

    # --- above all -----------------------------------------------------------------------------------
    def draw_above(self, canvas: Canvas, layout: Layout, marks: Marks, standing: Iterable[Standing]) -> None:
        """Draw prices, what blows would do, and the net in hand."""
        for name, price in marks.reach.items():
            _draw_price(canvas, layout.cell(name), layout.unit, str(price))
        dangers = {name: one for name, one in marks.dangers.items() if name not in marks.hits}
        for name, box in danger_boxes(canvas, layout, dangers).items():
            _draw_danger(canvas, layout, box, dangers[name])
        pills = {name: pill_box(canvas, layout, name, blow) for name, blow in marks.hits.items()}
        for name, blow in marks.hits.items():
            _draw_pill(canvas, layout, pills[name], blow)
        if marks.verdict:
            name, verdict = marks.verdict
            squares = (*layout.slots.values(), *(one.square for one in standing))
            taken = [*(_with_chips(layout, square) for square in squares), *pills.values()]
            reached = [layout.cell(square) for square in marks.reach]
            draw_verdict(canvas, layout.cell(name), verdict, taken, reached)
        if marks.ghost:
            self._draw_held(canvas, layout, marks.ghost)
            for name in marks.pointed:  # what a hint points out under the net is drawn over it again
                if column_and_row(name) in marks.ghost.cells:
                    canvas.dashes(layout.cell(name).inflate(-8, -8), "ghost-edge", 3, 8, 7)

    def _draw_held(self, canvas: Canvas, layout: Layout, ghost: Ghost) -> None:
        unit, cell = layout.unit, layout.cell_of(ghost.cells[0])
        draw_ghost(canvas, ghost.cells, layout.square, layout.corner, fits=ghost.fits)
        x, y = cell.left + layout.square / 2, cell.top + layout.square / 2
        edge = "ghost-edge" if ghost.fits else "refusal"
        canvas.disc((x, y), 21 * unit, edge)
        canvas.disc((x, y), 17.6 * unit, "front")
        for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            points = [(x + dx * far * unit, y + dy * far * unit) for far in (16.0, 22.5)]
            canvas.line(points, edge, 3.4 * unit)
        code, kind = ghost.figure
        if kind.endswith("K"):
            at = cell.left + 4 * unit, cell.top - 2 * unit
            draw.draw_chest(canvas, ghost.side, kind, "", at, round(38 * unit))
        else:
            at = cell.left - unit, cell.top - 14 * unit
            draw.draw_figure(canvas, code, kind, ghost.side, at, round(48 * unit))


def _scaled(rect: Rect, by: float) -> Rect:
    """A rectangle so many times as large, and as far from the origin."""
    return Rect(*(round(side * by) for side in rect))


def _south(name: str) -> float:
    """How far south a square lies: what lies further south is drawn later."""
    return -column_and_row(name)[1]


def _with_chips(layout: Layout, name: str) -> Rect:
    """A square with the head of who stands there, and the chips or hearts at its foot."""
    cell, aside, above, high = layout.cell(name), *(round(u * layout.unit) for u in (5, 14, 20))
    wide = round(10 * layout.unit)
    return Rect(cell.left - aside, cell.top - above, cell.width + wide, cell.height + high)


def _key(canvas: Canvas, layout: Layout) -> tuple[object, ...]:
    """What a ground looks like depends on, besides what lies on it."""
    look = canvas.theme.name, canvas.scale, canvas.fonts
    return (layout.felt.size, layout.board.topleft, layout.square, *look)


def _draw_price(canvas: Canvas, cell: Rect, unit: float, text: str) -> None:
    size = max(unit, 0.86 * canvas.scale)
    box = Rect(0, 0, round(19 * size), round(17 * size))
    box.topright = (cell.right - round(4 * unit), cell.top + round(4 * unit))
    canvas.fill(box, "reach-chip", 8 * size / canvas.scale)
    letters = max(13.0, 13 * size / canvas.scale)
    draw.set_number(canvas, text, box.center, letters, "reach-chip-text")


def _sized(canvas: Canvas, layout: Layout, letters: float) -> tuple[float, float, int]:
    """How large a pill is drawn, its letters, and what is round it."""
    size = max(layout.unit, 0.9 * canvas.scale)
    return size, max(13.0, letters * size / canvas.scale), round(2 * size)


def danger_boxes(canvas: Canvas, layout: Layout, dangers: Mapping[str, Danger]) -> dict[str, Rect]:
    """Where it stands how likely whoever is on each square is struck: above him, above one another."""
    size, letters, edge = _sized(canvas, layout, 13)
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


def _draw_danger(canvas: Canvas, layout: Layout, box: Rect, danger: Danger) -> None:
    """Write how likely somebody is struck; red where it is the last blow."""
    _, letters, edge = _sized(canvas, layout, 13)
    canvas.fill(box, "target", 11)
    canvas.fill(box.inflate(-2 * edge, -2 * edge), "target" if danger.deadly else "front", 9)
    ink = "front" if danger.deadly else "target"
    draw.set_number(canvas, danger.chance, box.center, letters, ink, box)


def pill_box(canvas: Canvas, layout: Layout, name: str, blow: Blow) -> Rect:
    """Where it stands what a blow would do: on the side of the square away from who strikes."""
    (size, letters, gap), cell = _sized(canvas, layout, 14), layout.cell(name)
    wide = canvas.fonts.size(blow.plain, BOLD, letters)[0] + round(14 * size)
    if blow.defended:
        defended = canvas.fonts.size(blow.defended, BOLD, letters)[0]
        wide += defended + round(11 * size) + round(12 * size)
    box = Rect(0, 0, wide, round(20 * size))
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


def _draw_pill(canvas: Canvas, layout: Layout, box: Rect, blow: Blow) -> None:
    """Write what a blow would do."""
    size, letters, gap = _sized(canvas, layout, 14)
    canvas.fill(box.inflate(2 * gap, 2 * gap), "front", 12)
    canvas.fill(box, "target", 10)
    s, middle, shield = canvas.scale, box.centery / canvas.scale, round(11 * size)
    x = (box.left + round(7 * size)) / s
    drawn = canvas.text(blow.plain, x, middle, BOLD, letters, "front", within=box)
    if not blow.defended:
        return
    bar = drawn.right + round(4 * size)
    line = bar, box.top + gap * 2, max(1, gap // 2), box.height - 4 * gap
    canvas.surface.fill(canvas.theme["ghost"], line)
    left = bar + round(4 * size)
    draw.draw_sign(canvas, "crest-D", (left + shield / 2, box.centery), shield, "front")
    x = (left + shield + gap) / s
    canvas.text(blow.defended, x, middle, BOLD, letters, "front", within=box)
