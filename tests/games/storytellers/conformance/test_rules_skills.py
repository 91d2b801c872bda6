"""The rules of section 7: characters and their skills."""

from __future__ import annotations

import pytest

from tests.games.storytellers.tools import AREA, lines, opened, play, set_up, start, why_not

NEW = {"when": "when05@c when03", "who": "who12@a who09", "where": "where26", "what": "what11"}
TOLD = {"when": "when03", "who": "who09"}


def skills(match, seat):
    """The skill lines of a seat."""
    return {line.removeprefix(f"{seat} ") for line in lines(match, seat) if " skill" in line}


@pytest.mark.rule("ST-55")
def test_a_character_is_turned_up_once_at_any_decision_of_a_round():
    match = start(players=3, hands={"a": "who01", "b": "who02", "c": "what01"}, characters={"b": "chr02 down"})
    assert "b reveal" in lines(match)
    assert lines(match, "b") == {"b reveal"}
    play(match, "b reveal")
    assert match.state()["characters"]["b"] == {"id": "chr02", "face": "up", "used": False, "named": {}}
    assert why_not(match, "b reveal") == why_not(match, "c reveal") == "ST-55"
    for phase in ("tell", "rate", "collect", "draw"):
        rest = {"verdict": "wonderful"} if phase in ("collect", "draw") else {}
        assert "b reveal" in lines(start(phase=phase, characters={"b": "chr02 down"}, **rest))
    drawing = start(phase="draw", verdict="boring", characters={"b": "chr02 down"})
    assert why_not(play(drawing, "a draw who"), "b reveal") == "ST-55"
    assert why_not(set_up(upto="pick"), "a reveal") == "ST-55"
    plain = start({"skills": False}, characters={"b": "chr02 down"})
    assert why_not(plain, "b reveal") == "ST-55"


@pytest.mark.rule("ST-56", "ST-57", "ST-58")
def test_a_skill_works_face_up_until_it_is_gone_and_in_its_window():
    def alice(face, phase="draw", **rest):
        return start(phase=phase, verdict="wonderful", characters={"a": f"chr01 {face}"}, **rest)

    assert why_not(alice("down", collected=True), "a skill who09") == "ST-56"
    assert why_not(alice("used", collected=True), "a skill who09") == "ST-57"
    assert why_not(alice("up", phase="collect"), "a skill who09") == "ST-58"
    assert why_not(alice("up"), "a skill who09") == "ST-58", "she has not collected"
    assert why_not(alice("up", collected=True), "a skill who09") is None
    assert why_not(start(), "a skill who09") == "ST-56", "a seat without a character"
    for always in ("chr05", "chr06", "chr12"):
        assert why_not(start(characters={"a": f"{always} up"}), "a skill") == "ST-57"
    assert why_not(alice("up", collected=True), "a skill") == "ST-85"
    assert why_not(alice("up", collected=True), "a skill who09 crown") == "ST-85"


@pytest.mark.rule("ST-59", "ST-71")
def test_alice_collects_a_second_card():
    match = start(phase="draw", verdict="wonderful", collected=True, characters={"a": "chr01 up"})
    assert skills(match, "a") == {f"skill {card}" for card in AREA.values()}
    assert why_not(match, "a skill who01") == "ST-43"
    play(match, "a skill what11")
    assert match.state()["collections"]["a"] == ["what11"]
    assert match.state()["drawing"] is None
    assert why_not(match, "a skill who09") == "ST-57"


@pytest.mark.rule("ST-60")
def test_the_rabbit_collects_after_anothers_wonderful_story():
    rabbit = {"b": "chr02 up"}
    match = start(phase="collect", verdict="wonderful", last="b", characters=rabbit)
    assert why_not(match, "b skill who09") == "ST-58"
    play(match, "a collect -", "b skill who09")
    assert match.state()["collections"]["b"] == ["who09"]
    assert why_not(start(phase="draw", verdict="boring", characters=rabbit), "b skill who09") == "ST-58"
    own = start(phase="draw", verdict="wonderful", characters={"a": "chr02 up"})
    assert why_not(own, "a skill who09") == "ST-58"


