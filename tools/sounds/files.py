"""From a signal to a file, and the checks in between."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import soundfile

from tools.sounds import signal
from tools.sounds.signal import Signal

CEILING = -12.0
"""No sound may peak at or above this, in dBFS."""
HEADROOM = 1.0
"""dB that a peak stays below the ceiling, since packing moves samples a little."""
LIFT = 8.0
"""dB by which an effect is louder than the peak that its recipe asks for."""
SHORTEST = 0.03
"""A sound below this many seconds is a click."""
PACKING = 0.3
"""How tight files are packed, from 0 (best) to 1 (smallest)."""
GAP_MS = 10
"""What is silent behind each take, so that no take runs into the next."""


def finished(made: Signal, peak: float, rate: int) -> Signal:
    """A sound ready for its file: no offset, no dead end, no click.

    It lies ``LIFT`` above its peak in dBFS. What would pass the ceiling is pressed below it, so
    that a knock is heard better and yet frightens nobody.
    """
    centred = signal.high_passed(signal.high_passed(made, 25, rate), 25, rate)
    short = signal.trimmed(centred, signal.gain(-54))
    lifted = levelled(short, peak + LIFT)
    pressed = signal.limited(lifted, signal.gain(CEILING - HEADROOM), rate)
    return signal.faded(pressed, round(0.0006 * rate), round(0.012 * rate))


def levelled(made: Signal, peak: float) -> Signal:
    """The signal at a peak in dBFS."""
    return signal.scaled(made, signal.gain(peak) / signal.peak(made))


def check(name: str, made: Signal, longest: float, rate: int) -> None:
    """Check that a sound is fit to be written.

    Raises:
        ValueError: where it is too loud, too short or too long; the message names it.
    """
    level = signal.decibels(signal.peak(made))
    if level >= CEILING:
        raise ValueError(f"{name}: peaks at {level:.1f} dBFS, must stay below {CEILING:g}")
    seconds = len(made) / rate
    if not SHORTEST <= seconds <= longest:
        raise ValueError(f"{name}: {seconds:.3f} s long, must be {SHORTEST:g} to {longest:g}")


def in_a_row(takes: Sequence[Signal], rate: int) -> Signal:
    """Takes one after another, each given as much room as the longest, with a gap behind it."""
    gap = rate * GAP_MS // 1000
    room = (max(map(len, takes)) // gap + 2) * gap
    return [sample for take in takes for sample in (*take, *[0.0] * (room - len(take)))]


def write(path: Path, made: Signal, rate: int) -> None:
    """Write an Ogg Vorbis file of one channel."""
    samples = np.array(made, dtype=np.float32)
    soundfile.write(path, samples, rate, format="OGG", subtype="VORBIS", compression_level=PACKING)


def read(path: Path) -> tuple[Signal, int]:
    """The samples of a file of one channel, and how many there are a second."""
    samples, rate = soundfile.read(path, dtype="float32")
    return samples.tolist(), rate
