"""What a position is worth to a seat whose turn has just ended."""

from __future__ import annotations

from math import sqrt

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
RUSH = 0.2
"""The same for who must attack because a clock runs down against him (DW-89 to DW-91)."""
PRESS = 0.7
"""The part of that for who is ahead: he goes to end the match rather than to wait for it."""
BOLD = 0.5
"""How much less the enemies are feared when the rounds have run down."""
CALM = 0.3
"""The part of the quiet turns that may go by before one must attack."""
LONG, LAST = 0.12, 0.4
"""The parts of the rounds that may go by before one begins to attack, and before one does nothing else."""
CLOSE = 0.5
"""Who is ahead by less than this is not ahead."""
INSIDE = 0.15
"""What a figure that stands in its own base lacks beside one on the field."""


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
        fear = FEAR * _share(state) * (1 - BOLD * _lateness(state))
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
        config, side = state.config, state.config.side
        if state.result is not None:
            winner = state.result.winner
            return 0.0 if winner < 0 else WON if winner == side[seat] else -WON
        own, enemies = 0.0, 0.0
        strongest = 0.0
        for other in range(config.players):
            if not state.is_out(other):
                material = self._values.material(state, other)
                if side[other] == side[seat]:
                    own += material
                else:
                    enemies += material
                    strongest = max(strongest, material)
        return own - _share(state) * enemies + self._clock(state, seat, own <= strongest + CLOSE)

    @staticmethod
    def _enemies(state: State, seat: int) -> list[int]:
        """The enemies of a seat that are in."""
        side = state.config.side
        return [s for s in range(state.config.players) if side[s] != side[seat] and state.men[s]]

    @staticmethod
    def _hits(state: State, removed: Mask, seat: int) -> bool:
        side = state.config.side
        return any(
            removed & men and side[other] == side[seat] for other, men in enumerate(state.men)
        )

    @staticmethod
    def _clock(state: State, seat: int, behind: bool) -> float:
        """Come nearer: a little always, much where standing still loses."""
        config = state.config
        men, foes = state.men[seat], state.enemies_of(seat)
        if not men or not foes:
            return 0.0
        limit = config.options.quiet * config.players
        late = 1.0 if limit and state.quiet > CALM * limit else 0.0
        late = max(late, _lateness(state)) if behind else PRESS * _lateness(state)
        near = NEAR / _share(state)
        weight = near + late * (RUSH - near)
        far = [(s // STRIDE, s % STRIDE) for s in each(foes)]
        away = 0
        for square in each(men):
            column, row = square // STRIDE, square % STRIDE
            away += min(max(abs(column - c), abs(row - r)) for c, r in far)
        at_home = (men & state.bases[seat]).bit_count()
        return -weight * away - INSIDE * at_home * sqrt(weight / near)


def _share(state: State) -> float:
    """How much one of the enemies counts: where there are more sides nobody is everybody's next target."""
    return 2 / len(state.config.allies)


def _lateness(state: State) -> float:
    """How far the rounds have run down: 0 for not at all, 1 where nothing else counts (DW-90)."""
    most = state.config.options.rounds
    gone = (state.round / most - LONG) / (LAST - LONG) if most else 0.0
    return min(1.0, max(0.0, gone))
