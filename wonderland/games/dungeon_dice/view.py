"""The state from outside: as ``replay --json`` prints it, and as a seat may see it (sections 10, 11)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.game import Random
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS, DAMAGE, FREE, HELD, MOVED, REACH, SLOW, SQUARE, USED
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.definitions import NAME
from wonderland.games.dungeon_dice.legal import Legal
from wonderland.games.dungeon_dice.notation import write_link
from wonderland.games.dungeon_dice.state import OVER, PHASES, SIDES, Item, State, Touched
from wonderland.games.dungeon_dice.state_form import ItemForm, MonsterForm, PlacingForm, StateForm
from wonderland.games.dungeon_dice.victory import summoned
from wonderland.kit.codes import letter_of
from wonderland.kit.position import result_of
from wonderland.kit.view import Lawful, StateView

UNKNOWN = "??"
"""An item in ``touched`` that the seat may not see."""


def describe(state: State) -> StateForm:
    """The state as ``replay --json`` prints it (section 11)."""
    config = state.config
    grid, definitions = config.grid, config.definitions
    names = grid.names
    sides = tuple(enumerate(SIDES))
    kinds = definitions.kinds
    faces: list[str | None] = [definitions.face_names[face] for face in state.faces]
    faces += [None] * (len(state.dice) - len(faces))
    blocks = sorted(state.blocks, key=lambda block: grid.order[block[0]])
    return {
        "game": NAME,
        "turn": state.turn,
        "active": None if state.active == NONE else SIDES[state.active],
        "phase": PHASES[state.phase],
        "to_act": letter_of(SIDES, state.to_act),
        "result": result_of(state),
        "masters": {letter: state.masters[side] for side, letter in sides},
        "master_attacked": state.master_attacked,
        "crests": {
            letter: {crest: state.crests[5 * side + at] for at, crest in enumerate(CRESTS)} for side, letter in sides
        },
        "laid": {letter: [names[s] for s in grid.sorted(state.laid[side])] for side, letter in sides},
        "blocks": {names[square]: until for square, until in blocks},
        "monsters": monsters(state),
        "items": items(state),
        "moving": None if state.moving == NONE else state.id_of(state.moving),
        "chain": [write_link(state, link) for link in state.chain],
        "touched": [_touched(state, touched) for touched in state.touched],
        "placing": _placing(state),
        "dice": [{"kind": kinds[kind], "face": face} for kind, face in zip(state.dice, faces, strict=True)],
        "pools": {
            letter: {
                "dice": [kinds[kind] for kind in state.dice_left[side]],
                "figures": [config.figures[figure].code for figure in state.figures_left[side]],
            }
            for side, letter in sides
        },
        "gone": {letter: [config.figures[figure].code for figure in state.gone[side]] for side, letter in sides},
        "summoned": {letter: len(summoned(state, side)) for side, letter in sides},
        "quiet": state.quiet,
    }


def monsters(state: State) -> dict[str, MonsterForm]:
    """The monsters in play by id, sorted as text."""
    found = {state.id_of(m): _monster(state, m) for crew in state.crew for m in crew}
    return dict(sorted(found.items()))


def _monster(state: State, monster: int) -> MonsterForm:
    store = state.store
    used = store[USED + monster]
    words = [a.word for a in state.figure(monster).abilities if used >> a.which & 1]
    return {
        "square": state.config.grid.names[store[SQUARE + monster]],
        "damage": store[DAMAGE + monster],
        "hp": state.hp(monster),
        "atk": state.atk(monster),
        "def": state.defence(monster),
        "flying": state.flies(monster),
        "tunnel": state.tunnels(monster),
        "reach": max(1, store[REACH + monster]),
        "free": store[FREE + monster],
        "slow": store[SLOW + monster],
        "held": bool(store[HELD + monster]),
        "moved": bool(store[MOVED + monster]),
        "attacks": store[ATTACKS + monster],
        "may_attack": 1 + store[AGAIN + monster],
        "used": sorted(words),
    }


def items(state: State) -> dict[str, ItemForm]:
    """The items in play by their squares, by column, then row."""
    grid = state.config.grid
    return {
        grid.names[item.square]: {
            "id": state.item_id(item),
            "side": SIDES[item.side],
            "kind": state.config.figures[item.figure].kind_name,
            "up": item.up,
        }
        for item in sorted(state.items, key=lambda item: grid.order[item.square])
    }


def _touched(state: State, touched: Touched) -> str:
    return f"{state.item_id(touched.item) or UNKNOWN} {state.id_of(touched.monster)}"


def _placing(state: State) -> PlacingForm | None:
    placing = state.placing
    if placing is None:
        return None
    return {"by": SIDES[placing.side], "monster": state.id_of(placing.monster)}


def known_to(state: State, side: int) -> State:
    """The state as far as a side knows it: hidden items are any of their kind (DD-93)."""
    known = state.copy()
    config = state.config
    if config.options.open_items or state.phase == OVER:
        return known
    unknown, figures, other = config.definitions.unknown, config.figures, 1 - side

    def seen(figure: int) -> int:
        return unknown[figures[figure].kind] if figures[figure].is_item else figure

    def shown(item: Item) -> Item:
        if item.up or item.side == side:
            return item
        return Item(other, seen(item.figure), 0, item.square, False)

    known.items = tuple(map(shown, state.items))
    # What was touched may be face up by now, or gone, which is face up too.
    known.touched = tuple(
        Touched(shown(state.item_at(item.square) or item._replace(up=True)), monster) for item, monster in state.touched
    )
    pool = tuple(sorted(seen(figure) for figure in state.figures_left[other]))
    mine = state.figures_left[side]
    known.figures_left = (pool, mine) if side else (mine, pool)
    return known


class View(StateView[State, StateForm, Legal]):
    """The state as one seat may see it (DD-93): a hidden item is the figure that stands for its kind."""

    def __init__(self, state: State, side: int, position: Callable[[State], Lawful[Legal]]) -> None:
        known = known_to(state, side)
        super().__init__(SIDES[side], known, describe(known), position)

    def drawn(self, rng: Random) -> State:
        """A state that could be the true one: each hidden item is drawn among those of its kind."""
        return filled(self.known, rng)


def filled(known: State, rng: Random) -> State:
    """Give each hidden item of a known state a figure of its kind."""
    state = known.copy()
    definitions, figures = known.config.definitions, known.config.figures
    of_kind: dict[int, list[int]] = {}
    for figure in definitions.codes.values():
        if figures[figure].is_item:
            of_kind.setdefault(figures[figure].kind, []).append(figure)

    def drawn(figure: int) -> int:
        if not figures[figure].unknown:
            return figure
        among = of_kind[figures[figure].kind]
        return among[int(rng.random() * len(among))]

    state.figures_left = (
        tuple(sorted(map(drawn, known.figures_left[0]))),
        tuple(sorted(map(drawn, known.figures_left[1]))),
    )
    for item in known.items:
        if figures[item.figure].unknown:
            figure = drawn(item.figure)
            number = state.next_number(item.side, figure)
            true = item._replace(figure=figure, number=number)
            state.items = tuple(true if other is item else other for other in state.items)
            state.touched = tuple(
                Touched(true, monster) if other == item else Touched(other, monster) for other, monster in state.touched
            )
    return state
