"""The analysis of a match: how it went for each side, how lucky its rolls were, what it was lost by.

The same match, effort and seed give the same analysis everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.ai.evaluator import shipped_evaluator
from wonderland.games.dungeon_dice.analysis.assess import Assessor, Effort
from wonderland.games.dungeon_dice.analysis.past import PastTurn, turns
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.rolls import table
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.games.dungeon_dice.turn import calling_kinds
from wonderland.kit.looking_back import Mistake, plain

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=2, worlds=3, rolls=6),
    "usual": Effort(plans=4, worlds=8, rolls=16),
    "high": Effort(plans=8, worlds=40, rolls=60),
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
        after: each side's chance to win at its end.
        dice_loss, play_loss: what the side lost by its dice and by its deeds; None where it can't
            be said.
        luck: what its roll brought it more than was to be expected, None without one.
        answer_losses: what each side lost by its answers.
        rest: what the estimates did not foresee of what the side's chance became.
    """

    number: int
    seat: str
    line: int
    after: dict[str, float]
    dice_loss: float | None
    play_loss: float | None
    luck: float | None
    answer_losses: dict[str, float]
    rest: float


@dataclass(frozen=True, slots=True)
class Total:
    """A side's luck and play in all.

    Attributes:
        luck: of its rolls, in share of the win.
        lost: by its dice, deeds and answers.
        calls: how many rolls could call somebody (DD-31); ``calls_expected`` of these dice.
        crests: how many crests it rolled; ``crests_expected`` of these dice.
    """

    luck: float
    lost: float
    calls: int
    calls_expected: float
    crests: int
    crests_expected: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match analysed.

    Attributes:
        start: each side's chance at the beginning.
        turns: each turn.
        totals: for each side.
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
        game: Dungeon Dice.
        record: what was played; it may be unfinished.
        effort: one of ``EFFORTS``.
        seed: what is tried is drawn from it.
        tell: is told how many lines are done, and of how many, after each turn.
        seat: whose knowledge the record holds, so that nothing is scored which others decided;
            ``""`` where nothing is hidden.

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
    """
    assessor = Assessor(shipped_evaluator(), EFFORTS[effort])
    position = game.open(record)
    assert isinstance(position, Position)
    ledger = _Ledger()
    found: list[Turn] = []
    mistakes: list[Mistake] = []
    before = begins = dict.fromkeys(SIDES, 0.5)
    for past in turns(position, record.moves):
        assessment = assessor.assess(past, Random(f"{seed}:{past.number}"), seat)
        if not found:
            before = begins = _chances(assessor, past.start)
        after = _chances(assessor, past.end)
        letter = SIDES[past.side]
        rest = after[letter] - before[letter] - (assessment.luck or 0.0)
        rest += (assessment.dice_loss or 0.0) + (assessment.play_loss or 0.0)
        found.append(
            Turn(
                past.number, letter, past.line, after, assessment.dice_loss,
                assessment.play_loss, assessment.luck, assessment.answer_losses, rest,
            )
        )  # fmt: skip
        if assessment.mistakes:
            mistakes.append(max(assessment.mistakes, key=lambda mistake: mistake.loss))
        ledger.enter(past)
        before = after
        if tell:
            tell(past.last_line, len(record.moves))
    ranked = sorted(mistakes, key=lambda mistake: (-mistake.loss, mistake.turn))
    return Analysis(
        begins,
        tuple(found),
        {letter: ledger.total(side, found) for side, letter in enumerate(SIDES)},
        tuple(mistake for mistake in ranked[:COSTLIEST] if mistake.loss >= WORTH_TELLING),
    )


def _chances(assessor: Assessor, state: State) -> dict[str, float]:
    """Each side's chance where a turn begins, or where the record ends."""
    west = assessor.share(state, 0, state.active)
    return {"w": west, "e": 1 - west}


class _Ledger:
    """Counts what each side rolls."""

    def __init__(self) -> None:
        self._calls, self._crests = [0, 0], [0, 0]
        self._calls_expected, self._crests_expected = [0.0, 0.0], [0.0, 0.0]

    def enter(self, past: PastTurn) -> None:
        """Count a turn's roll."""
        state, side = past.rolled, past.side
        if state is None:
            return
        definitions = state.config.definitions
        of = table(definitions, state.dice)
        self._calls[side] += bool(calling_kinds(state))
        self._calls_expected[side] += sum([chance for _, chance in of.calls])
        shown = [definitions.gives[face] for face in state.faces]
        self._crests[side] += sum([number for crest, number in shown if crest >= 0])
        self._crests_expected[side] += sum([n * p for crest in of.crests for n, p in crest])

    def total(self, side: int, found: list[Turn]) -> Total:
        """A side's numbers."""
        letter = SIDES[side]
        own = [turn for turn in found if turn.seat == letter]
        lost = sum((turn.dice_loss or 0.0) + (turn.play_loss or 0.0) for turn in own)
        lost += sum(turn.answer_losses.get(letter, 0.0) for turn in found)
        return Total(
            sum(turn.luck or 0.0 for turn in own), lost, self._calls[side],
            self._calls_expected[side], self._crests[side], self._crests_expected[side],
        )  # fmt: skip
