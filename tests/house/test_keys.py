"""One set of keys for the family: one skips motion and no more, one confirms, one ends a turn."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tests.house.matches import begun, people
from tests.ui.devices import click, press
from wonderland import api
from wonderland.session import controls as keys
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.plain import table_of
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table_control import WAITING
from wonderland.ui.table.table_menu import TableMenu

LINES = 24
STILL = 400
"""Frames after which a person is asked again."""
PRESSES = (
    (pygame.K_RETURN, "", 0), (pygame.K_SPACE, " ", 0), (pygame.K_e, "e", 0), (pygame.K_x, "x", 0),
    (pygame.K_x, "X", pygame.KMOD_SHIFT),
)  # fmt: skip


@pytest.fixture
def table(name, moving):
    """People at a table of a game, at which what happens takes its time."""
    match = begun(name, seed=5)
    session = MatchSession(api.game(name), match, people(match))
    moving.push(table_of(name)(moving, session, TableExits(lambda: None, lambda: None)))
    return moving.scene


def wait(table):
    """Let time go on until a person is asked and nothing moves; whether the match still goes on."""
    app, match = table.app, table.session.match
    for _ in range(STILL):
        app.step(40)
        if match.to_act is None:
            return False
        if table.control.mode != WAITING and not table.board.film.running:
            break
    app.draw()
    return True


def play_any(table, rng):
    """Play any line, as a person at the table would."""
    seat = str(table.session.match.to_act)
    line = f"{seat} resign"
    while line.endswith(" resign"):
        line = str(table.session.match.legal(seat).choose(rng))
    table.do(lambda: line)


def hurry(app, rng):
    """Press any key, any control or the gamepad's button."""
    app.draw()
    spots = [one.rect.center for one in app.canvas.regions if one.rect.width]
    way = rng.randrange(len(PRESSES) + 2)
    if way < len(PRESSES):
        press(app, *PRESSES[way])
    elif way == len(PRESSES):
        app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0))
    elif spots:
        click(app, rng.choice(spots))


def test_a_press_while_something_moves_means_only_faster(table):
    rng, match, hurried = Random(1), table.session.match, 0
    while wait(table) and len(match.lines) < LINES:
        play_any(table, rng)
        while table.board.film.moves and match.to_act is not None:
            lines, scene = list(match.lines), table.app.scene
            hurry(table.app, rng)
            assert match.lines == lines
            hurried += 1
            while table.app.scene is not scene:  # what only shows something did so
                table.app.pop()
            table.app.step(40)
    assert hurried > LINES / 4 or not table.board.film.moves


def test_the_key_that_skips_plays_no_line_whatever_has_the_focus(table):
    rng, match, app = Random(2), table.session.match, table.app
    phases = set()
    while wait(table) and len(match.lines) < LINES:
        phase = (table.control.mode, *sorted({line.split()[0] for line in table.control.own_lines()[:200]}))
        if phase not in phases:
            phases.add(phase)
            lines = list(match.lines)
            for region in list(app.canvas.regions):
                app.pointer.focus, app.pointer.focus_shown = region.key, True
                press(app, pygame.K_SPACE, " ")
                assert match.lines == lines, (phase, region.key)
                assert app.scene is table, (phase, region.key)
            app.pointer.focus_shown = False
            press(app, pygame.K_SPACE, " ")
            assert match.lines == lines
            table.control.clear()
        play_any(table, rng)
    assert phases


def test_escape_leads_to_the_menu_and_back_at_any_time(table):
    rng, match, app = Random(3), table.session.match, table.app
    while wait(table) and len(match.lines) < LINES // 2:
        play_any(table, rng)
        for _ in range(2 if match.to_act else 0):
            lines = list(match.lines)
            press(app, pygame.K_ESCAPE)
            if app.scene is table:  # a tip, or what was asked for, lay over the table
                press(app, pygame.K_ESCAPE)
            assert isinstance(app.scene, TableMenu)
            press(app, pygame.K_ESCAPE)
            assert (app.scene, match.lines) == (table, lines)
            app.step(40)


def test_to_skip_to_confirm_and_to_end_a_turn_are_three_keys():
    controls = keys.controls({}, {})
    names = ("skip", "accept", "end-turn", "let-pass", "let-all-pass", "leave", "put-back", "hint")
    assert len({controls.key(name) for name in names}) == len(names)


def test_no_game_has_keys_of_its_own_for_what_the_house_has():
    shipped = keys.controls({}, {})
    own = {action.name for group in shipped.groups if ":" in group.name for action in group.actions}
    house = {one.name for group in shipped.groups if ":" not in group.name for one in group.actions}
    words = ("end", "pass", "decline", "done", "skip", "stop", "hint", "help")
    assert not own & house
    assert not {name for name in own if {*words} & {*name.split("-")}} - {"stop-here"}
