"""What the flagship knows about playing sensibly, one decision at a time, without looking ahead.

Everything is scored in points of one scale: a point of attack on a being is worth 1, a being
its level and two, an Image's life far more.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wonderland.core.agent import CARELESS
from wonderland.core.message import say
from wonderland.games.wonderland import combat, paths
from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.abilities.blast import in_block
from wonderland.games.wonderland.abilities.modifier import Modifier
from wonderland.games.wonderland.actions import acting, answering, preparing
from wonderland.games.wonderland.ai.distance import open_waves, steps_away
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import ATTACKED, HALTED, POINTS, SQUARE, STRENGTH
from wonderland.games.wonderland.components.mobile import STRAIGHT
from wonderland.games.wonderland.factors import ATTACK, DEFEND
from wonderland.games.wonderland.legal import Action
from wonderland.games.wonderland.movement import could_step_on, steps
from wonderland.games.wonderland.queries.routes import cost_of_route
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, DEFENSE, NOBODY, SIDE, SIDES, SUMMON, State, swap
from wonderland.games.wonderland.view import View

Reasoned = tuple[Code, str]
"""An action, and the sentence that says why."""

IMAGE_WORTH = 50.0
ENOUGH_BEINGS = 5
AWAKE = 8
"""The quiet turns after which nobody slips any more."""
FAR = 99


def choose(view: View, rng: Random, paths: int, slips: float = 0.0) -> tuple[Action, str]:
    """Choose a legal action for the seat of a view and say why.

    Dice are always chosen and a path always laid with care: without beings nothing would happen,
    and a path laid anywhere would stand in everybody's way for the rest of the match. And whoever
    sees nothing happen pays attention, lest the match stall (W-69). A slip is a worse thing of the
    same kind, never one that helps the other side: another attack, another step, another shield.

    Args:
        view: the flagship's view, its seat to act.
        rng: draws the paths looked at, and breaks ties.
        paths: how many paths are looked at for a summon.
        slips: how often it does not weigh what it does, from 0 to 1.
    """
    state: State = view.sample_state(rng) if view.known.config.referee else view.known
    side = SIDES.index(view.seat)
    careless = state.phase not in (CHOOSE, SUMMON) and state.quiet < AWAKE
    if slips and careless and rng.random() < slips:
        slip = choose_amiss(state, side, rng)
        if slip is not None:
            return Action(state.config, side, slip[0]), slip[1]
    if state.phase == CHOOSE:
        code, why = choose_dice(state, side, rng)
    elif state.phase == SUMMON:
        code, why = choose_summon(state, side, rng, paths)
    elif state.phase == ACTION:
        code, why = choose_action(state, side)
    elif state.phase == DEFENSE:
        code, why = choose_defense(state, side)
    else:
        code, why = answering.PASS, say("Keeps its factors.")
    return Action(state.config, side, code), why


# --- slips -----------------------------------------------------------------------------------------
def choose_amiss(state: State, side: int, rng: Random) -> Reasoned | None:
    """Any attack that tells, step that leads nearer, or shield that takes something off; None if there is none."""
    codes: list[Code] = []
    if state.phase == DEFENSE:
        shields = combat.defenders(state, side)
        codes = [answering.Defend(being) for being in shields if combat.defense_of(state, being)]
    elif state.phase == ACTION and state.sharer == NOBODY:
        found = (*_attacks(state, side), *_onward(state, side))
        codes = [code for _, (code, _) in found]
    return (rng.choice(codes), CARELESS) if codes else None


# --- dice ------------------------------------------------------------------------------------------
def choose_dice(state: State, side: int, rng: Random) -> Reasoned:
    """Choose dice of one level if a being is wanted, and otherwise for the factors."""
    config = state.config
    need = max(0.5, ENOUGH_BEINGS - len(state.beings[side])) * 2.0
    by_level: dict[int, list[int]] = {}
    for card in state.pool[side]:
        by_level.setdefault(config.level[card], []).append(card)
    most = most_dice(state)
    for cards in by_level.values():
        cards.sort(key=lambda card: (-card_worth(state, card), card))
    factors = {level: _factor_worth(state, side, level) for level in by_level}
    best: tuple[float, preparing.ChooseDice] | None = None
    for level, cards in by_level.items():
        counts = range(1, min(most, len(cards)) + 1)
        dice = [_dice_worth(state, level, count, need, factors[level]) for count in counts]
        for other, others in by_level.items():
            for of_level in counts:
                rest = min(most - of_level, len(others)) if other != level else 0
                chosen = cards[:of_level] + others[:rest]
                worth = dice[of_level - 1]
                worth += rest * factors[other] + rng.random() * 0.01
                worth += sum(card_worth(state, card) for card in chosen) * 0.05
                if best is None or worth > best[0]:
                    best = (worth, preparing.ChooseDice(tuple(chosen)))
    assert best is not None
    levels = sorted(config.level[card] for card in best[1].cards)
    return best[1], say("At first sight dice of level {levels} give it the most.", levels=", ".join(map(str, levels)))


def card_worth(state: State, card: int) -> float:
    """A card's worth by its numbers alone."""
    config = state.config
    return config.strength[card] + config.attack[card] + 0.5 * config.defense[card]


