"""Which tests reach what, and how long each takes: measured once and kept while nothing changes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutate.faults import WHOLE_MODULE, Fault
from tools.mutate.reach import key

LEAST_SECONDS, MOST_SECONDS_FACTOR = 20.0, 4.0
"""A fault that makes tests take more processor time than this is found too: it hangs."""
MOST_WAITED = 30.0
"""Times as long may pass: the machine may be busy with other things."""


@dataclass
class Reach:
    """The tests of a package and what they reach.

    Attributes:
        seconds: how much processor time each test takes.
        reached: for each function and statement (``reach.key``) the tests that run it.
        everywhere: those that count as run by every test.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, set[str]] = field(default_factory=dict)
    everywhere: set[str] = field(default_factory=set)

    def within(self, longest: float) -> Reach:
        """Only those that take no longer than so many seconds."""
        seconds = {test: took for test, took in self.seconds.items() if took <= longest}
        reached = {place: tests & seconds.keys() for place, tests in self.reached.items()}
        return Reach(seconds, reached, self.everywhere)

    def is_everywhere(self, file: str, fault: Fault) -> bool:
        """Whether every test may depend on it, or on what it did before the first one."""
        return fault.function == WHOLE_MODULE or _place(file, fault) in self.everywhere

    def of(self, file: str, fault: Fault) -> list[str]:
        """The tests that a fault can make fail, the quickest first.

        One outside of all functions may be felt by every test; those that reach its file come first.
        """
        if not self.is_everywhere(file, fault):
            tests = self.reached.get(_place(file, fault), set())
            return sorted(tests, key=lambda test: (self.seconds[test], test))
        near: set[str] = set().union(
            *(tests for place, tests in self.reached.items() if place.startswith(key(file, "")))
        )
        return sorted(self.seconds, key=lambda test: (test not in near, self.seconds[test], test))

    def limit(self, tests: Iterable[str]) -> float:
        """The seconds of processor time after which tests hang."""
        return LEAST_SECONDS + MOST_SECONDS_FACTOR * sum(self.seconds[test] for test in tests)


def _place(file: str, fault: Fault) -> str:
    return key(file, fault.statement or fault.function)


class Kept:
    """What was measured of the files of tests, in a file; a file of tests that changed is left out.

    Measured anew is all of it where the rules or what tests share have changed.
    """

    def __init__(self, path: Path, root: Path, package: str, tests: Sequence[str]) -> None:
        self.path, self.root = path, root
        self.files = {file: _digest([root / file]) for file in _test_files(root, tests)}
        shared = [path for path in (root / "tests").rglob("*.py") if not _is_test(path)]
        self.state = _digest([*(root / package).rglob("*.py"), *shared])
        self.measured: dict[str, Any] = {}
        self.everywhere: set[str] = set()
        if path.exists():
            held = json.loads(path.read_text(encoding="utf-8"))
            if held["state"] == self.state:
                self.everywhere = set(held["everywhere"])
                self.measured = {
                    file: told for file, told in held["files"].items() if told["digest"] == self.files.get(file)
                }

    def wanting(self) -> list[str]:
        """The files of tests that have to be measured."""
        return [file for file in self.files if file not in self.measured]

    def add(self, report: dict[str, Any]) -> None:
        """Keep what the plugin measured of those that were wanting."""
        for file in self.wanting():
            tests = {t: told for t, told in report["tests"].items() if t.split("::")[0] == file}
            self.measured[file] = {"digest": self.files[file], "tests": tests}
        self.everywhere |= set(report["everywhere"])
        self.path.parent.mkdir(exist_ok=True)
        held = {"state": self.state, "everywhere": sorted(self.everywhere), "files": self.measured}
        self.path.write_text(json.dumps(held), encoding="utf-8")

    def reach(self) -> Reach:
        """All of it."""
        reach = Reach(everywhere=self.everywhere)
        for told in self.measured.values():
            for test, measured in told["tests"].items():
                reach.seconds[test] = measured["seconds"]
                for place in measured["reached"]:
                    reach.reached.setdefault(place, set()).add(test)
        return reach


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_")


def _test_files(root: Path, tests: Sequence[str]) -> list[str]:
    found = set()
    for name in tests:
        path = root / name
        found |= {path} if path.is_file() else set(path.rglob("test_*.py"))
    return sorted(path.relative_to(root).as_posix() for path in found)


def _digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(str(path.name).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
