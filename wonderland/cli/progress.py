"""A bar on standard error that says how far a command is, where a person watches."""

from __future__ import annotations

import sys

from tqdm import tqdm

from wonderland.cli.printing import bare


class Bar(tqdm):  # type: ignore[type-arg] # tqdm brings no types
    """A bar that is told how much is done; nothing where standard error is no terminal."""

    def __init__(self) -> None:
        super().__init__(file=bare(sys.stderr), disable=None)

    def show(self, done: int, total: int) -> None:
        """Show that so many of a total are done."""
        self.total = total
        self.update(done - self.n)
