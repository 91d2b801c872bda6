"""The air under a match: one tune in three states, each tighter than the one before.

It is the menu's waltz gone home to E minor. First hardly more than its chords are heard, then the
tune, then the tune over a pulse that hurries.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.sounds import signal
from tools.sounds.air import BEATS, Bar, played
from tools.sounds.instruments import Instruments
from tools.sounds.signal import Signal

CALM = (
    Bar("Em", "-:3"),
    Bar("Am", "-:2 E5"),
    Bar("Em", "B4:3"),
    Bar("B7", "-:3"),
    Bar("C", "-:2 G4"),
    Bar("G", "D5:3"),
    Bar("Am", "C5:2 B4"),
    Bar("B7", "-:3"),
    Bar("Em", "-:3"),
    Bar("C", "-:2 G5"),
    Bar("Em", "E5:3"),
    Bar("D7", "-:3"),
    Bar("G", "-:2 B4"),
    Bar("Am", "C5:3"),
    Bar("B7", "D#5:2 B4"),
    Bar("Em", "-:3"),
)
TUNE = (
    Bar("Em", "E5:1.5 F#5:0.5 G5"),
    Bar("Am", "A5:2 E5"),
    Bar("Em", "G5:1.5 F#5:0.5 E5"),
    Bar("B7", "D#5:2 B4"),
    Bar("C", "C5 E5 G5"),
    Bar("G", "B5:2 D5"),
    Bar("Am", "C6:1.5 B5:0.5 A5"),
    Bar("B7", "F#5 D#5 B4"),
)
ANSWER = (
    Bar("Em", "B5:1.5 A5:0.5 G5"),
    Bar("C", "E6:2 C6"),
    Bar("Em", "B5:1.5 G5:0.5 E5"),
    Bar("D7", "A5:2 F#5"),
    Bar("G", "G5 B5 D6"),
    Bar("Am", "C6:2 A5"),
    Bar("B7", "B5:0.5 A5:0.5 F#5 D#5"),
    Bar("Em", "E5:2 -"),
)


class State(NamedTuple):
    """How tight the air is.

    Attributes:
        bars: what is played.
        beat: seconds of a crotchet.
        ticks: strokes of a stick in a bar; 0 for none.
        low: whether a low blow falls on each first beat.
    """

    bars: tuple[Bar, ...]
    beat: float
    ticks: int = 0
    low: bool = False


STATES = (State(CALM, 0.66), State((*TUNE, *ANSWER), 0.56, ticks=3), State((*TUNE, *ANSWER), 0.44, ticks=6, low=True))
TICK, SOFT_TICK, LOW = -24.0, -30.0, -13.0
"""How loud the pulse is beside the tune, in dB."""


def match_air(on: Instruments, state: State) -> Signal:
    """The air of a match in one state, as a loop."""
    loop = played(state.bars, state.beat, on)
    bar = BEATS * state.beat
    for number in range(len(state.bars)):
        if state.low:
            at = round(number * bar * on.rate)
            signal.add_round(loop, on.thump(62, 0.090), at, signal.gain(LOW))
        for tick in range(state.ticks):
            at = round((number + tick / state.ticks) * bar * on.rate)
            level = SOFT_TICK if tick % (state.ticks // BEATS) else TICK
            signal.add_round(loop, on.wood(1150, damping=1.6), at, signal.gain(level))
    return signal.centred(loop)
