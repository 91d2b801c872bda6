"""How large words are set: the few sizes that screens share, in logical pixels.

A screen's own title may be as large as it likes; what is said alike on all screens is set alike.
"""

from __future__ import annotations

FINE_PRINT = 13.0
"""Keys beside buttons, axes, marks: read only when looked for."""
SMALL = 14.0
"""What is said below or beside something, in quieter letters."""
NOTE = 15.0
"""Notes, and the names of parts."""
PLAIN = 16.0
"""Labels, buttons, and most that is read."""
LARGE = 18.0
"""Paragraphs that stand alone, and numbers that are looked at."""
HEADING = 20.0
"""The title of a card or of a part of a screen."""
BAR_TITLE = 24.0
"""What the bar over a table says."""
