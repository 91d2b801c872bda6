"""Compose puzzles: ``python -m tools.puzzles.make RECIPE FOLDER [--grade 2] [--seed 1]``.

The same seed composes the same puzzles. What it writes are whole puzzle files; the ones that the
game ships were chosen among such files by hand, and given words.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from random import Random

from tools.puzzles.compose import GRADES, compose
from tools.puzzles.files import text_of
from tools.puzzles.recipes import RECIPES
from wonderland.games.wonderland.game import Wonderland
from wonderland.learn.puzzles import SUFFIX


def make(name: str, grade: int, seed: int, count: int, tries: int) -> dict[str, str]:
    """Compose puzzles by a recipe and return their files by name.

    Args:
        name: of the recipe.
        grade: 1 to 3.
        seed: all chance is drawn from it.
        count: how many to compose at most.
        tries: how many positions to draw at most.
    """
    game, recipe, wish = Wonderland(), RECIPES[name], GRADES[grade]
    sketches = compose(game, recipe, wish, Random(f"{name}:{grade}:{seed}"), tries)
    return {
        f"{number:02}-{name}{SUFFIX}": text_of(game, sketch, recipe.goal, grade, f"{name.capitalize()} {number}")
        for number, sketch in enumerate(islice(sketches, count), start=1)
    }


def main(arguments: list[str]) -> int:
    """Compose puzzles and write them into a folder."""
    parser = argparse.ArgumentParser(prog="tools.puzzles.make", description=__doc__)
    parser.add_argument("recipe", choices=sorted(RECIPES))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--grade", type=int, choices=sorted(GRADES), default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--tries", type=int, default=500)
    given = parser.parse_args(arguments)
    made = make(given.recipe, given.grade, given.seed, given.count, given.tries)
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (given.folder / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(made)} composed")
    return 0 if made else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
