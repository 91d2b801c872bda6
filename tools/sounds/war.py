"""The sounds of Dominoes of War: bone, plastic, a cork gun, a tin lid, paper bags and a toy bugle."""

from __future__ import annotations

from tools.sounds.instruments import Instruments
from tools.sounds.recipes import Recipe
from tools.sounds.signal import Signal


def step(on: Instruments) -> Signal:
    """A plastic foot set down."""
    return on.together(
        (0.000, on.bone(1300, damping=1.5), 0), (0.000, on.thump(140, 0.022), -4), (0.002, on.tap(700, 0.014), -8)
    )


def drop(on: Instruments) -> Signal:
    """A plastic figure falls on wood and bounces once."""
    return on.together(
        (0.000, on.bone(1150, damping=1.6), 0),
        (0.000, on.wood(420, contact=0.0010, damping=1.5), -6),
        (0.120, on.bone(1240, damping=1.8), -8),
        (0.190, on.bone(1180, damping=2.0), -14),
    )


def stand(on: Instruments) -> Signal:
    """A figure is put on its tile."""
    return on.together((0.000, on.bone(1500, damping=1.5), 0), (0.001, on.thump(130, 0.020), -6))


def shot(on: Instruments) -> Signal:
    """A cork gun: a pop, and a knock where the cork lands."""
    return on.together(
        (0.000, on.thump(210, 0.022), 0),
        (0.000, on.brush(500, 2600, 0.004, 0.020), -5),
        (0.240, on.bone(1350, damping=1.6), -7),
    )


def run(on: Instruments) -> Signal:
    """Three quick plastic feet."""
    return on.together(
        (0.000, on.bone(1250, damping=2.0), -4),
        (0.090, on.bone(1320, damping=2.0), -2),
        (0.180, on.bone(1400, damping=2.0), 0),
    )


def blast(on: Instruments) -> Signal:
    """A paper bag burst."""
    return on.together(
        (0.000, on.thump(72, 0.090), 0),
        (0.000, on.brush(400, 5200, 0.003, 0.060), -2),
        (0.040, on.rattle(9, 0.22, 900, 2600, 14), -12),
    )


def chain(on: Instruments) -> Signal:
    """A smaller bag after it."""
    return on.together((0.000, on.thump(96, 0.070), 0), (0.000, on.brush(600, 6000, 0.003, 0.050), -3))


def mine(on: Instruments) -> Signal:
    """A tin lid jumps and settles."""
    return on.together(
        (0.000, on.plate(310), 0),
        (0.000, on.thump(64, 0.070), -2),
        (0.150, on.plate(340, damping=1.4), -8),
        (0.240, on.plate(355, damping=1.8), -13),
    )


def call(on: Instruments) -> Signal:
    """Two notes of a toy bugle."""
    return on.together(
        (0.000, on.bar("G4", contact=0.004, damping=1.8), -3),
        (0.160, on.bar("D5", contact=0.004, damping=1.6), 0),
        (0.160, on.glass("D5", damping=4.0), -14),
    )


def extra(on: Instruments) -> Signal:
    """A small bell."""
    return on.together((0.000, on.glass("G6", damping=3.0), 0), (0.120, on.glass("G6", damping=4.0), -6))


def build(on: Instruments) -> Signal:
    """A brick set on another."""
    return on.together(
        (0.000, on.wood(330, contact=0.0012, damping=1.6), -3),
        (0.130, on.wood(290, contact=0.0010, damping=1.5), 0),
        (0.130, on.thump(92, 0.030), -4),
    )


def shift(on: Instruments) -> Signal:
    """Something dragged over wood, and a knock."""
    return on.together(
        (0.000, on.wood(360, contact=0.0012, damping=1.8), -4),
        (0.004, on.brush(260, 1500, 0.090, 0.060), -3),
        (0.240, on.bone(1500, damping=1.4), 0),
    )


def blank(on: Instruments) -> Signal:
    """A tile lies still: one soft tap."""
    return on.together((0.000, on.tap(620, 0.016), 0))


def face(on: Instruments) -> Signal:
    """A ratchet turns by four teeth."""
    return on.together(*[(0.026 * tooth, on.bone(2700, damping=2.2), -tooth) for tooth in range(4)])


def wall(on: Instruments) -> Signal:
    """A domino stood on its side: two clicks."""
    return on.together((0.000, on.bone(1900), -3), (0.085, on.bone(1650), 0))


def curtain(on: Instruments) -> Signal:
    """Cloth drawn, with rings on a rod."""
    return on.together(
        (0.000, on.tap(900, 0.020), -6),
        (0.000, on.brush(500, 3800, 0.060, 0.090), 0),
        (0.040, on.rattle(8, 0.24, 2600, 5200, 5), -12),
    )


RECIPES: dict[str, Recipe] = {
    "war-step": Recipe(step, -19, 0.20),
    "war-drop": Recipe(drop, -16, 0.45),
    "war-stand": Recipe(stand, -18, 0.25),
    "war-shot": Recipe(shot, -14, 0.50),
    "war-run": Recipe(run, -18, 0.40),
    "war-blast": Recipe(blast, -13, 0.70),
    "war-chain": Recipe(chain, -14, 0.50),
    "war-mine": Recipe(mine, -14, 1.20),
    "war-call": Recipe(call, -16, 1.20),
    "war-extra": Recipe(extra, -17, 1.60),
    "war-build": Recipe(build, -16, 0.50),
    "war-shift": Recipe(shift, -17, 0.70),
    "war-blank": Recipe(blank, -22, 0.15),
    "war-face": Recipe(face, -20, 0.30),
    "war-wall": Recipe(wall, -16, 0.30),
    "war-curtain": Recipe(curtain, -18, 1.00),
}
"""The sounds of Dominoes of War, by the names of their files."""
