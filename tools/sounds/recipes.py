"""The sounds, each written as a score: when, what, how loud.

Short, dry, wooden. What falls is bad for somebody: hobble, wither and cow go down; spur, shield
and rouse go up. Tuned sounds keep to the notes of the air, so that nothing clashes with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tools.sounds.instruments import Instruments, Part
from tools.sounds.materials import SHARD
from tools.sounds.signal import Signal


class Recipe(NamedTuple):
    """How a sound is made.

    Attributes:
        score: plays it.
        peak: how loud it is at most, in dBFS; the more often it is heard, the softer.
        longest: how long it may be, in seconds.
    """

    score: Callable[[Instruments], Signal]
    peak: float
    longest: float


# Dominoes


def domino_lift(on: Instruments) -> Signal:
    """A fingernail under the edge, and off the felt."""
    return on.together((0.000, on.bone(2300, damping=1.4), -6), (0.006, on.brush(700, 3200, 0.040, 0.022), -5))


def domino_turn(on: Instruments) -> Signal:
    """A tick, a breath of air, a lower tick."""
    return on.together(
        (0.000, on.bone(2500, damping=1.3), -4),
        (0.008, on.brush(900, 2600, 0.025, 0.014), -13),
        (0.072, on.bone(1950), 0),
    )


def domino_lay(on: Instruments) -> Signal:
    """Bone on felt: the knock, the table below it, and one small bounce."""
    return on.together(
        (0.000, on.bone(1650, contact=0.0004), 0),
        (0.000, on.thump(118, 0.026), -5),
        (0.002, on.tap(900, 0.014), -8),
        (0.046, on.bone(1720, contact=0.0006, damping=1.4), -15),
    )


def domino_refused(on: Instruments) -> Signal:
    """Two dull knocks, the second lower: not here."""
    return on.together(
        (0.000, on.wood(262, contact=0.003, damping=1.3), -1),
        (0.000, on.tap(700, 0.012), -9),
        (0.095, on.wood(220, contact=0.003, damping=1.2), 0),
        (0.095, on.tap(600, 0.012), -9),
    )


# Dice


def dice_shake(on: Instruments) -> Signal:
    """Five dice in a closed hand, to and fro three times."""
    return on.together(
        (0.000, on.rattle(7, 0.13, 1500, 2900, 3), -3),
        (0.190, on.rattle(8, 0.14, 1400, 2800, 4), 0),
        (0.390, on.rattle(7, 0.13, 1500, 3000, 5), -2),
        (0.000, on.brush(300, 1400, 0.200, 0.050), -16),
    )


def dice_knock_soft(on: Instruments) -> Signal:
    """A die that just touches another."""
    return on.together((0.000, on.bone(2050, contact=0.0007, damping=1.2), 0))


def dice_knock_firm(on: Instruments) -> Signal:
    """A die against the rim."""
    return on.together(
        (0.000, on.bone(2250, contact=0.0004), 0), (0.000, on.wood(640, contact=0.0012, damping=1.5), -8)
    )


def dice_knock_hard(on: Instruments) -> Signal:
    """A die thrown at the rim, which answers."""
    return on.together(
        (0.000, on.bone(2500, contact=0.00025), 0),
        (0.000, on.wood(520, contact=0.0008, damping=1.3), -6),
        (0.000, on.thump(150, 0.018), -7),
        (0.031, on.bone(2320, damping=1.3), -13),
    )


def dice_rest(on: Instruments) -> Signal:
    """A die that rocks from edge to edge, faster and softer, and lies."""
    return on.together(
        (0.000, on.bone(1900, contact=0.0005), -2),
        (0.070, on.bone(1980, contact=0.0006, damping=1.2), -6),
        (0.118, on.bone(1880, contact=0.0007, damping=1.3), -10),
        (0.149, on.bone(1960, contact=0.0008, damping=1.4), -14),
        (0.168, on.tap(500, 0.016), -4),
    )


# On the table


def factor_in(on: Instruments) -> Signal:
    """A bead dropped into its bowl."""
    return on.together(
        (0.000, on.bar("D6", contact=0.0008, damping=1.8), 0),
        (0.000, on.bone(3100, damping=1.5), -12),
        (0.044, on.bar("D6", contact=0.0012, damping=2.6), -13),
    )


def summon(on: Instruments) -> Signal:
    """A struck glass; someone stands who did not."""
    return on.together(
        (0.000, on.glass("G5"), 0), (0.000, on.wood(900, damping=1.6), -10), (0.075, on.glass("D6", damping=1.2), -9)
    )


def step(on: Instruments) -> Signal:
    """A felt foot set down."""
    return on.together(
        (0.000, on.tap(480, 0.016), 0),
        (0.000, on.thump(112, 0.018), -4),
        (0.001, on.wood(430, contact=0.003, damping=1.8), -12),
    )


def attack(on: Instruments) -> Signal:
    """Two woods, the heavier answering."""
    return on.together(
        (0.000, on.wood(760, contact=0.0004), -2),
        (0.058, on.wood(470, contact=0.0006), 0),
        (0.058, on.thump(98, 0.030), -5),
    )


def points(on: Instruments) -> Signal:
    """Two ticks of a tally."""
    return on.together((0.000, on.wood(1320, damping=1.7), -3), (0.062, on.wood(1480, damping=1.5), 0))


def defend(on: Instruments) -> Signal:
    """A blow caught on a shield that a hand keeps from ringing."""
    return on.together(
        (0.000, on.wood(590, damping=1.5), -6), (0.004, on.plate(205), 0), (0.004, on.thump(84, 0.034), -5)
    )


def removed(on: Instruments) -> Signal:
    """A piece topples, knocks twice more and lies on the felt."""
    return on.together(
        (0.000, on.wood(620, contact=0.0010), -7),
        (0.140, on.wood(450, contact=0.0007), 0),
        (0.140, on.thump(108, 0.028), -5),
        (0.245, on.wood(480, contact=0.0010, damping=1.2), -9),
        (0.305, on.wood(410, contact=0.0014, damping=1.4), -14),
        (0.330, on.tap(420, 0.024), -11),
    )


def blast(on: Instruments) -> Signal:
    """A low thump, and everything near it rattles."""
    return on.together(
        (0.000, on.thump(58, 0.105), 0),
        (0.000, on.tap(320, 0.060), -5),
        (0.000, on.wood(310, contact=0.0010), -9),
        (0.050, on.rattle(17, 0.42, 800, 2300, 17), -9),
    )


# The six abilities


def unveil(on: Instruments) -> Signal:
    """A cloth is swept off, and a glass is struck under it."""
    return on.together(
        (0.000, on.tap(1300, 0.018), -3),
        (0.000, on.brush(260, 2600, 0.110, 0.060), -3),
        (0.090, on.brush(500, 4200, 0.090, 0.070), -7),
        (0.190, on.glass("B5", contact=0.0006, damping=1.6), 0),
        (0.196, on.glass("D6", contact=0.0006, damping=2.0), -8),
    )


def hobble(on: Instruments) -> Signal:
    """Down, with a limp."""
    return on.together(
        (0.000, on.bar("D5"), -1), (0.150, on.bar("C5", contact=0.003, damping=1.8), -6), (0.200, on.bar("G4"), 0)
    )


def spur(on: Instruments) -> Signal:
    """Up, at a gallop."""
    return on.together(
        (0.000, on.bar("G4", damping=1.6), -4),
        (0.050, on.bar("B4", damping=1.6), -6),
        (0.125, on.bar("D5", damping=1.4), -2),
        (0.175, on.bar("E5", damping=1.4), -5),
        (0.250, on.bar("G5"), 0),
    )


def wither(on: Instruments) -> Signal:
    """Down by small steps, each softer and duller than the last."""
    return on.together(
        (0.000, on.bar("G5", contact=0.0008, damping=2.2), 0),
        (0.080, on.bar("F5", contact=0.0014, damping=2.2), -1),
        (0.165, on.bar("Eb5", contact=0.0020, damping=2.0), -3),
        (0.260, on.bar("D5", contact=0.0026, damping=2.0), -5),
        (0.365, on.bar("C5", contact=0.0034, damping=1.6), -7),
    )


def shield(on: Instruments) -> Signal:
    """Up a fifth, over a shield set down."""
    return on.together(
        (0.000, on.plate(190, damping=1.3), -4),
        (0.000, on.bar("C4", contact=0.002), -5),
        (0.130, on.plate(285, damping=1.6), -7),
        (0.130, on.bar("G4", contact=0.0014), 0),
    )


def cow(on: Instruments) -> Signal:
    """Down an octave, trembling."""
    return on.together(
        (0.000, on.bar("Eb5"), 0),
        (0.110, on.bar("G4", contact=0.002, damping=2.0), -5),
        (0.160, on.bar("Eb4", contact=0.002, damping=2.0), -4),
        (0.210, on.bar("Eb4", contact=0.003, damping=2.0), -7),
        (0.260, on.bar("Eb4", contact=0.004, damping=1.6), -10),
    )


def rouse(on: Instruments) -> Signal:
    """A drummed note, then up a fourth and up an octave."""
    return on.together(
        (0.000, on.bar("D5", damping=2.4), -8),
        (0.045, on.bar("D5", damping=2.4), -6),
        (0.090, on.bar("D5", damping=2.0), -4),
        (0.170, on.bar("G5", contact=0.0009, damping=1.4), -2),
        (0.260, on.bar("D6", contact=0.0007), 0),
    )


# The match and the program


def image_hit(on: Instruments) -> Signal:
    """A looking-glass cracks: the blow, the crack, and splinters."""
    splinters: list[Part] = [
        (
            0.012 + 0.300 * (index / 11) ** 1.6,
            on.struck(SHARD, on.between(2300, 5200), contact=0.0002),
            -3 - 1.4 * index - on.between(0, 4),
        )
        for index in range(11)
    ]
    return on.together(
        (0.000, on.brush(2200, 9000, 0.001, 0.007), -2),
        (0.000, on.glass("Eb5", damping=1.8), -4),
        (0.000, on.glass("A5", damping=2.2), -8),
        (0.000, on.thump(120, 0.022), -7),
        *splinters,
    )


def blow(on: Instruments) -> Signal:
    """A blow that everybody sees: wood, a held breath, a great glass, a small one as the shard lands."""
    return on.together(
        (0.000, on.wood(620, contact=0.0003, damping=1.2), -1),
        (0.000, on.thump(96, 0.030), -3),
        (0.070, on.glass("Eb5", damping=1.1), -2),
        (0.072, on.glass("A5", damping=1.5), -7),
        (0.074, on.brush(2200, 9000, 0.001, 0.009), -8),
        (0.390, on.struck(SHARD, 3100, contact=0.0002), -9),
        (0.450, on.struck(SHARD, 3900, contact=0.0002), -15),
    )


def image_crack(on: Instruments) -> Signal:
    """A crack that runs through a glass: a snap, then ticks ever closer to its edge."""
    ticks = [
        (
            0.040 + 0.150 * (1 - (1 - index / 9) ** 2),
            on.struck(SHARD, on.between(2800, 4600), contact=0.0003, damping=1.6),
            -5 - 0.8 * index - on.between(0, 3),
        )
        for index in range(9)
    ]
    return on.together(
        (0.000, on.wood(1240, contact=0.0002, damping=1.4), -2),
        (0.000, on.struck(SHARD, 2100, contact=0.0002), 0),
        (0.000, on.brush(1800, 8000, 0.001, 0.012), -6),
        (0.205, on.glass("Eb5", damping=2.4), -12),
        *ticks,
    )


def image_fall(on: Instruments) -> Signal:
    """A frame topples and knocks on the wood; the glass goes to pieces, and they come to rest."""
    pieces = [
        (
            0.190 + 0.045 * index + on.between(0, 0.030),
            on.struck(SHARD, on.between(1900, 5000), contact=0.0002),
            -2 - 0.9 * index - on.between(0, 4),
        )
        for index in range(14)
    ]
    return on.together(
        (0.000, on.wood(540, contact=0.0010), -9),
        (0.180, on.wood(360, contact=0.0006), -2),
        (0.180, on.thump(82, 0.060), -3),
        (0.184, on.brush(1600, 9000, 0.001, 0.040), -1),
        (0.184, on.glass("A4", damping=1.6), -5),
        (0.310, on.wood(420, contact=0.0010, damping=1.2), -10),
        *pieces,
    )


def win(on: Instruments) -> Signal:
    """Up the chord of the air, and a glass on top."""
    return on.together(
        (0.000, on.bar("G4"), -4),
        (0.130, on.bar("B4"), -4),
        (0.260, on.bar("D5"), -3),
        (0.390, on.bar("G5"), -1),
        (0.390, on.bar("B4"), -8),
        (0.600, on.bar("B5"), 0),
        (0.600, on.glass("G5", damping=0.8), -5),
        (0.600, on.bar("G4"), -6),
    )


def lose(on: Instruments) -> Signal:
    """Down through the air's dark chord to its ground, and no more."""
    return on.together(
        (0.000, on.bar("G5", contact=0.002), -1),
        (0.180, on.bar("Eb5", contact=0.002), -2),
        (0.360, on.bar("C5", contact=0.003), -3),
        (0.620, on.bar("G4", contact=0.003), 0),
        (0.620, on.bar("C4", contact=0.004), -3),
        (0.620, on.thump(98, 0.050), -11),
    )


