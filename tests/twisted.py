"""Files that are YAML as it should be and say something that they should not."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from wonderland.content.records import flow
from wonderland.content.yamlfile import Document, YamlValue, load

ODD = (
    "", " ", "w", "we", "0", "-1", "true", "\x1b[31m", "\n", "{n}", "{n:>999999999}", "{x.__class__}", "{", "..",
    "/etc/passwd", "*", "ü" * 40, "\u202e", "null", 0, 1, -1, 7, 1.5,
    10**17, -(10**17), True, False, None, [], {}, [[]], [None], {"": {}}, {1: 2}, {"a": []},
)  # fmt: skip
HUGE: tuple[Callable[[], YamlValue], ...] = (
    lambda: "x" * 100_000, lambda: ["x"] * 10_000, lambda: {f"k{n}": n for n in range(10_000)},
    lambda: [[[[[[[[[[[[]]]]]]]]]]]], lambda: list(range(5_000)), lambda: [{"a": n} for n in range(3_000)],
    lambda: "9" * 5_000,
)  # fmt: skip
FACTOR = 10**9


def twisted(data: YamlValue, rng: random.Random) -> YamlValue:
    """Change one to three places of plain data: a value, a key, or what stands beside one another."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = list(_places(data))
        if not places:
            return rng.choice(ODD)
        held, key = rng.choice(places)
        if isinstance(held, dict) and rng.random() < 0.35:
            _rename(held, key, rng)
        else:
            _replace(held, key, places, rng)
    return data


def _places(data: YamlValue) -> Iterator[tuple[dict | list, object]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield data, key
        yield from _places(value)


def _rename(held: dict, key: object, rng: random.Random) -> None:
    """Another key for a value: a number, nothing, a part of what it was, two keys in one."""
    text, other = str(key), str(rng.choice([*held]))
    now = rng.choice(["", 0, 1, -1, 10**17, text[:1], text[1:], text[:-1], text + other, text * 2, text.upper(),
                      f" {text}", "x" * 100_000])  # fmt: skip
    entries = [(now if at == key else at, value) for at, value in held.items()]
    if rng.random() < 0.3:
        entries.append((key, held[key]))
    held.clear()
    held.update(entries)


def _replace(held: dict | list, key: object, places: list, rng: random.Random) -> None:
    """Another value: an odd one, a huge one, one from elsewhere, one much larger, none at all."""
    kind, value = rng.randrange(7), held[key]
    if kind < 3:
        held[key] = copy.deepcopy(rng.choice(ODD))
    elif kind == 3:
        held[key] = rng.choice(HUGE)()
    elif kind == 4:
        there, other = rng.choice(places)
        held[key] = copy.deepcopy(there[other]) if other in there or isinstance(there, list) else None
    elif kind == 5 and isinstance(value, int):
        held[key] = rng.choice([value * FACTOR, -value, str(value), float(value), [value], value + 1])
    elif kind == 5 and isinstance(value, str):
        held[key] = rng.choice([value[:-1], value + value, [value], value.lower(), value.upper(), {value: value}])
    elif isinstance(held, list):
        held.insert(key, copy.deepcopy(value))
    else:
        del held[key]


def written(data: YamlValue) -> str:
    """Plain data as YAML, an entry of the top a line."""
    if isinstance(data, dict) and data:
        return "".join(f"{flow(key)}: {flow(value)}\n" for key, value in data.items())
    return f"{flow(data)}\n"


def twist(path: Path, rng: random.Random) -> str:
    """A file's text, a few places of it twisted."""
    document: Document = load(path)
    return written(twisted(document.data, rng))
