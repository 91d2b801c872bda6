"""The game in words, for whoever plays without its pictures (``games.parts.TextPart``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.games.storytellers import words
from wonderland.games.storytellers.definitions import load_definitions
from wonderland.games.storytellers.position import Position, form_of
from wonderland.games.storytellers.state_form import StateForm


def state(state: Mapping[str, object]) -> str:
    """Put a state, or a seat's view of one, into some lines of text."""
    return words.state_in_words(cast(StateForm, state), words.Words(load_definitions()))


def sentence(event: Event, match: Match) -> str:
    """A sentence for the log about an event."""
    return words.Words(Position.of(match).config.definitions).sentence(event)


def ending(match: Match) -> str:
    """How a match ended; ``""`` before its end."""
    result = form_of(match)["result"]
    return words.ending(result) if result else ""