def _dice_worth(state: State, level: int, count: int, need: float, factor: float) -> float:
    """What some dice of a level bring: a being, if two show their star, and factors."""
    star = state.config.definitions.faces[level].count(0) / 6
    none, one = (1 - star) ** count, count * star * (1 - star) ** (count - 1)
    return (1 - none - one) * need * (1 + 0.25 * level) + count * factor


def _factor_worth(state: State, side: int, level: int) -> float:
    """What one die of a level brings in factors; what is plentiful already is worth less."""
    total = 0.0
    for face in state.config.definitions.faces[level]:
        if face:
            have = state.factors[2 * (face - 1) + side]
            total += 1.0 / (2 + have)
    return total / 6


# --- summons ---------------------------------------------------------------------------------------
def choose_summon(state: State, side: int, rng: Random, most: int) -> Reasoned:
    """Take the strongest card on the path that brings it nearest to the enemy Image."""
    cards = summonable(state)
    card = max(cards, key=lambda c: (card_worth(state, c) + state.config.level[c], -c))
    lottery = paths.Lottery(state, side)
    best: tuple[float, tuple[int, int, int]] | None = None
    looked = 0
    before = _way_worth(state, 1 - side, 0)
    for _ in range(most * 60):
        found = lottery.ticket(int(rng.random() * lottery.tickets))
        if found is None:
            continue
        worth = _path_worth(state, side, found, before)
        if best is None or worth > best[0]:
            best = (worth, found)
        looked += 1
        if looked >= most:
            break
    if best is None:
        return preparing.DECLINE, say("At first sight no path is any use.")
    name = state.config.card_name(card)
    return preparing.Summon(card, *best[1]), say("{name} comes in on a path to the enemy Image.", name=name)


def _path_worth(state: State, side: int, found: tuple[int, int, int], before: float) -> float:
    first, shape, start = found
    grid = state.config.grid
    after = state.copy()
    laid = grid.path_mask(first, shape)
    after.laid = swap(state.laid, side, state.laid[side] | laid)
    mine = _way_worth(after, side, grid.bit[start])
    return -2.0 * mine + (_way_worth(after, 1 - side, 0) - before)


def _way_worth(state: State, side: int, extra: int) -> float:
    return float(cost_of_route(state, side, extra, FAR))


# --- actions ---------------------------------------------------------------------------------------
def choose_action(state: State, side: int) -> Reasoned:
    """Attack the Image, then beings where it tells, then step nearer; else end."""
    if state.sharer != NOBODY:
        return _step_on(state)
    if boost := best_boost(state, side):
        return boost
    if attack := best_attack(state, side):
        return attack
    if ability := best_ability(state, side):
        return ability
    if step := best_step(state, side):
        return step
    if blast := best_blast(state, side):
        return blast
    return acting.END, say("At first sight nothing more is worth its price.")


def best_attack(state: State, side: int) -> Reasoned | None:
    """The attack that does most: the Image first, then what falls, then what is hurt."""
    return max(_attacks(state, side), key=lambda found: found[0], default=(0.0, None))[1]


def _attacks(state: State, side: int) -> Iterator[tuple[float, Reasoned]]:
    """The attacks that do anything, each with what it is worth."""
    for being in state.beings[side]:
        for target in combat.targets(state, being):
            if target == combat.IMAGE:
                if state.struck >> (1 - side) & 1:
                    continue  # W-65: a second attack on it does nothing
                worth, why = IMAGE_WORTH, say("Attacks the Image.")
            else:
                worth, why = _attack_worth(state, being, target)
            if worth > 0:
                yield worth, (acting.Strike(being, target), why)


