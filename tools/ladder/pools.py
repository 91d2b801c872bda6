"""``python -m tools.ladder.pools``: every named pool against every other, one level on both sides.

Two by two the matches have the same dice, with the pools swapped. Beside the named pools stands one of
the cheapest cards alone. Every match is kept in a CSV file; the page in the docs is written from it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from tools.ladder import kept
from tools.ladder.matches import GAME
from tools.ladder.series import DOCS
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.tasks import derived
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.game import Wonderland

CHEAP = "cheapest"
"""The pool of the cheapest cards."""
COLUMNS = ("pool", "against", "match", "side", "winner")


class Row(NamedTuple):
    """A match: two pools, the first one's side, and which of them won, ``""`` for none."""

    pool: str
    against: str
    match: int
    side: str
    winner: str


def main() -> int:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.pools", description=__doc__)
    parser.add_argument("--games", type=int, default=14, help="matches of two pools")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=DOCS / "pools.csv")
    parser.add_argument("--table", type=Path, default=DOCS / "pools.md")
    chosen = parser.parse_args()
    game = api.game(GAME)
    pools = pools_of(game)
    rows = read(chosen.keep)
    done = {row[:3] for row in rows}
    missing = [
        (*pair, match) for match in range(chosen.games) for pair in combinations(pools, 2) if (*pair, match) not in done
    ]
    with Bar() as bar:
        for number, (pool, against, match) in enumerate(missing, start=1):
            row = play(game, pools, (pool, against, match), chosen)
            rows.append(row)
            kept.append(chosen.keep, COLUMNS, row)
            bar.show(number, len(missing))
    chosen.table.write_text(page(rows, list(pools), chosen), encoding="utf-8")
    return 0


def pools_of(game: api.Game) -> dict[str, Sequence[str]]:
    """The named pools, and the cheapest cards."""
    assert isinstance(game.rules, Wonderland)
    definitions = game.rules.definitions
    named: dict[str, Sequence[str]] = {key: pool.cards for key, pool in definitions.pools.items()}
    return named | {CHEAP: cheapest(definitions)}


def cheapest(definitions: Definitions) -> list[str]:
    """One card of each rank and colour (W-14), those of the lowest levels first."""
    kinds: dict[tuple[str, str], str] = {}
    for name, card in sorted(definitions.cards.items(), key=lambda one: (one[1].level, one[0])):
        kinds.setdefault(card.rank_and_colour, name)
    return list(kinds.values())


def play(
    game: api.Game, pools: Mapping[str, Sequence[str]], task: tuple[str, str, int], chosen: argparse.Namespace
) -> Row:
    """Play a match of two pools; with an even number and the next the sides are swapped, and nothing else."""
    pool, against, match_number = task
    deal, swapped = divmod(match_number, 2)
    seats = dict(zip("we", (against, pool) if swapped else (pool, against), strict=True))
    options = {"preset": chosen.preset}
    size = int(str(game.options.values(options)["pool"]))
    cards = {side: list(pools[key])[:size] for side, key in seats.items()}
    chance = derived(chosen.seed, deal, f"{pool} {against}")
    match = game.new(options=options, pools=cards, seed=chance)
    agents = {
        side: game.agent(chosen.level, derived(chosen.seed, match_number, f"{pool} {against} {side}")) for side in "we"
    }
    while play_on(match, agents):
        pass
    assert match.outcome is not None
    winner = match.outcome.winner
    side = "we"[swapped]
    return Row(pool, against, match_number, side, seats[winner] if winner else "")


def read(path: Path) -> list[Row]:
    """The matches that were played."""
    return [Row(r["pool"], r["against"], int(r["match"]), r["side"], r["winner"]) for r in kept.read(path)]


def page(rows: Sequence[Row], pools: Sequence[str], chosen: argparse.Namespace) -> str:
    """The page of the docs."""
    lines = [
        "# What the named pools are worth", "",
        f"Every named pool against every other on the {chosen.preset} preset, level {chosen.level} on both sides.",
        "Two by two the matches have the same dice, with the pools swapped. A draw counts half.",
        f"*{CHEAP.capitalize()}* are the cards of the lowest levels; no menu offers them. To go on or repeat it:", "",
        f"    python -m tools.ladder.pools --games {1 + max(row.match for row in rows)} --level {chosen.level}"
        f" --preset {chosen.preset} --seed {chosen.seed} --keep anew.csv", "",
        f"| pool | won in all | {' | '.join(pools)} |", f"|---|---|{'---|' * len(pools)}",
    ]  # fmt: skip
    for pool in pools:
        cells = [_cell([row for row in rows if {row.pool, row.against} == {pool, other}], pool) for other in pools]
        own = [row for row in rows if pool in (row.pool, row.against)]
        lines.append(kept.table_row((pool, kept.share(_won(own, pool), len(own)), *cells)))
    return "\n".join(lines) + "\n"


def _cell(rows: Sequence[Row], pool: str) -> str:
    return f"{_won(rows, pool) / len(rows):.0%}" if rows and rows[0].pool != rows[0].against else ""


def _won(rows: Sequence[Row], pool: str) -> float:
    return sum(1.0 if row.winner == pool else 0.5 * (not row.winner) for row in rows)


if __name__ == "__main__":
    sys.exit(main())
