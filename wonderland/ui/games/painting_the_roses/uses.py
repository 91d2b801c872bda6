"""What the card in hand can do, in a sentence each: whatever is offered is a legal line."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event
from wonderland.core.message import commas, say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.actions.base import CARD
from wonderland.games.painting_the_roses.named_line import NamedLine
from wonderland.games.painting_the_roses.names import SEAT_NAMES, named
from wonderland.kit.grammar import holding
from wonderland.ui.games.painting_the_roses.modes import ACTING, DISCARDING, POST
from wonderland.ui.games.painting_the_roses.own import Own
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.table_control import HandControl

_VERBS = {POST: ("guard",), ACTING: ("paint", "move", "play", "stalk", "recruit"), DISCARDING: ("discard",)}
"""What may be done with a card of the hand, by what is asked."""
NO_HARM = say("no harm")
STEPS = {"A": 1, **{str(n): n for n in range(2, 10)}, "T": 10}


@dataclass(frozen=True, slots=True)
class Use:
    """One thing that the card in hand can do.

    Attributes:
        line: the line, in names.
        says: what it does, in a sentence.
    """

    line: NamedLine
    says: str


class Uses:
    """What can be done with cards.

    Args:
        control: what is in hand, and what may be said.
        own: what the awaited seat has.

    Attributes:
        hovered: the card that is only pointed at, ``""`` for none.
    """

    def __init__(self, control: HandControl, own: Own) -> None:
        self._control, self._own = control, own
        self.hovered = ""
        self._now = Kept[list[Use]]()

    @property
    def picked(self) -> str:
        """The card taken up to be used, ``""`` for none: of several that are chosen none is."""
        if self._control.mode not in (ACTING, POST):
            return ""
        return next(iter(self._control.hand.chosen(CARD.name)), "")

    def is_up(self, card: str, copy: int = 0) -> bool:
        """Whether a card is taken up, or among those chosen; of two alike only that one."""
        return self._control.hand.holds(CARD.word(card), copy)

    @property
    def shown(self) -> str:
        """The card whose uses are shown: the one pointed at, or else the one taken up."""
        held = self.hovered if self.hovered in self._own.cards else self.picked
        return held if held in self._own.cards else ""

    def now(self) -> list[Use]:
        """What the card that is shown can do."""
        return self._now.of(
            (*self._control.stamp, self.shown),
            lambda: [Use(line, self._use_in_words(line)) for line in self._about(self.shown)],
        )

    def _about(self, card: str) -> list[NamedLine]:
        """What may be done with a card."""
        if self._control.mode != ACTING or not card:
            return []
        found, seat = (holding(self._control.hand.branch, [CARD.word(card)]), str(self._control.to_act))
        return [NamedLine(seat, verb.text, tuple(words)) for verb, *words in found]

    def playable(self) -> set[str]:
        """The cards of the hand that can do something now."""
        acting = self._control.mode == ACTING
        return self._control.hand.open(CARD.name) if acting else {*self._own.lying()}

    def _tried(self, line: NamedLine) -> list[Event]:
        """What would happen at once if a line of the awaited seat were played."""
        trial = self._control.match.copy()
        trial.play(str(line))
        return trial.events_for(self._control.seat)

    def _use_in_words(self, line: NamedLine) -> str:
        """What a line would do, in a sentence."""
        if line.verb == "move":
            return self._walk_in_words(line.hedge, STEPS[line.card[0]])
        if line.verb == "stalk":
            gaps = {"steps": STEPS[line.card[0]], "hedge": line.hedge, "harm": self.harm(line)}
            return say("Walk the Queen {steps} to {hedge}: {harm}.", **gaps)
        if line.verb == "paint":
            return say("Paint {hedge} with it.", hedge=self._own.post())
        if line.verb == "recruit":
            return say("Recruit it as your guardsman; your turn then has no other action.")
        return self._face_in_words(line)

    def _face_in_words(self, line: NamedLine) -> str:
        if line.card[0] == "K":
            return say("Lay it down: a King that waits may cancel a face card of another seat.")
        if line.unleashes:
            return say("Let her loose: the Queen of Hearts stands on your third hedge.")
        if line.card[0] == "J":
            return say("Have whoever stands on {hedge} paint it for you.", hedge=line.hedge)
        return say("Wash the paint off {hedge}.", hedge=line.hedge)

    def _walk_in_words(self, hedge: str, steps: int) -> str:
        """What could be done on a hedge that is walked to: pay for it, or nothing."""
        gaps: dict[str, object] = {"hedge": hedge, "steps": steps}
        if self._own.rank_on(hedge).endswith("*"):
            return say("Walk {steps} to {hedge}, red already.", **gaps)
        if "paint" in self._own.state["done"]:
            return say("Walk {steps} to {hedge}, where you can’t paint any more this turn.", **gaps)
        if payer := self._own.payer(self.shown, hedge):
            gaps["card"] = named(payer)
            return say("Walk {steps} to {hedge}, where your {card} pays.", **gaps)
        return say("Walk {steps} to {hedge}, where no card of yours pays.", **gaps)

    def harm(self, line: NamedLine, *, brief: bool = False) -> str:
        """What the Queen of Hearts would do where she lands (PR-64 to PR-66)."""
        events = self._tried(line)
        taken = [event for event in events if isinstance(event, ev.GuardTaken)]
        if taken:
            names = commas(SEAT_NAMES[event.seat] for event in taken)
            if brief:
                return say("takes {names}", names=names)
            return say("takes the guardsman of {names}, and leaves", names=names)
        washed = any(isinstance(event, ev.Unpainted) for event in events)
        return say("washes its paint off") if washed else NO_HARM

    def unwanted(self, card: str) -> IllegalAction | None:
        """Why a card is not what a lesson means; what it could do is named if it can do anything."""
        verbs = _VERBS.get(self._control.mode, ())
        begun = [f"{self._control.match.to_act} {verb} {card}" for verb in verbs]
        if not begun or any(map(self._control.session.wants, begun)):
            return None
        able = [line.verb for line in self._about(card)]
        verb = next((verb for verb in verbs if verb in able), verbs[0])
        return self._control.session.refuses(f"{self._control.match.to_act} {verb} {card}")
