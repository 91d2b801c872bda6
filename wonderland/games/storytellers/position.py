"""The game behind the house's protocols: positions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.game import CHANCE, Event, Pattern
from wonderland.core.message import say
from wonderland.core.record import unsigned
from wonderland.games.storytellers import actions, legal, notation, view
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers.actions.telling import Rate
from wonderland.games.storytellers.match_config import MatchConfig
from wonderland.games.storytellers.state import TELL, State
from wonderland.games.storytellers.state_form import StateForm
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.position import SeatsPosition
from wonderland.kit.view import events_for

RATE = actions.GRAMMAR.of_kind[Rate].verb


class Position(SeatsPosition[State, MatchConfig, actions.Code, StateForm, view.View]):
    """Where a match stands (``core.game.Position``); its actions are lines.

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "Storytellers"
    over = "ST-50"
    looks, chance, lines, rules, action = (view, legal, notation, actions, staticmethod(notation.write))

    def legal(self, seat: str | None = None) -> legal.Lines:
        """The legal lines; a seat's own also out of turn."""
        if seat is None:
            return legal.legal_lines(self.value, None)
        number = CHANCE_ACTOR if seat == CHANCE else self.seats.index(seat)
        if number == CHANCE_ACTOR and self.value.to_act != CHANCE_ACTOR:
            return legal.Lines()
        return legal.legal_lines(self.value, number)

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:
        """A story may be typed by whoever tells (ST-36)."""
        if self.value.phase != TELL or self.to_act == CHANCE or seat not in (None, self.active):
            return ()
        who = self.to_act
        says = say("Tells what happened in your own words.")
        example = f'{who} tell "And then it began to rain teacups."'
        return (Pattern(str(who), f'{who} tell "TEXT"', f"{who} tell", says, example),)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it; ratings lie open when all are in."""
        if unsigned(line).startswith(f"{RATE} ") and not view.secret(self.value):
            return line
        return actions.GRAMMAR.line_for(seat, line)

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:
        """The events of that line, as far as a seat knows them (ST-40)."""
        secrets = ev.SECRETS_OF_RATING if view.secret(self.value) else ev.SECRETS
        return events_for(seat, events, secrets)


form_of, seen = Position.form_of, Position.seen
