"""What analyses of matches share: turns that were played and scored, and the decisions that cost most.

``looking_back_lines`` puts them into words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import ClassVar, Generic, Protocol, TypeAlias, TypeVar

from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import HUMAN, Record

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
        part: what of the next line leads to it as well, ``""`` for nothing.
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
    part: str = ""


S = TypeVar("S")
"""A state."""
C = TypeVar("C")
"""A candidate."""


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
        dice_loss: what better dice would have promised more; None where none are chosen.
    """

    luck: float | None = None
    play_loss: float | None = None
    answer_losses: dict[str, float] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)
    dice_loss: float | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it went.

    What the seat's share became more is ``luck - lost + rest``.

    Attributes:
        number, seat: which, and whose.
        line: how many lines of the record lead to it.
        after: each seat's share of the win at its end.
        play_loss: what the seat lost by its actions; None where the turn was cut short.
        luck: what its draws or its roll brought it more than was to be expected, None without.
        answer_losses: what each seat lost by its answers.
        rest: what the estimates did not foresee of what the seat's share became.
        dice_loss: what the seat lost by its dice; None where that can't be said.
    """

    number: int
    seat: str
    line: int
    after: dict[str, float]
    play_loss: float | None
    luck: float | None
    answer_losses: dict[str, float]
    rest: float
    dice_loss: float | None = None

    @property
    def lost(self) -> float:
        """What the seat lost by what it did in its own turn."""
        return (self.dice_loss or 0.0) + (self.play_loss or 0.0)


@dataclass(frozen=True, slots=True)
class Total:
    """A seat's luck and play in all; a game adds what it counts.

    Attributes:
        luck: of its draws or rolls, in share of the win.
        lost: by its turns and answers.
    """

    luck: float
    lost: float


@dataclass(frozen=True, slots=True)
class Analysis(ABC):
    """A match analysed.

    Attributes:
        start: each seat's share of the win at the beginning.
        turns: each turn.
        totals: for each seat.
        costliest: the costliest decisions, at most one of a turn, the costliest first; before
            those of agents stand those of people.
    """

    unused: ClassVar[frozenset[str]] = frozenset({"part"})
    """Attributes of turns and decisions that the game has no use for: they are not told as data."""
    nothing_costly: ClassVar[str] = say("No decision cost more than 2 %.")

    start: dict[str, float]
    turns: tuple[Turn, ...]
    totals: Mapping[str, Total]
    costliest: tuple[Mistake, ...]

    def as_json(self) -> dict[str, object]:
        """The analysis as plain data, its numbers to four places."""
        return {key: plain(value, self.unused) for key, value in asdict(self).items()}

    def played(self, mistake: Mistake) -> str:
        """What was done, in a sentence."""
        return say("Played: {did}", did=mistake.did)

    def advice(self, mistake: Mistake, *, brief: bool = False) -> str:  # noqa: ARG002
        """What was better, and what speaks for it; briefly its chief reason alone."""
        return say("Better: {advised} {why}", advised=mistake.advised, why=mistake.why)

    @abstractmethod
    def as_lines(self, match: Match) -> list[str]:
        """The analysis of a match in lines of text."""

    @abstractmethod
    def rows(self) -> Sequence[Sequence[str]]:
        """The table of luck and play."""


class PlayedTurn(Protocol):
    """What looking back asks of a turn that was played, see ``PastTurn``."""

    number: int
    seat: int
    line: int
    last_line: int


P = TypeVar("P", bound=PlayedTurn)
"""A game's turn that was played."""
Shares: TypeAlias = dict[str, float]
"""Each seat's share of the win."""


