"""``python -m tools.pictures [NAME...]``: the pictures of every screen in ``docs/pictures``, made small.

They are what ``wonderland shots`` draws, in 256 colours each: a quarter of the size, and to the eye
the same.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE = (1280, 720)
COLOURS = 256


def main(names: list[str]) -> int:
    """Draw the screens that are named, or all; pictures of screens that are gone go too."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from wonderland.ui.shell.shots import draw, shots  # noqa: PLC0415 - the driver is chosen first

    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as drawn:
        for path in draw(Path(drawn), names, SIZE, None):
            picture = Image.open(path).convert("RGB")
            small = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
            small.save(FOLDER / path.name, optimize=True)
    known = set(shots())
    for path in FOLDER.glob("*.png"):
        if path.stem not in known:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
