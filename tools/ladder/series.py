"""What the ladders of the games share: pairs of players, matches of each, and the pages they are told on.

A match is one row of a CSV file. All pairs go on side by side, some matches of each and then some of
each again, so that a run that is broken off says something about all.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeAlias

from tools.ladder import kept
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.figures import wilson
from wonderland.core.agent import Agent
from wonderland.core.match import Match

DOCS = Path(__file__).parents[2] / "docs" / "measured"
LEVELS = ("random", "easy", "normal", "hard", "master")
STEPS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
ASIDE = 10
"""How many matches of a pair are played before the next pair's turn."""
COLUMNS = ("strong", "weak", "seats", "match", "share", "reason", "turns")
Partners: TypeAlias = Mapping[str, Callable[[int], Agent]]
"""Sparring partners: each is made of a seed."""


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


# --- what is wanted --------------------------------------------------------------------------------
def arguments(prog: str, doc: str | None, game: str, only: str) -> argparse.ArgumentParser:
    """The words that all ladders take; the page and its file are named by the game.

    Args:
        prog: how the program is called.
        doc: what it does.
        game: whose levels are measured.
        only: how a pair is written.
    """
    parser = argparse.ArgumentParser(prog=prog, description=doc)
    parser.add_argument("--games", type=int, default=400, help="matches a pair of levels")
    parser.add_argument("--partners", type=int, default=100, help="matches against a partner")
    parser.add_argument(
        "--sprt", type=float, metavar="GAIN", help="only test whether pairs win so much above their fair share"
    )
    parser.add_argument("--only", nargs="+", metavar=only, default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=DOCS / f"strength-{game}.csv")
    parser.add_argument("--table", type=Path, default=DOCS / f"strength-{game}.md")
    return parser


def most_wanted(chosen: argparse.Namespace, partners: Partners, pair: Pair) -> int:
    """How many matches of a pair are wanted: fewer against partners, and at larger tables."""
    if pair.seats > 2:
        return int(chosen.more)
    return int(chosen.partners if pair.weak in partners else chosen.games)


# --- playing ---------------------------------------------------------------------------------------
def against_partners(partners: Iterable[str]) -> Iterator[Pair]:
    """Every level that thinks against every partner, the best first."""
    for partner in partners:
        for level in reversed(LEVELS[1:]):
            yield Pair(level, partner, 2)


def play_missing(
    keep: Path, wanted: list[Pair], most: Callable[[Pair], int], play: Callable[[Pair, int], Row]
) -> list[Row]:
    """Play what is missing and keep it.

    Args:
        keep: the file of the matches that were played.
        wanted: the pairs that are measured now.
        most: how many matches of a pair there are to be.
        play: plays the match of a pair that has this number.

    Returns:
        All matches that were ever played.
    """
    rows = read(keep)
    missing = list(_in_turn(wanted, rows, most))
    with Bar() as bar:
        for done, (pair, match) in enumerate(missing, start=1):
            row = play(pair, match)
            rows.append(row)
            kept.append(keep, COLUMNS, (*row.pair, row.match, round(row.share, 4), row.reason, row.turns))
            bar.show(done, len(missing))
    return rows


def _in_turn(wanted: list[Pair], rows: list[Row], most: Callable[[Pair], int]) -> Iterator[tuple[Pair, int]]:
    """The matches that are missing, some of each pair and then some of each again."""
    done = {(row.pair, row.match) for row in rows}
    for start in range(0, max(map(most, wanted), default=0), ASIDE):
        for pair in wanted:
            for match in range(start, min(start + ASIDE, most(pair))):
                if (pair, match) not in done:
                    yield pair, match


def read(path: Path) -> list[Row]:
    """The matches that were played."""
    return [
        Row(
            Pair(r["strong"], r["weak"], int(r["seats"])), int(r["match"]),
            float(r["share"]), r["reason"], int(r["turns"]),
        )
        for r in kept.read(path)
    ]  # fmt: skip


