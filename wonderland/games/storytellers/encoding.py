"""The game in plain numbers for learning programs (``core.encoding.Encoding``).

Seats are counted from the one that looks. A story is told aloud: a learning program types nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.core.game import Position as AnyPosition
from wonderland.core.game import View as AnyView
from wonderland.games.storytellers.actions.skills import LEAVE, TAKE
from wonderland.games.storytellers.actions.telling import RATINGS
from wonderland.games.storytellers.definitions import AREA, ICONS, TYPES
from wonderland.games.storytellers.notation import NOTHING
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import NONE, State
from wonderland.games.storytellers.view import View
from wonderland.games.storytellers.words import Words, state_in_words
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.line_encoding import LineEncoding

_TABLE = (
    "phase", "round", "rounds", "active", "to_act", "last", "theme", "wondering", "votes", "verdict",
    "collected", "extra", "still_to_play", "drawing",
)  # fmt: skip
_PILE = ("cards", "player", "kept", "deck")
_SEAT = ("hand", "collection", "character", "shown", "used", "rating", "bored", "named", "icon")
UNSEEN, IN_HAND, COVERED, UNCOVERED, COLLECTED = range(5)
"""Where a card is; a collected one has the owner's seat added."""


def Encoding(position: AnyPosition) -> LineEncoding:  # noqa: N802 - the part is named as a class
    """Decisions and views of matches with the options of a position."""
    assert isinstance(position, Position)
    config = position.config
    parts = {
        "table": _TABLE,
        "piles": [f"{TYPES[kind]} {name}" for kind in AREA for name in _PILE],
        "seats": [f"{seat} {name}" for seat in range(config.players) for name in _SEAT],
        "cards": config.names,
        "missions": config.achievement_names,
    }
    lines = [*_lines(position)]
    most = max(255, len(config.names), *position.value.sizes)
    return LineEncoding(lines, parts, _observe, -2, most, _words)


def _lines(position: Position) -> Iterator[str]:
    """Every line that a seat may play, without its seat."""
    cards = position.config.names
    yield from (f"play {card}" for card in cards)
    yield from (f"collect {card}" for card in (*cards, NOTHING))
    for verb in ("pass", "draw", "pick"):
        yield from (f"{verb} {deck}" for deck in (*TYPES, NOTHING))
    yield from (f"rate {rating}" for rating in RATINGS)
    yield from (f"tell {NOTHING}", "reveal", "skill", f"skill {TAKE}", f"skill {LEAVE}")
    yield from (f"skill {what}" for what in (*TYPES, *cards))
    yield from (f"skill {card} {icon}" for card in cards for icon in ICONS)


def _observe(view: AnyView) -> list[int]:
    assert isinstance(view, View)
    state, me = view.known, view.number
    seats = state.config.from_seat(me)
    row = _table(state, me)
    for kind in AREA:
        row += _pile(state, kind, me)
    for seat in seats:
        row += _seat(state, seat)
    row += _cards(state, me)
    own = state.achievements[me]
    return [*row, *[int(card in own) for card in range(len(state.config.achievement_names))]]


def _turned(state: State, seat: int | None, me: int) -> int:
    """A seat as counted from the one that looks; ``NONE`` for none and for chance."""
    if seat is None or seat in (NONE, CHANCE_ACTOR):
        return NONE
    return (seat - me) % state.config.players


def _table(state: State, me: int) -> list[int]:
    wondering, votes = state.votes or (NONE, NONE)
    return [
        state.phase,
        state.round,
        state.config.rounds,
        _turned(state, state.active, me),
        _turned(state, state.to_act, me),
        _turned(state, state.last, me),
        state.theme,
        wondering,
        votes,
        state.verdict,
        int(state.collected),
        int(state.extra),
        len(state.to_play),
        NONE if state.drawing is None else state.drawing.kind,
    ]


def _pile(state: State, kind: int, me: int) -> list[int]:
    pile = state.area[kind]
    player = _turned(state, pile[0].seat, me) if pile else NONE
    kept = int(bool(pile) and pile[0].card == state.told[kind])
    return [len(pile), player, kept, state.sizes[kind]]


def _seat(state: State, seat: int) -> list[int]:
    named, icon = next(((card, icon) for own, card, icon in state.named if own == seat), (NONE, 0))
    return [
        len(state.hands[seat]),
        len(state.collections[seat]),
        state.characters[seat],
        state.shown >> seat & 1,
        state.used >> seat & 1,
        state.ratings[seat],
        state.boring_used[seat],
        named,
        icon,
    ]


def _cards(state: State, me: int) -> list[int]:
    """Where each card is, as far as the seat knows."""
    found = [UNSEEN] * len(state.config.names)
    for pile in state.area:
        for at, laid in enumerate(pile):
            found[laid.card] = COVERED if at else UNCOVERED
    for seat, own in enumerate(state.collections):
        for card in own:
            found[card] = COLLECTED + _turned(state, seat, me)
    for card in state.hands[me]:
        found[card] = IN_HAND
    return found


def _words(position: AnyPosition) -> list[str]:
    """A position in lines of text, as everybody may see it."""
    assert isinstance(position, Position)
    state = position.value
    known = position.known_to(position.seats).state()
    return state_in_words(known, Words(state.config.definitions)).split("\n")
