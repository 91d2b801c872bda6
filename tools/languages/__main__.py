"""``python -m tools.languages``: catalogues for those who translate, and what is left to do.

extract FOLDER  write the messages that there are as ``<owner>.pot``
update CODE     bring the catalogues of a language (``de``) to the messages that there are
compile         make of all catalogues what the program reads
check           say what is wrong in messages and catalogues; how much is translated
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from babel.messages.catalog import Catalog

from tools.languages import catalogues, definitions, sources


def gather() -> tuple[dict[str, Catalog], list[str]]:
    """A catalogue of all messages for each owner, and what is wrong with some.

    Definition files are read in a process of its own, in which nothing else has said anything yet.
    """
    said, faults = sources.entries()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
        written = alone.submit(definitions.entries).result()
    return catalogues.templates([*said, *written]), faults


def paths() -> list[Path]:
    """Every catalogue that people translate."""
    owners = (sources.HOUSE, *sorted(path.name for path in catalogues.folder_of("x").parents[1].glob("*/")))
    return [path for owner in owners for path in sorted(catalogues.folder_of(owner).glob("*.po"))]


def compile_all() -> None:
    """Make of every catalogue what the program reads."""
    for path in paths():
        path.with_suffix(".mo").write_bytes(catalogues.compiled(catalogues.read(path, path.stem)))


def wrong() -> list[str]:
    """What is wrong in the catalogues that there are."""
    read = [(path, catalogues.read(path, path.stem)) for path in paths()]
    found = [f"{path}: {fault}" for path, one in read for fault in catalogues.faults(one)]
    for code in sorted({path.stem for path, _ in read}):
        found += catalogues.differing((str(p), one) for p, one in read if p.stem == code)
    return found


def _extract(folder: Path) -> int:
    templates, faults = gather()
    for owner, template in templates.items():
        catalogues.write(folder / f"{owner}.pot", template)
        print(f"{len(template):5} {folder / owner}.pot")
    print(*faults, sep="\n")
    return 1 if faults else 0


def _update(code: str) -> int:
    templates = gather()[0]
    house = catalogues.read(catalogues.folder_of(sources.HOUSE) / f"{code}.po", code)
    for owner, template in templates.items():
        path = catalogues.folder_of(owner) / f"{code}.po"
        catalogue = catalogues.update(template, path, code)
        catalogues.fill(catalogue, house)
        catalogues.write(path, catalogue)
        print(f"{len(catalogue):5} {path}")
    compile_all()
    return 0


def _check() -> int:
    templates, faults = gather()
    faults += wrong()
    for path in paths():
        owner = path.parents[1].name if path.parents[1].parent.name == "games" else sources.HOUSE
        catalogue = catalogues.read(path, path.stem)
        left = list(catalogues.missing(templates[owner], catalogue))
        print(f"{path}: {len(catalogue)} messages, {len(left)} to be done")
    print(*faults, sep="\n")
    return 1 if faults else 0


def main() -> int:
    """Carry out one of the commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("extract").add_argument("folder", type=Path)
    commands.add_parser("update").add_argument("code")
    commands.add_parser("compile")
    commands.add_parser("check")
    arguments = parser.parse_args()
    if arguments.command == "extract":
        return _extract(arguments.folder)
    if arguments.command == "update":
        return _update(arguments.code)
    if arguments.command == "check":
        return _check()
    compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
