"""Make every sound of the game, or those named: ``python -m tools.sounds.make [FOLDER] [NAME...]``.

The same program makes the same bytes every time: each sound draws its chance from its own name.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tools.sounds import dungeon, files, recipes, roses, stories, war
from tools.sounds.air import air
from tools.sounds.instruments import Instruments

RECIPES = {
    **recipes.RECIPES, **roses.RECIPES, **dungeon.RECIPES, **stories.RECIPES, **war.RECIPES,
}  # fmt: skip
"""Every sound but the air, by the name of its file."""
RATE = 32_000
"""Samples a second of every sound but the air; the rate at which the window plays."""
AIR_RATE = 22_050
"""Samples a second of the air, which is long and has little above 8 kHz."""
AIR_PEAK = -18.0
AIR_LONGEST = 60.0


def names() -> tuple[str, ...]:
    """The names of all sounds."""
    return (*RECIPES, "air")


def make(name: str, folder: Path) -> Path:
    """Make one sound, check it and write it into a folder.

    Raises:
        KeyError: where there is no such sound.
        ValueError: where it is too loud, too short or too long.
    """
    path = folder / f"{name}.wav"
    chance = Random(name)
    if name == "air":
        loop = files.levelled(air(Instruments(AIR_RATE, chance)), AIR_PEAK)
        files.check(name, loop, AIR_LONGEST, AIR_RATE)
        files.write(path, loop, AIR_RATE)
        return path
    recipe = RECIPES[name]
    sound = files.finished(recipe.score(Instruments(RATE, chance)), recipe.peak, RATE)
    files.check(name, sound, recipe.longest, RATE)
    files.write(path, sound, RATE)
    return path


def main(arguments: list[str]) -> int:
    """Write the sounds, into ``assets/sounds`` where no folder is named."""
    here = Path(__file__).resolve().parents[2] / "assets" / "sounds"
    folder = Path(arguments[0]) if arguments else here
    chosen = tuple(arguments[1:]) or names()
    unknown = [name for name in chosen if name not in names()]
    if unknown:
        print(f"no such sound: {', '.join(unknown)}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    for name in chosen:
        make(name, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
