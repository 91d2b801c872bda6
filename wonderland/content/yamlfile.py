"""Plain YAML, read safely and strictly, with a line for every value.

Built on the parser's events, so nothing is ever constructed but text, numbers, true, false, null,
lists and mappings; nothing recurses, so nothing nested deep enough can break it. Every refusal
names file and line.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import TypeAlias, TypeVar

import yaml
from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from wonderland.content.files import LARGEST, read_bytes
from wonderland.content.form_keys import keys_at
from wonderland.content.text import MOST_DIGITS
from wonderland.content.yaml_faults import yaml_fault
from wonderland.core.errors import MOST_TOLD, BadInput, Problem
from wonderland.core.message import one_of, say, say_n
from wonderland.core.quoting import shown, word

DEEPEST = 50
MOST_LETTERS = 14
"""A form that is one of so many letters is told by naming them."""
MOST_NODES = 400_000
"""Values in a file, those behind aliases counted each time."""

Path_ = tuple[str | int, ...]
Scalar: TypeAlias = str | int | float | bool | None
YamlValue: TypeAlias = "Scalar | list[YamlValue] | dict[str | int, YamlValue]"
"""What a file, or a part of one, can hold."""
M = TypeVar("M")

_LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)\Z")
_FLOAT = re.compile(r"[-+]?([0-9]+\.[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?\Z")
_WORDS = {
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
    "null": None, "Null": None, "NULL": None, "~": None, "": None,
}  # fmt: skip


@dataclass(slots=True)
class Document:
    """A file that was read.

    Attributes:
        data: its value, plain data.
        name: the file as the user named it.
        lines: the line of each value, by its path of keys and indices from the top.
    """

    data: YamlValue
    name: str
    lines: dict[Path_, int]

    def line_of(self, path: Path_) -> int:
        """Return the line of a value, or of the nearest one around it that has a line."""
        for length in range(len(path), -1, -1):
            if line := self.lines.get(path[:length]):
                return line
        return 0

    def part(self, *keys: str | int) -> Document:
        """Return what stands under keys from the top as a document, its lines those of the file."""
        data = self.data
        for key in keys:
            data = _inside(data)[key]
        size = len(keys)
        lines = {at[size:]: line for at, line in self.lines.items() if at[:size] == keys}
        return Document(data, self.name, lines)


def load(path: Path) -> Document:
    """Read a file.

    Raises:
        BadInput: if it can't be read or is no plain YAML.
    """
    return parse(read_bytes(path), str(path))


def parse(raw: bytes, name: str) -> Document:
    """Read YAML from bytes.

    Raises:
        BadInput: if they are no plain YAML, or too much of it.
    """
    if len(raw) > LARGEST:
        raise _bad(name, 0, say("the file is larger than {n} MB", n=LARGEST // 1024 // 1024))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _bad(name, line, say("the file is not UTF-8 text"), say("Save it as UTF-8.")) from error
    try:
        return _Builder(name).build(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column, at = (mark.line + 1, mark.column + 1, mark.index) if mark else (0, 1, 0)
        what, mend = yaml_fault(error, text[at : at + 1])
        where = say("no YAML at column {column}", column=column)
        raise _bad(name, line, say("{where}: {what}", where=where, what=what), mend) from error
    except yaml.YAMLError as error:
        position = getattr(error, "position", None)
        line = text.count("\n", 0, position) + 1 if isinstance(position, int) else 0
        raise _bad(name, line, say("the file holds a character that YAML doesn't allow")) from error


def _bad(name: str, line: int, message: str, mend: str = "") -> BadInput:
    return BadInput([Problem(name, line, message, mend)])


def scalar(text: str) -> Scalar:
    """Return the value of a plain scalar: a number, true, false, null, or the text itself."""
    if text in _WORDS:
        return _WORDS[text]
    if _INT.match(text) and len(text.lstrip("+-")) <= MOST_DIGITS:
        return int(text)
    if _FLOAT.match(text) and isfinite(value := float(text)):
        return value
    return text


_Container: TypeAlias = list[YamlValue] | dict[str | int, YamlValue]


def _inside(data: YamlValue) -> Mapping[str | int, YamlValue]:
    """What a value holds, by key or number."""
    if isinstance(data, list):
        return dict[str | int, YamlValue](enumerate(data))
    return data if isinstance(data, dict) else {}


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


class _Builder:
    """Makes data from events, with a stack of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[Path_, int] = {}
        self.nodes = 0
        self.anchors: dict[str, tuple[YamlValue, int]] = {}
        # For each open collection: the container, its key (mappings), its path, its anchor, and
        # how many nodes were made before it.
        self.stack: list[tuple[_Container, Path_, str | None, int]] = []
        # For each open collection: the key whose value comes next, None where a key does.
        self.key: list[str | int | None] = []
        self.root: YamlValue = None
        self.documents = 0

    def build(self, text: str) -> Document:
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.ScalarEvent):
                self._scalar(event)
            elif isinstance(event, yaml.MappingStartEvent):
                self._open({}, event)
            elif isinstance(event, yaml.SequenceStartEvent):
                self._open([], event)
            elif isinstance(event, yaml.CollectionEndEvent):
                self._close()
            elif isinstance(event, yaml.AliasEvent):
                self._alias(event)
            elif isinstance(event, yaml.DocumentStartEvent):
                self.documents += 1
                if self.documents > 1:
                    raise self._bad(event, say("the file holds a second document"), say("Keep one."))
        return Document(self.root, self.name, self.lines)

    def _bad(self, event: yaml.Event, message: str, mend: str = "") -> BadInput:
        return _bad(self.name, _line(event), message, mend)

    def _count(self, event: yaml.Event, more: int = 1) -> None:
        self.nodes += more
        if self.nodes > MOST_NODES:
            raise self._bad(event, say("the file holds more than {n} values", n=MOST_NODES))

    def _check_tag(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.tag is not None:
            raise self._bad(event, say("the tag {tag} is not allowed", tag=event.tag), say("Use plain values only."))

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        self._count(event)
        self._check_tag(event)
        value: YamlValue = scalar(event.value) if event.implicit[0] else event.value
        if event.anchor:
            self.anchors[event.anchor] = (value, 1)
        self._add(value, event)

    def _open(self, container: _Container, event: yaml.CollectionStartEvent) -> None:
        self._count(event)
        self._check_tag(event)
        if len(self.stack) >= DEEPEST:
            raise self._bad(event, say("the file is nested deeper than {n} levels", n=DEEPEST))
        path = self._add(container, event)
        self.stack.append((container, path, event.anchor, self.nodes))
        self.key.append(None)

    def _close(self) -> None:
        container, _, anchor, before = self.stack.pop()
        self.key.pop()
        if anchor:
            self.anchors[anchor] = (container, self.nodes - before + 1)

    def _alias(self, event: yaml.AliasEvent) -> None:
        known = self.anchors.get(event.anchor or "")
        if known is None:
            raise self._bad(event, say("the alias {alias} stands for nothing before it", alias=str(event.anchor)))
        self._count(event, known[1])
        self._add(known[0], event)

    def _add(self, value: YamlValue, event: yaml.Event) -> Path_:
        line = _line(event)
        if not self.stack:
            self.root = value
            self.lines[()] = line
            return ()
        container, path, _, _ = self.stack[-1]
        key = self.key[-1]
        here: Path_
        if isinstance(container, list):
            here = (*path, len(container))
            container.append(value)
        elif key is None:
            if isinstance(value, bool) or not isinstance(value, (str, int)):
                raise self._bad(event, say("a key is text or a whole number"), say("Put it in quotes."))
            if value in container:
                raise self._bad(event, say("the key {key} is there twice", key=word(value)), say("Keep one of them."))
            self.key[-1] = value
            return path
        else:
            here = (*path, key)
            container[key] = value
            self.key[-1] = None
        self.lines[here] = line
        return here


def check_model(document: Document, model: type[M]) -> M:
    """Hold a document against a pydantic model, or any type that pydantic knows.

    Raises:
        BadInput: with all that doesn't fit: line, what is wrong, what would be right.
    """
    try:
        return TypeAdapter(model).validate_python(document.data)
    except ValidationError as error:
        problems: list[Problem] = []
        for detail in error.errors(include_url=False):
            path = tuple(part for part in detail["loc"] if part != "[key]")
            told = len(problems) < MOST_TOLD  # what was meant is looked for where it can be read
            problems.append(_problem(document, path, detail, model if told else None))
        raise BadInput(sorted(set(problems), key=lambda p: p.line)) from error


_WANTED: dict[str, str] = {
    "int_type": say("It is a whole number."),
    "string_type": say("It is text."),
    "bool_type": say("It is true or false."),
    "list_type": say("It is a list."),
    "dict_type": say("It is a mapping of keys to values."),
    "model_type": say("It is a mapping of keys to values."),
    "model_attributes_type": say("It is a mapping of keys to values."),
    "float_type": say("It is a number."),
    "finite_number": say("It is a number with an end."),
    "int_from_float": say("It is a whole number."),
    "int_parsing": say("It is a whole number."),
    "float_parsing": say("It is a number."),
    "bool_parsing": say("It is true or false."),
    "set_type": say("It is a list."),
    "frozen_set_type": say("It is a list."),
    "none_required": say("It is null."),
    "greater_than": say("It is greater than {gt}."),
    "greater_than_equal": say("It is {ge} or more."),
    "less_than": say("It is less than {lt}."),
    "less_than_equal": say("It is {le} or less."),
    "multiple_of": say("It is a multiple of {multiple_of}."),
    "string_too_short": say("It has {min_length} characters or more."),
    "string_too_long": say("It has {max_length} characters at most."),
    "too_short": say("It has {min_length} entries or more."),
    "too_long": say("It has {max_length} entries at most."),
    "string_pattern_mismatch": say("It is of the form {pattern}."),
    "tuple_type": say("It is a list."),
    "value_error": say("{error}."),
}
"""What would be right, by the kind of error that pydantic names; the gaps are what it tells of it."""


def _problem(document: Document, path: Path_, detail: ErrorDetails, form: object) -> Problem:
    kind, context = detail["type"], detail.get("ctx") or {}
    real = _real_path(document.data, path)
    where = ".".join(map(str, path)) or say("the file")
    given = detail.get("input")
    line = document.line_of(real)
    if given is None and not path:
        return Problem(document.name, line, say("the file is empty"), _WANTED.get(kind, ""))
    if kind == "extra_forbidden":
        return Problem(document.name, line, say("{where}: there is no such key", where=where), _closest(form, path))
    if kind == "missing":
        return Problem(document.name, line, say("{where} is missing", where=where), say("Every such entry needs it."))
    plain = isinstance(given, (str, int, float, bool, type(None)))
    what = shown(given) if plain else say("a list") if isinstance(given, list) else say("a mapping")
    if kind in ("too_short", "too_long") and isinstance(given, list):
        what = say_n("a list of {n}", "a list of {n}", len(given))
    mend = _WANTED.get(kind, "")
    letters = _letters(str(context.get("pattern", "")))
    if letters:
        mend = say("It is one of {known}.", known=one_of(letters))
    elif mend and context:
        mend = mend.format(**{name: _as_gap(value) for name, value in context.items()})
    elif not mend and "expected" in context:
        known = str(context["expected"]).rpartition(" or ")
        mend = say("It is one of {known}.", known=one_of(filter(None, (known[0], known[2]))))
    return Problem(
        document.name, line, say("{where} can't be {what}", where=where, what=what), mend or f"{detail['msg']}."
    )


def _letters(pattern: str) -> list[str]:
    """The letters of a form that is any one of a few, such as ``^[A2-9TJQK]$``; none of another form."""
    found = re.fullmatch(r"\^\[([A-Za-z0-9-]+)\]\$", pattern)
    if found is None:
        return []
    letters: list[str] = []
    for one, to in re.findall(r"(\w)(?:-(\w))?", found[1]):
        letters += map(chr, range(ord(one), ord(to or one) + 1))
    return letters if len(letters) <= MOST_LETTERS else []


def _as_gap(value: object) -> object:
    """What pydantic tells of an error as it stands in a message; an error of ours is one itself."""
    return str(value) if isinstance(value, ValueError) else value


def _real_path(given: YamlValue, path: Path_) -> Path_:
    """Drop what pydantic adds to a path (the name of a union's branch) and the file doesn't hold."""
    real: list[str | int] = []
    data = given
    for part in path:
        inside = _inside(data)
        if part in inside:
            data = inside[part]
            real.append(part)
    return tuple(real)


def _closest(form: object, path: Path_) -> str:
    """The key of the form that was perhaps meant by one that it does not have."""
    known = keys_at(form, path[:-1])
    close = difflib.get_close_matches(str(path[-1]), known, n=1) if path else []
    return say("Did you mean {key}?", key=close[0]) if close else say("Take it out.")
