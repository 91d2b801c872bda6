"""An analysis in another process: how far it is, what it finds, and what if the process dies."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.games.wonderland.helpers import game, random_match
from tests.unit.test_worker import gone, wait_for
from wonderland.games.wonderland.analysis.analyse import analyse
from wonderland.session.analysing import Study
from wonderland.session.worker import Report

TICKS = 6000
"""How often is looked, a hundredth of a second apart, before a test gives up."""


def follow(study, until):
    listed = []
    for _ in range(TICKS):
        if study.poll():
            listed.append(study.done)
        if until(study):
            return listed
        time.sleep(0.01)
    pytest.fail("it never came to an end")


@pytest.fixture
def record():
    return random_match(7, 120, preset="quick").record()


def test_it_finds_what_an_analysis_finds_here(record):
    study = Study(record, "low")
    seen = follow(study, lambda s: s.found is not None)
    assert study.found == analyse(game().rules, record, "low")
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert len(seen) > 2, "it said how far it was"
    assert study.pid is None, "its process is not kept"
    assert not study.poll()


def test_a_process_that_dies_is_started_again_once(record):
    study = Study(record, "high")
    for _ in range(2):
        follow(study, lambda s: s.pid is not None)
        pid = study.pid
        os.kill(pid, signal.SIGTERM)
        follow(study, lambda s, pid=pid: s.pid != pid)
        follow(study, lambda s: s.failed or s.pid is not None)
    assert study.failed
    assert study.found is None
    assert not study.poll()


def test_what_is_given_up_ends_its_process(record):
    study = Study(record, "high")
    follow(study, lambda s: s.pid is not None)
    pid = study.pid
    study.close()
    assert study.pid is None
    wait_for(lambda: gone(pid))


def test_a_fault_is_written_to_the_log(record, monkeypatch):
    study = Study(record, "low")
    monkeypatch.setattr(study._worker, "start", lambda *_: setattr(study._worker, "_busy", True))
    monkeypatch.setattr(study._worker, "poll", lambda: _fault(study))
    while not study.failed:
        study.poll()
    assert study._tries == 2
    logs = Path(os.environ["WONDERLAND_HOME"]).rglob("*")
    assert any("broken" in path.read_text() for path in logs if path.is_file())


def _fault(study):
    study._worker._busy = False
    return Report("fault", "broken")
