"""What the foot bar says at the table: what is possible or about to happen, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import SIDE_NAMES, in_number, listed, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pointing import DominoInHand
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY

SUGGEST = "A whole path: the short way, then one that blocks, then one that leaves you room"
LAY_SEVERAL = "Click the being to lay it, or another glowing square to start there."
AIMS = {
    "way": "The short way to their Image. ",
    "block": "This leaves them least room. ",
    "room": "This leaves you most room. ",
}
"""What a suggested path is good for."""


def foot(control: Intent, domino: DominoInHand, back: Sequence[Spec]) -> Foot:
    """What the bar says in the control's mode."""
    mode = control.mode
    maker = partial(_laying, domino=domino) if mode == modes.LAYING else _FEET.get(mode)
    made = maker(control) if maker else Foot("", [])
    if mode in (modes.ACTING, modes.CHOOSING, modes.SUMMONING):
        made.buttons[:0] = back
    return made


def _waiting(control: Intent) -> Foot:
    side = control.match.to_act
    who = SIDE_NAMES.get(str(side), "")
    return Foot(f"{who} is thinking." if who else "", [])


def _choosing(control: Intent) -> Foot:
    most = control.most_dice()
    buttons = []
    four = control.match.check(f"{control.side} four")
    if queries.fixed(control.match).four_dice:
        why = f"{four.message} ({four.rule})" if four else "One die more, for 1 Chance (W-71)"
        act = None if four else (lambda: control.say("four"))
        buttons.append(button("four", "A fourth die", act, KEY, "fourth-die", why=why))
    if again := control.same_dice():
        buttons.append(button("same", "Same dice", partial(control.pick_cards, again), KEY, "same-dice",
                              why="Picks the levels that you rolled last"))  # fmt: skip
    why = "" if control.cards else "Pick at least one card first (W-16)"
    act_roll = control.roll if control.cards else None
    buttons.append(button("roll", "Roll", act_roll, "Enter", primary=True, why=why))
    if not control.cards:
        return Foot(f"Pick one to {most} cards of your pool: a die for each.", buttons)
    odds = queries.odds(control.match, control.cards)
    factors = ", ".join(
        f"{count:.1f} {queries.fixed(control.match).definitions.factors[letter]}"
        for letter, count in odds.factors.items()
        if count
    )
    return Foot(f"A summon: {odds.any_summon:.1%}. Expected: {factors}.", buttons)


def _summoning(control: Intent) -> Foot:
    cards = control.summonable()
    words = words_of(control.match)
    names = [words.card(card) for card in cards]
    buttons = [button("decline", "Decline", lambda: control.say("skip"), "Esc", "leave")]
    for index, (card, name) in enumerate(zip(cards, names, strict=True), start=1):
        buttons.append(
            button(
                f"summon-{card}",
                name,
                lambda c=card: control.summon(c),  # type: ignore[misc]
                KEY,
                f"pick-{index}",
                primary=index == len(cards),
            )
        )
    return Foot(f"Summon one: {listed(names, 'or')}, or decline.", buttons)


def _laying(control: Intent, domino: DominoInHand) -> Foot:
    laid = len(control.laid) // 2
    ready = laid == 3
    if ready:
        several = len(control.starts()) > 1
        sentence = AIMS.get(control.suggested, "")
        sentence += LAY_SEVERAL if several else "Click the being to lay it."
    elif laid:
        ends = ("second", "third")[laid - 1]
        sentence = f"Place the {ends} domino; it must touch {control.laid[-1]}, the far end."
    else:
        sentence = "Place the first domino beside your Image or a path of yours."
    why = "" if ready else "Three dominoes make a path (W-21)"
    return Foot(sentence, [
        button("turn", "Turn", partial(domino.turn, 1), KEY, "turn"),
        button("suggest", "A path", control.suggest, KEY, "suggest", why=SUGGEST),
        button("back", "Take back", control.take_back, KEY, "undo"),
        button("decline", "Decline", lambda: control.say("skip"), "Esc", "leave"),
        button("lay", "Lay it", control.lay if ready else None, "Enter", primary=True, why=why),
    ])  # fmt: skip


