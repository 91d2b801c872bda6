"""What is printed can be printed: in any encoding, and with nothing in it that steers a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO, TextIOWrapper
from typing import TextIO, cast

from wonderland.content.languages import English
from wonderland.content.text import plain
from wonderland.core.message import Language, told
from wonderland.core.quoting import clean


class Plain:
    """A stream whose text is cleaned on the way; all else is the stream's own.

    Attributes:
        bare: the stream.
        language: what messages are told in.
    """

    def __init__(self, bare: TextIO) -> None:
        self.bare = bare
        self.language: Language = English()

    def write(self, text: str) -> int:
        """Write text as far as the stream's encoding has it."""
        self.bare.write(plain(clean(told(text, self.language)), self.bare.encoding or "utf-8"))
        return len(text)

    def __getattr__(self, name: str) -> object:
        found: object = getattr(self.bare, name)
        return found


@contextmanager
def plainly() -> Iterator[None]:
    """See to it that whatever is printed meanwhile is plain, and that all input can be read."""
    out, err = sys.stdout, sys.stderr
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    sys.stdout, sys.stderr = _plain(out), _plain(err)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err


def _plain(stream: TextIO | None) -> TextIO:
    return cast(TextIO, Plain(stream or StringIO()))  # what was closed shows nothing to anybody


def tell_in(language: Language) -> None:
    """Tell messages in a language from here on; what programs read is none, and stays as it is."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, Plain):
            stream.language = language


def tell_faults_in(language: Language) -> None:
    """Tell messages on standard error in a language from here on."""
    if isinstance(sys.stderr, Plain):
        sys.stderr.language = language


def spoken() -> Language:
    """The language that messages are told in, for those who fold or count what they print."""
    return sys.stdout.language if isinstance(sys.stdout, Plain) else English()


def ask(words: str) -> str:
    """Print words, and read the line that answers them, without the spaces round it.

    Raises:
        EOFError: if there is none: what is read is at its end, or was closed before it began.
    """
    try:
        return input(told(words, spoken())).strip()
    except RuntimeError:  # Python's own for streams that are gone
        raise EOFError from None


def bare(stream: TextIO) -> TextIO:
    """Return the stream as the system has it, for those who steer the terminal themselves."""
    return stream.bare if isinstance(stream, Plain) else stream


def tell(words: object) -> None:
    """Tell whoever started the program; if even that can't be done, nobody is to be told."""
    with suppress(OSError):
        print(words, file=sys.stderr)


def finish() -> None:
    """Have all results written.

    Raises:
        OSError: if they can't be, such as on a full disk.
    """
    if sys.stdout:
        sys.stdout.flush()


def give_up_output() -> None:
    """Write no more to standard output, which nobody reads or which takes nothing."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def open_standard_streams() -> None:
    """Put nothing in the place of standard streams that were closed before the program began.

    The next file to be opened would take that place, and get what is written to the stream.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
