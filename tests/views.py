"""Looking through two objects for a difference: all that can be reached from them, however deep."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from functools import partial
from types import CodeType, FunctionType, MethodType

PLAIN = (int, float, str, bytes, bytearray, array, type, CodeType)
"""What is alike where it is equal."""
Step = tuple[str, object, object]
"""Where two parts of two objects are, and the parts."""


def difference(one: object, other: object) -> str:
    """Where two objects differ, or what can be reached from them by attributes; ``""`` for nowhere.

    Parts that both share are alike. A function is looked through as well: what it remembers counts.
    """
    met: set[tuple[int, int]] = set()
    kept: list[object] = []
    """What was made for the comparison stays, so that no other thing has its place in memory."""
    left: list[Step] = [("", one, other)]
    while left:
        where, a, b = left.pop()
        if a is b or (id(a), id(b)) in met:
            continue
        met.add((id(a), id(b)))
        kept += (a, b)
        if type(a) is not type(b):
            return f"{where}: {type(a).__name__} is not {type(b).__name__}"
        if isinstance(a, PLAIN) and a != b:
            return f"{where}: {a!r} is not {b!r}"
        mine, theirs = _parts(a), _parts(b)
        if mine.keys() != theirs.keys():
            return f"{where}: {sorted(mine)} are not {sorted(theirs)}"
        left += [(where + key, part, theirs[key]) for key, part in mine.items()]
    return ""


def _parts(thing: object) -> dict[str, object]:
    """What can be reached from an object in one step."""
    if isinstance(thing, (set, frozenset)):
        return {f"[{part!r}]": part for part in thing}
    if isinstance(thing, FunctionType):
        cells = thing.__closure__ or ()
        return {f".<{n}>": cell.cell_contents for n, cell in enumerate(cells)} | {".<code>": thing.__code__}
    if isinstance(thing, MethodType):
        return {".<of>": thing.__self__, ".<is>": thing.__func__}
    if isinstance(thing, partial):
        return {".<is>": thing.func, ".<with>": thing.args, ".<and>": thing.keywords}
    return dict(_inside(thing)) | _attributes(thing)


def _inside(thing: object) -> Iterator[tuple[str, object]]:
    if isinstance(thing, Mapping):
        yield from ((f"[{key!r}]", part) for key, part in thing.items())
        yield "[]", list(thing)
    elif isinstance(thing, (list, tuple)):
        yield from ((f"[{at}]", part) for at, part in enumerate(thing))


def _attributes(thing: object) -> dict[str, object]:
    if isinstance(thing, (type, CodeType)):
        return {}
    slots = {name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())}
    names = slots | set(getattr(thing, "__dict__", {}))
    return {f".{name}": getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}
