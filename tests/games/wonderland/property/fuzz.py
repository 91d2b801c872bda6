"""Mutated records and definitions: refused clearly or read, never a fault.

``python -m tests.games.wonderland.property.fuzz 100000`` tries that many inputs; the tests try a bounded number.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path

import wonderland
from tests.fuzz import mutated
from wonderland import api
from wonderland.games import registry

ROOT = Path(__file__).resolve().parents[4]
SEEDS = sorted(
    (ROOT / "tests" / "games" / "wonderland" / "golden").glob("[a-no-r]*.wonder.yaml"), key=lambda p: p.stat().st_size
)[:8]
DEFINITIONS = sorted((ROOT / "config" / "games" / "wonderland").glob("[abdop]*.yaml"))
BITS = [
    b"!!python/object:os.system", b"&a [*a]", b"*a", b"&a", b"{", b"}", b"[", b"]", b":", b"- ", b"\x00", b"\xff",
    b"null", b"true", b"-1", b"99999999999999999999", b"1e309", b".inf", b"~", b"'", b'"', b"\n", b"  ", b"#",
    b"w end", b"e pass", b"w resign", b"* roll S S S", b"zz99", b"4H", b"? ", b"|", b">", b"%YAML 9.9\n", b"---\n",
]  # fmt: skip


def fuzz(count: int, seed: int, folder: Path) -> tuple[int, int]:
    """Try inputs; return how many were read and how many refused. Anything else is raised."""
    rng = random.Random(seed)
    record = folder / "fuzz.wonder.yaml"
    definitions = folder / "wonderland"
    shutil.copytree(ROOT / "config" / "games" / "wonderland", definitions, dirs_exist_ok=True)
    read = refused = 0
    for _ in range(count):
        is_record = rng.random() < 0.7
        source = rng.choice(SEEDS if is_record else DEFINITIONS)
        path = record if is_record else definitions / source.name
        raw = mutated(source.read_bytes(), rng, BITS)
        path.write_bytes(raw)
        try:
            if is_record:
                api.load(path)
            else:
                registry.check("wonderland", path)
            read += 1
        except wonderland.BadInput as bad:
            assert bad.problems, raw
            assert all(str(problem) for problem in bad.problems)
            refused += 1
        if not is_record:
            path.write_bytes(source.read_bytes())
    return read, refused


def main() -> None:
    """Fuzz as often as the argument says."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory() as folder:
        read, refused = fuzz(count, 1, Path(folder))
    print(f"read {read}, refused {refused}")


if __name__ == "__main__":
    main()
