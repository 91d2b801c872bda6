"""A process that thinks, so that the table never waits: it can be stopped at any moment.

Starting a process and seeing it end can take longer than a frame, so both are done in threads.

Work is a function of a module, called in the other process with a ``Desk`` and its arguments.
If the process dies or is stopped, nothing here is lost; the next work starts a new one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, Literal, NamedTuple

END_WAIT = 2.0
"""Seconds for which a stopped process is waited for before it is killed."""
NICENESS = 5
"""How far a process that thinks stands back for the window."""

Work = Callable[..., Any]


class Report(NamedTuple):
    """What comes back from work.

    Attributes:
        kind: ``progress`` on the way; at the end ``done``, ``fault`` (the work raised something)
            or ``died`` (the process is gone).
        value: what was reported or returned; for a fault its traceback.
    """

    kind: Literal["progress", "done", "fault", "died"]
    value: Any


@dataclass
class Desk:
    """What work has at hand in the process where it is done.

    Attributes:
        tell: reports progress.
        kept: what earlier work left for later work, for as long as the process lives.
    """

    tell: Callable[[Any], None]
    kept: dict[Any, Any] = field(default_factory=dict)


class _Thinker:
    """A process and the line to it; neither its start nor its end is waited for.

    Attributes:
        line: what is sent before the process is there, it reads when it is.
    """

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), name="thinker", daemon=True)
        self._starter = Thread(target=_begin, args=(self._process, there))
        self._starter.start()

    @property
    def alive(self) -> bool:
        """Whether it is at work or about to be."""
        return self._starter.is_alive() or self._process.is_alive()

    @property
    def pid(self) -> int | None:
        """The process's number; its start is waited for."""
        self._starter.join()
        return self._process.pid

    def end(self) -> Thread:
        """Stop it, and return what sees to that."""
        self.line.close()
        ender = Thread(target=_end, args=(self._process, self._starter))
        ender.start()
        return ender


def _begin(process: SpawnProcess, there: Connection) -> None:
    """Start a process. If there can be none, the line's end is closed, which says so."""
    try:
        with _deaf():
            process.start()
    finally:
        there.close()


def _end(process: SpawnProcess, starter: Thread) -> None:
    """Stop a process, which may not have started yet."""
    starter.join()
    if process.pid is None:
        return
    process.terminate()
    process.join(END_WAIT)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()


class Worker:
    """Does one piece of work at a time in a process of its own."""

    def __init__(self) -> None:
        self._thinker: _Thinker | None = None
        self._enders: list[Thread] = []
        self._busy = False

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

    def start(self, work: Work, *arguments: Any) -> None:
        """Begin work; what was under way is given up."""
        self.cancel()
        self.warm()
        assert self._thinker is not None
        try:
            self._thinker.line.send((work, arguments))
        except OSError:
            self._drop()  # it died just now; ``poll`` says so
        self._busy = True

    def poll(self) -> Report | None:
        """What has come back since the last call; None while there is nothing new."""
        if not self._busy:
            return None
        if self._thinker is None:
            self._busy = False
            return Report("died", None)
        try:
            if not self._thinker.line.poll():
                return None
            report: Report = self._thinker.line.recv()
        except (EOFError, OSError):
            self._drop()
            self._busy = False
            return Report("died", None)
        if report.kind != "progress":
            self._busy = False
        return report

    def cancel(self) -> None:
        """Give up what is under way, at once."""
        if self._busy:
            self._busy = False
            self._drop()

    def close(self) -> None:
        """End the process, and wait until that and all earlier ones are gone."""
        self._busy = False
        self._drop()
        for ender in self._enders:
            ender.join()
        self._enders.clear()

    def _drop(self) -> None:
        thinker, self._thinker = self._thinker, None
        self._enders = [ender for ender in self._enders if ender.is_alive()]
        if thinker:
            self._enders.append(thinker.end())


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started meanwhile never hears of Ctrl-C, which is the table's to deal with."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # there ``_serve`` sees to it
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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

    def start(self, work: Work, *arguments: Any) -> None:
        """Do the work; ``poll`` reports it."""
        self._reports.clear()
        self._reports.append(Report("done", work(self._desk, *arguments)))

    def poll(self) -> Report | None:
        """What is still to be reported, oldest first; None if nothing is."""
        return self._reports.pop(0) if self._reports else None

    def cancel(self) -> None:
        """Forget what was not reported yet."""
        self._reports.clear()


def _serve(line: Connection) -> None:
    """Do what is asked for until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    desk = Desk(lambda value: line.send(Report("progress", value)))
    while True:
        try:
            work, arguments = line.recv()
        except (EOFError, OSError):
            return
        try:
            report = Report("done", work(desk, *arguments))
        except Exception:  # whatever it is, the table must hear of it
            report = Report("fault", traceback.format_exc())
        try:
            line.send(report)
        except OSError:
            return
