"""The sounds as they lie in the folder, and the program that made them."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.sounds import FOLDER, loudest_note, read
from tools.sounds import files, make, signal
from tools.sounds.air import CLOSE, THEME, Bar, mirrored, notes, piece
from tools.sounds.instruments import Instruments, pitch
from tools.sounds.make import RECIPES

NAMES = sorted(make.names())
EFFECTS = [name for name in NAMES if name != "air"]
STEP_OF_16_BITS = 1 / 32768


def test_every_sound_is_there_and_no_other() -> None:
    assert len(NAMES) > 40
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{n}.wav" for n in NAMES)


def test_no_two_sounds_are_the_same() -> None:
    heard = {name: tuple(read(name)[0]) for name in NAMES}
    assert len(set(heard.values())) == len(NAMES)


def test_the_folder_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 4_900_000


@pytest.mark.parametrize("name", NAMES)
def test_level(name: str) -> None:
    samples, _ = read(name)
    assert -23 < signal.decibels(signal.peak(samples)) < -12
    mean_square = sum(sample * sample for sample in samples) / len(samples)
    assert 10 * math.log10(mean_square) > -45
    assert abs(sum(samples) / len(samples)) < 8 * STEP_OF_16_BITS


@pytest.mark.parametrize("name", NAMES)
def test_no_click_at_either_end(name: str) -> None:
    samples, _ = read(name)
    quiet = 4 * STEP_OF_16_BITS
    assert abs(samples[0]) <= quiet
    assert abs(samples[-1]) <= quiet


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short(name: str) -> None:
    samples, rate = read(name)
    assert rate == 32_000
    assert 0.03 <= len(samples) / rate <= RECIPES[name].longest <= 2.0


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_heard_at_once(name: str) -> None:
    """What is heard late seems to belong to something else."""
    samples, rate = read(name)
    assert signal.peak(samples[: rate // 50]) > 0.1 * signal.peak(samples)


def test_a_harder_knock_is_louder() -> None:
    levels = [signal.peak(read(f"dice-knock-{kind}")[0]) for kind in (1, 2, 3)]
    assert levels == sorted(levels)
    assert levels[2] > 2 * levels[0]


def test_the_air_loops_without_a_jump() -> None:
    samples, rate = read("air")
    assert 40 <= len(samples) / rate <= 60
    steps = sorted(abs(b - a) for a, b in pairwise(samples))
    usual = steps[len(steps) // 2]
    assert abs(samples[0] - samples[-1]) <= usual


@pytest.mark.parametrize("name", NAMES)
def test_made_again_it_is_the_same(name: str, tmp_path: Path) -> None:
    assert make.make(name, tmp_path).read_bytes() == (FOLDER / f"{name}.wav").read_bytes()


def test_only_the_named_are_made(tmp_path: Path) -> None:
    assert make.main([str(tmp_path), "button", "step"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["button.wav", "step.wav"]


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
