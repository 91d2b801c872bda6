"""What each being did in a match, and which of them did most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.analysis.past import turns
from wonderland.games.wonderland.position import Position

IMAGE_WEIGHT, FELLED_WEIGHT = 4.0, 2.0
"""What an attack on the Image, and a being felled, count beside a point of Str taken."""


@dataclass(slots=True)
class Deeds:
    """What a being did.

    Attributes:
        being: its id.
        attacks: its attacks, a blast counting as one.
        on_image: how many of them hit the enemy Image.
        felled: how many enemies fell in turns in which it attacked them.
        taken: the Str that enemies lost to its points, its share where several attacked.
        came: the turn in which it was summoned, 0 where it stood there from the beginning.
        walked: the squares that it went.
    """

    being: str
    attacks: int = 0
    on_image: int = 0
    felled: int = 0
    taken: float = 0.0
    came: int = 0
    walked: int = 0

    @property
    def weight(self) -> float:
        """How much that is, in one number."""
        return IMAGE_WEIGHT * self.on_image + FELLED_WEIGHT * self.felled + self.taken


@dataclass(slots=True)
class Ledger:
    """Keeps what beings do, turn by turn."""

    beings: dict[str, Deeds] = field(default_factory=dict)

    def enter(self, events: Iterable[object], turn: int = 0) -> None:
        """Enter what happened in a turn."""
        hits: dict[str, dict[str, int]] = {}
        for event in events:
            if isinstance(event, ev.Attacked):
                self._attack(event.being, [(event.target, event.points)], hits)
            elif isinstance(event, ev.Blasted):
                enemy = "e" if event.being[0] == "w" else "w"
                images = [("image", 0)] if enemy in event.images else []
                self._attack(event.being, [*event.hits, *images], hits)
            elif isinstance(event, ev.Damaged):
                self._damage(event, hits.get(event.being, {}))
            elif isinstance(event, ev.Summoned):
                self._of(event.being).came = turn
            elif isinstance(event, ev.Moved):
                self._of(event.being).walked += 1

    def _of(self, being: str) -> Deeds:
        return self.beings.setdefault(being, Deeds(being))

    def _attack(self, being: str, targets: Iterable[tuple[str, int]], hits: dict[str, dict[str, int]]) -> None:
        deeds = self._of(being)
        deeds.attacks += 1
        for target, points in targets:
            if target == "image":
                deeds.on_image += 1
            elif target[0] != being[0]:
                by = hits.setdefault(target, {})
                by[being] = by.get(being, 0) + points

    def _damage(self, event: ev.Damaged, by: dict[str, int]) -> None:
        for being, points in by.items():
            if points:
                self.beings[being].taken += event.amount * points / event.points
                self.beings[being].felled += event.strength == 0

    def best(self, side: str = "") -> Deeds | None:
        """The being that did most, of a side or of both; None if none attacked."""
        found = [deeds for deeds in self.beings.values() if deeds.attacks and deeds.being.startswith(side)]
        return max(found, key=lambda d: (d.weight, d.attacks, d.being), default=None)


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a match once it is over.

    Attributes:
        best: the being that did most; None if none attacked.
        attackers: whose attacks in the last turn felled an Image (W-65), in their order.
        blasters: whose blasts did.
    """

    best: Deeds | None
    attackers: tuple[str, ...] = ()
    blasters: tuple[str, ...] = ()


def told_of(position: Position, moves: Sequence[str], side: str = "") -> Told:
    """What is told of a match.

    Args:
        position: where the match began; it is changed.
        moves: its lines.
        side: whose beings are looked at, ``""`` for all.
    """
    ledger, last = Ledger(), list[object]()
    for past in turns(position, moves):
        ledger.enter(past.events, past.number)
        last = list(past.events)
    fallen = {event.side for event in last if isinstance(event, ev.LifeLost) and not event.left}
    attackers = [event.being for event in last if isinstance(event, ev.Attacked)
                 and event.target == "image" and event.being[0] not in fallen]  # fmt: skip
    blasters = [event.being for event in last if isinstance(event, ev.Blasted) and fallen.intersection(event.images)]
    if not fallen:
        return Told(ledger.best(side))
    return Told(ledger.best(side), tuple(dict.fromkeys(attackers)), tuple(dict.fromkeys(blasters)))
