"""Where a being can walk to, found without walking: a state is made only of the ends that are looked at.

Windows are passed over, as everywhere in a search. Most places that a being could come to are
neither attacked from nor worth stopping at; copying the match for each of them would be most of
what a search does.
"""

from __future__ import annotations

from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import CREDIT, HALTED, HOBBLE, SPUR, SQUARE
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.movement import bars, could_go_on
from wonderland.games.wonderland.state import NOBODY, SIDE, State, swap


class Stop:
    """A square that a being can walk to, by the fewest steps.

    Attributes:
        square: where it comes to.
        steps: how many steps that takes.
        start: the state before it walked.
    """

    __slots__ = (
        "_before", "_being", "_credit", "_halted", "_last", "_move", "square", "start",
        "steps",
    )  # fmt: skip

    def __init__(self, start: State, being: int, before: tuple[Code, ...]) -> None:
        """The place where a being stands.

        Args:
            start: before it walks.
            being: who walks.
            before: the actions that led there.
        """
        columns = start.columns
        self.square = columns[SQUARE + being]
        self.steps = 0
        self.start = start
        self._being = being
        self._before = before
        self._last: Stop | None = None
        self._move = start.factors[2 * MOVE + SIDE[being]]
        self._credit = columns[CREDIT + being]
        self._halted = columns[HALTED + being]

    def codes(self) -> tuple[Code, ...]:
        """The actions that lead to it."""
        way: list[Code] = []
        here = self
        while here._last is not None:
            way.append(act.Step(self._being, here.square))
            here = here._last
        way.reverse()
        return (*self._before, *way)

    def state(self) -> State:
        """The state with the being there; the one that it started from must not be changed."""
        if not self.steps:
            return self.start
        being, square = self._being, self.square
        side = SIDE[being]
        after = self.start.copy()
        columns, bit = after.columns, after.config.grid.bit
        origin = columns[SQUARE + being]
        after.at[origin] = 0
        after.at[square] = being + 1
        after.held = swap(after.held, side, after.held[side] & ~bit[origin] | bit[square])
        columns[SQUARE + being] = square
        columns[CREDIT + being] = self._credit
        columns[HALTED + being] = self._halted
        after.factors[2 * MOVE + side] = self._move
        after.offer = NOBODY
        return after

    def _onto(self, square: int, move: int, credit: int, halted: int) -> Stop:
        new = Stop.__new__(Stop)
        new.square = square
        new.steps = self.steps + 1
        new.start = self.start
        new._being = self._being
        new._before = self._before
        new._last = self
        new._move = move
        new._credit = credit
        new._halted = halted
        return new


def stops_of(state: State, being: int, before: tuple[Code, ...]) -> list[Stop]:
    """Where a being can walk to and stop, by the fewest steps; first of all it stays.

    Args:
        state: in the action step, nobody passing a friend (it is not changed).
        being: of the side to move.
        before: the actions that led to the state.
    """
    here = Stop(state, being, before)
    found = [here]
    config, columns, side = state.config, state.columns, SIDE[being]
    around = config.around[being]
    bit = config.grid.bit
    origin = bit[here.square]
    open_squares = (state.laid[0] | state.laid[1]) & ~state.held[1 - side]
    if not config.mobile[being] or not config.near[being][here.square] & open_squares:
        return found
    fee, spur = 1 + columns[HOBBLE + being], columns[SPUR + being]
    wardens, friends = state.wardens[1 - side], state.held[side] & ~origin
    seen = 0
    wave = [here]
    while wave:
        after: list[Stop] = []
        for stop in wave:
            credit, have = stop._credit, stop._move
            price = 0 if credit else fee
            if stop._halted or price > have:
                continue
            for square in around[stop.square]:
                there = bit[square]
                if not open_squares & there or seen & there:
                    continue
                extra, halter = bars(state, being, square) if wardens else (0, NOBODY)
                if price + extra > have:
                    continue
                shares = bool(friends & there)
                if shares and not could_go_on(
                    state, being, friends, stop.square, have, credit, square
                ):
                    continue
                seen |= there
                left = have - price - extra
                reached = stop._onto(square, left, credit - 1 if credit else spur, halter != NOBODY)
                after.append(reached)
                if not shares:
                    found.append(reached)
        wave = after
    return found
