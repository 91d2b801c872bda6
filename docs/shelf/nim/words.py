"""Nim with a stash in words."""

from collections.abc import Mapping

from nim.rules import Added, Taken
from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.core.message import say

NAMES = {"a": say("Ann"), "b": say("Bob")}


class Words:
    def state(self, state: Mapping[str, object]) -> str:
        return say("Heaps {heaps}, stashes {stashes}", **state)

    def sentence(self, event: Event, match: Match) -> str:
        match event:
            case Taken(seat, number):
                return say("{name} takes {number}.", name=NAMES[seat], number=number)
            case Added(seat, number):
                return say("{name} adds a stash of {number}.", name=NAMES[seat], number=number)
        return ""

    def ending(self, match: Match) -> str:
        return say("{name} wins", name=NAMES[str(match.outcome.winner)]) if match.outcome else ""
