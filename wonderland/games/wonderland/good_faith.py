"""Steps that are taken in good faith: unknown Rooks bar the way all the same (W-84)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.components import SQUARE, START
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.guises import note_step
from wonderland.games.wonderland.movement import bars, step_price
from wonderland.games.wonderland.state import SIDE, Refusal, State
from wonderland.games.wonderland.unknown import make_known


def surprise(state: State, being: int, target: int, events: ev.Events | None) -> Refusal | None:
    """Let the unknown Rooks beside a square be known that halt or tax whoever steps there (W-84).

    Returns:
        Why the step is void, None if it happens: the true price must be paid.
    """
    note_step(state, being, target)
    config, columns = state.config, state.columns
    there, start = config.grid.bit[target], config.grid.bit[columns[START + being]]
    halting, taxing, tax = [], [], 0
    for rook in state.ambush[1 - SIDE[being]]:
        beside, barricade = config.grid.ring[columns[SQUARE + rook]], config.barricade[rook]
        assert barricade is not None
        if not beside & there:
            continue
        if barricade.halts and not beside & start:
            halting.append(rook)
        elif barricade.tax:
            taxing.append(rook)
            tax += barricade.tax
    price = step_price(state, being, bars(state, being, target)[0] + tax)
    have = state.factors[2 * MOVE + SIDE[being]]
    for rook in taxing if price > have else taxing + halting:
        make_known(state, rook, events)
    if price <= have:
        return None
    return "W-84", say("the step costs {price} Move, and there is {have}", price=price, have=have)
