"""What analyses of matches share: turns that were played and scored, and the decisions that cost most.

``looking_back_lines`` puts them into words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import HUMAN, Record
from wonderland.kit.position import StatePosition

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
        whole: whether it was played to its end, and not cut short.
    """

    number: int
    seat: int
    line: int
    start: S
    end: S = field(init=False)
    last_line: int = 0
    whole: bool = False

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
    def as_lines(self, match: Match, ending: str) -> list[str]:
        """The analysis of a match in lines of text.

        Args:
            match: the match.
            ending: how it ended in words, ``""`` where it is not over.
        """

    @abstractmethod
    def rows(self) -> Sequence[Sequence[str]]:
        """The table of luck and play."""


P = TypeVar("P", bound=PastTurn[Any])
"""A game's turn that was played."""
Shares: TypeAlias = dict[str, float]
"""Each seat's share of the win."""


class Assessor(ABC, Generic[S, P]):
    """What a game makes of its turns and states."""

    @abstractmethod
    def assess(self, past: P, rng: Random, seat: str = "") -> Assessment:
        """Score a turn; with a seat given, only what that seat decided, whose knowledge it is."""

    @abstractmethod
    def shares(self, state: S) -> Sequence[float]:
        """Each seat's share of the win where a turn begins or the record ends, by their numbers."""


class LookingBack(ABC, Generic[S, P]):
    """How a game looks back on a record.

    Args:
        game: the game.
        record: what was played; it may be unfinished.
        effort: how hard to look.

    Attributes:
        efforts: the names of how hard it may look, the least first.
        least: the loss below which a decision is not called costly.
        found: what an analysis of the game is.
        turn: makes a turn that begins.
        enter: plays a line in the match, and enters in the turn what it did.
        assessor: scores the turns; the game makes it.
        match: the record's match, of which no line is played before ``turns``.
        seats: their letters by their numbers.
        past: the turns that were scored.
    """

    efforts: ClassVar[Collection[str]]
    least: ClassVar[float] = WORTH_TELLING
    found: ClassVar[type[Analysis]]
    turn: Callable[[int, int, int, S], P]
    enter: Callable[[P, Match, str], None]
    assessor: Assessor[S, P]

    def __init__(self, game: Game, record: Record, effort: str) -> None:  # noqa: ARG002
        self.match = Match(game, replace(record, moves=[], lines=[]))
        self.seats: Sequence[str] = self.match.seats
        self.past: list[P] = []

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
        before = start = self._shares(state_of(self.match))
        for past in self.turns(record.moves):
            assessment = self.assessor.assess(past, Random(f"{seed}:{past.number}"), seat)
            self.past.append(past)
            after = self._shares(past.end)
            if not turns:
                before = start = self._shares(past.start)
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

    def _shares(self, state: S) -> Shares:
        """Each seat's share of the win."""
        return dict(zip(self.seats, self.assessor.shares(state), strict=True))

    def turns(self, moves: Sequence[str]) -> Iterator[P]:
        """Play the record's lines and yield each turn once it is over; the last may be unfinished.

        A line belongs to one turn; a game for which that is not so says otherwise.

        Raises:
            IllegalAction: if a line is refused.
        """
        match, now = self.match, None
        for line, text in enumerate(moves):
            if not match.turn or match.active is None:
                match.play(text)
                continue
            if now is None:
                seat = match.seats.index(match.active)
                now = self.begun(match.turn, seat, line, state_of(match).copy())
            self.enter(now, match, text)
            now.last_line = line + 1
            if match.result is not None or match.turn != now.number:
                now.end, now.whole = state_of(match).copy(), True
                yield now
                now = None
        if now:
            now.end = state_of(match).copy()
            yield now

    def begun(self, number: int, seat: int, line: int, start: S) -> P:
        """A turn that begins: its number, its seat's, its line and a state of its own."""
        return self.turn(number, seat, line, start)

    @abstractmethod
    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A seat's luck and what it lost, with what is counted of the turns that are ``past``."""

    def analysis(self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]) -> Analysis:
        """All together, with what was counted."""
        totals = {letter: self.total(seat, *luck_and_loss(letter, turns)) for seat, letter in enumerate(self.seats)}
        return self.found(start, turns, totals, costliest)


def state_of(match: Match) -> Any:
    """Where a match stands, in the numbers of its game."""
    return StatePosition.of(match).value


def _turn(past: PastTurn[Any], seat: str, found: Assessment, before: Shares, after: Shares) -> Turn:
    """A turn as it went, with what its assessment leaves unexplained."""
    foreseen = (found.luck or 0.0) - (found.dice_loss or 0.0) - (found.play_loss or 0.0)
    return Turn(
        past.number, seat, past.line, after, found.play_loss, found.luck, found.answer_losses,
        after[seat] - before[seat] - foreseen, found.dice_loss,
    )  # fmt: skip


def worth_telling(
    mistakes: Iterable[Sequence[Mistake]], least: float = WORTH_TELLING, own: Collection[str] = ()
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


def better_than_first(candidates: Sequence[C], outcome: Callable[[C, int], float], half: int) -> tuple[int, float]:
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
