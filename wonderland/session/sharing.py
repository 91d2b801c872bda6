"""Records that leave the table: as far as a seat knows them, and as text to be copied and pasted."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from random import Random

from wonderland import api
from wonderland.content import records
from wonderland.content.files import LARGEST
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.session.match_session import Seat, seats_of

NAME = "clipboard"
"""What stands for the file in messages."""
UNKNOWN = say("This can’t be told before the match is over: too much is hidden.")
"""What is said where ``shown_to`` finds nothing to show."""
_FENCE = "```"
_BEGIN = "format:"


def looks_on(seats: Mapping[str, Seat]) -> str:
    """The seat whose knowledge of a record is shown: of the one person who plays, else of the first."""
    people = [letter for letter, seat in seats.items() if seat.human]
    return people[0] if people else next(iter(seats))


def shown_to(game: api.Game, record: Record, seat: str, secret: str) -> Record:
    """A record as a seat may show it, keep it elsewhere and give it away: no more than it knows.

    Nothing is hidden in a match that is over, and from nobody in one that programs play alone.

    Args:
        game: its game.
        record: it replays without a fault.
        seat: whose knowledge it is to hold.
        secret: what is hidden is drawn from it, the same for the same lines; nobody is told it.

    Raises:
        LookupError: if it can't be said what the seat knows.
    """
    people = any(seat.human for seat in seats_of(record).values())
    if not people or game.load(record).result is not None:
        return record
    return game.known(record, seat, Random(f"{secret}:{seat}:{len(record.moves)}"))


def as_text(record: Record) -> str:
    """A record as text that can be pasted."""
    return records.write(record)


def pasted(text: str) -> Record:
    """Read a record from text that was pasted, and see that it can be replayed.

    What stands around it in a letter is left out: words before it, a fence, a common indentation,
    line ends of other systems.

    Raises:
        BadInput: if there is no record in it, or one that can't be replayed.
    """
    if len(text) > LARGEST:
        raise BadInput(
            [Problem(NAME, 0, say("this is more than {n} MB", n=LARGEST // 1024 // 1024))]
        )
    lines = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n").splitlines()
    begin = next((i for i, line in enumerate(lines) if line.strip().startswith(_BEGIN)), None)
    if begin is None:
        mend = say("It begins with {begin} and has everything up to its last line.", begin=_BEGIN)
        raise BadInput([Problem(NAME, 0, say("there is no record in this text"), mend)])
    rest = lines[begin:]
    end = next((i for i, line in enumerate(rest) if line.strip().startswith(_FENCE)), len(rest))
    record = records.from_text(textwrap.dedent("\n".join(rest[:end])) + "\n", NAME)
    api.game_of(record).load(record)
    return record
