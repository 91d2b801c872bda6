"""The story as a book: what it holds, and its files, in which players' words are words."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import zipfile
from dataclasses import replace
from html.parser import HTMLParser
from io import BytesIO
from xml.etree import ElementTree

import pytest

from tests.games.storytellers.tools import opened, set_up, step
from wonderland import api
from wonderland.cli.main import run
from wonderland.content import records
from wonderland.games.storytellers import telling
from wonderland.games.storytellers.book.export import elements
from wonderland.games.storytellers.book.markdown import plain
from wonderland.games.storytellers.book.picture import alone
from wonderland.games.storytellers.book.tales import book_of
from wonderland.games.storytellers.definitions import FILES, TYPES, load_definitions
from wonderland.games.storytellers.game import Storytellers
from wonderland.games.storytellers.notation import quoted

EVIL = (
    '</p><script>document.title="evil"</script><img src=x onerror="document.title=\'evil\'">&lt; '
    "# *no* `code` [link](http://evil.example) www.evil.example ~~x~~ \\ "
    "\u202e\u200d\ufffe Ἀλίκη 愛麗絲 אליס"
)
NAME = "<b>Ann</b> & *co*"


@pytest.fixture(scope="module")
def story():
    """A match to its end: what is told is evil every other time, and aloud in between."""
    match, rng = opened(options={"players": 3, "themes": 6}, seed=5), random.Random(5)
    while match.to_act is not None:
        if match.state()["phase"] == "tell" and match.state()["round"] % 2:
            match.play(f"{match.to_act} tell {quoted(EVIL)}")
        else:
            step(match, rng)
    record = match.record()
    record.seats.update({"a": {"name": NAME, "player": "human"}})
    return record


def written(record, ending):
    game = api.game("storytellers")
    return game.parts.book.written(game.rules, record, ending, str)


def test_a_book_tells_the_beginning_every_tale_and_the_end(story):
    book = book_of(api.game("storytellers").rules, story)
    assert len(book.tales) == 6
    assert [tale.round for tale in book.tales] == [1, 2, 3, 4, 5, 6]
    assert [tale.text for tale in book.tales] == [EVIL, None] * 3
    assert all(tale.rated and tale.votes == 2 for tale in book.tales)
    assert {*book.cards} == {*TYPES}
    assert book.ending
    kept = sum(len(tale.kept) for tale in book.tales)
    collected = [line for line in story.moves if line[1:10] == " collect " and line[-1] != "-"]
    assert kept == len(collected) > 0


def test_a_book_of_a_match_under_way_ends_where_it_stands(story):
    lines = story.moves
    last = max(n for n, line in enumerate(lines) if " tell " in line)
    book = book_of(api.game("storytellers").rules, replace(story, moves=lines[: last + 1]))
    assert len(book.tales) == 6
    assert (book.tales[-1].rated, book.tales[-1].verdict, book.ending) == (False, "", "")


class Strict(HTMLParser):
    """Collects a page's tags and words."""

    def __init__(self):
        super().__init__()
        self.tags, self.words, self.open = [], "", []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "path", "circle", "ellipse", "rect", "line"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words += data


def test_the_page_is_one_file_that_runs_and_loads_nothing(story):
    page = Strict()
    page.feed(written(story, ".html").decode())
    assert not page.open
    names = {tag for tag, _ in page.tags}
    assert "svg" in names
    assert not names & {"script", "img", "iframe", "object", "link", "a"}
    assert not [key for _, found in page.tags for key in found if key.startswith("on") or key in ("src", "href")]
    assert '<script>document.title="evil"</script>' in page.words, "what was written is read as it was"
    assert NAME in page.words


def browser():
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next(filter(None, map(shutil.which, names)), None)


ALONE = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
"""What lets a browser open a page as root, ask nothing and call nobody."""


@pytest.mark.skipif(browser() is None, reason="no headless browser is installed")
def test_a_browser_opens_the_page_and_nothing_of_it_runs(story, tmp_path):
    path = tmp_path / "book.html"
    path.write_bytes(written(story, ".html"))
    own = f"--user-data-dir={tmp_path / 'browser'}"
    command = [browser(), *ALONE, own, "--dump-dom", path.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=True)
    assert "<title>A Long Story</title>" in done.stdout
    assert done.stdout.count("<svg") == 7
    assert done.stdout.count("<article>") == 7
    assert "<img" not in done.stdout


