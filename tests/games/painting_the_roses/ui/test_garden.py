"""Painting the Roses through the window: whole matches by mouse and by keys, and what is shown."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.games.painting_the_roses.tools import A, B
from tests.games.painting_the_roses.ui.player import Keys, Mouse, lift_curtain, play_line, sit_down
from tests.ui.devices import region, seated, settle
from tests.ui.moments import show
from wonderland import api
from wonderland.games.painting_the_roses.names import rank_said
from wonderland.ui.games.painting_the_roses import garden, modes
from wonderland.ui.games.painting_the_roses import view as views
from wonderland.ui.games.painting_the_roses.marking import marked
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.studio import Studio
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain

MOST_LINES = 400
"""Of a match that is far from endless."""


def play_on(app, scene, over, device, rng, most):
    """Play legal lines by a device until the match is over or long enough; return what was meant."""
    match, meant = scene.session.match, []
    settle(app)
    while not over and match.result is None and len(meant) < most:
        if lift_curtain(app, device):
            continue
        intent = scene.control
        if intent.mode == modes.DISCARDING:
            chosen = intent.cards[: intent.own.surplus]
            for card in chosen:
                device.use(f"card-{intent.cards.index(card)}")
            device.use("let-go")
            meant.append(f"{match.seats} discard")
            continue
        line = str(match.legal().choose(rng))
        before = len(match.lines)
        play_line(app, scene, device, line)
        assert match.lines[before] == line
        meant.append(line)
    return meant


@pytest.mark.parametrize(("players", "device", "rounds"), [(2, Mouse, 3), (6, Mouse, 1), (2, Keys, 2), (6, Keys, 1)])
def test_a_whole_match_is_played_by_one_device_alone(app, players, device, rounds):
    """From the guardsmen to the last turn of the last round (PR-91), every hand by its own player."""
    scene, over = sit_down(app, players, seed=players, dealer="a", rows="dealt", rounds=rounds)
    meant = play_on(app, scene, over, device(app), random.Random(3), MOST_LINES)
    match = scene.session.match
    assert match.result is not None
    assert match.turn == rounds * players or match.result["reason"] == "garden"
    assert {"guard", "move", "end"} <= {line.split()[1] for line in meant}
    again = api.game("painting-the-roses").load(scene.session.record())
    assert again.state() == match.state()


def test_a_row_is_laid_in_the_order_of_the_clicks(app):
    scene, _ = sit_down(app, 2, dealer="a")
    settle(app)
    cards = scene.control.own.garden_cards()
    line = "a row " + " ".join(reversed(cards))
    play_line(app, scene, Mouse(app), line)
    assert scene.session.match.lines[-1] == line


@pytest.mark.rule("PR-13")
def test_a_row_is_laid_by_the_hedges_as_well_as_by_their_cards(app):
    """The bar asks for hedges: they are chosen where they stand, and bear their numbers there."""
    scene, _ = sit_down(app, 3, dealer="a")
    settle(app)
    cards, device = scene.control.own.garden_cards(), Mouse(app)
    for number in (5, 3, 4, 1):
        device.use(f"hedge-a{number}")
    assert scene.control.chosen == [cards[number - 1] for number in (5, 3, 4, 1)]
    device.use("hedge-a3")
    assert scene.control.chosen == [cards[number - 1] for number in (5, 4, 1)]


def test_two_cards_alike_are_two_cards(app):
    """With two packs: both can be chosen, in any order, and each by itself put back."""
    position = {"dealer": "b", "active": "a", "guards": {"a": "4D a3", "b": "5S b3"},
                "gardens": {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S 6D AC"},
                "hands": {"a": "5C 5C 6H 7H 8H"}}  # fmt: skip
    scene, _ = sit_down(app, 2, position=position, people=("a",), packs=2)
    settle(app)
    mouse, intent = Mouse(app), scene.control
    mouse.use("card-1")
    assert [intent.uses.is_up("5C", copy) for copy in (0, 1)] == [False, True]
    scene.do(intent.clear)
    for _ in range(2):  # at first it is told what is left
        mouse.use("end")
    assert intent.mode == modes.DISCARDING
    first = intent.cards.index("5C")
    mouse.use(f"card-{first}")
    mouse.use(f"card-{first + 1}")
    assert intent.chosen == ["5C", "5C"]
    mouse.use(f"card-{first + 1}")
    assert [intent.uses.is_up("5C", copy) for copy in (0, 1)] == [True, False]
    mouse.use(f"card-{first + 1}")
    mouse.use("let-go")
    assert scene.session.match.state()["discards"].count("5C") == 2


@pytest.mark.usefixtures("curtains")
def test_everyone_lays_his_row_by_hand_and_no_hand_is_seen_before_its_owner_is_there(app):
    scene, _ = sit_down(app, 2, dealer="b")
    settle(app)
    mouse = Mouse(app)
    laid = []
    while scene.control.mode == modes.ROW:
        line = f"{scene.control.seat} row " + " ".join(reversed(scene.control.own.garden_cards()))
        play_line(app, scene, mouse, line)
        settle(app)
        laid.append(line)
    assert [line[0] for line in laid] == ["b", "a"]
    assert set(laid) < set(scene.session.match.lines)
    assert lift_curtain(app, mouse)
    assert (scene.looking, scene.control.mode) == ("b", modes.POST)


@pytest.mark.usefixtures("curtains")
def test_a_match_is_gone_on_with_behind_a_curtain_where_several_people_sit(app):
    """Whoever opens the record is not always whose turn it is (section 13)."""
    position = {"active": "a", "gardens": {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S 6D AC"},
                "guards": {"a": "4D a3", "b": "5S b3"}, "hands": {"a": "5C 6H", "b": "JS 2C"}}  # fmt: skip
    scene, _ = sit_down(app, 2, position=position)
    app.draw()
    assert isinstance(app.scene, Curtain), "nothing is drawn before"
    assert (app.scene.name, app.scene.other) == ("Person a", "Person b")
    app.scene.lift()
    app.draw()
    assert not scene.board.view.covered


@pytest.mark.usefixtures("curtains")
def test_a_curtain_hangs_whenever_another_persons_hand_comes_up_and_never_among_agents(app):
    scene, _ = sit_down(app, 3, dealer="a", rows="dealt")
    settle(app)
    mouse = Mouse(app)
    hung = []
    for _ in range(3):
        hung.append(lift_curtain(app, mouse))
        seat = scene.session.match.to_act
        assert scene.looking == seat
        play_line(app, scene, mouse, f"{seat} guard {scene.control.cards[0]}"
                  if scene.control.cards[0] != "QH" else f"{seat} guard {scene.control.cards[1]}")  # fmt: skip
    assert hung == [True, True, True]
    app.pop()
    scene, _ = sit_down(app, 3, people=("b",), dealer="b", rows="dealt")
    settle(app)
    assert app.scene is scene
    assert scene.looking == "b"


def test_what_is_hidden_is_in_no_picture_and_no_line(app):
    """Others' hands and the pile are shuffled: the screen and the log stay the same (section 13)."""
    game = api.game("painting-the-roses")
    base = {"active": "b", "gardens": {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S 6D AC"},
            "guards": {"a": "4D b2", "b": "5S b3"}}  # fmt: skip
    shown = []
    for hands in ({"a": "5C 6H", "b": "JS 2C"}, {"a": "5C 6H", "b": "8D KH"}):
        record = game.new(position={**base, "hands": hands}, seed=3)
        scene, _ = sit_down(app, 2, people=("a",), position={**base, "hands": hands}, seed=3)
        assert record.state()["hands"]["b"] == sorted(hands["b"].split())
        app.dirty = True
        app.draw()
        pixels = pygame.image.tobytes(app.surface, "RGB")
        shown.append((pixels, [line.words for line in scene.board.log.lines]))
        app.pop()
    assert shown[0] == shown[1]


def test_a_card_says_where_it_leads_before_it_is_played(app):
    position = {"active": "a", "gardens": {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S 6D AC"},
                "guards": {"a": "4D a3", "b": "5S b3"}, "queen": "b2",
                "hands": {"a": "5C TH 6H QC", "b": "JS"}}  # fmt: skip
    scene, _ = sit_down(app, 2, people=("a",), position=position)
    settle(app)
    intent = scene.control
    intent.pick("6H")
    marks = marked(intent, "a")
    assert set(marks.walks) | set(marks.stalks) == {
        line.split()[-1] for line in map(str, scene.session.match.legal("a")) if " 6H " in line
    }
    says = [use.says for use in intent.uses.now()]
    assert any(says_.startswith("Walk the Queen 6") for says_ in says)
    intent.pick("QC")
    assert set(marked(intent, "a").targets) == {"a2", "a3"}  # washed there, or paid here


def test_a_card_leads_to_a_painted_hedge_whose_rank_is_to_be_remembered(app):
    position = {"active": "a", "gardens": {"a": "3H 7C 9D* 2S TD", "b": "4C 4H 8S 6D AC"},
                "guards": {"a": "4D a2"}, "hands": {"a": "AH 6S", "b": "JS"}}  # fmt: skip
    scene, _ = sit_down(app, 2, people=("a",), position=position, ranks="memory")
    settle(app)
    intent = scene.control
    Mouse(app).use(f"card-{intent.cards.index('AH')}")
    assert intent.picked == "AH"
    assert {"a1", "a3"} == set(marked(intent, "a").walks)
    assert not marked(intent, "a").walks["a3"].pays
    assert marked(intent, "a").walks["a1"].pays, "the 6 pays for a 3"
    assert "Walk 1 to a3, red already." in [use.says for use in intent.uses.now()]


def test_what_a_card_can_do_is_looked_at_anew_where_another_line_was_played_instead(app):
    position = {"active": "a", "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"},
                "guards": {"a": "4D a1", "b": "5S b3"}, "queen": "b2",
                "hands": {"a": "3C 5C 6H", "b": "JS"}}  # fmt: skip
    scene, _ = sit_down(app, 2, people=("a",), position=position)
    settle(app)
    intent, session = scene.control, scene.session
    session.undo_rule = "free"
    scene.do(lambda: intent.line("paint 3C"))
    intent.pick("6H")
    assert {"move", "stalk"} <= {use.line.verb for use in intent.uses.now()}
    scene.back.undo()
    steps = next(words for words in intent.own_lines() if words.startswith("move 5C"))
    scene.do(lambda: intent.line(steps))
    intent.pick("6H")
    assert not {"move", "stalk"} & {use.line.verb for use in intent.uses.now()}
    marked(intent, "a")
    app.draw()


def test_a_refusal_names_its_rule(app):
    position = {"active": "a", "gardens": {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S 6D AC"},
                "guards": {"a": "4D a3"}, "hands": {"a": "JC"}}  # fmt: skip
    scene, _ = sit_down(app, 2, people=("a",), position=position)
    settle(app)
    scene.do(lambda: scene.control.pick("JC"))
    scene.do(lambda: scene.control.touch("b2"))
    assert scene.control.refused.rule.startswith("PR-")
    assert scene.rule_now() == scene.control.refused.rule


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_is_clipped_and_controls_lie_apart(size, players):
    from tests.ui.apps import new_app

    app = new_app(size)
    scene, _ = sit_down(app, players, dealer="a", rows="dealt", people=("a",), seed=5)
    settle(app)
    play_line(app, scene, Mouse(app), str(scene.session.match.legal()[0]))
    app.dirty = True
    app.draw()
    screen = app.surface.get_rect()
    for box in app.canvas.texts:
        assert screen.contains(box.rect), box.text
    hedges = [scene.layout.hedge_box(f"{s}{n}") for s in scene.layout.seats for n in range(1, 6)]
    foot = region(app, "end") or region(app, "post")
    for hedge in hedges:
        assert hedge.x >= 0
        assert hedge.bottom < scene.layout.foot.y
    assert foot is None or screen.contains(foot.rect)
    scene.leave()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 6])
