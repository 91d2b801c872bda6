"""By which rule a line is refused, from the rules alone: the order of DW-102."""

from __future__ import annotations

import re

from tests.games.dominoes_of_war.oracle.data import BONUS, TROOPS
from tests.games.dominoes_of_war.oracle.ground import ORTHOGONAL, beside, edge, square

SQUARE = r"[a-z][1-9][0-9]?"
EDGE = SQUARE * 2
TYPE = "|".join(TROOPS)
FORMS = {
    "toss": r"[a-d]",
    "first": r"[a-d]",
    "base": rf"{SQUARE}( {SQUARE})*",
    "wall": EDGE,
    "stock": rf"{SQUARE} ({TYPE})( {SQUARE} ({TYPE}))*",
    "move": rf"{SQUARE} {SQUARE}",
    "attack": rf"{SQUARE} {SQUARE}( {SQUARE})?",
    "charge": rf"{SQUARE} {SQUARE}",
    "breach": rf"{SQUARE} {SQUARE} {SQUARE}",
    "spawn": rf"{SQUARE} ({TYPE}) {SQUARE}",
    "flip": rf"{SQUARE} \S+",  # any other word is no face in the bag (DW-5)
    "reinforce": rf"({TYPE}) {SQUARE}",
    "build": SQUARE,
    "shift": rf"{EDGE} {EDGE}",
    "forfeit": "",
    "end": "",
    "face": rf"{SQUARE} \S+( {SQUARE} \S+)*",  # any other word is no facing (DW-65)
    "resign": "",
    "offer": "draw",
    "accept": "draw",
}
DEEDS = ("move", "attack", "charge", "breach", "spawn")
OF_PHASE = {
    "toss": ["toss"], "first": ["first"], "base": ["base"], "wall": ["wall"], "stock": ["stock"],
    "act": [*DEEDS, "end"], "flip": ["flip"], "face": ["face"], "over": [],
}  # fmt: skip
OF_BONUS = {"reinforce": ["reinforce"], "extra": [*DEEDS], "build": ["build"], "shift": ["shift"]}


def why_not(oracle, line):
    """The rule that refuses a line; None if it may be played."""
    who, _, words = line.partition(" ")
    verb, _, rest = words.partition(" ")
    form = FORMS.get(verb)
    if oracle.phase == "over" or form is None or not re.fullmatch(form, rest):
        return "DW-101"
    if verb == "accept":
        return _accept(oracle, who)
    if who != oracle.to_act():
        return "DW-101"
    if verb in ("resign", "offer"):
        return _talk(oracle, verb)
    fitting = OF_PHASE.get(oracle.phase) or [*OF_BONUS[BONUS[oracle.bonus]], "forfeit"]
    if verb not in fitting:
        return "DW-101"
    return globals()[f"_{verb}"](oracle, who, rest.split())


def _accept(oracle, who):
    offer = oracle.offer
    good = offer is not None and who in oracle.seats_in() and oracle.side[who] != oracle.side[offer]
    return None if good else "DW-94"


def _talk(oracle, verb):
    if not oracle.turn or oracle.to_act() == "*":
        return "DW-101"
    return "DW-94" if verb == "offer" and len(oracle.sides_in()) != 2 else None


def _toss(oracle, _, words):
    return None if words[0] in oracle.seats else "DW-23"


_first = _toss


def _base(oracle, _, words):
    return oracle.ground.why_no_base([*map(square, words)], oracle.size)


def _between(text):
    at = next(n for n in range(1, len(text)) if text[n].isalpha())
    return edge(square(text[:at]), square(text[at:]))


def _wall(oracle, _, words):
    return oracle.ground.why_no_wall(_between(words[0]))


def _stock(oracle, who, words):
    left = sorted(at for at in oracle.ground.bases[who] if at not in oracle.troops)
    army = dict(oracle.army[who])
    for at, kind in zip(map(square, words[::2]), words[1::2], strict=True):
        if not left or at != left.pop(0) or not army.get(kind):
            return "DW-33"
        army[kind] -= 1
    return None


