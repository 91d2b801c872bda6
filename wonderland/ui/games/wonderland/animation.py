"""What each event looks like on the table: which effects it is told by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from wonderland.core.game import Event
from wonderland.core.message import Phrase, say
from wonderland.games.wonderland import events as ev
from wonderland.kit import dispatch
from wonderland.ui.kit.motion import Effect

STEP_MS, STRIKE_MS, FALL_MS, CHIP_MS, BLAST_MS, LAY_MS, CRACK_MS = 140, 250, 320, 700, 420, 120, 700


def effects_of(events: Iterable[Event], squares: Mapping[str, str]) -> Iterator[list[Effect]]:
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

    def moved(self, event: ev.Moved) -> list[Effect]:
        """A step slides."""
        return self._slide(event)

    def halted(self, event: ev.Halted) -> list[Effect]:
        """A halted being is told so."""
        return [self._chip(event.being, "halted", "target")]

    def attacked(self, event: ev.Attacked) -> list[Effect]:
        """An attacker leans at its target, and points fly."""
        here = self._squares.get(event.being, "")
        there = "" if event.target == "image" else self._squares.get(event.target, "")
        sound = "image-hit" if event.target == "image" else "attack"
        lean = Effect("lean", 0, STRIKE_MS, event.being, here, there, sound=sound)
        if event.target == "image":
            return [lean]
        return [lean, self._chip(event.target, f"+{event.points}", "target", "points")]

    def used(self, event: ev.AbilityUsed) -> list[Effect]:
        """An ability draws a line to its target."""
        here, there = self._squares.get(event.being, ""), self._squares.get(event.target, "")
        flash = Effect("flash", 0, STRIKE_MS, event.being, here, there, sound=event.ability)
        return [
            flash,
            self._chip(
                event.target,
                say("{ability} {n}", ability=Phrase(event.ability), n=event.n),
                "reach-chip",
            ),
        ]

    def shifted(self, event: ev.Shifted) -> list[Effect]:
        """A being that is put elsewhere slides there."""
        return self._slide(event)

    def _slide(self, event: ev.Moved | ev.Shifted) -> list[Effect]:
        self._squares[event.being] = event.target
        slide = Effect("slide", 0, STEP_MS, event.being, event.origin, event.target, sound="step")
        return [slide]

    def blasted(self, event: ev.Blasted) -> list[Effect]:
        """A blast spreads in a ring."""
        ring = Effect("ring", 0, BLAST_MS, event.being, event.square, size=event.n, sound="blast")
        hits = [self._chip(being, f"+{points}", "target") for being, points in event.hits]
        return [ring, *hits]

    def removed(self, event: ev.Removed) -> list[Effect]:
        """A being fades where it stood."""
        return [Effect("ghost", 0, FALL_MS, event.being, event.square, sound="removed")]

    def damaged(self, event: ev.Damaged) -> list[Effect]:
        """Str that is lost is told."""
        if not event.amount:
            return [self._chip(event.being, "unhurt", "reach-chip")]
        return [self._chip(event.being, say("−{amount} Str", amount=event.amount), "target")]

    def defended(self, event: ev.Defended) -> list[Effect]:
        """A defense is told."""
        return [
            self._chip(
                event.being,
                say("defends {absorbed}", absorbed=event.absorbed),
                "reach-chip",
                "defend",
            )
        ]

    def summoned(self, event: ev.Summoned) -> list[Effect]:
        """A being comes down onto its square."""
        self._squares[event.being] = event.square
        return [
            Effect("drop", 0, STRIKE_MS, event.being, event.square, event.square, sound="summon")
        ]

    def path_laid(self, event: ev.PathLaid) -> list[Effect]:
        """The dominoes of a path are set down one after another."""
        laid = []
        for index in range(0, len(event.squares), 2):
            a, b = event.squares[index], event.squares[index + 1]
            length = LAY_MS * (index // 2 + 2)
            laid.append(Effect("lay", 0, length, "", a, b, sound="" if index else "domino-lay"))
        return laid

    def life_lost(self, event: ev.LifeLost) -> list[Effect]:
        """An Image cracks, or falls with its last life."""
        sound = "image-crack" if event.left else "image-fall"
        return [Effect("crack", 0, CRACK_MS, event.side, size=event.left, sound=sound)]

    def _chip(self, being: str, text: str, colour: str, sound: str = "") -> Effect:
        square = self._squares.get(being, "")
        return Effect("chip", 0, CHIP_MS, being, square, text=text, colour=colour, sound=sound)


_MAKERS: Mapping[type, Callable[[Stager, object], list[Effect]]] = dict([
    dispatch.second(ev.Moved, Stager.moved),
    dispatch.second(ev.Halted, Stager.halted),
    dispatch.second(ev.Attacked, Stager.attacked),
    dispatch.second(ev.AbilityUsed, Stager.used),
    dispatch.second(ev.Shifted, Stager.shifted),
    dispatch.second(ev.Blasted, Stager.blasted),
    dispatch.second(ev.Removed, Stager.removed),
    dispatch.second(ev.Damaged, Stager.damaged),
    dispatch.second(ev.Defended, Stager.defended),
    dispatch.second(ev.Summoned, Stager.summoned),
    dispatch.second(ev.LifeLost, Stager.life_lost),
    dispatch.second(ev.PathLaid, Stager.path_laid),
])  # fmt: skip
