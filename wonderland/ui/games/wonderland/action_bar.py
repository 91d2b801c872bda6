"""What the foot bar says at the table: what is possible or about to happen, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.errors import IllegalAction
from wonderland.core.message import capital, commas, one_of, rows, say, say_n
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.words import other, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.aimed import target_of, waiting_points
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pointing import DominoInHand
from wonderland.ui.games.wonderland.side_control import spoken
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.table.turn_end import TurnEnd

ROLL, END = say("Roll"), say("End actions")

SUGGEST = say("A whole path: the short way, then one that blocks, then one that leaves you room")
LAY_SEVERAL = say("Click a glowing square: the being starts there.")
THE_REST = say("A click lays the path to here; the wheel shows other ways.")
AIMS = {
    "way": say("The short way to their Image."),
    "block": say("This leaves them least room."),
    "room": say("This leaves you most room."),
}
"""What a suggested path is good for."""


def foot(
    control: Intent, domino: DominoInHand, back: Sequence[Spec], ends: TurnEnd, pointed: str | None = None
) -> Foot:
    """What the bar says in the control's mode.

    Args:
        control: what the player has begun.
        domino: what he is about to put down.
        back: the buttons that take back and play again.
        ends: ends the turn.
        pointed: the square that is pointed at, if any.
    """
    mode = control.mode
    if mode == modes.LAYING:
        return _laying(control, domino)
    acting = partial(_acting, ends=ends, pointed=pointed)
    made = (acting if mode == modes.ACTING else _FEET.get(mode, _nothing))(control)
    if mode in (modes.ACTING, modes.CHOOSING, modes.SUMMONING):
        return made._replace(buttons=[*back, *made.buttons])
    return made


def _why_not(control: Intent, refused: IllegalAction | None) -> str:
    """What the rules say against a button's act, as it is shown with it; ``""`` for nothing."""
    if refused is None:
        return ""
    told = spoken(refused, None)
    return say("{why} ({rule})", why=told.message, rule=told.rule)


def _waiting(control: Intent) -> Foot:
    side = control.match.to_act
    who = SIDE_NAMES.get(str(side), "")
    return Foot(say("{who} is thinking.", who=who) if who else "")


def _choosing(control: Intent) -> Foot:
    most = control.dice.most_dice()
    buttons = []
    four = control.check(f"{control.seat} four")
    if queries.fixed(control.match).four_dice:
        why = four.said if four else say("One die more, for 1 Chance (W-71)")
        act = None if four else partial(control.line, "four")
        buttons.append(button("four", say("A fourth die"), act, "fourth-die", why=why))
    if again := control.dice.same_dice():
        buttons.append(button("same", say("Same dice"), partial(control.dice.pick_cards, again), "same-dice",
                              why=say("Picks the levels that you rolled last")))  # fmt: skip
    why = _why_not(control, queries.choice_refusal(control.match, control.dice.cards))
    act_roll = control.dice.roll if control.dice.cards else None
    buttons.append(button("roll", ROLL, act_roll, primary=True, why=why))
    if not control.dice.cards:
        return Foot(say("Pick up to {most} cards of your pool: a die for each.", most=most), buttons)
    odds = queries.odds(control.match, control.dice.cards)
    named = queries.fixed(control.match).definitions.factors
    factors = commas(
        say("{n:.1f} {factor}", n=count, factor=named[letter]) for letter, count in odds.factors.items() if count
    )
    if not odds.any_summon:
        none = say("No summon so: it takes two dice of one level. Expected: {factors}.", factors=factors)
        return Foot(none, buttons)
    chance = say("A summon: {chance:.1%}. Expected: {factors}.", chance=odds.any_summon, factors=factors)
    return Foot(chance, buttons)


