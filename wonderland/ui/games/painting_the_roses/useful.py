"""What of a turn's actions would be of use now: what is asked before the turn is ended."""

from __future__ import annotations

from wonderland.core.message import one_of, say
from wonderland.games.painting_the_roses.named_line import NamedLine, in_names
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.modes import ACTING

FACES = {"J": say("have a Jack paint for you"), "Q": say("wash a hedge of another with a Queen")}
PAINT, WALK = say("paint"), say("walk to a hedge that a card of yours pays for")


def unspent(control: Intent) -> str:
    """What useful is still open, as a sentence; ``""`` for nothing."""
    if control.mode != ACTING:
        return ""
    lines = map(in_names, map(str, control.legal()))
    open_now = list(dict.fromkeys(said for line in lines if (said := _use(control, line))))
    return say("You could still {what}.", what=one_of(open_now)) if open_now else ""


def _use(control: Intent, line: NamedLine) -> str:
    """What good a line would do; ``""`` for one that only lets go of a card, or keeps one back."""
    verb, card, hedge = line.verb, line.card, line.hedge
    if verb == "paint":
        return PAINT
    if verb == "move" and control.own.payer(card, hedge):
        return WALK
    own = hedge.startswith(control.seat)
    good = verb == "play" and hedge[1:].isdigit() and (card[0] == "J") == own
    return FACES.get(card[0], "") if good else ""
