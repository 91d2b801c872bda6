"""The log of Storytellers as a story: what begins a turn, and the sign of each deed."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.ui.table.story import Story, Turn, always


def _round(event: ev.RoundBegan) -> Turn:
    """All act in a round, so it is nobody's."""
    return Turn(event.round, "")


STORY = Story(
    begins={ev.RoundBegan: _round},
    idle=frozenset({ev.RoundBegan}),
    signs={
        ev.CharacterDealt: "summon", ev.Played: "summon",
        ev.Drawn: "chance", ev.HandDealt: "chance", ev.Revealed: "chance",
        ev.Passed: "pass", ev.DrawDeclined: "pass",
    },
    gists={
        ev.Revealed: always(3, say("a face shown")),
        ev.Played: always(1, say("words played")),
        ev.Passed: always(2, say("somebody passes")),
    },
)  # fmt: skip
