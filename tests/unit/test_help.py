"""What the command line says to people: in the language that is set, argparse's own words too."""

from __future__ import annotations

import argparse
import re

import pytest

from wonderland.cli import arguments, parser
from wonderland.cli.main import COMMANDS, run
from wonderland.content.places import home_folder, mods_folder
from wonderland.core.message import Message
from wonderland.games import registry

GAME = registry.names()[0]
TAKEN = tuple(name for name in COMMANDS if name != "window")


@pytest.fixture
def pseudo():
    """A home whose language is the pseudo-language."""
    home_folder().mkdir(parents=True, exist_ok=True)
    (home_folder() / "settings.yaml").write_text("language: pseudo\n")


def said(capsys, *words):
    code = run(words)
    return code, capsys.readouterr()


def plain(text):
    """The words of a text that were written in English letters only."""
    return set(re.findall(r"(?<![\w-])[a-z]{3,}(?![\w-])", text))


def names(made):
    """What of a parser is no message: names of commands, of options and of what stands for values."""
    found = set()
    for action in made._actions:
        found |= {*action.option_strings, str(action.metavar), action.dest, *(action.choices or ())}
        for word in (*action.option_strings, str(action.metavar), action.dest, *(action.choices or ())):
            found |= set(re.findall(r"[a-z]{3,}", str(word)))
    return found


def parsers():
    whole = arguments.parser()
    (commands,) = (a for a in whole._actions if isinstance(a, argparse._SubParsersAction))
    return {"": whole, **commands.choices}


@pytest.mark.parametrize("name", ["", *TAKEN])
def test_help_is_told_in_the_language_that_is_set(name, pseudo, capsys):
    code, out = said(capsys, *([name] if name else []), "--help")
    assert code == 0
    known = {arguments.parser().prog} | {word for made in parsers().values() for word in names(made)}
    assert plain(out.out) <= known
    assert "ûšàgé" in out.out
    assert "öptîöñš" in out.out


def test_every_word_of_help_is_a_message():
    for name, made in parsers().items():
        for action in made._actions:
            if not isinstance(action, argparse._SubParsersAction):
                assert isinstance(action.help, Message), (name, action)
                assert "%" not in action.help
        assert isinstance(made.description, Message)
    assert set(parsers()) == {"", *TAKEN}


def test_no_file_is_read_to_know_what_a_command_line_may_say(monkeypatch):
    monkeypatch.setattr(parser, "set_language", lambda: pytest.fail("the settings are read"))
    assert arguments.parser().parse_args(["games", "--json"]).json


def test_help_is_english_where_nothing_is_set(capsys):
    code, out = said(capsys, "simulate", "--help")
    assert code == 0
    assert out.out.startswith("usage: wonderland simulate [-h] --games N")
    assert "play matches of agents and count results" in out.out
    assert "show this help, and do nothing else" in out.out


REFUSED = [
    (("simulate",), "wonderland simulate: game, --games is missing"),
    (("simulate", GAME, "--games"), "wonderland simulate: --games: a value must follow"),
    (("simulate", GAME, "--games", "x"), "wonderland simulate: --games: x is no number from 1 up"),
    (("play", "--seed", "x"), "wonderland play: --seed: 'x' is no whole number"),
    (("play", "--seed", "9" * 19), "wonderland play: --seed: seed has at most 18 digits"),
    (("play", "--seed", "9" * 5000), "wonderland play: --seed: seed has at most 18 digits"),
    (("play", "--size", "9"), "wonderland play: --size: 9 is no size, such as 1280x720"),
    (("play", "--size", "10x10"), "wonderland play: --size: 10x10 is too small: 240x150 at least"),
    (("play", "--size", "1280x149"), "wonderland play: --size: 1280x149 is too small: 240x150 at least"),
    (("--size", "239x720", "watch"), "wonderland: --size: 239x720 is too small: 240x150 at least"),
    (("shots", "x", "--size", "10x10"), "wonderland shots: --size: 10x10 is too small: 240x150 at least"),
    (("play", "--size", "0x10"), "wonderland play: --size: 0x10 is no size, such as 1280x720"),
    (("play", "--size", "16385x10"), "wonderland play: --size: 16385x10 is no size, such as 1280x720"),
    (("play", "--think", "0"), "wonderland play: --think: 0 is no number of seconds from 0.1 to 600"),
    (("play", "--undo", "all"), "wonderland play: --undo: there is no 'all'; there is "),
    (("play", "--text=5"), "wonderland play: --text: it takes no value, such as '5'"),
    (("rules", GAME, "--rule", "W-1", "--being", "6"), "wonderland rules: --being: it can't stand beside"),
    (("rules", GAME, "--being", "6", "--rule", "W-1"), "wonderland rules: --rule: it can't stand beside --being"),
    (("play", "--te=5"), "wonderland play: --text: it takes no value, such as '5'"),
    (("play", "--text="), "wonderland play: --text: it takes no value, such as ''"),
    (("games", "--help=x"), "wonderland games: -h/--help: it takes no value, such as 'x'"),
    (("replay", "--seat"), "wonderland replay: --seat: a value must follow"),
    (("simulate", GAME, "--games", "9" * 5000), "wonderland simulate: --games: 99"),
    (("games", "--odd"), "wonderland: there is no argument --odd"),
    (("replay",), "wonderland replay: FILE is missing"),
    (("simulate", GAME, "--re", "x", "--games", "1"), "wonderland simulate: --re may mean"),
    (("frob",), "wonderland: COMMAND: there is no 'frob'; there is 'play', "),
]


@pytest.mark.parametrize(("words", "what"), REFUSED, ids=lambda value: "".join(value)[:30])
def test_what_is_refused_is_said_in_both(words, what, capsys, pseudo):
    code, out = said(capsys, *words)
    assert code == 2
    assert out.err.startswith("ûšàgé")
    assert "usage" not in out.err
    assert not plain(out.err.splitlines()[-1]) & {"there", "missing", "value", "number", "may", "stand", "small"}
    (home_folder() / "settings.yaml").unlink()
    code, out = said(capsys, *words)
    assert code == 2
    assert out.err.splitlines()[-1].startswith(what), out.err


def test_a_required_option_is_missing_only_where_it_was_not_given(capsys):
    assert run(["simulate", "--games", "1"]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "wonderland simulate: game is missing"


def test_faults_of_definitions_are_told_in_the_language_that_is_set(pseudo, capsys, tmp_path):
    path = tmp_path / "mutant.yaml"
    english = {"missing", "such", "key", "list", "take", "every", "this", "mapping", "values"}
    for text in ("first: 5\n", "first: {odd: 1, name: 5}\n", "a: [", "a: 1\na: 2\n"):
        path.write_text(text)
        code, out = said(capsys, "check", str(path))
        assert code == 2
        assert all(line.startswith(f"{path}:") for line in out.err.splitlines())
        assert not plain(out.err.replace(str(path), "")) & english


def test_what_is_left_out_is_told_so_by_every_command(pseudo, capsys):
    path = mods_folder(GAME) / "x.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("a: 5\n")
    code, out = said(capsys, "games")
    assert code == 0
    assert not out.err.startswith("left out")
    assert "ö" not in out.out, "what programs read is English"
