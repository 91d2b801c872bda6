"""Random matches in which the engine is held against the second implementation at every decision."""

from __future__ import annotations

from tests.agreeing import Agreement
from tests.games.dominoes_of_war.oracle.data import FACTIONS, TROOPS
from tests.games.dominoes_of_war.oracle.ground import name
from tests.games.dominoes_of_war.oracle.refusing import FORMS, why_not
from tests.games.dominoes_of_war.oracle.war import Oracle
from tests.games.dominoes_of_war.tools import opened


def any_options(rng):
    """Options of every kind, each often left as it is."""
    players = rng.choice((2, 2, 3, 4))
    factions = {s: rng.choice([*FACTIONS]) for s in "abcd" if rng.random() < 0.8}
    drawn = {
        "teams": True,
        "factions": rng.choice((factions, *FACTIONS)),
        "field": rng.choice((6, "6x6", "7x6", "6x8", "9x9")),
        "base": rng.choice((3, 4, 4, 5)),
        "walls": rng.choice((0, 1, 2, 3)),
        "army": rng.choice((2, 3, {"a": 5, "b": 2})),
        "actions": rng.choice((1, 3, 5, {"a": 2})),
        "repeats": rng.choice(("any", "kind")),
        "first": rng.choice("abcd"[:players]),
        "stocking": rng.choice(("secret", "open")),
        "dead": rng.choice(("gone", "return")),
        "quiet": rng.choice((1, 3, 10)),
        "rounds": rng.choice((3, 12, 25)),
        "preset": rng.choice(("standard", "quick", "frontier")),
    }
    kept = {key: value for key, value in drawn.items() if rng.random() < 0.6}
    if players < 4:
        kept.pop("teams", None)
    kept.setdefault("field", "6x6")
    kept.setdefault("base", 4)
    return {"players": players, **kept}


def wild_position(rng, options):
    """A start in the midst of things: many figures on a field with walls, some tiles face up."""
    options.pop("first", None)
    oracle = Oracle({**options, "first": "a"}, {"troops": {}})
    ground, seats = oracle.ground, oracle.seats
    tiles = [*sorted(ground.field), *(at for base in ground.bases.values() for at in sorted(base))]
    rng.shuffle(tiles)
    troops = {}
    for seat in seats:
        troops[seat] = {}
        for _ in range(rng.choice((1, 3, 4, 6))):
            kind = rng.choice(FACTIONS[oracle.faction[seat]])
            facing = f" {rng.choice('NESW')}" if kind == "sniper" and rng.random() < 0.8 else ""
            troops[seat][name(tiles.pop())] = kind + facing
    for between in rng.sample(ground.edges(), rng.randrange(0, 14)):
        if ground.why_no_wall(between) is None:
            ground.walls.add(between)
    free = [at for at in sorted(ground.field) if at in tiles]
    known = rng.sample([face for face in oracle.bag if face != "0-0"], min(len(free), rng.randrange(12)))
    faces = {name(at): face for at, face in zip(rng.sample(free, len(known)), known, strict=True)}
    return {
        "troops": troops,
        "walls": " ".join("".join(map(name, between)) for between in sorted(ground.walls)),
        "faces": faces,
        "active": rng.choice(seats),
        "round": rng.choice((1, 2)),
        "turn": rng.choice((1, 5)),
        "quiet": rng.choice((0, 1)),
    }, options


def choose(rng, lines):
    """Random play that rather acts and fights than ends its turn."""
    hard = [line for line in lines if line.split()[1] in ("attack", "charge", "breach", "spawn")]
    if hard and rng.random() < 0.5:
        return rng.choice(hard)
    free = [line for line in lines if line.split()[1] not in ("end", "forfeit")]
    return rng.choice(free if free and rng.random() < 0.9 else lines)


def mutated(rng, oracle, line):
    """A line that is likely wrong: words left out, doubled, swapped, or others in their place."""
    words, at = line.split(), rng.randrange(len(line.split()))
    places = [name(one) for one in [*oracle.troops, *sorted(oracle.ground.field)[:9]]]
    edges = ["".join(map(name, one)) for one in [*oracle.ground.walls, *oracle.ground.edges()[:3]]]
    others = [*oracle.seats, "*", *FORMS, *places, *edges, *TROOPS, "N", "6-4", "4-6", "z99", "draw"]
    kind = rng.randrange(6)
    if kind == 0:
        words.pop(at)
    elif kind == 1:
        words.insert(at, words[at])
    elif kind == 2:
        words[0] = rng.choice([*oracle.seats, "*"])
    elif kind == 3 and len(words) > 2:
        words[rng.randrange(2, len(words))] = rng.choice(places)
    elif kind == 4 and len(words) > 2:
        words[2:] = rng.sample(words[2:], len(words) - 2)
    else:
        words[at] = rng.choice(others)
    return " ".join(words)


def any_deed(rng, oracle):
    """A deed at random, of whoever is to act: mostly wrong for one reason or several."""
    who = oracle.to_act() or "a"
    own = [name(at) for at in oracle.men(who)] if who in oracle.seats else []
    places = [name(at) for at in [*oracle.troops, *rng.sample(sorted(oracle.ground.field), 9)]]
    verb = rng.choice(("move", "attack", "attack", "charge", "breach", "spawn", "build", "accept", "offer"))
    if verb in ("accept", "offer"):
        return f"{rng.choice(oracle.seats)} {verb} draw"
    if verb == "breach" and oracle.ground.walls:
        sides = rng.sample(rng.choice(sorted(oracle.ground.walls)), 2)
        return " ".join([who, verb, rng.choice(own or places), *map(name, sides)])
    if verb == "spawn":
        base = [name(at) for at in oracle.ground.bases.get(who, [])] or places
        return f"{who} spawn {rng.choice(own or places)} {rng.choice([*TROOPS])} {rng.choice(base)}"
    count = {"move": 1, "attack": rng.choice((1, 1, 2)), "charge": 1, "breach": 2, "build": 0}[verb]
    return " ".join([who, verb, rng.choice(own or places), *rng.choices(places, k=count)])


def talk(rng, oracle):
    """Now and then somebody gives up, offers a draw or accepts one; ``""`` for nobody."""
    if not oracle.turn or oracle.to_act() in (None, "*") or rng.random() > 0.02:
        return ""
    others = [s for s in oracle.seats if s != oracle.to_act()]
    said = [f"{oracle.to_act()} resign", f"{oracle.to_act()} offer draw", f"{others[0]} accept draw"]
    said = [line for line in said if why_not(oracle, line) is None]
    return rng.choice(said) if said else ""


AGREEMENT = Agreement(
    opened, Oracle, why_not, Oracle.line_for, any_options, wild_position,
    lambda rng, oracle, lines: talk(rng, oracle) or choose(rng, lines),
    mutated, any_deed, most=90,
)  # fmt: skip
agree, agree_wildly, agreed = AGREEMENT.agree, AGREEMENT.agree_wildly, AGREEMENT.agreed
