"""What may lie in a hidden chest: whatever could, each as likely, what truly does among the rest (DD-93)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.dungeon_dice.tools import game, play, start
from wonderland.games.dungeon_dice import known
from wonderland.games.dungeon_dice.known import as_known

DRAWS = 120
CHESTS = ["d7", "d8", "d9", "e7", "e8", "e9", "f7"]


def drawn(match, seat="w", draws=DRAWS):
    """What a seat is told of the other's chests, time after time: figures in play and in the pool."""
    rules, record = game().rules, match.record()
    return [as_known(rules, record, seat, Random(n)) for n in range(draws)]


def _steps(one, other):
    """How far two squares are apart (DD-10)."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def there(record, square):
    return next(e["id"] for e in record.setup["position"]["items"] if e["square"] == square)[1:4]


@pytest.mark.rule("DD-93")
@pytest.mark.parametrize(
    ("hidden", "kinds"), [("eVOR1", "KEY VOR"), ("eKEY1", "KEY VOR"), ("eTEA1", "GLA TEA"), ("eMAL1", "HOL MAL PEP")]
)
def test_each_item_of_the_kind_is_as_likely_the_true_one_too(hidden, kinds):
    match = start(laid={"w": "b7-f7"}, items=[f"{hidden} d7"])
    found = Counter(there(record, "d7") for record in drawn(match))
    assert sorted(found) == kinds.split()
    assert max(found.values()) - min(found.values()) < DRAWS / 5


@pytest.mark.rule("DD-93")
def test_items_of_the_pool_are_drawn_each_by_itself():
    match = start(laid={"w": "b7-f7"}, pools={"e": {"dice": "1G 3K 3K", "figures": "VOR KEY"}})
    found = Counter(tuple(record.setup["pools"]["e"]["figures"]) for record in drawn(match))
    assert {*found} == {("KEY", "KEY"), ("KEY", "VOR"), ("VOR", "VOR")}
    assert found["KEY", "VOR"] > max(found["KEY", "KEY"], found["VOR", "VOR"])


@pytest.mark.rule("DD-93")
def test_an_item_s_number_tells_of_one_that_lies_hidden():
    """East calls two Cakes; the Inn-Spectre turns the second up, which is called the second."""
    match = start(
        active="e", phase="choose", laid={"w": "b7-c7", "e": "l7-r7"}, monsters=["eINN1 l7"],
        crests={"e": {"X": 1}}, pools={"e": {"dice": "1K 1K 1K 1K 1G 1G", "figures": "CAK CAK"}},
    )  # fmt: skip
    squares = []
    for _ in range(2):
        play(match, "e dice 1K 1K 1G", "* roll S S M2")
        calls = [str(a) for a in match.legal() if str(a).startswith("e summon CAK")]
        near = min(calls, key=lambda line: _steps(line.split()[-1], "l7"))
        squares.append(near.split()[-1])
        play(match, near)
        if not squares[1:]:
            play(match, "e end", "w end")
    first = lambda record: next(m.split()[2] for m in record.moves if " summon " in m)  # noqa: E731
    assert {first(record) for record in drawn(match, draws=40)} == {"CAK", "DRI", "TAR"}
    play(match, f"e use INN1 inspect {squares[1]}")
    assert match.view("w")["items"][squares[1]]["id"] == "eCAK2"
    assert {first(record) for record in drawn(match, draws=40)} == {"CAK"}


@pytest.mark.rule("DD-93")
@pytest.mark.parametrize("code", ["CAK", "DRI", "TAR"])
def test_many_chests_are_drawn_whatever_is_in_them(code):
    """A Cake that lies open tells of no other, so that all must be judged alike."""
    cake = {"id": "eCAK9", "square": "b8", "up": True}
    items = [cake, *(f"e{code}{n} {square}" for n, square in enumerate(CHESTS, start=1))]
    match = start(laid={"w": "b7-h7 b8 d8-h8 d9-h9"}, items=items)
    found = drawn(match, draws=20)
    assert found == drawn(start(laid={"w": "b7-h7 b8 d8-h8 d9-h9"}, items=[cake, *(
        f"eTAR{n} {square}" for n, square in enumerate(CHESTS, start=1))]), draws=20)  # fmt: skip
    assert len({tuple(there(r, square) for square in CHESTS) for r in found}) > 10


def test_where_no_items_fit_the_truth_is_not_given_instead(monkeypatch):
    monkeypatch.setattr(known, "_goes_alike", lambda *_, **__: False)
    with pytest.raises(LookupError):
        drawn(start(laid={"w": "b7-f7"}, items=["eVOR1 d7"]), draws=1)
