"""What leaves a table before the end holds no more than its seat knows: copies, files, looking back."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from random import Random

import pygame
import pytest

from tests.house.matches import against_agents, begun, people
from tests.ui.devices import region
from wonderland import api
from wonderland.cli.main import run
from wonderland.content import files, records
from wonderland.content.places import saves_folder
from wonderland.session import autosave, named
from wonderland.session.match_session import MatchSession
from wonderland.session.sharing import shown_to
from wonderland.ui.shell.keeping import Keeping
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.viewer import Viewer

LINES = 40


@pytest.fixture
def clipboard(monkeypatch):
    """A clipboard of our own, for there is none without a display."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.__setitem__(0, text))
    return held


def under_way(name, seat=0):
    """A match that is not over, a person in one seat and agents in the others."""
    match = begun(name, LINES)
    seats = against_agents(match)
    first, own = seats[match.seats[0]], match.seats[seat]
    seats[match.seats[0]] = seats[own]
    seats[own] = first
    return MatchSession(api.game(name), match, seats)


def twins(session, seat):
    """The match's record, and that of another which looks the same to a seat."""
    record, game = session.record(), session.game
    if game.parts.known is None:
        return record, None
    other = game.known(record, seat, Random(5))
    return record, replace(other, seed=record.seed)


def test_a_copy_of_a_match_under_way_holds_what_the_seat_knows(name, app, clipboard):
    session = under_way(name, -1)
    seat = session.people[0]
    copies = []
    for record in twins(session, seat):
        if record is None:
            continue
        viewer = Viewer(app, record)
        viewer.session.secret = "a secret"
        app.push(viewer)
        viewer.go(len(record.moves))
        assert viewer.board.looking == seat, "nobody else's cards are shown"
        app.step(16)
        app.activate(region(app, "copy"))
        copies.append(clipboard[0])
        app.pop()
    if session.game.parts.known is None:
        assert copies == [""]
        return
    one, other = copies
    assert one == other
    copied = records.from_text(one, "x")
    assert session.game.load(copied).view(seat) == session.match.view(seat)
    assert copied.seed != session.match.seed


def test_looking_back_on_a_record_under_way_is_done_by_what_the_seat_knows(name, app):
    session = under_way(name, -1)
    if session.game.parts.known is None or session.game.parts.analysis is None:
        return
    path = saves_folder() / "half.wonder.yaml"
    files.save(path, records.write(session.record()))
    assert Navigator(app).watching.analyse(path) == ""
    study = app.scene.study
    assert study.seat == session.people[0]
    assert study.record.seed != session.match.seed
    study.close()


def test_a_save_in_the_terminal_holds_what_the_person_knows(name, monkeypatch, capsys):
    """And all of it, where people play one another."""
    session = under_way(name)
    whole = saves_folder() / "whole.wonder.yaml"
    files.save(whole, records.write(session.record()))
    if session.match.to_act not in session.people or session.game.parts.known is None:
        return
    saved = whole.with_name("saved.wonder.yaml")
    for seats, kept in (([], False), ([f"{s}=human" for s in session.match.seats], True)):
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {saved}\nquit\n"))
        words = [word for seat in seats for word in ("--seat", seat)]
        assert run(["play", "--text", "--load", str(whole), *words]) == 0
        found = records.read(saved)
        assert (found.seed == session.match.seed) == kept
        assert session.game.load(found).view(session.people[0]) == session.match.view(session.people[0])
    capsys.readouterr()


def test_the_picture_of_a_save_shows_nobody_s_cards(name, app):
    """Where several play at one screen, the list of records draws what all of them see."""
    match = begun(name, LINES)
    app.settings.values = app.settings.values.model_copy(update={"curtain": False})
    house = Navigator(app)
    for seats, shown in ((people(match), False), (against_agents(match), True)):
        session = MatchSession(api.game(name), match.copy(), seats, autosave.begin(name))
        house.matches.sit_down(session)
        app.step(16)
        Keeping(app).save()
        (save,) = named.saved()
        assert (save.picture is not None) == shown
        save.path.unlink()
        app.pop()


def test_what_is_given_away_is_drawn_from_a_secret_and_not_from_the_seed(name):
    """A seed of few digits is soon found by trying all: then what was drawn by it would tell the rest."""
    session = under_way(name)
    seat, record, game = session.people[0], session.record(), session.game
    if game.parts.known is None:
        return
    one = shown_to(game, record, seat, "one")
    assert shown_to(game, record, seat, "one") == one
    assert shown_to(game, replace(record, seed=record.seed + 1), seat, "one").moves == one.moves
    assert session.secret != under_way(name).secret
    if twins(session, seat)[1] != record:
        assert any(shown_to(game, record, seat, secret) != one for secret in ("two", "three", "four"))