@pytest.mark.rule("ST-61")
def test_the_hatter_exchanges_a_card_once_in_each_round_that_he_tells():
    match = start(
        phase="tell", collections={"a": "who01 what20"}, characters={"a": "chr03 up"}, area={**AREA, "what": ""}
    )
    assert skills(match, "a") == {"skill who01"}
    assert why_not(match, "a skill what20") == "ST-61"
    assert why_not(match, "a skill who09") == "ST-61"
    play(match, "a skill who01")
    assert match.state()["area"]["who"] == ["who01"]
    assert match.state()["collections"]["a"] == ["what20", "who09"]
    assert (match.state()["extra"], match.state()["drawing"]) == (True, None)
    assert why_not(match, "a skill who09") == "ST-58"
    closed = start(
        phase="tell", area=NEW, told=TOLD, players=3, collections={"a": "where01"}, characters={"a": "chr03 up"}
    )
    assert why_not(closed, "a skill where01") == "ST-31"


@pytest.mark.rule("ST-62")
def test_the_dormouse_plays_once_more_and_is_not_the_last_to_have_played():
    match = start(players=3, phase="tell", last="c", hands={"a": "who04 where05"}, area={**NEW, "what": "what11@b"},
                  told=TOLD, characters={"a": "chr04 up"})  # fmt: skip
    assert skills(match, "a") == {"skill who04"}
    assert why_not(match, "a skill where05") == "ST-31"
    assert why_not(match, "a skill what20") == "ST-21"
    play(match, "a skill who04")
    assert match.state()["drawing"] == "a who"
    play(match, "* draw a who30")
    assert (match.state()["phase"], match.state()["last"], match.state()["extra"]) == ("tell", "c", True)
    assert why_not(match, "a skill who30") == "ST-58"


@pytest.mark.rule("ST-63")
def test_the_queens_vote_counts_twice_and_she_votes_for_herself():
    match = start(players=4, phase="rate", characters={"b": "chr05 up"})
    play(match, "b rate boring", "c rate wondering", "d rate wondering")
    assert (match.state()["votes"], match.state()["verdict"]) == ([2, 4], "wonderful")
    match = start(players=3, phase="rate", characters={"a": "chr05 down"})
    play(match, "b rate boring", "c rate boring")
    assert match.state()["votes"] == [0, 2], "face down she has one vote and no more"
    late = start(players=3, phase="rate", characters={"b": "chr05 down"})
    play(late, "b rate wondering", "b reveal", "c rate boring")
    assert late.state()["votes"] == [2, 3]


@pytest.mark.rule("ST-64")
def test_the_king_is_not_bound():
    closed = {"players": 3, "to_play": ["b", "c"], "last": "a", "area": NEW, "told": TOLD}
    match = opened({**closed, "hands": {"b": "where02"}, "characters": {"b": "chr06 down"}})
    assert why_not(match, "b play where02") == "ST-31"
    play(match, "b reveal")
    assert why_not(match, "b pass who") == "ST-23"
    assert play(match, "b play where02").state()["kept"] == []


@pytest.mark.rule("ST-65")
def test_the_duchess_collects_after_a_boring_story_of_her_own():
    match = start(phase="draw", verdict="boring", characters={"a": "chr07 up"})
    play(match, "a skill who09")
    assert (match.state()["verdict"], match.state()["collected"]) == ("boring", True)
    assert match.state()["collections"]["a"] == ["who09"]
    wonderful = start(phase="draw", verdict="wonderful", characters={"a": "chr07 up"})
    assert why_not(wonderful, "a skill who09") == "ST-58"


