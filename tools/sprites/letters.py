"""Take the covers' letters out of their fonts: ``python -m tools.sprites.letters``.

The drawings need no font then. Run it again after a change of ``TITLES``.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

OUTLINES = Path(__file__).with_name("letters.json")
TITLES = {
    "wonderland": ("fontpkg_dm_serif_display", "DMSerifDisplay-Regular.ttf", "Wonderland"),
    "dungeon-dice": ("fontpkg_fira_sans_condensed", "FiraSansCondensed-Black.ttf", "DUNGEON DICE"),
    "dominoes-of-war": ("fontpkg_fira_sans_condensed", "FiraSansCondensed-Black.ttf", "DOMINOES OF WAR"),
    "painting-the-roses": ("fontpkg_dm_serif_display", "DMSerifDisplay-Italic.ttf", "Painting the Roses"),
    "storytellers": ("fontpkg_spectral", "Spectral-BoldItalic.ttf", "Storytellers"),
}
"""The package and file of each cover's font, and its words."""


def outlines(package: str, file: str, words: str) -> dict[str, tuple[float, str]]:
    """How wide each letter of some words is, and its outline, in an em of 1000 that stands on 0."""
    font = TTFont(str(files(package) / "files" / file))
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    scale = 1000 / font["head"].unitsPerEm
    found = {}
    for letter in sorted(set(words)):
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs, lambda value: f"{round(value * scale)}")
        glyph.draw(pen)
        found[letter] = (round(glyph.width * scale), pen.getCommands())
    return found


def main() -> None:
    """Write the outlines beside this program."""
    taken = {name: outlines(*title) for name, title in TITLES.items()}
    OUTLINES.write_text(json.dumps(taken, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
