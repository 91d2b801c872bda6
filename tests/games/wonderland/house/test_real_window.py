"""End to end: the program in a real window under Xvfb, played with a real mouse and keyboard.

A second app inside the test, with the same seed and size, knows where to click; the program knows
nothing of it. In the end both must have the same record.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Hand, Inside
from wonderland.content import records
from wonderland.content.places import assets_folder
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.settings import SettingsFile, defaults
from wonderland.ui.kit.app import App
from wonderland.ui.shell.navigator import Navigator

NEEDED = ("Xvfb", "xdotool")
SIZE = (1280, 720)
SEED, LIFE = 7, 1
"""A match that ends soon: each line of it is played twice, and waited for."""
WAIT = 20.0

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not all(shutil.which(tool) for tool in NEEDED), reason=f"needs {' and '.join(NEEDED)}"),
]


class Real:
    """The mouse and keyboard of a display; what is done is done inside as well."""

    def __init__(self, display: str, inside: Inside, kept: Path) -> None:
        self.environment = {**os.environ, "DISPLAY": display}
        self.inside = inside
        self.kept = kept

    def _do(self, *words: str) -> None:
        # With a limit Python would look only now and then whether it has ended.
        subprocess.run(["xdotool", *words], env=self.environment, check=True)

    def click(self, x: int, y: int) -> None:
        self._do("mousemove", str(x), str(y), "sleep", "0.03", "click", "1", "sleep", "0.03")
        self.inside.click(x, y)

    def move(self, x: int, y: int) -> None:
        self._do("mousemove", str(x), str(y), "sleep", "0.03")
        self.inside.move(x, y)

    def drag(self, begin: tuple[int, int], end: tuple[int, int]) -> None:
        (x, y), (to_x, to_y) = begin, end
        self._do("mousemove", str(x), str(y), "sleep", "0.03", "mousedown", "1", "sleep", "0.03",
                 "mousemove", str(to_x), str(to_y), "sleep", "0.03", "mouseup", "1", "sleep", "0.03")  # fmt: skip
        self.inside.drag(begin, end)

    def key(self, name: str) -> None:
        self._do("key", name, "sleep", "0.03")
        self.inside.key(name)


def wait_for(what, described):
    begun = time.monotonic()
    while time.monotonic() - begun < WAIT:
        if found := what():
            return found
        time.sleep(0.02)
    pytest.fail(f"waited in vain for {described}")


@pytest.fixture
def display():
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(timeout=10)


def lines_of(path):
    if not path.exists():
        return -1
    return len(records.read(path, tolerant=True).moves)


def test_a_match_in_a_real_window(display, tmp_path, monkeypatch):
    home = tmp_path / "theirs"
    environment = {
        **os.environ, "DISPLAY": display, "WONDERLAND_HOME": str(home),
        "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }  # fmt: skip
    command = [sys.executable, "-m", "wonderland", "play", "--seed", str(SEED), "--preset", "quick",
               "--option", f"life={LIFE}", "--size", "1280x720", "--fast", "--mute"]  # fmt: skip
    program = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        _play_it(program, display, home)
    finally:
        if program.poll() is None:
            program.terminate()
        program.communicate(timeout=20)


def _play_it(program, display, home):
    autosave = home / "saves" / "autosave-wonderland.wonder.yaml"
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    app = App(surface, SettingsFile(Path("unused.yaml"), defaults()), assets_folder(), fast=True, mute=True)
    house = Navigator(app)
    house.open_menu()
    match = game().new(options={"preset": "quick", "life": LIFE}, seed=SEED)
    house.matches.sit_down(MatchSession(game(), match, {"w": Seat("West"), "e": Seat("East")}))
    inside = Inside(app)
    hand = Hand(app, Real(display, inside, autosave))
    inside.settle()
    wait_for(lambda: lines_of(autosave) >= len(match.lines), "the window")
    # Without a window manager the window fills the screen, and keys go to where the mouse is.
    time.sleep(0.5)
    agents = {side: game().agent("easy", index) for index, side in enumerate("we")}
    hand.lift_curtain()
    for _ in range(1500):
        if match.result:
            break
        side = match.to_act
        hand.play(str(agents[side].choose(match.view(side)).action))
        if match.result is None:
            count = len(match.lines)
            wait_for(lambda count=count: lines_of(autosave) >= count, f"line {match.lines[-1]!r}")
        assert program.poll() is None, program.stderr.read()
    assert match.result
    kept_folder = home / "records"
    time.sleep(0.3)
    hand.press("save")
    kept = wait_for(lambda: kept_folder.is_dir() and list(kept_folder.glob("*.wonder.yaml")), "the record")
    theirs = game().load(kept[0])
    assert theirs.lines == match.lines
    assert theirs.state() == match.state()
