"""``wonderland`` alone, and what other commands need to open the window."""

from __future__ import annotations

import argparse
import gc

from wonderland.core.errors import BadInput
from wonderland.session.match_session import MatchSession


def command(arguments: argparse.Namespace) -> int:
    """Open the window on the menu."""
    return open_window(arguments, None)


def open_window(
    arguments: argparse.Namespace,
    session: MatchSession | None,
    watch: str | None = None,
    learn: str | None = None,
    game: str = "",
) -> int:
    """Open the window on the menu, a match, a record, or a lesson (``""``: the list of them).

    The menu is that of the match's game, or else of ``game``.

    Raises:
        BadInput: if there is no display.
    """
    gc.disable()  # until the window is shown: what is loaded now stays
    from wonderland.ui.shell import launch  # noqa: PLC0415 - only the window needs pygame
    from wonderland.ui.shell.display import Wish  # noqa: PLC0415

    wish = Wish(
        size=arguments.size,
        fullscreen=arguments.fullscreen,
        theme=arguments.theme,
        mute=arguments.mute,
        fast=arguments.fast,
        usual_keys=arguments.usual_keys,
    )
    try:
        return launch.run(wish, session=session, watch=watch, learn=learn, game=game)
    except BadInput:
        if session:  # nobody sits down
            session.close()
        raise
    finally:
        gc.enable()
