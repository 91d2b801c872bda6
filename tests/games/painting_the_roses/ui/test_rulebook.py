"""The rulebook's pictures of the garden show what the rules say."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland import api
from wonderland.content.yamlfile import load
from wonderland.games import registry
from wonderland.games.painting_the_roses.figures import FiguresModel
from wonderland.ui.games.painting_the_roses.marking import marked
from wonderland.ui.games.painting_the_roses.rulebook import FigurePicture, Rulebook, set_up

GAME = "painting-the-roses"
FIGURES = FiguresModel.shipped().figures


def test_pictures_stand_beside_rules_that_there_are():
    chapters = load(registry.info(GAME).folder / "rules.yaml").data
    rules = {number for chapter in chapters.values() for number in chapter}
    assert {number for figure in FIGURES.values() for number in figure.rules} <= rules


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_shows_what_a_card_would_do(name):
    control = set_up(api.game(GAME), FIGURES[name])
    figure = FIGURES[name]
    marks = marked(control, control.seat)
    shown = {*marks.walks, *marks.stalks, *marks.targets, *marks.fates}
    assert bool(figure.card) == bool(control.uses.now())
    assert not shown or shown & set(figure.about)
    if figure.card:
        assert figure.card in control.cards


def test_what_the_pictures_say_is_so():
    def marks(name):
        control = set_up(api.game(GAME), FIGURES[name])
        return marked(control, control.seat)

    assert marks("a-walk").walks["a2"].pays
    assert not marks("a-walk").walks["a4"].pays
    assert marks("paint").targets == ("a2",)
    assert marks("a-jack").targets == ("a5",)
    assert set(marks("a-king-is-asked").fates) == {"a4"}
    assert marks("she-finds-paint").stalks["a3"].pays
    assert not marks("she-finds-silver").stalks["a2"].pays


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_picture_is_drawn_beside_its_rule(size):
    app = new_app(size)
    screen = Rulebook(app, "PR-24")
    app.push(screen)
    app.draw()
    shown = FigurePicture(screen.game, FIGURES["a-walk"])
    before = app.canvas.surface.copy()
    shown.draw(app.canvas, 20, 20, 300)
    piece = app.canvas.rect(20, 20, 300, shown.height(app.canvas, 300))
    assert before.subsurface(piece).get_buffer().raw != app.canvas.surface.subsurface(piece).get_buffer().raw
