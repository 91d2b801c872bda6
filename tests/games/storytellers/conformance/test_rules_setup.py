"""The rules of sections 1 and 2: data, and setting up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import wonderland
from tests.games.storytellers.tools import GAME, lines, opened, play, set_up, start, why_not
from wonderland.games.storytellers.definitions import ICONS, TYPES, load_definitions

DATA = load_definitions()


@pytest.mark.rule("ST-1")
def test_two_to_eight_play():
    for players in range(2, 9):
        assert len(opened(options={"players": players}).seats) == players
    for players in (1, 9):
        with pytest.raises(wonderland.BadInput):
            opened(options={"players": players})


@pytest.mark.rule("ST-2", "ST-3", "ST-4")
def test_each_pair_of_icons_is_on_a_card_of_each_type_and_four_pairs_on_two():
    assert len(DATA.cards) == 128
    twice = {frozenset(pair) for pair in (("crown", "game"), ("teacup", "watch"), ("rose", "paw"), ("mirror", "song"))}
    for kind in range(len(TYPES)):
        shown = Counter(
            frozenset(icon for at, icon in enumerate(ICONS) if card.icons >> at & 1)
            for card in DATA.cards
            if card.kind == kind
        )
        assert shown == {frozenset(pair): 2 if frozenset(pair) in twice else 1 for pair in combinations(ICONS, 2)}
    for number in range(1, 33):
        same = {DATA.cards[DATA.card_of[f"{kind}{number:02}"]].icons for kind in TYPES}
        assert len(same) == 1, "cards of one number have the same icons"


@pytest.mark.rule("ST-4")
def test_phrases_fit_any_partner():
    for card in DATA.cards:
        assert "," not in card.phrase
        words = card.phrase.split()
        assert card.kind != TYPES.index("what") or not {"he", "she", "nor", "they"} & set(words)
        assert words[0][0].islower() or card.kind == TYPES.index("who"), "a name keeps its capital"


@pytest.mark.rule("ST-5")
def test_a_theme_changes_nothing():
    one, other = (start(theme=theme, hands={"a": "who01", "b": "what01"}) for theme in ("thm01", "thm09"))
    assert len(DATA.themes) == 24
    assert lines(one) == lines(other)


@pytest.mark.rule("ST-6")
def test_twelve_missions_of_each_grade_are_worth_one_two_and_four():
    assert Counter((m.grade, m.points) for m in DATA.achievements) == {(1, 1): 12, (2, 2): 12, (3, 4): 12}
    assert all(2 <= len(mission.features) <= 3 for mission in DATA.achievements)


def ended(collections, achievements, characters=None, options=None, **rest):
    match = start(
        options,
        round=12,
        phase="draw",
        verdict="boring",
        collections=collections,
        achievements=achievements,
        characters=characters or {},
        **rest,
    )
    return play(match, "a draw -").result


@pytest.mark.rule("ST-7", "ST-8")
def test_a_feature_is_met_by_one_card_and_one_card_may_meet_several():
    assert ended({"a": "who16"}, {"a": "ach31"})["done"]["a"] == []  # Who+Watch and Rose, no Song
    assert ended({"a": "who16 what08"}, {"a": "ach31"})["done"]["a"] == ["ach31"]
    both_on_two = {"a": "who03 where02"}  # a Who, and a card with a Watch: not on one and the same
    assert ended(both_on_two, {"a": "ach31"})["done"]["a"] == []
    assert ended({"a": "when09"}, {"a": "ach14 ach10"})["done"]["a"] == ["ach10", "ach14"]


@pytest.mark.rule("ST-9")
def test_each_of_twelve_characters_has_a_skill_of_its_own_and_a_goal():
    assert len(DATA.characters) == 12
    assert len({character.skill for character in DATA.characters}) == 12


@pytest.mark.rule("ST-10")
def test_the_first_storyteller_is_drawn_or_named():
    match = opened(options={"players": 3})
    assert lines(match) == {"* first a", "* first b", "* first c"}
    assert {p for _, p in match.chances()} == {1 / 3}
    named = opened(options={"players": 3, "first": "c"})
    assert (named.state()["phase"], named.state()["active"]) == ("open", "c")


@pytest.mark.rule("ST-11", "ST-13")
def test_the_first_event_is_opened_pile_by_pile_and_nobody_played_it():
    match = opened(options={"first": "a"})
    assert list(match.state()["area"]) == ["when", "who", "where", "what"]
    for kind in ("when", "who", "where", "what"):
        other = "who" if kind == "when" else "when"
        assert why_not(match, f"* open {other}20") == "ST-13"
        assert lines(match) == {f"* open {kind}{n:02}" for n in range(1, 33)}
        assert match.state()["kept"] == []
        play(match, f"* open {kind}05")
    assert match.state()["area"]["who"] == ["who05"]
    assert match.state()["told"] == {kind: f"{kind}05" for kind in ("when", "who", "where", "what")}


@pytest.mark.rule("ST-12")
def test_each_card_of_a_deck_is_equally_likely():
    match = play(opened(options={"first": "a"}), "* open when01", "* open who01", "* open where01", "* open what01")
    assert {p for _, p in match.chances()} == {1 / 31}
    assert why_not(match, "* draw a who02") == "ST-85"


@pytest.mark.rule("ST-14")
def test_a_hand_is_one_card_of_each_deck_and_two_of_decks_that_are_named():
    match = set_up({"first": "b", "players": 3}, upto="hand")
    assert why_not(match, "* hand b where02") == "ST-14"
    assert why_not(match, "* hand a who02") == "ST-85"
    state = match.state()
    left = {kind: state["decks"][kind] for kind in TYPES}
    cards = [left[kind][0] for kind in TYPES]
    assert why_not(match, f"* hand b {' '.join([*cards, left['who'][1]])}") == "ST-14"
    play(match, f"* hand b {' '.join(cards[:2])}", f"* hand b {' '.join(cards[2:])}")
    for _ in range(2):
        assert lines(match) == {f"b pick {kind}" for kind in TYPES}
        play(match, "b pick what")
        match.draw()
    assert len(match.state()["hands"]["b"]) == 6
    assert match.chances()[0][0].startswith("* hand c")


@pytest.mark.rule("ST-15")
def test_a_theme_is_one_that_was_not_turned_up():
    match = set_up(upto="theme")
    assert len(match.chances()) == 24
    assert why_not(match, "* open who01") == "ST-85"
    match = start(phase="draw", verdict="boring", theme="thm07", round=3)
    play(match, "a draw -")
    assert why_not(match, "* theme thm07") == "ST-15"
    assert len(match.chances()) == 23


@pytest.mark.rule("ST-16")
@pytest.mark.parametrize(
    ("options", "grades"),
    [
        ({"players": 2}, {2, 3}), ({"players": 3}, {2, 3}), ({"players": 4}, {1, 2, 3}),
        ({"players": 5}, {1, 2, 3}), ({"players": 6}, {1, 2}), ({"players": 8}, {1, 2}),
        ({"players": 3, "grades": "hard"}, {3}), ({"players": 8, "grades": "all"}, {1, 2, 3}),
    ],
)  # fmt: skip
def test_missions_are_dealt_of_the_grades_that_suit_the_players(options, grades):
    match = set_up(options, upto="achievements")
    dealt = {str(line).split()[-1] for line, _ in match.chances()}
    assert {DATA.achievements[DATA.achievement_of[key]].grade for key in dealt} == grades
    assert len(dealt) == 12 * len(grades)
    seat = match.state()["active"]
    one, two, three, four = sorted(dealt)[:4]
    assert why_not(match, f"* achievements {seat} {one} {two} {three} {four}") == "ST-16"
    play(match, f"* achievements {seat} {one} {two} {three}")
    assert match.state()["achievements"][seat] == [one, two, three]


@pytest.mark.rule("ST-17", "ST-54")
def test_each_is_dealt_a_character_face_down():
    match = set_up({"players": 8}, upto="play")
    characters = match.state()["characters"]
    assert len({own["id"] for own in characters.values()}) == 8
    assert {own["face"] for own in characters.values()} == {"down"}
    match = set_up(upto="characters")
    seat = match.state()["active"]
    other = "b" if seat == "a" else "a"
    assert why_not(match, f"* character {other} chr05") == "ST-85"
    play(match, f"* character {seat} chr05")
    assert why_not(match, f"* character {other} chr05") == "ST-17"


@pytest.mark.rule("ST-18")
def test_missions_and_characters_are_seen_by_their_owner_alone():
    match = start(achievements={"a": "ach13 ach14"}, characters={"a": "chr02 down", "b": "chr03 down"})
    own, other = match.view("a"), match.view("b")
    assert (own["achievements"]["a"], other["achievements"]["a"]) == (["ach13", "ach14"], 2)
    assert (own["characters"]["a"]["id"], other["characters"]["a"]["id"]) == ("chr02", None)


@pytest.mark.rule("ST-82")
@pytest.mark.parametrize(
    "options",
    [
        {"hats": 1}, {"themes": 0}, {"themes": "none"}, {"themes": 25}, {"boring_limit": "fair"},
        {"first": "c"}, {"players": 5, "grades": "hard"}, {"ratings": "loud"}, {"preset": "huge"},
    ],
)  # fmt: skip
def test_an_unknown_option_or_value_is_refused(options):
    with pytest.raises(wonderland.BadInput) as refused:
        opened(options=options)
    assert "ST-82" in str(refused.value)


@pytest.mark.rule("ST-82")
def test_presets_and_fair_rounds():
    fair = {n: opened(options={"players": n, "preset": "fair"}).position.config.rounds for n in range(2, 9)}
    assert fair == {2: 12, 3: 12, 4: 12, 5: 15, 6: 12, 7: 14, 8: 16}
    assert wonderland.game(GAME).options.usual == "standard"
    assert opened(options={"preset": "short"}).position.config.rounds == 6
