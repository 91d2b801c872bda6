"""Reading a match's head: options, pools and a custom start, each checked against the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.match_config import MatchConfig, Options
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import pool_faults, unknown_dice, unknown_figures
from wonderland.games.dungeon_dice.position_reader import NO_WORDS, Start
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.games.dungeon_dice.turn import begin_turn
from wonderland.kit.form import Given
from wonderland.kit.head import read_options

MOST_WORDS = 400


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says.

    Its options may leave out what has its preset's or usual value, its pools are for each side a
    pool's name, or its dice and figures; where there are none, named ones are drawn by the seed.

    Raises:
        SetupError: with all that is wrong.
    """
    head = Given(record.setup, (), SIDES, [])
    given = record.options or {}
    options = read_options(Options, definitions.options, given, SIDES, head.faults, "DD-92")
    start = head.at("position")
    custom = start.value is not None
    pools = _read_pools(definitions, head.at("pools"), record.seed, custom=custom)
    usual = "action" if isinstance(start.value, Mapping) else "choose"
    opening = start.at("phase", usual).choice(("choose", "action"))
    head.check()
    assert options and opening
    config = MatchConfig(definitions, options, given, opening)
    state = State(config)
    state.dice_left = _numbers(definitions.kind, pools[0].dice, pools[1].dice)
    state.figures_left = _numbers(definitions.codes, pools[0].figures, pools[1].figures)
    if custom:
        Start(state).read(start)
        head.check()
        begin_turn(state, state.active, state.config.opening, None)
    elif options.first is not None:
        begin_turn(state, SIDES.index(options.first), state.config.opening, None)
    return state


def brought(definitions: Definitions, record: Record) -> tuple[Pool, Pool]:
    """What each side brings to a record's match, or has left in a custom start; it is checked already."""
    head = Given(record.setup, (), SIDES, [])
    custom = head.at("position").value is not None
    return _read_pools(definitions, head.at("pools"), record.seed, custom=custom)


def _numbers(
    numbers: Mapping[str, int], west: Sequence[str], east: Sequence[str]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (tuple(sorted(numbers[name] for name in west)), tuple(sorted(numbers[name] for name in east)))


# --- pools -----------------------------------------------------------------------------------------
def _read_pools(definitions: Definitions, given: Given, seed: int | None, *, custom: bool) -> tuple[Pool, Pool]:
    """Check both pools by DD-16 and DD-17; in a custom start they are what is left, of any size."""
    if not isinstance(given.value, Mapping | None):
        given.fault(say("pools has w and e, each a pool's name or its dice and figures"))
    given.only(SIDES, say("pools has w and e, not {key}"))
    found = [Pool((), ()), Pool((), ())]
    for number, side in enumerate(SIDES):
        pool = given.at(side)
        if pool.value is not None:
            found[number] = _read_pool(definitions, pool, custom=custom)
        elif seed is not None and not custom:
            found[number] = drawn_pool(definitions, side, seed)
        elif not custom:
            what = say("pools has no {side}, and there is no seed to draw one by", side=side)
            given.fault(what, "DD-16")
    return found[0], found[1]


def _read_pool(definitions: Definitions, given: Given, *, custom: bool) -> Pool:
    if isinstance(given.value, str):
        if named := definitions.pools.get(given.value):
            return named.pool
        known = ", ".join(definitions.pools)
        what = say("there is no pool {given!r}; there are {known}", given=given.value, known=known)
        given.fault(what, "DD-16")
        return Pool((), ())
    if isinstance(given.value, list):  # as one list, dice and figures among one another
        kinds = [word for word in given.value if isinstance(word, str) and word in definitions.kind]
        given = given.of({"dice": kinds, "figures": [w for w in given.value if w not in kinds]})
    if not isinstance(given.value, Mapping):
        given.fault(say("a pool is a name, or its dice and its figures"), "DD-16")
        return Pool((), ())
    before = len(given.faults)
    given.only(("dice", "figures"), say("a pool has dice and figures, not {key}"))
    parts = {part: given.at(part) for part in ("dice", "figures")}
    dice, figures = (tuple(sorted(part.words(NO_WORDS, MOST_WORDS))) for part in parts.values())
    pool = Pool(dice, figures)
    if custom:
        for wrong in unknown_dice(definitions, pool.dice):
            parts["dice"].fault(wrong)
        for wrong in unknown_figures(definitions, pool.figures):
            parts["figures"].fault(wrong)
    elif len(given.faults) == before:
        for part, wrong, rule in pool_faults(definitions, pool):
            parts[part].fault(wrong, rule)
    return pool if len(given.faults) == before else Pool((), ())


def drawn_pool(definitions: Definitions, side: str, seed: int) -> Pool:
    """The named pool that a seed gives a side."""
    digest = blake2b(f"{seed}:pool:{side}".encode(), digest_size=8).digest()
    names = sorted(definitions.pools)
    return definitions.pools[names[int.from_bytes(digest, "big") % len(names)]].pool
