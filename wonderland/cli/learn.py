"""``wonderland learn``: lessons; this version has none, and says so."""

from __future__ import annotations

import argparse

from wonderland import api
from wonderland.core.errors import BadInput, Problem


def command(arguments: argparse.Namespace) -> int:
    """Say what there is to learn from until lessons are built.

    Raises:
        BadInput: always, since there are no lessons.
    """
    game = api.game(arguments.game)
    what = f"{game.title} has no lessons in this version"
    mend = f"The rules in plain words: wonderland rules {game.name}"
    raise BadInput([Problem("learn", 0, what, mend)])
