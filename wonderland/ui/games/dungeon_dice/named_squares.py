"""The squares that lines of notation are about."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.games.dungeon_dice.named_line import in_names, is_square
from wonderland.games.dungeon_dice.state_form import StateForm


def squares_of(lines: Iterable[str], view: StateForm) -> tuple[str, ...]:
    """The squares that lines name, and those of the monsters that they name."""
    found: list[str] = []
    monsters = view["monsters"]
    for one in map(in_names, lines):
        found += one.squares
        # A person or a lesson may leave out the side of whom an ability is aimed at.
        target = one.target if one.target in monsters else one.other + one.target[1:]
        found += [monsters[key]["square"] for key in (one.who, target) if key in monsters]
        if is_square(one.target):
            found.append(one.target)
    return tuple(dict.fromkeys(found))
