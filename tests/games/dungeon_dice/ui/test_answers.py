"""What a person is asked, and what Enter then means: held in random play against what then comes."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.ui.player import sit_down
from tests.games.dungeon_dice.wild import wild_position
from tests.ui.devices import region, settle
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.dungeon_dice.asks import primary
from wonderland.ui.games.dungeon_dice.intent import Intent

SEEDS, LINES = 30, 60


def asked():
    """Yield matches in the thick of it, wherever a side is asked."""
    for seed in range(SEEDS):
        rng, game = random.Random(seed), wonderland.game(GAME)
        options = {"preset": "quick"}
        pools, position = wild_position(rng, game.options.values(options))
        match = game.new(options=options, seed=seed, pools=pools, position=position)
        while match.to_act is not None and len(match.lines) < LINES:
            if match.state()["phase"] in ("chain", "defend"):
                yield match
            lines = [str(action) for action in match.legal()][:400]
            busy = [line for line in lines if line.split()[1] in ("move", "attack", "use")]
            match.play(rng.choice(busy or lines) if match.to_act != "*" else str(match.copy().draw()))


def left(match, *lines):
    """The Masters' and monsters' HP where lines were said and all else is let pass, before a chest opens.

    Twice, where an attack may be defended: undefended, and defended; and who would defend.
    """
    after = match.copy()
    for line in lines:
        after.play(line)
    while after.state()["phase"] == "chain" and not after.state()["touched"]:
        after.play(f"{after.to_act} pass")
    if after.state()["phase"] != "defend":
        return [hp_of(after)], ""
    found, who = [], after.to_act
    for word in ("pass", "defend"):
        end = after.copy()
        end.play(f"{who} {word}")
        found.append(hp_of(end))
    return found, who


def hp_of(match):
    state = match.state()
    return {**state["masters"], **{key: one["hp"] + 1 for key, one in state["monsters"].items()}}


def settled(match, *lines):
    """What is left if whoever may defend does so where it spares anything."""
    found, who = left(match, *lines)
    sums = [sum(hp for key, hp in one.items() if key[0] == who and len(key) > 1) for one in found]
    return found[0] if len(found) == 1 or sums[1] <= sums[0] else found[1]


@pytest.mark.rule("DD-55", "DD-67")
def test_enter_never_spends_for_nothing_and_never_makes_things_worse():
    shown = {"use-answer": 0, "let-pass": 0, "defend": 0, "unasked": 0}
    for match in asked():
        session = MatchSession(wonderland.game(GAME), match.copy(), {"w": Seat("Ann"), "e": Seat("Bob")})
        control, side = Intent(session), match.to_act
        if control.unasked():
            shown["unasked"] += 1
            continue
        key = primary(control)
        shown[key] += 1
        if key == "let-pass":
            continue
        line = f"{side} defend" if key == "defend" else f"{side} {control.asking.answer.line}"
        passed, answered = settled(match), settled(match, line)
        if key == "defend":
            passed, answered = left(match)[0]
        gains = [
            (answered.get(one, 0) - passed.get(one, 0)) * (1 if one[0] == side else -1) for one in {*passed, *answered}
        ]
        assert min(gains) >= 0 < max(gains) or key == "defend", (match.state()["chain"], line)
        assert any(gains), (match.state()["chain"], line)
    assert min(shown.values()) > 0, shown


QUARREL = {"laid": {"w": "b7-f7", "e": "g7-r7"}, "monsters": ["wDUM1 c7", "eKOB1 d7"]}


@pytest.mark.parametrize("defends", [0, 1])
def test_a_blow_that_fells_anyhow_is_not_made_heavier(app, defends):
    """Tweedledum fells the Kobold with 20, quarrel or not; asked about everything, Enter lets it pass."""
    crests = {"w": {"A": 3}, "e": {"T": 1, "D": defends}}
    scene, _ = sit_down(app, people="we", position={**QUARREL, "crests": crests})
    scene.control.asking.ask_everything()
    for line in ("w attack DUM1 KOB1", "e use KOB1 pinch wDUM1"):
        scene.do(lambda line=line: scene.control.play(line))
        settle(app)
    assert scene.session.match.to_act == "w"
    assert primary(scene.control) == "use-answer", "pinched it does 10, and the Kobold has 20"
    scene.do(lambda: scene.control.play("w use DUM1 quarrel"))
    settle(app)
    assert scene.session.match.state()["phase"] == "chain"
    assert primary(scene.control) == "let-pass", "30 would be no more than 20"
    assert region(app, "let-pass") is not None
