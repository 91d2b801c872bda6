"""What a seat may know of a line that was played and of its events (section 10)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.record import unsigned
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers.actions import GRAMMAR
from wonderland.games.storytellers.actions.telling import Rate
from wonderland.games.storytellers.state import State
from wonderland.games.storytellers.view import secret
from wonderland.kit import dispatch

HIDDEN = "??"
"""What stands in a line for a card or a rating that the seat may not see."""
RATE = GRAMMAR.of_kind[Rate].verb


def line_for(state: State, seat: str, line: str) -> str:
    """A line that led to a state, as a seat knows it; ratings lie open when all are in (ST-40)."""
    if unsigned(line).startswith(f"{RATE} ") and not secret(state):
        return line
    return GRAMMAR.line_for(seat, line, lambda _: HIDDEN)


def events_for(state: State, seat: str, events: Sequence[object]) -> list[object]:
    """The events of a line that led to a state, as a seat knows them; what is hidden is None."""
    return [_event_for(state, seat, event) for event in events]


def _event_for(state: State, seat: str, event: object) -> object:
    hide = _HIDING.get(type(event))
    return hide(event, state, seat) if hide else event


def _hand(event: ev.HandDealt, _: State, seat: str) -> object:
    return event if event.seat == seat else event._replace(cards=(None,) * len(event.cards))


def _drawn(event: ev.Drawn, _: State, seat: str) -> object:
    return event if event.seat == seat else event._replace(card=None)


def _missions(event: ev.MissionsDealt, _: State, seat: str) -> object:
    return event if event.seat == seat else event._replace(cards=(None,) * len(event.cards))


def _character(event: ev.CharacterDealt, _: State, seat: str) -> object:
    return event if event.seat == seat else event._replace(character=None)


def _rated(event: ev.Rated, state: State, seat: str) -> object:
    return event._replace(rating=None) if secret(state) and event.seat != seat else event


_HIDING = dict([
    dispatch.first(ev.HandDealt, _hand),
    dispatch.first(ev.Drawn, _drawn),
    dispatch.first(ev.MissionsDealt, _missions),
    dispatch.first(ev.CharacterDealt, _character),
    dispatch.first(ev.Rated, _rated),
])  # fmt: skip