def _cannot_act(oracle, who, at, kind):
    """DW-37, DW-38."""
    if at not in oracle.men(who):
        return "DW-37"
    return None if oracle.may_act(at, kind) else "DW-38"


def _move(oracle, who, words):
    at, to = map(square, words)
    if refused := _cannot_act(oracle, who, at, "move"):
        return refused
    return None if to in oracle.moves(at) else "DW-41"


def _attack(oracle, who, words):
    at, *targets = map(square, words)
    if refused := _cannot_act(oracle, who, at, "other"):
        return refused
    kind, facing = oracle.type_at(at), oracle.troops[at][2]
    least, most = kind["reach"]
    if not kind["attack"]:
        return "DW-7"
    if len(targets) > 1 and kind["kind"] != "split":
        return "DW-75"
    if not all(oracle.is_target(who, target) for target in targets):
        return "DW-56"
    if kind["attack"] == "facing" and not facing:
        return "DW-67"
    lines = [oracle.line_to(at, target) for target in targets]
    if kind["attack"] == "facing" and any(one is None or one[0] != ORTHOGONAL[facing] for one in lines):
        return "DW-66"
    wrong = "DW-60" if kind["kind"] == "throw" else "DW-58"
    if any(one is None or one[0] not in oracle.ways_of(at) for one in lines):
        return wrong
    if any(not least <= far <= most for _, far in lines):
        return "DW-75" if kind["kind"] == "split" else wrong
    if kind["kind"] != "throw" and not all(oracle.clear(at, *one) for one in lines):
        return "DW-58"
    return "DW-75" if len(targets) > 1 and not oracle.pair(at, *targets) else None


def _charge(oracle, who, words):
    at, to = map(square, words)
    return _cannot_act(oracle, who, at, "other") or (None if to in oracle.charges(at) else "DW-69")


def _breach(oracle, who, words):
    at, near, beyond = map(square, words)
    if refused := _cannot_act(oracle, who, at, "other"):
        return refused
    kind = oracle.type_at(at)
    if not kind.get("explodes") or beyond not in beside(near) or edge(near, beyond) not in oracle.ground.walls:
        return "DW-70"
    standing = dict(oracle.troops)
    if near != at:
        oracle.troops.pop(near, None)  # judged as if nobody stood there
    reached = oracle.walked(at, kind["steps"] - 1)
    oracle.troops = standing
    if near not in reached:
        return "DW-70"
    return "DW-71" if near != at and near in oracle.troops else None


def _spawn(oracle, who, words):
    at, kind = square(words[0]), words[1]
    if refused := _cannot_act(oracle, who, at, "other"):
        return refused
    if not oracle.type_at(at).get("spawns") or at in oracle.ground.bases[who]:
        return "DW-61"
    return _reinforce(oracle, who, [kind, words[2]])


def _reinforce(oracle, who, words):
    kind, to = words[0], square(words[1])
    free = to in oracle.ground.bases[who] and to not in oracle.troops
    return None if oracle.army[who][kind] and free else "DW-63"


def _build(oracle, _, words):
    return None if square(words[0]) in oracle.building() else "DW-53"


def _shift(oracle, _, words):
    wall, to = map(_between, words)
    if wall not in oracle.ground.walls or wall == to:
        return "DW-54"
    return oracle.ground.why_no_wall(to, wall)


def _flip(oracle, _, words):
    return None if square(words[0]) == oracle.flipping and oracle.bag[words[1]] else "DW-5"


def _face(oracle, _, words):
    left = list(oracle.to_face)
    for at, way in zip(map(square, words[::2]), words[1::2], strict=True):
        if not left or at != left.pop(0) or way not in ORTHOGONAL:
            return "DW-65"
    return None


def _none(*_):
    return None


_forfeit = _end = _none
