"""Corners of unfolding: where nets fit on crowded tables, and what is said where none does."""

from __future__ import annotations

import random

import pytest

from tests.games.dungeon_dice.oracle.ground import all_places, name
from tests.games.dungeon_dice.tools import lines, opened, play, start, why_not
from wonderland.games.dungeon_dice.laying import nth_bit
from wonderland.games.dungeon_dice.placing import has_space, places
from wonderland.games.dungeon_dice.queries import laying, state_of

SIZE = {"columns": 9, "rows": 5}
ROLL = {"dice": "1G 1G 1G", "figures": "RAB"}
SLOTS = {"w": (0, 2), "e": (8, 2)}
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def asked(laid):
    """West has three dice that call the Rabbit, on a small table."""
    match = start(SIZE, {"w": ROLL}, phase="choose", laid=laid)
    return play(match, "w dice 1G 1G 1G", "* roll S S S")


def foothold(laid, side):
    """The squares that touch a side's slot or its ground (DD-37)."""
    own = [*laid[side], SLOTS[side]]
    return {(x + dx, y + dy) for x, y in own for dx, dy in BESIDE}


@pytest.mark.rule("DD-35", "DD-36", "DD-37", "DD-39")
@pytest.mark.parametrize("seed", range(40))
def test_nets_fit_where_the_letter_says_on_tables_with_little_room(seed):
    rng = random.Random(seed)
    board = [(x, y) for x in range(9) for y in range(5) if (x, y) not in SLOTS.values()]
    taken = rng.sample(board, rng.choice([24, 28, 30, 32]))
    if seed % 2:  # what is free lies together
        heart = rng.choice(board)
        board.sort(key=lambda at: abs(at[0] - heart[0]) + abs(at[1] - heart[1]))
        taken = [at for at in board[rng.randrange(6, 15) :] if at != heart]
    half = rng.randrange(len(taken))
    laid = {"w": taken[:half], "e": taken[half:]}
    match = asked({side: " ".join(map(name, squares)) for side, squares in laid.items()})
    for side in "we":
        touching = foothold(laid, side)
        fits = {
            (net, name(at)) for net, at, squares in all_places(9, 5) if not squares & set(taken) and squares & touching
        }
        found = laying.starts(match, side)
        assert {(net, at) for net, squares in found.items() for at in squares} == fits
        assert has_space(state_of(match), "we".index(side)) == bool(fits)
        if side == "w":
            assert match.state()["phase"] == ("summon" if fits else "action")
            summons = {f"w summon RAB {net} {at}" for net, at in fits}
            assert set(lines(match)) == ({"w skip", *summons} if fits else {"w end"})


@pytest.mark.rule("DD-39")
def test_a_free_row_has_no_space_though_it_touches_ones_own():
    match = asked({"w": "a1-i1 a2-i2 b3-h3", "e": "a5-i5"})
    assert match.state()["phase"] == "action"
    assert not has_space(state_of(match), 0)


@pytest.mark.rule("DD-35", "DD-38")
def test_a_net_in_the_corner_of_the_table_is_told_whole():
    match = asked({"w": "a2"})
    corner = [line for line in lines(match) if line.startswith("w summon RAB ") and line.endswith(" b1")]
    assert corner
    for line in corner:
        told = match.copy()
        play(told, line)
        (called,) = [event for event in told.last_events if type(event).__name__ == "Summoned"]
        assert sorted([*called.squares, "a2"]) == sorted(told.state()["laid"]["w"])
    assert any("a1" in laying.ghost(match, "w", line.split()[3], "b1").squares for line in corner)


@pytest.mark.rule("DD-35")
def test_what_is_held_over_the_edge_shows_what_is_on_the_table():
    match = asked({"w": "a2"})
    ghost = laying.ghost(match, "w", "E/0", "a1")
    assert ghost.squares[0] == "a1"
    assert set(ghost.squares) == {"a1", "a2", "b1", "c1"}
    assert ghost.refused[0] == "DD-35"