def _summoning(control: Intent) -> Foot:
    cards = control.path.summonable()
    words = words_of(control.match)
    names = [words.card(card) for card in cards]
    buttons = [_decline(control)]
    for index, (card, name) in enumerate(zip(cards, names, strict=True), start=1):
        buttons.append(
            button(
                f"summon-{card}",
                name,
                lambda c=card: control.path.summon(c),  # type: ignore[misc]
                hint=KEY,
                shortcut=f"pick-{index}",
                primary=index == len(cards),
            )
        )
    return Foot(say("Summon one: {cards}, or decline.", cards=one_of(names)), buttons)


def _decline(control: Intent) -> Spec:
    why = say("Nobody is summoned in this turn")
    return button("decline", say("Decline"), partial(control.line, "skip"), "let-pass", why=why)


def _laying(control: Intent, domino: DominoInHand) -> Foot:
    path = control.path
    laid = len(path.laid) // 2
    ready = laid == 3
    if ready:
        several = len(path.starts()) > 1
        how = LAY_SEVERAL if several else say("Click the being to lay it.")
        sentence = rows(AIMS.get(path.suggested, ""), how)
    elif domino.whole:
        sentence = THE_REST
    elif laid:
        second = say("Place the second domino; it must touch {square}, the far end.")
        third = say("Place the third domino; it must touch {square}, the far end.")
        sentence = (second, third)[laid - 1].format(square=path.laid[-1])
    else:
        sentence = say("Place a domino, draw the path, or click where it ends.")
    why = _why_not(control, queries.laying.unfinished(path.laid))
    return Foot(sentence, [
        button("turn", say("Turn"), partial(domino.turn, 1), "turn"),
        button("suggest", say("A path"), path.suggest, "suggest", why=SUGGEST),
        button("back", say("Take back"), path.take_back, "undo"),
        _decline(control),
        button("lay", say("Lay it"), path.lay if ready else None, primary=True, why=why),
    ])  # fmt: skip


def _nothing(_: Intent) -> Foot:
    return Foot("")


def _acting(control: Intent, ends: TurnEnd, pointed: str | None) -> Foot:
    being = control.being
    buttons = []
    ability = being.ability(being.picked)
    if ability and being.picked and control.own(being.picked):
        if being.aiming:
            buttons += _aiming_buttons(control, ability)
        else:
            for which, found in enumerate(being.abilities(being.picked)):
                buttons.append(_ability_button(control, found, which))
    if card := queries.stepping_on(control.match):
        buttons.append(button("halt", say("Stop here"), partial(control.line, f"halt {card}"), "stop-here",
                              why=say("It is removed if it stays on a friend’s square (W-36)")))  # fmt: skip
    if being.instead:
        who = words_of(control.match).card(being.instead[0][1:])
        why = say("The {being} steps onto this square, to pass over it; dragging it does the same (W-35)", being=who)
        buttons.append(button("instead", say("Step onto it"), being.step_instead, "step-onto", why=why))
    if being.aiming and ability and not ability.aimed:
        label = say("{ability} {n}", ability=capital(ability.title), n=being.n)
        buttons.append(button("blast", label, being.let_go, primary=True))
    else:
        buttons.append(ends.button(END))
    return Foot(_acting_sentence(control, ability, pointed), buttons)


def _ability_button(control: Intent, ability: queries.AbilityNow, which: int) -> Spec:
    """The button that begins to aim an ability: U for the first, then 2, 3 ..."""
    label = capital(ability.title)
    key, shortcut = ("ability", "ability") if not which else (f"ability{which + 1}", f"pick-{which + 1}")
    if not ability.most:
        why = _why_not(control, queries.why_not(control.match, ability))
        return button(key, label, None, shortcut, why=why)
    why = ability.sentence.format(n="n")
    return button(key, label, lambda: control.being.aim(which), shortcut, why=why)


def _aiming_buttons(control: Intent, ability: queries.AbilityNow) -> list[Spec]:
    def change(by: int) -> Callable[[], None]:
        return lambda: setattr(control.being, "n", max(1, min(ability.most, control.being.n + by)))

    def stop() -> None:
        control.being.aiming = False

    leave = button("ability", say("Leave it"), stop, "ability")
    if not ability.varies:
        return [leave]
    return [
        button("less", "−", change(-1), hint="", shortcut="less"),
        button("more", "+", change(1), hint="", shortcut="more"),
        leave,
    ]