def test_a_match_is_set_up_with_any_number_of_seats(size, players):
    """The form comes from the options; one that follows from the others may be left to them."""
    from tests.ui.apps import new_app
    from wonderland.ui.shell.new_match import NewMatch
    from wonderland.ui.shell.wishes import Wishes

    app, game, begun = new_app(size), api.game("painting-the-roses"), []
    wishes = Wishes.of(game.name)
    app.push(NewMatch(app, game, begun.append, wishes))
    app.draw()
    mouse = Mouse(app)
    for _ in range(players - 2):
        mouse.use("more-players")
    mouse.use("more-packs")
    assert wishes.values["packs"] == 1
    mouse.use("less-packs")
    assert "packs" not in wishes.values
    mouse.use(f"player-{'abcdef'[players - 1]}:ai:hard")
    controls = [r for r in app.canvas.regions if r.act]
    assert all(app.surface.get_rect().contains(r.rect) for r in controls)
    for number, one in enumerate(controls):
        assert not any(one.rect.colliderect(other.rect) for other in controls[number + 1 :])
    mouse.use("begin")
    assert begun == [wishes]
    assert game.new(options=wishes.options(), seed=1).seats == tuple("abcdef"[:players])


def test_the_discards_are_looked_through(app):
    scene, _ = sit_down(app, 2, seed=2, dealer="a", rows="dealt")
    match, rng = scene.session.match, random.Random(3)
    play_on(app, scene, False, Keys(app), rng, 8)
    app.draw()
    held = match.view(match.to_act)["discards"]
    assert held and all(rank_said(card) in region(app, "discards").why for card in held)


