"""Lists of actions are one list however they are asked, draws are fair, and actions mean what they say."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import wonderland
from tests.games.wonderland.helpers import POOL_E, ROW7, being, fresh, game, legal, play, rule_of, start
from tests.games.wonderland.oracle.randomplay import random_position, themed_position
from wonderland.games.wonderland import combat, paths
from wonderland.games.wonderland.components import POINTS
from wonderland.games.wonderland.legal import Summons
from wonderland.games.wonderland.table_state import EAST, WEST

rule = pytest.mark.rule
LAID = {"w": ROW7[:9], "e": ROW7[9:]}


def four():
    """West may choose from two cards, and pay for a fourth die."""
    pools = {"w": ["4H", "AS"], "e": POOL_E}
    return start({"four_dice": True}, pools, phase="choose", factors={"w": {"C": 1}})


def one_path(grid, shape, first):
    """A state with room for the squares of one path alone, and West to lay."""
    state = start({"rows": 9, "line": 5}, phase="choose").position.value.copy()
    squares = [first + delta for delta in grid.shapes[shape].deltas]
    room = sum(grid.bit[square] for square in squares)
    state.laid = (grid.board & ~room & ~grid.image_mask, 0)
    return state, squares


@rule("W-16", "W-31", "W-71")
def test_a_list_is_the_same_counted_listed_and_looked_up():
    places = {"w4H": "c7", "wTS": "f7", "e2S": "d7"}
    beings = [{"id": name, "square": square} for name, square in places.items()]
    busy = start(laid=LAID, factors={"w": {"M": 2, "A": 1, "F": 2}}, beings=beings)
    for match in (four(), start(phase="choose"), busy):
        listed = [str(action) for action in match.legal()]
        assert len(match.legal()) == len(listed) == len(set(listed))
        assert [str(match.legal()[i]) for i in range(len(listed))] == listed
    assert legal(four()) == ["w dice 4H", "w dice 4H AS", "w dice AS", "w four"]


@rule("W-71")
def test_each_choice_of_dice_is_drawn_as_often_as_another():
    rng = random.Random(1)
    choices = four().legal()
    drawn = Counter(str(choices.choose(rng)) for _ in range(2000))
    assert set(drawn) == set(legal(four()))
    assert all(420 < count < 580 for count in drawn.values()), drawn


@rule("W-10")
def test_the_side_that_begins_is_drawn_fairly():
    match = game().new(options={"preset": "quick"}, seed=1)
    assert [(str(a), p) for a, p in match.chances()] == [("* first w", 0.5), ("* first e", 0.5)]
    drawn = Counter(str(match.position.drawn(number * 977 + 13)) for number in range(100))
    assert drawn == {"* first w": 50, "* first e": 50}


@rule("W-22", "W-23", "W-24", "W-30")
def test_room_for_one_path_is_found_whatever_its_shape():
    grid = start({"rows": 9, "line": 5}, phase="choose").position.config.grid
    found = set()
    for shape in range(len(grid.shapes)):
        for first in grid.members_unsorted(grid.board & ~grid.image_mask):
            if not grid.path_mask(first, shape) or grid.path_mask(first, shape) & grid.image_mask:
                continue
            state, squares = one_path(grid, shape, first)
            assert paths.has_space(state, 0)
            assert paths.refusal(state, 0, squares) is None
            index = paths.PathIndex(state, 0)
            listed = list(paths.iterate(state, 0))
            assert {(first, shape, square) for square in squares} & set(listed)
            assert [index.at(number) for number in range(index.total)] == listed
            with pytest.raises(IndexError):
                index.at(index.total)
            if shape % 16 == 0:
                lottery = paths.Lottery(state, 0)
                tickets = [lottery.ticket(number) for number in range(lottery.tickets)]
                assert Counter(filter(None, tickets)) == Counter(listed)
            found.add(shape)
            break
    assert found == set(range(len(grid.shapes)))


@rule("W-28")
def test_to_decline_is_drawn_as_often_as_any_path():
    grid = start({"rows": 9, "line": 5}, phase="choose").position.config.grid
    first = next(s for s in grid.members_unsorted(grid.board) if grid.path_mask(s, 0)
                 and not grid.path_mask(s, 0) & grid.image_mask)  # fmt: skip
    state, _ = one_path(grid, 0, first)
    summons, rng = Summons(state), random.Random(2)
    summons.cards = [0]
    drawn = Counter(summons.draw(rng) for _ in range(20 * summons.count()))
    assert set(drawn) == set(summons)
    assert [summons.at(number) for number in range(summons.count())] == list(summons)
    assert all(5 < count < 50 for count in drawn.values()), drawn


@rule("W-44")
def test_an_image_and_an_enemy_in_reach_are_two_targets():
    match = start({"rows": 3, "line": 2}, factors={"w": {"A": 1}})
    config = match.position.config
    image = config.grid.names[config.grid.images[1]]
    beside = next(n for n in config.grid.names if n[1:] == image[1:] and ord(n[0]) == ord(image[0]) - 1)
    above = f"{beside[0]}{int(beside[1:]) + 1}"
    match = start({"rows": 3, "line": 2}, laid={"w": [beside, above], "e": []}, factors={"w": {"A": 1}},
                  beings=[{"id": "w4H", "square": beside}, {"id": "e2S", "square": above}])  # fmt: skip
    assert {"w attack 4H image", "w attack 4H e2S"} <= set(legal(match))
    state = match.position.value
    walker, enemy = state.beings[0][0], state.beings[1][0]
    square = state.config.grid.names.index(beside)
    assert combat.targets_from(state, walker, square) == [combat.IMAGE, enemy]


@rule("W-64")
def test_only_those_that_were_hit_are_told_of():
    match = start(laid=LAID, factors={"w": {"A": 1}}, beings=[
        {"id": "w4H", "square": "c7"}, {"id": "e3C", "square": "d7"}, {"id": "e2S", "square": "f7"}])  # fmt: skip
    events = play(match, "w attack 4H e3C", "w end")
    assert [e.being for e in events if type(e).__name__ == "Damaged"] == ["e3C"]


@rule("W-35", "W-56")
def test_who_shared_a_square_stands_there_alone_when_the_other_is_gone():
    match = start(
        laid={"w": ["b7", "c7", "d7", "c8", "c9", "c10"], "e": ROW7[9:]},
        factors={"w": {"M": 3, "F": 1}, "e": {"M": 2, "A": 1}},
        beings=[{"id": "wTS", "square": "c7"}, {"id": "w6H", "square": "b7"}, {"id": "e5S", "square": "c9"}],
    )
    play(match, "w move 6H c7", "w blast TS 1")
    assert being(match, "wTS") is None and being(match, "w6H")["square"] == "c7"
    assert rule_of(match, "w halt 6H") is not None, "nobody shares a square"
    assert "w move 6H d7" in legal(match)
    state = match.position.value
    alone = state.being_on(WEST, state.config.grid.names.index("c7"))
    assert state.config.ids[alone] == "w6H"


@rule("W-35", "W-57")
def test_a_rook_that_goes_elsewhere_takes_its_points_and_leaves_those_who_share_alone():
    match = start(
        laid={"w": ["b7", "c7", "d7", "e7"], "e": ["e9", "d9"]},
        factors={"w": {"M": 3, "A": 1}, "e": {"F": 1}},
        beings=[
            {"id": "w4H", "square": "c7"},
            {"id": "w6H", "square": "b7"},
            {"id": "w2D", "square": "d9"},
            {"id": "eTS", "square": "e9"},
        ],
    )
    play(match, "w attack 2D eTS", "e pass", "w move 6H c7", "e pass", "w move 6H d7", "e blast TS 1")
    state = match.position.value
    gone = state.discards[1][-1]
    assert state.config.ids[gone] == "eTS"
    assert not state.columns[POINTS + gone]
    assert not state.held[EAST] & state.config.grid.bit[state.config.grid.names.index("e9")]
    play(match, *(["w pass"] if match.state()["phase"] == "window" else []))
    assert being(match, "w4H")["square"] == "c7"
    assert being(match, "w6H")["square"] == "d7"


@rule("W-58", "W-61")
def test_the_first_refusal_is_the_one_that_is_told():
    """Were the pass said first, it would be West's turn to act: nobody wants to hear of that."""
    factors = {"w": {"A": 1}, "e": {"M": 1, "F": 1, "A": 1, "D": 1, "C": 1}}
    places = {"w4H": "c7", "eKC": "d7", "eJC": "f7"}
    beings = [{"id": name, "square": square} for name, square in places.items()]
    match = start(laid=LAID, factors=factors, beings=beings)
    play(match, "w attack 4H eKC")
    use = next(line for line in legal(match) if line.startswith("e use"))
    refused = match.check(use.rsplit(maxsplit=1)[0] + " 99")
    assert refused is not None
    assert "to act" not in str(refused.message)


