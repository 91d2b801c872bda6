"""Reading a match's head: options, pools and a custom start, each checked against the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b

from pydantic import TypeAdapter

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.columns import CAPACITY
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.match_config import MatchConfig, Options
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import pool_faults, unknown_dice, unknown_figures
from wonderland.games.dungeon_dice.position_reader import read_position
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.games.dungeon_dice.turn import begin_first
from wonderland.kit import head as heads
from wonderland.kit.head import Fault, SetupError
from wonderland.kit.options import PRESET

_OPTION_RULE = "DD-92"
_WORDS = re.compile(r"\S+")
MOST_WORDS = 400
_OPTIONS = TypeAdapter(Options)


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says.

    Its options may leave out what has its preset's or usual value, its pools are for each side a
    pool's name, or its dice and figures; where there are none, named ones are drawn by the seed.

    Raises:
        SetupError: with all that is wrong.
    """
    options, seed = record.options, record.seed
    pools, position = record.setup.get("pools"), record.setup.get("position")
    faults: list[Fault] = []
    read = read_options(definitions, dict(options or {}), faults)
    custom = position is not None
    both = read_pools(definitions, pools, seed, faults, custom=custom)
    opening = "choose"
    if custom and isinstance(position, Mapping):
        opening = position.get("phase", "action")
        if opening not in ("choose", "action"):
            faults.append(
                Fault(
                    ("position", "phase"),
                    say("phase is choose or action, not {opening!r}", opening=opening),
                )
            )
    if read is None or faults:
        raise SetupError(faults)
    config = MatchConfig(definitions, read, options or {}, both, opening)
    state = State(config)
    state.dice_left = _numbers(definitions.kind, both[0].dice, both[1].dice)
    state.figures_left = _numbers(definitions.codes, both[0].figures, both[1].figures)
    if custom:
        read_position(state, position, faults)
        _check_capacity(state, faults)
        if faults:
            raise SetupError(faults)
        begin_first(state, state.active, None)
    elif read.first is not None:
        begin_first(state, SIDES.index(read.first), None)
    return state


def _numbers(
    numbers: Mapping[str, int], west: Sequence[str], east: Sequence[str]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (
        tuple(sorted(numbers[name] for name in west)),
        tuple(sorted(numbers[name] for name in east)),
    )


def _check_capacity(state: State, faults: list[Fault]) -> None:
    figures = state.config.figures
    left = sum(not figures[f].is_item for pool in state.figures_left for f in pool)
    if state.count + left > CAPACITY:
        what = say(
            "{most} monsters at most are in play and in the pools, not {n}",
            most=CAPACITY,
            n=state.count + left,
        )
        faults.append(Fault(("position",), what))


# --- options ---------------------------------------------------------------------------------------
def read_options(
    definitions: Definitions, given: Mapping[str, object], faults: list[Fault]
) -> Options | None:
    """Check the options and fill in what isn't given (DD-92); None if something is wrong."""
    model = definitions.options
    read: dict[str, object] = {
        key: option.read(value)
        if (option := model.options.get(key)) and option.kind == "switch" and isinstance(value, str)
        else value
        for key, value in given.items()
    }
    values = heads.read_options(model, read, SIDES, faults, _OPTION_RULE)
    if values is None:
        return None
    return _OPTIONS.validate_python({"preset": str(read.get(PRESET, model.usual)), **values})


# --- pools -----------------------------------------------------------------------------------------
def read_pools(
    definitions: Definitions, given: object, seed: int | None, faults: list[Fault], *, custom: bool
) -> tuple[Pool, Pool]:
    """Check both pools by DD-16 and DD-17; in a custom start they are what is left, of any size."""
    if given is not None and not isinstance(given, Mapping):
        faults.append(
            Fault(("pools",), say("pools has w and e, each a pool's name or its dice and figures"))
        )
        given = {}
    pools: Mapping[str, object] = given or {}
    faults += [
        Fault(("pools", key), say("pools has w and e, not {key}", key=key))
        for key in pools
        if key not in SIDES
    ]
    found: list[Pool] = []
    for side in SIDES:
        pool = Pool((), ())
        if pools.get(side) is not None:
            pool = _read_pool(definitions, ("pools", side), pools[side], faults, custom=custom)
        elif not custom and seed is not None:
            pool = drawn_pool(definitions, side, seed)
        elif not custom:
            what = say("pools has no {side}, and there is no seed to draw one by", side=side)
            faults.append(Fault(("pools",), what, "DD-16"))
        found.append(pool)
    return found[0], found[1]


def _read_pool(
    definitions: Definitions,
    path: tuple[str, ...],
    given: object,
    faults: list[Fault],
    *,
    custom: bool,
) -> Pool:
    if isinstance(given, str):
        named = definitions.pools.get(given)
        if named is None:
            known = ", ".join(definitions.pools)
            faults.append(
                Fault(
                    path,
                    say(
                        "there is no pool {given!r}; there are {known}",
                        given=given[:40],
                        known=known,
                    ),
                    "DD-16",
                )
            )
            return Pool((), ())
        return named.pool
    if isinstance(given, list):  # as one list, dice and figures among one another
        dice_words = [w for w in given if isinstance(w, str) and w in definitions.kind]
        given = {"dice": dice_words, "figures": [w for w in given if w not in dice_words]}
    if not isinstance(given, Mapping):
        faults.append(Fault(path, say("a pool is a name, or its dice and its figures"), "DD-16"))
        return Pool((), ())
    before = len(faults)
    for key in given:
        if key not in ("dice", "figures"):
            faults.append(
                Fault((*path, key), say("a pool has dice and figures, not {key}", key=key))
            )
    dice = words_of(given.get("dice"), (*path, "dice"), faults)
    figures = words_of(given.get("figures"), (*path, "figures"), faults)
    pool = Pool(tuple(sorted(dice)), tuple(sorted(figures)))
    if custom:
        for part, wrong in (
            ("dice", unknown_dice(definitions, pool.dice)),
            ("figures", unknown_figures(definitions, pool.figures)),
        ):
            faults += [Fault((*path, part), what) for what in wrong]
    elif len(faults) == before:
        for part, what, rule in pool_faults(definitions, pool):
            faults.append(Fault((*path, part), what, rule))
    return pool if len(faults) == before else Pool((), ())


def words_of(given: object, path: tuple[str | int, ...], faults: list[Fault]) -> list[str]:
    """Words in one text, blanks between, or a list of them."""
    if given is None:
        return []
    words = _WORDS.findall(given) if isinstance(given, str) else given
    if not isinstance(words, list) or any(not isinstance(word, str) for word in words):
        faults.append(
            Fault(path, say("{key} is a list, or one text with blanks between", key=path[-1]))
        )
        return []
    if len(words) > MOST_WORDS:
        faults.append(
            Fault(path, say("{key} has more than {most} entries", key=path[-1], most=MOST_WORDS))
        )
        return []
    return words


def drawn_pool(definitions: Definitions, side: str, seed: int) -> Pool:
    """The named pool that a seed gives a side."""
    digest = blake2b(f"{seed}:pool:{side}".encode(), digest_size=8).digest()
    names = sorted(definitions.pools)
    return definitions.pools[names[int.from_bytes(digest, "big") % len(names)]].pool