def agent_of(game: api.Game, partners: Partners, player: str, seed: int) -> Agent:
    """A level's agent without a limit of time, or a sparring partner."""
    return partners[player](seed) if player in partners else game.agent(player, seed)


def share_of(match: Match, agents: Mapping[str, Agent], seat: str) -> tuple[float, str, int]:
    """Play a match to its end: a seat's share of the win, how it ended, and how many turns it took."""
    while play_on(match, agents):
        pass
    outcome = match.outcome
    assert outcome is not None
    firsts = [letter for letter, place in outcome.places.items() if place == 1]
    return (seat in firsts) / len(firsts), outcome.reason, match.turn


def share_by(play: Callable[[Pair, int], Row]) -> Callable[[Pair, int], float]:
    """Plays a match as another does, and returns the stronger's share of the win alone."""
    return lambda pair, number: play(pair, number).share


# --- the page --------------------------------------------------------------------------------------
def by_pair(rows: Iterable[Row]) -> dict[Pair, list[Row]]:
    """The matches of each pair."""
    found: dict[Pair, list[Row]] = {}
    for row in rows:
        found.setdefault(row.pair, []).append(row)
    return found


def shared(rows: list[Row]) -> tuple[float, float, float]:
    """The share of wins and its interval."""
    won = sum(row.share for row in rows)
    low, high = wilson(round(won), len(rows))
    return won / len(rows), low, high


class Page(NamedTuple):
    """What a game's page says besides its numbers.

    Attributes:
        head: the lines above the first table, its heading among them.
        columns: the heading of the first table.
        partners: the lines above the table of partners.
    """

    head: Sequence[str]
    columns: Sequence[str]
    partners: Sequence[str]


def written(
    page: Page,
    rows: Iterable[Row],
    pairs: Iterable[Pair],
    partners: Iterable[str],
    line: Callable[[Pair, list[Row]], Iterable[object]],
) -> str:
    """Write a page of the docs.

    Args:
        page: what it says besides the numbers.
        rows: all matches.
        pairs: the pairs in the order in which they stand.
        partners: the sparring partners.
        line: the cells of a pair in the first table.
    """
    played, known = by_pair(rows), tuple(partners)
    lines = [*page.head, "", kept.table_row(page.columns), f"|{'---|' * len(page.columns)}"]
    lines += [kept.table_row(line(pair, played[pair])) for pair in pairs if pair in played and pair.weak not in known]
    return "\n".join([*lines, *_partners_table(played, known, page.partners), ""])


def ended(rows: list[Row]) -> tuple[str, str]:
    """How matches ended, each way with its number, and after how many turns in the middle."""
    ends = Counter(row.reason for row in rows).most_common()
    told = ", ".join(f"{reason} {count}" for reason, count in ends)
    return told, f"{median(row.turns for row in rows):.0f}"


def won(rows: list[Row]) -> tuple[str, str]:
    """The share of wins and its interval, as two cells."""
    share, low, high = shared(rows)
    return f"{share:.1%}", f"{low:.1%} to {high:.1%}"


def _partners_table(played: Mapping[Pair, list[Row]], known: Sequence[str], says: Iterable[str]) -> list[str]:
    """What each level wins against each sparring partner, below its heading; nothing where none played.

    Args:
        played: the matches of each pair.
        known: the partners.
        says: lines that say how it was measured.
    """
    levels = [level for level in LEVELS if any(pair.weak in known and pair.strong == level for pair in played)]
    if not levels:
        return []
    lines = ["", "## Against sparring partners", "", *says, ""]
    lines += [kept.table_row(("partner", *levels)), f"|---|{'---|' * len(levels)}"]
    for partner in known:
        cells = [_cell(played.get(Pair(level, partner, 2), [])) for level in levels]
        lines.append(kept.table_row((partner, *cells)))
    return lines


def _cell(rows: list[Row]) -> str:
    return kept.share(sum(row.share for row in rows), len(rows)) if rows else ""
