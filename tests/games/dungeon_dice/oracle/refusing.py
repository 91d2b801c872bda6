"""Lines however they are written, and the rule by which a wrong one is refused: section 11 to the letter.

A line may leave out passes, sides and the ends of strides; what it means is played on the oracle, one step
after another, by the order of rules at the end of that section. The engine is never asked.
"""

from __future__ import annotations

import pickle
import re

from tests.games.dungeon_dice.oracle.ground import COST, OTHER, data, figure, oriented, square_of

SQUARE = r"[a-z][1-9][0-9]*"
MONSTER = r"[we]?[A-Z]{3}[1-9][0-9]*"
CREST = r"[MADXT]"
KIND = r"[1-4][WBYGRK]"
FACE = r"(?:S|[MADXT][1-9]?)"
FORMS = {
    "first": r"[we]", "dice": rf"{KIND}(?: {KIND})*", "roll": rf"{FACE}(?: {FACE})*",
    "summon": rf"[A-Z]{{3}} [A-K]/[0-9] {SQUARE}", "skip": "",
    "move": rf"{MONSTER}(?: {SQUARE}(?:-{SQUARE})*)+",
    "attack": rf"(?:{MONSTER}|master) (?:{MONSTER}|master)", "use": rf"{MONSTER} [^ ]+(?: [^ ]+)?",
    "pass": "", "defend": "", "place": SQUARE, "end": "",
    "resign": "", "offer": "draw", "accept": "draw",
}  # fmt: skip
"""What follows side and verb; a target that an ability names is read when the ability is known."""
TARGETS = {
    "friend": MONSTER, "own": MONSTER, "enemy": MONSTER, "line": MONSTER, "square": SQUARE,
    "item": SQUARE, "crest": CREST,
}  # fmt: skip
"""What a line names for each kind of target (DD-10); nothing for the rest."""
CHANCE = ("first", "roll")
STEP = {
    "first": "first", "dice": "choose", "roll": "roll", "summon": "summon", "skip": "summon",
    "move": "action", "attack": "action", "end": "action", "defend": "defend", "place": "place",
}  # fmt: skip
"""The one step in which a verb is known; ``use`` and ``pass`` have two."""
STEPS = {"use": ("action", "chain"), "pass": ("chain", "defend")}


class RefusedError(Exception):
    """A line is refused by a rule."""

    def __init__(self, rule):
        super().__init__(rule)
        self.rule = rule


def verdict(oracle, line):
    """The rule that refuses the line and None, or None and the oracle after it; this one stays."""
    trial = pickle.loads(pickle.dumps(oracle))
    try:
        hear(trial, line)
    except RefusedError as refused:
        return refused.rule, None
    return None, trial


def hear(o, line):
    """Play a line with all that it means.

    Raises:
        RefusedError: by the first rule in its way; what came before it has been played then.
    """
    require(o.phase != "over", "DD-95")
    words = line.split()
    require(len(words) > 1 and words[0] in ("w", "e", "*"), "DD-94")
    side, verb, rest = words[0], words[1], words[2:]
    known = verb in FORMS and re.fullmatch(FORMS[verb], " ".join(rest))
    require(known and (side == "*") == (verb in CHANCE), "DD-94")
    require(all(exists(verb, word) for word in rest), "DD-94")
    if verb in ("resign", "offer", "accept"):
        require(verb != "accept" or o.offer == OTHER[side], "DD-94")
        o.play(line)
        return
    leave_out_passes(o, side, verb)
    require(o.phase != "over", "DD-95")
    require(side == o.to_act and o.phase in STEPS.get(verb, (STEP.get(verb),)), "DD-94")
    if verb == "move":
        move(o, side, rest)
        return
    whole = JUDGES[verb](o, side, *rest) if verb in JUDGES else None
    o.play(whole or line)


def exists(verb, word):
    """Whether there is such a figure or face at all; a square off the table is one that is not laid."""
    if verb == "summon" and re.fullmatch("[A-Z]{3}", word):
        return bool(figure(word))
    return verb != "roll" or any(word in faces for faces in data()["faces"].values())


def require(holds, rule):
    if not holds:
        raise RefusedError(rule)


def leave_out_passes(o, side, verb):
    """Who is asked has passed if the line is another's, or none that the step knows ("Fine points")."""
    while o.phase in ("chain", "defend"):
        if side == o.asked and o.phase in STEPS.get(verb, (STEP.get(verb),)):
            return
        o.play(f"{o.asked} pass")


def named(o, word, whose):
    """The monster of that name in play, of the side that is meant where none is said (DD-94)."""
    m = o.named(word if word[0] in "we" else whose + word)
    require(m, "DD-94")
    return m


def own(o, side, word):
    m = named(o, word, side)
    require(m["side"] == side, "DD-94")
    return m


# --- dice and nets
def dice(o, side, *kinds):
    have = o.pools[side]["dice"]
    held = all(kinds.count(kind) <= have.count(kind) for kind in kinds)
    require(held and len(kinds) == min(3, len(have)), "DD-28")


def roll(o, _, *faces):
    require(len(faces) == len(o.dice), "DD-29")
    for kind, face in zip(o.dice, faces, strict=True):
        require(face in data()["faces"][kind], "DD-29")


