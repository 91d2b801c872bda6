"""``python -m tools.ladder.roses``: the levels of Painting the Roses against one another and partners.

With more than two seats the stronger sits alone among the weaker, in each seat in turn. Every match
is kept in a CSV file, so that a long run can be broken off and gone on with, and all pairs go on
side by side; the page in the docs is written from that file. The same seed gives the same matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median

from tools.ladder import sequential
from tools.ladder.series import (
    STEPS,
    Page,
    Pair,
    Row,
    against_partners,
    agent_of,
    arguments,
    most_wanted,
    play_missing,
    share_by,
    share_of,
    shared,
    won,
    written,
)
from tools.partners.roses.registry import PARTNERS
from wonderland import api
from wonderland.cli.simulate.tasks import derived

GAME = "painting-the-roses"
MANY = (3, 4, 6)
OUTSIDE, LARGER, HOSTS = ("planner", "sampler", "careful"), (4, 6), "normal"
"""The partners that sit alone among agents of a level, at tables of so many seats."""


def pairs() -> Iterator[Pair]:
    """All that is measured, what matters most first."""
    for seats in (2, *MANY):
        for strong, weak in reversed(STEPS):
            yield Pair(strong, weak, seats)
    for seats in LARGER:
        for partner in OUTSIDE:
            yield Pair(partner, HOSTS, seats)
    yield from against_partners(PARTNERS)


def main() -> int:
    """Play what is missing, then write the page."""
    parser = arguments("python -m tools.ladder.roses", __doc__, GAME, "STRONG-WEAK-SEATS")
    parser.add_argument("--more", type=int, default=100, help="matches of more seats")
    chosen = parser.parse_args()
    play_one = partial(play, seed=chosen.seed)
    if chosen.sprt is not None:
        return sequential.decide(chosen.only, share_by(play_one), chosen.sprt, chosen.games)
    rows = play_missing(
        chosen.keep,
        [p for p in pairs() if not chosen.only or "-".join(map(str, p)) in chosen.only],
        partial(most_wanted, chosen, PARTNERS),
        play_one,
    )
    chosen.table.write_text(page(rows, chosen.seed), encoding="utf-8")
    return 0


def play(pair: Pair, match_number: int, seed: int) -> Row:
    """Play a match; so many in a row have the same cards, the stronger in each seat in turn."""
    deal, seat = divmod(match_number, pair.seats)
    game = api.game(GAME)
    match = game.new(options={"players": pair.seats}, seed=derived(seed, deal, f"match {pair.seats}"))
    players = [pair.weak] * pair.seats
    players[seat] = pair.strong
    agents = {
        letter: agent_of(game, PARTNERS, player, derived(seed, match_number, letter))
        for letter, player in zip(match.seats, players, strict=True)
    }
    return Row(pair, match_number, *share_of(match, agents, match.seats[seat]))


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], seed: int) -> str:
    """The page of the docs."""
    head = [
        "# How strong the levels of Painting the Roses are", "",
        "Standard options, no limit of time, the seats in turns with the same cards. To repeat it, or to go on",
        "where it was broken off:", "",
        f"    python -m tools.ladder.roses --seed {seed} --keep anew.csv", "",
        "The share of wins, a shared first place counting its part, with its 95 % interval (Wilson). The stronger",
        "level has one seat. `times fair` is its share against one by the head. Some sparring partners sit alone",
        "among agents of a level, too.",
    ]  # fmt: skip
    said = Page(
        head,
        columns=[
            "level", "against", "seats", "matches", "won", "95 % interval", "times fair", "ended by a garden",
            "turns, median",
        ],
        partners=[
            "What a level wins at two seats against scripts that share nothing with its search",
            "(`tools/partners/roses`). `planner` plays out every way of its own turn. `careful` and `careless` play as",
            "people do who have just read the rules.",
        ],
    )  # fmt: skip
    return written(said, rows, pairs(), PARTNERS, cells)


def cells(pair: Pair, rows: list[Row]) -> tuple[object, ...]:
    """A row of the first table."""
    gardens = sum(row.reason == "garden" for row in rows) / len(rows)
    fair = f"{shared(rows)[0] * pair.seats:.2f}"
    turns = f"{median(row.turns for row in rows):.0f}"
    return *pair, len(rows), *won(rows), fair, f"{gardens:.0%}", turns


if __name__ == "__main__":
    raise SystemExit(main())
