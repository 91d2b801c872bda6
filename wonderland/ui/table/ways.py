"""How a game's table keeps time, and what it has its own way of saying."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from wonderland.core.message import say
from wonderland.ui.table.blow import Blows
from wonderland.ui.table.story import Story

END, RESIGN = "end", "resign"
"""The lines that end a turn and a match, without their seat."""
TALKS = (("offer", say("Offer a draw"), "offer draw"), (RESIGN, say("Resign"), RESIGN))
"""What may be said out of turn where two play."""


class Ways(NamedTuple):
    """How a table keeps time, in milliseconds, and what it has its own way of saying.

    Attributes:
        agents: how long passes before an agent's line is played.
        chance: the same for chance's.
        refusal: for how long a refusal can be read.
        slip: what is heard where a puzzle's goal slips away.
        rematch: what the menu says of a rematch.
        talks: what may be said out of turn: a key, what it is called, and the line without its seat.
        rules: the rule that says what the player is asked for, by the control's mode.
        tightness: how tight the match is by what is known: 0 at its beginning, 2 near its end.
        blows: which events are blows, and what is told of each.
        arrivals: the events by which somebody comes into play; whose it is stands first in them.
        story: how the log of a board of the house's is drawn as a story.
    """

    agents: float = 260.0
    chance: float = 0.0
    refusal: float = 4500.0
    slip: str = "error"
    rematch: str = say("The same cards and players; this match is kept")
    talks: Sequence[tuple[str, str, str]] = ()
    rules: Mapping[str, str] = MappingProxyType({})
    tightness: Callable[[Any], int] = lambda _: 0
    blows: Blows = MappingProxyType({})
    arrivals: Sequence[type] = ()
    story: Story = Story()
