"""The ground of the garden: beds in the seats' colours, rails, the walk with its stones, the lawn.

Drawn as one picture, once for a window's size and a set of seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from wonderland.ui.boards.ring import Ring
from wonderland.ui.games.painting_the_roses.layout import BED, LAWN, PER_GARDEN, RAIL, RIM, STONE, WALK, Layout
from wonderland.ui.games.painting_the_roses.looks import INK, SEATS

PEBBLES = 420
SHADE, SOIL = 16.0, 2.0
"""How much wider than the bed its shadow and its soil are."""
PEBBLE_COLOURS = ("efe2bd", "7d6c48", "8f7d55")
HEART = (
    "M50 92 C20 66 4 48 4 28 C4 12 16 4 28 4 C38 4 46 10 50 18 C54 10 62 4 72 4 C84 4 96 12 96 28 C96 48 80 66 50 92 Z"
)

POST_SHADOW, POST_GLINT = (2.0, 4.0), 1.5
"""Where a gate post's shadow falls, and how far up and left its light lies."""
SIDE_LIGHT, CORNER_LIGHT = (288.0, 30.0), (33.0, 80.0)
"""Where lamps shine: beside and below the lawn's middle, and from the upper corners."""


def _path(points: Iterable[tuple[float, float]], *, closed: bool = False) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + (" Z" if closed else "")


def _line(path: str, colour: str, wide: float, opacity: float = 1.0) -> str:
    return f'<path d="{path}" fill="none" stroke="#{colour}" stroke-width="{wide:.1f}" stroke-opacity="{opacity}"/>'


def ground_svg(layout: Layout, *, sharp: bool = False) -> str:
    """The elements of the picture, in logical pixels.

    Args:
        layout: where things lie.
        sharp: whether the theme wants contrast rather than light and shade.
    """
    ring, z = layout.ring, layout.zoom
    whole = _path(ring.track.way(0, ring.track.perimeter), closed=True)
    inside = _path(ring.track.way(0, ring.track.perimeter, LAWN * z), closed=True)
    walk = _path(ring.track.way(0, ring.track.perimeter, WALK * z), closed=True)
    parts = [_field(layout, sharp=sharp)]
    if not sharp:
        parts.append(f'<g transform="translate(5 8)">{_line(whole, "0b1a14", (BED + SHADE) * z, 0.45)}</g>')
    parts += [_line(whole, INK, (BED + RIM) * z), _line(whole, "4b3a2b", (BED + SOIL) * z)]
    parts += [_bed(ring, number, seat, z) for number, seat in enumerate(layout.seats)]
    parts.append(_lawn(layout, inside, sharp=sharp))
    parts += [_line(walk, "1c3a2a", 49 * z, 0.55), _line(walk, "b9a67c", 44 * z, 0.8)]
    parts += [_pebbles(ring, z), _stones(ring, z), _posts(ring, z)]
    if not sharp:
        parts.append(_night(layout))
    return "".join(parts)


def _field(layout: Layout, *, sharp: bool) -> str:
    field = layout.field
    if sharp:
        return f'<rect width="{field.width}" height="{layout.height}" fill="#101418"/>'
    return (
        '<defs><radialGradient id="field" cx="50%" cy="42%" r="70%">'
        '<stop offset="0" stop-color="#2f6150"/><stop offset="0.620" stop-color="#1f4639"/>'
        '<stop offset="1" stop-color="#122b22"/></radialGradient></defs>'
        f'<rect width="{field.width}" height="{layout.height}" fill="url(#field)"/>'
    )


def _bed(ring: Ring, number: int, seat: str, z: float) -> str:
    """A garden's bed: its seat's shade, two rails in its colour with a light hairline, earth."""
    look = SEATS[seat]
    gap = 3 * z
    middle = _path(ring.arc(number, 0, gap))
    rails = [_path(ring.arc(number, inset * z, gap)) for inset in (-RAIL, RAIL)]
    hairlines = [_path(ring.arc(number, inset * z, gap)) for inset in (-RAIL - 0.5, RAIL - 0.5)]
    return "".join(
        [
            _line(middle, look.shade, BED * z),
            *(_line(rail, look.colour, 6 * z) for rail in rails),
            _line(middle, "3b2d22", 64 * z, 0.72),
            *(_line(hairline, "fffaf0", 1.5 * z, 0.55) for hairline in hairlines),
        ]
    )


