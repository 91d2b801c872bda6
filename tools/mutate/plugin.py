"""The pytest plugin of ``tools.mutate``. It works by the orders in the file that ``MUTATE_ORDERS`` names.

It notes of each test how long it takes and what it reaches, where the source notes that (``reach``).
``trials`` lists faults, each to be tried in a child process, which loads the project ``anew`` where
that is needed. What came of it goes to the file that ``MUTATE_REPORT`` names.
"""

from __future__ import annotations

import builtins
import gc
import json
import os
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tools.mutate.anew import tried_anew
from tools.mutate.forked import NOT_HERE, remember, tried
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
            wanted = _enough([(test, trial["tests"][test]) for test in tests], trial["enough"])
            verdict = _verdict(trial, items, wanted)
            caught[verdict] += 1
            here[verdict] += 1
            report.write(json.dumps({"fault": trial["fault"], "caught": verdict}) + "\n")
            report.flush()
    return True


def _verdict(trial: dict[str, Any], items: dict[str, pytest.Item], wanted: list[tuple[str, float]]) -> str:
    """What comes of a fault and these tests, each with the seconds that it takes."""
    source, limit = trial["source"], trial["limit"]
    if not trial["anew"]:
        loaded = [(items[test], seconds) for test, seconds in wanted]
        verdict = tried(loaded, trial["module"], trial["function"], source, limit)
        if verdict != NOT_HERE:
            return verdict
    return tried_anew(dict(wanted), Path(trial["file"]), source, ORDERS["options"], limit)


def _enough(tests: list[tuple[str, float]], most: float) -> list[tuple[str, float]]:
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
