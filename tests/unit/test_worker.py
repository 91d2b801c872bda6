"""The process that thinks: what comes back of it, and that it is gone when it should be."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from tests import works
from wonderland.session import worker as room
from wonderland.session.worker import NICENESS, SELDOM, Worker, deaf

WAIT = 60.0
"""Seconds after which a test gives up waiting; nothing is measured."""
LOWEST = 19
"""The niceness that none goes beyond."""


def wait_for(what):
    until = time.monotonic() + WAIT
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
    found = [wait_for(worker.poll) for _ in range(4)]
    assert found == [("progress", 0), ("progress", 1), ("progress", 2), ("done", "counted")]


def test_an_exception_is_told_and_survived(worker):
    worker.start(works.fail)
    report = wait_for(worker.poll)
    assert report.kind == "fault"
    assert "RuntimeError: the work failed" in report.value
    pid = worker.pid
    worker.start(works.double, 4)
    assert wait_for(worker.poll) == ("done", 8)
    assert worker.pid == pid


def test_what_can_not_be_sent_is_a_fault_and_leaves_nobody_busy(worker):
    worker.start(lambda _: None)
    report = worker.poll()
    assert report.kind == "fault"
    assert "must stand in a module" in report.value
    assert not worker.busy


@pytest.mark.parametrize("end", ["kill", "exit"])
def test_a_process_that_dies_is_told_of_and_replaced(worker, end):
    worker.start(works.stuck if end == "kill" else works.vanish)
    pid = worker.pid
    if end == "kill":
        os.kill(pid, signal.SIGKILL)
    assert wait_for(worker.poll) == ("died", None)
    wait_for(lambda: gone(pid))
    worker.start(works.double, 5)
    assert wait_for(worker.poll) == ("done", 10)


def test_a_process_that_died_idle_is_replaced_unseen(worker):
    worker.warm()
    pid = worker.pid
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not worker._thinker.alive)
    worker.start(works.double, 6)
    assert wait_for(worker.poll) == ("done", 12)


def test_cancelled_work_is_given_up_at_once_and_gone_soon(worker):
    worker.start(works.stuck)
    pid = worker.pid
    worker.cancel()
    assert not worker.busy
    assert worker.poll() is None
    wait_for(lambda: gone(pid))


def test_work_that_is_cancelled_before_its_process_is_there_is_gone_too(worker, monkeypatch):
    may, begun, usual = threading.Event(), [], room._begin

    def late(process, there):
        may.wait()
        usual(process, there)
        begun.append(process.pid)

    monkeypatch.setattr(room, "_begin", late)
    worker.start(works.stuck)
    worker.cancel()
    may.set()
    wait_for(lambda: begun and gone(begun[0]))


def test_a_process_that_can_not_be_started_is_told_of(worker, monkeypatch):
    def refuse(process, there):
        there.close()

    monkeypatch.setattr(room, "_begin", refuse)
    worker.start(works.double, 1)
    assert wait_for(worker.poll) == ("died", None)
    monkeypatch.undo()
    worker.start(works.double, 5)
    assert wait_for(worker.poll) == ("done", 10)


@pytest.fixture
def held(monkeypatch):
    """No process starts or ends before this is set; whoever waits for one waits in vain."""
    may = threading.Event()

    def hold(usual):
        return lambda *given: may.wait() and usual(*given)

    monkeypatch.setattr(room, "_begin", hold(room._begin))
    monkeypatch.setattr(room, "_end", hold(room._end))
    yield may
    may.set()


def test_nothing_is_waited_for_while_processes_start_and_end(worker, held):
    worker.start(works.stuck)
    worker.start(works.double, 3)
    assert worker.poll() is None
    held.set()
    assert wait_for(worker.poll) == ("done", 6)


def test_ending_is_not_waited_for_either(worker, held):
    for _ in range(3):
        worker.start(works.stuck)
        worker.cancel()
        assert not worker.busy
    worker.start(works.stuck)
    worker.close()
    assert worker.pid is None


def test_more_than_the_line_holds_is_brought_without_waiting(worker, held):
    worker.start(works.length, b" " * 10_000_000)
    assert worker.poll() is None
    held.set()
    assert wait_for(worker.poll) == ("done", 10_000_000)


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="there are no sessions")
def test_thinking_does_not_use_up_the_share_of_the_windows_session(worker):
    worker.start(works.session)
    assert wait_for(worker.poll) == ("done", True)


def test_it_goes_when_the_window_is_killed_in_the_midst_of_a_thought():
    program = (
        "from tests import works; from wonderland.session.worker import Worker\n"
        "if __name__ == '__main__':\n"
        "    worker = Worker(); worker.start(works.endless)\n"
        "    while not worker.poll(): pass\n"
        "    import os, signal; os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as window:
        window.communicate(timeout=WAIT)  # both of them hold the pipe open


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there is no niceness")
def test_thinking_stands_back_for_the_window(worker):
    worker.start(works.niceness)
    assert wait_for(worker.poll) == ("done", min(os.nice(0) + NICENESS, LOWEST))


def test_thinking_seldom_looks_for_forgotten_rings(worker):
    worker.start(works.looks)
    assert wait_for(worker.poll) == ("done", SELDOM)
    assert gc.get_threshold() != SELDOM, "the window is as it was"


def test_new_work_takes_the_place_of_old(worker):
    worker.start(works.stuck)
    pid = worker.pid
    worker.start(works.double, 7)
    wait_for(lambda: gone(pid))
    assert wait_for(worker.poll) == ("done", 14)


def test_a_worker_that_is_forgotten_leaves_no_process():
    worker = Worker()
    worker.start(works.double, 1)
    wait_for(worker.poll)
    process = worker._thinker._process
    del worker
    gc.collect()
    process.join(WAIT)
    assert process.exitcode is not None


def test_ctrl_c_is_not_for_the_worker(worker):
    worker.warm()
    os.kill(worker.pid, signal.SIGINT)
    worker.start(works.double, 8)
    os.kill(worker.pid, signal.SIGINT)
    assert wait_for(worker.poll) == ("done", 16)


def test_ctrl_c_that_another_thread_takes_waits_until_a_process_has_begun():
    """Python deals with signals in the main thread, whichever thread they came to."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    done = []
    try:
        with pytest.raises(KeyboardInterrupt), deaf():
            taker = threading.Thread(target=_take, args=(done,))
            taker.start()
            taker.join()
            done.append("begun")
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["taken", "begun"]


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="needs masks of signals")
def test_what_is_started_first_of_all_is_as_deaf_as_what_comes_later():
    """Python starts a tracker before its first process, and hears Ctrl-C again after that."""
    program = (
        "import signal\n"
        "from multiprocessing import resource_tracker\n"
        "from wonderland.session.worker import deaf\n"
        "with deaf():\n"
        "    resource_tracker.ensure_running()\n"
        "    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))\n"
    )
    run = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert run.stdout == "True\n", run.stderr


def _take(done):
    """Hear Ctrl-C in a thread of its own, as any that is not deaf may."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)
    done.append("taken")
