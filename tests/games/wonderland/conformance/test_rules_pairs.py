"""Paired cards (W-73, W-86 to W-93), with the worked examples (a) to (e) of the rules."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.wonderland.against import walk
from tests.games.wonderland.helpers import being, game, legal, play, rule_of
from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle
from tests.games.wonderland.oracle.randomplay import in_pairs, random_pairs, random_position, themed_position
from tests.perft import OVER, by_oracle, perft
from wonderland.games.wonderland.ai.ground import ground_of
from wonderland.games.wonderland.components import STEPPED
from wonderland.games.wonderland.definitions import load_definitions

rule = pytest.mark.rule
OWN = ["4H/TS", "TC/9S", "KH/8D", "2C/4C", "AS/AD", "JD/QD", "JC/5C"]
THEIRS = ["3C/7S", "2H/5C", "TH/9H", "AC/AS", "6D/TD", "JS/KS"]
ROW = [f"{c}7" for c in "bcdefgh"]


def paired(*beings, pools=(OWN, THEIRS), options=None, **position):
    """A custom start with paired cards, West in its action step."""
    backs = {side + pair[:2]: pair[3:] for side, pool in zip("we", pools, strict=True) for pair in pool}
    placed = [{"id": name, "back": backs[name], "square": square} for name, square in beings]
    return game().new(
        options={"paired_cards": True, "pool": 7, **(options or {})},
        pools={"w": pools[0], "e": pools[1]},
        seed=1,
        position={"active": "w", "phase": "action", "laid": {"w": ROW}, "beings": placed, **position},
    )


def refused(pool, options=None, position=None):
    """What is wrong with West's pool: the rule and the sentence."""
    more = {"position": position} if position else {}
    with pytest.raises(wonderland.BadInput) as bad:
        game().new(
            options={"paired_cards": True, "pool": len(pool), **(options or {})},
            pools={"w": pool, "e": THEIRS[: len(pool)]},
            seed=1,
            **more,
        )
    assert len(bad.value.problems) == 1, "one clear message"
    return bad.value.problems[0].rule, str(bad.value.problems[0].message)


# --- what a pair is
@rule("W-87", "W-89", "W-90", "W-73")
@pytest.mark.parametrize(
    ("pair", "numbers", "level", "kind"),
    [
        ("4H/TS", (4, 2, 2, 6), 4, "mixed"),  # (a)
        ("TS/9S", (4, 4, 1, -1), 4, "suit"),  # (b)
        ("KH/8D", (3, 1, 2, 6), 4, "colour"),  # (c)
        ("2C/4C", (2, 2, 0, 2), 2, "suit"),  # (d)
        ("AS/AD", (1, 1, 1, 0), 1, "mixed"),  # (e)
        ("3C/7S", (3, 3, 1, 4), 4, "colour"),
        ("QC/JC", (1, 1, 0, 0), 1, "suit"),
    ],
)
def test_the_numbers_of_a_pair(pair, numbers, level, kind):
    deck = load_definitions().cards
    card = deck[pair]
    assert (card.strength, card.attack, card.defense, card.mov) == numbers
    assert (card.level, deck.kind(card), card.label) == (level, kind, pair)


@rule("W-89")
def test_how_many_pairs_have_which_level():
    pairs = load_definitions().cards.pairs()
    levels = [sum(pair.level == level for pair in pairs) for level in (1, 2, 3, 4)]
    assert [round(100 * n / len(pairs)) for n in levels] == [27, 27, 21, 25]
    assert round(100 * sum(pair.mov <= 0 for pair in pairs) / len(pairs)) == 57


@rule("W-89")
def test_piece_and_abilities_are_the_fronts():
    match = paired(("wKH", "c7"), ("wTC", "e7"), factors={"w": {"C": 1, "F": 1, "M": 9}})
    assert rule_of(match, "w move TC f7") == "W-38"
    assert {"w use KH wKH 1", "w blast TC 1"} <= set(legal(match))


# --- pools
@rule("W-86")
@pytest.mark.parametrize(
    ("pool", "says"),
    [
        (["4H/TS", "4H/5C"], "4H is in 4H/TS already"),
        (["4H/TS", "5C/TS"], "TS is in 4H/TS already"),
        (["4H/TS", "TS/5C"], "TS is in 4H/TS already"),
        (["4H/TS", "4D/5C"], "4D and 4H are fronts of the same rank and colour"),
        (["4H/4H"], "4H/4H has one card twice"),
        (["4H"], "a pair is a front and a back card, such as 4H/KS, not 4H"),
        (["4H/1S"], "a pair is a front and a back card, such as 4H/KS, not 4H/1S"),
        ([["4H", "KS"]], "a pair is a front and a back card"),
    ],
)
def test_what_a_pool_of_pairs_may_be(pool, says):
    number, message = refused(pool)
    assert number == "W-86"
    assert says in message


