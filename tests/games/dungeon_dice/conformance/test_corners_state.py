"""Corners of what a state says, in which order, and of how far abilities reach."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.dungeon_dice.oracle.ground import distance, name, straight
from tests.games.dungeon_dice.tools import lines, on, opened, play, start, why_not
from wonderland.games.dungeon_dice.turn import coming_turn
from wonderland.games.dungeon_dice.view import describe

FIELD = {"w": " ".join(f"d{row}-p{row}" for row in range(3, 12))}
MIDDLE = (9, 6)  # j7
FULL = {"w": dict.fromkeys("MADXT", 9), "e": {"A": 1}}


# --- how far ---------------------------------------------------------------------------------------
def around(far):
    """The squares of the field at these distances from its middle."""
    return [(x, y) for x in range(3, 16) for y in range(2, 11) if distance((x, y), MIDDLE) in far]


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize("side", "we")
@pytest.mark.parametrize(
    ("user", "word", "whom", "r", "row"),
    [
        ("HAT1", "toast", "wDOR1", 2, False), ("SNA1", "exchange", "wDOR1", 4, False),
        ("KOB1", "pinch", "eDOR1", 1, False), ("BRO1", "tangle", "eDOR1", 2, False),
        ("TIM1", "stop", "eDOR1", 3, False), ("RKN1", "challenge", "eDOR1", 3, True),
        ("BAN1", "snatch", "eDOR1", 4, True),
    ],
)  # fmt: skip
def test_a_monster_is_aimed_at_as_far_as_the_ability_reaches(side, user, word, whom, r, row):
    """For either side, and whoever came into play before."""
    other = "ew"["we".index(side)]
    whose = side if whom[0] == "w" else other
    far = [f"{other}TOV7 p11", f"{side}TOV8 d11", f"{other}TOV9 p3"]
    for there in around({r, r + 1}):
        monsters = [*far, f"{side}{user} j7", f"{whose}{whom[1:]} {name(there)}"]
        match = start(laid=FIELD, monsters=monsters, crests={side: FULL["w"]}, active=side)
        line = f"{side} use {user} {word} {(whose + whom[1:]).removeprefix(side)}"
        reached = distance(there, MIDDLE) <= r and (not row or straight(MIDDLE, there) is not None)
        assert (line in lines(match)) == reached, there
        assert why_not(match, line) == (None if reached else "DD-10"), there


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize(
    ("user", "word", "r", "side"),
    [("BOO1", "dread", 2, "e"), ("JUB1", "scream", 1, "e"), ("JAB1", "flame", 2, "e"), ("CAN1", "flare", 1, "we")],
)
def test_all_around_are_reached_and_nobody_further(user, word, r, side):
    for whose in "we":
        for there in around({r, r + 1}):
            other = f"{whose}TIM1"
            match = start(laid=FIELD, monsters=[f"w{user} j7", f"{other} {name(there)}"], crests=FULL)
            reached = distance(there, MIDDLE) <= r and whose in side
            line = f"w use {user} {word}"
            assert (line in lines(match)) == reached, there
            if reached:
                play(match, line)
                assert on(match, other)["atk"] < 40 or on(match, other)["damage"] == 20


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize(
    ("user", "word", "r", "on_items"),
    [("CHE1", "fade", 3, False), ("CAR1", "build", 2, False), ("SNA1", "softly", 4, False),
     ("INN1", "inspect", 4, True), ("INN1", "evict", 2, True)],
)  # fmt: skip
def test_a_square_is_aimed_at_as_far_as_the_ability_reaches(user, word, r, on_items):
    far = around({r, r + 1})
    items = [f"{'we'[at % 2]}CAK{at + 1} {name(there)}" for at, there in enumerate(far)]
    match = start(laid=FIELD, monsters=[f"w{user} j7", "eTOV1 p3"], items=items if on_items else [], crests=FULL)
    listed = {line.split()[4] for line in lines(match) if line.startswith(f"w use {user} {word} ")}
    for there in far:
        reached = distance(there, MIDDLE) <= r
        assert (name(there) in listed) == reached, there
        line = f"w use {user} {word} {name(there)}"
        assert why_not(match, line) == (None if reached else "DD-10"), there
    if on_items:
        assert listed == {name(there) for there in around({r})}, "where an item lies"


@pytest.mark.rule("DD-10", "DD-63")
@pytest.mark.parametrize(("user", "word", "r"), [("WKN1", "escort", 1), ("PIG1", "verdict", 2)])
def test_an_attack_is_answered_as_near_as_the_ability_says(user, word, r):
    for there in around({r, r + 1}):
        beside = (there[0], there[1] + (1 if there[1] <= 6 else -1))
        if beside == MIDDLE:
            beside = (there[0] + (1 if there[0] >= 9 else -1), there[1])
        if not 3 <= beside[0] <= 15:
            continue
        match = start(
            laid=FIELD,
            active="e",
            crests=FULL,
            monsters=[f"w{user} j7", f"wTOV1 {name(there)}", f"eTOV1 {name(beside)}"],
        )
        play(match, "e attack TOV1 TOV1")
        asked = match.state()["phase"] == "chain" and f"w use {user} {word}" in lines(match)
        assert asked == (distance(there, MIDDLE) <= r), there


@pytest.mark.rule("DD-10", "DD-67")
def test_the_attack_that_began_the_chain_is_answered_after_other_answers_too():
    match = start(
        laid={"w": "b7-i7"},
        monsters=["wDUM1 c7", "eTOV1 d7", "eWKN1 e7", "eKOB1 b7"],
        crests={"w": {"A": 1}, "e": {"D": 1, "T": 1}},
    )
    play(match, "w attack DUM1 TOV1", "e use KOB1 pinch DUM1")
    assert lines(match) == ["e pass", "e use WKN1 escort"]
    play(match, "e use WKN1 escort")
    assert (on(match, "eWKN1")["damage"], on(match, "eTOV1")["damage"]) == (10, 0)


@pytest.mark.rule("DD-8", "DD-10")
@pytest.mark.parametrize(("item", "r", "harm"), [("PEP1", 1, 10), ("TEA1", 2, 30)])
def test_an_items_effect_reaches_as_far_as_it_says(item, r, harm):
    far = around(set(range(1, r + 2)))[:22]
    crowd = {f"{'we'[at % 2]}TIM{at + 1}": there for at, there in enumerate(far)}
    finder = next(who for who in crowd if who[0] == "w" and distance(crowd[who], MIDDLE) == 1)
    monsters = [f"{who} {name(there)}" for who, there in crowd.items()]
    match = start(laid=FIELD, monsters=monsters, items=[f"e{item} j7"], crests={"w": {"M": 1}})
    play(match, f"w move {finder[1:]} j7")
    for who, there in crowd.items():
        near = who == finder or distance(there, MIDDLE) <= r
        assert on(match, who)["damage"] == (harm if near else 0), who


# --- what resolves --------------------------------------------------------------------------------
@pytest.mark.rule("DD-71", "DD-11")
@pytest.mark.parametrize("line", ["w use CAR1 build e7", "w use CHE2 fade e7"])
def test_a_square_that_was_taken_meanwhile_is_neither_blocked_nor_come_to(line):
    """East answers, so that West may answer too: its Cat fades to that square first."""
    match = start(
        laid={"w": "b7-i7"},
        monsters=["wCAR1 c7", "wCHE1 d7", "wCHE2 b7", "eKOB1 f7", "wDOR1 g7"],
        crests={"w": {"X": 4}, "e": {"T": 1}},
    )
    play(match, line, "e use KOB1 pinch wDOR1", "w use CHE1 fade e7")
    state = match.state()
    assert (state["phase"], state["blocks"], state["crests"]["w"]["X"]) == ("action", {}, 0)
    assert (on(match, "wCHE1")["square"], on(match, "wCHE2")["square"]) == ("e7", "b7")


@pytest.mark.rule("DD-71", "DD-11")
def test_who_fell_meanwhile_is_not_pushed():
    match = start(
        laid={"w": "b7-i7 d8"},
        monsters=["wLIO1 c7", "eKOB1 d7", "wKNM1 d8", "eDOR1 i7"],
        crests={"w": {"X": 1, "T": 2}, "e": {"T": 1}},
    )
    before = on(match, "wLIO1")
    play(match, "w use LIO1 roar KOB1", "e use KOB1 pinch KNM1", "w use KNM1 nightmare KOB1")
    state = match.state()
    assert (on(match, "eKOB1"), on(match, "wLIO1"), sorted(state["monsters"])) == (
        None,
        before,
        ["eDOR1", "wKNM1", "wLIO1"],
    )
    assert not [event for event in match.last_events if type(event).__name__ == "Moved"]


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize("blocked", ["c7", "e7"])
def test_nobody_changes_squares_with_one_on_a_blocked_square(blocked):
    match = start(laid={"w": "b7-i7"}, monsters=["wSNA1 c7", "wDOR1 e7"], blocks={blocked: 9}, crests={"w": {"X": 1}})
    play(match, "w use SNA1 exchange DOR1")
    assert (on(match, "wSNA1")["square"], on(match, "wDOR1")["square"]) == ("c7", "e7")
    assert match.state()["crests"]["w"]["X"] == 0


@pytest.mark.rule("DD-11", "DD-55")
def test_who_parries_defends_unpaid_and_it_is_told():
    match = start(laid={"w": "b7-i7"}, monsters=["wDUM1 c7", "eDEE1 d7"], crests={"w": {"A": 1}, "e": {"T": 1, "D": 1}})
    play(match, "w attack DUM1 DEE1", "e use DEE1 contrariwise")
    told = {type(event).__name__: event for event in match.last_events}
    assert (told["MarkSet"].id, told["MarkSet"].mark, told["MarkSet"].by) == ("eDEE1", "parry", 1)
    assert (told["Defended"].id, told["Defended"].paid) == ("eDEE1", False)
    assert (on(match, "eDEE1")["damage"], match.state()["crests"]["e"]["D"]) == (0, 1)


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize("side", "we")
def test_the_opponent_loses_the_crests(side):
    other = "ew"["we".index(side)]
    match = start(
        active=side,
        laid={"w": "b7-i7"},
        monsters=[f"{side}HAT1 c7", f"{side}KNA1 e7", f"{other}DOR1 i7"],
        crests={side: {"T": 1, "X": 2, "M": 9}, other: {"X": 3, "M": 1}},
    )
    play(match, f"{side} use HAT1 riddle", f"{side} use KNA1 steal M")
    assert match.state()["crests"] == {
        side: {"M": 9, "A": 0, "D": 0, "X": 0, "T": 0},
        other: {"M": 0, "A": 0, "D": 0, "X": 1, "T": 0},
    }


@pytest.mark.rule("DD-8", "DD-11", "DD-30", "DD-80")
@pytest.mark.parametrize(("finder", "owner"), ["we", "ew", "ww", "ee"])
def test_what_is_found_is_the_finders(finder, owner):
    match = start(
        {"cap": 3}, active=finder, laid={"w": "b7-i7"}, monsters=[f"{finder}DOR1 c7"], items=[f"{owner}KEY1 d7"],
        crests={finder: {"M": 3, "A": 2}},
    )  # fmt: skip
    play(match, f"{finder} move DOR1 d7")
    crests = match.state()["crests"]
    assert crests[finder] == {"M": 3, "A": 3, "D": 2, "X": 2, "T": 2}
    assert set(crests["ew"["we".index(finder)]].values()) == {0}
    assert match.state()["gone"][owner] == ["KEY"]


# --- in which order --------------------------------------------------------------------------------
@pytest.mark.rule("DD-94")
def test_a_state_lists_squares_by_column_then_row_and_all_else_as_text():
    match = start(
        pools={"w": {"dice": "3G 1R 1B", "figures": "RAB CAK DUM"}, "e": {"figures": "VOR HOL"}},
        laid={"w": "c10 b9 c9 b10-b12", "e": "d2 d10"},
        blocks={"c10": 9, "b10": 4, "d2": 3},
        monsters=["wTOV1 b9", "eRAB2 b12", "wDOR1 c9", "eRAB1 b11"],
        items=["wCAK1 d10", "eDRI1 c9", "wTAR1 b11"],
        gone={"w": "RAB DOR CAK", "e": "LIO"},
    )
    state = match.state()
    assert state["laid"] == {"w": ["b9", "b10", "b11", "b12", "c9", "c10"], "e": ["d2", "d10"]}
    assert list(state["blocks"]) == ["b10", "c10", "d2"]
    assert list(state["items"]) == ["b11", "c9", "d10"]
    assert list(state["monsters"]) == ["eRAB1", "eRAB2", "wDOR1", "wTOV1"]
    assert state["pools"]["w"] == {"dice": ["1B", "1R", "3G"], "figures": ["CAK", "DUM", "RAB"]}
    assert state["gone"]["w"] == ["CAK", "DOR", "RAB"]
    assert list(state["crests"]["w"]) == list("MADXT")
    assert list(match.view("w")) == list(state)
    known = match.view("w")["pools"]["e"]["figures"]
    assert known == sorted(known) == ["2K", "3K"]


@pytest.mark.rule("DD-25", "DD-74")
def test_what_a_state_says_at_first_and_after_a_turn():
    first = opened().position.value
    assert (first.chests, first.blocked, first.count) == (0, 0, 0), "not a1, which is the first square"
    before = opened()
    drawn = before.state()
    assert (drawn["active"], drawn["phase"], drawn["to_act"], drawn["turn"]) == (None, "first", "*", 1)
    assert before.active is None
    assert before.view("w")["active"] is before.view("e")["active"] is None
    assert play(before, "e resign").state()["active"] is None
    assert play(opened(), "* first e").state()["active"] == "e"
    fresh = opened({"first": "w"}).state()
    for key, value in {
        "turn": 1, "active": "w", "phase": "choose", "to_act": "w", "master_attacked": False, "blocks": {},
        "moving": None, "chain": [], "touched": [], "placing": None, "dice": [], "quiet": 0,
        "summoned": {"w": 0, "e": 0},
    }.items():  # fmt: skip
        assert fresh[key] == value, key
    match = start(
        laid={"w": "b7-f7"},
        monsters=["wRAB1 c7", "eTOV1 f7"],
        crests={"w": {"M": 5}},
        pools={"e": {"dice": "1G 1G 1G"}},
    )
    play(match, "w use RAB1 late", "w move RAB1 d7")
    assert (match.state()["moving"], on(match, "wRAB1")["free"]) == ("wRAB1", 1)
    play(match, "w end", "e dice 1G 1G 1G", "* roll S M2 A", "e end")
    state = match.state()
    assert (state["turn"], state["quiet"], state["dice"], state["moving"]) == (3, 2, [], None)
    assert (on(match, "wRAB1")["free"], state["crests"]["e"]["M"]) == (0, 2)


@pytest.mark.rule("DD-25")
def test_numbers_of_a_custom_start_are_lasting_changes_and_truth_has_several_words():
    def begun(true, false):
        monsters = [
            {"id": "wRAB1", "square": "b7", "atk": 10, "def": -10, "moved": true},
            {"id": "eKOB1", "square": "e7", "attacked": true, "moved": false},
        ]
        items = [{"id": "eTAR1", "square": "d7", "up": true}]
        return start(laid={"w": "b7-e7"}, monsters=monsters, items=items, master_attacked=true)

    match, printed = begun(True, False), start(laid={"w": "b7-e7"}, monsters=["wRAB1 b7"])
    state, plain = match.state(), on(printed, "wRAB1")
    changed = on(match, "wRAB1")
    assert (changed["atk"], changed["def"]) == (plain["atk"] + 10, max(0, plain["def"] - 10))
    play(match, "w end")
    while match.turn < 3:
        match.draw() if match.to_act == "*" else match.play(match.legal()[0])
    assert on(match, "wRAB1")["atk"] == changed["atk"], "a turn's end takes nothing of it back"
    for true, false in (("yes", "no"), ("true", "false"), ("Yes", "NO"), ("on", "off")):
        assert begun(true, false).state() == state
    with pytest.raises(wonderland.BadInput, match="true or false, not 'maybe'"):
        begun("maybe", False)


# --- lines -----------------------------------------------------------------------------------------
@pytest.mark.rule("DD-94")
def test_lines_are_written_as_they_were_said_with_the_sides_that_are_needed():
    match = start(
        laid={"w": "b7-i7 d8"},
        monsters=["wRAB1 b7", "wDOR1 d7", "wHAT1 d8", "wKNA1 c7", "eKOB1 i7"],
        crests={"w": {"M": 9, "X": 9, "A": 1}, "e": {"D": 1}},
    )
    said = {
        "w move RAB1 c7-d7-e7 f7 g7": "w move RAB1 c7-d7-e7 f7 g7",
        "w use wHAT1 toast wDOR1": "w use HAT1 toast DOR1",
        "w use KNA1 steal D": "w use KNA1 steal D",
        "w move wRAB1 h7": "w move RAB1 h7",
        "w attack wRAB1 KOB1": "w attack RAB1 eKOB1",
    }
    for line, written in said.items():
        play(match, line)
        assert match.lines[-1] == written
    assert on(match, "eKOB1")["damage"] == 10


@pytest.mark.rule("DD-81", "DD-94")
def test_a_place_is_one_square():
    match = start(laid={"w": "b7-h7"}, monsters=["wRAB1 d7"], items=["wHOL1 e7"], crests={"w": {"M": 1}})
    play(match, "w move RAB1 e7")
    asked = match.last_events[-1]
    assert (type(asked).__name__, asked.side, asked.monster) == ("PlaceAsked", "w", "wRAB1")
    for line in ("w place", "w place b7 c7", "w place rabbit", "w place 7b"):
        assert why_not(match, line) == "DD-94", line
    assert why_not(match, "w place s13") == why_not(match, "w place z99") == "DD-81"
    assert why_not(match, "w place b7") is None


@pytest.mark.rule("DD-89", "DD-32")
def test_talk_and_what_is_declined_is_told():
    def told(match):
        return [(type(event).__name__, event) for event in match.last_events]

    match = start(laid={"w": "b7"}, pools={"w": {"dice": "1G 1G 1G", "figures": "RAB"}}, phase="choose")
    play(match, "w dice 1G 1G 1G", "* roll S S S", "w skip")
    assert [(name, event.side) for name, event in told(match)] == [("SummonDeclined", "w")]
    play(match, "e offer draw")
    assert [(name, event.side) for name, event in told(match)] == [("DrawOffered", "e")]
    agreed = play(match.copy(), "w accept draw")
    assert [name for name, _ in told(agreed)] == ["MatchOver"]
    assert (told(agreed)[0][1].winner, told(agreed)[0][1].reason) == (None, "agreement")
    play(match, "w resign")
    assert [name for name, _ in told(match)] == ["Resigned", "MatchOver"]
    assert (told(match)[0][1].side, told(match)[1][1].winner) == ("w", "e")


@pytest.mark.rule("DD-74")
def test_the_turn_to_come_is_as_it_begins():
    match = start(
        laid={"w": "b7-i7"}, blocks={"i7": 1}, master_attacked=True, crests={"e": {"M": 1}},
        monsters=[{"id": "wRAB1", "square": "c7", "moved": True}, {"id": "eDOR1", "square": "g7"}],
    )  # fmt: skip
    now = match.position.value
    then = coming_turn(now, 1)
    assert (then.turn, then.active, then.blocked, then.master_attacked) == (2, 1, 0, False)
    assert (now.turn, now.active, now.master_attacked) == (1, 0, True)
    assert coming_turn(now, 0) is now
    play(match, "w end")
    assert describe(then) | {"quiet": 1} == match.state()


@pytest.mark.rule("DD-11", "DD-74")
def test_a_block_that_lasts_longer_outlives_one_that_is_over():
    match = start(
        laid={"w": "b7-j7"}, monsters=["wRAB1 e7", "eTOV1 j7"], blocks={"d7": 1, "f7": 2}, crests={"w": {"M": 2}}
    )
    play(match, "w end")
    assert match.state()["blocks"] == {"f7": 2}
    fresh = start(
        laid={"w": "b7-j7"}, monsters=["wRAB1 e7", "eTOV1 j7"], blocks={"f7": 9, "d7": 1}, crests={"w": {"M": 2}}
    )
    play(fresh, "w end", "e end")
    assert [line for line in lines(fresh) if "move" in line] == ["w move RAB1 d7"]
    assert why_not(fresh, "w move RAB1 f7") == "DD-43"


@pytest.mark.rule("DD-11")
def test_a_copy_knows_whether_somebody_stepped_in():
    state = start(laid=FIELD).position.value
    state.guarded = True
    assert state.copy().guarded
