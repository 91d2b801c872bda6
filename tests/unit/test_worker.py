"""The process that thinks: what comes back of it, and that it is gone when it should be."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import time

import pytest

from tests import works
from wonderland.session.worker import Worker

PATIENCE = 60.0
"""Seconds after which a test gives up waiting; nothing is measured."""


def wait_for(what):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := what():
            return found
        time.sleep(0.005)
    pytest.fail("waited in vain")


def gone(pid):
    """Whether a process is no more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


def test_there_is_no_process_before_there_is_work():
    workers = [Worker() for _ in range(50)]
    assert all(worker.pid is None for worker in workers)
    assert workers[0].poll() is None
    workers[0].close()


def test_work_comes_back_and_the_process_stays_for_more(worker):
    worker.start(works.double, 21)
    assert worker.busy
    assert wait_for(worker.poll) == ("done", 42)
    assert not worker.busy
    pid = worker.pid
    worker.start(works.last)
    assert wait_for(worker.poll) == ("done", 21), "what was kept is still there"
    assert worker.pid == pid


def test_a_warm_process_is_the_one_that_works(worker):
    worker.warm()
    pid = worker.pid
    worker.warm()
    worker.start(works.double, 1)
    assert wait_for(worker.poll).kind == "done"
    assert worker.pid == pid


def test_progress_is_told_on_the_way(worker):
    worker.start(works.count, 3)
    told = [wait_for(worker.poll) for _ in range(4)]
    assert told == [("progress", 0), ("progress", 1), ("progress", 2), ("done", "counted")]


def test_an_exception_is_told_and_survived(worker):
    worker.start(works.fail)
    report = wait_for(worker.poll)
    assert report.kind == "fault"
    assert "RuntimeError: the work failed" in report.value
    pid = worker.pid
    worker.start(works.double, 4)
    assert wait_for(worker.poll) == ("done", 8)
    assert worker.pid == pid


def test_what_can_not_be_sent_leaves_nobody_busy(worker):
    with pytest.raises((AttributeError, TypeError, pickle.PicklingError)):
        worker.start(lambda _: None)
    assert not worker.busy


@pytest.mark.parametrize("end", ["kill", "exit"])
def test_a_process_that_dies_is_told_of_and_replaced(worker, end):
    worker.start(works.stuck if end == "kill" else works.vanish)
    pid = worker.pid
    if end == "kill":
        os.kill(pid, signal.SIGKILL)
    assert wait_for(worker.poll) == ("died", None)
    assert gone(pid)
    worker.start(works.double, 5)
    assert wait_for(worker.poll) == ("done", 10)


def test_a_process_that_died_idle_is_replaced_unseen(worker):
    worker.warm()
    pid = worker.pid
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: worker._process is None or not worker._process.is_alive())
    worker.start(works.double, 6)
    assert wait_for(worker.poll) == ("done", 12)


def test_cancelled_work_is_gone_at_once(worker):
    worker.start(works.stuck)
    pid = worker.pid
    worker.cancel()
    assert gone(pid)
    assert not worker.busy
    assert worker.poll() is None


def test_new_work_takes_the_place_of_old(worker):
    worker.start(works.stuck)
    pid = worker.pid
    worker.start(works.double, 7)
    assert gone(pid)
    assert wait_for(worker.poll) == ("done", 14)


def test_a_worker_that_is_forgotten_leaves_no_process():
    worker = Worker()
    worker.start(works.double, 1)
    wait_for(worker.poll)
    process = worker._process
    del worker
    gc.collect()
    process.join(PATIENCE)
    assert process.exitcode is not None


def test_ctrl_c_is_not_for_the_worker(worker):
    worker.warm()
    os.kill(worker.pid, signal.SIGINT)
    worker.start(works.double, 8)
    os.kill(worker.pid, signal.SIGINT)
    assert wait_for(worker.poll) == ("done", 16)
