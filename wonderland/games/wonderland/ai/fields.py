"""How far it is for a side's beings over what is laid, past the enemies that stand there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from wonderland.games.wonderland.ai.distance import MEMORY
from wonderland.games.wonderland.ai.floods import Board, Flooded, Steps, flood
from wonderland.games.wonderland.ai.laying import FAR, lay_of
from wonderland.games.wonderland.ai.posts import Post
from wonderland.games.wonderland.match_config import MatchConfig

_UNKNOWN = -1


class Field:
    """The squares that are laid and those that enemies hold, as one side finds them.

    A search asks how many arrangements of beings stand on the same field, so what is found is kept.

    Attributes:
        lay: what is laid.
        arrival: the steps that a being summoned next would still have to go.
        steps: for places that were asked for, how many steps the enemy Image is away, past enemies
            as ``distance.waves`` counts; without those too far.
        openly: the same over squares alone that no enemy holds.
    """

    __slots__ = ("_asked", "_config", "_enemies", "_looked", "arrival", "lay", "openly", "steps")

    def __init__(self, config: MatchConfig, side: int, own: int, others: int, enemies: int) -> None:
        """A field of which nothing but what is laid is known; see ``find_ways``.

        Args:
            config: what is fixed.
            side: who finds it so.
            own: the squares that it has laid.
            others: those that the other side has.
            enemies: those that the other side's beings hold.
        """
        self.lay = lay_of(config, side, own, others)
        self.arrival = _UNKNOWN
        self.steps: Steps = {}
        self.openly: Steps = {}
        self._config = config
        self._enemies = enemies
        self._looked = 0
        self._asked = 0

    def ask_for(self, post: Post) -> bool:
        """Ask for the places of some beings; returns whether a flood must tell them."""
        if self._config.straight and (unknown := post.places & ~self._looked):
            self._asked |= unknown
            return True
        return self.arrival == _UNKNOWN

    def board(self) -> Board:
        """The table to flood for what is asked."""
        lay = self.lay
        entries = lay.entries if self.arrival == _UNKNOWN else 0
        return _new(Board, (lay.squares, self._enemies, lay.goal, self._asked, entries))

    def note(self, found: Flooded) -> None:
        """Note what the flood told."""
        steps, openly, entry = found
        if self.arrival == _UNKNOWN:
            self.arrival = min(FAR, 1 + entry) if self.lay.entries else 0
            self.steps, self.openly = steps, openly
        else:
            self.steps |= steps
            self.openly |= openly
        self._looked |= self._asked
        self._asked = 0


field_of = lru_cache(maxsize=MEMORY)(Field)
"""The field of a side, one and the same for the same squares."""


def find_ways(config: MatchConfig, asked: Iterable[tuple[Field, Post]]) -> None:
    """Find how far all of some beings have to go on their fields, in one flood."""
    unknown = list(dict.fromkeys([field for field, post in asked if field.ask_for(post)]))
    if unknown:
        boards = [field.board() for field in unknown]
        for field, found in zip(unknown, flood(config.grid, boards, FAR), strict=True):
            field.note(found)


_new = tuple.__new__
