"""Random matches in which the engine is held against the oracle at every decision."""

from __future__ import annotations

import random
from collections import Counter

import wonderland
from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle, Refused
from tests.games.wonderland.oracle.randomplay import (
    THEMES,
    choose,
    favoured,
    in_pairs,
    random_pairs,
    random_pool,
    random_position,
    themed_position,
)
from tests.games.wonderland.oracle.refusal import other
from tests.games.wonderland.oracle.refusing import ABOUT, broken

TALK = ("resign", "offer draw", "accept draw")
HIDING = ("factors", "beings")
"""What of a state is not open to all with referee and hidden beings."""
COVERED = ("DiceChosen", "Rolled")
"""The events that name cards of dice."""


# --- lines that are likely wrong
def mutated(rng, line, words):
    """A line with words dropped, doubled, swapped, added or taken from elsewhere."""
    parts = line.split()
    at = rng.randrange(len(parts))
    kind = rng.randrange(7)
    if kind == 0:
        parts.pop(at)
    elif kind == 1:
        parts.insert(at, parts[at])
    elif kind == 2 and len(parts) > 2:
        with_ = rng.randrange(2, len(parts))
        at = max(2, at)
        parts[at], parts[with_] = parts[with_], parts[at]
    elif kind == 3:
        parts.append(rng.choice(words))
    elif kind == 4:
        parts[0] = rng.choice("we*")
    else:
        parts[at] = rng.choice(words)
    return " ".join(parts)


def any_line(rng, oracle):
    """A well written line at random, mostly refused for one reason or several."""
    s, who = oracle.s, oracle.to_act or "w"
    who = who if who in t.SIDES else rng.choice("we")
    beings = sorted(s["beings"]) or ["wAS"]
    mine = [b for b in beings if b[0] == who] or beings
    verb = rng.choice(["move", "move", "attack", "attack", "use", "blast", "defend", "halt", "summon", "dice"])
    being = rng.choice(mine if rng.random() < 0.85 else beings)
    cards = sorted(map(t.front, oracle.selection[who])) or ["AS"]
    if verb == "move":
        around = sorted(oracle.table.near[s["beings"][being]["square"]]) if being in s["beings"] else ["b1"]
        square = rng.choice(around if rng.random() < 0.8 else oracle.table.squares)
        rest = [square] if rng.random() < 0.8 else [square, rng.choice(sorted(oracle.table.near[square]))]
    elif verb == "attack":
        rest = [rng.choice([*beings, "image"])]
    elif verb == "use":
        courts = [b for b in mine if b[1] in "JQK"] or mine
        being, rest = rng.choice(courts), [rng.choice(beings), str(rng.randint(1, 3))]
    elif verb == "blast":
        being = rng.choice([b for b in mine if b[1] == "T"] or mine)
        rest = [str(rng.randint(1, 3))]
    elif verb == "summon":
        first = rng.choice(oracle.table.squares)
        path = [first]
        while len(path) < 6:
            path.append(rng.choice(sorted(oracle.table.near[path[-1]])))
        chosen = [t.front(die["card"]) for die in s["dice"]] or cards
        rest = [a + b for a, b in zip(path[::2], path[1::2], strict=True)] + [rng.choice(path)]
        return " ".join([who, "summon", rng.choice(chosen), *rest])
    elif verb == "dice":
        return " ".join([who, "dice", *(rng.choice(cards) for _ in range(rng.randint(1, 4)))])
    else:
        rest = []
    return " ".join([who, verb, being[1:] if being[0] == who else being, *rest])


# --- what is compared
def verdict(oracle, line):
    """The state after a line, or None if it is refused; the oracle itself stays."""
    trial = oracle.twin()
    try:
        trial.play(line)
    except Refused:
        return None
    return trial.state()


def engine_verdict(match, line):
    """The same of the engine; ``check`` must say what ``play`` does."""
    trial = match.copy()
    try:
        trial.play(line)
    except wonderland.IllegalAction as refused:
        assert match.check(line).rule == refused.rule
        assert trial.state() == match.state(), "a line that is refused changes nothing"
        return None
    assert match.check(line) is None
    return trial.state()


