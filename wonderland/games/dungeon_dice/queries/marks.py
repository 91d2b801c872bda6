"""What holds of a monster now, in a few words each: what a screen marks on its figure."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.columns import LAYOUT
from wonderland.games.dungeon_dice.components import TRAITS
from wonderland.games.dungeon_dice.queries.asking import monster_of, state_of
from wonderland.games.dungeon_dice.state import CHAIN, DEFEND, PLACE, SIDES


def marks(match: Match, name: str) -> dict[str, str]:
    """What lies on a monster beside its stats: the column's name, and what it means in words."""
    state = state_of(match)
    monster = monster_of(state, name)
    found: dict[str, str] = {}
    for column in LAYOUT.columns:
        value = state.store[LAYOUT.offset(column.name) + monster]
        if said := column.more if value > 0 else column.less if value < 0 else "":
            found[column.name] = said
    return found


def traits(match: Match, name: str) -> dict[str, str]:
    """The general abilities that a monster has now, each with what it does."""
    state = state_of(match)
    has = state.traits(monster_of(state, name))
    return {trait.key: trait.says for trait in TRAITS if has & trait.bit}


def waiting(match: Match) -> str | None:
    """What the match waits for out of the usual course: ``chain``, ``defend`` or ``place``."""
    phases: Mapping[int, str] = {CHAIN: "chain", DEFEND: "defend", PLACE: "place"}
    return phases.get(state_of(match).phase)


def quiet(match: Match) -> tuple[int, int]:
    """Quiet turns in a row, and after how many the match ends (0 for never; DD-87)."""
    state = state_of(match)
    return state.quiet, state.config.options.quiet


def dungeons(match: Match) -> dict[str, list[str]]:
    """The squares that each side laid, by column, then row."""
    state = state_of(match)
    grid = state.config.grid
    return {
        letter: [grid.names[s] for s in grid.sorted(state.laid[side])]
        for side, letter in enumerate(SIDES)
    }
