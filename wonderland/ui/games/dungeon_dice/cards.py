"""Cards made of what is in play: a monster with what it can do now, a Master, an item, a figure."""

from __future__ import annotations

from functools import partial

from wonderland.core.message import all_of, commas, say, say_n
from wonderland.games.dungeon_dice.combat import MASTER_ATK
from wonderland.games.dungeon_dice.figure import Ability, Figure
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.state_form import ItemForm, MonsterForm, StateForm
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.card import AbilityRow, FigureCard, Stat
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, CRESTS

ATK, DEF, HP = say("Atk"), say("Def"), say("HP")
GOOD_FOR = {
    "M": say("strides of your monsters, a square each"),
    "A": say("an attack each, on whoever stands beside"),
    "D": say("takes Def off the damage of an attack"),
}
"""What crests are good for beside abilities (DD-46, DD-49, DD-55)."""
TRAIT_SAYS = {
    "FLYING": (say("Flying"), say("2 Move a square; struck by wings and Masters only"), "sign-flying"),
    "TUNNEL": (say("Tunnel"), say("passes under enemies and chests"), "sign-tunnel"),
}


def card_of(intent: Intent, key: str, view: StateForm, *, own: bool) -> FigureCard | None:
    """The card of a monster in play, by its id; ``own`` where its abilities can be used."""
    one = view["monsters"].get(key)
    if one is None:
        return None
    facts, code = intent.facts, key[1:4]
    figure = facts.figure(code)
    stats = (
        Stat(ATK, one["atk"], worse=one["atk"] < figure.atk),
        Stat(DEF, one["def"], worse=one["def"] < figure.defence),
        _left(one["hp"], figure.hp),
    )
    rows = [*_traits(one), *(_ability(intent, key, a, view, own=own) for a in figure.abilities)]
    line = facts.class_line(figure.kind_name, one["square"])
    who = figure.name, code, figure.kind_name, key[0], line
    return FigureCard(*who, stats, rows, _states(one), flying=bool(one["flying"]))


def _left(left: int, full: int) -> Stat:
    """HP, and of how many where some are lost."""
    return Stat(HP, left, worse=left < full, full=full if left < full else None)


def _traits(one: MonsterForm) -> list[AbilityRow]:
    found = []
    for has, trait in ((one["flying"], "FLYING"), (one["tunnel"], "TUNNEL")):
        if has:
            word, says, sign = TRAIT_SAYS[trait]
            found.append(AbilityRow(word, "", 0, says, sign=sign))
    return found


def _states(one: MonsterForm) -> list[str]:
    """What holds of a monster this turn, in sentences."""
    free, attacks = one["free"], one["attacks"]
    again = attacks < one["may_attack"]
    attacked = say("Has attacked; may once more.") if again else say("Has attacked this turn.")
    next_free = say_n("The next square is free.", "The next {n} squares are free.", free)
    holds = (
        (one["held"], say("Held: no more strides this turn.")),
        (one["slow"], say("Slowed: {n} Move more a square.", n=one["slow"])),
        (free, next_free),
        (one["reach"] > 1, say("Strikes up to {n} squares away.", n=one["reach"])),
        (attacks, attacked),
        (one["moved"] and not attacks, say("Its move is over for this turn.")),
    )
    return [says for holding, says in holds if holding]


def _ability(intent: Intent, key: str, ability: Ability, view: StateForm, *, own: bool) -> AbilityRow:
    facts, crest = intent.facts, intent.facts.crest(ability)
    says = facts.says(ability)
    if not own:
        return AbilityRow(ability.word, crest, ability.cost, says)
    usable = ability.word in intent.acting.uses(key)
    act = partial(intent.acting.use, ability.word) if usable else None
    return AbilityRow(
        ability.word, crest, ability.cost, says, "" if usable else why_closed(intent, key, ability, view),
        f"use-{ability.word}", act, intent.acting.aimed == ability.word,
    )  # fmt: skip


