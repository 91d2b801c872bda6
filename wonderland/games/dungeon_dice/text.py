"""The game in words, for whoever plays without its pictures (``games.parts.TextPart``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.games.dungeon_dice import words
from wonderland.games.dungeon_dice.at_table import definitions
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.games.dungeon_dice.state_words import state_in_words


def state(state: Mapping[str, object]) -> str:
    """Put a state, or a seat's view of one, into some lines of text."""
    return state_in_words(cast(StateForm, state))


def sentence(event: Event, match: Match) -> str:
    """A sentence for the log about an event."""
    return words.Teller(definitions(match)).sentence(event)


def ending(match: Match) -> str:
    """How a match ended; ``""`` before its end."""
    result = position_of(match).result
    return words.ending(result) if result else ""
