"""From a signal to a file, and the checks in between."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

from tools.sounds import signal
from tools.sounds.signal import Signal

CEILING = -12.0
"""No sound may peak at or above this, in dBFS."""
FULL_SCALE = 32767
SHORTEST = 0.03
"""A sound below this many seconds is a click."""


def finished(made: Signal, peak: float, rate: int) -> Signal:
    """A sound ready for its file: no offset, no dead end, no click, at its peak in dBFS."""
    centred = signal.high_passed(signal.high_passed(made, 25, rate), 25, rate)
    short = signal.trimmed(centred, signal.gain(-54))
    clean = signal.faded(short, round(0.0006 * rate), round(0.012 * rate))
    return levelled(clean, peak)


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


def write(path: Path, made: Signal, rate: int) -> None:
    """Write a WAV file: one channel, 16 bits."""
    samples = [round(sample * FULL_SCALE) for sample in made]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
