"""What an ability sounds like tells what it does."""

from __future__ import annotations

import pytest

from tests.sounds import loudest_note, read
from tools.sounds import signal


@pytest.mark.parametrize(
    ("name", "rises"),
    [("hobble", False), ("wither", False), ("cow", False), ("spur", True), ("shield", True), ("rouse", True)],
)
def test_figures_fall_for_harm_and_rise_for_help(name: str, rises: bool) -> None:
    samples, rate = read(name)
    size = round(0.05 * rate)
    heard = signal.trimmed(samples, 0.05)
    first, last = loudest_note(samples[:size], rate), loudest_note(heard[-2 * size :], rate)
    assert last > 1.3 * first if rises else last < 0.77 * first
