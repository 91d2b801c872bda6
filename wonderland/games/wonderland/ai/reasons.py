"""Why: the terms of an evaluation that decided, in words."""

from __future__ import annotations

from operator import mul, sub

from wonderland.core.agent import CARELESS
from wonderland.core.message import Phrase, all_of, capital, rows, say
from wonderland.games.wonderland.actions.acting import AbilityCode
from wonderland.games.wonderland.actions.answering import DONE, PASS
from wonderland.games.wonderland.ai.dice_choice import DiceChooser, Levels
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.features import NAMES, features
from wonderland.games.wonderland.codes import Code, OfBeing
from wonderland.games.wonderland.state import OVER, State

LEAST = 0.04
"""Log-odds below which a term is not worth a word."""
MOST_TERMS = 2


def because(evaluator: Evaluator, idle: State, after: State, side: int, *, sure: bool = True) -> str:
    """Say what a plan brings, held against doing nothing.

    Args:
        evaluator: weighs the terms.
        idle: the state at the turn's end if nothing had been done.
        after: the state at the turn's end.
        side: whose plan it is.
        sure: whether nothing better was found; one that misjudged claims nothing of what else there
            was.
    """
    if after.phase == OVER:
        return _of_end(after, side, sure=sure)
    chance = evaluator.chance(after, side)
    if idle.phase == OVER:
        return rows(say("Everything else loses.") if sure else CARELESS, _stands(chance))
    named = [words for _, words in terms(evaluator, idle, after, side)[:MOST_TERMS]]
    if not named:
        idles = say("Nothing more is worth its price.") if sure else CARELESS
        return rows(idles, _stands(chance))
    return rows(sentence(all_of(named)), _stands(chance), "" if sure else CARELESS)


def chief(why: str) -> str:
    """The first of the terms that a sentence lists."""
    if isinstance(why, Phrase) and why.gaps and "some" in why.gaps:
        return str(why.gaps["some"])
    return why


def _stands(chance: float) -> str:
    return say("It stands at {chance:.0%}.", chance=chance)


def terms(evaluator: Evaluator, before: State, after: State, side: int) -> list[tuple[float, str]]:
    """The terms that speak for a state rather than another, weightiest first, in words."""
    now, then = features(after), features(before)
    sign = 1.0 if after.active == side else -1.0
    found: list[tuple[float, str]] = []
    sides = ((evaluator.mover, after.active), (evaluator.other, 1 - after.active))
    for (weights, whose), new, old in zip(sides, now, then, strict=True):
        words = evaluator.gains if whose == side else evaluator.denials
        for name, gain in zip(NAMES, map(mul, weights, map(sub, new, old)), strict=True):
            if gain * sign >= LEAST and words[name]:
                found.append((gain * sign, words[name]))
    return sorted(found, reverse=True)


def of_dice(state: State, levels: Levels, chooser: DiceChooser) -> str:
    """Say what dice are chosen for, as part of a sentence."""
    wanted = [level for level in set(levels) if levels.count(level) > 1]
    worth = max(wanted, key=chooser.summon, default=0)
    if worth and chooser.summon(worth) > 0:
        return say("a being of level {level} would help most", level=worth)
    return say("the factors of these dice are what it needs")


def sentence(words: str) -> str:
    """A part of a sentence as a whole one."""
    return say("{sentence}.", sentence=capital(words))


def of_answer(state: State, code: Code, gain: float) -> str:
    """Say what an answer is for; ``gain`` is what it adds to the chance to win."""
    name = state.config.ids[code.being] if isinstance(code, OfBeing) else ""
    if code == PASS:
        return say("Keeps its factors: an answer would cost more than it brings.")
    if code == DONE:
        return say("A defense would change nothing that matters.")
    if isinstance(code, AbilityCode):
        what = say("{name} can do most about it now: {gain:+.0%} on the chance to win.")
    else:
        what = say("{name} is worth its Defend: {gain:+.0%} on the chance to win.")
    return what.format(name=name, gain=gain)


def _of_end(after: State, side: int, *, sure: bool) -> str:
    assert after.result is not None
    if after.result[0] == side:
        return say("This wins.")
    if not sure:
        return CARELESS
    lost = after.result[0] == 1 - side
    return say("It is lost whatever it does.") if lost else say("This draws.")
