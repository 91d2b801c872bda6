"""The rules of sections 3 to 6: plays, continuity, telling, rating, collecting, drawing."""

from __future__ import annotations

import random

import pytest

from tests.games.storytellers.tools import lines, opened, play, played, start, step, why_not
from wonderland.games.storytellers.events import Collected, RatingsShown, Refilled

AREA = {"when": "when05@a when03", "who": "who12@b who09", "where": "where26", "what": "what11"}
CLOSED = {"players": 3, "round": 2, "to_play": ["c"], "last": "b", "area": AREA,
          "told": {"when": "when03", "who": "who09"}}  # fmt: skip


def closed(hand, **rest):
    """c's turn, with Where closed."""
    return opened({**CLOSED, "hands": {"c": hand}, **rest})


@pytest.mark.rule("ST-19", "ST-20")
def test_a_round_goes_through_its_steps_and_the_storyteller_plays_first():
    match, rng = opened(options={"players": 4, "skills": False}, seed=3), random.Random(3)
    phases = []
    while match.state()["round"] < 2:
        step(match, rng)
        phases.append(match.state()["phase"])
        if match.state()["round"] == 1 and match.state()["phase"] == "play" and not phases[:-1].count("play"):
            first = match.state()["active"]
            assert match.state()["to_play"][0] == first
    order = [phase for at, phase in enumerate(phases) if phase not in phases[:at]]
    assert order[order.index("play") :][:3] == ["play", "tell", "rate"]


@pytest.mark.rule("ST-21", "ST-22")
def test_a_card_covers_the_top_of_its_own_pile():
    match = start(hands={"a": "who01", "b": "what01"})
    assert why_not(match, "a play who02") == "ST-21"
    play(match, "a play who01")
    assert match.state()["area"]["who"] == ["who01@a", "who09"]
    assert match.state()["area"]["when"] == ["when03"]


@pytest.mark.rule("ST-23", "ST-24")
def test_who_has_a_legal_card_may_not_pass_and_who_has_none_draws():
    assert why_not(closed("where10 what05"), "c pass who") == "ST-23"
    match = closed("where10")
    assert why_not(match, "c pass -") == "ST-24"
    assert lines(match) == {f"c pass {deck}" for deck in ("when", "who", "where", "what")}
    play(match, "c pass who", "* draw c who20")
    assert match.state()["hands"]["c"] == ["where10", "who20"]
    assert lines(closed("")) == {f"c pass {deck}" for deck in ("when", "who", "where", "what")}


@pytest.mark.rule("ST-25", "ST-26", "ST-27")
def test_who_is_covered_draws_of_the_cards_type():
    match = opened({"area": {**AREA, "when": "when03"}, "hands": {"a": "who01 where02", "b": "who02 when01"}})
    play(match, "a play who01")
    assert match.state()["drawing"] == "b who"
    play(match, "* draw b who20", "b play who02")
    assert match.state()["drawing"] == "a who"
    match = start(hands={"a": "who01"})
    assert play(match, "a play who01").state()["drawing"] is None


@pytest.mark.rule("ST-28")
def test_a_card_that_lies_open_again_is_its_players_still():
    area = {**AREA, "who": "who12@b who20@a who09"}
    match = opened({"area": area, "phase": "collect", "verdict": "wonderful", "hands": {"b": "who01", "a": "what01"}})
    play(match, "a collect who12", "a draw -", "* theme thm02", "b play who01")
    assert match.state()["drawing"] == "a who"


@pytest.mark.rule("ST-29", "ST-30")
def test_a_pile_is_kept_while_it_shows_the_card_of_the_last_event():
    match = start(hands={"a": "who01", "b": "where05"}, phase="play")
    assert match.state()["kept"] == ["when", "who", "where"]
    play(match, "a play who01")
    assert match.state()["kept"] == ["when", "where"]
    play(match, "b play where05", "a tell -")
    assert match.state()["told"] == {"when": "when03", "who": "who01", "where": "where05", "what": "what11"}
    assert match.state()["kept"] == ["when", "who", "where"]


@pytest.mark.rule("ST-31", "ST-32")
def test_the_last_kept_pile_is_closed_and_the_others_are_not():
    match = closed("where10 when01 who01 what01")
    assert why_not(match, "c play where10") == "ST-31"
    assert lines(match) == {"c play when01", "c play who01", "c play what01"}


@pytest.mark.rule("ST-33")
def test_nobody_is_bound_while_nothing_is_kept():
    match = closed("where10 when01", told={"when": "when03", "who": "who09", "where": "where01"})
    assert match.state()["kept"] == []
    assert lines(match) == {"c play where10", "c play when01"}


