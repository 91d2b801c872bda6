"""``python -m tools.ladder.war_factions``: the factions of Dominoes of War against one another at one level.

By the letter each seat has as many figures of a type; in ``frontier`` as many as its faction is given.
Two matches in a row have the same chance, and either faction goes first once. So the same matches tell
what going first is worth. Every match is kept in a CSV file, as those of the levels are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from tools.ladder import kept, sequential
from tools.ladder.series import (
    Page,
    Pair,
    Row,
    arguments,
    ended,
    most_wanted,
    play_missing,
    share_by,
    share_of,
    won,
    written,
)
from tools.ladder.war import GAME
from wonderland import api
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import Agent

SEATS = ("a", "b")
NOBODY: dict[str, type[Agent]] = {}
LETTER = "standard"
"""The set-up in which all have as many figures."""


def pairs() -> Iterator[Pair]:
    """All that is measured: each two factions evened out, by the letter, and each against itself."""
    known = api.game(GAME).options.options["factions"]
    assert known.uneven is not None
    for preset in (known.uneven.preset, LETTER):
        for one, other in combinations(reversed(known.choices), 2):
            yield _pair(preset, one, other)
    for one in known.choices:
        yield _pair(LETTER, one, one)


def _pair(preset: str, one: str, other: str) -> Pair:
    return Pair(f"{preset}:{one}", f"{preset}:{other}", len(SEATS))


def main() -> int:
    """Play what is missing, then write the page."""
    parser = arguments("python -m tools.ladder.war_factions", __doc__, f"{GAME}-factions", "SETUP:ONE-SETUP:OTHER")
    parser.add_argument("--level", default="normal", help="who plays both seats")
    chosen = parser.parse_args()
    play_one = partial(play, level=chosen.level, seed=chosen.seed)
    if chosen.sprt is not None:
        return sequential.decide(chosen.only, share_by(play_one), chosen.sprt, chosen.games)
    wanted = [pair for pair in pairs() if not chosen.only or f"{pair.strong}-{pair.weak}" in chosen.only]
    rows = play_missing(chosen.keep, wanted, partial(most_wanted, chosen, NOBODY), play_one)
    chosen.table.write_text(page(rows, chosen.level, chosen.seed), encoding="utf-8")
    return 0


def play(pair: Pair, number: int, level: str, seed: int) -> Row:
    """Play a match of a pair: the share of the first of the two, who goes first in even matches."""
    game = api.game(GAME)
    deal, turned = divmod(number, 2)
    seats = SEATS[::-1] if turned else SEATS
    match = game.new(options=options(pair, seats), seed=derived(seed, deal, "match"))
    agents = {seat: game.agent(level, derived(seed, number, seat)) for seat in seats}
    return Row(pair, number, *share_of(match, agents, seats[0]))


def options(pair: Pair, seats: tuple[str, ...]) -> dict[str, object]:
    """What a match of a pair is begun with; seat ``a`` goes first."""
    known = api.game(GAME).options
    uneven = known.options["factions"].uneven
    assert uneven is not None
    preset, one = pair.strong.split(":")
    factions = dict(zip(seats, (one, pair.weak.split(":")[1]), strict=True))
    begun = {"preset": preset, "players": pair.seats, "factions": factions, "first": SEATS[0]}
    if preset == uneven.preset:
        begun |= {
            key: {seat: brings[faction] for seat, faction in factions.items()} for key, brings in uneven.each.items()
        }
    return begun


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], level: str, seed: int) -> str:
    """The page of the docs."""
    head = [
        "# How strong the factions of Dominoes of War are", "",
        f"Both seats are played by `{level}` without a limit of time, and each deal twice: either faction goes first",
        "once. To repeat it, or to go on where it was broken off:", "",
        f"    python -m tools.ladder.war_factions --level {level} --seed {seed} --keep anew.csv", "",
        "The share of wins, a draw counting half, with its 95 % interval (Wilson). In `standard` each seat has three",
        "figures of a type. The set-up offers `frontier` where factions differ. There Army Men have five figures of a",
        "type, Cowboys four and Scouts three. A Gunslinger then does one kind of action in a turn.", "",
        f"Of all matches whoever goes first won {kept.share(sum(map(first, rows)), len(rows))}. Of each pair 400 are",
        "wanted; fewer may be played yet.",
    ]  # fmt: skip
    columns = ["setup", "faction", "against", "matches", "won", "95 % interval", "how they ended", "turns, median",
               "who goes first won"]  # fmt: skip
    return written(Page(head, columns, ()), rows, pairs(), NOBODY, cells)


def cells(pair: Pair, rows: list[Row]) -> tuple[object, ...]:
    """A row of the table."""
    preset, one = pair.strong.split(":")
    other = pair.weak.split(":")[1]
    return (preset, one, other, len(rows), *won(rows), *ended(rows), kept.share(sum(map(first, rows)), len(rows)))


def first(row: Row) -> float:
    """The share of the win that whoever went first has."""
    return 1 - row.share if row.match % 2 else row.share


if __name__ == "__main__":
    raise SystemExit(main())
