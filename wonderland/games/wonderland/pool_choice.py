"""The pools that sides bring to a match (W-14), as the house chooses and counts them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.game import Game, Random
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.pairs import front_of, pair_faults
from wonderland.games.wonderland.pools import WHOLE, filled_pairs, filled_pool, random_pairs, random_pool
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.selections import selection_faults
from wonderland.games.wonderland.state import SIDES

_SUMMON = "summon"


class WonderlandPools:
    """Pools of single cards (``games.parts.PoolsPart``)."""

    example = "4H,AS,9S"
    rule = "W-14"
    file = "pools.yaml"
    most = WHOLE
    made_of = say("single cards")

    def kinds(self) -> Sequence[WonderlandPools]:
        """Those of single cards, and those of pairs."""
        return WonderlandPools(), PairPools()

    def played(self, match: Match) -> WonderlandPools:
        """Those of pairs, where a match is played with them (W-73)."""
        return PairPools() if Position.of(match).config.options.paired_cards else self

    def named(self, game: Game) -> Mapping[str, Sequence[str]]:
        """The pools of ``pools.yaml``."""
        return {name: pool.cards for name, pool in _definitions(game).pools.items()}

    def size(self, match: Match) -> int:
        """How many cards a pool has in a match."""
        return Position.of(match).config.options.pool

    def filled(self, game: Game, chosen: Sequence[str], size: int) -> list[str]:
        """The first of some cards, with others of the deck where they end."""
        return filled_pool(_definitions(game), chosen, size)

    def random(self, game: Game, size: int, rng: Random) -> list[str]:
        """Any cards that go together."""
        return random_pool(_definitions(game), size, rng)

    def faults(self, game: Game, chosen: Sequence[object]) -> list[str]:
        """Say for each card what is wrong with it."""
        return selection_faults(_definitions(game).cards, chosen)

    def wrong_size(self, count: int, size: int) -> str:
        """Say that so many cards are listed."""
        return say("{n} cards are listed, not {size}", n=count, size=size)

    def changed(self, before: Game, after: Game) -> list[str]:
        """The cards that become other beings."""
        old, new = _definitions(before).cards, _definitions(after).cards
        return [name for name, card in new.items() if old.get(name) != card]

    def brought(self, match: Match, seat: str) -> tuple[str, ...]:
        """The cards of a side's pool at the start."""
        return tuple(Position.of(match).config.selections[SIDES.index(seat)])

    def used(self, match: Match, seat: str) -> tuple[str, ...]:
        """The cards that a side has summoned."""
        summons = (line for line in match.lines if _SUMMON in line)
        said = [one for one in map(in_names, summons) if one.side == seat]
        fronts = {front_of(label): label for label in self.brought(match, seat)}
        return tuple(fronts.get(one.card, one.card) for one in said if one.verb == _SUMMON)


class PairPools(WonderlandPools):
    """Pools of pairs (W-86): what is said of cards there is said of pairs here."""

    example = "4H/KS,AS/9D,JD/QD"
    rule = "W-86"
    file = "pairs.yaml"
    made_of = say("pairs of cards")

    def named(self, game: Game) -> Mapping[str, Sequence[str]]:
        """The pools of ``pairs.yaml``."""
        return {name: pool.cards for name, pool in _definitions(game).pair_pools.items()}

    def filled(self, game: Game, chosen: Sequence[str], size: int) -> list[str]:
        """The first of some pairs, with others of the deck where they end."""
        return filled_pairs(_definitions(game), chosen, size)

    def random(self, game: Game, size: int, rng: Random) -> list[str]:
        """Any pairs that go together."""
        return random_pairs(_definitions(game), size, rng)

    def faults(self, game: Game, chosen: Sequence[object]) -> list[str]:
        """Say for each pair what is wrong with it."""
        return pair_faults(_definitions(game).cards, chosen)

    def wrong_size(self, count: int, size: int) -> str:
        """Say that so many pairs are listed."""
        return say("{n} pairs are listed, not {size}", n=count, size=size)

    def changed(self, before: Game, after: Game) -> list[str]:
        """The pairs whose fronts become other beings."""
        fronts = set(super().changed(before, after))
        deck = _definitions(after).cards
        return [pair.label for pair in deck.pairs() if pair.name in fronts]


class BegunPairs(PairPools):
    """Pools of pairs under way: a front may stand there without its back."""

    def faults(self, game: Game, chosen: Sequence[object]) -> list[str]:
        """Say for each pair, or front alone, what is wrong with it."""
        return pair_faults(_definitions(game).cards, chosen, begun=True)


def _definitions(game: Game) -> Definitions:
    assert isinstance(game, Wonderland)
    return game.definitions
