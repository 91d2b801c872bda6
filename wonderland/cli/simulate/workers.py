"""Who plays the matches: processes here, or the workers of a Dask scheduler."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Protocol, Self, TypeVar, cast

from wonderland.cli.printing import tell
from wonderland.cli.simulate.tasks import MatchPlayed, Task, fingerprint, play_one
from wonderland.core.errors import BadInput, MissingExtra, Problem
from wonderland.core.message import say
from wonderland.session.worker import collect_seldom, deaf, follow_parent

T = TypeVar("T")


class Numbered(Protocol):
    """A task, or what came of it: which of a run it is."""

    @property
    def index(self) -> int:
        """Its place among the tasks."""
        ...


N = TypeVar("N", bound=Numbered)
R = TypeVar("R", bound=Numbered)

FLAG = "--cluster"
CLUSTER_WAIT = "10s"
"""How long a scheduler may take to answer."""
MOST_FRUITLESS = 3
"""How often in a row all processes may be replaced without a match being played."""
PATIENCE = 60
"""After so many seconds without an end of a match it is said who is waited for."""
AHEAD = 3
"""Matches a process that are handed out at a time."""
TASKS = fingerprint.__module__
"""What a cluster must be able to import."""


def here(tasks: Sequence[N], play: Callable[[N], R], jobs: int | None) -> Iterator[R]:
    """Play in processes of this machine; in any order.

    A process that dies is replaced, and what it was at is played anew.

    Args:
        tasks: what is to be played.
        play: plays one of them; a function of a module.
        jobs: how many processes; all cores if None.

    Raises:
        BadInput: if the processes die again and again, and no match comes to its end.
    """
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers == 1:
        yield from map(play, tasks)
        return
    left = {task.index: task for task in tasks}
    fruitless = 0
    while left:
        done = 0
        try:
            for outcome in _in_processes(list(left.values()), play, workers):
                del left[outcome.index]
                done += 1
                yield outcome
        except BrokenProcessPool as broken:
            fruitless = 0 if done else fruitless + 1
            if fruitless == MOST_FRUITLESS:
                what = say("the processes that play die again and again; {left} matches are left", left=len(left))
                raise BadInput([Problem("--jobs", 0, what, say("Try fewer of them."))]) from broken


def _in_processes(tasks: Sequence[N], play: Callable[[N], R], workers: int) -> Iterator[R]:
    """Play until all is played or a process dies.

    Raises:
        BrokenProcessPool: if one dies.
    """
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_settle)
    waiting = iter(tasks)
    under_way: set[Future[R]] = set()
    try:
        while True:
            with deaf():  # processes begin in here, and Ctrl-C is this one's to deal with
                for task in islice(waiting, AHEAD * workers - len(under_way)):
                    under_way.add(pool.submit(play, task))
            if not under_way:
                return
            done, under_way = wait(under_way, PATIENCE, FIRST_COMPLETED)
            if not done:
                _tell_of_waiting()
            yield from (future.result() for future in done)
    finally:
        for process in multiprocessing.active_children() if under_way else ():
            process.kill()  # what they are at is not wanted any more; one may be suspended
        # waited for: a thread of the pool that was left to itself could fail at the program's end
        pool.shutdown(cancel_futures=True)


def _tell_of_waiting() -> None:
    """Say what is waited for: it may be a long match, or a process that somebody suspended."""
    playing = ", ".join(str(process.pid) for process in multiprocessing.active_children())
    what = say("No match has ended for {n} seconds. The processes that play: {playing}.", n=PATIENCE, playing=playing)
    tell(what)


def _settle() -> None:
    """Make ready a process that plays: Ctrl-C is not its to deal with, and it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent()
    collect_seldom()


def on_cluster(tasks: Sequence[Task], address: str) -> Iterator[MatchPlayed]:
    """Play on the workers of a scheduler, such as ``tcp://host:8786``; in any order.

    Raises:
        MissingExtra: if Dask is not installed.
        BadInput: if no scheduler answers, it has no workers, or this program is missing there.
    """
    client, as_completed = _connect(address)
    with client:
        _check_cluster(client, address)
        for future in as_completed(client.map(play_one, tasks, pure=False), loop=client.loop):
            yield future.result()


class _Played(Protocol):
    """A match that a worker plays or has played."""

    def result(self) -> MatchPlayed: ...


class _Client(Protocol):
    """What is used of Dask's client; its own types say less."""

    loop: object

    def __enter__(self) -> Self: ...

    def __exit__(self, *why: object) -> None: ...

    def nthreads(self) -> Mapping[str, int]: ...

    def map(self, do: Callable[[Task], MatchPlayed], tasks: Sequence[Task], *, pure: bool) -> Sequence[_Played]: ...

    def run(self, do: Callable[..., T], *given: str) -> Mapping[str, T]: ...

    def run_on_scheduler(self, do: Callable[[str], ModuleType], name: str) -> ModuleType: ...


class _AsCompleted(Protocol):
    """Yields what is played as it comes."""

    def __call__(self, played: Sequence[_Played], *, loop: object) -> Iterable[_Played]: ...


def _connect(address: str) -> tuple[_Client, _AsCompleted]:
    """A client of the scheduler, and what waits for its results."""
    try:
        from distributed import Client, as_completed  # noqa: PLC0415 - an extra
    except ImportError as missing:
        raise MissingExtra(FLAG, "distributed", "cluster") from missing
    make = cast(Callable[..., _Client], Client)
    try:
        client = make(address, timeout=CLUSTER_WAIT, set_as_default=False)
        return client, cast(_AsCompleted, as_completed)
    except (OSError, ValueError, TypeError) as error:
        what = say("no scheduler answers at {address}", address=address)
        raise _bad(what, say("dask scheduler starts one and says its address.")) from error


def _check_cluster(client: _Client, address: str) -> None:
    """See that there are workers, and that they would play the same matches as we.

    Dask ends a worker that can't read a task, and its client waits for ever; so we ask first.

    Raises:
        BadInput: if not.
    """
    if not client.nthreads():
        mend = say("dask worker {address} starts one.", address=address)
        raise _bad(say("the scheduler at {address} has no workers", address=address), mend)
    mend = say("Install this version of wonderland-table for its scheduler and workers.")
    try:
        client.run_on_scheduler(import_module, TASKS)
        client.run(import_module, TASKS)
    except ImportError as missing:
        raise _bad(
            say("the cluster at {address} can't play: {missing}", address=address, missing=missing), mend
        ) from missing
    if set(client.run(fingerprint).values()) != {fingerprint()}:
        raise _bad(say("the workers at {address} have another version of this program", address=address), mend)


def _bad(what: str, mend: str) -> BadInput:
    return BadInput([Problem(FLAG, 0, what, mend)])
