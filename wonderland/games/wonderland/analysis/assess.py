"""Assessing a turn that was played: its dice, its luck, its play, and the other side's answers.

All values are chances to win, from 0 to 1. A loss is what the best that was found is worth more
than what was done; what was done is always among what is looked at, so no loss is below 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from wonderland.core.message import all_of, say, say_n
from wonderland.core.record import actor
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.actions import acting, answering, preparing
from wonderland.games.wonderland.ai import heuristics, reasons, responses
from wonderland.games.wonderland.ai.dice_choice import DiceChooser, Levels
from wonderland.games.wonderland.ai.evaluator import Evaluator, probability
from wonderland.games.wonderland.ai.phrases import described
from wonderland.games.wonderland.ai.roll_odds import shown
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.turn_planner import Plan
from wonderland.games.wonderland.analysis.past import Answer, PastTurn
from wonderland.games.wonderland.codes import Code, verb_of
from wonderland.games.wonderland.named_line import joined
from wonderland.games.wonderland.state import CHOOSE, OVER, SIDES, WEST, WINDOW, State
from wonderland.games.wonderland.turn import perform, unwritten
from wonderland.games.wonderland.unknown import names_for
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake

DICE, PLAY, ANSWER = "dice", "play", "answer"
MOST_TERMS = 2
LOOK_AGAIN = 0.02
"""What a play must seem to have cost, for the other side's next turn to be looked at as well."""


