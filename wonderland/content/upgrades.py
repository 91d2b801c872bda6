"""Records of older formats are brought up to the format of now, one step after another.

A step takes the plain data of a record of one format and returns that of the next. When the format
changes, its step goes into ``STEPS``, and records of the version before into ``tests/versions``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from wonderland.content.left_out import Data, written_out
from wonderland.core.message import say
from wonderland.core.quoting import shown

Step = Callable[[Data], Data]
FAMILY = "wonderland-record/"
STEPS: Mapping[int, Step] = {1: partial(written_out, 1)}
"""By the number of the format that a step starts from."""


class UnknownFormatError(ValueError):
    """A format that is none of ours; the text says what is wrong."""


def upgraded(data: Data, now: int, steps: Mapping[int, Step] = STEPS) -> Data:
    """Bring a record's data up to a format.

    Args:
        data: as it was read; it is not changed.
        now: the number of the format that is wanted.
        steps: by the number of the format that each starts from.

    Raises:
        UnknownFormatError: if it is no record, or one of a later version.
    """
    if "format" not in data:
        raise UnknownFormatError(
            say("there is no format; a record begins with format: {wanted}", wanted=f"{FAMILY}{now}")
        )
    number = _number(data["format"])
    if number > now:
        raise UnknownFormatError(
            say(
                "format {given} is of a later version of this program, which reads up to {now}",
                given=f"{FAMILY}{number}",
                now=now,
            )
        )
    for step in range(number, now):
        if step not in steps:
            raise UnknownFormatError(say("format {given} can't be read any more", given=f"{FAMILY}{step}"))
        data = {**steps[step](dict(data)), "format": f"{FAMILY}{step + 1}"}
    return data


def _number(given: object) -> int:
    text = given.removeprefix(FAMILY) if isinstance(given, str) else ""
    if text == given or not (text.isascii() and text.isdigit()) or len(text) > 4 or text == "0":
        raise UnknownFormatError(
            say("format is not {wanted} and a number, but {given}", wanted=FAMILY, given=shown(given))
        )
    return int(text)
