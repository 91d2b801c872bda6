"""What is true of every match, over random play and crowded custom starts."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.dungeon_dice.against import chosen, setting
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.wild import wild_position
from wonderland.content import records

some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)


def begun(seed):
    """A match with options of every sort, half of them from a crowded start."""
    rng, game = random.Random(seed), wonderland.game(GAME)
    options = setting(rng)
    if rng.random() < 0.5:
        return game.new(options=options, seed=seed), rng
    options.pop("first", None)
    pools, position = wild_position(rng, game.options.values(options))
    return game.new(options=options, seed=seed, pools=pools, position=position), rng


def after(seed, lines):
    match, rng = begun(seed)
    while match.to_act is not None and len(match.lines) < lines:
        match.play(chosen(match, rng))
    return match


def mass(state):
    """Every figure of a side: in the pool, in play, gone."""
    found = {}
    for side in "we":
        codes = Counter(state["pools"][side]["figures"]) + Counter(state["gone"][side])
        codes += Counter(name[1:4] for name in state["monsters"] if name[0] == side)
        codes += Counter(item["id"][1:4] for item in state["items"].values() if item["side"] == side)
        found[side] = codes
    return found


@some
@given(SEEDS, st.integers(10, 120))
def test_figures_are_neither_made_nor_lost(seed, lines):
    match, rng = begun(seed)
    first, dice = mass(match.state()), len(match.state()["pools"]["w"]["dice"])
    while match.to_act is not None and len(match.lines) < lines:
        match.play(chosen(match, rng))
        state = match.state()
        assert mass(state) == first
        squares = [m["square"] for m in state["monsters"].values()]
        ground = {*state["laid"]["w"], *state["laid"]["e"]}
        assert len(squares) == len(set(squares)) and set(squares) <= ground
        assert not set(state["laid"]["w"]) & set(state["laid"]["e"])
        assert set(state["items"]) | set(state["blocks"]) <= ground
        cap = match.position.config.options.cap
        assert all(0 <= n <= cap for have in state["crests"].values() for n in have.values())
        assert len(state["pools"]["w"]["dice"]) <= dice
    assert (match.state()["result"] is None) == (match.to_act is not None)


@some
@given(SEEDS, st.integers(0, 80))
def test_what_is_legal_is_played_and_nothing_else(seed, lines):
    match = after(seed, lines)
    if match.to_act is None:
        return
    legal = [str(action) for action in match.legal()]
    assert len(legal) == len(set(legal)) == len(match.legal())
    rng = random.Random(seed)
    for line in rng.sample(legal, min(len(legal), 12)):
        assert match.check(line) is None, line
        copy = match.copy()
        copy.play(line)
        assert copy.lines[-1] == line
    if match.state()["phase"] == "action":
        for line in mutated(rng, legal):
            if match.check(line) is None and not is_of_several(line):
                copy = match.copy()  # an enemy may be named without its side
                copy.play(line)
                assert copy.lines[-1] in legal, line


def is_of_several(line):
    """Whether a line is a move of several strides, which stand in no list."""
    return line.split()[1] == "move" and len(line.split()) > 4


def mutated(rng, legal):
    """Lines like the legal ones, with a word of one in another's place."""
    words = sorted({word for line in legal for word in line.split()[2:]})
    for _ in range(40):
        line = rng.choice(legal).split()
        if len(line) > 2 and words:
            line[rng.randrange(2, len(line))] = rng.choice(words)
        yield " ".join(line)


@some
@given(SEEDS, st.integers(1, 100))
def test_copies_are_independent_and_taking_back_leads_back(seed, lines):
    match = after(seed, lines)
    before, copy = match.state(), match.copy()
    rng = random.Random(seed)
    for _ in range(20):
        if copy.to_act is not None:
            copy.play(chosen(copy, rng))
    assert match.state() == before
    while len(copy.lines) > len(match.lines):
        copy.undo()
    assert copy.state() == before


def without_passes(lines):
    """The lines without the passes that may be left out (section 11).

    A use by the side that is asked is always a link, so its pass before an action of its own stays.
    """
    kept = []
    for at, line in enumerate(lines):
        after = next((later for later in lines[at + 1 :] if not later.endswith(" pass")), "")
        if not line.endswith(" pass") or after.startswith(f"{line.removesuffix('pass')}use "):
            kept.append(line)
    return kept


@some
@given(SEEDS, st.integers(1, 150))
def test_records_replay_to_the_same_state(seed, lines):
    match = after(seed, lines)
    again = wonderland.game(GAME).load(records.from_text(records.write(match.record()), "x"))
    assert again.state() == match.state() and again.lines == match.lines
    kept = match.record()
    kept.moves = without_passes(kept.moves)
    without = wonderland.game(GAME).load(kept)
    while without.to_act is not None and without.state() != match.state():
        assert without.state()["phase"] in ("chain", "defend"), "only passes at the end are missing"
        without.play(f"{without.to_act} pass")
    assert without.state() == match.state()


@some
@given(SEEDS, st.integers(0, 60))
def test_counting_drawing_and_listing_agree(seed, lines):
    match = after(seed, lines)
    legal = match.legal()
    listed = {str(action) for action in legal}
    rng = random.Random(seed)
    drawn = {str(legal.choose(rng)) for _ in range(60)} if match.to_act else set()
    assert drawn <= listed and len(listed) == len(legal)
    if 0 < len(listed) <= 4:
        assert drawn == listed
