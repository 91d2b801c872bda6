"""What a match is sealed with: how well a seat played without its luck, and by what it was decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from wonderland.core.message import say
from wonderland.core.outcome import Outcome
from wonderland.kit.looking_back import Analysis

GRADES: Mapping[str, float] = MappingProxyType({"A": 0.01, "B": 0.025, "C": 0.05, "D": 0.08})
"""The most that a seat lost on average in a turn of its own, in share of the win; E is for more."""
WORST = "E"
DECIDED = MappingProxyType({
    (True, True): say("Won by play"), (True, False): say("Won by luck"),
    (False, True): say("Lost by play"), (False, False): say("Lost by luck"),
})  # fmt: skip
"""How a match is called, by whether the seat won and whether play decided rather than luck."""
RESIGNED = "resigned"
"""The reason of a result that neither play nor luck decided."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """How a seat played, each number for a turn and in share of the win.

    Attributes:
        luck: what its draws or rolls brought it more than was to be expected.
        lost: what it lost by its decisions.
        others: what the others lost by theirs, on average.
        others_luck: the luck of the others, on average.
    """

    luck: float
    lost: float
    others: float
    others_luck: float

    @property
    def grade(self) -> str:
        """The grade without luck, from A to E."""
        return next((name for name, most in GRADES.items() if self.lost <= most), WORST)

    def decided(self, outcome: Outcome, seat: str) -> str:
        """What decided the match for a seat, in words: play or luck, whichever helped the winner more.

        Neither did where nobody won, or somebody resigned.
        """
        won = seat in outcome.winners
        if not outcome.winners:
            return say("A draw")
        if outcome.reason == RESIGNED:
            return say("They resigned") if won else say("Lost by resigning")
        by_play, by_luck = self.others - self.lost, self.luck - self.others_luck
        play = by_play >= by_luck if won else by_play <= by_luck
        return DECIDED[won, play]


def sealed(found: Analysis, seat: str) -> Sealed | None:
    """How a seat played; None where it had no turn."""
    turns = {one: sum(turn.seat == one for turn in found.turns) for one in found.totals}
    others = [one for one in found.totals if one != seat and turns[one]]
    if not turns[seat]:
        return None
    lost = {one: found.totals[one].lost / turns[one] for one in (seat, *others)}
    luck = {one: found.totals[one].luck / turns[one] for one in (seat, *others)}
    count = max(1, len(others))
    return Sealed(
        luck[seat], lost[seat], sum(lost[one] for one in others) / count, sum(luck[one] for one in others) / count
    )
