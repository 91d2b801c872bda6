"""What of a turn's actions would be of use now: what is asked before the turn is ended."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View


def unspent(view: View) -> str:
    """What useful is still open, as a sentence; ``""`` for nothing."""
    if view["phase"] != "act" or view["to_act"] != view.seat:
        return ""
    standing = {who.square: who for who in queries.figures(view)}
    for shot in queries.shots(view):
        who, target = standing[shot.square], standing[shot.target]
        return say(
            "Your {troop} on {square} could still hit the {target} on {there}.",
            troop=who.name, square=who.square, target=target.name, there=target.square,
        )  # fmt: skip
    if queries.may_call(view):
        return say("You could still call a figure in.")
    return say("None of your figures has acted yet.") if queries.untouched(view) else ""
