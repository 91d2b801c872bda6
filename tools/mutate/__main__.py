"""``python -m tools.mutate``: puts small faults into a game's rules and prints those that live.

A fault lives if every test that reaches its statement passes with it. It works on a temporary copy
of the project, never on the checkout. Exit code 1 if a fault lives that is not listed as equivalent.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.mutate.faults import Fault, faults_of, named_fault
from tools.mutate.listed import Listed, read
from tools.mutate.trial import ALL_DAY, BrokenTestsError, Copy

ROOT = Path(__file__).parents[2]
KEPT = ".mutate_cache"
LIST = "tests/games/wonderland/faults.yaml"
LIVES, FOUND = ": LIVES", ": found by "
_COUNTED, _LINE = re.compile(r"^\d+/\d+ "), re.compile(r", line \d+(?=: )")
Placed = tuple[str, Fault]
"""A file, from the root, and a fault in it."""


class BadListError(Exception):
    """The list or the choice does not fit the project; the message says how."""


def main(words: Sequence[str] | None = None) -> int:
    """Make the faults, try them, print the survivors."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("--list", default=LIST, metavar="FILE", help=f"a game's list ({LIST})")
    parser.add_argument("--package", help="the folder of the rules, instead of the list's")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="instead of the list's")
    parser.add_argument("--module", nargs="+", metavar="NAME", help="only these modules or folders")
    parser.add_argument("--only", metavar="TEXT", help="only faults whose description has this text; "
                        "'named' for those thought of by hand")  # fmt: skip
    parser.add_argument("--again", metavar="FILE", help="only faults that live by what a former "
                        "run printed into this file, wherever they stand now")  # fmt: skip
    parser.add_argument("--rest", nargs="+", default=[], metavar="FILE", help="leave out faults "
                        "that former runs printed into these files, found or not")  # fmt: skip
    parser.add_argument("--most", type=int, metavar="N", help="try N of them, drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, metavar="M", help="begin no trial after this long")
    parser.add_argument("--longest", type=float, default=3.0, metavar="S",
                        help="leave out tests that take longer than this many seconds (3)")  # fmt: skip
    parser.add_argument("--enough", type=float, default=ALL_DAY, metavar="S",
                        help="run tests of S seconds together at most for one fault, for a first "
                        "look: those that found faults near it before come first")  # fmt: skip
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="trials at a time")
    parser.add_argument(
        "--anew", action="store_true", help="measure which tests reach what, even where it is known from the last time"
    )
    parser.add_argument("--doubt", action="store_true", help="try those listed as equivalent too")
    parser.add_argument("--count", action="store_true", help="list the faults, try none")
    parser.add_argument(
        "--pytest", nargs="*", default=["--hypothesis-seed=0"], metavar="ARG", help="given to pytest as well"
    )
    chosen = parser.parse_args(words)
    try:
        listed = _listed(chosen)
        lived = None if chosen.again is None else _those_that_lived(Path(chosen.again))
        tried_before = {told for file in chosen.rest for told in _those_tried(Path(file))}
        placed = [
            (file, fault)
            for file, fault in faults(ROOT, listed)
            if _wanted(fault, chosen.only)
            and (lived is None or _placeless(file, fault) in lived)
            and _placeless(file, fault) not in tried_before
        ]
        same = [p for p in placed if any(one.is_of(p[1]) for one in listed.equivalent)]
        if not chosen.doubt:
            placed = [p for p in placed if p not in same]
    except (OSError, ValueError, SyntaxError, BadListError) as bad:
        print(bad, file=sys.stderr)
        return 2
    if chosen.most is not None and chosen.most < len(placed):
        keep = set(random.Random(chosen.seed).sample(range(len(placed)), chosen.most))
        placed = [fault for index, fault in enumerate(placed) if index in keep]
    if chosen.count:
        for file, fault in placed:
            print(f"{file}: {fault}")
        return 0
    try:
        alive, tried = _try_all(listed, placed, chosen)
    except BrokenTestsError as failing:
        print(f"the tests fail without any fault: {failing}", file=sys.stderr)
        return 2
    doubted = [p for p in same if p in placed and p not in alive]
    for file, fault in doubted:
        print(f"{file}: {fault}: listed as equivalent, and found")
    left = [p for p in alive if p not in same]
    for file, fault in left:
        print(f"{file}: {fault}")
    print(
        f"{tried} of {len(placed)} faults tried: {tried - len(alive)} found, {len(left)} live; "
        f"{len(same)} are listed as equivalent"
    )
    return 1 if left or doubted else 0


