"""Dice, summons and paths: W-9 to W-13, W-16 to W-30, W-70, W-71."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import wonderland
from tests.games.wonderland.helpers import POOL_E, POOL_W, being, fresh, game, legal, play, rule_of, start
from wonderland.games.wonderland import queries

rule = pytest.mark.rule
FIRST_PATH = "w summon 4H b7b8 c8c9 d9e9 b7"


def rolled(*faces, cards="4H AS JS", **options):
    match = fresh(**options)
    play(match, f"w dice {cards}", f"* roll {' '.join(faces)}")
    return match


@rule("W-9")
def test_the_images_stand_in_the_middle_row():
    grid = fresh().position.config.grid
    assert [grid.names[sq] for sq in grid.images] == ["a7", "t7"]
    quick = game().new(options={"preset": "quick"}, seed=1).position.config.grid
    assert [quick.names[sq] for sq in quick.images] == ["a6", "l6"]


def summons(match):
    """Every summon that may be made: the squares of its path in order, and the start."""
    lines = [str(action).split() for action in match.legal() if " summon " in str(action)]
    return [([*_pairs("".join(words[3:6]))], words[6]) for words in lines]


def _pairs(text):
    return [a + b for a, b in re.findall(r"([a-z])(\d+)", text)]


def _stars(match, side="w"):
    """Roll two stars of one level, so that a summon may be made."""
    cards = {"w": "4H AS", "e": "4C AH"}[side]
    play(match, f"{side} dice {cards}", "* roll S S")


@rule("W-10")
def test_the_line_is_no_path():
    """Its squares are empty table: nobody walks, looks or begins there, and a domino takes its place."""
    match = start(
        laid={"w": ["b7"], "e": ["e7"]},
        factors={"w": {"M": 1, "F": 1}},
        beings=[{"id": "wQS", "square": "b7"}, {"id": "eAH", "square": "e7"}],
    )
    assert rule_of(match, "w move QS c7") == "W-32"
    assert rule_of(match, "w use QS eAH 1") == "W-49", "nobody looks along it"
    fresh_match = fresh()
    _stars(fresh_match)
    along = [path for path, _ in summons(fresh_match) if {"b7", "c7"} <= set(path)]
    assert along, "a domino may lie on it"
    assert all(path[0] in ("a6", "a8", "b7") for path, _ in summons(fresh_match)), "no path begins at it"
    assert {begin for _, begin in summons(fresh_match)} <= {"a6", "a8", "b7"}, "nor does a being"
    line = next(line for line in legal(fresh_match) if " summon 4H b7c7 " in line and line.endswith(" b7"))
    play(fresh_match, line)
    assert {"b7", "c7"} <= set(fresh_match.state()["laid"]["w"])


@rule("W-11", "W-12")
def test_nothing_is_laid_on_an_image_or_behind_it():
    match = rolled("S", "S", "A")
    assert rule_of(match, "w summon 4H a6a7 b7b8 c8c9 a6") == "W-11"
    assert rule_of(match, "w summon 4H a6a5 b5b4 c4d4 a6") is None
    assert rule_of(match, "w summon 4H b7b8 c8c9 d9z9 b7") == "W-22"


@rule("W-11", "W-12", "W-22")
@pytest.mark.parametrize("side", "we")
def test_the_table_ends_at_the_images_columns_and_rows(side):
    """On a small table every path is on it, and none goes round an edge to the other side."""
    laid = {"w": ["a1", "f5"], "e": ["f1", "a5"]}  # a foothold in every corner
    match = start({"rows": 5, "line": 2}, active=side, phase="choose", laid=laid)
    _stars(match, side)
    table = {f"{c}{r}" for c in "abcdef" for r in range(1, 6)}
    found = summons(match)
    assert found
    for path, _ in found:
        assert set(path) <= table - {"a3", "f3"} - {"a1", "f5", "f1", "a5"}
        steps = [(ord(a[0]) - ord(b[0]), int(a[1]) - int(b[1])) for a, b in pairwise(path)]
        assert all(abs(x) + abs(y) == 1 for x, y in steps)
    for square in ("g2", "d0", "a6", "`2"):
        assert rule_of(match, f"{side} summon 4H b1b2 c2c3 d3{square} b1") is not None
    with pytest.raises(wonderland.BadInput) as bad:
        start({"rows": 5, "line": 2}, laid={"w": ["g1"]})
    assert "W-9" in {problem.rule for problem in bad.value.problems}


@rule("W-12")
def test_the_columns_of_the_images_may_be_laid_from_end_to_end():
    match = start({"rows": 5, "line": 2}, phase="choose", laid={"w": ["f4", "e1"], "e": []})
    _stars(match)
    squares = {square for path, _ in summons(match) for square in path}
    assert {"a1", "a2", "a4", "a5", "f1", "f2", "f5"} <= squares
    assert not {"a3", "f3"} & squares, "but not where the Images stand"


@rule("W-13", "W-47", "W-65")
@pytest.mark.parametrize("card", ["AS", "4H", "9D", "5C"])
def test_an_image_has_life_and_nothing_else(card):
    """No Def, Atk, suit or level: whoever attacks takes 1 life, nothing defends it, it does nothing."""
    pools = {"w": ["AS", "4H", "9D", "5C", "QS", "KH"], "e": POOL_E}
    match = start(
        pools=pools,
        laid={"w": ["s7", "s6", "s8"]},
        factors={"w": {"A": 1, "F": 1, "C": 1}, "e": {"D": 3, "A": 3, "M": 3}},
        beings=[{"id": f"w{card}", "square": "s7"}, {"id": "wQS", "square": "s6"}, {"id": "wKH", "square": "s8"}],
    )
    assert match.state()["images"] == {"w": 3, "e": 3}
    assert not [b for b in match.state()["beings"] if "image" in str(b)]
    assert {line.split()[1] for line in legal(match) if "image" in line} == {"attack"}
    assert rule_of(match, "w use QS image 1") is not None
    events = play(match, f"w attack {card} image")
    assert [(e.points, e.bonus) for e in events if type(e).__name__ == "Attacked"] == [(0, False)]
    play(match, "w end")
    assert match.state()["images"] == {"w": 3, "e": 2}, "nobody was asked to defend it"
    assert (match.state()["turn"], match.state()["factors"]["e"]["D"]) == (2, 3)
    play(match, "e dice 4C", "* roll A")
    assert legal(match) == ["e end"], "it has no action of its own"


@rule("W-13", "W-68")
def test_an_image_is_no_being_to_play_on_with():
    match = start(pools={"w": POOL_W, "e": ["4C"]}, laid={"w": ["b7"]}, beings=[{"id": "w4H", "square": "b7"}])
    play(match, "w end")
    assert match.result == {"winner": "w", "reason": "no-summons"}


@rule("W-16")
def test_choosing_dice():
    match = fresh()
    assert rule_of(match, "w dice 4H AS JS 2D") == "W-16"
    assert rule_of(match, "w dice") == "W-16"
    assert rule_of(match, "w dice 4H 4H") == "W-16"
    assert rule_of(match, "w dice 8H") == "W-16"
    assert rule_of(match, "w dice JS 4H AS") is None, "any order may be played"
    assert len(match.legal()) == 15 + 105 + 455
    assert "w dice 4H AS JS" in legal(match)


@rule("W-16")
def test_an_empty_pool_skips_the_dice():
    pools = {"w": ["4H"], "e": ["4C", "AH"]}
    match = start(pools=pools, phase="choose", laid={"w": ["b7"]}, beings=[{"id": "w4H", "square": "b7"}])
    assert match.state()["phase"] == "action"
    assert legal(match) == ["w end"]


@rule("W-17")
def test_cards_lie_open_and_go_back():
    match = rolled("A", "M", "A")
    assert [d["card"] for d in match.view("e")["dice"]] == ["4H", "AS", "JS"]
    play(match, "w end", "e dice 4C", "* roll A", "e end")
    assert "w dice 4H AS JS" in legal(match)
    assert match.state()["dice"] == []


@rule("W-18")
def test_factors_are_added_and_kept():
    match = rolled("S", "A", "M")
    assert match.state()["factors"]["w"] == {"C": 0, "F": 0, "D": 0, "A": 1, "M": 1}
    play(match, "w end", "e dice 4C", "* roll M", "e end", "w dice 4H", "* roll A")
    assert match.state()["factors"]["w"]["A"] == 2
    assert rule_of(fresh(), "* roll S") == "W-18"
    other = fresh()
    play(other, "w dice 4H")
    assert rule_of(other, "* roll S S") == "W-18"
    assert rule_of(other, "* roll C") == "W-5", "level 1 has no Chance"


@rule("W-19")
def test_what_may_be_summoned():
    match = rolled("S", "S", "A")
    cards = {line.split()[2] for line in legal(match) if " summon " in line}
    assert cards == {"4H", "AS"}, "worked example 1"
    assert rule_of(match, FIRST_PATH.replace("4H", "JS")) == "W-19"
    mixed = rolled("S", "S", "S", cards="4H AS 7D")
    assert {line.split()[2] for line in legal(mixed) if " summon " in line} == {"4H", "AS"}
    assert [type(event).__name__ for event in play(mixed, "w skip")] == ["SummonDeclined"]
    assert mixed.state()["phase"] == "action"
    assert rule_of(mixed, FIRST_PATH) == "W-19"


@rule("W-19", "W-20")
def test_no_pair_no_question():
    assert rolled("S", "A", "M").state()["phase"] == "action"
    assert rolled("S", "S", cards="4H 2D").state()["phase"] == "action"


@rule("W-20")
def test_a_level_with_one_card_can_not_be_summoned():
    match = start(pools={"w": ["4H", "2D", "3D"], "e": POOL_E}, phase="choose")
    play(match, "w dice 2D 3D 4H", "* roll S S S")
    assert match.state()["phase"] == "action"


@rule("W-21")
def test_a_summon_lays_a_path_and_takes_the_card():
    match = rolled("S", "S", "A")
    events = play(match, FIRST_PATH)
    assert [type(e).__name__ for e in events] == ["PathLaid", "Summoned"]
    state = match.state()
    assert state["laid"]["w"] == ["b7", "b8", "c8", "c9", "d9", "e9"]
    assert "4H" not in state["pools"]["w"]
    assert being(match, "w4H")["square"] == "b7"
    assert state["phase"] == "action"


@rule("W-22")
def test_dominoes_lie_on_two_free_squares():
    match = rolled("S", "S", "A")
    assert rule_of(match, "w summon 4H b7d7 d8e8 e9f9 b7") == "W-22"
    assert rule_of(match, "w summon 4H b7b8 b7c7 d7d6 b7") == "W-22"
    laid = start(phase="choose", laid={"e": ["c8"]})
    play(laid, "w dice 4H AS", "* roll S S")
    assert rule_of(laid, FIRST_PATH) == "W-22"


@rule("W-23")
def test_a_path_begins_at_home():
    match = start(phase="choose", laid={"w": ["b7", "c7"], "e": ["e7", "f7"]})
    play(match, "w dice 4H AS", "* roll S S")
    assert rule_of(match, "w summon 4H d7d8 e8e9 f9g9 d7") is None
    assert rule_of(match, "w summon 4H g7g8 h8h9 i9j9 g7") == "W-23", "the other's path does not serve"
    assert rule_of(match, "w summon 4H h7h8 i8i9 j9k9 h7") == "W-23"


@rule("W-24")
def test_dominoes_abut_the_far_end():
    match = rolled("S", "S", "A")
    assert rule_of(match, FIRST_PATH) is None, "worked example 3"
    assert rule_of(match, "w summon 4H b7b8 c7d7 d8e8 b7") == "W-24"


@rule("W-25")
def test_no_two_end_to_end():
    match = rolled("S", "S", "A")
    assert rule_of(match, "w summon 4H b7c7 d7e7 e8f8 b7") == "W-25", "worked example 4"
    assert rule_of(match, "w summon 4H b7c7 d7d8 e8f8 b7") is None
    assert rule_of(match, "w summon 4H b7b8 b9b10 c10d10 b7") == "W-25"


@rule("W-26")
def test_no_solid_block():
    match = rolled("S", "S", "A")
    assert rule_of(match, "w summon 4H b7c7 c8b8 b9a9 b7") == "W-26", "worked example 5"
    assert rule_of(match, "w summon 4H b7c7 c8d8 d7d6 b7") == "W-26"


@rule("W-27")
def test_older_dominoes_do_not_matter():
    match = start(phase="choose", laid={"w": ["b7", "c7"]})
    play(match, "w dice 4H AS", "* roll S S")
    assert rule_of(match, "w summon 4H d7e7 e8f8 f9g9 d7") is None, "end to end with an older one"
    assert rule_of(match, "w summon 4H b8c8 d8d9 e9f9 b8") is None, "a block with an older one"


@rule("W-28")
def test_where_a_being_starts():
    match = rolled("S", "S", "A")
    assert rule_of(match, FIRST_PATH) is None, "beside the Image"
    assert rule_of(match, FIRST_PATH[:-2] + "b8") == "W-28"
    assert rule_of(match, FIRST_PATH[:-2] + "f9") == "W-28"
    later = start(phase="choose", laid={"w": ["b7"], "e": ["e8"]})
    play(later, "w dice 4H AS", "* roll S S")
    assert rule_of(later, "w summon 4H c7c8 d8d9 e9f9 d8") is None, "beside the other's square"


@rule("W-29")
def test_anyone_walks_on_any_laid_square():
    match = start(laid={"w": ["b7"], "e": ["c7"]}, factors={"w": {"M": 1}}, beings=[{"id": "w4H", "square": "b7"}])
    play(match, "w move 4H c7")
    assert match.state()["laid"] == {"w": ["b7"], "e": ["c7"]}


@rule("W-30")
def test_without_space_no_summon_is_asked():
    options = {"rows": 3, "line": 1}
    laid = {"w": ["a1", "b1", "c1"], "e": ["a3", "b3", "c3"]}
    match = start(options, phase="choose", laid=laid)
    play(match, "w dice 4H AS", "* roll S S")
    assert match.state()["phase"] == "action"


@rule("W-22", "W-24", "W-25", "W-26")
def test_every_shape_of_a_path():
    shapes = fresh().position.config.grid.shapes
    assert len(shapes) == 112
    assert len({frozenset(shape.offsets) for shape in shapes}) == 112
    assert len({shape.offsets for shape in shapes}) == 112


@rule("W-70")
def test_face_down_dice():
    match = fresh(face_down=True)
    play(match, "w dice 4H AS 7D", "* roll S S M")
    assert [d["card"] for d in match.view("e")["dice"]] == [None, None, None]
    assert [d["level"] for d in match.view("e")["dice"]] == [1, 1, 3]
    assert [d["card"] for d in match.view("w")["dice"]] == ["4H", "AS", "7D"]
    play(match, FIRST_PATH)
    assert [d["card"] for d in match.view("e")["dice"]] == ["4H", None, None]


@rule("W-71")
def test_four_dice():
    assert rule_of(fresh(), "w four") == "W-71"
    poor = fresh(four_dice=True)
    assert rule_of(poor, "w four") == "W-71"
    match = start({"four_dice": True}, phase="choose", factors={"w": {"C": 1}})
    assert "w four" in legal(match)
    play(match, "w four")
    assert match.state()["factors"]["w"]["C"] == 0
    assert rule_of(match, "w four") == "W-71"
    play(match, "w dice 2D 4H AS JS", "* roll S S S S")
    assert len(match.state()["dice"]) == 4
    assert {line.split()[2] for line in legal(match) if " summon " in line} == {"4H", "AS", "JS"}


@rule("W-28", "W-23")
def test_laying_says_what_fits():
    match = rolled("S", "S", "A")
    assert set(queries.laying.first_squares(match)) == {"a6", "a8", "b7"}
    assert ("b7", "b8") in queries.laying.placements(match, ())
    assert queries.laying.refusal(match, ("b7", "b8")) is None
    assert queries.laying.refusal(match, ("c8", "c9")).rule == "W-23"
    assert queries.laying.starts(match, ("b7", "b8", "c8", "c9", "d9", "e9")) == ("b7",)


def test_pools_by_seed_are_the_same_each_time():
    assert game().new(seed=5).state() == game().new(seed=5).state()
    assert game().new(pools={"w": POOL_W}, seed=5).state()["pools"]["w"] == sorted(POOL_W)
