"""What the dungeon asks over the table, and what a double click takes."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pygame
import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.apps import new_app
from tests.ui.devices import click, press, region, settle
from tests.ui.moments import show
from wonderland.ui.games.dungeon_dice.asks import question_of
from wonderland.ui.games.dungeon_dice.layout import lay_out
from wonderland.ui.games.dungeon_dice.question import Option, Question, draw_question, question_box
from wonderland.ui.kit.action_bar import button
from wonderland.ui.shell.studio import Studio

MOST = 60
LONG = "Der Hutmacher nimmt vierzig Schaden, behält zehn; Glied drei der Kette tut dann nichts mehr"


def option(number):
    name = f"Verrückter Hutmacher Nummer {number} aus der Teegesellschaft"
    return Option(f"answer-{number}", ("", ""), "w", "gegenfrage", name, "D", "2 von 3",
                  f"{LONG} ({number}).", number == 0, lambda: None)  # fmt: skip


@pytest.mark.parametrize("options", [0, 1, 2, 4])
def test_nothing_that_a_question_says_is_lost(app, options):
    sit_down(app)
    canvas, layout = app.canvas, lay_out(app.room, app.scale, 19, 13)
    buttons = [
        button("a", "Den ganzen Zug lang passen", lambda: None, hint="Leertaste"),
        button("b", "Gegenfrage einsetzen", lambda: None, hint="Enter", primary=True),
    ]
    says = (f"Wenn du passt: {LONG}.", f"Verteidigen für 1: {LONG}.")
    asked = Question("w", "West, willst du antworten?", LONG, tuple(map(option, range(options))), says, buttons)
    already = len(canvas.texts)
    box = draw_question(canvas, layout, asked, [], lambda act: act())
    assert layout.felt.contains(box)
    drawn = canvas.texts[already:]
    told = " ".join(text.text for text in drawn)
    assert "…" not in told
    for words in (LONG, *says, *(one.says for one in asked.options), *(one.name for one in asked.options)):
        assert words in told
    for text in drawn:
        assert text.within.contains(text.rect), text.text


def test_a_question_lies_where_it_covers_no_number_of_what_a_blow_would_do(app):
    sit_down(app)
    canvas, layout = app.canvas, lay_out(app.room, app.scale, 19, 13)
    asked = Question("w", "West, will you defend?", LONG, (), (LONG,), [])
    usual = question_box(canvas, layout, asked, [])
    pill = usual.inflate(-usual.width * 0.9, -usual.height * 0.7)
    assert not question_box(canvas, layout, asked, [pill]).colliderect(pill)
    studio = Studio((1280, 720), None, "dungeon-dice")
    scene = show(studio, "defend")
    (number,) = scene.board.view.pills(studio.app.canvas, scene.layout)
    assert number in scene.asked()


def test_a_double_click_takes_the_only_line_there_is(app):
    scene, _ = sit_down(app, "w", options={"first": "w"})
    match = scene.session.match
    for _ in range(MOST):
        lines = [str(action) for action in islice(match.legal(), 2)]
        if len(lines) == 1 and match.to_act == "w":
            break
        assert scene.only_choice() == "", lines
        scene.do(partial(scene.control.play, lines[0]))
        settle(app)
    count = len(match.lines)
    assert scene.only_choice()
    click(app, scene.layout.felt.midtop)
    assert len(match.lines) == count, "once is not enough"
    click(app, scene.layout.felt.midtop)
    assert match.lines[count] == lines[0]


@pytest.mark.parametrize("code", [0, pygame.K_LEFT, pygame.K_PERIOD, pygame.K_n, pygame.K_1], ids=pygame.key.name)
def test_enter_unfolds_what_was_chosen_and_put_down_by_keys(app, code):
    """Also where the focus is still on the figure that was chosen before."""
    scene, _ = sit_down(app, options={"first": "w"}, pools={"w": "croquet-ground", "e": "tweedles"})
    for line in ("w dice 1B 1B 1G", "* roll S S S"):
        scene.session.match.play(line)
    scene.control.laying.settle()
    settle(app)
    app.pointer.focus, app.pointer.focus_shown = "figure-RAB", True
    press(app, pygame.K_RETURN)
    assert scene.control.laying.calling.code == "RAB"
    app.draw()
    if code:
        press(app, code, chr(code) if code < 128 else "")
        scene.control.laying.next_place()
        settle(app)
    press(app, pygame.K_RETURN)
    settle(app)
    assert scene.session.match.lines[-1].startswith("w summon RAB")


def test_enter_ends_the_turn_where_the_focus_is_on_a_figure_that_none_can_call_now(app):
    position = {"laid": {"w": "b7-h7"}, "monsters": ["wDOR1 c7"]}
    pools = {"w": {"dice": "1B 1B 1G", "figures": "RAB"}}
    scene, _ = sit_down(app, position=position, pools=pools)
    app.draw()
    app.pointer.focus, app.pointer.focus_shown = "figure-RAB", True
    press(app, pygame.K_RETURN)
    settle(app)
    assert scene.session.match.lines[-1] == "w end"


@pytest.mark.parametrize(("move", "keys"), [(1, [pygame.K_RETURN]), (3, [pygame.K_BACKSPACE, pygame.K_RETURN])])
def test_after_a_walk_by_keys_the_turn_is_ended_by_enter(app, move, keys):
    """At once where nobody can do anything more, else when the focus was put away."""
    position = {"laid": {"w": "b7-h7"}, "monsters": ["wDOR1 c7"], "crests": {"w": {"M": move}}}
    scene, _ = sit_down(app, position=position)
    for code in (pygame.K_n, pygame.K_RIGHT, pygame.K_RETURN):
        press(app, code, "n" if code == pygame.K_n else "")
        settle(app)
    match = scene.session.match
    assert match.lines[-1] == "w move DOR1 d7"
    assert app.pointer.focus == "square-d7"
    for code in keys:
        press(app, code)
        settle(app)
    assert app.scene is scene
    assert match.lines[-1] == "w end"


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_every_link_of_a_chain_of_three_is_in_sight(size):
    stage = Studio(size, None, "dungeon-dice")
    show(stage, "chain")
    settle(stage.app)
    texts = stage.app.canvas.texts
    assert {"crown", "weep", "attack", "Lion on Walrus"} <= {text.text for text in texts}
    assert all(text.within.inflate(2, 2).contains(text.rect) for text in texts)


PINCH = {"laid": {"w": "b7-f7", "e": "g7-r7"}, "monsters": ["wLIO1 c7", "eKOB1 d7", "eHUM1 g7"]}


@pytest.mark.parametrize(
    ("crests", "struck", "asked"), [({"T": 1}, "KOB1", ""), ({"T": 3}, "KOB1", "chain"), ({"D": 1}, "KOB1", "")]
)
def test_nobody_is_asked_for_nothing(app, crests, struck, asked):
    """One pinch doesn't save the Kobold, and its Def is 0; three pinches do."""
    scene, _ = sit_down(app, position={**PINCH, "crests": {"w": {"A": 1}, "e": crests}})
    scene.do(partial(scene.control.play, f"w attack LIO1 {struck}"))
    app.draw()
    assert asked or region(app, "let-pass") is None, "no box flashes by"
    settle(app)
    match = scene.session.match
    assert (match.state()["phase"] if asked else "") == asked
    assert (region(app, "let-pass") is not None) is bool(asked)
    assert asked or ("eKOB1" not in match.state()["monsters"] and match.to_act == "w")


