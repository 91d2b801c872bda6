"""Before an act it is told what it removes and what may be hit in answer: in the bar, and at the target."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dominoes_of_war.tools import GAME, standing
from tests.games.dominoes_of_war.ui.test_clicks import click, table_of
from tests.ui.devices import region
from tests.ui.moments import show
from wonderland.ui.games.dominoes_of_war.begun import Begun
from wonderland.ui.games.dominoes_of_war.meant import meant, tag
from wonderland.ui.kit.canvas import Pointer
from wonderland.ui.shell.studio import Studio


@pytest.mark.parametrize(
    ("square", "said"),
    [
        ("l9", "Removes Tan’s Grunt on l9. In answer it can be hit by Tan’s Grenadier on j12."),
        ("l9", "falls 1 can answer"),
        ("k9", "A mine by 13 %."),
        ("k9", "13 % mine 2 can hit it there"),
        ("j10", "In answer"),
    ],
)
def test_what_is_pointed_at_is_judged(square, said):
    app = show(Studio((1280, 720), None, GAME), "match").app
    app.draw()
    at = region(app, square).rect.center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    app.draw()
    assert said in " ".join(" ".join(box.text for box in app.canvas.texts).split())


@pytest.mark.parametrize(
    ("own", "foes", "pointed", "words", "answered"),
    [
        ({"j9": "grunt"}, {"l9": "grunt"}, "l9", "falls", "nobody can answer"),
        ({"j9": "grunt"}, {"l9": "grunt"}, "k9", "14 % mine", "1 can hit it there"),
        ({"j9": "kamikaze"}, {"k9": "grunt", "k10": "grunt"}, "k9", "2 fall", "costs you 1"),
        ({"j9": "kamikaze", "k9": "grunt"}, {}, "j9j10", "nobody falls", "costs you 2"),
        ({"j9": "grunt", "l9": "kamikaze"}, {"m9": "grunt"}, "l9", "falls", "costs you 1"),
    ],
)
def test_its_tag_counts_who_falls_and_who_answers(own, foes, pointed, words, answered):
    seen = standing(own, {**foes, "k20": "general"}, walls="j9j10").view("a")
    told = tag(meant(seen, "j9", Begun(None), Pointer(hover=pointed)), seen)
    assert (told.words, told.answered) == (words, answered)


def test_a_step_that_risks_nothing_has_no_tag():
    seen = standing({"j9": "grunt"}, faces={"j8": "3-0"}).view("a")
    assert tag(meant(seen, "j9", Begun(None), Pointer(hover="j8")), seen) is None


@pytest.mark.rule("DW-79")
@pytest.mark.parametrize(("walls", "shielded"), [("l9m9", True), ("", False)])
def test_before_a_blast_it_is_told_whom_a_wall_shields(app, walls, shielded):
    foes = {"l9": "grunt", "m9": "grunt", "k20": "general"}
    table_of(app, standing({"k8": "kamikaze"}, foes, walls=walls))
    click(app, "k8")
    app.draw()
    app.pointer.hover = "l9"
    app.draw()
    assert ("shielded" in [box.text for box in app.canvas.texts]) == shielded
