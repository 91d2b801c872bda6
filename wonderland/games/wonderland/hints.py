"""Hints in words: a nudge first, then the move; and what an agent did, said in the same way.

A hint is a row of lines of the side that is to act. Nothing is decided here: the lines come from
an agent (``session.thinking``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.agent import Agent
from wonderland.core.match import Match
from wonderland.core.message import Reworded, all_of, capital, commas, mapped, one_of, say, say_as, say_n, then
from wonderland.games.wonderland.codes import verb_of
from wonderland.games.wonderland.named_line import IMAGE, NamedLine, in_names, joined
from wonderland.games.wonderland.names import IT, WITH_IT
from wonderland.games.wonderland.position import position_of
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.queries.fixed import fixed
from wonderland.games.wonderland.state import ACTION, WINDOW
from wonderland.games.wonderland.words import Words, words_of
from wonderland.kit.grammar import HIDDEN

NUMBERS = (say("no"), say("one"), say("two"), say("three"), say("four"))
_PENDING: Mapping[str, str] = {
    "move": say("This step can be answered."),
    "attack": say("This attack can be answered."),
    "use": say("What it is about to do can be answered."),
    "blast": say("This blast can be answered."),
    "end": say("The points have not landed yet: you can still answer."),
}


MOST_TOGETHER = 12
"""The most lines of one hint."""
_GO_ON = ("move", "use", "attack")


def together(match: Match, line: str, agent: Agent) -> tuple[str, ...]:
    """What one being is to do in a row: walk here, then attack.

    The other side is expected to answer nothing.

    Args:
        match: where the line may be played; it is played on with.
        line: the first line.
        agent: who chose it, and chooses what follows.
    """
    lines = [line]
    first = in_names(line)
    acting = state_of(match).phase == ACTION
    while acting and first.verb in _GO_ON and len(lines) < MOST_TOGETHER:
        match.play(lines[-1])
        while state_of(match).phase == WINDOW:
            match.play(f"{match.to_act} pass")
        if match.to_act != first.side or state_of(match).phase != ACTION:
            break
        following = str(agent.choose(match.view(first.side)).action)
        further = in_names(following)
        if further.verb not in _GO_ON or further.being != first.being:
            break
        lines.append(following)
    return tuple(lines)


# --- the nudge -----------------------------------------------------------------------------------
def nudge(match: Match, lines: Sequence[str]) -> str:
    """One sentence that points to where a hint lies without giving it away.

    Args:
        match: where the side is to act.
        lines: the hint, at least one line.
    """
    line = in_names(lines[0])
    if state_of(match).phase == WINDOW:
        return _in_window(match, line.side, line.verb)
    maker = _NUDGES.get(line.verb)
    return maker(words_of(match), match, line) if maker else say("Look at what the rules let you do.")


def _in_window(match: Match, side: str, verb: str) -> str:
    if verb == "pass":
        return say("Your factors may be worth more later.")
    state = state_of(match)
    pending = state.pending
    assert pending is not None
    if "we"[state.active] == side:
        return say("What they did can be answered.")
    return _PENDING[verb_of(pending)]


def _nudge_dice(words: Words, match: Match, line: NamedLine) -> str:
    levels = [fixed(match).cards[line.side][card].level for card in line.cards]
    pairs = [level for level in sorted(set(levels)) if levels.count(level) > 1]
    if pairs:
        which = one_of([str(level) for level in pairs])
        return say("A being of level {levels} would help most.", levels=which)
    return say("It is factors that you need now, more than a summon.")


def _nudge_summon(words: Words, match: Match, line: NamedLine) -> str:
    level = fixed(match).card(line.being).level
    dice = position_of(match).state()["dice"]
    count = sum(die["level"] == level and die["face"] == "S" for die in dice)
    number = capital(NUMBERS[count])
    return say("{number} of your dice show S: a summon is worth it.", number=number)


def _nudge_being(words: Words, match: Match, line: NamedLine) -> str:
    return say("Look at what your {card} could do.", card=words.card(line.card))


def _nudge_attack(words: Words, match: Match, line: NamedLine) -> str:
    if line.target == IMAGE:
        return say("The enemy Image is within reach.")
    return say("One of your beings has an enemy within reach of its attack.")


_NUDGES: dict[str, Callable[[Words, Match, NamedLine], str]] = {
    "four": lambda *_: say("You hold a Chance, and more dice are to be had for it."),
    "dice": _nudge_dice,
    "summon": _nudge_summon,
    "skip": lambda *_: say("A summon lays a path for both of you. You need not."),
    "move": _nudge_being,
    "halt": lambda *_: say("Two of yours share a square, and that cannot last."),
    "attack": _nudge_attack,
    "use": _nudge_being,
    "blast": lambda words, _, line: say("Count what stands around your {card}.", card=words.card(line.card)),
    "end": lambda *_: say("What more you could do now is not worth its price."),
    "defend": lambda *_: say("One of your beings is worth a Defend."),
    "done": lambda *_: say("A Defend would be wasted here."),
}


# --- the move ------------------------------------------------------------------------------------
def advice(match: Match, lines: Sequence[str]) -> str:
    """A hint in words, as one sentence: ``"Move your Six of Hearts to k7, then attack ..."``."""
    return _in_words(_Teller(words_of(match), lines[0][0], to_self=True), lines)


def deeds(match: Match, lines: Sequence[str]) -> str:
    """What an agent's lines did, as one short sentence; the end is left out if there is more."""
    said = [line for line in lines if in_names(line).verb != "end"]
    return _in_words(_Teller(words_of(match), lines[0][0], to_self=False), said or lines)


