"""Inputs of every kind, changed at random: whatever comes of it, it is told and nothing breaks."""

from __future__ import annotations

import io
import os
import shutil
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tools.stress.outcome import Outcome
from wonderland import api
from wonderland.cli import main
from wonderland.content import files, records
from wonderland.content.places import config_folder
from wonderland.core.errors import WonderlandError
from wonderland.core.game import CHANCE
from wonderland.games import registry
from wonderland.session.pools import own_pools
from wonderland.session.progress import read_progress
from wonderland.session.settings import read_settings

ODD = (
    b"\x00", b"\xff", b"\x1b[31m", b"\t", b"&a [*a]", b"!!python/object:os.system {}", b"- " * 80, b"[" * 80,
    b"{", b": ", b"? ", b"\xe2\x80\xae", b"99999999999999999999", b"-1", b"1e999", b".nan", b"null", b"true",
    b'""', b"~", b"<<: *x", b"%YAML 9", b"---\n", b"...\n", b"\r", b"'", b'"', b"\\", b"#", b"|\n", b"* ", b"??",
)  # fmt: skip
SLOW = 30
"""Seconds of work after which an input is held to hang: others may keep the processors busy."""
WAITS = 20
"""So many times as long it may take by the clock: what waits for ever does not work at all."""
LONG = 120
"""Lines of the records of random play."""
PUZZLES_OF = 40
"""A puzzle is proved by search, which takes its time: so many others come to each of them."""


def mutants(folder: Path, record: Path, times: int, seed: int, jobs: int) -> Outcome:
    """Change inputs, and give them to whatever reads them."""
    outcome = Outcome("mutated inputs", "done or bad input, no traceback, all readers agree")
    shares = [times // jobs + (job < times % jobs) for job in range(jobs)]
    folders = [folder / str(job) for job in range(jobs)]
    for each in folders:
        each.mkdir(parents=True)
    if jobs == 1:
        parts = [_share(folders[0], record, times, seed)]
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            seeds = range(seed * 1000, seed * 1000 + jobs)
            parts = list(pool.map(_share, folders, repeat(record), shares, seeds))
    for tries, failures in parts:
        outcome.tries += tries
        outcome.failures += failures
    return outcome


def changed(raw: bytes, rng: Random) -> bytes:
    """Change an input at a few places."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at, to = sorted(rng.randrange(len(raw) + 1) for _ in range(2))
        to = min(to, at + rng.choice((1, 4, 40, 400)))
        kind = rng.randrange(6)
        if kind == 0:
            raw = raw[:at] + raw[to:]
        elif kind == 1:
            raw = raw[:at] + rng.choice(ODD) + raw[at:]
        elif kind == 2:
            raw = raw[:at] + rng.choice(ODD) + raw[to:]
        elif kind == 3:
            raw = raw[:to] + raw[at:to] + raw[to:]
        elif kind == 4:
            raw = raw[:at] + rng.randbytes(to - at) + raw[to:]
        else:
            lines = raw.splitlines(keepends=True)
            if lines:
                one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[other] = lines[other], lines[one]
            raw = b"".join(lines)
    return raw


def _share(folder: Path, record: Path, times: int, seed: int) -> tuple[int, list[str]]:
    os.environ["WONDERLAND_HOME"] = str(folder / "home")
    (folder / "home").mkdir()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    rng = Random(seed)
    failures: list[str] = []
    kinds = _kinds(folder, record)
    names = sorted(kinds)
    for number in range(times):
        name = names[rng.randrange(len(names))]
        if name == "puzzle" and number % PUZZLES_OF:
            name = "record"
        paths, read = kinds[name]
        path = paths[rng.randrange(len(paths))]
        good = path.read_bytes()
        raw = changed(good, rng)
        path.write_bytes(raw)
        try:
            with no_longer_than(SLOW):
                wrong = read(path)
        except Exception:
            wrong = traceback.format_exc()
        if wrong:
            kept = folder / f"failure-{len(failures)}-{path.name}"
            kept.write_bytes(raw)
            failures.append(f"{name}, {kept}: {wrong[-600:]}")
        path.write_bytes(good)
    return times, failures


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Break off what works longer, or waits much longer than that.

    Raises:
        TimeoutError: if it does.
    """

    def ring(*_: object) -> None:
        raise TimeoutError(f"it works longer than {seconds} s, or waits {WAITS} times as long")

    kinds = (signal.SIGPROF, signal.SIGALRM)
    before = [signal.signal(kind, ring) for kind in kinds]
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, WAITS * seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, handler)


Reader = Callable[[Path], str]
"""Reads an input, and says what is not as it should be, ``""`` if all is."""