def _attack_worth(state: State, being: int, target: int) -> tuple[float, str]:
    columns, config = state.columns, state.config
    points = combat.attack_points(state, being, target)
    waiting, strength = columns[POINTS + target], columns[STRENGTH + target]
    shield = config.defense[target] if state.factors[2 * DEFEND + SIDE[target]] else 0
    if not points or waiting >= strength + shield:
        return 0.0, ""
    name = config.ids[target]
    total = waiting + points - shield
    if total >= strength:
        return 10.0 + config.level[target] - 0.1 * points, say("{name} should fall.", name=name)
    return float(max(0, total)) + 0.5, say("{name} is worn down.", name=name)


def best_boost(state: State, side: int) -> Reasoned | None:
    """An ability that turns an attack that would be shrugged off into one that fells its target."""
    best: tuple[float, Reasoned] | None = None
    for being in state.beings[side]:
        for target in combat.targets(state, being):
            if target == combat.IMAGE:
                continue
            missing = _missing_points(state, being, target)
            for own, helper, at, n in _helps(state, side, being, target, missing):
                worth = 5.0 + state.config.level[target] - n
                if best is None or worth > best[0]:
                    why = say("So {being} should fall.", being=state.config.ids[target])
                    best = (worth, (acting.use_code(own, helper, at, n), why))
    return best[1] if best else None


def _missing_points(state: State, being: int, target: int) -> int:
    """How many points more the attack needs to fell its target, defended if it can be."""
    columns = state.columns
    shield = combat.defense_of(state, target) if state.factors[2 * DEFEND + SIDE[target]] else 0
    points = columns[POINTS + target] + combat.attack_points(state, being, target)
    return columns[STRENGTH + target] + shield - points


