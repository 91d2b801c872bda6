"""Crowded custom starts at random: everything near everything, so that every ability is used."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import all_places, data, name

KINDS = sorted(data()["faces"])
HIGH = [kind for kind in KINDS if kind[0] == "4"]


def wild_position(rng, options):
    """Pools and a position on a table with these options."""
    columns, rows = options["columns"], options["rows"]
    laid = {"w": set(), "e": set()}
    taken = set()
    middle = (rows - 1) // 2
    for side, edge in (("w", 0), ("e", columns - 1)):
        reach = {(edge, middle)}
        for _ in range(rng.randrange(1, 6)):
            near = {(x + dx, y + dy) for x, y in reach for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            fits = [s for _, _, s in all_places(columns, rows) if s & near and not s & taken]
            if not fits:
                break
            squares = rng.choice(fits)
            taken |= squares
            laid[side] |= squares
            reach |= squares
    ground = sorted(taken)
    rng.shuffle(ground)
    crowd = ground[: rng.randrange(2, 14)]
    if rng.random() < 0.5:  # all in one corner
        heart = rng.choice(ground)
        ground.sort(key=lambda p: abs(p[0] - heart[0]) + abs(p[1] - heart[1]))
        crowd = ground[: rng.randrange(2, 14)]
    monsters, count = [], {}
    for pos in crowd:
        code, side = rng.choice(sorted(data()["monsters"])), rng.choice("we")
        count[side + code] = count.get(side + code, 0) + rng.choice([1, 1, 2])
        made = {"id": f"{side}{code}{count[side + code]}", "square": name(pos)}
        if rng.random() < 0.3:
            made["damage"] = rng.randrange(0, data()["monsters"][code]["hp"], 10)
        if rng.random() < 0.1:
            made |= {"atk": rng.choice([-30, 10]), "def": rng.choice([-10, 20])}
        if rng.random() < 0.1:
            made["moved"] = rng.choice([True, "yes", "true"])
        if rng.random() < 0.1:
            made["attacked"] = rng.choice([True, "yes", "no"])
        monsters.append(made)
    items = []
    for pos in rng.sample(ground, min(len(ground), rng.randrange(0, 6))):
        code, side = rng.choice(sorted(data()["items"])), rng.choice("we")
        count[side + code] = count.get(side + code, 0) + 1
        item = {"id": f"{side}{code}{count[side + code]}", "square": name(pos)}
        items.append({**item, "up": True} if rng.random() < 0.3 else item)
    position = {
        "active": rng.choice("we"),
        "turn": rng.randrange(1, 10),
        "phase": rng.choice(["choose", "action"]),
        "masters": {side: rng.randrange(1, 4) for side in "we"},
        "crests": {side: {crest: rng.randrange(0, min(options["cap"], 9) + 1) for crest in "MADXT"} for side in "we"},
        "laid": {side: " ".join(name(pos) for pos in sorted(laid[side])) for side in "we"},
        "monsters": monsters,
        "items": items,
        "gone": {side: " ".join(rng.choices(["DOR", "RAB", "CAK", "JAB"], k=rng.randrange(3))) for side in "we"},
        "quiet": rng.randrange(0, 3),
        "master_attacked": rng.random() < 0.2,
    }
    if rng.random() < 0.3:
        empty = [pos for pos in ground if pos not in crowd]
        position["blocks"] = {name(pos): position["turn"] + rng.randrange(0, 3) for pos in empty[: rng.randrange(1, 4)]}
    codes = [*data()["monsters"], *data()["items"]]
    pools = {}
    for side in "we":
        dice = rng.choices(KINDS, k=rng.choice([0, 2, 5, 12]))
        dice += rng.choices(HIGH, k=rng.choice([0, 0, 3, 6]))
        figures = rng.choices(codes, k=rng.choice([0, 0, 2, 6]))
        dice += [kind for kind in {fig["kind"] for c in figures for fig in [_made(c)]} if rng.random() < 0.8]
        pools[side] = {"dice": sorted(dice), "figures": sorted(figures)}
    return pools, position


def _made(code):
    return data()["monsters"].get(code) or data()["items"][code]
