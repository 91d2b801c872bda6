"""What a turn was worth: the luck of its tiles, and what a better plan would have brought."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End
from wonderland.games.dominoes_of_war.actions.flipping import Flip
from wonderland.games.dominoes_of_war.ai import reasons
from wonderland.games.dominoes_of_war.ai.evaluator import FEAR, Evaluator
from wonderland.games.dominoes_of_war.ai.threats import harvest, strikes
from wonderland.games.dominoes_of_war.ai.trials import Trials, chance
from wonderland.games.dominoes_of_war.ai.turn_plans import BONUS_WORTH, STEPS, Thought, Turn
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.analysis.past import PastTurn
from wonderland.games.dominoes_of_war.hints import WarHints
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.notation import Action
from wonderland.games.dominoes_of_war.state import State
from wonderland.kit import looking_back
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.looking_back import Assessment, Mistake, better_than_first
from wonderland.search.beam import Limits, beam_search
from wonderland.search.deadline import Deadline


class Effort(NamedTuple):
    """How hard an analysis looks.

    Attributes:
        plans: so many plans are held against what was done.
        worlds: in so many ways tiles turn up while the best is looked for, and in as many again it
            is judged.
        states: positions of a turn that are looked at.
        replies: positions of the next seat's turn that are looked at.
    """

    plans: int
    worlds: int
    states: int
    replies: int


class Assessor(looking_back.Assessor[State, PastTurn]):
    """Scores turns of a match.

    Args:
        config: what is fixed for the match.
        effort: how hard to look.
    """

    def __init__(self, config: MatchConfig, effort: Effort) -> None:
        self._config, self._effort = config, effort
        self._values = Values(config)
        self._evaluator = Evaluator(self._values)
        self._never = Deadline(None, float)
        self._trials = Trials(self._values, self._evaluator, effort.replies, self._never)

    # --- shares ------------------------------------------------------------------------------
    def shares(self, state: State) -> list[float]:
        """Each seat's share of the win; a side's is parted evenly among its seats."""
        config, side = self._config, self._config.side
        if state.result is not None:
            best = [seat for seat, place in enumerate(state.result.places) if place == 1]
            return [(seat in best) / len(best) for seat in range(config.players)]
        leads = {own: self._lead(state, own) for own in state.sides_in}
        weights = {own: chance(lead) / (1 - chance(lead)) for own, lead in leads.items()}
        whole = sum(weights.values())
        seats = [side.count(own) for own in side]
        return [weights.get(own, 0.0) / whole / n for own, n in zip(side, seats, strict=True)]

    def _lead(self, state: State, side: int) -> float:
        """How strong a side is, in grunts; who is to act is stronger by what it can take at once."""
        config, values = self._config, self._values
        found = 0.0
        for seat in range(config.players):
            if config.side[seat] == side and not state.is_out(seat):
                found += values.material(state, seat)
                if seat == state.active:
                    found += FEAR * harvest(strikes(state, seat, values), config.actions[seat])
        return found

    # --- a turn ------------------------------------------------------------------------------
    def assess(self, past: PastTurn, rng: Random, seat: str = "") -> Assessment:  # noqa: ARG002 - all lies open
        """Score a turn; one that is unfinished has no more than its luck."""
        luck = sum(self._luck(state, code, past.seat) for state, code in past.flips)
        found = Assessment(luck=luck if past.flips else None)
        if past.whole and past.lines:
            found.play_loss, found.mistakes = self._play_loss(past, rng)
        return found

    def _luck(self, state: State, flip: Flip, seat: int) -> float:
        """What a tile brought more than was to be expected of all that might have lain there."""
        definitions, bag = self._config.definitions, state.bag
        figure = state.board[flip.square]
        lost = 0.0 if self._config.kinds[figure].mineproof else -self._values.of[figure]

        def worth(face: int) -> float:
            if face in definitions.mines:
                return lost
            return BONUS_WORTH if definitions.totals[face] else 0.0

        lead = self._evaluator.at_sight(state, seat)
        shares = {gain: chance(lead + gain) for gain in (lost, BONUS_WORTH, 0.0)}
        expected = sum(n * shares[worth(face)] for face, n in enumerate(bag)) / sum(bag)
        return shares[worth(flip.face)] - expected

    def _play_loss(self, past: PastTurn, rng: Random) -> tuple[float, list[Mistake]]:
        """What the best plan that is found would have brought more than what was done."""
        turn = Turn(past.seat, self._evaluator, self._values)
        limits = Limits(self._effort.plans, STEPS, self._effort.states, self._never)
        found = beam_search(turn, Thought(past.start, 0.0), (), limits, self._effort.plans)
        plans = [tuple(past.codes), *(plan.actions for plan in found)]
        seed = rng.getrandbits(RANDOM_BITS)

        def outcome(plan: tuple[Code, ...], world: int) -> float:
            world_of = Random(f"{seed}:{world}")
            return self._trials.outcome(past.start.copy(), past.seat, plan, world_of)

        best, loss = better_than_first(plans, outcome, self._effort.worlds)
        return loss, [self._mistake(past, plans[best], loss)] if best else []

    def _mistake(self, past: PastTurn, plan: tuple[Code, ...], loss: float) -> Mistake:
        config, words = self._config, WarHints()
        codes = plan or (End(),)
        better = tuple(str(Action(config, past.seat, code)) for code in codes)
        return Mistake(
            turn=past.number, seat=config.seats[past.seat], kind="play", loss=loss, line=past.line,
            played=tuple(past.lines), better=better, did=words.deeds(past.match, past.lines),
            advised=words.advice(past.match, better), why=reasons.why(past.start, past.seat, codes[0]),
        )  # fmt: skip
