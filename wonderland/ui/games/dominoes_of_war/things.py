"""How tiles, walls and figures are drawn."""

from __future__ import annotations

import pygame
from pygame import Rect

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.ground import LETTERS
from wonderland.games.dominoes_of_war.names import pips
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL

FOLDER = "dominoes-of-war"
WALL_BOX, WALL_UP = (1.4, 1.6), 0.4
FIGURE_BOX, FIGURE_AT = (1.16, 1.2), (-0.08, -0.3)
READ, RIBBON_AT = 52.0, 0.79
"""From so many logical pixels a square on words stand on tiles; where the ribbon lies."""
WORDS = {
    "mine": say("mine"), "reinforce": say("call up"), "act": say("extra"), "build": say("build"),
    "shift": say("shift"),
}  # fmt: skip
SIGN_COLOURS = {
    "mine": "sign-mine", "reinforce": "sign-reinforce", "act": "sign-act", "build": "sign-build",
    "shift": "sign-shift",
}  # fmt: skip
EVERY = "abcdefghi"
PIPS = ("", "e", "ai", "aei", "acgi", "acegi", "abcghi", "abceghi", "abcdfghi", EVERY)
"""The pips of up to nine, in three rows of three."""


def tile_back(canvas: Canvas, plan: Plan, name: str) -> None:
    """A field tile face down."""
    number = (ord(name[0]) * 7 + int(name[1:]) * 3) % 4
    _tile(canvas, plan, name, f"back-{number}")


def tile_face(canvas: Canvas, plan: Plan, name: str, face: str, *, worth: bool) -> None:
    """A field tile face up; with room for the word of what it was worth."""
    _tile(canvas, plan, name, "face")
    cell, size = plan.cell(name), plan.square
    if numbers := pips(face):
        high = 0.74 if worth and in_words(canvas, plan) else 0.8
        for half, number in enumerate(numbers):
            top = cell.top + size * (0.05 + half * high / 2)
            _pips(canvas, number, Rect(cell.left + size * 0.15, top, size * 0.7, size * high / 2))


def in_words(canvas: Canvas, plan: Plan) -> bool:
    """Whether squares are large enough for words on tiles."""
    return plan.square >= canvas.px(READ)


def worth(canvas: Canvas, plan: Plan, name: str, meaning: str) -> None:
    """What a tile that is face up was worth: a word on a ribbon, where squares are small its sign."""
    cell, size = plan.cell(name), plan.square
    if not meaning:
        return
    if not in_words(canvas, plan):
        sign(canvas, meaning, (cell.centerx, cell.top + round(size * 0.76)), round(size * 0.26))
        return
    ribbon = Rect(0, 0, round(size * 0.94), canvas.px(17.0))
    ribbon.midtop = (cell.centerx, cell.top + round(size * RIBBON_AT))
    canvas.fill(ribbon, SIGN_COLOURS[meaning], 4)
    x, y = ribbon.centerx / canvas.scale, ribbon.centery / canvas.scale
    room = ribbon.width / canvas.scale
    canvas.text(WORDS[meaning], x, y, BOLD, 13, "chip-text", CENTRE, ribbon, room)


