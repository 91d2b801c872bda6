"""The cupboard at night in which the games stand: its room, its boards, the things and boxes on them."""

from __future__ import annotations

import pygame

from wonderland.core.info import GameInfo
from wonderland.core.message import commas
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import tiled, wood
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.sizes import LARGE

WIDE, HIGH, EDGE = 200.0, 300.0, 30.0
"""A box of the shelf, and how wide its edge is seen."""
SLANT = 0.4
"""How far the edge rises for its width."""
FRAME = 4.0
"""The yellow frame of the box in front."""
BOARD, LIP = 16.0, 8.0
"""How thick a board is, and how much is seen of its top."""
STEP = 128
PLANK = 128.0
"""How wide the planks of the back wall are."""
NIGHT = ((122, 82, 48), (62, 41, 26), (18, 11, 7))
"""The wood in the lamp's middle, on its way out and in the dark."""
SEAM = pygame.Color(0, 0, 0, 80)
THINGS = (
    ("cupboard/hat", 0.11, 0.92, 200 / 172),
    ("table/cup", 0.28, 0.92, 1.0),
    ("cupboard/candle", 0.4, 1.0, 120 / 196),
    ("cupboard/books", 0.53, 0.86, 176 / 156),
    ("cupboard/thimble", 0.66, 0.6, 104 / 112),
    ("cupboard/grin", 0.87, 0.62, 140 / 80),
)
"""What lies on the upper board: where its middle is, and how high it is of the room, and how wide of that."""


def draw_room(canvas: Canvas, place: Box, lamp: float) -> None:
    """Draw the back wall, lit round a share of its width."""
    rect = place.rect(canvas)
    if canvas.theme.sharp:
        canvas.fill(rect, "menu-dark")
        return
    canvas.surface.blit(lamp_light(rect.size, *NIGHT, (lamp, 0.62)), rect)
    grain = tiled(canvas, "wood", rect.size, 1)
    grain.set_alpha(40)
    canvas.surface.blit(grain, rect)
    seam = pygame.Surface((max(1, canvas.px(3)), rect.height), pygame.SRCALPHA)
    seam.fill(SEAM)
    for x in range(canvas.px(PLANK * 0.8), rect.width, canvas.px(PLANK)):
        canvas.surface.blit(seam, (rect.left + x, rect.top))


def draw_board(canvas: Canvas, place: Box, top: float) -> None:
    """Draw a board right across a place; ``top`` is where things stand on it."""
    face = Box(place.x, top, place.width, BOARD).rect(canvas)
    lip = Box(place.x, top - LIP, place.width, LIP).rect(canvas)
    if canvas.theme.sharp:
        canvas.fill(face, "rim")
        return
    under = Box(place.x, top + BOARD, place.width, BOARD)
    canvas.veil(under.rect(canvas).clip(canvas.surface.get_clip()), "text", 110)
    canvas.surface.blit(wood(canvas, lip.size, 0.16), lip)
    canvas.surface.blit(wood(canvas, face.size, -0.25), face)
    line, _ = Box(place.x, top, place.width, BOARD).rows(1.5, REST)
    canvas.veil(line.rect(canvas), "west", 150)


def draw_things(canvas: Canvas, place: Box) -> None:
    """Draw a board at the foot of a place, and on it what else lives there; nothing without room."""
    if place.height < 24.0 or canvas.theme.sharp:
        return
    draw_board(canvas, place, place.bottom + LIP / 2)
    for name, at, share, shape in THINGS:
        high = place.height * share
        wide = high * shape
        box = Box(place.x + place.width * at - wide / 2, place.bottom - high, wide, high)
        rect = box.rect(canvas)
        canvas.surface.blit(canvas.sprites.get(name, rect.size), rect)


def draw_box(
    canvas: Canvas, game: GameInfo, foot: tuple[float, float], scale: float, opened: float = 0.0,
    *, gliding: bool = False,
) -> Rect:  # fmt: skip
    """Draw a game's box: its cover, its top, and its edge with its seats and its length.

    Args:
        canvas: what is drawn on.
        game: whose it is.
        foot: the lower left corner of its cover, in logical pixels.
        scale: how large it is.
        opened: how far its lid is off, from 0 to 1.
        gliding: whether it is seen in this size for a frame only.

    Returns:
        where its cover lies, in pixels.
    """
    x, y = foot
    cover = Box(x, y - HIGH * scale, WIDE * scale, HIGH * scale).rect(canvas)
    far = canvas.px(EDGE * scale)
    rise = round(far * SLANT)
    canvas.shadow(cover.move(far // 2, 0), 150, 2, 5, 10)
    if gliding:  # a cover is made in few sizes, for that takes long
        step = -(-cover.width // STEP) * STEP
        made = _cover(canvas, game, (step, round(step * HIGH / WIDE)))
        picture = pygame.transform.smoothscale(made, cover.size)
    else:
        picture = _cover(canvas, game, cover.size)
    if opened:
        _draw_open(canvas, picture, cover, opened)
    else:
        canvas.surface.blit(picture, cover)
    ground = picture.get_at((cover.width // 40, cover.height // 8))
    edge, top = ground.lerp("black", 0.32), ground.lerp("white", 0.16)
    sides = (
        (edge, (cover.topright, (cover.right + far, cover.top - rise),
                (cover.right + far, cover.bottom - rise), cover.bottomright)),
        (top, (cover.topleft, (cover.left + far, cover.top - rise),
               (cover.right + far, cover.top - rise), cover.topright)),
    )  # fmt: skip
    for tone, corners in sides:
        canvas.polygon(corners, tone, "text", max(1, canvas.px(2)))
    canvas.outline(cover, "text", 2, 0)
    _draw_edge_words(canvas, game, Rect(cover.right, cover.top - rise // 2, far, cover.height))
    return cover


def _draw_open(canvas: Canvas, picture: pygame.Surface, cover: Rect, opened: float) -> None:
    """Draw a box whose lid lifts and fades, with the felt of its table in the lamp's light below it."""
    colours = [tuple(canvas.theme[part]) for part in ("felt-lamp", "felt-light", "felt")]
    canvas.surface.blit(lamp_light(cover.size, *colours, (0.5, 0.45)), cover)
    lid = picture.copy()
    lid.set_alpha(round(255 * (1 - opened)))
    canvas.surface.blit(lid, cover.move(0, -canvas.px(30.0 * opened)))


def _cover(canvas: Canvas, game: GameInfo, size: tuple[int, int]) -> pygame.Surface:
    """The cover of a game's box; felt where it has none."""
    if game.picture:
        return canvas.sprites.get(game.picture, size)
    colours = [tuple(canvas.theme[part]) for part in ("felt-lamp", "felt-light", "felt")]
    ground = lamp_light(size, *colours, (0.5, 0.5)).copy()
    ground.blit(tiled(canvas, "felt", size), (0, 0))
    return ground


def _draw_edge_words(canvas: Canvas, game: GameInfo, edge: Rect) -> None:
    """Write seats and length upwards on an edge, where they can be read."""
    said = facts(game)
    size = canvas.size_for(said, BOLD, LARGE, edge.height / canvas.scale * 0.9)
    size = min(size, edge.width / canvas.scale * 0.68)
    if size < 11.0:
        return
    words = canvas.fonts.render(said, BOLD, size, tuple(canvas.theme["bar-text"]))
    turned = pygame.transform.rotate(words, 90)
    canvas.surface.blit(turned, turned.get_rect(center=edge.center))


def facts(game: GameInfo) -> str:
    """How many can play a game, and how long that lasts."""
    return commas([said for said in (game.players, game.length) if said])
