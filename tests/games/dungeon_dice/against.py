"""Random matches in which the engine is held against the second implementation at every decision."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

import wonderland
from tests.games.dungeon_dice.oracle.dice import Oracle
from tests.games.dungeon_dice.oracle.ground import CRESTS, OTHER, distance, figure, is_item, name, oriented
from tests.games.dungeon_dice.oracle.refusing import CREST, FORMS, MONSTER, SQUARE, TARGETS, verdict
from tests.games.dungeon_dice.oracle.seats import line_for, secrets, view
from tests.games.dungeon_dice.rewritten import compare_records
from tests.games.dungeon_dice.staged import staged_position
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.wild import wild_position

ODD = ["master", "c7", "RAB1", "X", "z9", "t12", "5G", "1Z", "M9", "XYZ", "A/5", "C/9", "L/0", "b7-c7"]
"""Words that are thrown in: some of them right, but not there."""
TALK = ("resign", "offer draw", "accept draw")
CUSTOM, STAGED = 0.75, 0.6
"""How many matches begin at a custom start, and how many of these where something rare is common."""
WHOLE, CROWDED = 250, 80
"""The lines of a match at most, from its beginning and from a crowded start."""
RARE = {
    "Guarded": "guards", "PlaceAsked": "squares asked for", "Blocked": "blocks",
    "Defended": "defences", "ItemGone": "items gone", "Destroyed": "monsters destroyed",
    "ItemTurned": "items turned up", "MasterHurt": "Masters struck",
}  # fmt: skip
LONG, STEP = (3, 4, 5), 2
"""The links at which a chain is counted as long, and the squares of a stride that is but a step."""
SELDOM = {"end": 0.1, "skip": 0.2, "pass": 0.5}
"""How often ``eager`` says what does nothing, against 1 for the rest."""
RARELY = {"move": "-", "attack": " master"}
"""What is in the lines of a sort that are few among it: a leap, a blow at a Master."""
MANY = 60
"""So many lines or more are counted for a seat, and written for the table alone."""


def setting(rng):
    """Options of every sort."""
    options = {
        "preset": rng.choice(["standard", "quick", "quick"]),
        "life": rng.choice([1, 2, 3]),
        "cap": rng.choice([3, 10, 30]),
        "lethal": rng.choice(["reach", "exceed"]),
        "open_items": rng.random() < 0.3,
        "quiet": rng.choice([0, 3, 30]),
        "turns": rng.choice([0, 30, 200]),
    }
    if rng.random() < 0.5:
        options |= {"columns": rng.randrange(9, 20), "rows": rng.randrange(5, 14, 2)}
    if rng.random() < 0.5:
        options["first"] = rng.choice("we")
    return options


# --- lines that are likely wrong
def mutated(rng, line, words):
    """A line with words dropped, doubled, swapped, added or taken from elsewhere."""
    parts = line.split()
    at, kind = rng.randrange(len(parts)), rng.randrange(7)
    if kind == 0:
        parts.pop(at)
    elif kind == 1:
        parts.insert(at, parts[at])
    elif kind == 2 and len(parts) > 3:
        parts[2:] = rng.sample(parts[2:], len(parts) - 2)
    elif kind == 3:
        parts.append(rng.choice(words))
    elif kind == 4:
        parts[0] = rng.choice("we*")
    elif kind == 5 and len(parts) > 1:
        parts[1] = rng.choice(sorted(FORMS))
    else:
        parts[at] = rng.choice(words)
    return " ".join(parts)


def any_line(rng, oracle):
    """A well written line at random, of the step as a rule: refused for one reason or several."""
    who = oracle.to_act if oracle.to_act in ("w", "e") else rng.choice("we")
    who = OTHER[who] if rng.random() < 0.1 else who
    verb = rng.choice(FITTING.get(oracle.phase, ["attack", "dice", "use"]))
    return " ".join([who, verb, *WRITERS[verb](rng, oracle, who)])


def any_dice(rng, oracle, who):
    kinds = [*oracle.pools[who]["dice"], "1G", "4K"]
    return rng.choices(kinds, k=rng.randrange(1, 5))


def any_summon(rng, oracle, who):
    """Near ground that gives a foothold, so that each of the five rules has its turn."""
    figures = [*oracle.pools[who]["figures"], *oracle.able(), "RAB"]
    around = rng.choice(sorted(oracle.laid[who] | {oracle.slot[who]}))
    return rng.choice(figures), rng.choice([*oriented(), "A/4", "E/7"]), _near(rng, oracle, around)


def any_place(rng, oracle, who):
    mine = oracle.all(who)
    return [_near(rng, oracle, rng.choice(mine)["pos"] if mine else (2, 2))]


def any_move(rng, oracle, who):
    m = rng.choice(oracle.all(who) or [{"id": "wRAB1", "pos": (2, 2)}])
    path, at = [], m["pos"]
    for _ in range(rng.choice([1, 1, 2, 3])):
        at = rng.choice(sorted(oracle.beside(at)))
        path.append(_on(oracle, at))
    return [m["id"][1:], *rng.choice(["-", " "]).join(path).split()]


def any_attack(rng, oracle, who):
    foes = sorted(oracle.all(OTHER[who]), key=lambda foe: foe["pos"])
    m = rng.choice(oracle.all(who) or [{"id": "wRAB1", "pos": (2, 2)}])
    beside = [foe["id"] for foe in foes if distance(foe["pos"], m["pos"]) == 1]
    by = m["id"][1:] if rng.random() < 0.85 else "master"
    on = [foe["id"] for foe in foes] if not beside or rng.random() < 0.4 else beside
    return by, rng.choice(on) if on and rng.random() < 0.8 else rng.choice(["master", m["id"]])


def any_use(rng, oracle, who):
    """Its target is mostly of the sort that the ability names."""
    mine, foes = oracle.all(who), oracle.all(OTHER[who])
    able = [m for m in mine if figure(m["code"]).get("abilities")]
    if not able:
        return "RAB1", "late"
    m = rng.choice(able)
    abilities = figure(m["code"])["abilities"]
    word = rng.choice(sorted(abilities))
    fits = TARGETS.get(abilities[word]["target"].split()[0], "")
    aims = {
        "": [],
        MONSTER: [rng.choice(mine + foes)["id"]],
        CREST: [rng.choice(CRESTS)],
        SQUARE: [_near(rng, oracle, m["pos"])],
    }
    return m["id"][1:], word, *aims[fits if rng.random() < 0.9 else rng.choice(sorted(aims))]


FITTING = {
    "choose": ["dice"], "summon": ["summon"], "action": ["move", "attack", "use"],
    "chain": ["use"], "place": ["place"],
}  # fmt: skip
WRITERS = {
    "dice": any_dice, "summon": any_summon, "place": any_place, "move": any_move,
    "attack": any_attack, "use": any_use,
}  # fmt: skip


def _near(rng, oracle, pos):
    return _on(oracle, (pos[0] + rng.randrange(-3, 4), pos[1] + rng.randrange(-3, 4)))


def _on(oracle, pos):
    """The square's name; one that is not on the table is moved onto it."""
    return name((min(max(pos[0], 0), oracle.columns - 1), min(max(pos[1], 0), oracle.rows - 1)))


