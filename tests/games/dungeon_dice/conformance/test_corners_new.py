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
  CHG:
    name: Changer
    kind: 2W
    atk: 20
    def: 10
    hp: 30
    abilities:
      change: {timing: MAGIC, cost: 1, target: enemy 4, effects: [swap]}
      curse: {timing: DEFEND, cost: 1, target: foe, effects: [atk -10 battle]}
  LIF:
    name: Lifter
    kind: 1W
    atk: 10
    def: 0
    hp: 20
    abilities:
      lift: {timing: MAGIC, cost: 1, target: own 2, effects: [trait +FLYING]}
      drop: {timing: TRAP, cost: 1, target: enemy 3, effects: [trait -FLYING]}
  BLI:
    name: Blinker
    kind: 2W
    atk: 20
    def: 20
    hp: 20
    abilities:
      blink: {timing: MAGIC, cost: 1, target: square 3, effects: [teleport, block 1]}
      wall: {timing: MAGIC, cost: 1, target: square 3, effects: [block 1, teleport]}
items:
  TRA: {name: Trapdoor, kind: 1K, target: finder, effects: [damage 50, place 4 by owner]}
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
    "laid": {"w": "b7-h7 c8"},
    "monsters": ["wBBF1 c8", "wRAB1 b7", "eTOV1 c7", "eWAR1 d7"],
    "crests": {"w": {"A": 2}, "e": {"D": 1, "T": 1}},
}


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
    play(match, "e use WAR1 snare BBF1")
    assert match.state()["chain"] == [], "nor is it open after another link"


@pytest.mark.rule("DD-11", "DD-53")
def test_an_attack_on_a_guard_on_wings_is_void_if_the_attacker_has_lost_its_own(begun):
    match = play(begun(**CROWD), "w attack BBF1 TOV1", "e use WAR1 ward", "e use WAR1 snare BBF1")
    assert match.state()["phase"] == "action"
    assert not on(match, "wBBF1")["flying"]
    assert (on(match, "eWAR1")["damage"], on(match, "eTOV1")["damage"]) == (0, 0)
    resolved = [event for event in match.last_events if type(event).__name__ == "LinkResolved"]
    assert [event.why for event in resolved] == ["", "", "void"]


@pytest.mark.rule("DD-59", "DD-81")
def test_who_fell_is_placed_nowhere(begun):
    match = begun(laid={"w": "b7-h7"}, monsters=["wRAB1 c7", "eTOV1 h7"], items=["eTRA1 d7"], crests={"w": {"M": 1}})
    play(match, "w move RAB1 d7")
    state = match.state()
    assert (on(match, "wRAB1"), state["phase"], state["placing"]) == (None, "action", None)
    assert state["gone"] == {"w": ["RAB"], "e": ["TRA"]}


@pytest.mark.rule("DD-11", "DD-44", "DD-50")
@pytest.mark.parametrize("side", "we")
def test_who_changed_squares_with_an_enemy_stands_where_it_stood(begun, side):
    """Both sides' lists afterwards are those of a start on these squares."""
    other = "ew"["we".index(side)]
    crowd = {
        "laid": {"w": "b7-j7 e8"},
        "active": side,
        "crests": {side: {"X": 1, "M": 3, "A": 2}, other: {"M": 3, "A": 2}},
    }
    others = [f"{side}RAB1 d7", f"{other}TOV1 e8", f"{other}DUM1 h7"]
    match = begun(**crowd, monsters=[f"{side}CHG1 c7", f"{other}KOB1 e7", *others])
    play(match, f"{side} use CHG1 change KOB1")
    crowd["crests"] = {side: {"M": 3, "A": 2}, other: {"M": 3, "A": 2}}
    fresh = begun(**crowd, monsters=[f"{side}CHG1 e7", f"{other}KOB1 c7", *others])
    assert match.state() == fresh.state()
    for _ in "we":
        assert lines(match) == lines(fresh)
        play(match, f"{match.to_act} end")
        play(fresh, f"{fresh.to_act} end")


@pytest.mark.rule("DD-10", "DD-63")
@pytest.mark.parametrize("first", [True, False])
def test_who_is_attacked_has_the_attacker_as_its_foe(begun, first):
    monsters = ["wLIO1 c7", "eCHG1 d7", "eCHG2 e7"]
    crests = {"w": {"A": 1}, "e": {"D": 2}}
    match = begun(laid={"w": "b7-j7"}, monsters=monsters if first else monsters[::-1], crests=crests)
    play(match, "w attack LIO1 CHG1")
    assert lines(match) == ["e pass", "e use CHG1 curse"]
    assert why_not(match, "e use CHG2 curse") == "DD-63"
    play(match, "e use CHG1 curse", "e pass", "e pass")
    assert (on(match, "eCHG1"), on(match, "wLIO1")["atk"]) == (None, 40), "30 of 30"
    match = begun(laid={"w": "b7-j7"}, monsters=["eCHG1 b7"], crests=crests)
    play(match, "w attack master CHG1")
    assert match.state()["phase"] == "defend", "a Master is no monster to curse"


@pytest.mark.rule("DD-11", "DD-63", "DD-71")
@pytest.mark.parametrize("escorted", [True, False])
def test_whose_battle_another_has_taken_over_has_no_foe_any_more(begun, escorted):
    """The Changer's curse resolves last: by then the White Knight has stepped in, or has not."""
    match = begun(
        laid={"w": "b7-j7"}, monsters=["wLIO1 c7", "eCHG1 d7", "eWKN1 e7"], crests={"w": {"A": 1}, "e": {"D": 2}}
    )
    play(match, "w attack LIO1 CHG1", "e use CHG1 curse")
    play(match, "e use WKN1 escort" if escorted else "e pass")
    changed = [one for one in match.last_events if type(one).__name__ == "StatChanged"]
    assert [(one.id, one.by) for one in changed] == ([] if escorted else [("wLIO1", -10)])


@pytest.mark.rule("DD-11")
def test_of_general_abilities_the_latest_word_counts_and_each_for_itself(begun):
    match = begun(
        laid={"w": "b7-h7"},
        monsters=["eLIF1 e7", "wLIF1 b7", "wMAR1 c7"],
        crests={"w": {"X": 2, "M": 2}, "e": {"T": 1}},
    )

    def traits():
        return on(match, "wMAR1")["flying"], on(match, "wMAR1")["tunnel"]

    play(match, "w use LIF1 lift MAR1", "e pass")
    assert traits() == (True, False)
    play(match, "w use MAR1 bound", "e use LIF1 drop MAR1", "w pass")
    assert traits() == (False, True), "it has lost its wings, and may tunnel"
    play(match, "w use LIF1 lift MAR1")
    assert traits() == (True, True)
    play(match, "w end")
    assert traits() == (False, False)


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize(("word", "there", "blocks"), [("blink", "e7", {}), ("wall", "c7", {"e7": 2})])
def test_a_square_is_to_be_free_for_each_effect_in_turn(begun, word, there, blocks):
    """Who has come there bars it no more; who has barred it does not come there."""
    match = begun(laid={"w": "b7-h7"}, monsters=["wBLI1 c7", "eTOV1 h7"], crests={"w": {"X": 1}})
    play(match, f"w use BLI1 {word} e7")
    assert (on(match, "wBLI1")["square"], match.state()["blocks"]) == (there, blocks)
