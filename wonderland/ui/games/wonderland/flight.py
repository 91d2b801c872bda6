"""Factors on their way from the dice to their pools."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.ui.games.wonderland.dice_tray import DiceBox, tray_box
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.panel import ICONS, Panel
from wonderland.ui.kit.canvas import Canvas

FLIGHT_MS, APART_MS = 350.0, 60.0
SIZE = 34


@dataclass(slots=True)
class Flight:
    """A factor under way."""

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

    def send(self, dice: DiceBox, layout: Layout, panel: Panel, speed: float) -> None:
        """Send the factors of a roll to the pool of the side that rolled."""
        box = tray_box(layout)
        rim = 10 * layout.scale
        for die, face in zip(dice.tray.dice, dice.roll.faces, strict=True):
            target = panel.factor_at.get((dice.roll.side, face))
            if face != "S" and target:
                origin = (box.left + rim + die.x, box.top + rim + die.y)
                begin = self.now + len(self.flights) * APART_MS * speed
                self.flights.append(Flight(face, origin, target, begin, FLIGHT_MS * speed))

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
            t = t * t * (3 - 2 * t)
            x, y = (a + (b - a) * t for a, b in zip(flight.origin, flight.target, strict=True))
            size = canvas.px(SIZE - 14 * t)
            icon = canvas.sprites.tinted(
                f"icons/{ICONS[flight.letter]}", (size, size), canvas.theme["now"]
            )
            canvas.surface.blit(icon, icon.get_rect(center=(round(x), round(y))))
