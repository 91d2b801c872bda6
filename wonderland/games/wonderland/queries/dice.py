"""What a choice of dice may bring, before it is rolled (W-5, W-6, W-18, W-19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland.definitions import FACES, FACTORS, Definitions
from wonderland.games.wonderland.queries.asking import state_of


class Odds(NamedTuple):
    """The chances of a choice of dice.

    Attributes:
        summons: for each card the chance that it may be summoned, space permitting.
        any_summon: the chance that any may.
        factors: for each factor how many are expected.
    """

    summons: Mapping[str, float]
    any_summon: float
    factors: Mapping[str, float]


def odds(match: Match, cards: Sequence[str]) -> Odds:
    """The exact chances of choosing these cards (``"4H"``), whether or not that is legal now."""
    return odds_of(state_of(match).config.definitions, cards)


def odds_of(definitions: Definitions, cards: Sequence[str]) -> Odds:
    """``odds`` outside a match."""
    levels = [definitions.cards[card].level for card in cards]
    dice = [definitions.faces[level] for level in levels]
    summons = dict.fromkeys(cards, 0.0)
    any_summon = 0.0
    stars = [die.count(0) / len(die) for die in dice]
    for shown in product((False, True), repeat=len(dice)):
        chance = 1.0
        for star, up in zip(stars, shown, strict=True):
            chance *= star if up else 1 - star
        lit = [
            up and sum(u and lv == level for u, lv in zip(shown, levels, strict=True)) >= 2
            for up, level in zip(shown, levels, strict=True)
        ]
        any_summon += chance * any(lit)
        for card, is_lit in zip(cards, lit, strict=True):
            summons[card] += chance * is_lit
    factors = {
        letter: sum(die.count(FACES.index(letter)) / len(die) for die in dice) for letter in FACTORS
    }
    return Odds(summons, any_summon, factors)