def your_turn(on: Instruments) -> Signal:
    """Two bars, up a fourth."""
    return on.together((0.000, on.bar("D5"), -3), (0.120, on.bar("G5"), 0))


def ask(on: Instruments) -> Signal:
    """A question: a knock repeated, with the voice going up at the end."""
    return on.together(
        (0.000, on.bar("B4", damping=1.8), -4),
        (0.095, on.bar("B4", damping=1.8), -6),
        (0.230, on.bar("E5"), 0),
        (0.230, on.glass("E6", contact=0.0009, damping=2.0), -15),
    )


def button(on: Instruments) -> Signal:
    """One small tick."""
    return on.together((0.000, on.wood(980, contact=0.0008, damping=2.4), 0))


def error(on: Instruments) -> Signal:
    """Two low bars that do not agree."""
    return on.together(
        (0.000, on.bar("D4", contact=0.003, damping=1.3), 0),
        (0.000, on.bar("Eb4", contact=0.003, damping=1.3), -2),
        (0.130, on.bar("C4", contact=0.004, damping=1.3), -2),
    )


RECIPES: dict[str, Recipe] = {
    "domino-lift": Recipe(domino_lift, -20, 0.25),
    "domino-turn": Recipe(domino_turn, -19, 0.25),
    "domino-lay": Recipe(domino_lay, -14, 0.25),
    "domino-refused": Recipe(domino_refused, -16, 0.45),
    "dice-shake": Recipe(dice_shake, -17, 0.75),
    "dice-knock-1": Recipe(dice_knock_soft, -25, 0.15),
    "dice-knock-2": Recipe(dice_knock_firm, -23, 0.20),
    "dice-knock-3": Recipe(dice_knock_hard, -14, 0.30),
    "dice-rest": Recipe(dice_rest, -19, 0.35),
    "factor-in": Recipe(factor_in, -18, 0.40),
    "summon": Recipe(summon, -16, 1.60),
    "step": Recipe(step, -18, 0.20),
    "attack": Recipe(attack, -13, 0.40),
    "points": Recipe(points, -18, 0.25),
    "defend": Recipe(defend, -14, 0.45),
    "removed": Recipe(removed, -15, 0.60),
    "blast": Recipe(blast, -13, 0.90),
    "unveil": Recipe(unveil, -15, 1.20),
    "hobble": Recipe(hobble, -16, 0.80),
    "spur": Recipe(spur, -16, 0.80),
    "wither": Recipe(wither, -16, 0.80),
    "shield": Recipe(shield, -16, 0.80),
    "cow": Recipe(cow, -16, 0.80),
    "rouse": Recipe(rouse, -16, 0.80),
    "image-hit": Recipe(image_hit, -13, 0.90),
    "blow": Recipe(blow, -12.5, 1.40),
    "image-crack": Recipe(image_crack, -13, 0.90),
    "image-fall": Recipe(image_fall, -13, 1.40),
    "win": Recipe(win, -14, 2.00),
    "lose": Recipe(lose, -15, 1.40),
    "your-turn": Recipe(your_turn, -17, 0.80),
    "ask": Recipe(ask, -16, 0.90),
    "button": Recipe(button, -22, 0.15),
    "error": Recipe(error, -18, 0.70),
}
"""The sounds that every game shares and the flagship has, by the names of their files."""
