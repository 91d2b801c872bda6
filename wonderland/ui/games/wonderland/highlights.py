"""What the table marks for a player now, from the control and the queries."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.core.game import CHANCE
from wonderland.core.message import all_of, capital, commas, one_of, say, say_n
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.named_line import IMAGE, in_names
from wonderland.games.wonderland.names import what_bests
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.queries import laying
from wonderland.games.wonderland.state_form import factors_of
from wonderland.games.wonderland.words import other, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.board import Declared, Marks, and_then
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pair_cards import numbers_of
from wonderland.ui.games.wonderland.picked import Picked


def marks_for(control: Intent) -> Marks:
    """Everything marked that follows from the match and what the player has begun."""
    marks = Marks(picked=control.being.picked)
    if control.mode == modes.LAYING:
        _mark_laying(control, marks)
    elif control.being.picked and control.mode not in (modes.OVER, modes.WAITING):
        _mark_being(control, marks, control.being.picked)
    marks.declared = _declared(control)
    return marks


def _declared(control: Intent) -> Declared | None:
    """What is about to happen and may still be answered, as it is seen on the table."""
    line = queries.declared(control.match)
    squares = {b["id"]: b["square"] for b in control.state["beings"]}
    origin = squares.get(line.being) if line else None
    if line is None or origin is None:
        return None
    if line.verb == "attack":
        if line.target == IMAGE:
            return Declared(origin, queries.fixed(control.match).images[line.other])
        found = queries.targets(control.match, line.being)
        waiting = _waiting(control).get(squares[line.target], 0)
        points = next((and_then(waiting, t.points) for t in found if t.id == line.target), "")
        return Declared(origin, squares[line.target], points)
    target = line.target
    return Declared(origin, squares[target], helps=target[0] == line.side) if target else None


def _waiting(control: Intent) -> dict[str, int]:
    """The points that wait on beings, by square."""
    return {b["square"]: b["points"] for b in control.state["beings"] if b["points"]}


def _mark_laying(control: Intent, marks: Marks) -> None:
    laid = control.path.laid
    marks.ghosts = [((laid[i], laid[i + 1]), True) for i in range(0, len(laid), 2)]
    if len(laid) == 6:
        marks.glow = control.path.starts()
        marks.start = control.path.start
        if control.path.start:
            marks.arrival = (control.seat + str(control.path.card), control.path.start)
        return
    places = laying.placements(control.match, laid)
    marks.glow = tuple(sorted({pair[0] for pair in places}))


def _mark_being(control: Intent, marks: Marks, being: str) -> None:
    match = control.match
    squares = {b["id"]: b["square"] for b in control.state["beings"]}
    if being not in squares:
        return
    ability = control.being.ability(being)
    marks.waiting = _waiting(control)
    if control.being.aiming and ability:
        if ability.marks == "block":
            block = queries.blast_block(match, being, control.being.n)
            marks.block = block.squares
            marks.targets = {squares[hit]: points for hit, points in block.hits}
        else:
            if ability.marks == "sight":
                marks.sight = queries.sight(match, being).squares
            marks.targets = {squares[target]: None for target in ability.targets}
            if not ability.hostile:
                friends = [target for target in ability.targets if target[0] == being[0]]
                marks.helped = frozenset(squares[target] for target in friends)
        return
    if control.own(being) and control.mode == modes.ACTING:
        begun = f"{control.seat} move {being[1:]}"
        wants = control.session.wants  # a lesson offers what it means, and nothing else
        found = queries.reach(match, being).items()
        reach = {square: way for square, way in found if wants(f"{begun} {' '.join(way.path)}")}
        marks.reach = {square: found.price for square, found in reach.items()}
        marks.passing = frozenset(square for square, found in reach.items() if found.passing)
        image = queries.fixed(match).images[other(being[0])]
        for target in queries.targets(match, being):
            if not wants(f"{control.seat} attack {being[1:]} {target.id}"):
                continue
            square = image if target.id == "image" else squares[target.id]
            points = None if target.id == "image" else target.points
            marks.targets = {**marks.targets, square: points}
    card = queries.fixed(match).card(being)
    if any(part.marks == "beside" for part in card.components):
        marks.block = queries.beside(match, being)
    if ability and ability.marks == "sight":
        marks.sight = queries.sight(match, being).squares


def picked_for(control: Intent, coach: bool, held: tuple[str, ...] = ()) -> Picked | None:
    """What the box in the panel says; ``held`` is where the domino in hand would fit."""
    if control.mode == modes.LAYING and control.path.card:
        return _coached(control, coach, held)
    if control.mode == modes.CHOOSING and control.dice.cards:
        return _odds(control)
    if control.being.picked:
        return being_for(control, control.being.picked)
    if control.mode == modes.ACTING:
        hoods = any(is_hooded(being["id"][1:]) for being in control.state["beings"])
        return None if hoods else _factors(control)  # what is known of hoods wants the room
    about = _asked_about(control)
    return being_for(control, about) if about else None


def each_level(control: Intent) -> Picked | None:
    """What three dice of each level would bring, before any is chosen; None at any other time."""
    if control.mode != modes.CHOOSING:
        return None
    match, side = control.match, control.seat
    cards = queries.fixed(match).cards[side]
    held = [front_of(card) for card in control.state["pools"][side]]
    most, lines = control.dice.most_dice(), []
    for level in (1, 2, 3, 4):
        rolled = [card for card in held if cards[card].level == level][:most]
        if len(rolled) > 1:
            chance = queries.odds(match, rolled).any_summon
            lines.append(
                say_n(
                    "{n} die of level {level}: {chance:.0%}",
                    "{n} dice of level {level}: {chance:.0%}",
                    len(rolled),
                    level=level,
                    chance=chance,
                )
            )
    if not lines:
        return None
    note = say("Two stars of one level call a being.")
    return Picked(say("The chance of a call"), note, tuple(lines))


def acted_last(control: Intent) -> Picked | None:
    """The being that came or did something last, of those that stand; None where nobody did."""
    standing = {being["id"] for being in control.state["beings"]}
    said = (in_names(line) for line in reversed(control.match.lines) if line[0] != CHANCE)
    found = (one.being for one in said if one.verb != "dice" and one.being in standing)
    being = next(found, None)
    return being_for(control, being) if being else None


def _asked_about(control: Intent) -> str | None:
    """The being that a question is about: on whom something is done, else who does it."""
    if control.mode == modes.DEFENDING:
        asked = queries.defence(control.match, control.seat)
        return asked[0].being if asked else None
    line = queries.declared(control.match) if control.mode == modes.ANSWERING else None
    if line is None:
        return None
    return line.target if line.target and line.target != IMAGE else line.being


GOOD_FOR = {
    "M": say("steps of your beings"),
    "A": say("an attack each, on whoever stands beside"),
    "D": say("each takes Def off the points on a being, when defense is checked"),
}
"""What the factors are good for that no ability pays with (W-32, W-43, W-62)."""


def _factors(control: Intent) -> Picked | None:
    """What the factors of the side that acts are good for now."""
    definitions = queries.fixed(control.match).definitions
    held = {letter: n for letter, n in factors_of(control.state, control.seat).items() if n}
    if not held:
        return None
    own = queries.abilities(control.match, control.seat)
    lines = []
    for letter, count in held.items():
        pays = dict.fromkeys(ability.title for ability in own if ability.factor == letter)
        use = GOOD_FOR.get(letter) or one_of(pays) or say("nobody here can use it yet")
        factor = definitions.factors[letter]
        lines.append(say("{n} {factor}: {use}", n=count, factor=factor, use=use))
    return Picked(say("What you hold"), say("what each is good for"), tuple(lines))


def _coached(control: Intent, coach: bool, held: tuple[str, ...]) -> Picked:
    card = queries.fixed(control.match).card(f"{control.seat}{control.path.card}")
    title = words_of(control.match).card(card.name)
    squares = [*control.path.laid, *held]
    if not coach or not squares:
        return Picked(
            title, say("{being} of level {level}", being=card.title, level=card.level), (), control.seat + card.name
        )
    coaching = queries.coach(control.match, squares)

    yours = say("To their Image: {way}.", way=_way(coaching.own_after))
    theirs = say("They to yours: {way}.", way=_way(coaching.enemy_after))
    return Picked(say("Path coach"), COACHED.get(control.path.suggested, say("what this path would change")), (
        yours, *_without(coaching.own_before, coaching.own_after),
        theirs, *_without(coaching.enemy_before, coaching.enemy_after),
        say_n("Room left for you: {n} path.", "Room left for you: {n} paths.", coaching.room),
    ))  # fmt: skip


COACHED = {"way": say("the short way"), "block": say("a block"), "room": say("room to go on")}


def _without(before: queries.Route | None, after: queries.Route | None) -> tuple[str, ...]:
    """What a way is as long as the path is not laid, where the path changes it."""
    return () if before == after else (say("Without it: {way}.", way=_way(before)),)


def _way(found: queries.Route | None) -> str:
    if found is None:
        return say("no way")
    steps = say_n("{n} step", "{n} steps", found.squares)
    left = say("{n} not laid", n=found.to_lay) if found.to_lay else say("all laid")
    return commas([steps, left])


def card_for(control: Intent, name: str) -> Picked:
    """What a card would be on the table: its numbers, and what it could do."""
    definitions = queries.fixed(control.match).definitions
    card = queries.fixed(control.match).card(control.seat + name)
    abilities = [
        say(
            "{ability} for n {factor}: {what}",
            ability=capital(own.title),
            factor=definitions.factor_name(own.factor),
            what=own.kind.says.format(n="n"),
        )
        for own in card.abilities
    ]
    numbers = numbers_of(card)
    title = words_of(control.match).card(name)
    note = say("{being} of level {level}", being=card.title, level=card.level)
    return Picked(title, note, (numbers, *abilities), control.seat + name)


def _odds(control: Intent) -> Picked:
    odds = queries.odds(control.match, control.dice.cards)
    words = words_of(control.match)
    lines = tuple(
        say("{card}: {chance:.0%} to be summoned", card=words.card(card), chance=chance)
        for card, chance in odds.summons.items()
    )
    levels = sorted({queries.fixed(control.match).card(control.seat + c).level for c in control.dice.cards})
    of = say_n("of level {levels}", "of levels {levels}", len(levels), levels=all_of(map(str, levels)))
    return Picked(say("Your dice"), of, lines)


MOST_GUISES = 4
"""How many cards are named that an unknown being may be."""
UNKNOWN = say("Nobody knows yet what it is: not before it acts, halts or is attacked.")


def being_for(control: Intent, being: str) -> Picked | None:
    """What a being on the table is and may do now; None where it stands no more."""
    being_now = next((b for b in control.state["beings"] if b["id"] == being), None)
    if being_now is None:
        return None
    definitions = queries.fixed(control.match).definitions
    card = queries.fixed(control.match).card(being)
    title = words_of(control.match).card(card.name)
    if is_hooded(card.name):
        note = say("on {square}", square=being_now["square"])
        return Picked(capital(title), note, (UNKNOWN, *_guises(control, being)), being)
    bests = what_bests(definitions, card)[1]
    lines = [
        say(
            "Str {strength}   Atk {attack}   Def {defense}   bests {suit}",
            strength=being_now["str"],
            attack=being_now["atk"],
            defense=being_now["def"],
            suit=bests,
        )
    ]
    if card.mov is not None:
        lines.append(say("Mov {mov}, walked {stepped}", mov=max(0, card.mov), stepped=being_now["stepped"]))
    for ability in control.being.abilities(being):
        factor = definitions.factors[ability.factor]
        lines.append(
            say(
                "{ability} for n {factor}: {what}",
                ability=capital(ability.title),
                factor=factor,
                what=ability.sentence.format(n="n"),
            )
        )
    for row in queries.defence(control.match, being[0]):
        if row.being == being:
            kept = say("it falls") if row.falls_defended else say("keeps {n}", n=row.keeps)
            rest = row.strength - row.points
            left = say("it falls") if row.falls_undefended else say("it keeps {n}", n=rest)
            lines.append(
                say_n(
                    "{n} point waits: undefended {left}, defended {kept}.",
                    "{n} points wait: undefended {left}, defended {kept}.",
                    row.points,
                    left=left,
                    kept=kept,
                )
            )
    note = say("{being} of level {level}, on {square}", being=card.title, level=card.level, square=being_now["square"])
    return Picked(title, note, tuple(lines), being)


def _guises(control: Intent, being: str) -> Iterator[str]:
    """The cards that an unknown being may be, where they are few."""
    found = queries.hoods(control.session.match, other(being[0]))
    for hood in found:
        if hood.name == being and len(hood.cards) <= MOST_GUISES:
            words = words_of(control.match)
            cards = one_of([words.card(front_of(label)) for label in hood.cards])
            yield say("By its dice it can be: {cards}.", cards=cards)
