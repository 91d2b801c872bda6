"""A process that thinks, so that the table never waits: it can be stopped at any moment.

Work is a function of a module, called in the other process with a ``Desk`` and its arguments.
If the process dies or is stopped, nothing here is lost; the next work starts a new one.
"""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal, NamedTuple

END_WAIT = 2.0
"""Seconds for which a stopped process is waited for before it is killed."""

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


class Worker:
    """Does one piece of work at a time in a process of its own."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._busy = False

    @property
    def busy(self) -> bool:
        """Whether work is under way."""
        return self._busy

    @property
    def pid(self) -> int | None:
        """The process's number, None while there is none."""
        return self._process.pid if self._process else None

    def warm(self) -> None:
        """Start the process before it is needed."""
        if self._process and self._process.is_alive():
            return
        self._drop()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there,), name="thinker", daemon=True)
        process.start()
        there.close()
        self._process, self._line = process, here

    def start(self, work: Work, *arguments: Any) -> None:
        """Begin work; what was under way is given up."""
        self.cancel()
        self.warm()
        assert self._line is not None
        self._busy = True
        try:
            self._line.send((work, arguments))
        except OSError:
            self._drop()  # it died just now; ``poll`` says so

    def poll(self) -> Report | None:
        """What has come back since the last call; None while there is nothing new."""
        if not self._busy:
            return None
        if self._line is None:
            self._busy = False
            return Report("died", None)
        try:
            if not self._line.poll():
                return None
            report: Report = self._line.recv()
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
        """End the process."""
        self._busy = False
        self._drop()

    def _drop(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        if line:
            line.close()
        if process:
            process.terminate()
            process.join(END_WAIT)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()


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
    desk = Desk(lambda value: line.send(Report("progress", value)))
    while True:
        try:
            work, arguments = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            report = Report("done", work(desk, *arguments))
        except KeyboardInterrupt:
            return
        except Exception:  # whatever it is, the table must hear of it
            report = Report("fault", traceback.format_exc())
        try:
            line.send(report)
        except OSError:
            return
