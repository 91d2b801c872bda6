"""Choosing dice: those chosen so far, and what they promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from wonderland.games.dungeon_dice.named_line import in_names
from wonderland.ui.games.dungeon_dice.odds import Odds, best, choices, odds_of
from wonderland.ui.games.dungeon_dice.side_control import SideControl

DICE = 3
"""How many dice are rolled (DD-28)."""


class Choosing:
    """The dice chosen so far.

    Attributes:
        chosen: their kinds, in the order in which they were chosen.
    """

    def __init__(self, control: SideControl) -> None:
        self._control, self.facts = control, control.facts
        self.chosen: list[str] = []
        self._last: dict[str, tuple[str, ...]] = {}

    @property
    def pool(self) -> Sequence[str]:
        """The dice that the awaited side has left."""
        return list(self._control.view["pools"][self._control.seat]["dice"])

    @property
    def count(self) -> int:
        """How many must be chosen: three, or all if fewer are left (DD-28)."""
        return min(DICE, len(self.pool))

    @property
    def ready(self) -> bool:
        """Whether they are all chosen."""
        return len(self.chosen) == self.count

    def left(self) -> Mapping[str, int]:
        """How many of each kind are still to be chosen from."""
        return Counter(self.pool) - Counter(self.chosen)

    def able(self) -> frozenset[str]:
        """The kinds of which the awaited side has a figure to call."""
        control = self._control
        figures = control.view["pools"][control.seat]["figures"]
        return frozenset(self.facts.kind(code) for code in figures)

    def add(self, kind: str) -> None:
        """Choose a die; when all are chosen, the first of them makes room."""
        self._control.refused = None
        if not self.left().get(kind):
            return
        kept = self.chosen[1:] if self.ready else self.chosen
        if self._control.wanted(_line([*kept, kind])):
            self.chosen = [*kept, kind]

    def take_out(self, index: int) -> None:
        """Put a chosen die back."""
        if index < len(self.chosen):
            del self.chosen[index]

    def suggest(self) -> None:
        """Choose the dice that summon most likely, of those that a lesson means."""
        control = self._control
        sets = choices(self.pool, self.count)
        meant = [dice for dice in sets if control.session.wants(f"{control.to_act} {_line(dice)}")]
        found = best(meant or sets, self.facts.faces, self.able())
        if control.wanted(_line(found)):
            self.chosen = list(found)

    @property
    def again(self) -> tuple[str, ...]:
        """The dice that this side rolled last, if it still has them."""
        last = self._last.get(self._control.seat, ())
        return last if last and not Counter(last) - Counter(self.pool) else ()

    def same(self) -> None:
        """Choose the dice that were rolled last."""
        if self.again and self._control.wanted(_line(self.again)):
            self.chosen = list(self.again)

    def odds(self, kinds: Sequence[str] | None = None) -> Odds:
        """What the dice chosen promise."""
        chosen = tuple(sorted(self.chosen if kinds is None else kinds))
        return odds_of(chosen, self.facts.faces, self.able())

    def roll(self) -> str:
        """The line that rolls them."""
        return self._control.line(_line(self.chosen))

    def clear(self) -> None:
        """Put all back."""
        self.chosen = []

    def settle(self) -> None:
        """Let go of what was rolled, and drop what is no longer there."""
        for said in map(in_names, self._control.match.lines[-1:]):
            if said.verb == "dice" and list(said.words) == self.chosen:
                self._last[said.side] = said.words
                self.clear()
        if self.chosen and Counter(self.chosen) - Counter(self.pool):
            self.clear()


def _line(kinds: Sequence[str]) -> str:
    """The line that rolls dice, without the side."""
    return f"dice {' '.join(kinds)}"
