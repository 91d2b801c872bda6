"""What lies in the user's folder of mods is part of the game, and can't do it any harm."""

import re
from itertools import pairwise
from random import Random

import pytest

import wonderland
from tests.games.wonderland.extension.test_new_beings import DIAGONAL, GRYPHON, SIXTH, TWO
from tests.games.wonderland.helpers import fresh
from wonderland.cli.main import run
from wonderland.content.places import config_folder, mods_folder
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.ui.games.wonderland.rulebook.screen import Rulebook
from wonderland.ui.shell.navigator import Navigator

rule = pytest.mark.rule
BEING = "being-{}"


@pytest.fixture
def mods():
    """Puts files into the folder of mods."""
    folder = mods_folder("wonderland")
    folder.mkdir(parents=True)

    def put(**files):
        for name, text in files.items():
            (folder / f"{name}.yaml").write_text(text)
        return folder

    return put


def said(capsys, *words):
    code = run([str(word) for word in words])
    return (code, *capsys.readouterr())


@rule("W-8")
def test_a_file_in_the_folder_is_part_of_the_game(mods, capsys):
    assert "Six, red and black: Pawn" in said(capsys, "rules", "wonderland", "--being", "6")[1]
    mods(gryphon=GRYPHON, luck=SIXTH)
    code, out, err = said(capsys, "rules", "wonderland", "--being", "6")
    assert (code, err) == (0, "")
    assert "Six, Hearts: Gryphon" in out
    assert "Six, Spades, Diamonds and Clubs: Pawn" in out
    assert wonderland.game("wonderland").rules.definitions.letters == "CFDAML"
    assert "L" in fresh().state()["factors"]["w"]


@rule("W-8")
def test_a_broken_file_is_told_and_left_out_and_the_others_are_played(mods, capsys):
    folder = mods(a=GRYPHON, b=DIAGONAL.replace("diagonal", "sideways"), c="a: [", d=SIXTH, e=SIXTH)
    code, out, err = said(capsys, "rules", "wonderland", "--being", "6")
    assert code == 0
    assert "Gryphon" in out
    lines = err.splitlines()
    assert lines[0].startswith(f"left out: {folder / 'b.yaml'}:6: ")
    assert lines[1].startswith(f"left out: {folder / 'c.yaml'}:")
    assert lines[2].startswith(f"left out: {folder / 'e.yaml'}:2: L is Luck already")
    assert said(capsys, "check", folder / "a.yaml")[0] == 0
    assert said(capsys, "check", folder / "b.yaml")[0] == 2


def test_a_folder_that_is_a_file_or_holds_one_stops_nothing(mods, capsys):
    folder = mods()
    (folder / "x.yaml").mkdir()
    assert said(capsys, "games")[::2] == (0, "")
    (folder / "x.yaml").rmdir()
    folder.rmdir()
    folder.write_text("no folder")
    code, out, err = said(capsys, "games")
    assert (code, "wonderland" in out) == (0, True)
    assert err.startswith(f"left out: {folder}: the folder can't be read")


def test_the_menu_says_what_is_left_out(mods, app):
    mods(b=DIAGONAL.replace("diagonal", "sideways"))
    house = Navigator(app)
    house.open_menu()
    app.step(16)
    assert "sideways" in app.scene.notice
    assert registry.mods("wonderland").files == ()


@rule("W-8")
def test_lessons_and_puzzles_are_played_as_they_ship(mods, app, capsys):
    mods(gryphon=GRYPHON.replace('ranks: ["6"], suits: [H]', 'ranks: ["6", "4", "A", "T", "9"]'))
    assert wonderland.game("wonderland").rules.definitions.cards["6H"].being == "gryphon"
    house = Navigator(app)
    assert house.school.game.rules.definitions.cards["6H"].being == "pawn"
    lesson = config_folder() / "games" / "wonderland" / "lessons"
    assert said(capsys, "check", sorted(lesson.glob("06*"))[0])[0] == 0


WORDS = ("[]", "{}", "5", "null", "[1]", "{a: b}", "''", "M", "S", "-1")


def test_a_file_that_says_anything_is_read_or_refused(tmp_path):
    """A word of a file put out for another: never a fault, and every refusal says something."""
    rng, path, refused = Random(7), tmp_path / "any.yaml", 0
    for _ in range(120):
        text = rng.choice((TWO, SIXTH, GRYPHON))
        begin, end = rng.choice([m.span() for m in re.finditer(r"(?<=[:\[] )[\w-]+", text)])
        path.write_text(text[:begin] + rng.choice(WORDS) + text[end:])
        try:
            registry.check("wonderland", path)
        except BadInput as bad:
            refused += 1
            assert all(problem.line and problem.message for problem in bad.problems)
    assert refused > 60


STILL = """
pawn:
  name: Pawn
  cards: [{ranks: ["5"]}]
  components: {barricade: {halts: true, tax: 1}}
"""


@rule("W-3", "W-8")
def test_the_rulebook_shows_every_being_and_its_pictures_stay_as_the_game_ships(mods, app):
    mods(gryphon=GRYPHON, luck=SIXTH, still=STILL)
    rulebook = Rulebook(app)
    app.push(rulebook)
    for number in ("W-3", "W-5", "W-44", "W-45"):
        rulebook.open_at(number)
        app.draw()
    told = {being.card.name: being for being in rulebook.beings}
    for name, example in (("6H", False), ("6S", True), ("5H", False)):
        rulebook.open_being(told[name])
        app.draw()
        assert told[name].card.title in {text.text for text in app.canvas.texts}
        assert bool(told[name].example) == example
    places = [region.rect for region in app.canvas.regions if region.key in map(BEING.format, told)]
    assert all(one.right <= other.left for one, other in pairwise(places))


def test_an_ability_of_a_mod_may_change_only_what_ends_with_the_turn(tmp_path, capsys):
    """To change a being's square ended play with a failed assertion."""
    text = (registry.info("wonderland").folder / "abilities.yaml").read_text("utf-8")
    assert "changes: hobble" in text
    path = tmp_path / "abilities.yaml"
    path.write_text(text.replace("changes: hobble", "changes: square"), "utf-8")
    assert run(["check", str(path)]) == 2
    said = capsys.readouterr().err
    assert "nothing called square can be changed" in said
    assert "What can be is" in said
