"""The log of Painting the Roses as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.games.painting_the_roses import events as ev
from wonderland.ui.table.story import Story, Turn


def _turn(event: ev.TurnBegan) -> Turn:
    return Turn(event.turn, event.seat)


STORY = Story(
    begins={ev.TurnBegan: _turn},
    idle=frozenset({ev.TurnBegan, ev.ActionsEnded}),
    signs={
        ev.QueenCame: "summon",
        ev.Moved: "move", ev.QueenWalked: "move",
        ev.FacePlayed: "force",
        ev.GuardPosted: "defend",
        ev.Drawn: "chance", ev.HedgesDealt: "chance", ev.HandDealt: "chance", ev.RowLaid: "chance",
        ev.Shuffled: "chance", ev.Revealed: "chance",
        ev.Allowed: "pass",
    },
)  # fmt: skip
