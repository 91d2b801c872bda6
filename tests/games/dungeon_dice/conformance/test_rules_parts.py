"""Sections 1.2 to 1.4 and DD-85: what abilities and items are made of, in what bounds, and what reaches far."""

from __future__ import annotations

from string import ascii_uppercase

import pytest
import yaml

import wonderland
from tests.games.dungeon_dice.tools import play, start
from wonderland.content.places import game_folder
from wonderland.games.dungeon_dice.definition_reader import FILES
from wonderland.games.dungeon_dice.definitions import NAME

FAR = {"damage", "reach", "teleport", "swap"}
"""DD-85, point 2."""
FOR_ALL = {
    "damage 10": "enemy 1", "heal 10": "own 1", "atk 10 turn": "self", "def -10 always": "enemy 1",
    "reach 2": "self", "free 1": "self", "slow 1": "enemy 1", "hold": "enemy 1",
    "trait +FLYING": "self", "again": "self",
}  # fmt: skip
"""Effects that abilities and items may have, each with a target of an ability."""
FOR_ABILITIES = {
    "push 1": "enemy 1", "pull 1": "enemy 1", "teleport": "square 1", "swap": "friend 1",
    "block 1": "square 1", "reveal_item": "item 1", "destroy_item": "item 1", "cancel": "link",
    "guard": "attack 1", "parry": "attack 0", "perish": "self", "drain 1": "crest", "drain X 1": "opponent",
}  # fmt: skip
FOR_ITEMS = ("gain M2 A", "place 1 by owner", "place 1 by finder")
NO_ITEMS_TARGET = "is for abilities only"
NO_ABILITYS_TARGET = "is for items only"


def problems(tmp_path, abilities=(), items=()):
    """What is said of abilities and of items, each a target and an effect, if they are in a file.

    Returns:
        For each of them, in this order, all that is said of its line.
    """
    lines, rows = ["monsters:"], []
    for number, (target, effect) in enumerate(abilities):
        letter = ascii_uppercase[number // 26] + ascii_uppercase[number % 26]
        rows.append(len(lines) + 1)
        lines.append(
            f"  X{letter}: {{name: X{letter}, kind: 1W, atk: 10, def: 10, hp: 20, abilities: "
            f"{{new{letter.lower()}: {{timing: TRAP, cost: 1, target: {target}, effects: [{effect}]}}}}}}"
        )
    lines.append("items:")
    for number, (target, effect) in enumerate(items):
        letter = ascii_uppercase[number // 26] + ascii_uppercase[number % 26]
        rows.append(len(lines) + 1)
        lines.append(f"  Y{letter}: {{name: Y{letter}, kind: 1K, target: {target}, effects: [{effect}]}}")
    if not abilities:
        del lines[0]
        rows = [row - 1 for row in rows]
    path = tmp_path / "parts.yaml"
    path.write_text("\n".join(lines if items else lines[:-1]) + "\n", encoding="utf-8")
    try:
        FILES.check(path)
    except wonderland.BadInput as bad:
        assert {problem.line for problem in bad.problems} <= set(rows), str(bad)
        return [" / ".join(str(p) for p in bad.problems if p.line == row) for row in rows]
    return [""] * len(rows)


@pytest.mark.rule("DD-11", "DD-12")
def test_what_may_be_an_abilitys_and_what_an_items(tmp_path):
    told = problems(
        tmp_path,
        [(target, effect) for effect, target in {**FOR_ALL, **FOR_ABILITIES}.items()],
        [("finder", effect) for effect in (*FOR_ALL, *FOR_ITEMS)],
    )
    assert told == [""] * len(told)
    wrong = [("finder", effect) for effect in FOR_ABILITIES]
    told = problems(tmp_path, [("self", effect) for effect in FOR_ITEMS], wrong)
    assert all(NO_ABILITYS_TARGET in one for one in told[: len(FOR_ITEMS)]), told
    assert all(NO_ITEMS_TARGET in one for one in told[len(FOR_ITEMS) :]), told


@pytest.mark.rule("DD-10", "DD-12")
def test_targets_of_items_are_no_abilitys_and_the_other_way_round(tmp_path):
    of_abilities = ["self", "opponent", "friend 1", "own 1", "enemy 1", "line 1", "enemies 1", "others 1",
                    "square 1", "item 1", "crest", "foe", "attack 1", "link"]  # fmt: skip
    told = problems(
        tmp_path, [(target, "hold") for target in ("finder", "around 1")], [(target, "hold") for target in of_abilities]
    )
    assert all(NO_ABILITYS_TARGET in one for one in told[:2]), told
    assert all(NO_ITEMS_TARGET in one for one in told[2:]), told


@pytest.mark.rule("DD-6", "DD-10", "DD-11")
def test_numbers_have_bounds_and_damage_comes_in_tens(tmp_path):
    taken = ["damage 10", "damage 990", "heal 990", "atk 990 turn", "atk -990 turn", "def -10 battle",
             "push 1", "push 50", "hold"]  # fmt: skip
    refused = ["damage 0", "damage 5", "damage 991", "damage 1000", "heal -10", "heal 0", "atk 0 turn",
               "atk 15 turn", "atk 1000 turn", "atk -1000 turn", "push 0", "push 51", "push -1"]  # fmt: skip
    told = problems(tmp_path, [("enemy 1", effect) for effect in taken + refused])
    assert [bool(one) for one in told] == [False] * len(taken) + [True] * len(refused), told
    ranges = ["enemy 0", "enemy 50", "enemy 51", "enemy -1", "enemy"]
    told = problems(tmp_path, [(target, "hold") for target in ranges])
    assert [bool(one) for one in told] == [False, False, True, True, True], told


@pytest.mark.rule("DD-11")
def test_crests_that_an_item_gives_are_some(tmp_path):
    given = ["gain M", "gain M2 A T99", "gain", "gain M0", "gain S", "gain M100"]
    told = problems(tmp_path, items=[("finder", effect) for effect in given])
    assert [bool(one) for one in told] == [False, False, True, True, True, True], told
    assert "gain M2 A" in told[2]


MONSTERS = yaml.safe_load((game_folder(NAME) / "monsters.yaml").read_text(encoding="utf-8"))


@pytest.mark.rule("DD-85")
def test_four_effects_reach_far_and_no_other_does():
    seen = {False: set(), True: set()}
    for code, monster in MONSTERS.items():
        effects = {
            effect.split()[0] for ability in (monster.get("abilities") or {}).values() for effect in ability["effects"]
        }
        far = bool(effects & FAR)
        match = play(start(laid={"w": "b7-d7", "e": "p7-r7"}, monsters=[f"w{code}1 c7"]), "w end")
        assert (match.state()["result"] is None) == far, code
        seen[far] |= effects
    assert seen[True] >= FAR
    assert seen[False] >= {"push", "pull", "free", "hold", "drain", "cancel", "again", "trait"}
