"""The table of Storytellers: the area, the telling, the votes, and the end; and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from wonderland.core.game import Event
from wonderland.core.game import View as AnyView
from wonderland.core.message import say
from wonderland.games.storytellers.actions.playing import may_lie
from wonderland.games.storytellers.definitions import AREA, TYPES
from wonderland.games.storytellers.lesson_words import MarksModel
from wonderland.games.storytellers.state import NONE, TELL, State
from wonderland.games.storytellers.view import View
from wonderland.kit.grammar import VERB, Word
from wonderland.ui.games.storytellers import motion
from wonderland.ui.games.storytellers.area import Piles, draw_area, draw_decks, draw_sentence
from wonderland.ui.games.storytellers.best_page import BestPage
from wonderland.ui.games.storytellers.book import open_book
from wonderland.ui.games.storytellers.cards import CARD_WORD, blit, draw_card
from wonderland.ui.games.storytellers.ending import draw_end
from wonderland.ui.games.storytellers.motion import Motion
from wonderland.ui.games.storytellers.own import HIGH, draw_own, draw_theme
from wonderland.ui.games.storytellers.questions import Questions, moment
from wonderland.ui.games.storytellers.rating import draw_rating
from wonderland.ui.games.storytellers.seats import (
    LEAST_TALL,
    ROW,
    SIDE,
    TALL,
    WIDEST,
    Seating,
    draw_above,
    draw_seat,
    seats_of,
    waiting,
)
from wonderland.ui.games.storytellers.telling import Telling
from wonderland.ui.games.storytellers.things import draw_things
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import REST, Box, Share
from wonderland.ui.kit.spaces import CORNER, GAP, NEAR, TIGHT
from wonderland.ui.table.hand import Hand, Manners
from wonderland.ui.table.house_board import HouseBoard, Picture, Touch

SENTENCE, HAND = Share(0.11, least=46.0), Share(0.34, least=96.0)
OPEN_SEAT = Share(0.14, least=74.0)
"""How high the seat is that chooses before all eyes: its hand is not shown."""
LIFT, SIDE_THEME = 8.0, 190.0
NARROW = 600.0
"""Below so wide a table, beside a lesson's frame, all others sit above it, beside the theme."""
ROOMS = (7, 12, 24)
FEW_ROOMS = (4, 7, 12, 24)
"""For how many cards a hand has places, and one in a narrow table."""
CARD = 0.88
"""A hand card's width in heights."""


def _room(cards: int, rooms: Sequence[int]) -> int:
    """For how many cards a hand has places: they move only when it has grown by many."""
    return next((n for n in rooms if cards <= n), cards)


def _draw_side(canvas: Canvas, box: Box, seen: View, seat: int, board: HouseBoard) -> Box:
    """The seat beside the area, if one sits there; what is left below it."""
    if seat == NONE:
        return box.rows(REST, Share(1.0, most=SIDE_THEME))[1] if box.height > SIDE_THEME else box
    place, rest = box.rows(Share(0.8, least=LEAST_TALL, most=TALL), REST, gap=GAP)
    draw_seat(canvas, place, seen, seat, board)
    return rest


def _meant(state: State, hand: Hand, kind: int) -> list[Word]:
    """What a click on a pile may mean, the likeliest first: a card of it, laid on it, drawn, or vanishing.

    Where the cards below may be kept too, each click goes one deeper (ST-70).
    """
    name, held = TYPES[kind], hand.chosen(CARD_WORD)
    cards = [state.config.names[laid.card] for laid in state.area[kind]]
    able = [card for card in cards if card in hand.open(CARD_WORD)]
    at = next((able.index(card) + 1 for card in held if card in able), 0)
    own = [Word(CARD_WORD, card) for card in able[at : at + 1] or able[-1:]]
    laid = [VERB.word("play")] if held else []
    return [*laid, *own, Word(CARD_WORD, name), VERB.word("play"), Word("deck", name)]


def _touched(state: State, hand: Hand, touch: Touch) -> Piles:
    """What a click on each pile and deck does, which are lit, and which covered cards are looked at."""
    definitions, held = state.config.definitions, hand.chosen(CARD_WORD)
    up = {definitions.card_of[card] for card in held if card in definitions.card_of}
    lit = {TYPES[state.config.kinds[card]] for card in up} | {name for name in TYPES if name in held}
    if not hand.open(CARD_WORD):
        lit |= hand.open("deck")
    attempt = _attempt(state, hand)
    return Piles(
        {TYPES[kind]: touch(*_meant(state, hand, kind), attempt=attempt) for kind in AREA},
        _decks(hand, touch),
        frozenset(lit),
        {kind: laid.card for kind in AREA for laid in state.area[kind][1:] if laid.card in up},
    )


def _decks(hand: Hand, touch: Touch) -> Mapping[str, Callable[[], object]]:
    """What a click on each deck does that may be named."""
    return {name: touch(Word("deck", name)) for name in hand.open("deck")}


