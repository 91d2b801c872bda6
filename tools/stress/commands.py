"""Every command with homes that are wrong, files that are none, and encodings that are narrow."""

from __future__ import annotations

import os
import shutil
import socket
import stat
from itertools import product
from pathlib import Path

from tools.stress.outcome import Outcome, command, well

RECORD_COMMANDS = (
    ("replay",), ("legal",), ("check",), ("analyse", "--effort", "low"), ("watch",), ("play", "--text", "--load"),
)  # fmt: skip
HOME_COMMANDS = (
    ("play", "--text"), ("games",), ("learn", "--list"), ("rules", "wonderland", "--rule", "W-1"),
    ("simulate", "wonderland", "--games", "1", "--jobs", "1", "--preset", "quick", "--pool", "w=None"),
    ("shots", "DIR", "menu", "settings"),
)  # fmt: skip
ENCODINGS = ("ascii", "cp1252", "latin-1", "cp437", "utf-16", "shift_jis", "koi8-r")
HOMES = (
    "empty", "damaged", "forbidden", "read only", "files forbidden", "folders for files", "pipes for files",
    "a file", "a link to nothing", "nowhere",
)  # fmt: skip


def bad_homes(folder: Path, least: int) -> Outcome:
    """Every command with every wrong home; ``least`` of them at a time where it is to be quick."""
    outcome = Outcome("bad homes", "no command ends with exit code 1, a traceback or never")
    pairs = list(product(HOMES, HOME_COMMANDS))
    for kind, words in _some(pairs, least):
        home = _bad_home(folder / "home", kind)
        given = [word.replace("DIR", str(folder / "shots")) for word in words]
        code, _, error = command(home, *given, said=b"state\nquit\n", forbid=True)
        outcome.expect(well(code, error), f"{kind}: {' '.join(words)}: {code}: {error[-300:]}")
        _allow(folder / "home")
    return outcome


def _some(pairs: list[tuple[str, tuple[str, ...]]], least: int) -> list[tuple[str, tuple[str, ...]]]:
    step = max(1, len(pairs) // least) if least else 1
    return pairs[::step]


def _bad_home(home: Path, kind: str) -> Path:
    if home.is_symlink() or home.is_file():
        home.unlink()
    shutil.rmtree(home, ignore_errors=True)
    if kind == "nowhere":
        return Path("/proc/no/such/home")
    if kind == "a file":
        home.write_text("a file")
        return home
    if kind == "a link to nothing":
        home.symlink_to(home.parent / "nothing" / "there")
        return home
    names = ("settings.yaml", "progress.yaml", "pools.yaml", "saves/autosave-wonderland.wonder.yaml",
             "mods/wonderland/x.yaml")  # fmt: skip
    for name in names if kind != "empty" else ():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if kind == "folders for files":
            path.mkdir()
        elif kind == "pipes for files":
            os.mkfifo(path)
        else:
            path.write_bytes(b"\x00\xff: [")
    modes = {"forbidden": 0, "read only": 0o555, "files forbidden": 0}
    if kind == "files forbidden":
        for path in (*home.glob("*.yaml"), home / "saves", home / "mods"):
            path.chmod(modes[kind])
    elif kind in modes:
        (home / "saves").chmod(modes[kind])
        home.chmod(modes[kind])
    return home


def _allow(home: Path) -> None:
    """Let a forbidden home be taken away again."""
    if home.is_dir() and not home.is_symlink():
        home.chmod(stat.S_IRWXU)
        for path in home.rglob("*"):
            if not path.is_symlink():
                path.chmod(stat.S_IRWXU)


def special_files(folder: Path) -> Outcome:
    """Every command that reads a record, given what is no file."""
    outcome = Outcome("special files", "refused at once with exit code 2 and one line")
    folder.mkdir(parents=True)
    os.mkfifo(folder / "pipe")
    (folder / "endless").symlink_to("/dev/zero")
    (folder / "loop").symlink_to("loop")
    (folder / "empty").mkdir()
    with socket.socket(socket.AF_UNIX) as plug:
        plug.bind(os.path.relpath(folder / "plug"))
        found = [folder / name for name in ("pipe", "endless", "loop", "empty", "plug")]
        odd = [*map(str, found), "/dev/zero", "/dev/random", "/dev/tty", "/proc/self/mem", "x" * 5000,
               "", "/no/such", "\x1b[31m"]  # fmt: skip
        for words, name in product(RECORD_COMMANDS, odd):
            code, _, error = command(folder / "home", *words, name)
            said_why = code == 2 and "Traceback" not in error and error.strip()
            outcome.expect(said_why, f"{' '.join(words)} {name[:40]!r}: {code}: {error[-300:]}")
    return outcome


def encodings(folder: Path, record: Path) -> Outcome:
    """Commands that print many letters, in narrow encodings."""
    outcome = Outcome("encodings", "exit code 0, and nothing that the encoding lacks")
    wordy = (("analyse", str(record), "--effort", "low"), ("rules", "wonderland"), ("games",),
             ("replay", str(record)), ("learn", "--list"))  # fmt: skip
    for words, encoding in product(wordy, ENCODINGS):
        code, _, error = command(folder / "home", *words, PYTHONIOENCODING=encoding)
        outcome.expect(code == 0, f"{' '.join(words)} in {encoding}: {code}: {error[-300:]}")
    for said in (b"\xff\xfe\x00\n? \xff\nquit\n", b"\x00" * 5000, b"x" * 100_000 + b"\n", b"\xe2\x80"):
        code, _, error = command(folder / "home", "play", "--text", said=said)
        outcome.expect(code == 0 and "Traceback" not in error, f"said {said[:9]!r}: {code}: {error[-300:]}")
    return outcome