@pytest.mark.rule("ST-34")
def test_a_pile_whose_card_was_collected_is_not_kept_unless_it_lies_there_again():
    match = start(
        phase="collect", verdict="wonderful", collections={"b": "who20"}, last="b", characters={"b": "chr03 up"}
    )
    play(match, "a collect who09", "a draw -", "* theme thm05")
    assert match.state()["kept"] == ["when", "where"]
    assert match.state()["told"]["who"] == "who09"


@pytest.mark.rule("ST-35", "ST-36", "ST-37")
@pytest.mark.parametrize("story", ["-", '""', '"Once, twice."', '"He said \\"no\\\\yes\\""', '"  two  blanks  "'])
def test_whatever_the_storyteller_tells_ends_the_step(story):
    match = start(phase="tell", area={**AREA, "who": ""})
    assert why_not(match, f"b tell {story}") == "ST-85"
    play(match, f"a tell {story}")
    assert match.lines[-1] == f"a tell {story}"
    assert match.state()["phase"] == "rate"


@pytest.mark.rule("ST-36", "ST-85")
@pytest.mark.parametrize("story", ["", "Once", '"a\\n"', '"a\tb"', f'"{"x" * 601}"', '"a" b', '"a"b"', "- -"])
def test_a_story_has_quotes_and_six_hundred_characters_at_most(story):
    match = start(phase="tell")
    assert why_not(match, f"a tell {story}") == "ST-85"
    assert why_not(match, f'a tell "{"x" * 600}"') is None
    assert why_not(match, f'a tell "{"x" * 598}\\"\\\\"') is None


@pytest.mark.rule("ST-38", "ST-39")
def test_every_other_seat_rates_one_of_two_ways():
    match = start(players=4, phase="rate", last="d")
    for seat in "bcd":
        assert match.to_act == seat
        assert lines(match) == {f"{seat} rate wondering", f"{seat} rate boring"}
        assert why_not(match, f"{seat} rate dull") == "ST-39"
        assert why_not(match, "a rate wondering") == "ST-85"
        play(match, f"{seat} rate wondering")
    assert match.state()["phase"] == "collect"


@pytest.mark.rule("ST-40")
@pytest.mark.parametrize("ratings", ["secret", "open"])
def test_ratings_are_secret_until_all_are_in(ratings):
    match = start({"ratings": ratings}, players=3, phase="rate", last="c")
    play(match, "b rate boring")
    shown = {"b": "boring"} if ratings == "open" else {"b": "given"}
    assert match.view("a")["ratings"] == match.view("c")["ratings"] == shown
    assert match.view("b")["ratings"] == {"b": "boring"}
    assert match.lines_for("c") == ["b rate boring" if ratings == "open" else "b rate ??"]
    assert match.state()["boring_used"] == {"a": 0, "b": 0, "c": 0}
    play(match, "c rate wondering")
    assert match.view("a")["ratings"] == {"b": "boring", "c": "wondering"}
    assert match.lines_for("a")[-1] == "c rate wondering"
    assert match.state()["boring_used"] == {"a": 0, "b": 1, "c": 0}


@pytest.mark.rule("ST-41")
@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_half_of_the_votes_is_enough(players, needed):
    for wonder in range(players):
        match = start(players=players, phase="rate", last="b")
        for at, seat in enumerate(match.seats[1:]):
            play(match, f"{seat} rate {'wondering' if at < wonder else 'boring'}")
        assert match.state()["votes"] == [wonder, players - 1]
        assert match.state()["verdict"] == ("wonderful" if wonder >= needed else "boring")


@pytest.mark.rule("ST-42")
def test_of_two_a_seat_may_be_bored_twice():
    for used, option, refused in ((2, "auto", True), (1, "auto", False), (5, "none", False), (0, 0, True)):
        match = start({"boring_limit": option}, phase="rate", boring_used={"b": used})
        assert (why_not(match, "b rate boring") == "ST-42") is refused
        assert ("b rate boring" in lines(match)) is not refused
    match = start(players=3, phase="rate", boring_used={"b": 9}, round=10)
    assert why_not(match, "b rate boring") is None


@pytest.mark.rule("ST-43", "ST-44", "ST-45", "ST-46")
def test_an_uncovered_card_is_collected_after_a_wonderful_story_alone():
    match = start(phase="collect", verdict="wonderful", area=AREA)
    assert lines(match) == {
        "a collect when05",
        "a collect who12",
        "a collect where26",
        "a collect what11",
        "a collect -",
    }
    assert why_not(match, "a collect who09") == "ST-43"
    play(match, "a collect who12")
    assert Collected("a", "who12", "") in match.last_events
    assert match.state()["area"]["who"] == ["who09"]
    assert match.state()["collections"]["a"] == ["who12"]
    assert match.state()["drawing"] is None
    assert why_not(start(phase="draw", verdict="boring"), "a collect who09") == "ST-85"


