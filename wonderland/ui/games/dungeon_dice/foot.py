"""What the bars say: who is to do what, what is possible, what it costs, why nothing can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from wonderland.core.game import CHANCE
from wonderland.core.message import all_of, capital, commas, rows, say, say_n
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import ITEM, MASTER, in_names
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, CRESTS
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.frame import as_sentence
from wonderland.ui.kit.layout import text_width
from wonderland.ui.table.turn_end import TurnEnd

ROLL, END_TURN = say("Roll"), say("End turn")
EVERY_BY_TURNS = (say("Every net"), say("This net only"))
STEPS = (
    ("choose", say("Choose"), "DD-28"),
    ("roll", say("Roll"), "DD-29"),
    ("summon", say("Unfold"), "DD-35"),
    ("action", say("Act"), "DD-41"),
    ("answer", say("Answer"), "DD-67"),
)
"""The steps of a turn, each with the rule that says what it is."""
STEP_OF = {
    "first": "choose", "choose": "choose", "roll": "roll", "summon": "summon", "action": "action",
    "chain": "answer", "defend": "answer", "place": "answer",
}  # fmt: skip
RULES = {
    modes.CHOOSING: "DD-28", modes.LAYING: "DD-37", modes.ACTING: "DD-41",
    modes.ANSWERING: "DD-67", modes.DEFENDING: "DD-55", modes.PLACING: "DD-81",
    modes.OVER: "DD-83",
}  # fmt: skip
"""The rule that says what is asked."""
TITLES = {
    modes.OVER: say("The match is over"),
    modes.CHOOSING: say("{name} chooses dice"),
    modes.LAYING: say("{name} may call a figure"),
    modes.ACTING: say("{name} to act"),
    modes.PLACING: say("{name} chooses a square"),
}
DEEDS = {
    "attack": say("{name} attacks"),
    "move": say("{name} moves"),
    "use": say("{name} uses an ability"),
    "end": say("{name} ends the turn"),
}
NAMED = ("Tweedledum", "Tweedledee", "Humpty Dumpty", "Bill the Lizard", "Murdered Time")
"""Figures whose names are names of persons, and want no article."""
NO_CALL = {
    "space": say("No net fits anywhere: nobody comes."),
    "figure": say("No figure of yours is of these dice: nobody comes."),
    "levels": say("Stars of levels {levels}: nobody comes."),
    "star": say("One star only: nobody comes."),
    "none": say("No star: nobody comes."),
}
"""Why a roll called nobody."""
IDLE = {
    "DD-48": say("it has attacked, so it takes no more strides. DD-48"),
    "DD-47": say("its move is over for this turn. DD-47"),
    "DD-11": say("it is held this turn. DD-11"),
    "DD-46": say("no Move to walk with, and nobody to strike. DD-46"),
    "": say("nowhere to walk, nobody to strike. DD-43"),
}
"""What is said of one who can do nothing, by the rule that keeps it from walking."""
UNPAID = {
    "DD-46": say("no Move to walk with, no Attack to strike with. DD-46"),
    "": say("nowhere to walk, no Attack to strike with. DD-49"),
}
"""The same where somebody stands where it could strike, and no Attack pays for it."""
IDLE_MASTER = {
    "made": say("he has attacked this turn. DD-52"),
    "target": say("no enemy stands beside him. DD-52"),
    "crest": say("no Attack to strike with. DD-52"),
}
"""What is said of a Master who can do nothing, by what keeps him from attacking."""
SUGGEST = say("A net and its place: the shortest way, then the nearest start, then the most room")
AIMS = {"way": say("The shortest way."), "start": say("The nearest start.")}
"""What a suggested place is good for."""
FEW = 3
"""Of more who can do something only the number is said."""


def title(intent: Intent) -> str:
    """What the bar over the table says: who is to do what."""
    mode, name, other = intent.mode, SIDE_NAMES[intent.seat], SIDE_NAMES[intent.other]
    if mode == modes.LAYING and intent.laying.calling.code:
        return say("Unfold {figure}", figure=the(intent, intent.laying.calling.code))
    if mode == modes.ANSWERING:
        return say("{deed}: {name} may answer", deed=deed(intent), name=name)
    if mode == modes.DEFENDING:
        return say("{other} attacks: {name} may defend", other=other, name=name)
    if mode in TITLES:
        return TITLES[mode].format(name=name)
    if intent.match.to_act == CHANCE:
        return say("The dice roll") if intent.view["dice"] else say("Who begins?")
    return say("{name} is thinking", name=name)


def the(intent: Intent, code: str) -> str:
    """A figure with its article: ``the March Hare``, but ``Tweedledum``."""
    name = intent.facts.name(code)
    return name if not intent.facts.knows(code) or name in NAMED else say("the {name}", name=name)


def deed(intent: Intent) -> str:
    """What the chain began with: ``West attacks``."""
    chain = intent.view["chain"]
    link = in_names(chain[0]) if chain else None
    if link is None or link.verb == ITEM:
        return say("A chest opens")
    return DEEDS.get(link.verb, DEEDS["use"]).format(name=SIDE_NAMES[link.side])


def foot(intent: Intent, back: Sequence[Spec], ends: TurnEnd, pointed: str = "") -> Foot:
    """What the foot bar says and offers; the last button is the primary one.

    Args:
        intent: what the player has begun.
        back: the buttons that take back and play again.
        ends: ends the turn.
        pointed: the square that is pointed at, ``""`` for none.
    """
    mode, chance = intent.mode, intent.match.to_act == CHANCE
    told = Foot("")
    if mode == modes.ACTING:
        told = _acting(intent, ends.button(END_TURN, still_open(intent)), pointed)
    elif mode in _MAKERS:
        told = _MAKERS[mode](intent)
    elif intent.view["chain"] and not chance:
        told = Foot(say("{name} is asked.", name=SIDE_NAMES[intent.seat]))
    if mode not in modes.ASKED:
        told = told._replace(buttons=[*back, *told.buttons])
    if intent.refused:
        return told._replace(sentence=rows(intent.refused.message, intent.refused.rule))
    return told


def _keyed(key: str, label: str, act: Callable[[], object], why: str) -> Spec:
    """A button whose key is named as it is itself."""
    return button(key, label, act, key, why=why)


# --- choosing dice -------------------------------------------------------------------------------
def _choosing(intent: Intent) -> Foot:
    choosing = intent.choosing
    best = say("The dice that summon most likely, and of these those that give most")
    found = [_keyed("best-dice", say("Likeliest"), choosing.suggest, best)]
    if choosing.again:
        why = say("The dice that you rolled last")
        found.append(_keyed("same-dice", say("As before"), choosing.same, why))
    left = choosing.count - len(choosing.chosen)
    more = say_n("Choose a die more (DD-28).", "Choose {n} dice more (DD-28).", left)
    act, why = (choosing.roll, "") if choosing.ready else (None, more)
    return Foot(_odds(intent), [*found, button("roll", ROLL, act, primary=True, why=why)])


def _odds(intent: Intent) -> str:
    choosing = intent.choosing
    left = choosing.count - len(choosing.chosen)
    if not choosing.chosen:
        stars = say("Two stars of one level call a figure.")
        return rows(say_n("Choose a die.", "Choose {n} dice.", left), stars)
    odds = choosing.odds()
    total = odds.total
    if not choosing.ready:
        so_far = say("So far {total:.1f} crests to be expected.", total=total)
        return rows(so_far, say_n("A die more.", "{n} dice more.", left))
    if not odds.summon:
        none = say("No summon with these: {why}.", why=why_no_summon(intent))
        return rows(none, say("{total:.1f} crests to be expected.", total=total))
    summon = odds.summon
    return say("A summon {chance:.1%}; {total:.1f} crests to be expected.", chance=summon, total=total)


def why_no_summon(intent: Intent) -> str:
    """Why the dice chosen can call nobody."""
    if not intent.choosing.able():
        return say("no figure is left to call")
    levels = [kind[0] for kind in intent.choosing.chosen]
    if len({*levels}) == len(levels):
        return say("no two of them are of one level")
    return say("none of your figures is of their kinds")


# --- unfolding -----------------------------------------------------------------------------------
def _laying(intent: Intent) -> Foot:
    laying, calling = intent.laying, intent.laying.calling
    turn = say("To the next way in which it fits there; so does the wheel")
    every = say("Shows every net that fits with its start square where you point")
    each = EVERY_BY_TURNS[laying.every]
    flip = _keyed("net-every", each, partial(_flip_every, intent), every)
    found: list[Spec] = [
        _keyed("net-turn", say("Turn"), laying.turn, turn),
        _keyed("net-mirror", say("Mirror"), laying.mirror, say("Left becomes right")),
        _keyed("net-suggest", say("A place"), laying.suggest, SUGGEST),
        {**flip, "keeps": [(word, KEY) for word in EVERY_BY_TURNS]},
    ]
    if len(calling.codes) > 1:
        why = say("Another of those that may be called")
        found.append(_keyed("other-figure", say("Figure"), calling.pick_next, why))
    skip, why = partial(intent.line, "skip"), say("Calls nobody this turn; the dice stay (DD-32)")
    found.append(button("decline", say("Decline"), skip, "let-pass", why=why))
    refused, act = laying.refusal(), laying.unfold if laying.legal and calling.code else None
    why = as_sentence(refused.message, refused.rule) if refused else ""
    return Foot(_where(intent), [*found, button("unfold", say("Unfold"), act, primary=True, why=why)])


def _flip_every(intent: Intent) -> None:
    intent.laying.every = not intent.laying.every


def _where(intent: Intent) -> str:
    laying, square = intent.laying, intent.laying.start
    if laying.every and square:
        if count := len(laying.here()):
            return say(
                "With the start on {square}, {count} ways fit, of the nets that are bright.", square=square, count=count
            )
        return say("No net fits with its start square on {square}.", square=square)
    if square and laying.legal:
        return _suggested(intent) if laying.suggested else _nearer(intent)
    if refused := laying.refusal():
        return as_sentence(refused.message, refused.rule)
    return say("Choose a net and a square for {figure}.", figure=the(intent, laying.calling.code))


def _suggested(intent: Intent) -> str:
    """What the place that was suggested is good for, with its figure."""
    laying = intent.laying
    if laying.suggested != "room":
        return rows(AIMS[laying.suggested], _nearer(intent))
    return say_n(
        "This leaves you most room: 1 free square beside your dungeon, now {now}.",
        "This leaves you most room: {n} free squares beside your dungeon, now {now}.",
        queries.room(intent.match, laying.text, laying.start),
        now=queries.room(intent.match),
    )


def _nearer(intent: Intent) -> str:
    """How much nearer the enemy Master comes with the net in hand."""
    laying, enemy = intent.laying, SIDE_NAMES[intent.other]
    now = at_table.approach(intent.match)
    after = at_table.approach(intent.match, laying.text, laying.start)
    if after.missing:
        return say_n(
            "1 square to be bridged to {enemy}’s Master, now {now}.",
            "{n} squares to be bridged to {enemy}’s Master, now {now}.",
            after.missing,
            enemy=enemy,
            now=now.missing,
        )
    if now.missing:
        return say_n(
            "1 square to {enemy}’s Master; now there is no way.",
            "{n} squares to {enemy}’s Master; now there is no way.",
            after.steps,
            enemy=enemy,
        )
    return say_n(
        "1 square to {enemy}’s Master, now {now}.",
        "{n} squares to {enemy}’s Master, now {now}.",
        after.steps,
        enemy=enemy,
        now=now.steps,
    )


# --- acting --------------------------------------------------------------------------------------
def _acting(intent: Intent, end: Spec, pointed: str) -> Foot:
    acting = intent.acting
    if acting.aimed:
        off = button("aim-off", say("Not that"), intent.clear, "put-back")
        crests = [
            button(f"crest-{crest}", CREST_WORDS[crest], partial(acting.aim_crest, crest),
                   f"pick-{CRESTS.index(crest) + 1}")
            for crest in acting.crests_aimed()
        ]  # fmt: skip
        ability = intent.facts.ability(acting.aimed)
        aim = say("{ability}: at whom or what? The marked squares are right.", ability=ability)
        if crests:
            aim = say("{ability}: at which crest?", ability=ability)
        return Foot(aim, [off, *crests, end])
    return Foot(_about(intent, pointed) if acting.picked else _free(intent), [end])


def still_open(intent: Intent) -> str:
    """Whether anything can still be done in this turn, and if not, why."""
    able = intent.acting.able()
    if not able:
        return why_nothing(intent)
    return capital(say("{names} can still do something.", names=_some(intent, able)))


def _some(intent: Intent, able: Iterable[str]) -> str:
    """Who can do something: by name, or where they are many, how many."""
    names = [_short(intent, one) for one in sorted(able)]
    return say("{n} of yours", n=len(names)) if len(names) > FEW else all_of(names)


def _short(intent: Intent, one: str) -> str:
    return say("your Master") if one == MASTER else intent.facts.called(one)


def unspent(intent: Intent) -> str:
    """What the side that acts could still do and can't do later, to attack; ``""`` for nothing."""
    able = queries.could_attack(intent.match)
    if len(able) > 1:
        return say("{n} of yours could still attack.", n=len(able))
    if not able:
        return ""
    if able[0].endswith(MASTER):
        return say("Your Master could still attack.")
    return capital(say("{who} could still attack.", who=intent.facts.called(able[0])))


