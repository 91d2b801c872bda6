"""A deck of one's own: checked with file and line, and played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import wonderland
from tests.games.storytellers.tools import step
from wonderland import api
from wonderland.games.storytellers.definitions import check_file, folder, load_definitions
from wonderland.games.storytellers.game import Storytellers

TEMPLATE = folder() / "family-deck.yaml"


def test_the_template_deck_has_twelve_cards_and_is_played():
    check_file(TEMPLATE)
    game = api.Game(Storytellers([TEMPLATE]))
    own = {card.key for card in game.rules.definitions.cards} - {
        c.key for c in load_definitions().cards
    }
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
    ("words:\n  who:\n    who01: {title: A, phrase: b, icons: [crown, paw]}\n", 3, "there already"),
    ("words:\n  who:\n    who-x: {title: A, phrase: b, icons: [crown, hat]}\n", 3, "icons"),
    ("hats: 3\n", 1, "hats"),
])  # fmt: skip
def test_what_is_wrong_in_a_deck_is_told_with_its_line(text, line, said, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(wonderland.BadInput) as refused:
        check_file(Path(path))
    problem = refused.value.problems[0]
    assert problem.line == line
    assert said in f"{problem}"
