"""What this game offers to the house (``games.parts``)."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import cast

from wonderland.core.agent import Agents
from wonderland.core.encoding import Encoding
from wonderland.core.game import Event, Game
from wonderland.core.game import Position as AnyPosition
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.puzzle import Puzzles
from wonderland.games.analyst import Analysing, Analyst
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.hints import DiceHints
from wonderland.games.dungeon_dice.pool_choice import DicePools
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.games.parts import Mods, Parts, Vocabulary

# ruff: noqa: PLC0415 - a part looks only at what it needs; what is not needed to name and open a game is imported when asked for


def _check(path: Path) -> None:
    from wonderland.games.dungeon_dice.ai import evaluator
    from wonderland.games.dungeon_dice.definition_reader import check_file

    if path.name == evaluator.FILE:
        evaluator.read_evaluator(path)
    else:
        check_file(path)


def _agents() -> Agents:
    from wonderland.games.dungeon_dice.ai.agents import AGENTS

    return AGENTS


def _mods(files: Sequence[Path]) -> Mods:
    from wonderland.games.dungeon_dice.mods import sound_mods

    return sound_mods(files)


def _encoding(position: AnyPosition) -> Encoding:
    from wonderland.games.dungeon_dice.encoding import Encoding as Own
    from wonderland.games.dungeon_dice.position import Position

    assert isinstance(position, Position)
    return Own(position)


def _lessons() -> Vocabulary:
    from wonderland.games.dungeon_dice.lesson_words import LessonWords

    return LessonWords()


def _puzzles() -> Puzzles:
    from wonderland.games.dungeon_dice.puzzles.puzzle import PUZZLES

    return PUZZLES


def _least(match: Match) -> str:
    from wonderland.games.dungeon_dice.lesson_words import least

    return least(match)


def _measures(scale: int) -> Mapping[str, float]:
    from wonderland.games.dungeon_dice.measures import measure

    return measure(scale, time.perf_counter, Random(1))


class DiceReference:
    """Monsters and items in words (``games.parts.Reference``)."""

    title = say("Monsters and items")
    one = say("figure of code or kind")
    keys = say("A code is three capitals, such as RAB; a kind is a level and a colour, such as 2G.")

    def paragraphs(self, game: Game, key: str = "") -> list[str]:
        """Each in words, or those of a code or a kind."""
        from wonderland.games.dungeon_dice.figure_words import paragraphs

        assert isinstance(game, DungeonDice)
        return paragraphs(game.definitions, key)


class DiceText:
    """The game in words (``games.parts.TextPart``)."""

    def state(self, state: Mapping[str, object]) -> str:
        """Put a state into some lines of text."""
        from wonderland.games.dungeon_dice.state_words import state_in_words

        return state_in_words(cast(StateForm, state))

    def sentence(self, event: Event, match: Match) -> str:
        """A sentence for the log about an event."""
        from wonderland.games.dungeon_dice.words import Teller

        assert isinstance(match.game, DungeonDice)
        return Teller(match.game.definitions).sentence(event)

    def ending(self, match: Match) -> str:
        """How a match ended."""
        from wonderland.games.dungeon_dice.position import position_of
        from wonderland.games.dungeon_dice.words import ending

        result = position_of(match).result
        return ending(result) if result else ""


def _analysis() -> Analysing:
    from wonderland.games.dungeon_dice.analysis.analyse import LookingBack
    from wonderland.games.dungeon_dice.analysis.known import as_known

    return Analysing(LookingBack, as_known)


PARTS = Parts(
    analysis=Analyst(_analysis, "usual"),
    lessons=_lessons,
    least=_least,
    puzzles=_puzzles,
    rules=DungeonDice,
    text=DiceText(),
    check=_check,
    agents=_agents,
    hints=DiceHints(),
    mods=_mods,
    reference=DiceReference(),
    encoding=_encoding,
    measures=_measures,
    pools=DicePools(),
)