def why_nothing(intent: Intent) -> str:
    """Why nothing at all can be done."""
    view, seat = intent.view, intent.seat
    own = [one for key, one in view["monsters"].items() if key.startswith(seat)]
    if not own:
        return say("Nobody of yours is in play: end the turn.")
    if not any(view["crests"][seat].values()):
        return say("You hold no crests: end the turn.")
    return say("Nobody of yours can do anything with the crests you hold: end the turn.")


def why_nobody_came(intent: Intent) -> str:
    """Why a roll called nobody, as long as nothing was done after it; else ``""``."""
    found = queries.no_call(intent.match)
    return NO_CALL[found.why].format(levels=all_of(map(str, found.levels))) if found else ""


def _free(intent: Intent) -> str:
    able, why = intent.acting.able(), why_nobody_came(intent)
    now = say("Pick one of yours: {names}.", names=_some(intent, able))
    if not able:
        now = why_nothing(intent)
    elif len(able) > FEW:
        now = say("Pick one of yours: {n} can do something.", n=len(able))
    return rows(why, now) if why else now


def _about(intent: Intent, pointed: str) -> str:
    """What who is taken up would do where one points, or could do at all."""
    acting, name = intent.acting, _short(intent, intent.acting.picked)
    targets, walks = acting.targets(), acting.walks()
    if pointed in targets:
        return capital(blow_says(intent, targets[pointed]))
    if walk := walks.get(pointed):
        way = say_n(
            "{name} to {square}: {price} Move.", "{name} to {square}: {price} Move, in {n} strides.",
            len(walk.strides), name=name, square=pointed, price=walk.price,
        )  # fmt: skip
        chest = pointed in intent.view["items"]
        return rows(way, say("A chest lies there.")) if chest else way
    parts = []
    if walks:
        parts.append(say_n("1 square in reach", "{n} squares in reach", len(walks)))
    if targets:
        parts.append(say_n("1 to strike", "{n} to strike", len(targets)))
    if uses := acting.uses(acting.picked):
        parts.append(say("abilities: {words}", words=commas(map(intent.facts.ability, uses))))
    if not parts:
        return capital(say("{name}: {why}", name=name, why=why_idle(intent)))
    return capital(say("{name}: {what}.", name=name, what=rows(*parts, between="; ")))


