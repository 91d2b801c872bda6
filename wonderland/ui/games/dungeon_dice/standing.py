"""Monsters of a view, as the table draws them."""

from __future__ import annotations

from wonderland.games.dungeon_dice.state_form import ItemForm, MonsterForm, StateForm
from wonderland.ui.games.dungeon_dice.board import Standing
from wonderland.ui.games.dungeon_dice.facts import Facts


def standing_of(facts: Facts, view: StateForm) -> dict[str, Standing]:
    """Every monster in play by its id."""
    return {key: _one(facts, key, one) for key, one in view["monsters"].items()}


def _one(facts: Facts, key: str, one: MonsterForm) -> Standing:
    figure = facts.figure(key[1:4])
    states = []
    if one["flying"]:
        states.append("flying")
    if one["tunnel"]:
        states.append("tunnel")
    if one["held"]:
        states.append("held")
    if one["slow"]:
        states.append("slowed")
    if one["attacks"] >= one["may_attack"]:
        states.append("attacked")
    elif one["moved"]:
        states.append("moved")
    return Standing(
        key[1:4], figure.kind_name, key[0], str(one["square"]), int(one["hp"]), figure.hp,
        tuple(states), bool(one["flying"]),
    )  # fmt: skip


def masked(view: StateForm) -> StateForm:
    """A view whose face-down items are those that nobody may look into: for a shared screen."""
    seen = view.copy()
    seen["items"] = {square: _shut(item) for square, item in view["items"].items()}
    return seen


def _shut(item: ItemForm) -> ItemForm:
    shut = item.copy()
    shut["id"] = item["id"] if item["up"] else None
    return shut
