"""Whether it matters what is answered, and what answers serve: held against what then comes."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.games.wonderland.helpers import game, start
from tests.games.wonderland.oracle.randomplay import THEMES, choose, random_position, themed_position
from wonderland.games.wonderland import queries

LAID = {"w": ["b7", "c7", "d7", "e7"], "e": ["f7", "g7", "h7", "i7"]}
SEEDS = 5
MOST_LINES = 50


def let_pass(match):
    while match.state()["phase"] == "window":
        match.play(f"{match.to_act} pass")


def defended(match, wanted):
    """The turn's end, if just these beings are defended where that can be paid."""
    while match.state()["phase"] == "defend":
        line = next((f"{match.to_act} defend {one[1:]}" for one in wanted
                     if not match.check(f"{match.to_act} defend {one[1:]}")), f"{match.to_act} done")  # fmt: skip
        match.play(line)
    return match


def ends(match, answers=()):
    """What is left at the turn's end after some answers, for every choice of beings that are defended."""
    after, side, active = match.copy(), match.to_act, match.state()["active"]
    for line in answers:
        if after.to_act != side or after.check(line):
            return None
        after.play(line)
        while after.state()["phase"] == "window" and after.to_act != side:
            after.play(f"{after.to_act} pass")
    let_pass(after)
    if after.state()["phase"] == "action" and after.state()["active"] == active:
        after.play(f"{active} end")
        let_pass(after)
    struck = [b["id"] for b in after.state()["beings"] if b["points"]]
    found = []
    for count in range(len(struck) + 1):
        for wanted in combinations(struck, count):
            state = defended(after.copy(), wanted).state()
            del state["factors"][side]
            state.pop("turn"), state.pop("to_act")
            found.append(state)
    return found


def windows(themes=(None, *THEMES)):
    """Yield matches in the thick of it, wherever a side is asked."""
    for theme in themes:
        for seed in range(SEEDS):
            rng = random.Random(seed)
            options, pools, position = themed_position(theme, seed) if theme else random_position(seed)
            match = game().new(options=options, pools=pools, position=position, seed=seed)
            while match.to_act is not None and len(match.lines) < MOST_LINES:
                if match.to_act == "*":
                    match.draw()
                    continue
                if match.state()["phase"] in ("window", "defend"):
                    yield match
                match.play(choose(rng, list(map(str, match.legal()))))


@pytest.mark.rule("W-58", "W-61")
def test_in_random_play_an_answer_matters_where_the_turns_end_is_another():
    seen = set()
    for match in windows():
        if match.state()["phase"] == "defend":
            continue
        passed, bears = ends(match), queries.bears(match)
        lines = [line for line in map(str, match.legal()) if not line.endswith(" pass")]
        alone = [line for line in lines if ends(match, [line]) != passed]
        seen.add((bears, bool(alone)))
        if alone:
            assert bears, (match.lines[-1], alone)
        elif bears and queries.declared(match) and queries.declared(match).verb == "move":
            assert "w use J" in str(lines) or "e use J" in str(lines), "on credit it walks further"
        elif bears:
            pairs = ([one, other] for one in lines for other in lines)
            assert any(ends(match, pair) not in (None, passed) for pair in pairs), match.lines[-1]
        for line in lines:
            assert queries.changes(match, as_answer(match, line)) or line not in alone, line
    assert {(True, True), (False, False)} <= seen


def as_answer(match, line):
    """An answer as the queries name it."""
    side, verb, card, *more = line.split()
    kinds = [a for a in queries.abilities(match, side) if a.being == side + card and a.aimed == (verb == "use")]
    target = "" if verb == "blast" else more[0] if more[0][0] in "we" else side + more[0]
    return queries.Answer(side + card, kinds[0].ability, target, int(more[-1]))


def final(match):
    """Lives, and what is left of each being, at the turn's end, if both sides defend as is best for them."""
    while match.state()["phase"] == "defend":
        rows = queries.worth_defending(match)
        match.play(f"{match.to_act} " + (f"defend {rows[0].being[1:]}" if rows else "done"))
    state = match.state()
    return state["images"], {b["id"]: b["str"] for b in state["beings"]}


def to_the_end(match, answer=""):
    after, active = match.copy(), match.state()["active"]
    if answer:
        after.play(answer)
    let_pass(after)
    if after.state()["phase"] == "action" and after.state()["active"] == active:
        after.play(f"{active} end")
        let_pass(after)
    return final(after)


@pytest.mark.rule("W-58", "W-62")
def test_an_improvement_makes_something_better_and_nothing_worse():
    found = 0
    for match in windows():
        if match.state()["phase"] == "defend":
            continue
        side, before = match.to_act, match.state()
        named = {b["id"] for b in before["beings"]}
        lives, left = to_the_end(match)
        better = queries.improvements(match)
        assert [one.n for one in better] == sorted(one.n for one in better)
        for one in better[:3]:
            kind = next(a for a in queries.abilities(match, side) if a[:2] == one[:2])
            line = f"{side} {kind.line(match, one.n, one.target)}"
            lives_then, left_then = to_the_end(match, line)
            gains = [(lives_then[s] - lives[s]) * (1 if s == side else -1) for s in "we"]
            gains += [(left_then.get(b, 0) - left.get(b, 0)) * (1 if b[0] == side else -1) for b in named]
            assert min(gains) >= 0, (match.lines[-1], line, gains)
            assert max(gains) > 0, (match.lines[-1], line)
            found += 1
        assert match.state() == before
    assert found > 10