def why_idle(intent: Intent) -> str:
    """Why who is taken up can do nothing."""
    why = queries.why_no_attack(intent.match, intent.acting.striker)
    if intent.acting.picked == MASTER:
        return IDLE_MASTER[why]
    rule = queries.rule_against_moving(intent.match, intent.acting.picked)
    return UNPAID[rule] if why == "crest" and rule in UNPAID else IDLE[rule]


def blow_says(intent: Intent, target: str) -> str:
    """What an attack would do, in a sentence."""
    name, enemy = _short(intent, intent.acting.picked), SIDE_NAMES[intent.other]
    if target == MASTER:
        left = intent.view["masters"][intent.other]
        return say("{name} on {enemy}’s Master: 1 Heart Point of {left}.", name=name, enemy=enemy, left=left)
    defended, plain = queries.forecast(intent.match, intent.acting.striker, target)
    monsters = intent.view["monsters"]
    key = target if target in monsters else intent.other + target
    who, hp = intent.facts.called(key), monsters[key]["hp"]
    if intent.view["crests"][intent.other]["D"] and defended != plain:
        return say(
            "{name} on {who}: {plain} damage, {defended} if {enemy} defends. It has {hp} HP.",
            name=name, who=who, plain=plain, defended=defended, enemy=enemy, hp=hp,
        )  # fmt: skip
    return say("{name} on {who}: {plain} damage. It has {hp} HP.", name=name, who=who, plain=plain, hp=hp)


