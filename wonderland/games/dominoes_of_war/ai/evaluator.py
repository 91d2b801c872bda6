"""What a position is worth to a seat whose turn has just ended."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.ai.threats import harvest, strikes
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.ground import STRIDE, Mask, each
from wonderland.games.dominoes_of_war.state import State

WON = 100.0
FEAR = 0.8
"""How much of what the enemies could take next counts as lost."""
HOPE = 0.3
"""How much of what one could take in one's own next turn counts as won: they may walk away."""
NEAR = 0.02
"""What it is worth for a figure to be a square nearer to the nearest enemy, between two sides."""
RUSH = 0.1
"""What it is worth to who must attack because a clock runs down against him (DW-89 to DW-91) that one of his
hunters is a square nearer to an enemy."""
HUNTERS = 2
"""So many of one's own, those that are nearest, hunt each enemy."""
PRESS = 0.7
"""The part of that for who is ahead: he goes to end the match rather than to wait for it."""
BOLD = 0.5
"""How much less the enemies are feared when the rounds have run down."""
CALM = 0.3
"""The part of the quiet turns that may go by before one must attack."""
LONG, LAST, STORM = 0.12, 0.4, 0.65
"""The parts of the rounds that may go by before one begins to attack, before one does nothing else, and
before who is not ahead fears nobody any more: in the last round he has lost."""
STORMS = 0.3
"""How much more a square nearer is worth by then: more than a level misjudges."""
CLOSE = 0.5
"""Who is ahead by less than this is not ahead."""
INSIDE, HURRY = 0.15, 2.0
"""What a figure that stands in its own base lacks beside one on the field, and how much more when pressed."""


class Evaluator:
    """Says what positions of a match are worth.

    Args:
        values: what its figures are worth.
    """

    def __init__(self, values: Values) -> None:
        self._values = values

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, in grunts; the enemies are to move next."""
        found = self.at_sight(state, seat)
        if state.result is not None:
            return found
        config, values = state.config, self._values
        fear = FEAR * _share(state) * self._fear_left(state, seat)
        for other in self._enemies(state, seat):
            taken = [s for s in strikes(state, other, values) if self._hits(state, s.removed, seat)]
            found -= fear * harvest(taken, config.actions[other])
        return found + HOPE * harvest(strikes(state, seat, values), config.actions[seat])

    def before_turn(self, state: State, seat: int) -> float:
        """What a position is worth to a seat when an enemy's turn has just ended."""
        found = self.at_sight(state, seat)
        if state.result is not None:
            return found
        own = strikes(state, seat, self._values)
        return found + FEAR * harvest(own, state.config.actions[seat])

    def at_sight(self, state: State, seat: int) -> float:
        """What stands on the table is worth to a seat, whatever may be hit next."""
        side = state.config.side
        if state.result is not None:
            winner = state.result.winner
            return 0.0 if winner < 0 else WON if winner == side[seat] else -WON
        forces = self._forces(state)
        own = forces.pop(side[seat])
        clock = self._clock(state, seat, own <= max(forces.values(), default=0.0) + CLOSE)
        return own - _share(state) * sum(forces.values()) + clock

    def _forces(self, state: State) -> dict[int, float]:
        """What each side has, in grunts."""
        found = dict.fromkeys(state.config.allies, 0.0)
        for seat, side in enumerate(state.config.side):
            if not state.is_out(seat):
                found[side] += self._values.material(state, seat)
        return found

    def _fear_left(self, state: State, seat: int) -> float:
        """How much the enemies are still feared, from 1 down as the rounds run down.

        Who is not ahead fears nobody in the end; who is can do without many, where few are left to win.
        """
        late, storm = _gone(state, LONG, LAST), _gone(state, LAST, STORM)
        wary = 1 - BOLD * late
        if storm:
            forces = self._forces(state)
            own = forces.pop(state.config.side[seat])
            ahead = own > max(forces.values(), default=0.0) + CLOSE
            left = min(1.0, sum(forces.values()) / own) if ahead else 0.0
            wary *= 1 - storm * (1 - left)
        return wary

    @staticmethod
    def _enemies(state: State, seat: int) -> list[int]:
        """The enemies of a seat that are in."""
        side = state.config.side
        return [s for s in range(state.config.players) if side[s] != side[seat] and state.men[s]]

    @staticmethod
    def _hits(state: State, removed: Mask, seat: int) -> bool:
        side = state.config.side
        return any(removed & men and side[other] == side[seat] for other, men in enumerate(state.men))

    @staticmethod
    def _clock(state: State, seat: int, behind: bool) -> float:
        """Come nearer: a little always, much where standing still loses.

        Pressed, one counts how far one's own are from each enemy, so that none is spared for being near.
        """
        config = state.config
        men, foes = state.men[seat], state.enemies_of(seat)
        if not men or not foes:
            return 0.0
        limit = config.options.quiet * sum(map(bool, state.men))
        late = _gone(state, LONG, LAST) * (1 if behind else PRESS)
        if behind and limit and state.quiet > CALM * limit:
            late = 1.0
        near, rush = NEAR / _share(state), late * (RUSH + STORMS * _gone(state, LAST, STORM))
        own, far = _places(men), _places(foes)
        away = [[max(abs(x - c), abs(y - r)) for x, y in own] for c, r in far]
        found = -near * float(sum(min(those) for those in zip(*away, strict=True)))
        if rush:
            found -= rush * sum(sum(sorted(those)[:HUNTERS]) for those in away)
        at_home = (men & state.bases[seat]).bit_count()
        return found - INSIDE * at_home * (1 + HURRY * late)


def _places(squares: Mask) -> list[tuple[int, int]]:
    """Columns and rows of squares."""
    return [divmod(square, STRIDE) for square in each(squares)]


def _share(state: State) -> float:
    """How much one of the enemies counts: where there are more sides nobody is everybody's next target."""
    return 2 / len(state.config.allies)


def _gone(state: State, since: float, until: float) -> float:
    """How far the rounds have run down between two parts of them, from 0 to 1 (DW-90)."""
    most = state.config.options.rounds
    gone = (state.round / most - since) / (until - since) if most else 0.0
    return min(1.0, max(0.0, gone))
