"""``python -m tools.pictures [NAME...]``: how every screen looks, and the pictures that pages show.

How a screen looks stands in ``tests/ui/looks.txt``: the screen in 32 by 18 cells, a row of text for
each row, three letters for the red, green and blue of a cell. Of the screens that a page shows there
is a picture in ``docs/pictures`` as well, in 256 colours.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase, digits
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
LOOKS = ROOT / "tests" / "ui" / "looks.txt"
SIZE = (1280, 720)
CELLS = (32, 18)
COLOURS = 256
LEVELS = ascii_uppercase + ascii_lowercase + digits + "+/"
"""A letter for each of 64 levels, from dark to light."""
STEP = 256 // len(LEVELS)
SHOWN = re.compile(r"!\[[^]]*\]\([\w./]*pictures/([\w-]+)\.png\)")
Look = list[str]


def shown() -> set[str]:
    """The screens whose pictures a page shows."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in SHOWN.findall(page.read_text("utf-8"))}


def look(surface: pygame.Surface) -> Look:
    """How a screen looks from afar: the mean colour of each cell."""
    import pygame  # noqa: PLC0415 - the driver is chosen first

    across, down = CELLS
    small = pygame.transform.smoothscale(surface.convert(24), CELLS)
    letters = "".join(LEVELS[level // STEP] for level in pygame.image.tobytes(small, "RGB"))
    return [letters[3 * across * row : 3 * across * (row + 1)] for row in range(down)]


def apart(one: Look, other: Look) -> tuple[int, float]:
    """How far two looks are apart in levels of 255: where they differ most, and on average."""
    pairs = zip("".join(one), "".join(other), strict=True)
    found = [STEP * abs(LEVELS.index(a) - LEVELS.index(b)) for a, b in pairs]
    return max(found), sum(found) / len(found)


def kept() -> dict[str, Look]:
    """How every screen looked when that was written down last."""
    blocks = LOOKS.read_text("utf-8").split("\n\n") if LOOKS.exists() else []
    return {name: rows for name, *rows in map(str.split, blocks) if rows}


def _write(looks: Mapping[str, Look]) -> None:
    blocks = ("\n".join([name, *looks[name]]) for name in sorted(looks))
    LOOKS.write_text("\n\n".join(blocks) + "\n", "utf-8")


def main(names: list[str]) -> int:
    """Draw the screens that are named, or all; what is kept of screens that are gone goes too."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame  # noqa: PLC0415 - the driver is chosen first
    from PIL import Image  # noqa: PLC0415 - the tests need none

    from wonderland.ui.shell.shots import shoot, shots  # noqa: PLC0415

    known, in_pages = set(shots()), shown()
    looks = {name: rows for name, rows in kept().items() if name in known}
    for name in names or sorted(known):
        surface = shoot(name, SIZE).surface
        looks[name] = look(surface)
        if name in in_pages:
            picture = Image.frombytes("RGB", SIZE, pygame.image.tobytes(surface, "RGB"))
            small = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
            small.save(FOLDER / f"{name}.png", optimize=True)
    _write(looks)
    for path in FOLDER.glob("*.png"):
        if path.stem not in in_pages:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
