"""Logs and reports of faults in the user's folder, for whoever is to mend them.

A log is kept to a few files of a bounded size, and so are the reports. A report of a fault in a
match is a record: it can be replayed, watched and played on, and begins with what went wrong.
"""

from __future__ import annotations

import platform
import sys
import time
from pathlib import Path

from wonderland.content import files, records
from wonderland.content.locks import locked
from wonderland.content.places import locks_folder, logs_folder
from wonderland.core.errors import BadInput
from wonderland.core.quoting import clean
from wonderland.core.record import Record

LOG = "wonderland.log"
LARGEST_LOG = 256 * 1024
"""Bytes after which a log is put aside and a new one begun."""
OLD_LOGS = 3
MOST_REPORTS = 30


def note(text: str) -> None:
    """Write a line into the log; nothing happens if the disk refuses."""
    path = logs_folder() / LOG
    line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {clean(text)}\n".encode("utf-8", "replace")
    try:
        with locked(locks_folder() / LOG):
            path.parent.mkdir(parents=True, exist_ok=True)
            if files.there(path) and path.lstat().st_size + len(line) > LARGEST_LOG:
                files.rotate(path, OLD_LOGS)
            files.append(path, line)
    except OSError:
        return  # a log that can't be written is no reason to end a match


def write_log(kind: str, text: str) -> Path | None:
    """Write a report and return its path; None if the disk refuses."""
    note(f"{kind}: {(text.strip().splitlines() or [''])[-1]}")
    return _report(kind, ".txt", clean(text))


def write_report(kind: str, text: str, record: Record) -> Path | None:
    """Write a report as a record that can be run: what went wrong stands before it, in comments.

    Returns: its path; None if the disk refuses.
    """
    note(f"{kind}: {(text.strip().splitlines() or [''])[-1]}")
    facts = [
        f"Wonderland on Python {platform.python_version()}, {sys.platform}, "
        f"{time.strftime('%Y-%m-%d %H:%M:%S')}; {len(record.moves)} lines, seed {record.seed}",
        "wonderland replay FILE shows where it happened; wonderland play --load FILE goes on.",
        *clean(text).splitlines(),
        *_last_of_log(),
    ]
    comments = "".join(f"# {line}".rstrip() + "\n" for line in facts)
    return _report(kind, records.SUFFIX, comments + records.write(record))


def _last_of_log() -> list[str]:
    try:
        raw = files.read_bytes(logs_folder() / LOG)
    except BadInput:
        return []
    said = clean(raw.decode("utf-8", "replace")).splitlines()[-20:]
    return ["The log:", *said] if said else []


def _report(kind: str, suffix: str, text: str) -> Path | None:
    folder = logs_folder()
    try:
        with locked(locks_folder() / folder.name):
            stamp, number = time.strftime("%Y%m%d-%H%M%S"), 1
            path = folder / f"{kind}-{stamp}{suffix}"
            while files.there(path):
                number += 1
                path = folder / f"{kind}-{stamp}-{number}{suffix}"
            files.save(path, text)
            _forget_old(folder)
    except (OSError, BadInput):
        return None
    return path


def _forget_old(folder: Path) -> None:
    """Keep the newest reports only."""
    reports = [path for path in folder.iterdir() if not path.name.startswith((".", LOG))]
    for path in sorted(reports, key=lambda path: path.lstat().st_mtime)[:-MOST_REPORTS]:
        path.unlink(missing_ok=True)
