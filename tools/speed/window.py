"""The window: how soon it is there, how often it wakes up, its frames at 4K, and its memory.

All without a display, in processes of their own. How often it wakes up is asked of Linux.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.speed.rows import Row
from tools.stress.outcome import environment

RUNS, FOUR_K = 5, (3840, 2160)
LOADED, WATCHED = 10.0, 10.0
"""Seconds that a window has to come to rest, and for which it is watched."""
BARE = """
import os, time
import pygame
pygame.init()
pygame.display.set_mode((1280, 720)).fill((9, 9, 9))
pygame.display.flip()
import platformdirs, pydantic, pymunk, tqdm, yaml
print(time.process_time(), flush=True)
os._exit(0)
"""
MENU = """
import os, time
from wonderland.cli.main import run
from wonderland.ui.kit.app import App
draw = App.draw
def first(app):
    draw(app)
    print(time.process_time(), flush=True)
    os._exit(0)
App.draw = first
run([])
"""
FRAMES = """
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio
draw = screens_of("wonderland").busiest(Studio((%d, %d), None, "wonderland"))
spent = sorted([draw(frame) for frame in range(240)][10:])
print(spent[int(len(spent) * 0.99) - 1])
"""


def rows(presses: int) -> Iterator[Row]:
    """Measure all of it."""
    with TemporaryDirectory() as home:
        env = environment(Path(home))
        bare, menu = _printed(BARE, env), _printed(MENU, env)
        yield Row("first frame of the menu", menu / bare, "times a bare pygame window", 3.0)
        for name, words in (("menu", ()), ("match", ("play", "wonderland"))):
            yield Row(f"wakeups, idle, {name}", _wakeups(words, env), "a second", 60.0)
        yield Row("frame at 4K, all in motion, 99 %", _printed(FRAMES % FOUR_K, env), "ms", 12.0)
        yield Row(f"memory in {presses:,} presses, most", _memory(presses, env), "MB", 350.0)


def _printed(code: str, env: dict[str, str]) -> float:
    """The number that some code prints: the median of some runs."""
    found = []
    for _ in range(RUNS):
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        found.append(float(done.stdout.split()[-1]))
    return statistics.median(found)


def _wakeups(words: tuple[str, ...], env: dict[str, str]) -> float:
    """How often a second any thread of an idle window goes to sleep and is woken."""
    command = [sys.executable, "-m", "wonderland", *words]
    with subprocess.Popen(command, env=env, stdout=-3, stderr=-3) as running:
        try:
            time.sleep(LOADED)
            before = _slept(running.pid)
            time.sleep(WATCHED)
            return (_slept(running.pid) - before) / WATCHED
        finally:
            running.kill()


def _slept(pid: int) -> int:
    """How often the threads of a process went to sleep so far."""
    threads = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/status")]
    lines = (line.split() for text in threads for line in text.splitlines())
    return sum(int(line[1]) for line in lines if line[:1] == ["voluntary_ctxt_switches:"])


def _memory(presses: int, env: dict[str, str]) -> float:
    """The most megabytes of a window in which so much is pressed at random."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.stress.hands", "1", str(presses)],
        env={**os.environ, **env}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return float(max(json.loads(done.stdout.splitlines()[-1])["memory"]))
