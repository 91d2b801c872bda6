"""Corners of acting: what is noted of one monster or one battle is that one's alone."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import lines, on, play, start, why_not
from wonderland.games.dungeon_dice import movement, queries
from wonderland.games.dungeon_dice.codes import NONE

ROW = {"w": "b7-j7"}


def told(match, name):
    """The events of a name that the last line brought."""
    return [event for event in match.last_events if type(event).__name__ == name]


def of(match, words):
    """The lines listed that begin so."""
    return [line for line in lines(match) if line.startswith(words)]


# --- attacking -------------------------------------------------------------------------------------
@pytest.mark.rule("DD-49", "DD-11")
@pytest.mark.parametrize("who", [1, 2, 3])
def test_who_may_attack_again_is_who_was_given_it(who):
    match = start(
        laid={"w": "b7-j7 d8 f8 g8"},
        crests={"w": {"A": 9, "X": 3}},
        monsters=["wTIM1 e7", "wRAB1 d7", "wRAB2 f7", "wRAB3 g7", "eHUM1 d8", "eHUM2 f8", "eHUM3 g8"],
    )
    attacks = [f"w attack RAB{n} eHUM{n}" for n in (1, 2, 3)]
    play(match, f"w use TIM1 overtime RAB{who}", *attacks)
    left = [attacks[who - 1]]
    assert of(match, "w attack") == left
    assert [line for line in attacks if why_not(match, line) is None] == left
    assert {why_not(match, line) for line in attacks} - {None} == {"DD-49"}


@pytest.mark.rule("DD-48")
def test_who_may_attack_again_still_takes_no_more_strides_and_that_is_what_is_said():
    match = start(
        laid={"w": "b7-j7 d8"}, crests={"w": {"A": 9, "X": 3, "M": 3}}, monsters=["wTIM1 e7", "wRAB1 d7", "eTOV1 d8"]
    )
    assert queries.rule_against_moving(match, "wRAB1") == ""
    play(match, "w use TIM1 overtime RAB1", "w attack RAB1 TOV1")
    assert why_not(match, "w move RAB1 c7") == "DD-48"
    assert queries.rule_against_moving(match, "wRAB1") == "DD-48"


@pytest.mark.rule("DD-50")
def test_reach_is_that_monsters_and_ends_before_whoever_stands_between():
    crowd = {
        "laid": {"w": "b7-j7 e8 e9 g8"},
        "crests": {"w": {"A": 3, "X": 2}},
        "monsters": ["wRAB1 c7", "wSER1 e7", "wDOR1 g8", "eTOV1 g7", "eDUM1 e9"],
    }
    match = play(start(**crowd), "w use SER1 stretch")
    own = ["w attack SER1 eDUM1", "w attack SER1 eTOV1"]
    assert of(match, "w attack") == ["w attack DOR1 eTOV1", *own]
    for between in ("eKOB1", "wKOB1"):
        match = start(**{**crowd, "monsters": [*crowd["monsters"], f"{between} f7"]})
        play(match, "w use SER1 stretch")
        assert why_not(match, "w attack SER1 TOV1") == "DD-50"
        beside = ["w attack SER1 eKOB1"] if between == "eKOB1" else []
        assert of(match, "w attack SER1") == ["w attack SER1 eDUM1", *beside], "each once"


@pytest.mark.rule("DD-53", "DD-11")
def test_an_attack_is_void_if_the_attacker_fell_though_somebody_stepped_in():
    match = start(
        laid=ROW,
        monsters=["wRAB1 c7", "eTOV1 d7", "eWKN1 e7", "eKNM1 b7"],
        crests={"w": {"A": 1}, "e": {"D": 1, "T": 2}},
    )
    play(match, "w attack RAB1 TOV1", "e use WKN1 escort", "e use KNM1 nightmare RAB1")
    assert on(match, "wRAB1") is None
    assert on(match, "eWKN1")["damage"] == on(match, "eTOV1")["damage"] == 0
    assert [event.why for event in told(match, "LinkResolved")] == ["", "", "void"]


@pytest.mark.rule("DD-53", "DD-60")
def test_who_stepped_in_did_so_for_that_battle_alone():
    """The Lion's attack goes to the White Knight; the Rabbit's, later, finds nobody any more."""
    match = start(
        laid={"w": "b7-j7 d6 d8"},
        monsters=["wLIO1 c7", "eKOB1 d7", "wRAB1 d6", "eWKN1 d8"],
        crests={"w": {"A": 2, "X": 1}, "e": {"D": 1, "T": 1}},
    )
    play(match, "w attack LIO1 KOB1", "e use WKN1 escort")
    play(match, "e pass")  # the pinch that would be open
    assert (on(match, "eWKN1"), on(match, "eKOB1")["damage"]) == (None, 0)
    state = match.position.value
    assert (state.target, state.guarded) == (NONE, False)
    play(match, "w attack RAB1 KOB1", "e use KOB1 pinch RAB1", "w use LIO1 roar KOB1")
    assert (on(match, "eKOB1")["square"], on(match, "eKOB1")["damage"]) == ("f7", 0)


@pytest.mark.rule("DD-54", "DD-55", "DD-56")
def test_what_is_asked_and_what_a_master_loses_is_told():
    match = start(laid=ROW, monsters=["wRAB1 c7", "eHUM1 d7"], crests={"w": {"A": 1}, "e": {"D": 1}})
    play(match, "w attack RAB1 HUM1")
    (asked,) = told(match, "DefendAsked")
    assert (asked.side, asked.defended, asked.undefended) == ("e", 0, 10)
    match = start(laid={"e": "q7-r7"}, monsters=["wJAB1 r7"], crests={"w": {"A": 1}})
    play(match, "w attack JAB1 master")
    (hurt,) = told(match, "MasterHurt")
    assert (hurt.side, hurt.left) == ("e", 2)
    (struck,) = told(match, "Attacked")
    assert (struck.attacker, struck.target) == ("wJAB1", "e master")


# --- moving ----------------------------------------------------------------------------------------
SLOWED = {
    "laid": {"w": "b7-j7 d8"},
    "monsters": ["wDOR1 d8", "wTOV1 h7", "wRAB1 g7", "eRAT1 f7"],
    "crests": {"w": {"M": 4, "A": 1}, "e": {"T": 1}},
}


@pytest.mark.rule("DD-46", "DD-11")
def test_who_is_slowed_pays_more_and_nobody_else():
    match = play(start(**SLOWED), "w attack RAB1 RAT1", "e use RAT1 outgrabe wTOV1", "w pass")
    assert [on(match, name)["slow"] for name in ("wDOR1", "wTOV1", "wRAB1")] == [0, 1, 0]
    state = match.position.value
    assert [movement.reach_for(state, monster, 4) for monster in state.crew[0]] == [4, 2, 4]
    play(match, "w move DOR1 d7")
    assert match.state()["crests"]["w"]["M"] == 3
    play(match, "w move TOV1 i7")
    assert match.state()["crests"]["w"]["M"] == 1
    assert of(match, "w move TOV1") == [], "each square costs it 2"
    assert why_not(match, "w move TOV1 j7") == "DD-46"


@pytest.mark.rule("DD-46", "DD-11")
def test_free_squares_are_those_of_who_was_given_them():
    match = start(laid=ROW, monsters=["wDOR1 b7", "wTOV1 e7", "wRAB1 h7"], crests={"w": {"M": 1}})
    play(match, "w use RAB1 late")
    state = match.position.value
    assert [movement.reach_for(state, monster, 4) for monster in state.crew[0]] == [4, 4, 6]
    assert {line.split()[2] for line in of(match, "w move")} == {"RAB1"}


@pytest.mark.rule("DD-11", "DD-47", "DD-48")
@pytest.mark.parametrize(("marked", "rule"), [({"moved": True}, "DD-47"), ({"attacked": True}, "DD-48")])
def test_whose_move_is_over_is_noted_of_it_alone(marked, rule):
    crowd = [{"id": f"wDOR{n}", "square": square} for n, square in ((1, "c7"), (2, "e7"), (3, "g7"))]
    for one in crowd:
        monsters = [{**other, **marked} if other is one else other for other in crowd]
        match = start(laid=ROW, monsters=monsters, crests={"w": {"M": 1}})
        movers = {line.split()[2] for line in of(match, "w move")}
        assert movers == {other["id"][1:] for other in crowd if other is not one}
        refused = {
            other["id"]: why_not(match, f"w move {other['id'][1:]} {chr(ord(other['square'][0]) + 1)}7")
            for other in crowd
        }
        assert refused == {other["id"]: rule if other is one else None for other in crowd}


@pytest.mark.rule("DD-43", "DD-45")
def test_a_stride_never_comes_onto_a_square_twice_whoever_stands_there():
    match = start(laid={"w": "b7-f7 c8-e8"}, monsters=["wRAB1 c7", "wDOR1 d7", "wTOV1 d8"], crests={"w": {"M": 9}})
    for squares, rule in (("d7-d8-d7-e7", "DD-43"), ("d7-c7-d7-e7", "DD-43"), ("d7-d8-e8", None), ("d7-d8-c8", None)):
        assert why_not(match, f"w move RAB1 {squares}") == rule, squares
    for line in of(match, "w move RAB1"):
        squares = ["c7", *line.split()[3].split("-")]
        assert len(set(squares)) == len(squares), line


@pytest.mark.rule("DD-46")
def test_why_a_stride_is_too_dear():
    match = start(laid=ROW, monsters=["wBBF1 c7"], crests={"w": {"M": 1}})
    assert "costs 2 Move, and there is 1" in match.check("w move BBF1 d7").message
    match = start(laid=ROW, monsters=["wBBF1 c7"])
    assert "costs 2 Move, and there is none" in match.check("w move BBF1 d7").message


# --- chains and items ------------------------------------------------------------------------------
@pytest.mark.rule("DD-71", "DD-80")
def test_an_item_that_is_destroyed_in_answer_to_its_effect_has_none():
    match = start(
        laid=ROW, monsters=["wHUM1 c7", "eINN1 f7"], items=["wPEP1 d7"], crests={"w": {"M": 1}, "e": {"T": 2}}
    )
    play(match, "w move HUM1 d7", "e pass")
    assert match.state()["chain"] == ["d7 wPEP1 wHUM1"]
    play(match, "e use INN1 evict d7")
    state = match.state()
    assert (state["items"], state["gone"]["w"], on(match, "wHUM1")["damage"]) == ({}, ["PEP"], 0)
    assert [event.why for event in told(match, "LinkResolved")] == ["", "left"]


@pytest.mark.rule("DD-66", "DD-71")
def test_a_stride_is_made_after_an_answer_that_leaves_it_legal_and_is_not_paid_again():
    match = start(laid=ROW, monsters=["wRAB1 c7", "eKOB1 b7"], crests={"w": {"M": 1}, "e": {"T": 1}})
    play(match, "w move RAB1 d7", "e use KOB1 pinch RAB1")
    assert on(match, "wRAB1")["square"] == "d7"
    assert [event.why for event in told(match, "LinkResolved")] == ["", ""]


@pytest.mark.rule("DD-66", "DD-71")
def test_a_stride_of_one_who_fell_in_answer_to_it_is_none():
    match = start(laid=ROW, monsters=["wRAB1 c7", "eKNM1 b7"], crests={"w": {"M": 1}, "e": {"T": 2}})
    play(match, "w move RAB1 d7", "e use KNM1 nightmare RAB1")
    assert on(match, "wRAB1") is None
    assert [event.why for event in told(match, "LinkResolved")] == ["", "left"]


@pytest.mark.rule("DD-68", "DD-80")
def test_who_answered_an_item_s_effect_alone_may_add_more_than_attack_abilities():
    """The effect is declared by nobody, so that not all links are one player's."""
    match = start(
        laid={"w": "b7-j7 d8 e8"},
        monsters=["wHUM1 c7", "wINN1 f7", "wINN2 e8"],
        items=["wPEP1 d7"],
        crests={"w": {"M": 1, "T": 4}},
    )
    play(match, "w move HUM1 d7", "w use INN1 evict d7")
    assert match.state()["chain"] == ["d7 wPEP1 wHUM1", "w use INN1 evict d7"]
    assert "w use INN2 evict d7" in {str(action) for action in match.legal()}


