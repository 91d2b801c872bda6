"""What may be taken back, by each rule and with the others' leave, and played again."""

from __future__ import annotations

import io
import sys

import pygame
import pytest

from tests.games.painting_the_roses.ui.player import sit_down
from tests.games.wonderland.helpers import fresh, game
from tests.games.wonderland.ui.hand import Hand, Inside
from wonderland.cli.main import run
from wonderland.core.errors import IllegalAction
from wonderland.session import autosave, saves
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.settings import read_settings
from wonderland.session.undo import RULES, permission
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.taking_back import AskLeave
from wonderland.ui.shell.wishes import Wishes

PEOPLE = {"w": Seat("Ann"), "e": Seat("Bob")}


# --- the match -----------------------------------------------------------------------------------
def test_what_was_taken_back_is_played_again_until_something_else_is():
    match = fresh()
    for line in ("w dice AS", "* roll M", "w end"):
        match.play(line)
    state = match.state()
    for _ in range(3):
        match.undo()
    assert [match.redo() for _ in range(3)] == ["w dice AS", "* roll M", "w end"]
    assert match.state() == state
    with pytest.raises(IllegalAction, match="nothing to play again"):
        match.redo()
    match.undo()
    match.undo()
    match.play("* roll M")
    assert match.taken_back == ["w end"], "the same line again takes nothing away"
    match.undo()
    match.play("* roll A")
    assert match.taken_back == []
    other = match.copy()
    other.undo()
    assert match.taken_back == []


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
    found = [
        permission(rule, lines, to_act, lambda _: True, ("w", "e"), agents=False) for rule in RULES
    ]
    assert ["yes" if one.allowed else "no" for one in found] == said.split()
    assert all(bool(one.why) is not one.allowed for one in found)
    assert found[2].asked == (("e",) if found[2].allowed else ())


def test_agents_agree_unless_something_was_revealed():
    def may(lines, to_act):
        return permission("consent", lines, to_act, "w".__eq__, ("w",), agents=True)

    assert may(["w move"], "w") == (True, (), "", "")
    assert not may(["w dice", "* roll"], "w").allowed
    assert "does not agree" in may(["w end", "e dice"], "e").why


def test_the_rule_of_a_match_outlives_its_window():
    own = autosave.begin("wonderland")
    table = MatchSession(game(), fresh(), PEOPLE, own)
    table.agree_on_undo("free", "none")
    table.play("w dice AS")
    table.close()
    match, _, own = saves.go_on(own.path)
    again = MatchSession(game(), match, PEOPLE, own)
    again.agree_on_undo("free")
    assert again.undo_rule == "none"
    with pytest.raises(IllegalAction, match="nothing is taken back in this match"):
        again.undo()
    again.close()


# --- the window ----------------------------------------------------------------------------------
def regions(app):
    app.draw()
    return {region.key: region for region in app.canvas.regions}


def test_the_other_is_asked_and_may_refuse(app):
    house = Navigator(app)
    house.open_menu()
    table = MatchSession(game(), fresh(), PEOPLE)
    table.agree_on_undo("consent")
    house.matches.sit_down(table)
    hand = Hand(app, Inside(app))
    hand.device.settle()
    table.play("w dice AS")
    hand.device.settle()
    for answer, left in (("refuse", 2), ("agree", 0)):
        hand.press("undo")
        assert isinstance(app.scene, AskLeave)
        assert app.scene.mover != app.scene.name
        assert any("East, do you agree?" in text.text for text in app.canvas.texts)
        assert table.match.lines[0] == "w dice AS"
        hand.press(answer)
        assert len(table.match.lines) == left
    hand.press("redo")
    assert table.match.lines[0] == "w dice AS"
    assert len(table.match.lines) == 2, "what followed it comes with it, the same dice"


def test_undo_and_redo_in_the_garden_by_their_keys(app):
    scene, _ = sit_down(app, 2, people=("a", "b"))
    scene.table.undo_rule = "free"
    match = scene.table.match
    while match.to_act == "*":
        app.step(30)
    line = str(match.legal().choose(__import__("random").Random(1)))
    before = list(match.lines)
    scene.table.play(line)
    app.draw()
    for key, lines in ((pygame.K_z, before), (pygame.K_y, [*before, line])):
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        app.draw()
        assert match.lines == lines


def test_a_new_match_takes_the_rule_that_was_chosen(app):
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    while house.wishes.undo != "consent":
        regions(app)["undo"].act()
    assert house.wishes.undo == "consent"
    house._begin(Wishes.of(house.game))
    assert app.scene.table.undo_rule == read_settings().values.undo
    house.open_menu()
    house.new_match()
    regions(app)["begin"].act()
    assert app.scene.table.undo_rule == "consent"


# --- the terminal --------------------------------------------------------------------------------
def test_text_play_takes_back_and_plays_again(capsys, monkeypatch):
    read_settings().change(undo="free")
    match = game().new(options={"preset": "quick", "first": "w"}, seed=3)
    line = f"w dice {match.state()['pools']['w'][0]}"
    lines = ["redo", "undo", line, "undo", "redo", "redo", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    arguments = ["--seed", "3", "--preset", "quick", "--option", "first=w"]
    assert run(["play", "--text", *arguments]) == 0
    out, err = capsys.readouterr()
    assert f"taken back: {line}" in out
    assert f"played again: {line}" in out
    assert err.count("nothing to play again") == 2
    assert err.count("nothing to take back") == 1


def test_text_play_has_the_rule_that_it_was_begun_with(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("w dice AH\nundo\nquit\n"))
    play = "play --text wonderland --seed 3 --preset quick --option first=w --undo none"
    assert run([*play.split(), "--seat", "e=ai:random"]) == 0
    assert "nothing is taken back in this match" in "".join(capsys.readouterr())
    assert run(["play", "--text", "--undo", "always"]) == 2
