"""The chain as slips: what each link is, whose, what it cost; and who is asked next."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice.named_line import ITEM, NamedLine, in_names
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.games.dungeon_dice.targets.unnamed import AttackTarget, LinkTarget
from wonderland.ui.games.dungeon_dice.chain_box import ChainSays, Slip
from wonderland.ui.games.dungeon_dice.facts import Facts


def slips_of(
    facts: Facts, chain: Sequence[str], away: Mapping[int, float], coming: str = "",
    idle: Collection[int] = (),
) -> list[Slip]:  # fmt: skip
    """The slips of a chain.

    Args:
        facts: the definitions.
        chain: its links, the first first.
        away: how far slips have come, by number.
        coming: a link that is just being added.
        idle: the numbers of those that will do nothing.
    """
    lines = [*chain, coming] if coming and coming not in chain else list(chain)
    slips = [
        _slip(facts, number, line, away.get(number, 0.0))
        for number, line in enumerate(lines, start=1)
    ]
    return [replace(slip, cancelled=slip.number in idle) for slip in slips]


def _slip(facts: Facts, number: int, line: str, away: float) -> Slip:
    link = in_names(line)
    if link.verb == ITEM:
        return _item(facts, number, link, away)
    side = link.side
    if link.verb == "end":
        return Slip(number, side, ("", ""), say("end"), say("the turn ends"), away=away)
    figure = (link.code, facts.kind(link.code)) if link.code else ("", "")
    name = facts.called(link.who)
    if link.verb == "attack":
        says = say("{name} on {target}", name=name, target=facts.called(link.target))
        return Slip(number, side, figure, say("attack"), says, "A", 1, away=away)
    if link.verb == "move":
        says = say("{name} to {square}", name=name, square=link.end)
        return Slip(number, side, figure, say("stride"), says, away=away)
    ability = next(a for a in facts.figure(link.code).abilities if a.word == link.ability)
    effects = commas(effect.brief for effect in ability.effects)
    target = facts.target(link.target) if link.target else name
    if isinstance(ability.target, AttackTarget | LinkTarget):
        target = say("link {n}", n=1 if isinstance(ability.target, AttackTarget) else number - 1)
    says = say("{target}: {effects}", target=target, effects=effects)
    return Slip(
        number, side, figure, ability.word, says, facts.crest(ability), ability.cost, away=away
    )


def _item(facts: Facts, number: int, link: NamedLine, away: float) -> Slip:
    """The link that is an item's effect."""
    code = link.item[1:4]
    figure = (code, facts.kind(code)) if code else ("", "1K")
    name = facts.name(code) if code else say("a chest")
    says = say("{name} touched it", name=facts.called(link.who))
    return Slip(number, link.side, figure, name, says, away=away)


def chain_says(view: StateForm, *, unwinds: bool = False) -> ChainSays:
    """Who is asked, who would be next, and what passing means; or that the links take effect now."""
    phase, asked = view["phase"], view["to_act"]
    if unwinds:
        return ChainSays(
            say("The chain is closed"),
            view["active"] or "",
            "",
            say("The last link takes effect first."),
        )
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
    other = "e" if asked == "w" else "w"
    first = asked != in_names(chain[-1]).side  # whose opponent is asked first
    then = say("then {name}", name=SIDE_NAMES[other]) if first and len(chain) > 1 else ""
    passing = say("A pass closes the chain.")
    if first:
        passing = say("Two passes in a row close the chain.")
    return ChainSays(say("{name} is asked", name=SIDE_NAMES[asked]), asked, then, passing)
