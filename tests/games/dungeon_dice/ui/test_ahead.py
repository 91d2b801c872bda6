"""Whoever presses while something moves only hastens it, and hits nothing that he did not see."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tests.games.dungeon_dice.ui import player
from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.devices import click, region, settle
from wonderland.core.game import CHANCE

MARCH = {"laid": {"w": "b7-g7"}, "monsters": ["wRKN1 b7", "wDOR1 g7"], "crests": {"w": {"M": 9}}}


class Hasty(player.Mouse):
    """Clicks again a moment after the last click, wherever he has seen what he means."""

    def __init__(self, app, scene, rng):
        super().__init__(app)
        self.scene, self.rng, self.ahead = scene, rng, 0

    def wait(self):
        for _ in range(self.rng.randrange(6)):
            self.app.step(40)
        self.app.draw()

    def use(self, key):
        self.wait()
        film, match = self.scene.board.film, self.scene.session.match
        while film.moves or (region(self.app, key) is None and not key.startswith("square-")):
            if film.moves:
                lines, picked = list(match.lines), self.scene.control.acting.picked
                click(self.app, self.place(key))
                assert (match.lines, self.scene.control.acting.picked) == (lines, picked)
                self.ahead += 1
            at = self.scene.layout.top.center  # the card of whoever is pointed at may lie there
            motion = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            self.app.handle(motion)
            assert self.app.step(40) or region(self.app, key), (key, self.scene.control.mode)
            self.app.draw()
        click(self.app, self.place(key))

    def place(self, key):
        """Where a player sees a control, or a square."""
        found, layout = region(self.app, key), self.scene.layout
        square = layout.named(key.removeprefix("square-"))
        return (found.rect if found else square or layout.top).center

    def lay(self, scene, square):
        self.wait()
        click(self.app, scene.layout.cell(square).center)


@pytest.mark.parametrize("seed", [3])
def test_a_match_can_be_played_ahead_of_all_that_moves(moving, seed, monkeypatch):
    scene, over = sit_down(moving, seed=seed)
    monkeypatch.setattr(player, "settle", lambda app: app.draw())
    hasty, rng, meant = Hasty(moving, scene, Random(seed)), Random(seed), []
    while len(meant) < 32 and not over:
        while scene.session.match.to_act == CHANCE:
            moving.step(40)
        meant += player.play_on(moving, scene, over, hasty, rng, 1)
    assert {"dice", "move", "end"} <= {line.split()[1] for line in meant}
    assert hasty.ahead > 10


def seen_to_walk(moving):
    """A knight that was sent along the path, seen on his way."""
    scene, _ = sit_down(moving, position=MARCH)
    player.Mouse(moving).use("square-b7")
    found = region(moving, "square-f7")
    click(moving, found.rect.center)
    for _ in range(2):
        moving.step(20)
    assert scene.board.film.holding
    return scene


@pytest.mark.parametrize("square", ["b7", "g7"])
def test_a_click_on_anybody_while_one_walks_takes_nobody_up(moving, square):
    scene = seen_to_walk(moving)
    click(moving, scene.layout.cell(square).center)
    assert scene.control.acting.picked == "wRKN1", "he was in hand before"
    settle(moving)
    assert scene.control.acting.square_now("wRKN1") == "f7", "where he was sent"
