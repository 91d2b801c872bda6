"""What a player can look at at the table: whom the other side could strike, what is left, who is who."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.devices import click, region, settle
from wonderland.games.dungeon_dice import queries
from wonderland.ui.games.dungeon_dice.highlights import marks_of

FIGHT = {
    "laid": {"w": "b7-f7", "e": "g7-r7"},
    "monsters": ["wRAB1 c7", "wLIO1 f7", "eLIO1 g7", "eTOV1 l7"],
    "crests": {"w": {"M": 3}, "e": {"M": 4, "A": 2}},
}
POOLS = {"w": {"dice": "1B 1G 2G", "figures": "DUM RAB CAK"}, "e": {"dice": "1G 1K 1Y", "figures": "OYS DRI"}}


def texts(app):
    return [text.text for text in app.canvas.texts]


def use(app, key):
    click(app, region(app, key).rect.center)
    settle(app)


def point(app, at):
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    app.handle(event)
    settle(app)


def test_threats_mark_whom_the_other_side_could_strike_and_say_how_likely(app):
    scene, _ = sit_down(app, position=FIGHT, pools=POOLS)
    assert not scene.board.view.threatening.marks("w")
    use(app, "threats")
    found = queries.threats(scene.session.match, "e")
    marked = scene.board.view.threatening.marks("w")
    squares = {"wRAB1": "c7", "wLIO1": "f7"}
    assert set(marked) == {squares[key] for key in found.monsters}
    assert "f7" in marked
    assert marked["f7"].deadly == any(t.undefended >= t.left for t in found.monsters["wLIO1"])
    assert set(scene.board.view.threatening.attackers("w")) <= {"g7", "l7"}
    point(app, scene.layout.cell("f7").center)
    said = scene.board.bars.foot().sentence
    assert "Lion" in said
    assert "40 damage" in said
    use(app, "threats")
    assert not scene.board.view.threatening.marks("w")


def test_nobody_to_be_feared_is_said(app):
    calm = {**FIGHT, "monsters": ["wRAB1 c7"], "crests": {}}
    scene, _ = sit_down(app, position=calm, pools={"w": POOLS["w"], "e": {}})
    use(app, "threats")
    assert "strike nobody in its next turn, abilities aside" in scene.board.bars.foot().sentence


def test_the_other_side_s_pool_is_shown_but_not_what_is_in_its_chests(app):
    position = {**FIGHT, "phase": "choose"}
    _, _ = sit_down(app, people="w", position=position, pools=POOLS)
    assert region(app, "figure-DUM")
    use(app, "other-pool")
    assert region(app, "figure-OYS")
    assert not region(app, "figure-DUM")
    assert not region(app, "figure-DRI")
    assert "East’s dice 3" in texts(app)
    use(app, "other-pool")
    assert region(app, "figure-DUM")


def test_pointing_at_a_figure_tells_who_it_is_while_dice_are_chosen(app):
    position = {**FIGHT, "phase": "choose"}
    scene, _ = sit_down(app, people="w", position=position, pools=POOLS)
    assert region(app, "die-1B")
    point(app, region(app, "figure-DUM").rect.center)
    assert "Tweedledum" in texts(app)
    point(app, scene.layout.cell("l7").center)
    assert "Slithy Tove" in texts(app)
    point(app, scene.layout.top.center)
    assert region(app, "die-1B")


def asked(app, monsters, crests, line, *, everything=False):
    position = {"active": "e", "laid": {"w": "b7-h7"}, "monsters": monsters, "crests": crests}
    scene, _ = sit_down(app, people="we", position=position)
    if everything:
        scene.control.asking.ask_everything()
    scene.do(lambda: scene.control.play(line))
    settle(app)
    return scene


def test_enter_never_pays_for_a_defence_that_spares_nothing(app):
    crests = {"w": {"D": 1}, "e": {"A": 1}}
    scene = asked(app, ["wCAN1 d7", "eLIO1 e7"], crests, "e attack LIO1 CAN1", everything=True)
    assert scene.board.first_focus() == "let-pass"
    assert "To defend would spare nothing." in texts(app)


def test_enter_pays_for_a_defence_that_saves_somebody(app):
    crests = {"w": {"D": 1}, "e": {"A": 1}}
    scene = asked(app, ["wINN1 d7", "eWAL1 e7"], crests, "e attack WAL1 INN1")
    assert scene.board.first_focus() == "defend"


def test_enter_spends_no_crest_on_an_answer_that_changes_nothing(app):
    crests = {"w": {"T": 2}, "e": {"M": 1}}
    scene = asked(app, ["wBAK1 d7", "eRAB1 f7"], crests, "e move RAB1 g7")
    assert scene.board.first_focus() == "let-pass"
    use(app, "answer-0")
    assert scene.board.first_focus() == "use-answer"


def test_enter_answers_where_that_saves_somebody(app):
    crests = {"w": {"T": 2}, "e": {"A": 1}}
    scene = asked(app, ["wKNM1 d7", {"id": "eLIO1", "square": "e7", "damage": 20}], crests, "e attack LIO1 KNM1")
    assert scene.board.first_focus() == "use-answer"


def test_who_would_defend_is_named_to_the_side_that_attacks(app):
    crests = {"w": {"A": 2, "X": 1}, "e": {"T": 1, "D": 1}}
    position = {"laid": {"w": "b7-h7"}, "monsters": ["wRKN1 d7", "eWAL1 e7"], "crests": crests}
    scene, _ = sit_down(app, people="we", position=position)
    scene.control.asking.ask_everything()
    scene.do(lambda: scene.control.play("w attack RKN1 WAL1"))
    settle(app)
    said = " ".join(texts(app))
    assert "Defend for 1: " in said
    assert "East defends" not in said
    scene.do(lambda: scene.control.play("e use WAL1 weep RKN1"))
    settle(app)
    assert scene.control.seat == "w"
    assert "If East defends for 1: " in " ".join(texts(app))


def test_who_is_asked_in_the_other_s_turn_sees_nothing_of_his_chests(app):
    """At one screen, without a curtain: neither in the pool nor on the table, however open before."""
    position = {
        "laid": {"w": "b7-h7"},
        "monsters": ["wRKN1 d7", "eWAL1 e7"],
        "items": ["wDRI1 c7"],
        "crests": {"w": {"A": 2}, "e": {"T": 1}},
    }
    scene, _ = sit_down(app, people="we", position=position, pools=POOLS)
    assert region(app, "figure-CAK")
    scene.board.view.open_items = True
    scene.do(lambda: scene.control.play("w attack RKN1 WAL1"))
    settle(app)
    assert scene.control.seat == "e"
    assert scene.looking == "w"
    assert region(app, "figure-DUM")
    assert not region(app, "figure-CAK")
    point(app, scene.layout.cell("c7").center)
    assert not any("Drink-Me" in text for text in texts(app))


def test_hp_and_of_how_many_are_one_number(app):
    hurt = {"id": "wLIO1", "square": "f7", "damage": 10}
    scene, _ = sit_down(app, position={**FIGHT, "monsters": [hurt, "eTOV1 l7"]}, pools=POOLS)
    click(app, scene.layout.cell("f7").center)
    settle(app)
    shown = {text.text: text.rect for text in app.canvas.texts if text.text in ("HP", "30", "of")}
    spaces = shown["30"].left - shown["HP"].right, shown["of"].left - shown["30"].right
    assert spaces[1] <= 2 * spaces[0]


def test_the_pill_tells_of_the_attack_as_the_chain_leaves_it(app):
    crests = {"w": {"A": 2, "X": 1}, "e": {"T": 1, "D": 1}}
    scene, _ = sit_down(
        app, people="we", position={"laid": {"w": "b7-h7"}, "monsters": ["wRKN1 d7", "eWAL1 e7"], "crests": crests}
    )
    scene.control.asking.ask_everything()
    scene.do(lambda: scene.control.play("w attack RKN1 WAL1"))
    settle(app)
    assert marks_of(scene.control, "").hits["e7"][:2] == ("40", "30")
    scene.do(lambda: scene.control.play("e use WAL1 weep RKN1"))
    settle(app)
    assert "stands at 30" in " ".join(texts(app))
    assert marks_of(scene.control, "").hits["e7"][:2] == ("30", "20")


def test_every_square_where_the_net_in_hand_may_start_is_marked(app):
    position = {"phase": "choose", "laid": {"w": "b7-c7", "e": "r7"}}
    pools = {"w": {"dice": "1G 1G 1G", "figures": "TOV"}, "e": {}}
    scene, _ = sit_down(app, position=position, pools=pools, seed=3)
    scene.do(lambda: scene.control.play("w dice 1G 1G 1G"))
    settle(app)
    laying, match = scene.control.laying, scene.session.match
    for letter in "EK":
        laying.pick(letter)
        marked = marks_of(scene.control, "").starts
        legal = {str(line).split()[-1] for line in match.legal() if f" {laying.text} " in str(line)}
        assert len(legal) > 5
        assert legal - marked <= {f"{chr(97 + x)}{y + 1}" for x, y in laying.ghost().cells}
        assert marked <= legal


def test_the_keys_of_a_net_stand_beside_nobody_s_figure(app):
    position = {
        "phase": "choose",
        "laid": {"w": "b7-d7", "e": "g7-r7 h8-l8"},
        "monsters": ["eRAB1 h7", "eTOV1 h8", "eLIO1 i7", "eKOB1 i8"],
    }
    pools = {"w": {"dice": "1G 1G 1G", "figures": "TOV"}, "e": {}}
    scene, _ = sit_down(app, position=position, pools=pools, seed=3)
    scene.do(lambda: scene.control.play("w dice 1G 1G 1G"))
    settle(app)
    point(app, scene.layout.cell("e8").center)
    keys = [t.rect for t in app.canvas.texts if t.text in ("turn", "mirror")]
    assert len(keys) == 2
    for one in scene.control.view["monsters"].values():
        assert scene.layout.cell(one["square"]).collidelist(keys) < 0


def test_where_the_mouse_was_left_hides_no_dice_to_choose_from(app):
    position = {**FIGHT, "active": "e", "crests": {}}
    pools = {"w": {"dice": "1G 1G 1G", "figures": "TOV"}, "e": {}}
    scene, _ = sit_down(app, position=position, pools=pools)
    point(app, scene.layout.cell("f7").center)
    scene.do(lambda: scene.control.play("e end"))
    settle(app)
    assert "3 to choose" in texts(app)
    point(app, scene.layout.cell("f7").center)
    assert "Lion" in texts(app)


def rolled(app, roll, kinds, **position):
    """A table after a roll that called nobody, and the words on it."""
    pool = {"dice": f"{kinds} 1G 2W", "figures": "RAB TOV"}
    where = {"phase": "choose", "laid": {"w": "b7-e7"}, **position}
    scene, _ = sit_down(app, "we", 5, position=where, pools={"w": pool, "e": pool})
    for line in (f"w dice {kinds}", f"* roll {roll}"):
        scene.session.play(line) if line[0] != "*" else scene.session.match.play(line)
    settle(app)
    app.dirty = True
    app.draw()
    return " ".join(text.text for text in app.canvas.texts)


@pytest.mark.rule("DD-31")
@pytest.mark.parametrize("there", [[], ["wRAB1 d7"]], ids=["nobody", "somebody"])
@pytest.mark.parametrize(
    ("kinds", "roll", "why"),
    [
        ("1G 1G 1G", "A M2 M2", "No star: nobody comes."),
        ("1G 1G 1G", "S M2 M2", "One star only: nobody comes."),
        ("1G 2W 1G", "S S M2", "Stars of levels 1 and 2: nobody comes."),
        ("2W 2W 1G", "S S M2", "No figure of yours is of these dice: nobody comes."),
    ],
)
def test_after_a_roll_it_is_said_why_nobody_comes(app, kinds, roll, why, there):
    said = rolled(app, roll, kinds, monsters=there)
    assert why in said
    assert ("Pick one of yours: " in said) == bool(there)
    assert ("Nobody of yours is in play: end the turn." in said) != bool(there)


def test_what_is_held_says_what_it_is_good_for(app):
    said = " ".join(rolled(app, "A M2 M2", "1G 1G 1G", crests={"w": {"X": 1}}).split())
    assert "What you hold" in said
    assert "Move strides of your monsters, a square" in said
    assert "Attack an attack each, on whoever" in said
    assert "Magic for abilities; nobody here has one yet" in said


@pytest.mark.rule("DD-49", "DD-52")
@pytest.mark.parametrize(
    ("position", "picked", "why"),
    [
        ({}, "master", "Your Master: no Attack to strike with."),
        ({"master_attacked": True}, "master", "Your Master: he has attacked this turn."),
        ({"monsters": []}, "master", "Your Master: no enemy stands beside him."),
        ({}, "wRAB1", "no Move to walk with, no Attack to strike with."),
    ],
    ids=["no crest", "made", "nobody", "a monster"],
)
def test_who_can_do_nothing_is_said_why_and_not_that_nobody_is_beside_him(app, position, picked, why):
    beside = {"laid": {"w": "b7-e7"}, "monsters": ["eKOB1 b7", "wRAB1 c7"], **position}
    scene, _ = sit_down(app, "we", position={"phase": "action", **beside})
    scene.control.acting.picked = picked
    app.dirty = True
    app.draw()
    assert why in " ".join(" ".join(texts(app)).split())
