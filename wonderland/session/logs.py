"""Reports of faults in the user's folder, for whoever is to mend them."""

from __future__ import annotations

import time
from pathlib import Path

from wonderland.content.places import logs_folder


def write_log(kind: str, text: str) -> Path | None:
    """Write a report and return its path; None if the disk refuses."""
    path = logs_folder() / f"{kind}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path
