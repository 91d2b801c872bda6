"""Draw every sprite of the game: ``python -m tools.sprites.make [FOLDER]``."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.sprites import roses, signs
from tools.sprites.pieces import PIECES, draw

WEST = ("#f0e6cf", "#b9a57c", "#a8946a")
EAST = ("#2f4a4a", "#16292a", "#5f8c84")
SHARP_WEST = ("#ffffff", "#000000", "#000000")
SHARP_EAST = ("#3a3f8f", "#ffffff", "#ffffff")


def sprites() -> dict[str, str]:
    """Every sprite's SVG by its name."""
    found = {
        f"pieces/{side}-{colour}-{piece}": draw(piece, side, colour)
        for side in "we"
        for colour in ("red", "black")
        for piece in PIECES
    }
    found |= {f"suits/{letter}": signs.suit(letter) for letter in signs.SUITS}
    found |= {f"icons/{name}": signs.icon(name) for name in signs.ICONS}
    found |= {
        f"dice/{level}-{face}": signs.die(level, face)
        for level in signs.LEVELS
        for face in signs.FACES
    }
    for a in range(7):
        for b in range(a, 7):
            found[f"dominoes/w-{a}{b}"] = signs.domino(a, b, *WEST)
            found[f"dominoes/hc-w-{a}{b}"] = signs.domino(a, b, *SHARP_WEST)
    found["dominoes/e-back"] = signs.domino_back(*EAST)
    found["dominoes/hc-e-back"] = signs.domino_back(*SHARP_EAST)
    found["dominoes/on-edge"] = signs.edge_domino()
    found |= {f"images/{s}-{n}": signs.image(s, n) for s in "we" for n in range(4)}
    found |= {
        f"lives/{s}-{'full' if f else 'lost'}": signs.life(s, f)
        for s in "we"
        for f in (True, False)
    }
    found |= {f"marks/{name}": signs.mark(name) for name in signs.MARKS}
    found |= {"cards/face": signs.card_face(), "cards/back": signs.card_back()}
    found |= {"app/icon": signs.app_icon(), "app/cursor": signs.arrow()}
    found |= roses.sprites()
    return found


def main() -> None:
    """Write the sprites into a folder, ``assets/sprites`` where none is named."""
    here = Path(__file__).resolve().parents[2] / "assets" / "sprites"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else here
    for name, svg in sprites().items():
        path = folder / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
