"""The rules of section 8: the end and the score."""

from __future__ import annotations

import pytest

from tests.games.storytellers.tools import play, start

TOPS = {"when": "when30", "who": "who30", "where": "where30", "what": "what30"}


def result(collections, achievements=None, characters=None, options=None, area=None, players=2):
    """How a match ends whose last draw is declined."""
    match = start(
        options, players=players, round=12, phase="draw", verdict="boring", last="b", area=area or TOPS,
        collections=collections, achievements=achievements or {}, characters=characters or {},
    )  # fmt: skip
    return play(match, "a draw -")


FOUR_TO_TWO = {
    "collections": {"a": "who09 where06 what11", "b": "who03 what19"},
    "achievements": {"a": "ach14 ach15 ach27", "b": "ach13 ach22 ach25"},
}


@pytest.mark.rule("ST-73", "ST-74", "ST-75", "ST-78")
def test_completed_missions_of_all_are_everybodys_and_rewards_their_owners():
    found = result(**FOUR_TO_TWO).result
    assert (found["completed"], found["failed"]) == (4, 2)
    assert found["scores"] == {"a": 4 + 2 + 2, "b": 4 + 2 + 4}


@pytest.mark.rule("ST-76")
@pytest.mark.parametrize(("missions", "score"), [("ach14 ach25", -1), ("ach14 ach25 ach26", -2), ("", 0)])
def test_without_a_majority_everybody_loses_what_failed(missions, score):
    found = result({"a": "who09"}, {"a": missions}).result
    assert set(found["scores"].values()) == {score}


@pytest.mark.rule("ST-72", "ST-77")
@pytest.mark.parametrize(
    ("character", "own", "other", "met"),
    [
        ("chr01", "who09", "what01", True), ("chr01", "who09", "what01 what02", False), ("chr01", "", "", False),
        ("chr02", "who09", "who16", True), ("chr02", "who01", "", False), ("chr02", "who09", "who16 who17", False),
        ("chr03", "who09 who10", "who01", True), ("chr05", "who01", "who02 who03", False),
        ("chr06", "who06", "", True), ("chr06", "who01", "", False), ("chr08", "what01", "", True),
        ("chr08", "what01 who01", "", False), ("chr08", "", "", False),
        ("chr09", "who01 who16 what26", "", True), ("chr09", "who01 who16", "", False),
        ("chr10", "who32", "who31", True), ("chr11", "who01 what20", "", False), ("chr11", "who01 who20", "", True),
        ("chr11", "who01 what02", "", True), ("chr12", "when01", "when02", True),
        ("chr12", "when01", "when02 when03", False),
    ],
)  # fmt: skip
def test_goals_count_face_down_too(character, own, other, met):
    found = result({"a": own, "b": other}, characters={"a": f"{character} down"}).result
    bonus = {"chr01": 2, "chr06": 4}.get(character, 3)
    assert found["goals"] == {"a": met, "b": False}
    assert found["scores"]["a"] == bonus * met


@pytest.mark.rule("ST-77")
def test_two_completed_missions_are_the_duchess_goal_and_the_dormouse_looks_at_the_area():
    for missions, met in (("ach14 ach10 ach25", True), ("ach14 ach25 ach26", False)):
        found = result({"a": "when09"}, {"a": missions}, {"a": "chr07 down"}).result
        assert found["goals"]["a"] is met
    for pile, met in (("what20@a what30@b", True), ("what20@b what30@a", False)):
        assert result({}, {}, {"a": "chr04 down"}, area={**TOPS, "what": pile}).result["goals"]["a"] is met


@pytest.mark.rule("ST-78")
def test_strict_takes_a_point_for_each_failed_mission_of_ones_own():
    strict = result(**FOUR_TO_TWO, options={"strict": True}).result["scores"]
    assert strict == {"a": 8 - 1, "b": 10 - 1}


@pytest.mark.rule("ST-79")
def test_ties_are_broken_by_missions_then_by_collections_and_else_shared():
    alike = result({"a": "who01", "b": "what20"}).result
    assert (alike["winner"], alike["winners"], alike["places"]) == (None, ["a", "b"], {"a": 1, "b": 1})
    larger = result({"a": "who01", "b": "what20 what21"}).result
    assert (larger["winner"], larger["places"]) == ("b", {"a": 2, "b": 1})
    three = result({"a": "who01", "b": "what20", "c": ""}, players=3).result
    assert three["places"] == {"a": 1, "b": 1, "c": 3}


@pytest.mark.rule("ST-80")
def test_the_largest_collection_is_the_best_storytellers():
    assert result({"a": "who01", "b": "what20"}).result["best_storytellers"] == ["a", "b"]
    assert result({"b": "what20"}).result["best_storytellers"] == ["b"]
    assert result({}).result["best_storytellers"] == []


@pytest.mark.rule("ST-81")
def test_all_is_turned_up_at_the_end_but_hands_and_decks():
    match = result({}, {"b": "ach13"}, {"b": "chr02 down"})
    view = match.view("a")
    assert view["characters"]["b"]["face"] == "up"
    assert view["characters"]["b"]["id"] == "chr02"
    assert view["achievements"]["b"] == ["ach13"]
    assert isinstance(view["hands"]["b"], int)