class Assessor(looking_back.Assessor[State, PastTurn]):
    """Assesses turns.

    Args:
        agent: how well it would have been played.
    """

    def __init__(self, agent: SearchAgent) -> None:
        self._agent = agent
        self._evaluator: Evaluator = agent.evaluator

    def assess(self, turn: PastTurn, rng: Random, seat: str = "") -> Assessment:
        """Assess a turn; with a seat given, not the dice of the other side, whose pool is a guess (W-76).

        With referee none of its decisions, for what it held is a guess, too (W-77).

        Args:
            turn: as it was played.
            rng: draws the paths that are looked at.
            seat: whose knowledge the record holds.
        """
        assessment = Assessment()
        with self._agent.thinking():
            if turn.chosen is not None:
                self._dice(turn, turn.chosen, assessment, rng)
            surprise = self._answers(turn, assessment)
            if turn.rolled is not None and turn.whole:
                self._play(turn, turn.rolled, surprise, assessment, rng)
        if seat not in ("", SIDES[turn.seat]):
            assessment.dice_loss = None
            assessment.mistakes = [m for m in assessment.mistakes if m.kind != DICE]
        if seat and turn.start.config.referee:
            _leave_out_others(assessment, seat, SIDES[turn.seat])
        return assessment

    def shares(self, state: State) -> Sequence[float]:
        """Each side's chance where a turn begins, or where the record ends."""
        west = chance(self._evaluator, state, WEST)
        return west, 1 - west

    # --- dice --------------------------------------------------------------------------------
    def _dice(self, turn: PastTurn, state: State, assessment: Assessment, rng: Random) -> None:
        """Assess the choice of dice, and the roll by the same estimate (W-16, W-18, W-19)."""
        chooser = self._agent.chooser(state, rng)
        level = state.config.level
        levels = tuple(sorted(level[card] for card in turn.cards))
        worth = chooser.expected(levels)
        best: tuple[float, Levels, DiceChooser] = (*chooser.best(), chooser)
        for other in self._other_ways(turn, state, rng):
            best = max(best, (*other.best(), other), key=lambda found: found[0])
        assessment.dice_loss = max(0.0, best[0] - worth)
        if assessment.dice_loss:
            assessment.mistakes.append(_dice_mistake(turn, assessment.dice_loss, best))
        if turn.faces:
            factors = len(state.config.definitions.factors)
            rolled = shown([level[card] for card in turn.cards], turn.faces, factors)
            assessment.luck = chooser.rolled(*rolled) - worth

    def _other_ways(self, turn: PastTurn, state: State, rng: Random) -> Iterator[DiceChooser]:
        """Choosing with a fourth die instead of without, or the other way round (W-71)."""
        if state.four:
            yield self._agent.chooser(turn.start, rng)
        elif preparing.can_pay_four(state):
            paid = state.copy()
            perform(paid, preparing.FOUR, None, unwritten)
            yield self._agent.chooser(paid, rng)

    # --- play --------------------------------------------------------------------------------
    def _play(self, turn: PastTurn, rolled: State, surprise: float, assessment: Assessment, rng: Random) -> None:
        """Assess the summon and the actions.

        A plan expects no answers. What those that came did to the turn is no fault of the play,
        so it is taken out of what the play was worth.
        """
        worth = self._evaluator.chance(turn.end, turn.seat) + surprise
        plans = self._agent.plans(rolled, rng)
        if turn.summon:
            code, after = turn.summon
            if after.phase != OVER:
                plans.append(self._agent.planner.best(after, (code,)))
        plans.sort(key=lambda plan: plan.score, reverse=True)
        best = plans[0]
        loss = probability(best.score) - _in_bounds(worth)
        if loss > LOOK_AGAIN and self._agent.settings.replies and best.after.phase == CHOOSE:
            best, loss = self._answered(turn, plans, surprise, rng)
        assessment.play_loss = max(0.0, loss)
        if not assessment.play_loss:
            return
        mistake = self._play_mistake(turn, best, assessment.play_loss)
        if sorted(mistake.played) == sorted(mistake.better):
            # nothing better is known: what differs is only how it is judged
            assessment.play_loss = 0.0
        else:
            assessment.mistakes.append(mistake)

    def _answered(self, turn: PastTurn, plans: Sequence[Plan], surprise: float, rng: Random) -> tuple[Plan, float]:
        """The best plan with the other side's next turn in mind, and what it is worth more.

        Many a plan looks better where it ends than it is: what can be done about it shows only in
        the turn after. That turn is looked at for the likely rolls alone, so each plan is worth the
        mean of the chance where it ends and of the chance that this turn leaves.

        Args:
            turn: as it was played.
            plans: the most promising first, as their ends stand.
            surprise: what the other side's answers did to the turn.
            rng: draws some of the paths that are looked at.
        """
        played = Plan(self._evaluator.score(turn.end, turn.seat), tuple(turn.codes), turn.end)
        promising = plans[: self._agent.settings.replies]
        found = [
            ((probability(plan.score) + probability(answered)) / 2, plan)
            for answered, plan in self._agent.answered([*promising, played], rng)
        ]
        worth = next(score for score, plan in found if plan is played)
        score, best = max((f for f in found if f[1] is not played), key=lambda f: f[0])
        return best, score - _in_bounds(worth + surprise)

    def _play_mistake(self, turn: PastTurn, best: Plan, loss: float) -> Mistake:
        config, side = turn.start.config, SIDES[turn.seat]
        lines = turn.moves[turn.rolled_line : turn.last_line]
        return Mistake(
            turn.number, side, PLAY, loss, turn.rolled_line,
            played=tuple(joined([line for line in lines if actor(line) == side])),
            better=_lines(turn.rolled or turn.start, (*best.actions, acting.END), turn.seat),
            did=described(config, turn.codes),
            advised=described(config, best.actions),
            why=self._why(turn.end, best.after, turn.seat),
        )  # fmt: skip

    def _why(self, played: State, better: State, side: int) -> str:
        """What the better end of a turn has over the one that was reached."""
        if better.phase == OVER and better.result:
            return say("wins at once") if better.result[0] == side else say("ends the match")
        if played.phase == OVER:
            return say("keeps the match alive")
        terms = reasons.terms(self._evaluator, played, better, side)[:MOST_TERMS]
        told = all_of(words for _, words in terms)
        return told or say("stands better in many small things")

    # --- answers -----------------------------------------------------------------------------
    def _answers(self, turn: PastTurn, assessment: Assessment) -> float:
        """Assess the other side's answers, and return what they did to the turn for that side.

        That is held against what a plan expects of it: passes in windows (W-58), and the easy
        agent's defenses (W-62).
        """
        surprise = 0.0
        side = SIDES[1 - turn.seat]
        for answer in turn.answers:
            found = self._scored(answer)
            if not found:
                continue
            worth, expected, (best, code) = found
            surprise += worth - expected
            loss = max(0.0, best - worth)
            costliest = assessment.answer_losses.get(side, 0.0)
            if loss > costliest:
                mistake = _answer_mistake(turn, answer, code, loss)
                others = [m for m in assessment.mistakes if m.kind != ANSWER]
                assessment.mistakes = [*others, mistake]
            assessment.answer_losses[side] = max(costliest, loss)
        return surprise

    def _scored(self, answer: Answer) -> tuple[float, float, tuple[float, Code]] | None:
        """What an answer is worth, what the expected one is, and the best with its worth."""
        state, evaluator = answer.state, self._evaluator
        if state.phase == WINDOW:
            if answer.code == answering.PASS and not self._may_matter(state):
                return None
            planner = self._agent.quick
            scored = responses.scored_answers(state, evaluator, planner)
            if answer.code not in [code for _, code in scored]:
                score = responses.worth(state, answer.code, state.asked, evaluator, planner)
                scored.append((score, answer.code))
            expected: Code = answering.PASS
        else:
            scored = responses.scored_defenses(state, evaluator)
            expected = heuristics.defense_code(state, state.asked)
        worth = {code: probability(score) for score, code in scored}
        best = max(worth, key=lambda code: (worth[code], code == answer.code))
        return worth[answer.code], worth[expected], (worth[best], best)

    def _may_matter(self, state: State) -> bool:
        return any(responses.matters(state, code) for code in acting.answer_codes(state, state.asked))


