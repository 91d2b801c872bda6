"""What the tests of this game share."""

from __future__ import annotations

from tests.playing import Playing, lines, play, step, verbs, why_not

__all__ = [
    "GAME",
    "A",
    "B",
    "C",
    "finish_turn",
    "lines",
    "opened",
    "play",
    "played",
    "set_up",
    "start",
    "step",
    "verbs",
    "why_not",
]
GAME = "painting-the-roses"
PLAYING = Playing(GAME, "act")
opened, set_up, played = PLAYING.opened, PLAYING.set_up, PLAYING.played
A = "3H 7C 9D 2S TD"
B = "4C 4H 8S 6D AC"
C = "5C 5D 2H 9S 6C"


def start(a=A, b=B, options=None, **rest):
    """A match in its action step, two gardens where ``c`` is not given; guardsmen at home."""
    gardens = {"a": a, "b": b}
    guards = {"a": "4D a3", "b": "5S b3"}
    if (c := rest.pop("c", None)) is not None:
        gardens["c"] = C if c is True else c
        guards["c"] = "3D c3"
    rest = {"guards": guards, **rest}
    return opened({"gardens": gardens, **rest}, options)


def finish_turn(match, *rest):
    """End the action step; draw and reveal the cards named, or any."""
    match.play(f"{match.to_act} end")
    for line in rest:
        match.play(line)
    while match.to_act == "*":
        match.draw()
    return match