def _listed(chosen: argparse.Namespace) -> Listed:
    """The list that was asked for, with what the arguments say instead."""
    if chosen.package and chosen.tests and chosen.list == LIST:
        listed = Listed(package=chosen.package, tests=chosen.tests)
    else:
        listed = read(ROOT / chosen.list)
    return listed.model_copy(
        update={
            "package": chosen.package or listed.package,
            "tests": chosen.tests or listed.tests,
            "modules": chosen.module or listed.modules,
        }
    )


def _those_that_lived(printed: Path) -> set[str]:
    """What a run printed of the faults that live, without the lines in which they stood then."""
    lines = printed.read_text(encoding="utf-8").splitlines()
    living = [line.removesuffix(LIVES) for line in lines if FOUND not in line]
    return {_LINE.sub("", _COUNTED.sub("", line), count=1) for line in living}


def _those_tried(printed: Path) -> set[str]:
    """What a run printed of the faults that it tried, without the lines in which they stood then."""
    lines = printed.read_text(encoding="utf-8").splitlines()
    tried = [line.removesuffix(LIVES).split(FOUND)[0] for line in lines if _COUNTED.match(line)]
    return {_LINE.sub("", _COUNTED.sub("", line), count=1) for line in tried}


def _placeless(file: str, fault: Fault) -> str:
    return _LINE.sub("", f"{file}: {fault}", count=1)


def _wanted(fault: Fault, text: str | None) -> bool:
    return text is None or (bool(fault.name) if text == "named" else text in str(fault))


def faults(root: Path, listed: Listed) -> list[Placed]:
    """List the faults of a game: those thought of by hand first, then all that can be made.

    Raises:
        BadListError: if a module is not there or a fault of the list fits no function.
    """
    files = {p.relative_to(root).as_posix(): p for p in sorted((root / listed.package).rglob("*.py"))}
    sources = {file: path.read_text(encoding="utf-8") for file, path in files.items()}
    if not sources:
        raise BadListError(f"{listed.package}: no Python file is there")
    places = {file: file.removeprefix(f"{listed.package}/").removesuffix(".py") for file in sources}
    placed: list[Placed] = []
    for name in listed.modules:
        if not any(_is_in(place, [name]) for place in places.values()):
            raise BadListError(f"{listed.package} has no module {name}")
    for one in listed.named:
        where = {one.file: (root / one.file).read_text(encoding="utf-8")} if one.file else sources
        fits = [
            (file, fault)
            for file, source in where.items()
            if (fault := named_fault(source, one.name, one.function, one.before, one.after))
        ]
        if not fits:
            raise BadListError(
                f"the fault {one.name!r} fits no function {one.function}: its text {one.before.strip()!r} is not there"
            )
        placed += fits[:1]
    for file, source in sources.items():
        if not listed.modules or _is_in(places[file], listed.modules):
            placed += [
                (file, fault)
                for fault in faults_of(source)
                if not any(one.is_of(fault.function) for one in listed.beside)
            ]
    return placed


def _is_in(place: str, modules: Sequence[str]) -> bool:
    """Whether a module is one of these, or in one of these folders."""
    return any(place == name or place.startswith(f"{name}/") for name in modules)


def _try_all(listed: Listed, placed: list[Placed], chosen: argparse.Namespace) -> tuple[list[Placed], int]:
    """Try every fault; return those that live, and how many were tried."""
    until = None if chosen.minutes is None else time.monotonic() + 60 * chosen.minutes
    jobs = max(1, min(chosen.jobs, len(placed)))
    copies = [Copy(ROOT, listed.tests, chosen.pytest, chosen.enough) for _ in range(jobs)]
    found: dict[int, str] = {}
    try:
        print(f"measuring {' '.join(listed.tests)}", file=sys.stderr)
        keep = ROOT / KEPT / f"{listed.package.replace('/', '.')}.json"
        if chosen.anew:
            keep.unlink(missing_ok=True)
        also = sorted({one.file for one in listed.named if one.file})
        tests = copies[0].measure(listed.package, also, keep).within(chosen.longest)

        def work(job: int) -> None:
            mine = range(job, len(placed), jobs)
            for at, caught in copies[job].finds_all([placed[n] for n in mine], tests, until):
                found[mine[at]] = caught
                file, fault = placed[mine[at]]
                verdict = f"{FOUND}{caught}" if caught else LIVES
                progress_line = f"{len(found)}/{len(placed)} {file}: {fault}{verdict}"
                print(progress_line, file=sys.stderr, flush=True)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(work, range(jobs)))
    finally:
        for copy in copies:
            copy.close()
    return [placed[at] for at, caught in sorted(found.items()) if not caught], len(found)


if __name__ == "__main__":
    sys.exit(main())
