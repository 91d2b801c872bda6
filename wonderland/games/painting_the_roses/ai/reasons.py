"""Why an agent does what it does, in a sentence."""

from __future__ import annotations

from wonderland.core.agent import CARELESS
from wonderland.core.message import rows, say
from wonderland.games.painting_the_roses.actions import GRAMMAR, Code
from wonderland.games.painting_the_roses.actions.acting import Move, Paint, Play, Recruit, Stalk
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.outcome import painted
from wonderland.games.painting_the_roses.state import NONE, State


def at_sight(state: State, seat: int, code: Code, *, sure: bool) -> str:
    """Say why one does this who looks at nothing but its own garden, one action ahead."""
    if isinstance(code, End) and sure:
        return say("At first sight nothing else serves my garden.")
    return why(state, seat, code, sure=sure)


def why(state: State, seat: int, code: Code, *, sure: bool = True) -> str:
    """Say why a seat would do this here.

    Args:
        state: where it stands.
        seat: who acts.
        code: what it does.
        sure: whether it found nothing better; one that misjudged says that it didn't look further,
            and claims nothing of what else there was.
    """
    if sure:
        return _why(state, seat, code)
    facts = _fact(state, seat, code)
    return rows(facts, CARELESS) if facts else CARELESS


def _fact(state: State, seat: int, code: Code) -> str:
    """What is true of an action whatever else there was, ``""`` for nothing worth a word."""
    if isinstance(code, Move):
        return _of_silver(state, seat, code)
    if isinstance(code, Stalk):
        return _why_stalk(state, code) if state.paint >> code.hedge & 1 else ""
    if isinstance(code, Paint | Recruit):
        return _why(state, seat, code)
    return ""


def _why(state: State, seat: int, code: Code) -> str:
    if isinstance(code, Move):
        return _why_move(state, seat, code)
    if isinstance(code, Stalk):
        return _why_stalk(state, code)
    if isinstance(code, Paint):
        return _why_paint(state, seat)
    if isinstance(code, Play):
        return _why_play(state, seat, code)
    return _SAID.get(GRAMMAR.of_kind[type(code)].verb, say("It is the least harm."))


_SAID = {
    "row": say("The lowest hedge in the middle is painted first, where the guardsman begins."),
    "guard": say("That card is the least use in the hand."),
    "recruit": say("Without a guardsman nothing gets painted."),
    "cancel": say("That card would do more harm than the King is worth."),
    "allow": say("The King is better kept for something worse."),
    "end": say("There is nothing better to do with these cards."),
    "discard": say("That card is the one to miss least."),
}


def _why_move(state: State, seat: int, code: Move) -> str:
    if fact := _of_silver(state, seat, code):
        return fact
    hedge = state.config.hedges[code.hedge]
    if state.queen != NONE and state.paint >> state.posts[seat] & 1:
        return say("It is not safe on red while the Queen walks.")
    return say("{hedge} is the better place to go on from.", hedge=hedge)


def _of_silver(state: State, seat: int, code: Move) -> str:
    """That a walk leads to a hedge of one's own that is to be painted."""
    if code.hedge not in state.garden(seat) or state.paint >> code.hedge & 1:
        return ""
    return say("{hedge} is still silver.", hedge=state.config.hedges[code.hedge])


def _why_stalk(state: State, code: Stalk) -> str:
    config = state.config
    hedge = config.hedges[code.hedge]
    if not state.paint >> code.hedge & 1:
        return say("She is better kept on {hedge}, where she finds nothing.", hedge=hedge)
    if code.hedge in state.posts:
        return say("She finds wet paint on {hedge}, and somebody beside it.", hedge=hedge)
    return say("She finds wet paint on {hedge}.", hedge=hedge)


def _why_paint(state: State, seat: int) -> str:
    post = state.posts[seat]
    hedge = state.config.hedges[post]
    if post not in state.garden(seat):
        return say("{hedge} is another’s, but paint there may serve.", hedge=hedge)
    left = state.config.size - painted(state, seat) - 1
    if not left:
        return say("{hedge} is the last one.", hedge=hedge)
    return say("{hedge} red leaves {left} to do.", hedge=hedge, left=left)


def _why_play(state: State, seat: int, code: Play) -> str:
    config = state.config
    if code.target == UNLEASH:
        return say("Let her loose: others have more paint to fear for.")
    if code.target == NONE:
        return say("A King that waits can forbid what would hurt most.")
    hedge = config.hedges[code.target]
    if config.power[code.card] == "paint":
        return say("A visitor paints {hedge} for nothing.", hedge=hedge)
    if code.target in state.garden(seat):
        return say("{hedge} is better silver for now.", hedge=hedge)
    return say("{hedge} must not stay red.", hedge=hedge)
