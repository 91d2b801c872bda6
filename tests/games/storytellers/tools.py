"""What the tests of this game share."""

from __future__ import annotations

from tests.playing import Playing, lines, play, step, why_not

__all__ = ["AREA", "GAME", "lines", "opened", "play", "played", "set_up", "start", "step", "why_not"]
GAME = "storytellers"
PLAYING = Playing(GAME, "play")
opened, set_up, played = PLAYING.opened, PLAYING.set_up, PLAYING.played
AREA = {"when": "when03", "who": "who09", "where": "where26", "what": "what11"}


def start(options=None, **rest):
    """A match in a round, on the usual area where no other is given."""
    return opened({"area": AREA, **rest}, options)
