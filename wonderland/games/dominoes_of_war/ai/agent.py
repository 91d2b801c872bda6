"""Agents that weigh what they see: one action at a time, or whole turns and what follows on them."""

from __future__ import annotations

from math import exp
from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.dominoes_of_war import actions
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End
from wonderland.games.dominoes_of_war.actions.flipping import Forfeit
from wonderland.games.dominoes_of_war.ai import reasons, setup_choices
from wonderland.games.dominoes_of_war.ai.evaluator import Evaluator
from wonderland.games.dominoes_of_war.ai.levels import SearchSettings
from wonderland.games.dominoes_of_war.ai.turn_plans import Thought, Turn
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.legal import drawn
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.notation import Action
from wonderland.games.dominoes_of_war.state import (
    ACT,
    BASE,
    BONUS,
    FACE,
    FIRST,
    FLIP,
    STOCK,
    WALL,
    State,
)
from wonderland.games.dominoes_of_war.view import View
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.search.bandit import try_out
from wonderland.search.beam import Limits, Plan, beam_search
from wonderland.search.deadline import Deadline
from wonderland.search.turns import PlanInHand

SCALE = 2.0
"""How many grunts part a good position from an even one, for results from 0 to 1."""
LARGEST = 30.0
STEPS = 5
"""A turn has so many actions at most that a search follows."""
REPLY_WIDTH = 3


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
        code = set_up(state, values, rng) or self._code(
            state, seat, Turn(seat, evaluator, values), rng
        )
        return Action(state.config, seat, code), reasons.why(state, code, looked=False)

    def _code(self, state: State, seat: int, turn: Turn, rng: Random) -> Code:
        _, evaluator = self.weigh(state.config)
        best: tuple[float, Code] | None = None
        for (code,), there in turn.macro_actions(Thought(state, 0.0)):
            worth = (
                evaluator.at_sight(there.state, seat) + there.luck + self._noise * rng.gauss(0, 1)
            )
            if best is None or worth > best[0]:
                best = worth, code
        if best is None:
            return End() if state.phase == ACT else Forfeit()
        return best[1]


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

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the seat that looks, and say why."""
        state = view.known
        seat = state.config.seats.index(view.seat)
        self._deadline.begin((state.turn, seat))
        values, _ = self.weigh(state.config)
        code = set_up(state, values, rng) or self._code(state, seat, rng)
        return Action(state.config, seat, code), reasons.why(state, code)

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
        if settings.noise:
            found = [p._replace(score=p.score + settings.noise * rng.gauss(0, 1)) for p in found]
            found.sort(key=lambda plan: -plan.score)
        if settings.plans < 2 or not settings.worlds or len(found) < 2:
            return found[0].actions
        return self._tried(state, seat, found[: settings.plans], rng).actions

    def _tried(
        self, state: State, seat: int, found: list[Plan[Code, Thought]], rng: Random
    ) -> Plan[Code, Thought]:
        """The plan that does best where tiles are turned up and the next seat answers."""
        seed, tries = rng.getrandbits(RANDOM_BITS), [0] * len(found)

        def attempt(index: int) -> float:
            world = Random(seed + tries[index])
            tries[index] += 1
            return self._outcome(state.copy(), seat, found[index].actions, world)

        arms = try_out(range(len(found)), attempt, self._settings.worlds, self._deadline)
        return found[arms[0].candidate]

    def _outcome(self, state: State, seat: int, plan: tuple[Code, ...], world: Random) -> float:
        """What comes of a plan, from 0 to 1, after the next seat's best answer."""
        values, evaluator = self.weigh(state.config)
        _play(state, seat, plan, values, world)
        if state.result is None:
            other = state.active
            limits = Limits(REPLY_WIDTH, STEPS, self._settings.reply_states, self._deadline)
            reply = beam_search(Turn(other, evaluator, values), Thought(state, 0.0), (), limits, 1)[
                0
            ]
            _play(state, other, reply.actions, values, world)
        worth = evaluator.before_turn(state, seat)
        return 1 / (1 + exp(-max(-LARGEST, min(LARGEST, worth / SCALE))))


def _play(state: State, seat: int, plan: tuple[Code, ...], values: Values, world: Random) -> None:
    """Play a plan as far as it can be played, tiles turned up by chance, and end the turn."""
    turn = state.turn
    left = list(plan)
    while state.result is None and state.turn == turn:
        if state.phase == FLIP:
            actions.perform(state, CHANCE_ACTOR, drawn(state, world.getrandbits(RANDOM_BITS)), None)
        elif state.phase == FACE:
            actions.perform(state, seat, setup_choices.face(state), None)
        elif left:
            code = left.pop(0)
            if actions.refusal(state, seat, code) is None:
                actions.perform(state, seat, code, None)
        else:
            actions.perform(state, seat, Forfeit() if state.phase == BONUS else End(), None)
