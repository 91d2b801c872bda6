"""The log of Dungeon Dice as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.games.dungeon_dice import events as ev
from wonderland.ui.table.story import Story, Turn


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
)  # fmt: skip
