"""A match as a picture of a real table: seen from a chair, under the lamp, with tea (menu)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.queries import Domino
from wonderland.ui.boards.die_body import Body, draw_die
from wonderland.ui.boards.playing_card import TALL, draw_playing_card
from wonderland.ui.games.wonderland.bones import PIPS, halves
from wonderland.ui.games.wonderland.pair_cards import face_of
from wonderland.ui.games.wonderland.pieces import draw_image, draw_piece
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import lamp_pool, tiled
from wonderland.ui.kit.lens import Lens

SEEN = (1280, 720)
"""The window for which the camera is set; others see more or less of the table's left."""
COLUMNS, ROWS = 20, 13
COARSE = 4
AROUND = (2.0, 1.2, 0.4, 2.0)
"""Cloth beyond the squares: left, far, right, near."""
BOARD, RIM, DEEP = 0.9, 0.18, -0.9
"""How broad the wooden edge is, how high above the cloth, and how far it reaches down."""
GRAIN = (("#7a5230", 2.0), ("#3f2715", 1.6), ("#6d4829", 1.4), ("#44290f", 2.2), ("#7a5230", 1.0))
"""The colours and widths of the lines along the boards, from the outer to the inner."""
BONE = 0.2
"""The height of a domino."""
BONES = {"w": ("#f3ead2", "#b59b68", "#d9c79c", "#a98f5f"), "e": ("#35595a", "#142727", "#22403f", "#5f8f86")}
HAND = ((9.0, 10.6, -22), (10.0, 10.25, -7), (11.1, 10.15, 9), (12.1, 10.35, 24))
"""Where cards lie before the player, and how each is turned."""
DICE = ((4.9, 10.2, 22), (6.0, 10.9, 38), (7.2, 10.2, 14), (3.9, 11.0, 30))
"""Where dice lie, and how each is turned."""
STANDS, THICK = 0.5, 0.1
"""How high a domino of the line stands, and half of how thick it is."""
FIRST_LINE, LINES_APART = 0.12, 0.18
"""Where the first line of the boards' grain runs, and how far apart lines are, in their widths."""
FREE, FREE_STANDING, GROOVE = 0.05, 0.08, 0.15
"""What of its squares a domino leaves free, what one on its edge does, and where its groove begins."""
SHADE = (0.1, 0.2, 0.3)
"""How far a domino's shade begins from its left and from its far side, and how far it falls."""
LONG_SHADE = ((0.1, 0.0), (2.2, 0.0), (2.2, 0.55), (0.2, 0.55))
"""The corners of the shade of a domino on its edge, from its left end."""
CARD_MIDDLE, LEANS, SPARE = (0.8, 1.2), 12, 8
"""Of a card in the hand: its middle from its place, in squares, how all lean, and room about it."""
CUP = (17.6, 0.4)


@dataclass(frozen=True, slots=True)
class PicturedBeing:
    """A being on the table of the picture."""

    side: str
    card: Card
    square: str


@dataclass(frozen=True, slots=True)
class PicturedTable:
    """What is on the table.

    Attributes:
        dominoes: as they lie.
        beings: as they stand.
        lives: of each side's Image, and how many it had.
        images: the squares of the Images.
        columns, rows: of the table.
        hand: cards that lie before the player.
        dice: the level of each die that lies there, and its faces, the one on top first.
        line: the squares of the line of dominoes that stands yet, each the left one of two.
    """

    dominoes: Sequence[Domino]
    beings: Sequence[PicturedBeing]
    lives: Mapping[str, int]
    most: int
    images: tuple[str, str] = ("a7", "t7")
    columns: int = COLUMNS
    rows: int = ROWS
    hand: Sequence[str] = ()
    dice: Sequence[tuple[str, str]] = ()
    line: Sequence[str] = ()