def _pips(canvas: Canvas, number: int, box: Rect) -> None:
    """The pips of a half: up to nine on three rows of three, ten to twelve on rows of four."""
    if number < len(PIPS):
        places = [(EVERY.index(p) % 3 - 1.0, EVERY.index(p) // 3 - 1) for p in PIPS[number]]
    else:
        rows = {10: (4, 2, 4), 11: (4, 3, 4), 12: (4, 4, 4)}[number]
        places = [((at - (count - 1) / 2) / 1.5, row - 1) for row, count in enumerate(rows) for at in range(count)]
    for x, y in places:
        centre = (round(box.centerx + x * box.width * 0.33), round(box.centery + y * box.height * 0.31))
        canvas.disc(centre, max(1.0, box.width * 0.058), "text")


def sign(canvas: Canvas, meaning: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a mine or a bonus on a disc."""
    canvas.disc(centre, size * 0.75, SIGN_COLOURS[meaning])
    _sign(canvas, meaning, centre, size)


def _sign(canvas: Canvas, meaning: str, centre: tuple[int, int], size: int) -> None:
    canvas.stamp(f"{FOLDER}/sign-{meaning}", (size, size), centre)


def base_tile(canvas: Canvas, plan: Plan, name: str, seat: str) -> None:
    """A base tile with its seat's mark."""
    _tile(canvas, plan, name, f"base-{seat}")


def _tile(canvas: Canvas, plan: Plan, name: str, sprite: str) -> None:
    side = round(plan.square * 1.1)
    drawn = canvas.sprites.get(f"{FOLDER}/{sprite}", (side, side))
    canvas.surface.blit(drawn, plan.cell(name))


def gate(canvas: Canvas, plan: Plan, inner: str, outer: str) -> None:
    """Two posts between a base tile and the field tile before it."""
    one, other = plan.cell(inner), plan.cell(outer)
    side = plan.square
    turns = {(0, -1): 0, (1, 0): 3, (0, 1): 2, (-1, 0): 1}[
        ((other.left > one.left) - (other.left < one.left), (other.top > one.top) - (other.top < one.top))
    ]
    drawn = canvas.sprites.turned(f"{FOLDER}/gate", (side, side), turns)
    centre = ((one.centerx + other.centerx) // 2, (one.centery + other.centery) // 2)
    canvas.surface.blit(drawn, drawn.get_rect(center=centre))


def wall(canvas: Canvas, plan: Plan, low: str, high: str) -> None:
    """A wall: along the south edge of the upper square, or along the east edge of the left one."""
    across = low[0] == high[0]
    cell = plan.cell(high if across else low)
    size = tuple(round(part * plan.square) for part in WALL_BOX)
    drawn = canvas.sprites.get(f"{FOLDER}/wall-{'across' if across else 'along'}", (size[0], size[1]))
    canvas.surface.blit(drawn, (cell.left, cell.top - round(WALL_UP * plan.square)))


def figure(canvas: Canvas, plan: Plan, who: Figure, *, west: bool = False, away: tuple[int, int] = (0, 0)) -> None:
    """A figure on its tile, or so far from it, with the discs of where it looks and of who has acted."""
    cell, side = plan.cell(who.square).move(away), plan.square
    stand(canvas, cell, soldier(canvas, who.seat, who.key, who.faction, side), west=west)
    mark = max(12, side // 4)
    if who.facing:
        turns = {"E": 0, "N": 1, "W": 2, "S": 3}[who.facing]
        disc = canvas.sprites.turned(f"{FOLDER}/facing", (mark, mark), turns)
        canvas.surface.blit(disc, (cell.left, cell.top))
    if who.acted:
        tick = canvas.sprites.get(f"{FOLDER}/ticked", (mark, mark))
        canvas.surface.blit(tick, (cell.right - mark, cell.bottom - mark))


def stand(canvas: Canvas, cell: Rect, drawn: pygame.Surface, *, west: bool) -> None:
    """Draw a soldier on the tile that he stands on; he looks west, or as he is drawn."""
    left, up = (round(part * cell.width) for part in FIGURE_AT)
    if west:
        drawn = pygame.transform.flip(drawn, flip_x=True, flip_y=False)
    canvas.surface.blit(drawn, (cell.left + left, cell.top + up))


def soldier(canvas: Canvas, seat: str, key: str, faction: str, side: int) -> pygame.Surface:
    """A figure's drawing; a type without one is drawn as a grunt."""
    size = (round(FIGURE_BOX[0] * side), round(FIGURE_BOX[1] * side))
    names = [f"{FOLDER}/{seat}-{key}-{own}" for own in (faction, "army", "cowboys", "scouts")]
    name = next((n for n in names if canvas.sprites.has(n)), f"{FOLDER}/{seat}-grunt-army")
    return canvas.sprites.get(name, size)


def labels(canvas: Canvas, plan: Plan, room: Rect) -> None:
    """Letters below the lowest row, numbers at the left edge, as far as they lie in the room."""
    edge = canvas.px(10.0)
    low = min(plan.board.bottom + round(0.2 * plan.square), room.bottom - edge) / canvas.scale
    left = max(plan.board.left - round(0.2 * plan.square), room.left + edge) / canvas.scale
    for square in plan.shown():
        x, y = plan.cell(square).center
        if int(square[1:]) - 1 == plan.low and room.left + 2 * edge < x < room.right - edge:
            canvas.text(square[0], x / canvas.scale, low, LABEL, 13, "edge-text", CENTRE)
        if square[0] == LETTERS[plan.left] and room.top + edge < y < room.bottom - 2 * edge:
            canvas.text(square[1:], left, y / canvas.scale, LABEL, 13, "edge-text", CENTRE)
