"""How a match ends, and who sees what: W-67 to W-69, W-76."""

from __future__ import annotations

import random

import pytest

from tests.games.wonderland.helpers import POOL_E, POOL_W, being, fresh, game, legal, play, random_match, rule_of, start

rule = pytest.mark.rule


def b(name, square, **more):
    return {"id": name, "square": square, **more}


@rule("W-67")
def test_a_fallen_image_loses():
    match = start(images={"e": 1}, laid={"w": ["s7"]}, factors={"w": {"A": 1}}, beings=[b("w6H", "s7")])
    play(match, "w attack 6H image", "w end")
    assert match.result == {"winner": "w", "reason": "image"}
    assert (match.to_act, match.state()["phase"], list(match.legal())) == (None, "over", [])
    assert rule_of(match, "w end") == "W-31"
    assert rule_of(match, "w resign") == "W-69"


@rule("W-67")
def test_both_images_at_once_draw():
    options = {"line": 1, "rows": 3}
    match = start(
        options, images={"w": 1, "e": 1}, laid={"w": ["b2", "c2"]}, factors={"w": {"F": 2}}, beings=[b("wTS", "b2")]
    )
    play(match, "w blast TS 2", "w end")
    assert match.result == {"winner": None, "reason": "image"}


@rule("W-68")
def test_no_being_and_no_pair():
    match = start(pools={"w": POOL_W, "e": ["4C", "2S", "3C"]}, laid={"w": ["b7"]}, beings=[b("w4H", "b7")])
    play(match, "w end")
    assert match.result == {"winner": "w", "reason": "no-summons"}


@rule("W-30", "W-68")
def test_no_being_and_no_space():
    laid = {"w": ["a1", "b1", "c1", "b2"], "e": ["a3", "b3", "c3"]}
    match = start({"rows": 3, "line": 1}, laid=laid, beings=[b("w4H", "b2")])
    play(match, "w end")
    assert match.result == {"winner": "w", "reason": "no-summons"}


@rule("W-68")
def test_both_at_once_draw():
    match = start(pools={"w": ["4H"], "e": ["4C"]})
    play(match, "w end") if match.state()["phase"] == "action" else None
    assert match.result == {"winner": None, "reason": "no-summons"}


@rule("W-68")
@pytest.mark.parametrize(
    ("life", "force", "pool", "over"),
    [(2, 1, ["TS"], True), (1, 1, ["TS"], False), (1, 0, ["TS"], True), (1, 0, ["TS", "3C"], False),
     (1, 0, ["TS", "2C"], True)],
)  # fmt: skip
def test_rooks_only(life, force, pool, over):
    match = start(pools={"w": POOL_W, "e": pool}, images={"w": life}, factors={"e": {"F": force}},
                  laid={"w": ["b7"], "e": ["e7"]}, beings=[b("w4H", "b7"), b("eTS", "e7")])  # fmt: skip
    play(match, "w end", *(["e pass"] if match.copy().play("w end") and force else []))
    assert (match.result is not None) == over, "worked example 14"


@rule("W-69")
def test_draw_by_agreement():
    match = fresh()
    assert rule_of(match, "e accept draw") == "W-69"
    play(match, "w offer draw", "e accept draw")
    assert match.result == {"winner": None, "reason": "agreement"}


@rule("W-69")
def test_an_offer_lapses():
    match = fresh()
    play(match, "e offer draw")
    assert rule_of(match, "e accept draw") == "W-69", "not one's own"
    play(match, "w dice 4H")
    assert rule_of(match, "w accept draw") == "W-69"


@rule("W-69")
def test_resigning_at_any_time():
    for side, winner in (("w", "e"), ("e", "w")):
        match = fresh()
        play(match, "w dice 4H", f"{side} resign")
        assert match.result == {"winner": winner, "reason": "resigned"}
        assert not any("resign" in line for line in legal(fresh()))


@rule("W-15", "W-69")
@pytest.mark.parametrize("lines", [["w resign"], ["e offer draw", "w accept draw"]])
def test_a_match_that_ends_before_anyone_began_has_no_active_side(lines):
    match = game().new(seed=1)
    play(match, *lines)
    state = match.state()
    assert (state["phase"], state["active"], state["to_act"], state["turn"]) == ("over", None, None, 1)
    assert all(match.view(seat)["active"] is None for seat in "we")
    assert game().load(match.record()).state() == state


@rule("W-69")
def test_sixty_quiet_turns():
    match = start(laid={"w": ["b7"], "e": ["s7"]}, beings=[b("w4H", "b7"), b("e4C", "s7")])
    for turn in range(60):
        assert match.result is None, turn
        side = match.to_act
        if turn:
            card = {"w": "AS", "e": "AH"}[side]
            play(match, f"{side} dice {card}", "* roll S")
        play(match, f"{side} end")
    assert match.result == {"winner": None, "reason": "stalled"}


@rule("W-76")
def test_the_other_pool_is_hidden():
    match = fresh()
    view = match.view("e")
    assert "w" not in view["pools"]
    assert view["pools"]["e"] == sorted(POOL_E)
    assert list(view.legal()) == []
    assert len(match.view("w").legal()) == len(match.legal())
    play(match, "w dice 4H AS", "* roll M M", "w end")
    known = match.view("e").known
    assert set(known.config.selections[0]) == {"4H", "AS"}, "only what was shown"


@rule("W-76")
def test_a_sample_fits_the_view():
    match = random_match(4, 150)
    rng = random.Random(1)
    for seat in "we":
        view = match.view(seat)
        guess = view.sample(rng)
        form = dict(guess.view(seat))
        assert form == dict(view)
        other = "e" if seat == "w" else "w"
        sizes = [len(s["pools"][other]) for s in (guess.state(), match.state())]
        assert sizes[0] == sizes[1]


@rule("W-70", "W-76")
def test_a_sample_of_face_down_dice():
    match = fresh(face_down=True)
    play(match, "w dice 4H 7D 9H", "* roll M M M")
    guess = match.view("e").sample(random.Random(2)).state()
    assert [d["level"] for d in guess["dice"]] == [1, 3, 4]
    assert all(d["card"] in guess["pools"]["w"] for d in guess["dice"])


def test_positions_agree_with_replay():
    match = start(laid={"w": ["b7"]}, beings=[b("w4H", "b7")], factors={"w": {"M": 1}})
    assert being(match, "w4H")["level"] == 1
    again = match.copy()
    play(again, "w end")
    assert match.to_act == "w"
    assert set(match.state()["pools"]["w"]) == set(POOL_W) - {"4H"}
