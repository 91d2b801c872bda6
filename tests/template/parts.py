"""What Three Hats offers to the house: rules, words and numbers; no agents, hints or analysis."""

from __future__ import annotations

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


def encoding(position: Hats) -> LineEncoding:
    seats = position.seats

    def observe(view):
        own = view["hands"][view.seat]
        hand = own if isinstance(own, list) else []
        return [*[card in hand for card in DECK], *[view["laid"].get(s, -1) for s in seats],
                *[view["points"][s] for s in seats]]  # fmt: skip

    parts = {"hand": [str(c) for c in DECK], "laid": seats, "points": seats}
    lines = [*[f"lay {card}" for card in DECK], "bell"]
    return LineEncoding(
        lines, parts, observe, -1, 12, lambda p: HatsText().state(p.state()).split("\n")
    )
