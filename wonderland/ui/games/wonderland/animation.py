"""Events as motion: what moves where and when, and what is told in passing.

The match is already where the events led; an effect only shows how it came there. Dropping all
effects shows the truth at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from wonderland.games.wonderland import events as ev

STEP_MS, STRIKE_MS, FALL_MS, CHIP_MS, BLAST_MS, LAY_MS, CRACK_MS = 140, 250, 320, 700, 420, 120, 450
SPEEDS = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}
FADE_MS = 120


@dataclass(slots=True)
class Effect:
    """Something seen for a while.

    Attributes:
        kind: ``slide``, ``lean``, ``ghost``, ``chip``, ``ring``, ``flash``.
        begin, length: when, in milliseconds of the show, and how long.
        being: whom it is about.
        origin, target: squares.
        text: what a chip says.
        colour: of the theme.
        size: of a ring, in squares.
        sound: what is heard when it begins.
    """

    kind: str
    begin: float
    length: float
    being: str = ""
    origin: str = ""
    target: str = ""
    text: str = ""
    colour: str = "chip"
    size: int = 0
    sound: str = ""
    heard: bool = False

    def share(self, now: float) -> float:
        """How far it has come, from 0 to 1, slowing down."""
        if self.length <= 0:
            return 1.0
        t = max(0.0, min(1.0, (now - self.begin) / self.length))
        return 1 - (1 - t) ** 3

    def left(self, now: float) -> float:
        """How much of its time is left, from 1 to 0."""
        return 1 - max(0.0, min(1.0, (now - self.begin) / max(1.0, self.length)))

    def over(self, now: float) -> bool:
        """Whether it has been seen."""
        return now >= self.begin + self.length


class Show:
    """The effects that are under way.

    Args:
        speed: factor on every length; 0 shows nothing.
        reduced: whether moves become short fades.
        hear: plays a sound by name.
    """

    def __init__(self, speed: float, hear: Callable[[str], None], *, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.now = 0.0
        self.effects: list[Effect] = []
        self._hear = hear
        self._squares: dict[str, str] = {}

    @property
    def running(self) -> bool:
        """Whether anything is still to be seen."""
        return bool(self.effects)

    def update(self, elapsed: float) -> None:
        """Go on by some milliseconds."""
        self.now += elapsed
        for effect in self.effects:
            if not effect.heard and self.now >= effect.begin:
                effect.heard = True
                if effect.sound:
                    self._hear(effect.sound)
        self.effects = [effect for effect in self.effects if not effect.over(self.now)]

    def skip(self) -> None:
        """Show the truth at once."""
        self.effects.clear()

    def stage(self, events: Iterable[Any], squares: dict[str, str]) -> None:
        """Stage events, one after another.

        Args:
            events: in the order in which they happened.
            squares: where the beings stood before them.
        """
        at = max([self.now, *(e.begin + e.length for e in self.effects if e.kind != "chip")])
        self._squares = dict(squares)
        for event in events:
            at = self._stage_one(event, at)

    def _stage_one(self, event: Any, at: float) -> float:
        maker = _MAKERS.get(type(event))
        if maker is None:
            return at
        made = maker(self, event)
        longest = 0.0
        for effect in made:
            effect.begin = at
            fade = self.reduced and effect.kind != "chip"
            effect.length = min(effect.length, FADE_MS) if fade else effect.length * self.speed
            if self.speed == 0:
                if effect.sound:
                    self._hear(effect.sound)
                continue
            self.effects.append(effect)
            if effect.kind != "chip":
                longest = max(longest, effect.length)
        return at + longest

    # --- what each event looks like ------------------------------------------------------------
    def moved(self, event: ev.Moved) -> list[Effect]:
        """A step slides."""
        self._squares[event.being] = event.target
        slide = Effect("slide", 0, STEP_MS, event.being, event.origin, event.target, sound="step")
        return [slide]

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
        return [flash, self._chip(event.target, f"{event.ability} {event.n}", "reach-chip")]

    def shifted(self, event: ev.Shifted) -> list[Effect]:
        """A being that is put elsewhere slides there."""
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
        return [self._chip(event.being, f"−{event.amount} Str", "target")]

    def defended(self, event: ev.Defended) -> list[Effect]:
        """A defense is told."""
        return [self._chip(event.being, f"defends {event.absorbed}", "reach-chip", "defend")]

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
        """An Image cracks."""
        return [Effect("crack", 0, CRACK_MS, event.side, sound="image-hit")]

    def _chip(self, being: str, text: str, colour: str, sound: str = "") -> Effect:
        square = self._squares.get(being, "")
        return Effect("chip", 0, CHIP_MS, being, square, text=text, colour=colour, sound=sound)


_MAKERS: dict[type, Callable[[Show, Any], list[Effect]]] = {
    ev.Moved: Show.moved,
    ev.Halted: Show.halted,
    ev.Attacked: Show.attacked,
    ev.AbilityUsed: Show.used,
    ev.Shifted: Show.shifted,
    ev.Blasted: Show.blasted,
    ev.Removed: Show.removed,
    ev.Damaged: Show.damaged,
    ev.Defended: Show.defended,
    ev.Summoned: Show.summoned,
    ev.LifeLost: Show.life_lost,
    ev.PathLaid: Show.path_laid,
}
