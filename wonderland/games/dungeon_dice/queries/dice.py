"""What a choice of dice promises, and what a roll calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Literal, NamedTuple

from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.games.dungeon_dice.actions.summoning import callable_figures, calling_kinds
from wonderland.games.dungeon_dice.definitions import NO_CREST, Definitions
from wonderland.games.dungeon_dice.placing import has_space
from wonderland.games.dungeon_dice.pools import LEAST_TO_SUMMON
from wonderland.games.dungeon_dice.queries.asking import state_of
from wonderland.games.dungeon_dice.state import SUMMON

_FACES = 6


def summon_chance(definitions: Definitions, kinds: Sequence[str]) -> float:
    """The chance that two dice of one level show S, of dice of these kinds (DD-5)."""
    dice = [definitions.kind[kind] for kind in kinds]
    levels = [definitions.level[die] for die in dice]
    shows = [_summons(definitions, die) / _FACES for die in dice]
    summon = 0.0
    for outcome in product((True, False), repeat=len(dice)):
        stars = Counter(level for level, star in zip(levels, outcome, strict=True) if star)
        if max(stars.values(), default=0) >= LEAST_TO_SUMMON:
            summon += prod(p if star else 1 - p for p, star in zip(shows, outcome, strict=True))
    return summon


def _summons(definitions: Definitions, die: int) -> int:
    return sum(definitions.gives[face][0] == NO_CREST for face in definitions.faces[die])


def callable_now(match: Match) -> list[str]:
    """The codes of the figures that the roll lets the active player call (DD-31)."""
    state = state_of(match)
    if state.phase != SUMMON:
        return []
    return [state.config.figures[figure].code for figure in callable_figures(state)]


class NoCall(NamedTuple):
    """Why a roll called nobody.

    Attributes:
        why: ``space`` where no net fits (DD-39), ``figure`` where none left is of the dice that call,
            ``levels`` where no two stars are of one level (DD-31), ``star`` for one, ``none`` for none.
        levels: of the dice that show S, the least first.
    """

    why: Literal["space", "figure", "levels", "star", "none"]
    levels: tuple[int, ...]


def no_call(match: Match) -> NoCall | None:
    """Why the roll called nobody; None where it did, or something was done since."""
    state = state_of(match)
    rolled = bool(match.lines) and match.lines[-1].startswith(f"{CHANCE} roll")
    if not rolled or state.phase == SUMMON:
        return None
    definitions = state.config.definitions
    dice = zip(state.dice, state.faces, strict=True)
    stars = [kind for kind, face in dice if definitions.gives[face][0] == NO_CREST]
    levels = tuple(sorted(definitions.level[kind] for kind in stars))
    if calling_kinds(state):
        return NoCall("figure" if has_space(state, state.active) else "space", levels)
    return NoCall("levels" if len(levels) > 1 else "star" if levels else "none", levels)
