"""The grounds things lie on: felt under one lamp, wood, leather; made once for a size."""

from __future__ import annotations

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.brush import Rect
from wonderland.ui.kit.canvas import Canvas

LAMP = (0.5, 0.42)
REACH = 0.62
"""How far the lamp reaches, in widths of the felt."""
STOPS = (("felt-lamp", 0), ("felt-light", 38), ("felt", 75), ("felt-edge", 100))
WARM = pygame.Color(255, 233, 174)
COARSE = 3
"""Light is drawn so many times smaller and enlarged, which is quicker and as smooth."""
LIT, SHADED = pygame.Color(255, 227, 171), pygame.Color(0, 0, 0)
SEAM, BRASS = pygame.Color(18, 10, 5), pygame.Color(199, 154, 60)
GLINT = pygame.Color(226, 185, 133, 140)


def tiled(canvas: Canvas, name: str, size: tuple[int, int], turns: int = 0) -> pygame.Surface:
    """A texture laid side by side over a size, turned by quarters."""
    tile = canvas.sprites.texture(name)
    if turns:
        tile = pygame.transform.rotate(tile, 90 * turns)
    laid = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(0, size[0], tile.get_width()):
        for y in range(0, size[1], tile.get_height()):
            laid.blit(tile, (x, y))
    return laid


def lamp_pool(rx: float, ry: float) -> str:
    """A warm pool of light round the origin, fading outwards, as SVG."""
    tone = shapes.paint(pygame.Color(WARM.r, WARM.g, WARM.b)).split('"')[1]
    stops = "".join(
        f'<stop offset="{at}%" stop-color="{tone}" stop-opacity="{part:.3f}"/>'
        for at, part in ((0, 0.3), (50, 0.111), (100, 0.0))
    )
    return (
        f'<defs><radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
        f'{stops}</radialGradient></defs><g transform="scale({rx / 100:.4f} {ry / 100:.4f})">'
        '<circle cx="0" cy="0" r="100" fill="url(#pool)"/></g>'
    )


def felt(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """Cloth under a lamp; flat in sharp themes. Don't draw on it."""
    if canvas.theme.sharp:
        flat = pygame.Surface(size)
        flat.fill(canvas.theme["felt"])
        return flat
    tones = tuple(tuple(canvas.theme[name])[:3] for name, _ in STOPS)
    return canvas.sprites.kept(("felt", size, tones), lambda: _cloth(canvas, size, tones))


def _cloth(canvas: Canvas, size: tuple[int, int], tones: tuple[tuple[int, ...], ...]) -> pygame.Surface:
    cloth = _lit(size, tones)
    cloth.blit(tiled(canvas, "felt", size), (0, 0))
    return cloth


def _lit(size: tuple[int, int], tones: tuple[tuple[int, ...], ...]) -> pygame.Surface:
    width, height = (max(1, length // COARSE) for length in size)
    x, y = width * LAMP[0], height * LAMP[1]
    stops = "".join(
        f'<stop offset="{at}%" stop-color="#{r:02x}{g:02x}{b:02x}"/>'
        for (_, at), (r, g, b) in zip(STOPS, tones, strict=True)
    )
    body = (
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="{x:.0f}" '
        f'cy="{y:.0f}" r="{width * REACH:.0f}">{stops}</radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#lamp)"/>'
        f'<g transform="translate({x:.0f} {y:.0f})">{lamp_pool(width * 0.45, height * 0.55)}</g>'
    )
    small = pygame.Surface((width, height), 0, 32)
    small.blit(shapes.picture(body, width, height), (0, 0))
    surface = pygame.transform.smoothscale(small, size)
    return surface.convert() if pygame.display.get_surface() else surface


def wood(canvas: Canvas, size: tuple[int, int], light: float = 0, *, upright: bool = False) -> pygame.Surface:
    """A board with its grain along it, lit (above 0) or in shade (below) by a share."""
    board = tiled(canvas, "wood", size, 1 if upright else 0)
    tone = LIT if light > 0 else SHADED
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill((tone.r, tone.g, tone.b, round(255 * abs(light))))
    board.blit(shade, (0, 0))
    return board


def draw_edge(canvas: Canvas, outer: Rect, hole: Rect) -> None:
    """Draw a wooden edge round a hole: four mitred boards, a brass line, a shadow within."""
    if canvas.theme.sharp:
        _draw_flat_edge(canvas, outer, hole)
        return
    _draw_inner_shadow(canvas, hole)
    left, top = hole.left - outer.left, hole.top - outer.top
    right, bottom = outer.right - hole.right, outer.bottom - hole.bottom
    width, height = outer.size
    canvas.surface.blit(wood(canvas, (width, top), 0.10), outer.topleft)
    canvas.surface.blit(wood(canvas, (width, bottom), -0.12), (outer.left, hole.bottom))
    corners = ((0, 0), (left, top), (left, height - bottom), (0, height))
    board = _mitred(wood(canvas, (left, height), 0.03, upright=True), corners)
    canvas.surface.blit(board, outer.topleft)
    corners = ((right, 0), (0, top), (0, height - bottom), (right, height))
    board = _mitred(wood(canvas, (right, height), -0.2, upright=True), corners)
    canvas.surface.blit(board, (hole.right, outer.top))
    thin, line = max(1, canvas.px(1)), max(1, canvas.px(1.6))
    canvas.surface.fill(_over(GLINT), (outer.left, outer.top, width, line))
    for tone, out, thick in ((SEAM, 1, 3), (BRASS, 3, 1.3)):
        rect = hole.inflate(2 * canvas.px(out), 2 * canvas.px(out))
        pygame.draw.rect(canvas.surface, tone, rect, max(thin, canvas.px(thick)))


def _over(tone: pygame.Color) -> pygame.Color:
    """A translucent tone as it looks on wood."""
    share = tone.a / 255
    return pygame.Color(*(round(part * share + 90 * (1 - share)) for part in (tone.r, tone.g, tone.b)))


def _mitred(board: pygame.Surface, corners: tuple[tuple[float, float], ...]) -> pygame.Surface:
    mask = shapes.polygon(corners, board.get_size(), pygame.Color(255, 255, 255))
    board.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return board


def _draw_inner_shadow(canvas: Canvas, hole: Rect) -> None:
    """Darken the cloth along the upper and left edge, in six steps."""
    for step in range(1, 6 + 1):
        deep = canvas.px(2 * step)
        shade = pygame.Surface((hole.width, deep), pygame.SRCALPHA)
        shade.fill((3, 16, 11, 18))
        canvas.surface.blit(shade, hole.topleft)
        upright = pygame.Surface((deep, hole.height - deep), pygame.SRCALPHA)
        upright.fill((3, 16, 11, 18))
        canvas.surface.blit(upright, (hole.left, hole.top + deep))


def _draw_flat_edge(canvas: Canvas, outer: Rect, hole: Rect) -> None:
    """Draw a plain edge: black, with a light line at the hole."""
    for band in (
        Rect(outer.left, outer.top, outer.width, hole.top - outer.top),
        Rect(outer.left, hole.bottom, outer.width, outer.bottom - hole.bottom),
        Rect(outer.left, hole.top, hole.left - outer.left, hole.height),
        Rect(hole.right, hole.top, outer.right - hole.right, hole.height),
    ):
        canvas.surface.fill(canvas.theme["bar"], band)
    pygame.draw.rect(canvas.surface, canvas.theme["bar-text"], hole.inflate(2, 2), 1)
