"""What a game may offer beside its rules, each part a protocol; None where a game has none.

A game's ``info.yaml`` says where each of its ``Parts`` is. A part is imported when it is asked for,
so that a game can be named and opened quickly.
"""

from __future__ import annotations

from collections import abc
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import get_annotations
from pathlib import Path
from random import Random
from types import UnionType
from typing import NamedTuple, Protocol, cast, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from wonderland.core.agent import Agent, Agents
from wonderland.core.encoding import Encoding
from wonderland.core.errors import Problem
from wonderland.core.game import Event, Game, Position
from wonderland.core.match import Match
from wonderland.core.puzzle import Puzzles
from wonderland.core.record import Record
from wonderland.kit.looking_back import Analysis


class TextPart(Protocol):
    """A game in words, for whoever plays without its pictures."""

    def state(self, state: Mapping[str, object]) -> str:
        """Put a state, or a seat's view of one, into some lines of text."""
        ...

    def sentence(self, event: Event, match: Match) -> str:
        """A sentence for the log about an event, ``""`` for what needs none."""
        ...

    def ending(self, match: Match) -> str:
        """How a match ended: ``"West wins: East's Image has fallen"``; ``""`` before its end.

        What decided it stands in the message's gap ``how``.
        """
        ...


class Hints(Protocol):
    """What a person is told who asks what to do; the lines are chosen by an agent."""

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """What belongs to a line that an agent would play: the line, and what follows on it.

        Args:
            match: where the line may be played; it may be played on with.
            line: the first.
            agent: who is asked for what follows.
        """
        ...

    def nudge(self, match: Match, lines: Sequence[str]) -> str:
        """A sentence that points to where a hint lies without giving it away."""
        ...

    def advice(self, match: Match, lines: Sequence[str]) -> str:
        """A hint in words, as one sentence."""
        ...

    def deeds(self, match: Match, lines: Sequence[str]) -> str:
        """What an agent's lines did, as one short sentence."""
        ...

    def reason(self, match: Match, why: str, side: str = "") -> str:
        """What an agent said of its choice, in whole words; ``side`` if it is told to that seat."""
        ...


class PoolsPart(Protocol):
    """What seats bring to a match, where a game has them choose it beforehand: cards, dice.

    Attributes:
        example: a list of some, as it may be typed.
        rule: the number of the rule that says what may be brought.
        file: where the player's own are kept, in his folder.
        most: how many a seat ever brings.
        made_of: what they are made of, in words.
    """

    example: str
    rule: str
    file: str
    most: int
    made_of: str

    def kinds(self) -> Sequence[PoolsPart]:
        """Itself, and the pools of other kinds that options ask for."""
        ...

    def played(self, match: Match) -> PoolsPart:
        """The kind of pools that a match is played with."""
        ...

    def named(self, game: Game) -> Mapping[str, Sequence[str]]:
        """The pools that ship with the game, by name."""
        ...

    def size(self, match: Match) -> int:
        """How many a seat brings to a match."""
        ...

    def filled(self, game: Game, chosen: Sequence[str], size: int) -> list[str]:
        """The first of some, with others added where they end."""
        ...

    def random(self, game: Game, size: int, rng: Random) -> list[str]:
        """Any that are legal."""
        ...

    def faults(self, game: Game, chosen: Sequence[object]) -> list[str]:
        """Say for each of a choice what is wrong with it, ``""`` where nothing is."""
        ...

    def wrong_size(self, count: int, size: int) -> str:
        """Say that so many are listed, where a seat brings another number."""
        ...

    def changed(self, before: Game, after: Game) -> list[str]:
        """What may be brought that is another thing in the one game than in the other."""
        ...

    def brought(self, match: Match, seat: str) -> tuple[str, ...]:
        """What a seat brought to a match."""
        ...

    def used(self, match: Match, seat: str) -> tuple[str, ...]:
        """What of that it has used."""
        ...


class AnalysisPart(Protocol):
    """Looking back on a match.

    Attributes:
        usual: the effort that is taken where none is named.
        efforts: how hard it may look, the least first.
    """

    usual: str
    efforts: Sequence[str]

    def analyse(
        self, game: Game, record: Record, effort: str, *, tell: Callable[[int, int], None] | None = None, seat: str = ""
    ) -> Analysis:
        """Analyse a record (``kit.looking_back.LookingBack.analyse``).

        Args:
            game: its game.
            record: what was played; it may be unfinished.
            effort: one of ``efforts``.
            tell: is told how much is done, and of how much.
            seat: whose knowledge the record holds, ``""`` where nothing is hidden.
        """
        ...


class Known(Protocol):
    """A match that is under way, as one seat may know it."""

    def __call__(self, game: Game, record: Record, seat: str, chance: Random) -> Record:
        """Return a record of the same lines that holds nothing which a seat may not know.

        What the seat can't know is drawn: whatever fits all that it knows, each as likely as chance
        made it, and what is true among the rest. Nothing of it depends on what is hidden, nor does
        whether any is found.

        Args:
            game: its game.
            record: the match, which is not over; it replays without a fault.
            seat: who may know it.
            chance: draws what is hidden.

        Raises:
            LookupError: if nothing was found by which the match could have gone as it went.
        """
        ...


class BookPart(Protocol):
    """The story of a match as a file to keep, where a game tells one.

    Attributes:
        formats: what each ending of a file's name means, the usual one first.
    """

    formats: Mapping[str, str]

    def written(self, game: Game, record: Record, ending: str, told: Callable[[str], str]) -> bytes:
        """Return the file of a match's story, in which there is nothing that is not known to all.

        Args:
            game: its game.
            record: what was played; it may be unfinished.
            ending: one of ``formats``.
            told: puts messages into a language.

        Raises:
            BadInput, IllegalAction: if the record can't be replayed.
        """
        ...