@pytest.mark.rule("DD-80")
def test_what_was_touched_by_one_who_fell_since_stays_as_it_is():
    """The Snark comes upon pepper, the Rabbit beside it upon a cake: it falls before it can eat."""
    match = start(laid=ROW, monsters=["wSNA1 c7", "wRAB1 d7"], items=["wPEP1 d7", "wCAK1 c7"], crests={"w": {"X": 1}})
    play(match, "w use SNA1 exchange RAB1")
    state = match.state()
    assert (on(match, "wRAB1"), on(match, "wSNA1")["damage"]) == (None, 10)
    assert [(item["id"], item["up"]) for item in state["items"].values()] == [("wCAK1", False), ("wPEP1", True)]
    assert (state["phase"], state["touched"], state["gone"]["w"]) == ("action", [], ["RAB"])


@pytest.mark.rule("DD-81")
def test_where_there_is_no_square_nobody_waits_for_one():
    match = start(
        laid={"w": "b7-d7"}, monsters=["wRAB1 b7", "eTOV1 d7"], items=["eHOL1 c7"], blocks={"b7": 9},
        crests={"w": {"M": 1}},
    )  # fmt: skip
    play(match, "w move RAB1 c7")
    state = match.state()
    assert (state["phase"], state["placing"], state["to_act"]) == ("action", None, "w")


