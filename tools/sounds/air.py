"""The air for the menu: a waltz for a music box, with a looking-glass in the middle of it.

Eight bars, the same again with ornaments, then the eight played backwards from the last note to
the first (tune and chords alike), and eight to close. Written for this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tools.sounds import signal
from tools.sounds.instruments import Instruments
from tools.sounds.signal import Signal

BEAT = 0.52
"""Seconds of a crotchet."""
BEATS = 3
"""Crotchets of a bar."""


class Bar(NamedTuple):
    """A bar of the tune over its chord.

    Attributes:
        chord: its name in ``CHORDS``.
        tune: notes, or ``-`` for a rest; ``B5:1.5`` where the length is not one crotchet.
    """

    chord: str
    tune: str


CHORDS: dict[str, tuple[str, str, str]] = {  # the bass on the first beat, then the two above it
    "G": ("G3", "D4", "B4"),
    "Bm": ("B3", "D4", "F#4"),
    "C": ("C4", "E4", "G4"),
    "Cm": ("C4", "Eb4", "G4"),
    "E7": ("E3", "D4", "G#4"),
    "Em": ("E3", "G4", "B4"),
    "Am": ("A3", "C4", "E4"),
    "D7": ("D3", "C4", "F#4"),
    "B7": ("B3", "D#4", "A4"),
}

THEME = (
    Bar("G", "B5:1.5 C6:0.5 B5"),
    Bar("Bm", "F#5:2 D5"),
    Bar("C", "E5 G5 C6"),
    Bar("Cm", "Eb6:2 D6"),
    Bar("G", "D6:1.5 B5:0.5 G5"),
    Bar("E7", "G#5 B5 E6"),
    Bar("Am", "C6:1.5 B5:0.5 A5"),
    Bar("D7", "F#5 A5 D5"),
)
ORNAMENTED = (
    Bar("G", "B5:0.5 D6:0.5 B5:0.5 C6:0.5 B5"),
    Bar("Bm", "F#5 B5:0.5 F#5:0.5 D5"),
    Bar("C", "E5:0.5 G5:0.5 C6 E6"),
    Bar("Cm", "Eb6 C6:0.5 Eb6:0.5 D6"),
    Bar("G", "D6 B5:0.5 D6:0.5 G6"),
    Bar("E7", "E6 D6:0.5 B5:0.5 G#5"),
    Bar("Am", "A5:0.5 C6:0.5 B5 A5"),
    Bar("D7", "C6 A5 F#5"),
)
CLOSE = (
    Bar("C", "E6:1.5 D6:0.5 C6"),
    Bar("Cm", "Eb6:1.5 D6:0.5 C6"),
    Bar("G", "B5:2 D5"),
    Bar("Em", "G5 F#5:0.5 E5:0.5 G5"),
    Bar("Am", "A5 C6 E6"),
    Bar("D7", "D6:1.5 C6:0.5 A5"),
    Bar("G", "G5:2 -"),
    Bar("", "-:3"),
)


def mirrored(bars: tuple[Bar, ...]) -> tuple[Bar, ...]:
    """The bars from the last note to the first."""
    return tuple(Bar(bar.chord, " ".join(reversed(bar.tune.split()))) for bar in reversed(bars))


def piece() -> tuple[Bar, ...]:
    """The whole air, bar by bar."""
    return (*THEME, *ORNAMENTED, *mirrored(THEME), *CLOSE)


def notes(bar: Bar) -> list[tuple[float, str, float]]:
    """What sounds in a bar: the beat, the note, its level in dB.

    Raises:
        ValueError: where the tune does not fill the bar.
    """
    found: list[tuple[float, str, float]] = []
    beat = 0.0
    for word in bar.tune.split():
        name, _, length = word.partition(":")
        if name != "-":
            found.append((beat, name, 0.0 if beat == 0 else -2.0))
        beat += float(length or 1)
    if beat != BEATS:
        raise ValueError(f"{beat:g} beats in a bar of {BEATS}: {bar.tune}")
    if bar.chord:
        bass, middle, upper = CHORDS[bar.chord]
        found += [(0.0, bass, -8.0), (1.0, middle, -13.0), (2.0, upper, -13.0)]
    return found


def played(bars: Sequence[Bar], beat: float, on: Instruments) -> Signal:
    """Bars as a loop: what rings over its end is heard at its beginning.

    Args:
        bars: what is played.
        beat: seconds of a crotchet.
        on: the music box.
    """
    loop = [0.0] * round(len(bars) * BEATS * beat * on.rate)
    for number, bar in enumerate(bars):
        for at, name, level in notes(bar):
            start = (number * BEATS + at) * beat + on.between(0.0, 0.008)
            loudness = signal.gain(level - on.between(0.0, 1.5))
            signal.add_round(loop, on.tine(name), round(start * on.rate), loudness)
    return signal.centred(loop)


def air(on: Instruments) -> Signal:
    """The menu's air as a loop."""
    return played(piece(), BEAT, on)
