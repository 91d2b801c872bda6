"""``wonderland shots``: every screen as a PNG file, without a display."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

SIZE = (1280, 720)
"""How large the pictures are where nothing is said."""


def command(arguments: argparse.Namespace) -> int:
    """Draw the named screens, or all of them."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from wonderland.ui.shell import shots  # noqa: PLC0415 - the driver is chosen before pygame loads

    for path in shots.draw(
        Path(arguments.folder), arguments.names, arguments.size or SIZE, arguments.theme, arguments.language
    ):
        print(path)
    return 0
