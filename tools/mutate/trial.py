"""Trying faults: a copy of the project, the tests that reach a fault, and what they say."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutate.faults import WHOLE_MODULE, Fault
from tools.mutate.reach import key, noting

HERE = Path(__file__).parents[2]
LEFT_BEHIND = (".git", ".venv", "venv", "node_modules", "docs", "dist", "build", "*.pyc",
               ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")  # fmt: skip
PYTEST = ("-q", "-x", "-p", "no:cacheprovider", "-p", "tools.mutate.order")
MOST_SECONDS_FACTOR, LEAST_SECONDS = 4.0, 20.0
"""A fault that makes tests take longer than this is found too: it hangs."""


class BrokenTestsError(Exception):
    """The tests fail without any fault: there is nothing to measure."""


@dataclass
class Reach:
    """The tests of a package and what they reach.

    Attributes:
        seconds: how long each test takes.
        reached: for each function (``reach.key``) the tests that call it.
        everywhere: functions that count as called by every test.
        caught: how many faults each test has found so far; those run first.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, set[str]] = field(default_factory=dict)
    everywhere: set[str] = field(default_factory=set)
    caught: dict[str, int] = field(default_factory=dict)

    def within(self, longest: float) -> Reach:
        """Only those that take no longer than so many seconds."""
        seconds = {test: took for test, took in self.seconds.items() if took <= longest}
        reached = {function: tests & seconds.keys() for function, tests in self.reached.items()}
        return Reach(seconds, reached, self.everywhere)

    def of(self, file: str, function: str) -> list[str]:
        """The tests that reach a function, the likeliest to find a fault and the quickest first."""
        at_once = function == WHOLE_MODULE or key(file, function) in self.everywhere
        tests = set(self.seconds) if at_once else self.reached.get(key(file, function), set())
        return sorted(tests, key=lambda test: (-self.caught.get(test, 0), self.seconds[test], test))


class Copy:
    """A copy of the project in a temporary folder, in which files can be changed and tests run."""

    def __init__(self, root: Path, tests: Sequence[str], extra: Sequence[str] = ()) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutate-"))
        self.tree = self.folder / "tree"
        shutil.copytree(root, self.tree, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        self.paths = list(tests)
        self.extra = [*PYTEST, *extra]

    def close(self) -> None:
        """Remove the copy."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def measure(self, package: str) -> Reach:
        """Run all tests once and note what each of them reaches.

        Raises:
            BrokenTestsError: if one fails.
        """
        sources = {
            path: path.read_text(encoding="utf-8")
            for path in sorted((self.tree / Path(package).parts[0]).rglob("*.py"))
        }
        try:
            for path, source in sources.items():
                self._write(path, noting(source, path.relative_to(self.tree).as_posix()))
            done, told = self._pytest({}, self.paths, None)
        finally:
            for path, source in sources.items():
                self._write(path, source)
        if done != 0:
            raise BrokenTestsError(", ".join(told.get("failed", [])) or f"pytest ended with {done}")
        tests = Reach(everywhere=set(told["everywhere"]))
        for test, measured in told["tests"].items():
            tests.seconds[test] = measured["seconds"]
            for function in measured["reached"]:
                tests.reached.setdefault(function, set()).add(test)
        return tests

    def finds(self, file: str, fault: Fault, tests: Reach) -> str:
        """Put a fault into a file and run the tests that reach it.

        Returns:
            The test that failed, ``"timeout"`` or ``"import"`` where it came to that, or ``""``
            where all of them passed or none reaches it: then the fault lives.
        """
        wanted = tests.of(file, fault.function)
        if not wanted:
            return ""
        path = self.tree / file
        kept = path.read_text(encoding="utf-8")
        limit = LEAST_SECONDS + MOST_SECONDS_FACTOR * sum(tests.seconds[test] for test in wanted)
        try:
            self._write(path, fault.source)
            files = sorted({test.split("::")[0] for test in wanted})
            done, told = self._pytest({"run": wanted}, files, limit)
        except subprocess.TimeoutExpired:
            return "timeout"
        finally:
            self._write(path, kept)
        if done == 0:
            return ""
        caught = told.get("failed", [])
        if not caught or caught[0] not in tests.seconds:
            return "import"
        tests.caught[caught[0]] = tests.caught.get(caught[0], 0) + 1
        return str(caught[0])

    def _write(self, path: Path, source: str) -> None:
        """Write a source file so that Python does not run what it compiled of it before."""
        path.write_text(source, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def _pytest(
        self, orders: dict[str, Any], paths: Sequence[str], limit: float | None
    ) -> tuple[int, dict[str, Any]]:
        file, report = self.folder / "orders.json", self.folder / "report.json"
        file.write_text(json.dumps(orders), encoding="utf-8")
        report.unlink(missing_ok=True)
        found = os.pathsep.join([str(self.tree), str(HERE)])  # the copy, and this tool's plugin
        env = {**os.environ, "PYTHONPATH": found, "MUTATE_ORDERS": str(file),
               "MUTATE_REPORT": str(report)}  # fmt: skip
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *self.extra, *paths],
            cwd=self.tree, env=env, timeout=limit, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        told = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
        return done.returncode, told
