"""What analyses of matches share: turns that were played and scored, and the decisions that cost most.

``looking_back_lines`` puts them into words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from wonderland.core.game import Game
from wonderland.core.record import Record

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

COSTLIEST = 3
"""How many of a match's decisions are told."""
WORTH_TELLING = 0.02
"""The loss below which a decision is not called costly: less could be the chance of the trying."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that something better was found for.

    Attributes:
        turn: in which turn.
        seat: whose decision.
        kind: ``play`` for the action step, ``answer``, or what else a game has.
        loss: how much the better is worth more, in share of the win.
        line: how many lines of the record lead to it.
        played, better: the lines that were played, and that are better.
        did, advised: the same in words.
        why: what speaks for the better.
    """

    turn: int
    seat: str
    kind: str
    loss: float
    line: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    did: str
    advised: str
    why: str


class Costly(Protocol):
    """A decision that something better was found for, as far as they are held against one another."""

    @property
    def turn(self) -> int:
        """In which turn."""
        ...

    @property
    def loss(self) -> float:
        """How much the better is worth more, in share of the win."""
        ...

    @property
    def played(self) -> Sequence[str]:
        """The lines that were played."""
        ...

    @property
    def better(self) -> Sequence[str]:
        """The lines that are better."""
        ...


S = TypeVar("S")
"""A state."""
M = TypeVar("M", bound=Costly)
"""A decision that cost something."""


@dataclass(slots=True)
class PastTurn(Generic[S]):
    """A turn that was played.

    Attributes:
        number, seat: which, and whose, by the seat's number.
        line: how many lines had been said when it began; the other lines count alike.
        start: where it stood then.
        end: where it stood at the next turn's start, or where the record ends.
        last_line: the lines said by then.
    """

    number: int
    seat: int
    line: int
    start: S
    end: S = field(init=False)
    last_line: int = 0

    def __post_init__(self) -> None:
        self.end = self.start


@dataclass(slots=True)
class Assessment:
    """A turn scored; None what could not be.

    Attributes:
        luck: what its draws or its roll were worth more than was to be expected.
        play_loss: what better actions would have been worth to the seat.
        answer_losses: for each seat what better answers would have been worth.
        mistakes: the decisions that lost anything.
    """

    luck: float | None = None
    play_loss: float | None = None
    answer_losses: dict[str, float] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)

    @property
    def lost(self) -> float:
        """What the seat lost by what it did in its own turn."""
        return self.play_loss or 0.0


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it went.

    Attributes:
        number, seat: which, and whose.
        line: how many lines of the record lead to it.
        after: each seat's share of the win at its end.
        play_loss: what the seat lost by its actions; None where the turn was cut short.
        luck: what its draws or its roll brought it more than was to be expected, None without.
        answer_losses: what each seat lost by its answers.
        rest: what the estimates did not foresee of what the seat's share became.
    """

    number: int
    seat: str
    line: int
    after: dict[str, float]
    play_loss: float | None
    luck: float | None
    answer_losses: dict[str, float]
    rest: float

    @property
    def lost(self) -> float:
        """What the seat lost by what it did in its own turn."""
        return self.play_loss or 0.0


T = TypeVar("T", bound=Turn)
U = TypeVar("U")
"""A seat's luck and play in all."""


@dataclass(frozen=True, slots=True)
class Analysis(Generic[T, U]):
    """A match analysed.

    Attributes:
        start: each seat's share of the win at the beginning.
        turns: each turn.
        totals: for each seat.
        costliest: the costliest decisions, at most one of a turn, the costliest first.
    """

    start: dict[str, float]
    turns: tuple[T, ...]
    totals: dict[str, U]
    costliest: tuple[Mistake, ...]

    def as_json(self) -> dict[str, object]:
        """The analysis as plain data, its numbers to four places."""
        return as_data(self)


class CourseTurn(Protocol):
    """A turn of a match that was looked back on."""

    @property
    def number(self) -> int:
        """Which."""
        ...

    @property
    def after(self) -> Mapping[str, float]:
        """Each seat's share of the win at its end."""
        ...


class Course(Protocol):
    """How a match went: what a screen draws of any game's analysis."""

    @property
    def start(self) -> Mapping[str, float]:
        """Each seat's share of the win at the beginning."""
        ...

    @property
    def turns(self) -> Sequence[CourseTurn]:
        """Each turn."""
        ...

    @property
    def costliest(self) -> Sequence[Mistake]:
        """The costliest decisions, the costliest first."""
        ...


class PlayedTurn(Protocol):
    """What looking back asks of a turn that was played, see ``PastTurn``."""

    @property
    def number(self) -> int:
        """Which."""
        ...

    @property
    def last_line(self) -> int:
        """The lines said when it was over."""
        ...


P = TypeVar("P", bound=PlayedTurn)
A = TypeVar("A")
"""A turn scored."""
C = TypeVar("C")
"""The chances where a match stands; a candidate."""
F = TypeVar("F")
"""A turn as it went."""
R = TypeVar("R")
"""An analysis."""


