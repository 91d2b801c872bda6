"""Trying again: what a disk refused is done as soon as it can be, in a thread of its own."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from threading import Event, Lock, Thread
from weakref import WeakMethod

PAUSE = 1.0
"""Seconds between two tries."""


class Repeated:
    """Calls a method every so often until it returns true or its object is gone.

    Args:
        method: a method of the object that keeps this; it is not kept alive by it.
    """

    def __init__(self, method: Callable[[], bool]) -> None:
        self._method = WeakMethod(method)
        self._over = Event()
        self._guard = Lock()
        self._thread: Thread | None = None
        weakref.finalize(self, self._over.set)

    def start(self) -> None:
        """Begin to try, if that is not under way and it was not given up for good."""
        with self._guard:
            under_way = self._thread is not None and self._thread.is_alive()
            if not under_way and not self._over.is_set():
                work = (self._method, self._over)
                self._thread = Thread(target=_try, args=work, name="again", daemon=True)
                self._thread.start()

    def stop(self) -> None:
        """Give up for good; the thread has ended when this returns."""
        with self._guard:
            self._over.set()
            thread, self._thread = self._thread, None
        if thread:
            thread.join()


def _try(method: WeakMethod[Callable[[], bool]], over: Event) -> None:
    while not over.wait(PAUSE):
        call = method()
        if call is None or call():
            return
        del call
