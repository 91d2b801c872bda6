"""What is wrong with YAML is said in our own words, with line and column, in any language."""

from __future__ import annotations

import re

import pytest
import yaml

from wonderland.cli.main import run
from wonderland.content import yamlfile
from wonderland.content.places import home_folder
from wonderland.content.yaml_faults import yaml_fault
from wonderland.content.yamlfile import parse
from wonderland.core.errors import MOST_TOLD, BadInput
from wonderland.core.message import Message
from wonderland.session.settings import Settings

WRONG = {
    "{a: 1": "{ is not closed", "[a, b": "[ is not closed", "a: 'x": "quoted text has no end",
    'a: "x': "quoted text has no end", "a: b: c": "a colon stands", "- a: - b": "entry of a list",
    "a:\n\tb: 1": "a tab", "a: @b": "begins with this sign", "- a\nb": "colon after one",
    "a: 1\n  b: 2": "a colon stands", 'a: "\\q"': "a backslash", "a: &": "no name stands here",
    "%YAML 9\n---\na": "directive", "a: !<x": "tag", "a: |0\n b": "begins with |", "a: ]": "a value is missing",
    "a: >x\n  b": "begins with |", "- - a\n - b": "farther left or right", "%FOO\n": "",
    "a: {b: 1}}": "", "a: 'x' y": "",
}  # fmt: skip
"""Text that is no YAML, and what has to be said; both forms of the parser may find another fault."""
PARSERS_WORDS = re.compile("did not find|expected|while|could not|not allowed in this context|token")


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_said_in_our_words_with_its_place_and_how_to_mend_it(text):
    with pytest.raises(BadInput) as caught:
        parse(text.encode(), "some.yaml")
    problem = caught.value.problems[0]
    assert WRONG[text] in problem.message
    assert re.match(r"no YAML at column \d+: ", problem.message)
    assert not PARSERS_WORDS.search(problem.message)
    assert problem.line >= 1
    assert problem.mend
    assert isinstance(problem.message, Message)
    assert isinstance(problem.mend, Message)


@pytest.mark.parametrize("text", WRONG)
def test_the_parser_in_python_is_understood_as_well(text):
    with pytest.raises(yaml.MarkedYAMLError) as caught:
        list(yaml.parse(text, Loader=yaml.SafeLoader))
    mark = caught.value.problem_mark
    assert "do not fit together" not in yaml_fault(caught.value, text[mark.index :][:1]).what


def test_the_place_is_that_of_the_sign():
    with pytest.raises(BadInput) as caught:
        parse(b"a: 1\nb: @x\n", "some.yaml")
    problem = caught.value.problems[0]
    assert (problem.line, problem.message.split(":")[0]) == (2, "no YAML at column 4")


@pytest.mark.parametrize("text", WRONG)
def test_no_word_of_it_stays_english_in_another_language(text, tmp_path, capsys):
    home_folder().mkdir(parents=True, exist_ok=True)
    (home_folder() / "settings.yaml").write_text("language: pseudo\n")
    path = tmp_path / "x.wonder.yaml"
    path.write_text(text)
    assert run(["check", str(path)]) == 2
    said = capsys.readouterr().err.replace(str(path), "")
    assert not re.findall(r"(?<!\w)(?:the|is|stands?|column|Use|Write|Put|it)(?!\w)", said)


DODO = "DOD: {name: Dodo, kind: 2G, atk: 25, def: 10, hp: 20, traits: [], abilities: {}}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        (DODO, "DOD.atk can't be 25. It is a multiple of 10."),
        (
            "G: {name: G, cards: [{ranks: ['17']}], components: {}}",
            "can't be '17'. It is one of A, 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q or K.",
        ),
        (
            "G: {name: G, cards: [{ranks: ['6'], suits: [Z]}], components: {}}",
            "can't be 'Z'. It is one of H, S, D or C.",
        ),
    ],
)
def test_what_a_definition_lacks_is_told_without_a_form_of_the_program(text, said, tmp_path, capsys):
    file = tmp_path / "dodo.yaml"
    file.write_text(text)
    assert run(["check", str(file)]) != 0
    told = capsys.readouterr()
    assert said in told.out + told.err
    assert "None" not in told.out + told.err


def test_of_very_many_wrong_keys_only_those_that_are_told_are_compared(monkeypatch):
    asked = []
    monkeypatch.setattr(yamlfile, "keys_at", lambda form, _: asked.append(form) or [])
    raw = "".join(f"k{number}: 1\n" for number in range(5000)).encode()
    with pytest.raises(BadInput) as bad:
        yamlfile.check_model(yamlfile.parse(raw, "some.yaml"), Settings)
    assert len(bad.value.problems) >= 5000
    assert len([form for form in asked if form is not None]) <= MOST_TOLD
    assert len(str(bad.value).splitlines()) == MOST_TOLD + 1
