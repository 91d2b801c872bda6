"""Every drawing of the game by its name."""

from __future__ import annotations

from tools.sprites.dungeon import pieces, things
from tools.sprites.dungeon.kit import CLASSES, read

FOLDER = "dungeon-dice"


def sprites() -> dict[str, str]:
    """Every sprite's SVG by its name below ``assets/sprites``."""
    found: dict[str, str] = {}
    for one in read("figures.txt"):
        name = f"{one.code}-{one.kind}" if one.code == "default" else one.code
        found[f"figure-{name}"] = pieces.figure(one)
    for side in pieces.SIDES:
        found[f"master-{side}"] = pieces.master(side)
        found[f"fallen-{side}"] = pieces.fallen(side)
        found[f"chest-{side}"] = things.chest(side)
        for kind in pieces.CLASSES:
            found[f"base-{kind}-{side}"] = pieces.base(kind, side)
        for item in read("items.txt"):
            found[f"open-{item.code}-{side}"] = things.open_chest(side, item)
    for kind in CLASSES:
        found[f"die-{kind}"] = things.die(kind)
        found[f"mark-{kind}"] = things.mark(kind, CLASSES[kind].deep)
        for level, colour in things.LEVELS.items():
            found[f"mark-{kind}-{level}"] = things.mark(kind, colour)
    found |= {f"crest-{letter}": things.sign(path) for letter, path in things.CRESTS.items()}
    found |= {f"sign-{name}": things.sign(path) for name, path in things.STATES.items()}
    found["sign-heart"] = things.sign(things.HEART)
    found |= {f"state-{name}": things.state(path, done=False) for name, path in things.STATES.items()}
    found |= {f"state-{name}": things.state(path, done=True) for name, path in things.DONE.items()}
    for light in (False, True):
        for lost in (False, True):
            name = f"heart{'-light' if light else ''}{'-lost' if lost else ''}"
            found[name] = things.heart(lost=lost, light=light)
    found |= {"peg": pieces.peg(), "bricks": things.bricks()}
    return {f"{FOLDER}/{name}": svg for name, svg in found.items()}
