"""A book as a file to keep (``games.parts.BookPart``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import ClassVar

from wonderland.content.places import assets_folder
from wonderland.core.game import Game
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.storytellers.book import epub, markdown, page
from wonderland.games.storytellers.book.tales import book_of


class StoryBook:
    """Writes the story of a match as Markdown, as an illustrated page, or as EPUB."""

    formats: ClassVar[Mapping[str, str]] = {
        ".html": say("an illustrated page"),
        ".md": say("text with Markdown"),
        ".epub": say("a book for readers, EPUB"),
    }

    def written(self, game: Game, record: Record, ending: str, told: Callable[[str], str]) -> bytes:
        """The file of a match's story."""
        book = book_of(game, record)
        if ending == ".md":
            return markdown.written(book, told).encode()
        if ending == ".epub":
            return epub.written(book, told, elements)
        return page.written(book, told, elements).encode()


@cache
def elements(name: str) -> str | None:
    """What a drawing consists of, by its name; None where there is none."""
    path = assets_folder() / "sprites" / f"{name}.svg"
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


BOOK = StoryBook()
