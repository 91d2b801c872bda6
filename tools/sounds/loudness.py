"""How loud the sounds are by EBU R128: ``python -m tools.sounds.loudness PAGE`` writes a page.

R128 hears in blocks of 400 ms, so a short sound is given silence before and behind it; what counts
is the loudest block (*momentary loudness*), as one hears it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pyloudnorm

from tools.sounds import files, make, signal
from tools.sounds.signal import Signal

BLOCK = 0.4
"""Seconds of a block."""
HEAD = """# How loud the sounds are

Written by `python -m tools.sounds.loudness docs/measured/loudness.md`. Peaks are in dBFS. Loudness is momentary, by EBU
R128, in LUFS: the loudest 400 ms. Of an effect all takes are measured together.

Before, effects were between -45 and -27 LUFS. Everything lies below -12 dBFS, and knocks are pressed below it.
Loops are softer than what they lie under, and go to a quarter while something is spoken.

| sound | seconds | takes | peak | loudness |
|---|---|---|---|---|
"""


def momentary(samples: Signal, rate: int) -> float:
    """The momentary loudness of a sound, in LUFS."""
    still = np.zeros(round(BLOCK * rate))
    heard = np.concatenate([still, np.array(samples), still])
    return float(pyloudnorm.Meter(rate, block_size=BLOCK).integrated_loudness(heard))


def row(name: str, folder: Path) -> str:
    """What is measured of a sound, as a row of the page."""
    samples, rate = files.read(folder / f"{name}.ogg")
    takes = 1 if name in make.LOOPS else len(make.CENTS)
    seconds, peak = len(samples) / rate / takes, signal.decibels(signal.peak(samples))
    loud = momentary(samples, rate)
    return f"| {name} | {seconds:.2f} | {takes} | {peak:.1f} | {loud:.1f} |"


def main(arguments: list[str]) -> int:
    """Write the page, or print it where none is named."""
    folder = Path(__file__).resolve().parents[2] / "assets" / "sounds"
    page = HEAD + "".join(f"{row(name, folder)}\n" for name in sorted(make.names()))
    if arguments:
        Path(arguments[0]).write_text(page, encoding="utf-8")
    else:
        print(page, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
