"""``python -m tools.lines``, on a small project made for it."""

from __future__ import annotations

import pytest

from tools import lines, marked

FILES = {
    "games/registry.py": "one = 1\n",
    "games/nim/__init__.py": "",
    "games/nim/codes.py": (
        "from wonderland.kit.grammar import written\n"
        "@written('a take b')\nclass Take(NamedTuple):\n    heap: int\n"
        "@written('a pass')\nclass Pass(NamedTuple): ...\n"
        "class Heap(NamedTuple): ...\n"
    ),
    "games/nim/turn.py": (
        "from wonderland.games.nim import codes as act\n"
        "def play(code: act.Take) -> act.Take:\n    return act.Take(act.Heap)\n"
    ),
    "games/nim/ai/agent.py": "from wonderland.games.nim.codes import Pass, Take\n\nA = 1\n",
    "games/nim/hints.py": "Take = 2\n",
    "games/nim/queries/heaps.py": "# Take\n# Pass\n",
    "games/bare/__init__.py": "\n",
    "games/go/actions/__init__.py": (
        "from wonderland.games.go.actions import ending, laying\nCode = laying.Stone | ending.Pass\n"
    ),
    "games/go/actions/laying.py": "@written('a stone d4')\nclass Stone(NamedTuple): ...\n",
    "games/go/actions/ending.py": (
        "from wonderland.games.go.actions.laying import Stone\n@written('a pass')\nclass Pass(NamedTuple): ...\n"
    ),
    "games/go/agent.py": (
        "from wonderland.games.go import actions as act\n"
        "from wonderland.games.bare.codes import Pass\n"
        "A = act.Stone, act.ending\n"
    ),
    "ui/games/nim/words.py": "1\n2\n3\n4\n",
    "core/match.py": "1\n2\n",
    "top.py": "1\n",
}


@pytest.fixture
def project(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / "wonderland" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_the_lines_of_a_game_are_told_by_role(project):
    assert lines.games(project) == ["bare", "nim"]
    assert dict(lines.by_role(project, "nim")) == {"rules": 10, "words and queries": 3, "agents": 3, "screens": 4}


def test_an_action_is_named_where_it_is_imported_or_asked_of_its_module(project):
    assert lines.naming(project, "nim") == {"Take": 3, "Pass": 2}
    assert lines.naming(project, "bare") == {}


def test_actions_may_have_a_package_with_a_module_for_each_step(project):
    assert lines.naming(project, "go") == {"Stone": 4, "Pass": 2}


def test_every_line_of_the_program_stands_in_one_room(project):
    told = lines.rooms_table(project).splitlines()
    assert told[2:] == [
        "| games | 28 |",
        "| ui/games | 4 |",
        "| core | 2 |",
        "| modules beside them | 1 |",
        "| all | 35 |",
    ]


def test_the_tables_are_put_between_the_marks_of_a_page(project, capsys):
    page = project / "page.md"
    page.write_text("before\n<!-- lines -->\nold\n<!-- end of lines -->\nafter\n", "utf-8")
    assert lines.main(["--root", str(project), "--table", str(page)]) == 0
    tables = capsys.readouterr().out.strip()
    assert "| nim | 10 | 3 | 3 | 0 | 0 | 0 | 4 | 20 | 2.5 (at most 3) |" in tables
    assert marked.between(page.read_text("utf-8"), "lines") == f"\n{tables}\n"
    assert page.read_text("utf-8").startswith("before\n")
    assert page.read_text("utf-8").endswith("<!-- end of lines -->\nafter\n")


def test_a_page_without_marks_is_left_alone(project):
    page = project / "page.md"
    page.write_text("nothing\n", "utf-8")
    with pytest.raises(ValueError, match="has no <!-- lines -->"):
        marked.put(page, "lines", "| a |")
    assert page.read_text("utf-8") == "nothing\n"
