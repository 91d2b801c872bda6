"""The messages that stand in the program: every call of ``say`` and its like, found in its syntax."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

ROOT = Path(__file__).resolve().parents[2]
MODULE = "wonderland.core.message"
TEXTS = {"say": (0, None, None), "say_as": (1, None, 0), "say_n": (0, 1, None)}
"""For each function that makes messages: which argument is the text, its plural, its context."""
HOUSE = "house"
"""What belongs to no game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A message to be translated.

    Attributes:
        owner: the game that it belongs to, or ``HOUSE``.
        text, many, context: as ``Phrase`` has them.
        place: where it stands.
        note: what a translator should know besides, ``""`` for nothing.
    """

    owner: str
    text: str
    many: str
    context: str
    place: str
    note: str = ""

    @property
    def gaps(self) -> frozenset[str]:
        """The names of its gaps."""
        return gaps_of(self.text) | gaps_of(self.many)


def gaps_of(text: str) -> frozenset[str]:
    """The names of a template's gaps; none where its braces are not those of gaps."""
    try:
        return frozenset(name for _, name, _, _ in Formatter().parse(text) if name)
    except ValueError:
        return frozenset()


def entries(folder: Path = ROOT / "wonderland") -> tuple[list[Entry], list[str]]:
    """Every message of the program, and what is wrong with some, as lines."""
    found: list[Entry] = []
    faults: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        for entry in _of_file(path, faults):
            found.append(entry)
    return found, faults


def _of_file(path: Path, faults: list[str]) -> Iterator[Entry]:
    text = path.read_text(encoding="utf-8")
    own = path.as_posix().endswith(MODULE.replace(".", "/") + ".py")
    if MODULE not in text and not own:
        return
    tree = ast.parse(text)
    known = {
        alias.asname or alias.name: TEXTS[alias.name]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == MODULE
        for alias in node.names
        if alias.name in TEXTS
    }
    known |= TEXTS if own else {}
    place = path.relative_to(ROOT).as_posix()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
            where = f"{place}:{node.lineno}"
            made = _entry(node, known[node.func.id], _owner(path), place)
            if isinstance(made, str):
                faults.append(f"{where}: {made}")
            else:
                faults.extend(f"{where}: {fault}" for fault in _faults(node, made))
                yield made


def _entry(call: ast.Call, which: tuple[int, int | None, int | None], owner: str, place: str) -> Entry | str:
    texts = [
        argument.value
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    text, many, context = which
    needed = 1 + max(index for index in which if index is not None)
    if len(texts) < needed:
        return "a message's text stands where it is made, as a plain text"
    return Entry(
        owner, texts[text], "" if many is None else texts[many], "" if context is None else texts[context], place
    )


def _faults(call: ast.Call, entry: Entry) -> Iterator[str]:
    """What is wrong with a message: gaps that nothing fills, and what fills no gap."""
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    if entry.many:
        given |= {"n"}
    if not given or any(keyword.arg is None for keyword in call.keywords):
        return  # filled later, or by a mapping
    for gap in sorted({name.partition(".")[0].partition("[")[0] for name in entry.gaps} - given):
        yield f"nothing is given for {{{gap}}}"
    if not entry.many:
        for name in sorted(given - entry.gaps):
            yield f"there is no gap for {name}"


def _owner(path: Path) -> str:
    """Whose a module is: a game's package has the game's name, with strokes for the underscores."""
    parts = path.relative_to(ROOT).parts
    for at in (("wonderland", "games"), ("wonderland", "ui", "games")):
        if parts[: len(at)] == at and len(parts) > len(at) + 1:
            return parts[len(at)].replace("_", "-")
    return HOUSE
