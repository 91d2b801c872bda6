"""``wonderland watch``: a record in the replay viewer."""

from __future__ import annotations

import argparse

from wonderland import api
from wonderland.cli.window import open_window


def command(arguments: argparse.Namespace) -> int:
    """Open the replay viewer on a record that replays without a fault."""
    api.load(arguments.file)
    return open_window(arguments, None, watch=arguments.file)
