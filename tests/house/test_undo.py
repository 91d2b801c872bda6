"""What may be taken back, by each rule and with the others' leave, and played again."""

from __future__ import annotations

import io
import random
import sys
from dataclasses import replace

import pygame
import pytest

from tests.house.matches import awaited, begun, play_any, table_of
from tests.ui.devices import lift
from wonderland import api
from wonderland.cli.main import run
from wonderland.core.errors import IllegalAction
from wonderland.session import saves
from wonderland.session.settings import read_settings
from wonderland.session.undo import RULES, permission
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.wishes import Wishes
from wonderland.ui.table.taking_back import AskLeave


# --- the match -----------------------------------------------------------------------------------
def test_what_was_taken_back_is_played_again_until_something_else_is(name):
    match = begun(name, 20)
    lines, state = match.lines[-3:], match.state()
    for _ in range(3):
        match.undo()
    assert [match.redo() for _ in range(3)] == lines
    assert match.state() == state
    with pytest.raises(IllegalAction, match="nothing to play again"):
        match.redo()
    match.undo()
    while match.to_act == "*" or len(match.legal()) < 2:
        match.undo()
    again, other = match.taken_back[-1], match.taken_back[:-1]
    assert again in map(str, match.legal())
    match.play(again)
    assert match.taken_back == other, "the same line again takes nothing away"
    match.undo()
    copy = match.copy()
    match.play(next(str(action) for action in match.legal() if str(action) != again))
    assert match.taken_back == []
    assert copy.taken_back[-1] == again


def test_a_match_goes_to_any_line_as_if_it_had_been_played_to(name, monkeypatch):
    match, moves, calls = begun(name, 40), begun(name, 40).lines, []
    most = len(moves)  # the smallest games are over sooner
    kind, perform = type(match.position), type(match.position).perform
    monkeypatch.setattr(kind, "perform", lambda *said: calls.append(said) or perform(*said))
    head = replace(match.record(), moves=[])
    for wished in (0, 40, 33, 32, 31, 40, 5):
        to = min(wished, most)
        calls.clear()
        match.go(to)
        assert len(calls) < 32, "from the nearest position that was kept"
        played = api.game(name).load(replace(head, moves=moves[:to]))
        assert match.lines == played.lines
        assert match.state() == played.state()
        assert [*match.lines, *match.taken_back[::-1]][:most] == moves
        for seat in match.seats:
            assert match.lines_for(seat) == played.lines_for(seat)
            known = [match.known_by((seat,), place) for place in range(to)]
            assert known == played.lines_for(seat)
        while match.to_act == "*":
            assert match.draw() == played.draw()
    assert match.same_as(moves) >= min(5, most)


# --- the rules -----------------------------------------------------------------------------------
CASES = [
    # lines, to act; then for free, revealed, consent, none: whether it may be taken back
    (["w move"], "w", "yes yes yes no"),
    (["w dice", "* roll"], "w", "yes no yes no"),
    (["w end"], "e", "yes no yes no"),
    (["* roll"], "w", "no no no no"),
    ([], "w", "no no no no"),
]


@pytest.mark.parametrize(("lines", "to_act", "said"), CASES)
def test_each_rule_among_people(lines, to_act, said):
    found = [permission(rule, lines, to_act, lambda _: True, ("w", "e"), agents=False) for rule in RULES]
    assert ["yes" if one.allowed else "no" for one in found] == said.split()
    assert all(bool(one.why) is not one.allowed for one in found)
    assert found[2].asked == (("e",) if found[2].allowed else ())


def test_agents_agree_unless_something_was_revealed():
    def may(lines, to_act):
        return permission("consent", lines, to_act, "w".__eq__, ("w",), agents=True)

    assert may(["w move"], "w") == (True, (), "", "")
    assert not may(["w dice", "* roll"], "w").allowed
    assert "does not agree" in may(["w end", "e dice"], "e").why


def test_the_rule_of_a_match_outlives_its_window(name):
    session = table_of(awaited(begun(name, 2)))
    session.agree_on_undo("free", "none")
    play_any(session, random.Random(1))
    path = session._autosave.path
    session.close()
    match, _, own = saves.go_on(path)
    again = table_of(match, own)
    again.agree_on_undo("free")
    assert again.undo_rule == "none"
    with pytest.raises(IllegalAction, match="nothing is taken back in this match"):
        again.undo()
    again.close()


