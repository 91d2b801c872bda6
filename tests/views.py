"""Looking through a view for what a seat may not know: all that can be reached from it, as plain data."""

from __future__ import annotations

from array import array


def reachable(thing, constant=(), _above=()):
    """Everything that can be reached from an object, as nested plain data that can be compared.

    ``constant`` are types that are the same for every match (definitions, tables); they are named
    only. What leads back to something above it is named as a circle.
    """
    if thing is None or isinstance(thing, bool | int | float | str | bytes):
        return thing
    if isinstance(thing, (*constant, type)) or callable(thing):
        return f"<{type(thing).__name__}>"
    if any(thing is other for other in _above):
        return "<circle>"
    above = (*_above, thing)

    def inside(part):
        return reachable(part, constant, above)

    if isinstance(thing, set | frozenset):
        return sorted((inside(part) for part in thing), key=repr)
    if isinstance(thing, array):
        return thing.tolist()
    if isinstance(thing, list | tuple):
        return [inside(part) for part in thing]
    found = {"": type(thing).__name__}
    if isinstance(thing, dict):
        found |= {f"[{key!r}]": inside(part) for key, part in thing.items()}
    names = {slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())}
    names |= set(getattr(thing, "__dict__", {}))
    return found | {name: inside(getattr(thing, name)) for name in names if hasattr(thing, name)}
