"""Random matches in which the engine is held against the second implementation at every decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.storytellers.oracle.cards import CHARACTERS, HANDED, ICONS, MISSIONS, PILES, THEMES
from tests.games.storytellers.oracle.refusing import why_not
from tests.games.storytellers.oracle.tales import Oracle
from tests.games.storytellers.tools import opened
from tests.games.storytellers.wild import wild_position

TEXTS = ('""', '"At brillig, a \\"Cat\\" sang."', '"  blanks  kept  "', '"über \\\\ 猫"')
VERBS = (
    "first", "open", "hand", "pick", "draw", "theme", "achievements", "character", "play",
    "pass", "tell", "rate", "collect", "reveal", "skill",
)  # fmt: skip


def any_options(rng):
    """Options of every kind, each often left as it is."""
    players = rng.choice((2, 2, 3, 4, 5, 6, 7, 8))
    drawn = {
        "themes": rng.choice((1, 2, 3, 5, "fair")),
        "first": rng.choice("abcdefgh"[:players]),
        "boring_limit": rng.choice(("auto", "none", 0, 1, 3)),
        "ratings": rng.choice(("secret", "open")),
        "grades": rng.choice(("auto", "all", "hard") if players <= 4 else ("auto", "all")),
        "strict": rng.choice((True, False)),
        "skills": rng.choice((True, True, False)),
        "stories": rng.choice(("free", "typed", "templates")),
        "preset": rng.choice(("standard", "short", "fair", "plain")),
    }
    kept = {key: value for key, value in drawn.items() if rng.random() < 0.5}
    if players <= 4 and "grades" not in kept and rng.random() < 0.2:
        kept["preset"] = "hard"
    return {"players": players, "themes": 3, **kept}


def choose(rng, oracle, lines):
    """Random play in which skills are used, and stories are typed now and then."""
    if oracle.phase == "tell" and not oracle.drawing and rng.random() < 0.3:
        return f"{oracle.active} tell {rng.choice(TEXTS)}"
    free = [line for line in lines if line.split()[1] in ("skill", "reveal")]
    if free and rng.random() < 0.3:
        return rng.choice(free)
    asked = [line for line in lines if line not in free]
    return rng.choice(asked or lines)


def words_of(oracle):
    """Words that lines are made of, those that matter now above all."""
    held = [
        card for cards in (*oracle.hands.values(), *oracle.collections.values()) for card in cards
    ]
    lying = [card for pile in oracle.area.values() for card in pile]
    return [
        *held, *lying, *oracle.seats, "*", *PILES, "-", "wondering", "boring", "meh", "??", "take", "leave",
        "boring", *PILES, *ICONS[:3], *CHARACTERS[:3], *[*MISSIONS][:3], *THEMES[:3], "who99", "", *TEXTS,
    ]  # fmt: skip


def mutated(rng, oracle, line):
    """A line that is likely wrong: words left out, doubled, or others in their place."""
    words = line.split(" ", 2) if " tell " in line else line.split(" ")
    at, kind = rng.randrange(len(words)), rng.randrange(5)
    if kind == 0:
        words.pop(at)
    elif kind == 1:
        words.insert(at, words[at])
    elif kind == 2:
        words[0] = rng.choice([*oracle.seats, "*"])
    elif kind == 3 and len(words) > 1:
        words[1] = rng.choice(VERBS)
    else:
        words[at] = rng.choice(words_of(oracle))
    return " ".join(words)


def any_deed(rng, oracle):
    """A line of any seat at random: mostly wrong for one reason or several."""
    words = words_of(oracle)
    if rng.random() < 0.4:
        able = [s for s in oracle.seats if oracle.skills(s)]
        who = rng.choice(able or oracle.seats)
        things = [*oracle.collections[who], *oracle.hands[who], *oracle.uncovered(), *PILES]
        form = rng.choice(([], [things], [things], [things, ICONS], [words]))
        return " ".join([who, "skill", *(rng.choice(some) for some in form if some)])
    if rng.random() < 0.3:
        who, verb = rng.choice([oracle.to_act() or "a", *oracle.seats]), rng.choice(VERBS)
        return " ".join([who, verb, *rng.choices(words, k=rng.choice((0, 1, 1, 2)))])
    who = oracle.to_act() or "a"
    if who == "*":
        verb = "draw" if oracle.drawing else rng.choice(VERBS)
        seat = oracle.drawing[0] if oracle.drawing else oracle.due or "a"
        return f"* {verb} {seat} {rng.choice(words)}"
    verb = rng.choice({"play": ("play", "play", "pass")}.get(oracle.phase, (oracle.phase,)))
    return f"{who} {verb} {rng.choice(oracle.hands[who] or ['-']) if verb == 'play' else rng.choice(words)}"


def compare(match, oracle, rng, where, seen):
    """Hold one position against the other: state, views, legal lines, and refusals by their rules."""
    seen["positions"] += 1
    assert match.state() == oracle.state(), where
    assert match.to_act == oracle.to_act(), where
    lines = oracle.legal()
    assert sorted(map(str, match.legal())) == lines, where
    for seat in oracle.seats:
        view = match.view(seat)
        assert dict(view) == oracle.view(seat), (where, seat)
        mine = [line for line in lines if line.startswith(seat)]
        assert sorted(map(str, view.legal())) == mine, (where, seat)
    chances = sum(p for _, p in match.chances())
    assert chances == (pytest.approx(1) if oracle.to_act() == "*" else 0)
    wrong = [
        mutated(rng, oracle, rng.choice(lines or match.lines or ["a tell -"])) for _ in range(3)
    ]
    for line in [*wrong, any_deed(rng, oracle), any_deed(rng, oracle)]:
        refused = match.check(line)
        rule = None if refused is None else refused.rule
        assert rule == why_not(oracle, line), (where, line, rule, why_not(oracle, line))
        seen[f"refused by {rule}"] += rule is not None
    return lines


def several(rng, oracle, line):
    """A hand or some missions dealt in one line, as records have them (section 13)."""
    words = line.split()
    if words[1] == "hand":
        further = HANDED[len(oracle.hands[words[2]]) + 1 :]
        more = [rng.choice(oracle.decks[of]) for of in further]
        return " ".join([*words, *more[: rng.randint(0, 3)]])
    if words[1] == "achievements":
        left = [one for one in oracle.dealt_from if one != words[3]]
        more = rng.sample(left, 2 - len(oracle.achievements[words[2]]))
        return " ".join([*words, *more[: rng.randint(0, 2)]])
    return line


def walk(match, oracle, rng, where, most, seen=None):
    """Play a match through both, comparing at every line, and tell what every seat knows of it."""
    seen = Counter() if seen is None else seen
    for _ in range(most):
        lines = compare(match, oracle, rng, (*where, match.lines), seen)
        if not lines:
            seen["ended"] += 1
            break
        line = several(rng, oracle, choose(rng, oracle, lines))
        match.play(line)
        oracle.play(line)
        for seat in oracle.seats:
            assert match.lines_for(seat)[-1] == oracle.line_for(seat, line), (where, seat, line)
    return match


def agree(seed, most=1500, seen=None):
    """A match from its beginning, with options of every kind."""
    rng = random.Random(seed)
    options = any_options(rng)
    match = opened(options=options, seed=seed)
    return walk(match, Oracle(options), rng, (seed, options), most, seen)


def agree_wildly(seed, most=40, seen=None):
    """A match from a custom start on which rare things are common."""
    rng = random.Random(f"wild {seed}")
    options = any_options(rng)
    players = options.pop("players")
    options.pop("first", None)
    set_up = Oracle({**options, "players": players})
    limit = 2 if set_up.limit == "none" else set_up.limit
    position = wild_position(rng, players, set_up.rounds, set_up.o["skills"], limit)
    options = {"players": players, **options}
    match = opened(position, options, seed)
    return walk(match, Oracle(options, position), rng, (seed, options, position), most, seen)


def agreed(seed):
    """One match of any sort, chosen by the seed: how much was compared.

    Raises:
        AssertionError: where the engine and the oracle differ.
    """
    seen = Counter()
    if random.Random(f"agreed {seed}").random() < 0.3:
        agree(seed, seen=seen)
    else:
        agree_wildly(seed, seen=seen)
    return seen
