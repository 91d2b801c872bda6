"""The end is held over the table until one leaves it."""

import pygame
import pytest

from tests.games.wonderland.ui.tables import match_scene, positioned, victory
from tests.ui.test_window import clipped_texts
from wonderland import api
from wonderland.games.wonderland.events import LifeLost
from wonderland.games.wonderland.queries import fixed
from wonderland.games.wonderland.words import words_of
from wonderland.learn.tips import tips
from wonderland.session.progress import Progress
from wonderland.session.tips import TipBook
from wonderland.ui.boards.aims import draw_corners, draw_points
from wonderland.ui.games.wonderland import panel
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.still_life import still_life
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.studio import Studio
from wonderland.ui.shell.viewer import Viewer

SIZES = [(1280, 720), (960, 600), (1920, 1080)]


def key(app, code):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=0))
    app.draw()


def texts(app):
    return [text.text for text in app.canvas.texts]


@pytest.mark.rule("W-67")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_winner_is_told_until_he_leaves_the_table(size):
    studio, left = Studio(size, None, "wonderland"), []
    scene = victory(studio, lambda: left.append(True))
    for _ in range(5):
        scene.update(1000)
    studio.app.draw()
    assert not left
    assert "You win" in texts(studio.app)
    said = " ".join(texts(studio.app))  # in a small window in two rows
    assert "East’s Image fell to an attack by the Six of Spades." in said
    assert clipped_texts(studio.app) == []
    key(studio.app, pygame.K_RETURN)
    assert left == [True]


def test_one_may_look_at_the_table_and_at_the_last_turn_again():
    studio = Studio(SIZES[0], None, "wonderland")
    scene = victory(studio)
    studio.app.draw()
    key(studio.app, pygame.K_b)
    assert "You win" not in texts(studio.app)
    key(studio.app, pygame.K_b)
    assert "You win" in texts(studio.app)
    key(studio.app, pygame.K_l)
    assert isinstance(studio.app.scene, Viewer)
    studio.app.pop()
    assert studio.app.scene is scene


def test_the_banner_rises_once_and_the_being_that_did_most_is_told():
    studio = Studio(SIZES[0], None, "wonderland")
    app = studio.app
    app.settings.values = app.settings.values.model_copy(update={"motion": "normal"})
    scene = victory(studio)

    def top():
        app.draw()
        words = (text.rect.top for text in app.canvas.texts if text.text == "You win")
        return next(words, SIZES[0][1])  # still below the table

    heights = [top()]
    while scene.update(40):
        heights.append(top())
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]
    assert "Best being" in texts(app)


def test_no_tip_lies_under_the_end():
    studio = Studio(SIZES[0], None, "wonderland")
    scene = victory(studio)
    scene.board.asides.tips = TipBox(TipBook(tips("wonderland"), Progress(), studio.app.settings))
    last = scene.session.match.last_events
    told = TipBook(tips("wonderland"), Progress(), studio.app.settings)
    assert told.at([type(event).__name__ for event in last]), "in a match, there is one for this"
    scene.board.asides.look("", last)
    studio.app.draw()
    assert scene.board.asides.tips.tip is None
    assert "A tip" not in texts(studio.app)


@pytest.mark.parametrize("preset", ["standard", "quick"])
def test_the_cards_in_the_menu_lie_above_the_strip_of_opponents(preset):
    studio = Studio(SIZES[0], None, "wonderland")
    size = studio.app.surface.get_size()
    match = studio.game.new({"preset": preset, "first": "w"}, seed=1)
    shown, bare = (pygame.surfarray.array3d(still_life(studio.app.canvas, size, match, side)) for side in ("w", ""))
    _, rows = (shown != bare).any(axis=2).nonzero()
    assert len(rows) > 1000
    assert rows.max() < size[1] - 128


@pytest.mark.rule("W-65")
def test_what_felled_the_image_is_told_by_name_and_manner():
    words = words_of(api.game("wonderland").new(seed=1))
    both = words.fallen("e", ("w6S", "w2C"), ())
    assert both == "East’s Image fell to an attack by the Six of Spades and the Two of Clubs."
    blast = words.fallen("w", (), ("eTC",))
    assert blast == "West’s Image fell to a blast by the Ten of Clubs."
    assert words.fallen("w", (), ()) == ""


@pytest.mark.rule("W-65")
@pytest.mark.parametrize("left", [0, 1])
def test_an_image_cracks_over_many_frames(left):
    """It is whole as it was at first, and each of the frames shows more of how it will be."""
    studio = Studio(SIZES[0], None, "wonderland")
    scene = match_scene(studio, positioned(studio, images={"w": 3, "e": left or 1}))
    effect = next(effects_of([LifeLost("e", left)], {}))[0]
    effect.length = effect.ms
    frames = []
    for moment in range(0, int(effect.length) + 1, 50):
        scene.board.film.show.effects = [effect]
        scene.board.film.show.now = float(moment)
        studio.app.draw()
        cell = scene.layout.cell(fixed(scene.session.match).images["e"]).inflate(10, 10)
        frames.append(pygame.image.tobytes(studio.app.surface.subsurface(cell), "RGB"))
    assert len(set(frames)) >= 10


def test_what_is_aimed_at_stands_whole_at_the_edge_of_the_board():
    canvas = Studio(SIZES[0], None, "wonderland").app.canvas
    cell, edge = pygame.Rect(300, 300, 46, 46), pygame.Rect(100, 100, 246, 246)
    canvas.surface.set_clip(edge)
    canvas.surface.fill("black")
    draw_corners(canvas, cell)
    draw_points(canvas, cell.move(0, 46), cell, "-1")
    red = tuple(canvas.theme["aim"])[:3]
    right = [
        x for x in range(edge.left, edge.right) for y in range(300, 346) if canvas.surface.get_at((x, y))[:3] == red
    ]
    assert max(right) < edge.right - 2, "its casing is seen beyond it"


def test_the_dice_lie_in_the_tray_as_they_fell_last(monkeypatch):
    drawn = []
    monkeypatch.setattr(panel, "draw_die", lambda _canvas, body, *_, **_more: drawn.append(body))
    studio = Studio(SIZES[0], None, "wonderland")
    scene = victory(studio)
    studio.app.draw()
    assert scene.session.match.state()["dice"] == [], "the turn is over"
    *_, chosen = (line for line in scene.session.match.lines if " dice " in line)
    *_, roll = (line for line in scene.session.match.lines if line.startswith("* roll"))
    levels = [str(fixed(scene.session.match).definitions.cards[c].level) for c in chosen.split()[2:]]
    fallen = sorted(zip(levels, roll.split()[2:], strict=True))
    assert sorted((body.kind, body.faces[0]) for body in drawn) == fallen


def test_no_step_of_the_turn_is_named_once_it_is_over():
    studio = Studio(SIZES[0], None, "wonderland")
    victory(studio)
    studio.app.draw()
    assert not [r.key for r in studio.app.canvas.regions if r.key.startswith("step-")]
    assert "Rules" in texts(studio.app)
