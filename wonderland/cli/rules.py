"""``wonderland rules``: the rules in plain words, and the beings."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping

from wonderland import api
from wonderland.cli.printing import spoken
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say, told
from wonderland.games import registry

WIDTH = 80
INDENT = " " * 6


def command(arguments: argparse.Namespace) -> int:
    """Print the rules of a game and its beings, or one rule, or the beings of one rank."""
    game = api.game(arguments.game)
    if arguments.rule:
        print(_one(game, registry.rules_text(game.name), arguments.rule))
    elif arguments.being:
        print(_reference_text(game, arguments.being))
    else:
        print(_all(game))
    return 0


def _all(game: api.Game) -> str:
    parts = []
    for title, rules in registry.rules_text(game.name).items():
        lines = [_heading(title)]
        lines += [
            textwrap.fill(f"{number:5} {told(text, spoken())}", WIDTH, subsequent_indent=INDENT)
            for number, text in rules.items()
        ]
        parts.append("\n".join(lines))
    reference = game.parts.reference
    if reference and (paragraphs := reference.paragraphs(game.rules)):
        parts += [_heading(reference.title), *map(_folded, paragraphs)]
    nothing = say("{title} brings no rules in words", title=game.title)
    return "\n\n".join(parts) or told(nothing, spoken())


def _heading(title: str) -> str:
    title = told(title, spoken())
    return f"{title}\n{'-' * len(title)}"


def _folded(text: str) -> str:
    """A being's lines, the long ones folded."""
    return "\n".join(
        textwrap.fill(line, WIDTH, subsequent_indent="  ") if len(line) > WIDTH else line
        for line in told(text, spoken()).splitlines()
    )


def _one(game: api.Game, chapters: Mapping[str, Mapping[str, str]], number: str) -> str:
    for rules in chapters.values():
        if text := rules.get(number.upper()):
            return textwrap.fill(f"{number.upper()} {told(text, spoken())}", WIDTH)
    raise BadInput([Problem("--rule", 0, say("{title} has no rule {number}", title=game.title, number=number))])


def _reference_text(game: api.Game, key: str) -> str:
    reference = game.parts.reference
    if reference is None:
        raise BadInput([Problem("--being", 0, say("{title} has nothing beside its rules", title=game.title))])
    if not (paragraphs := reference.paragraphs(game.rules, key)):
        what = say("{title} has no {one} {key}", title=game.title, one=reference.one, key=key)
        raise BadInput([Problem("--being", 0, what, reference.keys)])
    return "\n\n".join(map(_folded, paragraphs))
