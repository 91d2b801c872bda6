"""The pool that each side begins with, as the set-up form offers it (W-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import say
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.names import by_suit
from wonderland.games.wonderland.pools import filled_pool, named_pool
from wonderland.kit.options import PRESET
from wonderland.session.pools import own_pools
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.table import pool_choices
from wonderland.ui.table.pool_choices import SeatOption

LEVEL, TAG_GAP = 46.0, 5.0
"""How wide a level is with its tag and its count, and what is free after the tag."""


class PoolChoices(pool_choices.PoolChoices):
    """The flagship's pools."""

    def __init__(self, game: api.Game) -> None:
        assert isinstance(game.rules, Wonderland)
        self._options = game.options
        self._definitions = game.rules.definitions
        super().__init__(own_pools(game).pools, say("One of the eight, drawn by chance."))

    def named(self) -> Iterable[SeatOption]:
        """The named pools."""
        for key, pool in self._definitions.pools.items():
            yield SeatOption(
                key, pool.name, pool.says, self.inside(pool.cards),
                picture=partial(self._draw_two, pool.shows or pool.cards[:2]),
                tally=partial(self._draw_levels, pool.cards),
            )  # fmt: skip

    def inside(self, words: Sequence[str]) -> str:
        """The cards of a pool, suit by suit."""
        return by_suit(self._definitions, words)

    def pool(self, key: str, options: Mapping[str, object]) -> object:
        """A named pool, cut or filled to the match's size."""
        return named_pool(self._definitions, key, self._size(options))

    def own_pool(self, words: Sequence[str], options: Mapping[str, object]) -> object:
        """One of the player's own, cut or filled to the match's size."""
        return filled_pool(self._definitions, list(words), self._size(options))

    def _size(self, options: Mapping[str, object]) -> int:
        given = {key: value for key, value in options.items() if key in (PRESET, "pool")}
        return int(str(self._options.values(given)["pool"]))

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
            tag = tag.fitted(height=18)
            canvas.fill(tag.rect(canvas), f"tag-{level}", 4)
            canvas.text(str(level), *tag.centre, BOLD, 13, "chip-text", CENTRE, tag.rect(canvas))
            canvas.text(str(count), *number.left, BOLD, 15)
