"""Trying again: what a disk refused is done as soon as it can be, in a thread of its own."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from threading import Event, Thread
from weakref import WeakMethod

PAUSE = 1.0
"""Seconds between two tries."""


class Again:
    """Calls a method every so often until it returns true or its object is gone.

    Args:
        method: a method of the object that keeps this; it is not kept alive by it.
    """

    def __init__(self, method: Callable[[], bool]) -> None:
        self._method = WeakMethod(method)
        self._stop = Event()
        self._thread: Thread | None = None
        weakref.finalize(self, self._stop.set)

    def start(self) -> None:
        """Begin to try, if that is not under way."""
        if self._thread is None or not self._thread.is_alive():
            self._stop.clear()
            self._thread = Thread(target=_try, args=(self._method, self._stop), daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Give up; the thread has ended when this returns."""
        self._stop.set()
        thread, self._thread = self._thread, None
        if thread:
            thread.join()


def _try(method: WeakMethod[Callable[[], bool]], stop: Event) -> None:
    while not stop.wait(PAUSE):
        call = method()
        if call is None or call():
            return
        del call
