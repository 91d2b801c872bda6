"""``python -m tools.blunders.lost``: what a level lost its matches by, as the review says and a second judge sees it.

Each lost match is reviewed. Its costliest decision is played on by the second judge (``blind``), which
shares nothing with the review, and beside it stands what the record alone shows (``analysis.lost_by``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count

from tools.blunders.blind import gain
from tools.ladder.matches import GAME, Task, played_out
from tools.partners.registry import PARTNERS
from wonderland import api
from wonderland.core.match import Match
from wonderland.games.wonderland.analysis.analyse import EFFORTS, analyse
from wonderland.games.wonderland.analysis.report import Analysis


def main() -> int:
    """Play until enough matches are lost, and say what each was lost by."""
    parser = argparse.ArgumentParser(prog="python -m tools.blunders.lost", description=__doc__)
    parser.add_argument("--matches", type=int, default=10, help="lost ones")
    parser.add_argument("--level", default="master")
    parser.add_argument("--partner", choices=PARTNERS, default="racer")
    parser.add_argument("--preset", default="quick")
    parser.add_argument("--effort", choices=EFFORTS, default="usual")
    parser.add_argument("--playouts", type=int, default=20, help="of each of the two decisions")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = api.game(GAME)
    told = named = agreed = 0
    for number, match, side in lost(chosen):
        found = analyse(game.rules, match.record(), chosen.effort)
        assert isinstance(found, Analysis)
        own = [mistake for mistake in found.costliest if mistake.seat == side]
        print(f"match {number}, {match.turn} turns: {' '.join(found.lost_by) or 'nothing strikes'}")
        told += bool(found.lost_by)
        if own:
            better = gain(match.record(), own[0], chosen.playouts)
            named, agreed = named + 1, agreed + (better > 0)
            print(f"  turn {own[0].turn} cost {own[0].loss:.0%}; played on, the better wins {better:+.0%}")
    print(f"{told} of {chosen.matches} told by the record; {agreed} of {named} decisions borne out")
    return 0


def lost(chosen: argparse.Namespace) -> Iterator[tuple[int, Match, str]]:
    """Matches that the level lost: their numbers, and its side."""
    found = 0
    for number in count():
        task = Task(chosen.level, chosen.partner, number, chosen.seed, {"preset": chosen.preset})
        match, seats = played_out(task)
        assert match.outcome is not None
        if match.outcome.winner and seats[match.outcome.winner] == chosen.partner:
            yield number, match, task.side
            found += 1
            if found == chosen.matches:
                return


if __name__ == "__main__":
    sys.exit(main())