def test_the_card_on_top_is_the_same_in_play_after_loading_and_in_a_replay(app, monkeypatch):
    """It is the one that came last, which everybody saw, whatever its name."""
    drawn = []

    def top():
        drawn.clear()
        app.dirty = True
        app.draw()
        (card,) = {*drawn} - {"??"}
        return card

    monkeypatch.setattr(garden, "draw_card", lambda _, card, box: drawn.append(card))
    position = {"gardens": {"a": A, "b": B}, "guards": {"a": "4D a3", "b": "5S b3"},
                "hands": {"a": "2C 9H"}, "discards": "KC 3S"}  # fmt: skip
    scene, _ = sit_down(app, 2, people=("a",), position=position)
    assert top() == "3S"
    scene.session.play("a move 2C a1")
    settle(app)
    assert top() == "2C"
    record = scene.session.record()
    game = api.game("painting-the-roses")
    seated(app, MatchScene, game, game.load(record), ("a",))
    assert top() == "2C"
    app.push(Viewer(app, record))
    settle(app)
    assert top() == "3S"
    app.scene.go(1)
    settle(app)
    assert top() == "2C"


@pytest.mark.parametrize("name", ["match", "lesson", "six-seats"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
def test_the_bar_shows_which_actions_are_open_in_every_window(size, name, monkeypatch):
    """A lesson says that it does; they stand between the title and the buttons."""
    drawn = []
    real = views.draw_token

    def draw_token(canvas, x, y, name, *, used, worded=True):
        right = real(canvas, x, y, name, used=used, worded=worded)
        drawn.append((name, x * canvas.scale, right * canvas.scale))
        return right

    monkeypatch.setattr(views, "draw_token", draw_token)
    studio = Studio(size, None, "painting-the-roses")
    show(studio, name)
    drawn.clear()
    studio.app.dirty = True
    studio.app.draw()
    assert [what for what, _, _ in drawn] == ["move", "paint", "face"]
    high = region(studio.app, "rules").rect
    others = ("Move", "Paint", "Face", "open", "used")
    bar = [text for text in studio.app.canvas.texts if text.rect.top < high.bottom]
    ends = [t.rect.right for t in bar if t.rect.right < high.left and t.text not in others]
    assert ends and max(ends) <= drawn[0][1]
    assert drawn[-1][2] <= high.left
