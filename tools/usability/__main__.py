"""``python -m tools.usability [FILE]``: play the window and write how it is to use as a table."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tools.usability import actions, beginning, boxes, gestures, naive, pace, summons, unfoldings
from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio

SEED = 7
HEAD = """# How the table is to use

Written by `python -m tools.usability docs/measured/usability.md`, which plays the window by events of the system
and counts. Pointing costs nothing. A click, a drag, a key and a notch of the wheel cost one each.
"""

BY_HAND = "\n## Ten minutes in each game\n"
"""From here on the page is written by people, who played; it stays as it is."""


def main() -> int:
    """Measure, and write or print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.usability", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="where to write it; printed, if left out")
    parser.add_argument("--summons", type=int, default=60, help="how many summons of each way")
    parser.add_argument("--moments", type=int, default=300, help="how many moments of each game")
    parser.add_argument("--lines", type=int, default=300, help="how many lines of each game")
    parser.add_argument("--matches", type=int, default=3, help="how many whole quick matches")
    wished = parser.parse_args()
    with TemporaryDirectory() as home:
        os.environ["WONDERLAND_HOME"] = home
        parts = [
            HEAD,
            *_summons(wished.summons),
            *_first_roll(),
            *_pace(wished.matches),
            *_commonest(wished.lines),
            *_refused(wished.moments),
            *_boxes(),
        ]
    text = "\n".join(parts) + "\n"
    if wished.file:
        wished.file.write_text(text + by_hand(wished.file), encoding="utf-8")
    else:
        print(text)
    return 0


def by_hand(page: Path) -> str:
    """What people wrote at the end of a page, with its heading; ``""`` where there is no page."""
    _, heading, written = page.read_text("utf-8").partition(BY_HAND) if page.exists() else ("",) * 3
    return heading + written


def _summons(number: int) -> Iterator[str]:
    yield "## Clicks and keys a summon\n"
    yield (
        f"{number} summons of each game and way, each drawn from all that are legal: in the example match of\n"
        "Wonderland, and in random matches of Dungeon Dice.\n"
    )
    yield "| game | way | mean | most |\n|---|---|---|---|"
    for title, name, counts in _summoned(number):
        yield f"| {title} | {name} | {mean(counts):.1f} | {max(counts)} |"
    yield ""


def _summoned(number: int) -> Iterator[tuple[str, str, list[int]]]:
    """The game, the way and what each summon took."""
    studio = Studio((1280, 720), None, registry.names()[0])
    for name, way in summons.WAYS.items():
        tables = summons.summons(studio, SEED, number)
        counts = [summons.counted(way, scene, line) for scene, line in tables]
        yield studio.game.title, name, counts
    studio = Studio((1280, 720), None, unfoldings.GAME)
    for name, unfold in unfoldings.WAYS.items():
        found = unfoldings.unfoldings(studio, SEED, number)
        counts = [unfoldings.counted(unfold, scene, line) for scene, line in found]
        yield studio.game.title, name, counts


def _first_roll() -> Iterator[str]:
    began = beginning.to_the_first_roll()
    yield "## From the menu to the first roll\n"
    yield (
        f"A new player clicks {began.clicks} times (Quick match, two cards, Roll). The window moves for "
        f"{began.waits:.1f} s at normal speed until the dice lie still. With {beginning.A_CLICK} s for each click "
        f"that is {began.seconds:.1f} s.\n"
    )


def _pace(matches: int) -> Iterator[str]:
    unhurried = 3.0
    yield "## A whole quick match against easy\n"
    yield (
        f"At normal speed, nothing skipped, to the victory. The person plays what the {pace.PLAYS_AS} level would.\n"
        f"*In all* adds {beginning.A_CLICK} s for each click to the time that the window moves, *unhurried* "
        f"{unhurried:.0f} s.\n"
    )
    yield "| game | match | turns | clicks | window moves | in all | unhurried |\n|---|---|---|---|---|---|---|"
    for game in gestures.WAYS:
        title = registry.info(game).title
        for seed in range(SEED, SEED + matches):
            took = pace.whole_match(game, seed)
            yield (
                f"| {title} | {seed} | {took.turns} | {took.clicks} | {took.moves / 60:.1f} min | "
                f"{took.minutes(beginning.A_CLICK):.1f} min | {took.minutes(unhurried):.1f} min |"
            )
    yield ""


def _commonest(lines: int) -> Iterator[str]:
    yield "## Clicks and keys of the commonest action\n"
    yield (
        f"The person plays what an easy player would, for {lines} lines, and takes nothing that is there "
        "to save\nclicks (the same dice again, the likeliest dice). Ending the turn is one click.\n"
    )
    yield "| game | action | times | mean | most |\n|---|---|---|---|---|"
    for game in actions.WAYS:
        verb, times, each, most = actions.commonest(game, SEED, lines)
        yield f"| {registry.info(game).title} | `{verb}` | {times} | {each:.1f} | {most} |"
    yield ""


def _refused(moments: int) -> Iterator[str]:
    yield "## What is refused\n"
    yield "The person takes what the screen offers: often what Enter means, else any control or marked place.\n"
    yield "| game | moments | refused | share |\n|---|---|---|---|"
    for game in registry.names():
        if screens_of(game).match is None:
            continue
        found = naive.take_what_is_offered(game, SEED, moments)
        share = found.refused / max(1, found.moments)
        title = registry.info(game).title
        yield f"| {title} | {found.moments} | {found.refused} | {share:.1%} |"
    yield ""


def _boxes() -> Iterator[str]:
    yield "## Boxes over controls\n"
    yield "A moment counts where a box covers a control, or whom a question is about or a lesson points at.\n"
    looks = [f"{width}x{height}, {scale} %" for (width, height), scale in boxes.LOOKS]
    yield f"| moments covered | {' | '.join(looks)} |\n|---|{'---|' * len(looks)}"
    rows: dict[str, list[str]] = {}
    for what, walk in _walks():
        found = [bool(boxes.faults(app)) for _, app in walk]
        rows.setdefault(what, []).append(f"{sum(found)} of {len(found)}")
    for what, cells in rows.items():
        yield f"| {what} | {' | '.join(cells)} |"


Walk = Iterator[tuple[str, App]]


def _walks() -> Iterator[tuple[str, Walk]]:
    """What is walked through, at each size of window and text in turn."""
    for size, scale in boxes.LOOKS:
        yield "screens", boxes.screens(size, scale)
        for game in boxes.with_lessons():
            title = registry.info(game).title
            yield f"lessons of {title}", boxes.lesson_steps(game, size, scale)
        for game in boxes.with_puzzles():
            title = registry.info(game).title
            yield f"puzzles of {title}", boxes.puzzle_moments(game, size, scale)


if __name__ == "__main__":
    sys.exit(main())
