"""The moment of a blow: a life, a heart or a guardsman is lost, and everybody looks.

A game says which of its events is one, where it falls and whose it is (``table.Ways.blows``). The
moment itself is the house's: the camera comes near, the lamp dims, glass rings, a shard falls, and
the loser's portrait winces. A match that a blow decides shows it once more, slowly.
Any press skips it, as it skips whatever moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar, cast

import pygame

from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession
from wonderland.session.moods import PLEASED, STUNG
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import Beside, Effect, EffectPlayer
from wonderland.ui.table.blow_picture import Struck, Thing, draw_blow
from wonderland.ui.table.victory import VictoryStage

COMES_MS, FALLS_MS = 340.0, 860.0
"""How long the camera and the hand take to come, and how long the blow is seen."""
WHOLE_MS = COMES_MS + FALLS_MS
AGAIN = 2.0
"""How much slower it is seen once more at the end."""
MIDDLE = 100.0
"""How large a place is taken to be that has none, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Blow:
    """What a game tells of a blow.

    Attributes:
        seat: whose loss it is.
        place: the place of the board where it falls (``Board.place``); ``""`` for its middle.
        words: what is lost, as on a tag.
        by: who struck, ``""`` where nobody did.
        late: whether it is only told by the end of what is seen of the event.
        thing: draws what is struck as sharp as the camera is near; None where the table shows enough.
    """

    seat: str
    place: str
    words: str
    by: str = ""
    late: bool = False
    thing: Thing | None = None


Event = TypeVar("Event")
Blows = Mapping[type, Callable[[object, Match], Blow | None]]
"""A game's blows: of each kind of event, what is told of one in a match; None where it is none."""


def told_of(
    kind: type[Event], tell: Callable[[Event, Match], Blow | None]
) -> tuple[type, Callable[[object, Match], Blow | None]]:
    """An entry of a game's blows, whose function takes an event of that kind."""
    return kind, cast(Callable[[object, Match], Blow | None], tell)


class Seen(NamedTuple):
    """A blow that was seen: what was told of it, after how many lines, the table before and after it."""

    blow: Blow
    lines: int
    before: pygame.Surface | None = None
    after: pygame.Surface | None = None


class Moment(Effect[Blow]):
    """A part of the moment, seen also with reduced motion, as pictures.

    Args:
        blow: what is told of it.
        again: whether it is seen once more, at the end.
    """

    still = True
    begins = 0.0

    def __init__(self, blow: Blow, *, again: bool = False) -> None:
        super().__init__(blow, self.ms * (AGAIN if again else 1.0))
        self.again = again
        self._whole = self.ms / (AGAIN if again else 1.0)

    def at(self, now: float) -> float:
        """How far the moment has come, in its own milliseconds."""
        return self.begins + (1 - self.left(now)) * self._whole


class Comes(Moment):
    """The camera comes near, and the lamp dims."""

    ms = COMES_MS


class Falls(Moment):
    """The blow falls, everything stands still for a moment, then the pieces fly."""

    ms, begins, sound = FALLS_MS, COMES_MS, "blow"


class BlowKeeper:
    """Shows blows at a table, and keeps the last one for the end.

    Args:
        session: the match.
        show: what is under way.
        blows: the game's.
        place: where a place of the board lies now, in pixels.
    """

    def __init__(
        self, session: MatchSession, show: EffectPlayer, blows: Blows, place: Callable[[str], Rect | None]
    ) -> None:
        self._session, self._show, self._blows, self._place = session, show, blows, place
        self._last: Seen | None = None
        self._over = False
        show.beside = self._beside

    def of(self, event: object) -> Blow | None:
        """What the game tells of an event as a blow, None where it is none."""
        tell = self._blows.get(type(event))
        return tell(event, self._session.match) if tell else None

    @property
    def under_way(self) -> bool:
        """Whether a moment is being seen, or is still to be."""
        return any(isinstance(effect, Moment) for effect in self._show.effects)

    @property
    def seen(self) -> bool:
        """Whether a moment is being seen now."""
        return bool(self._show.begun(Moment))

    def _beside(self, event: object) -> Beside:
        """What is seen of an event before its own effects, with them and after them."""
        blow = self.of(event)
        if blow is None:
            return Beside()
        if blow.late:
            return Beside(after=[[Comes(blow)], [Falls(blow)]])
        return Beside([Comes(blow)], [Falls(blow)])

    def tell(self, event: object) -> None:
        """An event has been seen: whoever lost by it is stung, and whoever struck is pleased."""
        if blow := self.of(event):
            self._session.moods.feel(blow.seat, STUNG)
            self._session.moods.feel(blow.by, PLEASED)

    def again(self) -> bool:
        """At the end show the blow that decided it once more; whether it is still to be seen."""
        match, outcome = self._session.match, self._session.match.outcome
        if self._over or self._last is None or outcome is None:
            return False
        self._over = True
        if self._last.lines < len(match.lines):
            return False  # something else decided it, such as giving up
        blow = self._last.blow
        if not outcome.winners or blow.seat in outcome.winners or not self._show.speed:
            return False
        self._show.stage([[Comes(blow, again=True)], [Falls(blow, again=True)]])
        return True

    def forget(self) -> None:
        """Something was taken back: what was seen last may never have been."""
        self._last, self._over = None, False

    def draw(self, canvas: Canvas, lamp: Callable[[], VictoryStage]) -> None:
        """Draw the moment that is under way over a table that was drawn, where its lamp shines."""
        for moment in self._show.begun(Moment)[:1]:
            blow, stage = moment.event, lamp()
            felt = (stage.near or stage.felt).clip(canvas.surface.get_rect())
            cell = (self._place(blow.place) if blow.place else None) or _middle(canvas, felt)
            seen = self._keep(moment, canvas.surface.subsurface(felt))
            past = seen.after if isinstance(moment, Falls) else seen.before
            if moment.again and past and past.get_size() == felt.size:
                canvas.surface.blit(past, felt)
            struck = Struck(blow.words, blow.seat, blow.thing, moment.again)
            draw_blow(canvas, felt, cell, struck, self._session, moment.at(self._show.now), moves=self._show.moving)

    def _keep(self, moment: Moment, table: pygame.Surface) -> Seen:
        """Keep the table before a blow and after it, for the end."""
        kept = self._last
        if kept is None or kept.blow is not moment.event:
            kept = Seen(moment.event, len(self._session.match.lines))
        if not moment.again:
            if kept.before is None:
                kept = kept._replace(before=table.copy())
            elif isinstance(moment, Falls):
                kept = kept._replace(after=table.copy())
        self._last = kept
        return kept


def _middle(canvas: Canvas, felt: Rect) -> Rect:
    """Where a blow falls that has no place."""
    here = canvas.rect(0, 0, MIDDLE, MIDDLE)
    here.center = felt.center
    return here
