"""What a side is said to threaten is what it can do once its turn comes, roll for roll."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.dungeon_dice.property.test_random_play import after
from tests.games.dungeon_dice.tools import start
from wonderland.games.dungeon_dice import queries

some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def strikes(match, name, target):
    """Whether a monster can come beside a target and attack it, by the lines that are legal."""
    if not match.state()["crests"][name[0]]["A"]:
        return False
    ways = [None, *queries.reach(match, name).values()]
    for way in ways:
        there = match.copy()
        if way is not None:
            there.play(f"{name[0]} move {name[1:]} {way.notation}")
        if there.check(f"{name[0]} attack {name[1:]} {target}") is None:
            return True
    return False


def rolls(match):
    """Each outcome of each choice of dice: the choice, its chance, the match in its action step."""
    for action in match.legal():
        chosen = match.copy()
        chosen.play(action)
        for outcome, chance in chosen.chances():
            there = chosen.copy()
            there.play(outcome)
            yield str(action), chance, there


def test_the_chances_are_those_of_the_rolls():
    match = start(
        active="w", laid={"w": "b7-h7"}, masters={"w": 1},
        monsters=["eRAB1 d7", "eGRY1 e7", "wLIO1 f7", "wDOR1 h7"],
        crests={"e": {"M": 2}}, pools={"e": {"dice": "1G 2B 2G 3R", "figures": ""}},
    )  # fmt: skip
    found = queries.threats(match, "e")
    match.play("w end")
    counted = {}
    for choice, chance, there in rolls(match):
        for name, target in product(("eRAB1", "eGRY1"), ("master", "wLIO1", "wDOR1")):
            if strikes(there, name, target):
                sums = counted.setdefault((name, target), {})
                sums[choice] = sums.get(choice, 0) + chance
    said = [*found.master, *(threat for each in found.monsters.values() for threat in each)]
    assert {(t.attacker, t.target): t.chance for t in said} == {
        pair: pytest.approx(max(sums.values())) for pair, sums in counted.items()
    }
    assert found.deadly == pytest.approx(found.master[0].chance)
    assert found.master[0].way == ("c7", "b7")


def test_a_monster_still_to_be_called_threatens_too():
    match = start(
        active="w",
        laid={"e": "e7-g7"},
        crests={"e": {"M": 1, "A": 1}},
        pools={"e": {"dice": "1G 1G 1G", "figures": "TOV"}},
    )
    found = queries.threats(match, "e")
    match.play("w end")
    counted = 0.0
    for _, chance, there in rolls(match):
        if there.state()["phase"] == "summon":
            there.play("e summon TOV E/1 c7")
            counted += chance * strikes(there, "eTOV1", "master")
    assert found.called == pytest.approx(counted) and counted > 0.7
    far = start(active="w", laid={"e": "m7-r7"}, pools={"e": {"dice": "1G 1G 1G", "figures": "TOV"}})
    assert queries.threats(far, "e").called == 0


@some
@given(st.integers(0, 10**6), st.integers(0, 120))
def test_what_can_be_struck_now_is_certain(seed, lines):
    """In its own action step a side needs no roll: the attacks that are legal, and those behind a walk."""
    match = after(seed, lines)
    side = match.to_act
    if side not in ("w", "e") or match.state()["phase"] != "action":
        return
    found = queries.threats(match, side)
    said = {(t.attacker, t.target) for t in found.master}
    said |= {(t.attacker, t.target) for each in found.monsters.values() for t in each}
    foes = [name for name in match.state()["monsters"] if name[0] != side]
    for name in [name for name in match.state()["monsters"] if name[0] == side]:
        if match.state()["monsters"][name]["reach"] > 0 or any(
            way.chests for way in queries.reach(match, name).values()
        ):
            continue
        for target in (*foes, "master"):
            assert ((name, target) in said) == strikes(match, name, target)
    assert all(t.chance == 1 for t in found.master)
