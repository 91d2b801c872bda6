"""Section 1 of the rules: dice, figures, nets, pools, and what is checked on loading."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import wonderland
from tests.games.dungeon_dice.oracle.ground import all_places, oriented
from tests.games.dungeon_dice.tools import opened, start, why_not
from wonderland.games.dungeon_dice.crests import CRESTS, TRAP
from wonderland.games.dungeon_dice.definition_reader import FILES, Reader, load_definitions
from wonderland.games.dungeon_dice.nets import as_shape, folds
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import pool_faults, warnings
from wonderland.games.dungeon_dice.queries import state_of, summon_chance

CONFIG = Path(__file__).parents[4] / "config" / "games" / "dungeon-dice"
DEFINITIONS = load_definitions()


@pytest.mark.rule("DD-1", "DD-2")
def test_colours_are_classes_and_crests_have_letters():
    assert "".join(DEFINITIONS.colours) == "WBYGRK"
    assert list(DEFINITIONS.classes.values()) == ["Demon", "Warrior", "Undead", "Beast", "Dragon", "Item"]
    assert "".join(DEFINITIONS.crests) == "MADXT"
    match = start(pools={"w": {"dice": "1G 1G 1G"}}, phase="choose")
    match.play("w dice 1G 1G 1G")
    match.play("* roll S M2 A")
    assert match.state()["crests"]["w"] == {"M": 2, "A": 1, "D": 0, "X": 0, "T": 0}


@pytest.mark.rule("DD-3")
def test_there_are_24_kinds_and_a_face_gives_what_it_says():
    assert len(DEFINITIONS.kinds) == 24 and len(set(DEFINITIONS.kinds)) == 24
    names = DEFINITIONS.face_names
    assert [names[face] for face in DEFINITIONS.faces[DEFINITIONS.kind["3B"]]] == ["S", "S", "M2", "D2", "T", "A3"]
    assert DEFINITIONS.gives[DEFINITIONS.face["A3"]] == (1, 3)


@pytest.mark.rule("DD-4")
def test_a_level_has_its_summons_and_its_crests():
    for kind, faces in zip(DEFINITIONS.kinds, DEFINITIONS.faces, strict=True):
        level = int(kind[0])
        assert sum(DEFINITIONS.face_names[face] == "S" for face in faces) == 5 - level
        assert sum(DEFINITIONS.gives[face][1] for face in faces) == {1: 3, 2: 5, 3: 8, 4: 12}[level]


@pytest.mark.rule("DD-5")
def test_the_chances_of_a_summon():
    for level, three, two in ((1, 20 / 27, 4 / 9), (2, 1 / 2, 1 / 4), (3, 7 / 27, 1 / 9), (4, 2 / 27, 1 / 36)):
        other = f"{level % 4 + 1}W"
        assert summon_chance(DEFINITIONS, [f"{level}G"] * 3) == pytest.approx(three)
        assert summon_chance(DEFINITIONS, [f"{level}G", f"{level}B", other]) == pytest.approx(two)
    assert summon_chance(DEFINITIONS, ["1G", "2G", "3G"]) == 0
    gives = [DEFINITIONS.gives[face] for kind in ("1G", "1B", "2G") for face in faces_of(kind)]
    assert sum(number for crest, number in gives if crest == CRESTS.index("M")) == 2 + 1 + 3


def faces_of(kind):
    return DEFINITIONS.faces[DEFINITIONS.kind[kind]]


@pytest.mark.rule("DD-6", "DD-7", "DD-8")
def test_figures_are_worth_their_level():
    monsters, items = DEFINITIONS.monsters(), DEFINITIONS.items()
    assert len(monsters) == 40 and len(items) == 10
    for made in monsters:
        assert not made.atk % 10 and not made.defence % 10 and not made.hp % 10
        worth = sum(ability.worth for ability in made.abilities)
        worth += (2 if made.traits & 1 else 0) + (1 if made.traits & 2 else 0)
        total = (made.atk + made.defence + made.hp) // 10 + worth
        assert total == {1: 5, 2: 8, 3: 12, 4: 16}[made.level], made.code
    assert {made.code for made in items if made.item.stays} == {"DRI", "HOL", "PEP", "GLA"}


@pytest.mark.rule("DD-9")
def test_each_word_is_unique_and_costs_the_crest_of_its_timing():
    words = [ability.word for made in DEFINITIONS.monsters() for ability in made.abilities]
    assert len(words) == len(set(words)) == 54
    assert all(a.cost >= 1 for made in DEFINITIONS.monsters() for a in made.abilities)
    pinch = DEFINITIONS.figure("KOB").abilities[0]
    assert (pinch.word, pinch.timing, pinch.cost, pinch.once) == ("pinch", TRAP, 1, False)
    assert DEFINITIONS.figure("KNA").abilities[0].once


@pytest.mark.rule("DD-13", "DD-14", "DD-15")
def test_there_are_eleven_nets_and_eighty_ways_to_hold_one():
    count = Counter(net.net for net in DEFINITIONS.nets)
    assert count == {letter: 4 if letter in "AE" else 8 for letter in "ABCDEFGHIJK"}
    shapes = set()
    for net in DEFINITIONS.nets:
        assert folds(net.offsets, (0, 0))
        assert sorted(net.offsets) == sorted(oriented()[net.text])
        low = (min(x for x, _ in net.offsets), min(y for _, y in net.offsets))
        shapes.add(frozenset((x - low[0], y - low[1]) for x, y in net.offsets))
    assert len({frozenset(net.offsets) for net in DEFINITIONS.nets}) == 80 and len(shapes) == 64
    mirrored = next(net for net in DEFINITIONS.nets if net.text == "C/5")
    assert (1, -2) in mirrored.offsets
    assert not folds([(x, 0) for x in range(6)], (0, 0))


def hexominoes():
    """Every shape of six squares that hang together, each way it can lie, at the origin."""
    shapes = {frozenset({(0, 0)})}
    for _ in range(5):
        shapes = {
            as_shape({*shape, (x + dx, y + dy)})
            for shape in shapes
            for x, y in shape
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + dx, y + dy) not in shape
        }
    return shapes


@pytest.mark.rule("DD-13", "DD-15")
def test_of_all_shapes_of_six_squares_just_the_nets_fold_from_whichever_square():
    shapes = hexominoes()
    assert len(shapes) == 216
    folding = {shape for shape in shapes if all(folds(sorted(shape), start) for start in shape)}
    assert folding == {as_shape(net.offsets) for net in DEFINITIONS.nets}
    for shape in shapes - folding:
        assert not any(folds(sorted(shape), start) for start in shape), sorted(shape)


@pytest.mark.rule("DD-15")
@pytest.mark.parametrize(("preset", "places", "sets"), [("standard", 13_604, 10_892), ("quick", 5_204, 4_172)])
def test_the_places_on_an_empty_table(preset, places, sets):
    """Everywhere on the table: a foothold is everywhere."""
    config = opened({"preset": preset}).position.config
    grid = config.grid
    found = config.laying.places(grid.ground, grid.ground)
    laid = [config.laying.mask(net, start) for net, starts in enumerate(found) for start in grid.listed(starts)]
    assert len(laid) == places and len(set(laid)) == sets and all(laid)
    assert len(all_places(grid.columns, grid.rows)) == places


@pytest.mark.rule("DD-14")
def test_a_mirror_image_of_its_own_has_four_orientations():
    match = start(pools={"w": {"dice": "1G 1G 1G", "figures": "RAB"}}, phase="choose")
    match.play("w dice 1G 1G 1G")
    match.play("* roll S S S")
    assert why_not(match, "w summon RAB A/4 c7") == "DD-14"
    assert why_not(match, "w summon RAB E/7 c7") == "DD-14"
    assert why_not(match, "w summon RAB C/8 c7") == "DD-14"
    assert why_not(match, "w summon RAB Q/0 c7") == "DD-94"
    nets = state_of(match).config.definitions.nets
    assert [net.text for net in nets if net.net == "A"] == ["A/0", "A/1", "A/2", "A/3"]


# --- pools -----------------------------------------------------------------------------------------
GOOD = DEFINITIONS.pools["croquet-ground"].pool


@pytest.mark.rule("DD-16", "DD-17")
def test_a_pool_is_fifteen_dice_and_ten_figures_that_go_together():
    for named in DEFINITIONS.pools.values():
        assert pool_faults(DEFINITIONS, named.pool) == []
    assert len(DEFINITIONS.pools) == 8

    def rules(dice=GOOD.dice, figures=GOOD.figures):
        return {rule for _, _, rule in pool_faults(DEFINITIONS, Pool(tuple(dice), tuple(figures)))}

    assert rules(dice=GOOD.dice[:-1]) >= {"DD-16"}
    assert rules(figures=GOOD.figures[:-1]) == {"DD-16"}
    assert rules(dice=["4G"] * 4 + list(GOOD.dice[:11])) >= {"DD-16"}
    assert rules(figures=["JAB"] * 2 + list(GOOD.figures[:8])) == {"DD-17"}
    assert rules(dice=["9Q", *GOOD.dice[1:]]) == {"DD-3"}
    assert rules(figures=["QQQ", *GOOD.figures[1:]]) == {"DD-6"}
    few = Pool(GOOD.dice, ("JAB", "JAB", "RAB", "RAB", "RAB", *GOOD.figures[:5]))
    said = [str(told) for _, told, _ in pool_faults(DEFINITIONS, few)]
    assert any("3 figures (Dragon of level 4) need as many dice of their kind; there is 1" in told for told in said), (
        said
    )
    none = Pool(("1B",) * 15, ("RAB",) * 10)
    said = [str(told) for _, told, _ in pool_faults(DEFINITIONS, none)]
    assert any(
        "10 figures (Beast of level 1) need as many dice of their kind; there is none" in told for told in said
    ), said
    with pytest.raises(wonderland.BadInput, match="DD-17"):
        opened(
            pools={"w": {"dice": list(GOOD.dice), "figures": "JAB JAB " + " ".join(GOOD.figures[:8])}, "e": "tweedles"}
        )
    with pytest.raises(wonderland.BadInput, match="no pool"):
        opened(pools={"w": "nowhere", "e": "tweedles"})


@pytest.mark.rule("DD-18")
def test_a_level_with_one_die_is_allowed_and_warned_of():
    dice = ["1G"] * 14 + ["2G"]
    pool = Pool(tuple(dice), ("MAR", *["RAB"] * 9))
    assert pool_faults(DEFINITIONS, pool) == []
    assert len(warnings(DEFINITIONS, pool)) == 1 and "level 2" in warnings(DEFINITIONS, pool)[0]
    assert warnings(DEFINITIONS, GOOD) == []


# --- loading ---------------------------------------------------------------------------------------
@pytest.fixture
def folder(tmp_path):
    """A copy of the definitions that may be spoilt."""
    return Path(shutil.copytree(CONFIG, tmp_path / "dungeon-dice"))


def faults(folder, name, old, new):
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(wonderland.BadInput) as caught:
        Reader(None).read(folder, ())
    line = text[: text.index(old)].count("\n") + 1
    return line, caught.value.problems


@pytest.mark.rule("DD-4", "DD-7", "DD-12", "DD-15", "DD-17", "DD-19")
@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("dice.yaml", "1W: S S S S M X2", "1W: S S S S M X3", "gives 4 crests"),
        ("dice.yaml", "1W: S S S S M X2", "1W: S S S A M X2", "3 of them S"),
        ("dice.yaml", "1W: S S S S M X2", "1W: S S S S M Q2", "shows 'Q2'"),
        ("dice.yaml", "  1W: S S S S M X2\n", "", "faces has no 1W"),
        ("monsters.yaml", "  hp: 20\n", "  hp: 30\n", "worth 6, not 5"),
        ("monsters.yaml", "  atk: 20\n", "  atk: 25\n", "25"),
        ("monsters.yaml", "tangle:", "pinch:", "has an ability pinch, too"),
        ("monsters.yaml", "target: enemy 1", "target: finder", "items only (DD-12)"),
        ("monsters.yaml", "effects: [atk -10 turn]", "effects: [gain M2]", "items only (DD-12)"),
        ("monsters.yaml", "effects: [atk -10 turn]", "effects: [cancel]", "(DD-12)"),
        ("monsters.yaml", "effects: [atk -10 turn]", "effects: [atk -10 week]", "atk N battle|turn|always"),
        ("monsters.yaml", "effects: [atk -10 turn]", "effects: [dance 3]", "no effect 'dance'"),
        ("monsters.yaml", "target: enemy 1", "target: moon 1", "no target 'moon'"),
        ("monsters.yaml", "target: attack 0, effects: [cancel]", "target: attack 0, effects: [perish]",
         "goes with cancel, guard or parry"),
        ("monsters.yaml", "cost: 1,", "cost: 0,", "cost"),
        ("monsters.yaml", "traits: [FLYING]", "traits: [SWIMMING]", "no general ability"),
        ("items.yaml", "effects: [gain M2]", "effects: [gain M2], stays: true", "stays in play"),
        ("items.yaml", "target: finder", "target: enemy 2", "abilities only (DD-12)"),
        ("items.yaml", "effects: [hold]", "effects: [teleport]", "abilities only (DD-12)"),
        ("nets.yaml", '"#..."', '"##.."', "six squares, not 7"),
        ("nets.yaml", '- "#..."\n    - "O###"\n    - "#..."', '- "##.."\n    - "O#.."\n    - "##.."', "do not fold"),
        ("nets.yaml", '"O###"', '"####"', "one start square"),
        ("nets.yaml", '"O###"', '"OO##"', "one start square"),
        ("nets.yaml", '- "#..."\n    - "#O##"\n    - ".#.."', '- ".#.."\n    - "O###"\n    - ".#.."',
         "E is the net B laid another way"),
        ("pools.yaml", "figures: CAK CHE", "figures: CAK", "10 figures, not 9"),
        ("pools.yaml", "figures: CAK CHE", "figures: JAB CHE", "DD-17"),
        ("options.yaml", "  cap: {kind: number", "  hat: {kind: number", "options has no cap"),
        ("options.yaml", "life: 2, quiet: 30", "life: 12, quiet: 30", "life is from 1 to 9"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(folder, name, old, new, says):
    line, problems = faults(folder, name, old, new)
    found = [problem for problem in problems if says in str(problem)]
    assert found, [str(problem) for problem in problems]
    assert Path(found[0].file).name == name
    assert found[0].line >= 1
    if "\n" not in old:
        assert abs(found[0].line - line) <= 9


@pytest.mark.rule("DD-19")
def test_all_faults_are_told_at_once(folder):
    for name, old, new in (
        ("monsters.yaml", "  hp: 20\n", "  hp: 30\n"),
        ("dice.yaml", "X2", "X1"),
        ("nets.yaml", '"O###"', '"####"'),
    ):
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(wonderland.BadInput) as caught:
        Reader(None).read(folder, ())
    assert {Path(problem.file).name for problem in caught.value.problems} == {"monsters.yaml", "dice.yaml", "nets.yaml"}


@pytest.mark.parametrize(
    "name", ["dice.yaml", "monsters.yaml", "items.yaml", "nets.yaml", "pools.yaml", "options.yaml"]
)
def test_the_games_own_files_are_sound(name):
    FILES.check(CONFIG / name)
