"""Referee and hidden beings (W-72, W-77 to W-85)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import wonderland
from tests.games.wonderland.against import unknown_beings, walk
from tests.games.wonderland.helpers import POOL_W, being, fresh, game, legal, play, rule_of, start
from tests.games.wonderland.oracle.oracle import Oracle
from tests.games.wonderland.oracle.randomplay import in_pairs, random_pool, random_position
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import queries

REFEREE = {"referee": True}
HIDDEN = {"referee": True, "hidden_beings": True}
EAST = ["AH", "4C", "JS", "2S", "5S", "6C", "JH", "QC", "3C", "7S", "QD", "KS", "9C", "TS", "KD"]
CARDS = game().rules.definitions.cards
PATH = ["b7", "c7", "d7", "d8", "e7", "f7", "g7"]


def hidden(*beings, options=HIDDEN, **position):
    """A table with a row of squares; a being that ends with ``?`` is unknown."""
    told = [{"id": one.split()[0].rstrip("?"), "square": one.split()[1], "known": "?" not in one} for one in beings]
    if options is REFEREE:
        told = [{"id": one["id"], "square": one["square"]} for one in told]
    return start(options, pools={"w": POOL_W, "e": EAST}, laid={"w": PATH, "e": []}, beings=told, **position)


def named(match, seat, square):
    """What a seat sees on a square."""
    return next(b for b in match.view(seat)["beings"] if b["square"] == square)


# --- worked examples -----------------------------------------------------------------------------
@pytest.mark.rule("W-78")
def test_example_f_whoever_is_asked_is_asked_by_what_lies_open():
    match = hidden("w6H d7", "eKS e7", options=REFEREE, factors={"w": {"A": 1}})
    match.play("w attack 6H eKS")
    assert match.to_act == "e"
    assert legal(match) == ["e pass"]


@pytest.mark.rule("W-84")
def test_example_g_a_step_beside_an_unknown_rook_is_halted():
    match = hidden("w6H c7", "eTS? e7", factors={"w": {"M": 1}})
    assert named(match, "w", "e7")["id"] == "e#1"
    match.play("w move 6H d7")
    events = match.play("e pass")
    assert being(match, "w6H")["square"] == "d7"
    assert being(match, "w6H")["halted"]
    assert ev.MadeKnown("eTS", "e7", 1) in events
    assert named(match, "w", "e7")["id"] == "eTS"


@pytest.mark.rule("W-84")
def test_example_h_a_step_that_is_too_dear_in_truth_is_void():
    match = hidden("w6H d7", "eTS? e7", factors={"w": {"M": 1}})
    match.play("w move 6H d8")
    events = match.play("e pass")
    assert being(match, "w6H")["square"] == "d7"
    assert match.state()["factors"]["w"]["M"] == 1
    assert [event.rule for event in events if isinstance(event, ev.Voided)] == ["W-84"]
    assert named(match, "w", "e7")["id"] == "eTS"


# --- referee -------------------------------------------------------------------------------------
@pytest.mark.rule("W-72")
def test_factors_are_seen_by_their_side_alone():
    match = hidden("w6H d7", options=REFEREE, factors={"w": {"M": 2}, "e": {"F": 1}})
    assert match.view("w")["factors"]["e"] is None
    assert match.view("w")["factors"]["w"]["M"] == 2
    assert match.view("e")["factors"]["w"] is None


@pytest.mark.rule("W-77")
def test_of_a_roll_the_other_side_learns_which_dice_show_s():
    match = fresh(**REFEREE)
    match.play("w dice 4H 8C 7D") if rule_of(match, "w dice 4H 8C 7D") is None else match.play("w dice 4H AS 7D")
    match.play("* roll S A D")
    assert match.lines_for("e")[-1] == "* roll S ? ?"
    assert match.lines_for("w")[-1] == "* roll S A D"
    rolled, gained = match.events_for("e")[:2]
    assert rolled.faces == ("S", "?", "?")
    assert gained.factors == {"?": 2}
    assert [die["face"] for die in match.view("e")["dice"]] == ["S", "?", "?"]
    assert [die["face"] for die in match.view("w")["dice"]] == ["S", "A", "D"]


@pytest.mark.rule("W-77")
def test_what_is_paid_shows_in_what_is_done():
    match = hidden("w6H c7", "eKS f7", options=REFEREE, factors={"w": {"M": 1}, "e": {"F": 2}})
    match.play("w move 6H d7")
    match.play("e use KS eKS 2")
    assert [e.n for e in match.events_for("w") if isinstance(e, ev.AbilityUsed)] == [2]


@pytest.mark.rule("W-77")
def test_why_a_step_is_void_is_told_to_its_side_alone():
    match = hidden("w6H c7", "eJS e7", options=REFEREE, factors={"w": {"M": 1}, "e": {"F": 1}})
    match.play("w move 6H d7")
    play(match, "e use JS w6H 1", "e pass")
    void = [event for event in match.last_events if isinstance(event, ev.Voided)]
    told = [event for event in match.events_for("e") if isinstance(event, ev.Voided)]
    assert [event.rule for event in void] == ["W-33"]
    assert "2 Move" in str(void[0].message)
    assert "Move" not in str(told[0].message)


@pytest.mark.rule("W-78")
def test_who_has_no_ability_is_passed_over_with_referee():
    match = hidden("w6H d7", "e4C e7", options=REFEREE, factors={"w": {"A": 1}})
    match.play("w attack 6H e4C")
    assert match.to_act == "w"


@pytest.mark.rule("W-78")
def test_with_hidden_beings_whoever_has_a_being_is_asked():
    match = hidden("w6H c7", "e4C f7", factors={"w": {"M": 1}})
    match.play("w move 6H d7")
    assert (match.to_act, legal(match)) == ("e", ["e pass"])
    match = hidden("w6H c7", factors={"w": {"M": 1}})
    match.play("w move 6H d7")
    assert match.to_act == "w"


@pytest.mark.rule("W-78")
def test_whoever_has_points_is_asked_in_check_defense_without_defend():
    match = hidden("w6H d7", "e3C e7", options=REFEREE, factors={"w": {"A": 1}})
    play(match, "w attack 6H e3C", "w end")
    assert (match.to_act, legal(match)) == ("e", ["e done"])
    play(match, "e done")
    assert match.to_act == "e"
    assert match.state()["phase"] == "choose"


@pytest.mark.rule("W-78")
def test_passes_and_dones_may_be_left_out():
    match = hidden("w6H c7", "e3C e7", factors={"w": {"M": 1, "A": 1}})
    play(match, "w move 6H d7", "w attack 6H e#1", "w end", "e dice 4C")
    assert match.state()["active"] == "e"


@pytest.mark.rule("W-79")
def test_hidden_beings_need_a_referee():
    with pytest.raises(wonderland.BadInput) as refused:
        game().new(options={"hidden_beings": True}, seed=1)
    assert [problem.rule for problem in refused.value.problems] == ["W-79"]


# --- hidden beings -------------------------------------------------------------------------------
@pytest.mark.rule("W-80")
@pytest.mark.parametrize(
    ("line", "shown"),
    [("w attack 6H e#1", ["w6H", "eKS"]), ("w use KH w#1 1", ["wKH"]), ("w move 6H c7", []), ("w blast TS 1", ["wTS"])],
)
def test_what_makes_a_being_known_as_the_line_is_declared(line, shown):
    match = hidden("w6H? d7", "wKH? b7", "wTS? g7", "eKS? e7", factors={"w": {"M": 1, "A": 1, "C": 1, "F": 1}})
    events = match.play(line)
    assert [event.being for event in events if isinstance(event, ev.MadeKnown)] == shown
    assert [b["id"] for b in match.state()["beings"] if b["known"]] == sorted(shown)


@pytest.mark.rule("W-80")
def test_who_is_hit_by_a_blast_or_removed_is_known():
    match = hidden("wTS e7", "eKS? d7", "e9C? f7", "w6H? b7", factors={"w": {"F": 1}})
    play(match, "w blast TS 1", "e pass")
    known = {b["id"]: b["known"] for b in match.state()["beings"]}
    assert known == {"eKS": True, "e9C": True, "w6H": False}
    match = hidden("w6H? c7", "w4H? d7", "e4C f7", factors={"w": {"M": 2}})
    play(match, "w move 6H d7", "e pass")
    events = play(match, "w halt 6H")
    assert [type(event) for event in events] == [ev.MadeKnown, ev.Removed]
    assert match.state()["discards"]["w"] == ["6H"]


@pytest.mark.rule("W-80")
def test_an_ability_does_not_make_its_target_known():
    match = hidden("wKH d7", "e9C? e7", factors={"w": {"C": 1}})
    match.play("w use KH e#1 1")
    assert not being(match, "e9C")["known"]


@pytest.mark.rule("W-81")
def test_of_an_unknown_being_the_other_side_sees_side_square_and_number():
    match = hidden("w6H c7", "e4C f7", "eKS? e7")
    seen = named(match, "w", "e7")
    assert seen == {
        "id": "e#2", "square": "e7", "str": None, "atk": None, "def": None, "level": None,
        "attacked": False, "halted": False, "points": 0, "number": 2, "known": False,
    }  # fmt: skip
    assert "KS" not in str(match.view("w")["beings"])
    assert named(match, "e", "e7")["id"] == "eKS"


@pytest.mark.rule("W-81")
def test_who_comes_after_the_beings_of_a_custom_start_is_counted_after_them():
    match = hidden("e4C f7", "w6H? c7", "w4H b7", phase="choose")
    play(match, "w dice AS JS", "* roll S S")
    match.play(next(line for line in legal(match) if line.startswith("w summon AS")))
    assert {b["id"]: b["number"] for b in match.view("e")["beings"]} == {"e4C": 1, "w#1": 1, "w4H": 2, "w#3": 3}


@pytest.mark.rule("W-81")
def test_moves_of_an_unknown_being_are_told_by_its_number():
    match = hidden("w6H? c7", "e4C f7", factors={"w": {"M": 1}})
    match.play("w move 6H d7")
    assert match.lines_for("e")[-1] == "w move #1 d7"
    opened = next(e for e in match.events_for("e") if isinstance(e, ev.WindowOpened))
    assert opened.line == "w move #1 d7"
    match.play("e pass")
    moved = next(e for e in match.events_for("e") if isinstance(e, ev.Moved))
    assert moved.being == "w#1"


@pytest.mark.rule("W-82")
def test_by_what_a_being_may_be_named():
    match = hidden("w6H? d7", "eKS? e7", factors={"w": {"M": 1, "A": 1}})
    for line in ("w attack 6H eKS", "w attack 6H e9C"):
        assert rule_of(match, line) == "W-44"
    for line in ("w attack 6H e#2", "w attack 6H e#0", "w attack 6H e#"):
        assert rule_of(match, line) == "W-44"
    for line in ("w move #1 c7", "w move w#1 c7", "w move 6H c7", "w move w6H c7"):
        assert rule_of(match, line) is None
    match.play("w attack #1 e#1")
    assert match.lines[-1] == "w attack #1 e#1"
    play(match, "e pass")
    assert rule_of(match, "w use KH eKS 1") == rule_of(match, "w use KH e#1 1")


@pytest.mark.rule("W-82")
def test_a_record_keeps_what_was_said():
    match = hidden("w6H? d7", "eKS? e7", factors={"w": {"A": 1}})
    match.play("w attack w6H e#1")
    again = game().load(match.record())
    assert again.lines == ["w attack 6H e#1"]
    assert again.state() == match.state()
    assert legal(match) == ["e pass"]


@pytest.mark.rule("W-83")
def test_a_summon_is_told_without_its_card():
    match = fresh(**HIDDEN)
    play(match, "w dice 4H AS JS", "* roll S S A", "w summon 4H b7b8 c8c9 d9e9 b7")
    assert match.lines_for("e")[-1] == "w summon ? b7b8 c8c9 d9e9 b7"
    assert [die["card"] for die in match.view("e")["dice"]] == ["4H", "AS", "JS"]
    summoned = next(e for e in match.events_for("e") if isinstance(e, ev.Summoned))
    assert summoned.being == "w#1"
    drawn = {next(b["id"] for b in match.view("e").sample(random.Random(n)).state()["beings"]) for n in range(20)}
    assert drawn == {"w4H", "wAS"}
    play(match, "w end", "e dice AH", "* roll A", "e end", "w dice AS JS")
    assert match.view("e").sample(random.Random(1)).state()["beings"][0]["id"] == "w4H"


@pytest.mark.rule("W-80", "W-83")
def test_what_is_told_of_a_hood_is_its_level_its_steps_and_who_it_may_be():
    match = fresh(first="e", **HIDDEN)
    pool = sorted(match.state()["pools"]["e"], key=lambda card: CARDS[card].level)
    two = next(pair for pair in pairwise(pool) if len({CARDS[card].level for card in pair}) == 1)
    play(match, f"e dice {' '.join(two)}", "* roll S S")
    play(match, next(line for line in legal(match) if line.startswith(f"e summon {two[0]} ")))
    (hood,) = queries.hoods(match, "w")
    level = CARDS[two[0]].level
    assert hood == ("e#1", named(match, "w", hood.square)["square"], level, False, two)
    assert queries.hoods(match, "e") == []
    twin = match.copy()
    for other in (match, twin):
        other.play("e end")
    assert queries.hoods(match, "w") == queries.hoods(twin, "w")


@pytest.mark.rule("W-70", "W-83")
def test_who_was_called_by_dice_that_lie_face_down_is_drawn_onto_one_that_called():
    match = fresh(face_down=True, **HIDDEN)
    play(match, "w dice 2D AS JS", "* roll A S S", "w summon AS b7b8 c8c9 d9e9 b7")
    levels = [CARDS[card].level for card in ("2D", "AS", "JS")]
    for seed in range(12):
        drawn = match.view("e").sample(random.Random(seed)).state()
        (being,) = drawn["beings"]
        assert [die["level"] for die in drawn["dice"]] == levels
        assert being["id"][1:] in [die["card"] for die in drawn["dice"] if die["face"] == "S"]


@pytest.mark.rule("W-84")
def test_a_hood_that_sets_out_is_no_rook():
    match = hidden("w6H b7", "e4C? e7", active="e", factors={"e": {"M": 2}})
    before = queries.hoods(match, "w")
    play(match, "e move 4C f7", "w pass")
    (after,) = queries.hoods(match, "w")
    assert [(hood.moved, hood.level) for hood in (*before, after)] == [(False, None), (True, None)]
    assert not any(card.startswith("T") for card in after.cards)
    assert any(card.startswith("T") for card in before[0].cards)


@pytest.mark.rule("W-84")
def test_a_hood_that_lets_pass_is_no_rook_but_only_beside_it():
    match = hidden("w6H b7", "e4C? e7", factors={"w": {"M": 2}})
    rooks = []
    for step in ("c7", "d7"):
        play(match, f"w move 6H {step}", "e pass")
        (hood,) = queries.hoods(match, "w")
        rooks.append(any(card.startswith("T") for card in hood.cards))
    assert rooks == [True, False]


@pytest.mark.rule("W-84")
def test_a_being_that_entered_in_good_faith_and_is_halted_is_removed():
    match = hidden("w6H b7", "w4H c7", "eTS? d8", factors={"w": {"M": 3}})
    play(match, "w move 6H c7", "e pass")
    assert being(match, "w6H") is None
    assert being(match, "eTS")["known"]
    assert being(match, "w4H")["square"] == "c7"


@pytest.mark.rule("W-84")
def test_the_rest_of_a_line_is_dropped_where_a_step_makes_a_being_known():
    match = hidden("w6H b7", "eTS? e7", factors={"w": {"M": 4}})
    match.play("w move 6H c7 d7 d8")
    assert being(match, "w6H")["square"] == "d7"
    assert being(match, "w6H")["halted"]
    assert match.state()["factors"]["w"]["M"] == 2
    assert match.lines[-1] == "w move 6H c7 d7 d8"
    assert match.to_act == "w"


@pytest.mark.rule("W-84")
@pytest.mark.parametrize(
    ("begun", "move", "first", "line"),
    [("c7", 3, "w move 6H d7", "w move 6H d8"), ("d7", 2, "w move 6H d8", "w move 6H d7")],
)
def test_a_pass_that_is_left_out_refuses_nothing_by_what_it_makes_known(begun, move, first, line):
    """West goes on without waiting for East's pass, and a Rook unknown to it halts or taxes it."""
    acts = {}
    for east in ("eTS?", "e4C?"):
        match = hidden(f"w6H {begun}", f"{east} e7", factors={"w": {"M": move}})
        record = match.record()
        oracle = Oracle(dict(record.options), record.setup["pools"], record.setup["position"])
        for said in (first, line):
            assert rule_of(match, said) is None, east
            events = match.play(said)
            oracle.play(said)
        assert oracle.state() == match.state()
        acts[east] = match.to_act, any(isinstance(event, ev.Voided) for event in events)
    assert acts == {"eTS?": ("w", True), "e4C?": ("e", False)}


