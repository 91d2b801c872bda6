"""The room that a match is played in: rain at the window, a clock, now and then a teacup."""

from __future__ import annotations

import math

from tools.sounds import signal
from tools.sounds.instruments import Instruments
from tools.sounds.signal import Signal

SECONDS = 24
"""How long the loop is; the clock beats seconds, so they are whole and even."""
OVERLAP = 2.0
"""Seconds in which the end of the rain becomes its beginning."""
DROPS = 46
"""Drops on the sill that are heard apart."""
CUPS = ((6.4, "E6"), (6.62, "B5"), (17.3, "G6"))
"""When a spoon touches a cup, and the note."""
RAIN, DROP, CLOCK, CUP = -6.0, -13.0, -4.0, -10.0
"""How loud each is, in dB."""


def rain(on: Instruments) -> Signal:
    """Rain as a loop, that comes and goes twice in it."""
    size, over = SECONDS * on.rate, round(OVERLAP * on.rate)
    noise = [on.between(-1, 1) for _ in range(size + over)]
    soft = signal.low_passed(signal.low_passed(noise, 1900, on.rate), 3800, on.rate)
    band = signal.high_passed(soft, 350, on.rate)
    loop = band[:size]
    for index in range(over):
        share = index / over
        near, far = math.sqrt(share), math.sqrt(1 - share)
        loop[index] = near * band[index] + far * band[size + index]
    loudest = signal.peak(loop)
    return [sample / loudest * (0.7 + 0.3 * math.sin(4 * math.pi * index / size)) for index, sample in enumerate(loop)]


def room(on: Instruments) -> Signal:
    """The room as a loop."""
    loop = signal.scaled(rain(on), signal.gain(RAIN))
    for second in range(SECONDS):
        beat = on.wood(1700 if second % 2 else 1450, contact=0.0008, damping=2.0)
        signal.add_round(loop, beat, second * on.rate, signal.gain(CLOCK))
    for _ in range(DROPS):
        at = round(on.between(0, SECONDS) * on.rate)
        drop = on.tap(on.between(900, 2600), on.between(0.004, 0.012))
        signal.add_round(loop, drop, at, signal.gain(DROP - on.between(0, 9)))
    for when, note in CUPS:
        touch = on.glass(note, contact=0.0004, damping=2.2)
        signal.add_round(loop, touch, round(when * on.rate), signal.gain(CUP))
    return signal.centred(loop)
