"""An agent that plays whole turns out in its head, the other side's next one too."""

from __future__ import annotations

from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Code, perform
from wonderland.games.dungeon_dice.actions.acting import End
from wonderland.games.dungeon_dice.actions.summoning import Skip
from wonderland.games.dungeon_dice.ai import reasons
from wonderland.games.dungeon_dice.ai.answers import after_each, best_answer, judged, let_go, settle
from wonderland.games.dungeon_dice.ai.deeds import key_of
from wonderland.games.dungeon_dice.ai.dice_choice import choose_dice, dice_at_hand
from wonderland.games.dungeon_dice.ai.evaluator import WON, Evaluator, chance_of
from wonderland.games.dungeon_dice.ai.levels import SearchSettings
from wonderland.games.dungeon_dice.ai.planning import Effort, Planner, TurnPlan, play_on
from wonderland.games.dungeon_dice.ai.replies import Replies, spread
from wonderland.games.dungeon_dice.notation import Action
from wonderland.games.dungeon_dice.state import ACTION, CHOOSE, PLACE, SIDES, SUMMON, State
from wonderland.games.dungeon_dice.view import View, filled
from wonderland.kit.chance import RANDOM_BITS
from wonderland.search.bandit import last_round, successive_halving
from wonderland.search.deadline import Deadline
from wonderland.search.turns import Meant, PlanInHand

FINALISTS = 2
"""So many plans are always kept."""
AT_SIGHT = 0.3
"""How much a plan's worth at sight counts beside what came of it."""
REPLY = Effort(states=15, width=2, depth=4, nets=1, plans=1, shapes=12)
"""How the other side's turn is played out; of its positions a level says how many."""


class SearchAgent:
    """Plays by search.

    Args:
        evaluator: says what positions are worth.
        settings: how far to look.
        deadline: when to be content with what was found.
    """

    def __init__(self, evaluator: Evaluator, settings: SearchSettings, deadline: Deadline) -> None:
        self._evaluator = evaluator
        self._settings = settings
        self._deadline = deadline
        self._planner = Planner(evaluator, self._deadline)
        reply = REPLY._replace(states=settings.reply_states)
        self._replies = Replies(evaluator, Planner(evaluator, self._deadline), reply)
        self._in_hand = PlanInHand[State, Meant[Code]](key_of)

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the side that looks, and say why."""
        state, side = view.known, SIDES.index(view.seat)
        self._deadline.begin((state.turn, side))
        code, sure = self._code(state, side, rng)
        return Action(state, side, code), reasons.why(state, side, code, sure=sure)

    def _code(self, state: State, side: int, rng: Random) -> tuple[Code, bool]:
        """What it does, and whether it found nothing better."""
        thinks = state.phase in (SUMMON, ACTION) or not self._settings.lapses
        if not thinks and rng.random() < self._settings.lapses:
            if state.phase == CHOOSE and self._settings.handful > 1:
                return dice_at_hand(state, self._settings.handful, rng), False
            return legal.choices(state).draw(rng), False
        if state.phase == CHOOSE:
            return choose_dice(state, self._evaluator)[0], True
        if state.phase in (SUMMON, ACTION):
            return self._deed(state, side, rng)
        return self._answer(state, side, rng), True

    # --- the own turn
    def _deed(self, state: State, side: int, rng: Random) -> tuple[Code, bool]:
        """The next deed of the turn: as was planned where all went so far as it was."""
        rest = self._in_hand.take(state)
        if rest is None:
            rest = self._best(state, side, rng)
        if not rest.actions:
            return Skip() if state.phase == SUMMON else End(), rest.sure
        after = state.copy()
        perform(after, side, rest.actions[0], None)
        settle(after, self._evaluator)
        if after.phase == ACTION:
            self._in_hand.hold(after, rest._replace(actions=rest.actions[1:]))
        return rest.actions[0], rest.sure

    def _best(self, state: State, side: int, rng: Random) -> Meant[Code]:
        settings = self._settings
        world = filled(state, Random(rng.getrandbits(RANDOM_BITS)))
        found = self._planner.plans(world, Effort.of(settings))
        right = found[0].actions
        if settings.noise:
            if not _declines(found[0]):  # whoever misjudges still calls somebody where that is better
                found = [plan for plan in found if not _declines(plan)]
            found = [plan._replace(score=plan.score + settings.noise * rng.gauss(0, 1)) for plan in found]
            found.sort(key=lambda plan: -plan.score)
        best = found[0]
        if not settings.worlds or len(found) < 2 or best.score >= WON / 2:
            return Meant(best.actions, best.actions == right)
        return Meant(self._tried(state, side, found[: settings.plans], rng).actions, not settings.noise)

    def _tried(self, state: State, side: int, few: list[TurnPlan], rng: Random) -> TurnPlan:
        """The best of some plans by the other side's turn: all against the same rolls, ever fewer of them.

        What each looks worth before that turn counts too, as so many rolls more of it would.
        """
        counts = [len(few)]
        while counts[-1] > FINALISTS:
            counts.append(max(FINALISTS, (counts[-1] + 1) // 2))
        each = max(1, self._settings.worlds // sum(counts))
        hidden, rolls = rng.getrandbits(RANDOM_BITS), rng.getrandbits(RANDOM_BITS)

        def attempt(index: int, number: int) -> float:
            total = 0.0
            for world in range(number * each, (number + 1) * each):
                there = filled(state, Random(hidden + world))
                play_on(there, few[index].actions, self._evaluator)
                total += chance_of(self._replies.after_turn(there, side, spread(rolls, world)))
            at_sight = chance_of(few[index].score)
            return (total / each + AT_SIGHT * at_sight) / (1 + AT_SIGHT)

        arms = successive_halving(range(len(few)), attempt, len(counts), FINALISTS, self._deadline)
        return few[max(last_round(arms), key=lambda arm: arm.mean).candidate]

    # --- answers
    def _answer(self, state: State, side: int, rng: Random) -> Code:
        """What to add to a chain, whether to defend, where to put a monster."""
        world = filled(state, Random(rng.getrandbits(RANDOM_BITS)))
        if state.phase == PLACE or not self._settings.worlds or state.active == side:
            return best_answer(world, self._evaluator)
        worths = [worth for _, worth in judged(world, self._evaluator)]
        ranked = sorted(range(len(worths)), key=lambda at: -worths[at])
        tried = after_each(world)
        results: list[tuple[float, Code]] = []
        for at in ranked[: max(2, self._settings.plans)]:
            code, there = tried[at]
            let_go(there)
            self._replies.play_turn(there, rng.getrandbits(RANDOM_BITS))
            results.append((self._evaluator.worth(there, side, side), code))
        return max(results, key=lambda result: result[0])[1]


def _declines(plan: TurnPlan) -> bool:
    return bool(plan.actions) and isinstance(plan.actions[0], Skip)
