"""The log of Dominoes of War as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import events as ev
from wonderland.ui.table.story import Story, Turn, always


def _turn(event: ev.TurnBegan) -> Turn:
    return Turn(event.turn, event.seat)


STORY = Story(
    begins={ev.TurnBegan: _turn},
    # that a tile is stocked says nothing by itself: what stands where is told by the curtain that opens
    idle=frozenset({ev.TurnBegan, ev.ActionsEnded, ev.Stocked}),
    signs={
        ev.Brought: "summon", ev.Built: "summon",
        ev.Moved: "move", ev.Shifted: "move", ev.Replaced: "move",
        ev.Attacked: "attack", ev.Charged: "attack", ev.Exploded: "attack", ev.Breached: "attack",
        ev.Removed: "attack",
        ev.Spared: "defend",
        ev.Flipped: "chance", ev.Tossed: "chance",
    },
    gists={
        ev.Exploded: always(5, say("a blast")),
        ev.Removed: always(4, say("a figure gone")),
        ev.Brought: always(3, say("reinforced")),
        ev.Flipped: always(1, say("a tile turned")),
    },
)  # fmt: skip
