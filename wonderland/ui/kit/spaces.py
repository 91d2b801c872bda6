"""How far things stand apart, and how high controls are: the few lengths that screens share.

All are logical pixels. What belongs together stands nearer than what doesn't: so a screen chooses
one of these by what lies on both sides of it, and measures of its own are left for what is its own.
"""

from __future__ import annotations

HAIR = 2.0
"""Between two lines of the same words."""
TIGHT = 4.0
"""Between parts of one control, and from its edge to its words at the least."""
NEAR = 6.0
"""Between controls that belong together."""
GAP = 8.0
"""Between rows of a list, and between words and what stands beside them."""
APART = 12.0
"""Between what is told and what is done about it."""
PAD = 16.0
"""From the edge of a box to what is in it."""
MARGIN = 24.0
"""From the edge of the screen to what stands on it."""
BAR = 54.0
"""The bar at the top of a screen that is not the table."""
CONTROL, LOW_CONTROL = 32.0, 28.0
"""The height of a control: in a bar, and in a row among words."""
CORNER = 8.0
"""How round the corners of cards, rows and boxes are; those of controls: ``brush.RADIUS``."""
