"""Random hands at the window: whatever is pressed nothing breaks, and its memory levels off.

``python -m tools.stress.hands SEED EVENTS`` is one such window; it prints what came of it as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import traceback
from pathlib import Path
from random import Random

import pygame

from tools.stress.outcome import ROOT, Outcome, environment
from wonderland.content.places import assets_folder
from wonderland.games import registry
from wonderland.session.settings import read_settings
from wonderland.ui.kit.app import App
from wonderland.ui.shell.navigator import Navigator

SIZES = ((1280, 720), (1280, 720), (960, 600), (1600, 900), (640, 400))
KEYS = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
        pygame.K_DOWN, pygame.K_F1, pygame.K_F2, *range(pygame.K_a, pygame.K_z + 1),
        *range(pygame.K_0, pygame.K_9 + 1))  # fmt: skip
ESCAPES, RESIZES, ELSEWHERE, TYPED = 0.02, 0.002, 0.15, 0.2
"""How likely an event leaves, changes the window's size, is a click anywhere, is another key."""
STEPS, STEP_MS = 4, 40
"""At most so many frames after an event, each of so many milliseconds."""
WATCHED = 10
"""How often a window's memory is looked at."""
SLACK = 1.12
"""How many times its largest memory in the middle third it may have in the last one."""
SETTLES = 20_000
"""From so many events on a window has seen all that it keeps, and its memory is judged."""
HANGS = 3600


class Hands:
    """A window, and somebody who presses whatever there is.

    Args:
        seed: of what is pressed.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode(SIZES[0])
        self.app = App(surface, read_settings(), assets_folder(), mute=True)
        self.app.fill_screen = self._resize
        games = registry.names()
        self._house = Navigator(self.app, games[seed % len(games)])
        self._house.open_menu()
        self.app.draw()

    def press(self) -> None:
        """Press something, and let some frames pass."""
        rng, app = self._rng, self.app
        if not app.running or not app.scenes:
            app.running = True
            self._house.open_menu()
            app.draw()
        chance = rng.random()
        if chance < ESCAPES:
            self._key(pygame.K_ESCAPE)
        elif chance < ESCAPES + RESIZES:
            self._resize()
        elif chance < ESCAPES + RESIZES + TYPED:
            self._key(rng.choice(KEYS))
        else:
            self._click(anywhere=rng.random() < ELSEWHERE)
        for _ in range(rng.randint(1, STEPS)):
            if app.running and app.scenes:
                app.step(STEP_MS)

    def _resize(self) -> None:
        self.app.surface = pygame.display.set_mode(self._rng.choice(SIZES))
        self.app.refit()

    def _key(self, key: int) -> None:
        letter = chr(key) if 32 < key < 127 else ""
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)
        self.app.handle(event)

    def _click(self, *, anywhere: bool) -> None:
        rng, app = self._rng, self.app
        found = [region.rect.center for region in app.canvas.regions if region.act]
        width, height = app.surface.get_size()
        at = rng.choice(found) if found and not anywhere else (rng.randrange(width), rng.randrange(height))
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        button = 1 if rng.random() < 0.95 else 3
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.event.Event(kind, pos=at, button=button))

    def close(self) -> None:
        """Leave the window."""
        while self.app.scenes:
            self.app.scenes.pop().leave()


def window(seed: int, events: int) -> dict[str, object]:
    """Press so much in one window.

    Returns: its memory in megabytes from time to time, and how it broke (``""`` if it didn't).
    """
    hands = Hands(seed)
    memory: list[int] = []
    fault = ""
    for number in range(1, events + 1):
        try:
            hands.press()
        except Exception as broken:
            traceback.print_exc()
            fault = f"event {number}: {broken!r}"
            break
        if number % max(1, events // WATCHED) == 0:
            memory.append(_megabytes())
    hands.close()
    return {"memory": memory, "fault": fault}


def hands(folder: Path, windows: int, events: int, seed: int) -> Outcome:
    """Let random hands at windows, one after another, each of a game and a home of its own."""
    outcome = Outcome("random hands at the window", "nothing breaks; memory levels off")
    for number in range(seed, seed + windows):
        home = folder / f"hands-{number}"
        home.mkdir(parents=True)
        words = [sys.executable, "-m", "tools.stress.hands", str(number), str(events)]
        done = subprocess.run(words, capture_output=True, check=False, timeout=HANGS, cwd=ROOT, env=environment(home))
        if done.returncode:
            last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
            outcome.expect(False, f"window {number} ended with {done.returncode}: {last}")
            continue
        found = json.loads(done.stdout.splitlines()[-1])
        outcome.expect(not found["fault"], f"window {number}, {found['fault']}")
        if events >= SETTLES:
            outcome.expect(levels_off(found["memory"]), f"window {number}: {found['memory']} MB")
    return outcome


def levels_off(memory: list[int]) -> bool:
    """Whether the last third of some amounts is no larger than the middle one, but for little."""
    third = len(memory) // 3
    return max(memory[-third:]) <= SLACK * max(memory[third : 2 * third])


def _megabytes() -> int:
    """The memory of this process that is not swapped out."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


if __name__ == "__main__":
    print(json.dumps(window(int(sys.argv[1]), int(sys.argv[2]))))