def reason(match: Match, why: str, side: str = "") -> str:
    """What an agent said of its choice, with the names of beings.

    Args:
        match: whose beings they are.
        why: the agent's sentence, in which the agent is "it".
        side: who is told this as advice, and so is "you"; ``""`` for one who watches.
    """
    teller = _Teller(words_of(match), side, to_self=True)
    named = mapped(why, teller.named)
    if side:
        yours = str(named)
        for pattern, you in _TO_YOU:
            yours = re.sub(pattern, you, yours)
        named = Reworded(yours, named)
    return capital(named)


def _in_words(teller: _Teller, lines: Sequence[str]) -> str:
    deeds_told = []
    for line in joined(lines):
        one = in_names(line)
        deeds_told.append(_DEEDS[one.verb](teller, one))
    return say("{sentence}.", sentence=capital(then(deeds_told)))


@dataclass(slots=True)
class _Teller:
    """Tells a side's deeds, either to the side as advice or of it to another.

    Attributes:
        words: the names of things.
        side: whose deeds they are.
        to_self: whether the side is told what to do, or another what it did.
        last: the card that was named last, and is "it" from then on.
    """

    words: Words
    side: str
    to_self: bool
    last: str = ""

    def pick(self, present: str, past: str) -> str:
        """What is advised, or what was done."""
        return present if self.to_self else past

    def own(self, card: str) -> str:
        """A card of the side's own, with which something is done; the last that was named is "it"."""
        if card == self.last:
            return WITH_IT
        self.last = card
        named = self.words.card(card)
        return self.pick(say_as("with whom it is done", "your {card}", card=named), say("the {card}", card=named))

    def told(self, card: str) -> str:
        """A card of the side's own, to which something is done; the last that was named is "it"."""
        if card == self.last:
            return IT
        self.last = card
        return self._owned(card)

    def being(self, being: str) -> str:
        """A being of either side."""
        return self._owned(being[1:]) if being[0] == self.side else self.words.being(being)

    def named(self, part: str) -> str:
        """A part of a sentence, its beings by their names."""
        if _BEING.fullmatch(part):
            return self.being(part)
        return _BEING.sub(lambda found: self.being(found[0]), part)

    def _owned(self, card: str) -> str:
        named = self.words.card(card)
        return self.pick(say("your {card}", card=named), say("the {card}", card=named))


def _dice(teller: _Teller, line: NamedLine) -> str:
    if HIDDEN in line.cards:  # W-70: the other side's, as it is told what was done
        return say_n("chose {n} die face down", "chose {n} dice face down", len(line.cards))
    cards = all_of([teller.words.card(card) for card in line.cards])
    return teller.pick(say("choose the {cards}", cards=cards), say("chose the {cards}", cards=cards))


def _summon(teller: _Teller, line: NamedLine) -> str:
    named = teller.words.card(line.card)
    if not teller.to_self:
        return say("summoned the {card}", card=named)
    laid = commas([say("{one} to {other}", one=one, other=other) for one, other in line.dominoes])
    return say(
        "summon the {card}: lay {dominoes}, and start on {square}", card=named, dominoes=laid, square=line.squares[0]
    )


def _move(teller: _Teller, line: NamedLine) -> str:
    *steps, last = line.squares
    gaps = {"being": teller.own(line.card), "square": last}
    if not teller.to_self:
        return say("moved {being} to {square}", **gaps)
    if steps:
        return say("move {being} to {square} by way of {steps}", **gaps, steps=all_of(steps))
    return say("move {being} to {square}", **gaps)


def _halt(teller: _Teller, line: NamedLine) -> str:
    being = teller.told(line.card)
    return teller.pick(
        say("stop {being} on its friend’s square, which removes it", being=being),
        say("stopped {being} on its friend’s square, which removes it", being=being),
    )


