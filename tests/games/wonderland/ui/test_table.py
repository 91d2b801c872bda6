"""The table's parts: dice, layout, motion, colours, and how texts lie beside one another."""

from __future__ import annotations

from random import Random
from typing import get_args

import pygame
import pytest

from tests.games.wonderland.ui.tables import match_scene, played, positioned, summoning
from wonderland.games.wonderland.events import Event
from wonderland.ui.boards.physics import LONGEST, Tray
from wonderland.ui.games.wonderland.animation import _MAKERS
from wonderland.ui.games.wonderland.geometry import lay_out
from wonderland.ui.kit.theme import load_theme
from wonderland.ui.shell.studio import Studio

FACES = [("SSSSAM", "A"), ("DSSSAM", "S"), ("DFCSAM", "C"), ("DFSSAM", "M")]


@pytest.mark.parametrize("radius", [0, 4])
@pytest.mark.parametrize("alpha", [0, 90, 255])
def test_a_veil_mixes_its_colour_in_and_keeps_to_its_box(radius, alpha):
    canvas, ground = Studio((960, 600), None, "wonderland").app.canvas, (200, 100, 40)
    canvas.surface.fill(ground)
    canvas.veil(pygame.Rect(10, 10, 40, 30), "grid", alpha, radius)
    mixed = [a + (b - a) * alpha / 255 for a, b in zip(ground, canvas.theme["grid"], strict=False)]
    assert canvas.surface.get_at((30, 25))[:3] == pytest.approx(mixed, abs=1.5)
    assert all(canvas.surface.get_at(at)[:3] == ground for at in ((9, 20), (50, 20), (20, 40)))


@pytest.mark.parametrize("seed", range(12))
def test_dice_rest_in_time_inside_the_tray_on_the_faces_drawn(seed):
    tray = Tray(600, 420, 104, FACES, Random(seed))
    angles, seen = [], []
    while not tray.resting:
        tray.update(1 / 60)
        angles.append([die.angle for die in tray.dice])
        seen.append([(die.face, die.roll) for die in tray.dice])
    assert tray.time <= LONGEST + 0.05
    assert [die.face for die in tray.dice] == [face for _, face in FACES]
    for die in tray.dice:
        assert 0 < die.x < 600
        assert 0 < die.y < 420
    turned = max(abs(a - b) for a, b in zip(angles[-1], angles[-2], strict=True))
    assert turned % 6.2831 < 0.1 or turned % 6.2831 > 6.18, "no last jump"
    for before, die in zip(seen[-2], tray.dice, strict=True):
        assert before == (die.face, 0) or before[1] > 80, "no die is turned over by hand"


def test_a_throw_is_the_same_for_the_same_seed():
    throws = []
    for _ in range(2):
        tray = Tray(600, 420, 104, FACES, Random(5), flick=(900.0, 100.0))
        tray.finish()
        throws.append([(die.x, die.y, die.angle, die.face) for die in tray.dice])
    assert throws[0] == throws[1]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080)])
@pytest.mark.parametrize("table", [(20, 13), (12, 11), (4, 3), (26, 25)])
def test_the_layout_keeps_its_parts_apart(size, table):
    layout = lay_out(size, 1.0, *table)
    assert layout.felt.contains(layout.board)
    assert not layout.felt.colliderect(layout.panel)
    assert 272 <= layout.panel.width <= 400
    if table == (20, 13):
        assert layout.square >= 32
    for name in ("a1", f"{chr(96 + table[0])}{table[1]}"):
        assert layout.at(layout.cell(name).center) == name
    assert layout.at((0, 0)) is None
    if size == (1280, 720) and table == (20, 13):
        assert (layout.square, layout.panel.width) == (46, 312)


