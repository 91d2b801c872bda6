"""The sounds of Storytellers: paper on felt, a match struck, a quill, fans, glasses, and weights in a scale."""

from __future__ import annotations

from tools.sounds.instruments import Instruments
from tools.sounds.recipes import Recipe
from tools.sounds.signal import Signal


def lay(on: Instruments) -> Signal:
    """A card steps to the middle and is laid: paper, then felt."""
    return on.together(
        (0.000, on.brush(1300, 5600, 0.050, 0.030), -5),
        (0.090, on.tap(1100, 0.012), 0),
        (0.091, on.thump(120, 0.020), -10),
    )


def draw(on: Instruments) -> Signal:
    """A card drawn from its deck."""
    return on.together((0.000, on.brush(1800, 7000, 0.060, 0.016), 0), (0.075, on.tap(1900, 0.006), -8))


def page(on: Instruments) -> Signal:
    """A page of the book turned: it is lifted, sweeps over, and comes down on the others."""
    return on.together(
        (0.000, on.brush(2600, 8200, 0.050, 0.020), -6),
        (0.060, on.brush(900, 4800, 0.190, 0.080), 0),
        (0.300, on.thump(150, 0.030), -7),
        (0.305, on.brush(700, 3000, 0.050, 0.040), -5),
    )


def theme(on: Instruments) -> Signal:
    """A match struck: the rasp, and the flame that stands."""
    return on.together(
        (0.000, on.brush(2200, 8000, 0.040, 0.030), -2),
        (0.050, on.brush(900, 5000, 0.050, 0.090), -8),
        (0.060, on.bar("E6", contact=0.004, damping=3.0), -18),
    )


def quill(on: Instruments) -> Signal:
    """A quill that begins to write: three scratches."""
    return on.together(
        (0.000, on.brush(2400, 7000, 0.050, 0.020), -3),
        (0.110, on.brush(2800, 7600, 0.040, 0.018), -6),
        (0.200, on.brush(2200, 6600, 0.080, 0.030), 0),
        (0.290, on.tap(2400, 0.005), -10),
    )


def fan(on: Instruments) -> Signal:
    """A fan snapped shut: a vote is given."""
    return on.together(
        (0.000, on.rattle(7, 0.06, 1700, 3800, 6), -5), (0.070, on.wood(980, contact=0.0008, damping=2.4), 0)
    )


def wonderful(on: Instruments) -> Signal:
    """Three glasses struck, each higher."""
    return on.together(
        (0.000, on.glass("G5", damping=1.6), -4),
        (0.160, on.glass("B5", damping=1.6), -3),
        (0.320, on.glass("E6", damping=1.6), 0),
        (0.320, on.bar("E5", contact=0.002, damping=1.6), -9),
    )


def dull(on: Instruments) -> Signal:
    """A cough of wood, and another lower."""
    return on.together(
        (0.000, on.wood(360, contact=0.002, damping=2.0), 0), (0.190, on.wood(270, contact=0.003, damping=2.2), -4)
    )


def collect(on: Instruments) -> Signal:
    """A card is kept: it slides off, and something small is gained."""
    return on.together(
        (0.000, on.brush(1100, 5000, 0.012, 0.030), 0),
        (0.070, on.bar("A5", contact=0.002, damping=2.2), -4),
        (0.150, on.bar("D6", contact=0.002, damping=2.4), -3),
    )


def tick(on: Instruments) -> Signal:
    """A small stroke of the pen."""
    return on.together((0.000, on.tap(2600, 0.006), 0), (0.020, on.bar("B6", contact=0.003, damping=4.0), -12))


def turn(on: Instruments) -> Signal:
    """A card turned face up."""
    return on.together(
        (0.000, on.brush(1500, 6400, 0.030, 0.018), -2),
        (0.060, on.tap(1500, 0.010), 0),
        (0.062, on.bar("F5", contact=0.003, damping=2.8), -8),
    )


def scale(on: Instruments) -> Signal:
    """Weights fall into two pans, and the beam comes to rest."""
    return on.together(
        (0.000, on.plate(520, damping=2.0), -4),
        (0.130, on.plate(610, damping=2.2), -6),
        (0.270, on.plate(500, damping=1.6), 0),
        (0.420, on.wood(420, contact=0.002, damping=1.8), -10),
    )


RECIPES: dict[str, Recipe] = {
    "story-lay": Recipe(lay, -18, 0.35),
    "story-draw": Recipe(draw, -20, 0.30),
    "story-page": Recipe(page, -19, 0.80),
    "story-theme": Recipe(theme, -19, 1.00),
    "story-quill": Recipe(quill, -20, 0.55),
    "story-fan": Recipe(fan, -19, 0.35),
    "story-wonderful": Recipe(wonderful, -15, 1.80),
    "story-dull": Recipe(dull, -16, 0.80),
    "story-collect": Recipe(collect, -17, 1.20),
    "story-tick": Recipe(tick, -21, 0.30),
    "story-turn": Recipe(turn, -18, 0.70),
    "story-scale": Recipe(scale, -15, 1.40),
}
"""The sounds of this game, by the names of their files."""
