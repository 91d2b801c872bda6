"""Decisions and views in plain numbers: exact, whole, and nothing hidden in them."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.wonderland.helpers import POOL_E, POOL_W, random_match, start
from wonderland.core.encoding import Part
from wonderland.games import registry

some = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
OPTIONS = st.fixed_dictionaries(
    {
        "preset": st.sampled_from(["standard", "quick"]),
        "face_down": st.booleans(),
        "four_dice": st.booleans(),
        "dice": st.integers(1, 4),
        "rows": st.sampled_from([3, 7, 13]),
        "line": st.sampled_from([1, 4, 9]),
    }
)


def encoding_of(match):
    return registry.encoding(match.game.name, match.position)


def all_said(encoding, view, said=()):
    """Every way to say a whole decision, found by what may follow alone."""
    for number in encoding.following(view, said):
        longer = (*said, number)
        if encoding.read(view, longer) is None:
            yield from all_said(encoding, view, longer)
        else:
            yield longer


def say_at_random(encoding, view, rng):
    said = []
    while (action := encoding.read(view, said)) is None:
        said.append(rng.choice(encoding.following(view, said)))
    return action


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_be_played_in_numbers(name):
    match, rng = wonderland.game(name).new(seed=2), random.Random(2)
    encoding = encoding_of(match)
    while match.to_act is not None and len(match.lines) < 200:
        if match.to_act == "*":
            match.draw()
            continue
        view = match.view(match.to_act)
        action = say_at_random(encoding, view, rng)
        assert match.check(action) is None
        said = encoding.write(view, action)
        assert str(encoding.read(view, said)) == str(action)
        assert all(0 <= number < encoding.numbers for number in said)
        assert all(encoding.explain(number) for number in said)
        match.play(action)
    with pytest.raises(ValueError, match="none"):
        encoding.explain(encoding.numbers)


@some
@given(st.integers(0, 10**6), OPTIONS, st.integers(5, 120))
def test_each_legal_action_is_said_in_one_way_and_nothing_else_can_be(seed, options, lines):
    match = random_match(seed, lines, **options)
    while match.to_act == "*":
        match.draw()
    encoding = encoding_of(match)
    for seat in "we":
        view = match.view(seat)
        legal = list(view.legal())
        codes = [encoding.write(view, action) for action in legal]
        assert [encoding.read(view, said) for said in codes] == legal
        assert len(set(codes)) == len(codes)
        if len(codes) < 3000:
            assert sorted(codes) == sorted(all_said(encoding, view))


@some
@given(st.integers(0, 10**6), OPTIONS)
def test_what_may_follow_is_what_some_legal_action_says_next(seed, options):
    match, rng = random_match(seed, 12, **options), random.Random(seed)
    while match.to_act == "*" or (match.to_act and match.state()["phase"] == "choose"):
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
    if match.to_act is None:
        return
    view, encoding = match.view(match.to_act), encoding_of(match)
    codes = [encoding.write(view, action) for action in view.legal()]
    said = []
    while encoding.read(view, said) is None:
        codes = [words for words in codes if words[: len(said)] == tuple(said)]
        assert encoding.following(view, said) == sorted({words[len(said)] for words in codes})
        said.append(rng.choice(encoding.following(view, said)))


def test_no_amount_is_out_of_reach():
    match = start(
        factors={"w": {"C": 30, "F": 17}},
        laid={"w": ["b7", "c7", "d7"]},
        beings=[{"id": "wJD", "square": "b7"}, {"id": "wTS", "square": "d7"}],
    )
    view, encoding = match.view("w"), encoding_of(match)
    codes = {str(encoding.read(view, said)) for said in all_said(encoding, view)}
    assert {f"w use JD wJD {n}" for n in range(1, 31)} <= codes
    assert {f"w blast TS {n}" for n in range(1, 18)} <= codes
    assert codes == {str(action) for action in match.legal()}


def test_few_numbers_are_enough():
    assert encoding_of(start()).numbers < 600


# --- observations --------------------------------------------------------------------------------
@some
@given(st.integers(0, 10**6), OPTIONS, st.integers(0, 150))
def test_an_observation_tells_nothing_that_is_hidden(seed, options, lines):
    """Whatever the enemy may hold unseen, the seat's numbers are the same."""
    match = random_match(seed, lines, **options)
    encoding, rng = encoding_of(match), random.Random(seed)
    for seat in "we":
        view = match.view(seat)
        seen, open_numbers = encoding.observe(view, ()), encoding.following(view, ())
        for _ in range(3):
            other = view.sample(rng).view(seat)
            assert encoding.observe(other, ()) == seen
            assert encoding.following(other, ()) == open_numbers


