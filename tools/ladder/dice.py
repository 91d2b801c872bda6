"""``python -m tools.ladder.dice``: the levels of Dungeon Dice against one another and partners.

Each deal (pools drawn among those that ship, the roll's chance) is played twice, the stronger once
on each side. Every match is kept in a CSV file, so that a long run can be broken off and gone on
with, and all pairs go on side by side; the page in the docs is written from that file. The same
seed gives the same matches.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from tools.ladder.roses import ASIDE, DOCS, LEVELS, STEPS, Pair, Row, append, cell, read, shared
from tools.partners.dice.registry import PARTNERS
from wonderland import api
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import Agent
from wonderland.core.game import CHANCE
from wonderland.games.dungeon_dice.definition_reader import load_definitions

GAME = "dungeon-dice"
SIDES = "we"


def pairs() -> Iterator[Pair]:
    """All that is measured, what matters most first."""
    for strong, weak in reversed(STEPS):
        yield Pair(strong, weak, 2)
    for partner in PARTNERS:
        for level in reversed(LEVELS[1:]):
            yield Pair(level, partner, 2)


def main() -> int:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.dice", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="matches a pair of levels")
    parser.add_argument("--partners", type=int, default=100, help="matches against a partner")
    parser.add_argument("--only", nargs="+", metavar="STRONG-WEAK", default=[])
    parser.add_argument("--preset", default="quick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=DOCS / "strength-dungeon-dice.csv")
    parser.add_argument("--table", type=Path, default=DOCS / "strength-dungeon-dice.md")
    chosen = parser.parse_args()
    rows = read(chosen.keep)
    wanted = [p for p in pairs() if not chosen.only or f"{p.strong}-{p.weak}" in chosen.only]
    missing = list(in_turn(wanted, rows, chosen.games, chosen.partners))
    with Bar() as bar:
        for done, (pair, match) in enumerate(missing, start=1):
            row = play(pair, match, chosen.preset, chosen.seed)
            rows.append(row)
            append(chosen.keep, row)
            bar.show(done, len(missing))
    chosen.table.write_text(page(rows, chosen.preset, chosen.seed), encoding="utf-8")
    return 0


def in_turn(
    wanted: list[Pair], rows: list[Row], games: int, partners: int
) -> Iterator[tuple[Pair, int]]:
    """The matches that are missing, some of each pair and then some of each again."""
    done = {(row.pair, row.match) for row in rows}
    for start in range(0, max(games, partners), ASIDE):
        for pair in wanted:
            most = partners if pair.weak in PARTNERS else games
            for match in range(start, min(start + ASIDE, most)):
                if (pair, match) not in done:
                    yield pair, match


def play(pair: Pair, match_number: int, preset: str, seed: int) -> Row:
    """Play a match of a pair."""
    game = api.game(GAME)
    makers = partial(agent_of, game, pair.strong), partial(agent_of, game, pair.weak)
    return Row(pair, match_number, *met(makers, match_number, preset, seed))


Maker = Callable[[int], Agent]
"""Makes an agent of a seed."""


def met(makers: tuple[Maker, Maker], number: int, preset: str, seed: int) -> tuple[float, str, int]:
    """Play a match: the first one's share of the win, how it ended, and how many turns it took.

    Two in a row have the same pools and chance, the first on each side once.
    """
    deal, seat = divmod(number, 2)
    chance = Random(derived(seed, deal, "pools"))
    names = sorted(load_definitions().pools)
    pools = {side: chance.choice(names) for side in SIDES}
    options = {"preset": preset}
    match = api.game(GAME).new(options=options, seed=derived(seed, deal, "match"), pools=pools)
    agents = {
        side: maker(derived(seed, number, side))
        for side, maker in zip(SIDES, makers[::-1] if seat else makers, strict=True)
    }
    while (to_act := match.to_act) is not None:
        if to_act == CHANCE:
            match.draw()
            continue
        action = agents[to_act].choose(match.view(to_act)).action
        assert action is not None
        match.play(action)
    outcome = match.outcome
    assert outcome is not None
    firsts = [side for side, place in outcome.places.items() if place == 1]
    return (SIDES[seat] in firsts) / len(firsts), outcome.reason, match.turn


def agent_of(game: api.Game, player: str, seed: int) -> Agent:
    """A level's agent without a limit of time, or a sparring partner."""
    return PARTNERS[player](seed) if player in PARTNERS else game.agent(player, seed)


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], preset: str, seed: int) -> str:
    """The page of the docs."""
    by_pair: dict[Pair, list[Row]] = {}
    for row in rows:
        by_pair.setdefault(row.pair, []).append(row)
    lines = [
        "# How strong the levels of Dungeon Dice are", "",
        f"Preset `{preset}`, agents without a limit of time, pools drawn among those that ship, each deal",
        "played on both sides. To repeat it (it goes on where it was broken off):", "",
        f"    python -m tools.ladder.dice --preset {preset} --seed {seed} --keep anew.csv", "",
        "The share of wins, a draw counting half, with its 95 % interval (Wilson). Levels are measured over 400",
        "matches; where fewer stand here the run has not come so far, and the interval says what is known. The levels",
        "below the master are held back on purpose: they misjudge, and take some dice without a thought (`ai.yaml`).",
        "",
        "| level | against | matches | won | 95 % interval | how they ended | turns, median |",
        "|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    lines += [line(p, by_pair[p]) for p in pairs() if p in by_pair and p.weak not in PARTNERS]
    levels = [
        level for level in LEVELS if any(p.weak in PARTNERS and p.strong == level for p in by_pair)
    ]
    if levels:
        lines += [
            "", "## Against sparring partners", "",
            "Scripts that share nothing with the levels' search (`tools/partners/dice`): what a level wins,",
            "its 95 % interval, and of how many matches.", "",
            f"| partner | {' | '.join(levels)} |", f"|---|{'---|' * len(levels)}",
        ]  # fmt: skip
        for partner in PARTNERS:
            cells = [cell(by_pair.get(Pair(level, partner, 2), [])) for level in levels]
            lines.append(f"| {partner} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def line(pair: Pair, rows: list[Row]) -> str:
    """A row of the first table."""
    share, low, high = shared(rows)
    ends = Counter(row.reason for row in rows).most_common()
    cells = (
        pair.strong, pair.weak, len(rows), f"{share:.1%}", f"{low:.1%} to {high:.1%}",
        ", ".join(f"{reason} {count}" for reason, count in ends),
        f"{median(row.turns for row in rows):.0f}",
    )  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    sys.exit(main())
