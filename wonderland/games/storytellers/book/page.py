"""A book as an illustrated page in one file: nothing is loaded, and nothing in it can be run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape

from wonderland.core.message import say
from wonderland.games.storytellers.book.picture import Elements, alone
from wonderland.games.storytellers.book.tales import Book, Tale, words_of
from wonderland.games.storytellers.names import TYPE_NAMES

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no page may hold."""
STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #1c4436; color: #2a2320; font: 1.15rem/1.6 Spectral, Georgia, serif; }
main { max-width: 46rem; margin: 2rem auto; padding: 2.5rem 3rem; background: #fffaf0;
  border: 0.4rem solid #5b2724; }
header { text-align: center; border-bottom: 1px solid #c79a3c; margin-bottom: 2.5rem; }
h1 { font-size: 2.8rem; line-height: 1.15; margin: 0.4em 0 0.2em; }
h2 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 0.5em; }
article { margin: 0 0 3rem; break-inside: avoid; }
.by, .round, .below { color: #5e5443; font-size: 0.95rem; margin: 0.2em 0; }
figure { margin: 0; display: flex; gap: 1rem; align-items: stretch; flex-wrap: wrap; }
figure svg { flex: 1 1 20rem; border: 2px solid #2a2320; border-radius: 6px; overflow: hidden; }
ul { flex: 0 0 9rem; list-style: none; margin: 0; padding: 0; display: grid; gap: 0.4rem; }
li b { display: block; font-size: 0.75rem; color: #fffaf0; padding: 0 0.4em; width: fit-content; }
.when { background: #2f5673; } .who { background: #7a3f5e; }
.where { background: #3c6b3f; } .what { background: #9a4a1f; }
.tale { white-space: pre-wrap; overflow-wrap: anywhere; }
.tale::first-letter { font-size: 3.2em; line-height: 0.8; float: left; color: #7a2f34;
  padding: 0.12em 0.12em 0 0; }
footer { text-align: center; border-top: 1px solid #c79a3c; padding-top: 1.5rem; }
@media print { body { background: none; } main { border: 0; margin: 0; } }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""What a browser may do with the page: nothing but lay it out."""

Put = Callable[[str], str]


def escaped(text: str) -> str:
    """A text in which nothing is read as HTML or XML."""
    return escape(_NO_XML.sub("\ufffd", text))


def written(book: Book, told: Put, elements: Elements) -> str:
    """The page of a book.

    Args:
        book: it.
        told: puts messages into a language.
        elements: finds drawings.
    """

    def put(text: str) -> str:
        return escaped(told(text))

    return (
        '<!DOCTYPE html>\n<html><head><meta charset="utf-8"/>'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{put(book.title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join([*front(book, put, elements), *_tales(book, put, elements), *back(book, put)])
        + "\n</main></body></html>\n"
    )


def front(book: Book, put: Put, elements: Elements) -> Iterator[str]:
    """The title, who told it, and how it began."""
    yield f'<header><h1>{put(book.title)}</h1><p class="by" dir="auto">{put(book.by)}</p></header>'
    if book.sentence:
        yield f"<article><h2>{put(say('How it began'))}</h2>"
        yield f"<figure>{alone(book.cards, elements, label=put(book.sentence))}</figure>"
        yield f'<p class="tale">{put(book.sentence)}</p></article>'


def _tales(book: Book, put: Put, elements: Elements) -> Iterator[str]:
    for tale in book.tales:
        yield tale_of(tale, put, elements)


def tale_of(tale: Tale, put: Put, elements: Elements) -> str:
    """A tale with its picture and the four words."""
    head = say("Round {n}: {theme}, told by {name}", n=tale.round, theme=tale.theme, name=tale.teller)
    words = "".join(
        f'<li><b class="{kind}">{put(TYPE_NAMES[kind])}</b>{put(card.title)}</li>'
        for kind, card in words_of(tale.cards)
    )
    below = " ".join(put(part) for part in (tale.how, tale.verdict, tale.after) if part)
    return (
        f'<article><p class="round" dir="auto">{put(head)}</p><h2>{put(tale.title)}</h2>'
        f"<figure>{alone(tale.cards, elements, label=put(tale.sentence))}<ul>{words}</ul></figure>"
        f'<p class="tale" dir="auto">{put(tale.words)}</p>'
        f'<p class="below" dir="auto">{below}</p></article>'
    )


def back(book: Book, put: Put) -> Iterator[str]:
    """Who is the best storyteller, once the story is over."""
    if book.ending:
        yield f'<footer dir="auto">{put(book.ending)}</footer>'
