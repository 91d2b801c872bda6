"""Plain advice while a base is stocked: what would make a figure useless, or a danger to its own."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.ground import any_way, names, square_of
from wonderland.games.dominoes_of_war.movement import moves
from wonderland.games.dominoes_of_war.view import View


def advice(view: View, kind: str, tile: str, stocked: Mapping[str, str]) -> list[str]:
    """What speaks against putting a type on a tile, in sentences; nothing where nothing does.

    Args:
        view: what the seat that stocks sees.
        kind: the type's key.
        tile: where it would stand; ``""`` for nowhere.
        stocked: whom the seat means to put on its other tiles, by tile.
    """
    state, config = view.known, view.known.config
    square = square_of(tile) if tile else None
    if square is None:
        return []
    seat, troops = state.active, config.definitions.troops
    there, found = state.copy(), []
    number = next(at for at, troop in enumerate(troops) if troop.key == kind)
    there.bring(seat, config.slots[seat][number], square)
    if not moves(there, square, there.standing(seat)):
        found.append(say("From {square} it can’t take a step.", square=tile))
    explosive = {troop.key for troop in troops if troop.explodes}
    beside = names(any_way(1 << square, state.joins))
    bombs = [at for at in beside if stocked.get(at) in explosive]
    if bombs:
        found.append(say("It goes too when the one on {square} explodes.", square=bombs[0]))
    elif kind in explosive and any(at in stocked for at in beside):
        found.append(say("Who stands beside it goes when it explodes."))
    return found