def _acting_sentence(control: Intent, ability: queries.AbilityNow | None, pointed: str | None) -> str:
    words = words_of(control.match)
    if control.being.aiming and ability:
        does = ability.sentence.format(n=control.being.n if ability.varies else "n")
        if ability.marks == "block":
            block = queries.blast_block(control.match, ability.being, control.being.n)
            hits = [say("{card} {points}", card=words.card(being[1:]), points=points) for being, points in block.hits]
            hits += [say("{side}’s Image", side=SIDE_NAMES[side]) for side in block.images]
            if not hits:
                return say("Blast {n} hits nothing.", n=control.being.n)
            return say("Blast {n} hits {hits}.", n=control.being.n, hits=commas(hits))
        if not ability.aimed:
            return does
        if ability.marks == "sight":
            return rows(does, say("Click a being in sight."))
        return rows(does, say("Click a being that is marked."))
    if control.being.picked is None:
        return rows(queries.no_summon(control.match), _what_now(control))
    if not control.own(control.being.picked):
        return say("{being}. Click one of yours to act.", being=words.being(control.being.picked))
    if target := target_of(control, pointed):
        return _attack(control, target)
    card = words.card(control.being.picked[1:])
    able = any(ability.most for ability in control.being.abilities(control.being.picked))
    if not able and not queries.reach(control.match, control.being.picked):
        return _no_more(control, card)
    return say("{card}: click a square in reach, or another being.", card=card)


def _attack(control: Intent, target: queries.Target) -> str:
    """What an attack would do, and what would get through a Defend where one can be paid."""
    if target.id == "image":
        return say("Attack the Image: it loses a life at the end of the turn.")
    waiting = waiting_points(control, target.id)
    gaps = {"being": words_of(control.match).card(target.id[1:]), "strength": target.strength}
    if waiting:
        does = say(
            "Attack the {being}: {waiting}, then {points} points. It has {strength} Str.",
            **gaps,
            waiting=waiting,
            points=waiting + target.points,
        )
    else:
        does = say_n(
            "Attack the {being}: {n} point. It has {strength} Str.",
            "Attack the {being}: {n} points. It has {strength} Str.",
            target.points,
            **gaps,
        )
    if target.through is None:
        return does
    if not target.through:
        return rows(does, say("Defended, nothing gets through."))
    return rows(does, say_n("Defended, {n} gets through.", "Defended, {n} get through.", target.through))


def _no_more(control: Intent, card: str) -> str:
    """That the being in hand can do nothing more, said once where nobody can."""
    now = _what_now(control)
    if not queries.may_act(control.match):
        return now
    return rows(say("{card} can do nothing more now.", card=card), now)


def _what_now(control: Intent) -> str:
    """What can be done while nobody is taken up, or why nothing can."""
    if queries.may_act(control.match):
        return say("Click a being of yours to move, attack or use it.")
    if any(control.own(being["id"]) for being in control.state["beings"]):
        return say("Nothing can be done now: end the turn.")
    if queries.no_summon(control.match) in (queries.DECLINED, queries.NO_ROOM):
        return say("You have no being to act with: end the turn.")
    return say("Two stars of one level summon your first being. End the turn.")


def _answering(control: Intent) -> Foot:
    return Foot(
        say(
            "{other} waits while {side} decides.", other=SIDE_NAMES[other(control.seat)], side=SIDE_NAMES[control.seat]
        ),
        [],
    )


def _defending(_: Intent) -> Foot:
    return Foot(say("Points land when both have chosen."))


_FEET: dict[str, Callable[[Intent], Foot]] = {
    modes.WAITING: _waiting,
    modes.CHOOSING: _choosing,
    modes.SUMMONING: _summoning,
    modes.ANSWERING: _answering,
    modes.DEFENDING: _defending,
}
