"""Why an agent does what it does, in a sentence."""

from __future__ import annotations

from wonderland.core.agent import CARELESS
from wonderland.core.message import rows, say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.actions import GRAMMAR, Code
from wonderland.games.dominoes_of_war.actions.acting import Attack, Charge, Move
from wonderland.games.dominoes_of_war.ground import STRIDE, each, square_name
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


def why(state: State, seat: int, code: Code, *, sure: bool = True) -> str:
    """Say why a seat would do this here.

    Args:
        state: where the match stands.
        seat: who acts.
        code: what is done.
        sure: whether the agent found nothing better; one that misjudged says that it didn't look
            further, and claims nothing of what else there was.
    """
    if isinstance(code, Attack | Charge):
        fact = _prey(state, code)
        return fact if sure else rows(fact, CARELESS)
    if not sure:
        return CARELESS
    if isinstance(code, Move):
        return _walk(state, seat, code)
    return _SAID.get(GRAMMAR.of_kind[type(code)].verb, say("It is the least harm."))


def _prey(state: State, code: Attack | Charge) -> str:
    """Whom an attack takes."""
    target = code.targets[0] if isinstance(code, Attack) else code.target
    kind = state.config.kinds[state.board[target]]
    return say("The {troop} on {square} can be had.", troop=kind.name, square=square_name(target))


def _walk(state: State, seat: int, code: Move) -> str:
    """What is true of where a walk ends: whether it is nearer to them, and whether they see it."""
    kind = state.config.kinds[state.board[code.troop]]
    gaps = {"troop": kind.name, "square": square_name(code.square)}
    nearer = _away(state, seat, code.square) < _away(state, seat, code.troop)
    seen = queries.hit_by_enemies(state, seat) >> code.square & 1
    if nearer and not seen:
        return say("On {square} the {troop} is nearer to them, and out of their lines.", **gaps)
    if nearer:
        return say("On {square} the {troop} is nearer to them.", **gaps)
    if not seen:
        return say("On {square} the {troop} is out of their lines.", **gaps)
    return say("The {troop} stands better on {square}.", **gaps)


def _away(state: State, seat: int, square: int) -> int:
    """How many squares the nearest enemy is away."""
    column, row = square // STRIDE, square % STRIDE
    foes = each(state.enemies_of(seat))
    away = [max(abs(f // STRIDE - column), abs(f % STRIDE - row)) for f in foes]
    return min(away, default=0)