@pytest.mark.rule("DD-69")
@pytest.mark.parametrize("side", "we")
def test_who_holds_one_crest_alone_is_asked_for_it(side):
    """The Rabbit is late for 1 Move, in answer to whoever slows it; a trap is for 1 Trap."""
    other = "ew"["we".index(side)]
    match = start(
        active=side, laid=ROW, monsters=[f"{side}RAB1 d7", f"{other}RAT1 f7"], crests={side: {"M": 2}, other: {"T": 1}}
    )
    play(match, f"{side} move RAB1 e7")
    assert lines(match) == [f"{other} pass", f"{other} use RAT1 outgrabe {side}RAB1"]
    play(match, f"{other} use RAT1 outgrabe RAB1")
    assert lines(match) == [f"{side} pass", f"{side} use RAB1 late"]


@pytest.mark.rule("DD-75", "DD-43", "DD-46")
def test_a_flying_monster_goes_on_laid_squares_for_two_passes_no_enemy_and_touches_items():
    match = start(laid={"w": "b7-f7"}, monsters=["wBBF1 c7", "eTOV1 b7"], items=["eTAR1 d7"], crests={"w": {"M": 6}})
    assert of(match, "w move BBF1") == ["w move BBF1 d7"]
    assert why_not(match, "w move BBF1 c8") == "DD-43"
    play(match, "w move BBF1 d7")
    state = match.state()
    assert (state["crests"]["w"]["M"], state["gone"]["e"]) == (6, ["TAR"]), "2 paid, 2 found"
    walled = start(laid={"w": "b7-e7"}, monsters=["wBBF1 c7", "eTOV1 d7"], crests={"w": {"M": 9}})
    assert why_not(walled, "w move BBF1 d7-e7") == "DD-44"


