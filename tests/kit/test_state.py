"""States in numbers: a copy has every field, and shares nothing that changes in place."""

from __future__ import annotations

import pickle
from array import array
from dataclasses import dataclass, field, fields

import pytest

from wonderland import api
from wonderland.games import registry
from wonderland.kit.state import NumberState


@dataclass(slots=True, eq=False, repr=False)
class Table(NumberState):
    size: int
    row: array[int] = field(init=False)
    hats: tuple[int, ...] = ()
    bag: bytearray = field(default_factory=lambda: bytearray(3))

    def __post_init__(self):
        self.row = array("h", [0]) * self.size


class Board(Table):
    """A table of which more is known."""

    __slots__ = ()

    hats: tuple[int, int]


@pytest.mark.parametrize("kind", [Table, Board])
def test_a_copy_is_of_the_same_kind_and_changes_alone(kind):
    state = kind(4, (7, 8))
    twin = state.copy()
    assert type(twin) is kind
    assert not hasattr(twin, "__dict__")
    assert (twin.size, twin.row, twin.hats, twin.bag) == (4, state.row, (7, 8), bytearray(3))
    twin.row[2] = twin.bag[1] = twin.size = 5
    twin.hats = ()
    assert (state.size, state.hats, sum(state.row), sum(state.bag)) == (4, (7, 8), 0, 0)
    assert pickle.loads(pickle.dumps(state)).hats == (7, 8)


def test_a_state_without_fields_can_not_be_copied():
    with pytest.raises(NotImplementedError):
        NumberState().copy()


@pytest.mark.parametrize("game", registry.names())
def test_no_field_of_a_games_state_is_forgotten_or_can_change_in_two(game):
    state = api.game(game).new(seed=1).position.value
    twin = state.copy()
    for one in fields(state):
        mine, its = getattr(state, one.name), getattr(twin, one.name)
        assert mine == its, one.name
        changes = isinstance(mine, array | bytearray | list | dict | set)
        changes &= "Mapping" not in str(one.type)  # what is only read is put in its place anew
        assert (mine is not its) == changes, one.name
