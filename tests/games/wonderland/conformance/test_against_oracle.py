"""The engine against the oracle: the same states, views and legal lines, refused by the same rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import wonderland
from tests.games.wonderland.against import agreed, engine_verdict, verdict, walk
from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle
from tests.games.wonderland.oracle.randomplay import random_pool, random_position, random_record, themed_position
from wonderland.games.wonderland.movement import step_refusal

OPTIONS = [
    {"first": "w"},
    {"preset": "quick"},
    {"preset": "quick", "four_dice": True, "face_down": True},
    {"rows": 5, "line": 3, "life": 1, "pool": 12, "first": "e"},
    {"rows": 7, "line": 2, "life": 4, "pool": 26, "dice": 4},
]


@pytest.mark.parametrize(
    ("theme", "often"),
    [("answers", {"void": 9}), ("passing", {"removed by force": 2, "void": 2}), ("feeble", {"no points": 9}),
     ("rooks", {"two Rooks": 6}), ("withered", {"negative Def": 6})],
)  # fmt: skip
def test_where_rare_things_are_common(theme, often):
    seen = Counter()
    for seed in range(30):
        walk(seed, *themed_position(theme, seed), lines=10, theme=theme, talks=0.03, seen=seen)
    assert {what: seen[what] for what in often if seen[what] < often[what]} == {}, seen


def test_talk_at_any_time():
    seen = Counter()
    for seed in range(6):
        walk(seed, *random_position(seed), lines=30, talks=0.7, seen=seen)
        options = {"preset": "quick"}  # from before the side that begins is drawn
        walk(seed, options, {x: random_pool(random.Random(seed), 10) for x in t.SIDES}, lines=3, talks=0.9, seen=seen)
    assert seen["talk"] > 20
    assert seen["accept"] > 20, "an offer stood, and could be accepted"


@pytest.mark.parametrize("seed", range(16))
def test_in_the_thick_of_it(seed):
    assert walk(seed, *random_position(seed))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_matches(options):
    rng = random.Random(str(options))
    size = Oracle(options, {"w": [], "e": []}).options["pool"]
    pools = {x: random_pool(rng, size) for x in t.SIDES}
    assert len(walk(7, options, pools, lines=80)) > 10


def shortened(moves):
    """The same match as a person would write it: no passes, no dones, steps joined into moves."""
    short = []
    for line in moves:
        side, verb, *rest = line.split()
        last = short[-1].split() if short else []
        if verb in ("pass", "done"):
            continue
        if verb == "move" and last[:3] == [side, "move", rest[0]]:
            short[-1] += f" {rest[1]}"
        else:
            short.append(line)
    return short


@pytest.mark.parametrize("seed", range(100, 140))
def test_what_may_be_left_out(seed):
    options, pools, position = random_position(seed)
    record = random_record(seed, options, pools, max_lines=60, position=position)
    match = wonderland.game("wonderland").new(options=options, pools=pools, seed=seed, position=position)
    oracle, taken = Oracle(options, pools, position), 0
    for line in shortened(record["moves"]):
        # Without its pass a use may become an answer, and the rest another match: both must agree.
        after = verdict(oracle, line)
        assert engine_verdict(match, line) == after, line
        if after is None:
            break
        oracle.play(line)
        match.play(line)
        taken += 1
    assert taken


# What is wrong in the engine, and what of the comparison must notice it.
LEAKS = {
    "the other's pool stands behind a view": ("view.known_to", lambda state, side: state.copy()),
    "a line names the cards of face-down dice": ("observation.line_for", lambda state, seat, line: line),
    "a step onto an enemy is refused by another rule": (
        "actions.acting.step_refusal",
        lambda *step: ("W-99", "no") if step_refusal(*step) else None,
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_what_the_engine_gives_away_is_found(leak, monkeypatch):
    place, wrong = LEAKS[leak]
    monkeypatch.setattr(f"wonderland.games.wonderland.{place}", wrong)
    with pytest.raises(AssertionError):
        for seed in range(8):
            options = {"preset": "quick", "face_down": True}
            if "step" in leak:
                options, pools, position = random_position(seed)
                walk(seed, options, pools, position, lines=12)
            else:
                walk(seed, options, {x: random_pool(random.Random(seed), 10) for x in t.SIDES}, lines=5)


@pytest.mark.parametrize("seed", range(3))
def test_matches_of_any_sort(seed):
    assert agreed(seed, lines=40)["positions"]
