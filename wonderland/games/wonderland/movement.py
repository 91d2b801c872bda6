"""Moving: steps, their price, barricades, and passing a friend (W-32 to W-42)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.components import CAPACITY, CREDIT, HALTED, HOBBLE, SPUR, SQUARE, START, STEPPED
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.table_state import NOBODY, SIDE, UNLIMITED, Refusal, TableState, swap
from wonderland.games.wonderland.unknown import make_known
from wonderland.kit.columns import new_store

_NO_CREDIT = new_store(1, CAPACITY)


def bars(state: TableState, being: int, target: int) -> tuple[int, int]:
    """Judge the enemy barricades beside a square that a being would step onto (W-39 to W-42).

    Returns:
        The Move that the step costs more, and the enemy that halts the being, or -1.
    """
    config, columns = state.config, state.columns
    ring = config.grid.ring
    start = config.grid.bit[columns[START + being]]
    there = config.grid.bit[target]
    extra, halter = 0, NOBODY
    for warden in state.wardens[1 - SIDE[being]]:
        beside = ring[columns[SQUARE + warden]]
        if not beside & there:
            continue
        barricade = config.barricade[warden]
        assert barricade is not None
        if barricade.halts and not beside & start:
            halter = warden  # W-40, W-42
        else:
            extra += barricade.tax  # W-41
    return extra, halter


def step_price(state: TableState, being: int, extra: int) -> int:
    """Return the Move that a being's next step costs now: nothing on credit, else 1+h (W-37)."""
    columns = state.columns
    return extra if columns[CREDIT + being] else 1 + columns[HOBBLE + being] + extra


def step_refusal(state: TableState, being: int, target: int) -> Refusal | None:
    """Say why a being of the active side may not step onto a square now, or None if it may."""
    config, columns, grid = state.config, state.columns, state.config.grid
    name = config.being_name(being)
    square = columns[SQUARE + being]
    there = grid.bit[target]
    if not config.mobile[being]:
        return "W-38", say("{name} never moves", name=name)
    if columns[STEPPED + being] >= config.mov[being]:
        return "W-88", _walked_out(name, columns[STEPPED + being])
    if columns[HALTED + being]:
        return "W-40", say("{name} was halted and takes no more steps this turn", name=name)
    if state.sharer not in (NOBODY, being):
        sharer = config.being_name(state.sharer)
        return "W-35", say("{being} shares a square and must step on first", being=sharer)
    if not config.near[being][square] & there:
        if grid.near[square] & there:
            return "W-32", say(
                "{name} can't step from {square} to {other}",
                name=name,
                square=grid.names[square],
                other=grid.names[target],
            )
        return "W-32", say("{square} is not beside {other}", square=grid.names[target], other=grid.names[square])
    if not (state.laid[0] | state.laid[1]) & there:
        return "W-32", say("{square} is not laid", square=grid.names[target])
    side = SIDE[being]
    if state.held[1 - side] & there:
        return "W-34", say("{square} holds an enemy being", square=grid.names[target])
    extra, _ = bars(state, being, target)
    price = step_price(state, being, extra)
    have = state.factors[2 * MOVE + side]
    if price > have:
        return "W-33", say("the step costs {price} Move, and there is {have}", price=price, have=have)
    if state.held[side] & there and not could_step_on(state, being, target):
        return "W-35", say("{name} could not step on from {square}", name=name, square=grid.names[target])
    return None


def _walked_out(name: str, stepped: int) -> str:
    """Why a being takes no more steps by its Mov (W-88)."""
    if not stepped:
        return say("{name} never moves: its Mov is not above 0", name=name)
    return say("{name} has walked its Mov of {mov} this turn", name=name, mov=stepped)


def steps_left(state: TableState, being: int) -> int:
    """How many steps a being may still take this turn, whatever they cost (W-88)."""
    return state.config.mov[being] - state.columns[STEPPED + being]


def could_step_on(state: TableState, being: int, friend: int) -> bool:
    """Whether a being that enters a friend's square could then step on to some square (W-35)."""
    columns = state.columns
    have = state.factors[2 * MOVE + SIDE[being]]
    others = state.held[SIDE[being]]
    if being != state.sharer:
        others &= ~state.config.grid.bit[columns[SQUARE + being]]  # it leaves its own square behind
    return could_go_on(
        state, being, others, columns[SQUARE + being], have, columns[CREDIT + being], friend, steps_left(state, being)
    )


