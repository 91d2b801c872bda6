"""The chain as slips: what each link is, whose, what it cost; and who is asked next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.chain_box import ChainSays, Slip
from wonderland.ui.games.dungeon_dice.facts import SIDE_NAMES, Facts
from wonderland.ui.games.dungeon_dice.intent import MASTER


def slips_of(
    facts: Facts, chain: Sequence[str], away: Mapping[int, float], coming: str = ""
) -> list[Slip]:
    """The slips of a chain.

    Args:
        facts: the definitions.
        chain: its links, the first first.
        away: how far slips have come, by number.
        coming: a link that is just being added.
    """
    lines = [*chain, coming] if coming and coming not in chain else list(chain)
    return [
        _slip(facts, number, line, away.get(number, 0.0))
        for number, line in enumerate(lines, start=1)
    ]


def _slip(facts: Facts, number: int, line: str, away: float) -> Slip:
    words = line.split()
    if len(words) < 2 or words[0] not in ("w", "e"):
        return _item(facts, number, words, away)
    side, verb = words[0], words[1]
    if verb == "end":
        return Slip(number, side, ("", ""), say("end"), say("the turn ends"), away=away)
    who = words[2] if len(words) > 2 else MASTER
    code = "" if who == MASTER else who[:3]
    figure = (code, facts.kind(code)) if code else ("", "")
    name = facts.name(code) if code else say("the Master")
    if verb == "attack":
        target = facts.called(words[3]) if words[3] != MASTER else say("the Master")
        return Slip(
            number,
            side,
            figure,
            say("attack"),
            say("{name} on {target}", name=name, target=target),
            "A",
            1,
            away=away,
        )
    if verb == "move":
        return Slip(
            number,
            side,
            figure,
            say("stride"),
            say("{name} to {square}", name=name, square=words[3].split("-")[-1]),
            away=away,
        )
    ability = next(a for a in facts.figure(code).abilities if a.word == words[3])
    target = _target(facts, words[4]) if len(words) > 4 else ""
    effects = commas(effect.brief for effect in ability.effects)
    says = say("{target}: {effects}", target=target or name, effects=effects)
    return Slip(
        number, side, figure, ability.word, says, facts.crest(ability), ability.cost, away=away
    )


def _target(facts: Facts, name: str) -> str:
    if name[:1] in "we" and facts.knows(name[1:4]):
        return facts.called(name)
    if facts.knows(name[:3]):
        return facts.name(name[:3])
    return name


def _item(facts: Facts, number: int, words: Sequence[str], away: float) -> Slip:
    """The link that is an item's effect: ``k7 eHOL1 wRAB1``."""
    item = next((w for w in words if facts.knows(w[1:4]) and facts.figure(w[1:4]).is_item), "")
    side = item[0] if item else "w"
    code = item[1:4]
    figure = (code, facts.kind(code)) if item else ("", "1K")
    finder = facts.called(words[-1]) if words else ""
    name = facts.name(code) if item else say("a chest")
    return Slip(number, side, figure, name, say("{name} touched it", name=finder), away=away)


def chain_says(view: StateForm, *, unwinds: bool = False) -> ChainSays:
    """Who is asked, who would be next, and what passing means; or that the links take effect now."""
    phase, asked = view["phase"], view["to_act"]
    if unwinds:
        return ChainSays(say("The chain is closed"), view["active"], "",
                         say("The last link takes effect first."))  # fmt: skip
    if phase == "defend" and asked is not None:
        return ChainSays(
            say("{name} may defend", name=SIDE_NAMES[asked]),
            asked,
            "",
            say("The chain is closed; the blow falls."),
        )
    chain = view["chain"]
    if phase != "chain" or asked is None or not chain:  # while it unwinds, nobody is asked
        return ChainSays()
    words = str(chain[-1]).split()
    last = words[0] if words and words[0] in ("w", "e") else ""
    if not last:  # an item's effect is its owner's link, whose opponent is asked first
        items = [word[0] for word in words if len(word) > 4 and word[0] in "we"]
        last = items[0] if items else ""
    other = "e" if asked == "w" else "w"
    first = asked != last
    then = say("then {name}", name=SIDE_NAMES[other]) if first and len(chain) > 1 else ""
    passing = say("A pass closes the chain.")
    if first:
        passing = say("Two passes in a row close the chain.")
    return ChainSays(say("{name} is asked", name=SIDE_NAMES[asked]), asked, then, passing)
