"""Sounds as they lie in the folder: their samples, and the note that is heard best."""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path

from tools.sounds.instruments import pitch

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"


def read(name: str) -> tuple[list[float], int]:
    """The samples of a sound and their rate."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        raw = file.readframes(file.getnframes())
        rate = file.getframerate()
    return [sample / 32768 for sample in struct.unpack(f"<{len(raw) // 2}h", raw)], rate


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