def could_go_on(
    state: TableState, being: int, friends: int, square: int, have: int, credit: int, friend: int, may: int
) -> bool:
    """``could_step_on`` for a being on its way: it may have come farther than the state says.

    The step on may lead onto another friend's square if it could step on from there as well.
    Every step's own price is the same for all routes of one length, so a route is known by where
    it has come to and the Move left after it.

    Args:
        state: before it set out, or as it stands.
        being: who walks.
        friends: the squares that the others of its side hold.
        square: where it has come to.
        have: the Move left there.
        credit: the steps on credit left there.
        friend: the square that it would enter.
        may: how many steps its Mov leaves it there (W-88).
    """
    columns, grid = state.columns, state.config.grid
    around = state.config.around[being]
    hobble, spur = columns[HOBBLE + being], columns[SPUR + being]
    laid = state.laid[0] | state.laid[1]
    closed = state.held[1 - SIDE[being]]
    reached = {square: have}
    only: int | None = friend  # the first step is the one into the friend's square
    longest = min(may, len(state.beings[SIDE[being]]))  # past all friends and off, no way is longer
    for _ in range(longest):
        price = 0 if credit else 1 + hobble
        credit = credit - 1 if credit else spur
        after: dict[int, int] = {}
        for here, move in reached.items():
            for target in (only,) if only is not None else around[here]:
                there = grid.bit[target]
                if closed & there or not laid & there:
                    continue
                extra, halter = bars(state, being, target)
                left = move - price - extra
                if left < 0:
                    continue
                if not friends & there:
                    return True
                if halter == NOBODY and left > after.get(target, -1):
                    after[target] = left
        if not after:
            return False
        reached, only = after, None
    return False


def steps(state: TableState, being: int) -> list[int]:
    """List the squares that a being of the active side may step onto now."""
    if state.sharer not in (NOBODY, being):
        return []
    side = SIDE[being]
    open_squares = (state.laid[0] | state.laid[1]) & ~state.held[1 - side]
    return _steps_onto(state, being, open_squares)


def all_steps(state: TableState, side: int) -> list[tuple[int, int]]:
    """List every (being, square) that a side with no being in passing may step onto now."""
    poor = not state.factors[2 * MOVE + side]
    if poor and state.columns[CREDIT : CREDIT + CAPACITY] == _NO_CREDIT:
        return []
    open_squares = (state.laid[0] | state.laid[1]) & ~state.held[1 - side]
    columns, near = state.columns, state.config.near
    found: list[tuple[int, int]] = []
    for being in state.beings[side]:
        if near[being][columns[SQUARE + being]] & open_squares:
            found += [(being, square) for square in _steps_onto(state, being, open_squares)]
    return found


def _steps_onto(state: TableState, being: int, open_squares: int) -> list[int]:
    config, columns, side = state.config, state.columns, SIDE[being]
    if columns[STEPPED + being] >= config.mov[being] or columns[HALTED + being]:
        return []
    have = state.factors[2 * MOVE + side]
    price = 0 if columns[CREDIT + being] else 1 + columns[HOBBLE + being]
    if price > have:
        return []
    grid = config.grid
    square = columns[SQUARE + being]
    wardens, friends, bit = state.wardens[1 - side], state.held[side], grid.bit
    found = []
    for target in config.around[being][square]:
        there = bit[target]
        if not open_squares & there:
            continue
        if wardens and price + bars(state, being, target)[0] > have:
            continue
        if friends & there and not could_step_on(state, being, target):
            continue
        found.append(target)
    return found


def take_step(state: TableState, being: int, target: int, events: ev.Events | None) -> None:
    """Pay for a step and take it (W-33, W-37, W-40)."""
    columns, grid, side = state.columns, state.config.grid, SIDE[being]
    extra, halter = bars(state, being, target)
    price = step_price(state, being, extra)
    if columns[CREDIT + being]:
        columns[CREDIT + being] -= 1
    else:
        columns[CREDIT + being] = columns[SPUR + being]  # 1+p steps, one of them taken now
    state.pay(MOVE, side, price)
    origin = columns[SQUARE + being]
    held = state.held[side]
    if state.sharer == being:
        state.sharer = NOBODY
    else:
        held &= ~grid.bit[origin]
    if held & grid.bit[target]:
        state.sharer = being
    state.held = swap(state.held, side, held | grid.bit[target])
    columns[SQUARE + being] = target
    if state.config.mov[being] < UNLIMITED:  # else positions would differ by how one came there
        columns[STEPPED + being] += 1
    if events is not None:
        name = state.config.ids[being]
        events.append(ev.Moved(name, grid.names[origin], grid.names[target], price))
    if halter != NOBODY:
        columns[HALTED + being] = 1
        if events is not None:
            events.append(ev.Halted(state.config.ids[being], state.config.ids[halter]))


def settle_sharing(state: TableState, events: ev.Events | None) -> None:
    """Remove a being that is forced to stay on a friend's square (W-36)."""
    if state.sharer != NOBODY and not steps(state, state.sharer):
        halt(state, state.sharer, events)


def halt(state: TableState, being: int, events: ev.Events | None) -> None:
    """Remove a being that stays on a friend's square (W-36)."""
    here = state.columns[SQUARE + being]
    make_known(state, being, events)
    state.remove(being)
    if events is not None:
        square = state.config.grid.names[here]
        events.append(ev.Removed(state.config.ids[being], square, "passing"))