@rule("W-86")
def test_the_option_pool_counts_pairs():
    for pool in (OWN, OWN[:5]):
        with pytest.raises(wonderland.BadInput, match="pairs, not 6") as bad:
            game().new(options={"paired_cards": True, "pool": 6}, pools={"w": pool, "e": THEIRS}, seed=1)
        assert [problem.rule for problem in bad.value.problems] == ["W-86"]
    twins = ["4H/TS", "4S/TC", "5D/8H", "5S/8C"]  # backs may be of one rank and colour
    assert len(paired(pools=(twins, THEIRS)).state()["pools"]["w"]) == 4


@rule("W-14")
def test_without_the_option_a_pair_is_no_card():
    with pytest.raises(wonderland.BadInput, match="there is no card 4H/TS"):
        game().new(options={"pool": 1}, pools={"w": ["4H/TS"], "e": ["AS"]}, seed=1)


@rule("W-86")
@pytest.mark.parametrize("size", [1, 15, 20, 26])
def test_named_pools_and_drawn_ones_are_pools_of_pairs(size):
    for seed in range(12):
        match = game().new(options={"paired_cards": True, "pool": size}, seed=seed)
        for pool in match.state()["pools"].values():
            assert len(pool) == size
            cards = [card for pair in pool for card in pair.split("/")]
            assert len(set(cards)) == 2 * size
            assert len({(pair[0], t.colour(pair)) for pair in pool}) == size


# --- walking
@rule("W-88")
def test_mov_is_the_most_steps_of_a_turn():  # (d)
    match = paired(("w2C", "c7"), ("wJD", "b7"), factors={"w": {"C": 3, "M": 9}})
    play(match, "w use JD w2C 3", "w move 2C d7 e7")
    assert being(match, "w2C")["stepped"] == 2
    assert rule_of(match, "w move 2C f7") == "W-88", "although spurred"
    assert not [line for line in legal(match) if line.startswith("w move 2C")]
    assert rule_of(match, "w move 2C f7 g7") == "W-88"
    play(match, "w end", "e end") if match.to_act == "e" else play(match, "w end")
    assert being(match, "w2C")["stepped"] == 0


@rule("W-88")
def test_without_mov_it_never_moves_but_strikes():  # (e)
    match = paired(("wAS", "c7"), ("eAC", "d7"), factors={"w": {"M": 9, "A": 1, "C": 1}})
    assert rule_of(match, "w move AS b7") == "W-88"
    assert "w attack AS eAC" in legal(match)


@rule("W-88", "W-35")
def test_who_enters_a_friends_square_must_have_a_step_left():
    match = paired(("w2C", "b7"), ("wAS", "d7"), factors={"w": {"M": 9}})
    assert rule_of(match, "w move 2C c7") is None
    play(match, "w move 2C c7")
    assert rule_of(match, "w move 2C d7") == "W-35", "its second step is its last"
    match = paired(("w2C", "c7"), ("wAS", "d7"), factors={"w": {"M": 9}})
    play(match, "w move 2C d7 e7")
    assert being(match, "w2C")["square"] == "e7"


# --- suits
@rule("W-90", "W-45")
@pytest.mark.parametrize(
    ("pair", "target", "bonus"),
    [("TS/9S", "3C/7S", 1), ("TS/9S", "2H/5C", 0), ("3C/7S", "2H/5C", 1), ("2H/5C", "TS/9S", 1),
     ("2H/5C", "3C/7S", 0), ("TS/9S", "5D/6D", 0), ("3C/7S", "5D/6H", 0), ("2H/5C", "8D/8C", 0)],
)  # fmt: skip
def test_which_pairs_best_which(pair, target, bonus):
    match = paired(
        (f"w{pair[:2]}", "c7"),
        (f"e{target[:2]}", "d7"),
        pools=([pair], [target]),
        factors={"w": {"A": 1}, "e": {"D": 1}},
    )
    play(match, f"w attack {pair[:2]} e{target[:2]}", "w end")
    assert being(match, f"e{target[:2]}")["points"] == load_definitions().cards[pair].attack + bonus


