"""The player's own pools: kept, renamed, deleted, played with."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from tests.games.wonderland.helpers import POOL_W, game
from tests.games.wonderland.ui.hand import Hand, Inside, at_builder
from tests.ui.apps import new_app
from tests.ui.devices import click
from wonderland.games.wonderland.queries import fixed
from wonderland.session.pools import own_pools
from wonderland.ui.games.wonderland.pool_builder import PoolBuilder
from wonderland.ui.games.wonderland.pool_choices import own_pairs
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.shots import shoot


@pytest.fixture
def builder():
    return at_builder(PoolBuilder)


def test_building_keeping_renaming_deleting(builder):
    app, scene, hand = builder
    hand.press("random")
    assert len(scene.draft.cards) == 15
    hand.press("save")
    assert own_pools(game()).pools == {"My pool": sorted(scene.draft.cards)}
    hand.press("rename")
    for letter in " 7":
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, unicode=letter, mod=0))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
    app.step(16)
    assert list(own_pools(game()).pools) == ["My pool 7"]
    hand.press("next")
    assert scene.draft.cards == []
    hand.press("pool-4H")
    hand.press("pool-4D")
    assert scene.draft.cards == ["4D"], "one card of a rank and colour"
    hand.press("save")
    assert "W-14" in scene.note
    hand.press("next")
    hand.press("next")
    hand.press("delete")
    assert own_pools(game()).pools, "it asks first"
    assert "once more" in scene.note
    assert "Yes: Delete" in [one.spoken for one in app.canvas.regions]
    hand.press("delete")
    assert own_pools(game()).pools == {}


def test_a_pool_of_ones_own_is_played(builder):
    app, _, hand = builder
    own_pools(game()).keep("Mine", POOL_W)
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.step(16)
    hand.press("player-e:human")
    hand.press("first:w")
    hand.press("pool-w-own:Mine")
    hand.press("begin")
    assert app.scene.session.match.state()["pools"]["w"] == sorted(POOL_W)


def test_what_was_not_saved_stands_there_again(builder):
    app, scene, hand = builder
    hand.press("random")
    hand.press("pool-" + scene.draft.cards[0])
    begun = sorted(scene.draft.cards)
    assert len(begun) == 14
    app.pop()
    assert own_pools(game()).pools == {}
    again = PoolBuilder(app, game())
    assert sorted(again.draft.cards) == begun
    again.next()
    assert again.draft.cards == []
    assert again.kept.name != "My pool"
    again.next()
    assert sorted(again.draft.cards) == begun, "an unsaved pool is among those that Next goes through"
    again.delete()
    again.delete()
    assert sorted(PoolBuilder(app, game()).draft.cards) != begun


def test_changes_of_a_saved_pool_are_laid_by_and_can_be_reverted(builder):
    app, _, _ = builder
    own_pools(game()).keep("Mine", POOL_W)
    scene = PoolBuilder(app, game())
    app.push(scene)
    app.step(16)
    hand = Hand(app, Inside(app))
    hand.press("pool-" + scene.draft.cards[0])
    app.pop()
    assert own_pools(game()).pools == {"Mine": sorted(POOL_W)}
    app.push(scene := PoolBuilder(app, game()))
    app.step(16)
    assert (scene.kept.name, len(scene.draft.cards)) == ("Mine", 14)
    hand.press("revert")
    assert sorted(scene.draft.cards) == sorted(POOL_W)
    app.pop()
    assert own_pools(game()).unsaved().pools == {}


def test_save_takes_the_name_that_is_being_typed(builder):
    app, scene, hand = builder
    hand.press("rename")
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, unicode="!", mod=0))
    hand.press("save")
    assert list(own_pools(game()).pools) == ["My pool!"]
    assert scene.naming is None


@pytest.mark.parametrize("text", ["[1]", "a: [4H, 4D]", "a: 7", "a: [", "a: [XX]"])
def test_a_damaged_file_is_kept_aside(tmp_path, text):
    path = tmp_path / "pools.yaml"
    path.write_text(text)
    own = own_pools(game(), path)
    assert own.pools == {}
    assert "kept as" in own.fault
    assert not path.exists()


def test_in_a_high_window_both_colours_and_the_words_stand_together():
    app = new_app((900, 1400))
    app.push(PoolBuilder(app, game()))
    app.draw()
    place = {one.key: one.rect for one in app.canvas.regions}
    white, black = place["pool-AH"], place["pool-AS"]
    words = next(one.rect for one in app.canvas.texts if "Under each piece" in one.text)
    assert black.top - white.bottom < 300
    assert words.top - black.bottom < 60
    app.pop()


def test_a_card_is_looked_at_by_pointing_and_taken_by_a_click_anywhere_on_it(builder):
    app, scene, _ = builder
    app.draw()
    suit = next(one.rect for one in app.canvas.regions if one.key == "pool-AH")
    beside = (suit.centerx, suit.top - 100)
    assert "AH" in scene.draft.cards
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=beside, rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.shown == "AH"
    click(app, beside)
    assert "AH" not in scene.draft.cards
    app.draw()
    click(app, beside)
    assert "AH" in scene.draft.cards


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (" ".join(POOL_W), "Taken over from the clipboard."),
        ("AH KS", "Taken over from the clipboard."),
        ("", "There is no pool on the clipboard."),
        ("AH AD", "W-14"),
        ("AH XX", "W-14"),
        ("rabbit\x1b[31m", "W-14"),
        (" ".join([*POOL_W, "AS", "AH", "AC", "KH"]), "W-14"),
    ],
)
def test_a_pool_is_shared_and_taken_over(builder, monkeypatch, text, note):
    _, scene, hand = builder
    before = list(scene.draft.cards)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    hand.press("paste")
    assert note in scene.note
    assert "\x1b" not in scene.note
    assert scene.draft.cards == (text.split() if "Taken" in note else before)


def test_in_a_small_window_the_name_is_read_whole_in_long_languages_too():
    app = new_app((640, 400), language="de")
    app.push(PoolBuilder(app, game()))
    app.draw()
    assert "Mein Vorrat" in [one.text for one in app.canvas.texts]
    app.pop()


def test_a_match_of_pairs_is_set_up_and_played_by_hand(builder):
    app, _, hand = builder
    own_pairs(game()).keep("Mine", ["4H/KS", "AS/JS"])
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.step(16)
    hand.press("pool-w-croquet")
    hand.press("paired_cards")
    assert house.wishes.chosen["w"] == "", "a pool of single cards is none of pairs"
    for key in ("player-e:human", "preset:quick", "first:w", "pool-w-own:Mine", "pool-e-even:"):
        hand.press(key)
    hand.press("begin")
    match = app.scene.session.match
    pools = match.state()["pools"]
    assert {"4H/KS", "AS/JS"} < set(pools["w"])
    levels = Counter(card.level for card in fixed(match).cards["e"].values())
    assert max(levels.values()) - min(levels.values()) <= 1
    cards = sorted(fixed(match).cards["w"])[:3]
    hand.play(f"w dice {' '.join(cards)}")
    assert len(match.state()["dice"]) == 3


def test_the_panel_shows_both_cards_of_a_pair_and_what_is_counted():
    app = shoot("pairs-match", (1280, 720))
    told = [one.text for one in app.canvas.texts]
    assert {"Str", "Atk", "Def", "Mov", "Mov 9 − 2 = 7", "mixed bests one suit"} <= set(told)
    match = app.scene.session.match
    walked = {being["id"]: being for being in match.state()["beings"]}["w2C"]
    assert walked["mov"] == 7
    match.play("w move 2C j6")
    match.play("e pass")
    app.scene.control.being.picked = "w2C"
    app.draw()
    told = [one.text for one in app.canvas.texts]
    assert "of 7" in told and "6" in told, "what it has left is counted"
    app.pop()


@pytest.mark.rule("W-16")
def test_while_dice_are_chosen_the_pool_is_a_hand_and_few_dice_are_asked_about_once():
    app = shoot("choosing", (1280, 720))
    scene, fingers = app.scene, Hand(app, Inside(app))
    hand, dice = scene.board.view.hand, scene.control.dice
    assert hand.shown
    fingers.press("level-3")
    assert [scene.session.match.position.config is not None, len(dice.cards)] == [True, 3]
    levels = {fixed(scene.session.match).card(f"w{card}").level for card in dice.cards}
    assert levels == {3}
    fingers.press(f"card-{dice.cards[0]}")
    lines = len(scene.session.match.lines)
    fingers.press("roll")
    assert "Only 2 dice of 3" in scene.control.refused.message
    assert len(scene.session.match.lines) == lines
    fingers.press("roll")
    assert scene.session.match.lines[lines:]
    assert not hand.shown
