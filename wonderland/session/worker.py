"""A process that thinks, so that the table never waits: it can be stopped at any moment.

Starting a process, handing it work, reading what it says and seeing it end can all take longer
than a frame, so threads do that; what the table calls only puts into queues and takes out of them.

Work is a function of a module, called in the other process with a ``Desk`` and its arguments.
If the process dies or is stopped, nothing here is lost; the next work starts a new one.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import traceback
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from pickle import PicklingError
from queue import Empty, SimpleQueue
from threading import Event, Thread, current_thread, main_thread
from typing import Concatenate, Literal, NamedTuple, ParamSpec

END_WAIT = 2.0
"""Seconds for which a stopped process is waited for before it is killed."""
NICENESS = 5
"""How far a process that thinks stands back for the window, where the system knows niceness."""
SELDOM = (10_000, 10, 100)
"""After how many new objects a process that thinks looks for rings of forgotten ones, and after how
many such looks it looks through the older ones, and through all. A search makes none to speak of,
and looking through the positions that it keeps takes a tenth of its time with Python's own numbers.
"""

P = ParamSpec("P")
UNSENT = (
    "What is to be thought about can't be had in another process. Classes that are handed to a game "
    "(kinds, components) must stand in a module that can be imported. {error}"
)


class Report(NamedTuple):
    """What comes back from work.

    Attributes:
        kind: ``progress`` on the way; at the end ``done``, ``fault`` (the work raised something)
            or ``died`` (the process is gone).
        value: what was reported or returned; for a fault its traceback.
    """

    kind: Literal["progress", "done", "fault", "died"]
    value: object


@dataclass
class Desk:
    """What work has at hand in the process where it is done.

    Attributes:
        tell: reports progress.
        kept: what earlier work left for later work, for as long as the process lives.
    """

    tell: Callable[[object], None]
    kept: dict[object, object] = field(default_factory=dict)


class _Thinker:
    """A process and the clerk who deals with it, a thread.

    Attributes:
        tasks: what it is to do, pickled, one after another; None to go home.
        reports: what came back.
    """

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        line, there = context.Pipe()
        self.tasks: SimpleQueue[bytes | None] = SimpleQueue()
        self.reports: SimpleQueue[Report] = SimpleQueue()
        self._begun = Event()
        self._process = context.Process(target=_serve, args=(there,), name="thinker", daemon=True)
        deal = (self._process, line, there, self.tasks, self.reports, self._begun)
        Thread(target=_deal, args=deal, name="clerk", daemon=True).start()
        weakref.finalize(self, self.tasks.put, None)  # a worker that is forgotten ends too

    @property
    def alive(self) -> bool:
        """Whether it is at work or about to be."""
        return not self._begun.is_set() or self._process.is_alive()

    @property
    def pid(self) -> int | None:
        """The process's number; its start is waited for."""
        self._begun.wait()
        return self._process.pid

    def end(self) -> None:
        """Have it stopped. The program does not end before that is done."""
        self.tasks.put(None)
        Thread(target=_end, args=(self._process, self._begun), name="ender").start()


def _deal(
    process: SpawnProcess,
    line: Connection,
    there: Connection,
    tasks: SimpleQueue[bytes | None],
    reports: SimpleQueue[Report],
    begun: Event,
) -> None:
    """Start a process, bring it its tasks and take what it reports, until one of them goes."""
    with line:
        try:
            try:
                _begin(process, there)
            finally:
                begun.set()
            for task in iter(tasks.get, None):
                line.send_bytes(task)
                while (report := line.recv()).kind == "progress":
                    reports.put(report)
                reports.put(report)
        except (EOFError, OSError):
            reports.put(Report("died", None))


def _begin(process: SpawnProcess, there: Connection) -> None:
    """Start a process.

    Raises:
        OSError: if there can be none.
    """
    with there, deaf():
        process.start()


def _end(process: SpawnProcess, begun: Event) -> None:
    """Stop a process, which may not have started yet."""
    begun.wait()
    if process.pid is None:
        return
    process.terminate()
    process.join(END_WAIT)
    if process.is_alive():
        process.kill()
        process.join()


