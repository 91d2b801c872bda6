"""A state in words, for the terminal."""

from __future__ import annotations

from wonderland.core.game import CHANCE
from wonderland.core.message import commas, lines, rows, say, say_n
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.state_form import ItemForm, MonsterForm, StateForm
from wonderland.games.dungeon_dice.words import ending

_NAMES = {**SIDE_NAMES, CHANCE: say("chance")}
_PHASES = {
    "first": say("first"), "choose": say("choose"), "roll": say("roll"), "summon": say("summon"),
    "action": say("action"), "chain": say("chain"), "defend": say("defend"), "place": say("place"),
}  # fmt: skip
_DEEPER = "  "


def state_in_words(state: StateForm) -> str:
    """Put a state, or a view of one, into some lines of text."""
    found = [_heading(state)]
    for side, name in SIDE_NAMES.items():
        pool, gone = state["pools"][side], state["gone"][side]
        held = " ".join(f"{crest}{count}" for crest, count in state["crests"][side].items())
        life = state["masters"][side]
        found.append(say("{side}: Master {life} HP, crests {crests}", side=name, life=life, crests=held))
        below = [
            say("dice {dice}", dice=" ".join(pool["dice"]) or say("none")),
            say("figures {figures}", figures=" ".join(pool["figures"]) or say("none")),
            *(_monster(m, on) for m, on in state["monsters"].items() if m[0] == side),
        ]
        if gone:
            below.append(say("gone: {figures}", figures=" ".join(gone)))
        laid = " ".join(state["laid"][side])
        below.append(say("laid: {squares}", squares=laid or say("nothing")))
        found += [rows(_DEEPER, line, between="") for line in below]
    return lines(*found, *_table(state))


def _monster(name: str, on: MonsterForm) -> str:
    marks = [
        word
        for word, holds in (
            (say("flying"), on["flying"]),
            (say("tunnels"), on["tunnel"]),
            (say("held"), on["held"]),
            (say("has moved"), on["moved"]),
            (say("has attacked"), on["attacks"]),
        )
        if holds
    ]
    stats = say(
        "{who} on {square}: Atk {atk}, Def {defence}, HP {hp}",
        who=name,
        square=on["square"],
        atk=on["atk"],
        defence=on["def"],
        hp=on["hp"],
    )
    return commas([stats, *marks])


def _table(state: StateForm) -> list[str]:
    found = [_item(square, item) for square, item in state["items"].items()]
    found += [
        say("{square} is blocked to the end of turn {n}", square=square, n=until)
        for square, until in state["blocks"].items()
    ]
    if state["dice"]:
        shown = " ".join(f"{die['kind']}:{die['face'] or '?'}" for die in state["dice"])
        found.append(say("dice rolled: {faces}", faces=shown))
    if state["chain"]:
        found.append(say("chain: {links}", links="; ".join(state["chain"])))
    return found


def _item(square: str, item: ItemForm) -> str:
    gaps = {"square": square, "item": item["id"] or item["kind"], "side": SIDE_NAMES[item["side"]]}
    if item["up"]:
        return say("item on {square}: {item}, {side}’s, face up", **gaps)
    return say("item on {square}: {item}, {side}’s, face down", **gaps)


def _heading(state: StateForm) -> str:
    turn = state["turn"]
    if state["result"]:
        return say("Turn {turn}, over: {how}", turn=turn, how=ending(state["result"]))
    heading = say(
        "Turn {turn}, {side}’s: {phase}; {to_act} to act",
        turn=turn,
        side=_NAMES[state["active"] or CHANCE],
        phase=_PHASES.get(state["phase"], state["phase"]),
        to_act=_NAMES[state["to_act"] or CHANCE],
    )
    quiet = state["quiet"]
    if not quiet:
        return heading
    return rows(heading, say_n("{n} quiet turn", "{n} quiet turns", quiet), between="; ")
