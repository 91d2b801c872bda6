"""The squares that lines of notation are about."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.games.dungeon_dice.state_form import StateForm


def squares_of(lines: Iterable[str], view: StateForm) -> tuple[str, ...]:
    """The squares that lines name, and those of the monsters that they name."""
    words = [word for line in lines for word in line.replace("-", " ").split()[2:]]
    found = [word for word in words if word[:1].islower() and word[1:].isdigit()]
    monsters = view["monsters"]
    for word in words:
        found += [
            monsters[key]["square"] for key in (word, f"w{word}", f"e{word}") if key in monsters
        ]
    return tuple(dict.fromkeys(found))
