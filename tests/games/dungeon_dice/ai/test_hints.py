"""What is told to whoever asks what to do."""

from __future__ import annotations

from tests.games.dungeon_dice.tools import game, play, start
from wonderland.core.agent import Choice
from wonderland.games.dungeon_dice.ai import reasons
from wonderland.games.dungeon_dice.hints import _NUDGES, _TELLERS, DiceHints

HINTS = DiceHints()


def before_a_blow():
    return start(masters={"e": 1}, laid={"e": "p7-r7"}, monsters=["wTOV1 p7"], crests={"w": {"M": 2, "A": 1}})


def test_a_hint_is_the_rest_of_the_turn():
    match, agent = before_a_blow(), game().agent("master", seed=1)
    line = str(agent.choose(match.view("w")).action)
    lines = HINTS.together(match, line, agent)
    assert lines == ("w move TOV1 q7", "w move TOV1 r7", "w attack TOV1 master")
    assert HINTS.advice(match, lines) == "Move Slithy Tove to r7, then attack the Master with Slithy Tove."
    assert HINTS.deeds(match, lines) == "Moved Slithy Tove to r7, then attacked the Master with Slithy Tove."
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
    assert HINTS.advice(match, ["w summon 2K E/0 c7"]) == "Call an item of level 2 to c7 on the net “Cross”."
    assert HINTS.advice(match, ["w use KNA1 steal X"]) == "Use steal of Knave of Hearts on Magic."
    assert HINTS.reason(match, "That ends the match.") == "That ends the match."


def test_an_answer_is_told_alone():
    match = start(
        laid={"w": "b7-e7"}, monsters=["wRAB1 c7", "eRAB1 d7"], active="e", crests={"w": {"D": 1}, "e": {"A": 1}}
    )
    match.play("e attack RAB1 RAB1")
    agent = game().agent("easy", seed=1)
    assert HINTS.together(match, "w defend", agent) == ("w defend",)


def test_what_lies_in_a_chest_is_no_part_of_a_hint():
    """Tweedledum may look into it; what he is to do then hangs on what nobody knows yet."""
    found = {code: HINTS.together(at_a_chest(code), "w move DUM1 d7", Attacker()) for code in KINDS}
    assert {*found.values()} == {("w move DUM1 d7",)}


def test_nobody_is_told_which_item_was_called():
    match = start(phase="choose", pools={"w": {"dice": "2K 2K 2K", "figures": " ".join(KINDS)}})
    play(match, "w dice 2K 2K 2K", "* roll S S M")
    calls = [action for action in match.legal() if str(action).startswith("w summon")]
    one = str(calls[0]).split()[3:]
    said = {reasons.why(match.position.value, 0, a.code) for a in calls if str(a).split()[3:] == one}
    assert len(said) == 1


KINDS = ("HOL", "MAL", "PEP")


def at_a_chest(code):
    """Tweedledum before an unknown chest, and an enemy behind it."""
    return start(
        laid={"w": "b7-h7"}, monsters=["wDUM1 c7", "eKOB1 e7"], items=[f"e{code}1 d7"], crests={"w": {"M": 3, "A": 2}}
    )


class Attacker:
    """Attacks where it can."""

    def choose(self, view):
        lines = [*map(str, view.legal())]
        return Choice(next((x for x in lines if " attack " in x), lines[0]), "")
