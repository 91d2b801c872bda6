"""The analysis of a match: how it went for each seat, how lucky it was, and what it was lost by.

What was decided is judged by what the seat could know; luck and chances by all that was there. The
same match, effort and seed give the same analysis everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.ai.chances import chances
from wonderland.games.painting_the_roses.ai.evaluator import shipped_evaluator
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.analysis.assess import Assessor, Effort
from wonderland.games.painting_the_roses.analysis.past import turns
from wonderland.games.painting_the_roses.position import Position
from wonderland.kit.looking_back import Mistake, plain

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=3, worlds=4, draws=6),
    "usual": Effort(plans=6, worlds=14, draws=16),
    "high": Effort(plans=10, worlds=60, draws=80),
})  # fmt: skip
"""How hard an analysis may look."""
USUAL = "usual"
COSTLIEST = 3
WORTH_TELLING = 0.02
"""The loss below which a decision is not called costly: less could be the chance of the trying."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it went.

    Attributes:
        number, seat: which, and whose.
        line: how many lines of the record lead to it.
        after: each seat's share of the win at its end.
        play_loss: what the seat lost by its actions; None where the turn was cut short.
        luck: what its draws and the check brought it more than was to be expected, None without.
        answer_losses: what others lost by their answers.
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


@dataclass(frozen=True, slots=True)
class Total:
    """A seat's luck and play in all.

    Attributes:
        luck: of its draws, in share of the win.
        lost: by its actions and answers.
        drawn: how many cards it drew; ``faces`` of them face cards, ``expected`` so many.
        ranks: the mean rank of what it drew.
    """

    luck: float
    lost: float
    drawn: int
    faces: int
    expected: float
    ranks: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match analysed.

    Attributes:
        start: each seat's share of the win at the beginning.
        turns: each turn.
        totals: for each seat.
        costliest: the costliest decisions, at most one of a turn, the costliest first.
    """

    start: dict[str, float]
    turns: tuple[Turn, ...]
    totals: dict[str, Total]
    costliest: tuple[Mistake, ...]

    def as_json(self) -> dict[str, object]:
        """The analysis as plain data, its numbers to four places."""
        return {key: plain(value) for key, value in asdict(self).items()}


def analyse(
    game: Game,
    record: Record,
    effort: str = USUAL,
    seed: int = 0,
    tell: Callable[[int, int], None] | None = None,
    seat: str = "",
) -> Analysis:
    """Analyse a record.

    Args:
        game: the roses.
        record: what was played; it may be unfinished.
        effort: one of ``EFFORTS``.
        seed: what is tried is drawn from it.
        tell: is told how many lines are done, and of how many, after each turn.
        seat: whose knowledge the record holds: others' hands are guesses, so nothing that they
            decided is scored. ``""`` where nothing is hidden.

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
    """
    scales = Scales(shipped_evaluator())
    assessor = Assessor(scales, EFFORTS[effort])
    position = game.open(record)
    assert isinstance(position, Position)
    config = position.config
    ledger = _Ledger(position)
    found: list[Turn] = []
    mistakes: list[Mistake] = []
    before = begins = chances(position.value, scales)
    for past in turns(position, record.moves):
        assessment = assessor.assess(past, Random(f"{seed}:{past.number}"), seat)
        if not found:
            before = begins = chances(past.start, scales)
        after = chances(past.end, scales)
        swing = after[past.seat] - before[past.seat]
        rest = swing - (assessment.luck or 0.0) + (assessment.play_loss or 0.0)
        found.append(
            Turn(
                past.number, config.seats[past.seat], past.line,
                dict(zip(config.seats, after, strict=True)), assessment.play_loss,
                assessment.luck, assessment.answer_losses, rest,
            )
        )  # fmt: skip
        if assessment.mistakes:
            mistakes.append(max(assessment.mistakes, key=lambda mistake: mistake.loss))
        if past.acted is not None:
            ledger.enter(past.seat, past.drawn)
        before = after
        if tell:
            tell(past.last_line, len(record.moves))
    ranked = sorted(mistakes, key=lambda mistake: (-mistake.loss, mistake.turn))
    return Analysis(
        dict(zip(config.seats, begins, strict=True)),
        tuple(found),
        {letter: ledger.total(seat, letter, found) for seat, letter in enumerate(config.seats)},
        tuple(m for m in ranked[:COSTLIEST] if m.loss >= WORTH_TELLING),
    )


class _Ledger:
    """Counts what each seat draws.

    Faces are held against their share of the cards that are in play: the pack without the hedges.
    """

    def __init__(self, position: Position) -> None:
        config = position.config
        self._config = config
        self._drawn: list[list[int]] = [[] for _ in config.seats]
        faces = sum(count for card, count in enumerate(config.pack) if config.power[card])
        self._share = faces / (sum(config.pack) - config.ring)

    def enter(self, seat: int, cards: list[int]) -> None:
        """Count cards that a seat drew."""
        self._drawn[seat] += cards

    def total(self, seat: int, letter: str, found: list[Turn]) -> Total:
        """A seat's numbers."""
        config, drawn = self._config, self._drawn[seat]
        own = [turn for turn in found if turn.seat == letter]
        lost = sum(turn.play_loss or 0.0 for turn in own)
        lost += sum(turn.answer_losses.get(letter, 0.0) for turn in found)
        return Total(
            sum(turn.luck or 0.0 for turn in own),
            lost,
            len(drawn),
            sum(bool(config.power[card]) for card in drawn),
            len(drawn) * self._share,
            sum(config.rank[card] for card in drawn) / len(drawn) if drawn else 0.0,
        )
