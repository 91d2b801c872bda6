"""What of a turn's actions would be of use now: what is asked before the turn is ended."""

from __future__ import annotations

from wonderland.core.message import one_of, say
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.modes import ACTING
from wonderland.ui.kit.kept import Kept

FACES = {"J": say("have a Jack paint for you"), "Q": say("wash a hedge of another with a Queen")}
PAINT, WALK = say("paint"), say("walk to a hedge that a card of yours pays for")


class Useful:
    """Tells what is left unspent.

    Args:
        intent: what the player is asked for, and what his cards can do.
    """

    def __init__(self, intent: Intent) -> None:
        self._intent = intent
        self._kept = Kept[str]()

    def unspent(self) -> str:
        """What useful is still open, as a sentence; ``""`` for nothing."""
        intent = self._intent
        if intent.mode != ACTING:
            return ""
        return self._kept.of((*intent.stamp, intent.to_act), self._said)

    def _said(self) -> str:
        found = [said for words in self._intent.own_lines() if (said := self._use(words.split()))]
        open_now = list(dict.fromkeys(found))
        return say("You could still {what}.", what=one_of(open_now)) if open_now else ""

    def _use(self, words: list[str]) -> str:
        """What good a line would do; ``""`` for one that only lets go of a card, or keeps one back."""
        intent, verb = self._intent, words[0]
        if verb == "paint":
            return PAINT
        if verb == "move" and intent.own.payer(words[1], words[2]):
            return WALK
        hedge = words[2] if verb == "play" and len(words) > 2 else ""
        own = hedge.startswith(intent.seat)
        good = hedge[1:].isdigit() and (words[1][0] == "J") == own
        return FACES.get(words[1][0], "") if good else ""