def why_closed(intent: Intent, key: str, ability: Ability, view: StateForm) -> str:
    """Why an ability can't be used now, in a few words."""
    crest = intent.facts.crest(ability)
    timing = {"A": say("only in its own attack"), "D": say("only when attacked")}.get(crest, "")
    if timing and intent.mode == modes.ACTING:
        return timing
    if ability.word in view["monsters"][key]["used"]:
        return say("used this turn")
    have, word = view["crests"][key[0]][crest], CREST_WORDS[crest]
    if have >= ability.cost:
        return say("nobody to aim it at")
    return say("you hold {n} {crest}", n=have, crest=word) if have else say("no {crest}", crest=word)


def master_card(intent: Intent, side: str, view: StateForm, life: int) -> FigureCard:
    """The card of a Master."""
    notes = [say("Loses 1 Heart Point to each attack. In its turn it strikes whoever stands beside it, for 1 Attack.")]
    if side == view["active"] and view["master_attacked"]:
        notes.append(say("Has attacked this turn."))
    stats = (Stat(ATK, MASTER_ATK), _left(view["masters"][side], life))
    name, line = say("{side}’s Master", side=SIDE_NAMES[side]), say("never leaves its slot")
    return FigureCard(name, MASTER, "", side, line, stats, notes=notes)


def held_card(intent: Intent, side: str, view: StateForm) -> FigureCard | None:
    """What the crests that a side holds are good for; None where it holds none."""
    pays: dict[str, dict[str, None]] = {crest: {} for crest in CRESTS}
    facts = intent.facts
    for key in sorted(view["monsters"]):
        for ability in facts.figure(key[1:4]).abilities if key.startswith(side) else ():
            pays[facts.crest(ability)][ability.word] = None
    found = []
    for crest, count in view["crests"][side].items():
        words = list(pays[crest])
        uses = [GOOD_FOR[crest]] if crest in GOOD_FOR else []
        if words:
            uses.append(say("for {abilities}", abilities=all_of(words)))
        if count:
            says = commas(uses) or say("for abilities; nobody here has one yet")
            found.append(AbilityRow(CREST_WORDS[crest], crest, count, says))
    if not found:
        return None
    return FigureCard(say("What you hold"), MASTER, "", side, say("and what each is good for"), rows=found)


def item_card(facts: Facts, item: ItemForm, square: str) -> FigureCard:
    """The card of an item in play."""
    code, kind, side = str(item["id"] or "")[1:4], item["kind"], item["side"]
    line = say("{side}’s chest of level {level}, on {square}", side=SIDE_NAMES[side], level=kind[0], square=square)
    if not code:
        works = say("It works on whoever touches it, friend or enemy.")
        return FigureCard(say("A chest"), "", kind, side, line, notes=[works])
    figure, shown = facts.figure(code), code if item["up"] else ""
    return FigureCard(figure.name, shown, kind, side, line, notes=[facts.item_says(figure)])


def figure_card(facts: Facts, code: str, side: str) -> FigureCard | None:
    """The card of a figure that is not in play."""
    if not facts.knows(code):
        return None
    figure = facts.figure(code)
    who = figure.name, code, figure.kind_name, side, facts.class_line(figure.kind_name)
    if figure.is_item:
        return FigureCard(*who, notes=[facts.item_says(figure)])
    stats = (Stat(ATK, figure.atk), Stat(DEF, figure.defence), Stat(HP, figure.hp))
    flies = "FLYING" in facts.traits(code)
    return FigureCard(*who, stats, figure_rows(facts, figure), flying=flies)


def figure_rows(facts: Facts, figure: Figure) -> list[AbilityRow]:
    """A figure's abilities, as it was made with them."""
    general = (TRAIT_SAYS[trait] for trait in sorted(facts.traits(figure.code)))
    return [
        *(AbilityRow(word, "", 0, says, sign=sign) for word, says, sign in general),
        *(AbilityRow(a.word, facts.crest(a), a.cost, facts.says(a)) for a in figure.abilities),
    ]
