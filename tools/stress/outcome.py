"""What came of a part of the stress."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND_WAIT = 60
"""Seconds after which a command is held to hang."""


@dataclass
class Outcome:
    """A part of the stress.

    Attributes:
        part: what was done.
        holds: what had to hold.
        tries: how often it was tried.
        failures: what did not hold.
    """

    part: str
    holds: str
    tries: int = 0
    failures: list[str] = field(default_factory=list)

    def expect(self, holds: object, what: str) -> None:
        """Count a try, and a failure where something does not hold."""
        self.tries += 1
        if not holds:
            self.failures.append(what)


def environment(home: Path, **more: str) -> dict[str, str]:
    """The surroundings of a program that writes into a home of its own."""
    own = {"WONDERLAND_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**os.environ, **own, "PYTHONPATH": str(ROOT), **more}


def command(home: Path, *words: str, said: bytes = b"", forbid: bool = False, **more: str) -> tuple[int, str, str]:
    """Run the real command.

    Args:
        home: its home.
        words: its arguments.
        said: its standard input.
        forbid: whether even root is to be held to what a file's mode forbids.
        more: further variables of its surroundings.

    Returns: its exit code (-1 if it hangs), what it printed, and what it said of faults.
    """
    line = [sys.executable, "-m", "tools.stress.held" if forbid else "wonderland", *words]
    try:
        done = subprocess.run(
            line, input=said, capture_output=True, check=False, timeout=COMMAND_WAIT, cwd=ROOT,
            env=environment(home, **more),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return -1, "", "it hangs"
    return (done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def well(code: int, error: str) -> bool:
    """Whether a command ended as it may: done or bad input, and never with a traceback."""
    return code in (0, 2) and "Traceback" not in error
