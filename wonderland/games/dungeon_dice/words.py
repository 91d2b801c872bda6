"""The game in words: a sentence for each event, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.core.message import commas, say, say_n
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.crests import CREST_NAMES
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.named_line import ITEM, in_names, is_square
from wonderland.games.dungeon_dice.names import SIDE_NAMES, crests, dice, die, face, numbered
from wonderland.kit import dispatch
from wonderland.kit.position import SidesResult

_REASONS = {
    "master": say("{loser}’s Master has lost his last Heart Point"),
    "deadlock": say("nobody can come to anybody any more"),
    "stalled": say("too many turns went by and nothing happened"),
    "turns": say("the last turn is over"),
    "resigned": say("{loser} resigns"),
    "agreement": say("both agree"),
}
_WHY_IDLE = {
    "cancelled": say("“{link}” is cancelled."),
    "left": say("“{link}” comes to nothing: it has left play."),
    "void": say("“{link}” comes to nothing: it is not possible any more."),
}
_STATS = {
    "battle": say("{monster}: {stat} {by:+d} in this battle, now {now}."),
    "turn": say("{monster}: {stat} {by:+d} this turn, now {now}."),
    "always": say("{monster}: {stat} {by:+d} for good, now {now}."),
}


def ending(result: SidesResult) -> str:
    """How a match ended: ``"West wins: East resigns"``."""
    winner, reason = result["winner"], result["reason"]
    if winner is None:
        return say("The match is drawn: {how}", how=_REASONS[reason])
    how = _REASONS[reason].format(loser=SIDE_NAMES["e" if winner == "w" else "w"])
    return say("{side} wins: {how}", side=SIDE_NAMES[winner], how=how)


class Teller:
    """Puts events into sentences, with the names of a game's figures.

    Args:
        definitions: the game's data.
    """

    def __init__(self, definitions: Definitions) -> None:
        self.classes = definitions.classes
        self._names = {f.code: f.name for f in definitions.figures}
        self._abilities = {a.word: a.word for f in definitions.figures for a in f.abilities}

    def sentence(self, event: object) -> str:
        """A sentence for the log, ``""`` for what needs none."""
        teller = _TELLERS.get(type(event))
        return teller(self, event) if teller else ""

    def name(self, monster: str) -> str:
        """A monster or an item by its id: ``West’s White Rabbit``; a Master by his side."""
        if monster.endswith(" master"):
            return say("{side}’s Master", side=SIDE_NAMES[monster[0]])
        return numbered(monster[0], self.figure(monster[1:4]), int(monster[4:]))

    def figure(self, code: str) -> str:
        """A figure's name."""
        return self._names.get(code, code)

    def link(self, line: str) -> str:
        """A link of a chain in words: ``West’s Kobold uses pinch on East’s Tove``."""
        link = in_names(line)
        if link.verb == ITEM:
            if not link.item:
                return say("The item on {square}", square=link.end)
            return say("{item} on {square}", item=self.name(link.item), square=link.end)
        if link.verb == "end":
            return say("{side} ends the turn", side=SIDE_NAMES[link.side])
        who = self.name(link.who)
        if link.verb == "move":
            return say("{who} goes to {square}", who=who, square=link.end)
        if link.verb == "attack":
            return say("{who} attacks {whom}", who=who, whom=self.name(link.target))
        word = self._abilities.get(link.ability, link.ability)
        if link.target == link.who:
            return say("{who} uses {word} on itself", who=who, word=word)
        if link.target:
            return say("{who} uses {word} on {aim}", who=who, word=word, aim=self._aim(link.target))
        return say("{who} uses {word}", who=who, word=word)

    def _aim(self, target: str) -> str:
        if target in CREST_NAMES:
            return CREST_NAMES[target]
        return target if is_square(target) else self.name(target)


def _rolled(_: Teller, event: ev.Rolled) -> str:
    faces = commas(map(face, event.faces))
    return say("{side} rolls {faces}.", side=SIDE_NAMES[event.side], faces=faces)


def _gained(_: Teller, event: ev.CrestsGained) -> str:
    if not event.lost:
        return ""
    more = crests(event.crest, event.lost)
    return say("{side} can’t hold {crests} more.", side=SIDE_NAMES[event.side], crests=more)


def _summoned(teller: Teller, event: ev.Summoned) -> str:
    what = say("an item of level {level}", level=event.kind[0])
    return say(
        "{side} unfolds its {die} at {square}: {what}.",
        side=SIDE_NAMES[event.side],
        die=die(teller.classes, event.kind),
        square=event.start,
        what=teller.figure(event.code) if event.code else what,
    )


def _added(teller: Teller, event: ev.LinkAdded) -> str:
    link = teller.link(event.line)
    if not event.paid:
        return say("{link}.", link=link)
    return say("{link} ({paid}).", link=link, paid=crests(event.crest, event.paid))


def _resolved(teller: Teller, event: ev.LinkResolved) -> str:
    return _WHY_IDLE[event.why].format(link=teller.link(event.line)) if event.why else ""


_MOVED = {
    "push": say("{monster} is pushed to {square}."),
    "pull": say("{monster} is pulled to {square}."),
    "teleport": say("{monster} vanishes and appears on {square}."),
    "swap": say("{monster} changes places to {square}."),
    "place": say("{monster} is set on {square}."),
}


def _moved(teller: Teller, event: ev.Moved) -> str:
    said = _MOVED.get(event.how)
    return said.format(monster=teller.name(event.id), square=event.squares[-1]) if said else ""


