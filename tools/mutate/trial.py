"""Trying faults: a copy of the project, the tests that reach a fault, and what they say."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.mutate.faults import Fault
from tools.mutate.measured import MOST_WAITED, Kept, Reach
from tools.mutate.reach import noting
from tools.mutate.source import write_source

HERE = Path(__file__).parents[2]
LEFT_BEHIND = (".git", ".venv", "venv", "node_modules", "docs", "dist", "build", "*.pyc",
               ".m*_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")  # fmt: skip
PYTEST = ("-q", "-x", "-p", "no:cacheprovider")
PLUGIN = ("-p", "tools.mutate.plugin")
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

    def __init__(self, root: Path, tests: Sequence[str], extra: Sequence[str] = (), enough: float = ALL_DAY) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutate-"))
        self.tree = self.folder / "tree"
        shutil.copytree(root, self.tree, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        self.paths = list(tests)
        self.extra = [*PYTEST, *extra]
        self.report = self.folder / "report.json"
        self.enough = enough

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
                path: path.read_text(encoding="utf-8") for path in sorted(inside | {self.tree / file for file in also})
            }
            try:
                for path, source in sources.items():
                    write_source(path, noting(source, path.relative_to(self.tree).as_posix()))
                done, report = self._ran(wanting)
            finally:
                for path, source in sources.items():
                    write_source(path, source)
            if done != 0:
                raise BrokenTestsError(", ".join(report.get("failed", [])) or f"pytest ended with {done}")
            kept.add(report)
        return kept.reach()

    def finds_all(
        self, placed: Sequence[tuple[str, Fault]], tests: Reach, until: float | None = None
    ) -> Iterator[tuple[int, str]]:
        """Try faults, and yield the number of each with what came of it.

        That is the test that failed, or ``"timeout"``, ``"crash"`` or ``"import"``; ``""`` where all
        of them passed or none reaches it: then the fault lives. Those that are loaded anew come last.

        Args:
            placed: files, from the root, and faults in them.
            tests: what reaches what.
            until: no trial begins after this time (``time.monotonic``).
        """
        trials = []
        for number, (file, fault) in enumerate(placed):
            wanted = tests.of(file, fault)
            if not wanted:
                yield number, ""
                continue
            trials.append({
                "fault": number, "tests": {test: tests.seconds[test] for test in wanted},
                "anew": tests.is_everywhere(file, fault), "file": file,
                "module": file.removesuffix(".py").removesuffix("/__init__").replace("/", "."),
                "function": fault.function, "limit": MOST_WAITED * tests.limit(wanted),
                "enough": self.enough,
                "source": fault.put_into((self.tree / file).read_text(encoding="utf-8")),
            })  # fmt: skip
        yield from self._forked(sorted(trials, key=lambda trial: bool(trial["anew"])), until)

    def _forked(self, trials: list[Any], until: float | None) -> Iterator[tuple[int, str]]:
        if not trials:
            return
        files = {test.split("::")[0] for trial in trials for test in trial["tests"]}
        with self._pytest({"trials": trials, "options": self.extra}, sorted(files)) as running:
            at = 0
            while True:
                ended = running.poll() is not None
                lines = (
                    self.report.read_text(encoding="utf-8").splitlines(keepends=True) if self.report.exists() else []
                )
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

    def _pytest(self, orders: dict[str, Any], paths: Sequence[str]) -> subprocess.Popen[bytes]:
        file = self.folder / "orders.json"
        file.write_text(json.dumps(orders), encoding="utf-8")
        self.report.unlink(missing_ok=True)
        found = os.pathsep.join([str(self.tree), str(HERE)])  # the copy, and this tool's plugin
        env = {**os.environ, "PYTHONPATH": found, "MUTATE_ORDERS": str(file), "MUTATE_REPORT": str(self.report)}
        return subprocess.Popen(
            [sys.executable, "-m", "pytest", *PLUGIN, *self.extra, *paths],
            cwd=self.tree, env=env,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def _ran(self, paths: Sequence[str]) -> tuple[int, dict[str, Any]]:
        """Run pytest to its end; return its exit code and report."""
        with self._pytest({}, paths) as running:
            done = running.wait()
        answer = json.loads(self.report.read_text(encoding="utf-8")) if self.report.exists() else {}
        return done, answer