class LookingBack(ABC, Generic[P]):
    """How a game looks back on a record.

    Args:
        game: the game.
        record: what was played; it may be unfinished.
        effort: how hard to look.

    Attributes:
        efforts: the names of how hard it may look, the least first.
        least: the loss below which a decision is not called costly.
        seats: their letters by their numbers.
    """

    efforts: ClassVar[Collection[str]]
    least: ClassVar[float] = WORTH_TELLING
    seats: Sequence[str]

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
    ) -> Analysis:
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
        if seat:
            self.look_as(seat, record.moves)
        turns: list[Turn] = []
        mistakes: list[Sequence[Mistake]] = []
        before = start = self.opening()
        for past in self.turns(record.moves):
            assessment = self.assess(past, Random(f"{seed}:{past.number}"), seat)
            self.count(past)
            began, after = self.shares(past)
            if not turns:
                before = start = began
            turns.append(_turn(past, self.seats[past.seat], assessment, before, after))
            mistakes.append(assessment.mistakes)
            before = after
            if tell:
                tell(past.last_line, len(record.moves))
        own = [seat] if seat else self._people(record)
        return self.analysis(start, tuple(turns), worth_telling(mistakes, self.least, own))

    def look_as(self, seat: str, moves: Sequence[str]) -> None:
        """Call what the record guesses for a seat by no name that the seat doesn't know.

        Nothing need be done where a guess is never named.

        Args:
            seat: whose knowledge the record holds.
            moves: the record's lines; none of them has been played.
        """

    def _people(self, record: Record) -> Sequence[str]:
        """The seats of a record that people play."""
        players = {seat: record.seats.get(seat, {}).get("player", HUMAN) for seat in self.seats}
        return [seat for seat, player in players.items() if player == HUMAN]

    @abstractmethod
    def turns(self, moves: Sequence[str]) -> Iterator[P]:
        """Play the record's lines and yield each turn once it is over; the last may be unfinished.

        Raises:
            IllegalAction: if a line is refused.
        """

    @abstractmethod
    def assess(self, past: P, rng: Random, seat: str) -> Assessment:
        """Score a turn; with a seat given, only what that seat decided."""

    @abstractmethod
    def count(self, past: P) -> None:
        """Count what a turn's dice or draws brought."""

    @abstractmethod
    def opening(self) -> Shares:
        """The chances where the record begins, for one without a turn."""

    @abstractmethod
    def shares(self, past: P) -> tuple[Shares, Shares]:
        """The chances where a turn began, and where it ended."""

    @abstractmethod
    def analysis(
        self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]
    ) -> Analysis:
        """All together, with what was counted."""


def _turn(past: PlayedTurn, seat: str, found: Assessment, before: Shares, after: Shares) -> Turn:
    """A turn as it went, with what its assessment leaves unexplained."""
    foreseen = (found.luck or 0.0) - (found.dice_loss or 0.0) - (found.play_loss or 0.0)
    return Turn(
        past.number, seat, past.line, after, found.play_loss, found.luck, found.answer_losses,
        after[seat] - before[seat] - foreseen, found.dice_loss,
    )  # fmt: skip


def worth_telling(
    mistakes: Iterable[Sequence[Mistake]],
    least: float = WORTH_TELLING,
    own: Collection[str] = (),
) -> tuple[Mistake, ...]:
    """The costliest decisions: those of some seats first, then of others, each the costliest first.

    Args:
        mistakes: those of each turn; of each one may be told.
        least: the loss below which none is.
        own: the seats.
    """

    def rank(mistake: Mistake) -> tuple[bool, float, int]:
        return mistake.seat not in own, -mistake.loss, mistake.turn

    costly = ([one for one in of_turn if one.loss >= least] for of_turn in mistakes)
    return tuple(sorted([min(some, key=rank) for some in costly if some], key=rank)[:COSTLIEST])


def luck_and_loss(seat: str, turns: Sequence[Turn]) -> tuple[float, float]:
    """A seat's luck in all, and what it lost by its own turns and by its answers."""
    own = [turn for turn in turns if turn.seat == seat]
    lost = sum(turn.lost for turn in own)
    lost += sum(turn.answer_losses.get(seat, 0.0) for turn in turns)
    return sum(turn.luck or 0.0 for turn in own), lost


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


def plain(value: object, without: Collection[str] = ()) -> object:
    """Data as JSON has it, its numbers to four places, without entries of some names."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: plain(inner, without) for key, inner in value.items() if key not in without}
    if isinstance(value, tuple | list):
        return [plain(inner, without) for inner in value]
    return value
