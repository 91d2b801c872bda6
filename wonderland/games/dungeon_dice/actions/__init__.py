"""The actions of the game, a module for each step: each class has its line, its refusal, its effect."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.core.message import say
from wonderland.games.dungeon_dice.actions.acting import Acting
from wonderland.games.dungeon_dice.actions.answering import Answering
from wonderland.games.dungeon_dice.actions.rolling import Rolling
from wonderland.games.dungeon_dice.actions.summoning import Summoning
from wonderland.games.dungeon_dice.actions.talking import TALK, Talk
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.state import ACTION, OVER, State, Telling
from wonderland.games.dungeon_dice.turn import end_turn
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.grammar import Grammar

Code: TypeAlias = Rolling | Summoning | Acting | Answering | Talk
GRAMMAR = Grammar(Code)
_STEPS = (
    (say("who begins is still to be drawn"), ("first",)),
    (say("dice are to be chosen now"), ("dice",)),
    (say("the dice are to be rolled now"), ("roll",)),
    (say("a figure may be called now"), ("summon", "skip")),
    (say("it is time to act"), ("move", "attack", "use", "end")),
    (say("it is time to add to the chain, or to pass"), ("use", "pass")),
    (say("it is time to defend, or to pass"), ("defend", "pass")),
    (say("a square is to be chosen now"), ("place",)),
)
"""Each phase in words, and the verbs that it knows (DD-94), in the order of ``PHASES``."""
_KNOWN = [frozenset(GRAMMAR.of_verb[verb].kind for verb in verbs) for _, verbs in _STEPS]
_WHO = (say("West"), say("East"), say("chance"))


def refusal(state: State, actor: int, code: Code) -> Refusal | None:
    """Why an action is not legal now, or None.

    Args:
        state: where the match stands.
        actor: whose action it is, a side or ``CHANCE_ACTOR``.
        code: the action; monsters that it names are or were in play.
    """
    phase, kind = state.phase, type(code)
    if phase == OVER:
        return "DD-95", say("the match is over")
    if kind in TALK:
        if actor == CHANCE_ACTOR:
            return "DD-94", say("chance doesn’t talk")
    else:
        to_act = state.to_act
        assert to_act is not None
        if actor != to_act:
            return "DD-94", say("it is for {who} to act", who=_WHO[to_act])
        if kind not in _KNOWN[phase]:
            return "DD-94", say("that is for another step: {step}", step=_STEPS[phase][0])
    return code.refusal(state, actor)


def has_place(kind: type, phase: int) -> bool:
    """Whether a step knows an action that is no talk (DD-94)."""
    return kind in _KNOWN[phase]


def perform(state: State, actor: int, code: Code, tell: Telling | None) -> None:
    """Carry out an action that nothing forbids, and all that follows until somebody must decide."""
    if type(code) not in TALK:
        state.offer = NONE
    code.perform(state, actor, tell)
    if state.ending and state.phase == ACTION:
        end_turn(state, tell and tell.events)
