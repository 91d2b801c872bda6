"""The pool that each side begins with, as the set-up form offers it (W-14, W-86)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import SystemRandom

from wonderland import api
from wonderland.core.message import rows, say
from wonderland.games.wonderland.definition_files import PoolModel
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.names import by_suit
from wonderland.games.wonderland.pairs import cards_in, front_of
from wonderland.games.wonderland.pool_choice import BegunPairs, PairPools, WonderlandPools
from wonderland.games.wonderland.pools import even_pairs, random_pairs
from wonderland.kit.options import PRESET
from wonderland.session.pools import OwnPools, own_pools
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.table import pool_choices
from wonderland.ui.table.pool_choices import SeatOption

LEVEL, TAG_GAP = 46.0, 5.0
"""How wide a level is with its tag and its count, and what is free after the tag."""
ANY, EVEN = "any:", "even:"
"""The keys of pairs drawn by chance: any, or as many of each level as can be."""
BY_LOT = say("One of the eight, drawn by chance.")


def choices_for(game: api.Game, options: Mapping[str, object]) -> PoolChoices:
    """What each side may choose before a match: pools of single cards, or of pairs (W-73)."""
    kind = PairChoices if options.get("paired_cards") else PoolChoices
    return kind(game, options)


def own_pairs(game: api.Game) -> OwnPools:
    """The player's own pools of pairs."""
    return own_pools(game, part=PairPools(), begun=BegunPairs())


class PoolChoices(pool_choices.PoolChoices):
    """The pools of single cards."""

    part = WonderlandPools()

    def __init__(self, game: api.Game, options: Mapping[str, object]) -> None:
        assert isinstance(game.rules, Wonderland)
        self._rules, self._definitions = game.rules, game.rules.definitions
        given = {key: value for key, value in options.items() if key in (PRESET, "pool")}
        self._size = int(str(game.options.values(given)["pool"]))
        super().__init__(self._own(game).pools, BY_LOT)

    def _own(self, game: api.Game) -> OwnPools:
        return own_pools(game)

    @property
    def _pools(self) -> Mapping[str, PoolModel]:
        return self._definitions.pools

    def named(self) -> Iterable[SeatOption]:
        """The named pools."""
        for key, pool in self._pools.items():
            yield SeatOption(
                key, pool.name, pool.says, self.inside(pool.cards),
                picture=partial(self._draw_two, pool.shows or pool.cards[:2]),
                tally=partial(self._draw_levels, pool.cards),
            )  # fmt: skip

    def inside(self, words: Sequence[str]) -> str:
        """The cards of a pool, suit by suit."""
        return by_suit(self._definitions, words)

    def pool(self, key: str) -> object:
        """A named pool, cut or filled to the match's size."""
        return self.own_pool(self._pools[key].cards)

    def own_pool(self, words: Sequence[str]) -> object:
        """One of the player's own, cut or filled to the match's size."""
        return self.part.filled(self._rules, words, self._size)

    def _draw_two(self, cards: Sequence[str], canvas: Canvas, box: Box) -> None:
        """Draw the two beings that stand for a pool."""
        box = box.fitted(height=box.width)
        size = box.height * 0.7
        left = Box(box.x, box.y, size, size)
        right = Box(box.right - size, box.bottom - size, size, size)
        for name, place in zip(cards, (left, right), strict=False):
            card = self._definitions.cards[name]
            draw_piece(canvas, "w", card, place.rect(canvas), canvas.px(size * 1.12))

    def _draw_levels(self, cards: Sequence[str], canvas: Canvas, box: Box) -> None:
        """Draw how many cards of each level a pool has."""
        counts = Counter(self._definitions.cards[name].level for name in cards)
        fit = int(box.width // LEVEL)
        places = box.columns(*[LEVEL] * fit, REST)
        for (level, count), place in zip(sorted(counts.items())[:fit], places, strict=False):
            tag, number, _ = place.columns(24, REST, TAG_GAP, gap=TAG_GAP)
            draw_tag(canvas, tag.fitted(height=18), level, 13)
            canvas.text(str(count), *number.left, BOLD, 15)


class PairChoices(PoolChoices):
    """The pools of pairs."""

    part = PairPools()

    def _own(self, game: api.Game) -> OwnPools:
        return own_pairs(game)

    @property
    def _pools(self) -> Mapping[str, PoolModel]:
        return self._definitions.pair_pools

    def drawn(self) -> Iterable[SeatOption]:
        """Any pairs, and some of every level."""
        yield SeatOption(ANY, say("Any pairs"), say("Each match others."), slim=True)
        yield SeatOption(EVEN, say("Even pairs"), say("As many of each level."), slim=True)

    def inside(self, words: Sequence[str]) -> str:
        """The fronts and the backs of a pool, suit by suit."""
        fronts = by_suit(self._definitions, map(front_of, words))
        backs = by_suit(self._definitions, [cards_in(word)[-1] for word in words])
        return rows(say("In front: {cards}", cards=fronts), say("Behind: {cards}", cards=backs))

    def pool(self, key: str) -> object:
        """A named pool, cut or filled to the match's size, or one drawn by chance."""
        if key in (ANY, EVEN):
            draw = even_pairs if key == EVEN else random_pairs
            return draw(self._definitions, self._size, SystemRandom())
        return super().pool(key)
