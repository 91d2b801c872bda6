"""Where a being can walk to, found without walking: a state is made only of the ends that are looked at.

Windows are passed over, as everywhere in a search. Most places that a being could come to are
neither attacked from nor worth stopping at; copying the match for each of them would be most of
what a search does.
"""

from __future__ import annotations

from wonderland.games.wonderland.actions.acting import Step
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import CREDIT, HALTED, HOBBLE, SPUR, SQUARE, STEPPED
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.movement import bars, could_go_on, steps_left
from wonderland.games.wonderland.state import NOBODY, SIDE, State
from wonderland.games.wonderland.table_state import UNLIMITED


class Way:
    """A walk of a being to where it can stop, by the fewest steps.

    It is the same walk on every state that has the same table and as much Move.

    Attributes:
        square: where it comes to.
        steps: how many steps that takes; 0 if it stays.
    """

    __slots__ = ("_being", "_codes", "_credit", "_halted", "_last", "_move", "square", "steps")

    def __init__(self, being: int, square: int, last: Way | None, move: int, credit: int, halted: int) -> None:
        """A step further on a way, or its beginning.

        Args:
            being: who walks.
            square: where it comes to.
            last: the way before this step; None where it stands.
            move: the Move left there.
            credit: the steps on credit left there.
            halted: whether it takes no more steps there.
        """
        self.square = square
        self.steps: int = last.steps + 1 if last else 0
        self._being = being
        self._last = last
        self._move = move
        self._credit = credit
        self._halted = halted
        self._codes: tuple[Code, ...] | None = None

    @property
    def codes(self) -> tuple[Code, ...]:
        """The steps that lead there."""
        if self._codes is None:
            last = self._last
            self._codes = (*last.codes, Step(self._being, self.square)) if last else ()
        return self._codes

    def taken(self, start: State) -> State:
        """The state with the being there; the one that it starts from must not be changed."""
        if not self.steps:
            return start
        being, square = self._being, self.square
        side = SIDE[being]
        after = start.copy()
        columns, bit = after.columns, after.config.grid.bit
        origin = columns[SQUARE + being]
        west, east = after.held
        away, there = ~bit[origin], bit[square]  # it may come back to where it stood
        after.held = (west, east & away | there) if side else (west & away | there, east)
        columns[SQUARE + being] = square
        columns[CREDIT + being] = self._credit
        columns[HALTED + being] = self._halted
        if after.config.mov[being] < UNLIMITED:
            columns[STEPPED + being] += self.steps
        after.set_factor(MOVE, side, self._move)
        after.offer = NOBODY
        return after


def ways_of(state: State, being: int) -> list[Way]:
    """Where a being can walk to and stop, by the fewest steps; first of all it stays.

    Args:
        state: in the action step, nobody passing a friend (it is not changed).
        being: of the side to move.
    """
    config, columns, side = state.config, state.columns, SIDE[being]
    square = columns[SQUARE + being]
    move = state.factors[2 * MOVE + side]
    here = Way(being, square, None, move, columns[CREDIT + being], columns[HALTED + being])
    found = [here]
    around = config.around[being]
    bit = config.grid.bit
    origin = bit[square]
    open_squares = (state.laid[0] | state.laid[1]) & ~state.held[1 - side]
    may = steps_left(state, being)
    if may <= 0 or not config.near[being][square] & open_squares:
        return found
    fee, spur = 1 + columns[HOBBLE + being], columns[SPUR + being]
    wardens, friends = state.wardens[1 - side], state.held[side] & ~origin
    seen = 0
    wave = [here]
    while wave:
        after: list[Way] = []
        for way in wave:
            credit, have = way._credit, way._move
            price = 0 if credit else fee
            if way._halted or price > have or way.steps >= may:
                continue
            for square in around[way.square]:
                there = bit[square]
                if not open_squares & there or seen & there:
                    continue
                extra, halter = bars(state, being, square) if wardens else (0, NOBODY)
                if price + extra > have:
                    continue
                shares = bool(friends & there)
                if shares and not could_go_on(state, being, friends, way.square, have, credit, square, may - way.steps):
                    continue
                seen |= there
                left = have - price - extra
                owed = credit - 1 if credit else spur
                reached = Way(being, square, way, left, owed, halter != NOBODY)
                after.append(reached)
                if not shares:
                    found.append(reached)
        wave = after
    return found