def _leave_out_others(assessment: Assessment, seat: str, active: str) -> None:
    """Leave out what the other side decided and rolled, in a turn of either."""
    assessment.mistakes = [one for one in assessment.mistakes if one.seat == seat]
    losses = assessment.answer_losses
    assessment.answer_losses = {one: loss for one, loss in losses.items() if one == seat}
    if active != seat:
        assessment.luck = assessment.play_loss = None


def _in_bounds(chance: float) -> float:
    return max(0.0, min(1.0, chance))


def _lines(state: State, codes: Sequence[Code], side: int) -> tuple[str, ...]:
    """Actions as lines of notation, as a side can say them there (W-82), the steps of a walk in one line."""
    config = state.config
    if state.guises:
        config = config.with_names(names_for(state, side))
    return tuple(joined([notation.write(config, side, code) for code in codes]))


def _dice_mistake(turn: PastTurn, loss: float, best: tuple[float, Levels, DiceChooser]) -> Mistake:
    _, levels, chooser = best
    four = chooser.state.four
    codes: list[Code] = [preparing.ChooseDice(tuple(chooser.cards(levels)))]
    if four:
        codes.insert(0, preparing.FOUR)
    side = SIDES[turn.seat]
    played = [line for line in turn.moves[turn.line : turn.chosen_line + 1] if line[0] == side]
    level = turn.start.config.level
    why = reasons.of_dice(chooser.state, levels, chooser)
    return Mistake(
        turn.number, side, DICE, loss, turn.line, tuple(played),
        _lines(turn.start, codes, turn.seat),
        did=_roll_in_words([level[card] for card in turn.cards], four=len(played) > 1),
        advised=_roll_in_words(levels, four=four),
        why=why,
    )  # fmt: skip


def _roll_in_words(levels: Sequence[int], *, four: bool) -> str:
    names = all_of([str(level) for level in sorted(levels)])
    if len(levels) > 1 and len(set(levels)) == 1:
        what = say("roll {n} dice of level {level}", n=len(levels), level=levels[0])
    else:
        what = say_n("roll a die of level {levels}", "roll dice of level {levels}", len(levels), levels=names)
    return say("pay for a fourth die and {what}", what=what) if four else what


def _answer_mistake(turn: PastTurn, answer: Answer, code: Code, loss: float) -> Mistake:
    state, side = answer.state, answer.state.asked
    return Mistake(
        turn.number, SIDES[side], ANSWER, loss, answer.line,
        played=_lines(state, [answer.code], side),
        better=_lines(state, [code], side),
        did=described(state.config, [answer.code]),
        advised=described(state.config, [code]),
        why=_ANSWERED.get(verb_of(code), say("it does most about what was coming")),
        part=answer.part,
    )  # fmt: skip


_ANSWERED: Mapping[str, str] = {
    "pass": say("the answer cost more than it brought"),
    "done": say("the defense was not worth its Defend"),
    "defend": say("that is worth its Defend"),
}


def chance(evaluator: Evaluator, state: State, side: int) -> float:
    """A side's chance to win wherever a match stands, as if a turn began there."""
    if state.active in (0, 1) or state.phase == OVER:
        return evaluator.chance(state, side)
    found = 0.0
    for first in (0, 1):  # W-15: either side may begin
        begun = state.copy()
        begun.active, begun.phase = first, CHOOSE
        found += evaluator.chance(begun, side) / 2
    return found
