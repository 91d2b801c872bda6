"""``python -m tools.lines``: how many lines of code there are, of each game by role and of each room.

Beside them stands in how many modules an action's class is named, on average: what a reader has to
look at who follows one action through its game. ``--table FILE`` puts the tables into a page.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from statistics import mean

from tools import marked

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = "wonderland"
MARK = "lines"
RULES = "rules"
ROLES: dict[str, tuple[str, ...]] = {
    RULES: (),
    "words and queries": ("words", "state_words", "figure_words", "named_line", "being_cards", "hints", "queries"),
    "agents": ("ai",),
    "analysis": ("analysis", "measures"),
    "lessons and puzzles": ("lesson_words", "figures", "puzzles"),
    "encoding": ("encoding",),
    "screens": (),
}
"""The roles of a game's modules: folders and modules of its package by name, all others are rules.

What lies among the games' screens is of the role ``screens``, whatever its name.
"""
ACTIONS = ("codes", "actions")
"""The module of a game, or the package, that has its actions' classes."""
WRITTEN = "written"
"""What stands above the class of an action (``kit.grammar``)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables, and put them into a page if one is named."""
    parser = argparse.ArgumentParser(prog="python -m tools.lines", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project; this one, if left out")
    parser.add_argument("--table", type=Path, help="put the tables into this page")
    given = parser.parse_args(arguments)
    tables = f"{games_table(given.root)}\n\n{rooms_table(given.root)}"
    print(tables)
    if given.table:
        marked.put(given.table, MARK, tables)
    return 0


# --- games ---------------------------------------------------------------------------------------
def games(root: Path) -> list[str]:
    """The packages of games, by name."""
    return sorted(path.parent.name for path in (root / PROGRAM / "games").glob("*/__init__.py"))


def games_table(root: Path) -> str:
    """A row for each game: its lines by role, and in how many modules an action is named."""
    rows: list[list[str | int]] = []
    for game in games(root):
        lines = by_role(root, game)
        named = list(naming(root, game).values())
        modules = f"{mean(named):.1f} (at most {max(named)})" if named else "-"
        rows.append([game, *(lines[role] for role in ROLES), lines.total(), modules])
    return table(["game", *ROLES, "all", "modules that name an action"], rows)


def by_role(root: Path, game: str) -> Counter[str]:
    """The lines of a game by role."""
    rules, screens = root / PROGRAM / "games" / game, root / PROGRAM / "ui" / "games" / game
    lines = Counter({"screens": lines_in(screens)})
    for path in rules.rglob("*.py"):
        lines[role_of(path.relative_to(rules))] += count(path)
    return lines


def role_of(path: Path) -> str:
    """The role of a module of a game, by where it lies in the game's package."""
    first = path.with_suffix("").parts[0]
    return next((role for role, names in ROLES.items() if first in names), RULES)


# --- actions -------------------------------------------------------------------------------------
def naming(root: Path, game: str) -> dict[str, int]:
    """The classes of a game's actions, and how many modules of the program name each."""
    homes = dict(homes_of(root, game))
    named = Counter(name for home in homes.values() for name in actions_in(parsed(home)))
    own = set(named)
    for path in (root / PROGRAM).rglob("*.py") if own else ():
        named.update(set(names_of(parsed(path), homes)) & own)
    return dict(named)


def homes_of(root: Path, game: str) -> Iterator[tuple[str, Path]]:
    """The modules that may have the classes of a game's actions, by their dotted names."""
    package = root / PROGRAM / "games" / game
    for name in ACTIONS:
        for path in (package / f"{name}.py", *(package / name).glob("*.py")):
            if path.is_file():
                parts = path.relative_to(root).with_suffix("").parts
                yield ".".join(parts).removesuffix(".__init__"), path


def parsed(path: Path) -> ast.Module:
    """A module as a tree."""
    return ast.parse(path.read_text("utf-8"))


def actions_in(program: ast.Module) -> Iterator[str]:
    """The classes of actions in a module: those that are ``written``."""
    for node in program.body:
        if isinstance(node, ast.ClassDef):
            above = [one.func for one in node.decorator_list if isinstance(one, ast.Call)]
            if any(isinstance(one, ast.Name) and one.id == WRITTEN for one in above):
                yield node.name


def names_of(program: ast.Module, modules: Container[str]) -> Iterator[str]:
    """What of other modules a program names: imported from them, or asked of them by a dot."""
    aliases = set()
    for node in ast.walk(program):
        if isinstance(node, ast.ImportFrom):
            for one in node.names:
                if f"{node.module}.{one.name}" in modules:
                    aliases.add(one.asname or one.name)
                elif node.module in modules:
                    yield one.name
    asked = [node for node in ast.walk(program) if isinstance(node, ast.Attribute)]
    yield from (n.attr for n in asked if isinstance(n.value, ast.Name) and n.value.id in aliases)


# --- rooms ---------------------------------------------------------------------------------------
def rooms_table(root: Path) -> str:
    """A row for each room of the program and of its window, the largest first."""
    rooms = [path for path in (root / PROGRAM).iterdir() if path.is_dir() and path.name != "ui"]
    rooms += [path for path in (root / PROGRAM / "ui").iterdir() if path.is_dir()]
    lines = {room.relative_to(root / PROGRAM).as_posix(): lines_in(room) for room in rooms}
    rows = sorted(((name, n) for name, n in lines.items() if n), key=lambda row: (-row[1], row[0]))
    whole = lines_in(root / PROGRAM)
    modules = whole - sum(lines.values())
    return table(["room", "lines"], [*rows, ("modules beside them", modules), ("all", whole)])


def lines_in(folder: Path) -> int:
    """The lines of all modules below a folder."""
    return sum(map(count, folder.rglob("*.py")))


def count(path: Path) -> int:
    """The lines of a file."""
    return len(path.read_text("utf-8").splitlines())


def table(head: Sequence[str], rows: Sequence[Sequence[str | int]]) -> str:
    """A table in Markdown; all but the first column are numbers."""
    below = ["---", *["---:"] * (len(head) - 1)]
    told = [[f"{cell:,}" if isinstance(cell, int) else cell for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in [list(head), below, *told])


if __name__ == "__main__":
    sys.exit(main())
