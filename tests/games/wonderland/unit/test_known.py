"""A match as one seat knows it: the same course, and nothing in it that is hidden (W-70, W-76)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.wonderland.helpers import fresh, game, play, random_match, start
from wonderland.games.wonderland.known import as_known
from wonderland.games.wonderland.words import other

NOT_TOLD = ("pools",)


def known(match, seat):
    return as_known(game().rules, match.record(), seat, Random(1))


def told(state, seat):
    """What a seat sees of a state: all but the other side's pool, and the cards of its dice."""
    seen = {key: value for key, value in state.items() if key not in NOT_TOLD}
    return {**seen, "own": state["pools"][seat], "many": len(state["pools"][other(seat)])}


def hidden(match, seat):
    """The cards of the other side that a seat has never seen."""
    view = match.view(seat)
    mine = set(view.known.config.selections["we".index(other(seat))])
    return set(match.record().setup["pools"][other(seat)]) - mine


@pytest.mark.rule("W-76")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", ["w", "e"])
def test_it_goes_as_the_match_went_and_looks_the_same_to_the_seat(seed, seat):
    match = random_match(seed, 60 * (seed + 1), preset="quick")
    record = known(match, seat)
    assert record.moves == match.lines, "cards that were chosen face up are seen"
    replayed = game().load(record)
    assert told(replayed.state(), seat) == told(match.state(), seat)
    assert len(record.setup["pools"][other(seat)]) == len(match.position.config.selections[0])


@pytest.mark.rule("W-76")
@pytest.mark.parametrize("seat", ["w", "e"])
def test_it_is_the_same_whatever_is_hidden(seat):
    """Two matches that differ in nothing but unseen cards give one record."""
    match = random_match(3, 24)
    mine, theirs = seat, other(seat)
    unseen = hidden(match, seat)
    assert unseen, "something is hidden"
    record = match.record()
    swapped = dict(record.setup["pools"])
    swapped[theirs] = [_sibling(card) if card in unseen else card for card in swapped[theirs]]
    other_record = replace(record, setup={**record.setup, "pools": swapped})
    assert swapped[theirs] != record.setup["pools"][theirs]
    one, two = (as_known(game().rules, r, mine, Random(1)) for r in (record, other_record))
    assert one == two


def _sibling(card):
    """The card of the same rank and colour, which a pool may hold instead (W-14)."""
    return card[0] + {"H": "D", "D": "H", "S": "C", "C": "S"}[card[1]]


@pytest.mark.rule("W-70", "W-76")
def test_dice_that_were_chosen_face_down_keep_their_levels_and_not_their_cards():
    match = fresh(face_down=True)
    play(match, "w dice AS 4H", "* roll M A")
    play(match, "w end", "e dice AH 4C QD", "* roll M M M", "e end", "w dice JS 2D", "* roll M M")
    record = known(match, "w")
    assert [line for line in record.moves if line[0] == "w"] == [line for line in match.lines if line[0] == "w"]
    cards = game().rules.definitions.cards
    (true,) = (line.split()[2:] for line in match.lines if line.startswith("e dice"))
    (guessed,) = (line.split()[2:] for line in record.moves if line.startswith("e dice"))
    assert [cards[card].level for card in guessed] == [cards[card].level for card in true]
    assert game().load(record).state()["factors"] == match.state()["factors"]
    own = known(match, "e")
    assert [line for line in own.moves if line.startswith("e dice")] == ["e dice AH 4C QD"]


@pytest.mark.rule("W-68", "W-76")
@pytest.mark.parametrize("hidden_card", ["4C", "AH"])
def test_a_guess_leaves_the_other_side_what_it_must_have(hidden_card):
    """East has no being in play and is not beaten, so a level of its pool has a pair."""
    match = start(
        pools={"w": ["AS", "4H"], "e": [hidden_card, "JC"]},
        factors={"w": {}, "e": {}},
        laid={"w": ["b7", "b8"], "e": []},
        beings=[{"id": "wAS", "square": "b7"}],
    )
    play(match, "w end")
    assert match.result is None
    pool = known(match, "w").setup["pools"]["e"]
    cards = game().rules.definitions.cards
    assert cards[pool[0]].level == cards[pool[1]].level


HOODED = {"referee": True, "hidden_beings": True}


def guesses(match, seat):
    """What a seat may take a match for, by several chances."""
    return [as_known(game().rules, match.record(), seat, Random(seed)) for seed in range(12)]


@pytest.mark.rule("W-83", "W-85")
@pytest.mark.parametrize("face_down", [False, True])
def test_who_was_summoned_unknown_is_one_of_those_that_the_dice_called(face_down):
    match = fresh(face_down=face_down, **HOODED)
    play(match, "w dice 2D 4H AS", "* roll A S S", "w summon AS b7b8 c8c9 d9e9 b7")
    play(match, "w end", "e dice AH", "* roll A")
    called = set()
    for record in guesses(match, "e"):
        dice, summon = (record.moves[at].split()[2:] for at in (0, 2))
        called.add(summon[0])
        assert summon[0] in dice[1:]
        assert face_down or dice == ["2D", "4H", "AS"]
    assert called == {"4H", "AS"} if not face_down else len(called) > 2


@pytest.mark.rule("W-85")
def test_an_unknown_being_of_a_custom_start_may_be_another_at_full_strength():
    hood = {"id": "e4C", "square": "d7", "known": False, "str": 1}
    match = start(HOODED, laid={"w": ["b7", "c7", "d7"], "e": []}, factors={"w": {"M": 1}},
                  beings=[{"id": "w6H", "square": "b7"}, hood])  # fmt: skip
    play(match, "w move 6H c7")
    found = [record.setup["position"]["beings"][1] for record in guesses(match, "w")]
    assert all(set(one) == {"id", "square", "known"} for one in found)
    assert {(one["square"], one["known"]) for one in found} == {("d7", False)}
    assert len({one["id"] for one in found}) > 2