# --- the window ----------------------------------------------------------------------------------
def regions(app):
    app.draw()
    return {region.key: region for region in app.canvas.regions}


def rest(app):
    """Let the app go on until nothing moves."""
    for _ in range(400):
        if not (app.step(30) or app.dirty):
            return


def press(app, key):
    """Press a control that is on the screen, and let what it begins come to rest."""
    while lift(app):
        rest(app)
    app.activate(regions(app)[key])
    rest(app)


def seated(app, name, rule):
    """A new match of a game at its table, played on until somebody is awaited."""
    house = Navigator(app)
    house.open_menu()
    match, rng = awaited(begun(name)), random.Random(1)
    while not quiet_lines(match):
        play_any(match, rng)
    session = table_of(match)
    session.agree_on_undo(rule)
    house.matches.sit_down(session)
    rest(app)
    return session


def quiet_lines(match):
    """The lines that chance has no part in, neither before them nor after."""
    if match.to_act == "*":
        return []
    found = []
    for action in match.legal():
        played = match.copy()
        played.play(action)
        if played.to_act not in ("*", None):
            found.append(str(action))
    return found


def one_line(session):
    """Play such a line, and return what was played before and after it."""
    before = list(session.match.lines)
    session.play(quiet_lines(session.match)[0])
    return before, list(session.match.lines)


def test_the_other_is_asked_and_may_refuse(name, app):
    session = seated(app, name, "consent")
    before, after = one_line(session)
    rest(app)
    for answer, left in (("refuse", after), ("agree", before)):
        press(app, "undo")
        assert isinstance(app.scene, AskLeave)
        assert app.scene.mover != app.scene.name
        assert any("do you agree?" in text.text for text in app.canvas.texts)
        assert session.match.lines == after
        press(app, answer)
        while answer == "agree" and isinstance(app.scene, AskLeave):
            press(app, answer)  # each of the others is asked
        assert session.match.lines == left
    press(app, "redo")
    assert session.match.lines == after


def test_undo_and_redo_by_their_keys(name, app):
    session = seated(app, name, "free")
    before, after = one_line(session)
    app.draw()
    lift(app)
    for key, lines in ((pygame.K_z, before), (pygame.K_y, after)):
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        lift(app)
        app.draw()
        assert session.match.lines == lines


def test_a_new_match_takes_the_rule_that_was_chosen(app):
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    while house.wishes.undo != "consent":
        regions(app)["undo"].act()
    assert house.wishes.undo == "consent"
    house._begin(Wishes.of(house.info.name))
    assert app.scene.session.undo_rule == read_settings().values.undo
    house.open_menu()
    house.new_match()
    regions(app)["begin"].act()
    assert app.scene.session.undo_rule == "consent"


# --- in text -------------------------------------------------------------------------------------
def first_line(name):
    """The first line that a person may say in a match with seed 3."""
    match = api.game(name).new(seed=3)
    while match.to_act == "*":
        match.draw()
    return next(str(action) for action in match.legal())


@pytest.mark.parametrize(
    ("rule", "answers", "taken"),
    [
        ("free", [], True),
        ("revealed", [], None),
        ("consent", ["yes"], True),
        ("consent", ["no"], False),
        ("none", [], False),
    ],
)
def test_text_play_keeps_each_rule(name, rule, answers, taken, capsys, monkeypatch):
    line = first_line(name)
    others = len(api.game(name).new(seed=3).seats) - 1
    said = [line, "undo", *(answers * others), "redo", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(said)))
    assert run(["play", "--text", name, "--seed", "3", "--undo", rule]) == 0
    out, err = capsys.readouterr()
    says = " ".join(line.split()[:2])  # the rest may be hidden from whoever reads it
    back = f"taken back: {says}" in out
    assert back == (f"played again: {says}" in out), "what was taken back is played again"
    if taken is not None:
        assert back == taken, err
    assert back or "refused: " in err
    assert (("may " in out) and ("take it back" in out)) == (rule == "consent")
