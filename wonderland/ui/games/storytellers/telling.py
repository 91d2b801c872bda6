"""The teller's screen: the four cards, what they say, and the text that may be written of them (ST-35, ST-36)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from wonderland.core.message import rows, say, say_n
from wonderland.games.storytellers import rating, telling
from wonderland.games.storytellers.continuity import kept
from wonderland.games.storytellers.definitions import AREA, TYPES
from wonderland.games.storytellers.names import TYPE_NAMES
from wonderland.games.storytellers.notation import LONGEST, quoted
from wonderland.games.storytellers.state import NONE, State
from wonderland.games.storytellers.view import View
from wonderland.kit.grammar import Word
from wonderland.ui.games.storytellers.area import draw_sentence
from wonderland.ui.games.storytellers.cards import CARD_WORD, blit, draw_card, draw_icons
from wonderland.ui.games.storytellers.own import draw_book
from wonderland.ui.kit import text_box
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, text_in
from wonderland.ui.kit.narrator import NO_VOICE, voice_is_there
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import HEADING, NOTE, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.kit.text_box import Mark, TextBox
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseBoard, Touch

STORY = "story"
"""The key of the text box."""
CARDS, MARKS, SENTENCE, COUNTED = Share(1.35), 24.0, 46.0, 20.0
BESIDE = Share(0.29, least=200.0, most=282.0)
WIDEST = 0.876
"""A card's width in heights."""
OFFERED = 3
"""So many sentences are offered to who tells (option ``stories: templates``)."""


