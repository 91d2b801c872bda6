"""What is fixed for a match, and what it allows now, in names: for screens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase

from wonderland.core.match import Match
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.components import SIDE_CAPACITY
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.queries.asking import side_index, state_of
from wonderland.games.wonderland.state import SIDES

KEPT = 16
"""For how many matches the answer is remembered: it is asked for many times a frame."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """What stays the same from a match's first line to its last.

    Attributes:
        columns, rows: of the grid.
        squares: the names of its squares.
        images: where each side's Image stands.
        life: how many lives an Image has.
        four_dice: whether a fourth die may be paid for (W-71).
        pools: each side's whole pool, sorted as text.
        cards: for each side what its pool holds, pairs too, by the card that lines name (W-91).
        definitions: the game's data.
    """

    columns: int
    rows: int
    squares: frozenset[str]
    images: Mapping[str, str]
    life: int
    four_dice: bool
    pools: Mapping[str, tuple[str, ...]]
    cards: Mapping[str, Mapping[str, Card]]
    definitions: Definitions

    def card(self, being: str) -> Card:
        """The card or the pair of a being, by its id."""
        return self.cards[being[0]][being[1:]]

    @property
    def line(self) -> tuple[str, ...]:
        """The squares of the line between the Images (W-9)."""
        middle = (self.rows + 1) // 2
        return tuple(f"{letter}{middle}" for letter in ascii_lowercase[1 : self.columns - 1])


def fixed(match: Match) -> Fixed:
    """What is fixed for a match."""
    return _fixed(state_of(match).config)


@lru_cache(maxsize=KEPT)
def _fixed(config: MatchConfig) -> Fixed:
    grid = config.grid
    return Fixed(
        columns=grid.columns,
        rows=grid.rows,
        squares=frozenset(grid.squares),
        images={side: grid.names[square] for side, square in zip(SIDES, grid.images, strict=True)},
        life=config.options.life,
        four_dice=config.options.four_dice,
        pools=dict(zip(SIDES, config.selections, strict=True)),
        cards={
            side: {card.name: card for card in config.cards[first:][:SIDE_CAPACITY] if card}
            for side, first in zip(SIDES, (0, SIDE_CAPACITY), strict=True)
        },
        definitions=config.definitions,
    )


def may_act(match: Match) -> bool:
    """Whether the side that acts could do anything in its actions but end them (W-31)."""
    return any(in_names(str(line)).verb != "end" for line in match.legal())


def may_answer(match: Match, side: str) -> bool:
    """Whether a side is asked about an action: mostly if it has anything to answer by (W-60, W-78)."""
    return state_of(match).is_asked(side_index(side))


def stepping_on(match: Match) -> str | None:
    """The card whose being stands on a friend's square and must step on (W-36); None if none."""
    state = state_of(match)
    return state.config.ids[state.sharer][1:] if state.sharer >= 0 else None
