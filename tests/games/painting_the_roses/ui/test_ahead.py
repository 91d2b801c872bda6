"""Whoever presses while something moves only hastens it, and hits nothing that he did not see."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tests.games.painting_the_roses.ui.player import Mouse, play_line, sit_down
from tests.ui.devices import region, settle
from wonderland.core.game import CHANCE
from wonderland.games.painting_the_roses.names import named
from wonderland.ui.games.painting_the_roses import modes

GARDEN = {
    "gardens": {"a": "2D 9S 4H AC 7D", "b": "3H 8C 5D 6S TD"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "hands": {"a": "2C 6H 7C", "b": "9D"},
}


class Ahead(Mouse):
    """Clicks a moment after the last click, and again where that only hastened what moved."""

    def __init__(self, app, scene, seed):
        super().__init__(app)
        self.scene, self.rng, self.ahead = scene, Random(seed), 0

    def use(self, key):
        for _ in range(self.rng.randrange(5)):
            self.app.step(40)
        self.app.draw()
        film, lines = self.scene.board.film, len(self.scene.session.match.lines)
        while (found := self.seen(key)) is None or film.moves:
            if found:
                self.ahead += 1
                press(self.app, found.rect.center)
                assert len(self.scene.session.match.lines) == lines
            moved = self.app.step(40)
            self.app.draw()
            lines = len(self.scene.session.match.lines)
            assert moved or self.seen(key), (key, self.scene.control.mode)
        press(self.app, found.rect.center)

    def seen(self, key):
        """What a key stands for as it is seen now; a card may still lie elsewhere in the hand."""
        if not key.startswith("card-"):
            return region(self.app, key)
        intent = self.scene.control
        cards = intent.own.lying()
        name = named(cards[int(key.removeprefix("card-"))])
        lying = (r for r in self.app.canvas.regions if r.key.startswith("card-"))
        return next((one for one in lying if one.spoken == name), None)


def press(app, at):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=at, button=1))


def test_a_match_can_be_played_ahead_of_all_that_moves(moving):
    scene, _ = sit_down(moving, 2, seed=5, dealer="a", rows="dealt", rounds=4)
    match, ahead, rng = scene.session.match, Ahead(moving, scene, 3), Random(3)
    verbs = set()
    while match.result is None and len(match.lines) < 70:
        while match.to_act == CHANCE:
            moving.step(40)
        moving.draw()
        line = str(match.legal().choose(rng))
        before = len(match.lines)
        if scene.control.mode == modes.DISCARDING:
            for card in scene.control.cards[: scene.control.own.surplus]:
                ahead.use(f"card-{scene.control.cards.index(card)}")
            ahead.use("let-go")
            assert len(match.lines) > before
            continue
        play_line(moving, scene, ahead, line)
        assert match.lines[before] == line
        verbs.add(line.split()[1])
    assert {"move", "end"} <= verbs
    assert ahead.ahead > 5


def test_a_card_that_was_played_is_seen_on_and_no_longer_taken_up(moving):
    scene, _ = sit_down(moving, 2, position=GARDEN)
    settle(moving)
    Mouse(moving).use("card-0")
    press(moving, region(moving, "hedge-a5").rect.center)
    moving.step(40)
    moving.draw()
    assert scene.board.film.show.running
    cards = [r for r in moving.canvas.regions if r.key.startswith("card-")]
    assert len(cards) == 3, "the hand as it was"
    press(moving, cards[0].rect.center)
    assert scene.control.picked == ""
    moving.draw()
    press(moving, region(moving, "card-0").rect.center)
    assert scene.control.picked == "6H"


def test_a_card_that_has_come_into_the_place_of_the_pressed_one_is_not_taken_up(moving):
    scene, _ = sit_down(moving, 2, position=GARDEN)
    settle(moving)
    Mouse(moving).use("card-0")
    press(moving, region(moving, "hedge-a5").rect.center)
    moving.step(40)
    moving.draw()
    at = region(moving, "card-1").rect.center
    moving.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    settle(moving)
    moving.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert scene.control.picked in ("", "6H"), "never the Seven"


END = {
    "gardens": {"a": "2D* 9S* 4H AC* 7D*", "b": "3H 8C 5D 6S TD"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "hands": {"a": "6H 7C", "b": "9D"},
}


@pytest.mark.rule("PR-86")
def test_nothing_tells_what_came_of_a_line_before_it_was_seen(moving):
    scene, _ = sit_down(moving, 2, position=END)
    settle(moving)
    told = [line.words for line in scene.board.log.lines]
    scene.do(lambda: scene.control.line("paint 6H"))
    assert scene.session.match.result
    while scene.board.film.holding:
        moving.draw()
        assert [line.words for line in scene.board.log.lines] == told
        assert not any("wins" in text.text for text in moving.canvas.texts)
        moving.step(40)
    moving.draw()
    assert len(scene.board.log.lines) > len(told)
    assert any("win" in text.text for text in moving.canvas.texts)
