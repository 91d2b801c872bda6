"""What is wrong with YAML, in our own words: the parser's are English, and speak of its insides."""

from __future__ import annotations

import re
from typing import NamedTuple

import yaml

from wonderland.core.message import say


class YamlFault(NamedTuple):
    """What is wrong, and how it can be mended."""

    what: str
    mend: str


_SPACES = say("Begin the line as far right as those beside it, with spaces.")
_QUOTES = say("Put such a text in quotes.")
_PLAIN = say("Use plain values only.")
_FAULTS = (
    (r"expected ',' or '}'", say("a {sign} is not closed, or a comma is missing before this", sign="{"),
     say("Write it like {example}.", example="{a: 1, b: 2}")),
    (r"expected ',' or ']'", say("a {sign} is not closed, or a comma is missing before this", sign="["),
     say("Write it like {example}.", example="[a, b]")),
    (r"(unexpected end of stream|unexpected document (indicator|separator))",
     say("a quoted text has no end"), say("End it with the same sign that begins it.")),
    (r"(mapping values are not allowed|mapping keys are not allowed)",
     say("a colon stands where no key can be"), _QUOTES),
    (r"sequence entries are not allowed", say("an entry of a list can't begin here"),
     say("Give it a line of its own.")),
    (r"(expected ':'|expected key)", say("a key, or the colon after one, is missing"),
     say("Write it like {example}.", example="a: 1")),
    (r"cannot start any token", say("no value begins with this sign"), _QUOTES),
    (r"(expected '-' indicator|expected <block end>)",
     say("this line is farther left or right than those it belongs to"), _SPACES),
    (r"(escape|hexdecimal|hexadecimal)", say("a backslash in a quoted text means nothing here"),
     say("Write two, or put the text in single quotes.")),
    (r"(alphabetic or numeric|undefined alias)",
     say("the signs & and * name values, and no name stands here"), _QUOTES),
    (r"(tag|URI|directive|version|expected '!'|digit|expected '>')",
     say("a tag or a directive of YAML is not allowed"), _PLAIN),
    (r"(indentation|comment or line break|chomping|block scalar)",
     say("a text that begins with | or > is not laid out right"), _SPACES),
    (r"(document start|stream.start|stream.end)", say("what stands here belongs to nothing before it"),
     say("Keep one value in a file.")),
    (r"node content", say("a value is missing"), say("Write one, or null.")),
)  # fmt: skip
"""What the parser may say, as patterns, in both of its forms; what comes first is meant."""
_TAB = YamlFault(say("a tab stands where spaces must"), say("Use spaces."))
_OTHER = YamlFault(say("the signs of YAML do not fit together"), _QUOTES)


def yaml_fault(error: yaml.MarkedYAMLError, sign: str) -> YamlFault:
    """What is wrong where the parser stopped, before a sign, by what it says itself."""
    problem = error.problem or ""
    if sign == "\t" or "tab character" in problem:
        return _TAB
    found = (YamlFault(what, mend) for pattern, what, mend in _FAULTS if re.search(pattern, problem))
    return next(found, _OTHER)
