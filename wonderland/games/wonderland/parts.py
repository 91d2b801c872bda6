"""What the flagship offers to the house (``games.parts``)."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import cast

from wonderland.core.agent import Agent, Agents
from wonderland.core.encoding import Encoding
from wonderland.core.game import Event, Game, Position
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.puzzle import Puzzles
from wonderland.games.analyst import Analysing, Analyst
from wonderland.games.parts import Mods, Parts, Vocabulary
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.pool_choice import WonderlandPools
from wonderland.games.wonderland.state_form import StateForm

# ruff: noqa: PLC0415 - what thinks and looks back is imported when it is asked for


def _check(path: Path) -> None:
    from wonderland.games.wonderland.definition_checks import check_file

    check_file(path)


def _mods(files: Sequence[Path]) -> Mods:
    from wonderland.games.wonderland.mods import sound_mods

    return sound_mods(files)


def _encoding(position: Position) -> Encoding:
    from wonderland.games.wonderland.encoding import Encoding as Flagship
    from wonderland.games.wonderland.position import Position as Own

    assert isinstance(position, Own)
    return Flagship(position)


def _agents() -> Agents:
    from wonderland.games.wonderland.ai.agents import AGENTS

    return AGENTS


def _lessons() -> Vocabulary:
    from wonderland.games.wonderland.lesson_words import LessonWords

    return LessonWords()


def _puzzles() -> Puzzles:
    from wonderland.games.wonderland.puzzles.proof import PUZZLES

    return PUZZLES


# --- words ---------------------------------------------------------------------------------------
class WonderlandText:
    """The flagship in words (``games.parts.TextPart``)."""

    def state(self, state: Mapping[str, object]) -> str:
        """Put a state into some lines of text."""
        from wonderland.games.wonderland.state_words import state_in_words

        return state_in_words(cast(StateForm, state))

    def sentence(self, event: Event, match: Match) -> str:
        """A sentence for the log about an event."""
        from wonderland.games.wonderland.words import sentence

        return sentence(event, match)

    def ending(self, match: Match) -> str:
        """How a match ended."""
        from wonderland.games.wonderland.words import words_of

        over = match.outcome
        return words_of(match).outcome(over.winner, over.reason) if over else ""


class WonderlandReference:
    """The beings in words (``games.parts.Reference``)."""

    title = say("The beings")
    one = say("being of rank")
    keys = say("A rank is A, 2 to 10, J, Q or K.")

    def paragraphs(self, game: Game, key: str = "") -> list[str]:
        """Each being in words, or those of a rank."""
        from wonderland.games.wonderland.being_cards import paragraphs

        assert isinstance(game, Wonderland)
        rank = "T" if key == "10" else key.upper()
        return list(paragraphs(game.definitions, rank))


# --- hints and looking back ----------------------------------------------------------------------
class WonderlandHints:
    """Hints (``games.parts.Hints``)."""

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """What one being is to do in a row; the other side is expected to answer nothing."""
        from wonderland.games.wonderland.hints import together

        return together(match, line, agent)

    def nudge(self, match: Match, lines: Sequence[str]) -> str:
        """One sentence that points to where a hint lies."""
        from wonderland.games.wonderland.hints import nudge

        return nudge(match, lines)

    def advice(self, match: Match, lines: Sequence[str]) -> str:
        """A hint in words."""
        from wonderland.games.wonderland.hints import advice

        return advice(match, lines)

    def deeds(self, match: Match, lines: Sequence[str]) -> str:
        """What an agent's lines did."""
        from wonderland.games.wonderland.hints import deeds

        return deeds(match, lines)

    def reason(self, match: Match, why: str, side: str = "") -> str:
        """What an agent said of its choice, with the names of beings."""
        from wonderland.games.wonderland.hints import reason

        return reason(match, why, side)


def _analysis() -> Analysing:
    from wonderland.games.wonderland.analysis.analyse import LookingBack
    from wonderland.games.wonderland.known import as_known

    return Analysing(LookingBack, as_known)


def _least(match: Match) -> str:
    from wonderland.games.wonderland.queries.asking import least

    return least(match)


def _measures(scale: int) -> Mapping[str, float]:
    from wonderland.games.wonderland.measures import measure

    return measure(scale, time.perf_counter, Random(1))


PARTS = Parts(
    rules=Wonderland,
    text=WonderlandText(),
    check=_check,
    mods=_mods,
    agents=_agents,
    hints=WonderlandHints(),
    analysis=Analyst(_analysis, "usual"),
    reference=WonderlandReference(),
    lessons=_lessons,
    puzzles=_puzzles,
    pools=WonderlandPools(),
    encoding=_encoding,
    least=_least,
    measures=_measures,
)
