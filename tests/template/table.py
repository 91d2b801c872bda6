"""Three Hats as a drawn table: a picture of where it stands, places to click, and what is asked."""

from __future__ import annotations

from tests.template.hats import Laid, Taken
from wonderland.core.message import say
from wonderland.kit.grammar import VERB, Word
from wonderland.ui.kit.action_bar import Foot, button
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, KEY
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, line_in
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.house_board import Picture

CARD, GAP, NAME, LIFT = (64.0, 92.0), 12.0, 26.0, 10.0
SEEN_MS = {Laid: 400.0, Taken: 900.0}
"""For how long a card that was laid is looked at, and a trick that was taken."""


class HatsPicture(Picture):
    """The cards on the table, and below them one's own hand."""

    manners = Manners(
        roles={"lay": ("card",)},
        closes={VERB.name: "card"},  # a click on the table lays the card that is in hand
    )

    def draw(self, canvas, box, seen, hand, touch):
        table, own = box.rows(REST, CARD[1] + 2 * GAP, gap=GAP)
        self._draw_table(canvas, table, seen, touch)
        cards = seen["hands"][seen.seat]
        held = cards if isinstance(cards, list) else []
        _, *places, _ = own.fitted(height=CARD[1]).columns(REST, *[CARD[0]] * len(held), REST, gap=GAP)
        open_now = hand.open("card")
        for number, (card, lying) in enumerate(zip(held, places, strict=True)):
            word = Word("card", str(card))
            up = hand.holds(word)
            place = lying.moved(down=-LIFT if up else 0)
            self._draw_card(canvas, place, str(card), marked=up, faded=str(card) not in open_now)
            region = canvas.region(f"card-{number}", place.rect(canvas), touch(word, attempt=f"lay {card}"),
                                   say("The {card}", card=card), shortcut=f"pick-{number + 1}")  # fmt: skip
            canvas.ring(region, RADIUS)

    def _draw_table(self, canvas, table, seen, touch):
        rect = table.rect(canvas)
        canvas.fill(rect, "box", RADIUS)
        info = self.board.session.game.info
        canvas.ring(canvas.region("felt", rect, touch(VERB.word("lay")), say("The table")), RADIUS)
        seats = self.board.session.match.seats
        for seat, place in zip(seats, table.columns(*[REST] * len(seats)), strict=True):
            _, name, points, card, _ = place.rows(REST, NAME, NAME, CARD[1], REST, gap=GAP)
            line_in(canvas, name, info.name_of(seat), TITLE, PLAIN, seat_colour(info, seat), CENTRE)
            score = say("{n} points", n=seen["points"][seat])
            line_in(canvas, points, score, LABEL, NOTE, "quiet", CENTRE)
            if (laid := seen["laid"].get(seat)) is not None:
                self._draw_card(canvas, card.fitted(CARD[0]), str(laid or "?"))

    def _draw_card(self, canvas, place, label, *, marked=False, faded=False):
        rect = place.rect(canvas)
        canvas.fill(rect, "front", RADIUS)
        canvas.outline(rect, "now" if marked else "quiet", 3 if marked else 1, RADIUS)
        line_in(canvas, place, label, BOLD, PLAIN, "quiet" if faded else "text", CENTRE, rect)

    def asks(self, hand, seen):
        board, seat = self.board, seen.seat
        may_lay = bool(hand.open("card"))
        answers = [board.answer("bell", say("Ring the bell"))] if hand.line("bell") else []
        for pattern in board.session.match.patterns(seat):
            talk = lambda begins=pattern.begins: board.type_from(begins)  # noqa: E731
            answers.append(button("talk", say("Say something"), talk, hint=KEY))
        if may_lay:
            answers.append(board.answer("lay", say("Lay it"), primary=True))
        asked = say("Which card do you lay?") if may_lay else say("The others are to lay.")
        return Foot(asked, answers)

    def length(self, event):
        return SEEN_MS.get(type(event), 0.0)
