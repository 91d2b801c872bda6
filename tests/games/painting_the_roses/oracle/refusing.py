"""Why a line is refused, by the order of section 14 to the letter: asked of the oracle, never of the engine."""

from __future__ import annotations

from tests.games.painting_the_roses.oracle.roses import RANKS, SUITS, is_number, rank

PHASE = {
    "dealer": "dealer", "hedges": "hedges", "row": "row", "hand": "hand", "guard": "guard",
    "recruit": "act", "move": "act", "stalk": "act", "paint": "act", "play": "act", "end": "act",
    "cancel": "answer", "allow": "answer", "draw": "draw", "discard": "discard", "reveal": "reveal",
}  # fmt: skip
CARD, HEDGE, SEAT = "card", "hedge", "seat"
FORMS = {
    "dealer": [[SEAT]], "guard": [[CARD]], "recruit": [[CARD]], "move": [[CARD, HEDGE]],
    "stalk": [[CARD, HEDGE]], "paint": [[CARD]], "play": [[CARD], [CARD, HEDGE], [CARD, "unleash"]],
    "cancel": [[CARD]], "allow": [[]], "end": [[]], "draw": [[SEAT, CARD]], "reveal": [[CARD]],
    "resign": [[]],
}  # fmt: skip
CHANCE = ("dealer", "hedges", "hand", "draw", "reveal")


def is_a(o, kind, word):
    if kind == CARD:
        return len(word) == 2 and word[0] in RANKS and word[1] in SUITS
    return word in {HEDGE: o.ring, SEAT: o.seats}.get(kind, [kind])


def is_known_form(o, who, verb, words):
    """Whether it is a line at all, of this ring and these seats (PR-97)."""
    if (who == "*") != (verb in CHANCE):
        return False
    if verb in ("hedges", "hand"):
        head, cards = words[:1], words[1:]
        return bool(cards) and is_a(o, SEAT, head[0]) and all(is_a(o, CARD, c) for c in cards)
    if verb in ("row", "discard"):
        return all(is_a(o, CARD, c) for c in words) and (verb == "row" or bool(words))
    fitting = [form for form in FORMS.get(verb, []) if len(form) == len(words)]
    known = any(all(map(is_a, [o] * len(form), form, words)) for form in fitting)
    if verb != "play" or not known:
        return known
    if words[1:] == ["unleash"] or is_number(words[0]):
        return True
    return (words[0][0] == "K") == (len(words) == 1)  # fine points: a Jack's or Queen's target


def why_not(o, line):
    """The rule that is named, or None if the line may be played."""
    if o.phase == "over":
        return "PR-86"
    who, verb, *words = [*line.split(), "", ""][: max(2, len(line.split()))]
    if who not in ("*", *o.seats) or not is_known_form(o, who, verb, words) or who != o.to_act():
        return "PR-97"
    if verb == "resign":
        return None if o.n == 2 else "PR-95"
    if PHASE[verb] != o.phase:
        return "PR-97"
    return globals()[f"_{verb}"](o, who, *words)


# --- the action step
def _spent(o, action):
    if "recruit" in o.done:
        return "PR-74"
    return "PR-22" if action in o.done else None


def _end(o, who):
    return None


def _recruit(o, who, card):
    if refused := _spent(o, "recruit"):
        return refused
    if o.guard[who]:
        return "PR-72"
    if o.done:
        return "PR-75"
    if card not in o.hand[who]:
        return "PR-18"
    return None if is_number(card) else "PR-73"


def _walk(o, who, start, card, hedge):
    if card not in o.hand[who]:
        return "PR-18"
    if not is_number(card):
        return "PR-25"
    if hedge == start:
        return "PR-28"
    return None if hedge in o.steps(start, card) else "PR-24"


def _move(o, who, card, hedge):
    refused = _spent(o, "move") or (None if o.at[who] else "PR-24")
    return refused or _walk(o, who, o.at[who], card, hedge)


def _stalk(o, who, card, hedge):
    refused = _spent(o, "move") or (None if o.queen else "PR-61")
    return refused or _walk(o, who, o.queen, card, hedge)


def _paint(o, who, card):
    if refused := _spent(o, "paint"):
        return refused
    if not o.at[who]:
        return "PR-32"
    if o.painted[o.at[who]]:
        return "PR-34"
    if card not in o.hand[who]:
        return "PR-18"
    return None if rank(card) >= rank(o.hedge_card(o.at[who])) else "PR-32"


def _play(o, who, card, target=None):
    if refused := _spent(o, "face"):
        return refused
    if card not in o.hand[who]:
        return "PR-18"
    if is_number(card):
        return "PR-39"
    if target == "unleash":
        return None if card == "QH" else "PR-49"
    if card[0] == "J":
        own = target in o.own(who) and not o.painted[target]
        return None if own and any(o.at[s] == target for s in o.seats if s != who) else "PR-40"
    return None if card[0] == "K" or o.painted[target] else "PR-43"


# --- elsewhere
def _allow(o, who):
    return None


def _cancel(o, who, card):
    return None if card in o.kings[who] else "PR-51"


def _row(o, who, *cards):
    return None if sorted(cards) == sorted(o.garden[who]) else "PR-13"


def _guard(o, who, card):
    if card not in o.hand[who]:
        return "PR-18"
    if card == "QH":
        return "PR-16"
    must = o.o["guard"] == "number" and any(is_number(c) for c in o.hand[who])
    return "PR-16" if must and not is_number(card) else None


def _discard(o, who, *cards):
    if any(cards.count(card) > o.hand[who].count(card) for card in cards):
        return "PR-18"
    return None if len(cards) <= len(o.hand[who]) - 5 else "PR-77"


# --- chance
def _dealer(o, _, seat):
    return None


def _dealt(o, seat, cards, due):
    if seat != o.due or len(cards) > due:
        return "PR-97"
    return None if all(o.pile.count(card) >= cards.count(card) for card in cards) else "PR-10"


def _hedges(o, _, seat, *cards):
    refused = _dealt(o, seat, cards, 5 - len(o.garden[seat]))
    return refused or (None if all(map(is_number, cards)) else "PR-10")


def _hand(o, _, seat, *cards):
    return _dealt(o, seat, cards, 6 - len(o.hand[seat]))


def _draw(o, _, seat, card):
    return "PR-97" if seat != o.active else _reveal(o, _, card)


def _reveal(o, _, card):
    return None if card in o.pile else "PR-10"
