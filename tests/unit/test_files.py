"""YAML and settings: what is read, what is refused, what survives."""

from __future__ import annotations

import pytest

import wonderland
from wonderland.content.yamlfile import parse
from wonderland.session.settings import read_settings

BAD_YAML = {
    "tag": "a: !!python/object:os.system {}",
    "own tag": "a: !x 1",
    "self alias": "a: &x [*x]",
    "bomb": "a: &a [1,1,1,1,1,1,1,1,1,1]\n"
    + "\n".join(f"{chr(98 + i)}: &{chr(98 + i)} [{','.join(['*' + chr(97 + i)] * 10)}]" for i in range(8)),
    "deep": "a: " + "[" * 60 + "]" * 60,
    "very deep": "[" * 200_000,
    "twice": "a: 1\na: 2",
    "list key": "? [1]\n: 2",
    "two documents": "a: 1\n---\nb: 2",
    "control character": "a: \x00",
    "unclosed": "a: [1, 2",
    "large": "a: " + "x" * (6 * 1024 * 1024),
}


@pytest.mark.parametrize("name", BAD_YAML)
def test_yaml_that_is_refused(name):
    with pytest.raises(wonderland.BadInput) as bad:
        parse(BAD_YAML[name].encode(), "file.yaml")
    assert str(bad.value).startswith("file.yaml")


def test_yaml_that_is_no_text():
    with pytest.raises(wonderland.BadInput, match=r"file.yaml:2: .*UTF-8"):
        parse(b"a: 1\nb: \xff\xfe", "file.yaml")


def test_yaml_values_and_lines():
    document = parse(b"a: 1\nb: [x, 2.5, true, ~, '3', 2020-01-01, 1:30]\nc: &n {k: v}\nd: *n\n", "f")
    assert document.data == {
        "a": 1, "b": ["x", 2.5, True, None, "3", "2020-01-01", "1:30"], "c": {"k": "v"}, "d": {"k": "v"},
    }  # fmt: skip
    assert document.line_of(("c", "k")) == 3
    assert document.line_of(("b", 2)) == 2


def test_settings_are_kept_and_damage_is_told(tmp_path):
    path = tmp_path / "settings.yaml"
    first = read_settings(path)
    first.change(scale=150, theme="high-contrast")
    again = read_settings(path)
    assert (again.values.scale, again.values.theme, again.fault) == (150, "high-contrast", "")
    path.write_text("scale: 1000\n")
    damaged = read_settings(path)
    assert damaged.values.scale == 100
    assert "kept as" in damaged.fault
    assert not path.exists()
    path.write_text("[1]\n")
    assert read_settings(path).fault
