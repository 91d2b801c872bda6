"""A lesson being taken: it holds the match, lets the right lines through and explains the others.

The match is the engine's own; a lesson only narrows what may be played and says why. Chance and
the other side follow the step's script and let things be where it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE, Event, Game, View
from wonderland.core.match import Match
from wonderland.core.message import rows, say
from wonderland.core.record import actor
from wonderland.games import registry
from wonderland.learn.library import Lesson
from wonderland.learn.model import StepModel
from wonderland.learn.patterns import ANY, Patterns

HINT_AFTER = 2
"""Misses in a step after which its hint is said."""
READ_FIRST = say("Nothing is to be played here: read it, then go on.")
DONE = say("Done.")
NOT_YOURS = say("It is not for you to act now.")
MATCH_OVER = say("That ended the match. The step begins anew.")

Adviser = Callable[[View], tuple[str, str]]
"""Says what a seat should play, and why."""


class NotInThisStep(IllegalAction):
    """A line that the rules would allow and the lesson doesn't."""


@dataclass(frozen=True, slots=True)
class LeftLesson:
    """Where a lesson was left.

    Attributes:
        step: the step, from 0.
        begun: how many of the lines were played before it began.
        lines: the lines since its start position.
        misses: in the whole lesson so far.
    """

    step: int
    begun: int
    lines: tuple[str, ...]
    misses: int = 0


