"""Draw every sprite of the game: ``python -m tools.sprites.make [FOLDER]``."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.sprites import covers, cupboard, dungeon, roses, signs, soldiers, stage, still_life
from tools.sprites.dominoes import BONES, SHAPES, domino, on_edge
from tools.sprites.glasses import FALLEN, image, life
from tools.sprites.pieces import COLOURS, PIECES, draw, hood, hood_eyes
from tools.sprites.portraits import portraits
from tools.sprites.stories import sheet as stories
from tools.sprites.textures import TEXTURES


def sprites() -> dict[str, str]:
    """Every sprite's SVG by its name."""
    found = {
        f"pieces/{side}-{colour}-{piece}": draw(piece, side, colour)
        for side in "we"
        for colour in COLOURS
        for piece in PIECES
    }
    found |= {f"pieces/{side}-hood": hood(side) for side in "we"}
    found["pieces/hood-eyes"] = hood_eyes()
    found |= {f"suits/{letter}": signs.suit(letter) for letter in signs.SUITS}
    found |= {f"icons/{name}": signs.icon(name) for name in signs.ICONS}
    found |= {f"dice/{level}-{face}": signs.die(level, face) for level in signs.LEVELS for face in signs.FACES}
    found |= {f"dominoes/{side}-{shape}": domino(bone, shape) for side, bone in BONES.items() for shape in SHAPES}
    found["dominoes/on-edge"] = on_edge()
    found |= {f"images/{side}-{n}": image(side, n) for side in "we" for n in range(FALLEN + 1)}
    for side in "we":
        found[f"lives/{side}-full"] = life(side, full=True)
        found[f"lives/{side}-lost"] = life(side, full=False)
    found |= {f"portraits/{name}": svg for name, svg in portraits().items()}
    found |= {f"marks/{name}": signs.mark(name) for name in signs.MARKS}
    found |= {"cards/face": signs.card_face(), "cards/back": signs.card_back()}
    found |= still_life.sprites()
    found |= {"app/icon": signs.app_icon(), "app/cursor": signs.arrow()}
    found |= roses.sprites()
    found |= dungeon.sprites()
    found |= soldiers.sprites()
    found |= stories.sprites()
    found |= stage.sprites()
    found |= cupboard.sprites()
    found |= covers.sprites(found)
    return found


def main() -> None:
    """Write the sprites into a folder, ``assets/sprites`` where none is named."""
    here = Path(__file__).resolve().parents[2] / "assets" / "sprites"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else here
    for name, svg in sprites().items():
        path = folder / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    for name, png in TEXTURES.items():
        path = folder / "textures" / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png())


if __name__ == "__main__":
    main()
