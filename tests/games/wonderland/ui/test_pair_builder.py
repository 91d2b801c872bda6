"""The builder of pairs: lifting and laying by mouse and keyboard, W-86 in words, keeping, sharing."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import at_builder
from tests.ui.devices import press, region
from wonderland.games.wonderland.pool_choice import BegunPairs, PairPools
from wonderland.ui.games.wonderland.pair_builder import PairBuilder
from wonderland.ui.games.wonderland.pair_draft import PairDraft
from wonderland.ui.games.wonderland.pool_choices import own_pairs

A, B = 0, 1
"""Buttons of a gamepad: what Enter and what Escape do."""


@pytest.fixture
def builder():
    return at_builder(PairBuilder)


def seen(app):
    app.draw()
    return [one.text for one in app.canvas.texts]


def drag(app, begin, end):
    """Press on a control, go along in steps, let go over another or in the middle of nowhere."""
    a = region(app, begin).rect.center
    b = region(app, end).rect.center if isinstance(end, str) else end
    middle = ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
    for at in (middle, b):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        app.draw()
    told = seen(app)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))
    app.draw()
    return told


def labels(scene):
    return [place.label for place in scene.draft.places]


@pytest.mark.rule("W-86", "W-89", "W-90")
def test_a_back_is_dragged_onto_a_front_and_says_what_comes_of_it(builder):
    app, scene, _ = builder
    scene.draft.take(["KH/TC"])
    scene.draft.places[1] = type(scene.draft.places[1])("JD")
    app.draw()
    told = drag(app, "deck-7D", "place-1")
    assert "Let go: Jack of Diamonds before the Seven of Diamonds: Knight of level 3, walks 5." in told
    assert labels(scene)[1] == "JD/7D"
    told = seen(app)
    assert {"Atk 1", "Str 3", "Def 1", "Mov 7 − 2 = 5", "one suit"} <= set(told)
    assert "3 + 1 + 1, and half of 5: 7, level 3" in told
    assert "2 of 15 pairs" in told


def test_let_go_elsewhere_a_card_flies_back(builder):
    app, scene, _ = builder
    before = labels(scene)
    drag(app, "place-0", (app.surface.get_width() - 5, 60))
    assert labels(scene) == before
    assert scene.hand.card == ""
    assert scene.update(1.0), "it is on its way"
    for _ in range(20):
        scene.update(30.0)
    assert not scene.update(30.0)


def test_backs_change_places_and_a_card_dragged_to_the_deck_is_free(builder):
    app, scene, _ = builder
    one, other = (place.back for place in scene.draft.places[:2])
    drag(app, "place-0", "place-1")
    assert [place.back for place in scene.draft.places[:2]] == [other, one]
    drag(app, "place-0", "deck-2D")
    assert scene.draft.places[0].back == ""
    assert scene.draft.where(other) is None


@pytest.mark.rule("W-86")
def test_what_is_refused_is_said_with_its_rule(builder):
    app, scene, hand = builder
    scene.draft.take(["4H/KS"])
    app.draw()
    hand.press("deck-4D")
    hand.press("place-3")
    said = "Four of Diamonds and Four of Hearts are of the same rank and colour: one in front."
    assert said in seen(app)
    assert scene.rule_now() == "W-86"
    assert scene.hand.card == "4D", "it is still in hand"
    hand.press("place-0")
    assert labels(scene)[0] == "4H/4D", "behind it may stand"


def test_by_keyboard_enter_lifts_and_lays_arrows_go_and_del_parts(builder):
    app, scene, _ = builder
    scene.draft.take(["KH/TC"])
    app.pointer.focus, app.pointer.focus_shown = "deck-AH", True
    app.draw()
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RIGHT)
    assert app.pointer.focus == "deck-3H"
    press(app, pygame.K_RETURN)
    assert scene.hand.card == "3H"
    press(app, pygame.K_ESCAPE)
    assert (scene.hand.card, app.scene) == ("", scene), "Escape puts it back first"
    press(app, pygame.K_RETURN)
    for _ in range(9):
        if not app.pointer.focus.startswith("place-1"):
            press(app, pygame.K_UP)
    assert app.pointer.focus.startswith("place-1")
    press(app, pygame.K_RETURN)
    at = scene.at
    assert labels(scene)[at] == "3H"
    app.pointer.focus = "place-0"
    press(app, pygame.K_RETURN)
    assert scene.hand.card == "TC", "the back comes off first"
    app.pointer.focus = f"place-{at}"
    press(app, pygame.K_RETURN)
    assert (labels(scene)[0], labels(scene)[at]) == ("KH", "3H/TC")
    press(app, pygame.K_DELETE)
    press(app, pygame.K_DELETE)
    assert labels(scene)[at] == ""


def test_a_gamepad_alone_lays_a_pair_parts_it_and_leaves(builder):
    app, scene, _ = builder

    def button(number):
        app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=number, instance_id=0))
        app.draw()

    def cross(x, y):
        for at in ((x, y), (0, 0)):
            app.handle(pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=at))
        app.draw()

    def go_to(begins, x, y):
        for _ in range(20):
            if app.pointer.focus.startswith(begins):
                return
            cross(x, y)
        raise AssertionError(f"{begins} is not reached from {app.pointer.focus}")

    scene.draft.take([])
    app.draw()
    cross(0, -1)
    go_to("place-", 0, -1)
    go_to("deck-", 0, -1)
    button(A)
    front = scene.hand.card
    assert front
    go_to("place-", 0, 1)
    button(A)
    at = scene.at
    go_to("deck-", 0, -1)
    cross(1, 0)
    button(A)
    back = scene.hand.card
    go_to("place-", 0, 1)
    assert app.pointer.focus == f"place-{at}", "straight up again"
    button(A)
    assert labels(scene)[at] == f"{front}/{back}"
    button(A)
    assert scene.hand.card == back
    button(B)
    assert (scene.hand.card, app.scene) == ("", scene), "it is put back first"
    app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=B, instance_id=0))
    assert not app.scenes


def test_random_and_even_pairs_are_whole_pools(builder):
    app, scene, hand = builder
    faults, rules = PairPools().faults, game().rules
    hand.press("random")
    assert len(scene.draft.contents()) == 15
    assert not any(faults(rules, scene.draft.contents()))
    scene.draft.take(scene.draft.contents()[:3])
    kept = set(scene.draft.contents())
    app.draw()
    hand.press("even")
    pairs = [scene.definitions.cards[label] for label in scene.draft.contents()]
    counts = [sum(pair.level == level for pair in pairs) for level in (1, 2, 3, 4)]
    assert sorted(counts) == [3, 4, 4, 4]
    assert kept <= set(scene.draft.contents()), "what fits stays"
    assert not any(faults(rules, scene.draft.contents()))


def test_pairs_are_kept_under_a_name_shared_and_taken_over(builder, monkeypatch):
    _, scene, hand = builder
    hand.press("save")
    assert own_pairs(game()).pools == {scene.kept.name: sorted(scene.draft.contents())}
    clipboard = []
    monkeypatch.setattr(pygame.scrap, "put_text", clipboard.append)
    hand.press("share")
    assert clipboard[0].split() == sorted(scene.draft.contents())
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "4H/KS 4D/AS")
    hand.press("paste")
    assert "rank and colour (W-86)" in scene.note
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "4H/KS AS/9D")
    hand.press("paste")
    assert scene.draft.contents() == ["4H/KS", "AS/9D"]
    hand.press("save")
    assert "A pool has 15 pairs, this one 2" in scene.note


def test_a_front_without_a_back_is_there_again_when_the_builder_is_opened(builder):
    app, scene, hand = builder
    hand.press("save")
    scene.part()
    alone = scene.draft.places[scene.at].front
    kept = scene.kept.name
    app.pop()
    assert alone in own_pairs(game()).unsaved().pools[kept]
    again = PairBuilder(app, game())
    assert (again.kept.name, again.note) == (kept, "")
    assert alone in again.draft.contents()
    assert len(again.draft.whole()) == 14
    assert again.draft.missing()


@pytest.mark.rule("W-86")
def test_a_card_is_never_in_two_places():
    draft = PairDraft(game())
    cards = list(game().rules.definitions.cards)
    for step in range(400):
        draft.lay(cards[step * 7 % 52], step * 11 % 15)
        if step % 5 == 0:
            draft.put_back(cards[step * 13 % 52])
        used = [card for place in draft.places for card in (place.front, place.back) if card]
        assert len(used) == len(set(used))
        assert all(place.front or not place.back for place in draft.places)
        assert not any(PairPools().faults(game().rules, draft.whole()))
        assert not any(BegunPairs().faults(game().rules, draft.contents()))
