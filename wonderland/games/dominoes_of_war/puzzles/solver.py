"""What can be forced in a turn, whatever a tile that is turned up shows.

``win``   The side that solves has removed every enemy before its turn ends.
``safe``  When it has ended its turn, no enemy can hit one of its figures from where he stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from wonderland.games.dominoes_of_war import actions, blasts, combat, legal, movement
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End, Move
from wonderland.games.dominoes_of_war.actions.ending import Face
from wonderland.games.dominoes_of_war.actions.flipping import Flip, Forfeit
from wonderland.games.dominoes_of_war.ground import Mask, each
from wonderland.games.dominoes_of_war.state import FLIP, OVER, State
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.search.forced import Forced

Kind = Literal["win", "safe"]
Key = tuple[object, ...]


class Goal:
    """What is to be reached, by whom.

    Args:
        kind: ``win`` or ``safe``.
        side: the seat that solves; it is its turn.
    """

    def __init__(self, kind: Kind, side: int) -> None:
        self.kind: str = kind
        self.side = side

    def verdict(self, state: State) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        if state.phase == OVER:
            assert state.result is not None
            return state.result.winner == state.config.side[self.side]
        if state.active == self.side:
            return None
        return (
            self.kind == "safe" and bool(state.men[self.side]) and not in_danger(state, self.side)
        )


def in_danger(state: State, side: int) -> bool:
    """Whether an enemy can hit a figure of a seat from where he stands, or take one with him."""
    own, config = state.men[side], state.config
    for seat in range(config.players):
        if config.side[seat] == config.side[side]:
            continue
        standing, aims = state.standing(seat), combat.target_tiles(state, seat)
        for square in each(state.men[seat]):
            for target in combat.targets(state, square, aims, standing):
                if _struck(state, target) & own:
                    return True
            ends = [*each(movement.charges(state, square, standing))]
            ends += [near for near, _ in movement.breaches(state, square, standing)]
            if any(_run(state, square, end) & own for end in ends):
                return True
    return False


def _struck(state: State, target: int) -> Mask:
    """The tiles that an attack on one clears."""
    if state.config.explosive[state.board[target]]:
        return blasts.blast_at(state, target).reached
    return 1 << target


def _run(state: State, square: int, centre: int) -> Mask:
    """The tiles that go when a figure runs and explodes."""
    there = state.copy()
    there.lift(square)
    return blasts.blast_at(there, centre).reached


class Solver(Forced[State, Code]):
    """What a side can force from the positions of a puzzle."""

    def key(self, state: State) -> Key:
        """What tells two positions of a puzzle apart."""
        return (
            bytes(state.board), state.acted, state.actions, state.phase, state.bonus, state.flipping,
            state.active, state.down, state.tiles, state.north, state.east, state.facing,
        )  # fmt: skip

    def steps(self, state: State) -> Iterator[tuple[Code, State]]:
        """What may be done, and the position after it; tiles that mean the same count once.

        Who walks onto a tile that may be a mine can't count on anything after it: that is left out.
        """
        seat = state.to_act
        assert seat is not None
        for code in _kinds(state) if state.phase == FLIP else legal.choices(state):
            if isinstance(code, Move) and _risky(state, code):
                continue
            there = state.copy()
            actions.perform(there, seat, code, None)
            yield code, there

    def answers(self, state: State) -> bool:
        """Whether a tile is turned up."""
        return state.to_act == CHANCE_ACTOR

    def free(self, code: Code) -> bool:
        """Whether an action counts nothing."""
        return isinstance(code, End | Face | Flip | Forfeit)


def _risky(state: State, code: Move) -> bool:
    """Whether a move ends on a tile that may be a mine, and the figure fears one."""
    kind = state.config.kinds[state.board[code.troop]]
    return bool(state.down >> code.square & 1) and not kind.mineproof


def _kinds(state: State) -> Iterator[Code]:
    """A tile of each kind that may lie there."""
    definitions, seen = state.config.definitions, set()
    for face, count in enumerate(state.bag):
        kind = -1 if face in definitions.mines else definitions.totals[face]
        if count and kind not in seen:
            seen.add(kind)
            yield Flip(state.flipping, face)
