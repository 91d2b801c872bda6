"""What a line says in names is what the rules read in it."""

from __future__ import annotations

import random

from tests.games.dungeon_dice.tools import opened, step
from wonderland.games.dungeon_dice import codes
from wonderland.games.dungeon_dice.actions.acting import Attack, Stride, Use
from wonderland.games.dungeon_dice.actions.answering import Place
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.named_line import Net, as_walks, calling, in_names
from wonderland.games.dungeon_dice.position import position_of

MASTER = "master"


def expected(state, actor, code):
    """Who, at whom and whither an action is, by its numbers."""
    names, side = state.config.grid.names, "we"[actor]
    if isinstance(code, Stride):
        return state.id_of(code.monster), "", tuple(names[square] for square in code.squares)
    if isinstance(code, Attack):
        who = f"{side} {MASTER}" if code.attacker == codes.MASTER else state.id_of(code.attacker)
        there = f"{'ew'[actor]} {MASTER}"
        return who, there if code.target == codes.MASTER else state.id_of(code.target), ()
    if isinstance(code, Use):
        ability = state.figure(code.monster).abilities[code.which]
        target = ""
        if ability.target.names == "monster":
            target = state.id_of(code.target)
        elif ability.target.names == "square":
            target = names[code.target]
        elif ability.target.names:
            target = "MADXT"[code.target]
        return state.id_of(code.monster), target, ()
    if isinstance(code, Summon):
        return "", "", (names[code.start],)
    assert isinstance(code, Place)
    return "", "", (names[code.square],)


def check_lines(seed):
    """Hold every line that may be said in a match against its action; the verbs that there were."""
    match, rng, verbs = opened(seed=seed), random.Random(seed), set()
    while match.to_act is not None and len(match.lines) < 1500:
        if match.to_act != "*" and rng.random() < 0.25:
            for action in match.legal():
                one, code = in_names(str(action)), action.code
                verbs.add(one.verb)
                assert one.side == match.to_act
                if isinstance(code, Dice | Stride | Attack | Use | Summon | Place):
                    state = position_of(match).value
                    found = (one.who, one.target, one.squares)
                    if isinstance(code, Dice):
                        kinds = state.config.definitions.kinds
                        assert one.words == tuple(kinds[kind] for kind in code.kinds)
                    else:
                        assert found == expected(state, action.actor, code)
                if isinstance(code, Summon):
                    assert one.net is not None
                    assert str(one.net) == state.config.definitions.nets[code.net].text
                    assert one.figure == state.config.figures[code.figure].code
        step(match, rng)
    return verbs


def test_every_line_says_what_its_action_does():
    verbs = check_lines(1) | check_lines(2)
    assert verbs >= {"dice", "summon", "move", "attack", "use", "pass", "defend", "end"}


def test_links_that_are_an_items_effect_say_whose_it_is_and_who_touched_it():
    known, unknown = in_names("k7 eHOL1 wRAB1"), in_names("k7 ?? wRAB1")
    assert (known.verb, known.side, known.item, known.who, known.end) == ("item", "e", "eHOL1", "wRAB1", "k7")
    assert (unknown.side, unknown.item) == ("w", "")


def test_strides_of_one_monster_are_one_walk():
    lines = ["w move RAB1 c7-d7", "w move RAB1 d8", "w move KOB1 e1", "w end"]
    walks = as_walks([*map(in_names, lines)])
    assert [(one.who, one.squares, one.strides) for one in walks] == [
        ("wRAB1", ("c7", "d7", "d8"), 2),
        ("wKOB1", ("e1",), 1),
        ("", (), 0),
    ]


def test_a_summon_can_hide_whom_it_calls():
    assert calling("w summon HOL C/3 c7", "2K") == "w summon 2K C/3 c7"
    assert in_names("w summon 2K C/3 c7").net == Net("C", 3)
