"""Sections 5 to 7 of the rules: battle, abilities, the chain, FLYING, TUNNEL, items."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import lines, on, play, start, why_not

ROW = {"w": "b7-h7"}


def fight(attacker="wLIO1 c7", target="eWAL1 d7", w=None, e=None, more=(), **rest):
    crests = {"w": {"A": 1, **(w or {})}, "e": e or {}}
    return start(laid=ROW, monsters=[attacker, target, *more], crests=crests, **rest)


# --- battle ----------------------------------------------------------------------------------------
@pytest.mark.rule("DD-53")
def test_an_attack_is_void_if_its_target_is_gone_from_there():
    assert on(play(fight(target="eCHE1 d7"), "w attack LIO1 CHE1"), "eCHE1") is None
    void = start(laid=ROW, monsters=["wRAB1 c7", "eKNM1 d7"], crests={"w": {"A": 1}, "e": {"T": 2}})
    play(void, "w attack RAB1 KNM1", "e use KNM1 nightmare RAB1")
    assert on(void, "wRAB1") is None and on(void, "eKNM1")["damage"] == 0
    why = [e.why for e in void.last_events if type(e).__name__ == "LinkResolved"]
    assert why == ["", "void"]


@pytest.mark.rule("DD-54", "DD-83")
def test_a_master_loses_one_and_the_last_ends_the_match_at_once():
    match = start(
        masters={"e": 2}, laid={"e": "q7-r7 r8 s8"}, monsters=["wRAB1 r7", "wJAB1 s8"],
        items=["eCAK1 q7"], crests={"w": {"A": 2}, "e": {"D": 3}},
    )  # fmt: skip
    play(match, "w attack JAB1 master")
    assert match.state()["masters"]["e"] == 1 and match.to_act == "w"
    play(match, "w attack RAB1 master")
    state = match.state()
    assert state["result"] == {"winner": "w", "reason": "master"} and state["chain"] == []


@pytest.mark.rule("DD-55", "DD-56")
def test_defending_takes_def_off_the_damage():
    match = fight(e={"D": 1})
    play(match, "w attack LIO1 WAL1")
    assert match.state()["phase"] == "defend" and match.to_act == "e"
    assert lines(match) == ["e defend", "e pass"] and match.state()["chain"] == ["w attack LIO1 eWAL1"]
    play(match, "e defend")
    assert on(match, "eWAL1")["damage"] == 30 and match.state()["crests"]["e"]["D"] == 0
    assert on(play(fight(), "w attack LIO1 WAL1"), "eWAL1") is None


@pytest.mark.rule("DD-57")
def test_the_attacker_is_never_hurt():
    match = fight("wRAB1 c7", "eHUM1 d7", e={"D": 1})
    play(match, "w attack RAB1 HUM1", "e defend")
    assert on(match, "wRAB1")["damage"] == 0 and on(match, "eHUM1")["damage"] == 0


@pytest.mark.rule("DD-58", "DD-59")
def test_damage_that_reaches_hp_destroys():
    match = play(fight(), "w attack LIO1 WAL1")
    state = match.state()
    assert "eWAL1" not in state["monsters"] and state["gone"] == {"w": [], "e": ["WAL"]}
    kept = start({"lethal": "exceed"}, laid=ROW, monsters=["wLIO1 c7", "eWAL1 d7"], crests={"w": {"A": 1}})
    assert on(play(kept, "w attack LIO1 WAL1"), "eWAL1")["hp"] == 0


@pytest.mark.rule("DD-60")
def test_battle_effects_end_with_the_battle():
    match = fight("wRKN1 c7", "eTIM1 d7", w={"A": 3})
    play(match, "w attack RKN1 TIM1", "w use RKN1 charge")
    assert on(match, "eTIM1") is None
    assert on(match, "wRKN1")["atk"] == 40


# --- abilities -------------------------------------------------------------------------------------
@pytest.mark.rule("DD-61")
def test_abilities_are_used_as_often_as_they_can_be_paid_but_once_where_marked():
    match = start(
        laid=ROW,
        monsters=[{"id": "wQUE1", "square": "c7", "attacked": True}, "wHAT1 d7 20", "eTOV1 h7"],
        crests={"w": {"X": 6}},
    )
    play(match, "w use HAT1 toast HAT1", "w use HAT1 toast QUE1", "w use QUE1 encore")
    assert on(match, "wQUE1")["used"] == ["encore"] and on(match, "wQUE1")["may_attack"] == 2
    assert why_not(match, "w use QUE1 encore") == "DD-61"
    assert why_not(match, "w use QUE1 fly") == "DD-61"
    play(match, "w use HAT1 toast HAT1")
    assert why_not(match, "w use HAT1 toast HAT1") == "DD-61"
    assert "w use HAT1 toast HAT1" not in lines(match)


@pytest.mark.rule("DD-62", "DD-64")
def test_magic_in_ones_own_turn_traps_in_both():
    match = fight("wCHE1 c7", "eHAT1 d7", w={"X": 4, "T": 2}, e={"T": 2, "X": 4})
    assert "w use CHE1 fade b7" in lines(match)
    play(match, "w attack CHE1 HAT1")
    assert lines(match) == ["e pass", "e use HAT1 riddle"]
    assert why_not(match, "e use HAT1 toast HAT1") == "DD-62"
    own = start(laid=ROW, monsters=["wHAT1 c7", "eTOV1 d7"], crests={"w": {"T": 1}, "e": {"X": 3}})
    assert play(own, "w use HAT1 riddle").state()["crests"]["e"]["X"] == 1


@pytest.mark.rule("DD-63")
def test_attack_and_defend_abilities_belong_to_a_battle():
    match = fight("wDUM1 c7", "eOYS1 d7", w={"A": 3}, e={"D": 2}, more=["wDUM2 b7", "eOYS2 e7"])
    for early in ("w use DUM1 quarrel", "w use DUM2 quarrel"):
        assert why_not(match, early) == "DD-63"
    play(match, "w attack DUM1 OYS1")
    assert lines(match) == ["e pass", "e use OYS1 clam"]
    assert why_not(match, "e use OYS2 clam") == "DD-63"
    play(match, "e use OYS1 clam")
    assert lines(match) == ["w pass", "w use DUM1 quarrel"]
    assert why_not(match, "w use DUM2 quarrel") == "DD-63"
    play(match, "w use DUM1 quarrel", "e defend")
    assert on(match, "eOYS1")["damage"] == 0  # 20 + 10 - 20 - 20


@pytest.mark.rule("DD-63", "DD-11")
def test_guarding_is_for_the_others_near():
    match = start(
        laid=ROW, monsters=["wRAB1 c7", "eTOV1 d7", "eWKN1 e7", "eWKN2 g7"], crests={"w": {"A": 2}, "e": {"D": 2}}
    )
    play(match, "w attack RAB1 TOV1")
    assert lines(match) == ["e pass", "e use WKN1 escort"]
    assert why_not(match, "e use WKN2 escort") == "DD-63"
    play(match, "e use WKN1 escort", "e pass", "e pass")
    assert on(match, "eWKN1")["damage"] == 10 and on(match, "eTOV1")["damage"] == 0
    itself = start(laid=ROW, monsters=["wRAB1 c7", "eWKN1 d7"], crests={"w": {"A": 2}, "e": {"D": 2}})
    play(itself, "w attack RAB1 WKN1")
    assert itself.state()["phase"] == "defend"
    with_it = start(
        laid=ROW, monsters=["wRAB1 c7", "eWKN1 d7", "eOYS1 e7"], crests={"w": {"A": 2}, "e": {"D": 2, "T": 9}}
    )
    play(with_it, "w attack RAB1 WKN1")
    assert with_it.state()["phase"] == "defend"


@pytest.mark.rule("DD-10", "DD-65")
def test_the_target_must_be_right_when_declared():
    match = start(
        laid={"w": "b7-h7 c8"}, monsters=["wHAT1 c7", "wSNA1 b7", "wRKN1 c8", "eRAB1 g7", "wKNA1 d7"],
        items=["eCAK1 e7"], blocks={"f7": 9}, crests={"w": {"X": 9, "T": 9}, "e": {"D": 1}},
    )  # fmt: skip
    for line, rule in (
        ("w use HAT1 toast SNA1", None), ("w use HAT1 toast HAT1", None), ("w use HAT1 toast eRAB1", "DD-10"),
        ("w use SNA1 exchange SNA1", "DD-10"), ("w use SNA1 exchange HAT1", None),
        ("w use SNA1 softly f7", "DD-10"), ("w use SNA1 softly c7", "DD-10"), ("w use SNA1 softly e7", None),
        ("w use SNA1 softly c9", "DD-10"), ("w use SNA1 softly h7", "DD-10"),
        ("w use RKN1 challenge RAB1", "DD-10"), ("w use KNA1 steal D", None), ("w use KNA1 steal M", "DD-10"),
        ("w use KNA1 steal Q", "DD-94"), ("w use HAT1 toast", "DD-94"), ("w use HAT1 toast KOB1", "DD-94"),
    ):  # fmt: skip
        assert why_not(match, line) == rule, line
    play(match, "w use HAT1 toast HAT1")  # useless, and legal
    assert match.state()["crests"]["w"]["X"] == 8


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize(
    ("monsters", "line", "who", "what"),
    [
        ("wBOO1 c7, eRAB1 d7", "w use BOO1 vanish RAB1", "eRAB1", None),
        ("wBOO1 c7, eRAB1 d7", "w use BOO1 vanish RAB1", "wBOO1", None),
        ("wBRO1 c7, eBBF1 e7", "w use BRO1 tangle BBF1", "eBBF1", {"flying": False}),
        ("wSPA1 c7, eGRY1 d7", "w use SPA1 prune GRY1", "eGRY1", {"flying": False, "def": 10}),
        ("wMAR1 c7, eKOB1 h7", "w use MAR1 bound", "wMAR1", {"free": 3, "tunnel": True}),
        ("wLIO1 c7, eKOB1 d7", "w use LIO1 roar KOB1", "eKOB1", {"square": "f7"}),
        ("wRKN1 c7, eKOB1 f7", "w use RKN1 challenge KOB1", "eKOB1", {"square": "d7"}),
        ("wSNA1 c7, wRAB1 f7, eKOB1 h7", "w use SNA1 exchange RAB1", "wRAB1", {"square": "c7"}),
        ("wSNA1 c7, wRAB1 f7, eKOB1 h7", "w use SNA1 exchange RAB1", "wSNA1", {"square": "f7"}),
        ("wCAN1 c7, wDOR1 b7, eWAL1 d7", "w use CAN1 flare", "wDOR1", None),
        ("wCAN1 c7, wDOR1 b7, eWAL1 d7", "w use CAN1 flare", "eWAL1", {"damage": 20}),
        ("wTIM1 c7, eRAB1 e7", "w use TIM1 stop RAB1", "eRAB1", {"held": True}),
        ("wJUB1 c7, eRAB1 d7", "w use JUB1 scream", "eRAB1", {"atk": 0}),
        ("wHUM1 c7, wRAB1 d7, eKOB1 h7", "w use HUM1 glory RAB1", "wRAB1", {"atk": 30}),
        ("wJAB1 c7, eLIO1 e7", "w use JAB1 flame", "eLIO1", {"damage": 20}),
    ],
)
@pytest.mark.parametrize("before", [[], ["wTOV9 c1", "eTOV9 e1"]], ids=["alone", "in a crowd"])
def test_effects(before, monsters, line, who, what):
    """Whoever came into play before, and stands elsewhere."""
    match = start(
        laid={"w": "b7-h7 c1 e1"},
        monsters=[*before, *monsters.split(", ")],
        crests={"w": dict.fromkeys("MADXT", 9), "e": {}},
    )
    play(match, line)
    if what is None:
        assert on(match, who) is None
    else:
        assert {key: on(match, who)[key] for key in what} == what


@pytest.mark.rule("DD-11")
def test_crests_items_and_squares():
    match = start(
        laid=ROW,
        monsters=["wKNA1 b7", "wINN1 c7", "wCAR1 d7", "eTOV1 h7"],
        items=["eCAK1 e7", "wDRI1 f7"],
        crests={"w": {"X": 9, "T": 9, "M": 9}, "e": {"D": 1, "M": 5}},
    )
    play(match, "w use KNA1 steal D", "w use INN1 inspect e7", "w use INN1 evict e7")
    play(match, "w use CAR1 build f7", "w use INN1 inspect f7")
    state = match.state()
    assert state["crests"]["e"] == {"M": 5, "A": 0, "D": 0, "X": 0, "T": 0}
    assert state["gone"]["e"] == ["CAK"] and list(state["items"]) == ["f7"] and state["items"]["f7"]["up"]
    assert state["blocks"] == {"f7": 2}
    assert why_not(match, "w move CAR1 e7 f7") == "DD-43"
    play(match, "w end")
    assert match.state()["blocks"] == {"f7": 2}
    play(match, "e end")
    assert match.state()["blocks"] == {}


# --- the chain -------------------------------------------------------------------------------------
@pytest.mark.rule("DD-66", "DD-67", "DD-70")
def test_links_resolve_backwards_and_each_starts_the_asking_anew():
    match = start(
        laid=ROW, monsters=["wDUM1 c7", "eKOB1 d7", "wRAT1 e7"], crests={"w": {"A": 2, "T": 1}, "e": {"T": 2}}
    )
    play(match, "w attack DUM1 KOB1")
    assert match.to_act == "e" and match.state()["chain"] == ["w attack DUM1 eKOB1"]
    play(match, "e pass")
    assert match.to_act == "w"  # quarrel, though East passed
    play(match, "w use DUM1 quarrel")
    assert match.to_act == "e"  # asked anew
    play(match, "e use KOB1 pinch wRAT1")
    assert match.to_act == "w"
    assert match.state()["chain"] == ["w attack DUM1 eKOB1", "w use DUM1 quarrel", "e use KOB1 pinch wRAT1"]
    play(match, "w use RAT1 outgrabe KOB1", "e pass")
    events = [e.number for e in match.last_events if type(e).__name__ == "LinkResolved"]
    assert events == [4, 3, 2, 1]
    assert on(match, "eKOB1") is None and on(match, "wRAT1")["atk"] == 0


@pytest.mark.rule("DD-68")
def test_to_ones_own_chain_only_attack_is_added():
    match = start(laid=ROW, monsters=["wDUM1 c7", "wHAT1 b7", "eWAL1 d7"], crests={"w": {"A": 2, "X": 2}})
    play(match, "w attack DUM1 WAL1")
    assert lines(match) == ["w pass", "w use DUM1 quarrel"]
    assert why_not(match, "w use HAT1 toast DUM1") == "DD-68"
    alone = start(laid=ROW, monsters=["wRAB1 c7", "wHAT1 b7", "eWAL1 h7"], crests={"w": {"M": 2, "X": 2}})
    assert play(alone, "w move RAB1 d7").state()["phase"] == "action"


@pytest.mark.rule("DD-68", "DD-80")
def test_an_items_effect_is_nobodys_own():
    match = start(laid=ROW, monsters=["wHAT1 c7 20", "eTOV1 h7"], items=["wPEP1 d7"], crests={"w": {"M": 1, "X": 1}})
    play(match, "w move HAT1 d7")
    assert match.to_act == "w" and match.state()["chain"] == ["d7 wPEP1 wHAT1"]
    assert lines(match) == ["w pass", "w use HAT1 toast HAT1"]
    play(match, "w use HAT1 toast HAT1")
    assert on(match, "wHAT1")["damage"] == 10


@pytest.mark.rule("DD-69")
def test_who_could_add_nothing_is_not_asked():
    match = fight(target="eKOB1 e7", e={"T": 1})
    assert play(match, "w end").state()["turn"] == 2
    near = start(laid=ROW, monsters=["wRAB1 c7", "eKOB1 d7"], crests={"e": {"T": 1}})
    assert play(near, "w end").to_act == "e"


@pytest.mark.rule("DD-71")
def test_a_link_whose_user_left_play_does_nothing():
    match = start(
        laid=ROW,
        monsters=["wDUM1 c7", "eKOB1 d7", "wKNM1 e7", "eWAL1 f7"],
        crests={"w": {"A": 1, "T": 2}, "e": {"T": 2}},
    )
    play(match, "w attack DUM1 KOB1", "e use KOB1 pinch DUM1", "w use KNM1 nightmare KOB1", "e pass")
    assert on(match, "eKOB1") is None
    assert on(match, "wDUM1")["atk"] == 20  # the pinch never came
    why = {e.number: e.why for e in match.last_events if type(e).__name__ == "LinkResolved"}
    assert why[2] == "left" and why[1] == "void"


@pytest.mark.rule("DD-72")
def test_a_chain_ends_as_crests_do():
    match = start(
        laid={"w": "b7-d7", "e": "e7"},
        monsters=["wHUM1 c7", "wDUM1 b7", "eHUM1 e7"],
        crests={"w": {"X": 2, "T": 4}, "e": {"T": 6}},
    )
    play(match, "w use HUM1 glory DUM1")
    for side in "ewewe":
        assert match.to_act == side
        play(match, f"{side} use HUM1 meaning")
    assert match.state()["phase"] == "action" and on(match, "wDUM1")["atk"] == 20


@pytest.mark.rule("DD-73")
def test_items_touched_wait_for_the_chain():
    match = start(
        laid=ROW, monsters=["wRAB1 c7", "eBAK1 f7"], items=["eTAR1 d7"], crests={"w": {"M": 1}, "e": {"T": 2}}
    )
    play(match, "w move RAB1 d7")
    assert match.state()["chain"] == ["d7 eTAR1 wRAB1"], "the stride's chain is over"
    assert (match.to_act, match.state()["crests"]["w"]["M"]) == ("e", 0)
    play(match, "e pass")
    assert (match.state()["gone"]["e"], match.state()["crests"]["w"]["M"]) == (["TAR"], 2)
    last = start(laid=ROW, monsters=["wTOV1 c7", "eLIO1 d7"], items=["wPEP1 f7"], crests={"e": {}})
    assert play(last, "w end").state()["turn"] == 2


@pytest.mark.rule("DD-74")
def test_at_the_end_of_a_turn_what_lasts_for_it_ends():
    match = start(
        laid=ROW,
        blocks={"h7": 1},
        monsters=[{"id": "wQUE1", "square": "c7", "moved": True, "attacked": True}, "eLIO1 d7"],
        crests={"w": {"X": 9}},
        master_attacked=True,
    )
    play(match, "w use QUE1 encore", "w end")
    state = match.state()
    mine = state["monsters"]["wQUE1"]
    assert (mine["moved"], mine["attacks"], mine["may_attack"], mine["used"]) == (False, 0, 1, [])
    assert state["blocks"] == {} and not state["master_attacked"] and state["active"] == "e"


# --- TUNNEL ----------------------------------------------------------------------------------------
@pytest.mark.rule("DD-76")
def test_tunnel_leads_under_monsters_and_items():
    match = start(laid=ROW, monsters=["wTOV1 b7", "wRAB1 c7", "eKOB1 d7"], items=["eDRI1 e7"], crests={"w": {"M": 9}})
    moves = {line.split()[3] for line in lines(match) if " move TOV1 " in line}
    assert moves == {"c7-d7-e7", "c7-d7-e7-f7"}
    play(match, "w move TOV1 c7-d7-e7-f7")
    assert not match.state()["items"]["e7"]["up"]
    assert why_not(match, "w move TOV1 g7-h7") == "DD-45"


# --- items -----------------------------------------------------------------------------------------
@pytest.mark.rule("DD-8", "DD-82")
def test_what_does_not_stay_is_gone_even_if_it_did_nothing():
    match = start(laid=ROW, monsters=["wDOR1 c7", "eTOV1 h7"], items=["eCAK1 d7", "wDRI1 b7"], crests={"w": {"M": 2}})
    play(match, "w move DOR1 d7")
    assert match.state()["gone"]["e"] == ["CAK"]
    play(match, "w move DOR1 c7")
    assert match.state()["items"]["b7"] == {"id": "wDRI1", "side": "w", "kind": "1K", "up": False}


@pytest.mark.rule("DD-77", "DD-78", "DD-79")
def test_touching():
    match = start(
        laid=ROW, monsters=["wKOB1 c7", "wDOR1 d7", "eTOV1 h7"], items=["eTAR1 d7", "ePEP1 b7"], crests={"w": {"M": 6}}
    )
    assert match.state()["items"]["d7"]["up"] is False  # standing there is no touching
    play(match, "w move KOB1 d7-e7")
    assert match.state()["items"]["d7"]["up"] is False  # nor is leaping over
    play(match, "w move DOR1 c7", "w move DOR1 d7")  # coming back is
    assert match.state()["gone"]["e"] == ["TAR"]
    pushed = start(laid=ROW, monsters=["wLIO1 c7", "eDUM1 d7"], items=["wTAR1 e7"], crests={"w": {"X": 1}})
    play(pushed, "w use LIO1 roar DUM1")
    assert on(pushed, "eDUM1")["square"] == "f7" and pushed.state()["gone"]["w"] == ["TAR"]
    under = start(laid=ROW, monsters=["wLIO1 c7", "eTOV1 d7"], items=["wTAR1 e7"], crests={"w": {"X": 1}})
    assert play(under, "w use LIO1 roar TOV1").state()["gone"]["w"] == []


@pytest.mark.rule("DD-80")
def test_an_items_effect_begins_a_chain_of_its_owners():
    match = start(
        laid=ROW, monsters=["wHUM1 c7", "eKOB1 e7"], items=["ePEP1 d7"], crests={"w": {"M": 1, "T": 2}, "e": {"T": 2}}
    )
    play(match, "w move HUM1 d7", "e pass")
    while match.state()["phase"] == "chain":
        assert not [line for line in lines(match) if "meaning" in line]  # no ability: no cancel stops it
        play(match, f"{match.to_act} pass")
    assert on(match, "wHUM1")["damage"] == 10 and match.state()["items"]["d7"]["up"]


@pytest.mark.rule("DD-81")
def test_the_player_named_chooses_the_square():
    match = start(
        laid={"w": "b7-h7", "e": "i7-j7"}, monsters=["wRAB1 d7", "eTOV1 f7"], items=["wHOL1 e7", "eCAK1 h7"],
        blocks={"g7": 9}, crests={"w": {"M": 1}},
    )  # fmt: skip
    play(match, "w move RAB1 e7")
    assert match.state()["placing"] == {"by": "w", "monster": "wRAB1"}
    assert lines(match) == ["w place b7", "w place c7", "w place d7", "w place i7"]
    play(match, "w place i7")
    assert on(match, "wRAB1")["square"] == "i7" and match.state()["phase"] == "action"
    alone = start(laid={"w": "b7 c7"}, monsters=["wRAB1 b7", "eTOV1 c7"], items=["eHOL1 c7"], crests={"w": {"A": 1}})
    assert play(alone, "w attack RAB1 TOV1").state()["phase"] == "action"
    nowhere = start(
        laid={"w": "b7-d7"}, monsters=["wRAB1 b7", "eTOV1 d7"], items=["eHOL1 c7"], blocks={"b7": 9},
        crests={"w": {"M": 1}},
    )  # fmt: skip
    assert play(nowhere, "w move RAB1 c7").state()["phase"] == "action"
    assert on(nowhere, "wRAB1")["square"] == "c7"
