"""The pool that each side begins with, as the set-up form offers it (DD-16)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import all_of, say
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_own
from wonderland.ui.games.dungeon_dice.looks import CLASSES
from wonderland.ui.games.dungeon_dice.pool_draft import Draft, kept
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box, Share
from wonderland.ui.table import pool_choices
from wonderland.ui.table.pool_choices import SeatOption


class PoolChoices(pool_choices.PoolChoices):
    """The pools of Dungeon Dice."""

    def __init__(self, game: api.Game, options: Mapping[str, object]) -> None:  # noqa: ARG002 - pools fit any
        assert isinstance(game.rules, DungeonDice)
        self._facts = Facts(game.rules.definitions)
        own = {n: words for n, words in kept(game).pools.items() if not self._draft(words).faults()}
        super().__init__(own, say("One of the eight, drawn by chance."))

    def _draft(self, words: Sequence[str]) -> Draft:
        draft = Draft(self._facts.definitions)
        draft.take(words)
        return draft

    def named(self) -> Iterable[SeatOption]:
        """The named pools."""
        for key, named in self._facts.definitions.pools.items():
            codes = named.pool.figures
            tally = partial(self._draw_figures, codes)
            yield SeatOption(key, named.name, named.says, self.inside(codes), tally=tally, tally_high=36)

    def inside(self, words: Sequence[str]) -> str:
        """The figures of a pool, of which each has its die."""
        names = [self._facts.name(word) for word in words if self._facts.knows(word)]
        return say("{names}.", names=all_of(names))

    def _draw_figures(self, codes: Sequence[str], canvas: Canvas, box: Box) -> None:
        """Draw the figures of a pool side by side, class by class."""
        facts = self._facts
        ordered = sorted(codes, key=lambda code: (CLASSES.index(facts.kind(code)[1]), code))
        for code, place in zip(ordered, box.columns(*[Share(most=36)] * len(ordered)), strict=True):
            size = canvas.px(31)
            draw_own(canvas, facts, code, (canvas.px(place.x), canvas.px(place.bottom) - size), size)

    def pool(self, key: str) -> object:
        """A named pool, by its name."""
        return key

    def own_pool(self, words: Sequence[str]) -> object:
        """One of the player's own, its dice and its figures."""
        draft = self._draft(words)
        return {"dice": sorted(draft.dice), "figures": sorted(draft.figures)}
