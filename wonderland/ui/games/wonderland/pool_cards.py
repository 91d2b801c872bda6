"""The cards of a side's pool by level, and what is said of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import rows, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland.pair_cards import mov_told


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card of a pool and what is said of it.

    Attributes:
        card: it.
        title: what it is called.
        held: what is said of it while it is held.
        gone: what is said while it is in play or lost.
    """

    card: Card
    title: str
    held: str
    gone: str

    @property
    def name(self) -> str:
        """Its name in lines."""
        return self.card.name


Levels = Mapping[int, Sequence[PoolCard]]


def by_level(match: Match, side: str) -> Levels:
    """The cards of a side's pool by their levels, in the order of the definitions."""
    fixed = queries.fixed(match)
    found: dict[int, list[PoolCard]] = {level: [] for level in (1, 2, 3, 4)}
    for name in fixed.definitions.cards:
        if name not in fixed.cards[side]:
            continue
        card = fixed.cards[side][name]
        title = words_of(match).card(name)
        stats = say(
            "{being}, level {level}: Str {strength}, Atk {attack}, Def {defense}",
            being=card.title,
            level=card.level,
            strength=card.strength,
            attack=card.attack,
            defense=card.defense,
        )
        if card.back:
            back = words_of(match).card(card.back)
            title = say("{front} before the {back}", front=title, back=back)
            stats = rows(say("{stats}, Mov {mov}", stats=stats, mov=mov_told(card)))
        held = rows(say("{sentence}.", sentence=title), stats)
        gone = say("{card} is in play or lost (W-21)", card=title)
        found[card.level].append(PoolCard(card, title, held, gone))
    return found