def judge(oracle, match, line, seen):
    """Hold the verdicts on a line against each other: what it leads to, or the rule that refuses it.

    The oracle knows all, and so the position is asked, not the match: that tells a seat no more than
    the seat may know (``tests/house/test_twins``).
    """
    after = verdict(oracle, line)
    assert engine_verdict(match, line) == after, line
    rules = broken(oracle, line)
    assert bool(rules) == (after is None), (line, rules)
    if after is None:
        named = match.position.refusal(line).rule
        assert named in rules, (line, named, rules)
        seen[f"refused by {named or 'none'}"] += 1
    return after


def compare_views(oracle, match, lines, rng):
    """What each seat sees, may do and may be drawn for it, whole."""
    for seat in t.SIDES:
        view, them = match.view(seat), other(seat)
        assert dict(view) == oracle.view(seat), seat
        mine = lines if oracle.to_act == seat else []
        for listed in (view.legal(), match.legal(seat)):
            assert len(listed) == len(mine), seat
            if mine and rng.random() < 0.5:
                assert sorted(str(action) for action in listed) == mine, seat
        secrets = oracle.secrets(seat)
        assert view.hidden == len(secrets)
        behind, seen = match.position.__class__(view.known).state(), oracle.view(seat)
        assert behind["pools"] == {seat: sorted(oracle.s["pools"][seat]), them: oracle.known_pool(seat)}
        seen["dice"] = [die for die in seen["dice"] if die["card"] is not None]
        assert {**behind, "pools": None} == {**seen, "pools": None}
        names = set(view.known.config.entity)
        assert not {them + t.front(card) for card in secrets} & names, "a hidden card stands behind the view"


def compare_sample(oracle, match, rng):
    """A position that a view draws could be the true one (W-14)."""
    for seat in t.SIDES:
        them, sample = other(seat), match.view(seat).sample(rng)
        drawn, truth = sample.state(), oracle.state()
        assert dict(sample.view(seat)) == oracle.view(seat)
        pool = drawn["pools"][them]
        assert len(pool) == len(set(pool)) == len(truth["pools"][them])
        used = [*pool, *truth["discards"][them]]
        used += ["/".join([b["id"][1:], *([b["back"]] if "back" in b else [])])
                 for b in drawn["beings"] if b["id"][0] == them]  # fmt: skip
        assert set(oracle.known_pool(seat)) <= set(used)
        assert len({(card[0], t.colour(card)) for card in used}) == len(used)
        single = [card for whole in used for card in whole.split("/")]
        assert len(set(single)) == len(single), "each card of the deck once (W-86)"
        assert all(t.level(d["card"]) == d["level"] for d in drawn["dice"])
        keys = {"pools", "dice", *(HIDING if oracle.options.get("referee") else ())}
        assert [drawn[key] for key in truth.keys() - keys] == [truth[key] for key in truth.keys() - keys]


def compare_told(oracle, match, line, events):
    """What each seat is told of the line that was just played."""
    for seat in t.SIDES:
        assert match.lines_for(seat)[-1] == oracle.line_for(seat, line)
        told = match.events_for(seat)
        covered = oracle.options.get("face_down")
        if oracle.options.get("referee"):
            unknown = {b["id"] for b in oracle.unknown(seat)}
            assert not [event for event in told if any(f"'{b}'" in repr(event) for b in unknown)]
            assert len(told) == len(events)
            continue
        for event, heard in zip(events, told, strict=True):
            if covered and type(event).__name__ in COVERED and event.side != seat:
                assert heard == event._replace(cards=("",) * len(event.cards))
            else:
                assert heard == event


def compare(oracle, match, rng, heard, seen):
    """Hold one position against the other, with a few wrong lines thrown in."""
    assert match.state() == oracle.state()
    lines = oracle.legal()
    assert sorted(str(action) for action in match.legal()) == lines
    compare_views(oracle, match, lines, rng)
    seen["positions"] += 1
    if rng.random() < 0.1:
        compare_sample(oracle, match, rng)
    if not lines:
        return
    heard.extend(rng.choice(lines) for _ in range(3))
    words = [w for line in heard[-30:] for w in line.split()] + [
        "image",
        "0",
        "a1",
        "w4H",
        "x",
        "w#1",
        "e#2",
        "#1",
        "#0",
    ]
    wrong = [mutated(rng, rng.choice(heard[-30:] + lines[:20]), words) for _ in range(3)]
    wrong += [any_line(rng, oracle), any_line(rng, oracle)]
    if rng.random() < 0.1:
        wrong.append(f"{rng.choice('we*')} {rng.choice(sorted(ABOUT))}")
    for line in wrong:
        judge(oracle, match, line, seen)


