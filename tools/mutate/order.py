"""A pytest plugin for ``tools.mutate``: which tests reach which functions, and in what order to run.

The file that ``MUTATE_ORDERS`` names may list the tests to run under ``run``; they are run in that
order. The report goes to the file that ``MUTATE_REPORT`` names: of each test how long it took and
what it reached, where the source notes that (``reach``), and what failed.
"""

from __future__ import annotations

import builtins
import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tools.mutate.reach import KEPT, REACHED

ORDERS: dict[str, Any] = json.loads(Path(os.environ["MUTATE_ORDERS"]).read_text(encoding="utf-8"))
REPORT = Path(os.environ["MUTATE_REPORT"])
_measured: dict[str, Any] = {}
_failed: list[str] = []


_reached: set[str] = set()
_kept: set[str] = set()
setattr(builtins, REACHED, _reached)
setattr(builtins, KEPT, _kept)


def pytest_collection_finish() -> None:
    """What is called before the first test, while modules are loaded, counts for all of them."""
    _kept.update(_reached)


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
    """Note what a test reaches and how long it takes."""
    _reached.clear()
    began = time.perf_counter()
    yield
    took = time.perf_counter() - began
    _measured[item.nodeid] = {"seconds": took, "reached": sorted(_reached)}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what fails."""
    if report.failed:
        _failed.append(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write the report."""
    told = {"tests": _measured, "everywhere": sorted(_kept), "failed": _failed}
    REPORT.write_text(json.dumps(told), encoding="utf-8")
