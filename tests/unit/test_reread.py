"""Files that are read again only where they are others."""

from __future__ import annotations

import pytest

import wonderland
from wonderland.content.files import read_bytes
from wonderland.content.reread import reread
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry
from wonderland.learn import library


def test_a_file_is_read_once_until_there_are_other_bytes_in_it(tmp_path):
    read = []

    @reread
    def words(path):
        read.append(path)
        return read_bytes(path).split()

    path = tmp_path / "words"
    path.write_text("a white rose")
    assert words(path) is words(path)
    assert len(read) == 1
    path.write_text("a red   rose")  # as long as before, and written at once
    assert words(path) == [b"a", b"red", b"rose"]
    path.unlink()
    with pytest.raises(wonderland.BadInput):
        words(path)


def test_what_is_wrong_is_told_each_time(tmp_path):
    @reread
    def never(path):
        raise BadInput([Problem(str(path), 1, "wrong")])

    path = tmp_path / "file"
    path.write_text("")
    for _ in range(2):
        with pytest.raises(wonderland.BadInput, match="wrong"):
            never(path)


def test_a_lesson_is_the_same_as_long_as_its_file_is():
    paths = [path for name in registry.names() for path in library.paths(name)[:1]]
    assert paths
    assert all(library.read(path) is library.read(path) for path in paths)
