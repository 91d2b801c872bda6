"""What can be forced in a turn, whatever a tile that is turned up shows.

``win``   The seat that solves has won before its turn ends, or as it ends.
``safe``  When it has ended its turn it has all its figures, and no enemy can hit one from where he
          stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from wonderland.games.dominoes_of_war import actions, blasts, combat, legal, movement
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import Attack, Breach, Charge, End
from wonderland.games.dominoes_of_war.actions.ending import Face
from wonderland.games.dominoes_of_war.actions.flipping import Flip, Forfeit
from wonderland.games.dominoes_of_war.definitions import TYPES
from wonderland.games.dominoes_of_war.ground import Mask, each
from wonderland.games.dominoes_of_war.state import BONUS, FLIP, OVER, State
from wonderland.search.forced import Bounded

Kind = Literal["win", "safe"]
Key = tuple[object, ...]


class Goal:
    """What is to be reached, by whom.

    Args:
        kind: ``win`` or ``safe``.
        side: the seat that solves; it is its turn.
        figures: how many it has.
    """

    def __init__(self, kind: str, side: int, figures: int) -> None:
        self.kind = kind
        self.side, self.figures = side, figures

    def verdict(self, state: State) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        if state.phase == OVER:
            assert state.result is not None
            return state.result.winner == state.config.side[self.side]
        lost = self.kind == "safe" and state.men[self.side].bit_count() < self.figures
        if state.active == self.side and not lost:
            return None
        return self.kind == "safe" and not lost and not in_danger(state, self.side)


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


def _after(state: State, code: Code) -> State:
    seat, there = state.to_act, state.copy()
    assert seat is not None
    actions.perform(there, seat, code, None)
    return there


class Solver(Bounded[State, Code]):
    """What a seat can force from the positions of a puzzle.

    No more is looked at than the actions that are left, and no action that removes nobody where
    there are as many enemies as can be removed with them.

    Args:
        goal: what is to be reached.
    """

    goal: Goal
    after = staticmethod(_after)

    def key(self, state: State) -> Key:
        """What tells two positions of a puzzle apart."""
        return (
            bytes(state.board), state.acted, state.moved, state.struck, state.actions, state.phase, state.bonus,
            state.flipping, state.active, state.stirred, state.down, state.tiles, state.north, state.east, state.facing,
        )  # fmt: skip

    def most(self, state: State) -> int:
        """No more than the actions that are left, and one for a bonus."""
        return state.actions + (state.phase in (FLIP, BONUS))

    def tries(self, state: State, n: int) -> Iterator[tuple[Code, State]]:
        """What is worth a try with so many actions."""
        idle = not self._only_hits(state, n)
        for code in self.choices(state):
            free = self.free(code) or self.answers(state)
            if free or (n > 0 and (idle or isinstance(code, Attack | Charge | Breach))):
                yield code, _after(state, code)

    def _only_hits(self, state: State, n: int) -> bool:
        """Whether each of so many actions has to remove somebody, or it can't be done."""
        config = state.config
        if self.goal.kind != "win" or config.options.rounds == state.round:
            return False
        kinds = {config.kinds[state.board[square]] for square in each(state.occupied)}
        army = zip(config.types[self.goal.side], range(TYPES), strict=True)
        kinds |= {config.definitions.troops[t] for t, i in army if state.owned(self.goal.side, i)}
        if any(kind.explodes for kind in kinds):
            return n == 1
        most = 2 if any(kind.attack and kind.attack.kind == "split" for kind in kinds) else 1
        return state.enemies_of(self.goal.side).bit_count() > (n - 1) * most

    def choices(self, state: State) -> Iterable[Code]:
        """What may be done; tiles that mean the same count once."""
        return _kinds(state) if state.phase == FLIP else legal.choices(state)

    def free(self, code: Code) -> bool:
        """Whether an action counts nothing."""
        return isinstance(code, End | Face | Flip | Forfeit)


def _kinds(state: State) -> Iterator[Code]:
    """A tile of each kind that may lie there; mines come first, which stop most plans."""
    definitions, seen = state.config.definitions, set()
    for face, count in enumerate(state.bag):
        kind = -1 if face in definitions.mines else definitions.totals[face]
        if count and kind not in seen:
            seen.add(kind)
            yield Flip(state.flipping, face)
