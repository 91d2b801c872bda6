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
        self, troop: int, kind: Callable[[int, int], Deed] | None = None, tiles: Mask = 0, told: Sequence[Deed] = ()
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


def of_troop(state: State, square: int, aims: Mask, standing: Standing) -> list[Deeds]:
    """What a troop of the active seat may do that may act (DW-37), in groups that are not empty.

    Args:
        state: where the match stands.
        square: where the troop stands.
        aims: the tiles with whom its seat may attack.
        standing: who stands where.
    """
    kind, found = state.config.kinds[state.board[square]], []
    if acting.may_move(state, square) and (tiles := movement.moves(state, square, standing)):
        found.append(Deeds(square, Move, tiles))
    if not acting.may_strike(state, square):
        return found
    if alone := combat.targets(state, square, aims, standing):
        pairs = combat.splits(state, square, alone)
        told = [Attack(square, (target,)) for target in alone]
        found.append(Deeds(square, told=[*told, *(Attack(square, pair) for pair in pairs)]))
    if kind.charges and (foes := movement.charges(state, square, standing)):
        found.append(Deeds(square, Charge, foes))
    if kind.breaches and (near := movement.breaches(state, square, standing)):
        found.append(Deeds(square, told=[Breach(square, *wall) for wall in near]))
    if called := calls(state, square):
        found.append(Deeds(square, told=called))
    return found


def calls(state: State, square: int) -> list[Spawn]:
    """Whom a troop may bring in, and where, if it spawns and stands outside its base (DW-61)."""
    seat = state.active
    if not state.config.kinds[state.board[square]].spawns or state.bases[seat] >> square & 1:
        return []
    tiles = list(each(acting.open_tiles(state, seat)))
    types = acting.available(state, seat) if tiles else []
    return [Spawn(square, kind, tile) for kind in types for tile in tiles]


def any_of(state: State, square: int) -> bool:
    """Whether a troop of the active seat that may act has anything to do."""
    aims, standing = combat.target_tiles(state, state.active), state.standing(state.active)
    return bool(of_troop(state, square, aims, standing))
