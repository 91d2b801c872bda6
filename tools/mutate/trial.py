"""Trying faults: a copy of the project, the tests that reach a fault, and what they say."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.mutate.faults import Fault
from tools.mutate.forked import NOT_HERE
from tools.mutate.measured import MOST_WAITED, Kept, Reach
from tools.mutate.reach import noting

HERE = Path(__file__).parents[2]
LEFT_BEHIND = (".git", ".venv", "venv", "node_modules", "docs", "dist", "build", "*.pyc",
               ".m*_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")  # fmt: skip
PYTEST = ("-q", "-x", "-p", "no:cacheprovider", "-p", "tools.mutate.plugin")
FIRST = 12
"""So many tests are loaded and run first where every trial loads its tests anew."""
LOOKS_AGAIN_AFTER = 0.2
"""Seconds."""
ALL_DAY = 1e6
"""Seconds; JSON knows no infinity."""


class BrokenTestsError(Exception):
    """The tests fail without any fault: there is nothing to measure."""


class Copy:
    """A copy of the project in a temporary folder, in which files can be changed and tests run.

    ``enough`` is how many seconds of tests are run for one fault.
    """

    def __init__(
        self,
        root: Path,
        tests: Sequence[str],
        extra: Sequence[str] = (),
        enough: float = ALL_DAY,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutate-"))
        self.tree = self.folder / "tree"
        shutil.copytree(root, self.tree, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        self.paths = list(tests)
        self.extra = [*PYTEST, *extra]
        self.report = self.folder / "report.json"
        self.enough = enough
        self.before: list[str] = []

    def close(self) -> None:
        """Remove the copy."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def measure(self, package: str, also: Iterable[str] = (), keep: Path | None = None) -> Reach:
        """Run the tests once and note what each of them reaches.

        Args:
            package: the folder of what is reached, from the project's root.
            also: files outside of it.
            keep: where what was measured before is kept; what still holds is not measured anew.

        Raises:
            BrokenTestsError: if one fails.
        """
        kept = Kept(keep or self.folder / "measured.json", self.tree, package, self.paths)
        if wanting := kept.wanting():
            inside = set((self.tree / package).rglob("*.py"))
            sources = {
                path: path.read_text(encoding="utf-8")
                for path in sorted(inside | {self.tree / file for file in also})
            }
            try:
                for path, source in sources.items():
                    self._write(path, noting(source, path.relative_to(self.tree).as_posix()))
                done, report = self._ran({}, wanting, None)
            finally:
                for path, source in sources.items():
                    self._write(path, source)
            if done != 0:
                raise BrokenTestsError(
                    ", ".join(report.get("failed", [])) or f"pytest ended with {done}"
                )
            kept.add(report)
        return kept.reach()

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
            wanted = tests.of(file, fault)
            if not wanted:
                yield number, ""
            elif tests.is_everywhere(file, fault):
                alone.append(number)
            else:
                together.append({
                    "fault": number, "tests": {test: tests.seconds[test] for test in wanted},
                    "module": file.removesuffix(".py").removesuffix("/__init__").replace("/", "."),
                    "function": fault.function, "limit": MOST_WAITED * tests.limit(wanted),
                    "enough": self.enough,
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
        files = {test.split("::")[0] for trial in trials for test in trial["tests"]}
        with self._pytest({"trials": trials}, sorted(files)) as running:
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

        Those that found one before come first, and the others are loaded only if they don't find it.

        Returns:
            The test that failed, ``"timeout"``, ``"crash"`` or ``"import"`` where it came to that,
            or ``""`` where all of them passed or none reaches it: then the fault lives.
        """
        wanted = tests.of(file, fault)
        wanted = sorted(wanted, key=lambda test: test not in self.before)
        path = self.tree / file
        source = path.read_text(encoding="utf-8")
        try:
            self._write(path, fault.put_into(source))
            caught = self._says(wanted[:FIRST], tests) or self._says(wanted[FIRST:], tests)
        finally:
            self._write(path, source)
        if caught in tests.seconds and caught not in self.before:
            self.before.append(caught)
        return caught

    def _says(self, wanted: Sequence[str], tests: Reach) -> str:
        if not wanted:
            return ""
        files = sorted({test.split("::")[0] for test in wanted})
        try:
            done, report = self._ran({"run": wanted}, files, tests.limit(wanted))
        except subprocess.TimeoutExpired:
            return "timeout"
        if done == 0:
            return ""
        if done == -signal.SIGXCPU:
            return "timeout"
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
        with self._pytest({"limit": limit, **orders}, paths) as running:
            try:
                done = running.wait(None if limit is None else MOST_WAITED * limit)
            except subprocess.TimeoutExpired:
                running.kill()
                raise
        answer = json.loads(self.report.read_text(encoding="utf-8")) if self.report.exists() else {}
        return done, answer
