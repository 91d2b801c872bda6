"""``wonderland rules``: the rules in plain words."""

from __future__ import annotations

import argparse
import textwrap

from wonderland import api
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry

WIDTH = 80


def command(arguments: argparse.Namespace) -> int:
    """Print the rules of a game, or one of them."""
    game = api.game(arguments.game)
    chapters = registry.rules_text(game.name)
    if arguments.rule:
        print(_one(game, chapters, arguments.rule))
        return 0
    for index, (title, rules) in enumerate(chapters.items()):
        print(f"{'' if index == 0 else chr(10)}{title}\n{'-' * len(title)}")
        for number, text in rules.items():
            indent = " " * 6
            print(textwrap.fill(f"{number:5} {text}", WIDTH, subsequent_indent=indent))
    return 0


def _one(game: api.Game, chapters: dict[str, dict[str, str]], number: str) -> str:
    for rules in chapters.values():
        if text := rules.get(number.upper()):
            return textwrap.fill(f"{number.upper()} {text}", WIDTH)
    raise BadInput([Problem("--rule", 0, f"{game.title} has no rule {number}")])