def luminance(colour):
    parts = [c / 255 for c in (colour.r, colour.g, colour.b)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


PAIRS = [
    ("bar-text", "bar"), ("bar-quiet", "bar"), ("text", "panel"), ("text", "box"), ("text", "front"),
    ("quiet", "panel"), ("quiet", "box"), ("quiet", "front"), ("now-text", "now"), ("button-text", "button"),
    ("refusal", "front"), ("reach-chip-text", "reach-chip"), ("chip-text", "target"), ("red", "front"),
    ("black", "front"), ("bar-text", "felt-light"), ("bar-text", "curtain-light"),
]  # fmt: skip


@pytest.mark.parametrize("theme", ["classic", "high-contrast"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_stands_out_from_its_ground(theme, ink, ground):
    colours = load_theme(theme)
    light, dark = sorted((luminance(colours[ink]), luminance(colours[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def settled(app):
    for _ in range(300):
        if not app.step(30) and not app.dirty:
            return


ALONE = {"w": {"M": 5, "A": 2}, "e": {}}
"""Factors with which nobody is asked to answer."""


def test_effects_leave_the_same_state_as_none():
    states = []
    for speed in (0.0, 1.0):
        studio = Studio((1280, 720), None, "wonderland")
        scene = match_scene(studio, positioned(studio, factors=ALONE))
        scene.board.film.show.speed = speed
        scene.do(lambda s=scene: s.control.play(s.control.line("move 6H j6")))
        settled(studio.app)
        states.append(scene.session.match.state())
        assert not scene.board.film.show.running
    assert states[0] == states[1]


def test_a_click_skips_what_is_shown():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, positioned(studio, factors=ALONE))
    scene.board.film.show.speed = 1.0
    scene.do(lambda: scene.control.line("move 6H j6"))
    studio.app.step(10)
    assert scene.board.film.show.running
    studio.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1))
    assert not scene.board.film.show.running


def test_dice_are_thrown_by_a_flick_of_the_tray():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, positioned(studio, phase="choose"))
    scene.control.dice.pick_cards(["5S", "6C", "7H"])
    studio.app.draw()
    x, y = scene.board.view.panel.tray.center
    studio.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    studio.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x - 80, y), button=1))
    assert scene.session.match.lines[0] == "w dice 5S 6C 7H"
    assert scene.board.film.flick[0] < 0


def test_their_turn_is_shown_again():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, played(studio, 40))
    while scene.session.match.state()["phase"] != "choose" or scene.board.bars.other_turn() is None:
        scene.session.match.play(
            scene.session.match.legal()[0]
        ) if scene.session.match.to_act != "*" else scene.session.match.draw()
    begin = scene.board.bars.other_turn()
    scene.board.bars.recap()
    viewer = studio.app.scene
    assert (viewer.at, viewer.playing) == (begin, True)
    studio.app.draw()
    assert all(region.key != "from" for region in studio.app.canvas.regions)
    for _ in range(400):
        studio.app.step(200)
    assert viewer.at == len(scene.session.match.lines)


def test_the_log_is_shown_in_words_or_in_notation():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, played(studio, 12))
    words = [line.words for line in scene.board.log.shown(scene.session.match.lines)]
    next(r for r in studio.app.canvas.regions if r.key == "log").act()
    assert [line.words for line in scene.board.log.shown(scene.session.match.lines)] == scene.session.match.lines
    scene.board.log.flip()
    assert [line.words for line in scene.board.log.shown(scene.session.match.lines)] == words


def test_what_happens_is_spoken_where_that_is_set(capsys):
    studio = Studio((1280, 720), None, "wonderland")
    studio.app.settings.values = studio.app.settings.values.model_copy(update={"speak": True})
    scene = match_scene(studio, positioned(studio, factors=ALONE))
    scene.do(lambda: scene.control.line("move 6H j6"))
    assert capsys.readouterr().out == "Six of Hearts steps to j6 (1 Move).\n"


def test_the_coach_judges_the_domino_in_hand():
    studio = Studio((1280, 720), None, "wonderland")
    scene = summoning(studio)
    scene.control.path.summon("6C")
    scene.board.pointing.hover = "j8"
    scene.control.path.turn = 1
    studio.app.draw()
    assert any(text.text == "Path coach" for text in studio.app.canvas.texts)
    scene.board.pointing.hover = "k8"
    studio.app.draw()
    assert not any(text.text == "Path coach" for text in studio.app.canvas.texts)


def test_every_event_that_is_seen_has_an_effect():
    quiet = {
        "FirstDrawn", "TurnBegan", "FourDicePaid", "DiceChosen", "Rolled", "FactorsGained", "SummonDeclined",
        "WindowOpened", "Passed", "WindowClosed", "Voided", "ActionsEnded", "TurnEnded", "DrawOffered", "MatchOver",
    }  # fmt: skip
    names = {cls.__name__ for cls in get_args(Event)}
    assert {cls.__name__ for cls in _MAKERS} == names - quiet
