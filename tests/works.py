"""Work for the process that thinks; in a module of its own, as that process imports it."""

from __future__ import annotations

import gc
import os
import time


def double(desk, number):
    desk.kept["last"] = number
    return 2 * number


def last(desk):
    return desk.kept.get("last")


def count(desk, most):
    for number in range(most):
        desk.tell(number)
    return "counted"


def niceness(desk):
    return os.nice(0)


def session(desk):
    """Whether this process has a session of its own."""
    return os.getsid(0) == os.getpid()


def looks(desk):
    """How seldom rings of forgotten objects are looked for."""
    return gc.get_threshold()


def length(desk, what):
    return len(what)


def fail(desk, *arguments):
    raise RuntimeError("the work failed")


def vanish(desk, *arguments):
    os._exit(3)


def stuck(desk, *arguments):
    """Never come to an end by itself."""
    while True:
        time.sleep(0.01)


def endless(desk, *arguments):
    """Say that it began, and never come to an end or say anything again."""
    desk.tell("begun")
    stuck(desk)
