"""Corners that no figure of the game turns, and a new one may: a guard on wings, two effects at once."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import lines, on, play, why_not
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.game import DungeonDice

WARDEN = """
monsters:
  WAR:
    name: Warden
    kind: 2W
    atk: 20
    def: 0
    hp: 20
    traits: [FLYING]
    abilities:
      ward: {timing: DEFEND, cost: 1, target: attack 2, effects: [guard, parry]}
      snare: {timing: TRAP, cost: 1, target: enemy 3, effects: [trait -FLYING]}
"""


@pytest.fixture
def begun(tmp_path):
    """A start with the Warden among the figures."""
    path = tmp_path / "warden.yaml"
    path.write_text(WARDEN, encoding="utf-8")
    game = DungeonDice([path])

    def start(**position):
        return Match(game, Record("dungeon-dice", seed=1, setup={"position": position}))

    return start


CROWD = {
    "laid": {"w": "b7-h7 c8"}, "monsters": ["wBBF1 c8", "wRAB1 b7", "eTOV1 c7", "eWAR1 d7"],
    "crests": {"w": {"A": 2}, "e": {"D": 1, "T": 1}},
}  # fmt: skip


@pytest.mark.rule("DD-10", "DD-11", "DD-51")
def test_who_flies_steps_in_before_wings_and_masters_alone(begun):
    match = play(begun(**CROWD), "w attack RAB1 TOV1")
    assert "e use WAR1 ward" not in lines(match)
    refused = match.check("e use WAR1 ward")
    assert refused.rule == "DD-10"
    assert "it is flying, and the attacker is not" in refused.message
    match = play(begun(**CROWD), "w attack BBF1 TOV1", "e use WAR1 ward", "e pass")
    assert (on(match, "eWAR1")["damage"], on(match, "eTOV1")["damage"]) == (10, 0)
    beside = {**CROWD, "monsters": ["eTOV1 b7", "eWAR1 c7"]}
    match = play(begun(**beside), "w attack master TOV1", "e use WAR1 ward")
    assert (on(match, "eWAR1")["damage"], on(match, "eTOV1")["damage"]) == (10, 0)


@pytest.mark.rule("DD-10", "DD-11")
def test_an_ability_is_closed_if_one_of_its_effects_is(begun):
    """The Warden could parry, but it is the target and can't step in."""
    match = play(begun(**{**CROWD, "monsters": ["wBBF1 c8", "eWAR1 c7"]}), "w attack BBF1 WAR1")
    assert why_not(match, "e use WAR1 ward") == "DD-10"
    assert "e use WAR1 ward" not in lines(match)


@pytest.mark.rule("DD-11", "DD-53")
def test_an_attack_on_a_guard_on_wings_is_void_if_the_attacker_has_lost_its_own(begun):
    match = play(begun(**CROWD), "w attack BBF1 TOV1", "e use WAR1 ward", "e use WAR1 snare BBF1")
    assert match.state()["phase"] == "action"
    assert not on(match, "wBBF1")["flying"]
    assert (on(match, "eWAR1")["damage"], on(match, "eTOV1")["damage"]) == (0, 0)
    resolved = [event for event in match.last_events if type(event).__name__ == "LinkResolved"]
    assert [event.why for event in resolved] == ["", "", "void"]
