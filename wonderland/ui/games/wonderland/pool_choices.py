"""The pool that each side begins with, as the set-up form offers it (W-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import say
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.head_parser import filled_pool, named_pool
from wonderland.kit.options import PRESET
from wonderland.session.pools import own_pools
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import Box
from wonderland.ui.shell.screens import Choice

OWN = "own:"
"""What stands before the name of a pool of the player's own."""


class PoolChoices:
    """Named pools, the player's own, or one drawn by chance (``shell.screens.SeatChoices``)."""

    title = say("Pool")

    def __init__(self, game: api.Game) -> None:
        assert isinstance(game.rules, Wonderland)
        self._options = game.options
        self._definitions = game.rules.definitions
        self.own = own_pools(game).pools

    def rows(self, chosen: str) -> Sequence[Choice]:
        """By lot, the player's own, the named ones."""
        rows = [Choice("", say("By lot"), say("One of the eight, drawn by chance."), slim=True)]
        if self.own:
            rows.append(self._own_row(chosen))
        for key, pool in self._definitions.pools.items():
            rows.append(Choice(
                key, pool.name, pool.says, " ".join(pool.cards),
                picture=partial(self._draw_two, pool.shows or pool.cards[:2]),
                tally=partial(self._draw_levels, pool.cards),
            ))  # fmt: skip
        return rows

    def _own_row(self, chosen: str) -> Choice:
        """The line for the player's own pools: the one that is chosen, or the first."""
        name = chosen.removeprefix(OWN)
        name = name if name in self.own else next(iter(self.own))
        more = say("Click again for the next.") if len(self.own) > 1 else say("Your own.")
        return Choice(OWN + name, name, more, " ".join(self.own[name]), slim=True)

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
        x, middle = box.x, box.centre[1]
        for level, count in sorted(counts.items()):
            if x + 40 > box.right:
                return
            tag = canvas.rect(x, middle - 9, 24, 18)
            canvas.fill(tag, f"tag-{level}", 4)
            canvas.text(str(level), x + 12, middle, BOLD, 13, "chip-text", CENTRE, tag)
            canvas.text(str(count), x + 29, middle, BOLD, 15)
            x += 46

    def clicked(self, key: str, chosen: str) -> str:
        """Choose a pool; an own one that is chosen already gives way to the next."""
        if not key.startswith(OWN) or chosen != key:
            return key
        names = list(self.own)
        return OWN + names[(names.index(key.removeprefix(OWN)) + 1) % len(names)]

    def setup(self, chosen: Mapping[str, str], options: Mapping[str, object]) -> dict[str, object]:
        """The pools of the sides that chose one, cut or filled to the match's size."""
        given = {key: value for key, value in options.items() if key in (PRESET, "pool")}
        size = int(str(self._options.values(given)["pool"]))
        pools = {
            side: (
                filled_pool(self._definitions, self.own[key.removeprefix(OWN)], size)
                if key.startswith(OWN)
                else named_pool(self._definitions, key, size)
            )
            for side, key in chosen.items()
            if key
        }
        return {"pools": pools} if pools else {}
