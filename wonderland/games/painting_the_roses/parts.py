"""What this game offers to the house (``games.parts``)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import cast

from wonderland.core.agent import Agents
from wonderland.core.encoding import Encoding
from wonderland.core.game import Event
from wonderland.core.game import Position as AnyPosition
from wonderland.core.match import Match
from wonderland.core.puzzle import Puzzles
from wonderland.games.analyst import Analysing, Analyst
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.games.painting_the_roses.hints import RosesHints
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.games.parts import Parts, Vocabulary

# ruff: noqa: ARG002, PLC0415 - a part looks only at what it needs; what is not needed to name and open a game is imported when asked for


def _check(path: Path) -> None:
    from wonderland.games.painting_the_roses import figures
    from wonderland.games.painting_the_roses.ai import evaluator
    from wonderland.games.painting_the_roses.definitions import check_file

    if path.name == evaluator.FILE:
        evaluator.read_evaluator(path)
    elif path.name == figures.FILE:
        figures.check_figures(path)
    else:
        check_file(path)


def _measures(scale: int) -> Mapping[str, float]:
    from wonderland.games.painting_the_roses.measures import measure

    return measure(scale, time.perf_counter, Random(1))


def _agents() -> Agents:
    from wonderland.games.painting_the_roses.ai.agents import AGENTS

    return AGENTS


def _encoding(position: AnyPosition) -> Encoding:
    from wonderland.games.painting_the_roses.encoding import Encoding as Own
    from wonderland.games.painting_the_roses.position import Position

    assert isinstance(position, Position)
    return Own(position)


def _lessons() -> Vocabulary:
    from wonderland.games.painting_the_roses.lesson_words import LessonWords

    return LessonWords()


def _puzzles() -> Puzzles:
    from wonderland.games.painting_the_roses.puzzles.puzzle import PUZZLES

    return PUZZLES


def _least(match: Match) -> str:
    from wonderland.games.painting_the_roses.lesson_words import least

    return least(match)


class RosesText:
    """The game in words (``games.parts.TextPart``)."""

    def state(self, state: Mapping[str, object]) -> str:
        """Put a state into some lines of text."""
        from wonderland.games.painting_the_roses.state_words import state_in_words

        return state_in_words(cast(StateForm, state))

    def sentence(self, event: Event, match: Match) -> str:
        """A sentence for the log about an event."""
        from wonderland.games.painting_the_roses.words import sentence

        return sentence(event)

    def ending(self, match: Match) -> str:
        """How a match ended."""
        from wonderland.games.painting_the_roses.position import form_of
        from wonderland.games.painting_the_roses.words import ending

        result = form_of(match)["result"]
        return ending(result) if result else ""


def _analysis() -> Analysing:
    from wonderland.games.painting_the_roses.analysis.analyse import LookingBack
    from wonderland.games.painting_the_roses.analysis.known import as_known

    return Analysing(LookingBack, as_known)


PARTS = Parts(
    rules=PaintingTheRoses,
    text=RosesText(),
    check=_check,
    agents=_agents,
    hints=RosesHints(),
    analysis=Analyst(_analysis, "usual"),
    lessons=_lessons,
    puzzles=_puzzles,
    encoding=_encoding,
    least=_least,
    measures=_measures,
)