@rule("W-43")
def test_an_action_that_was_legal_is_judged_anew():
    match = start(
        laid=LAID, factors={"w": {"A": 2}}, beings=[{"id": "w4H", "square": "c7"}, {"id": "e3C", "square": "d7"}]
    )
    attack, end = (next(a for a in match.legal() if word in str(a)) for word in ("attack", "end"))
    play(match, attack)
    before = match.state()
    with pytest.raises(wonderland.IllegalAction):
        match.play(attack)
    assert match.state() == before
    play(match, end)
    play(match, *(["e done"] if match.state()["phase"] == "defend" else []))
    play(match, "e dice AH", "* roll M")
    before = match.state()
    assert (before["phase"], before["to_act"]) == ("action", "e")
    with pytest.raises(wonderland.IllegalAction):
        match.play(end)
    assert match.state() == before


def test_an_action_of_another_match_counts_as_its_line():
    beings = [{"id": "w4H", "square": "c7"}, {"id": "w2D", "square": "e7"}]
    one = start(pools={"w": ["4H", "2D"], "e": []}, laid=LAID, factors={"w": {"M": 2}}, beings=beings)
    two = start(pools={"w": ["4H", "2D", "AH", "AS", "3D", "3S"], "e": []}, laid=LAID, factors={"w": {"M": 2}},
                beings=[{"id": "wAH", "square": "g7"}, *beings])  # fmt: skip
    step = next(action for action in one.legal() if str(action) == "w move 4H d7")
    two.play(step)
    assert being(two, "w4H")["square"] == "d7" and being(two, "wAH")["square"] == "g7"