def _defended(teller: Teller, event: ev.Defended) -> str:
    who = teller.name(event.id)
    return say("{who} defends.", who=who) if event.paid else say("{who} parries.", who=who)


def _stat(teller: Teller, event: ev.StatChanged) -> str:
    return _STATS[event.until].format(
        monster=teller.name(event.id), stat=STAT_NAMES[event.stat], by=event.by, now=event.now
    )


STAT_NAMES = {"atk": say("Atk"), "def": say("Def")}


def _mark(teller: Teller, event: ev.MarkSet) -> str:
    who, n = teller.name(event.id), event.by
    if event.mark == "free":
        return say_n("{who}: the next square is free.", "{who}: the next {n} squares are free.", n, who=who)
    return {
        "slow": say("{who}: each square costs {n} Move more this turn.", who=who, n=n),
        "hold": say("{who} is held this turn.", who=who),
        "reach": say("{who}: attacks reach {n} squares this turn.", who=who, n=n),
        "again": say("{who} may attack once more.", who=who),
        "parry": say("{who} will defend without paying.", who=who),
    }[event.mark]


def _trait(teller: Teller, event: ev.TraitChanged) -> str:
    who, trait = teller.name(event.id), event.trait
    told = {
        ("FLYING", True): say("{who} flies this turn."),
        ("FLYING", False): say("{who} can’t fly this turn."),
        ("TUNNEL", True): say("{who} tunnels this turn."),
        ("TUNNEL", False): say("{who} can’t tunnel this turn."),
    }
    return told[trait, event.has].format(who=who)


def _item_gone(teller: Teller, event: ev.ItemGone) -> str:
    if event.code is None:
        return say("The item on {square} is gone.", square=event.square)
    item = teller.figure(event.code)
    return say("{item} on {square} is gone.", item=item, square=event.square)


def _place_asked(teller: Teller, event: ev.PlaceAsked) -> str:
    side, who = SIDE_NAMES[event.side], teller.name(event.monster)
    return say("{side} chooses where {who} goes.", side=side, who=who)


def _over(_: Teller, event: ev.MatchOver) -> str:
    return say("{ending}.", ending=ending({"winner": event.winner, "reason": event.reason}))


_TELLERS: Mapping[type, Callable[[Teller, object], str]] = dict([
    dispatch.second(ev.SideNamed, lambda _, e: say("{side} begins.", side=SIDE_NAMES[e.side])),
    dispatch.second(ev.TurnBegan, lambda _, e: say("Turn {n}: {side}.", n=e.turn, side=SIDE_NAMES[e.side])),
    dispatch.second(ev.DiceChosen, lambda t, e: say(
        "{side} takes {dice}.", side=SIDE_NAMES[e.side], dice=dice(t.classes, e.kinds)
    )),
    dispatch.second(ev.Rolled, _rolled),
    dispatch.second(ev.CrestsGained, _gained),
    dispatch.second(ev.CrestsLost, lambda _, e: say(
        "{side} loses {crests}.", side=SIDE_NAMES[e.side], crests=crests(e.crest, e.lost)
    )),
    dispatch.second(ev.SummonDeclined, lambda _, e: say("{side} calls nobody.", side=SIDE_NAMES[e.side])),
    dispatch.second(ev.Summoned, _summoned),
    dispatch.second(ev.LinkAdded, _added),
    dispatch.second(ev.Passed, lambda _, e: say("{side} passes.", side=SIDE_NAMES[e.side])),
    dispatch.second(ev.LinkResolved, _resolved),
    dispatch.second(ev.Cancelled, lambda _, e: say("Link {n} is cancelled.", n=e.number)),
    dispatch.second(ev.Moved, _moved),
    dispatch.second(ev.Defended, _defended),
    dispatch.second(ev.Damaged, lambda t, e: say("{who} takes {n} damage.", who=t.name(e.id), n=e.damage)),
    dispatch.second(ev.Healed, lambda t, e: say("{who} heals {n}.", who=t.name(e.id), n=e.healed)),
    dispatch.second(ev.Destroyed, lambda t, e: say("{who} is destroyed.", who=t.name(e.id))),
    dispatch.second(ev.MasterHurt, lambda _, e: say(
        "{side}’s Master has {n} HP left.", side=SIDE_NAMES[e.side], n=e.left
    )),
    dispatch.second(ev.StatChanged, _stat),
    dispatch.second(ev.MarkSet, _mark),
    dispatch.second(ev.TraitChanged, _trait),
    dispatch.second(ev.Guarded, lambda t, e: say("{who} steps in.", who=t.name(e.id))),
    dispatch.second(ev.Blocked, lambda _, e: say(
        "{square} is blocked to the end of turn {n}.", square=e.square, n=e.until
    )),
    dispatch.second(ev.Unblocked, lambda _, e: say("{square} is open again.", square=e.square)),
    dispatch.second(ev.ItemTouched, lambda t, e: say(
        "{who} comes onto the item on {square}.", who=t.name(e.monster), square=e.square
    )),
    dispatch.second(ev.ItemTurned, lambda t, e: say("On {square} lies {item}.", square=e.square, item=t.name(e.id))),
    dispatch.second(ev.ItemGone, _item_gone),
    dispatch.second(ev.PlaceAsked, _place_asked),
    dispatch.second(ev.Resigned, lambda _, e: say("{side} resigns.", side=SIDE_NAMES[e.side])),
    dispatch.second(ev.DrawOffered, lambda _, e: say("{side} offers a draw.", side=SIDE_NAMES[e.side])),
    dispatch.second(ev.MatchOver, _over),
])  # fmt: skip
