"""Make every sound of the game, or those named: ``python -m tools.sounds.make [FOLDER] [NAME...]``.

The same program makes the same samples every time: each take draws its chance from its own name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.sounds import dungeon, files, recipes, roses, stories, war
from tools.sounds.air import air
from tools.sounds.instruments import Instruments
from tools.sounds.match_air import STATES, match_air
from tools.sounds.room import room
from tools.sounds.signal import Signal

RECIPES = {**recipes.RECIPES, **roses.RECIPES, **dungeon.RECIPES, **stories.RECIPES, **war.RECIPES}
"""Every effect, by the name of its file."""
RATE = 32_000
"""Samples a second of an effect; the rate at which the window plays."""
CENTS = (0.0, -45.0, 45.0)
"""By how much each take of an effect is higher than its recipe says, in hundredths of a semitone."""
LOOP_RATE = 22_050
"""Samples a second of a loop, which is long and has little above 8 kHz."""
LONGEST_LOOP = 60.0
"""Seconds of the longest loop."""


class Loop(NamedTuple):
    """What plays round and round.

    Attributes:
        score: plays it.
        peak: how loud it is at most, in dBFS.
    """

    score: Callable[[Instruments], Signal]
    peak: float


LOOPS = {
    "air": Loop(air, -12.5),
    **{f"match-air-{number}": Loop(partial(match_air, state=state), -17.0) for number, state in enumerate(STATES, 1)},
    "room": Loop(room, -26.0),
}
"""Every loop, by the name of its file; what lies under a match is softer than what it tells."""


def names() -> tuple[str, ...]:
    """The names of all sounds."""
    return (*RECIPES, *LOOPS)


def takes(name: str) -> Iterator[Signal]:
    """The takes of an effect, checked, one by one.

    Raises:
        KeyError: where there is no such effect.
        ValueError: where it is too loud, too short or too long.
    """
    recipe = RECIPES[name]
    for number, cents in enumerate(CENTS):
        on = Instruments(RATE, Random(f"{name} {number}" if number else name), cents)
        take = files.finished(recipe.score(on), recipe.peak, RATE)
        files.check(name, take, recipe.longest, RATE)
        yield take


def loop(name: str) -> Signal:
    """A loop, checked.

    Raises:
        KeyError: where there is no such loop.
        ValueError: where it is too loud or too long.
    """
    made = LOOPS[name].score(Instruments(LOOP_RATE, Random(name)))
    levelled = files.levelled(made, LOOPS[name].peak)
    files.check(name, levelled, LONGEST_LOOP, LOOP_RATE)
    return levelled


def make(name: str, folder: Path) -> Path:
    """Make one sound and write it into a folder.

    Raises:
        KeyError: where there is no such sound.
        ValueError: where it is too loud, too short or too long.
    """
    path = folder / f"{name}.ogg"
    if name in LOOPS:
        files.write(path, loop(name), LOOP_RATE)
    else:
        files.write(path, files.in_a_row([*takes(name)], RATE), RATE)
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
