"""``python -m tools.ladder.tales``: the levels of Storytellers against one another.

The stronger sits alone among the weaker, in each seat in turn with the same deal. Every match is kept
in a CSV file, so that a long run can be broken off and gone on with, and all pairs go on side by
side; the page in the docs is written from that file. The same seed gives the same matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from tools.ladder import sequential
from tools.ladder.series import (
    LEVELS,
    Page,
    Pair,
    Row,
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
from wonderland import api
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import Agent

GAME = "storytellers"
SEATS = (2, 3, 4, 6, 8)
NOBODY: dict[str, type[Agent]] = {}
"""There are no sparring partners: whoever tells and votes shares the fate of all."""


def pairs() -> Iterator[Pair]:
    """All that is measured: each level that the game has above the one below it."""
    known = [level for level in LEVELS if level in api.game(GAME).levels]
    for seats in SEATS:
        for weak, strong in pairwise(known):
            yield Pair(strong, weak, seats)


def main() -> int:
    """Play what is missing, then write the page."""
    parser = arguments("python -m tools.ladder.tales", __doc__, GAME, "STRONG-WEAK-SEATS")
    parser.add_argument("--more", type=int, default=200, help="matches of more than two seats")
    chosen = parser.parse_args()
    play_one = partial(play, seed=chosen.seed)
    if chosen.sprt is not None:
        return sequential.decide(chosen.only, share_by(play_one), chosen.sprt, chosen.games)
    rows = play_missing(
        chosen.keep,
        [p for p in pairs() if not chosen.only or "-".join(map(str, p)) in chosen.only],
        partial(most_wanted, chosen, NOBODY),
        play_one,
    )
    chosen.table.write_text(page(rows, chosen.seed), encoding="utf-8")
    return 0


def play(pair: Pair, number: int, seed: int) -> Row:
    """Play a match; so many in a row are dealt alike, the stronger in each seat in turn."""
    game = api.game(GAME)
    deal, place = divmod(number, pair.seats)
    chance = derived(seed, deal, f"match {pair.seats}")
    match = game.new(options={"players": pair.seats}, seed=chance)
    strong = match.seats[place]
    agents = {
        seat: agent_of(game, NOBODY, pair.strong if seat == strong else pair.weak, derived(seed, number, seat))
        for seat in match.seats
    }
    return Row(pair, number, *share_of(match, agents, strong))


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], seed: int) -> str:
    """The page of the docs."""
    head = [
        "# How strong the levels of Storytellers are", "",
        "Standard options, no limit of time, the seats in turns with the same deal. To repeat it, or to go on where",
        "it was broken off:", "",
        f"    python -m tools.ladder.tales --seed {seed} --keep anew.csv", "",
        "The share of wins, a shared first place counting its part, with its 95 % interval (Wilson). The stronger",
        "level has one seat. `times fair` is its share against one by the head, with its interval.",
    ]  # fmt: skip
    columns = ["level", "against", "seats", "matches", "won", "95 % interval", "times fair"]
    return written(Page(head, columns, ()), rows, pairs(), NOBODY, cells)


def cells(pair: Pair, rows: list[Row]) -> tuple[object, ...]:
    """A row of the table."""
    share, low, high = (figure * pair.seats for figure in shared(rows))
    fair = f"{share:.2f} ({low:.2f} to {high:.2f})"
    return *pair, len(rows), *won(rows), fair


if __name__ == "__main__":
    raise SystemExit(main())