def _lawn(layout: Layout, inside: str, *, sharp: bool) -> str:
    lawn = layout.lawn
    x, y = lawn.centre
    size = min(lawn.width * 0.5, lawn.height * 1.2)
    if sharp:
        return f'<path d="{inside}" fill="#1d3a2c" stroke="#{INK}" stroke-width="3"/>'
    return (
        '<defs><radialGradient id="lawn" cx="50%" cy="42%" r="62%">'
        '<stop offset="0" stop-color="#5d8f55"/><stop offset="0.550" stop-color="#3c7049"/>'
        '<stop offset="1" stop-color="#234b38"/></radialGradient></defs>'
        f'<path d="{inside}" fill="url(#lawn)" stroke="#{INK}" stroke-width="3"/>'
        f'<g transform="translate({x - size / 2:.1f} {y - size * 0.42:.1f}) '
        f'scale({size / 100:.3f} {size * 0.84 / 100:.3f})">'
        f'<path d="{HEART}" fill="#8fbf72" fill-opacity="0.170"/></g>'
        f'<g transform="translate({x - size * 0.38:.1f} {y - size * 0.33:.1f}) '
        f'scale({size * 0.76 / 100:.3f} {size * 0.64 / 100:.3f})">'
        f'<path d="{HEART}" fill="#1f4a34" fill-opacity="0.3"/></g>'
    )


def _pebbles(ring: Ring, z: float) -> str:
    chance = Random("pebbles")
    found = []
    for _ in range(PEBBLES):
        inset = WALK + chance.uniform(-19, 19)
        at = ring.track.at(chance.random() * ring.track.perimeter, inset * z)
        colour, r = chance.choice(PEBBLE_COLOURS), chance.choice((1, 1.4, 1.8)) * z
        found.append(f'<circle cx="{at.x:.1f}" cy="{at.y:.1f}" r="{r:.1f}" fill="#{colour}" fill-opacity="0.6"/>')
    return "".join(found)


def _stones(ring: Ring, z: float) -> str:
    """A stepping stone for each hedge; the program sets the hedge's name on it."""
    points = (ring.at(place, WALK * z) for place in range(ring.places))
    return "".join(
        f'<ellipse cx="{at.x:.1f}" cy="{at.y:.1f}" rx="{STONE[0] / 2 * z:.1f}" ry="{STONE[1] / 2 * z:.1f}" '
        f'fill="#d9caa2" stroke="#7d6c48" stroke-width="{1.6 * z:.1f}"/>'
        for at in points
    )


def _posts(ring: Ring, z: float) -> str:
    """The gate posts between two gardens."""
    found = []
    for number in range(ring.arcs):
        for inset in (-38, 38):
            at = ring.at(number * PER_GARDEN - 0.5, inset * z)
            (under, below), glint = POST_SHADOW, POST_GLINT
            found.append(
                f'<circle cx="{at.x + under:.1f}" cy="{at.y + below:.1f}" r="{7 * z:.1f}" fill="#000" '
                f'fill-opacity="0.350"/><circle cx="{at.x:.1f}" cy="{at.y:.1f}" r="{6.5 * z:.1f}" '
                f'fill="#e9dfc6" stroke="#{INK}" stroke-width="{2 * z:.1f}"/>'
                f'<circle cx="{at.x - glint:.1f}" cy="{at.y - glint:.1f}" r="{2.6 * z:.1f}" '
                'fill="#fffaf0"/>'
            )
    return "".join(found)


def _night(layout: Layout) -> str:
    """Lamp light over the lawn and from two lamps above; the corners go dark."""
    field, z = layout.field, layout.zoom
    x, y = layout.lawn.centre
    aside, below, corner = SIDE_LIGHT[0] * z, y + SIDE_LIGHT[1], CORNER_LIGHT[0] * z
    lights = [(x, y, 330 * z, 0.3), (x - aside, below, 150 * z, 0.25),
              (x + aside, below, 150 * z, 0.25), (corner, CORNER_LIGHT[1], 170 * z, 0.4),
              (field.width - corner, CORNER_LIGHT[1], 170 * z, 0.4)]  # fmt: skip
    found = [
        '<defs><radialGradient id="night" cx="50%" cy="44%" r="66%">'
        '<stop offset="0.450" stop-color="#0a1626" stop-opacity="0"/>'
        '<stop offset="0.700" stop-color="#0a1626" stop-opacity="0.080"/>'
        '<stop offset="1" stop-color="#050c16" stop-opacity="0.500"/></radialGradient></defs>'
        f'<rect y="{field.y}" width="{field.width}" height="{field.height}" fill="url(#night)"/>'
    ]
    for number, (cx, cy, r, strength) in enumerate(lights):
        found.append(
            f'<defs><radialGradient id="lamp{number}">'
            f'<stop offset="0" stop-color="#ffe3a0" stop-opacity="{0.62 * strength:.3f}"/>'
            f'<stop offset="0.350" stop-color="#ffd277" stop-opacity="{0.22 * strength:.3f}"/>'
            '<stop offset="1" stop-color="#ffd277" stop-opacity="0"/></radialGradient></defs>'
            f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{r:.1f}" fill="url(#lamp{number})"/>'
        )
    return "".join(found)
