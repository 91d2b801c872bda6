"""The sounds of Painting the Roses: gravel, brush and paint, the court, and the Queen."""

from __future__ import annotations

from tools.sounds.instruments import Instruments, Part
from tools.sounds.recipes import Recipe
from tools.sounds.signal import Signal


def gravel(on: Instruments) -> Signal:
    """A boot on gravel: a soft tap and a few stones."""
    return on.together(
        (0.000, on.tap(620, 0.014), 0),
        (0.004, on.brush(1400, 5200, 0.012, 0.020), -6),
        (0.018, on.rattle(4, 0.05, 2100, 4200, 8), -15),
    )


def brush(on: Instruments) -> Signal:
    """A brush drawn from left to right, and back a little."""
    return on.together(
        (0.000, on.tap(800, 0.012), -3),
        (0.000, on.brush(500, 2800, 0.080, 0.060), 0),
        (0.210, on.brush(700, 3200, 0.050, 0.030), -7),
    )


def drip(on: Instruments) -> Signal:
    """Two drops into a pot of paint."""
    return on.together(
        (0.000, on.bar("G5", contact=0.004, damping=3.0), -2),
        (0.026, on.bar("D6", contact=0.003, damping=3.4), -6),
        (0.150, on.bar("E5", contact=0.005, damping=3.0), -8),
    )


def rinse(on: Instruments) -> Signal:
    """Paint that runs off again: the brush backwards, and drops that climb."""
    return on.together(
        (0.000, on.brush(900, 4200, 0.030, 0.090), -1),
        (0.140, on.bar("D5", contact=0.004, damping=3.0), -7),
        (0.215, on.bar("G5", contact=0.004, damping=3.0), -6),
        (0.285, on.bar("D6", contact=0.003, damping=3.2), -9),
    )


def card(on: Instruments) -> Signal:
    """A card slid and laid."""
    return on.together(
        (0.000, on.brush(1100, 6000, 0.045, 0.022), -3),
        (0.070, on.tap(1500, 0.010), 0),
        (0.071, on.wood(720, contact=0.002, damping=2.2), -12),
    )


def court(on: Instruments) -> Signal:
    """Someone of the court is announced: two notes."""
    return on.together((0.000, on.bar("G4"), -3), (0.140, on.bar("D5"), 0), (0.140, on.bar("G4", damping=1.6), -9))


def forbid(on: Instruments) -> Signal:
    """A King's staff on stone, twice."""
    return on.together(
        (0.000, on.wood(330, contact=0.0012), -2),
        (0.000, on.thump(92, 0.034), -3),
        (0.170, on.wood(300, contact=0.0012), 0),
        (0.170, on.thump(84, 0.044), -2),
    )


def queen_comes(on: Instruments) -> Signal:
    """A low fanfare of five notes: she is at large."""
    return on.together(
        (0.000, on.bar("C4", contact=0.002), -3),
        (0.110, on.bar("C4", contact=0.002), -5),
        (0.220, on.bar("Eb4", contact=0.002), -3),
        (0.380, on.bar("G4", contact=0.0016), -1),
        (0.560, on.bar("C5", contact=0.0016), 0),
        (0.560, on.bar("C4", contact=0.003), -5),
        (0.560, on.thump(66, 0.060), -8),
    )


def queen_step(on: Instruments) -> Signal:
    """A heavy heel, and a gown that follows it."""
    return on.together(
        (0.000, on.thump(74, 0.036), 0),
        (0.000, on.wood(390, contact=0.001, damping=1.6), -6),
        (0.030, on.brush(300, 1500, 0.040, 0.030), -14),
    )


def gavel(on: Instruments) -> Signal:
    """Sentence first: one blow, and the table that it falls on."""
    return on.together(
        (0.000, on.wood(540, contact=0.0004), 0),
        (0.000, on.wood(270, contact=0.0010), -3),
        (0.000, on.thump(96, 0.050), -2),
        (0.120, on.wood(520, contact=0.0010, damping=1.4), -13),
    )


def door(on: Instruments) -> Signal:
    """The tower's door falls shut, and its bolt."""
    return on.together(
        (0.000, on.wood(310, contact=0.0016, damping=1.6), -7),
        (0.000, on.brush(250, 1100, 0.120, 0.030), -12),
        (0.150, on.thump(62, 0.070), 0),
        (0.150, on.wood(240, contact=0.0016), -4),
        (0.290, on.plate(310, damping=1.8), -11),
    )


def heels(on: Instruments) -> Signal:
    """A recruit presents himself: three quick heels and a stamp."""
    return on.together(
        (0.000, on.wood(820, damping=1.8), -6),
        (0.080, on.wood(780, damping=1.8), -5),
        (0.160, on.wood(820, damping=1.8), -4),
        (0.260, on.wood(560, contact=0.0008), 0),
        (0.260, on.thump(110, 0.022), -6),
    )


def reveal(on: Instruments) -> Signal:
    """A card turned over."""
    parts: list[Part] = [
        (0.000, on.brush(1500, 7000, 0.030, 0.014), -4),
        (0.060, on.tap(1800, 0.008), -3),
        (0.060, on.bar("B5", contact=0.002, damping=2.6), 0),
    ]
    return on.together(*parts)


RECIPES: dict[str, Recipe] = {
    "roses-gravel": Recipe(gravel, -20, 0.30),
    "roses-brush": Recipe(brush, -18, 0.70),
    "roses-drip": Recipe(drip, -19, 0.60),
    "roses-rinse": Recipe(rinse, -18, 0.90),
    "roses-card": Recipe(card, -18, 0.40),
    "roses-court": Recipe(court, -16, 0.80),
    "roses-forbid": Recipe(forbid, -14, 0.70),
    "roses-queen-comes": Recipe(queen_comes, -14, 1.40),
    "roses-queen-step": Recipe(queen_step, -15, 0.40),
    "roses-gavel": Recipe(gavel, -13, 0.60),
    "roses-door": Recipe(door, -14, 0.90),
    "roses-heels": Recipe(heels, -16, 0.70),
    "roses-reveal": Recipe(reveal, -18, 0.50),
}
"""The sounds of this game, by the names of their files."""