def _helps(state: State, side: int, being: int, target: int, missing: int) -> list[tuple[Owned, int, int, int]]:
    """Who could make up for missing points by rousing the attacker or withering the target."""
    found: list[tuple[Owned, int, int, int]] = []
    if missing <= 0:
        return found
    for helper in state.beings[side]:
        for own in state.config.abilities[helper]:
            kind = own.kind
            if not isinstance(kind, Modifier):
                continue
            rouses = kind.changes == "atk" and kind.by > 0
            withers = kind.changes == "def" and kind.by < 0
            at = being if rouses else target
            n = -(-missing // abs(kind.by)) if kind.by else 0
            enough = not withers or missing <= combat.defense_of(state, target)
            if not (rouses or withers) or not enough:
                continue
            if state.factors[2 * own.factor + side] >= n and at in kind.targets(state, helper):
                found.append((own, helper, at, n))
    return found


def distances(state: State, being: int, goal: int) -> dict[int, int]:
    """A being's steps over laid squares that no enemy holds to the nearest of the squares ``goal``."""
    kind = state.config.steps[being] or STRAIGHT
    return steps_away(state, open_waves(state, SIDE[being], goal, kind))


def best_step(state: State, side: int) -> Reasoned | None:
    """The step that brings a being nearer to the enemy Image, or to an enemy in its way."""
    return max(_onward(state, side), key=lambda found: found[0], default=(0.0, None))[1]


def _onward(state: State, side: int) -> Iterator[tuple[float, Reasoned]]:
    """The steps that lead nearer, each with what it gains."""
    image = state.config.approach[1 - side]
    beside = state.config.grid.grow(state.held[1 - side])
    by_kind: dict[str | None, tuple[dict[int, int], dict[int, int]]] = {}
    columns, config = state.columns, state.config
    can_attack = state.factors[2 * ATTACK + side] > 0
    for being in state.beings[side]:
        here = columns[SQUARE + being]
        if columns[HALTED + being] or columns[ATTACKED + being]:
            continue
        kind = config.steps[being]
        if kind not in by_kind:
            by_kind[kind] = distances(state, being, image), distances(state, being, beside)
        to_image, to_enemies = by_kind[kind]
        if here in to_image:
            away, why = to_image, say("{being} goes nearer to the enemy Image.")
        elif can_attack:
            away, why = to_enemies, say("{being} goes to meet the enemy.")
        else:
            continue
        for target in steps(state, being):
            gain = _step_gain(state, being, target, away)
            if gain > 0:
                yield gain, (acting.Step(being, target), why.format(being=config.ids[being]))


def _step_gain(state: State, being: int, target: int, away: dict[int, int]) -> float:
    columns, grid, side = state.columns, state.config.grid, SIDE[being]
    here = columns[SQUARE + being]
    gain = float(away.get(here, FAR) - away.get(target, FAR))
    if gain <= 0:
        return 0.0
    if state.held[side] & grid.bit[target]:
        onward = away.get(target, FAR) - 1
        beyond = [s for s in state.config.around[being][target] if away.get(s, FAR) == onward]
        free = [s for s in beyond if not state.held[side] & grid.bit[s]]
        if not free or not could_step_on(state, being, target):
            return 0.0
    return gain + 1.0 / (1 + away.get(here, FAR))


def _step_on(state: State) -> Reasoned:
    """Leave a friend's square by the way that leads on."""
    being = state.sharer
    side = SIDE[being]
    away = distances(state, being, state.config.approach[1 - side])
    grid, held = state.config.grid, state.held[SIDE[being]]
    open_ways = steps(state, being)
    if not open_ways:
        return acting.Halt(being), say("There is no way on.")
    target = min(open_ways, key=lambda s: (bool(held & grid.bit[s]), away.get(s, FAR), s))
    return acting.Step(being, target), say("It may not stay there.")


def best_ability(state: State, side: int) -> Reasoned | None:
    """The ability that is worth most by what its kind says of it (``Ability.worth``)."""
    best: tuple[float, Reasoned] | None = None
    for being in state.beings[side]:
        for own in state.config.abilities[being]:
            have = state.factors[2 * own.factor + side]
            if not own.kind.by_itself or not have:
                continue
            for code in acting.uses_of(state, own, being, have):
                found = acting.use_of(state.config, code)
                worth = own.kind.worth(state, *found) if found else 0.0
                if worth > 0 and (best is None or worth > best[0]):
                    why = say("To {ability} is worth its price.", ability=own.title)
                    best = (worth, (code, why))
    return best[1] if best else None


def best_blast(state: State, side: int) -> Reasoned | None:
    """A blast that takes more than the Rook is worth."""
    config = state.config
    best: tuple[float, Reasoned] | None = None
    for being in state.beings[side]:
        blast = config.blast[being]
        if blast is None:
            continue
        for n in range(1, min(4, state.factors[2 * blast.factor + side]) + 1):
            worth = _blast_worth(state, side, being, n) - 6.0 - 0.5 * n
            if worth > 0 and (best is None or worth > best[0]):
                code = acting.use_code(blast, being, NOBODY, n)
                best = (worth, (code, say("The blast takes more than it costs.")))
    return best[1] if best else None


def _blast_worth(state: State, side: int, being: int, n: int) -> float:
    config, columns, grid = state.config, state.columns, state.config.grid
    worth = 0.0
    for other in in_block(state, being, n):
        points = combat.attack_points(state, being, other) + columns[POINTS + other]
        falls = points >= columns[STRENGTH + other] + config.defense[other]
        value = (4.0 + config.level[other]) if falls else 0.5 * points
        worth += value if SIDE[other] != side else -value
    block = grid.block(columns[SQUARE + being], n)
    if block & grid.bit[grid.images[1 - side]] and not state.struck >> (1 - side) & 1:
        worth += IMAGE_WORTH / 2
    if block & grid.bit[grid.images[side]] and not state.struck >> side & 1:
        worth -= IMAGE_WORTH
    return worth


# --- defense ---------------------------------------------------------------------------------------
def choose_defense(state: State, side: int) -> Reasoned:
    """Pay for beings that a defense saves, then for those that it spares a wound."""
    found = _defense(state, side)
    if found is None:
        return answering.DONE, say("A defense would change nothing that matters.")
    being, left = found
    strength = state.columns[STRENGTH + being] - left
    return answering.Defend(being), say(
        "{being} keeps {strength} Str.", being=state.config.ids[being], strength=strength
    )


def defended(state: State, side: int) -> int | None:
    """The being that ``choose_defense`` chooses, if any, where nobody asks why: searches do so all the time."""
    found = _defense(state, side)
    return found[0] if found else None


def defense_code(state: State, side: int) -> Code:
    """What ``choose_defense`` chooses."""
    being = defended(state, side)
    return answering.DONE if being is None else answering.Defend(being)


def _defense(state: State, side: int) -> tuple[int, int] | None:
    """The being that is worth a defense most, and the points that then land on it."""
    columns, config = state.columns, state.config
    best: tuple[int, int] | None = None
    most = 0.0
    for being in combat.defenders(state, side):
        points, strength = columns[POINTS + being], columns[STRENGTH + being]
        left = max(0, points - combat.defense_of(state, being))
        if left >= strength or left == points:
            continue
        saved = 10.0 + config.level[being] if points >= strength else float(points - left)
        if saved < 2 and state.factors[2 * DEFEND + side] < 2:
            continue
        if best is None or saved > most:
            best, most = (being, left), saved
    return best
