"""No field of a file is held to a pattern that nobody can read."""

from __future__ import annotations

from wonderland.content.places import config_folder

LETTERS = ("^[we]$", "^[a-d]$", "^[a-f]$", "^[a-h]$", "^[A2-9TJQK]$", "^[HSDC]$")
"""Forms that are any one of a few letters, which are told one by one."""


def test_no_field_of_a_file_is_held_to_a_pattern_that_nobody_can_read():
    root = config_folder().parent / "wonderland"
    for path in root.rglob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            if 'pattern=r"' in line:
                assert any(f'r"{known}"' in line for known in LETTERS), (path, line)
