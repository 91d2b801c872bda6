"""``wonderland games``: the games, their seats, options and levels."""

from __future__ import annotations

import argparse
import json
from typing import TypedDict

import wonderland
from wonderland.games import registry


class _Described(TypedDict):
    """A game, as ``games --json`` prints it."""

    name: str
    title: str
    seats: list[str]
    presets: list[str]
    options: dict[str, str]
    levels: list[str]


def command(arguments: argparse.Namespace) -> int:
    """Print every game."""
    games = [_described(name) for name in registry.names()]
    if arguments.json:
        print(json.dumps(games))
        return 0
    for game in games:
        print(f"{game['name']}: {game['title']}")
        print(f"  seats: {', '.join(game['seats'])}")
        if game["presets"]:
            print(f"  presets: {', '.join(game['presets'])}")
        print("  options:" if game["options"] else "  options: none")
        for name, words in game["options"].items():
            print(f"    {name:10} {words}")
        print(f"  levels: {', '.join('ai:' + level for level in game['levels'])}")
    for info in registry.infos():
        if not info.built:
            print(f"{info.name}: {info.title} (coming)")
    return 0


def _described(name: str) -> _Described:
    game = wonderland.game(name)
    return {
        "name": name,
        "title": game.title,
        "seats": list(game.info.letters),
        "presets": list(game.options.presets),
        "options": {key: option.says for key, option in game.options.options.items()},
        "levels": list(game.levels),
    }
