"""``python -m tools.ladder.look_ahead``: how far ahead the master must look to tell its plans apart.

Decisions are taken out of its matches against itself. The plans that it finds best are told by where
they end, by the other side's next turn, and by playouts of a turn and more; and it is held against
other, longer playouts of the same plans, which of them comes out best.
Every plan is kept in a CSV file, so that a long run can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple, TypeAlias

from tools.fit.report import put_section
from tools.ladder import kept
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.tasks import derived
from wonderland.core import game as core
from wonderland.core.agent import Agent, Choice, SeededAgent
from wonderland.games.wonderland.ai.agents import search_agent
from wonderland.games.wonderland.ai.evaluator import probability
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.ai.plan_trials import TURNS, led
from wonderland.games.wonderland.ai.playouts import Playouts
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.state import ACTION, CHOOSE, NOBODY, SIDES, SUMMON
from wonderland.games.wonderland.view import View
from wonderland.search.deadline import Deadline

GAME, LEVEL = "wonderland", "master"
DOCS = Path(__file__).parents[2] / "docs" / "measured"
HEADING = "## How far to look ahead"
LONG = TURNS + 2
"""Turns of the playouts by which the others are judged."""
PLANS = 5
"""Plans of each decision, the best by where they end and the other side's next turn."""
FROM_A_MATCH = 3
"""Decisions that are taken out of a match."""
FOR_EVER = Deadline(None, time.monotonic)


class Row(NamedTuple):
    """A plan and its estimates, in chance to win.

    Attributes:
        decision, plan: which it is.
        ended: by where it ends.
        replied: by the other side's next turn, over the exact chances of its dice.
        played: by so many playouts after 1, 2, … turns.
        judged: by as many other playouts, after the last.
    """

    decision: int
    plan: int
    ended: float
    replied: float
    played: tuple[float, ...]
    judged: float


COLUMNS = ("decision", "plan", "ended", "replied", *(f"after_{n + 1}" for n in range(LONG)), "judged")


