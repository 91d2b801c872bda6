"""Trying a fault in a child of a process that has loaded all tests: the function's code is exchanged.

That spares loading everything anew for each fault. It can't be done where a fault changes no
function's code (constants of a module, defaults) or where results of it are kept from before: those
are tried by ``anew``.
"""

from __future__ import annotations

import contextlib
import gc
import inspect
import os
import resource
import select
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

MOST_MEMORY = 4 << 30
"""Bytes that a child may ask for: a fault may make a loop that never ends fill a list."""
MOST_TIMES, MORE_SECONDS = 4.0, 3.0
"""A test may take so many times the processor time that it takes without a fault, and so much more."""
NOT_HERE = "not here"
"""The verdict on a fault that can't be tried in this way."""
_WITHIN: defaultdict[tuple[str, str], list[FunctionType]] = defaultdict(list)


def remember() -> None:
    """Note the functions within functions that there are: what made them is over, they are not."""
    _WITHIN.clear()
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and "<locals>" in thing.__qualname__:
            _WITHIN[thing.__module__, thing.__code__.co_qualname].append(thing)


def exchanged(module: str, function: str, source: str) -> bool:
    """Give a loaded function the code that it has in another source of its module.

    Args:
        module: its name among the loaded ones.
        function: the function's qualified name; of one within another, the outer one is changed,
            and those that it has made (``remember``).
        source: the module's other source.

    Returns:
        Whether that changed anything.
    """
    outer = function.split(".<locals>", maxsplit=1)[0]
    live = _live(module, outer)
    if live is None:
        return False
    whole = compile(source, live.__code__.co_filename, "exec", dont_inherit=True)
    codes: dict[str, CodeType] = {}
    for code in _codes(whole):
        codes.setdefault(code.co_qualname, code)
    made = [one for key, ones in _WITHIN.items() if key == (module, function) for one in ones]
    if outer not in codes or codes[outer] == live.__code__:
        return False
    if any(len(one.__code__.co_freevars) != len(codes[function].co_freevars) for one in made):
        return False
    for one in made:
        one.__code__ = codes[function]
    live.__code__ = codes[outer]
    return True


def _live(module: str, function: str) -> FunctionType | None:
    thing: Any = sys.modules.get(module)
    for name in function.split("."):
        thing = inspect.getattr_static(thing, name, None)
    if isinstance(thing, property):
        thing = thing.fget
    thing = getattr(thing, "__func__", thing)
    with contextlib.suppress(ValueError):
        thing = inspect.unwrap(thing)
    return thing if isinstance(thing, FunctionType) else None


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def tried(items: Sequence[tuple[pytest.Item, float]], module: str, function: str, source: str, limit: float) -> str:
    """Run tests with a fault in a child process, one after another until one fails.

    Args:
        items: the tests, each with the seconds that it takes without the fault.
        module: the name of the module that the fault is in.
        function: the function's qualified name.
        source: the module with the fault.
        limit: seconds for all of it.

    Returns:
        The test that failed; ``"timeout"``, or ``"crash"`` if the child was ended, as it is where
        a test takes too much time or memory; ``""`` if all passed; ``NOT_HERE``.
    """

    def work() -> str:
        if not exchanged(module, function, source):
            return NOT_HERE
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        return _first_failure(items)

    return in_child(work, limit, NOT_HERE)


def in_child(work: Callable[[], str], limit: float, raised: str) -> str:
    """What a function returns in a child process; what it changes stays there.

    Args:
        work: the function.
        limit: seconds.
        raised: what is returned where it raises.

    Returns:
        That, or ``"timeout"`` if it took longer, ``"crash"`` if the child was ended.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        answer = raised
        try:
            answer = work()
        finally:
            os.write(write, f"={answer}".encode())
            os._exit(0)
    os.close(write)
    try:
        ready, _, _ = select.select([read], [], [], limit)
        if not ready:
            os.kill(child, signal.SIGKILL)
            return "timeout"
        piece = os.read(read, 65536).decode()
        return piece[1:] if piece else "crash"
    finally:
        os.close(read)
        os.waitpid(child, 0)


def allowed(seconds: float) -> float:
    """How much processor time a test may take with a fault, that takes these seconds without."""
    return MORE_SECONDS + MOST_TIMES * seconds


def _first_failure(items: Sequence[tuple[pytest.Item, float]]) -> str:
    for item, seconds in items:
        signal.setitimer(signal.ITIMER_VIRTUAL, allowed(seconds))  # nobody catches it: the child ends
        reports = runtestprotocol(item, log=False, nextitem=None)
        if any(report.failed for report in reports):
            return item.nodeid
    return ""
