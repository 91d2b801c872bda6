"""Dungeon Dice: dice are rolled and unfolded, monsters march over them, fight and use abilities.

What screens, agents and lessons may build on: ``queries`` (what may be asked of a match: places of
nets, reach with prices, targets with forecasts, abilities and why they are closed, who answers),
``events`` (what happened), ``codes`` (actions in numbers), ``position.Position`` and ``view.View``
(``view.known`` is the state as a seat knows it), ``words.Teller`` (sentences), ``definitions``
(monsters, items, nets, dice, pools). For searching: ``state.State`` (``copy``), ``legal.choices``
(``count``, ``draw``, ``at``, iteration), ``turn.perform``, ``legal.chances``, ``placing.places``.
"""
