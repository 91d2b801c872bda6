"""What the house asks of every registered game, it asks of games of nothing but rules as well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import TEMPLATES

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("three-hats", "low-card")
LEAST = 100
"""So many tests ask for what such games have."""


def test_the_tests_of_the_house_pass_for_games_that_bring_little():
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/house", "-k", " or ".join(GAMES)],
        cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "WONDERLAND_GAMES": os.pathsep.join(map(str, TEMPLATES))},
    )  # fmt: skip
    *_, said = found.stdout.strip().splitlines()
    assert found.returncode == 0, found.stdout
    assert int(said.split()[0]) > LEAST, said
