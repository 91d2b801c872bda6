"""The story of a match as a file to keep, where its game tells one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from wonderland import api
from wonderland.content import files
from wonderland.content.places import records_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import one_of, say
from wonderland.core.record import Record

MOST = 1000
"""So many books of a day are told apart."""


def book_file(record: Record, to: Path, told: Callable[[str], str]) -> bytes:
    """The file of a record's story, in the format that the name of the file says.

    Raises:
        BadInput: if the game tells no story, knows no such format, or the record can't be replayed.
    """
    game = api.game_of(record)
    part = game.parts.book
    if part is None:
        what = say("{game} tells no story", game=game.info.title)
        raise BadInput([Problem(str(to), 0, what)])
    if to.suffix not in part.formats:
        what = say("a book ends in {known}", known=one_of(part.formats))
        raise BadInput([Problem(str(to), 0, what)])
    game.load(record)  # so that a line that is refused is told with its number
    return part.written(game.rules, record, to.suffix, told)


def keep_book(record: Record, name: str, ending: str, told: Callable[[str], str]) -> Path:
    """Write a record's story beside the records that are kept, under a name that is free.

    Raises:
        BadInput: if it can't be.
    """
    for number in range(1, MOST):
        which = "" if number == 1 else f"-{number}"
        path = records_folder() / f"{name}{which}{ending}"
        if not files.there(path):
            files.save(path, book_file(record, path, told))
            return path
    raise BadInput([Problem(str(records_folder()), 0, say("there are {n} books", n=MOST))])
