"""An agent that searches whole turns: dice, summon and actions are chosen with what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Generic, NamedTuple, TypeVar

from wonderland.core.agent import CARELESS
from wonderland.core.message import say
from wonderland.games.wonderland.actions import acting, answering, preparing
from wonderland.games.wonderland.ai import ground, heuristics, reasons, responses, standing
from wonderland.games.wonderland.ai.dice_choice import DiceChooser
from wonderland.games.wonderland.ai.evaluator import Evaluator, log_odds, probability
from wonderland.games.wonderland.ai.lookahead import finish_turn
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.path_book import PathBook
from wonderland.games.wonderland.ai.plan_trials import PlanTrials
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.ai.summons import SummonSearch, summon_code, summoned
from wonderland.games.wonderland.ai.turn_planner import Plan, TurnPlanner, where
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import STRENGTH
from wonderland.games.wonderland.legal import Action
from wonderland.games.wonderland.rolls import summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, NOBODY, SIDE, SIDES, SUMMON, WINDOW, State
from wonderland.games.wonderland.turn import carry_out, perform, unwritten
from wonderland.games.wonderland.view import View
from wonderland.search.deadline import Deadline
from wonderland.search.memory import uncollected
from wonderland.search.turns import PlanInHand

_Beginning = tuple[tuple[Code, ...], State, int]
"""How a turn may begin, the state after that, and how many plans are made from there."""
T = TypeVar("T")

FOURTH_DIE = 0.02
"""By how much a fourth die must raise the chance to win to be paid for (W-71)."""
DECLINED: tuple[Code, ...] = (preparing.DECLINE,)
DICE_NOISE = 0.1
"""The part of a level's noise with which it chooses dice. They differ by little: with all of the
noise the choice would be a lottery, and nobody would be summoned for many turns.
"""
MISJUDGED = 8
"""Of how many plans that begin alike one is taken by mistake, where a level has noise."""
MOST_DRAWN = 64
"""The most draws of what is hidden that one decision asks for."""
PLANNING = 0.1
"""The part of a decision's time after which the search for plans, or for dice, is not widened any
more. The last time that it is takes longest: each time more than twice as much is looked at.
"""
CHOOSING = 0.03
"""The same for the choice of dice."""
AT_ONCE = 0.85
"""The part of what is left of a turn's time that one decision may take: something may come between
a plan and its end, and ask for another.
"""
TRIAL_DEPTH = 2
"""How many macro actions follow a summon that is tried."""


class Picked(NamedTuple, Generic[T]):
    """What was chosen among some things.

    Attributes:
        score: its log-odds, without noise.
        thing: what it is.
        sure: whether nothing had better ones.
    """

    score: float
    thing: T
    sure: bool


class SearchAgent:
    """Plays a seat by searching its turns.

    Args:
        evaluator: what positions are worth.
        settings: how far it looks.
        deadline: when to be content with what was found.
        truth: what positions are worth to whoever overlooks nothing, if that is another; by that it
            says why.
    """

    def __init__(
        self, evaluator: Evaluator, settings: SearchSettings, deadline: Deadline, truth: Evaluator | None = None
    ) -> None:
        self.evaluator = evaluator
        self._truth = truth or evaluator
        self._overlooks = self._truth != evaluator
        self.settings = settings
        self._deadline = deadline
        self.planner = TurnPlanner.of(evaluator, settings.width, settings.depth, settings.states, deadline)
        self.quick = TurnPlanner.of(evaluator, 1, 3, settings.quick_states, deadline)
        self._standing = TurnPlanner.of(evaluator, 1, 0, 1, deadline)
        trial = TurnPlanner.of(evaluator, 1, TRIAL_DEPTH, settings.quick_states, deadline)
        book = PathBook()
        self._summons = SummonSearch(book, trial, settings.placings, settings.trials)
        self._quick_summons = SummonSearch(book, trial, settings.quick_placings, settings.quick_trials)
        self.reply = OpponentReply(self.quick, self._quick_summons, settings.share)
        self._in_hand = PlanInHand[State, tuple[State, tuple[Code, ...], str]](signature)

    def choose(self, view: View, rng: Random) -> tuple[Action, str]:
        """Choose a legal action for the seat of a view and say why.

        Args:
            view: the flagship's view, its seat to act.
            rng: draws what the seat can't see, the paths that are looked at, and the noise.
        """
        known = view.known
        if held := self._in_hand.take(known):
            return self._carry_on(*held)
        self._deadline.resume(known.turn, AT_ONCE)
        with self.thinking():
            chosen = self._thought(view, rng)
        self._deadline.pause()
        return chosen

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Think of one decision, or of a turn that was played.

        What was found meanwhile is forgotten, since the next decision comes to hardly any of it
        again: what is kept the collector goes through, and more takes longer to look up.
        """
        with uncollected():
            yield
            self.evaluator.forget()
            self._truth.forget()
            ground.forget()
            standing.forget()

    def _thought(self, view: View, rng: Random) -> tuple[Action, str]:
        """Choose where no plan is in hand."""
        state: State = view.sample_state(rng)
        side = SIDES.index(view.seat)
        if state.phase in (SUMMON, ACTION) and state.sharer == NOBODY:
            worlds = (view.sample_state(rng) for _ in range(MOST_DRAWN))
            plan, why = self.plan(state, rng, worlds)
            return self._carry_on(state, (*plan.actions, acting.END), why)
        if state.phase == CHOOSE:
            code, why = self._choose_dice(state, rng)
        elif state.phase == ACTION:
            code, why = heuristics.choose_action(state, side)
        else:
            code, why = self._answer(state, rng)
        return Action(state.config, side, code), why

    def _carry_on(self, state: State, codes: tuple[Code, ...], why: str) -> tuple[Action, str]:
        """Take the next action of a plan, and hold those that follow it."""
        code, *rest = codes
        if rest:
            expected = state.copy()
            carry_out(expected, code)
            self._in_hand.hold(expected, (expected, tuple(rest), why))
        return Action(state.config, state.active, code), why

    # --- dice --------------------------------------------------------------------------------
    def _choose_dice(self, state: State, rng: Random) -> heuristics.Reasoned:
        chooser = self._chooser_in_time(state, rng)
        score, levels, sure = self._noisy(_in_log_odds(chooser.scored()), rng, DICE_NOISE)
        if preparing.can_pay_four(state):
            paid = state.copy()
            perform(paid, preparing.FOUR, None, unwritten)
            if self.chooser(paid, rng).best()[0] > probability(score) + FOURTH_DIE:
                return preparing.FOUR, say("A fourth die is worth its Chance now.")
        cards = chooser.cards(levels)
        why = reasons.sentence(reasons.of_dice(state, levels, chooser)) if sure else CARELESS
        return preparing.ChooseDice(tuple(cards)), why

    def chooser(self, state: State, rng: Random) -> DiceChooser:
        """What evaluates the dice that may be chosen."""
        planner = self.quick if self.settings.plan_dice else self._standing
        return DiceChooser(state, planner, self._quick_summons, rng)

    def _chooser_in_time(self, state: State, rng: Random) -> DiceChooser:
        """The same, with wider and wider plans while there is time."""
        chooser = self.chooser(state, rng)
        if not self._deadline.limited or not self.settings.plan_dice:
            return chooser
        planner, summons = self.quick, self._quick_summons
        for _ in range(self.settings.widenings):
            chooser.scored()  # what it finds is kept
            if self._deadline.spent() > CHOOSING:
                break
            planner, summons = planner.wider(), summons.wider()
            wider = DiceChooser(state, planner, summons, rng)
            wider.scored()
            if self._deadline.over():  # half of it would be seen less widely than the rest
                break
            chooser = wider
        return chooser

    # --- summon and actions --------------------------------------------------------------------
    def plan(self, state: State, rng: Random, worlds: Iterator[State] | None = None) -> tuple[Plan, str]:
        """Plan the rest of the turn from the summon, or from where the action step stands.

        Args:
            state: where the turn stands.
            rng: draws some of the paths that are looked at.
            worlds: other states that the side can't tell from this one; none where nothing is
                hidden.
        """
        found = self.plans(state, rng)
        _, plan, sure = self._pick(found, state, rng, worlds or iter(()))
        idle = finish_turn(_stayed(state))
        return plan, reasons.because(self._truth, idle, plan.after, state.active, sure=sure)

    def plans(self, state: State, rng: Random) -> list[Plan]:
        """The plans for the rest of a turn that were found, the best first as its end stands.

        Args:
            state: where the turn stands.
            rng: draws some of the paths that are looked at.
        """
        stay = _stayed(state)
        count = max(1, self.settings.replies, MISJUDGED if self.settings.noise else 0)
        begin: Callable[[SummonSearch, int], list[_Beginning]]
        if state.phase == SUMMON:

            def begin(summons: SummonSearch, most: int) -> list[_Beginning]:
                found = self._candidates(state, rng, summons, most)
                return [(DECLINED, stay, 1), *(((code,), after, count) for code, after in found)]

        else:

            def begin(_: SummonSearch, __: int) -> list[_Beginning]:
                return [((), stay, count)]

        found = self._planned(begin)
        return sorted(found, key=lambda plan: (plan.score, plan.actions), reverse=True)

    def answered(self, plans: Sequence[Plan], rng: Random) -> list[tuple[float, Plan]]:
        """Plans with their log-odds once the other side has had its next turn, the best first.

        Args:
            plans: for one turn, each carried out to its end.
            rng: draws some of the paths that are looked at.
        """
        return PlanTrials(self.reply, iter(()), rng, self._deadline).in_rounds(plans, 1)

    def _planned(self, begin: Callable[[SummonSearch, int], list[_Beginning]]) -> list[Plan]:
        """Plan on from each beginning; at the table wider and wider while there is time."""
        best: dict[object, Plan] = {}
        planner, summons, most = self.planner, self._summons, self.settings.summons
        timed = self._deadline.limited
        for widening in range(self.settings.widenings + 1 if timed else 1):
            if widening and self._deadline.spent() > PLANNING:
                break
            for codes, state, count in begin(summons, most):
                for plan in planner.plans(state, codes, count):
                    # at the table no time is lost on plans that lead to the same
                    key = where(plan.after) if timed else plan.actions
                    if key not in best or plan.score > best[key].score or not timed:
                        best[key] = plan
                if self._deadline.over():
                    return list(best.values())
            planner, summons, most = planner.wider(), summons.wider(), 2 * most
        return list(best.values())

    def _candidates(self, state: State, rng: Random, summons: SummonSearch, most: int) -> list[tuple[Code, State]]:
        """So many of the most promising summons, with the states after them."""
        by_level: dict[int, list[int]] = {}
        for card in summonable(state):
            by_level.setdefault(state.config.level[card], []).append(card)
        scored: list[tuple[float, Code, State]] = []
        for cards in by_level.values():
            cards.sort(key=lambda card: (-heuristics.card_worth(state, card), card))
            ranked = summons.ranked(state, cards, rng)[:most]
            for card in cards:
                for first_score, placing in ranked:
                    code = summon_code(card, placing)
                    after = summoned(state, code)
                    score = first_score if card == cards[0] else summons.worth(after)
                    scored.append((score, code, after))
        scored.sort(key=lambda found: found[:2], reverse=True)
        return [(code, after) for _, code, after in scored[:most]]

    def _pick(self, found: Sequence[Plan], state: State, rng: Random, worlds: Iterator[State]) -> Picked[Plan]:
        """The best plan; where replies are looked at, the best after the other side's turn.

        What the other side may do depends on what it holds. So the plans are looked at in one
        world after another, and those that do badly are left out.
        """
        limited, at_once = self._deadline.limited, self.settings.replies
        trials = PlanTrials(self.reply, worlds, rng, self._deadline, state if limited else None)
        open_end = found[0].after.phase == CHOOSE or trials.spoilt(found[0])
        if at_once > 1 and len(found) > 1 and open_end and not self._deadline.over():
            if limited:
                return self._noisy(trials.in_time(found, at_once, state.active), rng)
            return self._noisy(trials.in_rounds(found[:at_once], self.settings.worlds), rng)
        plausible = _plausible(found, state.active)
        return self._noisy([(plan.score, plan) for plan in plausible], rng)

    # --- answers -----------------------------------------------------------------------------
    def _answer(self, state: State, rng: Random) -> heuristics.Reasoned:
        """Answer in a window or check defense, and say what it is for."""
        if state.phase == WINDOW:
            planner = self.quick if self.settings.plan_responses else None
            scored = responses.scored_answers(state, self.evaluator, planner)
        else:
            scored = responses.scored_defenses(state, self.evaluator)
        score, code, sure = self._noisy(scored, rng)
        idle = next(worth for worth, other in scored if isinstance(other, answering.SilentCode))
        if not sure:
            return code, CARELESS
        return code, reasons.of_answer(state, code, probability(score) - probability(idle))

    def _noisy(self, scored: Sequence[tuple[float, T]], rng: Random, part: float = 1.0) -> Picked[T]:
        """The best by log-odds that are off at random by the level's noise, or a part of it."""
        noise = part * self.settings.noise
        best = max(scored, key=lambda pair: pair[0])
        if not noise:
            return Picked(*best, sure=not self._overlooks)
        score, taken = max(scored, key=lambda pair: pair[0] + rng.gauss(0, noise))
        return Picked(score, taken, sure=score >= best[0] and not self._overlooks)


