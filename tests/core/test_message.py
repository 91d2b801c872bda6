"""Messages: English as they stand, other languages by their templates."""

from __future__ import annotations

import pickle
from gettext import NullTranslations

import pytest

from wonderland.content.languages import PSEUDO, Language, language
from wonderland.core.errors import BadInput
from wonderland.core.message import counted, msg


class Catalogue(NullTranslations):
    def gettext(self, message):
        return {
            "{who} attacks {whom}.": "{whom} wird von {who} angegriffen.",
            "the {rank} of {suit}": "{suit}-{rank}",
            "Leave": "Verlassen",
            "Hearts": "Herz",
        }.get(message, message)

    def ngettext(self, one, many, n):
        return "{n} Punkt wartet." if n == 1 else "{n} Punkte warten."


GERMAN = Language("de", Catalogue())


def test_a_message_is_its_english_text():
    told = msg("{who} attacks {whom}.", who="Ann", whom="the Rook")
    assert told == "Ann attacks the Rook."
    assert isinstance(told, str)
    assert language().say(told) == told


def test_a_language_orders_a_sentence_its_own_way_and_says_the_messages_in_it():
    six = msg("the {rank} of {suit}", rank=6, suit=msg("Hearts"))
    told = msg("{who} attacks {whom}.", who="Ann", whom=six)
    assert told == "Ann attacks the 6 of Hearts."
    assert GERMAN.say(told) == "Herz-6 wird von Ann angegriffen."


@pytest.mark.parametrize(
    ("n", "english", "german"),
    [(1, "1 point waits.", "1 Punkt wartet."), (3, "3 points wait.", "3 Punkte warten.")],
)
def test_numbers_decide_the_form(n, english, german):
    told = counted("{n} point waits.", "{n} points wait.", n)
    assert told == english
    assert GERMAN.say(told) == german


def test_a_text_that_is_whole_in_the_catalogue_is_said_and_names_stay():
    assert GERMAN.say("Leave") == "Verlassen"
    assert GERMAN.say("Ann") == "Ann"
    assert GERMAN.say(msg("{who} attacks {whom}.", who="Leave", whom="Bob")).endswith(
        "Leave angegriffen."
    )


def test_a_message_survives_the_way_to_another_process():
    told = pickle.loads(pickle.dumps(counted("{n} point waits.", "{n} points wait.", 3)))
    assert GERMAN.say(told) == "3 Punkte warten."


def test_the_pseudo_language_is_longer_and_said_once():
    pseudo = language(PSEUDO)
    said = pseudo.say("End actions")
    assert len(said) >= 1.4 * len("End actions")
    assert pseudo.say(said) == said


def test_an_unknown_language_is_named():
    with pytest.raises(BadInput, match="there is no language xx"):
        language("xx")
