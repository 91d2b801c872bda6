"""The sounds as they lie in the folder, and the program that made them."""

from __future__ import annotations

import math
import struct
import wave
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tools.sounds import dungeon, files, make, roses, signal
from tools.sounds.air import CLOSE, THEME, Bar, mirrored, notes, piece
from tools.sounds.instruments import Instruments, pitch
from tools.sounds.make import RECIPES

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
NAMES = [
    "domino-lift",
    "domino-turn",
    "domino-lay",
    "domino-refused",
    "dice-shake",
    "dice-knock-1",
    "dice-knock-2",
    "dice-knock-3",
    "dice-rest",
    "factor-in",
    "summon",
    "step",
    "attack",
    "points",
    "defend",
    "removed",
    "blast",
    "hobble",
    "spur",
    "wither",
    "shield",
    "cow",
    "rouse",
    "image-hit",
    "image-crack",
    "image-fall",
    "win",
    "lose",
    "your-turn",
    "ask",
    "button",
    "error",
    *roses.RECIPES,
    *dungeon.RECIPES,
    "air",
]
EFFECTS = [name for name in NAMES if name != "air"]
STEP_OF_16_BITS = 1 / 32768


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


def test_every_sound_is_there_and_no_other() -> None:
    assert sorted(make.names()) == sorted(NAMES)
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{n}.wav" for n in NAMES)


def test_the_folder_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 4_500_000


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


@pytest.mark.parametrize(
    ("name", "rises"),
    [
        ("hobble", False),
        ("wither", False),
        ("cow", False),
        ("spur", True),
        ("shield", True),
        ("rouse", True),
    ],
)
def test_figures_fall_for_harm_and_rise_for_help(name: str, rises: bool) -> None:
    samples, rate = read(name)
    size = round(0.05 * rate)
    heard = signal.trimmed(samples, 0.05)
    first, last = loudest_note(samples[:size], rate), loudest_note(heard[-2 * size :], rate)
    assert last > 1.3 * first if rises else last < 0.77 * first


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
