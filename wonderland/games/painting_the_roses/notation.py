"""Lines of a record: reading them into actions and writing actions as lines (section 14).

Reading knows only what a line means; whether it may be played is the rules' to say.
"""

from __future__ import annotations

from operator import attrgetter

from wonderland.core.message import say
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses.definitions import LETTERS
from wonderland.games.painting_the_roses.match_config import MatchConfig
from wonderland.kit.grammar import SEAT
from wonderland.kit.notation import Notation, by_name, by_seat

_NO_HEDGE = say("is no hedge of this ring")
NOTATION: Notation[MatchConfig, MatchConfig, act.Code] = Notation(
    act.GRAMMAR,
    LETTERS,
    attrgetter("seats"),
    {
        SEAT: by_seat(attrgetter("seats")),
        act.CARD: by_name(
            attrgetter("kind"), attrgetter("names"), say("is no card; one is written 7H or TD")
        ),
        act.HEDGE: by_name(attrgetter("hedge"), attrgetter("hedges"), _NO_HEDGE),
        act.TARGET: by_name(attrgetter("targets"), attrgetter("target_names"), _NO_HEDGE),
    },
    rule="PR-97",
)
read, write = NOTATION.read, NOTATION.write
