"""Assessing a turn that was played: the dice by exact chances, the roll against others, the deeds by trying.

All values are shares of the win, from 0 to 1. A loss is what the best that was found is worth more
than what was done, both tried in worlds that had no part in choosing the best. What was decided is
judged by what the side knew.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from wonderland.games.dungeon_dice import actions, legal, notation
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import End
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.ai import reasons
from wonderland.games.dungeon_dice.ai.answers import judged, let_go
from wonderland.games.dungeon_dice.ai.deeds import key_of
from wonderland.games.dungeon_dice.ai.dice_choice import Scale, choose_dice
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator, chance_of
from wonderland.games.dungeon_dice.ai.planning import Effort as SearchEffort
from wonderland.games.dungeon_dice.ai.planning import Planner, play_on
from wonderland.games.dungeon_dice.ai.replies import Replies, spread
from wonderland.games.dungeon_dice.analysis.past import Decision, PastTurn
from wonderland.games.dungeon_dice.hints import in_words
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.rolls import table
from wonderland.games.dungeon_dice.state import FIRST, PLACE, SIDES, State
from wonderland.games.dungeon_dice.view import View, filled
from wonderland.kit import looking_back
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.looking_back import Assessment, Mistake, better_than_first
from wonderland.search.deadline import Deadline

DICE, PLAY, ANSWERED = "dice", "play", "answer"
OWN = SearchEffort(states=80, width=5, depth=7, nets=4, plans=6)
ROLLED = SearchEffort(states=25, width=3, depth=4, nets=2, plans=1, shapes=16)
REPLY = SearchEffort(states=15, width=2, depth=4, nets=1, plans=1, shapes=12)


class Effort(NamedTuple):
    """How hard an analysis looks.

    Attributes:
        plans: other ways to play a turn that are tried.
        worlds: rolls of the other side that each is tried against.
        rolls: other rolls that a roll is held against.
    """

    plans: int
    worlds: int
    rolls: int


class Assessor(looking_back.Assessor[State, PastTurn]):
    """Assesses turns.

    Args:
        evaluator: says what positions are worth.
        effort: how hard to look.
    """

    def __init__(self, evaluator: Evaluator, effort: Effort) -> None:
        self._evaluator = evaluator
        self._effort = effort
        self._planner = Planner(evaluator, Deadline(None, float))
        self._replies = Replies(evaluator, self._planner, REPLY)

    def assess(self, past: PastTurn, rng: Random, seat: str = "") -> Assessment:
        """Assess a turn; with a seat given, only what that seat decided, and the luck of the roll."""
        found = Assessment()
        if seat in ("", SIDES[past.seat]):
            self._dice(past, found)
            self._play(past, found, rng)
        self._luck(past, found, rng)
        for decision in past.answers:
            if seat in ("", SIDES[decision.side]):
                self._answer(past, decision, found, rng)
        return found

    def shares(self, state: State) -> Sequence[float]:
        """Each side's chance to win; even before anything was played."""
        west = 0.5 if state.phase == FIRST else self.share(state, 0, state.active)
        return west, 1 - west

    def share(self, state: State, side: int, following: int) -> float:
        """A side's chance to win, as it is estimated."""
        return chance_of(self._evaluator.worth(state, side, following))

    # --- dice ----------------------------------------------------------------------------------
    def _dice(self, past: PastTurn, found: Assessment) -> None:
        """Hold the promise of the dice chosen against the best there is."""
        if past.dice is None:
            return
        state = known(past.dice.state, past.seat)
        code = past.dice.code
        assert isinstance(code, Dice)
        best, most = choose_dice(state, self._evaluator)
        promised = Scale(state, self._evaluator).promise(table(state.config.definitions, code.kinds))
        worth = self._evaluator.worth(state, past.seat, past.seat)
        loss = chance_of(worth) - chance_of(worth - max(0.0, most - promised))
        found.dice_loss = loss
        if loss > 0:
            found.mistakes.append(_mistake(past, past.dice, DICE, loss, best, state))

    def _luck(self, past: PastTurn, found: Assessment, rng: Random) -> None:
        """Hold what was rolled against other rolls of the same dice."""
        if past.chosen is None or past.rolled is None:
            return
        before = known(past.chosen, past.seat)
        total = 0.0
        for _ in range(self._effort.rolls):
            there = before.copy()
            there_code = legal.drawn(there, rng.getrandbits(RANDOM_BITS))
            actions.perform(there, CHANCE_ACTOR, there_code, None)
            total += self._promise(there)
        rolled = self._promise(known(past.rolled, past.seat))
        found.luck = rolled - total / self._effort.rolls

    def _promise(self, state: State) -> float:
        """The chance of the side whose turn it is, if it plays it well."""
        return chance_of(self._planner.plans(state, ROLLED)[0].score)

    # --- deeds ---------------------------------------------------------------------------------
    def _play(self, past: PastTurn, found: Assessment, rng: Random) -> None:
        if past.begun is None or past.acted is None:
            return
        side, seen = past.seat, View(past.begun, past.seat, Position).known
        start, ended = known(past.begun, side), known(past.acted, side)
        every = self._planner.plans(start, OWN)
        done = tuple(past.codes)
        here = start.copy()
        as_planned = play_on(here, done, self._evaluator)
        played = key_of(here if as_planned else ended)
        tried = [plan.actions for plan in every if key_of(plan.after) != played]
        tried = tried[: self._effort.plans]
        seed = rng.getrandbits(RANDOM_BITS)

        def outcome(codes: tuple[Code, ...], number: int) -> float:
            world = Random(seed + number)
            there = filled(seen, world)
            if codes is not done or as_planned:
                play_on(there, codes, self._evaluator)
            else:
                there = ended.copy()
            return chance_of(self._replies.after_turn(there, side, spread(seed, number)))

        best, found.play_loss = better_than_first([done, *tried], outcome, self._effort.worlds)
        if best:
            found.mistakes.append(_better_play(past, start, tried[best - 1], found.play_loss))

    # --- answers -------------------------------------------------------------------------------
    def _answer(self, past: PastTurn, decision: Decision, found: Assessment, rng: Random) -> None:
        side, seen = decision.side, View(decision.state, decision.side, Position).known
        state = known(decision.state, side)
        if state.phase == PLACE:
            return
        following = 1 - state.active
        ranked = sorted(judged(state, self._evaluator), key=lambda pair: -pair[1])
        others = [code for code, _ in ranked if not same(code, decision.code)][: self._effort.plans]
        if not others:
            return
        seed = rng.getrandbits(RANDOM_BITS)

        def outcome(code: Code, number: int) -> float:
            world = Random(seed + number)
            there = filled(seen, world)
            actions.perform(there, side, code, None)
            let_go(there)
            self._replies.play_turn(there, spread(seed, number))
            return self.share(there, side, following)

        best, loss = better_than_first([decision.code, *others], outcome, self._effort.worlds)
        letter = SIDES[side]
        found.answer_losses[letter] = found.answer_losses.get(letter, 0.0) + loss
        if best:
            found.mistakes.append(_mistake(past, decision, ANSWERED, loss, others[best - 1], state))


