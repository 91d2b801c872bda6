"""The game in plain numbers for learning programs (``core.encoding.Encoding``).

A decision is a verb and then squares, edges, types or directions, each a number; where a line may
end or go on, a number of its own says that it is whole. A view names seats as counted from the one
that looks; squares stay where they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.core.encoding import Cell, Said, Sketch, laid_out
from wonderland.core.game import Action as AnyAction
from wonderland.core.game import Position as AnyPosition
from wonderland.core.game import View as AnyView
from wonderland.games.dominoes_of_war.actions import GRAMMAR
from wonderland.games.dominoes_of_war.actions.ending import AcceptDraw, OfferDraw, Resign
from wonderland.games.dominoes_of_war.definitions import FACINGS, TYPES
from wonderland.games.dominoes_of_war.ground import STRIDE, Mask, each, edge_name, names
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.position import Position
from wonderland.games.dominoes_of_war.state import NONE, PHASES, STOCK, State
from wonderland.games.dominoes_of_war.view import View
from wonderland.games.dominoes_of_war.walls import edges_of
from wonderland.kit.codes import letter_of
from wonderland.kit.grammar import HIDDEN, WHOLE, Word

MOST = 9999
LONGEST = 8
"""The most words of a decision: a base with its verb, or an attack with its end."""
_UNLISTED = (Resign, OfferDraw, AcceptDraw)
_TABLE = ("phase", "round", "quiet", "actions", "bonus", "flipping", "active", "to_act", "first", "offer", "unseen")
_SQUARE = ("tile", "face", "wall_north", "wall_east", "owner", "type", "facing", "acted")
_SEAT = ("troops", "out", *(f"left {number}" for number in range(1, TYPES + 1)))


class Encoding:
    """Decisions and views of matches with the options of a position.

    Attributes:
        numbers, length, least, most, layout: as ``core.encoding.Encoding`` says.
    """

    least = -1
    most = MOST

    def __init__(self, position: Position) -> None:
        config = position.config
        self._config: MatchConfig = config
        verbs = [v for v in GRAMMAR.verbs if GRAMMAR.of_verb[v].kind not in _UNLISTED]
        edges = [edge_name(edge) for edge in edges_of(config.field)]
        self._squares = tuple(each(config.grid))
        self._words = (WHOLE.text, *verbs, *config.seats, *names(config.grid), *edges, *config.type_names, *FACINGS)
        self._number = {word: number for number, word in enumerate(self._words)}
        self.numbers = len(self._words)
        self.layout, self.length = laid_out(
            {
                "table": ((len(_TABLE),), _TABLE),
                "squares": ((len(self._squares), len(_SQUARE)), _SQUARE),
                "seats": ((config.players, len(_SEAT)), _SEAT),
                "unseen": ((len(config.copies),), config.definitions.faces),
                "said": ((LONGEST,), [f"number {at}" for at in range(1, LONGEST + 1)]),
            }
        )

    # --- decisions
    def following(self, view: AnyView, said: Said) -> list[int]:
        """The numbers that may be said next."""
        assert isinstance(view, View)
        open_now = self._open(view, said)[1]
        return sorted(self._number[word.text] for word in open_now) if open_now != [WHOLE] else []

    def _open(self, view: View, said: Said) -> tuple[list[Word], list[Word]]:
        """The words that numbers stand for, and those that may follow them."""
        legal, words = view.legal(), list[Word]()
        for number in said:
            text = self._words[number]
            words += [word for word in legal.following(words) if word.text == text][:1]
        return words, legal.following(words)

    def write(self, view: AnyView, action: AnyAction) -> tuple[int, ...]:
        """The numbers that say a legal action: the words of its line after the seat, and its end."""
        assert isinstance(view, View)
        words = GRAMMAR.words(str(action))
        numbers = tuple(self._number[word.text] for word in words)
        more = view.legal().following(words) != [WHOLE]
        return (*numbers, self._number[WHOLE.text]) if more else numbers

    def read(self, view: AnyView, said: Said) -> AnyAction | None:
        """The action that numbers say; None while it is not whole."""
        assert isinstance(view, View)
        words, open_now = self._open(view, said)
        ended = bool(said) and (open_now == [WHOLE] or self._words[said[-1]] == WHOLE.text)
        if not ended:
            return None
        return " ".join([view.seat, *[word.text for word in words if word != WHOLE]])

    def explain(self, number: int) -> str:
        """What a number stands for."""
        if not 0 <= number < self.numbers:
            raise ValueError(f"there is none of that number: {number}")
        return self._words[number] or "the line is whole"

    # --- views
    def observe(self, view: AnyView, said: Said) -> list[int]:
        """What a view holds; seats are counted from the one that looks."""
        assert isinstance(view, View)
        state, config = view.known, self._config
        me = config.seats.index(view.seat)
        row = self._table(state, me)
        for square in self._squares:
            row += self._square(state, square, me)
        for step in range(config.players):
            row += self._seat(state, (me + step) % config.players)
        row += state.bag
        return [*row, *said, *[NONE] * (LONGEST - len(said))]

    def _seen(self, seat: int | None, me: int) -> int:
        return NONE if seat is None or seat < 0 else (seat - me) % self._config.players

    def _table(self, state: State, me: int) -> list[int]:
        flipping = NONE if state.flipping == NONE else self._squares.index(state.flipping)
        return [
            state.phase,
            min(state.round, MOST),
            min(state.quiet, MOST),
            min(state.actions, MOST),
            state.bonus,
            flipping,
            self._seen(state.active, me),
            self._seen(state.to_act, me),
            self._seen(state.first, me),
            self._seen(state.offer, me),
            sum(state.bag),
        ]

    def _square(self, state: State, square: int, me: int) -> list[int]:
        config, figure = self._config, state.board[square]
        bit = 1 << square
        tile = 1 if config.field & bit else 2 if state.tiles & bit else 0
        return [
            tile,
            state.faces[square],
            int(not state.north & bit),
            int(not state.east & bit),
            self._seen(config.owner[figure], me) if figure else NONE,
            config.definitions.type_of[config.kinds[figure].key] if figure else NONE,
            config.facing[figure] if figure else 0,
            int(bool(state.acted & bit)),
        ]

    def _seat(self, state: State, seat: int) -> list[int]:
        left = [state.owned(seat, slot) for slot in range(TYPES)]
        return [state.men[seat].bit_count(), int(state.is_out(seat)), *left]

    # --- pictures
    def sketch(self, position: AnyPosition) -> Sketch:
        """The grid: tiles in the colours of the seats whose base they are, and who stands on them.

        It is shown to all: of what is stocked in secret it shows no more than that a tile is (DW-99).
        """
        assert isinstance(position, Position)
        state, config = position.value, self._config
        stocked = state.config.secret and state.phase == STOCK
        columns, rows = (1 + max(pair) for pair in zip(*self._places(config.grid), strict=True))
        cells = {}
        for square, at in zip(each(state.tiles), self._places(state.tiles), strict=True):
            figure, owner = state.board[square], _owner(state.bases, square)
            kind = config.kinds[figure].key if figure else ""
            kind = HIDDEN if figure and stocked else kind
            piece = config.owner[figure] if figure else -1
            cells[at] = Cell(owner, piece, kind or ("" if owner >= 0 else "·"))
        who = letter_of(config.seats, state.to_act)
        lines = (f"round {state.round}, {PHASES[state.phase]}", f"{who} to act" if who else "over")
        return Sketch(columns, rows, cells, lines)

    @staticmethod
    def _places(squares: Mask) -> Iterator[tuple[int, int]]:
        return ((square // STRIDE, square % STRIDE) for square in each(squares))


def _owner(bases: Sequence[Mask], square: int) -> int:
    """The seat whose base a square belongs to, -1 for none."""
    return next((seat for seat, base in enumerate(bases) if base >> square & 1), -1)
