"""The Python face: whatever is handed to it, it answers with its own errors."""

from __future__ import annotations

import pickle

import pytest

import wonderland
from tests.games.wonderland.helpers import game
from wonderland import api
from wonderland.core.errors import Problem, WonderlandError
from wonderland.core.record import Record


class Sullen:
    """Something that will not even say its name."""

    def __repr__(self):
        raise ValueError

    def __bool__(self):
        raise ValueError


ODD = [
    5, None, "x", "", [], {}, {"w": 5}, {"w": ["4H"]}, {5: 5}, b"x", 1.5, float("nan"), True,
    object(), Sullen(), "\0", "w\ud800", 10**30, 10**5000, -1, ["\0"], {"preset": []}, {"rows": {}},
    "a" * 5000, "/tmp", {"w": {"name": "\x1b[31m"}}, {"w": {"player": "robot"}},
]  # fmt: skip
CALLS = {
    "game": lambda _, odd: wonderland.game(odd),
    "load": lambda _, odd: api.load(odd),
    "game.load": lambda _, odd: game().load(odd),
    "game.open": lambda _, odd: game().open(odd),
    "options": lambda _, odd: game().new(options=odd),
    "pools": lambda _, odd: game().new(pools=odd),
    "seed": lambda _, odd: game().new(seed=odd),
    "position": lambda _, odd: game().new(position=odd, seed=1),
    "another key": lambda _, odd: game().new(other=odd),
    "agent": lambda _, odd: game().agent(odd),
    "agent's seed": lambda _, odd: game().agent("easy", seed=odd),
    "agent's time": lambda _, odd: game().agent("easy", 1, odd),
    "view": lambda match, odd: match.view(odd),
    "legal": lambda match, odd: match.legal(odd),
    "patterns": lambda match, odd: match.patterns(odd),
    "lines_for": lambda match, odd: match.lines_for(odd),
    "events_for": lambda match, odd: match.events_for(odd),
    "play": lambda match, odd: match.copy().play(odd),
    "check": lambda match, odd: match.check(odd),
    **{
        f"record's {part}": lambda _, odd, part=part: game().load(
            Record(**{"game": "wonderland", "seed": 1, part: odd})
        )
        for part in ("game", "moves", "title", "seats", "seed", "options", "setup")
    },
}


@pytest.mark.parametrize("call", CALLS)
def test_wrong_types_are_refused_by_its_own_errors(call):
    match, refused = game().new(seed=1), 0
    for odd in ODD:
        if call in ("play", "check") and (isinstance(odd, Sullen) or odd == 10**5000):
            continue  # what is played is asked for its notation, and these two have none
        try:
            CALLS[call](match, odd)
        except WonderlandError:
            refused += 1
    assert refused >= 10 or call == "check"
    assert match.lines == []


@pytest.mark.parametrize("seed", [10**18, -(10**18), True, "5", 1.5])
def test_a_seed_that_no_file_could_hold_is_refused(seed):
    with pytest.raises(wonderland.BadInput, match="seed"):
        game().new(seed=seed)


def test_errors_come_home_from_other_processes():
    for error in (wonderland.IllegalAction("W-34", "no"), wonderland.BadInput([Problem("a", 1, "wrong", move=2)])):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
