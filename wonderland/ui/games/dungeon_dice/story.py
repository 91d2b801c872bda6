"""The log of Dungeon Dice as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.ui.table.story import Story, Turn, always


def _turn(event: ev.TurnBegan) -> Turn:
    return Turn(event.turn, event.side)


STORY = Story(
    begins={ev.TurnBegan: _turn},
    idle=frozenset({ev.TurnBegan}),
    signs={
        ev.Summoned: "summon",
        ev.Moved: "move",
        ev.Attacked: "attack", ev.Damaged: "attack", ev.MasterHurt: "attack",
        ev.Destroyed: "attack",
        ev.LinkAdded: "force",
        ev.Defended: "defend", ev.Guarded: "defend", ev.Blocked: "defend",
        ev.DiceChosen: "chance", ev.Rolled: "chance",
        ev.Passed: "pass", ev.SummonDeclined: "pass",
    },
    gists={
        ev.MasterHurt: always(5, say("a heart lost")),
        ev.Destroyed: always(4, say("a monster falls")),
        ev.Damaged: always(3, say("a monster hurt")),
        ev.Summoned: always(2, say("a figure called")),
        ev.SummonDeclined: always(1, say("nobody called")),
    },
)  # fmt: skip
