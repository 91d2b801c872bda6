"""What a seat may not know changes nothing that is drawn or said; and nothing lies over what is asked for."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dungeon_dice.ui.player import GAME, Mouse, sit_down
from tests.ui.apps import new_app
from tests.ui.devices import region
from wonderland import api
from wonderland.ui.shell.shots import shoot, shots
from wonderland.ui.table.curtain import Curtain

LAID = {"w": "b7-d7 d8", "e": "e7-r7"}
POOL = "1G 1G 2K 2K 2G 3G 3G"
LINES = ("w dice 2K 2K 1G", "* roll S S M2", "w summon {code} E/0 c5", "w move RAB1 d7", "w end")


def screens_of(code, other):
    """What East sees and hears while West calls one of two items of a kind and marches."""
    app = new_app()
    app.settings.values = app.settings.values.model_copy(update={"speak": False})
    position = {"phase": "choose", "laid": LAID, "monsters": ["wRAB1 c7", "eLIO1 h7"],
                "items": [f"w{other}1 d8"], "crests": {"w": {"M": 3}, "e": {"M": 2, "A": 1}}}  # fmt: skip
    pools = {"w": {"dice": POOL, "figures": f"{code} LIO"}, "e": {"dice": "1G 1G", "figures": "RAB"}}
    match = api.game(GAME).new(seed=3, pools=pools, position=position)
    scene, _ = sit_down_with(app, match)
    seen = []
    for line in LINES:
        match.play(line.format(code=code))
        scene.stand_anew()
        app.draw()
        seen.append((pygame.image.tobytes(app.surface, "RGB"), [t.text for t in app.canvas.texts]))
    said = [line.words for line in scene.board.log.lines]
    for at in ("c5", "d8"):
        scene.board.view.pointed = at
        app.draw()
        seen.append((pygame.image.tobytes(app.surface, "RGB"), [t.text for t in app.canvas.texts]))
    return seen, said


def sit_down_with(app, match):
    from wonderland.session.match_session import MatchSession, Seat
    from wonderland.ui.games.dungeon_dice.scene import MatchScene
    from wonderland.ui.table.exits import TableExits

    seats = {"w": Seat("Coin", "ai:random"), "e": Seat("Ann", "human")}
    session = MatchSession(api.game(GAME), match, seats)
    session.poll = lambda: []  # West's lines are said by the test
    scene = MatchScene(app, session, TableExits(lambda: None, lambda: None))
    app.push(scene)
    return scene, session


@pytest.mark.rule("DD-93")
def test_hidden_items_change_nothing_that_is_drawn_or_said():
    one, other = screens_of("HOL", "PEP"), screens_of("PEP", "HOL")
    assert one[1] == other[1]
    for number, (a, b) in enumerate(zip(one[0], other[0], strict=True)):
        assert a[1] == b[1], number
        assert a[0] == b[0], number


def after_a_turn(app, pool):
    """West has rolled, called nobody and ended his turn; both play with a pool."""
    scene, _ = sit_down(app, options={"first": "w"}, pools={"w": pool, "e": pool})
    scene.control.choosing.suggest()
    app.draw()
    Mouse(app).use("roll")
    for _ in range(3):
        for key in ("decline", "end"):
            if region(app, key) and not isinstance(app.scene, Curtain):
                Mouse(app).use(key)


@pytest.mark.usefixtures("curtains")
@pytest.mark.rule("DD-93")
def test_the_curtain_hangs_before_chests_are_seen(app):
    after_a_turn(app, "drink-me")
    assert isinstance(app.scene, Curtain)
    said = " ".join(text.text for text in app.canvas.texts)
    assert "Person e, it is your turn" in said


def test_without_items_nobody_has_to_look_away(app):
    after_a_turn(app, "tweedles")
    assert not isinstance(app.scene, Curtain)


TABLES = [name for name in shots() if name.startswith(GAME) and not name.endswith(("lessons", "hand-over"))]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)], ids=str)
def test_nothing_lies_over_a_control(name, size):
    app = shoot(name, size)
    covered = []
    for found in app.canvas.regions:
        top = [r.key for r in app.canvas.regions if r.rect.collidepoint(found.rect.center)][-1]
        if top != found.key:
            covered.append((found.key, top))
    assert covered == []


def test_a_question_leaves_in_sight_what_it_is_about():
    for name in ("chain", "defend"):
        app = shoot(f"{GAME}-{name}", (1280, 720))
        scene = app.scene
        box = scene.board.view.asked
        assert box
        monsters = scene.control.view["monsters"]
        for key in ("wLIO1", "eWAL1"):
            assert not box.colliderect(scene.layout.standing(monsters[key]["square"])), (name, key)
