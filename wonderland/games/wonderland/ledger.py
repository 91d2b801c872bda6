"""What is known of factors that are hidden: what rolls and payments allow (W-77).

The other side sees which dice show S and what is paid; of each other die it knows the level. So it
knows the chances of everything that may be held, exactly: each die shares them out over its faces,
and each payment leaves only those that could make it. A ledger is one link of that chain. It is
cheap to add to; the chances are worked out when someone asks.

Thousands of things may be held. So each is kept as one number (``_packed``), to which a factor more
is one addition. In a long match it would be hundreds of thousands: then a fair sample stands for
all (``_thinned``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from wonderland.core.game import Random

Held = tuple[int, ...]
"""How many of each factor are held."""
LIKELY = 1e-6
"""What is less likely than that, beside the likeliest, is left out of account."""
UNTOLD = range(4)
"""What a custom start gave of a factor, which nobody tells the other side: each as likely."""
MANY = 6000
"""Of more things than that a sample is kept, and the chances are no longer exact."""
FEW = 2000
"""How many a sample has."""
BITS = 14
"""Of a number for each factor: more than ``MOST_FACTORS``."""
MOST = (1 << BITS) - 1

Chances = Mapping[int, float]
"""The chances of what may be held, each thing packed; they sum to 1."""
Links = list[tuple[Held, tuple[int, int]]]
"""What happened in a row, oldest first: a die's faces and a payment, of which one is empty."""


class Ledger:
    """What happened to a side's factors, as the other side knows it.

    Args:
        before: what happened before, None at the start.
        faces: of a die that rolled no S, the factors on it by their indices, each as often as it
            stands there; empty for a payment.
        paid: the factor that was paid, and how many; ``(0, 0)`` for a die.
        start: at the start of a match, how many kinds of factors there are and what is held with
            what chance.
    """

    __slots__ = ("_chances", "before", "faces", "kinds", "paid")

    def __init__(
        self,
        before: Ledger | None,
        faces: Sequence[int] = (),
        paid: tuple[int, int] = (0, 0),
        start: Sequence[Held] = (),
    ) -> None:
        self.before = before
        self.faces = tuple(faces)
        self.paid = paid
        self.kinds: int = before.kinds if before else len(start[0])
        self._chances: Chances | None = {_packed(held): 1 / len(start) for held in start} or None

    @classmethod
    def opened(cls, kinds: int, *, told: bool) -> Ledger:
        """The ledger of a side at the start of a match.

        Args:
            kinds: how many kinds of factors there are.
            told: whether it holds nothing, as at every beginning but a custom start.
        """
        return cls(None, start=[*product([0] if told else UNTOLD, repeat=kinds)])

    def __reduce__(self) -> tuple[Callable[[Sequence[Held], Links], Ledger], tuple[list[Held], Links]]:
        """How it is pickled and copied deeply: its links in a row, for a long match has thousands."""
        links: Links = []
        link = self
        while link.before:
            links.append((link.faces, link.paid))
            link = link.before
        start = [_unpacked(held, link.kinds) for held in link._worked_out()]
        return _relinked, (start, links[::-1])

    def rolled(self, faces: Sequence[int]) -> Ledger:
        """The ledger after a die that shows one of these factors."""
        return Ledger(self, faces)

    def pays(self, factor: int, n: int) -> Ledger:
        """The ledger after a payment."""
        return Ledger(self, paid=(factor, n))

    def draw(self, rng: Random) -> Held:
        """Draw what may be held, by its chances."""
        return _unpacked(_drawn(self._worked_out(), rng), self.kinds)

    def course(self, rng: Random) -> tuple[Held, list[int]]:
        """Draw a whole course: what was held at the start, and the factor on each die, oldest first."""
        held, faces, link = _drawn(self._worked_out(), rng), [], self
        while link.before:
            earlier = link._before(held)
            chances = link.before._worked_out()
            weighed = {was: chances.get(was, 0.0) * ways for was, ways in earlier.items()}
            was = _drawn(weighed, rng) if any(weighed.values()) else next(iter(earlier))
            if link.faces:
                faces.append(next(face for face in link.faces if held == was + _one(face)))
            held, link = was, link.before
        return _unpacked(held, self.kinds), faces[::-1]

    def _worked_out(self) -> Chances:
        """The chance of everything that may be held; worked out link by link, and kept in each."""
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

    def _after(self, before: Chances) -> Chances:
        """The chances after this link, given those before it."""
        if not self.faces:
            return self._after_payment(before)
        found: dict[int, float] = {}
        so_far, ones = found.get, [_one(face) for face in self.faces]
        for held, chance in before.items():
            for one in ones:
                now = held + one
                found[now] = so_far(now, 0.0) + chance
        return _shared(found)

    def _after_payment(self, before: Chances) -> Chances:
        factor, n = self.paid
        at, price = BITS * factor, n * _one(factor)
        able = {held - price: c for held, c in before.items() if held >> at & MOST >= n}
        if able:
            return _shared(able)
        found: dict[int, float] = {}
        for held, chance in before.items():  # a custom start gave more: nothing of it is left
            now = held & ~(MOST << at)
            found[now] = found.get(now, 0.0) + chance
        return _shared(found)

    def _before(self, held: int) -> Mapping[int, int]:
        """What may have been held before this link, and in how many ways it led here."""
        if not self.faces:
            factor, n = self.paid
            return {held + n * _one(factor): 1}
        shown = [face for face in self.faces if held >> BITS * face & MOST]
        return {held - _one(face): self.faces.count(face) for face in shown}


def _relinked(start: Sequence[Held], links: Links) -> Ledger:
    """A ledger of what was held at the start, and of the faces or payment of each link since."""
    ledger = Ledger(None, start=start)
    for faces, paid in links:
        ledger = Ledger(ledger, faces, paid)
    return ledger


def _one(factor: int) -> int:
    """One of a factor, packed."""
    return 1 << BITS * factor


def _packed(held: Held) -> int:
    """What is held as one number: so many bits for each factor."""
    return sum(n * _one(factor) for factor, n in enumerate(held))


def _unpacked(held: int, kinds: int) -> Held:
    return tuple(held >> BITS * factor & MOST for factor in range(kinds))


def _shared(chances: Chances) -> Chances:
    """Chances that sum to 1, the least likely left out."""
    least = LIKELY * max(chances.values())
    kept = {held: chance for held, chance in chances.items() if chance >= least}
    total = sum(kept.values())
    if len(kept) > MANY:
        return _thinned(kept, total / FEW)
    return {held: chance / total for held, chance in kept.items()}


def _thinned(chances: Chances, apart: float) -> Chances:
    """A sample of what may be held, drawn by a comb: a tooth at every so much of their chances.

    What stands side by side differs by little. So the teeth come down evenly on all that may be
    held, and no chance is needed: the same rolls and payments give the same ledger.
    """
    teeth: dict[int, int] = {}
    left = apart / 2
    for held, chance in chances.items():
        left -= chance
        if left < 0:
            teeth[held] = 1 + int(-left / apart)
            left += teeth[held] * apart
    total = sum(teeth.values())
    return {held: n / total for held, n in teeth.items()}


def _drawn(chances: Chances, rng: Random) -> int:
    """Draw one by its chance."""
    left = rng.random() * sum(chances.values())
    for held, chance in chances.items():
        left -= chance
        if left < 0:
            return held
    return next(reversed(list(chances)))
