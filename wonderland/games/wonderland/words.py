"""The flagship in words: names of cards and sides, and a sentence for each event.

The data's own words (ranks, suits, factors) come from the definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland.core.match import Match
from wonderland.core.message import all_of, capital, commas, say, say_n
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.names import SIDE_NAMES, being_name, card_name
from wonderland.games.wonderland.position import position_of
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.kit import dispatch

REASONS = {
    "image": say("{loser}’s Image has fallen"),
    "no-summons": say("{loser} can summon no more"),
    "resigned": say("{loser} resigns"),
    "agreement": say("a draw was agreed"),
    "stalled": say("sixty turns went by and nothing happened"),
}
DRAWN = {"image": say("both Images have fallen"), "no-summons": say("neither side can summon any more")}


def other(side: str) -> str:
    """The other side."""
    return "e" if side == "w" else "w"


class Words:
    """Speaks about matches in the words of the definitions."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions

    def card(self, card: str) -> str:
        """``"6H"`` as ``"Six of Hearts"``."""
        return card_name(self.definitions, card)

    def being(self, being: str) -> str:
        """``"w6H"`` as ``"West’s Six of Hearts"``; ``"image"`` as ``"the Image"``."""
        if being == "image":
            return say("the Image")
        return being_name(self.definitions, being)

    def actor(self, being: str) -> str:
        """Who acts, in its side's own turn: the card alone, but for a hood, which either side has."""
        return self.being(being) if is_hooded(being[1:]) else self.card(being[1:])

    def factor(self, letter: str) -> str:
        """``"M"`` as ``"Move"``, ``"S"`` as ``"Summon"``."""
        if letter == CONCEALED:
            return say("something hidden")
        return say("Summon") if letter == "S" else self.definitions.factors[letter]

    def outcome(self, winner: str | None, reason: str) -> str:
        """How a match ended: ``"West wins: East’s Image has fallen"``."""
        if winner is None:
            return say("A draw: {how}", how=DRAWN.get(reason) or REASONS[reason])
        how = REASONS[reason].format(loser=SIDE_NAMES[other(winner)])
        return say("{side} wins: {how}", side=SIDE_NAMES[winner], how=how)

    def fallen(self, loser: str, attackers: Sequence[str], blasters: Sequence[str]) -> str:
        """Which beings felled a side's Image, and how: ``""`` where nobody did."""
        side = SIDE_NAMES[loser]
        beings = all_of([say("the {card}", card=self.card(one[1:])) for one in dict.fromkeys([*attackers, *blasters])])
        if attackers:
            return say("{side}’s Image fell to an attack by {beings}.", side=side, beings=beings)
        if blasters:
            return say("{side}’s Image fell to a blast by {beings}.", side=side, beings=beings)
        return ""

    def sentence(self, event: object) -> str:
        """A sentence for the log, ``""`` for what needs none."""
        teller = _TELLERS.get(type(event))
        return capital(teller(self, event)) if teller else ""


def _dice_chosen(words: Words, event: ev.DiceChosen) -> str:
    cards = all_of([words.card(card) if card else say("a hidden card") for card in event.cards])
    return say("{side} chooses {cards}.", side=SIDE_NAMES[event.side], cards=cards)


def _rolled(words: Words, event: ev.Rolled) -> str:
    faces = commas([words.factor(face) for face in event.faces])
    return say("{side} rolls {faces}.", side=SIDE_NAMES[event.side], faces=faces)


def _summoned(words: Words, event: ev.Summoned) -> str:
    return say("{being} comes in on {square}.", being=words.actor(event.being), square=event.square)


def _path_laid(words: Words, event: ev.PathLaid) -> str:
    side = SIDE_NAMES[event.side]
    return say("{side} lays a path from {first} to {last}.", side=side, first=event.squares[0], last=event.squares[-1])


def _window(words: Words, event: ev.WindowOpened) -> str:
    return say("{side} may answer.", side=SIDE_NAMES[event.side])


def _moved(words: Words, event: ev.Moved) -> str:
    gaps = {"being": words.actor(event.being), "square": event.target}
    if event.paid:
        return say("{being} steps to {square} ({n} Move).", **gaps, n=event.paid)
    return say("{being} steps to {square} (paid before).", **gaps)


def _halted(words: Words, event: ev.Halted) -> str:
    by, being = words.being(event.by), words.actor(event.being)
    return say("{by} bars the way: {being} is halted.", by=by, being=being)


def _made_known(words: Words, event: ev.MadeKnown) -> str:
    gaps = {"side": SIDE_NAMES[event.being[0]], "n": event.number}
    being = words.card(event.being[1:])
    return say("{side}’s unknown being {n} is the {being}.", being=being, **gaps)


