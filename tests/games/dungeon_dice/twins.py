"""Twins of a match: the same as far as a seat can tell, with other hidden items of the same kinds (DD-93)."""

from __future__ import annotations

import random
from dataclasses import replace

import wonderland
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.wild import wild_position

OTHER = {"w": "e", "e": "w"}


def begun():
    """Matches at their beginning: two with the pool of chests, the others with items on the table."""
    game = wonderland.game(GAME)
    for seed in range(2):
        yield game.new(options={"preset": "quick"}, pools=dict.fromkeys("we", "drink-me"), seed=seed)
    for seed in range(8):
        rng = random.Random(seed)
        pools, position = wild_position(rng, game.options.values({"preset": "quick"}))
        yield game.new(options={"preset": "quick"}, seed=seed, pools=pools, position=position)


def names(match):
    """Every item, as it is called and as it might be named in play."""
    items = [figure.code for figure in match.game.definitions.items()]
    return [*items, *(f"{side}{code}1" for side in OTHER for code in items)]


def twin(match, seat, rng):
    """The record with the other side's items changed for others, but for names that the seat has seen."""
    side, record, state = OTHER[seat], match.record(), match.state()
    seen = set(state["gone"][side])
    seen |= {i["id"][1:4] for i in state["items"].values() if i["side"] == side and i["up"]}
    by_kind = {}
    for figure in match.game.definitions.items():
        if figure.code not in seen:
            by_kind.setdefault(figure.kind, []).append(figure.code)
    new = {
        code: other
        for codes in by_kind.values()
        for code, other in zip(codes, rng.sample(codes, len(codes)), strict=True)
    }
    setup = dict(record.setup)
    pool = setup["pools"][side]
    pool = {**pool, "figures": [new.get(code, code) for code in pool["figures"]]}
    setup["pools"] = {**setup["pools"], side: pool}
    if "position" in setup:
        position = setup["position"]
        items = [_renamed(item, side, new) for item in position.get("items", ())]
        setup["position"] = {**position, "items": items}
    moves = [
        " ".join(new.get(word, word) for word in line.split()) if line.startswith(f"{side} summon") else line
        for line in record.moves
    ]
    return replace(record, setup=setup, moves=moves)


def _renamed(item, side, new):
    """An item of a custom start, another if it is the side's."""
    owner, code, number = item["id"][0], item["id"][1:4], item["id"][4:]
    return {**item, "id": f"{side}{new.get(code, code)}{number}"} if owner == side else item
