"""What ``play`` and ``simulate`` share: a match from the command line's words."""

from __future__ import annotations

import argparse
from typing import Any

from wonderland import api
from wonderland.core.errors import BadInput, Problem
from wonderland.session.match_session import AI, HUMAN, read_player


def options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that the arguments name."""
    return {"preset": arguments.preset} if arguments.preset else {}


def players(game: api.Game, arguments: argparse.Namespace, default: str) -> dict[str, str]:
    """Who plays each seat, from ``--seat w=human`` and the like.

    Raises:
        BadInput: if a seat or a player is wrong.
    """
    found = dict.fromkeys(game.seats, default)
    for word in arguments.seat:
        side, equals, player = word.partition("=")
        if not equals or side not in game.seats:
            what = f"--seat {word}: a seat is given as w={HUMAN} or e={AI}easy"
            raise BadInput([Problem("--seat", 0, what)])
        found[side] = read_player(game, side, player)
    return found
