"""A deck of one's own: checked with file and line, and played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import wonderland
from tests.games.storytellers.tools import step
from tests.pages import DOCS, shown
from wonderland import api
from wonderland.cli.main import run
from wonderland.content import records
from wonderland.content.places import home_folder
from wonderland.games.storytellers.definitions import FILES, ICONS, load_definitions
from wonderland.games.storytellers.game import Storytellers

EXAMPLES = shown("write-a-deck", "yaml")
TEMPLATE = FILES.folder / "templates" / "family-deck.yaml"


def test_the_template_deck_has_twelve_cards_and_is_played():
    FILES.check(TEMPLATE)
    game = api.Game(Storytellers([TEMPLATE]))
    own = {card.key for card in game.rules.definitions.cards} - {c.key for c in load_definitions().cards}
    assert len(own) == 12
    met = set()
    for seed in range(6):
        match, rng = game.new(seed=seed, options={"players": 6}), random.Random(seed)
        while match.to_act is not None:
            step(match, rng)
            met |= own & set(" ".join(match.lines[-1:]).split())
    assert len(met) > 6


@pytest.mark.parametrize(("text", "line", "said"), [
    ("words:\n  who:\n    where-shed: {title: A, phrase: b, icons: [crown, paw]}\n", 3, "stands under"),
    ("words:\n  who:\n    who-x: {title: A, phrase: b, icons: [crown, crown]}\n", 3, "one icon twice"),
    ("words:\n  who:\n    who-x: {title: A, phrase: 'b, c', icons: [crown, paw]}\n", 3, "commas"),
    ("words:\n  what:\n    what-x: {title: A, phrase: 'lost a hat.', icons: [crown, paw]}\n", 3, "no stop"),
    ("words:\n  who:\n    who01: {title: A, phrase: b, icons: [crown, paw]}\n", 3, "there already"),
    ("words:\n  who:\n    who-x: {title: A, phrase: b, icons: [crown, hat]}\n", 3, "icons"),
    ("hats: 3\n", 1, "hats"),
])  # fmt: skip
def test_what_is_wrong_in_a_deck_is_told_with_its_line(text, line, said, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(wonderland.BadInput) as refused:
        FILES.check(Path(path))
    problem = refused.value.problems[0]
    assert problem.line == line
    assert said in f"{problem}"


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page_are_right_and_are_played(text, tmp_path, capsys):
    path = tmp_path / "our-deck.yaml"
    path.write_text(text, encoding="utf-8")
    assert run(["check", str(path)]) == 0
    capsys.readouterr()
    mods = home_folder() / "mods" / "storytellers"
    mods.mkdir(parents=True)
    (mods / path.name).write_text(text, encoding="utf-8")
    game = api.game("storytellers")
    own = game.rules.definitions
    shipped = load_definitions()
    more = len(own.cards) - len(shipped.cards), len(own.themes) - len(shipped.themes)
    assert more in ((4, 0), (0, 1))
    match, rng = game.new(seed=3, options={"players": 3, "themes": 24}), random.Random(3)
    while match.to_act is not None:
        step(match, rng)
    book = game.parts.book.written(game.rules, match.record(), ".html", str)
    assert b"<article>" in book
    again = tmp_path / "match.wonder.yaml"
    again.write_text(records.write(match.record()), encoding="utf-8")
    assert run(["replay", str(again), "--book", str(tmp_path / "story.epub")]) == 0


def test_the_page_names_what_there_is():
    text = (DOCS / "write-a-deck.md").read_text("utf-8")
    for ending in api.game("storytellers").parts.book.formats:
        assert ending in text
    assert all(icon in text for icon in ICONS)
    assert (DOCS / "../config/games/storytellers/templates/family-deck.yaml").is_file()
