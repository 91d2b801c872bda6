"""What the figures of a match count for, worked out once."""

from __future__ import annotations

from functools import lru_cache

from wonderland.games.dungeon_dice.components import FLYING
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.match_config import MatchConfig


def prowess(figure: Figure) -> float:
    """What a monster counts for: about 0.5, 0.8, 1.2, 1.6 for level 1 to 4 (DD-7), items a little."""
    if figure.is_item:
        return 0.12 * figure.level
    points = (figure.atk + figure.defence * 0.7 + figure.hp) / 100
    points += 0.2 if figure.traits & FLYING else 0.1 * bool(figure.traits)
    return points + 0.08 * sum([ability.worth for ability in figure.abilities])


class Prowess:
    """What the figures of a match count for.

    Attributes:
        of: for each figure, by its number.
    """

    def __init__(self, config: MatchConfig) -> None:
        self._figures = config.figures
        self._level = config.definitions.level
        self.of = tuple(prowess(figure) for figure in config.figures)
        self._reserves: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}

    def reserve(self, left: tuple[int, ...], dice: tuple[int, ...]) -> float:
        """What a side may still call by these dice; less where pairs run out (DD-18)."""
        found = self._reserves.get((left, dice))
        if found is None:
            levels = [self._level[kind] for kind in dice]
            found = 0.0
            for number in left:
                figure = self._figures[number]
                if figure.kind in dice and levels.count(figure.level) > 1:
                    found += 0.3 + 0.5 * self.of[number]
            self._reserves[left, dice] = found
        return found


@lru_cache(maxsize=16)
def prowess_in(config: MatchConfig) -> Prowess:
    """What the figures of a match count for."""
    return Prowess(config)
