"""Random matches and positions that are eventful: beings close together, with factors to spend."""

from __future__ import annotations

import random

from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle

# How gladly each verb is played; what is not named weighs 1.
EAGER = {
    "dice": 1, "roll": 1, "summon": 6, "skip": 0.3, "move": 5, "attack": 9, "use": 3, "blast": 2,
    "end": 1.2, "pass": 1.5, "halt": 0.5, "defend": 3, "done": 1,
}  # fmt: skip


def choose(rng, lines, bias=None):
    """One of the lines: first a verb by its weight, then a line with it at random."""
    weights = {**EAGER, **(bias or {})}
    verbs = sorted({line.split()[1] for line in lines})
    verb = rng.choices(verbs, [weights.get(v, 1) for v in verbs])[0]
    mine = [line for line in lines if line.split()[1] == verb]
    if verb == "dice":
        longest = max(len(line.split()) for line in mine)
        most = [line for line in mine if len(line.split()) == longest]
        paired = [line for line in most if _pairs(line) == longest - 2]
        mine = paired or most
    return rng.choice(mine)


def random_pairs(rng, size=15, fronts=None):
    """Pairs of one deck, no two fronts of one rank and colour (W-86), some of the fronts given."""
    chosen = list(fronts or random_pool(rng, size))
    deck = [r + s for r in t.RANKS for s in t.BESTS if r + s not in chosen]
    backs = rng.sample(deck, len(chosen))
    return sorted(f"{front}/{back}" for front, back in zip(chosen, backs, strict=True))


def in_pairs(rng, options, pools, position):
    """A crowded table with a back behind every card."""
    pools = {side: random_pairs(rng, fronts=pools[side]) for side in t.SIDES}
    backs = {side + t.front(pair): t.back(pair) for side in t.SIDES for pair in pools[side]}
    beings = [{**being, "back": backs[being["id"]]} for being in position["beings"]]
    return {**options, "paired_cards": True}, pools, {**position, "beings": beings}


def _pairs(line):
    levels = [t.level(card) for card in line.split()[2:]]
    return max(levels.count(x) for x in levels)


def random_pool(rng, size=15):
    """Cards of one deck, no two of one rank and colour."""
    kinds = rng.sample([(r, s) for r in t.RANKS for s in ("HD", "SC")], size)
    return sorted(r + rng.choice(s) for r, s in kinds)


# What makes rare things common: who is in play on each side, and which factors there are.
THEMES = {
    "answers": (("JS", "KC", "QC", "TS", "6H", "4D"), "FFMMA"),
    "passing": (("AS", "4H", "2D", "6C", "JC"), "FFFMM"),
    "feeble": (("KS", "AC", "AD", "4S", "5H"), "FFAAD"),
    "rooks": (("TS", "TH", "JD", "6C", "5H"), "MMMMC"),
    "withered": (("QS", "9C", "5H", "AD", "2C"), "FFAAD"),
}


def favoured(theme, oracle, lines):
    """Those of the lines that lead to what a theme is about; maybe none."""
    beings, found = oracle.s["beings"], []
    pending = (oracle.s["window"] or {"action": ("none", "")})["action"]
    squares = {b["square"]: b["side"] for b in beings.values()}
    for line in lines:
        side, verb, *rest = line.split()
        mine = beings.get(side + rest[0]) if rest else None
        if theme in ("answers", "passing") and pending[0] != "none":
            aimed = verb == "use" and rest[1:2] == [*pending[1:2]] and rest[0][0] == "J"
            aimed = aimed and int(rest[2]) > 1
            struck = pending[0] == "attack" and verb == "blast" and pending[2] == side + rest[0]
            entering = theme == "passing" and not oracle.s["sharer"]  # that may happen; the next not
            wanted = verb == "pass" if entering else aimed or struck
        elif theme == "passing":
            wanted = verb == "move" and (oracle.s["sharer"] or squares.get(rest[1]) == side)
            wanted = wanted or verb == "end"
        elif theme == "answers":
            wanted = verb == "move" or (verb == "attack" and rest[1][1:2] == "T")
        elif theme == "feeble":
            weak = verb == "attack" and oracle._atk(mine) == 0 and rest[1] != "image"
            wanted = weak or (verb == "use" and rest[1][0] == side and int(rest[2]) > 1)
        elif theme == "rooks":
            wanted = verb == "move" and len(oracle._rooks_beside(mine, rest[1])) > 1
        else:
            wanted = verb == "defend" or (verb == "use" and rest[1][0] != side and int(rest[2]) > 1)
            wanted = wanted or (verb == "attack" and rest[1] in beings and beings[rest[1]]["def"] < -1)
        found += [line] if wanted else []
    return found


