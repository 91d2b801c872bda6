"""What a player is asked below the ring: to lay the row, to post a guardsman, to cancel, to let go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.ui.games.painting_the_roses import intent as modes
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.panel import card_name, short_name
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY

TITLES = {
    modes.ROW: "{name} lays the garden",
    modes.POST: "{name} posts a guardsman",
    modes.ACTING: "{name} to act",
    modes.ANSWERING: "{name}, will you cancel?",
    modes.DISCARDING: "{name} lets cards go",
}
RULES = {
    modes.ROW: "PR-13", modes.POST: "PR-15", modes.ACTING: "PR-22", modes.ANSWERING: "PR-51",
    modes.DISCARDING: "PR-77", modes.OVER: "PR-86",
}  # fmt: skip
"""The rule that says what is asked."""


def title(intent: Intent) -> str:
    """What the bar above the garden says."""
    mode = intent.mode
    if mode == modes.OVER:
        return "The match is over"
    if mode in TITLES:
        return TITLES[mode].format(name=intent.name(intent.seat))
    if intent.match.to_act == "*":
        return "The cards are dealt" if not intent.match.turn else "Cards are drawn"
    return f"{intent.name(intent.seat)} is thinking"


def foot(intent: Intent, back: Sequence[Spec]) -> Foot:
    """What the foot bar says and offers; the last button is the primary one."""
    found = _MAKERS.get(intent.mode)
    told = found(intent) if found else Foot(_waiting(intent), [])
    buttons = [*back, *told.buttons]
    return Foot(intent.refused.message if intent.refused else told.sentence, buttons)


def _waiting(intent: Intent) -> str:
    playing = str(intent.match.view(intent.seat)["playing"] or "")
    if playing and intent.match.to_act != "*":
        return f"{intent.name(intent.seat)} is asked about the {card_name(playing.split(maxsplit=1)[0])}."
    return ""


def _row(intent: Intent) -> Foot:
    left = [card for card in intent.garden_cards() if card not in intent.row]
    if intent.row:
        says = f"So far {' '.join(map(_short, intent.row))}; the rest follows as it was dealt."
    else:
        says = "Click your five hedges in the order in which they shall stand, from 1 to 5."
    lay = button("lay", "Lay them so", intent.lay_row, "Enter", primary=True,
                 why="The middle one gets your guardsman")  # fmt: skip
    again = [button("again", "Begin again", intent.clear, "Esc", "leave")] if intent.row else []
    return Foot(says, [*again, lay]) if left or intent.row else Foot(says, [lay])


def _short(card: str) -> str:
    return card.replace("T", "10")


def _post(intent: Intent) -> Foot:
    says = "Choose the card that becomes your guardsman; its rank does not matter (PR-17)."
    if not intent.picked:
        return Foot(says, [button("post", "Post it", None, "Enter", primary=True,
                                  why="Choose a card first")])  # fmt: skip
    post = button("post", f"Post the {short_name(intent.picked)}",
                  lambda: intent.say(f"guard {intent.picked}"), "Enter", primary=True)  # fmt: skip
    return Foot(says, [post])


def _acting(intent: Intent) -> Foot:
    end = button("end", "End turn", lambda: intent.say("end"), "Enter", primary=True,
                 why=still_open(intent))  # fmt: skip
    if not intent.picked:
        return Foot(f"Pick a card. {still_open(intent)}", [end])
    others = [spec for use in intent.uses() if (spec := _use_button(intent, use.words))]
    uses = intent.uses()
    if not uses:
        return Foot(why_nothing(intent), [end])
    says = f"{short_name(intent.picked)}: " + "; ".join(
        use.says.rstrip(".")[:1].lower() + use.says.rstrip(".")[1:] for use in uses[:3]
    )
    return Foot(f"{says}.", [*others, end])


def _use_button(intent: Intent, words: str) -> Spec | None:
    """A button for what is not done by clicking a hedge, or is done there by several things."""
    verb, card, *rest = words.split()
    if verb == "paint":
        return button("paint", "Paint", lambda: intent.say(words), KEY, "paint")
    if verb == "recruit":
        return button("recruit", "Recruit", lambda: intent.say(words), KEY, "recruit")
    if verb == "play" and card[0] == "K":
        return button("wait", "Let him wait", lambda: intent.say(words), KEY, "wait")
    if rest == ["unleash"]:
        return button("unleash", "Let her loose", lambda: intent.say(words), KEY, "unleash")
    if verb == "stalk":
        return button(f"stalk-{rest[0]}", f"Queen to {rest[0]}", lambda: intent.say(words))
    return None


def why_nothing(intent: Intent) -> str:
    """Why the card that is shown can do nothing now, in the rules' words."""
    card = intent.shown
    seat, post = intent.seat, intent.post()
    attempts = [f"{seat} play {card}"] if card[0] in "JQK" else [f"{seat} move {card} {seat}1"]
    if post:
        attempts.append(f"{seat} paint {card}")
    for line in attempts:
        if refused := intent.match.check(line):
            message = refused.message
            return f"{message[:1].upper()}{message[1:]} ({refused.rule})."
    return "This card can do nothing now."


def still_open(intent: Intent) -> str:
    """Which actions of the turn are still open."""
    done = intent.state["done"]
    if "recruit" in done:
        return "You have recruited: nothing else is open."
    left = [word for word in ("move", "paint", "face") if word not in done]
    names = {"move": "a move", "paint": "paint", "face": "a face card"}
    if not left:
        return "All three actions are used."
    return "Still open: " + ", ".join(names[word] for word in left) + "."


def _answering(intent: Intent) -> Foot:
    state = intent.state
    card, *target = str(state["playing"]).split()
    kings = state["kings"][intent.seat]
    about = f" on {target[0]}" if target and target[0] != "unleash" else ""
    says = f"The {card_name(card)}{about}: allow it, or spend a King?"
    allow = button("allow", "Allow", lambda: intent.say("allow"), "Enter", primary=True)
    spend = [
        button(f"cancel-{king}", f"Cancel with the {short_name(king)}",
               _canceller(intent, king), KEY, f"pick-{number + 1}")
        for number, king in enumerate(kings)
    ]  # fmt: skip
    return Foot(says, [*spend, allow])


def _canceller(intent: Intent, king: str) -> Callable[[], bool]:
    return lambda: intent.say(f"cancel {king}")


def _discarding(intent: Intent) -> Foot:
    surplus = intent.surplus
    cards = "a card" if surplus == 1 else f"{surplus} cards"
    says = f"You hold {len(intent.hand)}: choose {cards} to let go, down to five (PR-77)."
    ready = len(intent.given) == surplus
    let = button("let-go", f"Let {'it' if surplus == 1 else 'them'} go",
                 intent.let_go if ready else None, "Enter", primary=True,
                 why="" if ready else f"Choose {cards} first")  # fmt: skip
    return Foot(says, [let])


_MAKERS = {
    modes.ROW: _row, modes.POST: _post, modes.ACTING: _acting, modes.ANSWERING: _answering,
    modes.DISCARDING: _discarding,
}  # fmt: skip