# --- what is compared
def judge(match, twin, oracle, line, where, seen):
    """Hold the verdicts on a line against each other: the rule that refuses it, or what it leads to.

    The oracle knows what lies in chests, and so the position is asked, not the match: that tells a
    seat no more than the seat may know (``tests/house/test_twins``).

    Args:
        match, oracle: both as they stand; neither is changed.
        twin: a copy of the match, on which lines that are refused are said.
    """
    rule, after = verdict(oracle, line)
    refused = match.position.refusal(line)
    named = None if refused is None else refused.rule
    assert named == rule, f"{where}: {line!r} is refused by {named}, here by {rule}"
    if after is None:
        with pytest.raises(wonderland.IllegalAction):
            twin.play(line)
        seen[f"refused by {rule}"] += 1
    else:
        trial = match.copy()
        trial.play(line)
        assert trial.state() == after.state(), (where, line)
        seen["written otherwise"] += 1


def wrong_lines(rng, oracle, lines, heard):
    """Some lines, most of them wrong."""
    words = [word for line in heard[-20:] for word in line.split()] + ODD
    wrong = [mutated(rng, rng.choice([*heard[-20:], *rng.sample(lines, min(20, len(lines)))]), words) for _ in range(2)]
    if oracle.phase not in ("roll", "over"):
        wrong += [any_line(rng, oracle) for _ in range(3)]
    if lines and rng.random() < 0.3:
        wrong.append(rng.choice(lines))
    if rng.random() < 0.1:
        wrong.append(f"{rng.choice('we*')} {rng.choice(TALK)}")
    return wrong


