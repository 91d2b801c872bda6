"""The pytest plugin of ``tools.mutate``. It works by the orders in the file that ``MUTATE_ORDERS`` names.

It notes of each test how long it takes and what it reaches, where the source notes that (``reach``).
``run`` lists the tests to run, in that order; ``trials`` lists faults, each to be tried in a child
process. What came of it goes to the file that ``MUTATE_REPORT`` names.
"""

from __future__ import annotations

import builtins
import gc
import json
import math
import os
import resource
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tools.mutate.forked import remember, tried
from tools.mutate.reach import KEPT, REACHED

ORDERS: dict[str, Any] = json.loads(Path(os.environ["MUTATE_ORDERS"]).read_text(encoding="utf-8"))
REPORT = Path(os.environ["MUTATE_REPORT"])
_measured: dict[str, Any] = {}
_failed: list[str] = []
_reached: set[str] = set()
_kept: set[str] = set()
if ORDERS.get("limit"):  # of processor time, for all of it
    _most = math.ceil(ORDERS["limit"])
    resource.setrlimit(resource.RLIMIT_CPU, (_most, _most + 1))
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


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Try faults, if any are ordered, instead of running the tests."""
    if "trials" not in ORDERS:
        return None
    items = {item.nodeid: item for item in session.items}
    caught: Counter[str] = Counter()
    near: defaultdict[str, Counter[str]] = defaultdict(Counter)
    remember()
    gc.collect()
    gc.freeze()  # what was loaded is shared with the children, not copied by their collector
    with REPORT.open("a", encoding="utf-8") as report:
        for trial in ORDERS["trials"]:
            here = near[f"{trial['module']}.{trial['function']}"]
            tests = sorted(trial["tests"], key=lambda test: (-here[test], -caught[test]))
            wanted = _enough([(items[t], trial["tests"][t]) for t in tests], trial["enough"])
            verdict = tried(
                wanted, trial["module"], trial["function"], trial["source"], trial["limit"]
            )
            caught[verdict] += 1
            here[verdict] += 1
            report.write(json.dumps({"fault": trial["fault"], "caught": verdict}) + "\n")
            report.flush()
    return True


def _enough(tests: list[tuple[pytest.Item, float]], most: float) -> list[tuple[pytest.Item, float]]:
    """Those that come first and take so many seconds together; at least one."""
    taken = 0.0
    for count, (_, seconds) in enumerate(tests, 1):
        taken += seconds
        if taken >= most:
            return tests[:count]
    return tests


def _processor_time() -> float:
    """Seconds of this process and of its children that ended: other work does not count."""
    return sum(os.times()[:4])


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, None, None]:
    """Note what a test reaches and how long it takes."""
    _reached.clear()
    began = _processor_time()
    yield
    took = _processor_time() - began
    _measured[item.nodeid] = {"seconds": took, "reached": sorted(_reached)}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what fails."""
    if report.failed:
        _failed.append(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write the report."""
    if "trials" not in ORDERS:
        measured = {"tests": _measured, "everywhere": sorted(_kept), "failed": _failed}
        REPORT.write_text(json.dumps(measured), encoding="utf-8")