class LookingBack(ABC, Generic[P, A, C, F, R]):
    """How a game looks back on a record.

    Args:
        game: the game.
        record: what was played; it may be unfinished.
        effort: how hard to look.
    """

    @abstractmethod
    def __init__(self, game: Game, record: Record, effort: str) -> None: ...

    @classmethod
    def analyse(
        cls,
        game: Game,
        record: Record,
        effort: str = "usual",
        seed: int = 0,
        tell: Callable[[int, int], None] | None = None,
        seat: str = "",
    ) -> R:
        """Analyse a record.

        The same match, effort and seed give the same analysis everywhere.

        Args:
            game: the game.
            record: what was played; it may be unfinished.
            effort: how hard to look, by the name that the game has for it.
            seed: what is tried is drawn from it.
            tell: is told how many lines are done, and of how many, after each turn.
            seat: whose knowledge the record holds, so that nothing is scored which others decided
                and which is guessed; ``""`` where nothing is hidden.

        Raises:
            BadInput: if the record's head is wrong.
            IllegalAction: if one of its lines is refused.
        """
        self = cls(game, record, effort)
        found: list[F] = []
        scored: list[A] = []
        before = begins = self.opening()
        for past in self.turns(record.moves):
            assessment = self.assess(past, record.moves, Random(f"{seed}:{past.number}"), seat)
            if not found:
                before = begins = self.begins(past)
            after = self.ends(past)
            found.append(self.summed_up(past, assessment, before, after))
            scored.append(assessment)
            before = after
            if tell:
                tell(past.last_line, len(record.moves))
        return self.analysis(begins, tuple(found), scored)

    @abstractmethod
    def turns(self, moves: Sequence[str]) -> Iterator[P]:
        """Play the record's lines and yield each turn once it is over; the last may be unfinished.

        Raises:
            IllegalAction: if a line is refused.
        """

    @abstractmethod
    def assess(self, past: P, moves: Sequence[str], rng: Random, seat: str) -> A:
        """Score a turn; with a seat given, only what that seat decided."""

    @abstractmethod
    def opening(self) -> C:
        """The chances where the record begins."""

    @abstractmethod
    def begins(self, past: P) -> C:
        """The chances where a turn began."""

    @abstractmethod
    def ends(self, past: P) -> C:
        """The chances where it ended."""

    @abstractmethod
    def summed_up(self, past: P, assessment: A, before: C, after: C) -> F:
        """A turn as it went, and what is counted of it."""

    @abstractmethod
    def analysis(self, begins: C, found: tuple[F, ...], scored: Sequence[A]) -> R:
        """All together."""


def worth_telling(mistakes: Iterable[Sequence[M]], least: float = WORTH_TELLING) -> tuple[M, ...]:
    """The costliest decisions, the costliest first.

    Args:
        mistakes: those of each turn; of each the costliest may be told.
        least: the loss below which none is.
    """
    costliest = [max(of_turn, key=lambda mistake: mistake.loss) for of_turn in mistakes if of_turn]
    ranked = sorted(costliest, key=lambda mistake: (-mistake.loss, mistake.turn))
    return tuple(mistake for mistake in ranked[:COSTLIEST] if mistake.loss >= least)


def luck_and_loss(seat: str, turns: Sequence[Turn]) -> tuple[float, float]:
    """A seat's luck in all, and what it lost by its own turns and by its answers."""
    own = [turn for turn in turns if turn.seat == seat]
    lost = sum(turn.lost for turn in own)
    lost += sum(turn.answer_losses.get(seat, 0.0) for turn in turns)
    return sum(turn.luck or 0.0 for turn in own), lost


def unforeseen(assessment: Assessment, swing: float) -> float:
    """What luck and losses do not say of what a seat's share became."""
    return swing - (assessment.luck or 0.0) + assessment.lost


def better_than_first(
    candidates: Sequence[C], outcome: Callable[[C, int], float], half: int
) -> tuple[int, float]:
    """Which candidate is best, and by how much better than the first; 0 and nothing if that is the first.

    Args:
        candidates: the first is what was done.
        outcome: what comes of one in a world, which is a number; all are tried in the same.
        half: in how many worlds the best is looked for. How much better it is, as many others say,
            which had no part in choosing it.
    """

    def mean(candidate: C, worlds: range) -> float:
        return sum([outcome(candidate, world) for world in worlds]) / len(worlds)

    chosen = [mean(candidate, range(half)) for candidate in candidates]
    best = max(range(len(candidates)), key=chosen.__getitem__)
    if not best:
        return 0, 0.0
    others = range(half, 2 * half)
    loss = mean(candidates[best], others) - mean(candidates[0], others)
    return (best, loss) if loss > 0 else (0, 0.0)


def as_data(found: DataclassInstance) -> dict[str, object]:
    """A dataclass as JSON has it, its numbers to four places."""
    return {key: plain(value) for key, value in asdict(found).items()}


def plain(value: object) -> object:
    """Data as JSON has it, its numbers to four places."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [plain(inner) for inner in value]
    return value
