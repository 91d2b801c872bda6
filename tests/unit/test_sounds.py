"""The sounds as they lie in the folder, and the program that made them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.sounds import FOLDER, loudest_note, read, strength, takes
from tools.sounds import files, loudness, make, signal
from tools.sounds.air import CLOSE, THEME, Bar, mirrored, notes, piece
from tools.sounds.instruments import Instruments, pitch
from tools.sounds.make import LOOPS, RECIPES
from tools.sounds.match_air import STATES
from wonderland.ui.kit.sound import TAKES

NAMES = sorted(make.names())
EFFECTS = [name for name in NAMES if name not in LOOPS]
QUIET = 0.002
"""What packing leaves of silence."""


def test_every_sound_is_there_and_no_other() -> None:
    assert len(NAMES) > 40
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{n}.ogg" for n in NAMES)


def test_no_two_sounds_are_the_same() -> None:
    heard = {tuple(take) for name in NAMES for take in takes(name)}
    assert len(heard) == len(EFFECTS) * TAKES + len(LOOPS)


def test_the_folder_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 2_000_000


@pytest.mark.parametrize("name", NAMES)
def test_level(name: str) -> None:
    """Below -12 dB, without an offset, and an effect louder by R128 than the rain."""
    for samples in takes(name):
        assert signal.decibels(signal.peak(samples)) < -11.7
        assert abs(sum(samples) / len(samples)) < QUIET
    loud = loudness.momentary(*read(name))
    assert -42 < loud < -20 if name in EFFECTS else loud < -25


@pytest.mark.parametrize("name", EFFECTS)
def test_no_click_at_either_end(name: str) -> None:
    """Packing lets a knock be heard a moment early, far below what it is a moment later."""
    for samples in takes(name):
        assert abs(samples[0]) <= 12 * QUIET
        assert abs(samples[-1]) <= 2 * QUIET


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short(name: str) -> None:
    samples, rate = read(name)
    heard = signal.trimmed(samples, 0.002)
    assert rate == 32_000
    assert 0.03 <= len(heard) / rate <= RECIPES[name].longest + 0.02 <= 2.02


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_heard_at_once(name: str) -> None:
    """What is heard late seems to belong to something else."""
    samples, rate = read(name)
    assert signal.peak(samples[: rate // 50]) > 0.1 * signal.peak(samples)


def test_a_harder_knock_is_louder() -> None:
    levels = [loudness.momentary(*read(f"dice-knock-{kind}")) for kind in (1, 2, 3)]
    assert levels[0] + 2 < levels[1] < levels[2]


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_jump(name: str) -> None:
    samples, rate = read(name)
    assert 20 <= len(samples) / rate <= 60
    steps = sorted(abs(b - a) for a, b in pairwise(samples))
    assert abs(samples[0] - samples[-1]) <= max(QUIET, 4 * steps[len(steps) // 2])


def test_the_air_of_a_match_tightens() -> None:
    lengths = [len(read(f"match-air-{number}")[0]) for number in (1, 2, 3)]
    assert sorted(lengths, reverse=True) == lengths
    assert [state.ticks for state in STATES] == [0, 3, 6]


@pytest.mark.parametrize("name", EFFECTS)
def test_made_again_it_is_the_same(name: str) -> None:
    """Packing leaves some noise, so samples are compared by how loud the difference is."""
    made, there = next(make.takes(name)), read(name)[0]
    off = [a - b for a, b in zip(made, there, strict=False)]
    loud = sum(sample * sample for sample in made)
    assert sum(sample * sample for sample in off) < 0.1 * loud


def test_takes_differ_a_little_in_pitch_and_notes_hardly() -> None:
    on, higher = Instruments(32_000, Random(1)), Instruments(32_000, Random(1), 45)
    knock, note = (400, 410, 420), [pitch("A4") * 2 ** (cents / 1200) for cents in (0, 4.5, 45)]
    assert loudest(on.wood(400), knock) == 400
    assert loudest(higher.wood(400), knock) == 410
    assert loudest(higher.bar("A4"), note) == note[1]


def loudest(samples: list[float], hertz: Sequence[float]) -> float:
    """Which frequency is heard best."""
    return max(hertz, key=lambda one: strength(samples, one, 32_000))


def test_what_is_too_loud_is_pressed_and_the_rest_kept() -> None:
    tone = [0.1 * math.sin(index / 10) for index in range(6400)]
    tone[3000] = 0.9
    pressed = signal.limited(tone, 0.25, 32_000)
    assert max(map(abs, pressed)) <= 0.25 + 1e-9
    assert pressed[:2900] == pytest.approx(tone[:2900])


def test_only_the_named_are_made(tmp_path: Path) -> None:
    assert make.main([str(tmp_path), "button", "step"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["button.ogg", "step.ogg"]


def test_an_unknown_name_makes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main([str(tmp_path / "new"), "button", "trumpet"]) == 2
    assert "trumpet" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_sound_too_loud_or_of_the_wrong_length_is_refused() -> None:
    tone = [0.2 * math.sin(index / 10) for index in range(3200)]
    files.check("tone", tone, 0.1, 32_000)
    with pytest.raises(ValueError, match="peaks at"):
        files.check("tone", signal.scaled(tone, 2), 0.1, 32_000)
    with pytest.raises(ValueError, match="long"):
        files.check("tone", tone, 0.09, 32_000)
    with pytest.raises(ValueError, match="long"):
        files.check("tone", tone[:900], 0.1, 32_000)


def test_a_bar_rings_at_its_note() -> None:
    on = Instruments(32_000, Random(1))
    assert loudest_note(on.bar("Eb5"), on.rate) == pytest.approx(pitch("Eb5"))


def test_note_names() -> None:
    assert pitch("A4") == 440
    assert pitch("A5") == pytest.approx(880)
    assert pitch("C#4") == pytest.approx(pitch("Db4"))
    for wrong in ("H4", "A", "Ax4", "A#"):
        with pytest.raises(ValueError, match="no such note"):
            pitch(wrong)


def test_the_air_is_a_looking_glass() -> None:
    bars = piece()
    assert len(bars) == 32
    assert mirrored(bars[16:24]) == bars[:8] == THEME
    assert bars[24:] == CLOSE
    heard = [name for bar in THEME for _, name, _ in notes(Bar("", bar.tune))]
    back = [name for bar in bars[16:24] for _, name, _ in notes(Bar("", bar.tune))]
    assert back == heard[::-1]


def test_a_bar_that_is_not_full_is_refused() -> None:
    with pytest.raises(ValueError, match="2 beats"):
        notes(Bar("G", "B5 D5"))