# --- being asked ---------------------------------------------------------------------------------
def _answering(intent: Intent) -> Foot:
    return Foot("", [wish_button(intent)])


def wish_button(intent: Intent) -> Spec:
    """The button that says when one wants to be asked."""
    asking = intent.asking
    label = say("Ask me: {wish}", wish=asking.wish[asking.looking])
    why = say(
        "When you are asked: where an answer changes anything; always; about attacks and abilities;"
        " about attacks; never"
    )
    return button("ask-me", label, asking.next_wish, "ask-me", why=why)


def _placing(intent: Intent) -> Foot:
    placing = intent.view["placing"]
    who = intent.facts.called(placing["monster"]) if placing else ""
    return Foot(say("Choose a square for {who}: the marked ones are right (DD-81).", who=who))


_MAKERS: dict[str, Callable[[Intent], Foot]] = {
    modes.CHOOSING: _choosing, modes.LAYING: _laying,
    modes.ANSWERING: _answering, modes.DEFENDING: _answering, modes.PLACING: _placing,
}  # fmt: skip


def fits_foot(canvas: Canvas, bar: Rect, said: Foot) -> bool:
    """Whether what the foot bar says has room in one row beside its buttons."""
    left = bar.width / canvas.scale - canvas.buttons_wide(said.buttons) - 70.0
    return text_width(canvas, said.sentence, BOLD, 16) <= left
