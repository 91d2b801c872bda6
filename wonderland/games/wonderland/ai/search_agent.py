"""An agent that searches whole turns: dice, summon and actions are chosen with what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland.actions import Action
from wonderland.games.wonderland.ai import heuristics, reasons, responses
from wonderland.games.wonderland.ai.dice_choice import DiceChooser
from wonderland.games.wonderland.ai.evaluator import Evaluator, log_odds, probability
from wonderland.games.wonderland.ai.lookahead import END, advance, finish_turn, unwritten
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply, expected
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.ai.summons import (
    best_placings,
    placings,
    summon_code,
    summoned,
)
from wonderland.games.wonderland.ai.turn_planner import Plan, TurnPlanner
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.rolls import summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, NOBODY, SIDES, SUMMON, WINDOW, State
from wonderland.games.wonderland.turn import can_pay_four, perform
from wonderland.search.deadline import Deadline

T = TypeVar("T")
Reasoned = tuple[Code, str]
"""An action, and the sentence that says why."""

FOURTH_DIE = 0.02
"""By how much a fourth die must raise the chance to win to be paid for (W-71)."""


class SearchAgent:
    """Plays a seat by searching its turns.

    Args:
        evaluator: what positions are worth.
        settings: how far it looks.
        seconds: the most time for a turn; None for no limit, so that what it does depends
            on the view and the seed alone.
        clock: seconds that only ever rise.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        settings: SearchSettings,
        seconds: float | None,
        clock: Callable[[], float],
    ) -> None:
        self.evaluator = evaluator
        self.settings = settings
        deadline = self._deadline = Deadline(seconds, clock)
        self.planner = TurnPlanner.of(
            evaluator, settings.width, settings.depth, settings.states, deadline
        )
        self.quick = TurnPlanner.of(evaluator, 1, 3, settings.quick_states, deadline)
        self._standing = TurnPlanner.of(evaluator, 1, 0, 1, deadline)
        self._reply = OpponentReply(evaluator, self.quick, settings.quick_placings, settings.share)
        self._plan: _PlanInHand | None = None

    def choose(self, view: Any, rng: Random) -> tuple[Action, str]:
        """Choose a legal action for the seat of a view and say why.

        Args:
            view: the flagship's view, its seat to act.
            rng: draws what the seat can't see, the paths that are looked at, and the noise.
        """
        known: State = view.known
        if self._plan and self._plan.leads_to(known):
            return self._plan.next()
        self._plan = None
        self._deadline.begin((known.turn, known.active, known.phase))
        state: State = view.sample_state(rng)
        side = SIDES.index(view.seat)
        if state.phase in (SUMMON, ACTION) and state.sharer == NOBODY:
            plan, why = self.plan(state, rng)
            self._plan = _PlanInHand(state, (*plan.actions, END), why)
            return self._plan.next()
        if state.phase == CHOOSE:
            code, why = self._choose_dice(state, rng)
        elif state.phase == ACTION:
            code, why = heuristics.choose_action(state, side)
        else:
            code, why = self._answer(state, rng)
        return Action(state.config, side, code), why

    # --- dice --------------------------------------------------------------------------------
    def _choose_dice(self, state: State, rng: Random) -> Reasoned:
        chooser = self.chooser(state, rng)
        score, levels = self._noisy(_in_log_odds(chooser.scored()), rng)
        if can_pay_four(state):
            paid = state.copy()
            perform(paid, act.FourDice(), None, unwritten)
            if self.chooser(paid, rng).best()[0] > probability(score) + FOURTH_DIE:
                return act.FourDice(), "A fourth die is worth its Chance now."
        cards = chooser.cards(levels)
        return act.ChooseDice(tuple(cards)), reasons.of_dice(state, levels, chooser)

    def chooser(self, state: State, rng: Random) -> DiceChooser:
        """What evaluates the dice that may be chosen."""
        planner = self.quick if self.settings.plan_dice else self._standing
        return DiceChooser(state, self.evaluator, planner, self.settings.quick_placings, rng)

    # --- summon and actions --------------------------------------------------------------------
    def plan(self, state: State, rng: Random) -> tuple[Plan, str]:
        """Plan the rest of the turn from the summon, or from where the action step stands."""
        stay = state.copy()
        count = max(1, self.settings.replies)
        if state.phase == SUMMON:
            stay.phase = ACTION
            found = self.planner.plans(stay, (act.Decline(),), 1)
            for code, after in self._summons(state, rng):
                found += self.planner.plans(after, (code,), count)
                if self._deadline.over():
                    break
        else:
            found = self.planner.plans(stay, (), count)
        plan = self._pick(found, rng)
        idle = finish_turn(stay)
        return plan, reasons.because(self.evaluator, idle, plan.after, state.active)

    def _summons(self, state: State, rng: Random) -> list[tuple[Code, State]]:
        """The most promising summons, with the states after them."""
        cards = summonable(state)
        choice = placings(state, state.active, self.settings.placings, rng)
        scored: list[tuple[float, Code, State]] = []
        for level in {state.config.level[card] for card in cards}:
            first = max(
                (c for c in cards if state.config.level[c] == level),
                key=lambda c: (heuristics.card_worth(state, c), -c),
            )
            best = best_placings(state, first, choice, self.evaluator, self.settings.summons)
            for card in cards:
                for _, placing in best:
                    code = summon_code(card, placing)
                    after = summoned(state, code)
                    scored.append((self.quick.stop(after, ()).score, code, after))
        scored.sort(key=lambda found: found[:2], reverse=True)
        return [(code, after) for _, code, after in scored[: self.settings.summons]]

    def _pick(self, found: Sequence[Plan], rng: Random) -> Plan:
        """The best plan; where replies are looked at, the best after the other side's turn."""
        found = sorted(found, key=lambda plan: (plan.score, plan.actions), reverse=True)
        candidates = found[: self.settings.replies]
        if len(candidates) < 2 or candidates[0].after.phase != CHOOSE or self._deadline.over():
            return self._noisy([(plan.score, plan) for plan in found], rng)[1]
        levels = self._reply.levels(candidates[0].after, rng)
        scored: list[tuple[float, Plan]] = []
        for plan in candidates:
            scored.append((expected(plan, self._reply, levels, rng), plan))
            if self._deadline.over():
                break
        return self._noisy(_in_log_odds(scored), rng)[1]

    # --- answers -----------------------------------------------------------------------------
    def _answer(self, state: State, rng: Random) -> Reasoned:
        """Answer in a window or check defense, and say what it is for."""
        if state.phase == WINDOW:
            planner = self.quick if self.settings.plan_responses else None
            scored = responses.scored_answers(state, self.evaluator, planner)
        else:
            scored = responses.scored_defenses(state, self.evaluator)
        score, code = self._noisy(scored, rng)
        idle = next(worth for worth, other in scored if len(other) == 1)
        return code, reasons.of_answer(state, code, probability(score) - probability(idle))

    def _noisy(self, scored: Sequence[tuple[float, T]], rng: Random) -> tuple[float, T]:
        """The best by log-odds that are off at random by the level's noise."""
        noise = self.settings.noise
        if not noise:
            return max(scored, key=lambda pair: pair[0])
        return max(scored, key=lambda pair: pair[0] + rng.gauss(0, noise))


def _in_log_odds(scored: Sequence[tuple[float, T]]) -> list[tuple[float, T]]:
    return [(log_odds(chance), thing) for chance, thing in scored]


class _PlanInHand:
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
            advance(self._state, code)
        return action, self._why


def signature(state: State) -> tuple[object, ...]:
    """What tells two states of a turn apart, whatever numbers their beings have."""
    columns, ids = state.columns, state.config.ids
    fields = state.config.layout.offsets()
    beings = sorted(
        (ids[being], *(columns[field + being] for field in fields))
        for being in (*state.beings[0], *state.beings[1])
    )
    return beings, state.factors, state.laid, state.phase, state.sharer != NOBODY, state.turn
