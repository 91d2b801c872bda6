"""What is marked on the garden: where the card that is shown leads, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.games.painting_the_roses.named_line import played_of
from wonderland.games.painting_the_roses.names import rank_said
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.marks import ChipPart, Landing, Marks, Way
from wonderland.ui.games.painting_the_roses.modes import ACTING, ANSWERING
from wonderland.ui.games.painting_the_roses.uses import NO_HARM, STEPS, Use


def marked(intent: Intent, looking: str) -> Marks:
    """What is marked on the garden for who looks on."""
    state = intent.own.seen_by(looking)
    played = played_of(state)
    aimed = played.hedge if played else ""
    marks = Marks(aimed=aimed, asked=tuple(state["asked"][:1]))
    if played and aimed:
        rank = rank_said(intent.own.rank_on(aimed))
        red = played.card[0] == "J"
        fate = say("{rank} turns red", rank=rank) if red else say("{rank} turns silver", rank=rank)
        marks.fates[aimed] = (ChipPart(fate),)
    if intent.mode in (ACTING, ANSWERING) and looking == intent.seat:
        marks.own = intent.seat
    if intent.mode == ACTING and intent.uses.shown and looking == intent.seat:
        _mark_uses(intent, marks)
    return marks


def _mark_uses(intent: Intent, marks: Marks) -> None:
    targets = []
    for use in intent.uses.now():
        line = use.line
        if line.verb == "move":
            marks.walks[line.hedge] = _walk(intent, line.card, line.hedge)
        elif line.verb == "stalk":
            marks.stalks[line.hedge] = _stalk(intent, use)
        elif line.verb == "paint":
            targets.append(intent.own.post())
        elif line.verb == "play" and line.hedge:
            targets.append(line.hedge)
    marks.targets = tuple(targets)
    marks.ways = _ways(intent, marks.walks)


def _ways(intent: Intent, hedges: Sequence[str] | dict[str, Landing]) -> tuple[Way, ...]:
    if not hedges:
        return ()
    steps = STEPS[intent.uses.shown[0]]
    return Way(intent.own.post(), steps), Way(intent.own.post(), -steps)


def _walk(intent: Intent, card: str, hedge: str) -> Landing:
    steps = ChipPart(str(STEPS[card[0]]))
    rank = intent.own.rank_on(hedge)
    red = rank.endswith("*")  # its rank may be hidden
    payer = intent.own.payer(intent.uses.shown, hedge)
    if not payer:
        why = say("red already") if red else say("nothing pays")
        chip = (ChipPart(sign="walk"), steps, ChipPart(sign="cross"), ChipPart(why))
        return Landing(chip, pays=False)
    pays = ChipPart(say("{card} pays {rank}", card=rank_said(payer), rank=rank_said(rank)))
    return Landing((ChipPart(sign="walk"), steps, ChipPart(sign="brush"), pays), pays=True)


def _stalk(intent: Intent, use: Use) -> Landing:
    harm = intent.uses.harm(use.line, brief=True)
    steps = STEPS[use.line.card[0]]
    told = say("{steps} {harm}", steps=steps, harm=harm)
    return Landing((ChipPart(sign="crown"), ChipPart(told)), harm is not NO_HARM)
