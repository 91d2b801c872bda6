"""Telling: the text box, what is kept of it, and what is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tests.games.storytellers.ui.tables import TELLING, sit_down
from tests.ui.apps import new_app
from tests.ui.devices import click, lift, press, region, settle
from wonderland import api
from wonderland.content.places import saves_folder
from wonderland.games.storytellers.notation import LONGEST
from wonderland.session.autosave import take
from wonderland.session.draft import draft_path
from wonderland.session.match_session import MatchSession, seats_of
from wonderland.session.saves import Saves
from wonderland.ui.games.storytellers.scene import MatchScene
from wonderland.ui.table.exits import TableExits

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
ANY = 'Привет, "Καλημέρα" \\ 你好 שלום é'


def type_in(app, text):
    for letter in text:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter))
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def writing(app, text=""):
    """The text box, with the focus."""
    press(app, pygame.K_t, "t")
    app.draw()
    type_in(app, text)
    app.draw()
    return app.scene.board.picture.writing


def told(scene):
    return scene.session.match.lines[-1]


def test_a_story_of_any_script_is_told_as_it_was_typed(app):
    scene = sit_down(app)
    writing(app, ANY)
    press(app, pygame.K_RETURN, "\r", CTRL)
    settle(app)
    assert scene.session.match.view("a").story == ANY
    assert told(scene).startswith('a tell "')
    assert not scene.types


def test_letters_are_letters_while_it_is_written_and_keys_again_afterwards(app):
    scene = sit_down(app)
    box = writing(app, "hvaz 1:]")
    assert (box.writing.text, scene.session.match.lines) == ("hvaz 1:]", [])
    press(app, pygame.K_ESCAPE)
    assert not scene.types
    assert app.scene is scene, "the first Escape leaves the text, not the table"
    press(app, pygame.K_RETURN, "\r")
    settle(app)
    assert told(scene) == 'a tell "hvaz 1:]"'


def test_told_aloud_is_one_press(app):
    scene = sit_down(app)
    press(app, pygame.K_RETURN, "\r")
    settle(app)
    assert told(scene) == "a tell -"


def test_enter_alone_tells_nothing_and_says_what_does(app):
    scene = sit_down(app)
    writing(app, "Once")
    press(app, pygame.K_RETURN, "\r")
    app.draw()
    assert scene.session.match.lines == []
    assert any("Ctrl Enter" in one.text for one in app.canvas.texts)


def test_it_is_edited_by_keys_clipboard_and_undo(app, monkeypatch):
    clipboard = {}
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: clipboard.update(text=text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: clipboard["text"])
    sit_down(app)
    box = writing(app, "the Rabbit ran")
    press(app, pygame.K_LEFT, mod=CTRL | SHIFT)
    press(app, pygame.K_x, "\x18", CTRL)
    assert (box.writing.text, clipboard["text"]) == ("the Rabbit ", "ran")
    press(app, pygame.K_HOME)
    press(app, pygame.K_v, "\x16", CTRL)
    assert box.writing.text == "ranthe Rabbit "
    press(app, pygame.K_z, "\x1a", CTRL)
    press(app, pygame.K_z, "\x1a", CTRL)
    assert box.writing.text == "the Rabbit ran"
    press(app, pygame.K_y, "\x19", CTRL)
    assert box.writing.text == "the Rabbit "
    press(app, pygame.K_a, "\x01", CTRL)
    press(app, pygame.K_DELETE)
    assert box.writing.text == ""


def test_a_pasted_text_loses_its_lines_and_what_is_too_long(app, monkeypatch):
    scene = sit_down(app)
    box = writing(app)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "one\ntwo\tthree " + "x" * LONGEST)
    press(app, pygame.K_v, "\x16", CTRL)
    app.draw()
    assert box.writing.text.startswith("one two three x")
    assert len(box.writing.text) == LONGEST
    assert any(f"{LONGEST} characters at most" in one.text for one in app.canvas.texts)
    press(app, pygame.K_RETURN, "\r", CTRL)
    settle(app)
    assert len(scene.session.match.view("a").story) == LONGEST


def test_the_mouse_puts_the_caret_drags_and_picks_words(app):
    sit_down(app)
    box = writing(app, "alpha beta gamma")
    rect = region(app, "story").rect
    left = rect.left + app.fonts.size("alpha be", "read", 20)[0]
    at = (left, rect.top + 8)
    click(app, at)
    assert abs(box.writing.caret - 8) <= 1
    click(app, at)
    assert box.writing.selection == "beta"
    for kind, pos in ((pygame.MOUSEBUTTONDOWN, at), (pygame.MOUSEMOTION, (rect.right - 2, at[1])),
                      (pygame.MOUSEBUTTONUP, (rect.right - 2, at[1]))):  # fmt: skip
        app.handle(pygame.event.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0)))
    assert box.writing.selection.endswith("a gamma")


def test_what_an_input_method_puts_together_is_seen_and_then_written(app):
    sit_down(app)
    box = writing(app, "ab")
    app.handle(pygame.event.Event(pygame.TEXTEDITING, text="ni", start=2, length=0))
    app.draw()
    assert any(one.text == "abni" for one in app.canvas.texts)
    assert box.writing.text == "ab"
    press(app, pygame.K_BACKSPACE)
    app.handle(pygame.event.Event(pygame.TEXTEDITING, text="", start=0, length=0))
    app.handle(pygame.event.Event(pygame.TEXTINPUT, text="你好"))
    assert box.writing.text == "ab你好"


def test_the_row_of_the_caret_is_in_sight_in_a_long_text(app):
    sit_down(app)
    box = writing(app, "wwwww " * 99 + "end")
    assert any(one.text.endswith("end") for one in app.canvas.texts)
    seen = {one.text for one in app.canvas.texts}
    press(app, pygame.K_HOME, mod=CTRL)
    app.draw()
    assert {one.text for one in app.canvas.texts} != seen
    for _ in range(12):
        press(app, pygame.K_DOWN)
    assert box.writing.caret == len(box.writing.text)


def test_tab_leaves_the_text_and_the_words_that_name_a_card_are_counted(app):
    scene = sit_down(app)
    writing(app, "At six o'clock the rabbit recited nothing")
    named = [one.text for one in app.canvas.texts].count("named in your story")
    assert named == 3
    press(app, pygame.K_TAB, "\t")
    assert not scene.types


def test_a_line_is_lent_another_one_each_time(app):
    scene = sit_down(app)
    press(app, pygame.K_F4)
    box = scene.board.picture.writing
    first = box.writing.text
    assert "the White Rabbit" in first
    press(app, pygame.K_a, "\x01", CTRL)
    press(app, pygame.K_F4)
    assert box.writing.text not in ("", first)


@pytest.mark.parametrize(("stories", "types"), [("free", False), ("typed", True)])
def test_the_text_has_the_focus_from_the_start_where_stories_are_typed(app, stories, types):
    scene = sit_down(app, options={"players": 3, "stories": stories}, position={**TELLING, "players": 3})
    app.draw()
    assert scene.types is types


def test_another_match_and_another_place_have_no_draft(app, tmp_path):
    path = tmp_path / "autosave-storytellers.wonder.yaml"
    scene = sit_down(app, autosave=path)
    writing(app, "a secret")
    kept = draft_path(path).read_text(encoding="utf-8")
    scene.leave()
    draft_path(path).write_text(kept, encoding="utf-8")
    other = sit_down(app, position={**TELLING, "round": 3}, autosave=path)
    assert other.board.picture.writing.writing.text == ""
    press(app, pygame.K_RETURN, "\r")
    settle(app)
    assert not draft_path(path).exists(), "the match has gone on"
    assert scene is not other


KILLED = """
import os, signal
from tests.games.storytellers.ui.tables import LAST_PLAY, sit_down
from tests.games.storytellers.ui.test_telling import writing
from tests.ui.apps import new_app
from tests.ui.devices import settle
from tests.ui.apps import new_app
from wonderland.session.autosave import autosave_path
app = new_app()
sit_down(app, position=LAST_PLAY, autosave=autosave_path("storytellers"))
app.scene.session.play("c play what01")
settle(app)
writing(app, "Once upon a ti")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_program_offers_again_what_was_written_in_the_middle_of_a_sentence(app):
    root = Path(__file__).resolve().parents[4]
    done = subprocess.run([sys.executable, "-c", KILLED], cwd=root, env=dict(os.environ), check=False)
    assert done.returncode == -9
    (left,) = Saves().unfinished()
    assert [*saves_folder().glob("*.draft")] == [draft_path(left.path)]
    session = MatchSession(api.game("storytellers"), left.match, seats_of(left.record), take(left.path))
    app.push(MatchScene(app, session, TableExits(lambda: None, lambda: None)))
    settle(app)
    assert app.scene.board.picture.writing.writing.text == "Once upon a ti"


def test_several_people_at_one_screen_see_the_votes_open_before_the_next_is_there():
    app = new_app(curtain=True)
    app.fast = False
    told = {kind: str(pile).split("@")[0] for kind, pile in TELLING["area"].items()}
    sit_down(app, position={**TELLING, "phase": "rate", "told": told})
    table = next(scene for scene in app.scenes if isinstance(scene, MatchScene))
    lift(app)
    seen = set()
    for _ in "bc":
        settle(app)
        click(app, region(app, "wondering").rect.center)
        for _ in range(20):
            app.step(100)
            app.draw()
            seen |= {box.text for box in app.canvas.texts} if table.board.screen.discreet else set()
        settle(app)
        lift(app)
    assert "2 wonder" in seen
