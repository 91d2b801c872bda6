"""A player who thinks in whole turns: dice, summon and actions are chosen with what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland.ai import heuristics as tactics
from wonderland.games.wonderland.ai import reasons
from wonderland.games.wonderland.ai import responses as answers
from wonderland.games.wonderland.ai.beam import Plan, Planner
from wonderland.games.wonderland.ai.course import END, finish_turn, go_on, unwritten
from wonderland.games.wonderland.ai.deadline import Deadline
from wonderland.games.wonderland.ai.dice_choice import Chooser
from wonderland.games.wonderland.ai.evaluator import Evaluator, log_odds, probability
from wonderland.games.wonderland.ai.opponent_reply import Reply, expected
from wonderland.games.wonderland.ai.search_settings import Search
from wonderland.games.wonderland.ai.summons import (
    best_placings,
    placings,
    summon_code,
    summoned,
)
from wonderland.games.wonderland.components import CAPACITY, FIELDS
from wonderland.games.wonderland.position import Action
from wonderland.games.wonderland.state import (
    ACTION,
    CHOOSE,
    NOBODY,
    SIDES,
    SUMMON,
    WINDOW,
    Code,
    State,
)
from wonderland.games.wonderland.turn import can_pay_four, perform, summonable

T = TypeVar("T")
Judged = tuple[Code, str]

FOURTH_DIE = 0.02
"""By how much a fourth die must raise the chance to win to be paid for (W-71)."""


class SearchAgent:
    """Thinks for a seat.

    Args:
        judge: what positions are worth.
        search: how hard it thinks.
        seconds: how long it may think in a turn; None for no limit, so that what it does depends
            on the view and the seed alone.
        clock: seconds that only ever rise.
    """

    def __init__(
        self, judge: Evaluator, search: Search, seconds: float | None, clock: Callable[[], float]
    ) -> None:
        self.judge = judge
        self.search = search
        self._patience = Deadline(seconds, clock)
        self.planner = Planner(judge, search.width, search.depth, search.states, self._patience)
        self.quick = Planner(judge, 1, 3, search.quick, self._patience)
        self._standing = Planner(judge, 1, 0, 1, self._patience)
        self._reply = Reply(judge, self.quick, search.quick_ways, search.share)
        self._course: _Course | None = None

    def choose(self, view: Any, rng: Random) -> tuple[Action, str]:
        """Choose a legal action for the seat of a view and say why.

        Args:
            view: the flagship's view, its seat to act.
            rng: draws what the seat can't see, the paths that are looked at, and the blur.
        """
        known: State = view.known
        if self._course and self._course.leads_to(known):
            return self._course.next()
        self._course = None
        self._patience.begin((known.turn, known.active, known.phase))
        state: State = view.sample(rng).value
        side = SIDES.index(view.seat)
        if state.phase in (SUMMON, ACTION) and state.sharer == NOBODY:
            plan, why = self.plan(state, rng)
            self._course = _Course(state, (*plan.codes, END), why)
            return self._course.next()
        if state.phase == CHOOSE:
            code, why = self._choose_dice(state, rng)
        elif state.phase == ACTION:
            code, why = tactics.choose_action(state, side)
        else:
            code, why = self._answer(state, rng)
        return Action(state.config, side, code), why

    # --- dice --------------------------------------------------------------------------------
    def _choose_dice(self, state: State, rng: Random) -> Judged:
        chooser = self.chooser(state, rng)
        score, levels = self._blurred(_in_log_odds(chooser.judged()), rng)
        if can_pay_four(state):
            paid = state.copy()
            perform(paid, (act.FOUR_DICE,), None, unwritten)
            if self.chooser(paid, rng).best()[0] > probability(score) + FOURTH_DIE:
                return (act.FOUR_DICE,), "A fourth die is worth its Chance now."
        cards = chooser.cards(levels)
        return (act.CHOOSE_DICE, *cards), reasons.of_dice(state, levels, chooser)

    def chooser(self, state: State, rng: Random) -> Chooser:
        """What judges the dice that may be chosen."""
        planner = self.quick if self.search.dice else self._standing
        return Chooser(state, self.judge, planner, self.search.quick_ways, rng)

    # --- summon and actions --------------------------------------------------------------------
    def plan(self, state: State, rng: Random) -> tuple[Plan, str]:
        """Plan the rest of the turn from the summon, or from where the action step stands."""
        stay = state.copy()
        count = max(1, self.search.replies)
        if state.phase == SUMMON:
            stay.phase = ACTION
            found = self.planner.plans(stay, ((act.DECLINE,),), 1)
            for code, after in self._summons(state, rng):
                found += self.planner.plans(after, (code,), count)
                if self._patience.over():
                    break
        else:
            found = self.planner.plans(stay, (), count)
        plan = self._pick(found, rng)
        idle = finish_turn(stay)
        return plan, reasons.because(self.judge, idle, plan.after, state.active)

    def _summons(self, state: State, rng: Random) -> list[tuple[Code, State]]:
        """The most promising summons, with the states after them."""
        cards = summonable(state)
        ways = placings(state, state.active, self.search.ways, rng)
        judged: list[tuple[float, Code, State]] = []
        for level in {state.config.level[card] for card in cards}:
            first = max(
                (c for c in cards if state.config.level[c] == level),
                key=lambda c: (tactics.card_worth(state, c), -c),
            )
            best = best_placings(state, first, ways, self.judge, self.search.plans)
            for card in cards:
                for _, way in best:
                    code = summon_code(card, way)
                    after = summoned(state, code)
                    judged.append((self.quick.ended(after, (), state.active).score, code, after))
        judged.sort(key=lambda found: found[:2], reverse=True)
        return [(code, after) for _, code, after in judged[: self.search.plans]]

    def _pick(self, found: Sequence[Plan], rng: Random) -> Plan:
        """The best plan; where replies are looked at, the best after the other side's turn."""
        found = sorted(found, key=lambda plan: (plan.score, plan.codes), reverse=True)
        candidates = found[: self.search.replies]
        if len(candidates) < 2 or candidates[0].after.phase != CHOOSE or self._patience.over():
            return self._blurred([(plan.score, plan) for plan in found], rng)[1]
        levels = self._reply.levels(candidates[0].after, rng)
        judged: list[tuple[float, Plan]] = []
        for plan in candidates:
            judged.append((expected(plan, self._reply, levels, rng), plan))
            if self._patience.over():
                break
        return self._blurred(_in_log_odds(judged), rng)[1]

    # --- answers -----------------------------------------------------------------------------
    def _answer(self, state: State, rng: Random) -> Judged:
        """Answer in a window or check defense, and say what it is for."""
        if state.phase == WINDOW:
            planner = self.quick if self.search.answers else None
            judged = answers.judged_answers(state, self.judge, planner)
        else:
            judged = answers.judged_defenses(state, self.judge)
        score, code = self._blurred(judged, rng)
        idle = next(worth for worth, other in judged if len(other) == 1)
        return code, reasons.of_answer(state, code, probability(score) - probability(idle))

    def _blurred(self, judged: Sequence[tuple[float, T]], rng: Random) -> tuple[float, T]:
        """The best by log-odds that are off at random by the level's blur."""
        blur = self.search.blur
        if not blur:
            return max(judged, key=lambda pair: pair[0])
        return max(judged, key=lambda pair: pair[0] + rng.gauss(0, blur))


