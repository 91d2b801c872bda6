"""What the troops of the active seat may do: counted and drawn without listing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from wonderland.games.dominoes_of_war import combat, movement
from wonderland.games.dominoes_of_war.actions import acting
from wonderland.games.dominoes_of_war.actions.acting import Attack, Breach, Charge, Move, Spawn
from wonderland.games.dominoes_of_war.ground import Mask, each, nth
from wonderland.games.dominoes_of_war.state import Standing, State

Deed: TypeAlias = Move | Attack | Charge | Breach | Spawn


class Deeds:
    """Actions of one troop: those that differ in a tile alone, or a few that are told one by one.

    Attributes:
        size: how many there are.
    """

    __slots__ = ("_kind", "_tiles", "_told", "_troop", "size")

    def __init__(
        self,
        troop: int,
        kind: Callable[[int, int], Deed] | None = None,
        tiles: Mask = 0,
        told: Sequence[Deed] = (),
    ) -> None:
        self._troop, self._kind, self._tiles, self._told = troop, kind, tiles, told
        self.size = tiles.bit_count() if kind else len(told)

    def at(self, number: int) -> Deed:
        """The one at an index from 0."""
        if self._kind is None:
            return self._told[number]
        return self._kind(self._troop, nth(self._tiles, number))

    def __iter__(self) -> Iterator[Deed]:
        kind, troop = self._kind, self._troop
        if kind is None:
            return iter(self._told)
        return (kind(troop, square) for square in each(self._tiles))


def of_troop(state: State, square: int, aims: Mask, standing: Standing) -> Iterator[Deeds]:
    """What a troop of the active seat may do that may act (DW-37).

    Args:
        state: where the match stands.
        square: where the troop stands.
        aims: the tiles with whom its seat may attack.
        standing: who stands where.
    """
    config = state.config
    kind = config.kinds[state.board[square]]
    if acting.may_move(state, square):
        yield Deeds(square, Move, movement.moves(state, square, standing))
    if not acting.may_strike(state, square):
        return
    alone = combat.targets(state, square, aims, standing)
    if alone:
        pairs = combat.splits(state, square, alone)
        told = [Attack(square, (target,)) for target in alone]
        yield Deeds(square, told=[*told, *(Attack(square, pair) for pair in pairs)])
    if kind.charges:
        yield Deeds(square, Charge, movement.charges(state, square, standing))
    if kind.breaches:
        yield Deeds(
            square,
            told=[Breach(square, *wall) for wall in movement.breaches(state, square, standing)],
        )
    seat = state.active
    if kind.spawns and not state.bases[seat] >> square & 1:
        tiles = list(each(acting.open_tiles(state, seat)))
        types = acting.available(state, seat) if tiles else []
        yield Deeds(square, told=[Spawn(square, t, tile) for t in types for tile in tiles])


def any_of(state: State, square: int) -> bool:
    """Whether a troop of the active seat that may act has anything to do."""
    aims, standing = combat.target_tiles(state, state.active), state.standing(state.active)
    return any(deeds.size for deeds in of_troop(state, square, aims, standing))
