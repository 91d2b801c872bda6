"""How those at a table look: what a blow, a thought, a long wait and the end do to a face.

A mood changes nothing but a face. It goes by the time of whatever shows the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

WAITING, THINKING, PLEASED, STUNG = "waiting", "thinking", "pleased", "stung"
ASLEEP, BEATEN = "asleep", "beaten"
MOODS = (WAITING, THINKING, PLEASED, STUNG, ASLEEP, BEATEN)
FEELS_MS = 2500.0
"""How long somebody looks pleased or stung."""
THINKS_MS = 400.0
"""So long somebody has thought who looks as if he did: an answer at once needs no thought."""
NODS_MS = 45_000.0
"""So long somebody has waited who falls asleep."""
DROWSY, NODS_SOON_MS = "easy", 8000.0
"""The level of the Dormouse, who sleeps when the match begins, and again after so long."""


class Moods:
    """The faces at a table.

    Args:
        levels: who plays each seat: its level, ``""`` for a person.
    """

    def __init__(self, levels: Mapping[str, str]) -> None:
        self._patience = {seat: NODS_SOON_MS if level == DROWSY else NODS_MS for seat, level in levels.items()}
        self._waited = {seat: inf if level == DROWSY else 0.0 for seat, level in levels.items()}
        self._felt: dict[str, tuple[str, float]] = {}
        self._thinker, self._thought = "", 0.0

    def feel(self, seat: str, mood: str) -> None:
        """Let somebody look pleased or stung for a while; that wakes him, too."""
        if seat in self._waited:
            self._felt[seat] = (mood, FEELS_MS)
            self._waited[seat] = 0.0

    def go_on(self, elapsed: float, to_act: str, thinker: str) -> bool:
        """Let time pass, in milliseconds; whether any face has changed.

        Args:
            elapsed: how long.
            to_act: the seat that is awaited, ``""`` for none.
            thinker: the agent that is at it, ``""`` for none.
        """
        before = {seat: self.of(seat) for seat in self._waited}
        self._thought = self._thought + elapsed if thinker == self._thinker else 0.0
        self._thinker = thinker
        left = {seat: (mood, ms - elapsed) for seat, (mood, ms) in self._felt.items()}
        self._felt = {seat: felt for seat, felt in left.items() if felt[1] > 0}
        for seat in self._waited:
            awake = seat in (to_act, thinker) or seat in self._felt
            self._waited[seat] = 0.0 if awake else self._waited[seat] + elapsed
        return before != {seat: self.of(seat) for seat in self._waited}

    def of(self, seat: str) -> str:
        """How somebody looks while the match goes on."""
        if seat in self._felt:
            return self._felt[seat][0]
        if seat == self._thinker and self._thought >= THINKS_MS:
            return THINKING
        return ASLEEP if self._waited[seat] >= self._patience[seat] else WAITING
