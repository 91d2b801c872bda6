"""Whole quick matches by one device alone: mouse without dragging, keyboard, gamepad, typing."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.ui.devices import lift
from tests.ui.remapped import press_instead, push_instead, remap
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.kit.app import App
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.table.curtain import Curtain

PADS = {
    pygame.K_RETURN: 0, pygame.K_ESCAPE: 1, pygame.K_TAB: 10, pygame.K_UP: 11,
    pygame.K_DOWN: 12, pygame.K_LEFT: 13, pygame.K_RIGHT: 14, pygame.K_r: 2, pygame.K_n: 8,
    pygame.K_SPACE: 6,
}  # fmt: skip


class Alone(Hand, ABC):
    """What each device does in its own way."""

    def __init__(self, app: App) -> None:
        super().__init__(app, Inside(app))

    @abstractmethod
    def point(self, square: str) -> None:
        """Point at a square."""

    @abstractmethod
    def turn(self) -> None:
        """Turn the domino in hand."""

    @abstractmethod
    def take(self) -> None:
        """Do what is to be done where one points."""

    def square(self, name: str) -> None:
        self.point(name)
        self.take()

    def carry(self, being: str, square: str) -> None:
        self.square(square)
        self.press("instead")

    def _answer(self, being: str, target: str | None, n: int) -> None:
        box = self.scene.board.questions.answer
        while box.current().being != being:
            self.press("other")
        while target and box.current().usable[box.aimed_at(box.current())] != target:
            self.press("target")
        self.press(f"n{n}")
        self.press("answer")

    def _summon(self, side: str, words: list[str]) -> None:
        self.press(f"summon-{words[0]}")
        for domino in words[1:4]:
            cut = next(i for i in range(2, len(domino)) if domino[i].isalpha())
            a, b = domino[:cut], domino[cut:]
            self.point(a)
            for _ in range(4):
                if self.scene.board.domino.pair_at(a) != (a, b):
                    self.turn()
            self.take()
        if self.scene.control.path.start != words[4]:
            self.square(words[4])
        else:
            self.press("lay")


class Clicking(Alone):
    """The mouse, which never moves with a button held."""

    def _mouse(self, kind: int, **more: object) -> None:
        self.app.handle(pygame.event.Event(kind, pos=self.at, **more))

    def point(self, square: str) -> None:
        self.at = self.scene.layout.cell(square).center
        self._mouse(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0))

    def turn(self) -> None:
        self._mouse(pygame.MOUSEBUTTONDOWN, button=3)
        self._mouse(pygame.MOUSEBUTTONUP, button=3)

    def take(self) -> None:
        self.device.click(*self.at)


class Walking(Alone):
    """Tab and Enter for controls, the arrows and Enter for squares."""

    def key(self, code: int) -> None:
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))

    def turn(self) -> None:
        self.key(pygame.K_r)

    def take(self) -> None:
        self.key(pygame.K_RETURN)
        self.device.settle()

    def press(self, key: str) -> None:
        self.app.draw()
        for _ in range(len(self.app.canvas.regions) + 1):
            if self.app.pointer.focus == key and self.app.pointer.focus_shown:
                break
            self.key(pygame.K_TAB)
        region = next(r for r in self.app.canvas.regions if r.key == key)
        assert self.app.pointer.focus == key
        if region.chosen_by_space:
            self.key(pygame.K_SPACE)
            self.device.settle()
        else:
            self.take()

    def point(self, square: str) -> None:
        self.app.draw()
        self.key(pygame.K_LEFT)  # the cursor appears
        for _ in range(60):
            here = self.scene.board.pointing.cursor
            assert here is not None
            if here == square:
                return
            cell, goal = self.scene.layout.cell(here), self.scene.layout.cell(square)
            if here[0] != square[0]:
                self.key(pygame.K_RIGHT if goal.centerx > cell.centerx else pygame.K_LEFT)
            else:
                self.key(pygame.K_DOWN if goal.centery > cell.centery else pygame.K_UP)
        raise AssertionError(square)


class Padding(Walking):
    """The same by a gamepad's buttons."""

    def key(self, code: int) -> None:
        button = pygame.event.Event(pygame.JOYBUTTONDOWN, button=PADS[code], instance_id=0)
        self.app.handle(button)


class WalkingOtherwise(Walking):
    """The same when every key has been set to another."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        remap(app)

    def key(self, code: int) -> None:
        press_instead(self.app, code)


class PaddingOtherwise(Walking):
    """The same by a gamepad whose sticks and buttons have all been set anew."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        remap(app)

    def key(self, code: int) -> None:
        push_instead(self.app, code)


class Typing(Hand):
    """Types every line."""

    def __init__(self, app: App) -> None:
        super().__init__(app, Inside(app))

    def key(self, code: int, letter: str = "") -> None:
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter))

    def lift_curtain(self) -> None:
        if isinstance(self.app.scene, Curtain):
            self.key(pygame.K_RETURN)
            self.device.settle()

    def play(self, line: str) -> None:
        self.lift_curtain()
        self.key(pygame.K_COLON, ":")
        for _ in range(2):
            self.key(pygame.K_BACKSPACE)
        for letter in line:
            self.key(0, letter)
        self.key(pygame.K_RETURN)
        self.device.settle()
        self.lift_curtain()


SHORT = {"preset": "quick", "life": 1}
"""A match that ends soon."""


@pytest.mark.parametrize(
    ("device", "options"),
    [
        (Clicking, {"preset": "quick"}),
        (Walking, SHORT),
        (Padding, SHORT),
        (Typing, {"preset": "quick"}),
        (WalkingOtherwise, SHORT),
        (PaddingOtherwise, SHORT),
    ],
)
def test_a_whole_quick_match_by_one_device_without_dragging(app, device, options):
    house = Navigator(app)
    house.open_menu()
    match = game().new(options=options, seed=7)
    seats = {"w": Seat("Ann"), "e": Seat("Bob")}
    house.matches.sit_down(MatchSession(game(), match, seats))
    hand = device(app)
    hand.device.settle()
    agents = {side: game().agent("easy", index) for index, side in enumerate("we")}
    hand.lift_curtain()
    for _ in range(2500):
        if match.result:
            break
        line = str(agents[str(match.to_act)].choose(match.view(str(match.to_act))).action)
        before = len(match.lines)
        hand.play(line)
        if line.endswith(" end") and not match.lines[before:]:
            hand.play(line)  # what was left is told once
        assert line in match.lines[before:], (line, hand.scene.control.refused)
    assert match.result


def test_threats_are_a_switch(app):
    house = Navigator(app)
    house.open_menu()
    match = game().new(options={"preset": "quick", "first": "w"}, seed=7)
    house.matches.sit_down(MatchSession(game(), match, {"w": Seat("Ann"), "e": Seat("Bob")}))
    Inside(app).settle()
    lift(app)
    for shown in (True, False):
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t"))
        app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_t, mod=0, unicode=""))
        assert app.scene.board.pointing.threats is shown
