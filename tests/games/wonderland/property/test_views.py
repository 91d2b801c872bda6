"""What a seat sees, whole: the state less what is hidden, and the same whatever is hidden (W-76)."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

import wonderland
from tests.games.wonderland.helpers import game, random_match
from tests.views import reachable
from wonderland.core.match import Match
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.grid import Grid

rule = pytest.mark.rule
OTHER = {"w": "e", "e": "w"}
CASES = [
    (seed, {"preset": preset, "face_down": face_down})
    for seed in range(6) for preset, face_down in (("quick", False), ("quick", True), ("standard", True))
]  # fmt: skip


def shown(match, side):
    """The cards of a side that the other has seen: in play, discarded, or chosen face up."""
    state = match.state()
    cards = {b["id"][1:] for b in state["beings"] if b["id"][0] == side} | set(
        state["discards"][side]
    )
    if not match.position.config.options.face_down:  # W-70
        cards |= {
            c for line in match.lines if line.startswith(f"{side} dice") for c in line.split()[2:]
        }
    return cards


def less_what_is_hidden(match, seat):
    """The state as a seat may see it, by W-70 and W-76 to the letter."""
    state, other = copy.deepcopy(match.state()), OTHER[seat]
    del state["pools"][other]
    if match.position.config.options.face_down and state["active"] == other:
        for die in state["dice"]:
            if die["card"] not in shown(match, other):
                die["card"] = None
    return state


def shuffled(match, seat, rng):
    """The same match as far as a seat can tell: what it has never seen of the other side is other cards.

    Cards that were chosen face down become others of their level. None if no such match was found.
    """
    side, cards = OTHER[seat], game().rules.definitions.cards
    record, seen = match.record(), shown(match, OTHER[seat])
    own = record.setup["pools"][side]
    hidden = [card for card in own if card not in seen]
    chosen = {
        c for line in match.lines if line.startswith(f"{side} dice") for c in line.split()[2:]
    }
    for _ in range(60):
        taken, names = {(c[0], cards[c].colour) for c in own if c in seen}, {}
        for card in sorted(hidden, key=lambda card: card not in chosen):
            fitting = [
                c for c in cards.values()
                if (c.rank, c.colour) not in taken and (card not in chosen or c.level == cards[card].level)
            ]  # fmt: skip
            if not fitting:
                break
            new = rng.choice(fitting)
            taken.add((new.rank, new.colour))
            names[card] = new.name
        if len(names) < len(hidden):
            continue
        pools = {**record.setup["pools"], side: [names.get(card, card) for card in own]}
        moves = [
            " ".join(names.get(word, word) for word in line.split()) if line.startswith(f"{side} dice") else line
            for line in match.lines
        ]  # fmt: skip
        head = replace(
            record, setup={**record.setup, "pools": pools}, seed=rng.randrange(10**6), moves=[]
        )
        twin = Match(game().rules, head)
        try:
            for line in moves:
                twin.play(line)
        except wonderland.IllegalAction:
            continue
        if twin.result == match.result:  # W-68 looks at the pools
            return twin
    return None


def whole(view):
    """All that can be had from a view."""
    sample = view.sample(random.Random(3))
    return (
        reachable(view, (Definitions, Grid)),
        sorted(str(action) for action in view.legal()),
        sample.state(),
    )


@rule("W-70", "W-76")
@pytest.mark.parametrize(("seed", "options"), CASES, ids=str)
def test_a_view_is_the_state_less_what_is_hidden_and_tells_nothing_of_it(seed, options):
    rng = random.Random(seed)
    changed = 0
    for lines in (4, 20, 21, 22, 60, 150):
        match = random_match(seed, lines, **options)
        for seat in "we":
            view = match.view(seat)
            assert dict(view) == less_what_is_hidden(match, seat)
            twin = shuffled(match, seat, rng)
            if twin is not None:
                changed += twin.state() != match.state()
                assert whole(twin.view(seat)) == whole(view)
    assert changed > 5, "something was hidden, and was other"


def cards_known(view):
    """The cards of the other side's pool that a seat has seen, by name."""
    known, other = view.known, "we".index(OTHER[view.seat])
    return sorted(known.config.ids[card] for card in known.pool[other])


@rule("W-14", "W-70", "W-76")
@pytest.mark.parametrize(("seed", "options"), CASES, ids=str)
def test_what_could_be_true_looks_to_the_seat_as_what_is(seed, options):
    """What was drawn for the unseen cards is as unseen as they were, and the seen ones stay seen."""
    rng, seen = random.Random(seed), 0
    for lines in (4, 20, 21, 22, 60, 150):
        match = random_match(seed, lines, **options)
        for seat in "we":
            view = match.view(seat)
            again = view.sample(rng).view(seat)
            assert dict(again) == dict(view)
            assert (again.hidden, again.hidden_levels) == (view.hidden, view.hidden_levels)
            assert cards_known(again) == cards_known(view)
            theirs = match.view(OTHER[seat])
            assert view.sample(rng).view(OTHER[seat]).hidden == theirs.hidden, "of one’s own"
            seen += len(cards_known(view))
    assert seen or options["face_down"], "cards chosen face up have been seen"
