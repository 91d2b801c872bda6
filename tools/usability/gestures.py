"""How a person plays the commonest lines of a whole match: by what stands on the screen, in few clicks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, cast

from tools.usability import actions, summons, unfoldings
from tools.usability.fingers import Fingers
from wonderland.ui.games.dungeon_dice.scene import MatchScene as Dungeon
from wonderland.ui.games.painting_the_roses.scene import MatchScene as Garden
from wonderland.ui.games.wonderland.intent import SUMMONING
from wonderland.ui.games.wonderland.scene import MatchScene as Flagship
from wonderland.ui.table.table import Table

Gesture = Callable[[Table, Fingers, str], None]
"""Plays a line, or does nothing where it takes the mouse several ways: then it is typed."""


class Played(NamedTuple):
    """How a game's quick match is played.

    Attributes:
        person: the seat of whoever plays against the easy level.
        gestures: what plays the lines that begin with a verb.
        buttons: the controls, one of which says a line of one word.
    """

    person: str
    gestures: Mapping[str, Gesture]
    buttons: Mapping[str, Sequence[str]]


def play(game: str, scene: Table, fingers: Fingers, line: str) -> None:
    """Play a line as a person would, if that is known."""
    verb = line.split()[1]
    if gesture := WAYS[game].gestures.get(verb):
        gesture(scene, fingers, line)
    elif key := _offered(scene, WAYS[game].buttons.get(verb, ())):
        fingers.press(key)


def _offered(scene: Table, keys: Sequence[str]) -> str:
    regions = {region.key for region in scene.app.canvas.regions if region.act}
    return next((key for key in keys if key in regions), "")


def _words(line: str) -> list[str]:
    return line.split()[2:]


# --- Wonderland ----------------------------------------------------------------------------------
def _cards(scene: Table, fingers: Fingers, line: str) -> None:
    """The same dice by their button where they are wanted again, else one after another."""
    table, cards = cast("Flagship", scene), _words(line)
    if sorted(table.control.dice.same_dice()) == sorted(cards):
        fingers.press("same")
    else:
        for card in cards:
            fingers.press(f"card-{card}")
    fingers.press("roll")


def _summon(scene: Table, fingers: Fingers, line: str) -> None:
    table = cast("Flagship", scene)
    if table.control.mode == SUMMONING:
        summons.by_clicking(table, fingers, line)


def _walk(scene: Table, fingers: Fingers, line: str) -> None:
    if len(_words(line)) == 2:
        actions.walks(scene.app, fingers, _words(line))


# --- Dungeon Dice --------------------------------------------------------------------------------
def _dice(scene: Table, fingers: Fingers, line: str) -> None:
    choosing, kinds = cast("Dungeon", scene).control.choosing, _words(line)
    if sorted(choosing.again) == sorted(kinds):
        fingers.press("same-dice")
    else:
        for kind in kinds:
            fingers.press(f"die-{kind}")
    fingers.press("roll")


def _unfold(scene: Table, fingers: Fingers, line: str) -> None:
    unfoldings.by_pointing(cast("Dungeon", scene), fingers, _words(line))


def _march(scene: Table, fingers: Fingers, line: str) -> None:
    """Who walks, and where to; a way of its own choice is typed."""
    if len(_words(line)) == 2:
        actions.marches(scene.app, fingers, _words(line))


def _strike(scene: Table, fingers: Fingers, line: str) -> None:
    """Who attacks, and whom."""
    control, (monster, target) = cast("Dungeon", scene).control, _words(line)
    attacker = control.seat + monster
    if control.acting.picked != attacker:
        fingers.press(f"square-{control.acting.square_now(attacker)}")
    aim = target if target[0].islower() else control.other + target
    fingers.press(f"square-{control.acting.square_of(aim)}")


# --- Painting the Roses --------------------------------------------------------------------------
def _row(scene: Table, fingers: Fingers, line: str) -> None:
    for card in _words(line)[:4]:
        fingers.press(_card_key(scene, card))
    fingers.press("lay")


def _post(scene: Table, fingers: Fingers, line: str) -> None:
    fingers.press(_card_key(scene, _words(line)[0]))
    fingers.press("post")


def _lead(scene: Table, fingers: Fingers, line: str) -> None:
    """The card, and what is done with it or where it goes."""
    verb, card, *words = line.split()[1:]
    fingers.press(_card_key(scene, card))
    if verb in ("paint", "recruit"):
        fingers.press(verb)
    elif verb == "stalk":
        fingers.press(f"stalk-{words[0]}")
    elif words == ["unleash"]:
        fingers.press("unleash")
    else:
        fingers.press(f"hedge-{words[0]}" if words else "wait")


def _cancel(_: Table, fingers: Fingers, line: str) -> None:
    fingers.press(f"cancel-{_words(line)[0]}")


def _card_key(scene: Table, card: str) -> str:
    return f"card-{cast('Garden', scene).control.own.lying().index(card)}"


WAYS: dict[str, Played] = {
    "wonderland": Played(
        "w",
        {"dice": _cards, "summon": _summon, "move": _walk},
        {"end": ("end",), "skip": ("decline",), "pass": ("pass",), "done": ("done",)},
    ),
    "dungeon-dice": Played(
        "w",
        {"dice": _dice, "summon": _unfold, "move": _march, "attack": _strike},
        {"end": ("end",), "skip": ("decline",), "pass": ("let-pass",), "defend": ("defend",)},
    ),
    "painting-the-roses": Played(
        "a",
        {"row": _row, "guard": _post, "cancel": _cancel,
         **dict.fromkeys(("paint", "recruit", "stalk", "play", "move"), _lead)},
        {"end": ("end",), "allow": ("allow",)},
    ),
}  # fmt: skip
