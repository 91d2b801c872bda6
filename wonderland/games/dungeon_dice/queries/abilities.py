"""What a monster's abilities are, whether they are open now, at whom, and why not; who may answer."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import commas
from wonderland.games.dungeon_dice.codes import NONE, Use
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.crests import CRESTS, TIMINGS
from wonderland.games.dungeon_dice.figure import Ability
from wonderland.games.dungeon_dice.named_line import in_names
from wonderland.games.dungeon_dice.notation import write_link
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.queries.asking import monster_of, state_of
from wonderland.games.dungeon_dice.state import ACTION, CHAIN, DEFEND, PLACE, SIDES, State
from wonderland.games.dungeon_dice.turn import refusal
from wonderland.games.dungeon_dice.using import uses


@dataclass(frozen=True, slots=True)
class AbilityNow:
    """An ability of a monster as it is now.

    Attributes:
        monster: whose, an id.
        word: its name.
        timing: ``MOVE`` and so on.
        crest, cost: what it costs.
        aim: at whom it is aimed, in words; ``names`` is what a line names: ``monster``,
            ``square``, ``crest`` or ``""``.
        does: what it does, in words.
        once: whether it works once a turn only.
        choices: what may be named now: ids with their side, squares, or letters.
        refused: why it is closed (a rule and a sentence), None if it is open.
    """

    monster: str
    word: str
    timing: str
    crest: str
    cost: int
    aim: str
    names: str
    does: str
    once: bool
    choices: tuple[str, ...]
    refused: Refusal | None


def abilities(match: Match, name: str) -> list[AbilityNow]:
    """The abilities of a monster in play."""
    state = state_of(match)
    monster = monster_of(state, name)
    return [_now(state, monster, ability) for ability in state.figure(monster).abilities]


def _now(state: State, monster: int, ability: Ability) -> AbilityNow:
    side = state.store[SIDE + monster]
    choices = ability.target.choices(state, monster)
    first = choices[0] if choices else state.config.grid.off if ability.target.names else NONE
    refused: Refusal | None
    if not choices and ability.target.names == "monster":
        refused = _closed(state, side, monster, ability)
    else:
        refused = refusal(state, side, Use(monster, ability.which, first))
    return AbilityNow(
        monster=state.id_of(monster),
        word=ability.word,
        timing=TIMINGS[ability.timing],
        crest=CRESTS[ability.timing],
        cost=ability.cost,
        aim=ability.target.words,
        names=ability.target.names,
        does=commas(effect.words for effect in ability.effects),
        once=ability.once,
        choices=tuple(_name(state, ability, choice) for choice in choices if choice != NONE),
        refused=refused,
    )


def _closed(state: State, side: int, monster: int, ability: Ability) -> Refusal | None:
    """Why an ability is closed that finds no monster to be aimed at."""
    refused = refusal(state, side, Use(monster, ability.which, NONE))
    return refused or ("DD-10", ability.target.why)


def _name(state: State, ability: Ability, choice: int) -> str:
    names = ability.target.names
    if names == "monster":
        return state.id_of(choice)
    return state.config.grid.names[choice] if names == "square" else CRESTS[choice]


def answers(match: Match) -> dict[str, list[str]]:
    """In a chain, the words that the side asked may add, by monster; empty elsewhere (DD-67)."""
    state = state_of(match)
    found: dict[str, list[str]] = {}
    if state.phase == CHAIN:
        for use in uses(state, state.asked):
            word = state.figure(use.monster).abilities[use.which].word
            words = found.setdefault(state.id_of(use.monster), [])
            if word not in words:
                words.append(word)
    return found


@dataclass(frozen=True, slots=True)
class Slip:
    """A link of the chain as a slip of paper: ``number`` from 1, whose, and its line."""

    number: int
    side: str
    line: str
    cancelled: bool


def chain(match: Match) -> list[Slip]:
    """The chain, link 1 first."""
    state = state_of(match)
    return [
        Slip(at + 1, SIDES[link.side], write_link(state, link), bool(state.cancelled >> at & 1))
        for at, link in enumerate(state.chain)
    ]


def who_can(match: Match) -> list[str]:
    """The monsters of the side that is awaited which can do something now."""
    state = state_of(match)
    if state.phase not in (ACTION, CHAIN, DEFEND, PLACE):
        return []
    able: dict[str, None] = {}
    for action in match.legal():
        one = in_names(str(action))
        if one.code:
            able[one.who] = None
    return list(able)
