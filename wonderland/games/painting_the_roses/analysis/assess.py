"""Assessing a turn that was played: the actions by what the seat knew, the draws by what was there.

All values are shares of the win, from 0 to 1. A loss is what the best that was found is worth more
than what was done, both tried over deals that had no part in choosing the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.painting_the_roses import actions, notation
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.acting import Paint, Play
from wonderland.games.painting_the_roses.actions.answering import Allow, Answering, Cancel
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.chances import chances
from wonderland.games.painting_the_roses.ai.deals import Deals
from wonderland.games.painting_the_roses.ai.oversights import thought
from wonderland.games.painting_the_roses.ai.playouts import Playouts, allowed, cancelled
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.ai.turn_search import Plan, answer, key_of, plans
from wonderland.games.painting_the_roses.analysis.past import Answer, PastTurn
from wonderland.games.painting_the_roses.hints import deeds, to_do
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import ACT, ANSWER, NONE, State, listed
from wonderland.games.painting_the_roses.view import View
from wonderland.kit import looking_back
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.looking_back import Assessment, Mistake, better_than_first
from wonderland.search.deadline import Deadline

PLAY, ANSWERED = "play", "answer"
STATES, REPLY_STATES = 1500, 120
FEWEST = 3
"""Deals of each kind, where many seats make each of them dear."""


class Effort(NamedTuple):
    """How hard an analysis looks: turns tried, deals for each with two seats, other draws to hold luck against."""

    plans: int
    worlds: int
    draws: int


class Assessor(looking_back.Assessor[State, PastTurn]):
    """Assesses turns.

    Args:
        scales: say what positions are worth.
        effort: how hard to look.
    """

    def __init__(self, scales: Scales, effort: Effort) -> None:
        self._scales = scales
        self._effort = effort
        self._deadline = Deadline(None, float)
        self._playouts = Playouts(scales, self._deadline, REPLY_STATES)

    def assess(self, past: PastTurn, rng: Random, seat: str = "") -> Assessment:
        """Assess a turn; with a seat given, only what that seat decided, whose hand alone is known."""
        found = Assessment()
        seats = past.start.config.seats
        if past.acted is not None:
            if seat in ("", seats[past.seat]):
                self._play(past, past.acted, found, rng)
            self._luck(past, past.acted, found, rng)
        for decision in past.answers:
            if seat in ("", seats[decision.seat]):
                self._answer(past, decision, found, rng)
        return found

    def shares(self, state: State) -> Sequence[float]:
        """Each seat's share of the win."""
        return chances(state, self._scales)

    # --- actions -------------------------------------------------------------------------------
    def _play(self, past: PastTurn, acted: State, found: Assessment, rng: Random) -> None:
        seat = past.seat
        view = View(past.start, seat, Position)
        known = thought(view)
        every = plans(known, seat, self._scales, self._deadline, STATES)
        played = self._as_planned(known, past) or thought(View(acted, seat, Position))
        tried = [plan for plan in every if key_of(plan.after) != key_of(played)]
        tried = tried[: self._effort.plans]
        ends = [played, *(plan.after for plan in tried)]

        def outcome(state: State, world: Random) -> float:
            return chances(self._playouts.played_on(state, seat, world), self._scales)[seat]

        best, loss = self._best(view, ends, outcome, rng)
        found.play_loss = loss
        if best:
            found.mistakes.append(_play_mistake(past, known, tried[best - 1], loss))

    def _as_planned(self, known: State, past: PastTurn) -> State | None:
        """Where the actions lead if others answer as is to be expected; None if they can't then."""
        here = known.copy()
        for code in past.codes:
            if here.phase != ACT or actions.refusal(here, past.seat, code):
                return None
            code.perform(here, past.seat, None)
            while here.phase == ANSWER:
                answer(here, self._scales)
        return here

    # --- answers -------------------------------------------------------------------------------
    def _answer(self, past: PastTurn, decision: Answer, found: Assessment, rng: Random) -> None:
        seat = decision.seat
        view = View(decision.state, seat, Position)
        known = thought(view)
        use, keep = cancelled(known, seat), allowed(known, seat)
        did_use = isinstance(decision.code, Cancel)
        ends = [use, keep] if did_use else [keep, use]

        def outcome(state: State, world: Random) -> float:
            there = self._playouts.answered_on(state, seat, world)
            return chances(there, self._scales)[seat]

        best, loss = self._best(view, ends, outcome, rng)
        config = known.config
        letter = config.seats[seat]
        found.answer_losses[letter] = found.answer_losses.get(letter, 0.0) + loss
        if not best:
            return
        other: Answering = Allow() if did_use else Cancel(known.kings[seat][0])
        played, better = (notation.write(config, seat, code) for code in (decision.code, other))
        found.mistakes.append(
            Mistake(
                past.number, letter, ANSWERED, loss, decision.line, (played,), (better,),
                deeds([played]), to_do([better]), reasons.why(known, seat, other),
            )
        )  # fmt: skip

    # --- luck ----------------------------------------------------------------------------------
    def _luck(self, past: PastTurn, acted: State, found: Assessment, rng: Random) -> None:
        """Hold what was drawn and turned up against other draws from the same pile."""
        if acted.result is not None or past.end.turn == past.number:
            return
        seat = past.seat
        total = 0.0
        for _ in range(self._effort.draws):
            there = acted.copy()
            there.recall = None
            small_choices.end_step(there, seat, self._scales.worth, lambda: rng.getrandbits(RANDOM_BITS))
            total += chances(there, self._scales)[seat]
        found.luck = chances(past.end, self._scales)[seat] - total / self._effort.draws

    # --- trying --------------------------------------------------------------------------------
    def _best(
        self, view: View, ends: Sequence[State], outcome: Callable[[State, Random], float], rng: Random
    ) -> tuple[int, float]:
        """Which is best, and by how much better than the first; 0 and nothing if that is the first."""
        deals = Deals(view.known, listed(view.unseen))
        seed = rng.getrandbits(RANDOM_BITS)

        def dealt(state: State, number: int) -> float:
            world = Random(seed + number)
            return outcome(deals.deal(state, world), world)

        half = max(FEWEST, 2 * self._effort.worlds // len(view.known.hands))
        return better_than_first(ends, dealt, half)


def _play_mistake(past: PastTurn, known: State, best: Plan, loss: float) -> Mistake:
    config, seat = known.config, past.seat
    better = [notation.write(config, seat, code) for code in best.actions]
    first = best.actions[0] if best.actions else End()
    played = past.lines or [f"{config.seats[seat]} end"]
    better = better or [f"{config.seats[seat]} end"]
    return Mistake(
        past.number, config.seats[seat], PLAY, loss, past.line, tuple(played), tuple(better),
        deeds(played), to_do(better), _why(known, best, first, seat),
    )  # fmt: skip


def _why(known: State, best: Plan, first: Code, seat: int) -> str:
    """What speaks for the better turn: what it paints or undoes, else its first action's reason."""
    if best.after.result is not None and best.after.result.winner == seat:
        return say("It wins at once.")
    here = known
    for code in best.actions:
        if isinstance(code, Paint) or (isinstance(code, Play) and code.target != NONE and here.phase == ACT):
            return reasons.why(here, seat, code)
        here = here.copy()
        code.perform(here, seat, None)
        while here.phase == ANSWER:
            Allow().perform(here, here.asked[0], None)
    return reasons.why(known, seat, first)
