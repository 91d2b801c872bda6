"""What a player can do in the garden: what was begun in, lines out. Nothing is drawn here.

The match is the only truth: whatever is offered is a legal line of it, and what a card would do is
found by trying it on a copy. What is kept here is what a player has begun and not yet said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event
from wonderland.core.message import commas, say
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.actions import GRAMMAR
from wonderland.games.painting_the_roses.actions.base import CARD, HEDGE, TARGET
from wonderland.games.painting_the_roses.named_line import NamedLine, guard_of, played_of
from wonderland.games.painting_the_roses.names import RISING, SEAT_NAMES, named, rank_said
from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit.grammar import VERB, Words, holding
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.painting_the_roses.marks import ChipPart, Landing, Marks, Way
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table import table_control
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.table_control import HandControl

OVER, WAITING = table_control.OVER, table_control.WAITING
ROW, POST, ACTING, ANSWERING, DISCARDING = "row", "post", "acting", "answering", "discarding"
_MODES = {"row": ROW, "guard": POST, "act": ACTING, "answer": ANSWERING, "discard": DISCARDING}
_VERBS = {
    POST: ("guard",), ACTING: ("paint", "move", "play", "stalk", "recruit"),
    DISCARDING: ("discard",),
}  # fmt: skip
"""What may be done with a card of the hand, by what is asked."""
MANNERS = Manners(
    closes=dict.fromkeys((VERB.name, HEDGE.name, TARGET.name), CARD.name),
    in_order=frozenset({"row"}),
)
PAINT = VERB.word("paint")
MOST_KEPT = 5
"""How many cards a hand may hold when a turn ends (PR-77)."""
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


class Intent(HandControl):
    """What the player at the screen has begun.

    Attributes:
        hovered: the card that is only pointed at, ``""`` for none.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session, MANNERS)
        self.hovered = ""
        self._seen = Kept[dict[str, StateForm]]()
        self._uses = Kept[list[Use]]()

    def _asked(self) -> str:
        return _MODES[self.state["phase"]]

    @property
    def state(self) -> StateForm:
        """What the awaited seat may know of the match."""
        return self.seen_by(self.seat)

    def seen_by(self, seat: str) -> StateForm:
        """What a seat may know of the match; only to be read.

        A frame asks for it some fifty times, so it is kept until a line is played or taken back.
        """
        match = self.match
        known = self._seen.of((match.position, len(match.lines)), dict)
        if seat not in known:
            known[seat] = seen(match, seat)
        return known[seat]

    @property
    def cards(self) -> list[str]:
        """The cards of the awaited seat's hand that may be seen now."""
        found = self.state["hands"][self.seat]
        return list(found) if isinstance(found, list) else []

    @property
    def shown(self) -> str:
        """The card whose uses are shown: the one pointed at, or else the one taken up."""
        held = self.hovered if self.hovered in self.cards else self.picked
        return held if held in self.cards else ""

    @property
    def chosen(self) -> list[str]:
        """The cards taken up, in their order: to be used, to lay a row (PR-13), or to be let go (PR-77)."""
        return self.hand.chosen(CARD.name)

    @property
    def picked(self) -> str:
        """The card taken up to be used, ``""`` for none."""
        return "" if self.mode in (ROW, DISCARDING) else next(iter(self.chosen), "")

    def put_back(self) -> bool:
        """Put the card back that is taken up; whether there was one. Cards chosen of several stay."""
        return bool(self.picked) and self.clear()

    # --- what may be done ----------------------------------------------------------------------
    def uses(self) -> list[Use]:
        """What the card that is shown can do."""
        return self._uses.of(
            (*self.stamp, self.shown),
            lambda: [Use(line, self._use_in_words(line)) for line in self._about(self.shown)],
        )

    def lines(self) -> Iterator[Words]:
        """What the player may say now, word by word."""
        return (GRAMMAR.words(self.line(words)) for words in self.own_lines())

    def _about(self, card: str) -> list[NamedLine]:
        """What may be done with a card."""
        if self.mode != ACTING or not card:
            return []
        found = holding(self.hand.branch, [CARD.word(card)])
        return [NamedLine(str(self.to_act), verb.text, tuple(words)) for verb, *words in found]

    def playable(self) -> set[str]:
        """The cards of the hand that can do something now."""
        return self.hand.open(CARD.name) if self.mode == ACTING else set(self.lying())

    def _tried(self, line: NamedLine) -> list[Event]:
        """What would happen at once if a line of the awaited seat were played."""
        trial = self.match.copy()
        trial.play(str(line))
        return trial.events_for(self.seat)

    def _use_in_words(self, line: NamedLine) -> str:
        """What a line would do, in a sentence."""
        if line.verb == "move":
            return self._walk_in_words(line.hedge, STEPS[line.card[0]])
        if line.verb == "stalk":
            return say(
                "Walk the Queen {steps} to {hedge}: {harm}.",
                steps=STEPS[line.card[0]],
                hedge=line.hedge,
                harm=self._harm(line),
            )
        if line.verb == "paint":
            return say("Paint {hedge} with it.", hedge=self.post())
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

    def post(self) -> str:
        """The hedge on which the awaited seat's guardsman stands, ``""`` for none."""
        guard = guard_of(self.state, self.seat)
        return guard.hedge if guard else ""

    def _hedge(self, hedge: str) -> str:
        return str(self.state["gardens"][hedge[0]][int(hedge[1:]) - 1])

    def _walk_in_words(self, hedge: str, steps: int) -> str:
        """What could be done on a hedge that is walked to: pay for it, or nothing."""
        gaps = {"hedge": hedge, "steps": steps}
        if self._hedge(hedge).endswith("*"):
            return say("Walk {steps} to {hedge}, red already.", **gaps)
        if "paint" in self.state["done"]:
            return say("Walk {steps} to {hedge}, where you can’t paint any more this turn.", **gaps)
        if payer := self.payer(self.shown, hedge):
            return say(
                "Walk {steps} to {hedge}, where your {card} pays.", **gaps, card=named(payer)
            )
        return say("Walk {steps} to {hedge}, where no card of yours pays.", **gaps)

    def payer(self, spent: str, hedge: str) -> str:
        """The lowest card of the hand beside one that is spent that pays for a hedge now (PR-32), or ``""``."""
        if self._hedge(hedge).endswith("*") or "paint" in self.state["done"]:
            return ""
        wanted = RISING.index(self._hedge(hedge)[0])
        others = list(self.cards)
        if spent in others:
            others.remove(spent)
        able = sorted(
            (RISING.index(card[0]), card) for card in others if RISING.index(card[0]) >= wanted
        )
        return able[0][1] if able else ""

    def _harm(self, line: NamedLine, *, brief: bool = False) -> str:
        """What the Queen of Hearts would do where she lands (PR-64 to PR-66)."""
        events = self._tried(line)
        taken = [event for event in events if isinstance(event, ev.GuardTaken)]
        if taken:
            names = commas(self.name(event.seat) for event in taken)
            if brief:
                return say("takes {names}", names=names)
            return say("takes the guardsman of {names}, and leaves", names=names)
        washed = any(isinstance(event, ev.Unpainted) for event in events)
        return say("washes its paint off") if washed else NO_HARM

    def name(self, seat: str) -> str:
        """What a seat is called."""
        return SEAT_NAMES[seat]

    # --- doing it ------------------------------------------------------------------------------
    def is_up(self, card: str, copy: int = 0) -> bool:
        """Whether a card is taken up, or among those chosen; of two alike only that one."""
        return self.hand.holds(CARD.word(card), copy)

    def pick(self, card: str, copy: int = 0) -> None:
        """Take a card up, or put it back; in the set-up and when letting go, choose it.

        Args:
            card: which.
            copy: of several alike, how many lie before it.
        """
        self.refused = None
        if card not in self.lying():
            return  # it was seen, but has been played already
        if card not in self.chosen and (refused := self._unwanted(card)):
            self.refuse(refused)
            return
        most = {ROW: len(self.lying()), DISCARDING: self.surplus}.get(self.mode, 1)
        self.hand.take(CARD.word(card), copy, most=most)

    def _unwanted(self, card: str) -> IllegalAction | None:
        """Why a card is not what a lesson means; what it could do is named if it can do anything."""
        verbs = _VERBS.get(self.mode, ())
        begun = [f"{self.match.to_act} {verb} {card}" for verb in verbs]
        if not begun or any(map(self.session.wants, begun)):
            return None
        able = [line.verb for line in self._about(card)]
        verb = next((verb for verb in verbs if verb in able), verbs[0])
        return self.session.refuses(f"{self.match.to_act} {verb} {card}")

    @property
    def surplus(self) -> int:
        """How many cards must be let go (PR-77)."""
        return max(0, len(self.cards) - MOST_KEPT)

    def garden_cards(self) -> list[str]:
        """The cards dealt for the awaited seat's garden, while its row is to be laid."""
        return list(self.state["gardens"][self.seat])

    def lying(self) -> list[str]:
        """The cards that are taken up by a click now: those of the hand, or those dealt for a garden."""
        return self.garden_cards() if self.mode == ROW else self.cards

    def touch(self, hedge: str) -> str | None:
        """The line that uses the card in hand on a hedge: walks there, paints it, or plays on it.

        Where none does, it is one that the match refuses with the reason.
        """
        card, own = self.picked, hedge == self.post()
        if not card:
            return None
        self.hovered = ""
        attempt = f"paint {card}" if own else f"move {card} {hedge}"
        if card[0] in "JQK":
            attempt = f"play {card} {hedge}"
        meant = [*([PAINT] if own else []), HEDGE.word(hedge), TARGET.word(hedge)]
        said = self.hand.touch(*meant, attempt=attempt)
        return self.line(said) if said else None

    def lay_row(self) -> str | None:
        """The line that lays the row as it was chosen; what is left keeps the order in which it was dealt."""
        said = self.hand.line("row")
        return self.line(said) if said else None

    def let_go(self) -> str:
        """The line that lets the chosen cards go."""
        return self.line(f"discard {' '.join(self.chosen)}")

    # --- what is marked ------------------------------------------------------------------------
    def marks(self, looking: str) -> Marks:
        """What is marked on the garden for who looks on."""
        state = self.seen_by(looking)
        played = played_of(state)
        aimed = played.hedge if played else ""
        marks = Marks(aimed=aimed, asked=tuple(state["asked"][:1]))
        if played and aimed:
            rank = rank_said(self._hedge(aimed))
            red = played.card[0] == "J"
            fate = (
                say("{rank} turns red", rank=rank) if red else say("{rank} turns silver", rank=rank)
            )
            marks.fates[aimed] = (ChipPart(fate),)
        if self.mode in (ACTING, ANSWERING) and looking == self.seat:
            marks.own = self.seat
        if self.mode == ACTING and self.shown and looking == self.seat:
            self._mark_uses(marks)
        return marks

    def _mark_uses(self, marks: Marks) -> None:
        targets = []
        for use in self.uses():
            line = use.line
            if line.verb == "move":
                marks.walks[line.hedge] = self._walk(line.card, line.hedge)
            elif line.verb == "stalk":
                marks.stalks[line.hedge] = self._stalk(use)
            elif line.verb == "paint":
                targets.append(self.post())
            elif line.verb == "play" and line.hedge:
                targets.append(line.hedge)
        marks.targets = tuple(targets)
        marks.ways = self._ways(marks.walks)

    def _ways(self, hedges: Sequence[str] | dict[str, Landing]) -> tuple[Way, ...]:
        if not hedges:
            return ()
        steps = STEPS[self.shown[0]]
        return Way(self.post(), steps), Way(self.post(), -steps)

    def _walk(self, card: str, hedge: str) -> Landing:
        steps = ChipPart(str(STEPS[card[0]]))
        rank = self._hedge(hedge)
        red = rank.endswith("*")  # its rank may be hidden
        payer = self.payer(self.shown, hedge)
        if not payer:
            why = say("red already") if red else say("nothing pays")
            chip = (ChipPart(sign="walk"), steps, ChipPart(sign="cross"), ChipPart(why))
            return Landing(chip, pays=False)
        pays = ChipPart(say("{card} pays {rank}", card=rank_said(payer), rank=rank_said(rank)))
        return Landing((ChipPart(sign="walk"), steps, ChipPart(sign="brush"), pays), pays=True)

    def _stalk(self, use: Use) -> Landing:
        harm = self._harm(use.line, brief=True)
        steps = STEPS[use.line.card[0]]
        told = say("{steps} {harm}", steps=steps, harm=harm)
        return Landing((ChipPart(sign="crown"), ChipPart(told)), harm is not NO_HARM)