def test_the_page_is_well_formed_xml_too(story):
    text = written(story, ".html").decode().removeprefix("<!DOCTYPE html>\n")
    ElementTree.fromstring(text)


def test_epub_has_what_readers_want(story):
    with zipfile.ZipFile(BytesIO(written(story, ".epub"))) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        assert archive.read("mimetype") == b"application/epub+zip"
        names = set(archive.namelist())
        package = ElementTree.fromstring(archive.read("book/content.opf"))
        space = "{http://www.idpf.org/2007/opf}"
        items = {item.get("id"): item.get("href") for item in package.iter(f"{space}item")}
        assert {f"book/{href}" for href in items.values()} < names
        assert [one.get("idref") for one in package.iter(f"{space}itemref")] == [f"page-{n}" for n in range(8)]
        for name in names - {"mimetype", "book/style.css"}:
            ElementTree.fromstring(archive.read(name))


def test_markdown_holds_words_alone(story):
    text = written(story, ".md").decode()
    assert text.startswith("# A Long Story\n")
    assert text.count("\n## ") == 7
    assert "<script" not in text.replace("\\<script", "")
    assert "\\*no\\*" in text
    assert "http\\://" in text
    assert plain("# no") == "\\# no"
    assert plain("12. no") == "12\\. no"
    assert plain("- no") == "\\- no"
    assert plain("half-awake, 3.5") == "half-awake, 3.5"


def test_every_card_has_its_part_in_a_picture_and_own_ones_show_their_icons():
    definitions = load_definitions()
    by_number = {card.key: card for card in definitions.cards}
    for number in range(1, 33):
        cards = {kind: by_number[f"{kind}{number:02}"] for kind in TYPES}
        ElementTree.fromstring(alone(cards, elements))
        for kind in ("who", "what", "when"):
            assert elements(f"storytellers/part-{kind}{number:02}")
    own = Storytellers([FILES.folder / "templates" / "family-deck.yaml"]).definitions
    cards = {TYPES[card.kind]: card for card in own.cards if "-" in card.key}
    drawn = alone(cards, elements)
    ElementTree.fromstring(drawn)
    assert drawn.count("<circle") >= 4


def test_a_story_of_the_programs_is_told_in_the_readers_language():
    match = set_up({"players": 3, "themes": 3}, upto="tell", seed=3)
    while match.to_act == "*":
        match.draw()
    tale = telling.next_tale(match.view(match.to_act).known, 2, 1)
    match.play(f"{match.to_act} tell {quoted(str(tale))}")
    (told,) = book_of(api.game("storytellers").rules, match.record()).tales
    assert (told.text, type(told.text) is str) == (tale, False)


def test_the_command_writes_each_format_and_says_what_it_cannot(story, tmp_path, capsys):
    path = tmp_path / "match.wonder.yaml"
    path.write_text(records.write(story), encoding="utf-8")
    for ending in (".html", ".md", ".epub"):
        to = tmp_path / f"book{ending}"
        assert run(["replay", str(path), "--book", str(to)]) == 0
        assert to.stat().st_size > 1000
    assert capsys.readouterr().out == ""
    assert run(["replay", str(path), "--book", str(tmp_path / "book.pdf")]) == 2
    assert ".epub" in capsys.readouterr().err
    assert run(["replay", str(path), str(path), "--book", str(tmp_path / "book.md")]) == 2
    other = tmp_path / "other.wonder.yaml"
    other.write_text("format: wonderland-record/2\ngame: wonderland\nseed: 1\nmoves: []\n")
    assert run(["replay", str(other), "--book", str(tmp_path / "book.md")]) == 2
    assert "tells no story" in capsys.readouterr().err
    bad = tmp_path / "bad.wonder.yaml"
    bad.write_text(records.write(story).replace("a pick", "a pock", 1), encoding="utf-8")
    assert run(["replay", str(bad), "--book", str(tmp_path / "bad.md")]) == 2
    assert not (tmp_path / "bad.md").exists()
    assert run(["replay", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["result"]
