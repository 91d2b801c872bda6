"""Portraits in the looking-glass of a side: oval and brass, or with six corners and verdigris."""

from __future__ import annotations

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas

BOX = 216
"""A portrait's 200 and its frame's outer edge."""
SHAPES = {
    "round": '<ellipse cx="108" cy="108" rx="84" ry="94"',
    "hexagonal": '<path d="M108 13 L192 60 V156 L108 203 L24 156 V60 Z" stroke-linejoin="round"',
    "square": '<rect x="11" y="11" width="194" height="194" rx="12"',
}
RIMS = {
    "round": ("#7d5714", "#e4b54e"),
    "hexagonal": ("#153f36", "#5cb8a0"),
    "square": ("#2a2320", "#e6d8ba"),
}
LEVELS = {
    "random": "coin",
    "easy": "dormouse",
    "normal": "hare",
    "hard": "hatter",
    "master": "queen",
}
PEOPLE = ("ann", "bill", "cleo", "dan", "eva", "finn")
"""The faces of people: each who sits down at a table has another, up to six."""
DIM = 110


def portrait_of(level: str, before: int = 0) -> str:
    """The portrait of a level of play, or of a person for any other word.

    Args:
        level: it; ``""`` for a person.
        before: how many other people sit at the table before him.
    """
    return LEVELS.get(level, PEOPLE[before % len(PEOPLE)])


def draw_portrait(
    canvas: Canvas, name: str, centre: tuple[float, float], size: int, frame: str = "square",
    *, chosen: bool = False, dim: bool = False,
) -> None:  # fmt: skip
    """Draw a portrait.

    Args:
        canvas: what is drawn on.
        name: whose.
        centre: its middle, in pixels.
        size: its height with the frame, in pixels.
        frame: ``round``, ``hexagonal`` or ``square``.
        chosen: whether a yellow ring lies round it.
        dim: whether it is shown faintly, as of one who has lost.
    """
    key = ("portrait", name, size, frame, chosen, dim, canvas.theme.name)
    drawn = canvas.sprites.kept(key, lambda: _made(canvas, name, size, frame, chosen, dim))
    canvas.surface.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))


def _made(
    canvas: Canvas, name: str, size: int, frame: str, chosen: bool, dim: bool
) -> pygame.Surface:
    shape, (deep, rim) = SHAPES[frame], RIMS[frame]
    whole, inner = max(8, size), max(4, round(size * 200 / BOX))
    drawn = pygame.Surface((whole, whole), pygame.SRCALPHA)
    face = canvas.sprites.get(f"portraits/{name}", (inner, inner))
    drawn.blit(face, face.get_rect(center=drawn.get_rect().center))
    mask = _rastered(f'{shape} fill="#ffffff"/>', whole)
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    thin = frame == "square"
    lines = ((deep, 5 if thin else 15), (rim, 2 if thin else 8.5))
    edges = "".join(
        f'{shape} fill="none" stroke="{tone}" stroke-width="{width}"/>' for tone, width in lines
    )
    drawn.blit(_rastered(edges, whole), (0, 0))
    if dim:
        drawn.fill((255, 255, 255, DIM), special_flags=pygame.BLEND_RGBA_MULT)
    if not chosen:
        return drawn
    now = shapes.paint(canvas.theme["now"], "stroke")
    ringed = _rastered(f'{shape} fill="none" stroke-width="30" {now}/>', whole)
    ringed.blit(drawn, (0, 0))
    return ringed


def _rastered(elements: str, side: int) -> pygame.Surface:
    body = f'<g transform="scale({side / BOX:.5f})">{elements}</g>'
    return shapes.picture(body, side, side).copy()
