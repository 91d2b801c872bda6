"""What the table marks for a player now, from the control and the queries."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.queries import laying
from wonderland.games.wonderland.words import in_number, listed, other, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.board import Declared, Marks
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.picked_box import Picked


def marks_for(control: Intent) -> Marks:
    """Everything marked that follows from the match and what the player has begun."""
    marks = Marks(picked=control.picked)
    if control.mode == modes.LAYING:
        _mark_laying(control, marks)
    elif control.picked and control.mode not in (modes.OVER, modes.WAITING):
        _mark_being(control, marks, control.picked)
    marks.declared = _declared(control)
    return marks


def _declared(control: Intent) -> Declared | None:
    """What is about to happen and may still be answered, as it is seen on the table."""
    words = control.declared().split()
    squares = {b["id"]: b["square"] for b in control.state["beings"]}
    origin = squares.get(words[0] + words[2]) if len(words) > 3 else None
    if origin is None:
        return None
    if words[1] == "attack":
        if words[3] == "image":
            return Declared(origin, queries.fixed(control.match).images[other(words[0])])
        found = queries.targets(control.match, words[0] + words[2])
        points = next((str(t.points) for t in found if t.id == words[3]), "")
        return Declared(origin, squares[words[3]], points)
    target = next((word for word in words[3:] if word in squares), None)
    return Declared(origin, squares[target], helps=target[0] == words[0]) if target else None


def _mark_laying(control: Intent, marks: Marks) -> None:
    laid = control.laid
    marks.ghosts = [((laid[i], laid[i + 1]), True) for i in range(0, len(laid), 2)]
    if len(laid) == 6:
        marks.glow = control.starts()
        marks.start = control.start
        if control.start:
            marks.arrival = (control.side + str(control.card), control.start)
        return
    places = laying.placements(control.match, laid)
    marks.glow = tuple(sorted({pair[0] for pair in places}))


def _mark_being(control: Intent, marks: Marks, being: str) -> None:
    match = control.match
    squares = {b["id"]: b["square"] for b in control.state["beings"]}
    if being not in squares:
        return
    ability = control.ability(being)
    if control.aiming and ability:
        if ability.marks == "block":
            block = queries.blast_block(match, being, control.n)
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
        begun = f"{control.side} move {being[1:]}"
        wants = control.table.wants  # a lesson offers what it means, and nothing else
        found = queries.reach(match, being).items()
        reach = {square: way for square, way in found if wants(f"{begun} {' '.join(way.path)}")}
        marks.reach = {square: found.price for square, found in reach.items()}
        marks.passing = frozenset(square for square, found in reach.items() if found.passing)
        image = queries.fixed(match).images[other(being[0])]
        for target in queries.targets(match, being):
            if not wants(f"{control.side} attack {being[1:]} {target.id}"):
                continue
            square = image if target.id == "image" else squares[target.id]
            points = None if target.id == "image" else target.points
            marks.targets = {**marks.targets, square: points}
    card = queries.fixed(match).definitions.cards[being[1:]]
    if any(part.marks == "beside" for part in card.components):
        marks.block = queries.beside(match, being)
    if ability and ability.marks == "sight":
        marks.sight = queries.sight(match, being).squares


def picked_for(control: Intent, coach: bool, held: tuple[str, ...] = ()) -> Picked | None:
    """What the box in the panel says; ``held`` is where the domino in hand would fit."""
    if control.mode == modes.LAYING and control.card:
        return _coached(control, coach, held)
    if control.mode == modes.CHOOSING and control.cards:
        return _odds(control)
    if control.picked:
        return _being(control, control.picked)
    if control.mode == modes.ACTING:
        return _factors(control)
    return None


GOOD_FOR = {
    "M": "steps of your beings",
    "A": "an attack each, on whoever stands beside",
    "D": "each takes Def off the points on a being, when defense is checked",
}
"""What the factors are good for that no ability pays with (W-32, W-43, W-62)."""


def _factors(control: Intent) -> Picked | None:
    """What the factors of the side that acts are good for now."""
    definitions = queries.fixed(control.match).definitions
    held = {letter: n for letter, n in control.state["factors"][control.side].items() if n}
    if not held:
        return None
    own = queries.abilities(control.match, control.side)
    lines = []
    for letter, count in held.items():
        pays = dict.fromkeys(ability.ability for ability in own if ability.factor == letter)
        use = GOOD_FOR.get(letter) or listed(list(pays), "or") or "nobody here can use it yet"
        lines.append(f"{count} {definitions.factors[letter]}: {use}")
    return Picked("What you hold", "what each is good for", tuple(lines))


def _coached(control: Intent, coach: bool, held: tuple[str, ...]) -> Picked:
    definitions = queries.fixed(control.match).definitions
    card = definitions.cards[str(control.card)]
    title = f"{definitions.rank_names[card.rank]} of {definitions.suits[card.suit].name}"
    squares = [*control.laid, *held]
    if not coach or not squares:
        return Picked(title, f"{card.title} of level {card.level}", (), control.side + card.name)
    told = queries.coach(control.match, squares)

    return Picked("Path coach", COACHED.get(control.suggested, "what this path would change"), (
        f"You: {_changed(told.own_before, told.own_after)} to their Image.",
        f"They: {_changed(told.enemy_before, told.enemy_after)} to yours.",
        f"Room left for you: {told.room} paths.",
    ))  # fmt: skip


COACHED = {"way": "the short way", "block": "a block", "room": "room to go on"}


def _changed(before: queries.Way | None, after: queries.Way | None) -> str:
    """A way in words, and what it was before where the path changes it."""
    if before == after:
        return _way(after)
    return f"{_way(after)}, before {_way(before)}"


def _way(found: queries.Way | None) -> str:
    if found is None:
        return "no way"
    laid = f", {found.to_lay} still to lay" if found.to_lay else ""
    return f"{found.squares} {'step' if found.squares == 1 else 'steps'}{laid}"


def card_for(control: Intent, name: str) -> Picked:
    """What a card would be on the table: its numbers, and what it could do."""
    definitions = queries.fixed(control.match).definitions
    card = definitions.cards[name]
    abilities = [
        f"{own.name.capitalize()} for n {definitions.factor_name(own.factor)}: {own.kind.says.format(n='n')}"
        for own in card.abilities
    ]
    numbers = f"Str {card.strength}   Atk {card.attack}   Def {card.defense}"
    title = words_of(control.match).card(name)
    note = f"{card.title} of level {card.level}"
    return Picked(title, note, (numbers, *abilities), control.side + name)


def _odds(control: Intent) -> Picked:
    odds = queries.odds(control.match, control.cards)
    words = words_of(control.match)
    lines = tuple(
        f"{words.card(card)}: {chance:.0%} to be summoned" for card, chance in odds.summons.items()
    )
    levels = sorted(
        {queries.fixed(control.match).definitions.cards[c].level for c in control.cards}
    )
    return Picked("Your dice", f"of level {', '.join(map(str, levels))}", lines)


def _being(control: Intent, being: str) -> Picked | None:
    told = next((b for b in control.state["beings"] if b["id"] == being), None)
    if told is None:
        return None
    definitions = queries.fixed(control.match).definitions
    card = definitions.cards[being[1:]]
    title = f"{definitions.rank_names[card.rank]} of {definitions.suits[card.suit].name}"
    bests = definitions.suits[definitions.suits[card.suit].bests].name
    lines = [f"Str {told['str']}   Atk {told['atk']}   Def {told['def']}   bests {bests}"]
    for ability in control.abilities(being):
        factor = definitions.factors[ability.factor]
        lines.append(
            f"{ability.ability.capitalize()} for n {factor}: {ability.sentence.format(n='n')}"
        )
    for row in queries.defence(control.match, being[0]):
        if row.being == being:
            kept = "it falls" if row.falls_defended else f"keeps {row.keeps}"
            left = "falls" if row.falls_undefended else f"keeps {row.strength - row.points}"
            lines.append(
                in_number(f"{row.points} points wait: undefended it {left}, defended {kept}.")
            )
    note = f"{card.title} of level {card.level}, on {told['square']}"
    return Picked(title, note, tuple(lines), being)
