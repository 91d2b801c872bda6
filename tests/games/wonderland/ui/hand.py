"""A player's hand: turns a line of notation into clicks and keys, as a person would play it."""

from __future__ import annotations

from typing import Protocol

import pygame

from tests.games.wonderland.helpers import game
from tests.ui.apps import new_app
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.path_begun import DIRECTIONS
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.table.curtain import Curtain

KEYS = {"r": pygame.K_r, "Return": pygame.K_RETURN, "equal": pygame.K_EQUALS}


class Device(Protocol):
    """A mouse and a keyboard."""

    def click(self, x: int, y: int) -> None: ...

    def move(self, x: int, y: int) -> None: ...

    def drag(self, begin: tuple[int, int], end: tuple[int, int]) -> None: ...

    def key(self, name: str) -> None: ...


class Inside:
    """A mouse and a keyboard whose events go straight to an app."""

    def __init__(self, app: App) -> None:
        self.app = app

    def _seen(self, x: int, y: int) -> tuple[int, int]:
        """Where in the window a place on the page lies: they differ where that is larger."""
        return x - self.app.magnifier.left, y - self.app.magnifier.top

    def click(self, x: int, y: int) -> None:
        at = self._seen(x, y)
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        self.settle()

    def move(self, x: int, y: int) -> None:
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=self._seen(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        self.settle()

    def drag(self, begin: tuple[int, int], end: tuple[int, int]) -> None:
        for kind, at in (
            (pygame.MOUSEMOTION, begin),
            (pygame.MOUSEBUTTONDOWN, begin),
            (pygame.MOUSEMOTION, end),
            (pygame.MOUSEBUTTONUP, end),
        ):
            found = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
            self.app.handle(pygame.event.Event(kind, pos=self._seen(*at), **found))
        self.settle()

    def key(self, name: str) -> None:
        code = KEYS[name]
        unicode = name if len(name) == 1 else ""
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode))
        self.app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=""))
        self.settle()

    def settle(self) -> None:
        """Let the app go on until nothing moves."""
        for _ in range(400):
            if not self.app.scenes or not (self.app.step(30) or self.app.dirty):
                return


class Hand:
    """Plays lines at a table."""

    def __init__(self, app: App, device: Device) -> None:
        self.app = app
        self.device = device

    @property
    def scene(self) -> MatchScene:
        scene = self.app.scene
        assert isinstance(scene, MatchScene), scene
        return scene

    def lift_curtain(self) -> None:
        if isinstance(self.app.scene, Curtain):
            self.press("lift")

    def press(self, key: str) -> None:
        region = next(r for r in self.app.canvas.regions if r.key == key)
        assert region.act is not None, (key, region.why)
        self.device.click(*region.rect.center)

    def square(self, name: str) -> None:
        self.device.click(*self.scene.layout.cell(name).center)

    def where(self, being: str) -> str:
        """The square of a being, by its card or by its number."""
        true, seen = self.scene.session.match.state(), self.scene.control.state
        return next(b["square"] for b in (*true["beings"], *seen["beings"]) if b["id"] == being)

    def play(self, line: str) -> None:
        """Play a line of the side that acts, with the mouse where a mouse will do."""
        self.lift_curtain()
        side, verb, *words = line.split()
        getattr(self, f"_{verb}")(side, words)
        self.lift_curtain()

    def _dice(self, side: str, cards: list[str]) -> None:
        for card in cards:
            self.press(f"card-{card}")
        self.press("roll")
        if self.scene.control.mode == "choosing":  # so few dice are asked about first
            self.press("roll")

    def _skip(self, side: str, words: list[str]) -> None:
        self.press("decline")

    def _summon(self, side: str, words: list[str]) -> None:
        self.press(f"summon-{words[0]}")
        for domino in words[1:4]:
            cut = next(i for i in range(2, len(domino)) if domino[i].isalpha())
            a, b = domino[:cut], domino[cut:]
            self.device.move(*self.scene.layout.cell(a).center)
            for _ in DIRECTIONS:
                if self.scene.board.domino.pair_at(a) != (a, b):
                    self.device.key("r")
            self.square(a)
        if self.scene.control.path.start != words[4]:
            self.square(words[4])  # the being stands there on the way, and the click lays the path
        else:
            self.press("lay")

    def _pick(self, side: str, card: str) -> None:
        if self.scene.control.being.picked != side + card:
            self.square(self.where(side + card))

    def _move(self, side: str, words: list[str]) -> None:
        self._pick(side, words[0])
        for square in words[1:]:
            if self.scene.control.standing_on(square):
                self.carry(side + words[0], square)  # a click would take up who stands there
            else:
                self.square(square)

    def carry(self, being: str, square: str) -> None:
        """Drag a being to a square."""
        cell = self.scene.layout.cell
        self.device.drag(cell(self.where(being)).center, cell(square).center)

    def _attack(self, side: str, words: list[str]) -> None:
        self._pick(side, words[0])
        if words[1] == "image":
            grid = self.scene.session.match.position.config.grid
            self.square(grid.names[grid.images["ew".index(side)]])
        else:
            self.square(self.where(words[1]))

    def _use(self, side: str, words: list[str]) -> None:
        if self.scene.control.mode == modes.ANSWERING:
            self._answer(side + words[0], words[1], int(words[2]))
            return
        self._pick(side, words[0])
        self.press("ability")
        for _ in range(int(words[2]) - 1):
            self.press("more")
        self.square(self.where(words[1]))

    def _answer(self, being: str, target: str | None, n: int) -> None:
        """Answer in a window: choose who, how much, and on whom."""
        box = self.scene.board.questions.answer
        while box.current().being != being:
            self.press("other")
        while target and box.current().usable[box.aimed_at(box.current())] != target:
            self.press("target")
        region = next(r for r in self.app.canvas.regions if r.key == f"n{n}")
        assert region.act is not None
        region.act()
        self.press("answer")

    def _blast(self, side: str, words: list[str]) -> None:
        if self.scene.control.mode == modes.ANSWERING:
            self._answer(side + words[0], None, int(words[1]))
            return
        self._pick(side, words[0])
        self.press("ability")
        for _ in range(int(words[1]) - 1):
            self.press("more")
        self.press("blast")

    def _end(self, side: str, words: list[str]) -> None:
        self.press("end")

    def _halt(self, side: str, words: list[str]) -> None:
        self.press("halt")

    def _pass(self, side: str, words: list[str]) -> None:
        self.press("pass")

    def _defend(self, side: str, words: list[str]) -> None:
        self.press(f"defend-{side}{words[0]}")

    def _done(self, side: str, words: list[str]) -> None:
        self.press("done")


def at_builder(kind):
    """A builder of pools or pairs in a window, and a hand that uses it."""
    app = new_app()
    scene = kind(app, game())
    app.push(scene)
    app.step(16)
    return app, scene, Hand(app, Inside(app))
