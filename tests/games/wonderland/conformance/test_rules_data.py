"""The flagship's data: W-1 to W-8, W-14, W-74, W-75."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import wonderland
from tests.games.wonderland.helpers import POOL_E, POOL_W, being, fresh, game, legal, play, rule_of, start
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.wonderland.definitions import load_definitions
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.queries.dice import odds_of

rule = pytest.mark.rule
W2 = {
    "A": (1, 1, 1), "2": (2, 1, 2), "3": (3, 1, 3), "4": (2, 2, 0), "5": (2, 3, 1),
    "6": (3, 2, 0), "7": (3, 3, 1), "8": (3, 3, 2), "9": (4, 3, 1), "T": (4, 3, 2),
    "J": (1, 2, 0), "Q": (1, 2, 0), "K": (1, 2, 0),
}  # fmt: skip


@rule("W-1")
def test_a_pack_has_52_cards_in_two_colours():
    cards = load_definitions().cards
    assert len(cards) == 52
    assert {c.colour for c in cards.values() if c.suit in "HD"} == {"red"}
    assert {c.colour for c in cards.values() if c.suit in "SC"} == {"black"}


@rule("W-2")
@pytest.mark.parametrize("name", load_definitions().cards)
def test_stats_come_from_the_pips(name):
    card = load_definitions().cards[name]
    assert (card.strength, card.attack, card.defense) == W2[name[0]]


@rule("W-3")
def test_pieces_by_rank():
    cards = load_definitions().cards
    assert [cards[f"{r}H"].title for r in "A8"] == ["Pawn", "Pawn"]
    assert [cards[f"{r}S"].title for r in "9TJQK"] == ["Bishop", "Rook", "Knight", "Queen", "King"]


@rule("W-4")
def test_levels():
    cards = load_definitions().cards
    by_level = {level: {n for n, c in cards.items() if c.level == level} for level in range(1, 5)}
    assert {n[0] for n in by_level[1]} == set("A4J")
    assert {"JS", "JC"} <= by_level[1]
    assert {"JH", "JD", "QS", "QC"} <= by_level[2]
    assert {"QH", "QD", "KS", "KC", "3H", "7C"} <= by_level[3]
    assert {"8H", "9C", "TD", "KH", "KD"} <= by_level[4]
    assert sum(map(len, by_level.values())) == 52


@rule("W-5")
def test_faces_of_dice():
    faces = load_definitions().faces
    words = {level: "".join(sorted("SCFDAM"[f] for f in faces[level])) for level in faces}
    assert words == {1: "AMSSSS", 2: "ADMSSS", 3: "ADFMSS", 4: "ACDFMS"}


@rule("W-6")
@pytest.mark.parametrize(
    ("cards", "percent"),
    [(["AH", "4C", "JS"], 74.1), (["2H", "5C", "6S"], 50.0), (["3H", "7C", "3S"], 25.9),
     (["8H", "9C", "TS"], 7.4), (["AH", "4C"], 44.4), (["2H", "5C"], 25.0), (["3H", "7C"], 11.1),
     (["8H", "9C"], 2.8), (["8H", "9C", "TS", "KH"], 13.2)],
)  # fmt: skip
def test_chances_of_a_summon(cards, percent):
    odds = odds_of(load_definitions(), cards)
    assert round(100 * odds.any_summon, 1) == percent
    assert all(0 <= chance <= odds.any_summon for chance in odds.summons.values())


@rule("W-7")
def test_suits_best_one_another_in_a_ring():
    suits = load_definitions().suits
    assert {s: suits[s].bests for s in "HSDC"} == {"H": "S", "S": "D", "D": "C", "C": "H"}


UNICORN = """
unicorn:
  name: Unicorn
  cards: [{ranks: ["6"], suits: [H]}]
  components:
    mobile: {}
    strike: {reach: diagonal}
    barricade: {halts: false, tax: 1}
    court: {ability: spur, factor: F}
