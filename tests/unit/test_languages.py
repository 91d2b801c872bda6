"""The languages of the program: how messages are gathered, and what must hold of catalogues."""

from __future__ import annotations

import io
import struct
from gettext import GNUTranslations

import pytest
from babel.messages.catalog import Catalog

from tools.languages import catalogues, sources
from tools.languages.__main__ import gather, paths, wrong
from wonderland.cli.main import run
from wonderland.content.languages import _read, language, languages, problems
from wonderland.content.places import home_folder
from wonderland.core.message import say, say_as, say_n, told
from wonderland.games import registry
from wonderland.ui.shell.navigator import Navigator

GERMAN = "de"


@pytest.fixture(scope="module")
def gathered():
    return gather()


def test_every_message_stands_where_it_is_made_with_what_fills_its_gaps(gathered):
    assert gathered[1] == []


def test_what_files_say_is_gathered_with_what_the_program_says(gathered):
    house = gathered[0]["house"]
    assert "not now" in house
    assert "Take back" in house
    for name in registry.names():
        game = gathered[0][name]
        rules = [text for chapter in registry.rules_text(name).values() for text in chapter.values()]
        assert len(rules) > 20
        assert [rule for rule in rules if rule not in game] == []
        assert any("{n}" in str(message.id) for message in game)
        lines = tuple(f"{letter} move " for letter in registry.info(name).letters)
        assert not [message.id for message in game if str(message.id).startswith(lines)]


