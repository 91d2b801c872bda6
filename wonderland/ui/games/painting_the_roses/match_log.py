"""The log of a match of the roses: events in words, each with the hedge that it is about."""

from __future__ import annotations

from wonderland.core.game import Event
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.words import sentence
from wonderland.ui.games.painting_the_roses.story import STORY
from wonderland.ui.kit.log import LogLine
from wonderland.ui.kit.motion import along
from wonderland.ui.table import match_log


class MatchLog(match_log.MatchLog):
    """Writes what happens in the garden."""

    story = STORY

    def _line(self, event: Event, played: int) -> LogLine | None:
        words = sentence(event)
        if not words:
            return None
        hedge = getattr(event, "hedge", "") or getattr(event, "target", "")
        seats = self._session.match.seats
        on_ring = hedge if len(hedge) == 2 and hedge[0] in seats else ""
        why = self._why(getattr(event, "seat", ""), played)
        way = tuple(place for place in along(event) if len(place) == 2 and place[0] in seats)
        return LogLine(words, 0, on_ring, why, along=way)

    def _joined(self, before: Event, event: Event) -> Event | None:
        match before, event:  # a deal is one line for all its cards
            case ev.HedgesDealt(seat=seat), ev.HedgesDealt(seat=same) if seat == same:
                return ev.HedgesDealt(seat, (*before.cards, *event.cards))
            case ev.HandDealt(seat=seat), ev.HandDealt(seat=same) if seat == same:
                return ev.HandDealt(seat, (*before.cards, *event.cards))
        return None
