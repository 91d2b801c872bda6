"""Hints and reasons of every game are told in another language whole, with nothing left in English."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from tests.house.matches import having, play_any, short
from tests.ui.pseudo import LINE, plain_words
from wonderland import api
from wonderland.cli.simulate.tasks import decided
from wonderland.content.languages import PSEUDO, language
from wonderland.core.message import told

CHOICES = 25
"""So many of each level are looked at; the strongest says what the one before it does, and is slow."""


def english(texts):
    """Those of some texts that keep English words in another language."""
    spoken = language(PSEUDO)
    return [one for text in texts if plain_words(LINE.sub("", one := told(text, spoken)))]


def asked(name, level):
    """What hints say at each choice of a match against itself: to the seat and to others."""
    game = api.game(name)
    hints = game.parts.hints
    match = game.new(seed=3, options=short(name))
    agents = {seat: game.agent(level, seed=3 + i) for i, seat in enumerate(match.seats)}
    while match.to_act is not None:
        seat = match.to_act
        if seat == "*":
            match.draw()
            continue
        choice = agents[seat].choose(match.view(seat))
        line = str(choice.action)
        for side in ("", seat):
            yield hints.reason(match, choice.why, side)
        yield hints.nudge(match, [line])
        yield hints.advice(match, [line])
        match.play(line)
        yield hints.deeds(match, [line])


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in having("hints") for level in api.game(name).levels[:-1]]
)
def test_hints_and_reasons_are_told(name, level):
    assert english(islice(asked(name, level), 5 * CHOICES)) == []


def over(name):
    """Matches that ended: those kept, which end in every way, or one of random play."""
    game = api.game(name)
    folder = Path(__file__).resolve().parents[1] / "games" / name.replace("-", "_") / "golden"
    if kept := sorted(folder.glob("*.wonder.yaml")):
        return [game.load(api.read_record(path)) for path in kept]
    match, rng = game.new(seed=1), random.Random(1)
    while match.to_act is not None:
        play_any(match, rng)
    return [match]


def test_what_decides_a_match_has_words(name):
    """A table of many matches says them."""
    game = api.game(name)
    found = {decided(game, match) for match in over(name)}
    assert found - {*game.info.ends} == set()
