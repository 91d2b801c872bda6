"""``python -m tools.ladder.lively``: how soon and how often each level does what its game is about.

A weak player should make lively mistakes, not wait: beside a stronger one it summons (or paints) as
soon and as often. Two levels play one another with the sides swapped; the same seed gives the same
matches.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.simulate.tasks import derived
from wonderland.ui.games.dungeon_dice import effects as dungeon_dice
from wonderland.ui.games.painting_the_roses.effects import Hush, QueenRises
from wonderland.ui.games.wonderland import effects as wonderland
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.shell.shelf import GLIDE_MS, OPENS_MS
from wonderland.ui.table.blow import AGAIN, COMES_MS, WHOLE_MS
from wonderland.ui.table.blow_picture import STILL_TILL, STRUCK
from wonderland.ui.table.glide import LENGTH_MS
from wonderland.ui.table.victory import RISE_MS

LEVELS = ("easy", "normal")
EARLY = 10
"""Turns of a seat that count as the beginning of its match."""
DOCS = Path(__file__).parents[2] / "docs" / "measured"
HEAD = """# How lively the levels are

A weak level should err, not wait. Written by `python -m tools.ladder.lively`; each match is played twice, seats
swapped. *First*: the turn of the first such act, the median and by when nine in ten acted. *Early*: how often in the
first {early} turns. A turn counts when its player ended it.
"""

MOMENTS = """## How long a moment holds the table

A moment is skipped by any key or click. With reduced motion a blow holds as long, as still pictures, and all else fades
within 0.12 s. A test of the house measures the first two rows at every game's table."""
HELD = {
    "a blow: a life, a heart, a guardsman, the last figure": WHOLE_MS,
    "the last blow once more, where it decided": AGAIN * WHOLE_MS,
    "of a blow: the camera comes near": COMES_MS,
    "of a blow: everything stands still": STILL_TILL - STRUCK,
    "Painting the Roses: the lamps go down, and nothing is heard": Hush.ms,
    "Painting the Roses: the Queen of Hearts comes": QueenRises.ms,
    "a sitting begins: the camera glides down onto the table": LENGTH_MS,
    "Wonderland: things slide off where a path is laid": wonderland.ThingsLeave.ms,
    "Dungeon Dice: things slide off where a die unfolds": dungeon_dice.ThingsLeave.ms,
    "the shelf: another box comes to the front": GLIDE_MS,
    "the shelf: a box opens": OPENS_MS,
    "the end: the banner rises": RISE_MS,
}
"""What holds a table up, and for how many milliseconds at the normal speed."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a game is about.

    Attributes:
        game: its name.
        options: of its matches.
        verb: of the lines that do it.
    """

    game: str
    options: Mapping[str, str | int]
    verb: str


DEEDS = (
    Deed("wonderland", {"preset": "quick"}, "summon"),
    Deed("wonderland", {"preset": "standard"}, "summon"),
    Deed("dungeon-dice", {"preset": "quick"}, "summon"),
    Deed("painting-the-roses", {}, "paint"),
)


@dataclass(slots=True)
class Count:
    """What was counted of a level.

    Attributes:
        firsts: the turn of each match in which it was done first.
        matches, turns, done: how many, in all.
        early_turns, early: how many among the first turns of each match.
    """

    firsts: list[int] = field(default_factory=list)
    matches: int = 0
    turns: int = 0
    done: int = 0
    early_turns: int = 0
    early: int = 0

    def add(self, seat: str, lines: Sequence[str], verb: str) -> None:
        """Count what a seat did in a match."""
        done: dict[int, int] = {}
        turn = 1
        for who, what in (line.split()[:2] for line in lines):
            if who == seat and what == verb:
                done[turn] = done.get(turn, 0) + 1
            turn += who == seat and what == "end"
        self.matches += 1
        self.firsts += list(done)[:1]
        self.turns += turn
        self.done += sum(done.values())
        self.early_turns += min(turn, EARLY)
        self.early += sum(times for on, times in done.items() if on <= EARLY)

    def row(self) -> str:
        """The count as cells of a table."""
        soon = sorted(self.firsts)
        nine = soon[min(len(soon) - 1, len(soon) * 9 // 10)] if soon else 0
        first = f"{median(soon):.0f}, {nine}" if soon else "never"
        early = self.early / max(1, self.early_turns)
        return f"{self.matches} | {first} | {early:.2f} | {self.done / max(1, self.turns):.2f}"


def counted(deed: Deed, levels: Sequence[str], games: int, seed: int) -> dict[str, Count]:
    """Let levels play one another, and count what each does.

    Args:
        deed: the game, and what is counted.
        levels: two of them.
        games: matches; with an even one and the next the seats are swapped, and nothing else.
        seed: what they are drawn from.
    """
    counts: dict[str, Count] = defaultdict(Count)
    for number in range(games):
        index, swapped = divmod(number, 2)
        game = api.game(deed.game)
        match = game.new(options=dict(deed.options), seed=derived(seed, index, "match"))
        seats = dict(zip(match.seats, levels[::-1] if swapped else levels, strict=True))
        agents = {seat: game.agent(level, derived(seed, index, seat)) for seat, level in seats.items()}
        while play_on(match, agents):
            pass
        for seat, level in seats.items():
            counts[level].add(seat, match.lines, deed.verb)
    return counts


def page(games: int, seed: int) -> Iterator[str]:
    """The lines of the page."""
    yield HEAD.format(early=EARLY)
    yield "| game | level | against | counted | matches | first | early | a turn |"
    yield "|---|---|---|---|---|---|---|---|"
    for deed in DEEDS:
        name = " ".join([deed.game, *map(str, deed.options.values())])
        counts = counted(deed, LEVELS, games, seed)
        for level, other in (LEVELS, LEVELS[::-1]):
            yield f"| {name} | {level} | {other} | {deed.verb} | {counts[level].row()} |"
    yield from moments()


def moments() -> Iterator[str]:
    """The lines of the page that say how long each moment of the window holds the table up."""
    names = [name for name, factor in SPEEDS.items() if factor]
    yield from ("", MOMENTS, "")
    yield f"| moment | {' | '.join(names)} | at `off` |"
    yield f"|---|{'---|' * len(names)}---|"
    for what, ms in HELD.items():
        held = " | ".join(f"{ms * SPEEDS[name] / 1000:.2f} s" for name in names)
        yield f"| {what} | {held} | not at all |"


def main() -> int:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.lively", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="matches of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", type=Path, default=DOCS / "liveliness.md")
    chosen = parser.parse_args()
    chosen.table.write_text("\n".join(page(chosen.games, chosen.seed)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
