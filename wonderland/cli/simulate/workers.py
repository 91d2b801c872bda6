"""Who plays the matches: processes here, or the workers of a Dask scheduler."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from wonderland.cli.simulate.tasks import Outcome, Task, fingerprint, play_one
from wonderland.core.errors import BadInput, MissingExtra, Problem

FLAG = "--cluster"
PATIENCE = "10s"
"""How long a scheduler may take to answer."""
TASKS = fingerprint.__module__
"""What a cluster must be able to import."""


def here(tasks: Sequence[Task], jobs: int | None) -> Iterator[Outcome]:
    """Play in processes of this machine, all cores if ``jobs`` is None; in any order."""
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers == 1:
        yield from map(play_one, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play_one, tasks, chunksize=1)


def on_cluster(tasks: Sequence[Task], address: str) -> Iterator[Outcome]:
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


def _connect(address: str) -> tuple[Any, Any]:
    """A client of the scheduler, and what waits for its results."""
    try:
        from distributed import Client, as_completed  # noqa: PLC0415 - an extra
    except ImportError as missing:
        raise MissingExtra(FLAG, "distributed", "cluster") from missing
    client: Any = Client
    try:
        return client(address, timeout=PATIENCE, set_as_default=False), as_completed
    except (OSError, ValueError, TypeError) as error:
        what = f"no scheduler answers at {address}"
        raise _bad(what, "dask scheduler starts one and says its address.") from error


def _check_cluster(client: Any, address: str) -> None:
    """See that there are workers, and that they would play the same matches as we.

    Dask ends a worker that can't read a task, and its client waits for ever; so we ask first.

    Raises:
        BadInput: if not.
    """
    if not client.nthreads():
        mend = f"dask worker {address} starts one."
        raise _bad(f"the scheduler at {address} has no workers", mend)
    mend = "Install this version of wonderland-table for its scheduler and workers."
    try:
        client.run_on_scheduler(import_module, TASKS)
        client.run(import_module, TASKS)
    except ImportError as missing:
        raise _bad(f"the cluster at {address} can't play: {missing}", mend) from missing
    if set(client.run(fingerprint).values()) != {fingerprint()}:
        raise _bad(f"the workers at {address} have another version of this program", mend)


def _bad(what: str, mend: str) -> BadInput:
    return BadInput([Problem(FLAG, 0, what, mend)])
