"""Signals: what can be done to a row of samples, whatever made them.

A signal is a list of samples, 1.0 being full scale. Its rate, in samples a second, is said beside
it where it matters.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

Signal = list[float]

AHEAD, RECOVERS = 0.0015, 0.08
"""How long before a peak a limiter gets softer, and how long it takes to recover, in seconds."""


def gain(decibels: float) -> float:
    """The factor that a level in dB stands for."""
    return math.exp(decibels * math.log(10) / 20)


def peak(signal: Signal) -> float:
    """The largest sample, whatever its sign; 0 for an empty signal."""
    if not signal:
        return 0.0
    highest, lowest = max(signal), min(signal)
    return max(highest, -lowest)


def decibels(level: float) -> float:
    """A level of full scale in dBFS; silence is minus infinity."""
    return 20 * math.log10(level) if level > 0 else -math.inf


def scaled(signal: Signal, factor: float) -> Signal:
    """The signal, louder or softer."""
    return [sample * factor for sample in signal]


def centred(signal: Signal) -> Signal:
    """The signal without an offset."""
    middle = sum(signal) / len(signal)
    return [sample - middle for sample in signal]


def add(target: Signal, signal: Signal, start: int, factor: float) -> None:
    """Add a signal to a target from a sample on; the target grows as it must."""
    end = start + len(signal)
    if end > len(target):
        target.extend([0.0] * (end - len(target)))
    for index, sample in enumerate(signal, start):
        target[index] += factor * sample


def add_round(target: Signal, signal: Signal, start: int, factor: float) -> None:
    """Add a signal to a loop: what would run over its end goes on at its beginning."""
    size, done = len(target), 0
    while done < len(signal):
        at = (start + done) % size
        part = signal[done : done + size - at]
        there = target[at : at + len(part)]
        target[at : at + len(part)] = [old + factor * new for old, new in zip(there, part, strict=True)]
        done += len(part)


def low_passed(signal: Iterable[float], corner: float, rate: int) -> Signal:
    """What lies below a corner frequency in Hz, falling by 6 dB an octave above it."""
    share = 1 - math.exp(-2 * math.pi * corner / rate)
    level = 0.0
    out = []
    for sample in signal:
        level += share * (sample - level)
        out.append(level)
    return out


def high_passed(signal: Signal, corner: float, rate: int) -> Signal:
    """What lies above a corner frequency in Hz, falling by 6 dB an octave below it."""
    low = low_passed(signal, corner, rate)
    return [sample - under for sample, under in zip(signal, low, strict=True)]


def swelled(signal: Signal, rise: float, fall: float, rate: int) -> Signal:
    """The signal under an envelope.

    Args:
        signal: what is shaped.
        rise: seconds of the way up, half a cosine long.
        fall: time constant in seconds of the decay that follows.
        rate: samples a second.
    """
    up = max(1, round(rise * rate))
    keep = math.exp(-1 / (fall * rate))
    level = 1.0
    out = []
    for index, sample in enumerate(signal):
        if index < up:
            out.append(sample * (0.5 - 0.5 * math.cos(math.pi * index / up)))
        else:
            out.append(sample * level)
            level *= keep
    return out


def limited(signal: Signal, ceiling: float, rate: int) -> Signal:
    """The signal pressed below a ceiling, given as a factor of full scale.

    It gets softer shortly before a peak and louder again slowly after it, so that nothing cracks.
    """
    ahead = max(1, round(AHEAD * rate))
    back = 1 - math.exp(-1 / (RECOVERS * rate))
    wanted = [min(1.0, ceiling / abs(sample)) if sample else 1.0 for sample in signal]
    least = [min(wanted[index : index + ahead]) for index in range(len(wanted))]
    held, factor = [], 1.0
    for now in least:
        factor = min(now, factor + back * (1 - factor))
        held.append(factor)
    padded = [held[0]] * (ahead - 1) + held if held else []
    total, out = sum(padded[: ahead - 1]), []
    for index, sample in enumerate(signal):
        total += padded[index + ahead - 1]
        out.append(sample * total / ahead)
        total -= padded[index]
    return out


def trimmed(signal: Signal, floor: float) -> Signal:
    """The signal without its end below a floor, given as a factor of its peak."""
    least = peak(signal) * floor
    end = len(signal)
    while end and abs(signal[end - 1]) <= least:
        end -= 1
    return signal[:end]


def faded(signal: Signal, first: int, last: int) -> Signal:
    """The signal with so many samples faded in at its start and out at its end."""
    out = list(signal)
    for index in range(min(first, len(out))):
        out[index] *= 0.5 - 0.5 * math.cos(math.pi * index / first)
    for index in range(min(last, len(out))):
        out[-1 - index] *= 0.5 - 0.5 * math.cos(math.pi * index / last)
    return out
