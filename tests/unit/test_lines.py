"""Lines of notation are taken apart in a game's ``notation`` and ``named_line``, nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import wonderland
from tests.exceptions import exceptions

ROOT = Path(wonderland.__file__).parent
CUTS = frozenset({"split", "rsplit", "partition", "rpartition"})
READERS = frozenset({"notation.py", "named_line.py"})
"""The modules of a game that read lines."""
NO_LINES = {
    "ui/kit/letters.py": "paragraphs and words, to break them into rows",
    "ui/kit/frame.py": "the first word of a refusal, which begins a sentence",
    "ui/kit/cloth.py": "an SVG colour",
    "ui/kit/log.py": "the last word of a row, for which an ellipsis stands",
    "ui/shell/shares_result.py": "a control's key",
    "ui/shell/rule_text.py": "what is searched for in the rules, and a rule's number",
    "ui/table/victory.py": "a sentence",
    "ui/table/pool_builder.py": "the clipboard",
    "ui/shell/plain.py": "a state in words, row by row",
    "games/registry.py": "a module and a name in it",
    **exceptions("cuts"),
}
"""Who takes other text apart; what a game has of that, its own tests say."""


def cuts_text(tree: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTS
        for node in ast.walk(tree)
    )


def cuts_somewhere(text: str) -> bool:
    """The same of a module's text, which is read as Python only where it names a cut at all."""
    return any(cut in text for cut in CUTS) and cuts_text(ast.parse(text))


def test_lines_are_read_by_the_games_alone():
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ("ui", "games")
        for path in (ROOT / room).rglob("*.py")
        if path.name not in READERS and cuts_somewhere(path.read_text())
    }
    assert found == set(NO_LINES)


def test_every_game_reads_its_lines_in_names():
    games = [path.parent for path in (ROOT / "games").glob("*/game.py")]
    assert len(games) >= 3
    assert all((game / reader).is_file() for game in games for reader in READERS)


def test_a_cut_is_seen():
    assert cuts_text(ast.parse("a, b = line.split()"))
    assert cuts_text(ast.parse("verb = str(action).partition(' ')[0]"))
    assert not cuts_text(ast.parse("line.strip()"))
