"""What is hidden shows in nothing: not in pictures, sounds, or the time until play goes on.

A King in a hand; the other cards of a hand whose waiting King is asked; and how long whoever is
asked thinks about it.
"""

from __future__ import annotations

import pygame
import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened
from tests.ui.apps import new_app
from tests.ui.devices import lift, region, settle
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.worker import AtOnce
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

POSITION = {"gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S* 6D AC"}, "guards": {"a": "4D a3", "b": "5S b3"}}


def seen_and_heard(held, other):
    """What the player of a Queen sees and hears, step by step, until he may act again."""
    app = new_app((960, 600), motion="normal", curtain=True)
    app.fast = False
    heard = []
    app.sounds.play = lambda *sound: heard.append(sound)
    match = opened({**POSITION, "hands": {"a": "QC 2D 5D", "b": held}})
    seats = {"a": Seat("Ann", "human"), "b": Seat("Ben", other)}
    exits = TableExits(lambda: None, lambda: None)
    scene = MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits)
    app.push(scene)
    lift(app)
    scene.do(lambda: scene.control.line("play QC b3"))
    frames = []
    for _ in range(40):
        app.step(50)
        app.draw()
        frames.append(pygame.image.tobytes(app.canvas.surface, "RGB"))
        if not scene.board.film.show.running:
            break
    while app.scenes:
        app.scenes.pop().leave()
    return frames, heard


@pytest.mark.parametrize("other", ["ai:easy", "human"])
def test_whether_a_king_is_held_can_not_be_seen_or_heard(other):
    with_king, without = seen_and_heard("KD 6S", other), seen_and_heard("3S 6S", other)
    assert len(with_king[0]) > 5 and with_king[1]
    assert with_king == without


class Slow(AtOnce):
    """Reports a thought after so many questions for it, as if it took that long."""

    patience = 6

    def poll(self):
        self.patience -= 1
        return super().poll() if self.patience < 0 else None


def asked_and_answered(held, other, monkeypatch, steps=36):
    """What all at the table see and hear while a waiting King's owner is asked, and what he says.

    Each picture comes with whether an answer had been given by then.
    """
    monkeypatch.setattr("wonderland.session.match_session.Worker", Slow)
    app = new_app((960, 600), motion="normal", curtain=True)
    app.fast = False
    heard, frames = [], []
    app.sounds.play = lambda *sound: heard.append(sound)
    hands = {"a": "QC 2D 5D", "b": held}
    match = opened({**POSITION, "kings": {"b": "KS"}, "hands": hands})
    seats = {"a": Seat("Ann", "human"), "b": Seat("Ben", other)}
    exits = TableExits(lambda: None, lambda: None)
    scene = MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits)
    app.push(scene)
    lift(app)
    scene.do(lambda: scene.control.line("play QC b3"))
    for _ in range(steps):
        app.step(100)
        app.draw()
        frames.append((pygame.image.tobytes(app.canvas.surface, "RGB"), match.to_act))
    said = [line for line in match.lines if line.startswith("b ")]
    looking = scene.looking
    while app.scenes:
        app.scenes.pop().leave()
    return frames, heard, said, looking


def test_what_an_asked_agent_holds_beside_its_king_is_not_seen_in_its_thinking(monkeypatch):
    one, other = (asked_and_answered(hand, "ai:easy", monkeypatch) for hand in ("3S 6S", "AD KH"))
    assert one[2] == other[2] != [], "the same answer, with other cards"
    assert {seat for _, seat in one[0]} == {"a", "b"}, "asked, and answered"
    assert one == other


def test_a_person_asked_at_a_shared_screen_is_shown_to_nobody_with_his_hand(monkeypatch):
    """Kings lie open, so no curtain hangs, and the hand below stays that of whoever plays."""
    one, other = (asked_and_answered(hand, "human", monkeypatch, 18) for hand in ("3S 6S", "AD KH"))
    assert one[0][-1][1] == "b", "asked"
    assert one[2] == []
    assert one[3] == "a"
    assert one == other


@pytest.mark.usefixtures("curtains")
def test_who_answers_at_a_shared_screen_never_sees_the_hand_of_whoever_plays(app, monkeypatch):
    """It lies face down while a King's owner is asked, and comes up again behind a curtain."""
    shown = set()
    monkeypatch.setattr(
        "wonderland.ui.games.painting_the_roses.view.draw_card", lambda canvas, card, box, **how: shown.add(card)
    )
    match = opened({**POSITION, "kings": {"b": "KS"}, "hands": {"a": "QC 2D 5D", "b": "3S"}})
    seats = {"a": Seat("Ann", "human"), "b": Seat("Ben", "human")}
    exits = TableExits(lambda: None, lambda: None)
    scene = MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits)
    app.push(scene)
    app.draw()
    assert shown == set(), "nobody has said yet that he is there"
    app.scene.lift()
    app.draw()
    assert {"2D", "5D"} <= shown
    scene.do(lambda: scene.control.line("play QC b3"))
    shown.clear()
    settle(app)
    assert match.to_act == "b"
    assert shown == {"??"}
    scene.do(lambda: scene.control.line("allow"))
    app.dirty = True
    app.draw()
    assert match.to_act == "a"
    assert region(app, "end") is None, "whoever answered is not offered to end another’s turn"
    settle(app)
    assert isinstance(app.scene, Curtain)
    assert (app.scene.name, app.scene.other) == ("Ann", "Ben")
    assert shown == {"??"}
    app.scene.lift()
    app.dirty = True
    app.draw()
    assert {"2D", "5D"} <= shown
