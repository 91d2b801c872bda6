"""Each skill is used by the mouse alone, in its window (ST-58 to ST-70)."""

from __future__ import annotations

import pytest

from tests.games.storytellers.ui.tables import LAST_PLAY, TELLING, sit_down
from tests.ui.devices import click, region, settle
from wonderland.session.match_session import MatchSession
from wonderland.session.saves import go_on
from wonderland.ui.games.storytellers.scene import MatchScene
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

KEPT = {**TELLING, "phase": "collect", "verdict": "wonderful"}
OWN = {"collections": {"a": "who01 what02"}, "hands": {"a": "who05 what20"}}
SKILLS = {
    "second": (1, KEPT, ["pile-what", "collect", "pile-when", "skill"], "skill when09"),
    "exchange": (3, {**TELLING, **OWN}, ["own-what02", "skill"], "skill what02"),
    "encore": (4, {**TELLING, **OWN}, ["own-who05", "skill"], "skill who05"),
    "consolation": (7, {**KEPT, "phase": "draw", "verdict": "boring"}, ["pile-who", "skill"], "skill who17"),
    "vanish": (8, {**LAST_PLAY, **OWN, "to_play": ["a"], "last": "b"}, ["pile-what", "skill"], "skill what"),
    "glory": (9, {**TELLING, **OWN}, ["own-who01", "icon-song"], "skill who01 song"),
    "below": (12, KEPT, ["pile-what", "pile-what", "collect"], "collect what11"),
}
"""The character, where the match stands, what is clicked, and what is said by it."""


def position(character, rest):
    return {**rest, "characters": {"a": f"chr{character:02} up"}}


def pressed(app, *keys):
    for key in keys:
        app.draw()
        click(app, region(app, key).rect.center)
        settle(app)


@pytest.mark.parametrize("skill", SKILLS)
def test_a_skill_is_used_by_the_mouse(app, skill):
    character, rest, keys, line = SKILLS[skill]
    match = sit_down(app, position=position(character, rest)).session.match
    pressed(app, *keys)
    assert f"a {line}" in match.lines


def test_where_a_skill_may_take_a_card_its_deck_is_drawn_from_by_itself(app):
    match = sit_down(app, position=position(7, SKILLS["consolation"][1])).session.match
    pressed(app, "deck-who")
    assert match.lines[0] == "a draw who"


WINDOWS = [(11, KEPT, ["skill"], "skill"), (2, {**KEPT, "phase": "draw"}, ["pile-who", "skill"], "skill who17")]


@pytest.mark.parametrize(("character", "rest", "keys", "line"), WINDOWS)
@pytest.mark.parametrize("face", ["up", "down"])
def test_agents_wait_where_a_skill_has_its_window_in_their_decision(app, character, rest, keys, line, face):
    """Nobody would be quick enough otherwise; face down it may be turned up first."""
    place = {**rest, "active": "b", "characters": {"a": f"chr{character:02} {face}"}}
    match = sit_down(app, "a", position=place).session.match
    assert match.lines == []
    assert region(app, "go-on").act
    pressed(app, *(["reveal"] if face == "down" else []), *keys)
    assert match.lines[-1] == f"a {line}"


def test_nobody_waits_where_no_skill_has_a_window(app):
    table = sit_down(app, "a", position={**KEPT, "active": "b", **position(11, {})})
    assert table.control.holds_back
    table.control.pass_by()
    assert not table.control.holds_back
    app.pop()
    table = sit_down(app, "a", position={**KEPT, "active": "b", **position(2, {})})
    assert not table.control.holds_back


def test_at_a_shared_screen_a_seat_steps_aside_to_use_its_skill(app, curtains):
    table = sit_down(app, position={**KEPT, "active": "b", "characters": {"a": "chr11 down"}})
    match = table.session.match
    assert table.looking == "b"
    pressed(app, "seat-a")
    assert isinstance(app.scene, Curtain)
    app.scene.lift()
    settle(app)
    assert table.looking == "a"
    pressed(app, "reveal")
    assert match.lines == ["a reveal"]
    assert table.looking == "b", "a line ends it"
    pressed(app, "seat-a")
    app.scene.lift()
    settle(app)
    pressed(app, "skill")
    assert match.lines[-1] == "a skill"
    assert match.state()["verdict"] == "boring"


VOTING = {**TELLING, "phase": "rate", "active": "b", "ratings": {"c": "wondering"}, "characters": {"a": "chr11 up"}}
"""The last vote on an agent's story, by who may turn the verdict round after it."""


def test_who_takes_back_what_led_to_a_window_has_it_again(app):
    table = sit_down(app, "a", position=VOTING)
    pressed(app, "boring")
    pressed(app, "go-on")
    assert not table.control.holds_back
    table.session.undo_rule = "free"
    table.back.undo()
    settle(app)
    assert table.session.match.lines == []
    pressed(app, "boring")
    assert table.control.holds_back
    pressed(app, "skill")
    assert "a skill" in table.session.match.lines


def test_who_leaves_in_a_window_and_takes_the_match_up_again_has_it_still(app, tmp_path):
    table = sit_down(app, "a", position=VOTING, autosave=tmp_path / "match.wonder.yaml")
    pressed(app, "boring")
    assert table.control.holds_back
    app.pop()
    match, _, autosave = go_on(tmp_path / "match.wonder.yaml")
    session = MatchSession(table.session.game, match, table.session.seats, autosave)
    app.push(MatchScene(app, session, TableExits(lambda: None, lambda: None)))
    settle(app)
    assert app.scene.control.holds_back
    pressed(app, "skill")
    assert match.lines[-1] == "a skill"
