"""Portraits in the looking-glass of a side: oval and brass, or with six corners and verdigris."""

from __future__ import annotations

import pygame

from wonderland.session.moods import MOODS
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas

BOX = 216
"""A portrait's 200 and its frame's outer edge."""
SHAPES = {
    "round": '<ellipse cx="108" cy="108" rx="84" ry="94"',
    "hexagonal": '<path d="M108 13 L192 60 V156 L108 203 L24 156 V60 Z" stroke-linejoin="round"',
    "square": '<rect x="11" y="11" width="194" height="194" rx="12"',
}
RIMS = {"round": ("#7d5714", "#e4b54e"), "hexagonal": ("#153f36", "#5cb8a0"), "square": ("#2a2320", "#e6d8ba")}
LEVELS = {"random": "coin", "easy": "dormouse", "normal": "hare", "hard": "hatter", "master": "queen"}
PEOPLE = ("ann", "bill", "cleo", "dan", "eva", "finn")
"""The faces of people: each who sits down at a table has another, up to six."""
GREY = {"round": ("#4d4636", "#a8977a"), "hexagonal": ("#26332f", "#7d958d")}
"""The rims of those who are beaten."""
BEATEN = "-beaten"
ABOVE = 0.15
"""What stands out of a frame: how much of the portrait's height its middle is higher."""
LEAST = 36
"""Portraits that are lower, in pixels, have nothing that stands out."""


def portrait_of(level: str, before: int = 0) -> str:
    """The portrait of a level of play, or of a person for any other word.

    Args:
        level: it; ``""`` for a person.
        before: how many other people sit at the table before him.
    """
    return LEVELS.get(level, PEOPLE[before % len(PEOPLE)])


def draw_portrait(
    canvas: Canvas, name: str, centre: tuple[float, float], size: int, frame: str = "square", *, chosen: bool = False
) -> None:
    """Draw a portrait.

    Args:
        canvas: what is drawn on.
        name: whose, and after a hyphen in which mood (``table.sitters.face_of``).
        centre: its middle, in pixels.
        size: its height with the frame, in pixels.
        frame: ``round``, ``hexagonal`` or ``square``.
        chosen: whether a yellow ring lies round it.
    """
    drawn = portrait(canvas, name, size, frame, chosen=chosen)
    canvas.surface.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))


def portrait(canvas: Canvas, name: str, size: int, frame: str = "square", *, chosen: bool = False) -> pygame.Surface:
    """A portrait in its frame, whose middle is the picture's; the same one until all is forgotten."""
    key = ("portrait", name, size, frame, chosen, canvas.theme.name)
    return canvas.sprites.kept(key, lambda: _made(canvas, name, size, frame, chosen))


def _made(canvas: Canvas, name: str, size: int, frame: str, chosen: bool) -> pygame.Surface:
    framed = _framed(canvas, name, size, frame, chosen)
    over = _drawings(canvas, name, "-over")[-1]
    if size < LEAST or not canvas.sprites.has(over):
        return framed
    inner = max(4, round(size * 200 / BOX))
    wide = round(inner * 1.3)
    side = wide + 2 * round(inner * ABOVE)
    drawn = pygame.Surface((side, side), pygame.SRCALPHA)
    drawn.blit(framed, framed.get_rect(center=(side // 2, side // 2)))
    outside = canvas.sprites.get(over, (wide, wide))
    drawn.blit(outside, outside.get_rect(center=(side // 2, side // 2 - round(inner * ABOVE))))
    return drawn


def _drawings(canvas: Canvas, name: str, end: str = "") -> list[str]:
    """The drawings that a portrait in a mood is made of, one over another; not all need be there."""
    mood = next((one for one in MOODS if name.endswith(f"-{one}")), "")
    who = name.removesuffix(f"-{mood}")
    if not mood or canvas.sprites.has(f"portraits/{name}"):
        return [f"portraits/{name}{end}"]
    return [f"portraits/{who}", f"portraits/any-{mood}{end}"]


def _framed(canvas: Canvas, name: str, size: int, frame: str, chosen: bool) -> pygame.Surface:
    rims = GREY if name.endswith(BEATEN) else RIMS
    shape, (deep, rim) = SHAPES[frame], rims.get(frame, RIMS[frame])
    whole, inner = max(8, size), max(4, round(size * 200 / BOX))
    drawn = pygame.Surface((whole, whole), pygame.SRCALPHA)
    for drawing in filter(canvas.sprites.has, _drawings(canvas, name)):
        face = canvas.sprites.get(drawing, (inner, inner))
        drawn.blit(face, face.get_rect(center=drawn.get_rect().center))
    mask = _rastered(f'{shape} fill="#ffffff"/>', whole)
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    thin = frame == "square"
    lines = ((deep, 5 if thin else 15), (rim, 2 if thin else 8.5))
    edges = "".join(f'{shape} fill="none" stroke="{tone}" stroke-width="{width}"/>' for tone, width in lines)
    drawn.blit(_rastered(edges, whole), (0, 0))
    if not chosen:
        return drawn
    now = shapes.paint(canvas.theme["now"], "stroke")
    ringed = _rastered(f'{shape} fill="none" stroke-width="30" {now}/>', whole)
    ringed.blit(drawn, (0, 0))
    return ringed


def _rastered(elements: str, side: int) -> pygame.Surface:
    body = f'<g transform="scale({side / BOX:.5f})">{elements}</g>'
    return shapes.picture(body, side, side).copy()
