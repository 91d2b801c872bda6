"""Two tiles to be laid side by side: the grain of felt and of wood, as PNG."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable
from math import cos, floor, pi, sin
from random import Random

Pixel = tuple[int, ...]

FELT_SIDE, FIBRES = 160, 700
WOOD_WIDE, WOOD_HIGH = 256, 64
DARK, LIGHT = (58, 35, 20), (122, 82, 48)


def png(width: int, height: int, pixels: Iterable[Pixel]) -> bytes:
    """Pixels of red, green, blue and opacity, row by row, as a PNG file."""
    flat = [bytes(pixel) for pixel in pixels]
    rows = (b"\0" + b"".join(flat[y * width : (y + 1) * width]) for y in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = zlib.compress(b"".join(rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def felt() -> bytes:
    """Cloth: a grain of light and dark over each pixel, and short fibres both ways."""
    rng, side = Random(7), FELT_SIDE
    light = [[rng.uniform(-12, 12) for _ in range(side)] for _ in range(side)]
    for _ in range(FIBRES):
        x, y, turn = rng.random() * side, rng.random() * side, rng.random() * 2 * pi
        tone = rng.choice((-9, 10))
        for step in range(rng.randint(5, 9)):
            light[int(y + step * sin(turn)) % side][int(x + step * cos(turn)) % side] += tone
    flat = (round(tone) // 2 * 2 for row in light for tone in row)
    return png(
        side,
        side,
        ((255, 255, 255, min(30, tone)) if tone > 0 else (0, 0, 0, min(38, -tone * 13 // 10)) for tone in flat),
    )


def wood() -> bytes:
    """A board's grain along x: one row of noise, bent by two slow waves."""
    rng = Random(3)
    rings = [rng.random() for _ in range(WOOD_HIGH)]
    fine = [[rng.uniform(-0.06, 0.06) for _ in range(WOOD_WIDE // 8)] for _ in range(WOOD_HIGH)]

    def pixel(x: int, y: int) -> Pixel:
        bent = y + 2.6 * sin(2 * pi * x / WOOD_WIDE + y * 0.2) + 1.1 * sin(4 * pi * x / WOOD_WIDE + 1)
        ring = floor(bent)
        between = bent - ring
        tone = rings[ring % WOOD_HIGH] * (1 - between) + rings[(ring + 1) % WOOD_HIGH] * between
        tone = 0.25 + 0.55 * tone + fine[y][x // 8]
        return (*(int(d + (b - d) * tone) for d, b in zip(DARK, LIGHT, strict=True)), 255)

    return png(WOOD_WIDE, WOOD_HIGH, (pixel(x, y) for y in range(WOOD_HIGH) for x in range(WOOD_WIDE)))


TEXTURES: dict[str, Callable[[], bytes]] = {"felt": felt, "wood": wood}
