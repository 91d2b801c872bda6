"""What each event looks like on the table: which effects it is told by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from wonderland.core.game import Event
from wonderland.core.message import Phrase, say
from wonderland.games.wonderland import events as ev
from wonderland.kit import dispatch
from wonderland.ui.games.wonderland import effects as seen
from wonderland.ui.games.wonderland.effects import TableEffect, Words

IMAGE = "image"
"""What an attack is told to strike that strikes no being."""


def effects_of(
    events: Iterable[Event], squares: Mapping[str, str]
) -> Iterator[Sequence[TableEffect]]:
    """Yield the effects of each event that has any.

    Args:
        events: in the order in which they happened.
        squares: where the beings stood before them.
    """
    stager = Stager(squares)
    for event in events:
        maker = _MAKERS.get(type(event))
        if maker:
            yield maker(stager, event)


class Stager:
    """Makes effects of events, and follows where the beings stand meanwhile.

    Args:
        squares: where they stood before.
    """

    def __init__(self, squares: Mapping[str, str]) -> None:
        self._squares = dict(squares)

    def moved(self, event: ev.Moved | ev.Shifted) -> Sequence[TableEffect]:
        """A being slides: it steps, or is put elsewhere."""
        self._squares[event.being] = event.target
        return [seen.Slide(event.being, event.origin, event.target)]

    def halted(self, event: ev.Halted) -> Sequence[TableEffect]:
        """A halted being is told so."""
        return [self._over(event.being, "halted", "target")]

    def attacked(self, event: ev.Attacked) -> Sequence[TableEffect]:
        """An attacker leans at its target, and points fly."""
        here = self._squares.get(event.being, "")
        if event.target == IMAGE:
            return [seen.Lean(event.being, here, "", "image-hit")]
        lean = seen.Lean(event.being, here, self._squares.get(event.target, ""))
        return [lean, self._over(event.target, f"+{event.points}", "target", "points")]

    def used(self, event: ev.AbilityUsed) -> Sequence[TableEffect]:
        """An ability draws a line to its target."""
        here, there = self._squares.get(event.being, ""), self._squares.get(event.target, "")
        words = say("{ability} {n}", ability=Phrase(event.ability), n=event.n)
        flash = seen.Flash(here, there, event.ability)
        return [flash, self._over(event.target, words, "reach-chip")]

    def blasted(self, event: ev.Blasted) -> Sequence[TableEffect]:
        """A blast spreads in a ring."""
        hits = [self._over(being, f"+{points}", "target") for being, points in event.hits]
        return [seen.Blast(event.square, event.n), *hits]

    def removed(self, event: ev.Removed) -> Sequence[TableEffect]:
        """A being fades where it stood."""
        return [seen.Fall(event.being, event.square)]

    def damaged(self, event: ev.Damaged) -> Sequence[TableEffect]:
        """Str that is lost is told."""
        if not event.amount:
            return [self._over(event.being, "unhurt", "reach-chip")]
        return [self._over(event.being, say("−{amount} Str", amount=event.amount), "target")]

    def defended(self, event: ev.Defended) -> Sequence[TableEffect]:
        """A defense is told."""
        words = say("defends {absorbed}", absorbed=event.absorbed)
        return [self._over(event.being, words, "reach-chip", "defend")]

    def summoned(self, event: ev.Summoned) -> Sequence[TableEffect]:
        """A being comes down onto its square."""
        self._squares[event.being] = event.square
        return [seen.Drop(event.being)]

    def path_laid(self, event: ev.PathLaid) -> Sequence[TableEffect]:
        """The dominoes of a path are set down one after another."""
        pairs = zip(event.squares[::2], event.squares[1::2], strict=True)
        return [seen.DominoLaid(one, other, place) for place, (one, other) in enumerate(pairs)]

    def life_lost(self, event: ev.LifeLost) -> Sequence[TableEffect]:
        """An Image cracks, or falls with its last life."""
        return [seen.Crack(event.side, event.left)]

    def _over(self, being: str, words: str, colour: str, sound: str = "") -> Words:
        return Words(self._squares.get(being, ""), words, colour, sound)


_MAKERS: Mapping[type, Callable[[Stager, object], Sequence[TableEffect]]] = dict([
    dispatch.second(ev.Moved, Stager.moved),
    dispatch.second(ev.Halted, Stager.halted),
    dispatch.second(ev.Attacked, Stager.attacked),
    dispatch.second(ev.AbilityUsed, Stager.used),
    dispatch.second(ev.Shifted, Stager.moved),
    dispatch.second(ev.Blasted, Stager.blasted),
    dispatch.second(ev.Removed, Stager.removed),
    dispatch.second(ev.Damaged, Stager.damaged),
    dispatch.second(ev.Defended, Stager.defended),
    dispatch.second(ev.Summoned, Stager.summoned),
    dispatch.second(ev.LifeLost, Stager.life_lost),
    dispatch.second(ev.PathLaid, Stager.path_laid),
])  # fmt: skip
