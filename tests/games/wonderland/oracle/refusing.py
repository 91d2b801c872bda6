"""Every rule that a line breaks, literally: asked of the oracle, never of the engine.

"Where a line breaks several rules, any of them may be named" (section 8): so this tells all of them,
and a refusal is right if it names one of them.
"""

from __future__ import annotations

from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.refusal import Refused, other, split

# What each kind of line is about: broken where it is not the time, not one's turn, or no such line.
ABOUT = {
    "first": {"W-15"}, "roll": {"W-18"}, "dice": {"W-16"}, "four": {"W-71"},
    "summon": {"W-19", "W-21"}, "skip": {"W-19"}, "move": {"W-31", "W-32"}, "halt": {"W-36"},
    "attack": {"W-31", "W-44"}, "use": {"W-48"}, "blast": {"W-55"}, "pass": {"W-58"},
    "end": {"W-31", "W-61"}, "defend": {"W-62"}, "done": {"W-62"}, "resign": {"W-69"},
    "offer": {"W-69"}, "accept": {"W-69"},
}  # fmt: skip
PHASE = {
    "four": "choose", "dice": "choose", "first": "choose", "roll": "roll", "summon": "summon",
    "skip": "summon", "move": "action", "halt": "action", "attack": "action", "end": "action",
    "defend": "defend", "done": "defend", "pass": "window",
}  # fmt: skip
NO_LINE = {""}  # of no kind, so that no rule is about it
BARE = ("four", "skip", "pass", "end", "done", "resign")


def broken(o, line):
    """The rules that a line breaks where the oracle stands; none if it may be played."""
    who, verb, *words = [*line.split(), "", ""][: max(2, len(line.split()))]
    if verb not in ABOUT or who not in ("w", "e", "*"):
        return NO_LINE
    if (who == "*") != (verb in ("first", "roll")):
        return NO_LINE
    if faults := _form(o, who, verb, words):
        return faults
    if verb != "move":
        return _in_time(o, who, verb, words)
    trial = o.twin()
    trial.s["trusting"] = len(words) > 2  # W-84: judged by what is known
    for square in words[1:]:
        if faults := _in_time(trial, who, "move", [words[0], square]):
            return faults
        trial.play(f"{who} move {words[0]} {square}")
    return set()


# --- how it is written: what it names is there, and as much of it as there must be
def _form(o, who, verb, words):
    if verb in BARE:
        return ABOUT[verb] if words else set()
    if verb in ("offer", "accept"):
        return set() if words == ["draw"] else ABOUT[verb]
    return globals()[f"_form_{verb}"](o, who, words)


def _is_card(o, who, word):
    return word in {t.front(card) for card in o.selection[who]}


def _is_being(o, who, word):
    if "#" in word[:2]:
        return o._named(who, word) is not None or _is_gone(o, who, word)
    if (b := o.s["beings"].get(word)) and not b["known"] and b["side"] != who:
        return False  # W-82: right or wrong
    side, card = (word[0], word[1:]) if len(word) == 3 else (who, word)
    return side in t.SIDES and _is_card(o, side, card)


def _is_gone(o, who, word):
    """Whether a number is that of a being that was in play."""
    side, mark, number = (word if word[0] in t.SIDES else who + word).partition("#")
    numbers = map(str, range(1, len(o.s["came"][side]) + 1)) if side in t.SIDES else ()
    return bool(mark) and number in numbers


def _form_first(o, who, words):
    return set() if len(words) == 1 and words[0] in t.SIDES else {"W-15"}


def _form_roll(o, who, words):
    if any(word not in (*t.FACTORS, "S") for word in words):
        return {"W-5", "W-18"}
    return set() if words else {"W-18"}


def _form_dice(o, who, words):
    return set() if all(_is_card(o, who, word) for word in words) else {"W-16"}


