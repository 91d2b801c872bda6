"""``python -m tools.bundle FOLDER``: the program as one folder that runs without Python.

``FOLDER/wonderland`` then holds two programs on one set of files: ``wonderland``, which has the
commands, and ``wonderland-window``, which opens the window and no terminal beside it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ICON_SIZE = 256


def draw_icon(path: Path) -> None:
    """Draw the program's icon as a PNG, from which the builder makes what each system wants."""
    import pygame  # noqa: PLC0415 - only where an icon is drawn

    drawing = ROOT / "assets" / "sprites" / "app" / "icon.svg"
    pygame.image.save(pygame.image.load_sized_svg(drawing, (ICON_SIZE, ICON_SIZE)), path)


def build(folder: Path) -> Path:
    """Build into a folder; returns the folder of the programs."""
    from PyInstaller.__main__ import run  # noqa: PLC0415 - heavy

    with tempfile.TemporaryDirectory() as work:
        icon = Path(work) / "icon.png"
        draw_icon(icon)
        os.environ["WONDERLAND_ICON"] = str(icon)  # read by the recipe, which takes no arguments
        run([
            str(HERE / "wonderland.spec"), "--noconfirm", "--log-level", "WARN",
            "--distpath", str(folder), "--workpath", str(Path(work) / "build"),
        ])  # fmt: skip
    return folder / "wonderland"


def main() -> int:
    """Build, and say where."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    print(build(parser.parse_args().folder.resolve()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
