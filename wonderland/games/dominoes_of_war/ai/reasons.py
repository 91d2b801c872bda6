"""Why an agent does what it does, in a sentence."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.actions import GRAMMAR, Code
from wonderland.games.dominoes_of_war.actions.acting import Attack, Charge, Move
from wonderland.games.dominoes_of_war.ground import square_name
from wonderland.games.dominoes_of_war.state import State

_SAID = {
    "first": say("Who goes first shoots first."),
    "base": say("From there all are soon on the field."),
    "wall": say("A wall before their gate slows them."),
    "stock": say("Those who walk and shoot stand near the gate."),
    "breach": say("That wall is in the way, and so are they."),
    "spawn": say("One more on the table is worth an action."),
    "reinforce": say("One more on the table, for nothing."),
    "build": say("A further way out."),
    "shift": say("The wall serves better there."),
    "forfeit": say("Nothing of it would help."),
    "face": say("Most of them would come that way."),
    "end": say("Whoever stays out of their lines lives longer."),
}


def why(state: State, code: Code, *, looked: bool = True) -> str:
    """Say why a seat would do this here.

    Args:
        state: where the match stands.
        code: what is done.
        looked: whether the agent looked at what the enemies may do next.
    """
    if isinstance(code, Attack | Charge):
        target = code.targets[0] if isinstance(code, Attack) else code.target
        kind = state.config.kinds[state.board[target]]
        return say(
            "The {troop} on {square} can be had.", troop=kind.name, square=square_name(target)
        )
    if isinstance(code, Move):
        kind = state.config.kinds[state.board[code.troop]]
        gaps = {"troop": kind.name, "square": square_name(code.square)}
        if looked:
            return say("On {square} the {troop} is nearer, and few can hit it.", **gaps)
        return say("On {square} the {troop} is nearer. I didn’t look further.", **gaps)
    return _SAID.get(GRAMMAR.of_kind[type(code)].verb, say("It is the least harm."))