def field(encoding, row, part, *index):
    """A number of an observation by its place in a part, the last one by its name."""
    where: Part = encoding.layout[part]
    *first, name = index
    place = 0
    indices = [*first, name] if isinstance(name, int) else [*first, where.names.index(name)]
    for size, at in zip(where.shape, indices, strict=True):
        place = place * size + at
    return row[where.start + place]


def test_an_observation_holds_the_table():
    match = start(
        factors={"w": {"M": 3}, "e": {"D": 2}},
        images={"w": 2},
        laid={"w": ["b7", "b8"], "e": ["s7"]},
        beings=[{"id": "w4H", "square": "b8", "str": 1}, {"id": "e9S", "square": "s7"}],
    )
    encoding = encoding_of(match)
    deck = sorted(wonderland.game("wonderland").rules.definitions.cards)
    for seat, own, column in (("w", 0, 2), ("e", 1, 19)):
        row = encoding.observe(match.view(seat), ())
        assert len(row) == encoding.length
        assert field(encoding, row, "planes", own, 7, column - 1) == 1
        card = own, deck.index("4H")
        assert field(encoding, row, "cards", *card, "in play") == 1
        assert field(encoding, row, "cards", *card, "column") == column
        assert field(encoding, row, "cards", *card, "row") == 8
        assert field(encoding, row, "cards", *card, "strength") == 1
        assert field(encoding, row, "cards", *card, "attack") == 2
        whose = "enemy" if own else "own"
        assert field(encoding, row, "numbers", f"{whose} M") == 3
        assert field(encoding, row, "numbers", f"{whose} life") == 2
        assert field(encoding, row, "numbers", "own turn") == 1 - own
    pool = [field(encoding, row, "cards", 1, i, "in pool") for i in range(len(deck))]
    assert pool == [0] * len(deck), "East has seen none of West's pool"
    assert field(encoding, row, "numbers", "enemy pool") == len(POOL_W) - 1


def mirrored(square):
    return f"{chr(ord('a') + ord('t') - ord(square[0]))}{square[1:]}"


def test_both_sides_see_the_table_with_their_own_image_on_the_left():
    """What East sees is what West would see, had the two changed places."""
    laid = {"w": ["b7", "c7", "c8", "d8"], "e": ["e8", "s7"]}
    beings = [("w", "TS", "b7"), ("w", "JD", "c7"), ("e", "9S", "e8"), ("w", "4H", "d8")]
    factors = {"w": {"M": 2, "A": 1, "C": 2}, "e": {"F": 1}}
    swap = {"w": "e", "e": "w"}
    west = start(laid=laid, factors=factors, beings=[{"id": s + c, "square": q} for s, c, q in beings])
    east = start(
        active="e",
        pools={"w": POOL_E, "e": POOL_W},
        factors={swap[side]: have for side, have in factors.items()},
        laid={swap[side]: [mirrored(q) for q in squares] for side, squares in laid.items()},
        beings=[{"id": swap[s] + c, "square": mirrored(q)} for s, c, q in beings],
    )
    encoding = encoding_of(west)
    for seat in "we":
        a, b = west.view(seat), east.view(swap[seat])
        assert encoding.observe(a, ()) == encoding.observe(b, ())
        assert sorted(all_said(encoding, a)) == sorted(all_said(encoding, b))
    assert encoding.following(west.view("w"), ())


def test_paths_are_mirrored_too():
    for seed in range(3):
        match = random_match(seed, 0, first="e")
        rng = random.Random(seed)
        while match.state()["phase"] != "summon":
            match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
        view, encoding = match.view(match.to_act), encoding_of(match)
        codes = [(encoding.write(view, a), str(a)) for a in match.legal() if "summon" in str(a)]
        squares = encoding.layout["planes"].shape[1:]
        for said, line in rng.sample(codes, 50):
            row = encoding.observe(view, said[:3])
            plane = encoding.layout["planes"].names.index("path in hand")
            begin = plane * squares[0] * squares[1]
            seen = {order: divmod(i, squares[1])
                    for i, order in enumerate(row[begin : begin + squares[0] * squares[1]]) if order}  # fmt: skip
            squares_said = [part for domino in line.split()[3:6] for part in split(domino)]
            if match.to_act == "e":
                squares_said = [mirrored(square) for square in squares_said]
            named = [(int(square[1:]) - 1, ord(square[0]) - ord("a")) for square in squares_said]
            assert [seen[order] for order in range(1, 7)] == named


def split(domino):
    """The two squares of a domino such as ``b10b11``."""
    second = next(i for i in range(1, len(domino)) if domino[i].isalpha())
    return domino[:second], domino[second:]