class Telling:
    """What the storyteller writes, for as long as he is asked to tell.

    Args:
        board: the board, which knows who looks on.
        opens: opens the story so far.
    """

    def __init__(self, board: HouseBoard, opens: Callable[[], object]) -> None:
        self._board, self._opens = board, opens
        self._told_of: tuple[int, str] | None = None
        self._lent = 0
        draft = board.session.draft
        self.box = TextBox(STORY, LONGEST, say("Your story"), partial(board.table.do, self._tell),
                           lambda: draft.keep(self.box.writing.text))  # fmt: skip
        self._lines = 0

    # --- what is asked -----------------------------------------------------------------------
    def attend(self, seen: View) -> TextBox | None:
        """The text box where the seat that looks on tells; what was begun of it stands there."""
        session = self._board.session
        asked = seen["phase"] == "tell" and seen["to_act"] == seen.seat
        if not asked or session.watched or not session.human(seen.seat):
            self._told_of = None
            return None
        place, lines = (seen.known.round, seen.seat), len(session.match.lines)
        if place != self._told_of:
            self._told_of, self._lent = place, 0
            self.box.begin(session.draft.offered())
            if seen.known.config.options.stories == "typed":
                self._write()
        elif lines != self._lines and self.box.writing.text:
            session.draft.keep(self.box.writing.text)  # somebody said something out of turn
        self._lines = lines
        return self.box

    def helps(self, seen: View) -> Iterator[Spec]:
        """The buttons that help who tells; they stand left of those of other steps, which keep their places."""
        why = say("Writes a sentence of the program’s into your text")
        lend = partial(self._lend, seen)
        yield button("lend", say("Lend me a line"), lend, "lend-line", why=why)
        voice = voice_is_there()
        # the keys of this and the next button are letters, and not shown: one may write
        read = partial(self._read, seen) if voice else None
        why = "" if voice else NO_VOICE
        yield button("read", say("Read aloud"), read, "read-aloud", hint="", why=why)
        yield button("write", say("Write it"), self._write, "write-story", hint="")

    def told(self) -> Spec:
        """The button that tells."""
        focused = self.box.holds(self._board.app.pointer.focus)
        enter = say("Ctrl Enter") if focused else say("Enter")
        spec = button("told", say("Told"), self._tell, hint=enter, primary=True)
        return {**spec, "keeps": [(say("Told"), say("Ctrl Enter")), (say("Play it"), say("Enter"))]}

    def question(self, seen: View) -> str:
        """What the foot bar says: how many listen, or that the text is full or needs another key."""
        if self.box.full:
            return say("A story has {n} characters at most.", n=LONGEST)
        if self.box.lone_enter:
            return say("A story is one paragraph. Ctrl Enter tells it.")
        voters = seen.known.config.players - 1
        if voters == 1:
            return say("Tell what happened, by the four cards. One listens, and must wonder at it.")
        return say(
            "Tell what happened, by the four cards. {all} listen; {n} must wonder at it.", all=voters, n=-(-voters // 2)
        )

    # --- what is done ------------------------------------------------------------------------
    def _write(self) -> None:
        """Let letters come to the text."""
        self._board.app.pointer.focus = STORY
        self._board.app.dirty = True

    def _tell(self) -> str | None:
        """The line that tells what stands there, or that it was told aloud (ST-36)."""
        text = self.box.writing.text.strip()
        self._board.app.pointer.focus = ""
        return self._board.control.line(f"tell {quoted(text or None)}")

    def _lend(self, seen: View) -> None:
        """Write a sentence of the program's, another one each time."""
        data = seen.known.config.definitions.telling
        number = seen.known.round + self._lent
        self._lent += 1
        tale = telling.next_tale(seen.known, number % len(data.openers), number % len(data.events))
        self.box.put(self._board.app.fonts.told(tale))
        self._write()

    def _read(self, seen: View) -> None:
        """Have it spoken what was written, or else what the cards say."""
        cards = [seen.known.top(kind) for kind in range(len(TYPES))]
        words = self.box.writing.text.strip()
        self._board.app.read_aloud(words or telling.sentence(seen.known.config.definitions, cards))

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, seen: View, hand: Hand, touch: Touch) -> None:
        """Draw the cards over the whole width, and below them the text and what it may go on from."""
        state = seen.known
        cards, marks, below = box.rows(CARDS, MARKS, REST, gap=NEAR)
        offers = state.config.options.stories == "templates"
        for kind, place, mark in zip(
            AREA, cards.columns(*[REST] * 4, gap=APART), marks.columns(*[REST] * 4, gap=APART), strict=True
        ):
            self._draw_told_card(canvas, place, mark, state, kind)
        narrow = box.width < 600.0
        left, right = below.columns(REST, 0.0 if narrow else BESIDE, gap=0.0 if narrow else APART)
        sentence, text = left.rows(SENTENCE, REST, gap=NEAR)
        draw_sentence(canvas, sentence, state)
        if not self._board.screen.discreet and (able := hand.open(CARD_WORD)):
            serve, text = text.rows(36.0, REST, gap=NEAR)
            self._draw_serving(canvas, serve, state, [*able], hand, touch)
        if offers:
            text, lent = text.rows(REST, 58.0, gap=NEAR)
            self._draw_offers(canvas, lent, seen)
        self._draw_text(canvas, text, state)
        if not narrow:
            self._draw_beside(canvas, right, seen)

    def _draw_told_card(self, canvas: Canvas, box: Box, mark: Box, state: State, kind: int) -> None:
        card = state.top(kind)
        own = box.fitted(min(box.width, box.height * WIDEST))
        if card == NONE:
            canvas.dashes(own.rect(canvas), "line", 2, CORNER)
            words = say("No card: say what you like")
            line_in(canvas, own.inset(GAP), words, LABEL, NOTE, "bar-quiet", CENTRE, high=True)
            return
        definitions = state.config.definitions
        draw_card(canvas, own, definitions.cards[card])
        if not self.box.writing.text:
            return
        said = {word.casefold() for word in rating.WORD.findall(self.box.writing.text)}
        named = bool(said & rating.naming(definitions, card))
        plate = mark.fitted(170.0)
        canvas.fill(plate.rect(canvas), "bar", MARKS / 2)
        sign, label = plate.inset(NEAR, HAIR).columns(plate.height, REST, gap=TIGHT)
        blit(canvas, "mark-met" if named else "mark-open", sign.rect(canvas))
        words = say("named in your story") if named else say("not named yet")
        line_in(canvas, label, words, LABEL, SMALL, "bar-text", within=plate.rect(canvas))

    def _draw_serving(
        self, canvas: Canvas, box: Box, state: State, able: Sequence[str], hand: Hand, touch: Touch
    ) -> None:
        """The cards that the own character's skill may use before the telling, to be taken up (ST-61, ST-62)."""
        definitions = state.config.definitions
        cards = sorted(map(definitions.card_of.__getitem__, able))
        for card, place in zip(cards, box.columns(*[Share(1.0, most=210.0)] * len(cards), gap=NEAR), strict=True):
            data, rect = definitions.cards[card], place.rect(canvas)
            canvas.plate(rect, "front", CORNER)
            sign, title, icons = place.inset(NEAR, TIGHT).columns(place.height - 2 * TIGHT, REST, 2 * 24.0, gap=TIGHT)
            blit(canvas, f"corner-{TYPES[data.kind]}", sign.rect(canvas))
            line_in(canvas, title, data.title, BOLD, SMALL, within=rect, high=True)
            draw_icons(canvas, icons, state.icons_of(card), words=False)
            word = Word(CARD_WORD, data.key)
            region = canvas.region(f"own-{data.key}", rect, touch(word), data.title)
            if hand.holds(word):
                canvas.lit(rect, 3, CORNER)
            canvas.ring(region, CORNER)

    def _draw_text(self, canvas: Canvas, box: Box, state: State) -> None:
        focused = self.box.holds(canvas.pointer.focus)
        text_box.frame(canvas, box, focused=focused)
        text, foot = box.inset(APART, GAP).rows(REST, COUNTED, gap=TIGHT)
        hint = say("Tell it aloud and press Told, or click here and write.")
        self.box.draw(canvas, text, [*self._marks(state)], hint)
        said = self.box.writing.text
        if not said:
            return
        left = self.box.writing.room
        counted = say_n("{n} word", "{n} words", len(said.split()))
        if left < LONGEST // 6:
            room = say_n("room for {n} character", "room for {n} characters", left)
            counted = rows(counted, room, between="; ")
        ink = "refusal" if self.box.full else "quiet"
        line_in(canvas, foot, counted, LABEL, SMALL, ink, RIGHT, box.rect(canvas))

    def _marks(self, state: State) -> Iterator[Mark]:
        """The words that name a card, in the colours of their types."""
        definitions = state.config.definitions
        cards = {kind: state.top(kind) for kind in AREA}
        names = {kind: rating.naming(definitions, card) for kind, card in cards.items() if card != NONE}
        for word in rating.WORD.finditer(self.box.writing.text):
            for kind, own in names.items():
                if word[0].casefold() in own:
                    yield Mark(*word.span(), f"word-{TYPES[kind]}")

    def _draw_offers(self, canvas: Canvas, box: Box, seen: View) -> None:
        """Sentences of the program's, for those who are shy; a click tells one (section 9)."""
        data = seen.known.config.definitions.telling
        for number, place in enumerate(box.columns(*[REST] * OFFERED, gap=GAP)):
            opener = (seen.known.round * OFFERED + number) % len(data.openers)
            event = (seen.known.round + 2 * number) % len(data.events)
            tale = telling.next_tale(seen.known, opener, event)
            rect = place.rect(canvas)
            canvas.plate(rect, "front", CORNER)
            text_in(canvas, place.inset(GAP, TIGHT), tale, LABEL, SMALL, within=rect)
            line = partial(self._board.control.line, f"tell {quoted(str(tale))}")
            act = partial(self._board.table.do, line)
            region = canvas.region(f"tale-{number}", rect, act, tale, shortcut=f"pick-{number + 1}")
            canvas.ring(region, CORNER)

    def _draw_beside(self, canvas: Canvas, box: Box, seen: View) -> None:
        """Who tells, the theme, and what of the last event lies there still (ST-29, ST-30)."""
        state, info, rect = seen.known, self._board.session.game.info, box.rect(canvas)
        canvas.plate(rect, "box", CORNER)
        edge, inner = box.columns(TIGHT, REST)
        canvas.fill(edge.rect(canvas), seat_colour(info, seen.seat), TIGHT)
        head, theme, says, last = inner.inset(GAP, NEAR).rows(
            Share(0.9, most=52.0), Share(0.6, most=28.0), Share(1.1), Share(1.3), gap=TIGHT
        )
        medal, words, book = head.columns(head.height, REST, head.height, gap=NEAR)
        draw_book(canvas, book, self._opens)
        blit(canvas, f"seat-{seen.seat}", medal.rect(canvas))
        name, part = words.lines(22.0, 16.0)
        line_in(canvas, name, info.name_of(seen.seat), TITLE, HEADING - 2, within=rect)
        line_in(canvas, part, say("the storyteller"), LABEL, SMALL, "quiet", within=rect)
        if state.theme != NONE:
            data = state.config.definitions.themes[state.theme]
            line_in(canvas, theme, data.title, TITLE, NOTE + TIGHT, within=rect)
            text_in(canvas, says, data.reminder, ITALIC, NOTE, within=rect)
        text_in(canvas, last, _goes_on(state), BOLD, SMALL, within=rect)


def _goes_on(state: State) -> str:
    """What of the last event is told of again."""
    for kind in kept(state):
        title = state.config.definitions.cards[state.top(kind)].title
        return say(
            "The last event had the same {type}: {card}. Go on from there.", type=TYPE_NAMES[TYPES[kind]], card=title
        )
    return say("Nothing of the last event lies there. Begin anew.")
