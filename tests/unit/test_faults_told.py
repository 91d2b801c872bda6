"""Whatever is wrong with what someone wrote is told as a message, so in any language."""

from __future__ import annotations

import ast
import errno
import os
import re
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field

import wonderland
from wonderland.cli.main import run
from wonderland.content.files import reason
from wonderland.content.languages import Pseudo
from wonderland.content.places import home_folder
from wonderland.content.yamlfile import check_model, parse
from wonderland.core.errors import BadInput
from wonderland.core.message import Message, told
from wonderland.games import registry

SOURCE = Path(wonderland.__file__).parent
TELLING = {"Problem", "Fault", "fault", "IllegalAction", "SetupError", "need", "_bad"}
"""Calls whose texts are told to whoever wrote what is wrong."""
NAMED = {"what", "mend", "wrong", "message"}
"""Names that such texts have before they are told."""
MAY_TELL = re.compile(rf"\b({'|'.join(sorted(TELLING))})\(|\b({'|'.join(sorted(NAMED))}) = ")
NO_MESSAGE = ("wonderland/rl/",)
"""What only programmers read."""


def is_words(node):
    """Whether something in the source is a text of more than one word."""
    if isinstance(node, ast.IfExp):
        return is_words(node.body) or is_words(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
        return any(re.search("[a-z]{3}", part) for part in parts)
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and bool(re.search("[a-z]{2} [a-z]{2}", node.value))
    )


def texts(tree):
    """What is told, or is named as what will be."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            name = node.func.attr if isinstance(node.func, ast.Attribute) else name
            if name in TELLING:
                yield from node.args
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in NAMED:
            yield node.value


def plain_faults(source, name):
    if not MAY_TELL.search(source):
        return []
    return [f"{name}:{node.lineno}" for node in texts(ast.parse(source)) if is_words(node)]


def test_no_fault_is_plain_text():
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE.parent).as_posix()
        if not name.startswith(NO_MESSAGE):
            found += plain_faults(path.read_text("utf-8"), name)
    assert found == []


def test_a_fault_in_plain_text_would_be_found():
    for source in ("Problem(a, 0, 'not so good')", "what = f'no {b}, good'", "r.fault(p, f'has {x} so')"):
        assert plain_faults(source, "x") == ["x:1"], source
    assert plain_faults("Problem(a, 0, say('not so good'))", "x") == []


KINDS = [
    (int, "x"), (int, "2.5"), (float, "x"), (bool, "x"), (str, "[]"), (list[int], "5"), (tuple[int, ...], "x"),
    (frozenset[str], "x"), (dict[str, int], "x"), (Literal["low", "high", "none"], "x"), (Literal["low"], "x"),
    (Annotated[int, Field(ge=3)], "2"), (Annotated[int, Field(gt=3)], "2"), (Annotated[int, Field(le=3)], "9"),
    (Annotated[int, Field(lt=3)], "9"), (Annotated[str, Field(min_length=3)], "x"),
    (Annotated[str, Field(max_length=3)], "xxxx"), (Annotated[list[int], Field(min_length=3)], "[1]"),
    (Annotated[list[int], Field(max_length=1)], "[1, 2]"), (Annotated[str, Field(pattern="^[A-Z]$")], "x"),
    (None, "x"),
]  # fmt: skip
"""Types of the definition files' fields, and what doesn't fit them."""


@pytest.mark.parametrize(("kind", "given"), KINDS, ids=lambda one: str(one)[:40])
def test_what_does_not_fit_a_field_is_told_as_a_message(kind, given):
    with pytest.raises(BadInput) as bad:
        check_model(parse(given.encode(), "some.yaml"), kind)
    for problem in bad.value.problems:
        assert isinstance(problem.message, Message)
        assert isinstance(problem.mend, Message), problem.mend
        assert "{" not in problem.mend
        assert "be" not in re.findall("[a-z]+", told(problem.mend, Pseudo()))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.ENOENT])
def test_what_the_system_refuses_oftenest_is_a_message(number):
    error = OSError(number, os.strerror(number), "some file")
    assert reason(error) == os.strerror(number)
    assert isinstance(reason(error), Message)


def test_what_the_system_says_otherwise_stays_its_own_words():
    assert reason(OSError(errno.ENOSPC, "no room here")) == "no room here"
    assert reason(OSError("nothing")) == "nothing"
    assert reason(OSError()) == "the system refuses it"


SETUPS = ("options: {options}\n", "options: {odd: 1}\npools: {odd: 5}\nposition: {odd: 1}\n", "pools: 5\nposition: 5\n")
"""Heads with something wrong in every key."""
ENGLISH = {"is", "are", "has", "there", "not", "from", "true", "whole", "written", "list", "needs"}


@pytest.mark.parametrize("game", registry.names())
def test_faults_of_a_records_head_are_told_in_the_language_that_is_set(game, tmp_path, capsys):
    home_folder().mkdir(parents=True, exist_ok=True)
    (home_folder() / "settings.yaml").write_text("language: pseudo\n")
    wrong = ", ".join(f"{key}: [x]" for key in wonderland.game(game).options.options)
    path = tmp_path / "some.wonder.yaml"
    for setup in SETUPS:
        head = setup.replace("{options}", f"{{{wrong}}}")
        path.write_text(f"format: wonderland-record/1\ngame: {game}\n{head}moves: []\n")
        assert run(["check", str(path)]) == 2
        said = capsys.readouterr().err.replace(str(path), "").splitlines()
        assert said
        for line in said:
            assert not ENGLISH & set(re.findall(r"(?<!\w)[a-z]+(?!\w)", line)), line
