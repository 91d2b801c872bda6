"""How small and how large a window may be, in pixels."""

LEAST = (240, 150)
"""The least width and height: no layout is tried below, and a smaller window would show a corner of one."""
MOST = 16384
"""The most of either."""
