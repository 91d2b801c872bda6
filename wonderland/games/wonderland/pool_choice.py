"""The pools that sides bring to a match (W-14), as the house chooses and counts them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.game import Game, Random
from wonderland.core.match import Match
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.pools import WHOLE, filled_pool, random_pool
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.selections import selection_faults
from wonderland.games.wonderland.state import SIDES

_SUMMON = "summon"


class WonderlandPools:
    """Pools of cards (``games.parts.PoolsPart``)."""

    example = "4H,AS,9S"
    rule = "W-14"
    file = "pools.yaml"
    most = WHOLE

    def named(self, game: Game) -> Mapping[str, Sequence[str]]:
        """The pools of ``pools.yaml``."""
        return {name: pool.cards for name, pool in _definitions(game).pools.items()}

    def size(self, match: Match) -> int:
        """How many cards a pool has in a match."""
        return _position(match).config.options.pool

    def filled(self, game: Game, chosen: Sequence[str], size: int) -> list[str]:
        """The first of some cards, with others of the deck where they end."""
        return filled_pool(_definitions(game), chosen, size)

    def random(self, game: Game, size: int, rng: Random) -> list[str]:
        """Any cards that go together."""
        return random_pool(_definitions(game), size, rng)

    def faults(self, game: Game, chosen: Sequence[object]) -> list[str]:
        """Say for each card what is wrong with it."""
        return selection_faults(_definitions(game).cards, chosen)

    def changed(self, before: Game, after: Game) -> list[str]:
        """The cards that become other beings."""
        old, new = _definitions(before).cards, _definitions(after).cards
        return [name for name, card in new.items() if old.get(name) != card]

    def brought(self, match: Match, seat: str) -> tuple[str, ...]:
        """The cards of a side's pool at the start."""
        return tuple(_position(match).config.selections[SIDES.index(seat)])

    def used(self, match: Match, seat: str) -> tuple[str, ...]:
        """The cards that a side has summoned."""
        said = [one for one in map(in_names, match.lines) if one.side == seat]
        return tuple(one.card for one in said if one.verb == _SUMMON)


def _definitions(game: Game) -> Definitions:
    assert isinstance(game, Wonderland)
    return game.definitions


def _position(match: Match) -> Position:
    assert isinstance(match.position, Position)
    return match.position
