"""Sparring partners of other styles than the racer's."""

from __future__ import annotations

from tools.partners.war.script import Racer, Situation, apart
from wonderland.games.dominoes_of_war.named_line import NamedLine

LONG = 4
"""How far most shots reach: a sentry stays further away."""


class Sentry(Racer):
    """Comes as near as others do not shoot, and lets them come; it shoots whoever does."""

    def walk(self, here: Situation) -> str:
        """Only where the nearest enemy stays further off than most shots reach."""
        found = [one for one in here.of("move") if LONG < here.away(one[1].squares[0]) < here.away(one[1].troop)]
        return self.rng.choice(found)[0] if found else ""


class Bomber(Racer):
    """Kamikazes first: they run where most fall, and go ahead of all others."""

    def act(self, here: Situation) -> str:
        """Charge, walk with a kamikaze, then do as the racer does."""
        return self.charge(here) or self.ahead(here) or super().act(here)

    def charge(self, here: Situation) -> str:
        """Onto whom most others stand beside."""

        def crowd(line: NamedLine) -> int:
            return sum(apart(line.squares[0], foe) <= 1 for foe in here.foes())

        found = here.of("charge")
        return max(found, key=lambda one: crowd(one[1]), default=("", None))[0]

    def ahead(self, here: Situation) -> str:
        """A kamikaze comes nearer."""
        own = [one for one in here.of("move") if here.kind(one[1].troop) == "kamikaze"]
        found = [one for one in own if self._nearer(here, one[1]) > 0]
        return max(found, key=lambda one: self._nearer(here, one[1]), default=("", None))[0]


class Walker(Racer):
    """Fears mines: it walks on tiles that lie face up where it can, and on others with grunts alone."""

    def walk(self, here: Situation) -> str:
        """The nearest of what it dares."""
        found = [one for one in here.of("move") if self._nearer(here, one[1]) > 0]
        known = [one for one in found if one[1].squares[0] in here.form["faces"]]
        cheap = [one for one in found if here.kind(one[1].troop) in ("grunt", "lightfoot")]
        chosen = known or cheap or found
        return max(chosen, key=lambda one: self._nearer(here, one[1]), default=("", None))[0]


class Sampler(Racer):
    """Any action half of the time, else as the racer does."""

    def act(self, here: Situation) -> str:
        """Any, or the racer's."""
        return self.rng.choice(here.lines)[0] if self.rng.random() < 0.5 else super().act(here)
