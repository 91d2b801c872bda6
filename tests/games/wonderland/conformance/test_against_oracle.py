"""The engine against the oracle: the same states, the same legal lines, the same refusals."""

from __future__ import annotations

import copy
import random
from collections import Counter

import pytest

import wonderland
from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle, Refused
from tests.games.wonderland.oracle.randomplay import (
    choose,
    favoured,
    random_pool,
    random_position,
    random_record,
    themed_position,
)

OPTIONS = [
    {"first": "w"},
    {"preset": "quick"},
    {"preset": "quick", "four_dice": True, "face_down": True},
    {"rows": 5, "line": 3, "life": 1, "pool": 12, "first": "e"},
    {"rows": 7, "line": 2, "life": 4, "pool": 26, "dice": 4},
]


def mutated(rng, line, words):
    """A line that is likely wrong: words dropped, doubled, swapped, added or taken from elsewhere."""
    parts = line.split()
    at = rng.randrange(len(parts))
    kind = rng.randrange(7)
    if kind == 0:
        parts.pop(at)
    elif kind == 1:
        parts.insert(at, parts[at])
    elif kind == 2 and len(parts) > 2:
        other = rng.randrange(2, len(parts))
        at = max(2, at)
        parts[at], parts[other] = parts[other], parts[at]
    elif kind == 3:
        parts.append(rng.choice(words))
    elif kind == 4:
        parts[0] = rng.choice("we*")
    else:
        parts[at] = rng.choice(words)
    return " ".join(parts)


def verdict(oracle, line):
    """The state after a line, or None if it is refused; the oracle itself stays."""
    trial = copy.copy(oracle)
    trial.s = copy.deepcopy(oracle.s)
    try:
        trial.play(line)
    except Refused:
        return None
    return trial.state()


def engine_verdict(match, line):
    trial = match.copy()
    try:
        trial.play(line)
    except wonderland.IllegalAction:
        assert match.check(line) is not None
        return None
    assert match.check(line) is None
    return trial.state()


def compare(oracle, match, rng, heard):
    """Hold one position against the other, with a few wrong lines thrown in."""
    assert match.state() == oracle.state()
    lines = oracle.legal()
    assert sorted(str(action) for action in match.legal()) == lines
    if not lines:
        return
    heard.extend(rng.choice(lines) for _ in range(3))
    words = [w for line in heard[-30:] for w in line.split()] + ["image", "0", "a1", "w4H", "x"]
    for _ in range(5):
        wrong = mutated(rng, rng.choice(heard[-30:] + lines[:20]), words)
        assert engine_verdict(match, wrong) == verdict(oracle, wrong), wrong


TALK = ("resign", "offer draw", "accept draw")


def talk(oracle, match, rng, seen):
    """Hold every line of talk against the other; now and then play one that is taken."""
    lines = [f"{who} {words}" for who in "we*" for words in TALK]
    taken = []
    for line in lines:
        after = verdict(oracle, line)
        assert engine_verdict(match, line) == after, line
        taken += [line] if after else []
    seen["accept"] += sum("accept" in line for line in taken)
    offers = [line for line in taken if "offer" in line]
    ends = [line for line in taken if "offer" not in line]
    if offers and rng.random() < 0.5:
        return rng.choice(offers)
    return rng.choice(ends) if ends and rng.random() < 0.03 else None


def note(seen, oracle, match, events, line, defenses):
    """Count what is rare: each of these has hidden a fault before."""
    for event in events:
        kind = type(event).__name__
        forced = line.split()[1] not in ("halt", "end")
        seen["void"] += kind == "Voided"
        seen["removed by force"] += kind == "Removed" and event.reason == "passing" and forced
        seen["no points"] += kind == "Attacked" and event.target != "image" and event.points == 0
        seen["negative Def"] += kind == "Defended" and defenses[event.being] < 0
        if kind == "Moved" and event.being in oracle.s["beings"]:
            walker = oracle.s["beings"][event.being]
            seen["two Rooks"] += len(oracle._rooks_beside(walker, event.target)) > 1
        seen["sharing"] += kind == "Blasted" and oracle.s["sharer"] is not None
    seen["talk"] += line.split()[1] in ("resign", "offer", "accept")


def walk(seed, options, pools, position=None, lines=120, theme=None, talks=0.0, seen=None):
    """Play one random match through both, comparing at every line.

    Args:
        seed: of the walk.
        options, pools, position: as in a record.
        lines: the most that are played.
        theme: what is to happen often, see ``favoured``.
        talks: the chance of looking at lines of talk before a line.
        seen: counts what happened, see ``note``.
    """
    rng, heard = random.Random(seed), []
    seen = Counter() if seen is None else seen
    custom = {"position": position} if position else {}
    match = wonderland.game("wonderland").new(options=options, pools=pools, seed=seed, **custom)
    oracle, played = Oracle(options, pools, position), []
    try:
        compare(oracle, match, rng, heard)
        while oracle.to_act is not None and len(played) < lines:
            line = talk(oracle, match, rng, seen) if rng.random() < talks else None
            liked = (
                favoured(theme, oracle, oracle.legal()) if theme and rng.random() < 0.7 else None
            )
            played.append(line or choose(rng, liked or oracle.legal()))
            beings = oracle.s["beings"].values()
            defenses = {b["id"]: t.defence(b["card"]) + b["def"] for b in beings}
            oracle.play(played[-1])
            note(seen, oracle, match, match.play(played[-1]), played[-1], defenses)
            compare(oracle, match, rng, heard)
    except (AssertionError, wonderland.IllegalAction, Refused) as fault:
        record = {"options": options, "pools": pools, "position": position, "moves": played}
        fault.add_note(f"seed {seed}: {record}")
        raise
    return played


@pytest.mark.parametrize(
    ("theme", "often"),
    [("answers", {"void": 5}), ("passing", {"removed by force": 2, "void": 2}), ("feeble", {"no points": 5}),
     ("rooks", {"two Rooks": 5}), ("withered", {"negative Def": 3})],
)  # fmt: skip
def test_where_rare_things_are_common(theme, often):
    seen = Counter()
    for seed in range(15):
        walk(seed, *themed_position(theme, seed), lines=16, theme=theme, talks=0.05, seen=seen)
    assert {what: seen[what] for what in often if seen[what] < often[what]} == {}, seen


def test_talk_at_any_time():
    seen = Counter()
    for seed in range(6):
        walk(seed, *random_position(seed), lines=30, talks=0.7, seen=seen)
        options = {"preset": "quick"}  # from before the side that begins is drawn
        walk(
            seed,
            options,
            {x: random_pool(random.Random(seed), 10) for x in t.SIDES},
            lines=3,
            talks=0.9,
            seen=seen,
        )
    assert seen["talk"] > 20
    assert seen["accept"] > 20, "an offer stood, and could be accepted"


@pytest.mark.parametrize("seed", range(40))
def test_in_the_thick_of_it(seed):
    assert walk(seed, *random_position(seed))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_matches(options):
    rng = random.Random(str(options))
    size = Oracle(options, {"w": [], "e": []}).options["pool"]
    pools = {x: random_pool(rng, size) for x in t.SIDES}
    assert len(walk(7, options, pools, lines=100)) > 10


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
    match = wonderland.game("wonderland").new(
        options=options, pools=pools, seed=seed, position=position
    )
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
