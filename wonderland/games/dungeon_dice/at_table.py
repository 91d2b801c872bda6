"""What a table on the screen asks of a match besides ``queries``: what a line would lead to, and more.

Every answer is in names (squares, ids, sides) and comes from the rules themselves, so that what is
shown and what is played can't differ. Nothing is changed, and nothing is told that the side which
is awaited may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.match_config import Options
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.queries import state_of
from wonderland.games.dungeon_dice.state import PHASES, SIDES

MARKS = {"hold": say("held"), "slow": say("slowed"), "again": say("attacks again")}
MOST_ANSWERS = 60
"""Links after which nothing further is looked at."""


def phase(match: Match) -> str:
    """The step that a match is in."""
    return PHASES[state_of(match).phase]


# --- what is fixed -------------------------------------------------------------------------------
def must_exceed(match: Match) -> bool:
    """Whether damage destroys a monster only where it is more than its HP (DD-58)."""
    return state_of(match).config.exceed


def definitions(match: Match) -> Definitions:
    """The definitions that a match is played with."""
    return state_of(match).config.definitions


def options(match: Match) -> Options:
    """A match's options."""
    return state_of(match).config.options


def slots(match: Match) -> Mapping[str, str]:
    """The Masters' squares (DD-21)."""
    grid = state_of(match).config.grid
    return {side: grid.names[slot] for side, slot in zip(SIDES, grid.slots, strict=True)}


def hides(match: Match, side: str) -> bool:
    """Whether a side has an item that the other may not know, in play or still to be called (DD-93)."""
    state = state_of(match)
    number = SIDES.index(side)
    if state.config.options.open_items:
        return False
    in_play = any(item.side == number and not item.up for item in state.items)
    left = state.figures_left[number]
    return in_play or any(state.config.figures[figure].is_item for figure in left)


# --- how near one has come -----------------------------------------------------------------------
class Approach(NamedTuple):
    """How near the active side has come to the enemy Master.

    Attributes:
        missing: how many squares of ground are still to be laid for a way.
        steps: how long the way would be, from whoever of its own stands nearest.
    """

    missing: int
    steps: int


def approach(match: Match, net: str = "", start: str = "") -> Approach:
    """How near the active side has come; with a net, how near it would be once that was laid."""
    state = state_of(match)
    config, side = state.config, state.active
    grid = config.grid
    ground = state.ground
    begin = state.held[side] | 1 << grid.slots[side]
    if net:
        ground |= config.laying.mask(config.definitions.net[net], grid.square[start])
        begin |= 1 << grid.square[start]
    goal = grid.near_mask[grid.slots[1 - side]]
    best = dict.fromkeys(grid.listed(begin), (0, 0))
    todo = [(0, 0, square) for square in best]
    while todo:
        missing, steps, square = heappop(todo)
        if goal >> square & 1:
            return Approach(missing, steps)
        if (missing, steps) > best[square]:
            continue
        for near in grid.near[square]:
            if not grid.ground >> near & 1:
                continue
            cost = (missing + (not ground >> near & 1), steps + 1)
            if near not in best or cost < best[near]:
                best[near] = cost
                heappush(todo, (*cost, near))
    return Approach(0, 0)


# --- outlooks -----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Outlook:
    """What a line would lead to if nobody added anything after it.

    Attributes:
        harms: who would take how much damage, with how much left: id, damage, left, whether it falls.
        hearts: Masters who would lose a Heart Point: side, how many are left.
        gone: the ids of monsters that would be destroyed.
        idle: the numbers of links that would do nothing.
        moved: where monsters would be taken other than by their own strides.
        other: what else would happen, in a few words each.
        unsure: whether a chest would open, which nobody can look into.
        defended: the same if the monster attacked is defended; None where nobody would be asked.
    """

    harms: tuple[tuple[str, int, int, bool], ...] = ()
    hearts: tuple[tuple[str, int], ...] = ()
    gone: tuple[str, ...] = ()
    idle: tuple[int, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    other: tuple[str, ...] = ()
    unsure: bool = False
    defended: Outlook | None = None

    def harm(self, monster: str) -> int:
        """How much damage a monster would take in all, by its id."""
        return sum(damage for key, damage, _, _ in self.harms if key == monster)


def outlook(match: Match, line: str) -> Outlook:
    """What a line would lead to if nobody added anything after it (an attack undefended, defended)."""
    trial = match.position.copy()
    events: list[Event] = []
    try:
        trial.perform(line, events)
    except IllegalAction:
        return Outlook()
    phase = _close(trial, events)
    if phase != "defend":
        return _outlook_of(events)
    other = trial.copy()
    guarded = list(events)
    other.perform(f"{other.to_act} defend", guarded)
    _close(other, guarded)
    trial.perform(f"{trial.to_act} pass", events)
    _close(trial, events)
    return replace(_outlook_of(events), defended=_outlook_of(guarded))


def _close(position: object, events: list[Event]) -> str:
    """Let all pass until the chain is closed; the phase that asks something else."""
    assert isinstance(position, Position)
    for _ in range(MOST_ANSWERS):
        phase = str(position.state()["phase"])
        if phase != "chain" or any(isinstance(event, ev.ItemTouched) for event in events):
            return phase
        position.perform(f"{position.to_act} pass", events)
    return "chain"


def _outlook_of(events: Iterable[Event]) -> Outlook:
    harms: dict[str, tuple[int, int]] = {}
    hearts: list[tuple[str, int]] = []
    gone: list[str] = []
    idle: list[int] = []
    moved: list[tuple[str, str]] = []
    other: list[str] = []
    unsure = False
    for event in events:
        if isinstance(event, ev.ItemTouched | ev.ItemTurned):
            unsure = True
            break
        if isinstance(event, ev.Damaged):
            before = harms.get(event.id, (0, 0))[0]
            harms[event.id] = (before + event.damage, event.left)
        elif isinstance(event, ev.MasterHurt):
            hearts.append((event.side, event.left))
        elif isinstance(event, ev.Destroyed):
            gone.append(event.id)
        elif isinstance(event, ev.LinkResolved) and event.why:
            idle.append(event.number)
        elif isinstance(event, ev.Moved) and event.how != "stride":
            moved.append((event.id, event.squares[-1]))
        elif words := _words(event):
            other.append(words)
    found = tuple((key, damage, left, key in gone) for key, (damage, left) in harms.items())
    return Outlook(found, tuple(hearts), tuple(gone), tuple(idle), tuple(moved), tuple(other), unsure)


def _words(event: Event) -> str:
    """What an event that harms nobody is, in a few words."""
    if isinstance(event, ev.StatChanged):
        return say("{stat} {by:+d}", stat=event.stat.capitalize(), by=event.by)
    if isinstance(event, ev.Healed):
        return say("{n} healed", n=event.healed)
    if isinstance(event, ev.CrestsLost):
        return say("{n} {crest} lost", n=event.lost, crest=event.crest)
    if isinstance(event, ev.TraitChanged):
        name = event.trait
        return say("gains {trait}", trait=name) if event.has else say("loses {trait}", trait=name)
    if isinstance(event, ev.MarkSet):
        return MARKS.get(event.mark, "")
    return say("steps in") if isinstance(event, ev.Guarded) else ""
