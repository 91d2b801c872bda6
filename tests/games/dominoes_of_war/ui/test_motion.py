"""What is seen between two positions: tiles turn over, figures walk, blasts spread ring by ring."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from tests.games.dominoes_of_war.tools import GAME
from tests.house.matches import people, play_any
from tests.ui.apps import new_app
from tests.ui.devices import settle
from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.games.dominoes_of_war import events as ev
from wonderland.session.match_session import MatchSession
from wonderland.session.moments import starts
from wonderland.ui.games.dominoes_of_war.beats import BEATS, BROUGHT, TURNED, beats
from wonderland.ui.games.dominoes_of_war.motion import Motion, turn_over
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits

PLAN = Plan(0, 0, 8, 8, 50, pygame.Rect(0, 0, 400, 400))
LINES = 16


def at_a_table(app, start="middle"):
    match = starts(GAME)[start].match(api.game(GAME))
    session = MatchSession(api.game(GAME), match, people(match))
    app.push(screens_of(GAME).match(app, session, TableExits(lambda: None, lambda: None)))
    return app.scene


def test_a_match_in_motion_is_drawn_at_every_moment_and_comes_to_the_same(moving):
    scene, rng, seen = at_a_table(moving), random.Random(5), set()
    match = scene.session.match
    while match.to_act is not None and len(match.lines) < LINES:
        if match.to_act == "*":
            moving.step(60)
        elif not scene.board.film.running:
            attacks = [line for line in map(str, match.legal()) if " attack " in line]
            line = rng.choice(attacks) if attacks else play_any(match.copy(), rng)
            scene.do(lambda line=line: line)
        while scene.board.film.running:
            seen |= {type(event) for event, _ in scene.board.film.in_motion()}
            moving.draw()
            moving.step(150)
        assert scene.board.film.in_motion() == []
    assert {ev.Moved, ev.Flipped, ev.Attacked, ev.Removed} <= seen
    assert len(match.lines) >= LINES or match.result


def test_a_figure_walks_from_where_it_came_to_where_it_is():
    event = ev.Moved("a", "grunt", "a1", "c3")
    begins, ends = (Motion([(event, share)]) for share in (0.0, 1.0))
    assert begins.away(PLAN, "c3") == (-100, 100)
    assert ends.away(PLAN, "c3") == (0, 0)
    assert begins.away(PLAN, "a1") == (0, 0)


def test_a_tile_turns_over_and_is_then_what_it_is():
    flipped = ev.Flipped("c3", "6-6", "mine")
    assert Motion([(flipped, 0.0)]).turning == {"c3": 0.0}
    assert Motion([(flipped, TURNED)]).turning == {}


@pytest.mark.parametrize(("share", "shows"), [(0.1, "back"), (0.9, "face")])
def test_first_its_back_is_seen_and_then_its_face(app, share, shows):
    app.push(at_a_table(app))
    settle(app)
    cell, drawn = pygame.Rect(200, 200, 60, 60), []
    sides = {name: lambda name=name: drawn.append(name) for name in ("back", "face")}
    turn_over(app.canvas, cell, share, sides["back"], sides["face"])
    assert drawn == [shows]


def test_nothing_is_drawn_of_a_tile_that_turns_over_outside_the_window(app):
    drawn = []
    elsewhere = pygame.Rect(app.surface.get_width() + 100, -300, 60, 60)
    turn_over(app.canvas, elsewhere, 0.3, lambda: drawn.append("back"), lambda: None)
    assert not drawn


def test_every_sound_is_there():
    names = {path.stem for path in Path(assets_folder() / "sounds").glob("*.ogg")}
    assert {beat.sound for beat in BEATS.values()} | {*BROUGHT.values()} <= names


def test_what_a_tile_brings_is_heard_once_it_lies_open():
    heard = {what: beats(ev.Flipped("c3", "6-6", what)) for what in BROUGHT}
    assert {first.sound for first, _ in heard.values()} == {"domino-turn"}
    assert len({then.sound for _, then in heard.values()}) == len(BROUGHT)


def test_each_ring_of_a_chain_is_heard_and_seen_after_the_one_before():
    rings = (("c3",), ("d3", "d4"), ("e5",))
    found = beats(ev.Exploded(rings))
    assert [beat.sound for beat in found] == ["war-blast", "war-chain", "war-chain"]
    assert len({beat.ms for beat in found}) == 1


def test_nothing_moves_where_the_player_wants_none():
    app = new_app(motion="off")
    scene = at_a_table(app)
    scene.do(lambda: "a move j9 j10")
    assert scene.board.film.in_motion() == []
