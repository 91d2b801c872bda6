"""Lines that are typed in capitals or small letters, where they are no listed ones."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import start
from tests.house.matches import people
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.session.typing import spelled


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("W MOVE rab1 C7-D7-E7 F7 G7", "w move RAB1 c7-d7-e7 f7 g7"),
        ("w use WHAT1 TOAST WDOR1", "w use wHAT1 toast wDOR1"),
        ("W USE kna1 STEAL d", "w use KNA1 steal D"),
        ("W Resign", "w resign"),
        ("w Offer Draw", "w offer draw"),
    ],
)
def test_the_spelling_of_the_table_is_found(typed, written):
    match = start(
        laid={"w": "b7-i7 d8"},
        monsters=["wRAB1 b7", "wDOR1 d7", "wHAT1 d8", "wKNA1 c7", "eKOB1 i7"],
        crests={"w": {"M": 9, "X": 9, "A": 1}, "e": {"D": 1}},
    )
    table = MatchSession(api.game(match.game.name), match, people(match))
    assert match.check(spelled(typed, table)) is None, spelled(typed, table)
    twin = match.copy()
    match.play(spelled(typed, table))
    twin.play(written)
    assert match.lines == twin.lines