@pytest.mark.rule("W-84")
def test_what_is_refused_makes_nothing_known():
    match = hidden("w6H b7", "eTS? e7", factors={"w": {"M": 4}})
    with pytest.raises(wonderland.IllegalAction) as refused:
        match.play("w move 6H c7 d7 d9")
    assert refused.value.rule == "W-32"
    assert not being(match, "eTS")["known"]


@pytest.mark.rule("W-84")
def test_a_taxed_step_that_can_be_paid_happens_at_its_true_price():
    match = hidden("w6H d7", "eTS? e7", factors={"w": {"M": 2}})
    play(match, "w move 6H d8", "e pass")
    assert being(match, "w6H")["square"] == "d8"
    assert match.state()["factors"]["w"]["M"] == 0
    assert being(match, "eTS")["known"]


@pytest.mark.rule("W-85")
def test_what_a_custom_start_may_say():
    match = hidden("w6H d7", "eKS? e7")
    assert [(b["id"], b["number"], b["known"]) for b in match.state()["beings"]] == [
        ("eKS", 1, False),
        ("w6H", 1, True),
    ]
    with pytest.raises(wonderland.BadInput):
        start(beings=[{"id": "w6H", "square": "b7", "known": False}], laid={"w": ["b7"], "e": []})
    with pytest.raises(wonderland.BadInput) as refused:
        start(HIDDEN, beings=[{"id": "w6H", "square": "b7", "known": 3}], laid={"w": ["b7"]})
    assert [problem.rule for problem in refused.value.problems] == ["W-85"]


# --- the second implementation -------------------------------------------------------------------
@pytest.mark.rule("W-77", "W-78", "W-80", "W-84", "W-85")
@pytest.mark.parametrize("seed", range(4))
def test_both_implementations_agree_in_the_thick_of_it(seed):
    rng, thick = random.Random(seed), random_position(seed)
    options, pools, position = in_pairs(rng, *thick) if seed == 1 else thick
    options = {**options, **HIDDEN, "hidden_beings": seed != 2}
    walk(seed, options, pools, unknown_beings(rng, options, position)[1], lines=25)


@pytest.mark.rule("W-80", "W-83")
def test_both_implementations_agree_on_a_whole_match():
    pools = {side: random_pool(random.Random(side), 10) for side in "we"}
    assert len(walk(3, {"preset": "quick", **HIDDEN}, pools, lines=40)) > 10