def _in_log_odds(judged: Sequence[tuple[float, T]]) -> list[tuple[float, T]]:
    return [(log_odds(chance), thing) for chance, thing in judged]


class _Course:
    """A plan that is being carried out, for as long as everything goes as expected."""

    def __init__(self, state: State, codes: tuple[Code, ...], why: str) -> None:
        self._state = state.copy()
        self._codes = codes
        self._why = why

    def leads_to(self, state: State) -> bool:
        """Whether the plan goes on from a state."""
        return bool(self._codes) and signature(state) == signature(self._state)

    def next(self) -> tuple[Action, str]:
        """Take the next action of the plan."""
        code, self._codes = self._codes[0], self._codes[1:]
        action = Action(self._state.config, self._state.active, code)
        if self._codes:
            go_on(self._state, code)
        return action, self._why


def signature(state: State) -> tuple[object, ...]:
    """What tells two states of a turn apart, whatever numbers their beings have."""
    columns, ids = state.columns, state.config.ids
    fields = range(0, FIELDS * CAPACITY, CAPACITY)
    beings = sorted(
        (ids[being], *(columns[field + being] for field in fields))
        for being in (*state.beings[0], *state.beings[1])
    )
    return beings, state.factors, state.laid, state.phase, state.sharer != NOBODY, state.turn
