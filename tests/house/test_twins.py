"""Nothing that is hidden is told: what a seat is shown is the same whatever it may not know.

Matches are compared that differ in that alone (``twins``), by all that a seat is shown (``faces``).
"""

from __future__ import annotations

import pytest

from tests.house.faces import FACES, IN_WINDOW
from tests.house.twins import lines_about, pairs
from tests.views import difference
from wonderland import api

EACH, IN_WINDOWS, ALL = 2, 3, 24
"""Of so many twins a face looks at one, and one in the window, which takes long: each face at others.
A game with fewer than ``ALL`` has each face look at all of them.
"""


@pytest.mark.parametrize("face", FACES)
def test_what_is_shown_to_a_seat_is_the_same_whatever_is_hidden(name, face, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    compared = 0
    found = pairs(name)
    step = 1 if len(found) < ALL else IN_WINDOWS if face in IN_WINDOW else EACH
    for match, twin, seat in found[[*FACES].index(face) % step :: step]:
        assert FACES[face](twin, seat) == FACES[face](match, seat), (seat, len(match.lines))
        compared += 1
    assert compared > 3, "twins were found"


def test_nothing_that_a_view_leads_to_tells_what_is_hidden(name):
    """A program may look behind a view: into its attributes, and into theirs.

    Both are played anew: what was asked of them before is remembered in one of them alone.
    """
    for old, other, seat in pairs(name):
        match, twin = anew(old), anew(other)
        assert difference(twin.view(seat), match.view(seat)) == "", (seat, len(match.lines))
        assert difference(twin, match), "the test would notice"


def anew(match):
    """The same match, of which nothing was asked yet."""
    return api.game(match.game.name).load(match.record())


def test_a_line_is_refused_in_the_same_words_whatever_is_hidden(name):
    refused = 0
    for pair in pairs(name):
        for line in lines_about(pair):
            said = why_not(pair.match, line)
            assert why_not(pair.twin, line) == said, (pair.seat, line)
            refused += said is not None
    assert refused > 100, "lines that are refused were said"


def why_not(match, line):
    """The rule and the words by which a line is refused; None if it may be played."""
    refused = match.check(line)
    return None if refused is None else (refused.rule, refused.message)
