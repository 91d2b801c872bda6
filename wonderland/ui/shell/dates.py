"""When something was, as people read it in their language: turns; hours and days by this machine's clock."""

from __future__ import annotations

import time

from wonderland.core.message import say, say_as

DAY = 24 * 3600
_MONTHS = (
    say_as("a month", "Jan"), say_as("a month", "Feb"), say_as("a month", "Mar"), say_as("a month", "Apr"),
    say_as("a month", "May"), say_as("a month", "Jun"), say_as("a month", "Jul"), say_as("a month", "Aug"),
    say_as("a month", "Sep"), say_as("a month", "Oct"), say_as("a month", "Nov"), say_as("a month", "Dec"),
)  # fmt: skip


def at_turn(turn: int) -> str:
    """How far a match has come: the number of its turn, 0 while it is set up."""
    return say("turn {turn}", turn=turn) if turn else say("setting up")


def dated(when: float) -> str:
    """A day with its year, and an hour."""
    at = time.localtime(when)
    return say(
        "{day} {month} {year}, {hour}",
        day=at.tm_mday, month=_MONTHS[at.tm_mon - 1], year=str(at.tm_year), hour=_hour(at),
    )  # fmt: skip


def lately(when: float) -> str:
    """A day of this year or so, and an hour."""
    at = time.localtime(when)
    return say("{day} {month}, {hour}", day=at.tm_mday, month=_MONTHS[at.tm_mon - 1], hour=_hour(at))


def briefly(when: float) -> str:
    """In few letters: the hour within a day, else the day."""
    at = time.localtime(when)
    if 0 <= time.time() - when < DAY:
        return _hour(at)
    return say("{day} {month}", day=at.tm_mday, month=_MONTHS[at.tm_mon - 1])


def _hour(at: time.struct_time) -> str:
    return time.strftime("%H:%M", at)
