"""What a line says in names is what the rules read in it."""

from __future__ import annotations

import random

import wonderland
from wonderland.games.wonderland.actions.acting import Blast, Step, Strike, Use, use_of
from wonderland.games.wonderland.actions.preparing import ChooseDice, Summon
from wonderland.games.wonderland.combat import IMAGE
from wonderland.games.wonderland.named_line import ends, in_names, in_short, joined, with_cards


def check(action):
    """Hold a line against its action; the verb."""
    one, code, config = in_names(str(action)), action.code, action.config
    names = config.grid.names
    if isinstance(code, ChooseDice):
        assert one.cards == tuple(config.ids[card][1:] for card in code.cards)
    elif isinstance(code, Step):
        assert (one.being, one.squares) == (config.ids[code.being], (names[code.square],))
    elif isinstance(code, Strike):
        target = "image" if code.target == IMAGE else config.ids[code.target]
        assert (one.being, one.target) == (config.ids[code.being], target)
    elif isinstance(code, Use | Blast):
        own, being, target, n = use_of(config, code)
        assert (one.being, one.n) == (config.ids[being], n)
        assert one.target == (config.ids[target] if own.kind.aimed else "")
    elif isinstance(code, Summon):
        shape = config.grid.shapes[code.shape]
        laid = [names[code.first + delta] for delta in shape.deltas]
        assert [square for domino in one.dominoes for square in domino] == laid
        assert (one.being, one.squares) == (config.ids[code.card], (names[code.start],))
    return one.verb


def test_every_line_says_what_its_action_does():
    verbs = set()
    for seed in range(12):
        match = wonderland.game("wonderland").new(seed=seed, options={"preset": "quick"})
        rng = random.Random(seed)
        while match.to_act is not None and len(match.lines) < 400:
            if match.to_act == "*":
                match.draw()
                continue
            legal = match.legal()
            few = len(legal) < 150
            verbs |= {check(one) for one in (legal if few else [legal.choose(rng)])}
            match.play(legal.choose(rng))
    assert verbs >= {"dice", "summon", "skip", "move", "halt", "attack", "use", "pass", "end", "defend"}


def test_an_ability_has_a_name_where_a_being_has_several():
    assert in_names("w use 6H swap w4H 3")[2:6] == (("6H",), "w4H", "swap", 3)
    assert in_names("w use KH w4H 2")[2:6] == (("KH",), "w4H", "", 2)
    assert in_names("w blast TH 2")[2:6] == (("TH",), "", "", 2)


def test_a_line_that_is_only_begun_is_read_as_far_as_it_goes():
    assert in_names("w summon 4H b7b8").dominoes == (("b7", "b8"),)
    assert in_names("w summon 4H").dominoes == ()
    assert in_names("w move 4H").card == "4H"


def test_a_domino_has_two_ends():
    assert (ends("b7b8"), ends("b10b11"), ends("s9t9")) == (("b7", "b8"), ("b10", "b11"), ("s9", "t9"))


def test_steps_of_a_being_are_one_line_and_passes_are_left_out():
    lines = ["w move JD e5", "w move JD f5", "w attack JD image", "e pass", "w end", "e done"]
    assert joined(lines) == ["w move JD e5 f5", "w attack JD image", "e pass", "w end", "e done"]
    assert in_short(lines) == ["w move JD e5 f5", "w attack JD image", "w end"]


def test_cards_can_be_others():
    assert with_cards("w dice 4H AS", {"AS": "??"}) == "w dice 4H ??"
