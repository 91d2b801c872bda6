"""What a player is asked below the ring: to lay the row, to post a guardsman, to cancel, to let go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.message import capital, commas, one_of, rows, say, say_n
from wonderland.games.painting_the_roses.named_line import NamedLine, in_names, played_of
from wonderland.games.painting_the_roses.names import RISING, SEAT_NAMES, named
from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.uses import Use
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.table.turn_end import TurnEnd

TITLES = {
    modes.ROW: say("{name} lays the garden"),
    modes.POST: say("{name} posts a guardsman"),
    modes.ACTING: say("{name} to act"),
    modes.ANSWERING: say("{name}, will you cancel?"),
    modes.DISCARDING: say("{name} lets cards go"),
}
RULES = {
    modes.ROW: "PR-13", modes.POST: "PR-15", modes.ACTING: "PR-22", modes.ANSWERING: "PR-51",
    modes.DISCARDING: "PR-77", modes.OVER: "PR-86",
}  # fmt: skip
"""The rule that says what is asked."""


BY_TURNS = [
    (label, say("Enter")) for label in (say("End turn"), *(say_n("Let it go", "Let them go", n) for n in (1, 2)))
]
"""The last buttons of a turn, so that those beside them stay where they are."""


def title(intent: Intent) -> str:
    """What the bar above the garden says."""
    mode = intent.mode
    if mode == modes.OVER:
        return say("The match is over")
    if mode in TITLES:
        return TITLES[mode].format(name=SEAT_NAMES[intent.seat])
    if intent.match.to_act == "*":
        active = intent.state["active"]
        if active is None:
            return say("The cards are dealt")
        return say("{name}’s turn", name=SEAT_NAMES[active])
    return say("{name} is thinking", name=SEAT_NAMES[intent.seat])


def foot(intent: Intent, back: Sequence[Spec], ends: TurnEnd) -> Foot:
    """What the foot bar says and offers.

    Args:
        intent: what the player has begun.
        back: the buttons that take back and play again.
        ends: ends the turn.
    """
    found = _MAKERS.get(intent.mode)
    if intent.mode == modes.ACTING:
        answers = _acting(intent, ends.button(why=still_open(intent)))
    else:
        answers = found(intent) if found else Foot(_waiting(intent))
    buttons = [*back, *answers.buttons]
    if intent.mode in (modes.ACTING, modes.DISCARDING):
        buttons[-1] = {**buttons[-1], "keeps": BY_TURNS}
    return Foot(intent.refused.message if intent.refused else answers.sentence, buttons)


def _waiting(intent: Intent) -> str:
    played, name = played_of(intent.state), SEAT_NAMES[intent.seat]
    if not played or intent.match.to_act == "*":
        return ""
    return say("{name} is asked about the {card}.", name=name, card=named(played.card))


def _row(intent: Intent) -> Foot:
    row, dealt = intent.chosen, len(intent.own.garden_cards())
    cards = commas(map(named, row))
    says = say("Click your five hedges in the order in which they shall stand, from 1 to 5.")
    if row:
        says = say("So far {cards}; the rest follows as it was dealt.", cards=cards)
        if len(row) >= dealt:
            says = say("Your garden from 1 to 5: {cards}.", cards=cards)
    chosen = len(row) >= dealt - 1  # the last one has but one place left
    act, why = partial(row_line, intent), say("The middle one gets your guardsman")
    lay = button("lay", say("Lay them so"), act, primary=chosen, why=why)
    again = [button("again", say("Begin again"), intent.clear, "put-back")] if row else []
    return Foot(says, [*again, lay])


def row_line(intent: Intent) -> str | None:
    """The line that lays the row as it was chosen; what is left keeps the order in which it was dealt."""
    said = intent.hand.line("row")
    return intent.line(said) if said else None


def _post(intent: Intent) -> Foot:
    says = say("Choose the card that becomes your guardsman; its rank does not matter (PR-17).")
    label, act, why = say("Post it"), None, say("Choose a card first")
    if card := intent.picked:
        label, act, why = (say("Post the {card}", card=named(card)), partial(intent.line, f"guard {card}"), "")
    return Foot(says, [button("post", label, act, primary=True, why=why)])


def _acting(intent: Intent, end: Spec) -> Foot:
    if not intent.picked:
        begin = say("Pick a card.")
        if not intent.uses.playable():
            begin = say("None of your cards can do anything now.")
        why = why_no_paint(intent)
        return Foot(rows(begin, still_open(intent), *([why] if why else [])), [end])
    uses = intent.uses.now()
    if not uses:
        return Foot(why_nothing(intent), [end])
    others = [spec for use in uses if (spec := _use_button(intent, use))]
    said = rows(*(use.says for use in uses[:3]))
    return Foot(say("{card}: {what}", card=named(intent.picked), what=said), [*others, end])


def _use_button(intent: Intent, use: Use) -> Spec | None:
    """A button for what is not done by clicking a hedge, or is done there by several things."""
    line, play = use.line, partial(str, use.line)
    if line.verb == "paint":
        return button("paint", say("Paint"), play, "paint")
    if line.verb == "recruit":
        return button("recruit", say("Recruit"), play, "recruit")
    if line.verb == "play" and line.card[0] == "K":
        return button("wait", say("Let him wait"), play, "wait")
    if line.unleashes:
        return button("unleash", say("Let her loose"), play, "unleash")
    if line.verb == "stalk":
        to = say("Queen to {hedge}", hedge=line.hedge)
        return button(f"stalk-{line.hedge}", to, play)
    return None


def why_nothing(intent: Intent) -> str:
    """Why the card that is shown can do nothing now, in the rules' words."""
    card = intent.uses.shown
    seat, post = intent.seat, intent.own.post()
    attempts = [f"{seat} play {card}"] if card[0] in "JQK" else [f"{seat} move {card} {seat}1"]
    if post:
        attempts.append(f"{seat} paint {card}")
    for line in attempts:
        if refused := intent.match.check(line):
            return say("{sentence}.", sentence=capital(refused.said))
    return say("This card can do nothing now.")


