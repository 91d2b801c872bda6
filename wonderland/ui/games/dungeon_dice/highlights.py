"""What the table marks for who looks on, made of what the player has begun."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import MASTER, NamedLine, in_names, is_square
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.grid import column_and_row, square_name
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
    covered = {square_name(*cell) for cell in ghost.cells} if ghost else set()
    glow, starts = laying.glow() - covered, laying.starts() - covered
    return Marks(glow=glow, starts=starts, ghost=ghost, shadows=laying.shadows())


def _acting(intent: Intent, pointed: str) -> Marks:
    marks = Marks()
    if not intent.acting.picked:
        return marks
    marks.picked = at_table.slots(intent.match)[intent.seat]
    if intent.acting.picked != MASTER:
        marks.picked = intent.view["monsters"][intent.acting.picked]["square"]
    if intent.acting.aimed:
        marks.aims = tuple(intent.acting.aims())
        return marks
    walks = intent.acting.walks()
    marks.reach = {square: walk.price for square, walk in walks.items()}
    if pointed in walks:
        marks.way = walks[pointed].squares
    targets = intent.acting.targets()
    marks.hits = {square: _blow(intent, marks.picked, square, target) for square, target in targets.items()}
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
    return _struck(intent, plain, defended, intent.other, away)


def away_from(origin: str, square: str) -> str:
    """The edge of a square away from another one."""
    (a, b), (c, d) = column_and_row(origin), column_and_row(square)
    if abs(c - a) >= abs(d - b):
        return "e" if c >= a else "w"
    return "n" if d > b else "s"


def _answering(intent: Intent, marks: Marks) -> None:
    """Mark who attacks and whom, and who could answer; the one that is chosen above all."""
    view, slots = intent.view, at_table.slots(intent.match)
    if intent.mode == modes.ANSWERING:
        answers = [view["monsters"][one.monster]["square"] for one in intent.asking.answers()]
        marks.asked = tuple(dict.fromkeys(answers))
        aim = intent.asking.answer
        if aim and aim.target:
            found = aim.target if is_square(aim.target) else _square(view, aim.target, {})
            marks.aims = (found,) if found else ()
    for attack in map(in_names, view["chain"][:1]):
        if attack.verb == "attack":
            marks.picked = _square(view, attack.who, slots)
            if target := _square(view, attack.target, slots):
                marks.hits = {target: _stands(intent, marks.picked, target, attack)}


def _square(view: StateForm, name: str, slots: Mapping[str, str]) -> str:
    """Where somebody stands; ``""`` for one who is not in play any more."""
    if name.endswith(MASTER):
        return slots[name[0]]
    monsters = view["monsters"]
    return monsters[name]["square"] if name in monsters else ""


def _stands(intent: Intent, attacker: str, target: str, attack: NamedLine) -> Blow:
    """The attack as it stands now, with all that the links of the chain will make of it."""
    away = away_from(attacker, target) if attacker else "e"
    if attack.on_master or not attacker:
        return Blow("−1" if attack.on_master else "?", "", away)
    defended, plain = queries.forecast(intent.match, attack.who, attack.target)
    if intent.mode == modes.ANSWERING and not (passing := intent.asking.outlook("pass")).unsure:
        plain = passing.harm(attack.target)
        defended = passing.defended.harm(attack.target) if passing.defended else plain
    return _struck(intent, plain, defended, attack.target[0], away)


def _struck(intent: Intent, plain: int, defended: int, side: str, away: str) -> Blow:
    """What a blow does to a monster of a side, and what if it is defended, where that can be."""
    asked = defended != plain and intent.view["crests"][side]["D"]
    return Blow(str(plain), str(defended) if asked else "", away)
