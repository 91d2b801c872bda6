"""Whoever acts while something is still seen to move loses nothing, and hits only what he saw."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tests.games.dungeon_dice.ui import player
from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.devices import click, region, settle
from wonderland.core.game import CHANCE

MARCH = {
    "laid": {"w": "b7-g7"}, "monsters": ["wRKN1 b7", "wDOR1 g7"], "crests": {"w": {"M": 9}},
}  # fmt: skip


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
        while region(self.app, key) is None and (
            self.scene.board.film.telling or not key.startswith("square-")
        ):
            at = self.scene.layout.top.center  # the card of whoever is pointed at may lie there
            motion = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            self.app.handle(motion)
            assert self.app.step(40) or region(self.app, key), (key, self.scene.control.mode)
            self.app.draw()
        square, scene = key.removeprefix("square-"), self.scene
        while not {
            scene.board.view.walker_at(scene.layout, self.seen(square)), scene.board.view.seen_on(square),
        } <= {"", scene.control.acting.standing(square)}:  # fmt: skip
            self.app.step(40)  # another is still seen just there
        self.ahead += scene.board.film.holding
        found = region(self.app, key)
        click(self.app, found.rect.center if found else self.seen(square))

    def seen(self, square):
        """Where a player sees what is on a square: somebody on his way is seen elsewhere."""
        scene = self.scene
        if square[1:].strip("0123456789"):
            return scene.layout.top.center  # no square
        cell, key = scene.layout.cell(square), scene.control.acting.standing(square)
        right, down = scene.board.film.moving(scene.layout).shift.get(key, (0, 0))
        if right or down:
            cell = scene.layout.cell(scene.board.view.shown["monsters"][key]["square"])
        return cell.move(round(right), round(down)).center

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


def test_a_click_on_one_who_walks_means_him_and_not_the_square_that_he_passes(moving):
    scene = seen_to_walk(moving)
    layout = scene.layout
    right, down = scene.board.film.moving(layout).shift["wRKN1"]
    seen = layout.cell("b7").move(round(right), round(down))
    assert layout.at(seen.center) != scene.control.acting.square_now("wRKN1")
    click(moving, seen.center)
    settle(moving)
    assert scene.control.acting.picked == ""
    assert scene.control.acting.square_now("wRKN1") == "f7", "where he was sent"


def test_another_who_is_taken_up_meanwhile_is_taken_up_at_once(moving):
    scene = seen_to_walk(moving)
    click(moving, scene.layout.cell("g7").center)
    assert scene.control.acting.picked == "wDOR1"
    assert scene.control.acting.square_now("wRKN1") == "f7"
