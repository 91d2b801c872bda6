"""What is told to whoever asks what to do."""

from __future__ import annotations

from tests.games.dungeon_dice.tools import game, start
from wonderland.games.dungeon_dice.hints import _NUDGES, _TELLERS, DiceHints

HINTS = DiceHints()


def before_a_blow():
    return start(
        masters={"e": 1}, laid={"e": "p7-r7"}, monsters=["wTOV1 p7"], crests={"w": {"M": 2, "A": 1}}
    )


def test_a_hint_is_the_rest_of_the_turn():
    match, agent = before_a_blow(), game().agent("master", seed=1)
    line = str(agent.choose(match.view("w")).action)
    lines = HINTS.together(match, line, agent)
    assert lines == ("w move TOV1 q7", "w move TOV1 r7", "w attack TOV1 master")
    assert (
        HINTS.advice(match, lines)
        == "Move Slithy Tove to r7, then attack the Master with Slithy Tove."
    )
    assert (
        HINTS.deeds(match, lines)
        == "Moved Slithy Tove to r7, then attacked the Master with Slithy Tove."
    )
    assert "Move" in HINTS.nudge(match, lines)
    assert "r7" not in HINTS.nudge(match, lines)


def test_every_verb_is_told():
    said = {
        "dice": "w dice 1G 1G 2B", "summon": "w summon RAB E/0 c7", "skip": "w skip",
        "move": "w move RAB1 c7-d7", "attack": "w attack master KOB1", "use": "w use CHE1 fade d7",
        "place": "e place d7", "defend": "e defend", "pass": "e pass", "end": "w end",
        "resign": "w resign",
    }  # fmt: skip
    match = before_a_blow()
    assert set(said) == set(_TELLERS) == set(_NUDGES)
    for line in said.values():
        told = {HINTS.advice(match, [line]), HINTS.deeds(match, [line]), HINTS.nudge(match, [line])}
        assert all(text[0].isupper() and text[-1] in ".?" for text in told)
    assert (
        HINTS.advice(match, ["w summon 2K E/0 c7"])
        == "Call an item of level 2 to c7 on the net “Cross”."
    )
    assert HINTS.advice(match, ["w use KNA1 steal X"]) == "Use steal of Knave of Hearts on Magic."
    assert HINTS.reason(match, "That ends the match.") == "That ends the match."


def test_an_answer_is_told_alone():
    match = start(laid={"w": "b7-e7"}, monsters=["wRAB1 c7", "eRAB1 d7"], active="e",
                  crests={"w": {"D": 1}, "e": {"A": 1}})  # fmt: skip
    match.play("e attack RAB1 RAB1")
    agent = game().agent("easy", seed=1)
    assert HINTS.together(match, "w defend", agent) == ("w defend",)
