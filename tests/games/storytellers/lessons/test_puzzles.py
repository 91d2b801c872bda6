"""The six tasks: what they are about is true of them."""

from __future__ import annotations

from wonderland.games.storytellers.puzzles.puzzle import PUZZLES
from wonderland.learn import puzzles

PATHS = puzzles.paths("storytellers")


def test_both_goals_are_set_in_six_tasks():
    found = puzzles.puzzles("storytellers")
    assert {puzzle.goal.kind for puzzle in found} == {"mission", "missions"}
    assert len(found) == 6


def test_a_card_that_she_can_cover_lets_the_mission_slip():
    attempt = PUZZLES.attempt(PUZZLES.load(PATHS[2]))
    for card in ("who16", "what20", "where03"):
        attempt.go_to([f"a play {card}"])
        assert not attempt.can_be_solved()


def test_only_the_pile_that_must_stay_is_closed_to_her():
    attempt = PUZZLES.attempt(PUZZLES.load(PATHS[3]))
    attempt.go_to(["a play when19"])
    assert {str(line) for line in attempt.match.legal("b")} >= {"b play what14"}
    assert attempt.match.check("b play where11").rule == "ST-31"
