"""Sounds as they lie in the folder: their samples, and the note that is heard best."""

from __future__ import annotations

import math
from pathlib import Path

from tools.sounds import files
from tools.sounds.instruments import pitch
from tools.sounds.make import CENTS, LOOPS

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"


def read(name: str) -> tuple[list[float], int]:
    """The samples of a sound and their rate: of a loop, or of the first take of an effect."""
    first, *_ = takes(name)
    return first, files.read(FOLDER / f"{name}.ogg")[1]


def takes(name: str) -> list[list[float]]:
    """The takes of an effect, each without the silence behind it; a loop as the only one."""
    samples, _ = files.read(FOLDER / f"{name}.ogg")
    if name in LOOPS:
        return [samples]
    room = len(samples) // len(CENTS)
    return [samples[at * room : (at + 1) * room] for at in range(len(CENTS))]


def strength(samples: list[float], hertz: float, rate: int) -> float:
    """How much of a frequency is in the samples."""
    angle = 2 * math.pi * hertz / rate
    real = sum(sample * math.cos(angle * index) for index, sample in enumerate(samples))
    imaginary = sum(sample * math.sin(angle * index) for index, sample in enumerate(samples))
    return math.hypot(real, imaginary)


def loudest_note(samples: list[float], rate: int) -> float:
    """The semitone from C4 to D6 that is heard best, in Hz."""
    scale = [pitch("C4") * 2 ** (step / 12) for step in range(27)]
    return max(scale, key=lambda hertz: strength(samples, hertz, rate))