@pytest.mark.rule("DD-75", "DD-55", "DD-65")
def test_who_does_not_fly_defends_against_wings_and_aims_abilities_at_them():
    match = start(
        laid={"w": "b7-f7"},
        monsters=["wSDF1 c7", "eHUM1 d7", "eKOB1 b7"],
        crests={"w": {"A": 1}, "e": {"D": 1, "T": 1}},
    )
    play(match, "w attack SDF1 HUM1")
    assert "e use KOB1 pinch wSDF1" in lines(match)
    play(match, "e pass", "e defend")
    assert on(match, "eHUM1")["damage"] == 0


@pytest.mark.rule("DD-27", "DD-59")
def test_a_turn_is_rolled_called_acted_and_ended_and_who_is_gone_is_called_no_more():
    pools = {"w": {"dice": "1G 1G 1G", "figures": "RAB"}, "e": {"dice": "1G 1G 1G", "figures": "LIO"}}
    match = start(
        pools=pools, phase="choose", laid={"w": "b7-f7"}, monsters=["wLIO1 c7", "eRAB1 d7"], crests={"w": {"A": 1}}
    )
    steps = [match.state()["phase"]]
    for line in ("w dice 1G 1G 1G", "* roll S S M2", "w skip", "w attack LIO1 RAB1", "w end"):
        play(match, line)
        steps.append(match.state()["phase"])
    assert steps == ["choose", "roll", "summon", "action", "action", "choose"]
    assert (match.to_act, match.state()["gone"]["e"]) == ("e", ["RAB"])
    play(match, "e dice 1G 1G 1G", "* roll S S A")
    assert match.state()["phase"] == "action", "three stars of level 1, and no Rabbit left to call"


@pytest.mark.rule("DD-63")
def test_in_a_chain_without_a_battle_no_ability_of_a_battle_is_open():
    match = start(
        laid={"w": "b7-j7 c8"},
        monsters=["wRAB1 c7", "wDUM1 b7", "eKOB1 c8", "eOYS1 f7", "eWKN1 g7"],
        crests={"w": {"M": 2, "A": 1}, "e": {"T": 1, "D": 2}},
    )
    play(match, "w move RAB1 d7")
    assert lines(match) == ["e pass", "e use KOB1 pinch wRAB1"]
    for line in ("e use OYS1 clam", "e use WKN1 escort"):
        assert why_not(match, line) == "DD-63", line
    refused = match.check("e use OYS1 clam").message
    assert refused == "clam has the timing DEFEND: it answers an attack only"
    play(match, "e use KOB1 pinch RAB1")
    assert lines(match) == ["w pass", "w use RAB1 late"]
    assert why_not(match, "w use DUM1 quarrel") == "DD-63"


