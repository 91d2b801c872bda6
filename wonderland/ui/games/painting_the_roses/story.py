"""The log of Painting the Roses as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.ui.table.story import Story, Turn, always


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
    gists={
        ev.QueenCame: always(4, say("the Queen comes")),
        ev.Painted: always(3, say("a hedge painted")),
        ev.FacePlayed: always(2, say("a face played")),
        ev.Moved: always(1, say("a walk")),
    },
)  # fmt: skip
