"""Records that leave the table: as far as a seat knows them, and as text to be copied and pasted."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
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
_FIRST = re.compile(r"(?P<marks>[>\s]*)" + _BEGIN)
_MOVE = re.compile(r"\s*-(\s|\Z)")


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

    What stands around it in a letter is left out: words before and after it, a fence, a common
    indentation, the marks of an answer before its lines, line ends of other systems.

    Raises:
        BadInput: if there is no record in it, or one that can't be replayed.
    """
    if len(text) > LARGEST:
        raise BadInput([Problem(NAME, 0, say("this is more than {n} MB", n=LARGEST // 1024 // 1024))])
    lines = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n").splitlines()
    begins = ((i, _FIRST.match(line)) for i, line in enumerate(lines))
    begin, first = next(((i, found) for i, found in begins if found), (0, None))
    if first is None:
        mend = say("It begins with {begin} and has everything up to its last line.", begin=_BEGIN)
        raise BadInput([Problem(NAME, 0, say("there is no record in this text"), mend)])
    rest = [_unmarked(line, first["marks"].count(">")) for line in lines[begin:]]
    end = next((i for i, line in enumerate(rest) if line.strip().startswith(_FENCE)), len(rest))
    whole = textwrap.dedent("\n".join(_without_words_after(rest[:end])))
    record = records.from_text(whole + "\n", NAME)
    api.game_of(record).load(record)
    return record


def _unmarked(line: str, marks: int) -> str:
    """A line of an answered letter without so many marks before it."""
    return re.sub(rf"\A[ \t]*(?:>[ ]?){{1,{marks}}}", "", line) if marks else line


def _without_words_after(lines: Sequence[str]) -> Sequence[str]:
    """The lines of a record up to its last move, or to a key that stands behind the moves.

    Words between two moves are no words after it: they are a fault of the record.
    """
    begins = [at for at, line in enumerate(lines) if line.lstrip().startswith("moves:")]
    moves = [at for at, line in enumerate(lines) if begins and at > begins[0] and _MOVE.match(line)]
    if not moves:
        return lines[: begins[0] + 1] if begins and lines[begins[0]].strip() != "moves:" else lines
    indent = _indent(lines[moves[0]])
    of_record = [
        at
        for at, line in enumerate(lines)
        if (at in moves and _indent(line) == indent) or line.lstrip().startswith(records.BEGINNINGS)
    ]
    end = of_record[-1] + 1
    while end < len(lines) and lines[end].strip() and _indent(lines[end]) > indent:
        end += 1  # the last move goes on in another line
    return lines[:end]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
