"""What the upper bar tells: the step that it is, whose it is, the steps before and after it."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.table.house_bars import Above, Tokens
from wonderland.ui.table.steps import Step, Steps

SETTING_UP: tuple[Step, ...] = (
    ("toss", say("Toss"), "DW-23"),
    ("base", say("Bases"), "DW-24"),
    ("wall", say("Walls"), "DW-30"),
    ("stock", say("Stocking"), "DW-33"),
)
"""The steps of the set-up, each with the rule that says what it is."""
TURN: tuple[Step, ...] = (
    ("act", say("Act"), "DW-36"),
    ("flip", say("Flip"), "DW-46"),
    ("bonus", say("Bonus"), "DW-49"),
    ("face", say("Facing"), "DW-65"),
)
"""The same of a turn."""
TITLES = {
    "toss": say("The toss"),
    "first": say("{name} won the toss"),
    "base": say("{name} lays a base"),
    "wall": say("{name} puts up a wall"),
    "stock": say("{name} stocks the base"),
    "bonus": say("{name} has a bonus"),
    "face": say("{name} turns the snipers"),
}
IN_SECRET = say("{name} stocks in secret")


def above(view: View, name: str) -> Above:
    """What the upper bar tells.

    Args:
        view: what is seen.
        name: what the seat that acts is called.
    """
    phase = str(view["phase"])
    title = IN_SECRET if queries.in_secret(view) else TITLES.get(phase, "")
    title = title.format(name=name)
    if not view["turn"]:
        now = "toss" if phase == "first" else phase
        when = say("field of {size}", size=view["field"])
        return Above(title, when, Steps(set_up_steps(view), now))
    state = view.known
    tokens = Tokens(say("Actions"), state.actions, state.config.actions[state.active])
    return Above(title, _when(view), Steps(TURN, phase), tokens)


def set_up_steps(view: View) -> list[Step]:
    """The steps of this match's set-up."""
    options = view.known.config.options
    left_out = {"toss": options.first is not None, "wall": not options.walls}
    return [step for step in SETTING_UP if not left_out.get(step[0])]


def _when(view: View) -> str:
    """The round, and after how many the match ends (DW-90)."""
    turn, now, most = view["turn"], view["round"], view.known.config.options.rounds
    if not most:
        return say("turn {turn}, round {n}", turn=turn, n=now)
    return say("turn {turn}, round {n} of {most}", turn=turn, n=now, most=most)