def _attack(teller: _Teller, line: NamedLine) -> str:
    target = say("the enemy Image") if line.target == IMAGE else teller.being(line.target)
    being = teller.own(line.card)
    return teller.pick(
        say("attack {target} with {being}", target=target, being=being),
        say("attacked {target} with {being}", target=target, being=being),
    )


def _ability(verb: str) -> Callable[[_Teller, NamedLine], str]:
    """Tell of an ability: its name where the line has one, else the first of its verb."""

    def tell_use(teller: _Teller, line: NamedLine) -> str:
        card = teller.words.definitions.cards[line.card]
        own = card.ability(verb, line.ability) or card.ability(verb)
        title = own.title if own else say("help")
        gaps = {"ability": title, "n": line.n, "being": teller.own(line.card)}
        if own is None or not own.kind.aimed:
            past = say("used {ability} {n} with {being}", **gaps)
            if own and own.name == "blast":
                past = say("blasted {n} with {being}", n=line.n, being=gaps["being"])
            return teller.pick(say("{ability} {n} with {being}", **gaps), past)
        itself = line.target == teller.side + line.card
        gaps["target"] = say("itself") if itself else teller.being(line.target)
        return teller.pick(
            say("use {being} to {ability} {target} by {n}", **gaps),
            say("used {being} to {ability} {target} by {n}", **gaps),
        )

    return tell_use


def _defend(teller: _Teller, line: NamedLine) -> str:
    being = teller.told(line.card)
    return teller.pick(say("pay a Defend for {being}", being=being), say("paid a Defend for {being}", being=being))


def _fixed(present: str, past: str) -> Callable[[_Teller, NamedLine], str]:
    """Tell of what is the same whatever it is done with."""
    return lambda teller, _: teller.pick(present, past)


_DEEDS: dict[str, Callable[[_Teller, NamedLine], str]] = {
    "four": _fixed(say("pay a Chance for a fourth die"), say("paid a Chance for a fourth die")),
    "dice": _dice,
    "summon": _summon,
    "skip": _fixed(say("decline the summon"), say("declined the summon")),
    "move": _move,
    "halt": _halt,
    "attack": _attack,
    "use": _ability("use"),
    "blast": _ability("blast"),
    "end": _fixed(say("end the actions"), say("ended the actions")),
    "pass": _fixed(say("let it pass"), say("let it pass")),
    "defend": _defend,
    "done": _fixed(say("defend no more"), say("defended no more")),
}
_BEING = re.compile(r"\b[we][A-Z0-9][HSDC]\b")
_TO_YOU = (
    (r"\bits\b", "your"), (r"\bIts\b", "Your"), (r"\bIt stands\b", "You stand"),
    (r"\bit needs\b", "you need"), (r"\bwhatever it does\b", "whatever you do"),
)  # fmt: skip
"""What is said of "it", the agent, as it is said to "you"."""


# --- where it is ---------------------------------------------------------------------------------
class Place(NamedTuple):
    """Squares that a hint is about: one, or a domino's two; and the number it has in a row."""

    squares: tuple[str, ...]
    number: int = 0


class Pointers(NamedTuple):
    """What a hint points at.

    Attributes:
        cards: of the pool.
        places: on the table.
        arrival: the being to be summoned and where it is to start, or None.
    """

    cards: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    arrival: tuple[str, str] | None = None


def pointers(match: Match, lines: Sequence[str]) -> Pointers:
    """What the lines of a hint point at, where the match stands."""
    position = position_of(match)
    squares = {being["id"]: being["square"] for being in position.state()["beings"]}
    grid = position.config.grid
    cards: list[str] = []
    places: list[Place] = []
    steps, arrival = 0, None
    for line in lines:
        one = in_names(line)
        squares[IMAGE] = grid.names[grid.images["ew".index(one.side)]]
        if one.verb == "dice":
            cards += one.cards
        elif one.verb == "summon":
            cards.append(one.card)
            places += [Place(domino, i) for i, domino in enumerate(one.dominoes, start=1)]
            arrival = one.being, one.squares[0]
            squares[one.being] = one.squares[0]
        beings = [one.being] if one.verb in _OF_BEINGS else []
        if one.verb in ("use", "attack"):
            beings.append(one.target)
        places += [Place((squares[being],)) for being in beings if being in squares]
        if one.verb == "move":
            for square in one.squares:
                steps += 1
                places.append(Place((square,), steps))
    return Pointers(tuple(cards), tuple(dict.fromkeys(places)), arrival)


_OF_BEINGS = ("move", "halt", "attack", "use", "blast", "defend")
