"""A bounded number of mutated files; see ``fuzz`` for more."""

from __future__ import annotations

from tests.games.wonderland.property.fuzz import fuzz


def test_mutated_files_are_read_or_refused(tmp_path):
    read, refused = fuzz(600, 20, tmp_path)
    assert read > 0
    assert refused > 100
