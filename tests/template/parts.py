"""What Three Hats offers to the house: rules, words and numbers; who knows what; no agents, hints or analysis."""

from __future__ import annotations

from dataclasses import replace

from tests.template.hats import DECK, Hats, Laid, Said, Taken
from wonderland.kit.line_encoding import LineEncoding


class HatsText:
    """The game in words."""

    def state(self, state):
        points = state["points"]
        hands = [f"{seat}: {hand}, {points[seat]} points" for seat, hand in state["hands"].items()]
        return "\n".join([f"Trick {state['turn']}, on the table: {state['laid']}", *hands])

    def sentence(self, event, match):
        if isinstance(event, Laid):
            return f"{event.seat} lays {event.card or 'a card'}."
        if isinstance(event, Taken):
            return f"{event.seat} takes the trick."
        return event.line if isinstance(event, Said) else ""

    def ending(self, match):
        return f"{', '.join(match.outcome.winners) or 'nobody'} wins" if match.outcome else ""


def open_to_all(position: Hats) -> dict[str, object]:
    """A state as everybody may see it: no hand, and of a trick under way who has laid."""
    state = position.state()
    hands = {seat: len(hand) for seat, hand in state["hands"].items()}
    laid = state["laid"] if position.options["open"] else dict.fromkeys(state["laid"], 0)
    return {**state, "hands": hands, "laid": laid}


def encoding(position: Hats) -> LineEncoding:
    seats = position.seats

    def observe(view):
        own = view["hands"][view.seat]
        hand = own if isinstance(own, list) else []
        return [*[card in hand for card in DECK], *[view["laid"].get(s, -1) for s in seats],
                *[view["points"][s] for s in seats]]  # fmt: skip

    parts = {"hand": [str(c) for c in DECK], "laid": seats, "points": seats}
    lines = [*[f"lay {card}" for card in DECK], "bell"]
    return LineEncoding(lines, parts, observe, -1, 12, lambda p: HatsText().state(open_to_all(p)).split("\n"))


def known(game, record, seat, chance):
    """The match with other cards where the seat has seen none: each keeps those that it has shown."""
    moves = [line.split() for line in record.moves]
    position = game.open(record)
    seats, covered, shown = position.seats, {}, {}
    for line in record.moves:
        position.perform(line, None)
    laid = [place for place, words in enumerate(moves) if words[1] == "lay"]
    trick = laid[len(laid) - len(position.laid) :] if position.laid else []
    for place in laid:
        who = moves[place][0]
        hides = place in trick and who != seat and not position.options["open"]
        (covered if hides else shown).setdefault(who, []).append(place)
    mine = [words[-1] for words in moves if words[1:3] == ["deal", seat]]
    seen = {who: [moves[place][-1] for place in places] for who, places in shown.items()}
    free = [str(c) for c in DECK if str(c) not in mine and not any(str(c) in s for s in seen.values())]
    chance.shuffle(free)
    for who in seats:
        dealt = [words for words in moves if words[1:3] == ["deal", who]]
        if who == seat:
            continue
        hidden = [free.pop() for _ in range(len(dealt) - len(seen.get(who, [])))]
        hand = [*seen.get(who, []), *hidden]
        chance.shuffle(hand)
        for words, card in zip(dealt, hand, strict=True):
            words[-1] = card
        for place in covered.get(who, []):
            moves[place][-1] = chance.choice(hidden)
    return replace(record, moves=[" ".join(words) for words in moves], lines=[])
