"""The analysis of a match: how it went, how lucky it was, and what it was lost by.

It sees everything, as one does after a match; of a match that is under way it is handed what one
seat knows (``known``). The same match, effort and seed give the same analysis everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.wonderland.ai.agents import analyst
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.analysis.assess import DICE, Assessment, Assessor, Mistake, chance
from wonderland.games.wonderland.analysis.deeds import Deeds, Ledger
from wonderland.games.wonderland.analysis.luck import Count, Roll, factors_rolled, summons_rolled
from wonderland.games.wonderland.analysis.past import PastTurn, turns
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES, WEST
from wonderland.kit.looking_back import plain

__all__ = ["EFFORTS", "USUAL", "Analysis", "Mistake", "Total", "Turn", "analyse"]

EFFORTS: Mapping[str, SearchSettings] = MappingProxyType({
    "low": SearchSettings(
        width=1, depth=3, states=80, placings=30, trials=4, summons=2,
        quick_placings=16, quick_trials=0, plan_dice=False,
    ),
    "usual": SearchSettings(
        width=3, depth=5, states=600, placings=120, trials=16, summons=6, quick_states=50,
        quick_placings=24, quick_trials=4,
    ),
    "high": SearchSettings(
        width=4, depth=7, states=3000, placings=1000, trials=60, summons=12, quick_states=150,
        quick_placings=80, quick_trials=12,
    ),
})  # fmt: skip
"""How hard an analysis may look."""
USUAL = "usual"
COSTLIEST = 3
WORTH_TELLING = 0.01
"""The loss below which a decision is not called costly."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it went.

    ``after - before``, for the side whose turn it is, is ``luck - dice_loss - play_loss + rest``.

    Attributes:
        number, side: which, and whose.
        line: how many lines of the record lead to it.
        before, after: West's chance to win at its start and at its end.
        dice_loss, play_loss: what the side lost by its dice and by its summon and actions; None
            where there were none, or the turn was cut short.
        luck: what its roll was worth more than was to be expected, None without one.
        answer_loss: what the other side lost by its costliest answer, None if it had none.
        rest: what the estimates did not foresee.
    """

    number: int
    side: str
    line: int
    before: float
    after: float
    dice_loss: float | None
    luck: float | None
    play_loss: float | None
    answer_loss: float | None
    rest: float


@dataclass(frozen=True, slots=True)
class Total:
    """A side's luck and play in all.

    Attributes:
        summons, factors: what its dice brought.
        luck: its rolls, in chance to win.
        lost: its dice, play and answers, in chance to win.
    """

    summons: Count
    factors: Count
    luck: float
    lost: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match analysed.

    Attributes:
        start: West's chance to win at the beginning.
        turns: each turn.
        totals: for ``w`` and ``e``.
        costliest: the costliest decisions, at most one of a turn, the costliest first.
        best: what the best being did; None if none attacked.
    """

    start: float
    turns: tuple[Turn, ...]
    totals: dict[str, Total]
    costliest: tuple[Mistake, ...]
    best: Deeds | None

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
        game: the flagship.
        record: what was played; it may be unfinished.
        effort: one of ``EFFORTS``.
        seed: what the paths that are looked at are drawn from.
        tell: is told how many lines are done, and of how many, after each turn.
        seat: whose knowledge the record holds: the other side's pool is a guess, so its choices
            of dice are not scored (W-76). ``""`` where nothing is hidden.

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
    """
    agent = analyst(EFFORTS[effort])
    assessor, ledger = Assessor(agent), Ledger()
    position = game.open(record)
    assert isinstance(position, Position)
    begins = chance(agent.evaluator, position.value, WEST)
    found: list[Turn] = []
    mistakes: list[Mistake] = []
    rolls: dict[str, list[Roll]] = {side: [] for side in SIDES}
    for past in turns(position, record.moves):
        if not found:
            begins = chance(agent.evaluator, past.start, WEST)
        rng = Random(f"{seed}:{past.number}")
        assessment = assessor.assess(past, record.moves, rng)
        if seat and SIDES[past.side] != seat:
            _leave_out_dice(assessment)
        before = found[-1].after if found else begins
        after = chance(agent.evaluator, past.end, WEST)
        found.append(_turn(past, assessment, before, after))
        if assessment.mistakes:
            mistakes.append(max(assessment.mistakes, key=lambda mistake: mistake.loss))
        if past.faces:
            level = past.start.config.level
            levels = tuple(level[card] for card in past.cards)
            rolls[SIDES[past.side]].append(Roll(levels, past.faces))
        ledger.enter(past.events, past.number)
        if tell:
            tell(past.last_line, len(record.moves))
    ranked = sorted(mistakes, key=lambda mistake: (-mistake.loss, mistake.turn))
    return Analysis(
        begins,
        tuple(found),
        {side: _total(position.config.definitions, side, rolls[side], found) for side in SIDES},
        tuple(m for m in ranked[:COSTLIEST] if m.loss >= WORTH_TELLING),
        ledger.best(),
    )


def _leave_out_dice(assessment: Assessment) -> None:
    """Say nothing of a choice of dice."""
    assessment.dice_loss = None
    assessment.mistakes = [mistake for mistake in assessment.mistakes if mistake.kind != DICE]


def _turn(past: PastTurn, assessment: Assessment, before: float, after: float) -> Turn:
    swing = (after - before) * (1 if past.side == WEST else -1)
    foreseen = (
        (assessment.luck or 0.0) - (assessment.dice_loss or 0.0) - (assessment.play_loss or 0.0)
    )
    return Turn(
        past.number, SIDES[past.side], past.line, before, after, assessment.dice_loss, assessment.luck,
        assessment.play_loss, assessment.answer_loss, swing - foreseen,
    )  # fmt: skip


def _total(definitions: Definitions, side: str, rolls: list[Roll], found: list[Turn]) -> Total:
    own = [turn for turn in found if turn.side == side]
    lost = sum((turn.dice_loss or 0.0) + (turn.play_loss or 0.0) for turn in own)
    lost += sum(turn.answer_loss or 0.0 for turn in found if turn.side != side)
    return Total(
        summons_rolled(definitions, rolls),
        factors_rolled(definitions, rolls),
        sum(turn.luck or 0.0 for turn in own),
        lost,
    )