def _form_summon(o, who, words):
    if len(words) != 5:
        return ABOUT["summon"]
    faults = set() if _is_card(o, who, words[0]) else {"W-19"}
    faults |= set() if words[4] in o.table.known else {"W-28"}
    try:
        path = [square for domino in words[1:4] for square in split(domino)]
    except Refused:
        return faults | {"W-22"}
    return faults if set(path) <= o.table.known else faults | {"W-22"}


def _form_move(o, who, words):
    if len(words) < 2:
        return ABOUT["move"]
    faults = set() if _is_being(o, who, words[0]) else {"W-31"}
    return faults if set(words[1:]) <= o.table.known else faults | {"W-32"}


def _form_halt(o, who, words):
    return set() if len(words) == 1 and _is_being(o, who, words[0]) else {"W-36"}


def _form_attack(o, who, words):
    if len(words) != 2:
        return {"W-44"}
    faults = set() if _is_being(o, who, words[0]) else {"W-31"}
    sided = words[1][:1] in t.SIDES and len(words[1]) >= 3
    named = words[1] == "image" or (sided and _is_being(o, who, words[1]))
    return faults if named else faults | {"W-44"}


def _form_use(o, who, words):
    if len(words) != 3:
        return ABOUT["use"] | {"W-49"}
    faults = set()
    if not _is_being(o, who, words[0]) or t.coloured(_card(o, who, words[0])) not in t.ABILITIES:
        faults |= {"W-48"}
    faults |= set() if _is_being(o, who, words[1]) else {"W-49"}
    return faults if _is_size(words[2]) else faults | {"W-50"}


def _card(o, who, word):
    """The card of a being that is named by it or by its number."""
    if "#" not in word:
        return word[-2:]
    side, _, number = (word if word[0] in t.SIDES else who + word).partition("#")
    return o.s["came"][side][int(number) - 1][1:]


def _form_blast(o, who, words):
    if len(words) != 2:
        return ABOUT["blast"] | {"W-56"}
    if not _is_being(o, who, words[0]):
        return {"W-55"}
    faults = set() if _card(o, who, words[0])[0] == "T" else {"W-55", "W-56"}
    return faults if _is_size(words[1]) else faults | {"W-56"}


def _form_defend(o, who, words):
    return set() if len(words) == 1 and _is_being(o, who, words[0]) else {"W-62"}


def _is_size(word):
    return word.isascii() and word.isdigit() and word[0] != "0"


# --- whether it may be played now, or after the passes and dones that it leaves out
def _in_time(o, who, verb, words):
    s = o.s
    if s["result"]:
        return ABOUT[verb] | {"W-67", "W-68", "W-69"}
    if verb in ("offer", "resign"):
        return set()
    if verb == "accept":
        return set() if s["offer"] == other(who) else {"W-69"}
    faults, trial = set(), o.twin()
    while not trial.s["result"]:
        now = _now(trial, who, verb, words)
        if not now:
            return set()
        faults |= now
        if trial.s["window"]:
            trial._pass()
        elif trial.s["phase"] == "defend":
            trial._done()
        else:
            break
    return faults


def _now(o, who, verb, words):
    phase = "window" if o.s["window"] else o.s["phase"]
    wanted = ("action", "window") if verb in ("use", "blast") else (PHASE[verb],)
    if who != o.to_act or phase not in wanted:
        return ABOUT[verb] | (_path_faults(o, who, words) if verb == "summon" else set())
    judge = globals().get(f"_now_{verb}")
    return judge(o, who, words) if judge else set()


def _stranger(o, who, word):
    """The actor's own being in play, or None."""
    being = o._named(who, word)
    return o.s["beings"][being] if being and being[0] == who else None


def _collect(*judged):
    """The rules of the pairs (whether it is broken, rule)."""
    return {rule for is_broken, rule in judged if is_broken}


def _now_first(o, who, words):
    return {"W-15"} if o.s["active"] is not None else set()


def _now_four(o, who, words):
    s = o.s
    paid = s["active"] and o.options.get("four_dice") and not s["four"]
    return set() if paid and s["factors"][who]["C"] else {"W-71"}


