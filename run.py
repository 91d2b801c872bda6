#!/usr/bin/env python3
"""Set up and run: ``python3 run.py play``, ``python3 run.py test``, ``python3 run.py check``.

Makes a virtual environment beside this file, installs the game into it when ``pyproject.toml`` has
changed, and runs the game, its tests, or lint, types and import rules. Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
LEAST = (3, 11)
USAGE = "usage: python3 run.py play|test|check [arguments for the game or for pytest]"


def python() -> Path:
    """The environment's interpreter."""
    windows = ENVIRONMENT / "Scripts" / "python.exe"
    return windows if os.name == "nt" else ENVIRONMENT / "bin" / "python"


def set_up(extra: str) -> None:
    """Make the environment and install the project, unless that was done for this pyproject.toml."""
    stamp = ENVIRONMENT / f"installed-{extra or 'play'}"
    digest = hashlib.sha256((HERE / "pyproject.toml").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest and python().exists():
        return
    if not python().exists():
        made = subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=False)
        if made.returncode:
            sys.exit("Python can't make a virtual environment here. On Debian and Ubuntu install "
                     "the package python3-venv, then try again.")  # fmt: skip
    what = f"{HERE}[{extra}]" if extra else str(HERE)
    install = [str(python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*install, "--editable", what], check=False)
    if done.returncode:
        sys.exit("The game could not be installed; pip says why above.")
    stamp.write_text(digest)


def check() -> int:
    """Run lint, types and import rules; the number of those that failed."""
    commands = (
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
    )
    failed = sum(subprocess.run([str(python()), "-m", *c], cwd=HERE, check=False).returncode != 0
                 for c in commands)  # fmt: skip
    rules = python().with_name("lint-imports" + (".exe" if os.name == "nt" else ""))
    return failed + (subprocess.run([str(rules)], cwd=HERE, check=False).returncode != 0)


def main() -> int:
    """Carry out the first argument."""
    if sys.version_info < LEAST:
        sys.exit(
            f"Wonderland needs Python {LEAST[0]}.{LEAST[1]} or newer, not {sys.version.split()[0]}."
        )
    arguments = sys.argv[1:]
    if not arguments or arguments[0] not in ("play", "test", "check"):
        sys.exit(USAGE)
    set_up("" if arguments[0] == "play" else "dev,rl,cluster")
    if arguments[0] == "check":
        return check()
    module = ["wonderland"] if arguments[0] == "play" else ["pytest"]
    return subprocess.run(
        [str(python()), "-m", *module, *arguments[1:]],
        cwd=HERE if module == ["pytest"] else None,
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
