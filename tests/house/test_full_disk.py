"""A disk that takes no more: every writer says so in one line, and leaves no half file behind."""

from __future__ import annotations

import os
import shlex
import subprocess

import pytest

from tests.house.matches import FIRST
from tests.house.test_no_hang import COMMAND, ROOT, SEATS

RANDOM = " ".join(f"--seat {seat}=ai:random" for seat in SEATS)
SIMULATE = f"simulate {FIRST} --games 1 --jobs 1 --preset quick {RANDOM}"
WRITERS = {
    "shots": ("shots {there} menu", 1),
    "simulate --out": (f"{SIMULATE} --out {{there}}/matches.csv", 0),
    "simulate --records": (f"{SIMULATE} --records {{there}}", 0),
    "simulate --report": (f"{SIMULATE} --report {{there}}", 0),
}
"""What writes, and how large a file may become meanwhile, in blocks of 1024 bytes."""


def with_room_for(blocks, words, said=""):
    """Call the command where no file can become larger than so much.

    Python leaves half of a compiled module behind there, by which every later program fails: it may
    compile none.
    """
    command = f"ulimit -f {blocks}; exec {shlex.join(COMMAND)} {words}"
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        ["bash", "-c", command], check=False, timeout=120, input=said, text=True,
        stdout=-1, stderr=-1, env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip


@pytest.mark.parametrize("writer", WRITERS)
def test_a_writer_says_that_the_disk_is_full(writer, tmp_path):
    words, blocks = WRITERS[writer]
    there = tmp_path / "there"
    done = with_room_for(blocks, words.format(there=there))
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(str(there))
    assert "File too large" in lines[0]
    assert [path for path in there.rglob("*") if path.is_file()] == []


def test_a_match_in_text_says_that_it_is_not_saved_and_goes_on(tmp_path):
    target = tmp_path / "mine.wonder.yaml"
    done = with_room_for(0, f"play {FIRST} --text --seed 1", f"state\nsave {target}\nstate\nquit\n")
    assert done.returncode == 0
    assert f"refused: {target}: the file can't be written: File too large" in done.stderr
    assert done.stderr.count("This match is not being saved") == 1
    assert not target.exists()
