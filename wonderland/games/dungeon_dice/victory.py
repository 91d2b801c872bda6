"""How a match ends (section 8)."""

from __future__ import annotations

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.columns import FIGURE
from wonderland.games.dungeon_dice.placing import has_space
from wonderland.games.dungeon_dice.pools import LEAST_TO_SUMMON
from wonderland.games.dungeon_dice.state import OVER, SIDES, Result, State

LEVELS = (4, 3, 2)
"""The levels that are counted one after another (DD-86)."""


def finish(state: State, winner: int, reason: str, events: ev.Events | None) -> None:
    """End the match: nothing more resolves (DD-83)."""
    state.phase = OVER
    state.result = Result(winner, reason)
    state.chain = ()
    state.touched = ()
    state.placing = None
    state.cancelled = 0
    if events is not None:
        events.append(ev.MatchOver(None if winner == NONE else SIDES[winner], reason))


def judge(state: State, events: ev.Events | None) -> bool:
    """Judge the end of a turn; whether the match is over (DD-85, DD-87, DD-88, in this order)."""
    options = state.config.options
    if deadlock(state):
        reason = "deadlock"
    elif options.quiet and state.quiet >= options.quiet:
        reason = "stalled"
    elif options.turns and state.turn >= options.turns:
        reason = "turns"
    else:
        return False
    finish(state, leader(state), reason, events)
    return True


def summoned(state: State, side: int) -> list[int]:
    """The levels of all monsters that a side called, in play and destroyed (DD-86)."""
    figures = state.config.figures
    called = [*(state.store[FIGURE + m] for m in state.crew[side]), *state.gone[side]]
    return [figures[f].level for f in called if not figures[f].is_item]


def leader(state: State) -> int:
    """The side that is ahead, ``NONE`` if they are equal in all (DD-86)."""
    standings = []
    for side in (0, 1):
        levels = summoned(state, side)
        standings.append((state.masters[side], len(levels), *(levels.count(level) for level in LEVELS)))
    if standings[0] == standings[1]:
        return NONE
    return 0 if standings[0] > standings[1] else 1


def deadlock(state: State) -> bool:
    """Whether nobody can come to anybody any more (DD-85)."""
    figures, store = state.config.figures, state.store
    for crew in state.crew:  # point 2
        for monster in crew:
            if figures[store[FIGURE + monster]].carries:
                return False
    if any(figures[item.figure].carries for item in state.items):
        return False
    return (
        not can_summon_ever(state, 0)
        and not can_summon_ever(state, 1)
        and not any(in_contact(state, side) for side in (0, 1))
    )


def can_summon_ever(state: State, side: int) -> bool:
    """Whether a side may still call a figure some time (DD-85, point 3)."""
    config, dice = state.config, state.dice_left[side]
    levels = [config.definitions.level[kind] for kind in dice]
    hopeful = any(
        config.figures[figure].kind in dice and levels.count(config.figures[figure].level) >= LEAST_TO_SUMMON
        for figure in state.figures_left[side]
    )
    return hopeful and has_space(state, side)


def in_contact(state: State, side: int) -> bool:
    """Whether the ground of a side's monsters holds an enemy or leads to the enemy slot (point 1)."""
    config = state.config
    ground = config.grid.connected(state.held[side], state.ground)
    return bool(ground & (state.held[1 - side] | config.approach[1 - side]))