@pytest.mark.rule("W-62")
def test_to_defend_matters_where_it_saves_something():
    seen = set()
    for match in windows():
        if match.state()["phase"] != "defend":
            continue
        side, rows = match.to_act, queries.worth_defending(match)
        seen.add(bool(rows))
        assert queries.bears(match) is bool(rows)
        for row in rows:
            with_it, without = match.copy(), match.copy()
            with_it.play(f"{side} defend {row.being[1:]}")
            left = [defended(one, ()).state() for one in (with_it, without)]
            strengths = [{b["id"]: b["str"] for b in s["beings"]}.get(row.being, 0) for s in left]
            assert strengths[0] - strengths[1] == row.saves > 0
    assert seen == {True, False}


def asked(line, beings, factors, **more):
    """A match in which East is asked about a line of West's."""
    match = start(laid=LAID, beings=beings, factors=factors, **more)
    match.play(line)
    assert match.to_act == "e"
    return match


SIX, QUEEN = {"id": "w6H", "square": "e7"}, {"id": "eQD", "square": "f7"}
STRUCK = "w attack 6H eQD"


@pytest.mark.rule("W-50", "W-63")
@pytest.mark.parametrize(
    ("east", "matters", "least"),
    [
        # Atk 2 against Str 1 and Def 0: a shield of 1 leaves a point, and so does one without a Defend
        ({"C": 1, "D": 1}, False, None),
        ({"C": 3}, False, None),
        ({"C": 3, "D": 1}, True, ("eQD", "shield", "eQD", 2)),
    ],
)
def test_the_least_that_saves_is_offered_and_nothing_that_saves_nothing(east, matters, least):
    match = asked(STRUCK, [SIX, QUEEN], {"w": {"A": 1}, "e": east})
    assert queries.bears(match) is matters
    assert next(iter(queries.improvements(match)), None) == least


@pytest.mark.rule("W-58")
def test_what_a_later_attack_would_make_something_of_can_wait():
    """The King could cow the Five, which has not attacked yet; its own attack opens another window."""
    beings = [SIX, {"id": "w5C", "square": "c7"}, QUEEN, {"id": "eKC", "square": "d7"}]
    match = asked("w attack 6H eQD", beings, {"w": {"A": 2}, "e": {"F": 1}})
    king = next(one for one in queries.abilities(match, "e") if one.being == "eKC")
    assert {"w5C", "w6H"} <= {*king.targets}
    assert queries.bears(match) is False
    assert queries.changes(match, queries.Answer("eKC", king.ability, "w5C", 1)) is False


@pytest.mark.rule("W-45", "W-63")
def test_an_attack_is_told_with_what_a_defend_would_let_through():
    seen = set()
    for seed in range(40):
        options, pools, position = random_position(seed)
        match = game().new(options=options, pools=pools, position={**position, "phase": "action"}, seed=seed)
        side = match.to_act
        enemy = "we".replace(side, "")
        for one in (b["id"] for b in match.state()["beings"] if b["id"][0] == side):
            for target in queries.targets(match, one):
                holds = bool(match.state()["factors"][enemy]["D"])
                assert (target.through is not None) is (holds and target.id != "image")
                if target.through is None or match.check(f"{side} attack {one[1:]} {target.id}"):
                    continue
                after = match.copy()
                after.play(f"{side} attack {one[1:]} {target.id}")
                let_pass(after)
                rows = {r.being: max(0, r.points - r.defense) for r in queries.defence(after, enemy)}
                assert target.through == rows.get(target.id, 0)
                seen.add(target.through)
    assert {0, 1, 2} <= seen


def attackers(match):
    """Who could attack to some effect where they stand or after steps, found by playing the lines."""
    side, found, seen, todo = match.to_act, set(), set(), [(match, "")]
    while todo:
        here, walker = todo.pop()
        state = here.state()
        left = state["factors"][side]["M"]
        places = (walker, left, *((b["id"], b["square"]) for b in state["beings"]))
        if places in seen:
            continue
        seen.add(places)
        for line in map(str, here.legal()):
            verb, *rest = line.split()[1:]
            if verb not in ("attack", "move") or walker not in ("", rest[0]):
                continue
            if verb == "attack":
                points = {t.id: t.points for t in queries.targets(here, side + rest[0])}
                found |= {side + rest[0]} if rest[1] == "image" or points[rest[1]] else set()
                continue
            there = here.copy()
            there.play(line)
            let_pass(there)
            todo.append((there, rest[0]))
    return found


@pytest.mark.rule("W-43")
def test_who_could_still_attack_is_known_before_the_turn_is_ended():
    seen = set()
    for seed in range(60):
        options, pools, position = random_position(seed)
        position = {**position, "phase": "action"}
        position["factors"] = {s: {**f, "C": 0, "F": 0} for s, f in position["factors"].items()}
        match = game().new(options=options, pools=pools, position=position, seed=seed)
        found = set(queries.could_attack(match))
        assert found == attackers(match), seed
        seen.add(len(found))
    assert {0, 1, 2} <= seen