@pytest.mark.rule("ST-47")
@pytest.mark.parametrize("verdict", ["wonderful", "boring"])
def test_the_storyteller_may_draw_whatever_the_verdict(verdict):
    match = start(phase="draw", verdict=verdict, last="b")
    assert lines(match) == {"a draw who", "a draw where", "a draw what", "a draw when", "a draw -"}
    play(match, "a draw where", "* draw a where30")
    assert match.state()["hands"]["a"] == ["where30"]
    assert (match.state()["round"], match.state()["phase"]) == (2, "theme")


@pytest.mark.rule("ST-48", "ST-49")
def test_the_last_to_play_tells_next_and_passing_does_not_count():
    match = closed("where10")
    play(match, "c pass what", "* draw c what03", "a tell -", "b rate boring", "c rate boring", "a draw -")
    assert (match.state()["active"], match.state()["phase"]) == ("b", "theme")
    play(match, "* theme thm09")
    assert match.state()["to_play"] == ["b", "c", "a"]
    nobody = closed("where10", last=None, to_play=["c"])
    play(nobody, "c pass what", "* draw c what03", "a tell -", "b rate boring", "c rate boring", "a draw -")
    assert nobody.state()["active"] == "c"


@pytest.mark.rule("ST-50")
@pytest.mark.parametrize("rounds", [1, 6])
def test_the_match_ends_with_its_last_round(rounds):
    match = played(2, {"themes": rounds})
    assert match.state()["round"] == rounds
    assert match.to_act is None
    assert why_not(match, "a draw who") == why_not(match, "nonsense") == "ST-50"


@pytest.mark.rule("ST-51")
def test_an_empty_deck_is_made_of_covered_cards_when_it_is_named():
    area = {**AREA, "who": "who12@b who20@a who09"}
    match = start(phase="draw", verdict="boring", area=area, decks={"who": ""})
    play(match, "a draw who")
    assert Refilled("who") in match.last_events
    assert match.state()["decks"]["who"] == ["who09", "who20"]
    assert match.state()["area"]["who"] == ["who12@b"]


@pytest.mark.rule("ST-52")
def test_a_deck_of_nothing_cannot_be_named_and_where_there_is_none_the_draw_is_left_out():
    empty = {"who": "", "where": "", "what": "", "when": ""}
    match = closed(
        "where10", decks=empty, area={**AREA, "when": "when05", "who": "who12"}, told={"when": "when03", "who": "who09"}
    )
    assert lines(match) == {"c pass -"}
    assert why_not(match, "c pass who") == "ST-52"
    assert play(match, "c pass -").state()["phase"] == "tell"
    drawing = start(phase="draw", verdict="boring", decks=empty)
    assert lines(drawing) == {"a draw -"}
    assert why_not(drawing, "a draw what") == "ST-52"


@pytest.mark.rule("ST-53")
def test_a_hand_has_no_limit():
    match = closed("where10 where11 where12 where13 where14 where15 where16 where17 where18 where19")
    play(match, "c pass where", "* draw c where20")
    assert len(match.state()["hands"]["c"]) == 11


@pytest.mark.rule("ST-83", "ST-84")
def test_a_seat_sees_others_cards_as_numbers_and_its_own_as_they_are():
    match = opened(options={"players": 3}, seed=4)
    rng = random.Random(4)
    while match.state()["round"] < 3:
        step(match, rng)
    for seat in match.seats:
        view, state = match.view(seat), match.state()
        for other in match.seats:
            seen = state["hands"][other] if other == seat else len(state["hands"][other])
            assert view["hands"][other] == seen
        assert view["decks"] == state["deck_sizes"]


@pytest.mark.rule("ST-85")
@pytest.mark.parametrize(
    "line",
    [
        "b play who01", "a pass", "a tell -", "a rate boring", "a draw who", "a pick who", "* theme thm02",
        "a play", "a play who99", "a sing", "z play who01", "", "a play who01 who02", "* draw a who02", "a collect -",
    ],
)  # fmt: skip
def test_a_line_of_another_seat_step_or_form_changes_nothing(line):
    match = start(hands={"a": "who01", "b": "who02"})
    before = match.state()
    assert why_not(match, line) == "ST-85"
    assert match.state() == before


@pytest.mark.rule("ST-40", "ST-41")
def test_votes_are_told_with_their_owners_when_all_are_in():
    """Not before the last, and never the storyteller's, who has none."""
    match = start(players=3, phase="rate", last="c")
    match.play("b rate boring")
    assert not any(isinstance(event, RatingsShown) for event in match.last_events)
    match.play("c rate wondering")
    shown = {"b": "boring", "c": "wondering"}
    assert RatingsShown(shown, 1, 2, wonderful=True) in match.last_events