def main() -> int:
    """Look at what is missing, and write the section of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.look_ahead", description=__doc__)
    parser.add_argument("--decisions", type=int, default=34)
    parser.add_argument("--playouts", type=int, default=100, help="of each plan, twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=DOCS / "look-ahead.csv")
    parser.add_argument("--out", type=Path, default=DOCS / "evaluation.md")
    chosen = parser.parse_args()
    rows = read(chosen.keep)
    done = {row.decision for row in rows}
    with Bar() as bar:
        for number, view in enumerate(decisions(chosen.decisions, chosen.seed)):
            bar.show(number, chosen.decisions)
            if number in done:
                continue
            for row in looked_at(number, view, chosen.playouts, chosen.seed):
                rows.append(row)
                kept.append(chosen.keep, COLUMNS, (*row[:4], *row.played, row.judged))
    put_section(chosen.out, HEADING, section(rows, chosen.seed))
    return 0


def read(path: Path) -> list[Row]:
    """Read the plans that were looked at."""
    return [
        Row(int(r["decision"]), int(r["plan"]), float(r["ended"]), float(r["replied"]),
            tuple(float(r[name]) for name in COLUMNS[4:-1]), float(r["judged"]))
        for r in kept.read(path)
    ]  # fmt: skip


# --- what is looked at ---------------------------------------------------------------------------
class _Noting:
    """A player who notes what it saw when it first acted after its roll."""

    def __init__(self, agent: Agent, seen: list[View]) -> None:
        self._agent = agent
        self._seen = seen

    def choose(self, view: core.View) -> Choice:
        """Choose as the player does."""
        assert isinstance(view, View)
        state = view.known
        new = not self._seen or self._seen[-1].known.turn != state.turn
        if new and state.phase in (SUMMON, ACTION) and state.sharer == NOBODY:
            self._seen.append(view)
        return self._agent.choose(view)


def decisions(count: int, seed: int) -> Iterator[View]:
    """So many views of turns after the roll, some out of each match."""
    found = itertools.chain.from_iterable(_of_match(match, seed) for match in itertools.count())
    return itertools.islice(found, count)


def _of_match(number: int, seed: int) -> list[View]:
    seen: list[View] = []
    match = api.game(GAME).new(seed=derived(seed, number, "match"))
    agents = {side: _Noting(SeededAgent(View, _master().choose, derived(seed, number, side)), seen) for side in SIDES}
    while play_on(match, agents):
        pass
    return Random(derived(seed, number, "decisions")).sample(seen, min(FROM_A_MATCH, len(seen)))


def _master() -> SearchAgent:
    settings = LEVELS.shipped()[LEVEL].search
    assert settings is not None
    return search_agent(settings, None)


def looked_at(decision: int, view: View, playouts: int, seed: int) -> list[Row]:
    """The best plans for a turn, and what each estimate says of them; none where there is no choice."""
    agent, rng = _master(), Random(derived(seed, decision, "plans"))
    state = view.sample_state(rng)
    side = state.active
    with agent.thinking():
        best = agent.plans(state, rng)[: agent.settings.replies]
        if len(best) < 2 or best[0].after.phase != CHOOSE:
            return []
        answered = agent.answered(best, rng)[:PLANS]
    plans = [plan for _, plan in answered]
    on = Playouts(agent.reply, LONG, rng, FOR_EVER)
    halves: list[list[list[list[float]]]] = [[], []]
    for number in range(2 * playouts):
        starts = [led(plan, view.sample_state(rng)) for plan in plans]
        with agent.thinking():
            turns = on.turns(starts, number % len(plans))
            halves[number % 2].append([on.judged(states, side) for states in turns])
    return [
        Row(decision, at, probability(plan.score), probability(replied),
            tuple(mean(each[turn][at] for each in halves[0]) for turn in range(LONG)),
            mean(each[-1][at] for each in halves[1]))
        for at, (replied, plan) in enumerate(answered)
    ]  # fmt: skip


# --- the page --------------------------------------------------------------------------------------
Estimate: TypeAlias = Callable[[Row], float]


def _after(turns: int) -> Estimate:
    return lambda row: row.played[turns - 1]


ESTIMATES: dict[str, Estimate] = {
    "where it ends": lambda row: row.ended,
    "the other side's next turn": lambda row: row.replied,
    "playouts of one turn": _after(1),
    **{f"playouts of {turns} turns": _after(turns) for turns in range(2, LONG + 1)},
}


def section(rows: list[Row], seed: int) -> str:
    """The section of the page."""
    by_decision: dict[int, list[Row]] = {}
    for row in rows:
        by_decision.setdefault(row.decision, []).append(row)
    choices = list(by_decision.values())
    lines = [
        HEADING, "",
        f"The {PLANS} best plans of {len(choices)} turns of the master against itself were judged by playouts of",
        f"{LONG} turns. Each estimate was held against that. *Correlation*: how its differences between two plans go",
        "with the judge's. *Better by*: what its best plan is worth more than the best by the other side's next turn,",
        "in hundredths of a chance to win, with the standard error. To repeat it:", "",
        f"    python -m tools.ladder.look_ahead --seed {seed} --keep anew.csv", "",
        "| by | correlation | its best plan is better by |", "|---|---|---|",
    ]  # fmt: skip
    for name, estimate in ESTIMATES.items():
        gains = [100 * gain for gain in _gains(choices, estimate)]
        error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        told = f"{mean(gains):+.2f} ± {error:.2f}"
        lines.append(kept.table_row((name, f"{_agreement(choices, estimate):.2f}", told)))
    return "\n".join(lines) + "\n"


def _gains(choices: list[list[Row]], estimate: Estimate) -> list[float]:
    """For each decision what it gains to choose by an estimate and not by the other side's next turn."""
    return [max(plans, key=estimate).judged - max(plans, key=lambda row: row.replied).judged for plans in choices]


def _agreement(choices: list[list[Row]], estimate: Estimate) -> float:
    """The correlation of an estimate's differences between two plans with the judge's."""
    pairs = [pair for plans in choices for pair in itertools.combinations(plans, 2)]
    its = [estimate(one) - estimate(other) for one, other in pairs]
    judges = [one.judged - other.judged for one, other in pairs]
    size = sqrt(sum(a * a for a in its) * sum(b * b for b in judges))
    return sum(a * b for a, b in zip(its, judges, strict=True)) / size if size else 0.0


if __name__ == "__main__":
    sys.exit(main())
