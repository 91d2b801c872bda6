"""What is seen while events are still to be shown: drawn at every moment, and never ahead of itself."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.apps import new_app
from tests.ui.devices import lift
from wonderland.core.film import Frame
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.definition_reader import load_definitions
from wonderland.games.dungeon_dice.names import dice
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.effects import Pill, Surroundings, effects_of
from wonderland.ui.table.top_bar import TopBar

BATTLE = {
    "laid": {"w": "b7-e7"},
    "monsters": ["wRKN1 d7", "eWAL1 e7"],
    "crests": {"w": {"A": 3}, "e": {"D": 1, "T": 1}},
}


@pytest.fixture
def moving():
    """An app in which effects take their time."""
    app = new_app(motion="normal")
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def frames(app, scene):
    """Each moment until all was seen: the texts on the screen, and what is said of the chain."""
    for _ in range(400):
        app.step(60)
        app.dirty = True
        app.draw()
        yield [text.text for text in app.canvas.texts]
        if not scene.board.film.show.running:
            return


@pytest.mark.rule("DD-70")
def test_a_chain_is_seen_to_unwind_and_nobody_is_asked_meanwhile(moving):
    scene, _ = sit_down(moving, position=BATTLE)
    seen = []
    for line in ("w attack RKN1 WAL1", "e use WAL1 weep RKN1", "w use RKN1 charge", "e defend"):
        scene.do(partial(scene.control.play, line))
        seen += list(frames(moving, scene))
    unwinding = [texts for texts in seen if "The chain is closed" in texts]
    assert unwinding
    assert not any("is asked" in text for texts in unwinding for text in texts)
    assert "eWAL1" not in scene.control.view["monsters"]


def test_harm_is_seen_where_he_stood():
    scene = Surroundings({"wDUM1": {"square": "c7"}}, {}, long=False)
    (pill,), _ = effects_of(ev.Damaged("wDUM1", 20, 0), scene)
    assert isinstance(pill, Pill) and pill.square == "c7"


@pytest.mark.rule("DD-55")
def test_the_crest_that_a_defence_costs_is_gone_while_its_harm_is_seen(moving):
    scene, _ = sit_down(moving, position=BATTLE)
    for line in ("w attack RKN1 WAL1", "e pass"):
        scene.do(partial(scene.control.play, line))
        list(frames(moving, scene))
    scene.do(partial(scene.control.play, "e defend"))
    shown = []
    for _ in frames(moving, scene):
        view = scene.board.film.view(scene.board.now())
        if scene.board.film.show.begun(Pill):
            shown.append((view["crests"]["e"]["D"], view["monsters"]["eWAL1"]["damage"]))
    assert set(shown) == {(0, 0)}


@pytest.mark.parametrize("name", ["wRKN1", "eWAL1"])
def test_who_change_squares_are_each_seen_to_go(moving, name):
    """The view after the first of them has both gone; what is seen follows their events."""
    position = {"laid": {"w": "b7-e7"}, "monsters": ["wRKN1 d7", "eWAL1 b7"]}
    scene, _ = sit_down(moving, position=position)
    before, there = scene.board.now(), scene.session.match.position.copy()
    state = there.value
    state.swap(*(state.at[state.config.grid.names.index(square)] for square in ("d7", "b7")))
    film = [
        Frame(ev.Moved("wRKN1", ("d7", "b7"), "swap"), there),
        Frame(ev.Moved("eWAL1", ("b7", "d7"), "swap"), there),
    ]
    scene.board.film.stage(film, before, "w", scene.layout.slots)
    layout, seen = scene.layout, []
    origin, target = ("d7", "b7") if name == "wRKN1" else ("b7", "d7")
    while scene.board.film.holding:
        view = scene.board.film.view(scene.board.now())
        x = layout.cell(view["monsters"][name]["square"]).left
        seen.append(x + scene.board.film.moving(layout).shift.get(name, (0, 0))[0])
        scene.board.film.show.update(20)
    assert set(seen) == {layout.cell(origin).left, layout.cell(target).left}
    assert seen == sorted(seen, reverse=name == "wRKN1"), "he goes once"


TITLE_STEPS = {
    "West chooses dice": {"choose"}, "West rolls": {"roll"}, "West may call a figure": {"summon"},
    "Unfold the Slithy Tove": {"summon"}, "West’s turn": {"choose", "roll", "summon", "action"},
    "West to act": {"action"},
}  # fmt: skip


def test_the_title_and_the_step_beside_it_tell_of_one_moment(moving, monkeypatch):
    told = []
    drawn = TopBar.draw_bar

    def listen(self, canvas, bar, title, turn, step):
        told.append((str(title), step))
        drawn(self, canvas, bar, title, turn, step)

    monkeypatch.setattr(TopBar, "draw_bar", listen)
    position = {"phase": "choose", "laid": {"w": "b7-c7", "e": "r7"}}
    pools = {"w": {"dice": "1G 1G 1G", "figures": "TOV"}, "e": {}}
    scene, _ = sit_down(moving, position=position, pools=pools, seed=3)
    for line in ("w dice 1G 1G 1G", "w summon TOV E/0 d8"):
        scene.do(partial(scene.control.play, line))
        list(frames(moving, scene))
    assert {"West rolls", "West to act"} <= {title for title, _ in told}
    assert [pair for pair in told if pair[1] not in TITLE_STEPS[pair[0]]] == []


@pytest.mark.rule("DD-55")
def test_an_attack_keeps_its_slip_until_it_is_defended_or_not(moving):
    scene, _ = sit_down(moving, position=BATTLE)
    scene.control.asking.ask_everything()
    for line in ("w attack RKN1 WAL1", "e use WAL1 weep RKN1"):
        scene.do(partial(scene.control.play, line))
        list(frames(moving, scene))
    scene.do(partial(scene.control.play, "w pass"))
    seen = list(frames(moving, scene))
    assert "East, will you defend?" in seen[-1]
    assert all("Red Knight on Walrus" in texts for texts in seen)
    assert not any("East is asked" in texts for texts in seen)


def test_dice_that_have_come_to_rest_show_their_faces(moving):
    pools = {"w": {"dice": "1G 1G 1G", "figures": "TOV"}, "e": {}}
    scene, _ = sit_down(moving, position={"phase": "choose"}, pools=pools, seed=3)
    scene.do(partial(scene.control.play, "w dice 1G 1G 1G"))
    for _ in frames(moving, scene):
        thrown = scene.board.film.throw()
        lying = scene.board.film.view(scene.board.now())["dice"]
        assert thrown or lying == [] or all(die["face"] for die in lying)


@pytest.mark.rule("DD-76")
def test_who_tunnels_past_others_sinks_and_comes_up_again(moving):
    scene, _ = sit_down(
        moving, position={"laid": {"w": "b7-h7"}, "monsters": ["wTOV1 d7", "eHUM1 e7"], "crests": {"w": {"M": 4}}}
    )
    deep = {"w move TOV1 e7-f7": True, "w move TOV1 g7": False}
    for line, under in deep.items():
        scene.do(partial(scene.control.play, line))
        moved = []
        for _ in frames(moving, scene):
            now = scene.board.film.moving(scene.layout)
            moved.append((now.rise.get("wTOV1", 0), now.alpha.get("wTOV1", 255)))
        assert (min(rise for rise, _ in moved) < 0) == under
        assert (min(seen for _, seen in moved) < 150) == under


@pytest.mark.rule("DD-80")
def test_what_a_chest_held_is_shown_above_who_touched_it_and_what_goes_fades(moving):
    scene, _ = sit_down(
        moving,
        position={"laid": {"w": "b7-h7"}, "monsters": ["wTOV1 d7"], "items": ["wKEY1 e7"], "crests": {"w": {"M": 2}}},
    )
    scene.do(partial(scene.control.play, "w move TOV1 e7"))
    names, fading = set(), set()
    for _ in frames(moving, scene):
        felt = scene.layout.felt
        names |= {t.text for t in moving.canvas.texts if felt.contains(t.rect)}
        fading.add(scene.board.film.moving(scene.layout).alpha.get("e7", 255))
    assert "Golden Key" in names
    assert min(fading) < 128
    assert "e7" not in scene.control.view["items"]


@pytest.mark.rule("DD-29")
@pytest.mark.parametrize("seed", [0, 1])
def test_nothing_tells_the_roll_while_the_dice_tumble(moving, seed):
    scene, _ = sit_down(moving, "we", seed)
    while scene.control.mode != modes.CHOOSING or scene.board.film.holding:
        moving.step(30)
    lift(moving)
    scene.do(scene.control.choosing.suggest)
    moving.draw()
    before = {text.text for text in moving.canvas.texts}
    scene.do(scene.control.choosing.roll)
    seen = set()
    for _ in range(400):
        moving.dirty = True
        moving.step(30)
        moving.draw()
        if scene.board.film.throw() is None and seen:
            break
        seen |= {text.text for text in moving.canvas.texts}
    line = next(line for line in scene.session.match.lines if " dice " in line)
    side, kinds = {"w": "West", "e": "East"}[line[0]], line.split()[2:]
    taken = dice(load_definitions().classes, kinds)
    aim = scene.session.game.info.aim  # it gives way in the log as rows come
    allowed = ("Skip", "Space", f"{side}, turn 1", f"{side} rolls", f"{side} takes {taken}.", aim)
    assert [text for text in seen - before if not any(text in one for one in allowed)] == []
    moving.draw()
    log = [line.words for line in scene.board.log.lines]
    assert any(words.startswith(f"{side} rolls ") for words in log)