@pytest.mark.rule("ST-66")
def test_the_cat_lets_a_card_vanish_instead_of_playing():
    closed = {"players": 3, "to_play": ["b", "c"], "last": "a", "area": {**NEW, "what": ""}, "told": TOLD}
    match = opened({**closed, "characters": {"b": "chr08 up"}, "hands": {"b": "what01"}})
    assert skills(match, "b") == {"skill who", "skill when"}
    assert why_not(match, "b skill what") == "ST-66"
    assert why_not(match, "b skill where") == "ST-31"
    assert why_not(match, "b skill who12") == "ST-85"
    play(match, "b skill who")
    state = match.state()
    assert (state["to_act"], state["last"], state["drawing"]) == ("c", "a", None)
    assert "who12" in state["decks"]["who"]
    assert state["kept"] == ["who", "where"]
    assert why_not(match, "b skill when") == "ST-58"


@pytest.mark.rule("ST-67")
def test_humpty_names_a_third_icon_in_a_round_that_he_tells():
    match = start(hands={"a": "who01", "b": "what01"}, collections={"a": "who10"}, characters={"a": "chr09 up"})
    assert len(skills(match, "a")) == 6
    assert why_not(match, "a skill who10 watch") == "ST-67"
    assert why_not(match, "a skill who01 crown") == "ST-67"
    assert why_not(match, "a skill who10 hat") == "ST-85"
    play(match, "a play who01", "a skill who10 rose")
    assert match.state()["characters"]["a"] == {"id": "chr09", "face": "up", "used": True, "named": {"who10": "rose"}}
    other = start(active="b", collections={"a": "who10"}, characters={"a": "chr09 up"}, hands={"b": "who01"})
    assert why_not(other, "a skill who10 rose") == "ST-58"


@pytest.mark.rule("ST-68")
def test_the_turtle_is_asked_when_its_card_is_covered():
    def covered(face):
        area = {**AREA, "who": "who12@b who09"}
        return play(start(hands={"a": "who01"}, area=area, characters={"b": f"chr10 {face}"}), "a play who01")

    assert covered("down").state()["drawing"] == covered("used").state()["drawing"] == "b who"
    match = covered("up")
    assert (match.state()["phase"], match.to_act) == ("turtle", "b")
    assert lines(match) == {"b skill take", "b skill leave"}
    assert why_not(match, "b skill who12") == "ST-85"
    left = play(match.copy(), "b skill leave")
    assert left.state()["drawing"] == "b who"
    assert not left.state()["characters"]["b"]["used"]
    taken = play(match, "b skill take").state()
    assert (taken["drawing"], taken["collections"]["b"]) == (None, ["who12"])
    assert taken["characters"]["b"]["used"]


@pytest.mark.rule("ST-69")
def test_the_twins_turn_the_verdict_round_before_anything_is_taken():
    twins = {"b": "chr11 up"}
    match = start(phase="collect", verdict="wonderful", characters=twins)
    assert skills(match, "b") == {"skill"}
    play(match, "b skill")
    assert (match.state()["verdict"], match.state()["phase"]) == ("boring", "draw")
    boring = play(start(phase="draw", verdict="boring", characters=twins), "b skill")
    assert (boring.state()["verdict"], boring.state()["phase"]) == ("wonderful", "collect")
    late = play(start(phase="collect", verdict="wonderful", characters=twins), "a collect -")
    assert why_not(late, "b skill") == "ST-58"
    duchess = start(phase="draw", verdict="boring", collected=True, characters=twins)
    assert why_not(duchess, "b skill") == "ST-58"


@pytest.mark.rule("ST-70")
def test_the_white_queen_reaches_below():
    area = {**AREA, "who": "who12@b who09"}
    match = start(phase="collect", verdict="wonderful", area=area, characters={"a": "chr12 up"})
    assert "a collect who09" in lines(match)
    play(match, "a collect who09")
    assert match.state()["area"]["who"] == ["who12@b"]
    down = start(phase="collect", verdict="wonderful", area=area, characters={"a": "chr12 down"})
    assert why_not(down, "a collect who09") == "ST-43"
