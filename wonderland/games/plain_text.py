"""A game in words that brings none of its own: what it shows, key by key, and who won."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from wonderland.core.game import Event
from wonderland.core.info import GameInfo
from wonderland.core.match import Match
from wonderland.core.message import say


class PlainText:
    """Any game in words (``games.parts.TextPart``).

    Args:
        info: what the game and its seats are called.
    """

    def __init__(self, info: GameInfo) -> None:
        self._info = info

    def state(self, state: Mapping[str, object]) -> str:
        """Put a state into lines, one for each key; what is nested stands further right."""
        return "\n".join(_lines(state, ""))

    def sentence(self, event: Event, match: Match) -> str:  # noqa: ARG002 - as the protocol has it
        """An event as its game writes it; with its fields where it is a tuple of them."""
        fields = getattr(event, "_asdict", None)
        if fields is None:
            return str(event)
        told = ", ".join(f"{name} {_value(value)}" for name, value in fields().items())
        return f"{type(event).__name__}: {told}" if told else type(event).__name__

    def ending(self, match: Match) -> str:
        """Who won, ``""`` before the end."""
        if match.outcome is None:
            return ""
        if not match.outcome.winners:
            return say("Nobody wins")
        return say("Won by {names}", names=self._info.names_of(match.outcome.winners))


def _lines(state: Mapping[str, object], indent: str) -> Iterator[str]:
    for key, value in state.items():
        if isinstance(value, Mapping) and value:
            yield f"{indent}{key}:"
            yield from _lines(value, indent + "  ")
        else:
            yield f"{indent}{key}: {_value(value)}"


def _value(value: object) -> str:
    """A value as people write it; ``-`` where there is none."""
    if value is None or (isinstance(value, Collection) and not value):
        return "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_value(one) for one in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_value(one)}" for key, one in value.items())
    return str(value)
