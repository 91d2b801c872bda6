"""A lesson as data: what a file of ``config/games/<game>/lessons`` may hold.

``until`` is what ends a step: every key of it must hold at once. ``until: continue`` makes a step
that is only read. What ``until`` and ``marks`` may hold, the game's own vocabulary says
(``games.parts.Vocabulary``).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from wonderland.content.written import written
from wonderland.core.message import say
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Said
from wonderland.learn.patterns import ANY

FORMAT = "wonderland-lesson/1"
Title = Annotated[str, Field(min_length=1, max_length=36), Said]
Says = Annotated[str, Field(min_length=1, max_length=190), Said]
Sentence = Annotated[str, Field(min_length=1, max_length=120), Said]
Lines = list[str]


def _until(given: object) -> object:
    return None if given == "continue" else given


def _allow(given: object) -> object:
    return [ANY] if given == "any" else given


class StepModel(Strict):
    """One step: one thing said, and one thing waited for.

    Attributes:
        title, says: at most two short sentences.
        rules: the rules that it teaches or explains.
        marks: what it points at.
        start: another position, which the step begins with.
        until: what ends it; None where it is only read.
        allow: patterns of the lines that may be played; ``any`` for all.
        refuse: sentences that explain a wrong line, by pattern; ``otherwise`` for the rest.
        hint: what helps after two misses.
        answer: the lines that "Show me" plays.
        rolls: what the dice show, oldest first.
        opponent: what the other side does when it is to act; it lets things be where none fits.
        again: why the step begins anew if the turn is over and the step is not done.
        once: whether its first line decides: it begins anew if that does not end it.
        done: what came of it.
        task: whether it is to be done without help.
        free: whether it is free play, with an agent's advice for help.
    """

    title: Title
    says: Says
    rules: list[Annotated[str, written(r"[A-Z]+-[1-9][0-9]*", say("a rule’s number, such as W-34"))]] = Field(
        default=[]
    )
    marks: dict[str, object] = Field(default={})
    start: dict[str, object] | None = None
    until: Annotated[dict[str, object] | None, BeforeValidator(_until)]
    allow: Annotated[Lines, BeforeValidator(_allow)] = Field(default=[])
    refuse: dict[str, Sentence] = Field(default={})
    hint: Sentence | None = None
    answer: Lines = Field(default=[])
    rolls: Lines = Field(default=[])
    opponent: Lines = Field(default=[])
    again: Sentence | None = None
    once: bool = False
    done: Sentence | None = None
    task: bool = False
    free: bool = False


class LessonModel(Strict):
    """A lesson.

    Attributes:
        title: what it is called.
        about: one sentence for the list.
        learnt: what was learnt, at most four short sentences.
        against: the level of agent that plays the other seats in free steps.
        start: the position it begins with, as a record.
    """

    format: Literal["wonderland-lesson/1"]
    game: str
    title: Title
    about: Sentence
    learnt: Annotated[list[Sentence], Field(min_length=1, max_length=4)]
    against: str | None = None
    start: dict[str, object]
    steps: Annotated[list[StepModel], Field(min_length=3, max_length=12)]
