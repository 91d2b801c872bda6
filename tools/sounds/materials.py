"""Struck bodies: every material is a few damped modes, set ringing by a blow.

The longer the blow touches the body, the fewer of its high modes it wakes: that is the difference
between a hard stick and a felt one, and nothing else has to be said of it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.sounds.signal import Signal

SILENT_AFTER = 8.0
"""Time constants after which a mode is 69 dB down, and is left."""


class Mode(NamedTuple):
    """One way in which a body rings.

    Attributes:
        ratio: its frequency, as a multiple of the body's pitch.
        level: how loud it is, 1 for the loudest.
        decay: its time constant, in seconds.
    """

    ratio: float
    level: float
    decay: float


Material = tuple[Mode, ...]

WOOD: Material = (  # a bar of hard wood on cloth: the overtones of a free bar die first
    Mode(1.0, 1.0, 0.045),
    Mode(2.76, 0.55, 0.022),
    Mode(5.40, 0.30, 0.011),
    Mode(8.93, 0.16, 0.006),
)
TUNED_WOOD: Material = (  # the same bar hollowed below, so that its second mode is two octaves up
    Mode(1.0, 1.0, 0.085),
    Mode(4.0, 0.34, 0.028),
    Mode(9.2, 0.14, 0.010),
)
BONE: Material = (  # a domino or a die: small, stiff, dry, and wooden below
    Mode(0.36, 0.38, 0.014),
    Mode(1.0, 1.0, 0.012),
    Mode(1.58, 0.50, 0.009),
    Mode(2.71, 0.42, 0.006),
    Mode(3.94, 0.25, 0.004),
)
GLASS: Material = (  # a stemmed glass: inharmonic, each mode doubled and so beating a little
    Mode(1.0, 1.0, 0.26),
    Mode(1.004, 0.45, 0.24),
    Mode(2.32, 0.55, 0.17),
    Mode(4.25, 0.36, 0.10),
    Mode(6.63, 0.20, 0.06),
    Mode(9.38, 0.10, 0.035),
)
SHARD: Material = (  # a splinter of glass: high and soon over
    Mode(1.0, 1.0, 0.030),
    Mode(1.83, 0.70, 0.018),
    Mode(3.07, 0.40, 0.010),
)
PLATE: Material = (  # a shield with a hand laid on it
    Mode(1.0, 1.0, 0.060),
    Mode(1.52, 0.80, 0.045),
    Mode(2.43, 0.60, 0.030),
    Mode(3.11, 0.40, 0.020),
    Mode(4.63, 0.30, 0.012),
)
TINE: Material = (  # a tooth of a music box's comb, which is clamped at one end
    Mode(1.0, 1.0, 0.42),
    Mode(2.0, 0.16, 0.22),
    Mode(6.27, 0.20, 0.07),
    Mode(17.5, 0.05, 0.02),
)


def blow(contact: float, rate: int) -> Signal:
    """A blow: a smooth push of unit strength.

    Args:
        contact: how long it touches, in seconds; 0.0003 is a stick, 0.004 is felt.
        rate: samples a second.
    """
    size = max(2, round(contact * rate))
    push = [0.5 - 0.5 * math.cos(2 * math.pi * (index + 0.5) / size) for index in range(size)]
    strength = sum(push)
    return [sample / strength for sample in push]


def ring(material: Material, pitch: float, push: Signal, damping: float, rate: int) -> Signal:
    """What a body sounds like when it is pushed.

    Args:
        material: its modes; those above what the rate can carry are left out.
        pitch: the frequency of ratio 1, in Hz.
        push: the force on it.
        damping: 1 for free; 2 halves every decay.
        rate: samples a second.
    """
    body = [
        Mode(mode.ratio * pitch, mode.level, mode.decay / damping)
        for mode in material
        if mode.ratio * pitch < 0.45 * rate
    ]
    longest = max((mode.decay for mode in body), default=0.0)
    out = [0.0] * (len(push) + round(SILENT_AFTER * longest * rate))
    for mode in body:
        _add_mode(out, mode, push, rate)
    return out


def _add_mode(out: Signal, mode: Mode, push: Signal, rate: int) -> None:
    """Add one mode, its ratio now in Hz: a resonator that answers an impulse with a damped sine."""
    angle = 2 * math.pi * mode.ratio / rate
    keep = math.exp(-1 / (mode.decay * rate))
    turn, back = 2 * keep * math.cos(angle), keep * keep
    force = mode.level * math.sin(angle)
    last = before = 0.0
    for index, sample in enumerate(push):
        last, before = turn * last - back * before + force * sample, last
        out[index] += last
    for index in range(len(push), len(push) + round(SILENT_AFTER * mode.decay * rate)):
        last, before = turn * last - back * before, last
        out[index] += last
