"""The log of the flagship as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.ui.kit.log import Gist
from wonderland.ui.table.story import Story, Turn, always


def _turn(event: ev.TurnBegan) -> Turn:
    return Turn(event.turn, event.side)


STORY = Story(
    begins={ev.TurnBegan: _turn},
    idle=frozenset({ev.TurnBegan, ev.ActionsEnded}),
    signs={
        ev.Summoned: "summon", ev.PathLaid: "summon",
        ev.Moved: "move", ev.Shifted: "move",
        ev.Attacked: "attack", ev.Blasted: "attack", ev.Damaged: "attack", ev.Removed: "attack",
        ev.LifeLost: "attack",
        ev.AbilityUsed: "force",
        ev.Defended: "defend",
        ev.DiceChosen: "chance", ev.Rolled: "chance", ev.FourDicePaid: "chance",
        ev.Passed: "pass", ev.SummonDeclined: "pass",
    },
    gists={
        ev.LifeLost: always(5, say("a life lost")),
        ev.Removed: always(4, say("somebody falls")),
        ev.Damaged: lambda event: Gist(3, say("somebody hurt")) if event.amount else None,
        ev.Summoned: always(2, say("a being called")),
        ev.SummonDeclined: always(1, say("nobody called")),
    },
)  # fmt: skip
