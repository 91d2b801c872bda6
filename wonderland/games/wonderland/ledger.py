"""What is known of factors that are hidden: what rolls and payments allow (W-77).

The other side sees which dice show S and what is paid; of each other die it knows the level. So it
knows the chances of everything that may be held, exactly: each die shares them out over its faces,
and each payment leaves only those that could make it. A ledger is one link of that chain. It is
cheap to add to; the chances are worked out when someone asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from wonderland.core.game import Random

Held = tuple[int, ...]
"""How many of each factor are held."""
LIKELY = 1e-6
"""What is less likely than that, beside the likeliest, is left out of account."""
UNTOLD = range(4)
"""What a custom start gave of a factor, which nobody tells the other side: each as likely."""


class Ledger:
    """What happened to a side's factors, as the other side knows it.

    Args:
        before: what happened before, None at the start.
        faces: of a die that rolled no S, the factors on it by their indices, each as often as it
            stands there; empty for a payment.
        paid: the factor that was paid, and how many; ``(0, 0)`` for a die.
        start: what is held at the start with what chance.
    """

    __slots__ = ("_chances", "before", "faces", "paid", "start")

    def __init__(
        self,
        before: Ledger | None,
        faces: Sequence[int] = (),
        paid: tuple[int, int] = (0, 0),
        start: Mapping[Held, float] | None = None,
    ) -> None:
        self.before = before
        self.faces = tuple(faces)
        self.paid = paid
        self.start = start
        self._chances: Mapping[Held, float] | None = start

    @classmethod
    def opened(cls, kinds: int, *, told: bool) -> Ledger:
        """The ledger of a side at the start of a match.

        Args:
            kinds: how many kinds of factors there are.
            told: whether it holds nothing, as at every beginning but a custom start.
        """
        if told:
            return cls(None, start={(0,) * kinds: 1.0})
        every = list(product(UNTOLD, repeat=kinds))
        return cls(None, start=dict.fromkeys(every, 1 / len(every)))

    def rolled(self, faces: Sequence[int]) -> Ledger:
        """The ledger after a die that shows one of these factors."""
        return Ledger(self, faces)

    def pays(self, factor: int, n: int) -> Ledger:
        """The ledger after a payment."""
        return Ledger(self, paid=(factor, n))

    def chances(self) -> Mapping[Held, float]:
        """The chance of everything that may be held; they sum to 1."""
        links = []
        link = self
        while link._chances is None:
            links.append(link)
            assert link.before
            link = link.before
        for later in reversed(links):
            later._chances = later._after(link._chances or {})
            link = later
        return self._chances or {}

    def draw(self, rng: Random) -> Held:
        """Draw what may be held, by its chances."""
        return _drawn(self.chances(), rng)

    def course(self, rng: Random) -> tuple[Held, list[int]]:
        """Draw a whole course: what was held at the start, and the factor on each die, oldest first."""
        held, faces, link = self.draw(rng), [], self
        while link.before:
            earlier = dict(link._before(held))
            chances = link.before.chances()
            weighed = {was: chances.get(was, 0.0) * ways for was, ways in earlier.items()}
            was = _drawn(weighed, rng) if any(weighed.values()) else next(iter(earlier))
            if link.faces:
                faces.append(next(at for at, n in enumerate(held) if n > was[at]))
            held, link = was, link.before
        return held, faces[::-1]

    def _after(self, before: Mapping[Held, float]) -> Mapping[Held, float]:
        """The chances after this link, given those before it."""
        if not self.faces:
            return self._after_payment(before)
        found: dict[Held, float] = {}
        for held, chance in before.items():
            for face in self.faces:
                now = (*held[:face], held[face] + 1, *held[face + 1 :])
                found[now] = found.get(now, 0.0) + chance
        return _shared(found)

    def _after_payment(self, before: Mapping[Held, float]) -> Mapping[Held, float]:
        factor, n = self.paid
        able = {held: chance for held, chance in before.items() if held[factor] >= n}
        found: dict[Held, float] = {}
        for held, chance in (able or before).items():  # a custom start may have given more
            now = (*held[:factor], max(0, held[factor] - n), *held[factor + 1 :])
            found[now] = found.get(now, 0.0) + chance
        return _shared(found)

    def _before(self, held: Held) -> Iterator[tuple[Held, int]]:
        """What may have been held before this link, and in how many ways it led here."""
        if self.faces:
            for face in dict.fromkeys(self.faces):
                if held[face]:
                    was = (*held[:face], held[face] - 1, *held[face + 1 :])
                    yield was, self.faces.count(face)
        else:
            factor, n = self.paid
            yield (*held[:factor], held[factor] + n, *held[factor + 1 :]), 1


def _shared(chances: Mapping[Held, float]) -> Mapping[Held, float]:
    """Chances that sum to 1, the least likely left out."""
    least = LIKELY * max(chances.values())
    kept = {held: chance for held, chance in chances.items() if chance >= least}
    total = sum(kept.values())
    return {held: chance / total for held, chance in kept.items()}


def _drawn(chances: Mapping[Held, float], rng: Random) -> Held:
    """Draw one by its chance."""
    left = rng.random() * sum(chances.values())
    for held, chance in chances.items():
        left -= chance
        if left < 0:
            return held
    return next(reversed(list(chances)))
