"""By which rule a line is refused, from the rules alone: the order that stands below ST-85."""

from __future__ import annotations

import re

from tests.games.storytellers.oracle.cards import (
    ALWAYS,
    CHARACTERS,
    HANDED,
    ICONS,
    MISSIONS,
    PILES,
    THEMES,
    is_card,
    kind,
)

OF_PHASE = {
    "first": "first", "open": "open", "hand": "hand", "pick": "pick", "theme": "theme",
    "achievements": "achievements", "characters": "character", "play": ("play", "pass"),
    "turtle": "", "tell": "tell", "rate": "rate", "collect": "collect", "draw": "draw", "over": "",
}  # fmt: skip
CHANCE = ("first", "open", "hand", "theme", "achievements", "character")
TEXT = re.compile(r'"(?:[^"\\\x00-\x1f\x7f-\x9f]|\\["\\]){0,600}"')


def is_known_form(o, who, verb, rest):
    """Whether it is a line at all, for these seats (section 13)."""
    words, dash = rest.split(" ") if rest else [], rest == "-"
    one = len(words) == 1
    if who == "*":
        if verb in ("hand", "achievements"):
            fits = is_card if verb == "hand" else MISSIONS.__contains__
            return len(words) > 1 and words[0] in o.seats and all(map(fits, words[1:]))
        if verb in ("draw", "character"):
            fits = is_card if verb == "draw" else CHARACTERS.__contains__
            return len(words) == 2 and words[0] in o.seats and fits(words[1])
        fits = {"first": o.seats.__contains__, "open": is_card, "theme": THEMES.__contains__}
        return verb in fits and one and fits[verb](words[0])
    if who not in o.seats:
        return False
    if verb in ("play", "collect"):
        return one and (is_card(rest) or (dash and verb == "collect"))
    if verb in ("pick", "pass", "draw"):
        return one and (rest in PILES or (dash and verb != "pick"))
    if verb == "rate":
        return one
    if verb == "tell":
        return dash or bool(TEXT.fullmatch(rest))
    return not words if verb == "reveal" else verb == "skill"


def skill_form(words):
    """What a skill line names: a card, a pile, a card and an icon, an answer, or nothing."""
    if not words:
        return "nothing"
    if len(words) == 2:
        return "icon" if is_card(words[0]) and words[1] in ICONS else None
    if len(words) > 2:
        return None
    if words[0] in PILES:
        return "pile"
    return "answer" if words[0] in ("take", "leave") else "card" if is_card(words[0]) else None


FORM_OF = {"chr08": "pile", "chr09": "icon", "chr10": "answer", "chr11": "nothing"}


def why_not(o, line):
    """The rule that refuses a line; None if it may be played."""
    if o.phase == "over":
        return "ST-50"
    who, _, words = line.partition(" ")
    verb, _, rest = words.partition(" ")
    if not is_known_form(o, who, verb, rest):
        return "ST-85"
    if verb == "reveal":
        return None if o.reveals(who) else "ST-55"
    if verb == "skill":
        return _skill(o, who, rest.split())
    step = ("draw",) if o.drawing else OF_PHASE[o.phase]
    if who != o.to_act() or verb not in ((step,) if isinstance(step, str) else step):
        return "ST-85"
    return globals()[f"_{verb}"](o, who, *([rest] if verb == "tell" else rest.split()))


def _skill(o, who, words):
    own = o.characters[who]
    if not own or own["face"] == "down":
        return "ST-56"
    if own["used"] or own["id"] in ALWAYS:
        return "ST-57"
    if not o.window(who):
        return "ST-58"
    if skill_form(words) != FORM_OF.get(own["id"], "card"):
        return "ST-85"
    if " ".join(["skill", *words]) in o.skills(who):
        return None
    thing = words[0] if words else None
    return {
        "chr03": lambda: "ST-31" if thing in o.collections[who] and o.area[kind(thing)] else "ST-61",
        "chr04": lambda: "ST-31" if thing in o.hands[who] else "ST-21",
        "chr08": lambda: "ST-31" if o.area[thing] else "ST-66",
        "chr09": lambda: "ST-67",
    }.get(own["id"], lambda: "ST-43")()


# --- the steps
def _pick(o, who, of):
    return None if of in o.nameable() else "ST-52"


def _play(o, who, card):
    if card not in o.hands[who]:
        return "ST-21"
    return None if o.may_play(who, card) else "ST-31"


def _pass(o, who, of):
    if any(o.may_play(who, card) for card in o.hands[who]):
        return "ST-23"
    if of == "-":
        return "ST-24" if o.nameable() else None
    return _pick(o, who, of)


def _tell(o, who, text):
    return None


def _rate(o, who, rating):
    if rating not in ("wondering", "boring"):
        return "ST-39"
    return None if f"rate {rating}" in o.step_lines(who) else "ST-42"


def _collect(o, who, card):
    return None if card == "-" or card in o.collectable(who) else "ST-43"


def _draw(o, who, *words):
    if who != "*":
        return None if words[0] == "-" else _pick(o, who, words[0])
    seat, card = words
    if seat != o.drawing[0]:
        return "ST-85"
    return None if kind(card) == o.drawing[1] and card in o.decks[o.drawing[1]] else "ST-12"


# --- chance
def _first(o, _, seat):
    return None


def _open(o, _, card):
    return None if card in o.decks[o.opening()] else "ST-13"


def _hand(o, _, seat, *cards):
    if seat != o.due:
        return "ST-85"
    due = HANDED[len(o.hands[seat]) :]
    good = len(cards) <= len(due) and all(
        kind(card) == of and card in o.decks[of] for of, card in zip(due, cards, strict=False)
    )
    return None if good else "ST-14"


def _theme(o, _, theme):
    return None if theme in o.themes_left else "ST-15"


def _achievements(o, _, seat, *cards):
    if seat != o.due:
        return "ST-85"
    good = len({*cards}) == len(cards) <= 3 - len(o.achievements[seat]) and all(card in o.dealt_from for card in cards)
    return None if good else "ST-16"


def _character(o, _, seat, card):
    if seat != o.due:
        return "ST-85"
    return None if card in o.characters_left() else "ST-17"