@pytest.mark.rule("DD-31", "DD-35", "DD-36")
def test_why_a_net_can_not_lie_there():
    match = asked({"w": "a2 b2", "e": "e1"})
    for line, rule, words in (
        ("w summon RAB E/0 b3", "DD-35", "a3 is a Master’s slot"),
        ("w summon RAB E/0 a1", "DD-35", "leaves the table"),
        ("w summon RAB E/0 t9", "DD-35", "leaves the table"),
        ("w summon RAB E/0 c2", "DD-36", "b2 is laid already"),
        ("w summon RAB E/0 e2", "DD-36", "e1 is laid already"),
        ("w summon RAB E/0 b2", "DD-36", "a2 is laid already"),
        ("w summon RAB E/0 f4", "DD-37", "no dungeon or slot of yours"),
        ("w summon LIO E/0 c4", "DD-31", "Lion is not in the pool"),
    ):
        refused = match.check(line)
        assert refused is not None and refused.rule == rule, line
        assert words in refused.message, (line, refused.message)


@pytest.mark.rule("DD-35")
def test_a_net_that_starts_off_the_table_leaves_it():
    """Wherever its other squares might lie."""
    match = asked({"w": "a2"})
    for letter in "ABCDEFGHIJK":
        for net in [net.text for net in state_of(match).config.definitions.nets if net.net == letter]:
            refused = match.check(f"w summon RAB {net} t9")
            assert refused.rule == "DD-35"
            assert "leaves the table" in refused.message, net


@pytest.mark.rule("DD-29")
def test_a_number_draws_a_square_of_a_set():
    rng = random.Random(1)
    for size in (1, 2, 3, 7, 60, 250):
        squares = rng.sample(range(250), size)
        drawn = [nth_bit(sum(1 << square for square in squares), at) for at in range(size)]
        assert drawn == sorted(squares)


@pytest.mark.rule("DD-31")
def test_the_list_of_summons_ends_where_it_ends():
    match = asked({"w": "a2"})
    legal = match.legal()
    assert str(legal[0]) == "w skip"
    assert [str(legal[at]) for at in range(len(legal))] == [str(action) for action in legal]
    with pytest.raises(IndexError):
        legal[len(legal)]
    room = places(match.position.value, 0)
    assert [room.at(number) for number in range(room.total)] == list(room)
    with pytest.raises(IndexError):
        room.at(room.total)
    rng = random.Random(1)
    assert {str(legal.choose(rng)) for _ in range(50)} <= set(lines(match))
    assert why_not(opened({"first": "w"}), "w skip") == "DD-94"


@pytest.mark.rule("DD-29")
def test_outcomes_are_the_same_listed_and_looked_up():
    match = start(SIZE, {"w": {"dice": "1G 3B"}}, phase="choose")
    play(match, "w dice 1G 3B")
    legal = match.legal()
    listed = [str(action) for action in legal]
    assert len(legal) == len(set(listed)) == 3 * 5
    assert [str(legal[at]) for at in range(len(legal))] == listed
    rng = random.Random(1)
    assert {str(legal.choose(rng)) for _ in range(300)} == set(listed)
    assert why_not(opened(), "* first x") == why_not(opened(), "* first") == "DD-94"


@pytest.mark.rule("DD-37", "DD-39")
def test_one_place_is_room_enough_wherever_it_touches():
    """Nothing is free but the squares of one net; one of them, or none, touches one's own."""
    config = start(SIZE, {"w": ROLL}, phase="choose").position.config
    bits = config.grid.bit
    for _, _, squares in all_places(9, 5)[::5]:
        own = [bits[config.grid.square[name(square)]] for square in squares]
        assert not config.laying.any_place(sum(own), 0)
        assert all(config.laying.any_place(sum(own), bit) for bit in own)
        assert not any(config.laying.any_place(sum(own) - bit, own[0] & ~bit) for bit in own)


@pytest.mark.rule("DD-34", "DD-38")
def test_whoever_is_called_is_numbered_after_the_highest_in_play():
    match = start(SIZE, {"w": ROLL}, phase="choose", laid={"w": "b2-h2"}, monsters=["eRAB5 d2", "wTOV1 b2", "wRAB3 c2"])
    play(match, "w dice 1G 1G 1G", "* roll S S S")
    play(match, next(line for line in lines(match) if line.startswith("w summon RAB")))
    assert set(match.state()["monsters"]) == {"eRAB5", "wTOV1", "wRAB3", "wRAB4"}
