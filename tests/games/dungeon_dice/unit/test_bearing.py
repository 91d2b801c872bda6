"""Whether it matters what one answers: asked of fixed positions, and held against what is hidden."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.wild import wild_position
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.view import filled

LAID = {"w": "b7-f7", "e": "g7-r7"}


def asked(line, monsters, crests, items=(), **more):
    """A match in which East is asked about a line of West's."""
    position = {"laid": LAID, "monsters": monsters, "crests": crests, "items": list(items), **more}
    match = wonderland.game(GAME).new(
        seed=1, pools={"w": {"dice": "1G", "figures": ""}, "e": {"dice": "1G", "figures": ""}}, position=position
    )
    match.play(line)
    assert match.to_act == "e"
    assert match.state()["phase"] in ("chain", "defend")
    return match


KOB, LIO = "eKOB1 d7", "wLIO1 c7"
PINCHED = "w attack LIO1 KOB1"


@pytest.mark.parametrize(
    ("matters", "line", "monsters", "crests"),
    [
        # Atk -10 at the end of the turn is over at once
        (False, "w end", [LIO, KOB], {"w": {"A": 1}, "e": {"T": 1}}),
        # a Lion that walks may still attack; without a crest to do so it may not
        (True, "w move LIO1 b7", [LIO, KOB], {"w": {"M": 1, "A": 1}, "e": {"T": 1}}),
        (False, "w move LIO1 b7", [LIO, KOB], {"w": {"M": 1}, "e": {"T": 1}}),
        # 40 or 30 on 20 HP are the same, three pinches are not; two of 40 are
        (False, PINCHED, [LIO, KOB], {"w": {"A": 1}, "e": {"T": 2}}),
        (True, PINCHED, [LIO, KOB], {"w": {"A": 1}, "e": {"T": 3}}),
        # a link that would stop the attack
        (True, PINCHED, [LIO, KOB, "ePIG1 e7"], {"w": {"A": 1}, "e": {"T": 2}}),
        # who is held does not come away; who is slowed does, and may have no Move left to lose
        (True, "w move LIO1 b7", [LIO, "eBAK1 d7"], {"w": {"M": 1}, "e": {"T": 2}}),
        (True, "w move LIO1 b7", [LIO, "eRAT1 d7"], {"w": {"M": 2}, "e": {"T": 1}}),
        (False, "w move LIO1 b7", [LIO, "eRAT1 d7"], {"w": {"M": 1}, "e": {"T": 1}}),
        # Def -10 for somebody whom nobody strikes in his own turn
        (False, "w move LIO1 b7", [LIO, "ePHA1 d7"], {"w": {"M": 1, "A": 1}, "e": {"T": 1}}),
        # damage is for good, at the end of the turn, too
        (True, "w end", [LIO, "eKNM1 d7"], {"w": {}, "e": {"T": 2}}),
        # crests that the other side loses
        (True, "w end", [LIO, "eHAT1 h7"], {"w": {"X": 1}, "e": {"T": 1}}),
        (False, "w end", [LIO, "eHAT1 h7"], {"w": {}, "e": {"T": 1}}),
        # to defend: Def 0 spares nothing; a Lion's Def 20 does
        (False, PINCHED, [LIO, KOB], {"w": {"A": 1}, "e": {"D": 1}}),
        (True, "w attack RAB1 LIO1", ["wRAB1 c7", "eLIO1 d7", "wRAB2 b7"], {"w": {"A": 1}, "e": {"D": 1}}),
    ],
)
def test_an_answer_matters_where_it_changes_what_is_left(matters, line, monsters, crests):
    match = asked(line, monsters, crests)
    before = match.state()
    assert queries.bears(match) is matters
    assert match.state() == before


@pytest.mark.parametrize(("code", "matters"), [("QUE", True), ("RAB", False)])
def test_who_has_attacked_is_worth_weakening_where_he_may_attack_once_more(code, matters):
    """The Queen's encore could let the Lion strike the Kobold again."""
    monsters = [f"w{code}1 f7", {"id": "wLIO1", "square": "c7", "attacked": True}, KOB]
    crests = {"w": {"M": 1, "A": 1, "X": 3}, "e": {"T": 1}}
    assert queries.bears(asked(f"w move {code}1 e7", monsters, crests)) is matters


@pytest.mark.parametrize("code", ["HOL", "PEP", "KEY"])
def test_where_a_chest_is_touched_it_always_matters(code):
    """Or who is asked would tell what lies in it."""
    match = asked("w move LIO1 b7", [LIO, KOB], {"w": {"M": 1}, "e": {"T": 1}}, [f"e{code}1 b7"])
    assert queries.bears(match)


@pytest.mark.rule("DD-93")
def test_what_is_hidden_has_no_part_in_it():
    """In random matches from crowded starts: other items face down, the same answer."""
    found = set()
    for seed in range(12):
        rng, game = random.Random(seed), wonderland.game(GAME)
        options = {"preset": "quick"}
        pools, position = wild_position(rng, game.options.values(options))
        match = game.new(options=options, seed=seed, pools=pools, position=position)
        while match.to_act is not None and len(match.lines) < 40:
            if match.state()["phase"] in ("chain", "defend"):
                bears = queries.bears(match)
                found.add(bears)
                for seat in "we":
                    twin = match.copy()
                    twin.position = Position(filled(match.view(seat).known, rng))
                    assert queries.bears(twin) is bears, (seed, match.lines[-3:], seat)
            lines = [str(action) for action in match.legal()][:400]
            busy = [line for line in lines if line.split()[1] in ("move", "attack", "use")]
            match.play(rng.choice(busy or lines) if match.to_act != "*" else str(match.copy().draw()))
    assert found == {True, False}
