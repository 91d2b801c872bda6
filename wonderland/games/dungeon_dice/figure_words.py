"""Monsters and items in words: what stands beside the rules, and on a card."""

from __future__ import annotations

from wonderland.core.message import commas, lines, rows, say
from wonderland.games.dungeon_dice.components import TRAITS
from wonderland.games.dungeon_dice.crests import CREST_NAMES, CRESTS
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.figure import Ability, Figure


def paragraphs(definitions: Definitions, key: str = "") -> list[str]:
    """Each monster and item as some lines of text, or the one of a code, or those of a kind."""
    figures = [*definitions.monsters(), *definitions.items()]
    wanted = key.upper()
    return [
        in_words(definitions, figure) for figure in figures if not wanted or wanted in (figure.code, figure.kind_name)
    ]


def in_words(definitions: Definitions, figure: Figure) -> str:
    """A figure: its name, kind and stats, and each thing that it can do."""
    found: list[str] = [
        say(
            "{name} ({code}), level {level}, {colour} {kind}",
            name=figure.name, code=figure.code, level=figure.level,
            colour=definitions.colours[figure.colour], kind=definitions.classes[figure.colour],
        )
    ]  # fmt: skip
    if figure.item is not None:
        does = commas(effect.does for effect in figure.item.effects)
        after = say("It stays in play.") if figure.item.stays else say("Then it is discarded.")
        what = say("{target}: {effects}.", target=figure.item.target.whom, effects=does)
        return lines(*found, rows(what, after))
    found.append(say("Atk {atk}, Def {defence}, HP {hp}", atk=figure.atk, defence=figure.defence, hp=figure.hp))
    found += [say("{trait}: {says}", trait=trait.key, says=trait.says) for trait in TRAITS if figure.traits & trait.bit]
    found += [ability_in_words(figure, ability) for ability in figure.abilities]
    return lines(*found)


def ability_in_words(figure: Figure, ability: Ability) -> str:
    """An ability: its word, how a line says it, its cost, at whom it is aimed, and what it does."""
    what = say(
        "{word} ({line}; {cost} {crest}), {target}: {effects}.",
        word=ability.word, line=f"use {figure.code} {ability.word}", cost=ability.cost,
        crest=CREST_NAMES[CRESTS[ability.timing]],
        target=ability.target.whom, effects=commas(effect.does for effect in ability.effects),
    )  # fmt: skip
    return rows(what, say("Once a turn.") if ability.once else "")
