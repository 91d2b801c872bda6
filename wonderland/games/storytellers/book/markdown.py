"""A book as Markdown: everything in it is words, whatever players wrote."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from wonderland.core.message import say
from wonderland.games.storytellers.book.tales import Book, Tale, words_of
from wonderland.games.storytellers.names import TYPE_NAMES

_ANYWHERE = re.compile(r"([\\`*_\[\]<>&|~$@^!{}])")
_AT_FIRST = re.compile(r"^(\s*)([#+\-=]|\d+(?=[.)]))")
_LINK = re.compile(r"(?i)\b(https?|ftp)(:)|\b(www)(\.)")


def plain(text: str) -> str:
    """A text in which nothing is read as Markdown or HTML."""
    text = _ANYWHERE.sub(r"\\\1", text)
    text = _LINK.sub(lambda m: f"{m[1] or m[3]}\\{m[2] or m[4]}", text)
    first = _AT_FIRST.match(text)
    if first is None:
        return text
    if first[2].isdigit():
        return f"{text[: first.end()]}\\{text[first.end() :]}"
    return f"{first[1]}\\{text[first.end(1) :]}"


def written(book: Book, told: Callable[[str], str]) -> str:
    """A book; ``told`` puts messages into a language."""
    return "\n\n".join(_blocks(book, lambda text: plain(told(text)))) + "\n"


def _blocks(book: Book, put: Callable[[str], str]) -> Iterator[str]:
    yield f"# {put(book.title)}"
    yield f"*{put(book.by)}*"
    if book.sentence:
        yield f"## {put(say('How it began'))}"
        yield put(book.sentence)
    for tale in book.tales:
        yield from _tale(tale, put)
    if book.ending:
        yield "---"
        yield put(book.ending)


def _tale(tale: Tale, put: Callable[[str], str]) -> Iterator[str]:
    yield f"## {put(tale.title)}"
    head = say("Round {n}: {theme}, told by {name}", n=tale.round, theme=tale.theme, name=tale.teller)
    yield f"*{put(head)}*"
    yield "\n".join(f"- **{put(TYPE_NAMES[kind])}** {put(card.title)}" for kind, card in words_of(tale.cards))
    yield put(tale.words)
    if below := [put(part) for part in (tale.how, tale.verdict, tale.after) if part]:
        yield f"*{' '.join(below)}*"
