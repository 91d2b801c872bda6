"""Nothing that is hidden is told: what a seat is shown is the same whatever it may not know.

Matches are compared that differ in that alone (``twins``), by all that a seat is shown (``faces``).
"""

from __future__ import annotations

import pytest

from tests.house.faces import FACES
from tests.house.twins import pairs


@pytest.mark.parametrize("face", FACES)
def test_what_is_shown_to_a_seat_is_the_same_whatever_is_hidden(name, face, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    compared = 0
    for match, twin, seat in pairs(name):
        assert FACES[face](twin, seat) == FACES[face](match, seat), (seat, len(match.lines))
        compared += 1
    assert compared > 3, "twins were found"
