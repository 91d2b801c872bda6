"""Trying a fault in a child that loads the project anew: what is made as modules are loaded has it too.

What is not the project's stays loaded in the child, and that is most of what takes time.
"""

from __future__ import annotations

import importlib
import resource
import signal
import sys
from collections.abc import Generator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutate.forked import MOST_MEMORY, allowed, in_child
from tools.mutate.source import write_source

FIRST = 12
"""So many tests are loaded and run first; the others only if those don't find the fault."""
MOST_LOADING = 60.0
"""Seconds of processor time after which what is loaded hangs."""
OURS = "tools.mutate"


def tried_anew(tests: Mapping[str, float], path: Path, source: str, options: Sequence[str], limit: float) -> str:
    """Run tests in children that load the project with the fault in it, until one fails.

    Args:
        tests: those to run, in that order, each with the seconds that it takes without the fault.
        path: the module's file; it has the fault only while this runs.
        source: the module with the fault.
        options: pytest's.
        limit: seconds for a child.

    Returns:
        The test that failed; ``"import"`` if it came to none, ``"timeout"`` or ``"crash"`` if the
        child was ended; ``""`` if all passed.
    """
    names = list(tests)
    whole = path.read_text(encoding="utf-8")
    try:
        write_source(path, source)
        for part in (names[:FIRST], names[FIRST:]):
            run = _Run({name: tests[name] for name in part})
            if part and (verdict := in_child(partial(run.verdict, options), limit, "import")):
                return verdict
    finally:
        write_source(path, whole)
    return ""


class _Run:
    """A run of pytest within pytest, as its plugin: these tests in this order, and what failed."""

    def __init__(self, tests: Mapping[str, float]) -> None:
        self.tests = tests
        self.failed: list[str] = []

    def verdict(self, options: Sequence[str]) -> str:
        """What ``tried_anew`` returns, in its child."""
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        sys.dont_write_bytecode = True  # nobody else may run what has the fault
        _forget(Path.cwd())
        files = sorted({test.split("::")[0] for test in self.tests})
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_LOADING)
        done = pytest.main([*options, *files], plugins=[self])
        known = [test for test in self.failed if test in self.tests]
        return "" if done == pytest.ExitCode.OK else known[0] if known else "import"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave those that are run."""
        place = {test: index for index, test in enumerate(self.tests)}
        wanted = [item for item in items if item.nodeid in place]
        items[:] = sorted(wanted, key=lambda item: place[item.nodeid])

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, None, None]:
        """A test that hangs ends the child, which nobody catches."""
        signal.setitimer(signal.ITIMER_VIRTUAL, allowed(self.tests[item.nodeid]))
        yield

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what fails."""
        if report.failed:
            self.failed.append(report.nodeid)


def _forget(root: Path) -> None:
    """Let everything that lies in this folder, but this tool, be loaded anew."""
    for name, module in list(sys.modules.items()):
        if not f"{name}.".startswith(f"{OURS}.") and name != "tools" and _is_in(module, root):
            del sys.modules[name]
    importlib.invalidate_caches()


def _is_in(module: ModuleType, root: Path) -> bool:
    file = getattr(module, "__file__", None)
    places = [file] if file else list(getattr(module, "__path__", []))
    return any(Path(place).is_relative_to(root) for place in places)
