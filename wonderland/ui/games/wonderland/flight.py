"""Factors on their way from the dice to their pools."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wonderland.ui.boards.lettered import lettered
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.motion import smooth

FLIGHT_MS, APART_MS = 350.0, 60.0
ICONS = {"C": "chance", "F": "force", "D": "defend", "A": "attack", "M": "move"}


def icon_of(letter: str) -> str:
    """The sprite of a factor; there is none for a factor that a mod brings."""
    return f"icons/{ICONS.get(letter, letter)}"


@dataclass(slots=True)
class Flight:
    """A factor under way to a side's pool."""

    side: str
    letter: str
    origin: tuple[float, float]
    target: tuple[int, int]
    begin: float
    length: float


class Flights:
    """All factors under way."""

    def __init__(self) -> None:
        self.now = 0.0
        self.flights: list[Flight] = []

    def send(self, side: str, ways: Sequence[tuple[str, tuple[float, float], tuple[int, int]]], speed: float) -> None:
        """Send factors off to a side, one after another: for each its letter, whence and whither."""
        for letter, origin, target in ways:
            begin = self.now + len(self.flights) * APART_MS * speed
            self.flights.append(Flight(side, letter, origin, target, begin, FLIGHT_MS * speed))

    def landed(self, side: str, letter: str, count: int) -> int:
        """How many of a factor are seen in a side's pool that holds so many: those that have come."""
        under_way = sum((one.side, one.letter) == (side, letter) for one in self.flights)
        return max(0, count - under_way)

    def update(self, elapsed: float) -> bool:
        """Go on by some milliseconds; whether any is under way."""
        if not self.flights:
            return False
        self.now += elapsed
        self.flights = [f for f in self.flights if self.now < f.begin + f.length]
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw those under way."""
        for flight in self.flights:
            t = max(0.0, min(1.0, (self.now - flight.begin) / max(1.0, flight.length)))
            t = smooth(t)
            x, y = (a + (b - a) * t for a, b in zip(flight.origin, flight.target, strict=True))
            size = canvas.px(34 - 14 * t)
            name = icon_of(flight.letter)
            if canvas.sprites.has(name):
                icon = canvas.sprites.tinted(name, (size, size), canvas.theme["now"])
            else:
                icon = lettered(canvas, name, flight.letter, size, ground="now")
            canvas.surface.blit(icon, icon.get_rect(center=(round(x), round(y))))
