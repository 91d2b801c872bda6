"""Cards and hedges touched at random: no line is said that the match refuses, but to hear why."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from wonderland import api
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.marking import marked
from wonderland.ui.games.painting_the_roses.question import let_go, row_line


def seated(players, seed, **options):
    game = api.game("painting-the-roses")
    match = game.new(options={"players": players, **options}, seed=seed)
    return Intent(MatchSession(game, match, {s: Seat(s, "human") for s in match.seats}))


def check_what_is_up(intent):
    up, lying = intent.chosen, intent.own.lying()
    assert not Counter(up) - Counter(lying), "only what lies there"
    most = {modes.ROW: len(lying), modes.DISCARDING: intent.own.surplus}.get(intent.mode, 1)
    assert len(up) <= most
    if intent.mode == modes.ACTING:
        lines = {str(use.line) for use in intent.uses.now()}
        assert lines <= {intent.line(words) for words in intent.own_lines()}
        marks = marked(intent, intent.seat)
        hedges = {use.line.hedge or intent.own.post() for use in intent.uses.now()} - {""}
        assert {*marks.walks, *marks.stalks, *marks.targets} <= hedges


def line_meant(intent, rng):
    """What a player may do next beside picking cards; whether the match must allow it, and the line."""
    if intent.mode == modes.ROW:
        line = row_line(intent)
        assert line.split()[2 : 2 + len(intent.chosen)] == intent.chosen
        return True, line
    if intent.mode == modes.DISCARDING:
        return bool(intent.chosen), let_go(intent)
    if intent.mode == modes.ACTING and rng.random() < 0.8:
        hedge = rng.choice(intent.match.seats) + str(rng.randint(1, 5))
        there = {intent.own.post() if use.line.verb == "paint" else use.line.hedge for use in intent.uses.now()}
        return hedge in there, intent.touch(hedge)
    return True, intent.line(rng.choice(intent.own_lines()))


@pytest.mark.parametrize(("players", "packs"), [(2, 1), (3, 2)])
def test_what_is_touched_at_random_is_in_hand_and_what_fits_is_played(players, packs):
    rng, intent, played = Random(players), seated(players, 3, packs=packs), Counter()
    for _ in range(4000):
        if intent.mode == modes.OVER:
            intent = seated(players, rng.randrange(99), packs=packs)
        if intent.mode == modes.WAITING:
            intent.advance()
            continue
        lying = intent.own.lying()
        if lying and rng.random() < 0.6:
            number = rng.randrange(len(lying))
            intent.pick(lying[number], lying[:number].count(lying[number]))
        else:
            fits, line = line_meant(intent, rng)
            if line:
                assert intent.play(line) == fits, line
                played[line.split()[1]] += fits
        check_what_is_up(intent)
    assert {"row", "guard", "move", "paint", "play", "discard", "end"} <= {*played}
