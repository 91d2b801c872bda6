"""``python -m tools.ladder.war``: the levels of Dominoes of War against one another and partners.

Two matches in a row have the same chance, the stronger in each seat once. Every match is kept in a
CSV file, so that a long run can be broken off and gone on with; the page in the docs is written from
that file. The same seed gives the same matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import fmean

from tools.ladder import sequential
from tools.ladder.series import (
    STEPS,
    Page,
    Pair,
    Row,
    against_partners,
    agent_of,
    arguments,
    ended,
    most_wanted,
    play_missing,
    share_by,
    share_of,
    won,
    written,
)
from tools.partners.war.registry import PARTNERS
from wonderland import api
from wonderland.cli.simulate.tasks import derived

GAME = "dominoes-of-war"
GAIN = 0.1
"""So much above its fair share a level is to win."""
MORE = 4
"""How many sit at the larger table, the stronger alone among the level below it."""


def pairs() -> Iterator[Pair]:
    """All that is measured, what matters most first."""
    for seats in (2, MORE):
        for strong, weak in reversed(STEPS):
            yield Pair(strong, weak, seats)
    yield from against_partners(PARTNERS)


def main() -> int:
    """Play what is missing, then write the page."""
    parser = arguments("python -m tools.ladder.war", __doc__, GAME, "STRONG-WEAK[-SEATS]")
    parser.add_argument("--more", type=int, default=100, help="matches of four seats")
    parser.add_argument("--preset", default="quick")
    chosen = parser.parse_args()

    play_one = partial(play, preset=chosen.preset, seed=chosen.seed)
    if chosen.sprt is not None:
        return sequential.decide(chosen.only, share_by(play_one), chosen.sprt, chosen.games)
    wanted = [pair for pair in pairs() if not chosen.only or {*_names(pair)} & {*chosen.only}]
    rows = play_missing(chosen.keep, wanted, partial(most_wanted, chosen, PARTNERS), play_one)
    chosen.table.write_text(page(rows, chosen.preset, chosen.seed), encoding="utf-8")
    return 0


def _names(pair: Pair) -> tuple[str, str]:
    both = f"{pair.strong}-{pair.weak}"
    return both, f"{both}-{pair.seats}"


def play(pair: Pair, number: int, preset: str, seed: int) -> Row:
    """Play a match of a pair: the stronger in each seat in turn."""
    game = api.game(GAME)
    deal, place = divmod(number, pair.seats)
    options = {"preset": preset, "players": pair.seats}
    match = game.new(options=options, seed=derived(seed, deal, "match"))
    strong = match.seats[place]
    agents = {
        seat: agent_of(game, PARTNERS, pair.strong if seat == strong else pair.weak, derived(seed, number, seat))
        for seat in match.seats
    }
    return Row(pair, number, *share_of(match, agents, strong))


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], preset: str, seed: int) -> str:
    """The page of the docs."""
    head = [
        "# How strong the levels of Dominoes of War are", "",
        f"Preset `{preset}`, no limit of time, each deal played from every seat. To repeat it, or to go on where it",
        "was broken off:", "",
        f"    python -m tools.ladder.war --preset {preset} --seed {seed} --keep anew.csv", "",
        "The share of wins, a draw counting half, with its 95 % interval (Wilson). Of four seats the stronger level",
        "has one, and its fair share is 25 %. Of 400 matches wanted, 100 of four seats, fewer may be played yet.",
        f"Behind a row stands what the sequential test of `--sprt {GAIN:g}` says over the deals in their order.",
        f"It asks whether a level wins {100 * GAIN:.0f} % above its fair share, and errs once in twenty. Beside it",
        "stands how many matches it took.",
    ]  # fmt: skip
    said = Page(
        head,
        columns=["level", "against", "seats", "matches", "won", "95 % interval", "how they ended", "turns, median",
                 "test"],
        partners=[
            "What a level wins against scripts that share nothing with its search (`tools/partners/war`).",
        ],
    )  # fmt: skip
    return written(said, rows, pairs(), PARTNERS, cells)


def cells(pair: Pair, rows: list[Row]) -> tuple[object, ...]:
    """A row of the first table."""
    found = sequential.judged(deals(pair, rows), 1 / pair.seats, GAIN, pair.seats)
    tested = f"{found.verdict.value}, {found.matches} matches"
    return pair.strong, pair.weak, pair.seats, len(rows), *won(rows), *ended(rows), tested


def deals(pair: Pair, rows: list[Row]) -> Iterator[float]:
    """The stronger's mean share in each deal that was played from every seat, in their order."""
    by_deal: dict[int, list[float]] = {}
    for row in sorted(rows, key=lambda row: row.match):
        by_deal.setdefault(row.match // pair.seats, []).append(row.share)
    return (fmean(shares) for shares in by_deal.values() if len(shares) == pair.seats)


if __name__ == "__main__":
    raise SystemExit(main())
