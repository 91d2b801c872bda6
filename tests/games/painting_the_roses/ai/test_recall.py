"""What agents remember, and how it weighs the hands they think hidden."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.painting_the_roses.tools import opened, play, start
from wonderland.core.game import CHANCE
from wonderland.games.painting_the_roses.ai.deals import Deals
from wonderland.games.painting_the_roses.state import NONE, listed


def share(match, seat, card, of="b", deals=200):
    """How often a seat thinks that another holds a card."""
    view = match.view(seat)
    dealt = Deals(view.known, listed(view.unseen))
    rng, at = Random(4), match.seats.index(of)
    kind = view.known.config.kind[card]
    return sum(kind in dealt.deal(view.known, rng).hands[at] for _ in range(deals)) / deals


def test_a_card_that_was_shuffled_back_is_in_no_hand_from_before():
    """PR-82: what lay among the discards nobody holds, until somebody draws."""
    match = start(dealer="a", hands={"a": "2C 8D", "b": "3S 4S 6S 7S 9S"}, discards="QC 3C", b="4C 4H 8S 6D AC")
    play(match, "a end", "* draw a 5D", "* draw a 6C", "* reveal 7H")
    assert share(match, "a", "QC") == share(match, "a", "7H") == 0.0
    assert share(match, "a", "QD") > 0.08
    play(match, "b end", "* draw b 5C")
    assert share(match, "a", "QC") > 0.0


def test_hands_dealt_hold_what_they_hold_and_the_pile_the_rest():
    match = start(dealer="a", hands={"a": "2C 8D", "b": "3S 4S 6S 7S 9S"}, discards="QC 3C")
    view = match.view("a")
    dealt = Deals(view.known, listed(view.unseen)).deal(view.known, Random(1))
    assert [len(hand) for hand in dealt.hands] == [2, 5]
    assert NONE not in dealt.hands[1]
    assert dealt.pile_size == sum(dealt.pile)
    unseen = sorted([*dealt.hands[1], *listed(dealt.pile)])
    assert unseen == listed(view.unseen)


@pytest.mark.parametrize(
    ("guard", "more", "less"),
    [
        ("5S b3", "2C", "TS"),  # it idles on an eight: what would have paid is held less
        ("5S a2", "TS", "KC"),  # nothing to pay there; but a King could always have been laid
    ],
)
def test_what_was_left_undone_tells(guard, more, less):
    match = start(active="b", dealer="a", guards={"a": "4D a3", "b": guard}, hands={"b": "3S 4S 6S"})
    play(match, "b end", "* draw b 5C", "* draw b 6C", "* reveal 7H")
    assert share(match, "a", more) > 1.5 * share(match, "a", less)


def test_a_seat_that_keeps_its_king_while_it_is_undone_has_paint():
    match = start(
        b="4C 4H* 8S 6D AC",
        guards={"a": "4D a3", "b": "5S b3"},
        kings={"b": "KC"},
        hands={"a": "QC 2D", "b": "3S 5C 6S"},
    )
    before = share(match, "a", "2C")
    play(match, "a play QC b2", "b allow")
    assert share(match, "a", "2C") < before


def test_memory_is_of_what_all_saw():
    """Whatever was drawn unseen, what is remembered is the same."""

    def remembered(*drawn):
        match = start(dealer="b", active="a", hands={"a": "2C 8D"})
        play(match, "a end", *(f"* draw a {card}" for card in drawn), "* reveal 7H")
        return match.position.value.recall

    assert remembered("5D", "6C") == remembered("KD", "QH")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_card_in_a_hand_is_remembered_by_the_turn_it_may_have_come_in(players):
    """One turn for each card from the deal on, whatever is drawn, spent, laid down or let go."""
    match, rng = opened(options={"players": players}, seed=players), Random(players)
    while match.to_act is not None and match.turn < 4 * players:
        if match.to_act == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(list(match.legal())))
        state = match.position.value
        assert state.recall is not None
        assert [len(since) for since in state.recall.drawn] == [len(hand) for hand in state.hands]
        for since in state.recall.drawn:
            assert all(0 <= turn <= state.turn for turn in since)


def test_a_card_leaves_the_memory_of_its_own_hand():
    match = start(dealer="b", active="a", hands={"a": "2C 8D", "b": "3S 4S"})
    play(match, "a move 2C a5", "a end", "* draw a 5D")
    assert match.position.value.recall.drawn == ((0, match.turn), (0, 0))
