"""``python -m tools.ladder.dice``: the levels of Dungeon Dice against one another and partners.

Each deal (pools drawn among those that ship, the roll's chance) is played twice, the stronger once
on each side. Every match is kept in a CSV file, so that a long run can be broken off and gone on
with, and all pairs go on side by side; the page in the docs is written from that file. The same
seed gives the same matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

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
from tools.partners.dice.registry import PARTNERS
from wonderland import api
from wonderland.cli.simulate.tasks import derived
from wonderland.core.agent import Agent
from wonderland.games.dungeon_dice.definition_reader import load_definitions

GAME = "dungeon-dice"
SIDES = "we"


def pairs() -> Iterator[Pair]:
    """All that is measured, what matters most first."""
    for strong, weak in reversed(STEPS):
        yield Pair(strong, weak, 2)
    yield from against_partners(PARTNERS)


def main() -> int:
    """Play what is missing, then write the page."""
    parser = arguments("python -m tools.ladder.dice", __doc__, GAME, "STRONG-WEAK")
    parser.add_argument("--preset", default="quick")
    chosen = parser.parse_args()
    play_one = partial(play, preset=chosen.preset, seed=chosen.seed)
    if chosen.sprt is not None:
        return sequential.decide(chosen.only, share_by(play_one), chosen.sprt, chosen.games)
    rows = play_missing(
        chosen.keep,
        [p for p in pairs() if not chosen.only or f"{p.strong}-{p.weak}" in chosen.only],
        partial(most_wanted, chosen, PARTNERS),
        play_one,
    )
    chosen.table.write_text(page(rows, chosen.preset, chosen.seed), encoding="utf-8")
    return 0


def play(pair: Pair, match_number: int, preset: str, seed: int) -> Row:
    """Play a match of a pair."""
    maker = partial(agent_of, api.game(GAME), PARTNERS)
    makers = partial(maker, pair.strong), partial(maker, pair.weak)
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
    return share_of(match, agents, SIDES[seat])


# --- the page --------------------------------------------------------------------------------------
def page(rows: list[Row], preset: str, seed: int) -> str:
    """The page of the docs."""
    head = [
        "# How strong the levels of Dungeon Dice are", "",
        f"Preset `{preset}`, no limit of time, pools drawn among those that ship, each deal played on both sides. To",
        "repeat it, or to go on where it was broken off:", "",
        f"    python -m tools.ladder.dice --preset {preset} --seed {seed} --keep anew.csv", "",
        "The share of wins, a draw counting half, with its 95 % interval (Wilson). Of 400 matches wanted, fewer may be",
        "played yet. The levels below the master are held back on purpose: they misjudge, and easy and normal take",
        "some dice without a thought (`ai.yaml`).",
    ]  # fmt: skip
    said = Page(
        head,
        columns=["level", "against", "matches", "won", "95 % interval", "how they ended", "turns, median"],
        partners=["What a level wins against scripts that share nothing with its search (`tools/partners/dice`)."],
    )
    return written(said, rows, pairs(), PARTNERS, cells)


def cells(pair: Pair, rows: list[Row]) -> tuple[object, ...]:
    """A row of the first table."""
    return pair.strong, pair.weak, len(rows), *won(rows), *ended(rows)


if __name__ == "__main__":
    raise SystemExit(main())