def still_open(intent: Intent) -> str:
    """Which actions of the turn are still open."""
    done = intent.state["done"]
    if "recruit" in done:
        return say("You have recruited: nothing else is open.")
    left = [word for word in ("move", "paint", "face") if word not in done]
    names = {"move": say("a move"), "paint": say("paint"), "face": say("a face card")}
    if not left:
        return say("All three actions are used.")
    return say("Still open: {actions}.", actions=commas(names[word] for word in left))


def why_no_paint(intent: Intent) -> str:
    """Why no card paints the hedge of one's guardsman, in the rules' words; ``""`` where one does."""
    hand = intent.cards
    paints = any(words.startswith("paint ") for words in intent.own_lines())
    if not hand or paints or {"paint", "recruit"} & {*intent.state["done"]}:
        return ""
    highest = max(hand, key=lambda card: RISING.index(card[0]))
    refused = intent.match.check(f"{intent.seat} paint {highest}")
    return say("Nothing to paint: {why}.", why=refused.said) if refused else ""


def _answering(intent: Intent) -> Foot:
    played = played_of(intent.state)
    assert played is not None
    card = named(played.card)
    says = say("The {card}: allow it, or spend a King?", card=card)
    if played.hedge:
        at = say("The {card} on {hedge}: allow it, or spend a King?")
        says = at.format(card=card, hedge=played.hedge)
    harmful, kings = _harms(intent), list(dict.fromkeys(intent.state["kings"][intent.seat]))
    label = say("{card}") if len(kings) > 1 else say("Spend the King")
    spend = []
    for number, king in enumerate(kings):
        act, why = (partial(intent.line, f"cancel {king}"), say("Cancel with the {card}", card=named(king)))
        shortcut, primary = f"pick-{number + 1}", harmful and not number
        word = label.format(card=named(king))
        spend.append(button(f"cancel-{king}", word, act, shortcut, primary=primary, why=why))
    let = partial(intent.line, "allow")
    allow = button("allow", say("Allow"), let, "let-pass", hint=KEY, primary=not harmful)
    return Foot(says, [allow, *reversed(spend)] if harmful else [*spend, allow])


def _harms(intent: Intent) -> bool:
    """Whether the card that is played would cost the asked seat paint, or the match.

    Then a King is what Enter spends: a default never hurts who takes it.
    """
    state, seat = intent.state, intent.seat
    played = played_of(state)
    if played is None or not played.hedge:
        return False
    garden = state["gardens"][played.hedge[0]]
    wins = played.card[0] == "J" and sum(card.endswith("*") for card in garden) + 1 == len(garden)
    return wins or (played.card[0] == "Q" and played.hedge[0] == seat)


def let_go(intent: Intent) -> str:
    """The line that lets the chosen cards go."""
    return intent.line(f"discard {' '.join(intent.chosen)}")


def _discarding(intent: Intent) -> Foot:
    surplus = intent.own.surplus
    says = say_n(
        "You hold {hand}: choose a card to let go, down to five (PR-77).",
        "You hold {hand}: choose {n} cards to let go, down to five (PR-77).",
        surplus,
        hand=len(intent.cards),
    )
    act, why = None, say_n("Choose a card first", "Choose {n} cards first", surplus)
    if len(intent.chosen) == surplus:
        act, why = partial(let_go, intent), ""
    label = say_n("Let it go", "Let them go", surplus)
    return Foot(says, [button("let-go", label, act, primary=True, why=why)])


_MAKERS = {modes.ROW: _row, modes.POST: _post, modes.ANSWERING: _answering, modes.DISCARDING: _discarding}


# --- before the turn is ended ---------------------------------------------------------------
FACES = {"J": say("have a Jack paint for you"), "Q": say("wash a hedge of another with a Queen")}
PAINT, WALK = say("paint"), say("walk to a hedge that a card of yours pays for")


def unspent(intent: Intent) -> str:
    """What useful is still open, as a sentence; ``""`` for nothing."""
    if intent.mode != modes.ACTING:
        return ""
    lines = map(in_names, map(str, intent.legal()))
    open_now = list(dict.fromkeys(said for line in lines if (said := _use(intent, line))))
    return say("You could still {what}.", what=one_of(open_now)) if open_now else ""


def _use(intent: Intent, line: NamedLine) -> str:
    """What good a line would do; ``""`` for one that only lets go of a card, or keeps one back."""
    verb, card, hedge = line.verb, line.card, line.hedge
    if verb == "paint":
        return PAINT
    if verb == "move" and intent.own.payer(card, hedge):
        return WALK
    own = hedge.startswith(intent.seat)
    good = verb == "play" and hedge[1:].isdigit() and (card[0] == "J") == own
    return FACES.get(card[0], "") if good else ""