def _now_dice(o, who, words):
    fine = 1 <= len(words) <= o._most_dice() and len(set(words)) == len(words)
    return set() if fine and set(words) <= set(map(t.front, o.s["pools"][who])) else {"W-16"}


def _now_roll(o, who, words):
    dice = o.s["dice"]
    strange = any(f not in t.FACES[d["level"]] for d, f in zip(dice, words, strict=False))
    return _collect((len(words) != len(dice), "W-18"), (strange, "W-5"))


def _now_summon(o, who, words):
    path = _path_faults(o, who, words)
    return path | ({"W-19"} if words[0] not in o._summonable() else set())


def _path_faults(o, who, words):
    path = [square for domino in words[1:4] for square in split(domino)]
    dominoes = [path[0:2], path[2:4], path[4:6]]
    ends = any(t.end_to_end(dominoes[i], dominoes[j]) for i, j in ((0, 1), (0, 2), (1, 2)))
    return _collect(
        (set(path) & set(o.table.images.values()), "W-11"),
        (not all(o._free(square) for square in path), "W-22"),
        (len(set(path)) != 6 or not all(t.touching(*two) for two in dominoes), "W-22"),
        (not any(n in o._roots(who) for n in o.table.near[path[0]]), "W-23"),
        (not t.touching(path[1], path[2]) or not t.touching(path[3], path[4]), "W-24"),
        (ends, "W-25"),
        (t.has_block(path), "W-26"),
        (words[4] not in o._starts(who, path), "W-28"),
    )


def _now_move(o, who, words):
    b, square = _stranger(o, who, words[0]), words[1]
    if b is None:
        return {"W-31"}
    enemy = o._on(square, other(who))
    beside = square in o.table.near[b["square"]] and o._laid(square)
    faults = _collect(
        (o.s["sharer"] not in (None, b["id"]), "W-35"),
        (b["card"][0] == "T", "W-38"),
        (o._steps_left(b) <= 0, "W-88"),
        (b["halted"], "W-40"),
        (not beside, "W-32"),
        (enemy, "W-34"),
        (square in o.table.images.values(), "W-11"),
    )
    if not beside or enemy:
        return faults
    price, left, halts = o._price(b, square, b["credit"])
    moves = o.s["factors"][who]["M"]
    if price > moves:
        return faults | {"W-33"}
    may = o._steps_left(b) - 1
    on = not halts and o._could_go_on(b, square, left, moves - price, may)
    stuck = o._on(square, who) and not on
    return faults | ({"W-35"} if stuck else set())


def _now_halt(o, who, words):
    b = _stranger(o, who, words[0])
    return set() if b and o.s["sharer"] == b["id"] else {"W-36"}


def _now_attack(o, who, words):
    b = _stranger(o, who, words[0])
    if b is None:
        return {"W-31"}
    target = o.s["beings"].get(o._named(who, words[1]))
    at = o.table.images[other(who)] if words[1] == "image" else target and target["square"]
    far = at is None or not (t.touching(b["square"], at) or (b["card"][0] in "9T" and t.distance(b["square"], at) == 1))
    friend = target is not None and target["side"] == who
    return _collect(
        (o._sharing(), "W-35"), (b["attacked"] or not o.s["factors"][who]["A"], "W-43"), (far or friend, "W-44")
    )


def _now_use(o, who, words):
    b, n = _stranger(o, who, words[0]), int(words[2])
    if b is None:
        return {"W-31"}
    factor = t.ABILITIES[t.coloured(b["card"])][1]
    target = o._named(who, words[1])
    return _collect((target not in o._seen(b), "W-49"), (n > o.s["factors"][who][factor], "W-50"))


def _now_blast(o, who, words):
    if _stranger(o, who, words[0]) is None:
        return {"W-31"}
    return {"W-56"} if int(words[1]) > o.s["factors"][who]["F"] else set()


def _now_defend(o, who, words):
    b = _stranger(o, who, words[0])
    return set() if b and b in o._may_defend(who) else {"W-62"}
