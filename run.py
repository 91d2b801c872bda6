#!/usr/bin/env python3
"""Set up and run: ``python3 run.py play``, ``python3 run.py test``, ``python3 run.py check``.

Makes a virtual environment beside this file, installs the game into it when ``pyproject.toml`` has
changed, and runs the game, its tests, or lint, types and import rules. ``test quick`` runs the tests
of the rooms below all games; ``docs`` shows the pages as a site. Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
LEAST = (3, 11)
EXTRAS = {"play": "", "test": "dev,rl,cluster", "check": "dev,rl,cluster", "docs": "docs"}
"""What is installed for each word, beside the game."""
QUICK = ["tests/core", "tests/kit", "tests/search", "tests/unit/test_pages.py", "-n", "auto"]
"""The tests that take about a minute."""
USAGE = "usage: python3 run.py play|test [quick]|check|docs [arguments for the game or for pytest]"


def python() -> Path:
    """The environment's interpreter."""
    windows = ENVIRONMENT / "Scripts" / "python.exe"
    return windows if os.name == "nt" else ENVIRONMENT / "bin" / "python"


def set_up(extra: str) -> None:
    """Make the environment and install the project, unless that was done for this pyproject.toml."""
    stamp = ENVIRONMENT / f"installed-{extra or 'play'}"
    digest = hashlib.sha256((HERE / "pyproject.toml").read_bytes()).hexdigest()
    enough = [stamp] if extra else ENVIRONMENT.glob("installed-*")  # each extra holds the game
    if python().exists() and any(s.exists() and s.read_text() == digest for s in enough):
        return
    how_long = "a minute" if not extra else "two or three minutes"
    print(f"Setting up, once: this takes about {how_long}.", flush=True)
    if not python().exists():
        print("  making a place of its own in .venv", flush=True)
        made = subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=False)
        if made.returncode:
            sys.exit("Python can't make a virtual environment here. On Debian and Ubuntu install "
                     "the package python3-venv, then try again.")  # fmt: skip
    what = f"{HERE}[{extra}]" if extra else str(HERE)
    if uv := shutil.which("uv"):  # installs the same several times as fast
        failed = subprocess.run(
            [uv, "pip", "install", "--python", str(python()), "--editable", what], check=False
        ).returncode
    else:
        pip = [str(python()), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        failed = say_progress([*pip, "--progress-bar", "off", "--editable", what])
    if failed:
        sys.exit("The game could not be installed; the lines above say why.")
    stamp.write_text(digest)
    print("Ready.", flush=True)


def say_progress(command: list[str]) -> int:
    """Run pip and say in a line each what it is at; all that it said only where it fails."""
    said: list[str] = []
    fetched = 0
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            said.append(line)
            word, _, rest = line.strip().partition(" ")
            if word == "Collecting":
                fetched += 1
                name = re.split(r"[<>=!~\[( ]", rest)[0]
                print(f"  fetching {name} ({fetched})", flush=True)
            elif line.startswith("Installing collected"):
                print("  putting everything in its place", flush=True)
    if pip.returncode:
        print("".join(said), file=sys.stderr)
    return pip.returncode


def check() -> int:
    """Run lint, types and import rules; the number of those that failed."""
    commands = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"])
    failed = sum(subprocess.run([str(python()), "-m", *c], cwd=HERE, check=False).returncode != 0
                 for c in commands)  # fmt: skip
    rules = python().with_name("lint-imports" + (".exe" if os.name == "nt" else ""))
    return failed + (subprocess.run([str(rules)], cwd=HERE, check=False).returncode != 0)


def main() -> int:
    """Carry out the first argument."""
    if sys.version_info < LEAST:
        sys.exit(f"Wonderland needs Python {LEAST[0]}.{LEAST[1]} or newer, not {sys.version.split()[0]}.")
    word, *rest = sys.argv[1:] or [""]
    if word not in EXTRAS:
        sys.exit(USAGE)
    set_up(EXTRAS[word])
    if word == "check":
        return check()
    if word == "test" and rest[:1] == ["quick"]:
        rest = [*QUICK, *rest[1:]]
    module = {"play": ["wonderland"], "test": ["pytest"], "docs": ["tools.site"]}[word]
    return subprocess.run(
        [str(python()), "-m", *module, *rest], cwd=None if word == "play" else HERE, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
