"""``--report DIR``: a summary in Markdown, its charts as SVG, its tables as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wonderland.cli.simulate import charts, figures
from wonderland.cli.simulate.figures import CardFigures, Proportion, in_percent
from wonderland.cli.simulate.tasks import MatchPlayed
from wonderland.content.files import save
from wonderland.core.message import Language, lines, rows, say, say_n, told

Row = Sequence[object]
WON_BY, DECIDED_BY, BY_TURNS = say("Won by"), say("Decided by"), say("Matches by turns")
MATCH_COLUMNS = ("match", "seed", "winner", "reason", "turns", "lines")


@dataclass(frozen=True, slots=True)
class Run:
    """A run of matches as it was asked for, and what came of it.

    Attributes:
        ends: the game's words for what decides (``GameInfo.ends``).
        expected: how such matches are expected to end, ``""`` where that is not known.
    """

    title: str
    names: Mapping[str, str]
    players: Mapping[str, str]
    pools: Mapping[str, str]
    options: Mapping[str, object]
    seed: int
    outcomes: Sequence[MatchPlayed]
    ends: Mapping[str, str]
    expected: str = ""

    @property
    def ends_in_words(self) -> dict[str, Proportion]:
        """The share of each reason for which matches ended, as people say it."""
        counted = figures.ends(self.outcomes)
        return {self.ends.get(reason, reason): share for reason, share in counted.items()}

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


def write_report(folder: Path, run: Run, language: Language) -> None:
    """Write every file of the report; the same run gives the same bytes.

    Args:
        folder: where.
        run: what was played.
        language: what summary and charts are told in; tables are for programs, and stay English.

    Raises:
        BadInput: if a file can't be written.
    """
    files = _tables(run) | _pictures(run, language)
    files["summary.md"] = "\n\n".join([told(part, language) for part in _summary(run)]) + "\n"
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
        "winners.csv": csv_text(_share_rows("won_by", figures.winners(run.names, run.players, run.outcomes))),
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
def _pictures(run: Run, language: Language) -> dict[str, str]:
    winners = figures.winners(run.names, run.players, run.outcomes)
    ends = run.ends_in_words
    one = [""]
    found = {
        "winners.svg": charts.shares(WON_BY, one, _single(winners), language),
        "ends.svg": charts.shares(DECIDED_BY, one, _single(ends), language),
        "turns.svg": charts.histogram(BY_TURNS, figures.bins(run.outcomes), language),
    }
    if cards := figures.by_card(run.outcomes):
        each = {c.card: (c.held, c.summoned) for c in cards}
        series = (say("in the pool"), say("summoned"))
        title = say("Matches won by the side that had a card")
        found["cards.svg"] = charts.shares(title, series, each, language)
    return found


def _single(rows: Mapping[str, Proportion]) -> dict[str, tuple[Proportion]]:
    return {name: (share,) for name, share in rows.items()}


# --- the summary ---------------------------------------------------------------------------------
def _summary(run: Run) -> list[str]:
    """The paragraphs of the summary."""
    long = figures.lengths(run.outcomes)
    count = say_n("{n} match", "{n} matches", len(run.outcomes))
    length = say(
        "Mean {mean:.1f} turns, median {median:.10g}, half of them from {low:.10g} to {high:.10g}, "
        "all from {least} to {most}.",
        mean=long.mean, median=long.median, low=long.quarter, high=long.three_quarters,
        least=long.least, most=long.most,
    )  # fmt: skip
    winners = figures.winners(run.names, run.players, run.outcomes)
    parts = [
        say("# {title}: {count}", title=run.title, count=count),
        lines(*_settings(run)),
        rows("##", say("Results")),
        _shares(say("won by"), winners),
        _picture(WON_BY, "winners"),
        rows("##", say("Length")),
        length,
        _picture(BY_TURNS, "turns"),
        rows("##", say("Ends")),
        _shares(say("decided by"), run.ends_in_words),
        *([say("Expected: {what}.", what=run.expected)] if run.expected else []),
        _picture(DECIDED_BY, "ends"),
    ]
    if cards := figures.by_card(run.outcomes):
        parts += _card_section(cards)
    return [*parts, say("Intervals are Wilson intervals of 95 %. The tables are beside this file as CSV.")]


def _picture(title: str, name: str) -> str:
    return rows("![", title, f"]({name}.svg)", between="")


def _settings(run: Run) -> list[str]:
    """What was asked for, as a list."""
    found = [say("seed {seed}", seed=run.seed)]
    found += [f"{key} {value}" for key, value in run.options.items()]
    for side, player in run.players.items():
        who = say("{seat}: {player}", seat=run.names[side], player=player)
        pool = run.pools.get(side) or say("a named pool, drawn for each match")
        brings = say("{who}; pool: {pool}", who=who, pool=pool)
        found.append(brings if run.with_pools else who)
    return [rows("-", one) for one in found]


def _card_section(cards: Sequence[CardFigures]) -> list[str]:
    won, interval = say("won"), say("interval")
    head = (say("card"), say("in the pool"), won, interval, say("summoned"), won, interval)
    found = [
        (c.card, str(c.held.total), *in_percent(c.held), str(c.summoned.total), *in_percent(c.summoned)) for c in cards
    ]
    about = say(
        "How many sides had a card in their pool or summoned it, and what share of them won. "
        "A draw is no victory. A card in both pools counts for each side."
    )
    return [rows("##", say("Cards")), about, _table(head, found), _picture(say("Cards"), "cards")]


def _shares(what: str, shares: Mapping[str, Proportion]) -> str:
    head = (what, say("matches"), say("share"), say("interval"))
    return _table(head, [(name, str(s.hits), *in_percent(s)) for name, s in shares.items()])


def _table(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """A table as Markdown writes it."""
    written = [rows("|", rows(*row, between=" | "), "|") for row in (head, *body)]
    return lines(written[0], "|---" * len(head) + "|", *written[1:])