class Worker:
    """Does one piece of work at a time in a process of its own."""

    def __init__(self) -> None:
        self._thinker: _Thinker | None = None
        self._busy = False
        self._unsent: Report | None = None

    @property
    def busy(self) -> bool:
        """Whether work is under way."""
        return self._busy

    @property
    def pid(self) -> int | None:
        """The process's number, None while there is none."""
        return self._thinker.pid if self._thinker else None

    def warm(self) -> None:
        """Start the process before it is needed."""
        if self._thinker and self._thinker.alive:
            return
        self._drop()
        self._thinker = _Thinker()

    def start(self, work: Callable[Concatenate[Desk, P], object], *arguments: P.args, **named: P.kwargs) -> None:
        """Begin work; what was under way is given up."""
        self.cancel()
        try:
            task = bytes(ForkingPickler.dumps((partial(work, **named), arguments)))
        except (PicklingError, AttributeError, TypeError) as error:
            self._unsent = Report("fault", UNSENT.format(error=error))
            self._busy = True
            return
        self.warm()
        assert self._thinker is not None
        self._thinker.tasks.put(task)
        self._busy = True

    def poll(self) -> Report | None:
        """What has come back since the last call; None while there is nothing new."""
        if self._unsent:
            unsent, self._unsent, self._busy = self._unsent, None, False
            return unsent
        if not self._busy or self._thinker is None:
            return None
        try:
            report = self._thinker.reports.get_nowait()
        except Empty:
            return None
        if report.kind == "died":
            self._drop()
        if report.kind != "progress":
            self._busy = False
        return report

    def cancel(self) -> None:
        """Give up what is under way, at once."""
        if self._busy:
            self.close()

    def close(self) -> None:
        """Have the process ended, without waiting for it."""
        self._busy, self._unsent = False, None
        self._drop()

    def _drop(self) -> None:
        thinker, self._thinker = self._thinker, None
        if thinker:
            thinker.end()


@contextmanager
def deaf() -> Iterator[None]:
    """What is started meanwhile never hears of Ctrl-C, which is the table's to deal with.

    The table hears it when that is done: a process half started would read half its orders.
    """
    with _listening_later():
        if not hasattr(signal, "pthread_sigmask"):
            yield  # there ``_serve`` sees to it
            return
        # Python starts its tracker before the first process, and listens again when that is done.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _listening_later() -> Iterator[None]:
    """Put off a Ctrl-C that another thread takes: Python deals with each in the main one."""
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or before is None:
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(heard[0])


class AtOnce(Worker):
    """Does its work here and now: for pictures, and where no process can be had."""

    def __init__(self) -> None:
        super().__init__()
        self._reports: list[Report] = []
        self._desk = Desk(lambda value: self._reports.append(Report("progress", value)))

    @property
    def busy(self) -> bool:
        """Whether something is still to be reported."""
        return bool(self._reports)

    def warm(self) -> None:
        """Nothing is to be started."""

    def start(self, work: Callable[Concatenate[Desk, P], object], *arguments: P.args, **named: P.kwargs) -> None:
        """Do the work; ``poll`` reports it."""
        self._reports.clear()
        self._reports.append(Report("done", work(self._desk, *arguments, **named)))

    def poll(self) -> Report | None:
        """What is still to be reported, oldest first; None if nothing is."""
        return self._reports.pop(0) if self._reports else None

    def cancel(self) -> None:
        """Forget what was not reported yet."""
        self._reports.clear()


def _serve(line: Connection) -> None:
    """Do what is asked for until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back()
    collect_seldom()
    follow_parent()
    desk = Desk(lambda value: line.send(Report("progress", value)))
    while True:
        try:
            work, arguments = line.recv()
        except (EOFError, OSError):
            return
        except Exception:  # what it is about can't be had here, such as a class of no module
            line.send(Report("fault", UNSENT.format(error=traceback.format_exc())))
            continue
        try:
            report = Report("done", work(desk, *arguments))
        except Exception:  # whatever it is, the table must hear of it
            report = Report("fault", traceback.format_exc())
        try:
            line.send(report)
        except OSError:
            return


def collect_seldom() -> None:
    """Look seldom for rings of forgotten objects, in a process that does nothing but think."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


def _stand_back() -> None:
    """Let the window have the processor first; on Windows there is nothing simple that would.

    Where the system shares the processor by sessions (Linux with autogroups), a thought in the
    window's session would use up the window's share, and niceness counts only within one.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if hasattr(os, "setsid"):
        os.setsid()


def follow_parent() -> None:
    """Have this process go when the one that started it goes, however that came about.

    It goes even in the midst of a thought: nobody waits for it any more.
    """
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)
