"""A book as EPUB 3, which is a zip archive of pages: the standard library suffices for it."""

from __future__ import annotations

import uuid
import zipfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from io import BytesIO

from wonderland.core.message import say
from wonderland.games.storytellers.book.page import STYLE, back, escaped, front, tale_of
from wonderland.games.storytellers.book.picture import Elements
from wonderland.games.storytellers.book.tales import Book

MIMETYPE = "application/epub+zip"
_CONTAINER = (
    '<?xml version="1.0"?>\n<container version="1.0" '
    'xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile '
    'full-path="book/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'
)
Put = Callable[[str], str]


def written(book: Book, told: Put, elements: Elements) -> bytes:
    """The archive of a book.

    Args:
        book: it.
        told: puts messages into a language.
        elements: finds drawings.
    """

    def put(text: str) -> str:
        return escaped(told(text))

    pages = [*_pages(book, put, elements)]
    found = BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", MIMETYPE, zipfile.ZIP_STORED)  # first, and not compressed
        archive.writestr("META-INF/container.xml", _CONTAINER)
        archive.writestr("book/content.opf", _package(book, put, pages))
        archive.writestr("book/style.css", STYLE)
        archive.writestr("book/nav.xhtml", _contents(book, put, pages))
        for number, (title, body) in enumerate(pages):
            archive.writestr(f"book/page-{number}.xhtml", _page(title, body))
    return found.getvalue()


def _pages(book: Book, put: Put, elements: Elements) -> Iterator[tuple[str, str]]:
    """Each page's title and what it holds."""
    yield put(book.title), "".join(front(book, put, elements))
    for tale in book.tales:
        yield put(tale.title), tale_of(tale, put, elements)
    if book.ending:
        yield put(say("The end")), "".join(back(book, put))


def _page(title: str, body: str, more: str = "") -> str:
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n'
        f'<html xmlns="http://www.w3.org/1999/xhtml"{more}><head><title>{title}</title>'
        f'<link rel="stylesheet" href="style.css"/></head><body><main>{body}</main></body></html>\n'
    )


def _contents(book: Book, put: Put, pages: list[tuple[str, str]]) -> str:
    items = "".join(f'<li><a href="page-{number}.xhtml">{title}</a></li>' for number, (title, _) in enumerate(pages))
    more = ' xmlns:epub="http://www.idpf.org/2007/ops"'
    return _page(put(book.title), f'<nav epub:type="toc"><ol>{items}</ol></nav>', more)


def _package(book: Book, put: Put, pages: list[tuple[str, str]]) -> str:
    digest = blake2b("".join(body for _, body in pages).encode(), digest_size=16).digest()
    items = "".join(
        f'<item id="page-{number}" href="page-{number}.xhtml" media-type="application/xhtml+xml" properties="svg"/>'
        if "<svg" in body
        else f'<item id="page-{number}" href="page-{number}.xhtml" media-type="application/xhtml+xml"/>'
        for number, (_, body) in enumerate(pages)
    )
    spine = "".join(f'<itemref idref="page-{number}"/>' for number in range(len(pages)))
    authors = "".join(f"<dc:creator>{put(name)}</dc:creator>" for name in book.tellers)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="id">urn:uuid:{uuid.UUID(bytes=digest)}</dc:identifier>'
        f"<dc:title>{put(book.title)}</dc:title>{authors}<dc:language>{_LANGUAGE}</dc:language>"
        f'<meta property="dcterms:modified">{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}</meta></metadata>'
        '<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" '
        'properties="nav"/><item id="style" href="style.css" media-type="text/css"/>'
        f"{items}</manifest><spine>{spine}</spine></package>\n"
    )


_LANGUAGE = "und"
"""Players write in whatever languages they like."""