class Runner:
    """Takes a learner through a lesson.

    Args:
        lesson: the lesson; its learner sits at the first seat.
        rules: the game's rules.
        adviser: plays the other side in free steps and advises there; None where nobody does.
        left: where to go on; a place that the lesson no longer has means its beginning.

    Attributes:
        at: the step, from 0.
        match: the match as it stands.
        achieved: whether the step is done, and is looked at before the next one.
        over: whether the last step is done.
        misses: wrong lines in this step.
        all_misses: wrong lines in the lesson so far.
        helped: whether help was asked for in this step.
        feedback: why the last line was refused, ``""`` if it wasn't.
        rule: the rule that ``feedback`` names, or ``""``.
    """

    def __init__(
        self, lesson: Lesson, rules: Game, adviser: Adviser | None = None, left: LeftLesson | None = None
    ) -> None:
        self.lesson = lesson
        self.at = 0
        self.over = self.achieved = False
        self.misses = self.all_misses = 0
        self.helped = False
        self.feedback = self.rule = ""
        self._rules = rules
        self._vocabulary = lesson.vocabulary
        self._patterns = Patterns(lesson.vocabulary)
        self._adviser = adviser
        self._advice_at: tuple[tuple[str, ...], tuple[str, str]] | None = None
        self._begun = self._given = 0
        self._showing: list[str] = []
        self.match: Match
        if left is None or not self._go_to(left):
            self._begin(0)

    # --- where it stands ---------------------------------------------------------------------
    @property
    def step(self) -> StepModel:
        """The step now; the last one when the lesson is over."""
        return self.lesson.steps[self.at]

    @property
    def learner(self) -> str:
        """The seat of whoever takes the lesson: the first."""
        return self.match.seats[0]

    @property
    def lines(self) -> list[str]:
        """The lines that were played in this step."""
        return self.match.lines[self._begun :]

    @property
    def reading(self) -> bool:
        """Whether nothing is to be played now, but something to be read."""
        return not self.over and (self.achieved or self.step.until is None)

    @property
    def says(self) -> str:
        """What is said now: what the step says, or what came of it."""
        return self.step.done or DONE if self.achieved else self.step.says

    @property
    def showing(self) -> bool:
        """Whether the answer is being played."""
        return bool(self._showing)

    @property
    def marks(self) -> BaseModel:
        """What is pointed at: in a task nothing, until help is asked for."""
        hidden = self.over or self.achieved or (self.step.task and not self.helped)
        return self._vocabulary.marks() if hidden else self.lesson.marks[self.at]

    @property
    def hint(self) -> str:
        """What helps now, ``""`` before there were two misses or a call for help."""
        if self.over or self.achieved or not (self.helped or (self.misses >= HINT_AFTER and not self.step.task)):
            return ""
        if self.step.free:
            return self._advice()
        return self.step.hint or ""

    def _advice(self) -> str:
        if self._adviser is None or self.match.to_act != self.learner:
            return ""
        line, why = self._advised(self._adviser)
        words = registry.parts(self.lesson.game).hints
        if words is None:
            return rows(say("Perhaps {line}.", line=line), why)
        return rows(words.advice(self.match, [line]), words.reason(self.match, why, self.learner))

    def _advised(self, adviser: Adviser) -> tuple[str, str]:
        """A line for the learner and why; asked once where the match stands, for it may be drawn by chance."""
        here = tuple(self.match.lines)
        if self._advice_at is None or self._advice_at[0] != here:
            self._advice_at = here, adviser(self.match.view(self.learner))
        return self._advice_at[1]

    @property
    def meant(self) -> str:
        """The line with which the step's answer goes on; ``""`` where it says none."""
        said = [line for line in self.lines if actor(line) == self.learner]
        return next(iter(self.step.answer[len(said) :]), "")

    @property
    def left(self) -> LeftLesson:
        """Where the lesson stands, to be kept."""
        lines = tuple(self.match.lines[self._given :])
        return LeftLesson(self.at, self._begun - self._given, lines, self.all_misses)

    # --- what the learner does ---------------------------------------------------------------
    def check(self, line: str) -> IllegalAction | None:
        """Say why a line is not what the step means, or None if it may be played."""
        step = self.step
        if self.over or self.reading:
            return NotInThisStep("", READ_FIRST)
        if self.match.to_act != self.learner or self.showing:
            return NotInThisStep("", NOT_YOURS)
        named = [pattern for pattern in step.allow if pattern != ANY]
        if self._patterns.fits_any(named, line):
            return self.match.check(line)
        for pattern, sentence in step.refuse.items():
            if pattern != "otherwise" and self._patterns.fits_any([pattern], line):
                return NotInThisStep("", sentence)
        if refused := self.match.check(line):
            return refused
        if step.free or ANY in step.allow:
            return None
        return NotInThisStep("", step.refuse["otherwise"])

    def refuses(self, begun: str) -> IllegalAction | None:
        """Say why no line that begins with these words is what the step means; None if one may be.

        So that a wrong card, being or domino is refused when it is picked and not when the whole
        line is said.
        """
        step = self.step
        if self.over or self.reading:
            return NotInThisStep("", READ_FIRST)
        if step.free or any(self._patterns.could_become(pattern, begun) for pattern in step.allow):
            until = self.lesson.untils[self.at]
            if (
                step.once
                and step.again
                and until is not None
                and not self._vocabulary.reachable(until, self.match, begun)
            ):
                return NotInThisStep("", step.again)
            return None
        for pattern, sentence in step.refuse.items():
            if pattern != "otherwise" and self._patterns.could_become(pattern, begun):
                return NotInThisStep("", sentence)
        return NotInThisStep("", step.refuse["otherwise"])

    def miss(self, refused: IllegalAction) -> None:
        """Count a beginning that was refused, and keep why, as for a whole line."""
        self.feedback, self.rule = refused.message, refused.rule
        if not self.reading:
            self._miss()

    def play(self, line: str) -> list[Event]:
        """Play a line of the learner's.

        Raises:
            IllegalAction: if the rules or the lesson refuse it; the match is as it was.
        """
        refused = self.check(line)
        if refused is not None:
            self.miss(refused)
            raise refused
        return self._play(line)

    def go_on(self) -> None:
        """Go on from what was read."""
        if self.reading:
            self._next()

    @property
    def may_go_back(self) -> bool:
        """Whether there is a step before this one that can be laid out anew: not behind free play."""
        before = self.lesson.steps[self._laid_out(self.at - 1) : self.at] if self.at else ()
        return bool(before) and not any(step.free for step in before)

    def back(self) -> None:
        """Go back to the step before; what led up to it is played as its answers say."""
        if not self.may_go_back:
            return
        to, misses = self.at - 1, self.all_misses
        self.over, self.achieved = False, False
        self._begin(self._laid_out(to))
        while self.at < to:
            self._by_its_answer()
        self.all_misses = misses

    def help(self) -> None:
        """Help: in a task and in free play first the hint, then, and elsewhere at once, the answer."""
        first = not self.helped
        self.helped = True
        if self.reading or self.over or (first and (self.step.task or self.step.free)):
            return
        self.show()

    def show(self) -> None:
        """Let the answer be played from the step's beginning; in free play one line of advice."""
        if self.step.free:
            if self._adviser and self.match.to_act == self.learner:
                self._showing = [self._advised(self._adviser)[0]]
            return
        if self.lines:
            self.put_back()
        self.helped = True
        self._showing = list(self.step.answer)

    def put_back(self, why: str = "") -> None:
        """Begin the step anew; one that was done is to be done again."""
        misses, helped = self.misses, self.helped
        self.over = self.achieved = False
        self._set_up(self.at, self.match.lines[self._given : self._begun])
        self._begin_step()
        self.misses, self.helped, self.feedback = misses, helped, why

    # --- what goes on by itself --------------------------------------------------------------
    @property
    def waits(self) -> bool:
        """Whether something is to happen that is not the learner's: ``advance`` lets it."""
        if self.over or self.reading or self.match.to_act is None:
            return False
        return self.showing or self.match.to_act != self.learner

    def advance(self) -> list[Event]:
        """Let chance, the other side or the answer go on by one line."""
        if not self.waits:
            return []
        to_act = self.match.to_act
        if to_act == CHANCE:
            return self._draw()
        if to_act == self.learner:
            return self._play(self._showing.pop(0))
        return self._play(self._opponents_line())

    def _draw(self) -> list[Event]:
        for roll in self._rolls:
            if self.match.check(roll) is None:
                self._rolls.remove(roll)
                return self._play(roll)
        self.match.draw()
        events = self.match.last_events
        self._judge()
        return events

    def _opponents_line(self) -> str:
        """What the other side plays: its script, an agent's choice, or as little as it can."""
        if self._script and self.match.check(self._script[0]) is None:
            return self._script.pop(0)
        if self.step.free and self._adviser and not self._script:
            return self._adviser(self.match.view(str(self.match.to_act)))[0]
        return self._least()

    def _least(self) -> str:
        """The line by which the other side does as little as it can, as the game knows."""
        least = registry.parts(self.lesson.game).least
        return least(self.match) if least else str(self.match.legal(self.match.to_act)[0])

    # --- the course of the steps -------------------------------------------------------------
    def _play(self, line: str) -> list[Event]:
        events = self.match.play(line)
        self.feedback = self.rule = ""
        self._judge()
        return events

    def _judge(self) -> None:
        """See whether the step is done, or can't be any more."""
        until = self.lesson.untils[self.at]
        others = self.match.to_act not in (None, self.learner)
        if until is None or self.achieved or (others and (self._script or self.match.to_act == CHANCE)):
            return
        if self._was_said(until.line) and self._vocabulary.holds(until, self.match):
            self._achieve()
        elif self.match.to_act is None and self.step.free:
            self.over = True
        elif self.match.to_act is None:
            self._failed(self.step.again or MATCH_OVER)
        elif self.step.again and self._missed(self.match.turn) and not others:
            self._failed(self.step.again)

    def _was_said(self, pattern: str | None) -> bool:
        """Whether a line of this step fits a pattern, if there is one."""
        fits, steps = self._patterns.fits, self._patterns.single_steps
        return pattern is None or any(
            fits(pattern, line) or any(fits(pattern, step) for step in steps(line)) for line in self.lines
        )

    def _missed(self, turn: int) -> bool:
        """Whether the step can't be done any more: its turn or its one line is gone."""
        return turn != self._turn or (self.step.once and not self._showing)

    def _failed(self, why: str) -> None:
        self._miss()
        self.put_back(why)

    def _miss(self) -> None:
        self.misses += 1
        self.all_misses += 1

    def _achieve(self) -> None:
        """Go on to the next step; first stay where something is to be seen or told."""
        self._showing = []
        steps = self.lesson.steps
        last = self.at + 1 == len(steps)
        if not last and (self.step.done or steps[self.at + 1].start is not None):
            self.achieved = True
        else:
            self._next()

    def _next(self) -> None:
        self.achieved = False
        if self.at + 1 == len(self.lesson.steps):
            self.over = True
            return
        self._begin(self.at + 1)

    def _laid_out(self, at: int) -> int:
        """The last step up to one at which a position is laid out."""
        steps = self.lesson.steps
        return next((n for n in range(at, 0, -1) if steps[n].start is not None), 0)

    def _by_its_answer(self) -> None:
        """Take a step as its answer does."""
        at, self._showing = self.at, list(self.step.answer)
        while self.at == at and self.waits:
            self.advance()
        if self.at == at:
            self._next()

    def _begin(self, at: int) -> None:
        self.at = at
        if at == 0 or self.lesson.steps[at].start is not None:
            self._set_up(at, [])
        self._begun = len(self.match.lines)
        self._begin_step()

    def _begin_step(self) -> None:
        self.misses = 0
        self.helped = False
        self.feedback = self.rule = ""
        self._showing = []
        self._rolls = list(self.step.rolls)
        self._script = list(self.step.opponent)
        self._turn: int = self.match.turn

    def _set_up(self, at: int, lines: Sequence[str]) -> None:
        record = self.lesson.start_of(at)
        self.match = Match(self._rules, record)
        self._given = len(record.moves)
        for line in (*record.moves, *lines):
            self.match.play(line)

    def _go_to(self, left: LeftLesson) -> bool:
        """Go to where the lesson was left; whether that could be."""
        if not 0 <= left.step < len(self.lesson.steps) or left.begun > len(left.lines):
            return False
        try:
            self._set_up(left.step, left.lines[: left.begun])
        except IllegalAction:
            return False
        self.at, self._begun = left.step, len(self.match.lines)
        self._begin_step()
        self.all_misses = left.misses
        if self.step.free:
            self._replay(left.lines[left.begun :])
        return True

    def _replay(self, lines: Sequence[str]) -> None:
        """Play what was played of a free step; up to what no longer fits."""
        for line in lines:
            if self.match.check(line):
                return
            self.match.play(line)