def _attempt(state: State, hand: Hand) -> str:
    """The line that tells why a card can't go there."""
    held = hand.chosen(CARD_WORD)
    return f"play {held[0]}" if held and state.phase != TELL else ""


class HandPlaces:
    """Where the cards of each seat's hand lie: in a round none moves that stays, and a new one fills a gap.

    With a new round the gaps are closed, for nobody has aimed at a card then.
    """

    def __init__(self) -> None:
        self._hands: dict[str, list[int | None]] = {}
        self._rounds: dict[str, int] = {}

    def of(self, seat: str, cards: Sequence[int], state: State) -> Sequence[int | None]:
        """The cards of a hand in their places; None for a gap."""
        kept = [card if card in cards else None for card in self._hands.get(seat, [])]
        if self._rounds.get(seat) != state.round:
            self._rounds[seat] = state.round
            kept = [card for card in kept if card is not None]
        new = [card for card in cards if card not in kept]
        for card in sorted(new, key=lambda card: (-state.config.kinds[card] % 4, card)):
            if None in kept:
                kept[kept.index(None)] = card
            else:
                kept.append(card)
        self._hands[seat] = kept
        return kept


class StoryTable(Picture):
    """The table of Storytellers."""

    manners = Manners(
        roles={
            "play": (CARD_WORD,), "collect": (CARD_WORD,), "skill": (CARD_WORD, "icon"),
            "rate": ("rating",), "pick": ("deck",), "draw": ("deck",), "pass": ("deck",),
        },
        closes={VERB.name: CARD_WORD, "rating": "", "deck": "", "icon": CARD_WORD},
    )  # fmt: skip

    high, spoken = True, 0.36
    panel = Share(0.34, least=220.0, most=312.0)
    seated = True

    def __init__(self, board: HouseBoard) -> None:
        super().__init__(board)
        self._hands = HandPlaces()
        self._canvas: Canvas | None = None
        self._keys: dict[str, str] = {}
        self._telling = Telling(board, self._open_book)
        self._questions = Questions(board, self._telling)
        self._motion = Motion()
        self._places: dict[str, Box] = {}
        self._held: tuple[Hand, Touch] | None = None
        self._best = BestPage(board, self._open_book)

    def fills(self, seen: AnyView) -> bool:
        """Telling, rating and the end have the whole width."""
        assert isinstance(seen, View)
        self.writing = self._telling.attend(seen)
        self._motion = Motion(self.board.film.in_motion())
        return self.writing is not None or self._stage(seen) != "" or self.board.screen.discreet

    def open_to_all(self, seen: AnyView) -> bool:
        """What was told, the closed fans, the count and the end are for all eyes."""
        assert isinstance(seen, View)
        return self._stage(seen) != ""

    def _stage(self, seen: View) -> str:
        """What is shown in the table's place: the rating, the end, or ``""``."""
        if seen["phase"] == "over":
            return "end"
        return "rating" if seen["phase"] == "rate" or self._motion.opened() is not None else ""

    def turn(self, rows: int) -> None:
        """Go up in a text that is longer than its box."""
        if self.writing:
            self.writing.turn(rows)

    def moment(self, seen: AnyView) -> str:
        """What is asked, as tips name it."""
        assert isinstance(seen, View)
        return "" if self.board.screen.discreet else moment(seen)

    def length(self, event: Event) -> float:
        """How long it is looked at where an event led."""
        seen = self.board.now()
        assert isinstance(seen, View)
        return motion.length(event, sum(map(len, seen.known.achievements)))

    def sound(self, event: Event) -> str:
        """What is heard when an event is seen."""
        return motion.sound(event)

    def focus(self) -> str:
        """Enter means no card of its own."""
        return ""

    def place(self, name: str) -> Rect | None:
        """Where a pile, its deck, or a card of the own hand was drawn last, by its name."""
        keys = (self._keys.get(name), f"pile-{name}", f"deck-{name}")
        regions = self._canvas.regions if self._canvas else ()
        return next((one.rect for one in regions if one.key in keys), None)

    def points(self, marks: object) -> tuple[str, ...]:
        """The piles and cards that a lesson's step points at."""
        return (*marks.piles, *marks.cards) if isinstance(marks, MarksModel) else ()

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, seen: AnyView, hand: Hand, touch: Touch) -> None:
        """Draw the seats above, in the middle what the step is about, below the own hand."""
        assert isinstance(seen, View)
        self._canvas = canvas
        self._keys.clear()
        canvas.fill(box.rect(canvas), "felt", CORNER)
        self.writing = self._telling.attend(seen)
        self._motion = Motion(self.board.film.in_motion())
        self._held = hand, touch
        if self.writing:
            self._telling.draw(canvas, box.inset(NEAR), seen, hand, touch)
            return
        stage, missions = self._stage(seen), sum(map(len, seen.known.achievements))
        if stage == "end":
            turned = self._motion.turned(missions)
            draw_end(canvas, box.inset(NEAR), seen, self.board, turned, self._best.page())
        elif stage == "rating":
            draw_rating(canvas, box, seen, self.board, touch, self._motion.opened())
        else:
            self._draw_table(canvas, box.inset(NEAR), seen, hand, touch)

    def _draw_table(self, canvas: Canvas, box: Box, seen: View, hand: Hand, touch: Touch) -> None:
        """The others round the area, the sentence, and the own hand."""
        narrow = box.width < NARROW
        seating = Seating(seen, beside=not narrow)
        discreet = self.board.screen.discreet
        table, cards = box.rows(REST, OPEN_SEAT if discreet else HAND, gap=GAP)
        above, table = table.rows(ROW if seating.above else 0.0, REST, gap=TIGHT)
        if narrow:
            theme, above = above.columns(130.0, REST, gap=NEAR)
            left, middle, right = table.columns(0.0, REST, 0.0)
        else:
            left, middle, right = table.columns(SIDE, REST, SIDE, gap=GAP)
            theme = _draw_side(canvas, left, seen, seating.left, self.board)
            bare = _draw_side(canvas, right, seen, seating.right, self.board)
            bare = right if seating.right == NONE else bare
            draw_things(canvas, bare, box.inset(-NEAR), self.board.ways.tightness(seen))
        if seating.above:
            draw_above(canvas, above, seen, self.board, seating.above)
        draw_theme(canvas, theme, seen.known, self._open_book)
        area, sentence = middle.rows(REST, SENTENCE, gap=GAP)
        self._places = {}
        if seen["phase"] == "pick":
            draw_decks(canvas, area, seen.known, _decks(hand, touch))
        else:
            touched, flying = _touched(seen.known, hand, touch), self._motion.flying(seen.known)
            self._places |= draw_area(canvas, area, seen, self.board, touched, flying)
        draw_sentence(canvas, sentence, seen.known)
        if discreet:
            own = cards.fitted(min(WIDEST, cards.width))
            draw_seat(canvas, own, seen, seen.number, self.board)
        else:
            self._draw_hand(canvas, cards, seen, hand, touch)
        self._places |= seats_of(above, left, right, seen, seating)
        self._motion.draw(canvas, box, seen.known, self._places)

    def beside(self, seen: AnyView, most: float) -> float:  # noqa: ARG002 - always the same
        """How high the own missions and the own seat are."""
        return min(HIGH, most)

    def draw_beside(self, canvas: Canvas, box: Box, seen: AnyView) -> None:
        """Draw what only the seat that looks on sees, below the log."""
        assert isinstance(seen, View)
        assert self._held is not None, "the picture is drawn before"
        draw_own(canvas, box, seen, self.board, *self._held)

    def _draw_hand(self, canvas: Canvas, box: Box, seen: View, hand: Hand, touch: Touch) -> None:
        """The own hand by type; cards that can't be played lie lower."""
        state, seat = seen.known, seen.number
        cards = state.hands[seat]
        if not cards:
            waiting(canvas, box, say("No cards in hand."))
            return
        order = self._hands.of(seen.seat, cards, state)
        counted = seen["phase"] == "play" and not hand.open("deck")  # else decks and piles are
        high = box.height - LIFT
        rooms = FEW_ROOMS if box.width < NARROW else ROOMS
        wide = min(high * CARD, (box.width - NEAR * (rooms[0] - 1)) / rooms[0])
        step = min(wide + NEAR, (box.width - wide) / (_room(len(order), rooms) - 1))
        for number, card in enumerate(order):
            if card is None:
                continue
            word = Word(CARD_WORD, state.config.names[card])
            up = hand.holds(word)
            shut = not may_lie(state, seat, card)
            place = Box(box.x + number * step, box.y + (0 if up else LIFT), wide, high)
            data = state.config.definitions.cards[card]
            draw_card(canvas, place, data, closed=shut)
            if shut:
                _, window, _ = place.rows(Share(0.55), REST, Share(0.16))
                lock = window.fitted(wide / 3, min(wide / 3, window.height))
                blit(canvas, "mark-lock", lock.rect(canvas))
            if up:
                canvas.lit(place.inset(-TIGHT).rect(canvas), 4, CORNER)
            act = touch(word, attempt=f"play {word.text}")
            region = canvas.region(f"card-{number}", place.rect(canvas), act, data.title,
                                   shortcut=f"pick-{number + 1}" if counted and number < 9 else "")  # fmt: skip
            canvas.ring(region, CORNER)
            self._keys[word.text] = region.key

    # --- what is asked -----------------------------------------------------------------------
    def asks(self, hand: Hand, seen: AnyView) -> Foot:
        """The question of the step, and buttons for what needs no card."""
        assert isinstance(seen, View)
        return self._questions.ask(hand, seen, writing=self.writing is not None)

    def _open_book(self) -> None:
        """Open the story so far; it holds nothing that is not known to all."""
        open_book(self.board.app, self.board.session.record())
