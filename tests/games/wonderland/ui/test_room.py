"""What a question says and offers lies beside one another, in the smallest window and long words too."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.wonderland.ui.tables import match_scene, positioned
from wonderland.ui.shell.studio import Studio

ASKED = ("w attack 6H e5C",)
DEFENDS = ("w attack 6H e5C", "w end", "e pass")


@pytest.fixture(params=["en", "de", "pseudo"])
def app(request):
    studio = Studio((960, 600), None, "wonderland")
    values = studio.app.settings.values.model_copy(update={"language": request.param})
    studio.app.settings.values = values
    studio.app.refit()
    return studio


def shown(studio, lines):
    match = positioned(studio)
    for line in lines:
        match.play(line)
    match_scene(studio, match)
    studio.app.draw()
    return studio.app.canvas


def test_no_control_of_an_answer_lies_on_another(app):
    canvas = shown(app, ASKED)
    keys = ("pass", "answer", "other", "target", "n")
    controls = [region for region in canvas.regions if region.key in keys and region.rect.width]
    assert len(controls) > 2
    for one, other in combinations(controls, 2):
        assert not one.rect.colliderect(other.rect), (one.key, other.key)


def test_what_a_defence_leads_to_ends_before_its_button(app):
    canvas = shown(app, DEFENDS)
    (button,) = (r.rect for r in canvas.regions if r.key.startswith("defend-"))
    beside = [t for t in canvas.texts if t.rect.colliderect(button) and not button.contains(t.rect)]
    assert [text.text for text in beside] == []