def test_a_line_of_several_actions_tells_all_that_happened():
    match = start(laid=LAID, factors={"w": {"M": 3}}, beings=[{"id": "w4H", "square": "c7"}])
    moved = [e for e in play(match, "w move 4H d7 e7 f7") if type(e).__name__ == "Moved"]
    assert [event.target for event in moved] == ["d7", "e7", "f7"]
    with pytest.raises(wonderland.IllegalAction):
        match.play("w move 4H e7")
    assert being(match, "w4H")["square"] == "f7"


@rule("W-70")
@pytest.mark.parametrize("face_down", [True, False])
def test_a_line_hides_cards_chosen_face_down(face_down):
    match = fresh(face_down=face_down)
    play(match, "w dice AS 4H")
    assert match.lines_for("w")[-1] == "w dice AS 4H"
    assert (match.lines_for("e")[-1] == "w dice AS 4H") == (not face_down)


@rule("W-14", "W-76")
def test_a_sample_is_a_selection_that_could_be():
    cards = game().rules.definitions.cards
    match, rng = fresh(), random.Random(1)
    for _ in range(30):
        pool = match.view("w").sample(rng).state()["pools"]["e"]
        assert len(pool) == len(match.state()["pools"]["e"])
        assert len({(cards[c].rank, cards[c].colour) for c in pool}) == len(pool)
    match = fresh(face_down=True)
    play(match, "w dice AS 4H JS")
    sample = match.view("e").sample(rng).state()
    assert len(sample["pools"]["w"]) == len(match.state()["pools"]["w"])
    assert [cards[d["card"]].level for d in sample["dice"]] == [1, 1, 1]


@rule("W-58", "W-76")
@pytest.mark.parametrize("seed", range(0, 40, 10))
def test_what_goes_on_in_a_sample_goes_on_as_in_the_match(seed):
    """Whatever hidden cards are, what was declared happens to the same beings."""
    windows = 0
    for one in range(seed, seed + 10):
        make = themed_position("answers", one) if one % 2 else random_position(one)
        options, pools, position = make
        match = wonderland.game("wonderland").new(options=options, pools=pools, seed=one, position=position)
        rng = random.Random(one)
        for _ in range(25):
            if match.to_act in (None, "*"):
                break
            if match.state()["phase"] == "window":
                windows += 1
                sample, then = match.view(match.to_act).sample(rng), match.copy()
                line = f"{match.to_act} pass"
                sample.perform(line, [])
                then.play(line)
                for key in ("beings", "factors", "images", "phase", "to_act", "discards"):
                    assert sample.state()[key] == then.state()[key], (one, match.lines)
            lines = [str(a) for a in match.legal()]
            bold = [line for line in lines if line.split()[1] in ("attack", "use", "blast", "move")]
            match.play(rng.choice(bold or lines))
    assert windows > 3


