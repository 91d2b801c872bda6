"""What holds whatever is played: figures and dominoes are kept, copies are their own, text and replays agree."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.dominoes_of_war.against import any_options
from tests.games.dominoes_of_war.tools import GAME, step
from tests.wandering import Wandering

some = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)
LINES = st.integers(0, 120)


WANDERING = Wandering(GAME, any_options)
begun = WANDERING.begun


@some
@given(SEEDS)
def test_no_domino_and_no_figure_is_ever_made(seed):
    """DW-4, DW-10: what is seen, spent or unseen is the sets; nobody comes from nowhere."""
    match, rng = begun(seed, 0)
    columns, rows = map(int, match.state()["field"].split("x"))
    whole = 91 if columns * rows <= 78 else 182
    options = match.record().options
    before = None
    while match.to_act is not None and len(match.lines) < 200:
        state = match.state()
        assert state["bag"] + len(state["faces"]) + len(state["discards"]) == whole
        count = sum(map(len, state["troops"].values()))
        count += sum(sum(army.values()) for army in state["army"].values())
        assert before is None or count <= before or options.get("dead") == "return"
        before = count
        step(match, rng)


@some
@given(SEEDS)
def test_each_stands_on_a_tile_alone(seed):
    """DW-13, DW-14, DW-15."""
    match, rng = begun(seed, 0)
    while match.to_act is not None and len(match.lines) < 200:
        state = match.state()
        columns, rows = map(int, state["field"].split("x"))
        field = {f"{'abcdefghijklmnopqrstuvwx'[6 + c]}{7 + r}" for c in range(columns) for r in range(rows)}
        standing = [square for own in state["troops"].values() for square in own]
        tiles = field | {square for base in state["bases"].values() for square in base}
        assert len(set(standing)) == len(standing)
        assert set(standing) <= tiles
        assert set(state["faces"]) <= field
        step(match, rng)


@some
@given(SEEDS, LINES)
def test_copies_are_independent(seed, lines):
    WANDERING.check_copies(seed, lines)


@some
@given(SEEDS, LINES)
def test_text_reads_back_and_every_legal_line_is_accepted(seed, lines):
    WANDERING.check_text(seed, max(lines, 10))


@some
@given(SEEDS, LINES)
def test_a_record_replays_and_undo_takes_back_every_line(seed, lines):
    WANDERING.check_replay(seed, lines)
    WANDERING.check_undo(seed, lines)


@some
@given(SEEDS, LINES)
def test_chances_sum_to_one(seed, lines):
    WANDERING.check_chances(seed, lines)