def agree(match, oracle, where, seen, rng, heard=()):
    """Hold one position against the other: state, views, legal lines, wrong lines."""
    seen["positions"] += 1
    mine, other = match.state(), oracle.state()
    if mine != other:
        differ = {key: (mine[key], other[key]) for key in mine if mine[key] != other[key]}
        raise AssertionError(f"{where}: {differ}")
    lines, others = sorted(str(action) for action in match.legal()), oracle.legal()
    if lines != others:
        extra, missing = set(lines) - set(others), set(others) - set(lines)
        raise AssertionError(f"{where}: only the engine {sorted(extra)[:5]}, only here {sorted(missing)[:5]}")
    assert sum(p for _, p in match.chances()) == (pytest.approx(1) if oracle.to_act == "*" else 0)
    for seat in "we":
        compare_view(match, oracle, seat, lines, where)
        if rng.random() < 0.05:
            compare_sample(match, oracle, seat, rng, where)
    twin = match.copy()
    for line in wrong_lines(rng, oracle, lines, [*heard, "w end"]):
        judge(match, twin, oracle, line, where, seen)
    assert twin.state() == mine, (where, "a line that is refused changes nothing")


def compare_view(match, oracle, seat, lines, where):
    """What a seat sees and may do, and what stands behind its view."""
    known, seen = match.view(seat), view(oracle, seat)
    assert dict(known) == seen, (where, seat)
    assert match.position.__class__(known.known).state() == seen, (where, seat)
    mine = lines if seat == oracle.to_act else []
    for listed in (known.legal(), match.legal(seat)):
        assert len(listed) == len(mine), (where, seat)
        if len(mine) < MANY:
            assert sorted(map(str, listed)) == mine, (where, seat)


def compare_sample(match, oracle, seat, rng, where):
    """A position that a view draws could be the true one, and is no other where nothing is hidden."""
    drawn = match.view(seat).sample(rng)
    for whose in "we":
        kinds = [kinds_of(state, whose) for state in (drawn.state(), oracle.state())]
        assert kinds[0] == kinds[1], (where, seat)
    assert dict(drawn.view(seat)) == view(oracle, seat), (where, seat)
    assert drawn.state()["pools"][seat] == oracle.state()["pools"][seat]


def kinds_of(state, side):
    """The kinds of a side's items, in play and to come."""
    codes = [item["id"][1:4] for item in state["items"].values() if item["side"] == side]
    codes += [code for code in state["pools"][side]["figures"] if is_item(code)]
    return sorted(figure(code)["kind"] for code in codes)


def note(seen, events):
    """Count what is rare: none of it should be missing in many matches."""
    for event in events:
        kind = type(event).__name__
        if kind == "LinkResolved" and event.why:
            seen[f"links {event.why}"] += 1
        elif kind == "LinkAdded" and event.number in LONG:
            seen[f"chains of {event.number} links"] += 1
        elif kind == "Moved" and event.how == "stride" and len(event.squares) > STEP:
            tunnels = "TUNNEL" in figure(event.id[1:4]).get("traits", ())
            seen["strides under others" if tunnels else "leaps over friends"] += 1
        elif kind in RARE:
            seen[RARE[kind]] += 1


