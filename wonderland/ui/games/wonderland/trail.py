"""The way that a being went, kept so that it can be seen afterwards."""

from __future__ import annotations

from wonderland.core.game import Event
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.unknown import NUMBER

_ENDS = (ev.DiceChosen, ev.Summoned, ev.Attacked, ev.AbilityUsed, ev.Blasted)
"""What draws the eye elsewhere: the last walk is over then, and its trail fades."""


class Trail:
    """The last walk, as everybody at the table saw it.

    Attributes:
        squares: those of the walk in order, the first of them the one on which it began.
        hooded: whether whoever walked was under a hood as it set out (W-81).
    """

    def __init__(self) -> None:
        self._walker = ""
        self.clear()

    def clear(self) -> None:
        """Forget the walk."""
        self.squares: tuple[str, ...] = ()
        self.hooded = False

    def tell(self, event: Event) -> None:
        """Hear of an event that was seen."""
        if isinstance(event, ev.Moved):
            self._step(event)
        elif isinstance(event, ev.MadeKnown) and self._walker == _number(event):
            self._walker = event.being
        elif isinstance(event, _ENDS) or self._falls(event):
            self.clear()

    def _step(self, event: ev.Moved) -> None:
        if not self.squares or (self._walker, self.squares[-1]) != (event.being, event.origin):
            self._walker, self.hooded = event.being, is_hooded(event.being[1:])
            self.squares = (event.origin,)
        self.squares += (event.target,)

    def _falls(self, event: Event) -> bool:
        return isinstance(event, ev.Removed) and event.being == self._walker


def _number(event: ev.MadeKnown) -> str:
    """The name that a being had for who did not know it."""
    return f"{event.being[0]}{NUMBER}{event.number}"