def table_picture(
    canvas: Canvas, size: tuple[int, int], scene: PicturedTable, definitions: Definitions
) -> pygame.Surface:
    """Draw a table that fills a size in pixels."""
    lens = _lens(size, scene.columns, scene.rows)
    picture = canvas.onto(pygame.Surface(size))
    picture.surface.fill((14, 10, 7))
    _draw_room(picture)
    picture.surface.blit(shapes.picture(_edge(lens, scene), *size), (0, 0))
    _draw_cloth(picture, lens, scene)
    picture.surface.blit(shapes.picture(_bones(lens, scene), *size), (0, 0))
    _draw_hand(picture, _lens(size, COLUMNS, ROWS), definitions, scene.hand)
    _draw_upright(picture, lens, scene)
    deep = scene.rows - ROWS
    for (level, faces), (x, y, yaw) in zip(scene.dice, DICE, strict=False):
        left, top, unit = lens.see(x, y + deep)
        draw_die(picture, Body(level, tuple(faces), yaw), (left, top), unit * 0.8, f"level-{level}")
    return picture.surface


def _lens(size: tuple[int, int], columns: int, rows: int) -> Lens:
    """How a table of so many squares is seen whole in a picture of a size."""
    scale = max(size[0] / SEEN[0], size[1] / SEEN[1])
    fit = COLUMNS / max(columns, rows * COLUMNS / ROWS)
    return Lens(
        x=columns * 0.49, y=rows * 0.4, yaw=14, tilt=45, far=30 / fit,
        zoom=1235 * scale, left=size[0] - 452 * scale, top=276 * scale,
    )  # fmt: skip


