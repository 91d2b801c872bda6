"""Records as text, to be copied and pasted."""

from __future__ import annotations

import textwrap

from wonderland import api
from wonderland.content import records
from wonderland.content.files import LARGEST
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.record import Record

NAME = "clipboard"
"""What stands for the file in messages."""
_FENCE = "```"
_BEGIN = "format:"


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
