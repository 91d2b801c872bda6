"""Events as motion: what moves where and when, and what is told in passing.

The match is already where the events led; an effect only shows how it came there. Dropping all
effects shows the truth at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Never, Protocol, TypeVar

from wonderland.session.settings import Settings

E_contra = TypeVar("E_contra", contravariant=True)
Kind = TypeVar("Kind", bound="Effect[Never]")
SPEEDS = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}
FADE_MS = 120
HALF_TURN = 180.0


def shorter_way(turn: float) -> float:
    """A turn in degrees by the shorter way round: from -180 to 180."""
    return (turn + HALF_TURN) % (2 * HALF_TURN) - HALF_TURN


PLACES = ("place", "target", "square", "hedge", "squares", "edge")
"""Fields of an event that say where it happened, the surest first."""
WAYS = ("origin", "start", "path", "squares")
"""Fields that say by which way it came there."""


def where(event: object) -> str:
    """The place of the table that an event names last; ``""`` if it names none."""
    for field in PLACES:
        named = getattr(event, field, None)
        if named and isinstance(named, (str, tuple)):
            return named if isinstance(named, str) else str(named[-1])
    return ""


def along(event: object) -> tuple[str, ...]:
    """The places of the way that an event names, from where it begins."""
    found: list[str] = []
    for field in WAYS:
        named = getattr(event, field, None)
        if named and isinstance(named, (str, tuple)):
            found += [named] if isinstance(named, str) else [str(place) for place in named]
    return tuple(found)


class Hear(Protocol):
    """Plays a sound."""

    def __call__(self, name: str, place: str = "", /) -> object:
        """Play it by its name, at a place of the table; ``""`` for in the middle."""
        ...


def unheard(_name: str, _place: str = "", /) -> None:
    """Play nothing: of a picture that stands for itself."""


class Effect(Generic[E_contra]):
    """Something seen for a while that tells an event; a game's own draws itself.

    Args:
        event: what happened.
        ms, sound: as below, where they are not the same for all of a class.

    Attributes:
        event: what happened.
        ms: for how many milliseconds it is seen.
        sound: what is heard when it begins.
        holds: whether the table waits for it, and what comes after it begins when it ends.
        still: whether it can be read as a picture that does not move; then reduced motion leaves
            it its time.
        fade_ms: for how many milliseconds it is seen with reduced motion.
        fades: whether it is seen so; the player's.
        begin, length: when it is seen and how long, in milliseconds of the show; the player's.
        heard: whether its sound was.
    """

    ms: float
    sound: str = ""
    holds: bool = True
    still: bool = False
    fade_ms: float = FADE_MS
    fades: bool = False
    begin: float = 0.0
    length: float = 0.0
    heard: bool = False

    def __init__(self, event: E_contra, ms: float | None = None, sound: str | None = None) -> None:
        self.event = event
        if ms is not None:
            self.ms = ms
        if sound is not None:
            self.sound = sound

    def share(self, now: float) -> float:
        """How far it has come, from 0 to 1, slowing down."""
        if self.length <= 0:
            return 1.0
        return self.part(now, 0.0, 1.0)

    def part(self, now: float, begin: float, end: float) -> float:
        """How far a part of it has come, from 0 to 1, slowing down.

        Args:
            now: the moment of the show.
            begin: when the part begins, in shares of its time.
            end: when it ends, likewise.
        """
        gone = 1 - self.left(now)
        left = 1 - max(0.0, min(1.0, (gone - begin) / (end - begin)))
        return 1 - left**3

    def left(self, now: float) -> float:
        """How much of its time is left, from 1 to 0."""
        return 1 - max(0.0, min(1.0, (now - self.begin) / max(1.0, self.length)))

    def over(self, now: float) -> bool:
        """Whether it has been seen."""
        return now >= self.begin + self.length


@dataclass(frozen=True, slots=True)
class Beside:
    """What is seen of an event besides its own effects.

    Attributes:
        before: what comes before them.
        along: what begins with the first of them.
        after: what comes after those, step by step.
    """

    before: Sequence[Effect[Never]] = ()
    along: Sequence[Effect[Never]] = ()
    after: Sequence[Sequence[Effect[Never]]] = ()


class EffectPlayer:
    """The effects that are under way.

    Args:
        speed: factor on every length; 0 shows nothing.
        hear: plays a sound at a place.
        reduced: whether moves become short fades.

    Attributes:
        beside: what is seen of an event besides its own effects, the first time that one is staged.
    """

    def __init__(self, speed: float, hear: Hear, *, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.now = 0.0
        self.effects: list[Effect[Never]] = []
        self._hear = hear
        self.beside: Callable[[object], Beside] = lambda _: Beside()
        self._staged: object = None

    @property
    def running(self) -> bool:
        """Whether anything is still to be seen."""
        return bool(self.effects)

    @property
    def holding(self) -> bool:
        """Whether something is still to be seen that holds the table up."""
        return any(effect.holds for effect in self.effects)

    @property
    def end(self) -> float:
        """When all that holds the table up will have been seen."""
        return max([self.now, *(e.begin + e.length for e in self.effects if e.holds)])

    @property
    def moving(self) -> bool:
        """Whether things may move about at all."""
        return bool(self.speed) and not self.reduced

    def attend(self, settings: Settings, *, fast: bool) -> None:
        """Keep to a player's settings; ``fast`` shows nothing in motion."""
        self.speed = 0.0 if fast else SPEEDS[settings.motion]
        self.reduced = settings.reduced

    def update(self, elapsed: float) -> None:
        """Go on by some milliseconds."""
        self.now += elapsed
        for effect in self.effects:
            if not effect.heard and self.now >= effect.begin:
                effect.heard = True
                if effect.sound:
                    self._hear(effect.sound, where(effect.event))
        self.effects = [effect for effect in self.effects if not effect.over(self.now)]

    def skip(self) -> None:
        """Show the truth at once."""
        self.effects.clear()

    def begun(self, kind: type[Kind]) -> list[Kind]:
        """The effects of a kind that are seen now."""
        found = [effect for effect in self.effects if isinstance(effect, kind)]
        return [effect for effect in found if effect.begin <= self.now]

    def stage(self, steps: Iterable[Sequence[Effect[Never]]]) -> None:
        """Stage effects one step after another; those of one step begin together."""
        at = self.end
        for made in steps:
            event: object = next((effect.event for effect in made), None)
            more = Beside() if event is None or event is self._staged else self.beside(event)
            self._staged = event
            for step in (more.before, [*more.along, *made], *more.after):
                at = self._stage_one(step, at)

    def _stage_one(self, made: Sequence[Effect[Never]], at: float) -> float:
        longest = 0.0
        for effect in made:
            effect.begin = at
            effect.fades = self.reduced and effect.holds and not effect.still
            shortened = min(effect.ms, effect.fade_ms)
            effect.length = shortened if effect.fades else effect.ms * self.speed
            if self.speed == 0:
                if effect.sound:
                    self._hear(effect.sound, where(effect.event))
                continue
            self.effects.append(effect)
            if effect.holds:
                longest = max(longest, effect.length)
        return at + longest


def smooth(share: float) -> float:
    """A share from 0 to 1 of what begins and ends gently (a cubic whose slope is 0 at both)."""
    return share * share * (1 + 2 * (1 - share))
