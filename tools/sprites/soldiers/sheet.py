"""Every drawing of Dominoes of War by its name."""

from __future__ import annotations

from tools.sprites.soldiers import ground, people
from tools.sprites.soldiers.looks import SEATS, SIGNS
from tools.sprites.svg import path

FOLDER = "dominoes-of-war"
FACTIONS = {
    "army": ("general", "grunt", "sniper", "kamikaze", "grenadier"),
    "cowboys": ("general", "quickshot", "shotgunner", "gunslinger", "sniper"),
    "scouts": ("chieftain", "sniper", "shotgunner", "spear", "lightfoot"),
}
BACKS = 4
"""So many backs there are, told apart by their scratches."""


def _boxed(content: str, box: tuple[int, int, int, int]) -> str:
    """An SVG document of what lies in a box."""
    left, top, wide, high = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" '
        f'width="{wide}" height="{high}">{content}</svg>\n'
    )


def sprites() -> dict[str, str]:
    """Every drawing of the game by its name."""
    found = {
        f"{seat}-{kind}-{faction}": _boxed(people.figure(kind, seat, faction), people.BOX)
        for seat in SEATS
        for faction, kinds in FACTIONS.items()
        for kind in kinds
    }
    found |= {f"base-{seat}": _boxed(ground.base_tile(seat), ground.BOX) for seat in SEATS}
    found |= {f"back-{number}": _boxed(ground.back(number), ground.BOX) for number in range(BACKS)}
    found["face"] = _boxed(ground.face(), ground.BOX)
    found["wall-across"] = _boxed(ground.wall(across=True), ground.WALL_BOX)
    found["wall-along"] = _boxed(ground.wall(across=False), ground.WALL_BOX)
    found |= {f"sign-{k}": _boxed(path(d, "#fffaf0"), (0, 0, 100, 100)) for k, d in SIGNS.items()}
    small = {"facing": ground.facing(), "ticked": ground.ticked(), "gate": ground.gate()}
    found |= {name: _boxed(content, (0, 0, 100, 100)) for name, content in small.items()}
    found["blast"] = _boxed(ground.blast(), ground.BLAST_BOX)
    return {f"{FOLDER}/{name}": svg for name, svg in found.items()}
