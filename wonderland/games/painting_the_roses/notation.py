"""Lines of a record: reading them into actions and writing actions as lines (section 14).

Reading knows only what a line means; whether it may be played is the rules' to say.
"""

from __future__ import annotations

from operator import attrgetter

from wonderland.core.message import say
from wonderland.games.painting_the_roses.actions import GRAMMAR, Code
from wonderland.games.painting_the_roses.actions.base import CARD, HEDGE, TARGET
from wonderland.games.painting_the_roses.definitions import LETTERS
from wonderland.games.painting_the_roses.match_config import MatchConfig
from wonderland.kit.codes import CodedAction
from wonderland.kit.grammar import SEAT
from wonderland.kit.notation import Notation, by_name, by_seat

_NO_HEDGE = say("is no hedge of this ring")
NOTATION: Notation[MatchConfig, MatchConfig, Code] = Notation(
    GRAMMAR,
    LETTERS,
    attrgetter("seats"),
    {
        SEAT: by_seat(attrgetter("seats")),
        CARD: by_name(attrgetter("kind"), attrgetter("names"), say("is no card; one is written 7H or TD")),
        HEDGE: by_name(attrgetter("hedge"), attrgetter("hedges"), _NO_HEDGE),
        TARGET: by_name(attrgetter("targets"), attrgetter("target_names"), _NO_HEDGE),
    },
    rule="PR-97",
)
read, write = NOTATION.read, NOTATION.write


class Action(CodedAction[MatchConfig, Code]):
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ()

    def __str__(self) -> str:
        return write(self.config, self.actor, self.code)