@rule("W-11", "W-22", "W-23", "W-24")
@pytest.mark.parametrize(
    ("squares", "told"),
    [
        ("j7 j8", "j7 is beside neither"),
        ("b7 d7", "b7 and d7 are no domino"),
        ("b7 b8 b9 c10", "b9 and c10 are no domino"),
        ("b7 b8 d8 d9", "d8 does not touch b8, the far end"),
        ("b7 b8 b9 b10 d10 d11", "d10 does not touch b10, the far end"),
        ("b7 a7", "a7 is an Image’s square"),
        ("b7 b8 b8 b9", "b8 is used twice"),
        ("b7 c5", "c5 is laid already"),
        ("b7 h3", "h3 is laid already"),
    ],
)
def test_why_a_path_is_none_names_the_squares(squares, told):
    state = start(phase="choose", laid={"w": ["h3"], "e": ["c5"]}).position.value
    names = state.config.grid.names
    refused = paths.refusal(state, 0, [names.index(square) for square in squares.split()])
    assert told.replace("’", "'") in refused[1].replace("’", "'")


@rule("W-35", "W-43", "W-44")
@pytest.mark.parametrize("seed", range(8))
def test_whom_a_being_may_attack_is_what_is_listed(seed):
    """In a crowd where one attack after another is made, until the factor is used up."""
    rng = random.Random(seed)
    options, pools, position = themed_position("passing" if seed % 2 else "feeble", seed)
    side = position["active"]
    position["factors"] = {**position["factors"], side: {"C": 0, "F": 0, "D": 0, "A": 2, "M": 4}}
    match = game().new(options=options, pools=pools, seed=seed, position=position)
    for _ in range(8):
        if match.to_act != side or match.state()["phase"] != "action":
            break
        state = match.position.value
        ids = state.config.ids
        may = {
            f"{side} attack {ids[one][1:]} {'image' if target == combat.IMAGE else ids[target]}"
            for one in state.beings[state.active]
            for target in combat.targets(state, one)
        }
        assert may == {line for line in legal(match) if line.split()[1] == "attack"}
        lines = [line for line in legal(match) if line.split()[1] in ("attack", "move")]
        if not lines:
            break
        play(match, rng.choice(lines))
        while match.state()["phase"] == "window":
            play(match, f"{match.to_act} pass")


@rule("W-32")
def test_a_move_is_refused_for_its_second_step_too():
    match = start(laid={"w": ["b7", "c7", "c8"]}, factors={"w": {"M": 3}}, beings=[{"id": "w4H", "square": "b7"}])
    assert match.check("w move 4H c7 c8") is None
    assert match.check("w move 4H c7 b8").rule == "W-32"
    assert match.check("w move 4H c7 c8 c7 b7").rule == "W-33"


@rule("W-14", "W-35", "W-76")
def test_in_a_sample_the_seat_may_do_what_it_may_do():
    """Whoever the hidden cards are, the beings stand where they stand, two on one square too."""
    shared = 0
    for seed in range(8):
        rng = random.Random(seed)
        options, pools, position = themed_position("passing", seed)
        match = game().new(options=options, pools=pools, seed=seed, position=position)
        for _ in range(10):
            seat = match.to_act
            if seat not in ("w", "e"):
                break
            sample = match.view(seat).sample(rng)
            lines = legal(match)
            assert sorted(str(action) for action in sample.legal(seat)) == lines
            squares = [one["square"] for one in match.state()["beings"]]
            shared += len(squares) > len(set(squares))
            steps = [line for line in lines if line.split()[1] == "move"]
            onto = [line for line in steps if line.split()[-1] in squares]
            play(match, rng.choice(onto or steps or lines))
    assert shared, "somebody was passing"
