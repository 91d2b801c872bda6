"""The data of section 1 and the presets of section 8, from the rules alone."""

from __future__ import annotations

SEATS = "abcd"
FACES = [f"{high}-{low}" for high in range(13) for low in range(high + 1)]  # DW-1
BONUS = {10: "reinforce", 12: "extra", 17: "build", 20: "shift"}  # DW-3
FAR = 99


def troop(steps, ways, kind=None, attack=None, reach=(1, 1), **more):
    return {"steps": steps, "ways": ways, "kind": kind, "attack": attack, "reach": reach, **more}


TROOPS = {  # DW-7
    "general": troop(1, "any", "shot", "any", (1, 1), spawns=True),
    "chieftain": troop(1, "any", "shot", "any", (1, 1), spawns=True),
    "grunt": troop(3, "orthogonal", "shot", "orthogonal", (1, 4)),
    "sniper": troop(2, "orthogonal", "shot", "facing", (1, FAR)),
    "kamikaze": troop(2, "orthogonal", explodes=True),
    "grenadier": troop(2, "diagonal", "throw", "orthogonal", (2, 4)),
    "quickshot": troop(2, "orthogonal", "split", "orthogonal", (1, 4)),
    "shotgunner": troop(2, "any", "shot", "any", (1, 2)),
    "gunslinger": troop(2, "any", "shot", "any", (1, 2), repeats=True),
    "spear": troop(2, "orthogonal", "throw", "any", (1, 3)),
    "lightfoot": troop(3, "orthogonal", "shot", "orthogonal", (1, 2), climbs=True, mineproof=True),
}
FACTIONS = {  # DW-8
    "army": ["general", "grunt", "sniper", "kamikaze", "grenadier"],
    "cowboys": ["general", "quickshot", "shotgunner", "gunslinger", "sniper"],
    "scouts": ["chieftain", "sniper", "shotgunner", "spear", "lightfoot"],
}
PRESETS = {  # section 8
    "standard": {},
    "quick": {"field": "6x6", "base": 4, "walls": 1, "army": 2, "quiet": 6, "rounds": 40},
    "frontier": {
        "factions": {"a": "cowboys", "b": "scouts", "c": "army", "d": "cowboys"},
        "army": {"a": 4, "b": 3, "c": 5, "d": 4},
        "repeats": "kind",
    },
    "teams": {"players": 4, "teams": True},
}


def each(value, usual, seats):
    """An option that may be a map of seats."""
    if isinstance(value, dict):
        return {seat: value.get(seat, usual) for seat in seats}
    return dict.fromkeys(seats, value)
