"""What moves while an event is seen: a card steps to the middle and to its pile, votes open, missions turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import pi, sin
from typing import TypeVar

from wonderland.core.game import Event
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.state import State
from wonderland.ui.games.storytellers.cards import draw_card, draw_reverse, draw_turning
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.motion import smooth

E = TypeVar("E")
COMES, GOES = 0.35, 0.72
"""When a card that is played has come to the middle, and when it leaves it for its pile."""
GROWN, WIDEST = 1.3, 0.68
"""How much larger it is in the middle than on its pile."""
LEAN = 9.0
"""By how many degrees it is tilted at most on its way."""
VOTE_MS, COUNTED_MS, MISSION_MS, SCORED_MS = 320.0, 1200.0, 420.0, 2600.0
SEEN_MS: Mapping[type, float] = {
    ev.Opened: 200.0, ev.ThemeTurned: 900.0, ev.Played: 1100.0, ev.Passed: 500.0, ev.Told: 2800.0,
    ev.Collected: 900.0, ev.Revealed: 900.0, ev.Exchanged: 700.0, ev.Vanished: 600.0,
    ev.IconNamed: 800.0, ev.VerdictTurned: 1200.0,
}  # fmt: skip
"""For how many milliseconds it is looked at where an event led."""
SOUNDS: Mapping[type, str] = {
    ev.Opened: "story-lay", ev.Played: "story-lay", ev.Drawn: "story-draw", ev.Passed: "story-draw",
    ev.ThemeTurned: "story-theme", ev.Told: "story-quill", ev.Rated: "story-fan",
    ev.Collected: "story-collect", ev.Revealed: "story-turn", ev.Exchanged: "story-lay",
    ev.Vanished: "story-draw", ev.IconNamed: "story-tick", ev.VerdictTurned: "story-turn",
    ev.MatchOver: "story-scale",
}  # fmt: skip
"""What is heard when an event is seen."""


def length(event: Event, missions: int) -> float:
    """For how many milliseconds it is looked at where an event led."""
    if isinstance(event, ev.RatingsShown):
        return VOTE_MS * len(event.ratings) + COUNTED_MS
    if isinstance(event, ev.MatchOver):
        return MISSION_MS * missions + SCORED_MS
    return SEEN_MS.get(type(event), 0.0)


def sound(event: Event) -> str:
    """What is heard when an event is seen."""
    if isinstance(event, ev.RatingsShown):
        return "story-wonderful" if event.wonderful else "story-dull"
    return SOUNDS.get(type(event), "")


class Motion:
    """The events that are being seen, each with how far it has come, from 0 to 1.

    Args:
        under_way: them.
    """

    def __init__(self, under_way: Sequence[tuple[Event, float]] = ()) -> None:
        self._events = under_way

    def opened(self) -> int | None:
        """How many votes lie open while they are counted; None where none are."""
        for event, share in self._of(ev.RatingsShown):
            whole = VOTE_MS * len(event.ratings) + COUNTED_MS
            return int(share * whole / VOTE_MS)
        return None

    def turned(self, missions: int) -> float | None:
        """How many missions are turned over at the end, with a part of the next; None where all are."""
        for _, share in self._of(ev.MatchOver):
            return share * (MISSION_MS * missions + SCORED_MS) / MISSION_MS
        return None

    def flying(self, state: State) -> frozenset[int]:
        """The cards that are on their way to their piles."""
        return frozenset(state.config.definitions.card_of[event.card] for event, _ in self._of(ev.Played))

    def draw(self, canvas: Canvas, box: Box, state: State, places: Mapping[str, Box]) -> None:
        """Draw the cards that are on their way over all that lies.

        Args:
            canvas: what is drawn on.
            box: the picture.
            state: what is seen.
            places: where piles and seats lie, by their names.
        """
        for event, share in self._of(ev.Played):
            card = state.config.definitions.cards[state.config.definitions.card_of[event.card]]
            pile = places.get(TYPES[card.kind])
            if pile is None:
                continue
            middle = Box.round(box.centre, pile.width * GROWN, pile.height * GROWN)
            seat = places.get(event.seat)
            start = Box.round(seat.centre if seat else (box.centre[0], box.bottom), pile.width * 0.4, pile.height * 0.4)
            come = smooth(min(1.0, share / COMES))
            draw_turning(
                canvas, _between(start, middle, pile, share), partial(draw_card, card=card),
                partial(draw_reverse, kind=TYPES[card.kind]), come, _lean(share),
            )  # fmt: skip

    def _of(self, kind: type[E]) -> list[tuple[E, float]]:
        return [(event, share) for event, share in self._events if isinstance(event, kind)]


def _lean(share: float) -> float:
    """By how many degrees a card is tilted: as it comes one way, as it goes to its pile the other."""
    if share < COMES:
        return LEAN * sin(pi * share / COMES)
    return -LEAN * sin(pi * (share - GOES) / (1 - GOES)) if share > GOES else 0.0


def _between(start: Box, middle: Box, pile: Box, share: float) -> Box:
    """Where a card is that comes to the middle, stays for a moment and goes to its pile."""
    if share < COMES:
        return _part(start, middle, smooth(share / COMES))
    if share < GOES:
        return middle
    return _part(middle, pile, smooth((share - GOES) / (1 - GOES)))


def _part(one: Box, other: Box, share: float) -> Box:
    def between(a: float, b: float) -> float:
        return a + (b - a) * share

    return Box(
        between(one.x, other.x),
        between(one.y, other.y),
        between(one.width, other.width),
        between(one.height, other.height),
    )
