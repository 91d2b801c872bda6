"""Looking through a view for what a seat may not know: all that can be reached from it, as plain data."""

from __future__ import annotations

from array import array

from wonderland.search.memory import uncollected

PLAIN = frozenset({type(None), bool, int, float, str, bytes})


def reachable(thing, constant=()):
    """Everything that can be reached from an object, as nested plain data that can be compared.

    ``constant`` are types that are the same for every match (definitions, tables); they are named
    only. What leads back to something above it is named as a circle.
    """
    above = set()

    def inside(thing):
        if isinstance(thing, (bool, int, float, str, bytes)):
            return thing
        if isinstance(thing, (*constant, type)) or callable(thing):
            return f"<{type(thing).__name__}>"
        if id(thing) in above:
            return "<circle>"
        above.add(id(thing))
        try:
            return taken_apart(thing)
        finally:
            above.discard(id(thing))

    def all_of(things):
        return [part if type(part) in PLAIN else inside(part) for part in things]

    def taken_apart(thing):
        if isinstance(thing, (set, frozenset)):
            return sorted(all_of(thing), key=repr)
        if isinstance(thing, array):
            return thing.tolist()
        if isinstance(thing, (list, tuple)):
            return all_of(thing)
        found = {"": type(thing).__name__}
        if isinstance(thing, dict):
            found |= {
                f"[{key!r}]": part for key, part in zip(thing, all_of(thing.values()), strict=True)
            }
        names = {slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())}
        names |= set(getattr(thing, "__dict__", {}))
        names = [name for name in names if hasattr(thing, name)]
        parts = all_of(getattr(thing, name) for name in names)
        return found | dict(zip(names, parts, strict=True))

    with uncollected():  # what it is taken apart into has no circles, and is half a million things
        return all_of([thing])[0]