def _kinds(folder: Path, record: Path) -> dict[str, tuple[Sequence[Path], Reader]]:
    """The inputs of each kind, copied, and what reads them."""
    config = folder / "config"
    shutil.copytree(config_folder(), config)
    games = config / "games"
    own = folder / "record.wonder.yaml"
    shutil.copy(record, own)
    kinds: dict[str, tuple[Sequence[Path], Reader]] = {
        "record": ([own, *_played(folder)], _record),
        "definition": (sorted(games.glob("*/*.yaml")), _check),
        "lesson": (sorted(games.rglob("*.lesson.yaml")), _check),
        "puzzle": (sorted(games.rglob("*.puzzle.yaml")), _check),
        "theme": (sorted((config / "themes").glob("*.yaml")), _check),
    }
    home = folder / "home"
    settings = read_settings(home / "settings.yaml")
    settings.change(scale=125)
    progress = read_progress(home / "progress.yaml")
    progress.finish("wonderland", "movement", 2)
    progress.see_tip("acting")
    return kinds | {
        "settings": ([home / "settings.yaml"], _settings),
        "shipped": ([config / "settings.yaml", config / "controls.yaml"], _check),
        "progress": ([home / "progress.yaml"], _progress),
        "pools": ([_keep_pools(home, name) for name in _with_pools()], _pools),
    }


def _with_pools() -> list[str]:
    """The games whose players may keep pools of their own."""
    return [name for name in registry.names() if registry.parts(name).pools]


def _keep_pools(home: Path, name: str) -> Path:
    """Keep two pools of a game; where they are kept."""
    game, part = api.game(name), registry.parts(name).pools
    assert part is not None
    path = home / part.file
    pools, rng = own_pools(game, path), Random(1)
    for title in ("My pool", "Another one"):
        pools.keep(title, list(part.random(game.rules, part.most, rng)))
    return path


def _played(folder: Path) -> list[Path]:
    """A record of random play for each game of the shelf."""
    found = []
    for name in registry.names():
        match, rng = api.game(name).new(seed=1), Random(1)
        while match.to_act is not None and len(match.lines) < LONG:
            if match.to_act == CHANCE:
                match.draw()
            else:
                match.play(match.legal().choose(rng))
        found.append(folder / f"{name}.wonder.yaml")
        files.save(found[-1], records.write(match.record()))
    return found


def run_in_process(*words: str) -> tuple[int, str]:
    """Carry out a command line here: its exit code and all that it printed."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main.run(words)
    return code, out.getvalue() + err.getvalue()


def _run(*words: str) -> tuple[int, str]:
    """The same, what was printed only where it is not as it should be."""
    code, said = run_in_process(*words)
    return code, said if code not in (0, 2) or "\x1b" in said else ""


def _record(path: Path) -> str:
    found = {words: _run(*words, str(path)) for words in (("replay",), ("check",), ("legal",))}
    codes = {words[0]: code for words, (code, _) in found.items()}
    wrong = [said for _, said in found.values() if said]
    if len({codes["replay"], codes["legal"]}) > 1 or codes["check"] < codes["replay"]:
        wrong.append(f"what one accepts, another one does not: {codes}")
    return "\n".join(wrong)


def _check(path: Path) -> str:
    code, said = _run("check", str(path))
    return said or ("" if code in (0, 2) else f"exit code {code}")


def _settings(path: Path) -> str:
    found = read_settings(path)
    found.change(scale=150)
    return _after(path, found.fault, lambda: str(read_settings(path).values.scale), "150")


def _progress(path: Path) -> str:
    found = read_progress(path)
    found.see_tip("laying")
    return _after(path, found.fault, lambda: str("laying" in read_progress(path).tips), "True")


def _pools(path: Path) -> str:
    owners = {parts.file: name for name in registry.names() if (parts := registry.parts(name).pools)}
    game = api.game(owners[path.name])
    found = own_pools(game, path)
    found.keep("Another", [])
    return _after(path, found.fault, lambda: str("Another" in own_pools(game, path).pools), "True")


def _after(path: Path, fault: str, read: Callable[[], str], wanted: str) -> str:
    """Whether a file that was damaged is kept aside, and what is changed then is kept."""
    try:
        got = read()
    except WonderlandError as error:
        return f"it can't be read again: {error}"
    for aside in path.parent.glob("*.damaged-*"):
        aside.unlink()
    return "" if got == wanted and not fault else f"{got} instead of {wanted}; {fault}"


if sys.platform == "win32":
    raise SystemExit("The stress needs a system with signals.")
