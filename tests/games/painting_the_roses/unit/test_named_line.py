"""What a line says in names is what the rules read in it."""

from __future__ import annotations

import random

import wonderland
from wonderland.games.painting_the_roses.actions.acting import Play
from wonderland.games.painting_the_roses.actions.setting_up import NameDealer
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.named_line import Guard, Played, guard_of, in_names, played_of, with_cards
from wonderland.games.painting_the_roses.state import NONE


def check(action):
    """Hold a line against its action; the verb."""
    one, code, config = in_names(str(action)), action.code, action.config
    cards = [code.card] if hasattr(code, "card") else list(getattr(code, "cards", ()))
    assert one.cards == tuple(config.names[card] for card in cards)
    aimed = getattr(code, "hedge", NONE)
    if isinstance(code, Play):
        aimed = code.target if code.target not in (NONE, UNLEASH) else NONE
        assert one.unleashes == (code.target == UNLEASH)
    assert one.hedge == ("" if aimed == NONE else config.hedges[aimed])
    if hasattr(code, "seat") and not isinstance(code, NameDealer):
        assert one.about == config.seats[code.seat]
    return one.verb


def test_every_line_says_what_its_action_does():
    verbs = set()
    for seed in range(3):
        match = wonderland.game("painting-the-roses").new(seed=seed, options={"players": 3})
        rng = random.Random(seed)
        while match.to_act is not None and len(match.lines) < 600:
            if match.to_act == "*":
                verbs.add(check(match.draw()))
                continue
            if len(match.legal()) < 100:
                verbs |= {check(action) for action in match.legal()}
            match.play(match.legal().choose(rng))
    assert verbs >= {
        "dealer", "hedges", "hand", "draw", "guard", "recruit", "move", "stalk", "paint", "play",
        "cancel", "allow", "end", "discard", "reveal",
    }  # fmt: skip


def test_a_deal_can_be_of_other_cards():
    assert with_cards("* hand b QH 2C", ["??", "??"]) == "* hand b ?? ??"


def test_what_states_write_as_lines_do():
    view = {"guards": {"a": "JS b3", "b": None}, "playing": "QH unleash"}
    assert (guard_of(view, "a"), guard_of(view, "b")) == (Guard("JS", "b3"), None)
    assert played_of(view) == Played("QH", "", unleashes=True)
    assert played_of({**view, "playing": "KC"}) == Played("KC", "", unleashes=False)
    assert played_of({**view, "playing": "JS b2"}) == Played("JS", "b2", unleashes=False)
    assert played_of({**view, "playing": None}) is None
