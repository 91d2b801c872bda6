"""The game in plain numbers for learning programs (``core.encoding.Encoding``).

A decision is a verb, then cards, then a hedge (or her release), each a number. A view is turned
so that the seat that looks is seat 0 and its first hedge is hedge 0.
"""

from __future__ import annotations

from wonderland.core.encoding import Cell, Said, Sketch, laid_out
from wonderland.core.game import Action as AnyAction
from wonderland.core.game import Position as AnyPosition
from wonderland.core.game import View as AnyView
from wonderland.games.painting_the_roses.actions import GRAMMAR
from wonderland.games.painting_the_roses.actions.ending import Resign
from wonderland.games.painting_the_roses.match_config import UNLEASH, UNLEASHED, MatchConfig
from wonderland.games.painting_the_roses.outcome import painted
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import NONE, PHASES, State, counted
from wonderland.games.painting_the_roses.view import UNKNOWN, View
from wonderland.kit.codes import letter_of
from wonderland.kit.last import Last

MOST = 9999
_TABLE = (
    "phase", "round", "quiet", "pile_size", "done", "active", "to_act", "dealer", "queen",
    "playing", "target", "hidden_ranks",
)  # fmt: skip
_HEDGE = ("rank", "painted", "owner", "queen")
_SEAT = ("hand", "kings", "painted", "guard", "post", "asked")


class Encoding:
    """Decisions and views of matches with the options of a position.

    Attributes:
        numbers, length, least, most, layout: as ``core.encoding.Encoding`` says.
    """

    least = -2
    most = MOST

    def __init__(self, position: Position) -> None:
        config = position.config
        self._config: MatchConfig = config
        listed = [verb for verb in GRAMMAR.verbs if GRAMMAR.of_verb[verb].kind is not Resign]
        self._words = (*listed, *config.names, *config.hedges, UNLEASHED)
        self._number = {word: number for number, word in enumerate(self._words)}
        self.numbers = len(self._words)
        kinds, longest = len(config.names), config.size + 1
        self._longest = longest
        self._legal = Last(self._listed)
        self.layout, self.length = laid_out(
            {
                "table": ((len(_TABLE),), _TABLE),
                "hedges": ((config.ring, len(_HEDGE)), _HEDGE),
                "seats": ((config.players, len(_SEAT)), _SEAT),
                "hand": ((kinds,), config.names),
                "discards": ((kinds,), config.names),
                "tower": ((kinds,), config.names),
                "unseen": ((kinds,), config.names),
                "said": ((longest,), [f"number {at}" for at in range(1, longest + 1)]),
            }
        )

    # --- decisions
    def following(self, view: AnyView, said: Said) -> list[int]:
        """The numbers that may be said next."""
        begun = tuple(said)
        legal = self._legal.of(view)
        return sorted({words[len(begun)] for words in legal if words[: len(begun)] == begun})

    def write(self, view: AnyView, action: AnyAction) -> tuple[int, ...]:  # noqa: ARG002
        """The numbers that say a legal action: the words of its line after the seat."""
        return tuple(self._number[word] for word in str(action).split()[1:])

    def read(self, view: AnyView, said: Said) -> AnyAction | None:
        """The action that numbers say; None while it is not whole."""
        return self._legal.of(view).get(tuple(said)) if said else None

    def _listed(self, view: AnyView) -> dict[tuple[int, ...], AnyAction]:
        return {self.write(view, action): action for action in view.legal()}

    def explain(self, number: int) -> str:
        """What a number stands for."""
        if not 0 <= number < self.numbers:
            raise ValueError(f"there is none of that number: {number}")
        return self._words[number]

    # --- views
    def observe(self, view: AnyView, said: Said) -> list[int]:
        """What a view holds; seats and hedges are counted from the seat that looks."""
        assert isinstance(view, View)
        state, config = view.known, self._config
        me = config.seats.index(view.seat)
        row = self._table(state, me)
        for at in range(config.ring):
            row += self._hedge(state, (at + me * config.size) % config.ring, me)
        for seat in config.clockwise(me):
            row += self._seat(state, seat, me)
        hand = state.hands[me]
        row += [hand.count(card) for card in range(len(config.names))]
        row += counted(state.discards, len(config.names))
        row += [state.tower.count(card) for card in range(len(config.names))]
        row += view.unseen
        row += [*said, *[NONE] * (self._longest - len(said))]
        return row

    def _turned(self, hedge: int, me: int) -> int:
        """A hedge as counted from the looking seat's first; ``NONE`` and ``UNLEASH`` as they are."""
        return hedge if hedge < 0 else (hedge - me * self._config.size) % self._config.ring

    def _table(self, state: State, me: int) -> list[int]:
        players = self._config.players

        def seen(seat: int | None) -> int:
            return NONE if seat is None or seat < 0 else (seat - me) % players

        return [
            state.phase,
            min(state.round, MOST),
            min(state.quiet, MOST),
            state.pile_size,
            state.done,
            seen(state.active),
            seen(state.to_act),
            seen(state.dealer),
            self._turned(state.queen, me),
            state.playing,
            UNLEASH if state.target == UNLEASH else self._turned(state.target, me),
            int(self._config.memory),
        ]

    def _hedge(self, state: State, hedge: int, me: int) -> list[int]:
        card = state.hedges[hedge]
        rank = 0 if card == NONE else self._config.rank[card]
        owner = (hedge // self._config.size - me) % self._config.players
        return [rank, state.paint >> hedge & 1, owner, int(state.queen == hedge)]

    def _seat(self, state: State, seat: int, me: int) -> list[int]:
        return [
            len(state.hands[seat]),
            len(state.kings[seat]),
            painted(state, seat),
            state.guards[seat],
            self._turned(state.posts[seat], me),
            int(seat in state.asked),
        ]

    # --- pictures
    def sketch(self, position: AnyPosition) -> Sketch:
        """A row of squares for each garden, the first seat's on top."""
        assert isinstance(position, Position)
        state, config = position.value, self._config
        cells = {}
        for hedge in range(config.ring):
            card = state.hedges[hedge]
            if card == NONE:
                continue
            is_painted = bool(state.paint >> hedge & 1)
            here = [seat for seat in range(config.players) if state.posts[seat] == hedge]
            name = UNKNOWN if is_painted and config.memory else config.names[card] + "*" * is_painted
            text = f"{name} Q" if state.queen == hedge else name
            at = (hedge % config.size, config.players - 1 - hedge // config.size)
            ground = hedge // config.size if is_painted else -1
            cells[at] = Cell(ground, here[0] if here else -1, text)
        return Sketch(config.size, config.players, cells, self._lines(state))

    def _lines(self, state: State) -> tuple[str, ...]:
        who = letter_of(state.config.seats, state.to_act)
        return (f"round {state.round}, {PHASES[state.phase]}", f"{who} to act" if who else "over")