@pytest.mark.rule("DD-61")
def test_once_a_turn_is_once_whatever_one_holds_and_the_others_may_still():
    match = start(
        laid=ROW, monsters=["wQUE1 c7", "wKNA1 e7", "wQUE2 g7", "eTOV1 i7"], crests={"w": {"X": 10}, "e": {"M": 5}}
    )
    play(match, "w use QUE1 encore", "w use KNA1 steal M")
    assert "West’s Queen of Hearts has used encore this turn" in match.check("w use QUE1 encore").message
    assert "West’s Knave of Hearts has used steal this turn" in match.check("w use KNA1 steal M").message
    assert of(match, "w use") == ["w use QUE2 encore", "w use QUE2 sentence eTOV1"]
    assert "has no such ability" in match.check("w use QUE2 dance").message
    play(match, "w use QUE2 encore")
    assert [on(match, name)["used"] for name in ("wQUE1", "wKNA1", "wQUE2")] == [["encore"], ["steal"], ["encore"]]
    assert "costs 3 Magic, and there are 2" in match.check("w use QUE2 sentence TOV1").message


@pytest.mark.rule("DD-63")
@pytest.mark.parametrize("first", ["w", "e"])
def test_an_ability_of_the_battle_is_open_whoever_came_into_play_first(first):
    crowd = ["wDUM1 c7", "eOYS1 d7"] if first == "w" else ["eOYS1 d7", "wDUM1 c7"]
    match = start(laid=ROW, monsters=crowd, crests={"w": {"A": 2}, "e": {"D": 2}})
    play(match, "w attack DUM1 OYS1")
    assert lines(match) == ["e pass", "e use OYS1 clam"]
    play(match, "e pass")
    assert lines(match) == ["w pass", "w use DUM1 quarrel"]
    match = start(laid={"e": "r7"}, monsters=["wDUM1 r7"], crests={"w": {"A": 3}})
    play(match, "w attack DUM1 master")
    assert match.state()["masters"]["e"] == 2, "no quarrel with a Master"


@pytest.mark.rule("DD-43", "DD-45", "DD-76")
def test_each_stride_is_found_by_its_place_in_the_list():
    """Steps of some, leaps of others, a tunnel below an enemy, and who can't walk in between."""
    match = start(
        laid={"w": "b7-j7 c8-e8"},
        crests={"w": {"M": 4}},
        monsters=["wRAB1 c7", "wDOR1 d7", "wTOV1 h7", "eKOB1 g7", "wLIO1 j7", "wBBF1 d8"],
    )
    strides = movement.Strides(match.position.value, 0)
    listed = list(strides)
    assert strides.total == len(set(listed)) == len(listed) > 12
    assert {len(squares) for _, squares in listed} >= {1, 2}
    assert [strides.at(number) for number in range(strides.total)] == listed
    with pytest.raises(IndexError):
        strides.at(strides.total)
    legal = match.legal()
    assert [str(legal[number]) for number in range(len(legal))] == [str(one) for one in legal]


@pytest.mark.rule("DD-55", "DD-78")
@pytest.mark.parametrize("answer", ["e pass", "e defend"])
def test_who_defends_and_who_touches_is_told_and_nobody_else(answer):
    match = start(
        laid=ROW, monsters=["wRAB1 c7", "eHUM1 d7"], items=["wTAR1 b7"], crests={"w": {"A": 1, "M": 1}, "e": {"D": 1}}
    )
    play(match, "w attack RAB1 HUM1", answer)
    assert [event.id for event in told(match, "Defended")] == ["eHUM1"] * (answer == "e defend")
    assert told(match, "ItemTouched") == []
    match = start(laid=ROW, monsters=["wRAB1 c7"], items=["wTAR1 b7"], crests={"w": {"M": 1}})
    play(match, "w move RAB1 b7")
    assert [tuple(event) for event in told(match, "ItemTouched")] == [("b7", "wRAB1")]


@pytest.mark.rule("DD-68")
def test_to_two_links_of_ones_own_nothing_but_attack_is_added_either():
    match = start(laid=ROW, monsters=["wLIO1 c7", "eTOV1 d7"], crests={"w": {"A": 3, "X": 1}, "e": {"D": 1}})
    play(match, "w attack LIO1 TOV1", "w use LIO1 crown")
    assert lines(match) == ["w pass", "w use LIO1 crown"]
    assert why_not(match, "w use LIO1 roar TOV1") == "DD-68"
