"""A new monster, item and pool in a YAML file are checked and played without Python."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.dungeon_dice.tools import lines, play
from tests.pages import shown
from tests.playing import check_part
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.definition_reader import FILES
from wonderland.games.dungeon_dice.game import DungeonDice

NEW = """
monsters:
  DOD:
    name: Dodo
    kind: 2G
    atk: 20
    def: 10
    hp: 20
    traits: [TUNNEL]
    abilities:
      caucus: {timing: MAGIC, cost: 1, target: own 2, effects: [free 2, atk 10 turn], worth: 2}
items:
  THI: {name: Thimble, kind: 1K, target: around 1, effects: [heal 10, slow 1]}
pools:
  caucus-race:
    name: A Caucus Race
    says: All have won.
    dice: 1G 1G 1G 1G 1G 1G 1G 1G 1K 1K 2G 2G 2G 2G 3G
    figures: DOD DOD DOD RAB RAB RAB RAB THI THI LIO
"""


@pytest.fixture
def new(tmp_path):
    path = tmp_path / "caucus.yaml"
    path.write_text(NEW, encoding="utf-8")
    return path


def test_the_file_that_the_page_shows_is_read(tmp_path):
    path = tmp_path / "dodo.yaml"
    path.write_text(shown("add-a-monster", "yaml")[0], "utf-8")
    FILES.check(path)
    assert "Dodo" in [monster.name for monster in DungeonDice([path]).definitions.monsters()]


@pytest.mark.rule("DD-11", "DD-19")
def test_a_new_monster_is_played_from_its_file(new):
    FILES.check(new)
    position = {
        "laid": {"w": "b7-h7"},
        "monsters": ["wDOD1 c7", "wRAB1 d7", "eTOV1 g7"],
        "items": ["eTHI1 e7"],
        "crests": {"w": {"X": 1}},
    }
    match = Match(DungeonDice([new]), Record("dungeon-dice", seed=1, setup={"position": position}))
    assert "w use DOD1 caucus RAB1" in lines(match)
    play(match, "w use DOD1 caucus RAB1", "w move RAB1 e7")
    check_part(match.state(), {
        "monsters": {"wRAB1": {"atk": 20, "free": 1, "slow": 1}, "wDOD1": {"slow": 0}},
        "crests": {"w": {"X": 0}}, "gone": {"e": ["THI"]},
    })  # fmt: skip


def test_a_pool_of_new_figures_is_played_to_an_end(new):
    match = Match(
        DungeonDice([new]),
        Record("dungeon-dice", seed=1, options={"preset": "quick", "turns": 40},
               setup={"pools": {"w": "caucus-race", "e": "caucus-race"}}),
    )  # fmt: skip
    rng = random.Random(1)
    while match.to_act is not None:
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
    assert match.result


@pytest.mark.parametrize(
    ("old", "new_text", "says"),
    [
        ("DOD:\n", "RAB:\n", "is taken by White Rabbit"),
        ("caucus:", "late:", "has an ability late, too"),
        ("hp: 20", "hp: 40", "worth 10, not 8"),
        ("kind: 2G", "kind: 2K", "colour of items"),
        ("kind: 1K", "kind: 1G", "its colour is K"),
        ("LIO\n", "LIO LIO\n", "11"),
        ("free 2", "free two", "free N"),
        ("atk 10 turn", "atk 15 turn", "15 does not go there"),
        ("atk 10 turn", "atk 0 turn", "0 does not go there"),
        ("atk 10 turn", "atk 1000 turn", "1000 does not go there"),
        ("atk 10 turn", "atk -1000 turn", "-1000 does not go there"),
        ("free 2", "free 0", "0 does not go there"),
        ("free 2", "free 51", "51 does not go there"),
        ("own 2", "own 51", "51 does not go there"),
        ("own 2", "own -1", "-1 does not go there"),
    ],
)
def test_a_wrong_file_is_told(new, old, new_text, says):
    new.write_text(NEW.replace(old, new_text, 1), encoding="utf-8")
    with pytest.raises(wonderland.BadInput, match=says):
        FILES.check(new)


@pytest.mark.rule("DD-10", "DD-11")
@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("free 2", "free 50"), ("slow 1", "slow 50"), ("own 2", "own 50"), ("own 2", "own 0"),
        ("atk 10 turn", "atk 990 turn"), ("atk 10 turn", "atk -990 turn"), ("heal 10", "heal 990"),
    ],
)  # fmt: skip
def test_the_largest_and_least_numbers_are_taken(new, old, new_text):
    new.write_text(NEW.replace(old, new_text, 1), encoding="utf-8")
    FILES.check(new)


@pytest.mark.rule("DD-12")
@pytest.mark.parametrize(
    "effect",
    [
        "swap", "guard", "parry", "perish", "reveal_item", "destroy_item", "drain 1", "block 1",
        "teleport", "push 1", "pull 1", "cancel",
    ],
)  # fmt: skip
def test_what_needs_a_user_or_a_link_is_not_for_items(new, effect):
    new.write_text(NEW.replace("heal 10", effect, 1), encoding="utf-8")
    with pytest.raises(wonderland.BadInput, match=f"{effect.split()[0]} is for abilities only"):
        FILES.check(new)


def test_it_is_found_among_the_mods(new, tmp_path, monkeypatch):
    home = tmp_path / "table"
    folder = home / "mods" / "dungeon-dice"
    folder.mkdir(parents=True)
    (folder / "caucus.yaml").write_text(NEW, encoding="utf-8")
    (folder / "wrong.yaml").write_text(NEW, encoding="utf-8")  # the same codes again
    monkeypatch.setenv("WONDERLAND_HOME", str(home))
    game = wonderland.game("dungeon-dice")
    match = game.new(seed=1, pools={"w": "caucus-race", "e": "tweedles"})
    assert "DOD" in match.state()["pools"]["w"]["figures"]


@pytest.mark.rule("DD-85")
@pytest.mark.parametrize(("effect", "over"), [("swap", False), ("heal 10", True)])
def test_who_changes_squares_with_others_may_still_come_to_them(new, effect, over):
    """No monster that ships can change squares and do nothing else that reaches afar."""
    new.write_text(NEW.replace("free 2, atk 10 turn", effect, 1), encoding="utf-8")
    position = {"laid": {"w": "b7-e7", "e": "n7-q7"}, "monsters": ["wDOD1 c7", "eTOV1 p7"], "phase": "action"}
    match = Match(DungeonDice([new]), Record("dungeon-dice", seed=1, setup={"position": position}))
    play(match, "w end")
    assert (match.result is not None) == over