def talk(oracle, match, rng, seen):
    """Hold every line of talk against the other; now and then one that is to be played."""
    lines = [f"{who} {words}" for who in "we*" for words in TALK]
    taken = [line for line in lines if judge(oracle, match, line, seen)]
    seen["accept"] += sum("accept" in line for line in taken)
    offers = [line for line in taken if "offer" in line]
    ends = [line for line in taken if "offer" not in line]
    if offers and rng.random() < 0.5:
        return rng.choice(offers)
    return rng.choice(ends) if ends and rng.random() < 0.03 else None


def note(seen, oracle, events, line, defenses):
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
    checks = random.Random(f"checks {seed}")  # what is compared does not change what is played
    seen = Counter() if seen is None else seen
    custom = {"position": position} if position else {}
    match = wonderland.game("wonderland").new(options=options, pools=pools, seed=seed, **custom)
    oracle, played = Oracle(options, pools, position), []
    try:
        compare(oracle, match, checks, heard, seen)
        while oracle.to_act is not None and len(played) < lines:
            line = talk(oracle, match, rng, seen) if rng.random() < talks else None
            liked = favoured(theme, oracle, oracle.legal()) if theme and rng.random() < 0.7 else None
            played.append(line or choose(rng, liked or oracle.legal()))
            beings = oracle.s["beings"].values()
            defenses = {b["id"]: t.defence(b["whole"]) + b["def"] for b in beings}
            oracle.play(played[-1])
            events = match.play(played[-1])
            note(seen, oracle, events, played[-1], defenses)
            compare_told(oracle, match, played[-1], events)
            compare(oracle, match, checks, heard, seen)
    except (AssertionError, wonderland.IllegalAction, Refused) as fault:
        record = {"options": options, "pools": pools, "position": position, "moves": played}
        fault.add_note(f"seed {seed}: {record}")
        raise
    return played


# --- whole matches by the thousand
def hiding(rng):
    """Referee and hidden beings, or neither (W-79)."""
    referee = rng.random() < 0.4
    return {"referee": referee, "hidden_beings": referee and rng.random() < 0.8}


def unknown_beings(rng, options, position):
    """A crowded table on which some beings are unknown, where the options allow that."""
    if not options["hidden_beings"]:
        return options, position
    beings = [{**being, "known": rng.random() < 0.4} for being in position["beings"]]
    return options, {**position, "beings": beings}


def any_options(rng):
    """Options of every kind, on tables small enough to end a match."""
    options = rng.choice(
        [
            {"preset": "quick"},
            {"rows": rng.choice([3, 5, 7]), "line": rng.choice([2, 3, 4]), "pool": rng.choice([6, 12, 26])},
            {"rows": 5, "line": 3, "pool": 12},
            {"rows": 9, "line": 5, "pool": 15},
        ]
    )
    options |= {"life": rng.choice([1, 2, 3]), "dice": rng.choice([1, 3, 3, 4])}
    options |= {"four_dice": rng.random() < 0.4, "face_down": rng.random() < 0.5, **hiding(rng)}
    if rng.random() < 0.5:
        options["first"] = rng.choice("we")
    return options


def agreed(seed, lines=400):
    """One match of any sort, chosen by the seed, and at most so many lines of it: how much was compared.

    Raises:
        AssertionError: where the engine and the oracle differ.
    """
    rng, seen = random.Random(f"agreed {seed}"), Counter()
    kind = rng.choice(["whole", "thick", "thick", *THEMES])
    if kind == "whole":
        options = any_options(rng)
        size = Oracle(options, {"w": [], "e": []}).options["pool"]
        options["paired_cards"] = rng.random() < 0.4
        drawn = random_pairs if options["paired_cards"] else random_pool
        pools = {side: drawn(rng, size) for side in t.SIDES}
        walk(seed, options, pools, lines=lines, talks=0.01, seen=seen)
        return seen
    theme = kind if kind in THEMES else None
    thick = themed_position(theme, seed) if theme else random_position(seed)
    options, pools, position = in_pairs(rng, *thick) if rng.random() < 0.4 else thick
    options = {**options, "face_down": rng.random() < 0.5, "four_dice": rng.random() < 0.3}
    options, position = unknown_beings(rng, options | hiding(rng), position)
    lines = min(lines, 100)
    walk(seed, options, pools, position, lines=lines, theme=theme, talks=0.03, seen=seen)
    return seen
