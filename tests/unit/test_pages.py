"""What the pages name is there: tests, programs and other pages."""

from __future__ import annotations

import re

import pytest

from tests.pages import DOCS, ROOT, shown

PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))]
NAMED = re.compile(r"`((?:tests|tools|docs|config|wonderland|assets)/[^`\s]*)`")
"""A file or folder of the project, as a page names it."""
TEST = re.compile(r"`(?:[\w./]*::)?(test_\w+)(\.py)?`")
"""A test by its name, or the file of one."""
PROGRAM = re.compile(r"`python -m (tools[\w.]*)")
SHORT = re.compile(r"`(\w+)` (?:is|are) `(tests/[^`]+)`")
"""What a page calls tests in short."""
MISSING = re.compile(r"(?:^|[,;:] )\s*(?:not done|none|by design|without a test|not measured by a test)\b")
"""That an item is not done, that there is nothing of it, or that no test shows it."""
MEAN, LONGEST = 15, 32
"""How many words a sentence has on average, and at most."""
ASKED = ("Game Accessibility Guidelines", "Xbox Accessibility Guidelines")


def there(named):
    """Whether files are there that a page names, perhaps by a pattern or without an ending."""
    if "<" in named:
        return True  # a name with a part to be filled in
    found = (ROOT / named).exists() or (ROOT / f"{named}.py").exists()
    return found or any(ROOT.glob(named)) or any(ROOT.glob(f"{named}.*"))


@pytest.fixture(scope="module")
def functions():
    """The names of all tests."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        found.add(path.stem)
        found |= set(re.findall(r"^\s*def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page, functions):
    text = page.read_text("utf-8")
    if page.name == "CHANGELOG.md":
        return  # what was there once
    assert [name for name in NAMED.findall(text) if not there(name)] == []
    assert [name for name, _ in TEST.findall(text) if name not in functions] == []
    for program in PROGRAM.findall(text):
        path = ROOT / program.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), program


# --- how they are written --------------------------------------------------------------------------
TOLD = [page for page in PAGES if page.name != "CHANGELOG.md"]
"""All but the list of changes."""
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
ITEM = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")


def sentences(text):
    """The words of each sentence of a page, but for tables, headings, pictures and code."""
    rows = []
    for line in FENCED.sub("", text).splitlines():
        if not line.strip() or line.startswith(("|", "#", "!", "<!--")):
            rows.append("\n")
        else:
            begins = ITEM.match(line)
            rows.append("\n" + line[begins.end() :] if begins else " " + line.strip())
    for paragraph in "".join(rows).split("\n"):
        for sentence in re.split(r"(?<=[.!?])\s+", paragraph):
            if words := sentence.split()[1:]:
                yield [*sentence.split()[:1], *words]


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.name)
def test_sentences_are_short(page):
    found = [*sentences(page.read_text("utf-8"))]
    assert [" ".join(words) for words in found if len(words) > LONGEST] == []
    assert sum(map(len, found)) / len(found) <= MEAN


def test_a_sentence_is_found_wherever_it_stands():
    page = "# A title\n\nOne two. Three\nfour!\n\n- Five six:\n  seven.\n| a | b c |\n```\ncode it is\n```\n"
    assert [" ".join(words) for words in sentences(page)] == ["One two.", "Three four!", "Five six: seven."]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    links = LINK.findall(FENCED.sub("", page.read_text("utf-8")))
    assert [link for link in links if not (page.parent / link).exists()] == []


def unfounded(answer, page, functions):
    """Whether the answer to an item names no test or place that there is, nor says that there is nothing."""
    short = dict(SHORT.findall(page))
    named = [short.get(name, name) for name in re.findall(r"`([^`]+)`", answer)]
    tests = [name for name in named if name.removesuffix(".py") in functions]
    places = [name for name in named if re.search(r"[./]", name) and there(name)]
    return not (tests or places or MISSING.search(answer))


def test_each_item_of_access_says_how_it_stands(functions):
    """A line of both lists names a test or place, says that it is not done or that there is nothing of it."""
    page = (ROOT / "docs" / "measured" / "accessibility.md").read_text("utf-8")
    lists = page.partition(f"## {ASKED[0]}")[2].partition("## What is heard")[0]
    assert f"## {ASKED[1]}" in lists
    rows = [line.split("|")[1:-1] for line in lists.splitlines() if line.startswith("|")]
    items = [row for row in rows if row[-1].strip() not in ("how it stands", "---")]
    assert len(items) > 100
    assert [row for row in items if len(row) != 3] == []
    assert [row for row in items if unfounded(row[2], page, functions)] == []


@pytest.mark.parametrize(
    "answer",
    ["", "yes", "titles in bold", "`tests/no_such.py`", "`test_no_such_thing`", "`somewhere`", "as far as done",
     "`settings`", "all but none"],
)  # fmt: skip
def test_an_item_of_access_without_an_answer_is_found(answer, functions):
    page = "`access` is `tests/ui/test_access.py`"
    assert unfounded(answer, page, functions)
    for more in ("`access`", "`README.md`", "`test_what_a_page_names_is_there`", "`tests/ui`"):
        assert not unfounded(f"{answer}: {more}", page, functions)
    assert not unfounded(f"{answer}; not done for titles", page, functions)


@pytest.mark.parametrize("number", [0, 1])
def test_the_python_of_the_page_of_commands_runs(number):
    code = shown("commands", "python")[number]
    if "rl" in code:
        pytest.importorskip("pettingzoo", reason='install the extra: pip install -e ".[rl]"')
    exec(compile(code, "commands.md", "exec"), {})