def known(state: State, side: int) -> State:
    """A state as a side knows it, with something in each chest that could be there."""
    return filled(View(state, side, Position).known, Random(0))


def same(one: Code, other: Code) -> bool:
    """Whether two answers are the same; to pass and to defend are equal as tuples."""
    return type(one) is type(other) and one == other


def _mistake(past: PastTurn, decision: Decision, kind: str, loss: float, better: Code, state: State) -> Mistake:
    side = decision.side
    did, instead = (notation.write(state, side, code) for code in (decision.code, better))
    return Mistake(
        past.number, SIDES[side], kind, loss, decision.line, (did,), (instead,),
        in_words([did], done=True), in_words([instead], done=False),
        reasons.why(state, side, better),
    )  # fmt: skip


def _better_play(past: PastTurn, start: State, better: tuple[Code, ...], loss: float) -> Mistake:
    side, letter = past.seat, SIDES[past.seat]
    here, lines, why = start.copy(), [], ""
    for code in better:
        if here.to_act != side or actions.refusal(here, side, code):
            break
        lines.append(notation.write(here, side, code))
        why = why or reasons.why(here, side, code)
        actions.perform(here, side, code, None)
        let_go(here)
    lines = lines or [f"{letter} end"]
    played = past.lines or [f"{letter} end"]
    return Mistake(
        past.number, letter, PLAY, loss, past.play_line, tuple(played), tuple(lines),
        in_words(played, done=True), in_words(lines, done=False),
        why or reasons.why(start, side, End()),
    )  # fmt: skip
