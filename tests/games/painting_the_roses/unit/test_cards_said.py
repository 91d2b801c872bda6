"""What people read of a card is its rank and its suit in words everywhere, never its notation."""

from __future__ import annotations

import re

from tests.games.painting_the_roses.tools import opened, played
from tests.games.painting_the_roses.ui.player import sit_down
from tests.ui.devices import settle
from wonderland.games.painting_the_roses.hints import deeds
from wonderland.games.painting_the_roses.names import named, said
from wonderland.games.painting_the_roses.words import by_suit, sentence
from wonderland.ui.games.painting_the_roses.question import foot

NOTATION = re.compile(r"\b([A2-9TJQK]|10)[CDHS]\b|\bT\b")


def test_no_sentence_names_a_card_in_notation():
    options = {"players": 3, "packs": 2, "rounds": 6}
    match, told = opened(options=options, seed=3), []
    for line in played(3, options).lines:
        match.play(line)
        told += [sentence(event) for event in match.events_for("a")]
        if not line.startswith("*"):
            told.append(deeds([line]))
    assert any("10 of" in words for words in told)
    assert [words for words in told if NOTATION.search(words)] == []


def test_a_row_is_told_as_it_grows_and_when_it_is_whole(app):
    scene, _ = sit_down(app, 2, dealer="a", people=("a",), seed=5)
    settle(app)
    intent = scene.control
    cards = intent.own.garden_cards()
    for card in cards[:4]:
        intent.pick(card)
    some = foot(intent, (), scene.board.ends).sentence
    assert some.startswith(f"So far {named(cards[0])}, {named(cards[1])}, ")
    assert some.endswith("the rest follows as it was dealt.")
    intent.pick(cards[4])
    assert foot(intent, (), scene.board.ends).sentence == f"Your garden from 1 to 5: {', '.join(map(named, cards))}."


def test_cards_are_named_alike_alone_and_in_numbers():
    assert said("TH") == "the 10 of Hearts"
    assert (named("AS"), named("6D")) == ("Ace of Spades", "6 of Diamonds")
    assert by_suit(["QC", "TC", "2C", "3D"]) == "Diamonds 3; Clubs 2, 10, Queen"
