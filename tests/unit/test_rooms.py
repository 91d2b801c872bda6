"""The house: nothing but ui needs pygame, and importing does no work."""

from __future__ import annotations

import ast
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from importlib.util import find_spec, resolve_name
from itertools import pairwise
from pathlib import Path

import wonderland
from wonderland.games import registry

BLOCKED = """
import sys
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("pygame", "pymunk"):
            raise ImportError(f"{name} is not for this room")
sys.meta_path.insert(0, Wall())
import importlib
for name in NAMES:
    importlib.import_module(name)
import wonderland
from wonderland.games import registry
for name in registry.names():
    match = wonderland.game(name).new(seed=1)
    assert match.to_act
    assert match.legal()
"""


def test_every_other_room_does_without_pygame():
    names = [m.name for m in pkgutil.walk_packages(wonderland.__path__, "wonderland.")]
    names = [n for n in names if not n.startswith("wonderland.ui") and not n.endswith("__main__")]
    if not find_spec("pettingzoo"):
        names = [n for n in names if not n.startswith("wonderland.rl.")]
    assert len(names) > 40
    code = f"NAMES = {names!r}\n{BLOCKED}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr


def test_no_file_is_long():
    root = Path(wonderland.__file__).parent
    long = {p.name: n for p in root.rglob("*.py") if (n := len(p.read_text().splitlines())) > 600}
    assert long == {}


def test_every_game_is_named_in_the_rules_of_imports():
    root = Path(wonderland.__file__).parent
    games = {f"wonderland.games.{path.parent.name}" for path in root.glob("games/*/__init__.py")}
    assert len(games) >= 2
    linter = tomllib.loads((root.parent / "pyproject.toml").read_text())["tool"]["importlinter"]
    rules = {rule["name"]: rule for rule in linter["contracts"]}
    assert games < set(rules["Shared rooms know no game and no game's screens"]["forbidden_modules"])
    assert games == set(rules["Games know nothing of one another"]["modules"])


def test_no_test_of_the_house_names_a_game():
    """A test of the house asks the registry which games there are; the package is no game."""
    tests = Path(__file__).parents[1]
    games = "|".join([*registry.names(), *(name.replace("-", "_") for name in registry.names())])
    hyphenated = "|".join(name for name in registry.names() if "-" in name)
    named = re.compile(
        rf'(?<!"-m", )(?<!/ )"({games})"|["/ ]({hyphenated})\b|tests\.games\.|games" / "({games})'
        rf"|\bgames/({games})\b"
    )
    inside = {path.parts[len(tests.parts)] for path in tests.rglob("*.py")}
    assert inside >= {"games", "template", "unit", "ui", "core", "house"}
    found = {
        f"{path.relative_to(tests)}:{number}": line.strip()
        for path in tests.rglob("*.py")
        if path.relative_to(tests).parts[0] not in ("games", "template")
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if named.search(line) and path != Path(__file__)
    }
    assert found == {}


def test_no_test_of_the_house_looks_into_a_game():
    """What needs a game's own modules stands in ``tests/games/<name>``."""
    tests = Path(__file__).parents[1]
    games = tuple(
        f"wonderland.{room}{path.parent.name}"
        for path in Path(wonderland.__file__).parent.glob("games/*/__init__.py")
        for room in ("games.", "ui.games.")
    )
    assert len(games) >= 4
    seen = 0
    for path in tests.rglob("*.py"):
        if path.relative_to(tests).parts[0] in ("games", "template"):
            continue
        seen += 1
        for name in imported(path):
            assert not f"{name}.".startswith(tuple(f"{game}." for game in games)), path
    assert seen > 20


def imports_of(name: str, source: str, modules: Collection[str], *, package: bool) -> set[str]:
    """The modules that one names in an import anywhere: in a function, for types alone too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            whole = resolve_name(base, name if package else name.rpartition(".")[0])
            parts = {f"{whole}.{alias.name}" for alias in node.names}
            found |= {part if part in modules else whole for part in parts}
    return found & set(modules) - {name}


def circle(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """Modules each of which imports the next, the first again at the end; none if there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        return list(reversed(found.args[1]))
    return []


def test_no_module_imports_itself_by_way_of_others():
    """A module can be read once those are known that it imports; so none leads back to itself."""
    root = Path(wonderland.__file__).parents[1]
    files = {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
        for path in (root / "wonderland").rglob("*.py")
    }
    assert len(files) > 500
    imports = {
        name: imports_of(name, path.read_text(), files, package=path.name == "__init__.py")
        for name, path in files.items()
    }
    assert len(imports["wonderland.__main__"]) >= 1
    assert " -> ".join(circle(imports)) == ""


def test_a_circle_is_found_wherever_the_import_stands():
    modules = ("room.a", "room.b", "room.c", "room")
    sources = {
        "room": "",
        "room.a": "from room import b",
        "room.b": "if TYPE_CHECKING:\n    from .c import C",
        "room.c": "def late():\n    import room.a",
    }
    imports = {name: imports_of(name, source, modules, package=name == "room") for name, source in sources.items()}
    found = circle(imports)
    assert found[0] == found[-1]
    assert set(found) == {"room.a", "room.b", "room.c"}
    assert all(later in imports[one] for one, later in pairwise(found))
    assert circle({**imports, "room.c": set()}) == []


def test_second_implementations_share_nothing_with_an_engine():
    """They may read the definitions' files, and no more."""
    modules = sorted((Path(__file__).parents[1] / "games").glob("*/oracle/*.py"))
    seconds = [path for path in modules if not path.name.startswith(("test_", "__"))]
    assert len({path.parent for path in seconds}) > 2
    found = {
        (path.parent.parent.name, path.name, module)
        for path in seconds
        for module in imported(path)
        if module.startswith("wonderland") and module != "wonderland.content.yamlfile"
    }
    assert found == set()


def imported(path):
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
