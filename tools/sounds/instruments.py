"""What the recipes play on: bodies to strike, cloth to tap, and a score to put them in."""

from __future__ import annotations

import math
from random import Random

from tools.sounds import materials, signal
from tools.sounds.materials import Material
from tools.sounds.signal import Signal

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_ACCIDENTALS = {"#": 1, "b": -1}
TUNED_SHARE = 0.1
"""How far a note moves, of what a knock moves, where a sound is made once more."""

Part = tuple[float, Signal, float]
"""When it starts, in seconds; what sounds; its level in dB."""


def pitch(name: str) -> float:
    """The frequency of a note in Hz: ``A4`` is 440, ``Eb5`` and ``F#3`` are what they say.

    Raises:
        ValueError: where the name is no note.
    """
    letter, accidental, octave = name[0], name[1:-1], name[-1]
    if letter not in _STEPS or accidental not in ("", *_ACCIDENTALS) or not octave.isdigit():
        raise ValueError(f"no such note: {name}")
    steps = _STEPS[letter] + _ACCIDENTALS.get(accidental, 0) + 12 * (int(octave) - 4)
    return 440.0 * math.exp2(steps / 12)


class Instruments:
    """A bench of instruments at one rate, with the chance that makes no two blows quite the same.

    Every instrument peaks at 1, so that the levels in a score compare.

    Attributes:
        rate: samples a second.
        chance: where all that is irregular comes from.

    Args:
        rate, chance: as above.
        cents: by how much all that has no note is higher, in hundredths of a semitone. What is
            tuned moves a tenth as far, so that it still goes with the air.
    """

    def __init__(self, rate: int, chance: Random, cents: float = 0.0) -> None:
        self.rate = rate
        self.chance = chance
        self._tuned = math.exp2(cents * TUNED_SHARE / 1200)
        self._untuned = math.exp2(cents / 1200)
        self._rung: dict[tuple[Material, float, float, float], Signal] = {}

    def together(self, *parts: Part) -> Signal:
        """A score: every part from its time on, at its level."""
        out: Signal = []
        for start, part, level in parts:
            signal.add(out, part, round(start * self.rate), signal.gain(level))
        return out

    def between(self, least: float, most: float) -> float:
        """A number by chance."""
        return least + (most - least) * self.chance.random()

    def struck(
        self, material: Material, hertz: float, *, contact: float = 0.0006, damping: float = 1.0, grit: float = 0.2
    ) -> Signal:
        """A body, struck once.

        Args:
            material: what it is made of.
            hertz: its pitch.
            contact: how long the blow touches it, in seconds.
            damping: 1 for free; 2 halves every decay.
            grit: how rough the touch is, 0 to 1.
        """
        push = materials.blow(contact, self.rate)
        rough = [sample * (1 + grit * self.between(-1, 1)) for sample in push]
        if grit:
            return self._even(materials.ring(material, hertz, rough, damping, self.rate))
        same = (material, hertz, contact, damping)  # a smooth touch sounds the same every time
        if same not in self._rung:
            self._rung[same] = self._even(materials.ring(material, hertz, rough, damping, self.rate))
        return self._rung[same]

    def wood(self, hertz: float, *, contact: float = 0.0006, damping: float = 1.0) -> Signal:
        """A block of wood: a knock that has hardly a pitch."""
        return self.struck(materials.WOOD, self._untuned * hertz, contact=contact, damping=damping)

    def bar(self, note: str, *, contact: float = 0.0012, damping: float = 1.0) -> Signal:
        """A tuned wooden bar, by the name of its note."""
        return self.struck(materials.TUNED_WOOD, self._tuned * pitch(note), contact=contact, damping=damping)

    def bone(self, hertz: float, *, contact: float = 0.0004, damping: float = 1.0) -> Signal:
        """A domino or a die knocked on something."""
        return self.struck(materials.BONE, self._untuned * hertz, contact=contact, damping=damping, grit=0.5)

    def glass(self, note: str, *, contact: float = 0.0005, damping: float = 1.0) -> Signal:
        """A glass, by the name of its note."""
        return self.struck(materials.GLASS, self._tuned * pitch(note), contact=contact, damping=damping)

    def plate(self, hertz: float, *, damping: float = 1.0) -> Signal:
        """A shield, muted by the hand that holds it."""
        return self.struck(materials.PLATE, self._untuned * hertz, contact=0.0009, damping=damping)

    def tine(self, note: str) -> Signal:
        """A tooth of a music box."""
        return self.struck(materials.TINE, pitch(note), contact=0.0007, grit=0.0)

    def tap(self, corner: float, fall: float) -> Signal:
        """Felt, tapped: noise below a corner in Hz that dies by a time constant in seconds."""
        dull = signal.low_passed(signal.low_passed(self._noise(fall * 7), corner, self.rate), corner, self.rate)
        return self._even(signal.swelled(signal.high_passed(dull, 60, self.rate), 0.003, fall, self.rate))

    def brush(self, low: float, high: float, rise: float, fall: float) -> Signal:
        """Something drawn over cloth: noise between two frequencies in Hz that swells and dies."""
        dull = self._noise(rise + fall * 7)
        for _ in range(2):
            dull = signal.low_passed(dull, high, self.rate)
        band = signal.high_passed(dull, low, self.rate)
        return self._even(signal.swelled(band, rise, fall, self.rate))

    def thump(self, hertz: float, fall: float) -> Signal:
        """A low blow on the table: a tone that sinks by an octave to its pitch while it dies."""
        out = []
        phase = 0.0
        for index in range(round(fall * 7 * self.rate)):
            now = index / self.rate
            phase += 2 * math.pi * self._untuned * hertz * (1 + math.exp(-now / 0.018)) / self.rate
            out.append(math.sin(phase))
        return self._even(signal.swelled(out, 0.002, fall, self.rate))

    def rattle(self, count: int, seconds: float, low: float, high: float, fall_db: float) -> Signal:
        """Many small things of bone and wood knocking about, by chance.

        Args:
            count: how many knocks.
            seconds: how long they go on.
            low: the lowest pitch, in Hz.
            high: the highest.
            fall_db: by how much the last is softer than the first.
        """
        parts: list[Part] = []
        for index in range(count):
            share = (index + self.between(0.0, 0.8)) / count
            make = self.bone if self.chance.random() < 0.6 else self.wood
            knock = make(self.between(low, high), damping=self.between(1.0, 1.6))
            parts.append((seconds * share, knock, -fall_db * share - self.between(0, 6)))
        return self._even(self.together(*parts))

    def _noise(self, seconds: float) -> Signal:
        return [2 * self.chance.random() - 1 for _ in range(round(seconds * self.rate))]

    @staticmethod
    def _even(made: Signal) -> Signal:
        """The signal at a peak of 1."""
        return signal.scaled(made, 1 / signal.peak(made))