def themed_position(theme, seed):
    """A crowded table on which what a theme is about happens often: (options, pools, position)."""
    rng, (wanted, plenty) = random.Random(f"{theme}:{seed}"), THEMES[theme]
    options = {"rows": 3, "line": 2, "life": 2, "pool": 26}
    table = t.Table(options["rows"], options["line"])
    laid = [s for s in table.squares if s not in table.images.values()]
    laid = sorted(rng.sample(laid, len(laid) - rng.randint(0, 4)))
    places = rng.sample(laid, min(len(laid), 10))
    spare = [c for c in ("2C", "3D", "7C", "8H", "9D") if rng.random() < 0.7]
    beings, pools = [], {}
    for index, side in enumerate(t.SIDES):
        cards = [c for c in wanted if rng.random() < 0.9]
        pools[side] = sorted({*cards, *spare, "3S", "7H"})
        mine = places[index::2]
        beings += [{"id": side + c, "square": s} for c, s in zip(cards, mine, strict=False)]
    factors = {side: {f: rng.randint(plenty.count(f), 3 * plenty.count(f)) for f in t.FACTORS} for side in t.SIDES}
    position = {
        "active": rng.choice(t.SIDES), "phase": "action", "images": {"w": 2, "e": 2},
        "factors": factors, "laid": {"w": laid[::2], "e": laid[1::2]}, "beings": beings,
    }  # fmt: skip
    return options, pools, position


def random_position(seed):
    """A small table in the thick of it: (options, pools, position)."""
    rng = random.Random(seed)
    options = {"rows": rng.choice([3, 5, 7]), "line": rng.choice([2, 3, 4]), "life": 2, "pool": 26}
    options |= {"four_dice": rng.random() < 0.3, "face_down": rng.random() < 0.2}
    table = t.Table(options["rows"], options["line"])
    free = [s for s in table.squares if s not in table.images.values()]
    laid = rng.sample(free, int(len(free) * rng.uniform(0.5, 0.95)))
    pools, beings, taken = {}, [], set()
    for side in t.SIDES:
        pools[side] = random_pool(rng, rng.choice([4, 8, 15]))
        weights = [4 if c[0] in "TJQK" else 1 for c in pools[side]]
        for card in sorted(set(rng.choices(pools[side], weights, k=rng.randint(1, 6)))):
            square = rng.choice(laid)
            if square not in taken:
                taken.add(square)
                beings.append({"id": side + card, "square": square})
    cut = len(laid) // 2
    factors = {x: {f: rng.choice([0, 0, 1, 2, 3, 6]) for f in t.FACTORS} for x in t.SIDES}
    position = {
        "active": rng.choice(t.SIDES), "phase": rng.choice(["action", "action", "choose"]),
        "images": {"w": rng.randint(1, 2), "e": rng.randint(1, 2)}, "factors": factors,
        "laid": {"w": laid[:cut], "e": laid[cut:]}, "beings": beings,
    }  # fmt: skip
    return options, pools, position


def random_record(seed, options=None, pools=None, max_lines=300, bias=None, position=None):
    """A record of random legal lines, as plain data."""
    rng = random.Random(seed)
    options = dict(options or {})
    if pools is None:
        size = Oracle(options, {"w": [], "e": []}).options["pool"]
        pools = {x: random_pool(rng, size) for x in t.SIDES}
    oracle, moves = Oracle(options, pools, position), []
    while oracle.to_act is not None and len(moves) < max_lines:
        moves.append(choose(rng, oracle.legal(), bias))
        oracle.play(moves[-1])
    record = {"options": options, "pools": pools, "moves": moves}
    return {**record, "position": position} if position else record