def _acting(control: Intent) -> Foot:
    buttons = []
    ability = control.ability(control.picked)
    if ability and control.picked and control.own(control.picked):
        if control.aiming:
            buttons += _aiming_buttons(control, ability)
        else:
            for which, found in enumerate(control.abilities(control.picked)):
                buttons.append(_ability_button(control, found, which))
    if card := queries.stepping_on(control.match):
        buttons.append(button("halt", "Stop here", lambda: control.say(f"halt {card}"), KEY, "stop-here",
                              why="It is removed if it stays on a friend’s square (W-36)"))  # fmt: skip
    if control.instead:
        who = words_of(control.match).card(control.instead[0][1:])
        why = f"The {who} steps onto this square, to pass over it; dragging it does the same (W-35)"
        buttons.append(
            button("instead", "Step onto it", control.step_instead, KEY, "step-onto", why=why)
        )
    if control.aiming and ability and not ability.aimed:
        label = f"{ability.ability.capitalize()} {control.n}"
        buttons.append(button("blast", label, control.let_go, "Enter", primary=True))
    else:
        buttons.append(
            button("end", "End actions", lambda: control.say("end"), "Enter", primary=True)
        )
    return Foot(_acting_sentence(control, ability), buttons)


def _ability_button(control: Intent, ability: queries.Ability, which: int) -> Spec:
    """The button that begins to aim an ability: U for the first, then 2, 3 ..."""
    factor = queries.fixed(control.match).definitions.factors[ability.factor]
    label = ability.ability.capitalize()
    key, shortcut = (
        ("ability", "ability") if not which else (f"ability{which + 1}", f"pick-{which + 1}")
    )
    if not ability.most:
        have = control.state["factors"][ability.being[0]][ability.factor]
        why = f"It costs {factor}, and there is {'not enough' if have else 'none'} (W-50)"
        return button(key, label, None, KEY, shortcut, why=why)
    why = ability.sentence.format(n="n")
    return button(key, label, lambda: control.aim(which), KEY, shortcut, why=why)


def _aiming_buttons(control: Intent, ability: queries.Ability) -> list[Spec]:
    def change(by: int) -> Callable[[], None]:
        return lambda: setattr(control, "n", max(1, min(ability.most, control.n + by)))

    def stop() -> None:
        control.aiming = False

    leave = button("ability", "Leave it", stop, KEY, "ability")
    if not ability.varies:
        return [leave]
    return [
        button("less", "−", change(-1), "", "less"),
        button("more", "+", change(1), "", "more"),
        leave,
    ]


def _acting_sentence(control: Intent, ability: queries.Ability | None) -> str:
    words = words_of(control.match)
    if control.aiming and ability:
        says = in_number(ability.sentence.format(n=control.n if ability.varies else "n"))
        if ability.marks == "block":
            block = queries.blast_block(control.match, ability.being, control.n)
            hits = [f"{words.card(being[1:])} {points}" for being, points in block.hits]
            hits += [f"{SIDE_NAMES[side]}’s Image" for side in block.images]
            return f"Blast {control.n} hits {', '.join(hits) or 'nothing'}."
        where = "in sight" if ability.marks == "sight" else "that is marked"
        return f"{says} Click a being {where}." if ability.aimed else says
    if control.picked is None:
        rolled = queries.no_summon(control.match)
        if not queries.may_act(control.match):
            return f"{rolled}Nothing can be done now: end the turn.".strip()
        return f"{rolled}Click a being of yours to move, attack or use it."
    if not control.own(control.picked):
        return f"{words.being(control.picked)}. Click one of yours to act."
    found = queries.targets(control.match, control.picked)
    if found:
        target = found[0]
        if target.id == "image":
            return "Attack the Image: it loses a life at the end of the turn."
        waiting = _waiting_points(control, target.id)
        points = f"{waiting}, then {waiting + target.points}" if waiting else f"{target.points}"
        name = words.card(target.id[1:])
        return in_number(f"Attack the {name}: {points} points. It has {target.strength} Str.")
    return f"{words.card(control.picked[1:])}: click a square in reach, or another being."


def _waiting_points(control: Intent, being: str) -> int:
    """The points that wait on a being already."""
    return next((b["points"] for b in control.state["beings"] if b["id"] == being), 0)


def _answering(control: Intent) -> Foot:
    other = SIDE_NAMES["e" if control.side == "w" else "w"]
    return Foot(f"{other} waits while {SIDE_NAMES[control.side]} decides.", [])


def _defending(_: Intent) -> Foot:
    return Foot("Points land when both have chosen.", [])


_FEET: dict[str, Callable[[Intent], Foot]] = {
    modes.WAITING: _waiting,
    modes.CHOOSING: _choosing,
    modes.SUMMONING: _summoning,
    modes.ACTING: _acting,
    modes.ANSWERING: _answering,
    modes.DEFENDING: _defending,
}