@rule("W-90", "W-63")
def test_suits_of_pairs_count_in_defense():
    """3C/7S, of one colour, bests the mixed that strikes it: Def 1 and 1."""
    match = paired(("w2H", "c7"), ("e3C", "d7"), pools=(["2H/5C"], ["3C/7S"]), factors={"w": {"A": 1}, "e": {"D": 1}})
    play(match, "w attack 2H e3C", "w end", "e defend 3C")
    assert being(match, "e3C")["str"] == 3


@rule("W-90", "W-57")
def test_suits_of_pairs_count_for_each_who_is_hit_by_a_blast():
    """TS/9S, of one suit, bests 3C/7S of one colour, and neither the mixed nor its like."""
    theirs = ["3C/7S", "2H/5C", "6D/TD"]
    match = paired(
        ("wTS", "e8"), ("e3C", "d7"), ("e2H", "e7"), ("e6D", "f7"), pools=(["TS/9S"], theirs),
        laid={"w": [*ROW, "e8"]}, factors={"w": {"F": 1}, "e": {"D": 1}},
    )  # fmt: skip
    play(match, "w blast TS 1")
    points = {b["id"]: b["points"] for b in match.state()["beings"]}
    attack = load_definitions().cards["TS/9S"].attack
    assert points == {"e3C": attack + 1, "e2H": attack, "e6D": attack}


# --- state and lines
@rule("W-91", "W-93")
def test_the_state_prints_pairs():
    match = paired(("w4H", "c7"), discards={"w": ["KH/8D"]}, factors={"w": {"M": 2}})
    play(match, "w move 4H d7")
    state = match.state()
    shown = {key: being(match, "w4H")[key] for key in ("str", "atk", "def", "level", "back", "mov", "stepped")}
    assert shown == {"str": 4, "atk": 2, "def": 2, "level": 4, "back": "TS", "mov": 6, "stepped": 1}
    assert state["discards"]["w"] == ["KH/8D"]
    assert state["pools"]["w"] == sorted(set(OWN) - {"KH/8D", "4H/TS"})
    assert match.view("e")["beings"] == state["beings"], "whoever sees a being sees both cards"


@rule("W-91")
def test_lines_name_cards_by_the_front():
    match = game().new(
        options={"paired_cards": True, "pool": 7, "first": "w"}, pools={"w": OWN, "e": [*THEIRS, "8S/8H"]}, seed=1
    )
    assert rule_of(match, "w dice 4H/TS KH") == "W-16"
    play(match, "w dice 4H KH TC", "* roll S S S")
    assert match.state()["dice"][0] == {"card": "4H/TS", "level": 4, "face": "S"}
    play(match, "w summon 4H b7b8 c8c9 d9e9 b7")
    assert being(match, "w4H")["back"] == "TS"
    again = game().load(match.record())
    assert again.state() == match.state()


@rule("W-91")
@pytest.mark.parametrize(
    ("given", "number"),
    [({"id": "w4H", "square": "c7"}, "W-91"), ({"id": "w4H", "back": "9S", "square": "c7"}, "W-91"),
     ({"id": "w4H", "back": ["TS"], "square": "c7"}, "W-91")],
)  # fmt: skip
def test_a_custom_starts_being_gives_its_back(given, number):
    position = {"active": "w", "laid": {"w": ["c7"]}, "beings": [given]}
    assert refused(["4H/TS"], position=position)[0] == number


@rule("W-91")
def test_discards_of_a_custom_start_are_pairs():
    assert refused(["4H/TS"], position={"active": "w", "discards": {"w": ["4H"]}})[0] == "W-86"


# --- the end, and what is seen
@rule("W-92")
def test_levels_are_the_pairs_and_only_a_front_t_is_a_rook():
    still = paired(("wAS", "c7"), pools=(["AS/AD"], THEIRS), factors={"e": {"M": 1}})
    play(still, "w end")
    assert still.result is None or still.result["winner"] == "w", "it stands, though it never moves"
    rook = paired(("wTS", "c7"), ("e3C", "d7"), pools=(["TS/9S"], THEIRS))
    play(rook, "w end")
    assert rook.result == {"winner": "e", "reason": "no-summons"}