def _draw_room(canvas: Canvas) -> None:
    """The dark behind the table, with a little of the lamp's light."""
    width, height = (max(1, length // COARSE) for length in canvas.surface.get_size())
    room = (
        f'<defs><radialGradient id="room" gradientUnits="userSpaceOnUse" cx="{width * 0.64:.0f}" '
        f'cy="{height * 0.4:.0f}" r="{width * 0.6:.0f}"><stop offset="0%" stop-color="#3a2a1c"/>'
        '<stop offset="100%" stop-color="#0e0a07"/></radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#room)"/>'
    )
    _enlarge(canvas, shapes.picture(room, width, height))


def _enlarge(canvas: Canvas, small: pygame.Surface) -> None:
    """Light has no edges: it is drawn small, and enlarged over the whole picture."""
    flat = pygame.Surface(small.get_size(), 0, 32)
    flat.blit(small, (0, 0))
    canvas.surface.blit(pygame.transform.smoothscale(flat, canvas.surface.get_size()), (0, 0))


def _outer(scene: PicturedTable) -> tuple[float, float, float, float]:
    left, far, right, near = AROUND
    return -left - BOARD, -far - BOARD, scene.columns + right + BOARD, scene.rows + near + BOARD


def _cloth(scene: PicturedTable) -> list[tuple[float, float, float]]:
    x0, y0, x1, y1 = _outer(scene)
    x0, y0, x1, y1 = x0 + BOARD, y0 + BOARD, x1 - BOARD, y1 - BOARD
    return [(x0, y0, 0.0), (x1, y0, 0.0), (x1, y1, 0.0), (x0, y1, 0.0)]


def _edge(lens: Lens, scene: PicturedTable) -> str:
    """The wooden edge, with its grain."""
    outer = _outer(scene)
    wood = lens.box(outer, DEEP, RIM, ("#5c3a20", "#3a2412", "#2a190c"), 'stroke="#1d1008"')
    return wood + _grain(lens, outer)


def _draw_cloth(canvas: Canvas, lens: Lens, scene: PicturedTable) -> None:
    """The felt within the edge, with the lamp's pool and its grain."""
    size = canvas.surface.get_size()
    width, height = (max(1, length // COARSE) for length in size)
    x, y, unit = (part / COARSE for part in lens.see(scene.columns * 0.47, scene.rows * 0.43))
    pool = (
        '<defs><radialGradient id="cloth" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
        '<stop offset="0%" stop-color="#5fa387"/><stop offset="45%" stop-color="#357560"/>'
        '<stop offset="100%" stop-color="#143429"/></radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="#143429"/>'
        f'<g transform="translate({x:.0f} {y:.0f}) scale({unit * 0.15:.3f} {unit * 0.11:.3f})">'
        '<circle cx="0" cy="0" r="100" fill="url(#cloth)"/></g>'
        f'<g transform="translate({x:.0f} {y:.0f})">{lamp_pool(unit * 9, unit * 6)}</g>'
    )
    lit = canvas.onto(pygame.Surface(size, pygame.SRCALPHA))
    _enlarge(lit, shapes.picture(pool, width, height))
    lit.surface.blit(tiled(canvas, "felt", size), (0, 0))
    mask = pygame.Surface(size, pygame.SRCALPHA)  # its edge lies under the seam
    pygame.draw.polygon(mask, "white", [lens.see(*spot)[:2] for spot in _cloth(scene)])
    lit.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(lit.surface, (0, 0))


def _grain(lens: Lens, edge: tuple[float, float, float, float]) -> str:
    """Lines along the boards, and the mitres at their corners."""
    x0, y0, x1, y1 = edge
    out = []
    for step, (tone, wide) in enumerate(GRAIN):
        d = BOARD * (FIRST_LINE + LINES_APART * step)
        ring = ((x0 + d, y0 + d, RIM), (x1 - d, y0 + d, RIM), (x1 - d, y1 - d, RIM), (x0 + d, y1 - d, RIM))
        out.append(lens.polygon(ring, "none", f'stroke="{tone}" stroke-width="{wide}" stroke-opacity="0.7"'))
    for x, dx in ((x0, BOARD), (x1, -BOARD)):
        for y, dy in ((y0, BOARD), (y1, -BOARD)):
            seam = ((x, y, RIM), (x + dx, y + dy, RIM))
            out.append(lens.polygon(seam, "none", 'stroke="#1d1008" stroke-width="1.5"'))
    return "".join(out)


def _bones(lens: Lens, scene: PicturedTable) -> str:
    """The seam round the cloth, and the dominoes as blocks with shadows, far ones first."""
    drawn = []
    for domino in scene.dominoes:
        (ax, ay), (bx, by) = (_place(scene, square) for square in (domino.a, domino.b))
        box = (min(ax, bx) + FREE, min(ay, by) + FREE, max(ax, bx) + 1 - FREE, max(ay, by) + 1 - FREE)
        drawn.append((ay + by - 0.01 * ax, _bone(lens, domino, box, ((ax, ay), (bx, by)))))
    for square in scene.line:
        x, y = _place(scene, square)
        drawn.append((2 * y - 0.01 * x, _standing(lens, x, y + 0.5)))
    rim = lens.polygon(_cloth(scene), "none", 'stroke="#0d0704" stroke-width="4"')
    return rim + "".join(svg for _, svg in sorted(drawn, key=lambda pair: pair[0]))


def _standing(lens: Lens, x: float, y: float) -> str:
    """A domino of the line, on its edge, with a long shadow."""
    top, near, left, ink = BONES["w"]
    box = (x + FREE_STANDING, y - THICK, x + 2 - FREE_STANDING, y + THICK)
    fallen = [(x + across, y + down, 0.0) for across, down in LONG_SHADE]
    edge = f'stroke="{ink}" stroke-width="1" stroke-linejoin="round"'
    shade = lens.polygon(fallen, "#04100c", 'fill-opacity="0.35"')
    return shade + lens.box(box, 0, STANDS, (top, left, near), edge)


def _bone(
    lens: Lens, domino: Domino, box: tuple[float, float, float, float], squares: tuple[tuple[int, int], tuple[int, int]]
) -> str:
    top, near, left, ink = BONES[domino.side]
    x0, y0, x1, y1 = box
    left_shade, far_shade, shaded = x0 + SHADE[0], y0 + SHADE[1], SHADE[2]
    shade = (
        (left_shade, far_shade, 0.0),
        (x1 + shaded, far_shade, 0.0),
        (x1 + shaded, y1 + shaded, 0.0),
        (left_shade, y1 + shaded, 0.0),
    )
    out = lens.polygon(shade, "#04100c", 'fill-opacity="0.4"')
    out += lens.box(box, 0, BONE, (top, near, left), f'stroke="{near}" stroke-width="1.5" stroke-linejoin="round"')
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    wide = x1 - x0 > y1 - y0
    groove = (
        ((middle[0], y0 + GROOVE, BONE), (middle[0], y1 - GROOVE, BONE))
        if wide
        else ((x0 + GROOVE, middle[1], BONE), (x1 - GROOVE, middle[1], BONE))
    )
    out += lens.polygon(groove, "none", f'stroke="{ink}" stroke-width="2"')
    for (x, y), number in zip(squares, halves(domino.index), strict=True):
        if domino.side == "e":
            out += _lozenges(lens, x + 0.5, y + 0.5, ink)
            continue
        for dx, dy in PIPS[number]:
            out += lens.polygon(_round(x + 0.5 + dx * 0.23, y + 0.5 + dy * 0.23, 0.075), "#a58d5c")
    return out


def _lozenges(lens: Lens, x: float, y: float, ink: str) -> str:
    return "".join(
        lens.polygon(
            ((x, y - r, BONE), (x + r, y, BONE), (x, y + r, BONE), (x - r, y, BONE)),
            "none",
            f'stroke="{ink}" stroke-width="1.6"',
        )
        for r in (0.3, 0.15)
    )


def _round(x: float, y: float, radius: float) -> list[tuple[float, float, float]]:
    return [(x + radius * cos(i * pi / 6), y + radius * sin(i * pi / 6), BONE) for i in range(12)]


def _place(scene: PicturedTable, square: str) -> tuple[int, int]:
    """A square's column, and its row counted from the far side."""
    return ord(square[0]) - ord("a"), scene.rows - int(square[1:])


def _draw_upright(canvas: Canvas, lens: Lens, scene: PicturedTable) -> None:
    """Pieces, looking-glasses and the cup, from the far ones to the near ones."""
    standing: list[tuple[float, object]] = []
    for one in scene.beings:
        x, y = _place(scene, one.square)
        standing.append((lens.see(x + 0.5, y + 0.5, BONE)[1], one))
    for side, square in zip("we", scene.images, strict=True):
        x, y = _place(scene, square)
        standing.append((lens.see(x + 0.5, y + 0.5)[1], (side, square)))
    standing.append((lens.see(*CUP)[1], None))
    for _, thing in sorted(standing, key=lambda pair: pair[0]):
        if isinstance(thing, PicturedBeing):
            x, y = _place(scene, thing.square)
            left, top, unit = lens.see(x + 0.5, y + 0.5, BONE)
            size = round(unit * 1.5)
            box = Rect(round(left - size / 2), round(top - size * 0.84), size, size)
            draw_piece(canvas, thing.side, thing.card, box, size)
        elif isinstance(thing, tuple):
            side, square = thing
            x, y = _place(scene, square)
            left, top, unit = lens.see(x + 0.5, y + 0.5)
            wide = round(unit * 1.5)
            cell = Rect(round(left - wide / 2), round(top - wide * 0.86), wide, wide)
            draw_image(canvas, side, cell, scene.lives[side], scene.most)
        else:
            left, top, unit = lens.see(*CUP)
            size = round(unit * 3.2)
            cup = canvas.sprites.get("table/cup", (size, size))
            canvas.surface.blit(cup, (round(left - size * 0.48), round(top - size * 0.79)))


def _draw_hand(canvas: Canvas, lens: Lens, definitions: Definitions, hand: Sequence[str]) -> None:
    """Cards that lie before the player, at the same place of the picture for any table."""
    for name, (x, y, turn) in zip(hand, HAND, strict=False):
        left, top, unit = lens.see(x + CARD_MIDDLE[0], y + CARD_MIDDLE[1])
        wide = round(unit * 1.75)
        sheet = canvas.onto(pygame.Surface((wide + SPARE, round(wide * TALL) + SPARE), pygame.SRCALPHA))
        rect = Rect(3, 3, wide, round(wide * TALL))
        draw_playing_card(sheet, rect, face_of(definitions, name), shadow=False)
        lying = pygame.transform.rotozoom(sheet.surface, LEANS - turn, 1)
        flat = (lying.get_width(), round(lying.get_height() * 0.74))
        lying = pygame.transform.smoothscale(lying, flat)
        at = lying.get_rect(center=(round(left), round(top)))
        shade = lying.copy()
        shade.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(shade, at.move(canvas.px(4), canvas.px(5)))
        canvas.surface.blit(lying, at)
