"""The sounds of Dungeon Dice: stone on felt, a reed, pebbles and wings, steel, springs and cloth."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from tools.sounds import signal
from tools.sounds.instruments import Instruments, Part, pitch
from tools.sounds.recipes import Recipe
from tools.sounds.signal import Signal

FACES = 5
"""How many faces of a die fall; the sixth lies already."""


def _reed(on: Instruments, note: str, seconds: float) -> Signal:
    """A reed pipe: odd overtones that swell and die."""
    hertz, out = pitch(note), []
    for index in range(round(seconds * on.rate)):
        angle = 2 * math.pi * hertz * index / on.rate
        out.append(sum(math.sin(k * angle) / k**1.4 for k in (1, 3, 5, 7)))
    shaped = signal.swelled(signal.low_passed(out, 1800, on.rate), 0.06, seconds / 5, on.rate)
    return signal.scaled(shaped, 1 / signal.peak(shaped))


def die_leap(on: Instruments) -> Signal:
    """The die springs out of the tray."""
    return on.together(
        (0.000, on.bone(1900, damping=1.2), -4),
        (0.004, on.brush(700, 3600, 0.060, 0.040), -6),
        (0.130, on.bone(1500), 0),
        (0.130, on.thump(120, 0.030), -5),
    )


def face_fall(on: Instruments, number: int) -> Signal:
    """A face of the die falls open: stone on felt, by a semitone lower each time."""
    step = math.exp2(-number / 12)
    return on.together(
        (0.000, on.wood(620 * step, contact=0.0012, damping=1.4), 0),
        (0.000, on.thump(112 * step, 0.030), -3),
        (0.003, on.tap(900, 0.014), -7),
    )


def figure_rise(on: Instruments) -> Signal:
    """A figure rises out of the ring: a low reed, and its fifth."""
    return on.together(
        (0.000, _reed(on, "D3", 0.42), 0), (0.090, _reed(on, "A3", 0.34), -4), (0.180, on.bar("D5", contact=0.003), -9)
    )


def crest_in(on: Instruments) -> Signal:
    """A crest drops among the others."""
    return on.together((0.000, on.bone(2400, damping=1.3), -3), (0.012, on.bar("E5", damping=2.4), 0))


def stride(on: Instruments) -> Signal:
    """A pebble under a foot."""
    return on.together((0.000, on.tap(700, 0.012), 0), (0.006, on.rattle(3, 0.03, 1900, 3600, 9), -12))


def wing(on: Instruments) -> Signal:
    """Two strokes of a wing."""
    return on.together((0.000, on.brush(250, 1500, 0.050, 0.030), -2), (0.130, on.brush(220, 1300, 0.055, 0.034), 0))


def burrow(on: Instruments) -> Signal:
    """Earth that is dug through."""
    return on.together(
        (0.000, on.brush(180, 900, 0.070, 0.040), 0),
        (0.030, on.rattle(6, 0.16, 500, 1200, 6), -9),
        (0.120, on.brush(160, 800, 0.060, 0.040), -3),
    )


def hit(on: Instruments) -> Signal:
    """A blow that tells."""
    return on.together(
        (0.000, on.wood(470, contact=0.0004), 0),
        (0.000, on.thump(94, 0.046), -2),
        (0.014, on.wood(820, damping=1.6), -9),
    )


def blocked_hit(on: Instruments) -> Signal:
    """A blow on a shield."""
    return on.together(
        (0.000, on.plate(420, damping=1.2), 0),
        (0.000, on.wood(540, contact=0.0008), -5),
        (0.010, on.plate(610, damping=1.8), -10),
    )


def fall(on: Instruments) -> Signal:
    """A figure topples and is gone."""
    return on.together(
        (0.000, on.wood(640), -3),
        (0.110, on.wood(430, contact=0.0010), 0),
        (0.110, on.thump(84, 0.050), -3),
        (0.190, on.wood(380, damping=1.6), -10),
    )


def heart_lost(on: Instruments) -> Signal:
    """A cracked bell: a glass and its neighbour, which do not agree."""
    return on.together(
        (0.000, on.glass("D4", contact=0.0012, damping=2.0), 0),
        (0.000, on.glass("Eb4", contact=0.0010, damping=2.4), -3),
        (0.000, on.plate(196), -4),
        (0.120, on.bar("D3", contact=0.003), -6),
    )


def chest_open(on: Instruments) -> Signal:
    """A latch, a hinge, a lid that falls back."""
    return on.together(
        (0.000, on.plate(900, damping=2.4), -6),
        (0.030, on.brush(900, 2600, 0.070, 0.030), -10),
        (0.140, on.wood(330, contact=0.0012), 0),
        (0.140, on.thump(100, 0.030), -6),
    )


def trap(on: Instruments) -> Signal:
    """A spring lets go, and jaws shut."""
    parts: list[Part] = [
        (0.018 * index, on.bar(note, contact=0.0008, damping=3.4), -8 + index)
        for index, note in enumerate(("D5", "F5", "A5", "D6"))
    ]
    return on.together(*parts, (0.090, on.plate(700), 0), (0.094, on.wood(900, damping=1.5), -4))


def link_in(on: Instruments) -> Signal:
    """A slip is laid on the stack."""
    return on.together((0.000, on.brush(1200, 5200, 0.040, 0.018), -4), (0.055, on.tap(1500, 0.010), 0))


def link_off(on: Instruments) -> Signal:
    """A slip is flipped away."""
    return on.together((0.000, on.tap(1600, 0.008), -3), (0.006, on.brush(1000, 6000, 0.060, 0.040), 0))


def passes(on: Instruments) -> Signal:
    """A hand over the cloth."""
    return on.together((0.000, on.tap(900, 0.012), -4), (0.000, on.brush(300, 1800, 0.040, 0.050), 0))


def refused(on: Instruments) -> Signal:
    """No: two dull woods, the second lower."""
    return on.together(
        (0.000, on.wood(300, contact=0.0020, damping=1.6), -2), (0.110, on.wood(250, contact=0.0024, damping=1.6), 0)
    )


def _faces() -> dict[str, Recipe]:
    scores: list[Callable[[Instruments], Signal]] = [partial(face_fall, number=number) for number in range(FACES)]
    return {f"dungeon-face-fall-{number + 1}": Recipe(score, -17, 0.40) for number, score in enumerate(scores)}


RECIPES: dict[str, Recipe] = {
    "dungeon-die-leap": Recipe(die_leap, -16, 0.60),
    **_faces(),
    "dungeon-figure-rise": Recipe(figure_rise, -19, 1.00),
    "dungeon-crest-in": Recipe(crest_in, -20, 0.40),
    "dungeon-stride": Recipe(stride, -20, 0.30),
    "dungeon-wing": Recipe(wing, -19, 0.60),
    "dungeon-burrow": Recipe(burrow, -18, 0.70),
    "dungeon-hit": Recipe(hit, -14, 0.60),
    "dungeon-blocked-hit": Recipe(blocked_hit, -15, 0.80),
    "dungeon-fall": Recipe(fall, -15, 0.80),
    "dungeon-heart-lost": Recipe(heart_lost, -13, 1.20),
    "dungeon-chest-open": Recipe(chest_open, -16, 0.70),
    "dungeon-trap": Recipe(trap, -16, 0.80),
    "dungeon-link-in": Recipe(link_in, -18, 0.30),
    "dungeon-link-off": Recipe(link_off, -18, 0.60),
    "dungeon-passes": Recipe(passes, -21, 0.60),
    "dungeon-refused": Recipe(refused, -16, 0.60),
}
"""The sounds of this game, by the names of their files."""