def test_who_wants_to_be_asked_about_everything_is(app):
    scene, _ = sit_down(app, position={**PINCH, "crests": {"w": {"A": 1}, "e": {"T": 1, "D": 1}}})
    scene.control.asking.ask_everything()
    scene.do(partial(scene.control.play, "w attack LIO1 KOB1"))
    settle(app)
    for phase in ("chain", "defend"):
        assert scene.session.match.state()["phase"] == phase
        press(app, pygame.K_x, "x")
        settle(app)
    assert scene.session.match.to_act == "w"


def test_when_one_is_asked_is_chosen_from_what_matters_to_nothing(app):
    scene, _ = sit_down(app, position={**PINCH, "crests": {"w": {"A": 1}, "e": {"T": 3}}})
    scene.do(partial(scene.control.play, "w attack LIO1 KOB1"))
    settle(app)
    wishes = []
    for _ in range(5):
        wishes.append(str(scene.control.asking.wish["e"]))
        scene.control.asking.next_wish()
    assert wishes == ["what matters", "everything", "attacks, abilities", "attacks", "nothing"]
    assert scene.control.asking.wish["e"] == "what matters"


def test_a_lesson_and_a_puzzle_ask_about_everything():
    for shot in ("lesson", "puzzle"):
        stage = Studio((1280, 720), None, "dungeon-dice")
        show(stage, shot)
        assert set(stage.app.scene.control.asking.wish.values()) == {"everything"}


@pytest.mark.parametrize(("struck", "told"), [("KOB1", False), ("RAT1", True)])
def test_a_defence_that_would_spare_nothing_is_not_spoken_of(app, struck, told):
    """The Kobold's Def is 0, the Mome Rath's 20; the Long-dead Pig could answer for both."""
    monsters = ["wRKN1 c7", f"e{struck} d7", "ePIG1 e7"]
    crests = {"w": {"A": 1}, "e": {"T": 2, "D": 1}}
    scene, _ = sit_down(app, position={**PINCH, "monsters": monsters, "crests": crests})
    scene.do(partial(scene.control.play, f"w attack RKN1 {struck}"))
    settle(app)
    says = question_of(scene.control).says
    assert any(one.startswith("Defend for 1: ") for one in says) is told


def test_what_passing_leads_to_is_written_in_letters_of_one_size():
    app = new_app((960, 600))
    crests = {"w": {"A": 3}, "e": {"T": 1, "D": 1}}
    scene, _ = sit_down(
        app, people="we", position={"laid": {"w": "b7-h7"}, "monsters": ["wRKN1 d7", "eWAL1 e7"], "crests": crests}
    )
    for line in ("w attack RKN1 WAL1", "e use WAL1 weep RKN1"):
        scene.do(lambda line=line: scene.control.play(line))
        settle(app)
    said = [t.rect.height for t in app.canvas.texts if t.text.startswith(("If you", "If East"))]
    assert len(said) == 2
    assert said[0] == said[1]
