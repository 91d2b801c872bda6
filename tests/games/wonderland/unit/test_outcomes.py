"""What becomes of whom a window is about, told beforehand: as it then comes."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.tables import POOLS, POSITION
from wonderland.games.wonderland import queries


def attacked():
    match = game().new(pools=POOLS, seed=1, position=POSITION)
    match.play("w attack 6H e5C")
    return match


def to_the_defense(match, answer=""):
    if answer:
        match.play(answer)
    while match.state()["phase"] == "window":
        match.play(f"{match.to_act} pass")
    match.play("w end")
    while match.state()["phase"] == "window":
        match.play(f"{match.to_act} pass")


@pytest.mark.rule("W-58")
def test_it_is_about_whom_the_attack_means():
    match = attacked()
    assert queries.fought_over(match, "e") == "e5C"
    assert queries.fought_over(game().new(pools=POOLS, seed=1, position=POSITION), "e") is None


@pytest.mark.rule("W-62", "W-63")
def test_what_is_told_is_what_comes():
    match = attacked()
    answers = [""] + [line for line in map(str, match.legal()) if line.startswith("e use")]
    assert len(answers) > 1
    for answer in answers:
        told = queries.outcome(match, "e5C", answer)
        played = match.copy()
        to_the_defense(played, answer)
        row = next((r for r in queries.defence(played, "e") if r.being == "e5C"), None)
        assert told is not None
        if row is None:
            assert (told.points, told.undefended) == (0, told.strength)
            continue
        assert (told.points, told.defense, told.defended) == (row.points, row.defense, row.keeps)
        assert told.undefended == (0 if row.falls_undefended else row.strength - row.points)
    assert match.lines == ["w attack 6H e5C"], "nothing was played"


def test_an_answer_that_is_refused_tells_nothing():
    assert queries.outcome(attacked(), "e5C", "e use KS wZZ 9") is None
