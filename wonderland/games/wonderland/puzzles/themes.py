"""What a puzzle is about, and whether that is true.

A theme belongs to a position if the position is another puzzle without it: not solved any more,
solved in more or fewer actions, or in more or fewer ways.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Literal, get_args

from wonderland.core.message import say
from wonderland.games.wonderland.actions.acting import Step
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.factors import DEFEND
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.puzzles.solver import Goal, Solver
from wonderland.games.wonderland.state import State, swap
from wonderland.search.forced import FAR

Theme = Literal[
    "moving", "passing", "suits", "bishop", "blast", "barricade",
    "spur", "hobble", "wither", "shield", "cow", "rouse", "defense",
]  # fmt: skip
THEMES: tuple[Theme, ...] = get_args(Theme)
NAMES = (
    say("moving"), say("passing"), say("suits"), say("bishop"), say("blast"), say("barricade"),
    say("spur"), say("hobble"), say("wither"), say("shield"), say("cow"), say("rouse"), say("defense"),
)  # fmt: skip
"""The same for people: a puzzle names its themes by these words."""
Solved = tuple[int, int] | None
"""What a search says of a position: the length of its solution and the ways, or None."""


def solved(state: State, goal: Goal, may: Callable[[State, Code], bool] | None = None) -> Solved:
    """Return the length of the shortest solution and how many there are, None if there is none."""
    return counted(Solver(state, goal, may), state)


def counted(search: Solver, state: State) -> Solved:
    """The same by a search.

    Raises:
        OutOfReach: if it would have to look at more than it may.
    """
    length = search.length(state)
    return None if length >= FAR else (length, search.ways(state))


def matters(state: State, goal: Goal, theme: Theme, now: Solved) -> bool:
    """Whether a position is another puzzle without a theme.

    Args:
        state: the position.
        goal: what is to be reached.
        theme: what is taken out of it.
        now: what a search says of the position as it is.
    """
    if theme == "moving":
        return solved(state, goal, _stands) != now
    if theme == "passing":
        return solved(state, goal, _passes_nobody) != now
    return solved(without(state, theme), goal) != now


def without(state: State, theme: Theme) -> State:
    """Return a position in which nobody can do what a theme is about, all else as it was."""
    bare = state.copy()
    if theme == "defense":
        for side in (0, 1):
            bare.set_factor(DEFEND, side, 0)
        return bare
    bare.config = _bared(state.config, theme)
    for side in (0, 1):
        mine = bare.beings[side]
        wielded = {factor for being in mine for factor in bare.config.wields[being]}
        bare.needs = swap(bare.needs, side, tuple(sorted(wielded)))
        wardens = tuple(being for being in mine if bare.config.barricade[being])
        bare.wardens = swap(bare.wardens, side, wardens)
    return bare


def _bared(config: MatchConfig, theme: Theme) -> MatchConfig:
    bared = copy(config)
    entities = range(len(config.cards))
    if theme == "suits":
        bared.bests = tuple(0 for _ in entities)
    elif theme == "bishop":
        bared.reach = tuple(
            reach if blast else config.grid.striking["orthogonal"]
            for reach, blast in zip(config.reach, config.blast, strict=True)
        )
    elif theme == "barricade":
        bared.barricade = tuple(None for _ in entities)
    else:
        bared.abilities = tuple(tuple(own for own in owned if own.name != theme) for owned in config.abilities)
    bared.note_abilities()
    return bared


def _stands(_: State, code: Code) -> bool:
    return not isinstance(code, Step)


def _passes_nobody(state: State, code: Code) -> bool:
    friends = state.held[state.active]
    return not isinstance(code, Step) or not friends & state.config.grid.bit[code.square]
