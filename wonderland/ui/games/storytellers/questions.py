"""What is asked at the table of Storytellers, and what is answered by a button."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from wonderland.core.message import say, say_as
from wonderland.games.storytellers.actions.playing import may_lie
from wonderland.games.storytellers.definitions import AREA, ICONS, TYPES
from wonderland.games.storytellers.lesson_words import STEPS
from wonderland.games.storytellers.names import ICON_NAMES, TYPE_NAMES
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.at_screen import OWN, StoryScreen, own_of, screen_of
from wonderland.ui.games.storytellers.cards import CARD_WORD
from wonderland.ui.games.storytellers.control import StoryControl
from wonderland.ui.games.storytellers.telling import Telling
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseBoard

_ASKED = {
    "pick": say("From which deck do you draw another card?"),
    "play": say("Which card do you play?"),
    "turtle": say("Your card is covered. Do you take it?"),
    "tell": say("Tell what happened, by the four cards."),
    "rate": say("What do you say to this story?"),
    "collect": say("Wonderful! Which card do you keep?"),
    "draw": say("From which deck do you draw?"),
}
_SKILLS = {
    "second": say("Collect it too"), "late": say("Collect it"), "consolation": say("Collect it"),
    "exchange": say("Exchange it"), "encore": say("Play it as well"), "vanish": say("Let it vanish"),
    "reverse": say("Turn the verdict round"),
}  # fmt: skip


class Questions:
    """Asks whoever is to act.

    Args:
        board: the board they are asked at.
        telling: what helps the storyteller.
    """

    def __init__(self, board: HouseBoard, telling: Telling) -> None:
        self._board, self._telling = board, telling

    def ask(self, hand: Hand, seen: View, *, writing: bool) -> Foot:
        """The question of the step, and buttons for what needs no card.

        Args:
            hand: what is taken up.
            seen: what the seat that looks on sees.
            writing: whether a story is being told.
        """
        phase = str(seen["phase"])
        own = seen["to_act"] == seen.seat
        answers = [*self._telling.helps(seen)] if own and writing else []
        screen = self._screen
        answers += [self._looks(seen.seat)] if screen.discreet else self._besides(seen, hand)
        if screen.aside:
            back = partial(screen.step_aside, "")
            answers.append(button("aside-back", say("Back"), back, primary=True))
            return Foot(say("You are not asked, but may use your character."), answers)
        if self._control.holds_back:
            answers.append(button("go-on", say("Go on"), self._control.pass_by, primary=True))
            return Foot(say("The others wait: a skill may be used now."), answers)
        if own:
            answers += self._answers(phase, hand, seen)
        if own and writing:
            return Foot(self._telling.question(seen), answers)
        return Foot(_ASKED.get(phase, "") if own else "", answers)

    @property
    def _screen(self) -> StoryScreen:
        return screen_of(self._board)

    @property
    def _control(self) -> StoryControl:
        control = self._board.control
        assert isinstance(control, StoryControl)
        return control

    def _looks(self, seat: str) -> Spec:
        """The button by which the seat that looks on sees its own behind a curtain (ST-83)."""
        return button("look", say("Look at my own"), own_of(self._board, seat), why=OWN)

    def _answers(self, phase: str, hand: Hand, seen: View) -> Iterator[Spec]:
        if phase == "pick":
            yield from self._decks("pick", seen)
        elif phase == "play":
            if hand.open("deck"):
                yield from self._decks("pass", seen)
            else:
                yield self._keeps("play", say("Play it"), hand)
        elif phase == "turtle":
            yield self._line_button("leave", say("Leave it, and draw"), "skill leave")
            yield self._line_button("take", say_as("a card", "Take it"), "skill take")
        elif phase == "tell":
            yield self._telling.told()
        elif phase == "collect":
            yield self._line_button("keep-nothing", say("Nothing"), "collect -")
            yield self._keeps("collect", say("Keep it"), hand)
        elif phase == "draw":
            yield from self._decks("draw", seen)
            yield self._line_button("draw-nothing", say("Draw nothing"), "draw -")

    def _keeps(self, verb: str, label: str, hand: Hand) -> Spec:
        """The button that says a verb, as wide with its hint as without."""
        spec = self._board.answer(verb, label, primary=bool(hand.line(verb)))
        return {**spec, "keeps": [(label, say("Enter"))]}

    def _line_button(self, key: str, label: str, words: str, shortcut: str = "") -> Spec:
        control = self._board.control
        act = partial(control.line, words) if words in control.own_lines() else None
        return button(key, label, act, shortcut)

    def _decks(self, verb: str, seen: View) -> Iterator[Spec]:
        for number, kind in enumerate(AREA, 1):
            name = TYPES[kind]
            if seen.known.can_be_named(kind):
                label, line = TYPE_NAMES[name], f"{verb} {name}"
                yield self._line_button(f"{verb}-{name}", label, line, f"pick-{number}")

    def _besides(self, seen: View, hand: Hand) -> Iterator[Spec]:
        """What the own character may do now."""
        state, seat = seen.known, seen.number
        lines = self._board.control.own_lines()
        character = state.characters[seat]
        if "reveal" in lines:
            name = state.config.definitions.characters[character].within
            yield self._line_button("reveal", say("Turn up {name}", name=name), "reveal")
        if character < 0 or not any(line.startswith("skill") for line in lines):
            return
        skill = state.config.skills[character]
        if skill == "glory":
            yield from self._icons(hand, lines)
        elif skill in _SKILLS:
            yield self._board.answer("skill", _SKILLS[skill])

    def _icons(self, hand: Hand, lines: list[str]) -> Iterator[Spec]:
        """The icons that may be named for the card that is taken up."""
        held = hand.chosen(CARD_WORD)
        for icon in ICONS:
            line = f"skill {held[0]} {icon}" if held else ""
            if line in lines:
                yield self._line_button(f"icon-{icon}", ICON_NAMES[icon], line)


def moment(seen: View) -> str:
    """What the seat that looks on is asked for, as tips name it (``lesson_words.STEPS``); ``""`` for nothing."""
    state, seat, phase = seen.known, seen.number, seen["phase"]
    if seen["to_act"] != seen.seat:
        return ""
    if phase != "play":
        return phase if phase in STEPS else ""
    if any(not may_lie(state, seat, card) for card in state.hands[seat]):
        return "closed"
    if seat == state.active:
        return "lead"
    return "play" if state.to_play[1:] else "last"