"""


@rule("W-8", "W-41")
def test_a_new_being_is_a_file_only(tmp_path: Path):
    file = tmp_path / "unicorn.yaml"
    file.write_text(UNICORN)
    rules = Wonderland([file])
    head = Record(
        "wonderland", seed=1, setup={"pools": {"w": POOL_W, "e": POOL_E}, "position": {
            "active": "w", "phase": "action",
            "factors": {"w": {"F": 1, "M": 2, "A": 1}, "e": {"M": 2}},
            "laid": {"w": ["b7", "c7", "d7", "e7"], "e": ["f7", "e8"]},
            "beings": [{"id": "w6H", "square": "d7"}, {"id": "e4C", "square": "e8"},
                       {"id": "eAH", "square": "f7"}],
        }})  # fmt: skip
    match = Match(rules, head)
    assert rule_of(match, "w attack 6H e4C") is None, "it attacks diagonally"
    play(match, "w use 6H w6H 1")
    assert match.state()["factors"]["w"]["F"] == 0, "it spurs for Force"
    play(match, "w move 6H c7 d7", "w end")
    assert match.state()["factors"]["w"]["M"] == 1, "one payment, two steps"
    assert match.to_act == "e"
    play(match, "e dice JC", "* roll M")
    assert match.state()["factors"]["e"]["M"] == 3
    play(match, "e move AH e7")
    assert match.state()["factors"]["e"]["M"] == 1, "a step beside it is taxed"
    assert not being(match, "eAH")["halted"], "but it does not halt"
    assert load_definitions().cards["6H"].being == "pawn", "the game's own data is as it was"


@rule("W-14")
@pytest.mark.parametrize(
    ("cards", "words"),
    [(POOL_W[:-1], "14 cards"), ([*POOL_W[:-1], "AC"], "same rank and colour"),
     ([*POOL_W[:-1], "AS"], "twice"), ([*POOL_W[:-1], "1H"], "no card"), ("AS", "list"),
     ([*POOL_W[:-1], 7], "no card")],
)  # fmt: skip
def test_a_wrong_pool_is_refused(cards, words):
    with pytest.raises(wonderland.BadInput) as bad:
        game().new(pools={"w": cards, "e": POOL_E})
    assert words in str(bad.value)
    assert bad.value.problems[0].rule == "W-14"


@rule("W-14")
def test_named_pools_are_legal_for_every_size():
    for size in (1, 10, 15, 26):
        match = game().new(options={"pool": size}, seed=size)
        assert all(len(cards) == size for cards in match.state()["pools"].values())


@rule("W-75")
def test_presets_and_options():
    quick = game().new(options={"preset": "quick"}, seed=1)
    assert (quick.position.config.columns, quick.position.config.rows) == (12, 11)
    assert quick.state()["images"] == {"w": 2, "e": 2}
    assert len(quick.state()["pools"]["w"]) == 10
    small = game().new(options={"rows": 3, "line": 1, "life": 9, "pool": 1, "dice": 4}, seed=1)
    assert (small.position.config.columns, small.position.config.rows) == (4, 3)


@rule("W-75")
@pytest.mark.parametrize(
    "options",
    [{"rows": 4}, {"rows": 27}, {"rows": "13"}, {"rows": True}, {"line": 0}, {"life": 10},
     {"pool": 27}, {"dice": 5}, {"first": "x"}, {"face_down": 1}, {"preset": "huge"}, {"x": 1},
     {"preset": ["quick"]}, {"referee": 1}, {"hidden_beings": True}],
)  # fmt: skip
def test_wrong_options_are_refused(options):
    with pytest.raises(wonderland.BadInput):
        game().new(options=options, seed=1)


@rule("W-3", "W-74")
def test_the_colour_of_the_pieces_is_for_the_screen_only():
    """Only the drawing knows it: each being has one for either colour of either side, no rule has any."""
    sprites = {card.sprite for card in load_definitions().cards.values()}
    drawn = Path(__file__).parents[4] / "assets" / "sprites" / "pieces"
    for side in "we":
        pieces = {
            sprite: [(drawn / f"{side}-{colour}-{sprite}.svg").read_bytes() for colour in ("red", "black")]
            for sprite in sprites
        }
        assert all(red != black for red, black in pieces.values())
    match = fresh()
    play(match, "w dice 4H AS JS", "* roll S S A", "w summon 4H b7b8 c8c9 d9e9 b7", "w end")
    texts = f"{match.state()} {match.view('e')} {match.record()}"
    assert not any(word in texts for word in ("white", "black", "red", "colour"))
    for option in ("piece_colours", "colours", "white"):
        with pytest.raises(wonderland.BadInput):
            game().new(options={option: "black"}, seed=1)


@rule("W-15")
def test_who_begins():
    match = game().new(seed=1, pools={"w": POOL_W, "e": POOL_E})
    assert (match.to_act, match.state()["active"], match.state()["phase"]) == ("*", None, "choose")
    assert legal(match) == ["* first e", "* first w"]
    play(match, "* first e")
    assert match.to_act == "e"
    assert fresh().to_act == "w"
    assert rule_of(fresh(), "* first e") == "W-15"


@rule("W-6", "W-5")
def test_chances_of_a_roll_are_exact():
    match = fresh()
    play(match, "w dice 4H 9H")
    chances = {str(action): p for action, p in match.chances()}
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["* roll S S"] == pytest.approx(float(Fraction(4, 36)))
    assert sorted(chances) == legal(match)


def test_a_position_is_checked():
    wrong = {
        "active": "x", "phase": "roll", "images": {"w": 9}, "factors": {"w": {"X": 1, "M": -1}},
        "laid": {"w": ["a7", "z9", "b7"], "e": ["b7"]},
        "beings": [{"id": "w4H", "square": "c9"}, {"id": "w8C", "square": "b7"}, 7],
        "discards": {"e": ["8C"]}, "more": 1,
    }  # fmt: skip
    with pytest.raises(wonderland.BadInput) as bad:
        game().new(pools={"w": POOL_W, "e": POOL_E}, seed=1, position=wrong)
    assert len(bad.value.problems) >= 11


def test_a_positions_being_has_left_the_pool():
    match = start(laid={"w": ["b7"]}, beings=[{"id": "w4H", "square": "b7", "str": 1}])
    assert "4H" not in match.state()["pools"]["w"]
    assert being(match, "w4H")["str"] == 1


def test_a_key_of_a_custom_start_with_null_counts_as_not_given():
    bare = game().new(seed=1, position={}).state()
    for key in ("images", "factors", "laid", "discards", "beings", "active", "phase"):
        assert game().new(seed=1, position={key: None}).state() == bare, key
    with pytest.raises(wonderland.BadInput, match="no moon"):
        game().new(seed=1, position={"moon": None})


@rule("W-14")
def test_a_record_with_neither_pools_nor_a_seed_is_refused_for_each_side():
    with pytest.raises(wonderland.BadInput, match=r"no w, and(.|\n)*no e, and"):
        game().load(Record("wonderland"))
