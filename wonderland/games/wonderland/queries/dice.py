"""What a choice of dice may bring, before it is rolled (W-5, W-6, W-18, W-19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import rolls, turn
from wonderland.games.wonderland.actions.preparing import ChooseDice
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.events import Rolled
from wonderland.games.wonderland.factors import SUMMON
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.queries.asking import form_of, state_of
from wonderland.games.wonderland.state import SIDES

DECLINED = say("The summon was declined.")
NO_ROOM = say("There is no room for a path: no summon.")
_NUMBERS = {2: say("Two"), 3: say("Three"), 4: say("Four")}


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
    config, side = state_of(match).config, SIDES[state_of(match).active]
    levels = [config.level[config.entity[side + card]] for card in cards]
    return _odds(config.definitions, cards, levels)


def choice_refusal(match: Match, cards: Sequence[str]) -> IllegalAction | None:
    """Why these cards of the active side can't be chosen for dice now, or None (W-16)."""
    state = state_of(match)
    side = SIDES[state.active]
    code = ChooseDice(tuple(state.config.entity[side + card] for card in cards))
    refused = turn.refusal(state, code)
    return IllegalAction(*refused) if refused else None


def odds_of(definitions: Definitions, cards: Sequence[str]) -> Odds:
    """``odds`` outside a match."""
    return _odds(definitions, cards, [definitions.cards[card].level for card in cards])


def _odds(definitions: Definitions, cards: Sequence[str], levels: Sequence[int]) -> Odds:
    dice = [definitions.faces[level] for level in levels]
    summons = dict.fromkeys(cards, 0.0)
    any_summon = 0.0
    stars = [die.count(0) / len(die) for die in dice]
    for shown in product((False, True), repeat=len(dice)):
        chance = 1.0
        for star, up in zip(stars, shown, strict=True):
            chance *= star if up else 1 - star
        may = rolls.lit(levels, shown)
        any_summon += chance * any(may)
        for card, is_lit in zip(cards, may, strict=True):
            summons[card] += chance * is_lit
    factors = {
        letter: sum(die.count(index) / len(die) for die in dice)
        for index, letter in enumerate(definitions.letters, start=1)
    }
    return Odds(summons, any_summon, factors)


def most_dice(match: Match) -> int:
    """The most cards that may be chosen for dice now (W-16, W-71)."""
    return rolls.most_dice(state_of(match))


def summonable(match: Match) -> list[str]:
    """The cards that the roll allows to be summoned (W-19)."""
    state = state_of(match)
    return sorted(state.config.ids[card][1:] for card in rolls.summonable(state))


def no_summon(match: Match) -> str:
    """Why the last roll of this turn brought no summon, as a sentence; ``""`` where it did (W-19)."""
    dice = form_of(match)["dice"]
    if not dice or any(die["face"] is None for die in dice):
        return ""
    starred = [die["level"] for die in dice if die["face"] == "S"]
    if rolls.matched(starred):
        verbs = [in_names(line).verb for line in reversed(match.lines)]
        since = verbs[: verbs.index("dice")] if "dice" in verbs else ["summon"]
        return "" if "summon" in since else DECLINED if "skip" in since else NO_ROOM
    if len(starred) > 1:
        number = _NUMBERS.get(len(starred), str(len(starred)))
        return say("{number} stars, all of different levels: no summon.", number=number)
    return say("One star only: no summon.") if starred else say("No star: no summon.")


def lit(roll: Rolled) -> list[str]:
    """The cards of a roll that it allows to be summoned, space permitting (W-19)."""
    may = rolls.lit(roll.levels, [face == SUMMON for face in roll.faces])
    return [card for card, is_lit in zip(roll.cards, may, strict=True) if is_lit]
