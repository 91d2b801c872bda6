"""The questions that a player is asked: to answer a chain, to defend, each with its outcomes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from wonderland.core.message import capital, rows, say
from wonderland.games.dungeon_dice.at_table import Outlook
from wonderland.games.dungeon_dice.named_line import ITEM, in_names
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.asking import Answer
from wonderland.ui.games.dungeon_dice.foot import deed
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.question import Option, Question
from wonderland.ui.kit.action_bar import Spec, button, primary_last
from wonderland.ui.kit.canvas import KEY


def question_of(intent: Intent) -> Question | None:
    """What the player is asked now, None for nothing over the table."""
    if intent.asking.unasked():
        return None
    if intent.mode == modes.ANSWERING:
        return _answer(intent)
    if intent.mode == modes.DEFENDING:
        return _defend(intent)
    return None


def primary(intent: Intent) -> str:
    """The control that Enter means, ``""`` where nothing is asked."""
    if intent.mode == modes.ANSWERING:
        return "use-answer" if intent.asking.worth() else "let-pass"
    if intent.mode == modes.DEFENDING:
        return "defend" if intent.asking.bears() else "let-pass"
    return ""


def outlook_says(intent: Intent, outlook: Outlook) -> str:
    """What would come of something, in a sentence."""
    called, parts = intent.facts.called, []
    for key, damage, left, falls in outlook.harms:
        told = say("{who} takes {damage} and falls") if falls else say("{who} takes {damage}, keeps {left}")
        parts.append(told.format(who=called(key), damage=damage, left=left))
    for side, hearts in outlook.hearts:
        parts.append(say("{side}’s Master has {left} left", side=SIDE_NAMES[side], left=hearts))
    harmed = {harm[0] for harm in outlook.harms}
    parts += [say("{who} is gone", who=called(key)) for key in outlook.gone if key not in harmed]
    parts += [say("link {n} does nothing", n=number) for number in outlook.idle]
    for key, square in outlook.moved:
        parts.append(say("{who} goes to {square}", who=called(key), square=square))
    if not parts:
        parts += outlook.other
    if outlook.unsure:
        parts.append(say("then a chest opens"))
    return say("{what}.", what=rows(*parts, between="; ") if parts else say("nothing is harmed"))


def _answer(intent: Intent) -> Question:
    asking, side = intent.asking, intent.seat
    answers, chosen, passing = asking.answers(), asking.index(), asking.outlook("pass")
    answer = answers[chosen]
    says = [say("If you pass: {what}", what=outlook_says(intent, passing))]
    if defended := _else(passing):
        what, enemy = outlook_says(intent, defended), SIDE_NAMES[intent.other]
        struck = side != intent.view["active"]  # else it is the other side that is struck
        other = say("If {enemy} defends for 1: {what}", enemy=enemy, what=what)
        says.append(say("Defend for 1: {what}", what=what) if struck else other)
    worth, all_pass = asking.worth(), say("Let everything pass for the rest of this turn")
    use = say("Use {ability}", ability=intent.facts.ability(answer.word))
    buttons = [
        button("pass-turn", say("Pass this turn"), asking.pass_turn, "let-all-pass", why=all_pass),
        _passing(intent, say("Pass"), say("Add nothing now"), primary=not worth),
        button("use-answer", use, partial(intent.line, answer.line), primary=worth),
    ]
    if asking.targets(answer) > 1:
        aim = say("At {target}", target=intent.facts.target(answer.target))
        why = say("Another target")
        buttons.insert(0, button("other-aim", aim, asking.next_target, "other-aim", why=why))
    return Question(
        side, say("{name}, will you answer?", name=SIDE_NAMES[side]), _about(intent, passing),
        [_option(intent, at, one, at == chosen) for at, one in enumerate(answers)], says,
        primary_last(buttons), _fighting(intent), _where(intent, (one.monster for one in answers)),
    )  # fmt: skip


def _else(outlook: Outlook) -> Outlook | None:
    """What would come of something if it is defended, where that is something else."""
    defended = outlook.defended
    return defended if defended != replace(outlook, defended=None) else None


def _option(intent: Intent, index: int, answer: Answer, chosen: bool) -> Option:
    facts, code = intent.facts, answer.monster[1:4]
    ability = next(a for a in facts.figure(code).abilities if a.word == answer.word)
    crest = facts.crest(ability)
    have = intent.view["crests"][intent.seat][crest]
    name = facts.name(code)
    if answer.target:
        name = say("{name} at {target}", name=name, target=facts.target(answer.target))
    outlook = intent.asking.outlook(answer.line)
    says = capital(outlook_says(intent, outlook))
    if defended := _else(outlook):
        says = rows(says, say("Defended: {what}", what=outlook_says(intent, defended)))
    square = str(intent.view["monsters"][answer.monster]["square"])
    return Option(
        f"answer-{index}", (code, facts.kind(code)), intent.seat, ability.word,
        name, crest, say("{cost} of {have}", cost=ability.cost, have=have), says, chosen,
        partial(intent.asking.choose, index), square,
    )  # fmt: skip


def _passing(intent: Intent, label: str, why: str, *, primary: bool) -> Spec:
    """The button that adds nothing, which keeps its key where Enter means it, too."""
    act = partial(intent.line, "pass")
    return button("let-pass", label, act, "let-pass", hint=KEY, primary=primary, why=why)


def _about(intent: Intent, passing: Outlook) -> str:
    """What the chain is about, with the damage as it stands if nothing is added."""
    link, facts = in_names(intent.view["chain"][0]), intent.facts
    who, whom = facts.called(link.who), facts.called(link.target)
    if link.verb == "attack":
        if link.by_master:
            who = say("{side}’s Master", side=SIDE_NAMES[link.side])
        for key, damage, _, _ in passing.harms:
            if key == link.target:
                stands = say("{who}’s attack on {whom} stands at {damage}")
                return stands.format(who=who, whom=whom, damage=damage)
        return say("{who} attacks {whom}", who=who, whom=whom)
    if link.code and link.verb != ITEM:
        what = link.end or link.ability
        if link.target:
            what = rows(what, facts.target(link.target))
        return say("{who}: {what}", who=who, what=what)
    return deed(intent)


def _where(intent: Intent, monsters: Iterable[str]) -> list[str]:
    """The squares where monsters stand."""
    standing = intent.view["monsters"]
    return [standing[key]["square"] for key in monsters if key in standing]


def _fighting(intent: Intent) -> list[str]:
    """The squares of those whom the chain is about: who attacks, whom, who has answered."""
    links = map(in_names, intent.view["chain"])
    about = (key for link in links for key in (link.who, link.target))
    return [*dict.fromkeys(_where(intent, about))]


def _defend(intent: Intent) -> Question:
    asking, side = intent.asking, intent.seat
    taken, worth = asking.outlook("pass"), asking.bears()
    spared = say("To defend would spare nothing.")
    if worth:
        have, what = (intent.view["crests"][side]["D"], outlook_says(intent, asking.outlook("defend")))
        spared = say("Defend for 1 of {have}: {what}", have=have, what=what)
    buttons = [
        _passing(intent, say("Take it"), say("Pay nothing"), primary=not worth),
        button("defend", say("Defend for 1"), partial(intent.line, "defend"), primary=worth),
    ]
    return Question(
        side, say("{name}, will you defend?", name=SIDE_NAMES[side]), _about(intent, taken), (),
        [say("If not: {what}", what=outlook_says(intent, taken)), spared],
        primary_last(buttons), _fighting(intent),
    )  # fmt: skip
