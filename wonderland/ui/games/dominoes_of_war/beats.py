"""How long it is looked at where an event led, and what is heard meanwhile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.game import Event
from wonderland.games.dominoes_of_war import events as ev
from wonderland.ui.table.house_board import Beat

BEATS: Mapping[type, Beat] = {
    ev.Moved: Beat(260, "war-step"), ev.Attacked: Beat(420, "war-shot"),
    ev.Charged: Beat(420, "war-run"), ev.Breached: Beat(420, "war-run"),
    ev.Removed: Beat(500, "war-drop"), ev.Brought: Beat(400, "war-stand"),
    ev.Built: Beat(400, "domino-lay"), ev.Shifted: Beat(500, "war-shift"),
    ev.Faced: Beat(200, "war-face"), ev.WallBuilt: Beat(300, "war-wall"),
    ev.BaseLaid: Beat(500, "domino-lay"), ev.Shown: Beat(600, "war-curtain"),
}  # fmt: skip
"""By the type of an event."""
TURN, BRINGS = Beat(560, "domino-turn"), 520.0
"""A tile turns over, and for how long it is then seen what it brings."""
TURNED = TURN.ms / (TURN.ms + BRINGS)
"""The share of a flip in which the tile turns."""
BROUGHT = {
    "mine": "war-mine", "reinforce": "war-call", "act": "war-extra", "build": "war-build",
    "shift": "war-shift", "blank": "war-blank",
}  # fmt: skip
"""What is heard once it is seen what a tile brings."""
NOTHING = Beat(160, BROUGHT["blank"])
"""What brings nothing is looked at for less."""
RING, AGAIN = Beat(460, "war-blast"), Beat(460, "war-chain")
"""The first blast, and each ring of those that it sets off (DW-80)."""


def beats(event: Event) -> Sequence[Beat]:
    """The parts in which it is seen where an event led."""
    if isinstance(event, ev.Flipped):
        sound = BROUGHT[event.what]
        return [TURN, NOTHING if event.what == "blank" else Beat(BRINGS, sound)]
    if isinstance(event, ev.Exploded):
        return [RING, *[AGAIN] * (len(event.rings) - 1)]
    beat = BEATS.get(type(event))
    return [beat] if beat else []
