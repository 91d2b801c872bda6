"""Trying faults: a copy of the project, the tests that reach a fault, and what they say."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutate.faults import WHOLE_MODULE, Fault
from tools.mutate.forked import NOT_HERE
from tools.mutate.reach import key, noting

HERE = Path(__file__).parents[2]
LEFT_BEHIND = (".git", ".venv", "venv", "node_modules", "docs", "dist", "build", "*.pyc",
               ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")  # fmt: skip
PYTEST = ("-q", "-x", "-p", "no:cacheprovider", "-p", "tools.mutate.plugin")
MOST_SECONDS_FACTOR, LEAST_SECONDS = 4.0, 20.0
"""A fault that makes tests take longer than this is found too: it hangs."""
LOOKS_AGAIN_AFTER = 0.2
"""Seconds."""


class BrokenTestsError(Exception):
    """The tests fail without any fault: there is nothing to measure."""


@dataclass
class Reach:
    """The tests of a package and what they reach.

    Attributes:
        seconds: how long each test takes.
        reached: for each function (``reach.key``) the tests that call it.
        everywhere: functions that count as called by every test.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, set[str]] = field(default_factory=dict)
    everywhere: set[str] = field(default_factory=set)

    def within(self, longest: float) -> Reach:
        """Only those that take no longer than so many seconds."""
        seconds = {test: took for test, took in self.seconds.items() if took <= longest}
        reached = {function: tests & seconds.keys() for function, tests in self.reached.items()}
        return Reach(seconds, reached, self.everywhere)

    def is_everywhere(self, file: str, function: str) -> bool:
        """Whether every test may depend on a function, or on what it did before the first one."""
        return function == WHOLE_MODULE or key(file, function) in self.everywhere

    def of(self, file: str, function: str) -> list[str]:
        """The tests that reach a function, the quickest first."""
        at_once = self.is_everywhere(file, function)
        tests = set(self.seconds) if at_once else self.reached.get(key(file, function), set())
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def limit(self, tests: Sequence[str]) -> float:
        """The seconds after which tests hang."""
        return LEAST_SECONDS + MOST_SECONDS_FACTOR * sum(self.seconds[test] for test in tests)


class Copy:
    """A copy of the project in a temporary folder, in which files can be changed and tests run."""

    def __init__(self, root: Path, tests: Sequence[str], extra: Sequence[str] = ()) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutate-"))
        self.tree = self.folder / "tree"
        shutil.copytree(root, self.tree, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        self.paths = list(tests)
        self.extra = [*PYTEST, *extra]
        self.report = self.folder / "report.json"

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
            done, report = self._ran({}, self.paths, None)
        finally:
            for path, source in sources.items():
                self._write(path, source)
        if done != 0:
            raise BrokenTestsError(
                ", ".join(report.get("failed", [])) or f"pytest ended with {done}"
            )
        tests = Reach(everywhere=set(report["everywhere"]))
        for test, measured in report["tests"].items():
            tests.seconds[test] = measured["seconds"]
            for function in measured["reached"]:
                tests.reached.setdefault(function, set()).add(test)
        return tests

    def finds_all(
        self, placed: Sequence[tuple[str, Fault]], tests: Reach, until: float | None = None
    ) -> Iterator[tuple[int, str]]:
        """Try faults, and yield the number of each with what ``finds`` says of it.

        All that can be are tried in children of one process; the rest one by one afterwards.

        Args:
            placed: files, from the root, and faults in them.
            tests: what reaches what.
            until: no trial begins after this time (``time.monotonic``).
        """
        alone, together = [], []
        for number, (file, fault) in enumerate(placed):
            wanted = tests.of(file, fault.function)
            if not wanted:
                yield number, ""
            elif tests.is_everywhere(file, fault.function):
                alone.append(number)
            else:
                together.append({
                    "fault": number, "tests": wanted, "limit": tests.limit(wanted),
                    "module": file.removesuffix(".py").removesuffix("/__init__").replace("/", "."),
                    "function": fault.function,
                    "source": fault.put_into((self.tree / file).read_text(encoding="utf-8")),
                })  # fmt: skip
        for number, caught in self._forked(together, until):
            if caught == NOT_HERE:
                alone.append(number)
            else:
                yield number, caught
        for number in alone:
            if until is not None and time.monotonic() > until:
                return
            yield number, self.finds(*placed[number], tests)

    def _forked(self, trials: list[Any], until: float | None) -> Iterator[tuple[int, str]]:
        if not trials:
            return
        with self._pytest({"trials": trials}, self.paths) as running:
            at = 0
            while True:
                ended = running.poll() is not None
                lines = self.report.read_text(encoding="utf-8").splitlines(keepends=True) \
                    if self.report.exists() else []  # fmt: skip
                for line in lines[at:]:
                    if line.endswith("\n"):
                        at += 1
                        report = json.loads(line)
                        yield report["fault"], report["caught"]
                if ended:
                    return
                if until is not None and time.monotonic() > until:
                    running.kill()
                    return
                time.sleep(LOOKS_AGAIN_AFTER)

    def finds(self, file: str, fault: Fault, tests: Reach) -> str:
        """Put a fault into a file and run the tests that reach it.

        Returns:
            The test that failed, ``"timeout"``, ``"crash"`` or ``"import"`` where it came to that,
            or ``""`` where all of them passed or none reaches it: then the fault lives.
        """
        wanted = tests.of(file, fault.function)
        if not wanted:
            return ""
        path = self.tree / file
        kept = path.read_text(encoding="utf-8")
        try:
            self._write(path, fault.put_into(kept))
            files = sorted({test.split("::")[0] for test in wanted})
            done, report = self._ran({"run": wanted}, files, tests.limit(wanted))
        except subprocess.TimeoutExpired:
            return "timeout"
        finally:
            self._write(path, kept)
        if done == 0:
            return ""
        caught = report.get("failed", [])
        return str(caught[0]) if caught and caught[0] in tests.seconds else "import"

    def _write(self, path: Path, source: str) -> None:
        """Write a source file so that Python does not run what it compiled of it before."""
        path.write_text(source, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def _pytest(self, orders: dict[str, Any], paths: Sequence[str]) -> subprocess.Popen[bytes]:
        file = self.folder / "orders.json"
        file.write_text(json.dumps(orders), encoding="utf-8")
        self.report.unlink(missing_ok=True)
        found = os.pathsep.join([str(self.tree), str(HERE)])  # the copy, and this tool's plugin
        env = {**os.environ, "PYTHONPATH": found, "MUTATE_ORDERS": str(file),
               "MUTATE_REPORT": str(self.report)}  # fmt: skip
        return subprocess.Popen(
            [sys.executable, "-m", "pytest", *self.extra, *paths],
            cwd=self.tree, env=env,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def _ran(
        self, orders: dict[str, Any], paths: Sequence[str], limit: float | None
    ) -> tuple[int, dict[str, Any]]:
        """Run pytest to its end; return its exit code and report."""
        with self._pytest(orders, paths) as running:
            try:
                done = running.wait(limit)
            except subprocess.TimeoutExpired:
                running.kill()
                raise
        answer = json.loads(self.report.read_text(encoding="utf-8")) if self.report.exists() else {}
        return done, answer