def compare_told(match, oracle, line, events, where):
    """What each seat is told of the line just played: all of it, but for another's item that is called."""
    for seat in "we":
        mine = line_for(oracle, seat, line)
        assert match.lines_for(seat)[-1] == mine, (where, line)
        for event, heard in zip(events, match.events_for(seat), strict=True):
            if mine != line and type(event).__name__ == "Summoned":
                assert heard == event._replace(id=None, code=None), (where, line)
            else:
                assert heard == event, (where, line)
        if oracle.phase != "over":
            told = repr(match.events_for(seat))
            assert not [name for name in secrets(oracle, seat) if name in told], (where, line)


def walk(match, oracle, rng, where, most, seen):
    """Play a match through both, comparing at every line."""
    checks = random.Random(f"checks {where}")  # what is compared does not change what is played
    heard = []
    agree(match, oracle, (where, heard), seen, checks)
    while match.to_act is not None and len(heard) < most:
        line = eager(match, rng)
        events = match.play(line)
        oracle.play(line)
        heard.append(line)
        note(seen, events)
        compare_told(match, oracle, line, events, (where, heard[-3:]))
        agree(match, oracle, (where, heard[-3:]), seen, checks, heard)


def compare(seed, most=None, seen=None, records=0):
    """Play a match, more than half of them from a crowded custom start.

    Args:
        seed: of options, pools, start and all that is played.
        most: the lines played at most; fewer from a crowded start, which soon is one no more.
        seen: counts what was compared.
        records: how many changed copies of the record both read.

    Returns:
        How many lines agreed, and how it ended.

    Raises:
        AssertionError: where the two differ.
    """
    rng, seen = random.Random(seed), Counter() if seen is None else seen
    game, options = wonderland.game(GAME), setting(rng)
    position = pools = None
    if rng.random() < CUSTOM:
        options.pop("first", None)
        values = game.options.values(options)
        if rng.random() < STAGED:
            pools, position, more = staged_position(rng, values)
            options |= more
        else:
            pools, position = wild_position(rng, values)
    setup = {} if position is None else {"position": position, "pools": pools}
    match = game.new(options=options, seed=seed, **setup)
    if position is None:
        pools = match.record().setup["pools"]
    values = game.options.values(options)
    most = most or (WHOLE if position is None else CROWDED)
    walk(match, Oracle(values, pools, position), rng, seed, most, seen)
    if records:
        begun, rng = partial(Oracle, values, pools, position), random.Random(f"records {seed}")
        compare_records(game, match.record(), begun, rng, records, seen)
    return len(match.lines), match.result["reason"] if match.result else "unfinished"


def agreed(seed):
    """One match of any sort, chosen by the seed: how much was compared.

    Raises:
        AssertionError: where the engine and the oracle differ.
    """
    seen = Counter()
    _, end = compare(seed, seen=seen, records=3)
    seen[f"ended by {end}"] += 1
    return seen


def eager(match, rng):
    """Random play in which each sort of line is as likely as another, so that much is fought and answered."""
    legal = match.legal()
    if match.to_act == "*" or len(legal) >= MANY or rng.random() < 0.01:
        return chosen(match, rng)
    by_verb = {}
    for line in map(str, legal):
        by_verb.setdefault(line.split()[1], []).append(line)
    verbs = sorted(by_verb)
    verb = rng.choices(verbs, [SELDOM.get(verb, 1) for verb in verbs])[0]
    rare = [line for line in by_verb[verb] if RARELY.get(verb, " ") in line]
    return rng.choice(rare if rare and rng.random() < 0.5 else by_verb[verb])


def chosen(match, rng):
    """Random play in which what does something is preferred, or little would happen."""
    if match.to_act == "*":
        return str(match.copy().draw())
    if rng.random() < 0.001:
        side = rng.choice("we")
        return f"{side} resign" if rng.random() < 0.5 else f"{side} offer draw"
    legal = match.legal()
    line = str(legal.choose(rng))
    for _ in range(4):
        if line.split()[1] not in ("end", "skip", "pass") or rng.random() < 0.15:
            break
        line = str(legal.choose(rng))
    return line
