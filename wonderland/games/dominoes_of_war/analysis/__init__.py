"""Looking back on a match: its turns, what was decided in them, and what the tiles brought."""
