"""What a choice of dice promises, and what a roll calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Literal, NamedTuple

from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.definitions import NO_CREST, Definitions
from wonderland.games.dungeon_dice.placing import has_space
from wonderland.games.dungeon_dice.pools import LEAST_TO_SUMMON
from wonderland.games.dungeon_dice.queries.asking import state_of
from wonderland.games.dungeon_dice.state import SUMMON
from wonderland.games.dungeon_dice.turn import callable_figures, calling_kinds

_FACES = 6


@dataclass(frozen=True, slots=True)
class Odds:
    """What some dice promise.

    Attributes:
        summon: the chance that two of one level show S (DD-5).
        levels: the same for each level.
        figures: for each figure of the pool the chance that it may be called.
        crests: for each crest how many come on average.
    """

    summon: float
    levels: dict[int, float]
    figures: dict[str, float]
    crests: dict[str, float]


def odds_of(definitions: Definitions, kinds: Sequence[str], figures: Sequence[str] = ()) -> Odds:
    """What dice of these kinds promise; of figures, those of the given codes."""
    dice = [definitions.kind[kind] for kind in kinds]
    level = [definitions.level[die] for die in dice]
    shows = [_summons(definitions, die) / _FACES for die in dice]
    summon = 0.0
    levels = dict.fromkeys(sorted(set(level)), 0.0)
    called = dict.fromkeys(figures, 0.0)
    for outcome in product((True, False), repeat=len(dice)):
        chance = prod(p if s else 1 - p for p, s in zip(shows, outcome, strict=True))
        count = Counter(at for at, star in zip(level, outcome, strict=True) if star)
        pair = next((at for at, number in count.items() if number >= LEAST_TO_SUMMON), None)
        if pair is None:
            continue
        summon += chance
        levels[pair] += chance
        stars = zip(kinds, level, outcome, strict=True)
        able = {kind for kind, at, star in stars if star and at == pair}
        for code in called:
            if definitions.figure(code).kind_name in able:
                called[code] += chance
    crests = dict.fromkeys(CRESTS, 0.0)
    for die in dice:
        for face in definitions.faces[die]:
            crest, number = definitions.gives[face]
            if crest != NO_CREST:
                crests[CRESTS[crest]] += number / _FACES
    return Odds(summon, levels, called, crests)


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
