"""Dominoes, figures, the ground and setting up: DW-1 to DW-35."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import wonderland
from tests.games.dominoes_of_war.tools import GAME, lines, opened, set_up, standing
from tests.playing import why_not
from wonderland.core.errors import BadInput
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.definitions import load_definitions
from wonderland.games.dominoes_of_war.ground import square_of
from wonderland.games.dominoes_of_war.position import Position


def chances(match):
    return {str(action).split()[-1]: chance for action, chance in match.chances()}


def flipping(options=None, **rest):
    """A match in which the tile on j7 is turned up."""
    match = standing({"j6": "grunt", "j1": "general"}, options=options, **rest)
    match.play("a move j6 j7")
    return match


@pytest.mark.rule("DW-1", "DW-5")
def test_every_pair_of_numbers_is_one_domino_and_each_is_equally_likely():
    found = chances(flipping())
    assert set(found) == {f"{high}-{low}" for high in range(13) for low in range(high + 1)}
    assert len(set(found.values())) == 1 and len(found) == 91


@pytest.mark.rule("DW-5")
def test_what_was_seen_is_not_seen_again():
    match = flipping(faces={"n14": "12-0"}, discards="3-3")
    assert not {"12-0", "3-3"} & set(chances(match))
    assert match.state()["bag"] == 89
    assert why_not(match, "* flip j7 12-0") == "DW-5"


@pytest.mark.rule("DW-2", "DW-3")
def test_doubles_are_mines_and_totals_are_bonuses():
    definitions = load_definitions()
    worth = Counter(
        "mine" if number in definitions.mines else definitions.bonuses.get(total, "")
        for number, total in enumerate(definitions.totals)
    )
    assert worth == {"mine": 13, "reinforce": 5, "act": 6, "build": 4, "shift": 2, "": 61}


@pytest.mark.rule("DW-4")
def test_a_large_field_is_laid_of_two_sets():
    assert opened(options={"field": "12x6"}).state()["bag"] == 91
    assert opened(options={"field": "8x10"}).state()["bag"] == 182
    once = flipping(
        {"field": "9x9"}, bases={"a": "j6 j5 j4 j3 j2 j1", "b": "l16 l17 l18 l19 l20 l21"}, b={"l16": "grunt"}
    )
    once.play("* flip j7 6-5")
    assert why_not(once, "* flip j7 6-5") == "DW-101"
    assert once.state()["bag"] == 181


@pytest.mark.rule("DW-6", "DW-7")
def test_a_type_is_what_its_components_say():
    troops = {troop.key: troop for troop in load_definitions().troops}
    assert len(troops) == 11
    assert [key for key, troop in troops.items() if troop.attack is None] == ["kamikaze"]
    assert {key for key, troop in troops.items() if troop.spawns} == {"general", "chieftain"}
    assert (troops["grunt"].steps, troops["grunt"].attack.most) == (3, 4)
    assert (troops["grenadier"].directions, troops["grenadier"].attack.kind) == ("diagonal", "throw")
    assert why_not(standing({"j8": "kamikaze"}, {"j9": "grunt"}), "a attack j8 j9") == "DW-7"


@pytest.mark.rule("DW-8", "DW-9")
def test_each_seat_has_a_faction_of_five_types():
    match = opened(options={"players": 3, "factions": {"b": "cowboys", "c": "scouts"}})
    army = match.state()["army"]
    assert list(army["a"]) == ["general", "grenadier", "grunt", "kamikaze", "sniper"]
    assert set(army["b"]) == {"general", "quickshot", "shotgunner", "gunslinger", "sniper"}
    assert set(army["c"]) == {"chieftain", "sniper", "shotgunner", "spear", "lightfoot"}


@pytest.mark.rule("DW-10")
def test_three_of_each_and_the_dead_stay_dead():
    assert set(opened().state()["army"]["a"].values()) == {3}
    match = standing({"j8": "grunt"}, {"j11": "grunt", "k20": "general"})
    before = match.state()["army"]["b"]
    match.play("a attack j8 j11")
    assert match.state()["army"]["b"] == before
    match = standing({"j8": "grunt"}, {"j11": "grunt", "k20": "general"}, {"dead": "return"})
    match.play("a attack j8 j11")
    assert match.state()["army"]["b"]["grunt"] == 3


@pytest.mark.rule("DW-11")
def test_a_new_troop_and_a_new_faction_are_a_file(tmp_path):
    path = tmp_path / "pirates.yaml"
    path.write_text(
        "troops:\n"
        "  gunner:\n"
        "    name: Gunner\n"
        "    attack: {kind: throw, directions: any, reach: [2, 6]}\n"
        "factions:\n"
        "  pirates: {name: Pirates, types: [general, gunner, grunt, sniper, lightfoot]}\n",
        encoding="utf-8",
    )
    rules = wonderland.game(GAME).rules
    game = type(rules)([path])
    record = opened(options={}).record()
    start = {"troops": {"a": {"j6": "gunner"}, "b": {"l8": "grunt", "k20": "general"}}}
    from dataclasses import replace

    position = game.open(replace(record, options={"factions": {"a": "pirates"}}, setup={"position": start}))
    position.perform("a attack j6 l8", None)
    assert position.state()["troops"]["b"] == {"k20": "general"}


@pytest.mark.rule("DW-12", "DW-22")
def test_the_field_lies_in_a_margin_of_six_all_face_down():
    match = set_up(upto="base")
    assert match.state()["faces"] == {}
    assert why_not(match, f"{match.to_act} base u1 u2 u3 u4 u5 u6") == "DW-25"
    assert opened(options={"field": "6x12"}).state()["field"] == "6x12"
    assert opened(options={"field": 7}).state()["field"] == "7x7"
    assert opened(options={"players": 4}).state()["field"] == "10x10"


@pytest.mark.rule("DW-13", "DW-14")
def test_nobody_stands_on_a_gap_or_on_another():
    for troops in ({"a1": "grunt"}, {"j6": "grunt", "i6": "grunt"}):
        with pytest.raises(BadInput) as error:
            standing(troops)
        assert error.value.problems[0].rule == "DW-13"
    with pytest.raises(BadInput) as error:
        standing({"j8": "grunt"}, {"j8": "grunt"})
    assert error.value.problems[0].rule == "DW-14"


@pytest.mark.rule("DW-15", "DW-31")
def test_walls_stand_between_tiles_of_the_field_once():
    match = opened(options={"first": "a", "base": 3})
    for line in ("a base j4 j5 j6", "b base k15 k16 k17", "a wall k9j9"):
        match.play(line)
    assert match.state()["walls"] == ["j9k9"]
    assert [why_not(match, f"b wall {edge}") for edge in ("j9k9", "j6j7", "j9l9", "a1a2")] == ["DW-31"] * 4
    assert len([line for line in lines(match) if " wall " in line]) == 111


@pytest.mark.rule("DW-16", "DW-17", "DW-18", "DW-19")
def test_what_is_joined_bounds_steps_shots_and_blasts():
    walls = "j7k7 j8k8"
    match = standing(
        {"j7": "general", "k6": "grunt"}, {"k8": "kamikaze", "k20": "general"}, walls=walls, bases={"a": "k6 k5"}
    )
    assert why_not(match, "a attack j7 k8") == "DW-58"
    assert why_not(match, "a move j7 k7") == "DW-41"
    match.play("a attack k6 k8")
    assert match.state()["troops"]["a"] == {"j7": "general", "k6": "grunt"}


@pytest.mark.rule("DW-20")
def test_a_line_is_one_of_eight_and_slants_count_one():
    match = standing(
        {"j8": "shotgunner"}, {"l10": "grunt", "k10": "grunt", "k20": "general"}, {"factions": {"a": "cowboys"}}
    )
    assert why_not(match, "a attack j8 l10") is None
    assert why_not(match, "a attack j8 k10") == "DW-58"


@pytest.mark.rule("DW-21")
def test_how_dominoes_lie_is_no_part_of_the_state():
    assert not {"orientation", "lie", "turned"} & set(opened().state())


@pytest.mark.rule("DW-23", "DW-30")
def test_the_toss_and_who_places_when():
    match = opened(options={"players": 3, "base": 3, "walls": 1})
    assert {chance for _, chance in match.chances()} == {1 / 3}
    match.play("* toss b")
    assert lines(match) == {"b first a", "b first b", "b first c"}
    assert why_not(match, "b first d") == "DW-23"
    match.play("b first c")
    order = []
    while match.state()["phase"] in ("base", "wall"):
        order.append(match.to_act)
        match.play(match.legal()[0])
    assert order == list("cab") * 2
    assert len(match.state()["walls"]) == 3


@pytest.mark.rule("DW-24", "DW-25", "DW-26", "DW-27", "DW-28")
@pytest.mark.parametrize(
    ("squares", "rule"),
    [
        ("j1 j2 j3 j4 j5", "DW-24"), ("j6 j5 j4 j3 j2 j2", "DW-24"), ("j7 j6 j5 j4 j3 j2", "DW-25"),
        ("j6 j5 j4 l6 l5 l4", "DW-26"), ("i6 j6 k6 j5 j4 j3", "DW-27"), ("j5 j4 j3 j2 j1 i1", "DW-27"),
        ("j6 j5 j4 j3 j2 j1", None), ("i6 j6 j5 j4 j3 j2", None),
    ],
)  # fmt: skip
def test_what_a_base_may_be(squares, rule):
    match = opened(options={"first": "a"})
    assert why_not(match, f"a base {squares}") == rule


@pytest.mark.rule("DW-28")
def test_bases_share_no_edge():
    match = opened(options={"first": "a"})
    match.play("a base j6 j5 j4 j3 j2 j1")
    assert why_not(match, "b base k6 k5 k4 k3 k2 k1") == "DW-28"
    assert why_not(match, "b base l6 l5 l4 l3 l2 l1") is None
    assert why_not(match, "b base j6 j5 j4 j3 j2 j1") == "DW-25"


@pytest.mark.rule("DW-29")
def test_so_many_bases_are_possible_on_an_empty_field():
    assert len(opened(options={"first": "a"}).legal()) == 7008


@pytest.mark.rule("DW-32")
def test_no_wall_cuts_the_field():
    match = standing({"j6": "grunt"}, walls="g7h7")
    with pytest.raises(BadInput) as error:
        standing({"j6": "grunt"}, walls="g7h7 g7g8")
    assert error.value.problems[0].rule == "DW-32"
    assert match.state()["walls"] == ["g7h7"]


@pytest.mark.rule("DW-33", "DW-34", "DW-35")
def test_stocking_ends_when_all_tiles_are_stocked():
    match = set_up({"base": 3, "first": "a"}, "stock")
    squares = match.state()["bases"]["a"]
    for square in squares:
        assert match.check(f"a stock {square} grunt") is None
        match.play(f"a stock {square} grunt")
    assert why_not(match, f"b stock {match.state()['bases']['b'][1]} grunt") == "DW-33"
    while match.state()["phase"] == "stock":
        match.play(match.legal()[0])
    state = match.state()
    assert (state["turn"], state["round"], state["active"], state["actions"]) == (1, 1, "a", 3)
    assert not any(" " in troop for own in state["troops"].values() for troop in own.values())


def one_piece(squares, walls):
    """Whether every square is reached from every other by steps that no wall bars."""
    reached, front = set(), [min(squares)]
    while front:
        here = front.pop()
        if here in reached:
            continue
        reached.add(here)
        column, row = here
        beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        front += [there for there in beside if there in squares and {here, there} not in walls]
    return reached == squares


@pytest.mark.rule("DW-32")
@pytest.mark.parametrize("seed", range(3))
def test_a_wall_is_refused_just_where_the_field_would_fall_in_two(seed):
    rng = Random(seed)
    match = wonderland.game(GAME).new(
        options={"players": 4, "walls": 3, "field": "6x6", "base": 3, "first": "a"}, seed=seed
    )
    squares, standing = {(x, y) for x in range(6) for y in range(6)}, []
    while match.state()["phase"] == "base":
        match.play(str(match.legal().choose(rng)))
    while match.state()["phase"] == "wall":
        view, found = match.view("a"), []
        for edge in queries.all_edges(view):
            sides = {(ord(name[0]) - ord("g"), int(name[1:]) - 7) for name in queries.edge_squares(edge)}
            if sides not in standing:
                apart = not one_piece(squares, [*standing, sides])
                refused = queries.why_no_wall(view, edge)
                assert (refused is not None) == apart, edge
                found.append((sides, edge))
        corners = [one for one in found if queries.why_no_wall(view, one[1]) is None]
        near = [one for one in corners if any({*one[0]} & {*wall} for wall in standing)]
        sides, edge = rng.choice(near or corners)
        match.play(f"{match.to_act} wall {edge}")
        standing.append(sides)


@pytest.mark.rule("DW-32")
@pytest.mark.parametrize("gap", range(6))
@pytest.mark.parametrize("along", ["row", "column"])
def test_the_last_wall_of_a_straight_line_through_the_field_is_refused(along, gap):
    match = wonderland.game(GAME).new(
        options={"players": 4, "walls": 3, "field": "6x6", "base": 3, "first": "a"}, seed=1
    )
    while match.state()["phase"] == "base":
        match.play(str(match.legal().choose(Random(1))))
    line = [f"{c}9{c}10" if along == "row" else f"i{r}j{r}" for r, c in zip(range(7, 13), "ghijkl", strict=True)]
    for edge in [*line[:gap], *line[gap + 1 :]]:
        match.play(f"{match.to_act} wall {edge}")
    assert why_not(match, f"{match.to_act} wall {line[gap]}") == "DW-32"


@pytest.mark.rule("DW-47")
def test_a_new_tile_in_a_mines_place_is_told_of_and_has_no_face():
    match = flipping()
    events = match.play("* flip j7 6-6")
    assert ev.Replaced("j7", "6-6") in events
    assert not Position.of(match).value.faces[square_of("j7")]


class Fixed:
    """Draws what it is given."""

    def __init__(self, value):
        self.random = lambda: value


@pytest.mark.rule("DW-49", "DW-54")
@pytest.mark.parametrize(("share", "verb"), [(0.0, "shift"), (0.5, "shift"), (0.9999, "forfeit")])
def test_a_shift_is_drawn_evenly_among_all_walls_and_edges_or_forfeited(share, verb):
    match = flipping(walls="j9k9 l9l10")
    match.play("* flip j7 12-8")
    action = match.legal().choose(Fixed(share))
    assert str(action).split()[1] == verb
    assert share != 0.5 or "l9l10" in str(action)
