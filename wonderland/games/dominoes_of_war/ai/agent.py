"""Agents that weigh what they see: one action at a time, or whole turns and what follows on them."""

from __future__ import annotations

from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.dominoes_of_war import actions
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End
from wonderland.games.dominoes_of_war.actions.flipping import Forfeit
from wonderland.games.dominoes_of_war.ai import reasons, setup_choices
from wonderland.games.dominoes_of_war.ai.answers import Answers
from wonderland.games.dominoes_of_war.ai.evaluator import Evaluator
from wonderland.games.dominoes_of_war.ai.levels import SearchSettings
from wonderland.games.dominoes_of_war.ai.turn_plans import STEPS, Thought, Turn
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.notation import Action
from wonderland.games.dominoes_of_war.state import ACT, BASE, FACE, FIRST, STOCK, WALL, State
from wonderland.games.dominoes_of_war.view import View
from wonderland.search.beam import Limits, Plan, beam_search
from wonderland.search.deadline import Deadline
from wonderland.search.turns import PlanInHand


def set_up(state: State, values: Values, rng: Random) -> Code | None:
    """What is decided without a search: set-up and facings; None for the rest."""
    if state.phase == FIRST:
        return setup_choices.first(state)
    if state.phase == BASE:
        return setup_choices.base(state, rng)
    if state.phase == WALL:
        return setup_choices.wall(state, rng)
    if state.phase == STOCK:
        return setup_choices.stock(state, values, rng)
    return setup_choices.face(state) if state.phase == FACE else None


class _Player:
    """What both share: what a match's figures are worth, found once a match."""

    def __init__(self) -> None:
        self._match: tuple[MatchConfig, Values, Evaluator] | None = None

    def weigh(self, config: MatchConfig) -> tuple[Values, Evaluator]:
        """What figures and positions of a match are worth."""
        if self._match is None or self._match[0] is not config:
            values = Values(config)
            self._match = config, values, Evaluator(values)
        return self._match[1:]


class SightAgent(_Player):
    """Takes what it can remove, else comes nearer; it fears nobody and misjudges.

    Args:
        noise: how far it misjudges, in grunts.
    """

    def __init__(self, noise: float) -> None:
        super().__init__()
        self._noise = noise

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the seat that looks, and say why."""
        state = view.known
        seat = state.config.seats.index(view.seat)
        values, evaluator = self.weigh(state.config)
        if code := set_up(state, values, rng):
            return Action(state.config, seat, code), reasons.why(state, seat, code)
        code, sure = self._at_sight(state, seat, Turn(seat, evaluator, values), rng)
        return Action(state.config, seat, code), reasons.why(state, seat, code, sure=sure)

    def _at_sight(self, state: State, seat: int, turn: Turn, rng: Random) -> tuple[Code, bool]:
        """What looks best at first sight, and whether it is that."""
        _, evaluator = self.weigh(state.config)
        found = []
        for (code,), there in turn.macro_actions(Thought(state, 0.0)):
            worth = evaluator.at_sight(there.state, seat) + there.luck
            found.append((worth + self._noise * rng.gauss(0, 1), worth, code))
        if not found:
            return End() if state.phase == ACT else Forfeit(), True
        chosen = max(found, key=lambda one: one[0])
        return chosen[2], chosen[1] >= max(worth for _, worth, _ in found)


class SearchAgent(_Player):
    """Plans its turn, and tries the best plans against the next ones' turns.

    Args:
        settings: how far to look.
        deadline: when to be content with what was found.
    """

    def __init__(self, settings: SearchSettings, deadline: Deadline) -> None:
        super().__init__()
        self._settings, self._deadline = settings, deadline
        self._in_hand = PlanInHand[State, tuple[Code, ...]](Turn.state_key)
        self._sure = True

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the seat that looks, and say why."""
        state = view.known
        seat = state.config.seats.index(view.seat)
        # where more are waited for each thinks for less
        self._deadline.begin((state.turn, seat), 2 / state.config.players)
        values, _ = self.weigh(state.config)
        if code := set_up(state, values, rng):
            return Action(state.config, seat, code), reasons.why(state, seat, code)
        code = self._code(state, seat, rng)
        return Action(state.config, seat, code), reasons.why(state, seat, code, sure=self._sure)

    def _code(self, state: State, seat: int, rng: Random) -> Code:
        rest = self._in_hand.take(state)
        if rest is None:
            rest = self._best(state, seat, rng)
        if not rest:
            return End() if state.phase == ACT else Forfeit()
        there = state.copy()
        actions.perform(there, seat, rest[0], None)
        if there.phase == ACT and there.active == seat:
            self._in_hand.hold(there, rest[1:])
        return rest[0]

    def _best(self, state: State, seat: int, rng: Random) -> tuple[Code, ...]:
        settings, (values, evaluator) = self._settings, self.weigh(state.config)
        limits = Limits(settings.width, STEPS, settings.states, self._deadline)
        turn = Turn(seat, evaluator, values)
        found = beam_search(turn, Thought(state, 0.0), (), limits, max(settings.plans, 24))
        self._sure = True
        if settings.noise:
            best = found[0].actions
            found = [p._replace(score=p.score + settings.noise * rng.gauss(0, 1)) for p in found]
            found.sort(key=lambda plan: -plan.score)
            self._sure = found[0].actions == best
        answered = found[: settings.plans]
        return self._answered(state, seat, answered) if len(answered) > 1 else found[0].actions

    def _answered(self, state: State, seat: int, found: list[Plan[Code, Thought]]) -> tuple[Code, ...]:
        """The plan that is worth most when the next seat has answered; those for which there is time."""
        settings, (values, evaluator) = self._settings, self.weigh(state.config)
        limits = Limits(settings.reply_width, STEPS, settings.reply_states, self._deadline)
        answers = Answers(values, evaluator, limits)
        best, most = found[0], float("-inf")
        for plan in found:
            worth = answers.worth(plan, seat)
            if self._deadline.over():
                break
            if worth > most:
                best, most = plan, worth
        return best.actions