class Reference(Protocol):
    """What stands in the rulebook beside the rules: the beings, monsters, troops, cards.

    Attributes:
        title: the heading above them.
        one: what one that is asked for by its key is called: ``being of rank``.
        keys: which keys there are, in a sentence.
    """

    title: str
    one: str
    keys: str

    def paragraphs(self, game: Game, key: str = "") -> list[str]:
        """Each in words, a text of some lines.

        Args:
            game: whose they are.
            key: those of a key only, such as a rank; ``""`` for all. Nothing if there is none.
        """
        ...


class DecidingPart(Protocol):
    """What decides matches of a game whose results have no word for it, as ``simulate`` counts them."""

    def decided(self, result: Mapping[str, object]) -> str:
        """What decided a match, by its result as in the state: a key of ``GameInfo.ends``."""
        ...

    def expected(self, match: Match) -> str:
        """How such matches are expected to end, by its options; ``""`` where that is not known."""
        ...


class Mods(NamedTuple):
    """Files of the user's own: those that can be played, and what is wrong in the others."""

    files: tuple[Path, ...]
    problems: tuple[Problem, ...]


class Until(Protocol):
    """What ends a step of a lesson: a pydantic model of the game's own."""

    @property
    def line(self) -> str | None:
        """A pattern that a line of the step fits, or None."""
        ...


class Vocabulary(Protocol):
    """How lessons speak of a game: what they may wait for and point at, and how its lines are read.

    Attributes:
        any_order: verbs whose words may stand in any order, and from which word on, counted from 0.
        stepwise: verbs whose words may also be said one at a time, and from which word on.
        moments: what tips may be given at: names of what a player is asked for, and of events; no
            other game's.
    """

    any_order: Mapping[str, int]
    stepwise: Mapping[str, int]
    moments: frozenset[str]

    @property
    def until(self) -> type[Until]:
        """The model of what ends a step."""
        ...

    @property
    def marks(self) -> type[BaseModel]:
        """The model of what a step points at."""
        ...

    def holds(self, until: Until, match: Match) -> bool:
        """Whether everything that ``until`` names, but for ``line``, is so in a match."""
        ...

    def reachable(self, until: Until, match: Match, begun: str) -> bool:
        """Whether a line that begins so can still bring about what is waited for at once."""
        ...

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:
        """What is pointed at and isn't there, each in a sentence."""
        ...


class Named:
    """What a game names in its ``info.yaml``, each loaded when it is first asked for, else None.

    ``"hints" in parts`` tells without loading anything.

    Args:
        entries: where each is, as the game's ``info.yaml`` says.
        load: loads what an entry names: its name, the entry, and what it has to be.
    """

    def __init__(self, entries: Mapping[str, str], load: Callable[[str, str, object], object]) -> None:
        self._entries = entries
        self._load = load

    def __contains__(self, name: str) -> bool:
        """Whether the game has something of that name."""
        return name in self._entries

    def __getattr__(self, name: str) -> object:
        """Load what was not asked for yet.

        Raises:
            BadInput: if it isn't where the game says.
        """
        known = kinds(cast(type, type(self)))
        if name not in known:
            raise AttributeError(name)
        entry = self._entries.get(name)
        found = self._load(name, entry, known[name]) if entry else None
        setattr(self, name, found)
        return found


class Parts(Named):
    """A game's parts.

    Attributes:
        rules: makes the game's rules, with further definition files of the user's.
        check: holds a definition file against its kind and against the game's other files;
            raises ``BadInput`` with all that is wrong.
        mods: reads the game's definitions with files that the user put into the folder of mods;
            raises ``BadInput`` if they don't fit.
        text: the game in words; where it has none, its state is told key by key (``plain_text``).
        agents: its levels and what plays at each; where it has none, ``random`` plays it.
        hints, analysis, known, reference: as their protocols say.
        lessons: how its lessons speak of it; None where it has none.
        puzzles: reads, proves and solves its puzzles.
        pools: what seats bring to a match.
        encoding: decisions and views in numbers, for matches with a position's options.
        book: the story of a match as a file.
        least: the line by which the seat that is awaited does as little as it can: what the
            others play in a lesson.
        deciding: what decides a match where its result does not say.
        measures: what ``bench`` measures of this game alone: each figure's name, and what
            measures it (how thoroughly, by which clock, and what is drawn from).
    """

    rules: Callable[[Sequence[Path]], Game]
    text: TextPart | None
    check: Callable[[Path], None] | None
    mods: Callable[[Sequence[Path]], object] | None
    agents: Agents | None
    hints: Hints | None
    analysis: AnalysisPart | None
    known: Known | None
    reference: Reference | None
    lessons: Vocabulary | None
    puzzles: Puzzles | None
    pools: PoolsPart | None
    encoding: Callable[[Position], Encoding] | None
    book: BookPart | None
    least: Callable[[Match], str] | None
    deciding: DecidingPart | None
    measures: Callable[[int, Callable[[], float], Random], Mapping[str, float]] | None


@cache
def kinds(named: type) -> Mapping[str, object]:
    """What a game can name, and what each has to be: a protocol, a class, or a call."""
    hints = get_type_hints(named).items()
    return {name: get_args(kind)[0] if isinstance(kind, UnionType) else kind for name, kind in hints}


def lacking(part: object, kind: object) -> list[str]:
    """What a part lacks of what it has to be, by name; nothing if it is all there."""
    if get_origin(kind) is abc.Callable:
        return [] if callable(part) else ["__call__"]
    wanted = {*vars(kind), *get_annotations(cast(type, kind))}
    return sorted(name for name in wanted - {*dir(part)} if not name.startswith("_"))
