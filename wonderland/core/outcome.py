"""How a match ended, for any number of seats: who won, and which place each seat took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match's result, read the same way for every game.

    Attributes:
        winner: as the result has it: a seat, None where nobody or several won, or several
            letters where a team won.
        winners: the seats that won; none where the match is drawn.
        reason: the game's word for what decided, ``""`` where its result has none.
        places: for each seat its place, from 1; seats may share one.
    """

    winner: str | None
    winners: tuple[str, ...]
    reason: str
    places: Mapping[str, int]

    @property
    def rewards(self) -> dict[str, float]:
        """For each seat a number from 1 (first) to -1 (last) by its place, their sum 0.

        Seats that share a place share what the places they take up are worth.
        """
        count = len(self.places)
        if count < 2:
            return dict.fromkeys(self.places, 0.0)
        found = {}
        for seat, place in self.places.items():
            beside = sum(other == place for other in self.places.values())
            middle = place - 1 + (beside - 1) / 2
            found[seat] = 1.0 - 2.0 * middle / (count - 1)
        return found


def outcome_of(result: Mapping[str, object], seats: Sequence[str]) -> Outcome:
    """Read a result.

    Args:
        result: with ``winner``, and where the rules say so ``reason``, ``places``, ``winners``;
            without places the winner stands before all others, who share theirs.
        seats: those of the match.
    """
    winner, places, named = result.get("winner"), result.get("places"), result.get("winners")
    if not isinstance(winner, str):
        winner = None
    if isinstance(places, Mapping):
        ranked = {seat: int(places[seat]) for seat in seats}
    else:
        ranked = {seat: 1 if winner and seat in winner else 2 if winner else 1 for seat in seats}
    first = tuple(seat for seat in seats if ranked[seat] == 1)
    drawn = not winner and len(first) == len(seats)
    winners = () if drawn else first
    if isinstance(named, Sequence):
        winners = tuple(str(seat) for seat in named)
    return Outcome(winner, winners, str(result.get("reason", "")), ranked)
