"""What the table marks for who looks on, made of what the player has begun."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import MASTER, NamedLine, in_names, is_square
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.boards.verdict import Verdict, verdict_on
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.marks import Blow, Marks


def marks_of(intent: Intent, pointed: str) -> Marks:
    """What is marked now.

    Args:
        intent: what the player has begun.
        pointed: the square that is pointed at, ``""`` for none.
    """
    mode = intent.mode
    if mode == modes.LAYING:
        return _laying(intent)
    if mode == modes.ACTING:
        return _acting(intent, pointed)
    marks = Marks()
    if mode == modes.CHOOSING and not intent.view["laid"][intent.seat]:
        marks.near = tuple(queries.laying.touching(intent.match, intent.seat))
    if mode == modes.PLACING:
        marks.places = tuple(one.end for one in intent.about("place"))
    if mode in modes.ASKED:
        _answering(intent, marks)
    return marks


def _laying(intent: Intent) -> Marks:
    laying = intent.laying
    ghost = laying.ghost()
    covered = set(ghost.cells) if ghost else set()
    glow = frozenset(name for name in laying.glow() if column_and_row(name) not in covered)
    starts = frozenset(name for name in laying.starts() if column_and_row(name) not in covered)
    return Marks(glow=glow, starts=starts, ghost=ghost, shadows=laying.shadows())


def _acting(intent: Intent, pointed: str) -> Marks:
    marks = Marks()
    if not intent.acting.picked:
        return marks
    if intent.acting.picked == MASTER:
        marks.picked = at_table.slots(intent.match)[intent.seat]
    else:
        marks.picked = str(intent.view["monsters"][intent.acting.picked]["square"])
    if intent.acting.aimed:
        marks.aims = tuple(intent.acting.aims())
        return marks
    walks = intent.acting.walks()
    marks.reach = {square: walk.price for square, walk in walks.items()}
    if pointed in walks:
        marks.way = walks[pointed].squares
    targets = intent.acting.targets()
    marks.hits = {
        square: _blow(intent, marks.picked, square, target) for square, target in targets.items()
    }
    meant = pointed if pointed in targets or len(targets) != 1 else next(iter(targets))
    if meant in targets:
        marks.verdict = meant, _verdict(intent, targets[meant], marks.hits[meant])
    return marks


def _verdict(intent: Intent, target: str, blow: Blow) -> Verdict:
    """What a blow would leave of its target (DD-56, DD-58)."""
    if target == MASTER:
        life = intent.view["masters"][intent.other]
        return verdict_on(life, life - 1)
    has = intent.view["monsters"][target]["hp"]
    defended = has - int(blow.defended) if blow.defended else None
    gone = -1 if at_table.must_exceed(intent.match) else 0
    return verdict_on(has, has - int(blow.plain), defended, gone=gone)


def _blow(intent: Intent, origin: str, square: str, target: str) -> Blow:
    away = away_from(origin, square)
    if target == MASTER:
        return Blow("−1", "", away)
    defended, plain = queries.forecast(intent.match, intent.acting.striker, target)
    asked = defended != plain and intent.view["crests"][intent.other]["D"]
    return Blow(str(plain), str(defended) if asked else "", away)


def away_from(origin: str, square: str) -> str:
    """The edge of a square away from another one."""
    (a, b), (c, d) = column_and_row(origin), column_and_row(square)
    if abs(c - a) >= abs(d - b):
        return "e" if c >= a else "w"
    return "n" if d > b else "s"


def _answering(intent: Intent, marks: Marks) -> None:
    """Mark who attacks and whom, and who could answer; the one that is chosen above all."""
    view = intent.view
    if intent.mode == modes.ANSWERING:
        marks.asked = tuple(dict.fromkeys(
            str(view["monsters"][answer.monster]["square"]) for answer in intent.asking.answers()
        ))  # fmt: skip
        aim = intent.asking.answer
        if aim and aim.target:
            found = aim.target if is_square(aim.target) else _square(view, aim.target, {})
            marks.aims = (found,) if found else ()
    for link in view["chain"][:1]:
        attack = in_names(link)
        if attack.verb == "attack":
            slots = at_table.slots(intent.match)
            attacker = _square(view, attack.who, slots)
            target = _square(view, attack.target, slots)
            marks.picked = attacker
            if target:
                marks.hits = {target: _stands(intent, attacker, target, attack)}


def _square(view: StateForm, name: str, slots: Mapping[str, str]) -> str:
    """Where somebody stands; ``""`` for one who is not in play any more."""
    if name.endswith(MASTER):
        return slots[name[0]]
    monsters = view["monsters"]
    return monsters[name]["square"] if name in monsters else ""


def _stands(intent: Intent, attacker: str, target: str, attack: NamedLine) -> Blow:
    """The attack as it stands now, with all that the links of the chain will make of it."""
    away = away_from(attacker, target) if attacker else "e"
    if attack.on_master:
        return Blow("−1", "", away)
    if not attacker:
        return Blow("?", "", away)
    defended, plain = queries.forecast(intent.match, attack.who, attack.target)
    if intent.mode == modes.ANSWERING and not (passing := intent.asking.outlook("pass")).unsure:
        plain = passing.harm(attack.target)
        defended = passing.defended.harm(attack.target) if passing.defended else plain
    asked = defended != plain and intent.view["crests"][attack.target[0]]["D"]
    return Blow(str(plain), str(defended) if asked else "", away)
