"""Custom starts in which what is rare elsewhere is common: chests, long chains, tunnels, Masters, stalls.

Each is a crowded start of ``wild`` of which a part is set anew, so that everything else stays as
mixed as it was.
"""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import CRESTS, OTHER, data, name, square_of
from tests.games.dungeon_dice.wild import wild_position
from wonderland.games.dungeon_dice.position_reader import MOST_MONSTERS


def staged_position(rng, options):
    """Pools, a position, and the options that it asks for instead of these."""
    stage = rng.choice(STAGES)
    pools, position = wild_position(rng, options)
    position["phase"] = "action"
    return pools, position, stage(rng, options, pools, position) or {}


def _ground(position):
    return sorted(square_of(one) for side in "we" for one in position["laid"][side].split())


def _beside(pos):
    x, y = pos
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def _rich(rng, options, *crests):
    return {
        side: {c: min(options["cap"], rng.randrange(4, 10) if c in crests else rng.randrange(3)) for c in CRESTS}
        for side in "we"
    }


def _put(rng, codes, squares, sides="we"):
    """One of the codes on each square, numbered as the rules do."""
    count, made = {}, []
    for pos in squares:
        side, code = rng.choice(sides), rng.choice(codes)
        count[side + code] = count.get(side + code, 0) + 1
        made.append({"id": f"{side}{code}{count[side + code]}", "square": name(pos)})
    return made


def _with(*words):
    """The monsters that have a trait or an ability with one of these words."""
    found = []
    for code, made in sorted(data()["monsters"].items()):
        said = [*made.get("traits", ()), *(a["timing"] for a in made.get("abilities", {}).values())]
        if set(said) & set(words):
            found.append(code)
    return found


def chests(rng, options, pools, position):
    """A chest on every other square, mostly face down, and Move to come onto them."""
    ground = _ground(position)
    rng.shuffle(ground)
    half = len(ground) // 2
    codes = sorted(data()["items"])
    position["items"] = _put(rng, codes, ground[:half])
    position["monsters"] = _put(rng, sorted(data()["monsters"]), ground[half : half + 6])
    position["crests"] = _rich(rng, options, "M", "X", "T")


def chains(rng, options, pools, position):
    """Those who answer, all near one another, and crests for it."""
    ground = _ground(position)
    heart = rng.choice(ground)
    ground.sort(key=lambda p: abs(p[0] - heart[0]) + abs(p[1] - heart[1]))
    codes = _with("TRAP", "ATTACK", "DEFEND")
    position["monsters"] = _put(rng, codes, ground[: rng.randrange(5, 10)])
    position["crests"] = _rich(rng, options, "A", "D", "T")


def tunnels(rng, options, pools, position):
    """Rows of monsters and chests, and many who pass under them."""
    ground = _ground(position)
    heart = rng.choice(ground)
    ground.sort(key=lambda p: abs(p[0] - heart[0]) + abs(p[1] - heart[1]))
    under = _with("TUNNEL") * 3 + ["MAR", "BAN", "RAB", "JAB"]
    crowd = ground[: max(4, len(ground) * 2 // 3)]
    rng.shuffle(crowd)
    half = min(len(crowd) * 2 // 3, MOST_MONSTERS)
    position["monsters"] = _put(rng, under, crowd[:half])
    position["items"] = _put(rng, sorted(data()["items"]), crowd[half:])
    position["crests"] = _rich(rng, options, "M")


def masters(rng, options, pools, position):
    """Several beside each Master, who strikes back."""
    position["masters"] = dict.fromkeys("we", options["life"])
    position["monsters"], position["items"] = [], []
    codes = sorted(data()["monsters"])
    middle = (options["rows"] - 1) // 2
    slot = {"w": (0, middle), "e": (options["columns"] - 1, middle)}
    taken = set(_ground(position))
    for side in "we":
        door = [
            pos
            for pos in _beside(slot[OTHER[side]])
            if 0 <= pos[0] < options["columns"] and 0 <= pos[1] < options["rows"]
        ]
        new = [name(pos) for pos in door if pos not in taken]
        position["laid"][side] = " ".join([*position["laid"][side].split(), *new])
        taken |= set(door)
        some = rng.sample(door, rng.randrange(1, len(door) + 1))
        position["monsters"] += _put(rng, codes, some, side)
    position["monsters"] = _numbered(position["monsters"])
    position["crests"] = _rich(rng, options, "A", "M")
    position["master_attacked"] = False
    position.pop("blocks", None)


def stalls(rng, options, pools, position):
    """No dice and no crests to fight with, and the end of quiet turns at hand."""
    quiet = rng.choice([2, 3])
    position["quiet"] = rng.randrange(quiet)
    position["crests"] = {side: {"M": rng.randrange(3)} for side in "we"}
    for side in "we":
        pools[side] = {"dice": [], "figures": []}
    return {"quiet": quiet}


def _numbered(monsters):
    count = {}
    for one in monsters:
        key = one["id"][:4]
        count[key] = count.get(key, 0) + 1
        one["id"] = f"{key}{count[key]}"
    return monsters


STAGES = (chests, chests, chains, chains, tunnels, tunnels, masters, stalls)
