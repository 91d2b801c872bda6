"""What a player is asked below the ring: to lay the row, to post a guardsman, to cancel, to let go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.message import capital, commas, rows, say, say_n
from wonderland.games.painting_the_roses.named_line import played_of
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
    (label, say("Enter"))
    for label in (say("End turn"), *(say_n("Let it go", "Let them go", n) for n in (1, 2)))
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
    played = played_of(intent.state)
    if played and intent.match.to_act != "*":
        return say(
            "{name} is asked about the {card}.",
            name=SEAT_NAMES[intent.seat],
            card=named(played.card),
        )
    return ""


def _row(intent: Intent) -> Foot:
    row = intent.chosen
    left = len(row) < len(intent.own.garden_cards())
    cards = commas(map(named, row))
    if row and not left:
        says = say("Your garden from 1 to 5: {cards}.", cards=cards)
    elif row:
        says = say("So far {cards}; the rest follows as it was dealt.", cards=cards)
    else:
        says = say("Click your five hedges in the order in which they shall stand, from 1 to 5.")
    chosen = len(row) >= len(intent.own.garden_cards()) - 1  # the last one has but one place left
    lay = button("lay", say("Lay them so"), partial(row_line, intent), primary=chosen,
                 why=say("The middle one gets your guardsman"))  # fmt: skip
    again = [button("again", say("Begin again"), intent.clear, "put-back")] if row else []
    return Foot(says, [*again, lay])


def row_line(intent: Intent) -> str | None:
    """The line that lays the row as it was chosen; what is left keeps the order in which it was dealt."""
    said = intent.hand.line("row")
    return intent.line(said) if said else None


def _post(intent: Intent) -> Foot:
    says = say("Choose the card that becomes your guardsman; its rank does not matter (PR-17).")
    if not intent.picked:
        return Foot(says, [button("post", say("Post it"), None, primary=True,
                                  why=say("Choose a card first"))])  # fmt: skip
    post = button("post", say("Post the {card}", card=named(intent.picked)),
                  partial(intent.line, f"guard {intent.picked}"), primary=True)  # fmt: skip
    return Foot(says, [post])


def _acting(intent: Intent, end: Spec) -> Foot:
    if not intent.picked:
        idle = not intent.uses.playable()
        begin = say("None of your cards can do anything now.") if idle else say("Pick a card.")
        why = why_no_paint(intent)
        return Foot(rows(begin, still_open(intent), *([why] if why else [])), [end])
    others = [spec for use in intent.uses.now() if (spec := _use_button(intent, use))]
    uses = intent.uses.now()
    if not uses:
        return Foot(why_nothing(intent), [end])
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
    state = intent.state
    played = played_of(state)
    assert played is not None
    card = named(played.card)
    kings = list(dict.fromkeys(state["kings"][intent.seat]))
    says = say("The {card}: allow it, or spend a King?", card=card)
    if played.hedge:
        at = say("The {card} on {hedge}: allow it, or spend a King?")
        says = at.format(card=card, hedge=played.hedge)
    harmful = _harms(intent)
    label = say("{card}") if len(kings) > 1 else say("Spend the King")
    spend = [
        button(f"cancel-{king}", label.format(card=named(king)),
               partial(intent.line, f"cancel {king}"),
               f"pick-{number + 1}", primary=harmful and not number,
               why=say("Cancel with the {card}", card=named(king)))
        for number, king in enumerate(kings)
    ]  # fmt: skip
    allow = button("allow", say("Allow"), partial(intent.line, "allow"),
                   "let-pass", hint=KEY, primary=not harmful)  # fmt: skip
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
    ready = len(intent.chosen) == surplus
    first = say_n("Choose a card first", "Choose {n} cards first", surplus)
    act = partial(let_go, intent) if ready else None
    label, why = say_n("Let it go", "Let them go", surplus), "" if ready else first
    let = button("let-go", label, act, primary=True, why=why)
    return Foot(says, [let])


_MAKERS = {
    modes.ROW: _row, modes.POST: _post, modes.ANSWERING: _answering, modes.DISCARDING: _discarding,
}  # fmt: skip