def test_faults_of_messages_are_found(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    folder = tmp_path / "wonderland"
    folder.mkdir()
    (folder / "some.py").write_text(
        "from wonderland.core.message import say, say_n\n"
        "say('{a} and {b}', a=1)\nsay('one', c=1)\nsay(word)\nsay_n('{n} day', '{n} days', 2)\n"
        "say('{later}')\nother.say('not ours')\n"
    )
    found, faults = sources.entries(folder)
    assert [entry.text for entry in found] == ["{a} and {b}", "one", "{n} day", "{later}"]
    assert faults == [
        "wonderland/some.py:2: nothing is given for {b}",
        "wonderland/some.py:3: there is no gap for c",
        "wonderland/some.py:4: a message's text stands where it is made, as a plain text",
    ]


def test_catalogues_fit_what_is_said():
    assert wrong() == []


def test_faults_of_catalogues_are_found():
    catalogue = Catalog(locale=GERMAN)
    catalogue.add("{a} wins", "{b} gewinnt")
    catalogue.add(("{n} day", "{n} days"), ("ein Tag", "{n} Tage"))
    catalogue.add("fine", "gut")
    assert [fault.split(":")[0] for fault in catalogues.faults(catalogue)] == ["other gaps than in '{a} wins'"]
    other = Catalog(locale=GERMAN)
    other.add("fine", "schön")
    assert list(catalogues.differing([("one", catalogue), ("two", other)])) == [
        "two: translated otherwise in one: 'fine'"
    ]
    template = Catalog()
    template.add("fine")
    template.add("new")
    assert list(catalogues.missing(template, other)) == ["not translated: new"]


@pytest.mark.parametrize("path", paths(), ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_what_the_program_reads_is_what_was_translated(path):
    made = catalogues.compiled(catalogues.read(path, path.stem))
    held, wanted = (
        {key: text for key, text in GNUTranslations(io.BytesIO(one))._catalog.items() if key}
        for one in (path.with_suffix(".mo").read_bytes(), made)
    )
    assert held == wanted, "python -m tools.languages compile"


def test_german_is_there():
    assert languages() == {"en": "English", GERMAN: "Deutsch"}
    german = language(GERMAN)
    assert told(say_as("the name of this language, in itself", "English"), german) == "Deutsch"
    assert told(say("{n:.1f} %", n=1.5), german) == "1,5 %"


def test_commands_for_people_speak_the_language_that_is_set(capsys, monkeypatch):
    home_folder().mkdir(parents=True, exist_ok=True)
    (home_folder() / "settings.yaml").write_text("language: pseudo\n")
    chapters = registry.rules_text(registry.names()[0]).values()
    number, rule = next(rule for chapter in chapters for rule in chapter.items())
    assert run(["rules", registry.names()[0], "--rule", number]) == 0
    said = capsys.readouterr().out
    assert "ö" in said
    assert rule.split()[0] not in said.split()
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(["games"]) == 0
    assert "ö" not in capsys.readouterr().out


def test_every_language_is_named_in_itself_whoever_reads():
    german = language("de")
    assert [told(name, german) for name in languages().values()] == ["English", "Deutsch"]


@pytest.mark.parametrize(
    ("message", "german"),
    [
        (say_as("cards", "drawn"), "gezogen"), (say_as("a match", "drawn"), "unentschieden"),
        (say_as("a net", "turn"), "drehen"), (say("turn"), "Zug"),
        (say_as("to let a record run", "Play"), "Abspielen"), (say_as("to play a match", "Play"), "Spielen"),
        (say_as("an icon", "Watch"), "Uhr"), (say("Watch"), "Ansehen"),
    ],
)  # fmt: skip
def test_one_english_word_with_two_meanings_is_told_apart(message, german):
    assert told(message, language(GERMAN)) == german


def test_german_is_complete(gathered):
    for owner in gathered[0]:
        german = catalogues.read(catalogues.folder_of(owner) / f"{GERMAN}.po", GERMAN)
        assert list(catalogues.missing(gathered[0][owner], german)) == [], owner


# --- catalogues from anywhere ----------------------------------------------------------------------
def with_translation(text, translation, plural="(n != 1)"):
    """A catalogue of one translation, as the program reads it."""
    head = f"Content-Type: text/plain; charset=utf-8\nPlural-Forms: nplurals=2; plural={plural};\n"
    pairs = sorted([("", head), (text, translation)])
    ids = [one.encode() for one, _ in pairs]
    said = [one.encode() for _, one in pairs]
    at, places, body = 28 + 16 * len(pairs), [], b""
    for one in (*ids, *said):
        places += [len(one), at + len(body)]
        body += one + b"\0"
    start = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return start + struct.pack(f"<{len(places)}I", *places) + body


BROKEN = {
    "no catalogue": b"nothing",
    "empty": b"",
    "cut off": with_translation("{who} wins.", "{who} gewinnt.")[:60],
    "too wide": with_translation("{who} wins.", "{who:>999999999} gewinnt."),
    "looked into": with_translation("{who} wins.", "{who.__class__} gewinnt."),
    "taken apart": with_translation("{who} wins.", "{who[0]} gewinnt."),
    "quoted": with_translation("{who} wins.", "{who!r} gewinnt."),
    "another gap": with_translation("{who} wins.", "{wer} gewinnt."),
    "no gap at all": with_translation("{who} wins.", "{who gewinnt."),
    "no name": with_translation("{who} wins.", "{} gewinnt."),
    "in a context": with_translation("a deed\x04{who} wins.", "{who.x} gewinnt."),
    "in a plural": with_translation("{n} day\0{n} days", "{n} Tag\0{n:>999999999} Tage"),
    "no form": with_translation("{n} day\0{n} days", "{n} Tag\0{n} Tage", "n/0"),
    "no rule": with_translation("{n} day\0{n} days", "{n} Tag\0{n} Tage", "exit()"),
}


@pytest.fixture
def catalogue(tmp_path, monkeypatch):
    """Puts a German catalogue into a folder of games of its own, and sets German."""
    folder = tmp_path / "games" / "none" / "languages"
    folder.mkdir(parents=True)
    monkeypatch.setenv("WONDERLAND_GAMES", str(tmp_path / "games"))
    home_folder().mkdir(parents=True)
    (home_folder() / "settings.yaml").write_text("language: de\n")

    def put(raw):
        (folder / "de.mo").write_bytes(raw)
        _read.cache_clear()
        return folder / "de.mo"

    yield put
    _read.cache_clear()


@pytest.mark.parametrize("raw", BROKEN.values(), ids=BROKEN)
def test_a_broken_catalogue_is_told_and_left_out(raw, catalogue, capsys):
    path = catalogue(raw)
    assert run(["rules", registry.names()[0]]) == 0
    out, err = capsys.readouterr()
    assert "Spiel" in out, "the other catalogues are read"
    assert str(path) in err
    assert len(err.splitlines()) == 1
    german = language(GERMAN)
    assert told(say("{who} wins.", who="East"), german) == "East wins."
    assert told(say_n("{n} day", "{n} days", 5), german) == "5 days"
    assert [problem.file for problem in problems(GERMAN)] == [str(path)]


def test_a_catalogue_that_is_sound_is_read(catalogue):
    catalogue(with_translation("{who} wins.", "Es gewinnt {who}, {{ja}}."))
    assert problems(GERMAN) == ()
    assert told(say("{who} wins.", who="East"), language(GERMAN)) == "Es gewinnt East, {ja}."


def test_catalogues_that_ship_are_sound():
    for code in languages():
        assert problems(code) == ()


def test_the_menu_tells_of_a_broken_catalogue(catalogue, app):
    path = catalogue(b"nothing")
    app.settings.change(language="de")
    house = Navigator(app)
    house.open_menu()
    assert str(path) in app.scene.notice


def test_numbers_have_the_languages_own_point():
    half = say("{share:.1f} s", share=-1.5)
    assert told(half, language("en")) == "−1.5 s"
    assert told(half, language("de")) == "−1,5 s"
