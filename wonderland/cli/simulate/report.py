"""``--report DIR``: a summary in Markdown, its charts as SVG, its tables as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wonderland.cli.simulate import charts, figures
from wonderland.cli.simulate.figures import CardFigures, Proportion
from wonderland.cli.simulate.tasks import MatchPlayed
from wonderland.content.files import save

Row = Sequence[object]
MATCH_COLUMNS = ("match", "seed", "winner", "reason", "turns", "lines")


@dataclass(frozen=True, slots=True)
class Run:
    """A run of matches as it was asked for, and what came of it."""

    title: str
    names: Mapping[str, str]
    players: Mapping[str, str]
    pools: Mapping[str, str]
    options: Mapping[str, object]
    seed: int
    outcomes: Sequence[MatchPlayed]

    @property
    def with_pools(self) -> bool:
        """Whether it is a game to which seats bring cards."""
        return any(outcome.hands for outcome in self.outcomes)


def match_row(outcome: MatchPlayed) -> Row:
    """An outcome under ``MATCH_COLUMNS``."""
    o = outcome
    return o.index, o.seed, o.winner, o.reason, o.turns, o.lines


def csv_text(rows: Iterable[Row]) -> str:
    """Rows as the text of a CSV file."""
    text = _Text()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return "".join(text.parts)


class _Text:
    """A file to the csv writer, kept in memory so that it is written whole or not at all."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def write(self, part: str) -> None:
        self.parts.append(part)


def write_report(folder: Path, run: Run) -> None:
    """Write every file of the report; the same run gives the same bytes.

    Raises:
        BadInput: if a file can't be written.
    """
    files = _tables(run) | _pictures(run)
    files["summary.md"] = _summary(run)
    for name, text in files.items():
        save(folder / name, text)


# --- tables --------------------------------------------------------------------------------------
def _tables(run: Run) -> dict[str, str]:
    sides = list(run.players)
    head = [*MATCH_COLUMNS]
    head += [f"{what}_{side}" for what in ("pool", "summoned") for side in sides]
    matches: list[Row] = [head, *([*match_row(o), *_hand_cells(o, sides)] for o in run.outcomes)]
    found = {
        "matches.csv": csv_text(matches),
        "winners.csv": csv_text(
            _share_rows("won_by", figures.winners(run.names, run.players, run.outcomes))
        ),
        "ends.csv": csv_text(_share_rows("reason", figures.ends(run.outcomes))),
        "turns.csv": csv_text([("from", "to", "matches"), *figures.bins(run.outcomes)]),
    }
    if cards := figures.by_card(run.outcomes):
        found["cards.csv"] = csv_text(_card_rows(cards))
    return found


def _hand_cells(outcome: MatchPlayed, sides: Sequence[str]) -> list[str]:
    hands = {hand.side: hand for hand in outcome.hands}
    held = [" ".join(hands[side].cards) if side in hands else "" for side in sides]
    called = [" ".join(hands[side].summoned) if side in hands else "" for side in sides]
    return held + called


def _share_cells(share: Proportion) -> list[object]:
    low, high = share.interval
    return [share.hits, share.total, f"{share.value:.4f}", f"{low:.4f}", f"{high:.4f}"]


def _share_rows(what: str, rows: Mapping[str, Proportion]) -> list[Row]:
    head = [what, "matches", "of", "share", "low", "high"]
    return [head, *([name, *_share_cells(share)] for name, share in rows.items())]


def _card_rows(cards: Sequence[CardFigures]) -> list[Row]:
    head = ["card"]
    for what in ("held", "summoned"):
        head += [f"{what}_won", what, f"{what}_share", f"{what}_low", f"{what}_high"]
    return [head, *([c.card, *_share_cells(c.held), *_share_cells(c.summoned)] for c in cards)]


# --- charts --------------------------------------------------------------------------------------
def _pictures(run: Run) -> dict[str, str]:
    winners = figures.winners(run.names, run.players, run.outcomes)
    ends = figures.ends(run.outcomes)
    found = {
        "winners.svg": charts.shares("Won by", ["share"], _single(winners)),
        "ends.svg": charts.shares("Decided by", ["share"], _single(ends)),
        "turns.svg": charts.histogram("Matches by turns", figures.bins(run.outcomes)),
    }
    if cards := figures.by_card(run.outcomes):
        rows = {c.card: (c.held, c.summoned) for c in cards}
        series = ("in the pool", "summoned")
        found["cards.svg"] = charts.shares("Matches won by the side that had a card", series, rows)
    return found


def _single(rows: Mapping[str, Proportion]) -> dict[str, tuple[Proportion]]:
    return {name: (share,) for name, share in rows.items()}


# --- the summary ---------------------------------------------------------------------------------
def _summary(run: Run) -> str:
    long = figures.lengths(run.outcomes)
    parts = [
        f"# {run.title}: {len(run.outcomes)} matches",
        *_settings(run),
        "## Results",
        _table(("won by", *_SHARE_HEAD), figures.winners(run.names, run.players, run.outcomes)),
        "![Won by](winners.svg)",
        "## Length",
        f"Mean {long.mean:.1f} turns, median {long.median:g}, half of them from {long.quarter:g} to "
        f"{long.three_quarters:g}, all from {long.least} to {long.most}.",
        "![Matches by turns](turns.svg)",
        "## Ends",
        _table(("decided by", *_SHARE_HEAD), figures.ends(run.outcomes)),
        "![Decided by](ends.svg)",
    ]
    if cards := figures.by_card(run.outcomes):
        parts += _card_section(cards)
    parts.append("Intervals are Wilson intervals of 95 %. The tables are beside this file as CSV.")
    return "\n\n".join(parts) + "\n"


_DRAWN = "a named pool, drawn for each match"
_SHARE_HEAD = ("matches", "share", "interval")


def _settings(run: Run) -> list[str]:
    lines = [f"- seed {run.seed}"]
    lines += [f"- {key} {value}" for key, value in run.options.items()]
    for side, player in run.players.items():
        pool = f"; pool: {run.pools.get(side, _DRAWN)}" if run.with_pools else ""
        lines.append(f"- {run.names[side]}: {player}{pool}")
    return ["\n".join(lines)]


def _card_section(cards: Sequence[CardFigures]) -> list[str]:
    rows = ["| card | in the pool | won | interval | summoned | won | interval |"]
    rows.append("|---|---|---|---|---|---|---|")
    for c in cards:
        cells = [c.card]
        for share in (c.held, c.summoned):
            cells += [str(share.total), *_rate_cells(share)]
        rows.append(f"| {' | '.join(cells)} |")
    about = (
        "How many sides had a card in their pool or summoned it, and what share of them won. "
        "A draw is no victory. A card in both pools counts for each side."
    )
    return ["## Cards", about, "\n".join(rows), "![Cards](cards.svg)"]


def _rate_cells(share: Proportion) -> tuple[str, str]:
    if not share.total:
        return "", ""
    low, high = share.interval
    return f"{share.value:.1%}", f"{low:.1%} to {high:.1%}"


def _table(head: Sequence[str], rows: Mapping[str, Proportion]) -> str:
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for name, share in rows.items():
        lines.append(f"| {name} | {share.hits} | {' | '.join(_rate_cells(share))} |")
    return "\n".join(lines)
