"""How a match ends at the end of a turn (W-67 to W-69)."""

from __future__ import annotations

from wonderland.games.wonderland import paths
from wonderland.games.wonderland.state import NOBODY, State

Verdict = tuple[int, str]
"""The winning side, -1 for none, and the reason."""

QUIET_TURNS = 60


def verdict_of(state: State) -> Verdict | None:
    """Judge a match at the end of a turn: Images first, then summons, then stalling."""
    if state.life[0] <= 0 or state.life[1] <= 0:
        return _loss([side for side in (0, 1) if state.life[side] <= 0], "image")  # W-67
    west, east = is_spent(state, 0), is_spent(state, 1)
    if west or east:
        return _loss([side for side, spent in enumerate((west, east)) if spent], "no-summons")  # W-68
    if state.quiet >= QUIET_TURNS:
        return NOBODY, "stalled"  # W-69
    return None


def _loss(losers: list[int], reason: str) -> Verdict:
    return (NOBODY if len(losers) == 2 else 1 - losers[0]), reason


def is_spent(state: State, side: int) -> bool:
    """Whether a side has no being that counts, and can never summon another (W-68)."""
    mobile = state.config.mobile
    for being in state.beings[side]:
        if mobile[being]:
            return False
    if rooks_may_win(state, side):
        return False
    return not has_pair(state, side) or not paths.has_space(state, side)


def rooks_may_win(state: State, side: int) -> bool:
    """Whether a side with Rooks only could still blast the enemy Image down (W-68)."""
    config = state.config
    rooks = [blast for being in state.beings[side] if (blast := config.blast[being])]
    if not rooks or len(rooks) < state.life[1 - side]:
        return False
    forces = {blast.factor for blast in rooks}  # a file may let two pay by different factors
    if any(state.factors[2 * force + side] for force in forces):
        return True
    faces = config.definitions.faces
    thrown = {face for card in state.pool[side] for face in faces[config.level[card]]}
    return any(force + 1 in thrown for force in forces)


def has_pair(state: State, side: int) -> bool:
    """Whether a level has two cards left in a side's pool (W-20)."""
    level, seen = state.config.level, 0
    for card in state.pool[side]:  # asked at the end of every turn; most pools tell it at once
        bit = 1 << level[card]
        if seen & bit:
            return True
        seen |= bit
    return False
