"""Corners of notation: a line of too few words or too many is of no known form, and its form is told."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import start

FORMS = {
    "w dice": ["w dice"],
    "w summon RAB C/3 c7": ["w summon", "w summon RAB", "w summon RAB E/0", "w summon RAB E/0 c7 d7"],
    "w move RAB1 c7 d7": ["w move", "w move RAB1"],
    "w attack RAB1 KOB1": ["w attack", "w attack RAB1", "w attack RAB1 TOV1 TOV1"],
    "w use CHE1 fade d7": ["w use", "w use RAB1", "w use RAB1 late c7 d7"],
    "w use RAB1 late": ["w use RAB1 late c7"],
    "e place d7": ["w place", "w place c7 d7"],
    "* first w": ["* first", "* first w e"],
    "* roll": ["* roll"],
    "w end": ["w end now"],
    "e pass": ["w pass now"],
    "e defend": ["w defend now"],
    "w skip": ["w skip now"],
    "w resign": ["w resign now"],
    "w offer draw": ["w offer", "w offer draw now"],
    "e accept draw": ["w accept", "w accept draw now"],
}


@pytest.mark.rule("DD-94")
@pytest.mark.parametrize("form", FORMS)
def test_a_line_of_too_few_words_or_too_many_is_told_its_form(form):
    match = start(laid={"w": "b7-j7"}, monsters=["wRAB1 e7", "eTOV1 f7"], crests={"w": {"M": 3, "A": 2, "X": 3}})
    for line in FORMS[form]:
        refused = match.check(line)
        assert refused.rule == "DD-94", line
        assert f"the line is written {form}" in refused.message, line
