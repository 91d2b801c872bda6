"""A pytest plugin for ``tools.mutate``: which tests reach which functions, and in what order to run.

Its orders stand in the file that ``MUTATE_ORDERS`` names: ``measure`` (a folder of source files)
asks for a report of every test, ``keeping`` names functions that keep their results, ``run`` lists
the tests to run, in that order. The report goes to the file that ``MUTATE_REPORT`` names.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

ORDERS: dict[str, Any] = json.loads(Path(os.environ["MUTATE_ORDERS"]).read_text(encoding="utf-8"))
REPORT = Path(os.environ["MUTATE_REPORT"])
_measured: dict[str, Any] = {}
_failed: list[str] = []


class _Reached:
    """The functions of a folder that are called, as (file, qualified name).

    What is called while tests are collected, or below a function that keeps its results, is called
    once for all: such functions count as reached by every test.
    """

    def __init__(self, folder: str, keeping: set[tuple[str, str]]) -> None:
        self.folder = folder
        self.keeping = keeping
        self.depth = 0
        self.here: set[tuple[str, str]] = set()
        self.everywhere: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(self.folder):
            return
        function = (code.co_filename, code.co_qualname)
        if function in self.keeping:
            self.depth += 1 if event == "call" else -1
            self.everywhere.add(function)
        if event == "call":
            (self.everywhere if self.depth else self.here).add(function)


_reached = _Reached(ORDERS.get("measure", ""), {(f, q) for f, q in ORDERS.get("keeping", [])})


@pytest.hookimpl(hookwrapper=True)
def pytest_collection() -> Generator[None, None, None]:
    """What is called while tests are collected is called for all of them."""
    if "measure" not in ORDERS:
        yield
        return
    _reached.depth = 1
    sys.setprofile(_reached)
    yield
    sys.setprofile(None)
    _reached.depth = 0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that were asked for, in the order in which they were."""
    wanted = ORDERS.get("run")
    if wanted is None:
        return
    place = {test: index for index, test in enumerate(wanted)}
    kept = sorted((i for i in items if i.nodeid in place), key=lambda item: place[item.nodeid])
    config.hook.pytest_deselected(items=[i for i in items if i.nodeid not in place])
    items[:] = kept


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, None, None]:
    """Note what a test reaches and how long it takes, where that is asked for."""
    if "measure" not in ORDERS:
        yield
        return
    _reached.here, _reached.depth = set(), 0
    began = time.perf_counter()
    sys.setprofile(_reached)
    yield
    sys.setprofile(None)
    took = time.perf_counter() - began
    _measured[item.nodeid] = {"seconds": took, "reached": sorted(_reached.here)}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what fails."""
    if report.failed:
        _failed.append(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write the report."""
    everywhere = sorted(_reached.everywhere)
    told = {"tests": _measured, "everywhere": everywhere, "failed": _failed}
    REPORT.write_text(json.dumps(told), encoding="utf-8")
