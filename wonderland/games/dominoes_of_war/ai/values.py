"""What figures are worth, by the components that they are made of."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.definitions import TYPES, Troop
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.state import State

BASE = 0.55
STEP = 0.06
ANY_WAY = 1.2
"""How much more steps and shots are worth that go any way."""
SHOT = 0.09
LANE = 6
"""A longer reach than this seldom finds anybody."""
LEFT = 0.3
"""What a figure is worth that is still in the army, beside one in play, where somebody brings it in."""
LEFT_ALONE = 0.12
"""The same where only a ten brings it in."""


def worth(kind: Troop) -> float:
    """What a figure of a type is worth; a grunt is worth about one."""
    found = BASE + STEP * kind.steps * (ANY_WAY if kind.directions == "any" else 1)
    attack = kind.attack
    if attack is not None:
        reach = min(attack.most, LANE) - attack.least + 1
        ways = ANY_WAY if len(attack.directions) == 8 else 1 if attack.directions else 0.6
        found += SHOT * reach * ways + (0.15 if attack.kind != "shot" else 0)
    found += 0.25 * kind.explodes + 0.35 * kind.repeats + 0.4 * kind.spawns
    return found + 0.1 * kind.mineproof + 0.05 * kind.climbs


class Values:
    """What the figures of a match are worth.

    Attributes:
        of: the worth of each figure, by its number.
    """

    def __init__(self, config: MatchConfig) -> None:
        self._config = config
        self.of = (0.0, *[worth(kind) for kind in config.kinds[1:]])
        self._types = tuple(tuple(worth(config.definitions.troops[kind]) for kind in types) for types in config.types)

    def material(self, state: State, seat: int) -> float:
        """What a seat has in play and in its army."""
        board, of, kinds, base = state.board, self.of, self._config.kinds, state.bases[seat]
        found, caller, men = 0.0, False, state.men[seat]
        while men:
            low = men & -men
            men ^= low
            figure = board[low.bit_length() - 1]
            found += of[figure]
            caller = caller or (kinds[figure].spawns and not base & low)
        left = sum(
            n * own for n, own in zip(state.army[seat * TYPES : seat * TYPES + TYPES], self._types[seat], strict=True)
        )
        return found + left * (LEFT if caller else LEFT_ALONE)
