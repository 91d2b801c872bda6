"""``wonderland games``: the games, their seats, options and levels."""

from __future__ import annotations

import argparse
import json
from typing import Any

import wonderland
from wonderland.games import registry


def command(arguments: argparse.Namespace) -> int:
    """Print every game."""
    games = [_told(name) for name in registry.names()]
    if arguments.json:
        print(json.dumps(games))
        return 0
    for game in games:
        print(f"{game['name']}: {game['title']}")
        print(f"  seats: {', '.join(game['seats'])}")
        print(f"  presets: {', '.join(game['presets'])}")
        print("  options:")
        for name, words in game["options"].items():
            print(f"    {name:10} {words}")
        print(f"  levels: {', '.join('ai:' + level for level in game['levels'])}")
    for name, title in registry.COMING.items():
        print(f"{name}: {title} (coming)")
    return 0


def _told(name: str) -> dict[str, Any]:
    game = wonderland.game(name)
    definitions: Any = getattr(game.rules, "definitions")  # noqa: B009 - each game has its own
    return {
        "name": name,
        "title": game.title,
        "seats": list(game.seats),
        "presets": list(definitions.presets),
        "options": {key: option.says for key, option in definitions.options.items()},
        "levels": list(game.levels),
    }