def summon(o, side, code, net, start):
    require(code in o.able(), "DD-31")
    require(net in oriented(), "DD-14")
    x, y = square_of(start)
    squares = [(x + dx, y + dy) for dx, dy in oriented()[net]]
    for c, r in squares:
        on_table = 0 <= c < o.columns and 0 <= r < o.rows
        require(on_table and (c, r) not in o.slot.values(), "DD-35")
    require(not set(squares) & o.ground(), "DD-36")
    foothold = o.laid[side] | {o.slot[side]}
    require(any(o.beside(square) & foothold for square in squares), "DD-37")


# --- strides
def move(o, side, rest):
    """Stride by stride: what comes before the last was passed by both."""
    for at, word in enumerate(rest[1:]):
        if at:
            leave_out_passes(o, side, "move")
            require(side == o.to_act and o.phase == "action", "DD-94")
        m = own(o, side, rest[0])
        stride(o, m, [square_of(square) for square in word.split("-")])
        o.play(f"{side} move {m['id'][1:]} {word}")


def stride(o, m, path):
    require(not m["attacks"], "DD-48")
    require(not m["moved"], "DD-47")
    require(not m["held"], "DD-11")
    before, tunnel = m["pos"], "TUNNEL" in m["now"]
    for at, pos in enumerate(path):
        laid = pos in o.ground() and pos not in o.blocks
        require(laid and pos in o.beside(before), "DD-43")
        require(pos not in path[:at] and pos != m["pos"], "DD-43")
        there = o.at(pos)
        require(not there or there["side"] == m["side"] or tunnel, "DD-44")
        if at == len(path) - 1:
            require(not there, "DD-45")
        else:
            require(there or (tunnel and o.item_at(pos)), "DD-45")
        before = pos
    require(o.price(m, len(path)) <= o.crests[m["side"]]["M"], "DD-46")


# --- attacks
def attack(o, side, by, on):
    attacker = "master" if by == "master" else own(o, side, by)
    target = "master" if on == "master" else named(o, on, OTHER[side])
    held = bool(o.crests[side]["A"])
    if attacker == "master":
        require(target != "master", "DD-52")
        near = target["side"] != side and target["pos"] in o.beside(o.slot[side])
        require(near and held and not o.master_attacked, "DD-52")
        return f"{side} attack master {target['id']}"
    require(attacker["attacks"] < attacker["may"], "DD-49")
    winged = target != "master" and "FLYING" in target["now"] and "FLYING" not in attacker["now"]
    require(reaches(o, side, attacker, target), "DD-50")
    require(not winged, "DD-51")
    require(held, "DD-49")
    aim = "master" if target == "master" else target["id"]
    return f"{side} attack {attacker['id'][1:]} {aim}"


def reaches(o, side, attacker, target):
    """DD-50 without the wings, which are a rule of their own."""
    if target != "master" and target["side"] == side:
        return False
    grounded = {**target, "now": set()} if target != "master" else target
    return o.can_strike(attacker, grounded, side)


# --- abilities
def use(o, side, who, word, aim=None):
    m = own(o, side, who)
    ability = figure(m["code"]).get("abilities", {}).get(word)
    require(ability, "DD-61")
    kind = ability["target"].split()[0]
    require(re.fullmatch(TARGETS.get(kind, ""), aim or ""), "DD-94")
    if TARGETS.get(kind) == MONSTER:
        aim = named(o, aim, OTHER[side] if kind in ("enemy", "line") else side)
    timing = ability["timing"]
    link = o.chain[0] if o.chain else None
    begun = link if link and link["kind"] == "attack" else None
    if timing in ("MOVE", "MAGIC"):
        require(side == o.active, "DD-62")
    if timing == "ATTACK":
        require(begun and begun["attacker"] is m and begun["target"] != "master", "DD-63")
    if timing == "DEFEND":
        target = ability["target"].split()
        require(begun and begun["side"] != side, "DD-63")
        stepping_in = target[0] == "attack" and o.attack_near(m, int(target[1]))
        require(begun["target"] is m or stepping_in, "DD-63")
    alone = all(at["side"] == side and at["kind"] != "item" for at in o.chain)
    require(not o.chain or not alone or timing == "ATTACK", "DD-68")
    require(not ability.get("once") or word not in m["used"], "DD-61")
    require(right_target(o, m, ability, aim), "DD-10")
    require(o.crests[side][COST[timing]] >= ability["cost"], "DD-61")
    said = f" {aim['id'] if isinstance(aim, dict) else aim}" if aim else ""
    return f"{side} use {m['id'][1:]} {word}{said}"


def right_target(o, m, ability, aim):
    begun = o.chain[0] if o.chain else None
    attacked = begun and begun["kind"] == "attack"
    if "guard" in ability["effects"] and attacked:
        open_to_it = o.battle["target"] is not m and o.wings(begun["attacker"], m)
        if not open_to_it:
            return False
    if isinstance(aim, str) and len(aim) > 1:
        aim = square_of(aim)
    return any(open_to == aim for open_to in o.aims(m, ability["target"].split()))


def place(o, side, square):
    require(square_of(square) in o.place_squares(), "DD-81")


JUDGES = {"dice": dice, "roll": roll, "summon": summon, "attack": attack, "use": use, "place": place}