def _stayed(state: State) -> State:
    """Where a turn stands if nobody is summoned in it."""
    stay = state.copy()
    if stay.phase == SUMMON:
        stay.phase = ACTION
    return stay


def _in_log_odds(scored: Sequence[tuple[float, T]]) -> list[tuple[float, T]]:
    return [(log_odds(chance), thing) for chance, thing in scored]


def _plausible(found: Sequence[Plan], side: int) -> list[Plan]:
    """The plans that may be taken for the best by mistake; the best comes first.

    Nobody overlooks a hit on the Image, nor declines where a summon is better: nothing would happen.
    """
    best = found[0]
    lives = best.after.life[1 - side]
    return [
        plan
        for plan in found
        if plan.after.life[1 - side] <= lives and (plan.actions[:1] != DECLINED or best.actions[:1] == DECLINED)
    ]


def signature(state: State) -> tuple[object, ...]:
    """What tells two states of a turn apart to its side, whatever numbers their beings have."""
    columns, ids = state.columns, state.config.ids
    fields = state.config.layout.offsets()
    beings = sorted(
        (ids[being], *(columns[field + being] for field in fields if _is_open(state, being, field)))
        for being in (*state.beings[0], *state.beings[1])
    )
    factors = state.factors[state.active :: 2] if state.config.referee else state.factors
    return beings, factors, state.laid, state.phase, state.sharer != NOBODY, state.turn


def _is_open(state: State, being: int, field: int) -> bool:
    """Whether the side whose turn it is sees a number of a being (W-81)."""
    return field != STRENGTH or being not in state.guises or SIDE[being] == state.active