def _attacked(words: Words, event: ev.Attacked) -> str:
    if event.target == "image":
        return say("{being} attacks the Image.", being=words.being(event.being))
    gaps = {"being": words.being(event.being), "target": words.being(event.target), "points": points(event.points)}
    if event.bonus:
        return say("{being} attacks {target}: {points}, its suit being the better.", **gaps)
    return say("{being} attacks {target}: {points}.", **gaps)


def points(count: int) -> str:
    """How many attack points: ``"1 point"``."""
    return say_n("{n} point", "{n} points", count)


def _used(words: Words, event: ev.AbilityUsed) -> str:
    kind = words.definitions.abilities[event.ability]
    being, target = words.being(event.being), words.being(event.target)
    return kind.log(event._replace(being=being, target=target), words.factor(event.factor))


def _blasted(words: Words, event: ev.Blasted) -> str:
    hits = [say("{being} for {points}", being=words.being(being), points=points) for being, points in event.hits]
    hits += [say("{side}’s Image", side=SIDE_NAMES[side]) for side in event.images]
    gaps = {"being": words.being(event.being), "n": event.n}
    if not hits:
        return say("{being} goes up in a blast of {n} and hits nothing.", **gaps)
    return say("{being} goes up in a blast of {n}, hitting {hits}.", **gaps, hits=all_of(hits))


_GONE = {"passing": say("{being} may not stay on a friend’s square and is removed."), "defense": say("{being} falls.")}


def _removed(words: Words, event: ev.Removed) -> str:
    return _GONE[event.reason].format(being=words.being(event.being)) if event.reason in _GONE else ""


def _defended(words: Words, event: ev.Defended) -> str:
    if not event.absorbed:
        return say("{being} defends in vain.", being=words.being(event.being))
    return say("{being} defends: {absorbed} fewer.", being=words.being(event.being), absorbed=event.absorbed)


def _damaged(words: Words, event: ev.Damaged) -> str:
    if not event.amount:
        return say("{being} is unhurt.", being=words.being(event.being))
    return say(
        "{being} loses {amount} Str, {strength} left.",
        being=words.being(event.being),
        amount=event.amount,
        strength=event.strength,
    )


def _life(words: Words, event: ev.LifeLost) -> str:
    side = SIDE_NAMES[event.side]
    if not event.left:
        return say("{side}’s Image falls to pieces.", side=side)
    return say("{side}’s Image cracks: {left} left.", side=side, left=event.left)


_TELLERS: Mapping[type, Callable[[Words, object], str]] = dict(
    [
        dispatch.second(ev.FirstDrawn, lambda _, e: say("{side} begins.", side=SIDE_NAMES[e.side])),
        dispatch.second(
            ev.FourDicePaid, lambda _, e: say("{side} pays a Chance for a fourth die.", side=SIDE_NAMES[e.side])
        ),
        dispatch.second(ev.DiceChosen, _dice_chosen),
        dispatch.second(ev.Rolled, _rolled),
        dispatch.second(ev.SummonDeclined, lambda _, e: say("{side} summons nothing.", side=SIDE_NAMES[e.side])),
        dispatch.second(ev.PathLaid, _path_laid),
        dispatch.second(ev.Summoned, _summoned),
        dispatch.second(ev.MadeKnown, _made_known),
        dispatch.second(ev.WindowOpened, _window),
        dispatch.second(ev.Passed, lambda _, e: say("{side} lets it pass.", side=SIDE_NAMES[e.side])),
        dispatch.second(ev.Voided, lambda _, e: say("It comes to nothing: {message}.", message=e.message)),
        dispatch.second(ev.Moved, _moved),
        dispatch.second(ev.Halted, _halted),
        dispatch.second(ev.Attacked, _attacked),
        dispatch.second(ev.AbilityUsed, _used),
        dispatch.second(ev.Blasted, _blasted),
        dispatch.second(
            ev.Shifted, lambda words, e: say("{being} is on {target} now.", being=words.being(e.being), target=e.target)
        ),
        dispatch.second(ev.Removed, _removed),
        dispatch.second(ev.ActionsEnded, lambda _, e: say("{side} ends the actions.", side=SIDE_NAMES[e.side])),
        dispatch.second(ev.Defended, _defended),
        dispatch.second(ev.Damaged, _damaged),
        dispatch.second(ev.LifeLost, _life),
        dispatch.second(ev.DrawOffered, lambda _, e: say("{side} offers a draw.", side=SIDE_NAMES[e.side])),
        dispatch.second(ev.MatchOver, lambda words, e: say("{sentence}.", sentence=words.outcome(e.winner, e.reason))),
    ]
)


def words_of(match: Match) -> Words:
    """The words of a match's own definitions."""
    return Words(position_of(match).config.definitions)


def sentence(event: object, match: Match) -> str:
    """A sentence for the log about an event of a match, ``""`` for what needs none."""
    return words_of(match).sentence(event)
