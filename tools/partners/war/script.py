"""The script that all styles share: one line at a time, by rules of thumb of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from wonderland.core.agent import Choice
from wonderland.core.game import View
from wonderland.games.dominoes_of_war.named_line import NamedLine, in_names
from wonderland.games.dominoes_of_war.state_form import StateForm
from wonderland.games.dominoes_of_war.view import View as WarView

DEAR = ("general", "chieftain", "gunslinger", "quickshot")
"""Whom it is worth most to remove."""


class Situation(NamedTuple):
    """Where a seat is to act: what it sees, who it is, and its lines with what they say."""

    form: StateForm
    seat: str
    lines: Sequence[tuple[str, NamedLine]]

    def of(self, *verbs: str) -> list[tuple[str, NamedLine]]:
        """The lines of some verbs."""
        return [one for one in self.lines if one[1].verb in verbs]

    def foes(self) -> list[str]:
        """Where the others' figures stand."""
        return [at for who, own in self.form["troops"].items() if who != self.seat for at in own]

    def kind(self, square: str) -> str:
        """What stands on a square; ``""`` for nobody."""
        for own in self.form["troops"].values():
            if square in own:
                return own[square].split()[0]
        return ""

    def away(self, square: str) -> int:
        """How many squares the nearest enemy is away."""
        return min((apart(square, foe) for foe in self.foes()), default=0)


def apart(one: str, other: str) -> int:
    """How many steps, slanting ones too, two squares are apart."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


class Racer:
    """Shoots whom it sees, the dearest first; else the figure that is nearest comes nearer."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal lines."""
        assert isinstance(view, WarView)
        legal = view.legal()
        if view.form["phase"] == "base":
            return Choice(legal.choose(self.rng), "By its script.")
        lines = [(str(action), in_names(str(action))) for action in legal]
        return Choice(self.decide(Situation(view.form, view.seat, lines)), "By its script.")

    def decide(self, here: Situation) -> str:
        """The line that is said."""
        phase = here.form["phase"]
        if phase == "act":
            return self.act(here) or self.last(here)
        if phase == "bonus":
            return self.shoot(here) or self.bonus(here)
        return self.rng.choice(here.lines)[0]

    # --- what styles change ------------------------------------------------------------------
    def act(self, here: Situation) -> str:
        """An action, ``""`` for none."""
        return self.shoot(here) or self.call(here) or self.walk(here)

    def shoot(self, here: Situation) -> str:
        """The attack on the dearest, by whoever can."""
        found = here.of("attack", "charge")
        foes = set(here.foes())
        found = [one for one in found if set(one[1].squares) & foes]
        return max(found, key=lambda one: self._price(here, one[1]), default=("", None))[0]

    def walk(self, here: Situation) -> str:
        """The walk that comes nearest, if it is nearer than now."""
        found = [one for one in here.of("move") if self._nearer(here, one[1]) > 0]
        return max(found, key=lambda one: self._nearer(here, one[1]), default=("", None))[0]

    # --- what they share ---------------------------------------------------------------------
    def call(self, here: Situation) -> str:
        """Whoever can be called in is."""
        found = here.of("spawn")
        return self.rng.choice(found)[0] if found else ""

    def bonus(self, here: Situation) -> str:
        """Any use of a bonus."""
        found = [one for one in here.lines if one[1].verb != "forfeit"] or list(here.lines)
        return self.rng.choice(found)[0]

    def last(self, here: Situation) -> str:
        """To end the turn."""
        return here.of("end")[0][0]

    @staticmethod
    def _price(here: Situation, line: NamedLine) -> tuple[int, int]:
        return len(line.squares), sum(here.kind(at) in DEAR for at in line.squares)

    @staticmethod
    def _nearer(here: Situation, line: NamedLine) -> int:
        return here.away(line.troop) - here.away(line.squares[0])
