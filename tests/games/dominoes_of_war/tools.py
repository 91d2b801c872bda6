"""What the tests of this game share."""

from __future__ import annotations

from tests.playing import Playing, lines, step, verbs

__all__ = ["B_LANE", "GAME", "any_options", "lines", "opened", "played", "set_up", "standing", "step", "verbs"]
GAME = "dominoes-of-war"
PLAYING = Playing(GAME, "act")
opened, set_up, played = PLAYING.opened, PLAYING.set_up, PLAYING.played
B_LANE = "k15 k16 k17 k18 k19 k20"


def standing(a, b=None, options=None, **rest):
    """A match in a's action step, with troops where they are said to stand."""
    troops = {"a": a, "b": b or {"k20": "general"}}
    return opened({"troops": troops, **rest}, options)


def any_options(rng):
    """Options of any kind, drawn."""
    return rng.choice(
        [
            {},
            {"preset": "quick"},
            {"preset": "frontier"},
            {"preset": "teams", "field": "7x6", "base": 3},
            {"players": 3, "field": "6x8", "factions": {"b": "scouts", "c": "cowboys"}},
            {"players": 4, "base": 5, "walls": 0, "field": 8, "army": 2, "dead": "return"},
            {"factions": {"a": "cowboys", "b": "scouts"}, "repeats": "kind", "stocking": "open"},
            {"actions": {"a": 1, "b": 5}, "walls": 3, "first": "b", "quiet": 3, "rounds": 12},
        ]
    )
