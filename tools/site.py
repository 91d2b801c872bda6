"""``python3 run.py docs [--build FOLDER]``: the pages of the project as a site, shown or built.

The pages link to one another as they lie in the tree, so the site is made of a copy that lies alike.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PORT = 8000
PYTHON = """# Python

What other programs call. [Commands and Python](docs/commands.md) has examples.

```{eval-rst}
.. automodule:: wonderland.api
   :members:
```
"""
"""The page of the Python face, which is made from docstrings."""
SETTINGS = """
project = "Wonderland"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinxcontrib.mermaid"]
myst_fence_as_directive = ["mermaid"]
myst_heading_anchors = 3
html_theme = "furo"
"""
"""What the site's program reads (``conf.py``)."""


def menu() -> dict[str, list[str]]:
    """The parts of the menu, and the pages of each as they lie in the tree, without an ending."""
    docs = ROOT / "docs"
    tasks = sorted([*docs.glob("add-*.md"), *docs.glob("change-*.md"), *docs.glob("write-*.md")])
    games, measured = (sorted((docs / part).glob("*.md")) for part in ("games", "measured"))
    rest = sorted({*docs.glob("*.md")} - {*tasks, docs / "commands.md"})
    parts = {
        "Use it": [docs / "commands.md", ROOT / "python.md", ROOT / "CHANGELOG.md"],
        "How it is made": [ROOT / "ARCHITECTURE.md", *rest],
        "The games": games,
        "Change it": [ROOT / "CONTRIBUTING.md", *tasks],
        "Measured": measured,
    }
    return {
        part: [page.relative_to(ROOT).with_suffix("").as_posix() for page in pages] for part, pages in parts.items()
    }


def lay_out(pages: Path) -> None:
    """Copy the pages, and write what the site's program reads.

    Args:
        pages: a folder that is not there yet.
    """
    shutil.copytree(ROOT / "docs", pages / "docs")
    for page in ROOT.glob("*.md"):
        shutil.copy(page, pages)
    trees = [
        "\n".join(["```{toctree}", ":hidden:", f":caption: {part}", *names, "```", ""])
        for part, names in menu().items()
    ]
    index = pages / "README.md"
    (pages / "index.md").write_text("\n".join([index.read_text("utf-8"), *trees]), "utf-8")
    index.unlink()
    (pages / "python.md").write_text(PYTHON, "utf-8")
    (pages / "conf.py").write_text(SETTINGS, "utf-8")


def build(site: Path) -> int:
    """Build the site into a folder; a link that leads nowhere is an error."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder) / "pages"
        lay_out(pages)
        program = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", "auto"]
        return subprocess.run([*program, str(pages), str(site)], cwd=ROOT, check=False).returncode


def serve(site: Path) -> None:
    """Show a site in a browser until Ctrl+C is pressed."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", PORT), handler) as server:
        print(f"The pages are at http://127.0.0.1:{PORT}/; Ctrl+C ends this.", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def main(arguments: list[str]) -> int:
    """Show the site, or build it."""
    parser = argparse.ArgumentParser(prog="run.py docs", description="The pages as a site.")
    parser.add_argument("--build", metavar="FOLDER", type=Path, help="write it there and end")
    folder: Path | None = parser.parse_args(arguments).build
    if folder is not None:
        return build(folder.resolve())
    with tempfile.TemporaryDirectory() as made:
        site = Path(made)
        failed = build(site)
        if not failed:
            serve(site)
        return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
