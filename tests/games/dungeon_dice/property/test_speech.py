"""The game's lines word by word."""

from __future__ import annotations

import pytest

from tests import speech

GAME = "dungeon-dice"
OPTIONS = [{}]
MANY = {"dice", "summon"}
"""The verbs of many lines, which say themselves what may follow them."""


@pytest.mark.parametrize("options", OPTIONS)
def test_word_by_word_just_the_legal_lines_can_be_said(options):
    speech.check_lines(GAME, options, MANY)


@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_follows_what_no_line_begins_with(options):
    speech.check_nothing_else(GAME, options)


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_typed_is_completed_as_if_all_lines_were_listed(options):
    speech.check_completion(GAME, options)
