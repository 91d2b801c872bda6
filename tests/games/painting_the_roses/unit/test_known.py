"""What others may hold, as far as a seat knows: each deal that can have been as likely (section 13)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened, play, played, start, step
from wonderland.core.errors import IllegalAction
from wonderland.games.painting_the_roses import known
from wonderland.games.painting_the_roses.known import as_known

RULES = wonderland.game(GAME).rules
DRAWS = 250


def drawn(match, seat="a", draws=DRAWS):
    return [as_known(RULES, match.record(), seat, Random(n)) for n in range(draws)]


def hand(record, seat="b"):
    held = record.setup["position"]["hands"][seat]
    return tuple(sorted(held.split() if isinstance(held, str) else held))


def as_likely(found, ways):
    """Whether each of so many ways came about as often as the others, all but chance."""
    mean = found.total() / ways
    return len(found) == ways and all(mean / 2 < often < 1.6 * mean for often in found.values())


def test_every_hand_that_can_be_is_as_likely_the_true_one_too():
    match = start(hands={"a": "2C 8D", "b": "3S 4S"}, pile="6S 7S 9S", kings={})
    found = Counter(map(hand, drawn(match)))
    assert {*found} == {*combinations(["3S", "4S", "6S", "7S", "9S"], 2)}
    assert as_likely(found, 10)
    piles = {len(record.setup["position"]["pile"].split()) for record in drawn(match, draws=5)}
    assert piles == {3}


def test_a_card_that_was_shown_can_have_come_with_any_draw():
    """Bluebell walks by the 3S, which she held from the first or drew in one of two lines."""
    match = start(
        dealer="b", active="b", hands={"a": "2C 8D", "b": "4S"}, guards={"a": "4D a3", "b": "5S b3"},
        pile="3S 6S 7S JC QC", kings={},
    )  # fmt: skip
    play(match, "b end", "* draw b 3S", "* draw b 6S", "* reveal JC", "a end", "* draw a 7S",
         "* draw a QC", "* reveal JC", "b move 3S a1")  # fmt: skip
    lines = [record.moves for record in drawn(match)]
    first = Counter(
        "hand" if "3S" not in "".join(moves[:3]) else "first" if "3S" in moves[1] else "second" for moves in lines
    )
    assert as_likely(first, 3)


def test_a_face_card_as_the_first_guardsman_tells_that_there_is_no_number():
    """PR-16 with the option: the whole hand was face cards, and is in whatever is drawn."""
    for seed in range(40):
        match, rng = opened(options={"guard": "number"}, seed=seed), Random(seed)
        while match.state()["phase"] != "hand":
            step(match, rng)
        seat = match.state()["dealer"]
        faces = [c for c in match.state()["pile"] if c[0] in "JQK" and c != "QH"][:6]
        play(match, *(f"* hand {seat} {card}" for card in faces))
        while match.to_act == "*":
            step(match, rng)
        play(match, f"{seat} guard {faces[0]}")
        other = next(one for one in match.seats if one != seat)
        for record in drawn(match, other, draws=5):
            dealt = [m.split()[3:] for m in record.moves if m.startswith(f"* hand {seat}")]
            assert all(card[0] in "JQK" for cards in dealt for card in cards)
        return


@pytest.mark.parametrize("options", [{"players": 6}, {"players": 4, "packs": 2}, {"players": 5, "guard": "number"}])
@pytest.mark.parametrize("seed", range(3))
def test_with_two_packs_no_more_of_a_card_are_held_than_there_are(options, seed):
    """Every line of such a record can be played; nothing in it is as it truly was drawn by rule."""
    match = played(seed, options, most=60 + 90 * seed)
    if match.result is None:
        for seat in match.seats[:2]:
            one, other = (as_known(RULES, match.record(), seat, Random(n)) for n in (1, 2))
            assert one.moves != other.moves
            assert wonderland.game(GAME).load(one).view(seat) == match.view(seat)


def test_a_hedge_that_was_painted_before_the_match_keeps_its_rank_to_itself():
    """With ranks to be remembered nobody has seen it: the option, and a custom start."""
    match = start(
        a="3H* 7C 9D 2S TD", options={"ranks": "memory"}, hands={"a": "2C", "b": "3S"}, pile="4S QC", kings={}
    )
    assert match.view("b")["gardens"]["a"][0] == "?*"
    gardens = Counter(r.setup["position"]["gardens"]["a"].split()[0] for r in drawn(match, "b"))
    assert {*gardens} == {"3H*", "4S*", "2C*"}
    assert as_likely(gardens, 3)


def test_where_no_hands_fit_the_truth_is_not_given_instead(monkeypatch):
    def refused(*_):
        raise IllegalAction("", "it went otherwise")

    match = played(1, {"players": 2}, most=20)
    monkeypatch.setattr(known.Position, "played", refused)
    with pytest.raises(LookupError):
        as_known(RULES, match.record(), "a", Random(1))