@rule("W-86", "W-76")
def test_a_sample_holds_pairs_of_the_levels_that_lie_face_down():
    match = game().new(options={"paired_cards": True, "face_down": True, "first": "w"}, seed=4)
    play(match, str(match.legal()[500]))
    wanted = [die["level"] for die in match.state()["dice"]]
    for seed in range(5):
        drawn = match.view("e").sample(random.Random(seed)).state()
        assert [die["level"] for die in drawn["dice"]] == wanted
        cards = [card for pair in drawn["pools"]["w"] for card in pair.split("/")]
        assert len(set(cards)) == 30


@rule("W-93", "W-80")
def test_an_unknown_pair_shows_neither_card():
    match = paired(("w4H", "c7"), ("e3C", "e7"), options={"referee": True, "hidden_beings": True})
    given = match.record().setup["position"]
    given["beings"][1]["known"] = False
    hooded = game().new(match.record().options, match.record().setup["pools"], 1, position=given)
    seen = {b["id"]: b for b in hooded.view("w")["beings"]}
    assert (seen["e#1"]["back"], seen["e#1"]["mov"], seen["w4H"]["back"]) == (None, None, "TS")
    assert not {"3C", "7S", "3C/7S"} & {word for b in seen.values() for word in map(str, b.values())}
    known = {b["id"]: b["back"] for b in match.view("w")["beings"]}
    assert known == {"w4H": "TS", "e3C": "7S"}


# --- against the second implementation
@rule("W-88", "W-90", "W-93")
@pytest.mark.parametrize("seed", range(8))
def test_the_thick_of_it_in_pairs(seed):
    assert walk(seed, *in_pairs(random.Random(seed), *random_position(seed)), lines=60)


@rule("W-88", "W-35")
@pytest.mark.parametrize("theme", ["passing", "answers", "rooks"])
def test_rare_things_in_pairs(theme):
    for seed in range(6):
        chosen = in_pairs(random.Random(seed), *themed_position(theme, seed))
        walk(seed, *chosen, lines=10, theme=theme)


@rule("W-86", "W-92")
@pytest.mark.parametrize("face_down", [False, True])
def test_whole_matches_in_pairs(face_down):
    rng = random.Random(face_down)
    options = {"preset": "quick", "paired_cards": True, "face_down": face_down}
    assert len(walk(5, options, {side: random_pairs(rng, 10) for side in "we"}, lines=60)) > 10


@rule("W-88")
def test_perft_with_pairs():
    """The counts are the second implementation's as well."""
    match = paired(
        ("w4H", "c7"), ("w2C", "b7"), ("wJD", "d7"), ("e3C", "g8"), ("eTH", "f8"), ("eJS", "e8"),
        laid={"w": ROW[:5], "e": ["e8", "f8", "g8"]},
        factors={"w": {"C": 1, "A": 2, "M": 3}, "e": {"F": 1, "D": 1}},
    )  # fmt: skip
    assert [perft(match, depth, OVER) for depth in (1, 2, 3, 4)] == [6, 24, 93, 499]
    record = match.record()
    oracle = Oracle(dict(record.options), record.setup["pools"], record.setup["position"])
    counted = [by_oracle(oracle, depth, lambda one: one.to_act or "*") for depth in (1, 2, 3)]
    assert counted == [6, 24, 93]


@rule("W-92")
def test_perft_of_a_summon_with_pairs():
    """The same of a summon, whose paths are the most that there is to count."""
    pools = {"w": ["2C/4C", "6S/QD", "AS/AD", "4H/TS"], "e": ["3D/9D", "2H/5C", "TS/9S", "AC/3S"]}
    options = {"rows": 5, "line": 3, "first": "w", "paired_cards": True, "pool": 4}
    match = game().new(options=options, pools=pools, seed=1)
    oracle = Oracle(options, pools)
    for line in ("w dice 6S AS", "* roll S S"):
        match.play(line)
        oracle.play(line)
    counts = [perft(match, depth) for depth in (1, 2)]
    assert counts == [by_oracle(oracle, depth, lambda one: one.to_act or "*") for depth in (1, 2)]


@rule("W-88")
def test_agents_walk_no_farther_than_the_mov_that_is_left():
    """Walks that were found before some steps were taken are no walks after them."""
    state = paired(("w4H", ROW[0]), factors={"w": {"M": 6}}).position.value.copy()
    (being,) = state.beings[0]
    mov = state.config.mov[being]
    assert mov == len(ROW) - 1
    for stepped in range(mov + 1):
        state.columns[STEPPED + being] = stepped
        ways = ground_of(state).ways(state, being)
        assert max(way.steps for way in ways) == mov - stepped
