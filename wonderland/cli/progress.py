"""A bar on standard error that says how far a command is, where a person watches."""

from __future__ import annotations

import sys
from types import TracebackType

from wonderland.cli.printing import bare

WIDTH = 40


class Bar:
    """Draws itself over and over in one line; nothing where standard error is no terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()

    def show(self, done: int, total: int) -> None:
        """Show that so many of a total are done."""
        if self._shown:
            full = WIDTH * done // max(1, total)
            bare(sys.stderr).write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done} of {total}")
            sys.stderr.flush()

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._shown:
            sys.stderr.write("\n")
