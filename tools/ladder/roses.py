"""``python -m tools.ladder.roses``: the levels of Painting the Roses against one another and partners.

With more than two seats the stronger sits alone among the weaker, in each seat in turn. Every match
is kept in a CSV file, so that a long run can be broken off and gone on with, and all pairs go on
side by side; the page in the docs is written from that file. The same seed gives the same matches.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools.partners.roses.registry import PARTNERS
from wonderland import api
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.figures import wilson
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import Agent
from wonderland.core.game import CHANCE

GAME = "painting-the-roses"
DOCS = Path(__file__).parents[2] / "docs"
LEVELS = ("random", "easy", "normal", "hard", "master")
STEPS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
MANY = (3, 4, 6)
ASIDE = 10
"""How many matches of a pair are played before the next pair's turn."""
COLUMNS = ("strong", "weak", "seats", "match", "share", "reason", "turns")


class Pair(NamedTuple):
    """Who is measured against whom, and at how many seats."""

    strong: str
    weak: str
    seats: int


class Row(NamedTuple):
    """A match: the share of the win that the stronger has, how it ended and when."""

    pair: Pair
    match: int
    share: float
    reason: str
    turns: int


def pairs() -> Iterator[Pair]:
    """All that is measured, what matters most first."""
    for seats in (2, *MANY):
        for strong, weak in reversed(STEPS):
            if seats == 2 or weak != "random":
                yield Pair(strong, weak, seats)
    for partner in PARTNERS:
        for level in reversed(LEVELS[1:]):
            yield Pair(level, partner, 2)


def main() -> int:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.roses", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="matches a pair of two seats")
    parser.add_argument("--more", type=int, default=100, help="matches of more seats")
    parser.add_argument("--partners", type=int, default=100, help="matches against a partner")
    parser.add_argument("--only", nargs="+", metavar="STRONG-WEAK-SEATS", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=DOCS / "strength-painting-the-roses.csv")
    parser.add_argument("--table", type=Path, default=DOCS / "strength-painting-the-roses.md")
    chosen = parser.parse_args()
    rows = read(chosen.keep)
    wanted = [p for p in pairs() if not chosen.only or "-".join(map(str, p)) in chosen.only]
    missing = list(in_turn(wanted, rows, chosen))
    with Bar() as bar:
        for done, (pair, match) in enumerate(missing, start=1):
            row = play(pair, match, chosen.seed)
            rows.append(row)
            append(chosen.keep, row)
            bar.show(done, len(missing))
    chosen.table.write_text(page(rows, chosen.seed), encoding="utf-8")
    return 0


def in_turn(
    wanted: list[Pair], rows: list[Row], chosen: argparse.Namespace
) -> Iterator[tuple[Pair, int]]:
    """The matches that are missing, some of each pair and then some of each again."""
    done = {(row.pair, row.match) for row in rows}
    for start in range(0, max(chosen.games, chosen.more, chosen.partners), ASIDE):
        for pair in wanted:
            most = chosen.partners if pair.weak in PARTNERS else chosen.games
            most = chosen.more if pair.seats > 2 else most
            for match in range(start, min(start + ASIDE, most)):
                if (pair, match) not in done:
                    yield pair, match


def play(pair: Pair, match_number: int, seed: int) -> Row:
    """Play a match; so many in a row have the same cards, the stronger in each seat in turn."""
    deal, seat = divmod(match_number, pair.seats)
    game = api.game(GAME)
    match = game.new(
        options={"players": pair.seats}, seed=derived(seed, deal, f"match {pair.seats}")
    )
    players = [pair.weak] * pair.seats
    players[seat] = pair.strong
    agents = {
        letter: agent_of(game, player, derived(seed, match_number, letter))
        for letter, player in zip(match.seats, players, strict=True)
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
    firsts = [letter for letter, place in outcome.places.items() if place == 1]
    share = (match.seats[seat] in firsts) / len(firsts)
    return Row(pair, match_number, share, outcome.reason, match.turn)


def agent_of(game: api.Game, player: str, seed: int) -> Agent:
    """A level's agent without a limit of time, or a sparring partner."""
    return PARTNERS[player](seed) if player in PARTNERS else game.agent(player, seed)


# --- kept ------------------------------------------------------------------------------------------
def read(path: Path) -> list[Row]:
    """Read the matches that were played."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(
                Pair(r["strong"], r["weak"], int(r["seats"])), int(r["match"]),
                float(r["share"]), r["reason"], int(r["turns"]),
            )
            for r in csv.DictReader(file)
        ]  # fmt: skip


def append(path: Path, row: Row) -> None:
    """Keep a match."""
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(COLUMNS)
        writer.writerow((*row.pair, row.match, round(row.share, 4), row.reason, row.turns))


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], seed: int) -> str:
    """The page of the docs."""
    by_pair: dict[Pair, list[Row]] = {}
    for row in rows:
        by_pair.setdefault(row.pair, []).append(row)
    lines = [
        "# How strong the levels of Painting the Roses are", "",
        "Standard options, agents without a limit of time, the seats in turns with the same cards. To",
        "repeat it (it goes on where it was broken off):", "",
        f"    python -m tools.ladder.roses --seed {seed} --keep anew.csv", "",
        "The share of wins, a shared first place counting its part, with its 95 % interval (Wilson). With",
        "more than two seats the stronger sits alone among the weaker; `times fair` is its share against",
        "one by the head.", "",
        "| level | against | seats | matches | won | 95 % interval | times fair | ended by a garden | turns, median |",
        "|---|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    lines += [line(p, by_pair[p]) for p in pairs() if p in by_pair and p.weak not in PARTNERS]
    levels = [
        level for level in LEVELS if any(p.weak in PARTNERS and p.strong == level for p in by_pair)
    ]
    if levels:
        lines += [
            "", "## Against sparring partners", "",
            "Two seats, scripts that share nothing with the levels' search (`tools/partners/roses`): what a",
            "level wins, its 95 % interval, and of how many matches.", "",
            f"| partner | {' | '.join(levels)} |", f"|---|{'---|' * len(levels)}",
        ]  # fmt: skip
        for partner in PARTNERS:
            cells = [cell(by_pair.get(Pair(level, partner, 2), [])) for level in levels]
            lines.append(f"| {partner} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def line(pair: Pair, rows: list[Row]) -> str:
    """A row of the first table."""
    share, low, high = shared(rows)
    gardens = sum(row.reason == "garden" for row in rows) / len(rows)
    cells = (
        pair.strong, pair.weak, pair.seats, len(rows), f"{share:.1%}", f"{low:.1%} to {high:.1%}",
        f"{share * pair.seats:.2f}", f"{gardens:.0%}", f"{median(row.turns for row in rows):.0f}",
    )  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def cell(rows: list[Row]) -> str:
    """A cell of the second table."""
    if not rows:
        return ""
    share, low, high = shared(rows)
    return f"{share:.0%} ({low:.0%} to {high:.0%}) of {len(rows)}"


def shared(rows: list[Row]) -> tuple[float, float, float]:
    """The share of wins and its interval."""
    won = sum(row.share for row in rows)
    low, high = wilson(round(won), len(rows))
    return won / len(rows), low, high


if __name__ == "__main__":
    sys.exit(main())
