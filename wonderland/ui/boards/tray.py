"""The dice tray: wood with a bevel, the far wall in shade, leather under a lamp, brass corners."""

from __future__ import annotations

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.cloth import lamp_pool, wood

FAR = 0.8
"""How high the far wall is seen, in widths of the rim."""
EDGE, SEAM = 1.6, 2
"""How thick the dark line round it is, and how far the leather lies from the wood."""
BRASS = ("#e9bd58", "#c99a38", "#8a621a")


def draw_tray(canvas: Canvas, box: Rect, rim: float = 10) -> Rect:
    """Draw a tray in a box, its rim so wide (logical); return the leather's rectangle."""
    wide = canvas.px(rim)
    inner = box.inflate(-2 * wide, -2 * wide)
    leather = Rect(inner.left, inner.top + round(wide * FAR), inner.width, 0)
    leather.height = inner.bottom - leather.top
    if canvas.theme.sharp:
        canvas.fill(box, "rim", rim * 0.9)
        canvas.fill(inner, "tray", rim * 0.45)
        return leather
    room = canvas.px(rim)
    canvas.surface.blit(_made(canvas, box.size, wide, rim), (box.left - room, box.top - room))
    return leather


def draw_brackets(canvas: Canvas, box: Rect, radius: float) -> None:
    """Draw one yellow frame round things that belong together, lit within."""
    canvas.veil(box, "now", 40, radius)
    canvas.outline(box, "now", 3, radius)


def _made(canvas: Canvas, size: tuple[int, int], wide: int, rim: float) -> pygame.Surface:
    """The tray with its shadow, and a rim's room round it."""
    tones = tuple(tuple(canvas.theme[name])[:3] for name in ("tray-lamp", "tray-light", "tray"))

    def make() -> pygame.Surface:
        whole = (size[0] + 2 * wide, size[1] + 2 * wide)
        sheet = canvas.onto(pygame.Surface(whole, pygame.SRCALPHA))
        box = Rect((wide, wide), size)
        sheet.shadow(box, 150, rim * 0.9, rim * 0.4, rim * 0.5)
        sheet.surface.blit(_make(canvas, size, wide, tones), box)
        return sheet.surface

    return canvas.sprites.kept(("tray", size, wide, tones), make)


def _make(canvas: Canvas, size: tuple[int, int], rim: int, tones: tuple[tuple[int, ...], ...]) -> pygame.Surface:
    width, height = size
    far, corner = rim * FAR, rim * 0.9
    inner = Rect(rim, rim, width - 2 * rim, height - 2 * rim)
    made = wood(canvas, size)
    wall = wood(canvas, (inner.width, max(1, round(far * 1.6))), -0.35)
    made.blit(wall, inner)
    made.blit(shapes.picture(_leather(inner, far, rim, tones), width, height), (0, 0))
    made.blit(shapes.picture(_bevel(width, height, rim), width, height), (0, 0))
    made.blit(shapes.mask(size, corner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _leather(inner: Rect, far: float, rim: int, tones: tuple[tuple[int, ...], ...]) -> str:
    x, y, w, h = inner
    stops = "".join(
        f'<stop offset="{at}%" stop-color="#{r:02x}{g:02x}{b:02x}"/>'
        for at, (r, g, b) in zip((0, 50, 100), tones, strict=True)
    )
    cx, cy = x + w * 0.42, y + far + (h - far) * 0.3
    out = (
        f'<defs><radialGradient id="leather" gradientUnits="userSpaceOnUse" cx="{cx:.0f}" '
        f'cy="{cy:.0f}" r="{max(w, h) * 0.72:.0f}">{stops}</radialGradient></defs>'
        f'<rect x="{x + SEAM}" y="{y + far:.1f}" width="{w - 2 * SEAM}" height="{h - far - 1:.1f}" '
        f'rx="{rim * 0.4:.1f}" fill="url(#leather)"/>'
        f'<g transform="translate({x + w * 0.42:.0f} {y + h * 0.55:.0f})">'
        f"{lamp_pool(w * 0.36, h * 0.36)}</g>"
    )
    for step in range(1, 7):
        deep, aside = step * rim * 0.16, step * rim * 0.14
        out += (
            f'<path d="M{x + SEAM} {y + far:.1f} H{x + w - SEAM} v{deep:.1f} H{x + SEAM + aside:.1f} '
            f'V{y + h - 1} H{x + SEAM} Z" fill="#1a0605" fill-opacity="0.11"/>'
        )
    return out


def _bevel(width: int, height: int, rim: int) -> str:
    """The light above and left, the shade below and right, the inner edge, brass corners."""
    r = rim * 0.9
    thin = max(1.0, rim * 0.075)
    out = (
        f'<path d="M{r} {thin} H{width - r} M{thin} {r} V{height - r}" fill="none" '
        f'stroke="#f0cf9a" stroke-width="{2 * thin:.1f}" stroke-opacity="0.6"/>'
        f'<path d="M{r} {height - thin} H{width - r} M{width - thin} {r} V{height - r}" fill="none" '
        f'stroke="#000000" stroke-width="{3 * thin:.1f}" stroke-opacity="0.4"/>'
        f'<rect x="{EDGE / 2}" y="{EDGE / 2}" width="{width - EDGE}" height="{height - EDGE}" rx="{r}" '
        f'fill="none" stroke="#1d1008" stroke-width="{EDGE}"/>'
        f'<rect x="{rim - 1}" y="{rim - 1}" width="{width - 2 * rim + 2}" '
        f'height="{height - 2 * rim + 2}" rx="{rim * 0.5}" fill="none" stroke="#f0cf9a" '
        'stroke-width="1.2" stroke-opacity="0.45"/>'
    )
    k = rim * 1.35
    stops = "".join(f'<stop offset="{at}%" stop-color="{tone}"/>' for at, tone in zip((0, 35, 100), BRASS, strict=True))
    out += (
        f'<defs><linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{k}" '
        f'y2="0">{stops}</linearGradient></defs>'
    )
    plate = (
        f"M0 {r} Q0 0 {r} 0 H{k} L{k * 0.82} {rim * 0.55} Q{rim * 0.62} {rim * 0.62} {rim * 0.55} {k * 0.82} L0 {k} Z"
    )
    for x, y, turn in ((0, 0, 0), (width, 0, 90), (width, height, 180), (0, height, 270)):
        out += (
            f'<g transform="translate({x} {y}) rotate({turn})"><path d="{plate}" '
            'fill="url(#brass)" stroke="#4a330c" stroke-width="1"/>'
            f'<circle cx="{rim * 0.42}" cy="{rim * 0.42}" r="{rim * 0.1}" fill="#5d420f"/></g>'
        )
    return out
